"""Every rule of `catlib/games/cat_cab/concordance.toml`, one test or more a rule, named after its number."""

from itertools import product

import pytest

import catlib
from catlib.games.cat_cab import bots, ending, phases
from catlib.games.cat_cab import rules as r
from catlib.games.cat_cab.crazy_cat import crazy_goal, ends_of
from catlib.games.cat_cab.dice import dice_shown
from catlib.games.cat_cab.setup import SEATS, WHITE, HouseRules

from .positions import APART, CITIES, asked, city, moves, net_moves, pass_turn, place, play, position, turn, where

HOUSE = HouseRules()
RED_D6, BLUE_D6, GREEN_D6, RED_D8, BLUE_D8, GREEN_D8 = range(6)


# Components and set-up


def test_rule_1_dice_and_pieces():
    """Five white dice, a D6 and a D8 in each of three colours, four passengers."""
    assert (5, 4) == (HOUSE.white_dice, HOUSE.passengers)
    assert (3, 6) == (SEATS, len(r.State().holder))
    game = city(3)
    state = turn(game, cells=APART, won=dict.fromkeys(range(6), 0))
    sides = []
    while state.phase == phases.ROLLING:
        sides.append(len(game.chance_outcomes(state)))
        state = play(game, state, 4)
    assert [6] * 5 + [6] * 3 + [8] * 3 == sides


def test_rule_2_players():
    """One to three players; one plays against Crazy cat in the second seat."""
    assert [(1, 2), (2, 2), (3, 3)] == [(n, city(n).num_players) for n in (1, 2, 3)]
    assert [1, -1, -1] == [city(n).setup.crazy for n in (1, 2, 3)]


def test_rule_3_points():
    """Points come from passengers and from the place among those who leave."""
    game = city(3)
    state = position(game, aboard=(2, 1, 0), place=(0, 2, 1))
    assert [10, 10, 10] == [ending.points(game.setup, state, s) for s in range(3)]


def test_rule_4_one_passenger():
    """The next passenger is placed only when the one on the board has been collected."""
    game = city()
    state = position(game, ones=1, cells=[(3, 4), "start"], passenger=(3, 5))
    state = play(game, state, "up 1")
    assert (phases.NOBODY, phases.COLUMN) == (state.passenger, state.phase)
    assert 2 == play(game, state, 6, 8).placed


def test_rule_5_coordinates():
    """A D6 tells the column and a D8 the row of one of 48 cells."""
    game = city()
    assert 48 == game.setup.cells
    cells = set()
    for x, y in [(x, y) for x in range(1, 7) for y in range(1, 9)]:
        state = play(game, game.initial_state(), 1, 2, x, y)
        assert (x, y) == place(game, state.passenger)
        cells.add(state.passenger)
    assert set(range(48)) == cells


@pytest.mark.parametrize(("gate", "inside"), [(0, (1, 1)), (1, (6, 8))])
def test_rule_6_gates(gate, inside):
    """Everybody starts at the gate that was agreed on, and a first step leads to its cell."""
    game = city(3, entry_gate=gate)
    assert ["start"] * 3 == where(game, game.initial_state())
    assert {inside} == moves(game, position(game, ones=1))


def test_rule_7_own_colour():
    """An upgrade brings the die of the driver's own colour."""
    game = city(3)
    for seat in range(3):
        state = play(game, position(game, "34111", seat=seat, cells=APART), "keep", 6)
        assert {WHITE + 3 + seat: seat + 1} == {WHITE + i: h for i, h in enumerate(state.holder) if h}


def test_rule_8_turn_order():
    """The highest roll starts, descending; any tie and everybody rolls again."""
    game = city(3)
    state = play(game, game.initial_state(), 2, 6, 4)
    assert [1, 2, 0] == state.order
    state = play(game, game.initial_state(), 6, 6, 1)
    assert (phases.START_ROLL, 0b111) == (state.phase, state.pending)
    assert [2, 1, 0] == play(game, state, 1, 2, 3).order


def test_rule_9_first_passenger():
    """When the order is known the first passenger is rolled for."""
    game = city(3)
    assert [phases.START_ROLL, phases.COLUMN, phases.ROW, phases.ROLLING] == asked(
        game, game.initial_state(), 5, 4, 3, 1, 1
    )


@pytest.mark.parametrize(("players", "dice"), [(3, [3, 4, 5, 5]), (2, [4, 5, 5]), (1, [4, 5, 5])])
def test_rule_10_first_turns(players, dice):
    """Who starts early rolls fewer white dice in the first turn, and all of them from the second."""
    game = city(players)
    state = play(game, game.initial_state(), *(6, 5, 4)[: len(dice) - 1], 1, 1)
    rolled = []
    for _ in dice:
        rolled.append(state.pending.bit_count())
        state = pass_turn(game, state)
    assert dice == rolled


# Rolling


