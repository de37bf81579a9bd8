"""Every rule of `catlib/games/washi_cat/concordance.toml`, each test named after the number of its rule."""

import pytest

from catlib import BadSetup, load
from catlib.games.washi_cat import phases
from catlib.games.washi_cat.boards import COLUMNS, cell_name, read_board
from catlib.games.washi_cat.phases import free_fish
from catlib.rules import bit_count

from .positions import cells, drawn, empty, may, names, play, position, targets, washi

WALL = empty(walls=[["b1", "b2"], ["d4", "d3"]])
HOUSE = empty(6, 7, buildings=[{"corners": ["c3", "e4"], "exits": [["c3", "b3"], ["e4", "f4"]]}])
SEWERS = empty(sewers=[{"colour": "green", "cells": ["a2", "d2"]}, {"colour": "green", "cells": ["b3", "e3"]}])


# Setting up


def test_rule_1_two_pens():
    """Two play, each with a colour of their own; more are told so."""
    assert ["red", "blue"] == [washi().words.seat_name(washi().setup, s) for s in range(2)]
    with pytest.raises(BadSetup, match=r"players=3: Washi Cat is for 2 players"):
        load("washi_cat", players=3)


def test_rule_2_two_strips():
    """The usual board is two strips: each half is the other one turned round, edge to edge."""
    board = read_board("default")
    assert (8, 26) == (board.rows, board.columns)
    assert [] == board.asymmetries()
    assert (1, 8) == (board.home(0), board.home(1))


def test_rule_3_player_strip():
    """A game begins with two specials each, and measures tell what was crossed off."""
    game = washi()
    assert [2, 2] == game.initial_state().specials
    state = play(game, position(game, "c2", "e3", blue_line="c3", fish="c4"), "cat jumps to c4")
    measured = game.measures(state)
    assert (1, 0) == (measured["specials used by seat 1"], measured["specials used by seat 2"])
    assert (1, 0) == (measured["fish taken by seat 1"], measured["fish taken by seat 2"])


def test_rule_4_fish():
    """The players take turns; each draws two fish in their own row and two in the other, in any order."""
    game = washi("default")
    state = drawn(game, ["a1", "a8", "d1", "d8"])
    assert 0 == state.player
    assert {"row 8"} == {f"row {name[-1]}" for name in names(game, state)}
    state = drawn(game, ["a1", "a8", "a1".replace("a", "d"), "d8", "g8", "g1", "j8", "j1"])
    assert [2, 2] == [bit_count(state.fish[side]) for side in range(2)]
    assert [2, 2] == [bit_count(state.fish[2 + side]) for side in range(2)]


def test_rule_5_cats():
    """Then two cats each, one at a time, in their own edge row."""
    game = washi("default")
    fish = ["a1", "a8", "d1", "d8", "g8", "g1", "j8", "j1"]
    state = drawn(game, fish)
    assert "red draws a cat" == game.words.question(game.setup, state)
    assert all(name.startswith("red cat 1 on ") and name.endswith("1") for name in names(game, state))
    state = drawn(game, [*fish, "m1", "m8", "p1", "p8"])
    assert ["m1", "p1", "m8", "p8"] == [cell_name(head) for head in state.head]
    assert (phases.TURN, 0) == (state.phase, state.player)


def test_rule_6_spacing():
    """Two spaces lie between any two drawings of a row; storm drains stay blank."""
    game = washi("default")
    state = drawn(game, ["d1", "m8"])
    first = {name.split()[-1] for name in names(game, state) if name.endswith("1")}
    assert {f"{c}1" for c in "agh"} <= first
    assert not {f"{c}1" for c in "bcdef"} & first
    last = {name.split()[-1] for name in names(game, state) if name.endswith("8")}
    assert not {f"{c}8" for c in "klmno"} & last
    assert {"j8", "p8"} <= last


def test_rule_6_storm_drains():
    """Nothing is drawn on a sewer or a shrine."""
    sewers = [{"colour": "green", "cells": ["e1", "i1"]}, {"colour": "green", "cells": ["a4", "e4"]}]
    board = empty(4, 9, shrines=["b1", "h4"], sewers=sewers)
    game = washi(board)
    assert {f"{c}1" for c in "acdfgh"} == {n.split()[-1] for n in names(game, game.initial_state()) if n.endswith("1")}


