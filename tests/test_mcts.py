"""Tree search on games whose values are known, and the same in both engines."""

import math
import re
from functools import reduce

import pytest

from catlib import load
from catlib.engine import kernels
from catlib.rules import rule
from catlib.solving import mcts, player
from catlib.solving import tree_search as module
from catlib.solving.uct import hurry

from .exhaustive import exhaustive


@pytest.fixture
def nim():
    return load("heaps")


@pytest.fixture
def tictactoe():
    return load("tictactoe")


def after(game, *actions):
    """The state after some actions."""
    return reduce(game.child, actions, game.initial_state())


@pytest.mark.parametrize(("name", "house", "options"), [
    ("hog", {}, {}),
    ("hog", {}, {"rollout": ["hold at 20", "random"], "exploration": 0.3}),
    ("hog", {}, {"limit": 9}),
    ("hog", {}, {"nodes": 40}),
    ("heaps", {"players": 3, "slips": True}, {}),
    ("heaps", {"players": 3}, {"limit": 2}),
    ("tictactoe", {}, {"trees": 3}),
    ("keeper", {"dice": 3}, {"rollout": "stop"})])
def test_engines_grow_the_same_tree(name, house, options):
    """For the same seed the compiled and the plain engine find the same, to the last digit."""
    game = load(name, **house)
    state = decision(game)
    fast, plain = (mcts(game, state, simulations=600, seed=11, compile=c, **options) for c in (True, False))
    assert plain == fast
    assert fast.simulations == 600
    assert sum(fast.visits.values()) == 600
    assert fast.mark == "estimate"


def decision(game):
    """The first decision when every chance gives its first outcome."""
    state = game.initial_state()
    while game.is_chance_node(state):
        state = game.child(state, 0)
    return state


@pytest.mark.parametrize(("heaps", "best"), [
    ((3, 4, 5), "2 from heap 1"), ((1, 2, 4), "1 from heap 3"), ((7,), "7 from heap 1")])
def test_search_finds_the_winning_move(heaps, best):
    """Search finds the one winning move of nim, worth nearly 1 and coming nearer."""
    nim = load("heaps", heaps=heaps)
    found = mcts(nim, simulations=20_000, seed=1)
    assert best == nim.action_to_string(nim.initial_state(), found.best)
    assert found.best == exhaustive(nim).best
    assert found.value[0] > 0.8
    assert sum(found.value) == pytest.approx(1)
    assert mcts(nim, simulations=100, seed=1).value[0] < found.value[0]


def test_search_with_chance_comes_near_the_exact_value():
    """In slippery nim the best action is found and its worth comes near the exact one, and nearer with time."""
    nim = load("heaps", heaps=(3, 4), slips=True)
    exact = exhaustive(nim)
    found = mcts(nim, simulations=50_000, seed=2)
    options = {option.action: option for option in found.options}
    assert found.best == exact.best
    assert options[found.best].value.value == pytest.approx(float(exact.values[0]), abs=0.03)


def test_search_in_pig_comes_near_the_published_value():
    """Who starts optimal pig wins 53.06% of games; T. Neller and C. Presser, Optimal play of Pig (2004)."""
    found = mcts(load("hog"), simulations=100_000, seed=1, rollout="hold at 20")
    assert (1 + found.value[0]) / 2 == pytest.approx(0.5306, abs=0.01)
    assert found.best == 1


def test_visits_of_a_sure_loss_stay_few(nim):
    """The search spends its time on what pays."""
    found = mcts(nim, simulations=20_000, seed=1)
    assert found.visits[found.best] > 10_000
    assert found.regret(found.best) == 0
    worst = min(found.visits, key=lambda action: found.visits[action])
    assert found.regret(worst) > 0.3


def test_interval_is_the_textbook_one(nim):
    """The interval of an action tried once a simulation is the mean's: here payoffs of 0 and 1 for one action."""
    one = load("heaps", heaps=(1, 1, 1, 1), slips=True)
    found = mcts(one, simulations=4000, seed=1, limit=1000)
    for option in found.options:
        p, n = option.value.value, option.visits
        half = 1.959964 * math.sqrt(p * (1 - p) / (n - 1))
        assert option.value.high - p == pytest.approx(half)
        assert p - option.value.low == pytest.approx(half)
        assert n == option.value.games
        assert p == option.values[0]


