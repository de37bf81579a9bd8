"""Fingerprints of the rules: a slow twin, node counts, the value of random play, engines, and the half turn."""

import random
from fractions import Fraction as F
from functools import cache
from typing import get_args

import pytest

from catlib import TERMINAL
from catlib.games.washi_cat.boards import COLUMNS, ROWS, SIDES, cell_number, read_board
from catlib.games.washi_cat.phases import CAT_MOVES, JUMP, MOVE, PASS, POP, STEP, TURN, kind_of
from catlib.games.washi_cat.rules import evaluate
from catlib.games.washi_cat.setup import HouseRules
from catlib.play import walk
from catlib.play.testing import outcomes
from catlib.solving import exact

from ..exhaustive import levels
from .mirror import mirrored, mirrored_action
from .positions import empty, washi
from .twin_turns import Twin

PATH = empty(3, 4, drawn_fish=[["a1", "a3"], ["d3", "d1"]], drawn_cats=[["b1"], ["c3"]])
PIPES = empty(4, 4, drawn_fish=[["a1", "a4"], ["d4", "d1"]], drawn_cats=[["b1"], ["c4"]],
    walls=[["b2", "c2"], ["c3", "b3"]],
    sewers=[{"colour": "green", "cells": ["a2", "d2"]}, {"colour": "green", "cells": ["a3", "d3"]}])
MATES = empty(4, 5, 2, drawn_fish=[["c1", "a4"], ["c4", "e1"]], drawn_cats=[["b1", "d1"], ["d4", "b4"]],
    walls=[["c2", "c3"]],
    sewers=[{"colour": "green", "cells": ["a2", "e2"]}, {"colour": "green", "cells": ["a3", "e3"]}])
HOUSES = empty(4, 4, drawn_fish=[["a1", "a4"], ["d4", "d1"]], drawn_cats=[["b1"], ["c4"]],
    buildings=[{"corners": ["b2", "c3"], "exits": [["b2", "b1"], ["c3", "c4"], ["b3", "a3"], ["c2", "d2"]]}])
RULES_OF_PLAY = ["own_line_blocks", "leaving", "own_tail", "landing", "jump_is_special"]
RULES_OF_PLAY += ["delivered_cats", "trapped", "cats_start"]
BOARDS = {"path": PATH, "pipes": PIPES, "houses": HOUSES, "mates": MATES, "tiny": "tiny", "small": "small"}


def drawn(name, **house):
    """A game on a board that is drawn on already."""
    return washi(BOARDS[name], drawing="board", **house)


def twin_of(game):
    """The position in which the twin begins."""
    return Twin.begin(game.house)


def move_of(action):
    """An action as the twin tells it."""
    if action == PASS:
        return None
    kinds = {STEP: "step", JUMP: "jump", POP: "sewer"}
    return (action - MOVE) // CAT_MOVES, kinds[kind_of(action)], SIDES[action % 4]


