"""Readings of the rulebook's gaps that one house rule's value does not show: where several of them meet."""

from __future__ import annotations

import json

import pytest

from catlib.games.cat_cab import phases
from catlib.games.cat_cab.curses import may_reroll
from catlib.games.cat_cab.ending import points
from catlib.games.cat_cab.moving import crazy_direction, leave
from catlib.games.cat_cab.setup import WHITE
from catlib.play import Match

from .positions import (
    APART,
    BUSY,
    action,
    city,
    go_on,
    landed,
    moves,
    pass_turn,
    place,
    play,
    position,
    turn,
    where,
)

RED_D6, BLUE_D6 = 0, 1
LATER = {"curses_land": "after landing"}


def test_gap_0_2_diagonals_keep_straight():
    """With diagonals a movement of two goes two cells diagonally, and paths back are those of a king in chess."""
    game = city(2, diagonal=True)
    assert {(5, 6), (1, 6), (1, 2), (5, 2)} < moves(game, position(game, twos=1, cells=[(3, 4), (1, 8)]))
    assert {(2, 3), (3, 3)} == moves(game, play(game, landed(game, (3, 4)), 3))
    assert "out" not in moves(game, position(game, ones=1, cells=[(5, 8), (1, 8)], collected=1))


def test_gap_0_5_crazy_cat_goes_down_first():
    """Crazy cat is not asked for a path back: it goes vertically as far as it can, and a diagonal comes last."""
    game = city(1)
    state = play(game, position(game, seat=1, ones=1, cells=[(1, 8), (3, 5)], passenger=(3, 1)), "down 1", 3)
    assert [(1, 8), (3, 2)] == where(game, state)
    left, down, slanted = 1 << 2, 1 << 3, 1 << 4
    assert [3, 2, 4] == [crazy_direction(ways) for ways in (left | down | slanted, left | slanted, slanted)]


def test_gap_0_6_no_chain_reactions():
    """A cab pushed onto nibbles, a passenger or another cab does nothing there."""
    game = city(2, board=BUSY, **LATER)
    state = position(game, "22222", cells=[(1, 3), (1, 2)], curses=(1,), passenger=(1, 2))
    state = play(game, state, "keep")
    assert ([(1, 2), (1, 2)], 1, [0, 0, 0]) == (where(game, state), state.seat, state.aboard)


def test_gap_0_6_the_loser_of_a_duel_gets_nothing():
    """Pushed onto a passenger or nibbles, the loser neither collects nor nibbles."""
    for passenger, steps in (((1, 2), 1), ((3, 3), 1)):
        game = city(2, board=BUSY, retreat_steps=steps)
        state = landed(game, (1, 3), cells=[(1, 2), (1, 3)], passenger=passenger)
        state = play(game, state, 1, 1, 3, 4)
        assert ([0, 0, 0], 1, phases.ROLLING) == (state.aboard, state.seat, state.phase)


def test_gap_0_6_no_duel_after_a_pothole():
    """Pushed onto another cab by the Paw patrol, nobody duels."""
    game = city(2)
    state = play(game, landed(game, (3, 4), cells=[(3, 3), (3, 2)]), 3, "down", "down")
    assert ([(3, 2), (3, 2)], 1) == (where(game, state), state.seat)


def test_cabs_are_pushed_one_after_the_other():
    """First the one that acts, then that of the driver on turn, then the others by seat."""
    game, order = city(3), []
    state = position(game, seat=1, cells=[(2, 8), (3, 8), (4, 8)], back=(1, 1, 1), actor=2)
    go_on(game, state)
    while state.phase == phases.RETREAT:
        order.append(state.player)
        state = play(game, state, "left")
    assert [2, 1, 0] == order


def test_gap_0_7_each_move_collects_once():
    """A passenger that appears under the cab that just collected waits until the cab lands there again."""
    for pickup in ("final", "each move"):
        game = city(2, pickup=pickup)
        state = landed(game, (3, 3), passenger=(3, 3))
        state = play(game, state, 3, 3)
        assert ([1, 0], (3, 3), 1) == (state.aboard[:2], place(game, state.passenger), state.seat)
        state = pass_turn(game, state)
        again = position(game, ones=2, cells=[(3, 3), (1, 8)], passenger=(3, 3), collected=1)
        assert 1 == play(game, again, "up 1", "down 1").aboard[0]


