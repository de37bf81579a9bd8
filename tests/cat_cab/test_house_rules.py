"""Every house rule in every value: one situation each, in which the values give different answers."""

from typing import Any, Literal, get_args, get_origin

import pytest

import catlib
from catlib import BadSetup
from catlib.engine import driver as engine
from catlib.games.cat_cab import bots, phases
from catlib.games.cat_cab.dice import takeable
from catlib.games.cat_cab.ending import points, tally
from catlib.games.cat_cab.moving import STOP
from catlib.games.cat_cab.setup import FROZEN, HouseRules

from .positions import APART, city, landed, moves, pass_turn, place, play, position, turn, where

RED_D6, BLUE_D6, GREEN_D6 = range(3)
PHASES = ("COLUMN", "ROLLING", "MOVE", "RETREAT", "SABOTAGE", "OVER")
PHASES += ("PATROL_ROLL", "NIBBLE_ROLL", "BOOST_ROLL", "BOOST", "DUEL_ROLL", "LOSE")
ASKED = {getattr(phases, name): name for name in PHASES}


# Numbers


def ones_until_the_dice_stand(game):
    state, ones = position(game, "44444", cells=APART[:2]), 0
    while state.phase == phases.KEEP:
        state, ones = play(game, state, "again 1", 1), ones + 1
    return ones


def item_rolls(game):
    state, rolls = position(game, "333333", cells=APART[:2]), 0
    state = play(game, state, "keep")
    while state.phase == phases.ITEM:
        state, rolls = play(game, state, 1), rolls + 1
    return rolls


def passengers_that_come(game):
    """Collections until no new passenger comes."""
    placed = 1
    while landed(game, (3, 3), passenger=(3, 3), placed=placed).phase == phases.COLUMN:
        placed += 1
    return placed


def points_of_places(game):
    state = position(game, place=(1, 2, 3))
    return tuple(points(game.setup, state, s) for s in range(3))


def turns_in_rush_hour(game):
    """Own turns that each driver has after seat 1, second of three, has left."""
    state = position(game, seat=1, ones=1, cells=[(1, 8), (6, 8), (2, 8)], collected=1)
    state, turns = play(game, state, "up 1"), [0, 0, 0]
    while not game.is_terminal(state):
        turns[state.seat] += 1
        state = pass_turn(game, state)
    return turns


def lost_duel(game):
    """Where the loser of a duel on (1, 7) stops, driven straight back down the first column."""
    state = landed(game, (1, 7), cells=[(1, 6), (1, 7)])
    return where(game, play(game, state, 1, 1, 3, 4))[0]


def first_turns(game):
    state, dice = play(game, game.initial_state(), 6, 5, 4, 1, 1), []
    for _ in range(3):
        dice.append(state.pending.bit_count())
        state = pass_turn(game, state)
    return dice


def rounds_played(game):
    """Rounds until a duel for the tied game, if everybody passes; 9 are enough to see that there is no limit."""
    state = play(game, game.initial_state(), 6, 5, 1, 1)
    while state.stage != phases.FINAL and state.round < 9:
        state = pass_turn(game, state)
    return state.round


# Gaps

NIBBLES_FIRST = {"nibbles": [[1, 1]], "gates": [{"cell": [1, 1], "side": "left"}, {"cell": [6, 8], "side": "right"}]}


def first_step(game):
    state = play(game, position(game, ones=1), game.legal_actions(position(game, ones=1))[0])
    return where(game, state)[0], ASKED[state.phase]


def can_stop(game):
    return STOP in game.legal_actions(position(game, ones=1, cells=APART[:2]))


def four_curses_on_three_spaces(game):
    """What is left to move and to be pushed back when four curses meet dice of 4 and 6."""
    state = play(game, position(game, "46", cells=[(1, 8), (2, 8)], curses=(4,)), "keep")
    return state.ones, state.twos, state.backlog, where(game, state)[0]


def into_a_pothole(game):
    state = play(game, landed(game), 3)
    return ASKED[state.phase], where(game, state)[0]


