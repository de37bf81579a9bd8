"""Steps, jumps and sewers are alike on every side, for either player and for either cat."""

import pytest

from catlib.games.washi_cat.phases import JUMP, POP, STEP

from .positions import empty, names, play, position, targets, washi


def sewers(*pairs):
    """Green ones."""
    return [{"colour": "green", "cells": cells.split()} for cells in pairs]


FOUR = empty(4, 7, cats=2, sewers=sewers("a2 g2", "a3 g3"))


@pytest.mark.parametrize("side", ["b2", "d2", "c1", "c3"])
@pytest.mark.parametrize("heads", ["{} g4", "g4 {}"])
def test_the_line_of_either_cat_of_the_opponent_stops_a_step(side, heads):
    """North, east, south and west."""
    state = position(washi(FOUR), "c2 g1", heads.format(side), specials=(0, 0))
    assert {"b2", "d2", "c1", "c3"} - {side} == targets(washi(FOUR), state, STEP) - {"f1", "g2"}


@pytest.mark.parametrize("leaving", ["into an empty space", "as any step"])
def test_own_lines_are_stepped_on_wherever_no_building_is(leaving):
    """However buildings are left."""
    game, around = washi(leaving=leaving), {"b2", "d2", "c1", "c3"}
    assert around == targets(game, position(game, "c2", red_line=" ".join(around)), STEP)


def test_where_own_lines_block_the_opponent_and_fish_still_do():
    """A house rule that closes more opens nothing."""
    game = washi(own_line_blocks=True)
    assert {"c3"} == targets(game, position(game, "c2", red_line="c1", blue_line="b2 d2"), STEP)
    assert {"b2"} == targets(game, position(game, "b1", red_line="a1", fish="c1"), STEP)


@pytest.mark.parametrize("own_tail", [True, False])
@pytest.mark.parametrize("colour", ["red", "blue"])
@pytest.mark.parametrize(("cat", "tail", "landing"), [("c1", "c2 c3", "c4"), ("c4", "c2 c3", "c1"), ("b2", "c2", "d2"),
                                                      ("d2", "b2 c2", "a2")])
def test_the_tail_counts_alike_on_every_side(own_tail, colour, cat, tail, landing):
    """A cat jumps over the line of the other cat always, over its own one unless the house forbids it."""
    game, opponent = washi(FOUR, own_tail=own_tail), "blue" if colour == "red" else "red"
    for heads, jumps in ((f"{cat} g1", own_tail), (f"g1 {cat}", True)):
        cats = {colour: heads, f"{colour}_line": tail, opponent: "g4 e4"}
        state = position(game, **cats, seat=("red", "blue").index(colour), specials=(0, 0))
        assert jumps == (landing in targets(game, state, JUMP))


@pytest.mark.parametrize("landing", ["anything free", "blank"])
@pytest.mark.parametrize(("seat", "cat", "line", "fish"), [(0, "c2", "c3", "c4"), (0, "a4", "b4", "c4"),
                                                          (0, "e4", "d4", "c4"), (1, "c3", "c2", "c1"),
                                                          (1, "a1", "b1", "c1"), (1, "e1", "d1", "c1")])
def test_a_jump_lands_on_a_fish_or_on_blank_spaces_only(landing, seat, cat, line, fish):
    """From every side onto the fish that the player may take; onto the same space without it by any rule."""
    game = washi(landing=landing)
    cats = {"red": cat, "blue": "e3", "red_line": line} if seat == 0 else {"red": "e2", "blue": cat, "blue_line": line}
    state = position(game, **cats, fish=fish, seat=seat, specials=(0, 0))
    assert ({fish} if landing == "anything free" else set()) == targets(game, state, JUMP)
    assert {fish} == targets(game, position(game, **cats, seat=seat, specials=(0, 0)), JUMP)


def test_without_a_special_there_is_no_jump_where_each_takes_one():
    """From no space, neither over lines nor over nothing."""
    game = washi(jump_is_special=True)
    for cell in (f"{column}{row}" for column in "abcde" for row in (1, 2, 3, 4)):
        assert set() == targets(game, position(game, cell, red_line="b2 c3", specials=(0, 2)), JUMP)


@pytest.mark.parametrize(("seat", "specials", "way"), [(0, (1, 0), True), (0, (0, 1), False),
                                                       (1, (0, 1), True), (1, (1, 0), False)])
@pytest.mark.parametrize("second", [False, True])
def test_a_sewer_takes_a_special_of_the_own_player(seat, specials, way, second):
    """Whichever of the two cats it is, what the opponent has left does not matter."""
    heads = "d1 b2" if second else "b2 d1"
    players = (heads, "d4 f4") if seat == 0 else ("d4 f4", heads)
    state = position(washi(FOUR), *players, specials=specials, seat=seat)
    assert ({"g2"} if way else set()) == targets(washi(FOUR), state, POP)
    if way:
        assert [0, 0] == play(washi(FOUR), state, f"cat {1 + second} takes the green sewer to g2").specials


def test_a_cat_between_two_sewers_may_take_either():
    """Each leads to its own other end."""
    game = washi(empty(4, 7, sewers=sewers("b2 e2", "c3 f3")))
    assert {"e2", "f3"} == targets(game, position(game, "c2", "g4"), POP)
    assert {"e2", "f3"} == targets(game, position(game, "b3", "g4"), POP)


def test_a_sewer_in_the_corner_is_one_like_others():
    """From the east and from the north, and from the south of the other corner."""
    game = washi(empty(sewers=sewers("a1 d1", "b4 e4")))
    for cat, ends in (("b1", {"d1"}), ("a2", {"d1"}), ("e3", {"b4"})):
        assert ends == targets(game, position(game, cat, "c3"), POP)


def test_a_sewer_may_be_the_only_way():
    """Between shrines, with one's own line on the sewer to the north, which by a house rule no step enters."""
    board = empty(shrines=["b1", "a3", "d4", "e2"], sewers=sewers("a2 d2", "b3 e3"))
    game = washi(board, own_line_blocks=True)
    assert ["cat takes the green sewer to d2, a special move"] == names(game, position(game, "a1", red_line="a2 d2"))