def test_gap_0_7_each_move_opens_the_gate_on_the_way():
    """Picked up on the way, the first passenger opens the exit for the rest of the movement."""
    game = city(2, pickup="each move")
    state = position(game, ones=2, cells=[(6, 7), (1, 8)], passenger=(6, 8))
    assert "out" in moves(game, play(game, state, "up 1", 1, 1))


def test_gap_0_7_each_move_quiets_only_that_cell():
    """Picked up from a special cell on the way, a passenger spares nothing at the end of the way."""
    game = city(2, board=BUSY, pickup="each move")
    state = position(game, ones=3, cells=[(1, 1), (1, 4)], passenger=(1, 2), placed=4)
    assert phases.PATROL_ROLL == play(game, state, "up 1", "up 1", "right 1").phase
    state = play(game, position(game, ones=1, cells=[(1, 1), (1, 4)], passenger=(1, 2), placed=4), "up 1")
    assert (1, 1) == (state.aboard[0], state.seat)


def test_gap_0_8_collect_then_duel():
    """Passenger first, then the next one is placed, then the duel, also for a driver who loses it."""
    cells = [(3, 2), (3, 3)]
    game = city(2)
    state = play(game, landed(game, (3, 3), cells=cells, passenger=(3, 3)), 6, 6)
    assert (phases.DUEL_ROLL, 1, (6, 6)) == (state.phase, state.aboard[0], place(game, state.passenger))
    assert 1 == play(game, state, 1, 1, 3, 4).aboard[0]


def test_gap_0_8_a_pothole_comes_before_a_duel():
    """A cab that the Paw patrol sends away is gone before it can duel on that cell."""
    game = city(2)
    state = landed(game, (3, 4), cells=[(3, 3), (3, 4)])
    assert phases.PATROL_ROLL == state.phase
    assert [(3, 2), (3, 4)] == where(game, play(game, state, 3, "down", "down"))
    assert phases.DUEL_ROLL == play(game, state, 1).phase


def test_gap_0_9_a_passenger_under_a_cab():
    """A passenger may appear under a cab, which does not collect it by standing there."""
    game = city(2)
    state = play(game, landed(game, (3, 3), passenger=(3, 3)), 1, 8)
    assert ((1, 8), [1, 0]) == (place(game, state.passenger), state.aboard[:2])
    state = play(game, pass_turn(game, state), 3, 3, 3, 3, 3, "keep", 1, 1)
    assert 0 == state.aboard[1]


def test_gap_0_12_the_limit_swallows_sabotage():
    """Curses beyond the victim's limit are lost."""
    game = city(3)
    state = play(game, position(game, "222", curses=(0, 3), cells=[(3, 4), (1, 8), (2, 8)]), "keep", "sabotage blue")
    assert 4 == state.curses[1]


def test_gap_0_15_leaving():
    """Leaving costs one space from the exit cell, and movement that is left over is lost."""
    game = city(2)
    state = play(game, position(game, ones=2, twos=1, cells=[(6, 8), (1, 8)], collected=1, sabotage=1), "up 2")
    assert ("out", 1, 1) == (where(game, state)[0], state.place[0], state.seat)
    game = city(2, leave_by="exact")
    state = position(game, ones=2, twos=1, cells=[(6, 7), (1, 8)], collected=1)
    assert "out" == where(game, play(game, state, "left 1", "right 1", "up 2"))[0]
    assert "out" not in moves(game, position(game, twos=2, cells=[(6, 7), (1, 8)], collected=1))


def test_gap_0_15_who_leaves_still_sabotages():
    """Sabotage is placed after movement, also by a driver who has just left."""
    game = city(3)
    state = play(game, position(game, ones=1, sabotage=2, cells=[(6, 8), (1, 8), (2, 8)], collected=1), "up 1")
    assert (phases.SABOTAGE, 0) == (state.phase, state.player)
    assert [0, 2, 0] == play(game, state, "sabotage blue").curses


