"""Hidden hands solved: bounds that hold, an exact twin on open games, both engines, and what cannot be solved."""

import pytest

from catlib import load
from catlib.game import classics
from catlib.solving import TooLarge, cfr, distribution, remembered, solve


@pytest.mark.wasm
def test_both_engines_find_the_same():
    """Every number is the same in plain Python and in WebAssembly."""
    game = load("kuhn_poker")
    assert cfr(game, 50, compile=False) == cfr(game, 50, compile=True)


def test_the_gap_closes():
    """More rounds are exploited less, and the value of the game stays between the bounds."""
    game = load("kuhn_poker")
    gaps = [cfr(game, n) for n in (1, 10, 100, 1000)]
    assert sorted(gaps, key=lambda found: -found.exploitability) == gaps
    assert all(found.low <= -1 / 18 <= found.high for found in gaps)


def test_an_open_game_is_solved_as_by_looking_at_all():
    """Where nothing is hidden, the bounds hold what minimax says."""
    game = load("nim", first=1, second=2, third=2)
    found = cfr(game, 300)
    assert found.low <= solve(game).value <= found.high
    assert found.exploitability < 0.01


def test_strategies_are_read_by_what_is_seen():
    """A king that faces a bet is always called with; the strategies of a seat add up to 1."""
    found = cfr(load("kuhn_poker"), 1000)
    assert 12 == len(found.information_sets)
    assert found.strategy(1, card=[0, 3], moves=1, paid=[2, 1])["bet"] > 0.999
    assert all(abs(sum(one.strategy.values()) - 1) < 1e-9 for one in found.information_sets)
    with pytest.raises(KeyError, match="seat 0 decides nowhere where it sees"):
        found.strategy(0, card=[9, 9])
    assert str(found).startswith("-0.0555") or str(found).startswith("-0.0556")


def test_a_strategy_is_that_of_the_seat_that_is_asked_for():
    """Both seats of Nim see the same heaps; a seat is told of its own decisions alone."""
    found = cfr(load("nim", first=1, second=1, third=1), 20)
    for seat in (0, 1):
        told = [one.strategy for one in found.information_sets if one.seat == seat]
        assert told[0] is found.strategy(seat)
    assert found.strategy(0) is not found.strategy(1)


def test_payoffs_that_add_up_to_another_sum_move_the_value(forget_games, tmp_path):
    """Three more for each seat make the game worth three more to the first, with bounds as near."""
    text = classics()["kuhn_poker"].read_text(encoding="utf-8")
    old = "out[winner], out[1 - winner] = state.paid[1 - winner], -state.paid[1 - winner]"
    assert old in text
    new = "out[winner], out[1 - winner] = 3 + state.paid[1 - winner], 3 - state.paid[1 - winner]"
    (tmp_path / "rich.py").write_text(text.replace(old, new).replace("(-2, 2)", "(1, 5)"), encoding="utf-8")
    plain, rich = (cfr(load(path), 200) for path in ("kuhn_poker", tmp_path / "rich.py"))
    assert (plain.low + 3, plain.high + 3) == pytest.approx((rich.low, rich.high), abs=1e-6)


def test_what_comes_back_is_remembered_again():
    """A seat remembers each time that what it sees changes, and what it saw in between; what stays is said once."""
    game = load("hog")
    one, other = game.initial_state(), game.child(game.initial_state(), 1)
    known = ()
    for state in (one, one, other, one, one, other):
        known = remembered(game, state, 0, known)
    assert 4 == len(known)
    assert known[0] == known[2] != known[1] == known[3]


def test_what_cannot_be_solved():
    """More players, or more ways to go on than were allowed."""
    with pytest.raises(ValueError, match="Cat Cab Crew: 3 seats play; this is for one or two"):
        cfr(load("cat_cab", players=3))
    with pytest.raises(TooLarge, match="nodes=100: Nim can go on in more ways than that"):
        cfr(load("nim"), nodes=100)


def test_a_tree_may_have_as_many_nodes_as_were_allowed():
    """All that Kuhn poker can become, and not one fewer."""
    game = load("kuhn_poker")
    there = cfr(game, 1).nodes
    assert there == cfr(game, 1, nodes=there).nodes
    with pytest.raises(TooLarge, match=f"nodes={there - 1}: Kuhn poker can go on in more ways than that"):
        cfr(game, 1, nodes=there - 1)


@pytest.mark.parametrize("policy", ["best", 3])
def test_a_policy_that_there_is_not_is_refused(policy):
    """The sentence names the two kinds that there are."""
    game = load("pig", target=2)
    with pytest.raises(ValueError, match=f'policy={policy!r}: expected "uniform", or a function from a state'):
        distribution(game, game.initial_state(), lambda state: False, policy)