@pytest.mark.parametrize("workers", [2, 8, None])
def test_workers_do_not_matter(workers):
    """Four trees on one thread, two or eight give the identical result."""
    pig = load("hog", target=40)
    alone = mcts(pig, simulations=3001, seed=5, trees=4, workers=1)
    assert alone == mcts(pig, simulations=3001, seed=5, trees=4, workers=workers)
    assert alone.simulations == 3001
    assert alone != mcts(pig, simulations=3001, seed=6, trees=4, workers=1)


def test_clock_only_sets_the_number():
    """A search by the clock is the search of that many simulations."""
    pig = load("hog", target=40)
    timed = mcts(pig, seconds=0.05, seed=3)
    assert timed.simulations >= module.SLICE
    assert timed == mcts(pig, simulations=timed.simulations, nodes=module.MOST_NODES, seed=3)
    assert mcts(pig, seconds=60, simulations=300, seed=3).simulations == 300


def test_full_tree_stops_growing():
    """A tree that is full says so, grows no more and goes on counting."""
    pig = load("hog", target=40)
    found = mcts(pig, simulations=5000, seed=1, nodes=25)
    assert found.full
    assert found.nodes == 25
    assert sum(found.visits.values()) == 5000
    assert not mcts(pig, simulations=20, seed=1).full


def test_rows_of_edges_grow(nim, monkeypatch):
    """Rows of edges that are lengthened on the way hold the same tree as rows that were long from the start."""
    nim = load("heaps", heaps=(9, 9, 9, 9), counted=True)
    grown = mcts(nim, simulations=2000, seed=1)
    assert grown.nodes * nim.num_distinct_actions > 2 * module.SLICE * module.EDGES_PER_NODE
    monkeypatch.setattr(module, "EDGES_PER_NODE", 1000)
    assert grown == mcts(nim, simulations=2000, seed=1)


def test_playouts_that_are_cut():
    """A playout cut by the limit is worth an equal share of what was paid, or what the game's heuristic says."""
    pig = load("hog", target=40)
    found = mcts(pig, simulations=500, seed=1, limit=5)
    assert found.cut == 500
    assert found.value == (0, 0)
    assert "500 playouts were cut: worth an equal share for every seat" in str(found)
    nim = load("heaps")
    by_heuristic = mcts(nim, simulations=500, seed=1, limit=1)
    assert by_heuristic.cut == 500
    assert nim.action_to_string(nim.initial_state(), by_heuristic.best) == "2 from heap 1"
    assert {option.value.value for option in by_heuristic.options} == {0, 1}
    assert "worth what the game's heuristic says" in str(by_heuristic)


@pytest.mark.parametrize("name", ["kuhn", "tictactoe"])
def test_wins_are_counted_alike_in_both_engines(name):
    """What a game pays does not matter, only who won; a chance is between 0 and 1."""
    game = load(name)
    state = game.initial_state()
    while game.is_chance_node(state):
        state = game.child(state, game.chance_weights(state)[0][0])
    plain, fast = (mcts(game, state, simulations=200, seed=3, wins=True, compile=c) for c in (False, True))
    assert plain == fast
    assert all(0 <= value <= 1 for option in fast.options for value in option.values)


def test_a_step_takes_a_little_of_a_win():
    """Of equal wins the soonest counts most, of equal losses the latest; both engines agree."""
    row = [1.0, 0.0]
    hurry(row, 0.1)
    assert pytest.approx([0.95, 0.05]) == row
    game = load("tictactoe")
    state = game.initial_state()
    for cell in (0, 3, 1, 8):  # 2 wins at once
        state = game.child(state, cell)
    plain, fast = (mcts(game, state, simulations=300, seed=1, haste=1e-3, compile=c) for c in (False, True))
    assert plain == fast
    assert fast.best == 2
    assert {option.action: option.value.value for option in fast.options}[2] == pytest.approx(0.999)


def test_heuristic_sets_the_scale(nim, monkeypatch):
    """Where no game ends and no payoffs are declared, those of the heuristic tell good from bad."""
    monkeypatch.setattr(nim.rules, "PAYOFFS", None)
    found = mcts(nim, simulations=500, seed=1, limit=1)
    assert nim.action_to_string(nim.initial_state(), found.best) == "2 from heap 1"
    assert found.visits[found.best] > 300


