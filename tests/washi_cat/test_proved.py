"""The chance to win is exact where a small board is worked out, and an estimate elsewhere."""

from fractions import Fraction

import pytest

from catlib import load
from catlib.games.washi_cat.goals import proved
from catlib.games.washi_cat.odds import solve
from catlib.play import worth
from catlib.play.valuing import WIN


def tiny(**house):
    """The board of 4 rows and 5 columns, drawn beforehand."""
    return load("washi_cat", board="tiny", drawing="board", **house)


@pytest.mark.parametrize("specials", [0, 1])
def test_a_proved_chance_is_that_of_the_solved_game(specials):
    """Every move is worth 1 or 0, as who can force a win after it."""
    game, endless = tiny(specials=specials), tiny(specials=specials, turn_limit=0)
    state = game.initial_state()
    forced = {a: solve(endless, endless.child(state, a), prove=False).winner for a in game.legal_actions(state)}
    found = worth(game, state, WIN)
    assert "exact" == found.mark
    assert {a: Fraction(winner == 0) for a, winner in forced.items()} == {o.action: o.value for o in found.options}


@pytest.mark.parametrize("specials", [0, 1])
def test_advice_leads_to_a_win_and_never_in_circles(specials):
    """Of equal wins the soonest is best, of equal losses the latest: every move of both brings the end one nearer."""
    game = tiny(specials=specials)
    state = game.initial_state()
    plies = []
    while not game.is_terminal(state):
        best = worth(game, state, WIN).best
        assert best.best
        plies.append(proved(game, state)[best.action][1])
        state = game.child(state, best.action)
    assert list(range(len(plies) - 1, -1, -1)) == plies


@pytest.mark.parametrize("specials", [0, 1])
def test_what_is_proved_can_be_said(specials):
    """A chance that is proved is 0 or 100%."""
    game = tiny(specials=specials)
    found = worth(game, game.initial_state(), WIN)
    assert "100.0%" == found.say(found.best.value)


def test_what_is_not_proved_is_left_to_the_search():
    """Large boards, drawings and lines of which the solver cannot tell enough are not proved."""
    for board in ("garden", "default"):
        game = load("washi_cat", board=board)
        assert proved(game, game.initial_state()) is None
    game = load("washi_cat", board="small")
    assert proved(game, game.initial_state()) is None
    game = tiny(own_tail=False)
    assert proved(game, game.initial_state()) is None


def test_a_win_is_proved_only_if_it_comes_before_the_last_turn():
    """Counted from the first turn of the game, however late it is."""
    game = tiny(specials=0)
    state = game.initial_state()
    for _ in range(3):
        state = game.child(state, worth(game, state, WIN).best.action)
    ends = {game.child(state, action).turn + plies for action, (_, plies) in proved(game, state).items()}
    for turns in range(1, max(ends) + 2):
        assert (turns < max(ends)) == (proved(tiny(specials=0, turn_limit=turns), state) is None)


def test_where_nobody_can_force_a_win_nothing_is_proved():
    """With two special moves each the small board goes on for ever, so the chance is a question of play."""
    game = tiny()
    assert proved(game, game.initial_state()) is None
    assert worth(game, game.initial_state(), WIN, simulations=200).mark.startswith("estimate")