def driven_over_a_passenger(game):
    state = play(game, position(game, ones=2, cells=[(1, 1), (1, 8)], passenger=(1, 2)), "up 1")
    if state.phase == phases.COLUMN:
        state = play(game, state, 6, 1)
    return play(game, state, "up 1").aboard[0]


def placed_under_a_cab_and_on_a_gate_cell(game):
    start = play(game, position(game, ones=1, cells=[(3, 1), (2, 8)], passenger=(3, 2)), "up 1")
    return [ASKED[play(game, start, *cell).phase] for cell in ((2, 8), (1, 1), (6, 8), (4, 4))]


def asked_before_the_first_passenger(game):
    state = play(game, game.initial_state(), 6, 5)
    return ASKED[state.phase]


def two_sabotages(game):
    """Curses after sabotaging blue, then green if asked again."""
    state = play(game, position(game, "22333", cells=APART), "keep", 1, 1, "sabotage blue")
    return (play(game, state, "sabotage green") if state.phase == phases.SABOTAGE else state).curses


def curses_of_two_ones(game):
    """Curses that two ones bring while another driver holds one."""
    state = play(game, turn(game, cells=[(1, 8), (2, 8)], curses=(0, 1)), 1, 1)
    return state.curses[0]


def unhappy_customer(game):
    """The last passenger is aboard and lost: is another one placed?"""
    state = play(game, landed(game, aboard=(1,), placed=4, collected=4), 6)
    return ASKED[state.phase], state.placed


def ways_out(game):
    """Movements that lead out from the exit cell with 1 and 2 to move, and from one cell before it with 2."""
    state = position(game, ones=1, twos=1, cells=[(6, 8), (1, 8)], collected=1)
    near = position(game, twos=1, cells=[(6, 7), (1, 8)], collected=1)
    return [sum("out" in name for name in names(game, s)) for s in (state, near)]


def names(game, state):
    return [game.action_to_string(state, a) for a in game.legal_actions(state)]


def too_late_with_more_points(game):
    state = position(game, place=(1, -1), aboard=(0, 3), cells=["out", (3, 4)])
    tally(game.setup, state)
    return game.returns(state)


def dice_of_who_has_left(game):
    """How many dice Greedy cat may take of a driver who is out of the city."""
    state = position(game, cells=[(3, 4), "out", (1, 8)], place=(0, 1, 0), won={BLUE_D6: 1})
    return takeable(state).bit_count()


def stolen_die_after_its_turn(game):
    """Who holds blue's D6 after the thief has rolled it for a turn."""
    state = play(game, landed(game, (2, 6), cells=[(2, 5), (1, 8)], won={BLUE_D6: 1}), 3)
    assert 1 == state.holder[BLUE_D6]
    return pass_turn(game, pass_turn(game, state)).holder[BLUE_D6]


def upgrade_after_a_loss(game):
    state = play(game, landed(game, won={RED_D6: 0}), 1)
    assert 0 == state.holder[RED_D6]
    state = play(game, position(game, "34111", cells=APART[:2], obtained=(1,)), "keep", 5)
    return state.holder[RED_D6]


def duel_dice_in_the_first_roll(game):
    return landed(game, (3, 3), cells=[(3, 2), (3, 3)]).duel_pending


def landing_on_two_cabs(game):
    state = landed(game, (3, 3), cells=[(3, 2), (3, 3), (3, 3)])
    return ASKED[state.phase], state.duel


def boosted(game):
    state = play(game, landed(game, (2, 6), cells=[(2, 5), (1, 8)]), 5, 3)
    return ASKED[state.phase], moves(game, state)


def one_at_nibbles(game):
    state = play(game, landed(game, (2, 6), cells=[(2, 5), (1, 8)], won={BLUE_D6: 1}), 1)
    return ASKED[state.phase], state.holder[RED_D6], state.holder[BLUE_D6]


def one_at_patrol(game):
    state = play(game, landed(game, won={RED_D6: 0}, aboard=(1,)), 1)
    return ASKED[state.phase], state.holder[RED_D6], state.aboard[0]