def test_rule_7_both_cats():
    """Whoever has brought a fish home with both cats has won, whatever the other one still has to do."""
    game = washi(empty(4, 7, cats=2))
    state = position(game, "a1 c2", "g4 e4", delivered="a1", carrying="c2")
    assert [0, 0] == game.returns(state)
    state = play(game, state, "cat 2 to c1")
    assert (phases.OVER, [1, 0]) == (state.phase, game.returns(state))
    assert "red has won: both cats have brought a fish home" == game.words.question(game.setup, state)


# A turn


def test_rule_8_one_move():
    """One move with one of two cats, then it is the other player's turn."""
    game = washi(empty(4, 7, cats=2))
    state = position(game, "a1 c1", "g4 e4")
    assert {"cat 1 to a2", "cat 2 to c2"} <= set(names(game, state))
    state = play(game, state, "cat 2 to c2")
    assert (1, ["a1", "c2"]) == (state.player, [cell_name(head) for head in state.head[:2]])


def test_rule_9_step():
    """North, east, south and west, not into a line of the opponent; the line grows by that space."""
    game = washi()
    state = position(game, "c2", "c4", blue_line="c3 c4")
    assert {"b2", "d2", "c1"} == targets(game, state, phases.STEP)
    assert {"c2", "d2"} == cells(play(game, state, "cat to d2"), 0)


def test_rule_9_own_line():
    """A cat may step on its player's own line."""
    game = washi()
    assert "c1" in targets(game, position(game, "c2", red_line="c1"), phases.STEP)


def test_rule_10_shrines():
    """No step and no jump ends in a shrine, and none goes over it."""
    game = washi(empty(4, 5, shrines=["c2", "c3"]))
    assert {"a4", "c4", "b3"} == targets(game, position(game, "b4", "e1"), phases.STEP)
    assert "c2" not in targets(game, position(game, "b2", "e4"), phases.STEP)
    assert set() == targets(game, position(game, "a2", "e4", red_line="b2"), phases.JUMP)


def test_rule_11_walls():
    """A wall stops steps and jumps, both ways."""
    game = washi(WALL)
    assert {"a1", "c1"} == targets(game, position(game, "b1"), phases.STEP)
    assert {"a2", "c2", "b3"} == targets(game, position(game, "b2"), phases.STEP)
    assert set() == targets(game, position(game, "b1", red_line="b2"), phases.JUMP)
    assert set() == targets(game, position(game, "b3", red_line="b2"), phases.JUMP)


def test_rule_11_buildings():
    """A building is left and entered by its exits alone."""
    game = washi(HOUSE)
    assert {"b3", "d3", "c4"} == targets(game, position(game, "c3", "g6"), phases.STEP)
    assert {"e3", "c3", "d4"} == targets(game, position(game, "d3", "g6"), phases.STEP)
    assert {"f5", "f3", "g4", "e4"} == targets(game, position(game, "f4", "a6"), phases.STEP)


def test_rule_12_super_cat_jump():
    """Over one space or several with one's own line, onto the first space without one; free of charge."""
    game = washi()
    state = position(game, "a2", red_line="b2 c2")
    assert {"d2"} == targets(game, state, phases.JUMP)
    state = play(game, state, "cat jumps to d2")
    assert [2, 2] == state.specials
    assert {"a2", "b2", "c2", "d2"} == cells(state, 0)


def test_rule_12_line_of_the_other_cat():
    """The line of either cat will do, also both in a row."""
    game = washi(empty(4, 7, cats=2))
    assert "d2" in targets(game, position(game, "a2 c2", "g4 e4", red_line="b2"), phases.JUMP)


def test_rule_12_no_line_next_to_the_cat():
    """Without a line next to the cat there is no jump, and none off the board."""
    game = washi()
    assert set() == targets(game, position(game, "a2", red_line="c2 d2"), phases.JUMP)
    assert set() == targets(game, position(game, "c2", red_line="b2 a2"), phases.JUMP)


def test_rule_13_opponent():
    """A line of the opponent stops a super cat jump, in the middle and at the landing."""
    game = washi()
    assert set() == targets(game, position(game, "a2", "c4", red_line="b2", blue_line="c2 d2 e2"), phases.JUMP)
    assert set() == targets(
        game, position(game, "a2", "c4", red_line="b2", blue_line="c2", specials=(0, 2)), phases.JUMP
    )


def test_rule_14_amazing_jump():
    """A super amazing cat jump goes over lines of both players, mixed; it draws one's own line there."""
    game = washi()
    state = position(game, "a2", "c4", red_line="c2", blue_line="b2 c3")
    assert ["cat jumps to d2, a special move"] == [name for name in names(game, state) if "jumps" in name]
    state = play(game, state, "cat jumps to d2")
    assert [1, 2] == state.specials
    assert {"a2", "b2", "c2", "d2"} == cells(state, 0)