def test_a_die_won_before_the_first_turn_waits_for_the_second():
    """With chain reactions a cab that is pushed may win a die before its first turn, and rolls the white ones then."""
    game = city(3)
    state = turn(game, seat=1, cells=APART, won={BLUE_D6: 1}, turns=(2, 1, 1))
    assert (1, 4) == (state.turns[1], state.pending.bit_count())
    state = turn(game, seat=1, cells=APART, won={BLUE_D6: 1}, turns=(2, 2, 2))
    assert (2, 6) == (state.turns[1], state.pending.bit_count())


def test_dice_in_the_air_show_nothing():
    """Dice that roll again show no face until they lie, the others keep theirs."""
    game = city()
    state = play(game, position(game, "65432", cells=APART[:2]), "again 1 5")
    assert ([0, 5, 4, 3, 0], 0b01110) == (state.die[:5], dice_shown(state))
    state = play(game, state, 4)
    assert ([4, 5, 4, 3, 0], 0b01111) == (state.die[:5], dice_shown(state))


def test_rule_11_all_dice():
    """All white dice and every die owned roll together, one after the other in our state."""
    game = city(3)
    state = turn(game, seat=1, cells=APART, won={BLUE_D6: 1, GREEN_D8: 1, RED_D6: 0})
    assert 0b11111 | 1 << WHITE + BLUE_D6 | 1 << WHITE + GREEN_D8 == state.pending
    state = play(game, state, 4, 4, 4, 4, 4, 6, 8)
    assert ([4, 4, 4, 4, 4], 6, 8) == (state.die[:5], state.die[WHITE + BLUE_D6], state.die[WHITE + GREEN_D8])


def test_rule_12_any_subset_any_number_of_times():
    """All 32 sets of five dice are on offer, again and again."""
    game = city()
    state = position(game, "22222", cells=APART[:2])
    for _ in range(3):
        assert list(range(32)) == game.legal_actions(state)
        state = play(game, state, "again 1 3 5", 2, 2, 2)
    assert 2**7 == len(game.legal_actions(position(game, "22222", die=[2, 2, 2, 2, 2, 0, 4, 0, 0, 8])))


def test_rule_13_a_one_is_a_curse():
    """Every 1 is a curse at once, in the first roll and in any other, and stays when the die is rolled again."""
    game = city()
    state = play(game, turn(game, cells=APART[:2]), 1, 4)
    assert 1 == state.curses[0]
    state = play(game, state, 4, 4, 1)
    assert 2 == state.curses[0]
    state = play(game, state, "again 1 5", 1, 6)
    assert ([1, 4, 4, 4, 6], 3) == (state.die[:5], state.curses[0])


def test_rule_14_four_curses():
    """Nobody holds more than four curses, and at four the dice stand at once."""
    game = city()
    state = play(game, turn(game, cells=APART[:2]), 1, 1, 1, 1)
    assert (4, phases.ROLLING) == (state.curses[0], state.phase)
    state = play(game, state, 1)
    assert (4, 4) == (state.curses[0], state.back[0])


def test_rule_15_sabotage_counts_toward_the_limit():
    """Curses that lie there already count: with three, the first 1 ends the re-rolls."""
    game = city()
    state = play(game, turn(game, cells=APART[:2], curses=(3,)), 4, 4, 4, 4)
    assert phases.KEEP == play(game, state, 2).phase
    assert phases.KEEP != play(game, state, 1).phase


def test_rule_16_curses_go_at_the_end_of_the_turn():
    """The driver's own curses go when the turn ends, the others' stay."""
    game = city(3)
    state = play(game, position(game, "44111", cells=APART, curses=(2, 1, 0)), "keep")
    assert ([0, 1, 0], 1) == (state.curses, state.seat)


@pytest.mark.parametrize(("die", "face", "asked", "ones", "twos"), [
    (0, 1, phases.ROLLING, 0, 0),
    (0, 2, phases.SABOTAGE, 0, 0),
    (0, 3, phases.ITEM, 0, 0),
    (0, 4, phases.MOVE, 1, 0),
    (0, 5, phases.MOVE, 1, 0),
    (0, 6, phases.MOVE, 0, 1),
    *((WHITE + RED_D8, face, phases.MOVE, 0, 1) for face in (6, 7, 8))])
def test_rule_17_faces(die, face, asked, ones, twos):
    """A final 1 does nothing more, 2 sabotages, 3 is an item roll, 4 and 5 move 1, 6 and more move 2."""
    game = city(3)
    state = position(game, cells=APART)
    state.die[die] = face
    state = play(game, state, "keep")
    assert (asked, ones, twos) == (state.phase, state.ones, state.twos)


# Items


def test_rule_18_two_item_rolls_come_first():
    """Items are rolled before anything moves, twice at most."""
    game = city()
    state = position(game, "33344", cells=APART[:2])
    assert [phases.KEEP, phases.ITEM, phases.MOVE] == asked(game, state, "keep", 1, 1)