def dice_of_crazy_cat(game):
    return turn(game, seat=1, cells=APART[:2], won={BLUE_D6: 1}).pending.bit_count()


def crazy_cat_beside_nibbles(game):
    """Where Crazy cat ends: on the nibbles on its way to (2, 8), or away from them."""
    state = position(game, seat=1, cells=[(6, 8), (2, 5)], passenger=(2, 8), ones=1)
    legal = game.legal_actions(state)
    state = game.child(state, bots.choose(bots.CRAZY, game.setup, state, legal, len(legal), 0.0, [0] * bots.WORK))
    return place(game, state.cell[1])


def passenger_beside_a_landing(game):
    """One space before where a two ends, which one curse cannot cancel but pushes back."""
    state = position(game, twos=1, backlog=1, cells=[(1, 6), (2, 8)], passenger=(1, 7))
    state = play(game, state, "up 2")
    return state.aboard[0], where(game, state)[0]


def nibbles_after_a_passenger(game):
    """A lucky charm takes the passenger away from the nibbles at (2, 6) before a cab lands there."""
    state = position(game, "34", cells=[(2, 5), (1, 8)], passenger=(2, 6))
    return ASKED[play(game, state, "keep", 4, 6, 1, "up 1").phase]


def sabotage_of_the_only_rival(game):
    state = play(game, position(game, "22333", cells=APART[:2]), "keep", 1, 1)
    return names(game, state) if state.phase == phases.SABOTAGE else state.curses[1]


UPGRADE, GREEDY, BOOST = "cab upgrade", "greedy cat", "speed boost"
LUCK, POTHOLE, UNHAPPY = "bad luck", "pothole", "unhappy customer"

# house rule: players, what else holds, the situation, and what it gives for each value
CASES: dict[str, tuple[int, dict[str, Any], Any, list[tuple[Any, Any]]]] = {
    "white_dice": (2, {}, lambda game: turn(game).pending.bit_count(), [(5, 5), (1, 1), (6, 6)]),
    "curse_limit": (2, {}, ones_until_the_dice_stand, [(4, 4), (1, 1), (12, 12)]),
    "item_limit": (2, {"white_dice": 6}, item_rolls, [(2, 2), (0, 0), (6, 6)]),
    "passengers": (2, {}, passengers_that_come, [(4, 4), (1, 1), (20, 20)]),
    "passenger_points": (2, {},
        lambda game: points(game.setup, position(game, aboard=(2,)), 0), [(5, 10), (0, 0), (50, 100)]),
    "place_points": (3, {}, points_of_places, [(p, p) for p in ((10, 5, 3), (0, 0, 0), (100, 1, 7))]),
    "rush_turns": (3, {}, turns_in_rush_hour, [(5, [5, 0, 5]), (1, [1, 0, 1]), (20, [20, 0, 20])]),
    "retreat_steps": (2, {}, lost_duel, [(2, (1, 5)), (0, (1, 7)), (6, (1, 1))]),
    "handicap": (3, {}, first_turns, [(True, [3, 4, 5]), (False, [5, 5, 5])]),
    "turn_limit": (2, {}, rounds_played, [(0, 9), (1, 1), (3, 3)]),
    "board": (2, {}, first_step, [("default", ((1, 1), "ROLLING")), (NIBBLES_FIRST, ((1, 1), "NIBBLE_ROLL"))]),
    "entry_gate": (2, {}, first_step, [(0, ((1, 1), "ROLLING")), (1, ((6, 8), "ROLLING"))]),
    "diagonal": (2, {},
        lambda game: len(moves(game, position(game, ones=1, cells=APART[:2]))), [(False, 4), (True, 8)]),
    "may_waive": (2, {}, can_stop, [(False, False), (True, True)]),
    "curses_act": (2, {}, four_curses_on_three_spaces, [("cancel, then back", (0, 0, 0, (1, 7))),
        ("cancel only", (0, 0, 0, (1, 8))), ("back only", (1, 1, 4, (1, 8)))]),
    "curses_land": (2, {}, passenger_beside_a_landing,
        [("before landing", (1, (1, 7))), ("after landing", (0, (1, 7)))]),
    "pickup": (2, {}, driven_over_a_passenger, [("final", 0), ("each move", 1)]),
    "curse_supply": (2, {}, curses_of_two_ones, [(0, 2), (1, 0), (2, 1)]),
    "leave_by": (2, {}, ways_out, [("overshoot", [2, 1]), ("exact", [0, 1])]),
    "eliminated_can_win": (2, {}, too_late_with_more_points, [(False, [1, 0]), (True, [0, 1])]),
    "duel": (2, {}, duel_dice_in_the_first_roll, [("simultaneous", 0b1111), ("alternate", 0b0011)]),
    "nibbles_bands": (2, {}, one_at_nibbles, [((UPGRADE, GREEDY, BOOST), ("ROLLING", 1, 2)),
        ((GREEDY, UPGRADE, BOOST), ("ROLLING", 0, 1)), ((BOOST, UPGRADE, GREEDY), ("BOOST_ROLL", 0, 2))]),
    "patrol_bands": (2, {}, one_at_patrol, [((LUCK, POTHOLE, UNHAPPY), ("ROLLING", 0, 1)),
        ((POTHOLE, LUCK, UNHAPPY), ("RETREAT", 1, 1)), ((UNHAPPY, POTHOLE, LUCK), ("ROLLING", 1, 0))]),
    "crazy_rolls_won_dice": (1, {}, dice_of_crazy_cat, [(True, 6), (False, 5)]),
}