@rule
def undecided(setup, state, out):
    """Three quarters to whoever moves."""
    for seat in range(setup.seats):
        out[seat] = 0.75 if seat == state.seat else 0.25


@pytest.mark.parametrize("compiled", [False, True])
def test_heuristic_may_speak_in_fractions(nim, monkeypatch, compiled):
    """What a heuristic says between win and loss reaches the values whole, in both engines."""
    monkeypatch.setattr(nim.rules, "evaluate", undecided)
    found = mcts(nim, simulations=200, seed=1, limit=1, compile=compiled and kernels.has_wasm())
    assert found.value == (0.25, 0.75)


def test_equal_share_is_the_mean_payoff(monkeypatch):
    """The share of a cut playout is the mean of what finished ones paid, so values still add up to one sum."""
    nim = load("heaps", players=3, heaps=(3, 3, 3))
    monkeypatch.setattr(nim.rules, "evaluate", None)
    found = mcts(nim, simulations=2000, seed=1, limit=5)
    assert 0 < found.cut < 2000
    assert sum(found.value) == pytest.approx(1, abs=0.01)  # before the first end there is nothing to share


def test_positions_that_return_are_no_trap():
    """A run of holds returns to where it began; every simulation counts once all the same."""
    found = mcts(load("hog", target=10), simulations=3000, seed=1)
    assert sum(found.visits.values()) == 3000
    assert all(option.visits > 0 for option in found.options)


def test_untried_actions_are_not_judged():
    """With fewer simulations than actions the untried have an endless interval and are not shown."""
    found = mcts(load("heaps"), simulations=3, seed=1)
    untried = [option for option in found.options if not option.visits]
    assert len(untried) == 9
    assert untried[0].value.high == math.inf
    assert len(str(found).splitlines()) == 4
    assert found.visits[found.best] == 1
    with pytest.raises(KeyError):
        found.regret(untried[0].action)


def test_nothing_given_is_changed(nim):
    """A search leaves the state it was given as it was."""
    state = nim.initial_state()
    kept = state.copy()
    mcts(nim, state, simulations=100, compile=False)
    mcts(nim, state, simulations=100, compile=True)
    assert kept == state


# Bots that search


def test_searching_bot_is_a_function_of_state_and_draw(tictactoe):
    """The same state and draw give the same action; a single action is taken without search."""
    bot = player(tictactoe, simulations=200)
    state = after(tictactoe, 0)
    assert bot(state, 0.3) == bot(state, 0.3) == mcts(tictactoe, state, simulations=200, seed=int(0.3 * 2**32)).best
    last = after(tictactoe, 0, 1, 2, 4, 3, 5, 7, 6)
    assert bot(last, 0.5) == 8


# Bad input


@pytest.mark.parametrize(("options", "sentence"), [
    ({"simulations": 0}, "simulations=0: expected a whole number from 1 to 1000000000"),
    ({"simulations": math.nan}, "simulations=nan: expected a whole number from 1 to 1000000000"),
    ({"seconds": 0}, "seconds=0: expected a number above 0"),
    ({"seconds": math.nan}, "seconds=nan: expected a number above 0"),
    ({"exploration": -1}, "exploration=-1: expected a number above 0"),
    ({"seed": -1}, "seed=-1: expected a whole number from 0 to 4294967295"),
    ({"trees": 0}, "trees=0: expected a whole number from 1 to 1024"),
    ({"workers": 0}, "workers=0: expected a whole number from 1 to 1024"),
    ({"limit": 0}, "limit=0: expected a whole number from 1 to 1000000000"),
    ({"nodes": 0}, "nodes=0: expected a whole number from 1 to 1000000000"),
    ({"rollout": "coin"}, "rollout='coin': playouts need a bot written as a rule; those are random, hold at 20"),
    ({"rollout": ["random"]}, "rollout: 1 names; Pig has 2 seats here")])
def test_bad_input(options, sentence):
    """What cannot be searched is refused in one sentence that says what can."""
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        mcts(load("hog"), **options)


def test_no_decision_no_search():
    """Where chance decides or the game is over there is nothing to search."""
    pig = load("hog", target=2)
    with pytest.raises(ValueError, match="chance decides here"):
        mcts(pig, after(pig, 1))
    with pytest.raises(ValueError, match="the game is over"):
        mcts(pig, after(pig, 1, 5, 0))
    with pytest.raises(ValueError, match="takes its seed from the draw"):
        player(pig, seed=1)
