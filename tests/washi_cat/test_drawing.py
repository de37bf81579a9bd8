"""Fish and cats are drawn: a slow twin, rows that jam, and how often they do."""

from fractions import Fraction as F
from itertools import combinations
from math import comb

import pytest

from catlib.chance import generator
from catlib.games.washi_cat.boards import COLUMNS
from catlib.games.washi_cat.drawing import drawn_at, may_draw_at, spaced
from catlib.games.washi_cat.odds.parking import fits_chance
from catlib.games.washi_cat.phases import DRAW

from .positions import empty, washi


def allowed(board, drawings, gap=None, apart=False):
    """Where the next drawing may go; `drawings` are cells as rows and columns, in order, red's first."""
    gap = board.spacing if gap is None else gap
    last, n = board.rows - 1, len(drawings)
    seat, fish = n % 2, 2 * board.fish
    if n >= fish and apart:
        mine = [cell[0] for i, cell in enumerate(drawings) if i >= fish and i % 2 == seat]
        rows = [row for row in (0, last) if row not in mine]
    elif n >= fish:
        rows = [last * seat]
    else:
        mine = [cell for i, cell in enumerate(drawings) if i % 2 == seat]
        rows = [row for row in (0, last) if sum(cell[0] == row for cell in mine) < board.fish // 2]
    blank = [(row, column) for row in rows for column in range(board.columns)]
    blank = [c for c in blank if f"{chr(97 + c[1])}{c[0] + 1}" not in {*board.shrines, *board.sewer_cells()}]
    free = {a for a in blank if all(max(abs(a[0] - b[0]), abs(a[1] - b[1])) > gap for b in drawings)}
    return free if free or gap == 0 else allowed(board, drawings, gap - 1, apart)


BOARDS = {
    "garden": "garden",
    "market": "market",
    "narrow": empty(2, 9, cats=2, fish=4, spacing=2),
    "short": empty(3, 8, cats=1, fish=4, spacing=2),
    "drained": empty(4, 9, spacing=1,
        sewers=[{"colour": "x", "cells": ["b1", "e1"]}, {"colour": "x", "cells": ["e4", "h4"]}]),
}


@pytest.mark.parametrize(("name", "apart"), [*((name, False) for name in BOARDS), ("garden", True), ("narrow", True)])
def test_twin(name, apart):
    """At every drawing of 40 random games the spaces that may be drawn on are those of the twin."""
    game = washi(BOARDS[name], drawing="random", cats_start="one on each side" if apart else "on their own side")
    for seed in range(40):
        state, draw, drawings = game.initial_state(), generator(seed).random, []
        while state.phase == DRAW:
            outcomes = [outcome for outcome, _ in game.chance_weights(state)]
            rows = {outcome: (outcome // COLUMNS * (game.setup.rows - 1), outcome % COLUMNS) for outcome in outcomes}
            assert allowed(game.house.board, drawings, apart=apart) == set(rows.values())
            outcome = game.sample(state, draw())
            drawings.append(rows[outcome])
            state = game.child(state, outcome)


def drawn_row(columns):
    """The chance of every way in which row 1 of a board gets its six drawings at random, by the rules.

    The other row has its fish already, and where blue's cats go there does not matter to this one.
    """
    game = washi(empty(8, columns, cats=2, fish=4, spacing=2), drawing="random")
    begin = game.initial_state()
    begin.fish[1], begin.fish[3], begin.drawn = 0b1001, 0b1001 << 6, 4
    rows = {0: (begin, F(1))}
    for _ in range(8):
        after = {}
        for state, chance in rows.values():
            weights = game.chance_weights(state)
            if all(outcome >= COLUMNS for outcome, _ in weights):  # a cat of blue's: any place will do
                weights = weights[:1]
            for outcome, _ in weights:
                child = game.child(state, outcome)
                key = drawn_at(game.setup, child, 0)
                before = after.get(key, (child, F(0)))[1]
                after[key] = child, before + chance / len(weights)
        rows = after
    return {row: chance for row, (_, chance) in rows.items()}


def keeps_distance(row):
    columns = [column for column in range(COLUMNS) if row >> column & 1]
    return len(columns) == 6 and all(b - a > 2 for a, b in combinations(columns, 2))


PUBLISHED = {16: F(141, 2912), 17: F(4233, 25480), 21: F(53399897, 60147360)}


@pytest.mark.parametrize("columns", [16, 17, 18, 21])
def test_jam(columns):
    """How often six drawings keep their distance, by the rules, by the formula of the odds, and as published."""
    rows = drawn_row(columns)
    assert 1 == sum(rows.values())
    fits = sum(chance for row, chance in rows.items() if keeps_distance(row))
    assert PUBLISHED.get(columns, fits) == fits == fits_chance(columns)
    assert comb(columns - 10, 6) == sum(map(keeps_distance, rows))


def test_no_jam():
    """From 26 columns on six drawings always fit: five of them close 25 columns at most."""
    game = washi("default", drawing="random")
    for seed in range(60):
        state, draw = game.initial_state(), generator(seed).random
        while state.phase == DRAW:
            assert any(may_draw_at(game.setup, state, side) and spaced(game.setup, state, side, 2) for side in range(2))
            state = game.child(state, game.sample(state, draw()))


def test_players_and_chance_draw_alike():
    """What chance may draw is what players may, with the same numbers."""
    mine, theirs = washi("market"), washi("market", drawing="random")
    state, other, draw = mine.initial_state(), theirs.initial_state(), generator(2).random
    while state.phase == DRAW:
        outcomes = [outcome for outcome, _ in theirs.chance_weights(other)]
        assert mine.legal_actions(state) == outcomes
        action = outcomes[int(draw() * len(outcomes))]
        state, other = mine.child(state, action), theirs.child(other, action)