@pytest.mark.parametrize(("item", "asked", "ones", "twos", "won"), [
    (1, phases.MOVE, 1, 0, None),
    (2, phases.MOVE, 2, 0, None),
    (3, phases.MOVE, 1, 1, None),
    (4, phases.COLUMN, 1, 0, None),
    (5, phases.MOVE, 1, 0, RED_D6),
    (6, phases.MOVE, 1, 0, RED_D8)])
def test_rule_19_item_table(item, asked, ones, twos, won):
    """1 nothing, 2 a space, 3 two spaces, 4 lucky charm, 5 your own D6, 6 your own D8."""
    game = city()
    state = play(game, position(game, "34111", cells=APART[:2], passenger=(5, 5)), "keep", item)
    assert (asked, ones, twos) == (state.phase, state.ones, state.twos)
    assert [1 if i == won else 0 for i in range(6)] == state.holder


def test_rule_20_lucky_charm():
    """The charm moves the passenger to another cell and does not count as a new one."""
    game = city()
    state = play(game, position(game, "34111", cells=APART[:2], passenger=(5, 5)), "keep", 4, 2, 7)
    assert ((2, 7), 1, phases.MOVE) == (place(game, state.passenger), state.placed, state.phase)
    alone = play(game, position(game, "34111", cells=APART[:2]), "keep", 4)
    assert phases.MOVE == alone.phase


def test_rule_21_once_a_game():
    """One own D6 and one own D8 in the game: later rolls of 5 and 6 bring nothing, even after the die was lost."""
    game = city()
    state = position(game, "33411", cells=APART[:2], won={RED_D6: 0})
    assert [1, 0, 0, 1, 0, 0] == play(game, state, "keep", 5, 6).holder
    state.holder[RED_D6] = 0
    assert [0] * 6 == play(game, state, "keep", 5, 5).holder


# Movement


def test_rule_22_one_package():
    """Dice and items make one set of movements."""
    assert [1, 1, 1, 2, 2] == net_moves(dice="33456", items="23")


@pytest.mark.parametrize(("dice", "curses", "cancel", "left"), [
    ("44444", 1, None, [1, 1, 1, 1]),
    ("66666", 2, None, [2, 2, 2, 2]),
    ("66666", 1, None, [2, 2, 2, 2, 2]),
    ("44666", 2, 0, [2, 2, 2]),
    ("44666", 2, 1, [1, 1, 2, 2]),
    ("46111", 4, None, []),
    ("66466", 3, None, [2, 2, 2])])
def test_rule_23_curses_cancel_movement(dice, curses, cancel, left):
    """A curse cancels a space, two cancel a movement of two; where there is a choice the driver has it."""
    assert left == net_moves(dice=dice, curses=curses, cancel=cancel)


def test_rule_23_what_is_not_cancelled_pushes_back():
    """Curses that find nothing to cancel push the cab back, after it has moved and not below the gate."""
    game = city()
    state = play(game, position(game, "66111", cells=[(1, 4), (5, 5)], curses=(1,)), "keep")
    assert (1, 0) == (state.backlog, state.curses[0] - 1)
    state = play(game, state, "up 2", "right 2")
    assert {(2, 6), (3, 5)} == moves(game, state)
    assert [(2, 6), (5, 5)] == where(game, play(game, state, "left"))
    state = play(game, position(game, "22111", cells=[(1, 2), (5, 5)], curses=(4,)), "keep")
    assert ["start", (5, 5)] == where(game, state)


def test_rule_24_straight():
    """A movement is straight: from (3, 4) two spaces end on four cells."""
    game = city()
    assert {(5, 4), (1, 4), (3, 6), (3, 2)} == moves(game, position(game, twos=1, cells=APART[:2]))
    assert {(4, 4), (2, 4), (3, 5), (3, 3)} == moves(game, position(game, ones=1, cells=APART[:2]))


def test_rule_25_any_order_and_backward():
    """Movements of both lengths are on offer in turn, and one may undo another."""
    game = city()
    state = position(game, ones=1, twos=1, cells=APART[:2])
    assert 8 == len(moves(game, state))
    assert where(game, play(game, state, "up 2", "down 1")) == where(game, play(game, state, "down 1", "up 2"))
    state = position(game, ones=2, cells=[(2, 2), (1, 8)])
    assert [(2, 2), (1, 8)] == where(game, play(game, state, "up 1", "down 1"))


def test_rule_26_sabotage():
    """Each final 2 is a curse for another driver, who starts the next turn with it."""
    game = city(3)
    state = play(game, position(game, "22233", cells=APART), "keep", 1, 1)
    assert (phases.SABOTAGE, [1, 2]) == (state.phase, game.legal_actions(state))
    state = play(game, state, "sabotage blue")
    assert ([0, 3, 0], 1, phases.ROLLING) == (state.curses, state.seat, state.phase)


# Special cells

NIBBLES, PATROL = (2, 6), (3, 4)