# reading that is fixed: players, the situation, and what it gives
FIXED: dict[str, tuple[int, Any, Any]] = {
    "retreat_path": (2, into_a_pothole, ("RETREAT", (3, 4))),
    "chain_reactions": (2, lambda game: play(game, landed(game, passenger=(3, 2)), 3, "down", "down").aboard[0], 0),
    "pickup_before_duel": (2,
        lambda game: ASKED[landed(game, (3, 3), cells=[(3, 2), (3, 3)], passenger=(3, 3)).phase], "COLUMN"),
    "placement": (2, placed_under_a_cab_and_on_a_gate_cell, ["ROLLING"] * 4),
    "first_passenger": (2, asked_before_the_first_passenger, "COLUMN"),
    "start_ties": (3, lambda game: play(game, game.initial_state(), 6, 6, 2).pending, 0b111),
    "sabotage": (3, two_sabotages, [0, 2, 0]),
    "quiet_cells": (2, nibbles_after_a_passenger, "NIBBLE_ROLL"),
    "lost_passenger": (2, unhappy_customer, ("ROLLING", 4)),
    "stolen_dice": (2, stolen_die_after_its_turn, 1),
    "steal_from": (3, dice_of_who_has_left, 0),
    "regain_own_die": (2, upgrade_after_a_loss, 0),
    "crowded_duel": (3, landing_on_two_cabs, ("DUEL_ROLL", 0b111)),
    "solo_duel": (1, duel_dice_in_the_first_roll, 0b1100),
    "boost": (2, boosted, ("BOOST", {(5, 6), (2, 3)})),
    "may_decline": (2, sabotage_of_the_only_rival, 2),
    "sabotage_when": (3,
        lambda game: ASKED[play(game, position(game, "24333", cells=APART), "keep", 1, 1).phase], "MOVE"),
    "crazy_curse_cap": (1,
        lambda game: where(game, play(game, turn(game, seat=1, cells=[(2, 8), (1, 8)]), 1, 1, 1, 1, 1))[1], (1, 4)),
    "crazy_avoids": (1, crazy_cat_beside_nibbles, (2, 6)),
}


@pytest.mark.parametrize(("name", "value", "gives"), [
    pytest.param(name, value, gives, id=f"{name}={value}") for name, c in CASES.items() for value, gives in c[3]])
def test_house_rule(name, value, gives):
    """The situation of a house rule gives what its value says."""
    players, given, situation, _ = CASES[name]
    assert gives == situation(city(players, **given, **{name: value}))


