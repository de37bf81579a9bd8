"""Forced wins, each compared with a search of everything or with a slow obvious twin."""

import pytest

import catlib
from catlib.solving import TableFull
from catlib.solving import forced_win as search

from .exhaustive import exhaustive


def forced_win(game, state=None, **options):
    """A search with a small table."""
    return search(game, state, **{"positions": 10_000, "compile": False} | options)


def outcome(game, state, plies):
    """Who can force a win within so many actions, by trying everything."""
    if game.is_terminal(state):
        first, second = game.returns(state)
        return None if first == second else int(second > first)
    if plies == 0:
        return None
    mover = game.current_player(state)
    after = [outcome(game, game.child(state, action), plies - 1) for action in game.legal_actions(state)]
    if mover in after:
        return mover
    return None if None in after else 1 - mover


def positions(game, state, depth):
    """Every position after a number of actions."""
    if depth == 0 or game.is_terminal(state):
        return [state]
    children = [game.child(state, action) for action in game.legal_actions(state)]
    return [found for child in children for found in positions(game, child, depth - 1)]


def test_nim_by_everything():
    """Who wins each heap is what a search of everything says, and the line ends there."""
    game = catlib.load("heaps")
    for state in positions(game, game.initial_state(), 2):
        if game.is_terminal(state):
            continue
        found, values = forced_win(game, state), exhaustive(game, state).values
        assert max(range(2), key=lambda seat: values[seat]) == found.winner
        for action in found.line:
            state = game.child(state, action)
        assert game.is_terminal(state)
        assert list(values) == game.returns(state)


def test_tictactoe_is_a_draw():
    """Nobody can ever force a win at noughts and crosses, which a closed set of positions proves for both."""
    found = forced_win(catlib.load("tictactoe"), depth=9)
    assert found.winner is None
    assert "exact" == found.mark
    assert found.safe is not None


def test_tictactoe_by_trying():
    """Positions after three moves: who wins within six, and no sooner than it says."""
    game = catlib.load("tictactoe")
    for state in positions(game, game.initial_state(), 3)[::23]:
        found = forced_win(game, state, depth=6, prove=False)
        assert outcome(game, state, 6) == found.winner
        if found.plies is not None:
            assert outcome(game, state, found.plies - 1) is None
            assert found.plies == len(found.line)


def test_options():
    """Each first action leads to what a search from the position after it finds."""
    game = catlib.load("tictactoe")
    state = game.initial_state()
    for action in (0, 1, 3):
        state = game.child(state, action)
    found = forced_win(game, state)
    assert found.winner is not None
    for option in found.options:
        child = forced_win(game, game.child(state, option.action), depth=found.plies + 1, prove=False)
        assert (child.winner, child.plies) == (option.winner, option.plies)


def test_engines_agree():
    """Compiled or plain, the same positions are opened."""
    game = catlib.load("tictactoe")
    assert forced_win(game, depth=5) == forced_win(game, depth=5, compile=True)


@pytest.mark.parametrize(("call", "sentence"), [
    (lambda: forced_win(catlib.load("hog")), "chance decides on the way"),
    (lambda: forced_win(catlib.load("tictactoe"), positions=5), "positions=5: .* give more room"),
    (lambda: forced_win(catlib.load("tictactoe"), depth=0), "depth=0: expected a whole number from 1"),
    (lambda: forced_win(catlib.load("cat_cab", players=3)), "3 seats play; a win is forced between two")])
def test_sentences(call, sentence):
    """What cannot be searched is said in a sentence."""
    with pytest.raises(ValueError, match=sentence):
        call()


def test_room():
    """A table that is too small is an error of its own, which a caller can catch."""
    with pytest.raises(TableFull):
        forced_win(catlib.load("tictactoe"), positions=5)