def on_nibbles(game, **facts):
    state = position(game, ones=1, **({"cells": [(2, 5), (1, 8), (2, 8)]} | facts))
    return play(game, state, "up 1")


def on_patrol(game, **facts):
    state = position(game, ones=1, **({"cells": [(3, 5), (1, 8), (2, 8)]} | facts))
    return play(game, state, "down 1")


def test_rule_27_special_cells_act_after_all_movement():
    """Driving over cat nibbles does nothing; ending there asks for a die."""
    game = city()
    state = position(game, ones=2, cells=[(2, 5), (1, 8)])
    assert phases.MOVE == play(game, state, "up 1").phase
    assert phases.ROLLING == play(game, state, "up 1", "up 1").phase
    assert phases.NIBBLE_ROLL == on_nibbles(game).phase


@pytest.mark.parametrize("face", [1, 2])
def test_rule_27_upgrade(face):
    """1 and 2: your own D6, once in the game."""
    game = city()
    assert 1 == play(game, on_nibbles(game), face).holder[RED_D6]
    used = on_nibbles(game)
    used.obtained[RED_D6] = 1
    assert 0 == play(game, used, face).holder[RED_D6]


@pytest.mark.parametrize("face", [3, 4])
def test_rule_27_greedy_cat(face):
    """3 and 4: Greedy cat takes somebody's coloured die, if there is any."""
    game = city()
    assert 1 == play(game, on_nibbles(game, won={BLUE_D8: 1}), face).holder[BLUE_D8]
    assert 1 == play(game, on_nibbles(game), face).seat


@pytest.mark.parametrize("face", [5, 6])
def test_rule_27_speed_boost(face):
    """5 and 6: as many spaces as another die says, straight in any direction that fits."""
    game = city()
    state = play(game, on_nibbles(game), face)
    assert phases.BOOST_ROLL == state.phase
    state = play(game, state, 3)
    assert {(5, 6), (2, 3)} == moves(game, state)
    assert [(5, 6), (1, 8)] == where(game, play(game, state, "right"))
    assert [(2, 6), (1, 8)] == where(game, play(game, on_nibbles(game), face, 6))


@pytest.mark.parametrize("face", [1, 2])
def test_rule_28_bad_luck(face):
    """1 and 2: one coloured die goes back into the box, the driver's choice."""
    game = city()
    state = play(game, on_patrol(game, won={RED_D6: 0, BLUE_D8: 0}), face)
    assert (phases.LOSE, [RED_D6, BLUE_D8]) == (state.phase, game.legal_actions(state))
    assert [1, 0, 0, 0, 0, 0] == play(game, state, "give up the blue D8").holder
    assert [0] * 6 == play(game, on_patrol(game, won={RED_D6: 0}), face).holder
    assert 1 == play(game, on_patrol(game), face).seat


@pytest.mark.parametrize("face", [3, 4])
def test_rule_28_pothole(face):
    """3 and 4: two spaces back toward the start."""
    game = city()
    state = play(game, on_patrol(game), face)
    assert {(2, 4), (3, 3)} == moves(game, state)
    assert [(2, 3), (1, 8)] == where(game, play(game, state, "left", "down"))


@pytest.mark.parametrize("face", [5, 6])
def test_rule_28_unhappy_customer(face):
    """5 and 6: one passenger is lost, if there is any."""
    game = city()
    assert [1, 0, 0] == play(game, on_patrol(game, aboard=(2,)), face).aboard
    assert [0, 0, 0] == play(game, on_patrol(game), face).aboard


def test_rule_29_greedy_cat():
    """Coloured dice of others inside the city, from each the D6 first; the thief rolls them from the next turn on."""
    game = city(3)
    state = on_nibbles(game, won={RED_D6: 0, BLUE_D6: 1, BLUE_D8: 1, GREEN_D8: 2})
    state = play(game, state, 3)
    assert (phases.GREEDY, [BLUE_D6, GREEN_D8]) == (state.phase, game.legal_actions(state))
    state = play(game, state, "take the green D8 of green")
    assert [1, 2, 0, 0, 2, 1] == state.holder
    state = pass_turn(game, pass_turn(game, state))
    assert 0b11111 | 1 << WHITE + RED_D6 | 1 << WHITE + GREEN_D8 == state.pending
    gone = on_nibbles(game, won={BLUE_D6: 1, GREEN_D6: 2}, place=(0, 1, -1), cells=[(2, 5), "out", (2, 8)])
    assert [0, 2, 3, 0, 0, 0] == play(game, gone, 3).holder


@pytest.mark.parametrize("colour", [RED_D6, BLUE_D6, GREEN_D6])
def test_rule_29_any_d6_comes_first(colour):
    """The D6 that goes before a D8 may be of any colour, as long as the same driver holds both."""
    game = city(3)
    state = on_nibbles(game, won={colour: 1, BLUE_D8: 1, GREEN_D8: 2})
    assert [colour, GREEN_D8] == game.legal_actions(play(game, state, 3))


