"""Random games under random house rules on random boards: what holds in every position of every game."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Literal, get_args, get_origin

import pytest

from catlib.games.washi_cat import phases
from catlib.games.washi_cat.boards import COLUMNS, ROWS, board_names
from catlib.games.washi_cat.phases import edge_row, free_fish, has_line, own_line
from catlib.games.washi_cat.setup import HouseRules
from catlib.play import walk
from catlib.play.testing import check_engines
from catlib.rules import bit_count

from .positions import washi


def house(seed):
    """Random house rules: every choice at random, numbers small, a board that comes along."""
    rng = random.Random(seed)
    rules = {"board": rng.choice(board_names()), "specials": rng.randint(0, 3), "turn_limit": rng.choice([20, 60, 100])}
    for name, field in HouseRules.model_fields.items():
        if field.annotation is bool:
            rules[name] = rng.random() < 0.5
        elif get_origin(field.annotation) is Literal:
            rules[name] = rng.choice(get_args(field.annotation))
    if rules["board"] not in ("small", "tiny") and rules["drawing"] == "board":
        rules["drawing"] = "random"
    return rules


def lined(state, s):
    """A player's line, row by row."""
    return [own_line(state, s, row) for row in range(ROWS)]


@pytest.mark.parametrize("seed", range(60))
def test_invariants(seed):
    """Lines grow, and never over a shrine or a free fish; fish are taken once; specials only go down."""
    game = washi(**house(seed))
    setup, states = game.setup, walk(game, seed, limit=400).states
    for before, state in pairwise(states):
        assert not any(state.grid)
        for s in range(2):
            assert all(old & ~new == 0 for old, new in zip(lined(before, s), lined(state, s), strict=True))
            assert all(row & ~setup.open[i] == 0 for i, row in enumerate(lined(state, s)))
            assert 0 <= before.specials[s] - state.specials[s] <= 1
            free = [free_fish(state, side) for side in range(2)]
            for side, row in ((0, 0), (1, setup.rows - 1)):
                assert before.taken[side] & ~state.taken[side] == 0
                assert free[side] & lined(state, s)[row] == 0, "a free fish lies under a line"
        taken = sum(bit_count(bits) for bits in state.taken)
        assert taken == sum(carry != phases.EMPTY for carry in state.carry)
        for cat, head in enumerate(state.head):
            assert head < 0 or has_line(state, cat // 2, head)
            assert before.carry[cat] <= state.carry[cat]
            if state.carry[cat] != before.carry[cat]:
                apart = game.house.cats_start == "one on each side" and cat % 2
                start = cat // 2 if not apart else 1 - cat // 2
                side = start if state.carry[cat] == phases.DELIVERED else 1 - start
                assert head // COLUMNS == edge_row(setup, side)


@pytest.mark.parametrize("seed", range(40))
def test_one_cat_moves(seed):
    """A turn moves one cat of whoever's turn it is and draws nothing for the other player."""
    game = washi(**house(seed))
    states = walk(game, seed, limit=300).states
    for before, state in pairwise(states):
        if before.phase == phases.TURN:
            s = before.player
            moved = [cat for cat in range(phases.CATS) if state.head[cat] != before.head[cat]]
            assert len(moved) <= 1
            assert {cat // 2 for cat in moved} <= {s}
            assert lined(before, 1 - s) == lined(state, 1 - s)
            if state.phase == phases.TURN:
                assert 1 - s == state.player


@pytest.mark.parametrize("seed", range(100, 125))
def test_engines(seed):
    """Under any house rules the compiled engine plays the games of the plain one."""
    check_engines(washi(**house(seed)), games=4, seed=seed)