def compare(game, state, twin):
    """Everything that both tellings know of a position."""
    for s in range(2):
        cats = [2 * s + i for i in range(game.setup.cats)]
        assert [cat.at for cat in twin.table.cats[s]] == [divmod(state.head[c], COLUMNS) for c in cats]
        assert [cat.about for cat in twin.table.cats[s]] == [state.carry[c] for c in cats]
        for cat, told in zip(cats, twin.table.cats[s], strict=True):
            assert told.line == {
                divmod(c, COLUMNS)
                for c in range(ROWS * COLUMNS)
                if state.line[cat * ROWS + c // COLUMNS] >> c % COLUMNS & 1
            }
    assert list(twin.table.specials) == state.specials
    assert (twin.winner is None) == (not game.is_terminal(state))
    assert [1 if twin.winner == s else 0 for s in range(2)] == game.returns(state)
    if twin.winner is None:
        assert twin.seat == state.player
        assert set(twin.moves()) == {move_of(a) for a in game.legal_actions(state)}


def told_twice(game, seed, steps=None):
    """A random game, and one of the bots, in both tellings step by step; how it ended."""
    state, twin = game.initial_state(), twin_of(game)
    for action in walk(game, seed).actions[:steps]:
        compare(game, state, twin)
        state, twin = game.child(state, action), twin.after(move_of(action))
    compare(game, state, twin)
    return state.ended


@pytest.mark.parametrize(("name", "games"), [("path", 60), ("pipes", 60), ("tiny", 40), ("small", 7)])
def test_twin(name, games):
    """The same moves, the same positions, the same end."""
    game = drawn(name, turn_limit=60)
    assert len({told_twice(game, seed) for seed in range(games)}) > 1


def test_leaving_a_building_told_twice():
    """Random games on a board with a building, where own lines shut exits or not."""
    told = {}
    for leaving in ("as any step", "into an empty space"):
        game = drawn("houses", turn_limit=60, leaving=leaving)
        for seed in range(40):
            told_twice(game, seed)
        told[leaving] = levels(game, 6)
    assert told["as any step"] != told["into an empty space"]


def a_house(rng):
    """House rules of play: every third one is another than usual."""
    others = {name: get_args(HouseRules.model_fields[name].annotation) or (False, True) for name in RULES_OF_PLAY}
    changed = {name: rng.choice(values) for name, values in others.items() if rng.random() < 0.5}
    return changed | {"specials": rng.randint(0, 3), "turn_limit": rng.choice([0, 1, 7, 40])}


@pytest.mark.parametrize(("name", "games"), [("pipes", 25), ("houses", 15), ("mates", 12)])
def test_house_rules_told_twice(name, games):
    """Each game under house rules of its own: both tellings have the same moves, positions and ends."""
    assert 3 <= len({told_twice(drawn(name, **a_house(random.Random(seed))), seed, 60) for seed in range(games)})


@pytest.mark.stored
@pytest.mark.parametrize(("name", "decisions", "ends"), [
    ("path", [1, 2, 4, 10, 24, 58, 132, 280, 569, 1200], [0, 0, 0, 0, 0, 0, 2, 7, 17, 4]),
    ("pipes", [1, 2, 4, 12, 34, 91, 235, 652], [0, 0, 0, 0, 0, 2, 4, 6]),
    ("tiny", [1, 3, 9, 26, 76, 221, 633, 1841], None)])
def test_perft(name, decisions, ends):
    """Counts by depth, pinned: two steps at first on the path, as a fish lies west of each cat; three in the middle of
    an edge of the tiny board; with walls and sewers twelve ways after two moves and a first sewer."""
    counts = levels(drawn(name), len(decisions) - 1)
    assert decisions == [n for _, n, _ in counts]
    assert ends in (None, [n for _, _, n in counts])


@pytest.mark.stored
@pytest.mark.parametrize(("limit", "value"), [
    (9, [F(12515, 82944), F(64115, 248832)]), (10, [F(102665, 497664), F(64115, 248832)])])
def test_uniform_value_of_the_path_in_numbers(limit, value):
    """Random play is worth a fifth or a quarter; a tenth turn, which is blue's, changes what red can expect."""
    assert value == exact.uniform_value(drawn("path", specials=1, turn_limit=limit))


# The half turn


def positions(game, seed):
    """The positions of a game, drawings included."""
    return walk(game, seed).states


APART = {"cats_start": "one on each side"}


@pytest.mark.parametrize(("name", "house"), [
    *((name, {}) for name in ("default", "garden", "market", "small", "tiny")), ("small", APART)])
def test_mirrored_positions(name, house):
    """A half turn changes seats and nothing else: same moves, same results, same regions, opposite heuristic."""
    game = washi(name, drawing="random", **house)
    for seed in range(3):
        for state in positions(game, seed)[:: 1 if name == "tiny" else 5]:
            turned = mirrored(game.setup, state)
            assert state == mirrored(game.setup, turned)
            assert sorted(outcomes(game, turned)) == sorted(
                mirrored_action(game.setup, a) for a in outcomes(game, state)
            )
            assert game.returns(state) == game.returns(turned)[::-1]
            for action in outcomes(game, state):
                expected = mirrored(game.setup, game.child(state, action))
                assert expected == game.child(turned, mirrored_action(game.setup, action))


def test_mirrored_guesses():
    """The heuristic sees the other side as it sees this one."""
    game = washi("garden", drawing="random")
    for state in positions(game, 1):
        if state.phase == TURN:
            out, turned = [0.0, 0.0], [0.0, 0.0]
            evaluate(game.setup, state, out)
            evaluate(game.setup, mirrored(game.setup, state), turned)
            assert out == pytest.approx(turned[::-1])
            assert 1 == pytest.approx(sum(out))


@pytest.mark.parametrize("seed", [0, 2, 3, 4])
def test_mirrored_values(seed):
    """Random play from a mirrored position is worth as much to the other seat."""
    game = drawn("path", specials=1, turn_limit=14)
    states = [state for state in positions(game, seed) if state.turn == 6]
    assert states
    for state in states:
        value = expected_value(game, state)
        assert value == expected_value(game, mirrored(game.setup, state))[::-1]


def expected_value(game, state):
    """What random play is worth to each seat from a position on."""

    @cache
    def value(state):
        if game.current_player(state) == TERMINAL:
            return tuple(map(F, game.returns(state)))
        below = [value(game.successor(state, a)) for a in game.legal_actions(state)]
        return tuple(sum(column) / len(below) for column in zip(*below, strict=True))

    return value(state)


# Boards


def test_boards_of_the_twin():
    """The twin's boards are fair, and the tiny one is the one that comes along."""
    for name in ("path", "pipes"):
        assert [] == drawn(name).house.board.asymmetries()
    assert read_board("tiny") == drawn("tiny").house.board
    assert 26 == cell_number("a2")