@pytest.mark.parametrize("cell", [NIBBLES, PATROL])
def test_rule_30_a_passenger_quiets_the_cell(cell):
    """Who collects a passenger from a special cell is spared its effect, and the next one is not."""
    game = city()
    state = position(game, ones=1, cells=[(cell[0], cell[1] - 1), (1, 8)], passenger=cell)
    state = play(game, state, "up 1")
    assert (phases.COLUMN, 1) == (state.phase, state.aboard[0])
    state = play(game, state, 6, 1)
    assert 1 == state.seat
    state = position(game, ones=1, cells=[(cell[0], cell[1] - 1), (1, 8)], passenger=(6, 1))
    assert play(game, state, "up 1").phase in (phases.NIBBLE_ROLL, phases.PATROL_ROLL)


# Duels


def in_duel(game, **facts):
    facts = {"cells": [(3, 2), (3, 3), (6, 6)]} | facts
    return play(game, position(game, ones=1, **facts), "up 1")


def test_rule_31_duel():
    """Landing on a cab starts a duel with two dice each; the first 7 wins and the loser falls back two spaces."""
    game = city()
    state = in_duel(game)
    assert (phases.DUEL_ROLL, 0b11, 0b1111) == (state.phase, state.duel, state.duel_pending)
    state = play(game, state, 1, 2, 3, 3)
    assert (phases.DUEL_KEEP, 0, [1, 2, 3]) == (state.phase, state.player, game.legal_actions(state))
    state = play(game, state, 2)
    assert (phases.DUEL_KEEP, 1) == (state.phase, state.player)
    state = play(game, state, 1)
    assert (phases.DUEL_ROLL, 0b0110) == (state.phase, state.duel_pending)
    won = play(game, state, 6, 1)
    assert (phases.RETREAT, 1, [0, 2, 0]) == (won.phase, won.player, won.back)
    lost = play(game, state, 5, 4)
    assert (phases.RETREAT, 0, [2, 0, 0]) == (lost.phase, lost.player, lost.back)
    assert [(2, 2), (3, 3)] == where(game, play(game, lost, "left", "down"))


def test_rule_31_only_where_the_cab_ends():
    """Driving past another cab is not a duel, and neither is being passed."""
    game = city()
    state = position(game, twos=1, ones=1, cells=[(3, 2), (3, 3)])
    assert phases.MOVE == play(game, state, "up 1").phase
    assert phases.ROLLING == play(game, state, "up 1", "up 2").phase


# Passengers and leaving


def test_rule_32_exactly_there():
    """Driving over the passenger does not collect it; ending on its cell does."""
    game = city()
    state = position(game, ones=2, cells=[(3, 1), (1, 8)], passenger=(3, 2))
    assert [0, 0, 0] == play(game, state, "up 1", "up 1").aboard
    assert [1, 0, 0] == play(game, position(game, ones=1, cells=[(3, 1), (1, 8)], passenger=(3, 2)), "up 1").aboard


def test_rule_33_a_new_passenger():
    """After a collection two dice say where the next passenger waits."""
    game = city()
    state = play(game, position(game, ones=1, cells=[(3, 1), (1, 8)], passenger=(3, 2)), "up 1")
    assert [phases.COLUMN, phases.ROW, phases.ROLLING] == asked(game, state, 5, 7)
    assert (5, 7) == place(game, play(game, state, 5, 7).passenger)


def test_rule_34_five_points():
    """A passenger is worth five points."""
    game = city()
    assert 15 == ending.points(game.setup, position(game, aboard=(3,)), 0)


def test_rule_35_four_passengers():
    """After the fourth no passenger comes any more."""
    game, seen = city(), []
    for placed in (1, 2, 3, 4):
        state = position(game, ones=1, cells=[(3, 1), (1, 8)], passenger=(3, 2), placed=placed)
        seen.append(play(game, state, "up 1").phase == phases.COLUMN)
    assert [True, True, True, False] == seen


def test_rule_36_exit_gate():
    """The exit opens for everybody once anybody has collected a passenger."""
    game = city()
    state = position(game, ones=1, cells=[(6, 8), (1, 8)])
    assert {(5, 8), (6, 7)} == moves(game, state)
    state.collected, state.aboard = 1, [0, 1, 0]
    assert {(5, 8), (6, 7), "out"} == moves(game, state)


def test_rule_37_places():
    """The first out of the city scores 10, the second 5, the third 3."""
    game = city(3)
    state = position(game, ones=1, cells=[(6, 8)] * 3, collected=1)
    for seat in range(3):
        state = play(game, state, "up 1")
        if not game.is_terminal(state):
            state = play(game, state, 4, 3, 3, 3, 3, "keep", 1, 1)
        assert (seat + 1, "out") == (state.place[seat], where(game, state)[seat])
    assert [10, 5, 3] == [ending.points(game.setup, state, s) for s in range(3)]
    assert [1, 0, 0] == game.returns(state)


