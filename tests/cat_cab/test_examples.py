"""The rulebook's own examples, T0.1 to T0.11, one situation each."""

import pytest

from catlib import IllegalAction
from catlib.games.cat_cab import phases

from .positions import city, moves, net_moves, pass_turn, place, play, position, turn, where


def test_t0_1_coordinates():
    """A six and an eight put the passenger at column 6, row 8."""
    game = city(3)
    state = play(game, game.initial_state(), 1, 3, 2, 6, 8)
    assert (6, 8) == place(game, state.passenger)


def test_t0_2_one_curse_cancels_a_single_space():
    """Dice 3, 4, 5, 6, 6 with an item of one space and one curse leave 1, 1, 2 and 2."""
    assert [1, 1, 2, 2] == net_moves(dice="34566", items="2", curses=1)


@pytest.mark.parametrize(
    ("steps", "net"),
    [(("up 2", "right 1", "down 1", "right 2"), (3, 1)), (("up 2", "down 2", "right 1", "right 1"), (2, 0))],
    ids=["t0_3", "t0_4"],
)
def test_t0_3_and_t0_4_movements_in_any_order(steps, net):
    """The movements of the first example may turn between each other and even go back."""
    game = city()
    state = position(game, ones=2, twos=2, cells=[(2, 2), (6, 1)])
    assert [(2 + net[0], 2 + net[1]), (6, 1)] == where(game, play(game, state, *steps))


def test_t0_5_no_corner_in_one_movement():
    """A movement of two spaces cannot go right and down."""
    game = city()
    state = play(game, position(game, ones=2, twos=2, cells=[(2, 2), (6, 1)]), "up 2")
    assert (3, 3) not in moves(game, state)
    with pytest.raises(IllegalAction, match=r"legal: 0 \(1 space right to \(3, 4\)\)"):
        game.child(state, 8 + 7)


def test_t0_6_two_curses_cancel_a_six():
    """Two ones rolled again end as 2, 3, 4, 5, 6; with an item of two spaces the curses cancel the six."""
    game = city()
    state = play(game, turn(game), 1, 1, 2, 3, 4)
    assert 2 == state.curses[0]
    state = play(game, state, "again 1 2", 5, 6)
    assert ([5, 6, 2, 3, 4], 2) == (state.die[:5], state.curses[0])
    state = play(game, state, "keep", 3)
    assert (2, 2) == (state.ones, state.twos)
    state = play(game, state, "give up 2 spaces straight on")
    assert (2, 1) == (state.ones, state.twos)


def test_t0_7_the_turn_reference():
    """Left 2, left 1, up 1 ends on Paw patrol; a 3 sends the cab back 2; then sabotage, then one's own curses go."""
    game = city(3)
    state = position(game, ones=2, twos=1, sabotage=1, curses=(2,), cells=[(6, 3), (1, 8), (2, 8)])
    state = play(game, state, "left 2", "left 1", "up 1")
    assert (phases.PATROL_ROLL, (3, 4)) == (state.phase, where(game, state)[0])
    state = play(game, state, 3, "down", "down")
    assert (phases.SABOTAGE, (3, 2), 2) == (state.phase, where(game, state)[0], state.curses[0])
    state = play(game, state, "sabotage green")
    assert ([0, 0, 1], 1) == (state.curses, state.seat)


def test_t0_8_two_item_rolls():
    """Of four threes only two are rolled for, and rolling nothing counts as one of the two."""
    game = city()
    state = play(game, position(game, "33334", cells=[(3, 4), "start"]), "keep", 1)
    assert phases.ITEM == state.phase
    state = play(game, state, 2)
    assert (phases.MOVE, 2) == (state.phase, state.ones)


def test_t0_9_an_upgrade_twice():
    """Who owns the D6 gets nothing for another one."""
    game = city()
    state = position(game, "34111", cells=[(3, 4), "start"], won={0: 0})
    after = play(game, state, "keep", 5)
    assert (state.holder, state.obtained) == (after.holder, after.obtained)


@pytest.mark.parametrize(("players", "dice"), [(3, [3, 4, 5]), (2, [4, 5]), (1, [4, 5])])
def test_t0_10_dice_of_the_first_turns(players, dice):
    """Three drivers start with 3, 4 and 5 dice, two with 4 and 5, and so does the solo game."""
    game, rolled = city(players), []
    state = play(game, game.initial_state(), *(6, 5, 4)[: len(dice)], 1, 1)
    for _ in dice:
        rolled.append(state.pending.bit_count())
        state = pass_turn(game, state)
    assert dice == rolled


def test_t0_11_four_curses():
    """At four curses a re-roll is refused although the dice still show twos: they are final at once."""
    game = city(3)
    state = play(game, position(game, "14422", curses=(3,), cells=[(1, 4), (1, 8), (2, 8)]), "again 2", 1)
    assert (4, phases.SABOTAGE) == (state.curses[0], state.phase)
    with pytest.raises(IllegalAction, match=r"action 24 is not legal here; legal: 1 \(sabotage blue\)"):
        game.child(state, 0b11000)