def test_rule_14_sewer_popper():
    """Into the sewer beside the cat, out of the one of the same colour; both hold its line."""
    game = washi(SEWERS)
    state = position(game, "a1")
    assert ["cat takes the green sewer to d2, a special move"] == [n for n in names(game, state) if "sewer" in n]
    state = play(game, state, "cat takes the green sewer to d2")
    assert ("d2", {"a1", "a2", "d2"}, [1, 2], 0) == (
        cell_name(state.head[0]), cells(state, 0), state.specials, state.dead)


def test_rule_14_any_mix():
    """Two of one kind or one of each."""
    game = washi(SEWERS)
    state = position(game, "a1", "e1", blue_line="b1 d3", fish="a4 c1")
    state = play(game, state, "cat takes the green sewer to d2", "cat to e2", "cat jumps to d4")
    assert 0 == state.specials[0]
    state = play(game, state, "cat to e3")
    assert not [name for name in names(game, state) if "special" in name]


def test_rule_15_crossed_off():
    """A special that was used is gone for good."""
    game = washi(specials=1)
    state = play(game, position(game, "c2", "e4", blue_line="c3", specials=(1, 1)), "cat jumps to c4")
    assert [0, 1] == state.specials


def test_rule_16_blocked_sewer():
    """A plain step on a sewer blocks the pair; the other pair stays open."""
    game = washi(SEWERS)
    state = play(game, position(game, "a1"), "cat to a2")
    assert 0b01 == state.dead
    assert {"b3"} == targets(game, position(game, "e2", dead=state.dead), phases.POP)
    assert set() == targets(game, position(game, "d3", dead=0b10), phases.POP) - {"a2"}


def test_rule_17_fish_of_either_colour():
    """On the far side a fish of either colour is taken by stepping on it."""
    game = washi()
    state = position(game, "b3", "e4", fish="b4")
    assert 0 == free_fish(play(game, state, "cat to b4"), 1)
    state.fish[3], state.fish[1] = state.fish[1], 0
    state = play(game, state, "cat to b4")
    assert (phases.CARRYING, 0b10) == (state.carry[0], state.taken[1])


def test_rule_18_one_fish():
    """A cat takes one fish, and then no other, by step or jump; none of one's own side ever."""
    game = washi()
    state = position(game, "b4", "e1", fish="a4 d4", red_line="c4", carrying="b4")
    assert {"b3", "c4"} == targets(game, state, phases.STEP)
    assert set() == targets(game, state, phases.JUMP)
    assert {"b2", "a1"} == targets(game, position(game, "b1", fish="c1"), phases.STEP)


def test_rule_19_delivery():
    """Any space of the starting row will do; without a fish nothing is delivered."""
    game = washi(empty(4, 7, cats=2))
    state = position(game, "c2 e2", "a4 g4", carrying="c2")
    assert phases.DELIVERED == play(game, state, "cat 1 to c1").carry[0]
    assert phases.EMPTY == play(game, state, "cat 2 to e1").carry[1]


def test_rule_20_trapped():
    """Whoever closes the last way home of a player without specials wins at once."""
    game = washi()
    state = position(game, "c4", "e2", blue_line="a2 b2 d2", carrying="c4", specials=(0, 0), seat=1, fish="a1")
    state.head[2] = COLUMNS + 3
    state = play(game, state, "cat to c2")
    assert (phases.OVER, phases.BY_TRAP, [0, 1]) == (state.phase, state.ended, game.returns(state))
    assert "blue has won: red is trapped" == game.words.question(game.setup, state)


def test_rule_20_not_with_a_special():
    """With a special left the game goes on; spending it elsewhere loses."""
    game = washi()
    state = position(game, "c4", "d2", blue_line="a2 b2 e2 b4", carrying="c4", specials=(1, 0), seat=1, fish="a1")
    state = play(game, state, "cat to c2")
    assert (phases.TURN, 0) == (state.phase, state.player)
    state = play(game, state, "cat jumps to a4")
    assert [0, 1] == game.returns(state)


def test_rule_20_own_doing():
    """A player who takes the wrong fish traps one's own cat and loses."""
    game = washi(empty(4, 7, cats=2))
    state = position(game, "b4 g1", "g4 g3", blue_line="a3 b3 c3 d3", carrying="", delivered="g1", specials=(0, 0),
        fish="c4 e4 b1 d1")
    assert may(game, state, "cat 1 to c4")
    state = play(game, state, "cat 1 to c4")
    assert (phases.BY_TRAP, [0, 1]) == (state.ended, game.returns(state))