def test_gap_0_16_no_duel_at_the_start():
    """All cabs stand together at the start gate, and one that is pushed back there duels nobody."""
    game = city(2)
    state = play(game, position(game, "22222", cells=[(1, 1), "start"], curses=(1,)), "keep")
    assert (["start", "start"], 1) == (where(game, state), state.seat)


def test_gap_0_17_points_of_who_is_too_late():
    """Passengers of a driver who missed rush hour do not win, unless the house says so."""
    for rule, winner in ((False, 0), (True, 1)):
        game = city(2, eliminated_can_win=rule)
        state = position(
            game, seat=1, aboard=(0, 3), place=(1,), left=1, rush=(0, 1), collected=3, cells=["out", (1, 8)]
        )
        assert winner == game.returns(play(game, state, "keep")).index(1)


def test_gap_0_18_a_stolen_die_can_be_taken_back():
    """The owner may win it back by Greedy cat, and a thief's loss returns it to the box for good."""
    game = city(2)
    state = landed(game, (2, 6), won={RED_D6: 1})
    assert 1 == play(game, state, 3).holder[RED_D6]
    state = landed(game, (3, 4), won={BLUE_D6: 0})
    lost = play(game, state, 1)
    assert (0, 1) == (lost.holder[BLUE_D6], lost.obtained[BLUE_D6])


def test_gap_0_21_boost():
    """A boost that fits nowhere leaves the cab; on a special cell it wakes nothing; it may collect and leave."""
    game = city(2, board=BUSY)
    cab = {"cells": [(1, 1), (1, 4)]}
    state = play(game, position(game, ones=1, **cab), "up 1", 5)
    assert [(1, 2), (1, 4)] == where(game, play(game, state, 6))
    state = play(game, position(game, ones=1, cells=[(1, 3), (3, 1)]), "down 1", 5, 2)
    assert ([(1, 4), (3, 1)], 1) == (where(game, play(game, state, "up")), play(game, state, "up").seat)
    state = play(game, position(game, ones=1, cells=[(1, 3), (3, 1)], passenger=(3, 2)), "down 1", 5, 2, "right")
    assert (1, phases.COLUMN) == (state.aboard[0], state.phase)
    state = play(game, position(game, ones=1, cells=[(3, 2), (1, 4)], collected=1), "up 1", 5, 2, "up")
    assert (1, "out") == (state.place[0], where(game, state)[0])


@pytest.mark.parametrize(("leave_by", "spaces", "gets_out"), [
    ("overshoot", 1, False),
    ("overshoot", 2, True),
    ("overshoot", 3, True),
    ("exact", 1, False),
    ("exact", 2, True),
    ("exact", 3, False)])
def test_a_boost_out_of_the_city(leave_by, spaces, gets_out):
    """Two spaces lead out; a third is left over, which one house allows and the other does not."""
    game = city(2, board=BUSY, leave_by=leave_by)
    state = play(game, position(game, ones=1, cells=[(3, 2), (1, 4)], collected=1), "up 1", 5, spaces)
    assert gets_out == (state.phase == phases.BOOST and "out" == where(game, play(game, state, "up"))[0])


@pytest.mark.parametrize(("leave_by", "spaces_out"), [("overshoot", {1, 2, 3, 4, 5, 6}), ("exact", {1})])
def test_a_boost_from_beside_the_exit(leave_by, spaces_out):
    """From nibbles inside the exit every boost leads out, and where leaving is exact one of a single space."""
    gates = [{"cell": (1, 1), "side": "left"}, {"cell": (3, 3), "side": "right"}]
    board = {"columns": 3, "rows": 3, "nibbles": [(3, 3)], "gates": gates}
    game = city(board=board, leave_by=leave_by)
    state = play(game, position(game, ones=1, cells=[(3, 2), (1, 1)], collected=1), "up 1", 5)
    boosts = {spaces: play(game, state, spaces) for spaces in range(1, 7)}
    ends = {n: moves(game, after) for n, after in boosts.items() if after.phase == phases.BOOST}
    assert spaces_out == {spaces for spaces in ends if "out" in ends[spaces]}