def test_every_house_rule_in_every_value():
    """All house rules have a situation, the default first, all choices and no two values that give the same."""
    assert set(HouseRules.model_fields) == set(CASES)
    for name, field in HouseRules.model_fields.items():
        values, gives = zip(*CASES[name][3], strict=True)
        default = "default" if name == "board" else field.default
        assert default == values[0], f"{name}: the default comes first"
        if field.annotation is bool or get_origin(field.annotation) is Literal:
            choices = (False, True) if field.annotation is bool else get_args(field.annotation)
            assert set(choices) == set(values), f"{name} has the values {choices}"
        assert all(g not in gives[:i] for i, g in enumerate(gives)), f"{name}: two values give the same"


@pytest.mark.parametrize("name", FIXED)
def test_fixed_reading(name):
    """A reading that is fixed is played as its value says."""
    players, situation, gives = FIXED[name]
    assert gives == situation(city(players, **{name: FROZEN[name][0]}))


NUMBERS = [name for name, field in HouseRules.model_fields.items() if field.annotation is int]


def bounds(name):
    """The least and the greatest value of a number."""
    marks = HouseRules.model_fields[name].metadata
    return next(m.ge for m in marks if hasattr(m, "ge")), next(m.le for m in marks if hasattr(m, "le"))


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_have_bounds(name):
    """A number plays at both its bounds and is refused beyond them in a sentence that names it and the bound."""
    low, high = bounds(name)
    for value in (low, high):
        game = city(3, **({"turn_limit": 2} | {name: value}))
        assert 3 == len(engine.play(game, ["greedy"] * 3, [1], compile=False).returns[0])
    for value, allowed in ((low - 1, f"greater than or equal to {low}"), (high + 1, f"less than or equal to {high}")):
        with pytest.raises(BadSetup, match=rf"^{name}={value}: input should be {allowed}$"):
            catlib.load("cat_cab", **{name: value})


@pytest.mark.parametrize(("house", "says"), [
    ({"curse_limit": float("nan")}, "^curse_limit=nan: input should be a finite number$"),
    ({"curse_limit": "many"}, "^curse_limit='many': input should be a valid integer"),
    ({"curse_limit": 2.5}, "^curse_limit=2.5: input should be a valid integer"),
    ({"diagonal": "sometimes"}, "^diagonal='sometimes': input should be a valid boolean"),
    ({"duel": "to the death"}, "^duel='to the death': input should be 'simultaneous' or 'alternate'$"),
    ({"place_points": (10, 5)}, r"^place_points=\(10, 5\): expected three values$"),
    ({"place_points": (10, 5, -1)}, r"^place_points.2=-1: input should be greater than or equal to 0$"),
    ({"nibbles_bands": ("cab upgrade",)}, r"^nibbles_bands=\('cab upgrade',\): expected three values$"),
    ({"patrol_bands": ("bad luck", "fine", "pothole")},
        "^patrol_bands.1='fine': input should be 'bad luck', 'pothole' or 'unhappy customer'$"),
    ({"curse_limits": 4}, r"^curse_limits: no such house rule of Cat Cab Crew; did you mean curse_limit\?$"),
    ({"players": 4}, "^players=4: Cat Cab Crew is for 1 to 3 players$"),
    ({"players": 0}, "^players=0: Cat Cab Crew is for 1 to 3 players$"),
    ({"players": "two"}, "^players='two': Cat Cab Crew is for 1 to 3 players$")])
def test_bad_house_rules(house, says):
    """What cannot be played is refused in one sentence that names the field and what is allowed."""
    with pytest.raises(BadSetup, match=says) as refused:
        catlib.load("cat_cab", **house)
    assert "\n" not in str(refused.value)


def test_unknown_game():
    """A game that is not there is refused with those that are."""
    with pytest.raises(BadSetup, match=r"^game='cat_taxi': there is no such game; there are .*cat_cab"):
        catlib.load("cat_taxi")