@pytest.mark.parametrize("players", [2, 3])
def test_rule_38_rush_hour(players):
    """After the first has left, the others have five turns each; then they have lost."""
    game = city(players)
    cells = [(6, 8), (1, 8), (2, 8)]
    state = play(game, position(game, ones=1, cells=cells, collected=1), "up 1")
    turns = dict.fromkeys(range(1, players), 0)
    while not game.is_terminal(state):
        turns[state.seat] += 1
        state = pass_turn(game, state)
    assert set(turns.values()) == {5}
    assert [1, -1, -1][:players] == state.place[:players]


def test_rule_38_leaving_in_the_last_turn():
    """The fifth turn still counts: who leaves in it has a place."""
    game = city()
    state = position(game, "44442", seat=1, cells=["out", (6, 8)], collected=1, place=(1,), rush=(0, 1), left=1)
    state = play(game, state, "keep", "up 1")
    assert ([1, 2], True) == (state.place[:2], game.is_terminal(state))


def over(game, **facts):
    """The game after the last driver has left from the gate cell."""
    facts = {"cells": [(6, 8), "out", "out"][: game.num_players], "left": game.num_players - 1} | facts
    return play(game, position(game, ones=1, collected=1, **facts), "up 1")


def test_rule_39_most_points_win():
    """When nobody is left inside, passengers and places are added up."""
    game = city()
    assert [1, 0] == game.returns(over(game, aboard=(2, 0), place=(0, 1)))
    assert [0, 1] == game.returns(over(game, aboard=(0, 0), place=(0, 1)))


def test_rule_39_ties_are_settled_by_a_duel():
    """Equal points: the best drivers duel for the game."""
    game = city(3)
    state = over(game, aboard=(1, 1, 0), place=(0, 2, 1))
    assert (phases.DUEL_ROLL, 0b110) == (state.phase, state.duel)
    assert [0, 0, 1] == game.returns(play(game, state, 1, 1, 3, 4))
    assert [0, 1, 0] == game.returns(play(game, state, 2, 5, 3, 3))


@pytest.mark.parametrize(("kind", "dice"), [("simultaneous", 0b1111), ("alternate", 0b0011)])
def test_rule_39_a_tie_of_others_is_their_duel(kind, dice):
    """Whoever drives last may not be a duellist; then the first of the tied begins, where they roll in turn."""
    game = city(3, duel=kind)
    state = position(game, seat=2, ones=1, collected=1, cells=["out", "out", (6, 8)], left=2)
    state.aboard[:], state.place[:] = (2, 1, 0), (2, 1, 0)
    state = play(game, state, "up 1")
    assert (phases.DUEL_ROLL, 0b011, dice) == (state.phase, state.duel, state.duel_pending)
    assert [1, 0, 0] == game.returns(play(game, state, *([3, 4, 1, 1] if kind == "simultaneous" else [3, 4])))


# The solo game


def test_rule_40_solo_start():
    """The driver and Crazy cat roll for the start like anybody; ties roll again; 4 and 5 dice."""
    game = city(1)
    state = play(game, game.initial_state(), 3, 3)
    assert phases.START_ROLL == state.phase
    state = play(game, state, 1, 6, 1, 1)
    assert (1, 4) == (state.seat, state.pending.bit_count())
    assert 5 == pass_turn(game, state).pending.bit_count()


def test_rule_41_crazy_cat_rolls_once():
    """Its dice stand after the first roll."""
    game = city(1)
    state = play(game, turn(game, seat=1, cells=[(1, 8), (3, 4)]), 1, 2, 2, 2, 6)
    assert (phases.MOVE, [1, 2, 2, 2, 6]) == (state.phase, state.die[:5])


def test_rule_42_two_items():
    """Of five threes Crazy cat rolls for two."""
    game = city(1)
    state = play(game, turn(game, seat=1, cells=[(1, 8), (3, 4)]), 3, 3, 3, 3, 3)
    assert 2 == state.items


def test_rule_43_the_goal_of_crazy_cat():
    """It heads for the passenger while there is one to come, and for the exit once all are collected.

    Before the first passenger comes it waits inside the exit, which is still shut.
    """
    game = city(1)
    state = position(game, seat=1, cells=[(1, 8), (3, 4)], passenger=(5, 5), collected=2, ones=1)
    assert (5, 5) == place(game, crazy_goal(game.setup, state))
    state.passenger = phases.NOBODY
    assert "out" == place(game, crazy_goal(game.setup, state))
    state.collected = 0
    assert (6, 8) == place(game, crazy_goal(game.setup, state))


def crazy_choice(game, state):
    """The action that Crazy cat takes."""
    legal = game.legal_actions(state)
    return bots.choose(bots.CRAZY, game.setup, state, legal, len(legal), 0.0, [0] * bots.WORK)