def test_a_boost_that_fits_nowhere_is_over():
    """Six spaces lead off the board from (2, 6), whichever way: the cab stays, and no boost is left to drive."""
    game = city()
    state = play(game, position(game, ones=1, cells=[(2, 5), (1, 8)]), "up 1", 5, 6)
    assert ((2, 6), 0, phases.ROLLING) == (where(game, state)[0], state.boost, state.phase)


def test_gap_0_3_a_boost_may_be_waived():
    """Where movement may stay unused, so may a boost: the cab stays on the nibbles, and nothing more comes of it."""
    for may, ways in ((False, {"down"}), (True, {"down", "stop"})):
        game = city(may_waive=may)
        state = play(game, position(game, ones=1, cells=[(2, 5), (1, 8)]), "up 1", 5, 5)
        assert ways == {way for way in ("down", "up", "left", "right", "stop") if _is_legal(game, state, way)}
    state = play(game, state, "stop")
    assert ((2, 6), 0, 1) == (where(game, state)[0], state.boost, state.seat)


def _is_legal(game, state, way):
    return action(game, state, way) in game.legal_actions(state)


def test_gap_0_24_two_places():
    """Two drivers, and the solo game, play for 10 and 5."""
    for players in (1, 2):
        game = city(players)
        state = position(game, seat=1, ones=1, cells=["out", (6, 8)], place=(1,), left=1, collected=1)
        state = play(game, state, "up 1")
        assert [10, 5] == [points(game.setup, state, s) for s in (0, 1)]


def test_gap_0_25_crazy_cat_rolls_like_a_player():
    """Crazy cat rolls the coloured dice that it has won, and holds four curses at most."""
    game = city(1)
    state = turn(game, seat=1, cells=[(1, 8), (6, 6)], won={BLUE_D6: 1})
    assert 0b11111 | 1 << WHITE + BLUE_D6 == state.pending
    assert 4 == play(game, state, 1, 1, 1, 1, 1).curses[1]


def test_gap_0_13_no_rolling_without_cubes():
    """Once all cubes are out a roll would have no price, so the dice stand."""
    game = city(2, curse_supply=2)
    free, out = (position(game, "22456", cells=[(3, 4), (1, 8)], curses=curses) for curses in ((1, 0), (1, 1)))
    assert [True, False] == [bool(may_reroll(game.setup, state)) for state in (free, out)]
    state = game.child(free, 1)
    assert phases.ROLLING == state.phase
    assert phases.KEEP != game.child(state, 0).phase


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("supply", "curses"), [(3, 0), (4, 1), (5, 1)])
def test_gap_0_13_everybody_s_cubes_count(seat, supply, curses):
    """Three cubes lie before the other drivers, whoever they are; of more in the box one is left for a 1."""
    others = [1, 2]
    held = [*others[:seat], 0, *others[seat:]]
    game = city(3, curse_supply=supply)
    state = play(game, turn(game, seat, curses=held), 1)
    assert curses == state.curses[seat]


def test_gap_0_4_curses_may_push_after_landing():
    """The passenger is collected where the cab ends, and only then do left-over curses push it back."""
    game = city(**LATER)
    state = position(game, "62222", cells=[(1, 4), (5, 5)], passenger=(1, 6), curses=(1,))
    state = play(game, state, "keep", "up 2")
    assert (phases.COLUMN, 1) == (state.phase, state.aboard[0])
    assert (1, 5) == where(game, play(game, state, 3, 3))[0]


@pytest.mark.parametrize(("house", "ones", "ways"), [
    ({}, 0, []),  # two spaces, one of them for the way out, none for the curse
    ({}, 1, ["up 2"]),  # one to spare; a first movement of one leaves it behind the gate, too
    ({"leave_by": "exact"}, 1, ["up 2"]),
    ({"leave_by": "exact"}, 2, []),
    (LATER, 0, ["up 2"])])
def test_gap_0_4_leaving_counts_net_movement(house, ones, ways):
    """A curse that is left takes a space of what leads out: without it the exit is out of reach."""
    game = city(**house)
    state = position(game, ones=ones, twos=1, backlog=1, cells=[(6, 7), (1, 8)], collected=1)
    out = [name for name in ("up 1", "up 2") if _leads_out(game, state, name)]
    assert ways == out


