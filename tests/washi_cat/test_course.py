"""The course of a game: how it begins, what is counted meanwhile, and what is measured at its end."""

import pytest

from catlib import TERMINAL
from catlib.games.washi_cat import phases
from catlib.games.washi_cat.rules import chance_weights

from .positions import empty, play, position, washi

SMALL = empty(4, 5, drawn_fish=[["a1", "a4"], ["e4", "e1"]], drawn_cats=[["c1"], ["c4"]])
SEWERS = empty(sewers=[{"colour": "green", "cells": ["a2", "d2"]}, {"colour": "green", "cells": ["b3", "e3"]}])


def begun(first=0, **house):
    """A drawn board before the first turn, with the seat that begins."""
    game = washi(SMALL, drawing="board", first_player="random", **house)
    return game, game.child(game.initial_state(), first)


def test_no_cat_is_anywhere_before_it_is_drawn():
    """No fish and no line either."""
    state = washi().initial_state()
    assert ([-1] * 4, [0] * 4) == ([*state.head], [*state.fish])
    assert not any(state.line)


def test_either_seat_begins_by_chance():
    """Two outcomes that are alike, whatever was counted before; then that seat has the first turn."""
    game = washi(SMALL, drawing="board", first_player="random")
    weights = [9] * phases.MOVE
    assert [1, 1] == weights[: chance_weights(game.setup, game.initial_state(), weights)]
    assert [0, 1] == [begun(first)[1].player for first in range(2)]


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_turns_are_counted_from_the_first(limit):
    """With a limit of that many turns that many are taken."""
    game, state = begun(turn_limit=limit)
    for taken in range(limit):
        assert (taken, phases.UNFINISHED) == (state.turn, state.ended)
        state = game.child(state, game.legal_actions(state)[0])
    assert (TERMINAL, phases.BY_LIMIT) == (game.current_player(state), state.ended)


def test_sewers_that_are_blocked_stay_so():
    """One pair after the other."""
    game = washi(SEWERS)
    for first, second in (("a2", "b3"), ("b3", "a2")):
        state = play(game, position(game, "a3", "e4"), f"cat to {first}")
        assert 1 << (first == "b3") == state.dead
        state = play(game, position(game, "a3", "e4", dead=state.dead), f"cat to {second}")
        assert 0b11 == state.dead


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("winner", [0, 1, None])
def test_the_winner_is_the_one_who_began_or_the_other(first, winner):
    """1 is the one who began, 2 the other, 0 nobody."""
    game = washi(turn_limit=1, first_player="random")
    state = position(game, "c2", "c3", carrying="" if winner is None else "c2 c3", first=first, seat=winner or 0)
    state = play(game, state, {0: "cat to c1", 1: "cat to c4", None: "cat to b2"}[winner])
    assert {first: 1, 1 - first: 2, None: 0}[winner] == game.measures(state)["start of the winner"]


@pytest.mark.parametrize("seat", [0, 1])
def test_each_seat_is_measured_by_itself(seat):
    """What one has taken, brought home, used up and drawn is nothing of the other's."""
    game = washi(empty(4, 7, cats=2))
    mine, theirs = {"carrying": "b2", "delivered": "a1"}, "g4 f4"
    cats = {"red": "a1 b2", "blue": theirs} if seat == 0 else {"red": theirs, "blue": "a1 b2"}
    state = position(game, **cats, **mine)
    state.specials[seat] = 0
    measured = game.measures(state)
    told = {"fish taken by": (2, 0), "deliveries of": (1, 0), "specials used by": (2, 0),
            "spaces with a line of": (2, 2)}
    assert {name: pair if seat == 0 else pair[::-1] for name, pair in told.items()} == {
        name: (measured[f"{name} seat 1"], measured[f"{name} seat 2"]) for name in told}