def crazy_way(game, state):
    """The cells that Crazy cat drives over."""
    path = []
    while state.phase == phases.MOVE:
        state = game.child(state, crazy_choice(game, state))
        path.append(place(game, state.cell[1]))
    return path


def test_rule_43_a_shortest_way():
    """With just enough movement it goes straight there; with too little it gets as near as it can."""
    game = city(1)
    state = position(game, seat=1, cells=[(1, 8), (3, 5)], passenger=(5, 6), ones=1, twos=1)
    assert [(5, 5), (5, 6)] == crazy_way(game, state)
    state = position(game, seat=1, cells=[(1, 8), (3, 7)], passenger=(6, 1), ones=1)
    assert [(3, 6)] == crazy_way(game, state)


def test_crazy_cat_drives_to_one_end_from_the_first_movement_on():
    """Of ends that are as good it takes the first, even where another movement would bring it nearer to that at once.

    With 1 and 2 spaces to drive it ends right before the passenger or right behind, and only 2 then 1 lead before it.
    """
    game = city(1, board=CITIES["one avenue"])
    state = position(game, seat=1, cells=["start", (1, 1)], passenger=(3, 1), ones=1, twos=1)
    assert [(3, 1), (2, 1)] == crazy_way(game, state)


def test_crazy_cat_takes_the_first_of_two_ways():
    """Right and up or up and right: it drives right first."""
    game = city(1)
    state = position(game, seat=1, cells=[(1, 8), (5, 1)], passenger=(6, 2), ones=2)
    assert [(6, 1), (6, 2)] == crazy_way(game, state)


def test_crazy_cat_stays_where_it_is_best():
    """Where movement may be waived, it does not drive away from its passenger to come back."""
    game = city(1, board=CITIES["one avenue"], may_waive=True)
    state = position(game, seat=1, cells=["start", (3, 1)], passenger=(3, 1), ones=2)
    assert 3 == len(game.legal_actions(state))
    assert [(3, 1)] == crazy_way(game, state)


def test_crazy_cat_looks_at_this_movement_alone():
    """Where it may end does not hang on what it worked out before."""
    game = city(1, may_waive=True)
    state = position(game, seat=1, cells=[(1, 8), (3, 4)])
    for ones, twos in product(range(3), range(3)):
        fresh, used = ([bits] * bots.WORK for bits in (0, -1))
        ends = [ends_of(game.setup, state, state.cell[1], ones, twos, work) for work in (fresh, used)]
        assert ends[0] == ends[1]


def test_crazy_cat_loses_the_first_of_its_dice():
    """Which die Paw patrol takes is all the same to it."""
    game = city(1)
    state = position(game, seat=1, won={BLUE_D6: 1, BLUE_D8: 1})
    phases.ask(state, phases.LOSE, 1)
    assert ([BLUE_D6, BLUE_D8], BLUE_D6) == (game.legal_actions(state), crazy_choice(game, state))


def test_rule_43_it_does_not_leave_early():
    """It stays in the city while there is a passenger, even next to an open exit."""
    game = city(1)
    state = position(game, seat=1, cells=[(1, 8), (6, 8)], passenger=(1, 1), collected=1, ones=1)
    assert [(6, 7)] == crazy_way(game, state)


def test_rule_44_it_avoids_special_cells():
    """Of the ends that are as near it takes a plain one; the shortest path comes first, and the passenger of course."""
    game = city(1)
    beside = {"seat": 1, "cells": [(6, 8), (2, 5)], "ones": 1}
    assert [(3, 5)] == crazy_way(game, position(game, passenger=(4, 7), **beside))
    assert [(2, 6)] == crazy_way(game, position(game, passenger=(2, 8), **beside))
    assert [(2, 6)] == crazy_way(game, position(game, passenger=(2, 6), **beside))


def test_rule_45_its_sabotage_goes_on_the_player():
    """Nobody is asked: the player is cursed."""
    game = city(1)
    state = play(game, turn(game, seat=1, cells=[(1, 8), (1, 4)]), 2, 2, 2, 1, 1)
    assert (3, phases.ROLLING, 0) == (state.curses[0], state.phase, state.seat)


def test_rule_46_three_duel_rolls():
    """Crazy cat rolls both dice three times; without a 7 it has lost, with one it has won at once."""
    game = city(1)
    for seat in (0, 1):
        cells = [(3, 2), (3, 3)] if seat == 0 else [(3, 3), (3, 2)]
        state = play(game, position(game, seat=seat, ones=1, cells=cells), "up 1")
        assert (phases.DUEL_ROLL, 0b1100) == (state.phase, state.duel_pending)
        lost = play(game, state, 1, 1, 2, 2, 3, 3)
        assert (0, 0) == (lost.duel, lost.back[0])
        assert [(3, 3), (3, 1)] == where(game, lost)
        assert 2 == play(game, state, 1, 1, 3, 4).back[0]