def _leads_out(game, state, name):
    move = action(game, state, name)
    return move in game.legal_actions(state) and "out" == where(game, game.child(state, move))[0]


def test_gap_0_4_who_leaves_is_pushed_no_more():
    """The curse that was paid for by movement to spare does not bring the cab back."""
    game = city()
    state = position(game, ones=1, twos=1, backlog=1, cells=[(6, 7), (1, 8)], collected=1)
    after = play(game, state, "up 2")
    assert (1, 0, "out") == (after.place[0], after.backlog, where(game, after)[0])


@pytest.mark.parametrize(("curses", "leaves"), [(0, True), (1, True), (2, False)])
def test_who_leaves_has_movement_for_the_curses(curses, leaves):
    """From the exit cell a movement of two leaves one space, which curses may use up; two of them shut it."""
    game = city(curses_act="back only")
    state = position(game, twos=1, cells=[(6, 8), (1, 8)], collected=1, backlog=curses)
    assert leaves == ("out" in moves(game, state))


def test_curses_push_nobody_who_is_out():
    """What curses had left to push is over when their driver leaves, and not when another cab does."""
    game = city(3)
    for seat, left in ((0, 0), (1, 2)):
        state = position(game, cells=APART, backlog=2)
        leave(game.setup, state, seat)
        assert left == state.backlog


@pytest.mark.parametrize(("house", "aboard"), [({}, 1), (LATER, 0)])
def test_gap_0_4_curses_alone_land_a_cab(house, aboard):
    """A cab that was only pushed back collects where it stops, unless curses push after the landing."""
    game = city(**house)
    state = play(game, position(game, "22222", cells=[(1, 6), (2, 8)], passenger=(1, 5), curses=(1,)), "keep")
    assert ((1, 5), aboard) == (where(game, state)[0], state.aboard[0])


def test_gap_0_4_curses_alone_bring_a_cab_to_special_cells_and_rivals():
    """Pushed onto nibbles it rolls there, and pushed onto another cab it duels; at the start gate nothing happens."""
    game = city(board=BUSY)
    for cab, rival, phase in (((1, 3), (3, 4), phases.NIBBLE_ROLL), ((3, 1), (2, 1), phases.NIBBLE_ROLL)):
        assert phase == play(game, position(game, "2", cells=[cab, rival], curses=(1,)), "keep").phase
    plain = city(board=BUSY | {"nibbles": []})
    assert phases.DUEL_ROLL == play(plain, position(plain, "2", cells=[(3, 1), (2, 1)], curses=(1,)), "keep").phase
    state = play(game, position(game, "2", cells=["start", (3, 4)], curses=(1,)), "keep")
    assert ("start", 1) == (where(game, state)[0], state.seat)


def test_gap_0_4_a_cell_is_quiet_only_under_its_passenger():
    """Who picked up on the way and is pushed onto nibbles meets with them."""
    board = {**BUSY, "nibbles": [[1, 2]], "patrol": []}
    game = city(board=board, pickup="each move")
    state = position(game, twos=1, backlog=1, cells=[(1, 1), (3, 4)], passenger=(1, 3), placed=4)
    assert phases.NIBBLE_ROLL == play(game, state, "up 2").phase


def test_gap_0_21_a_boost_wakes_no_cell():
    """A boost from nibbles to nibbles brings no other roll."""
    game = city(board={**BUSY, "nibbles": [[1, 2], [3, 2]], "patrol": []})
    state = play(game, position(game, ones=1, cells=[(1, 1), (3, 4)]), "up 1", 5, 2, "right")
    assert phases.ROLLING == state.phase


def test_a_save_keeps_the_reading_it_was_played_with():
    """A save names where left-over curses push; one from before it did so is read as all were played then."""
    match = Match(city(2), seed=1)
    fields = json.loads(match.to_json())
    assert {"curses_land": "before landing"} == fields["house"]
    assert match.game == Match.from_json(match.to_json()).game == Match.from_share(match.share()).game
    assert "before landing" == match.game.house.curses_land
    old = Match.from_json(json.dumps(fields | {"house": {}}))
    assert city(2, **LATER) == old.game == Match.from_share(old.share()).game