def test_rule_47_the_higher_total_wins():
    """Passengers and places decide the solo game as well; a tie is a duel by rule 46."""
    game = city(1)
    assert [1, 0] == game.returns(over(game, aboard=(2, 0), place=(0, 1)))
    assert [0, 1] == game.returns(over(game, aboard=(0, 1), place=(0, 1)))
    tie = over(game, aboard=(1, 0), place=(0, 1))
    assert (phases.DUEL_ROLL, 0b1100) == (tie.phase, tie.duel_pending)
    assert [1, 0] == game.returns(play(game, tie, 1, 1, 1, 1, 1, 1))
    assert [0, 1] == game.returns(play(game, tie, 1, 6))


def test_rule_48_the_order_of_a_turn():
    """Roll, re-roll, items, cancelling, movement, special cell, retreat, sabotage; then the next driver rolls."""
    game = city(3)
    state = turn(game, cells=[(6, 3), (1, 8), (2, 8)])
    steps = [1, 1, 2, 3, 4, "again 1 2", 5, 6, "keep", 3, "give up 2 spaces straight on"]
    steps += ["left 2", "left 1", "up 1", 3, "left", "left", "sabotage blue"]
    expected = [phases.ROLLING, phases.KEEP] * 2
    expected += [phases.ITEM, phases.CANCEL, phases.MOVE, phases.PATROL_ROLL, phases.RETREAT, phases.SABOTAGE]
    assert [*expected, phases.ROLLING] == asked(game, state, *steps)
    assert [(1, 4), (1, 8), (2, 8)] == where(game, play(game, state, *steps))


def test_rule_48_curses_that_are_left_push_before_landing():
    """Left-over curses push the cab back before its landing is judged: what counts is where it then stands."""
    game = city()
    for passenger, aboard in (((1, 6), 0), ((1, 5), 1)):
        state = position(game, "62222", cells=[(1, 4), (5, 5)], passenger=passenger, curses=(1,))
        state = play(game, state, "keep", "up 2")
        assert (aboard, (1, 5)) == (state.aboard[0], where(game, state)[0])


def test_movement_always_fits_in_the_default_city():
    """No movement is wasted there: from every cell, and from the gate, some straight two spaces fit."""
    assert (0, 0) == catlib.load("cat_cab").setup.stuck


def test_measures():
    """Games are measured by points, passengers and place of each seat, rounds, and the winner's place in the order."""
    game = city(3)
    state = over(game, aboard=(2, 1, 0), place=(0, 2, 1), order=(2, 0, 1), round=7)
    told = dict(zip(game.rules.MEASURES, [13, 10, 10, 2, 1, 0, 3, 2, 1], strict=False))
    assert told == {name: value for name, value in game.measures(state).items() if name in told}
    assert [8, 2] == list(game.measures(state).values())[9:]
    assert 0 == game.measures(position(game, ones=1, cells=APART))["start of the winner"]


def test_a_guess_counts_points_and_nearness():
    """It shares 1 out by squares: of points and 1 for who is out, of points and 12 / (4 + spaces to go) for others.

    One is out with 10 points. The other has none and 2 spaces to go, or 14 from the start gate.
    """
    game, guess = city(), [0.0, 0.0, 0.0]
    for cell, hope in (((6, 7), 2), ("start", 12 / 18)):
        state = position(game, place=(1, 0), cells=["out", cell], left=1)
        game.rules.evaluate(game.setup, state, guess)
        assert [121, hope**2] == pytest.approx([share * (121 + hope**2) for share in guess[:2]])


def test_who_misses_rush_hour_has_place_0():
    """A measure is a count: no place at all is 0, for who is too late as for who is still inside."""
    game = city(3)
    state = position(game, place=(-1, 1, 0))
    assert [0, 1, 0] == [game.measures(state)[f"place of seat {s}"] for s in (1, 2, 3)]


def test_a_guess_at_the_winner():
    """The guess for searches that stop early shares 1 out, more to who has more points or is nearer to the exit."""
    game, guess = city(3), [0.0] * 3
    state = position(game, cells=[(1, 1), (6, 8), (1, 1)], aboard=(2, 0, 0))
    game.rules.evaluate(game.setup, state, guess)
    assert sum(guess) == pytest.approx(1.0)
    assert guess[0] > guess[1] > guess[2] > 0


def test_a_fresh_game():
    """Before the first roll everything is empty: no curse, passenger, die, duel or place."""
    for players in (1, 2, 3):
        game = city(players)
        state = game.initial_state()
        fresh = dict.fromkeys(("passenger", "winner", "player"), -1) | {"sides": 6, "order": [0, 1, 2]}
        fresh |= {"pending": 2**game.num_players - 1, "cell": [48, 48, 48 if players == 3 else 49]}
        blank = {name: [0] * length if length else 0 for name, (_, length) in state.FIELDS.items()}
        assert blank | fresh == state.to_dict()
