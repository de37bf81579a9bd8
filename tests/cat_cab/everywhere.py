"""What Cat Cab Crew calls exact, against the rules played out choice by choice and die by die."""

import random
from typing import Any

from catlib.game import Goal
from catlib.games.cat_cab import phases
from catlib.games.cat_cab.duels import end_duel
from catlib.games.cat_cab.goals import LAND, LEAVE, NEARER_EXIT, NEARER_PASSENGER, goals, movement_ahead
from catlib.games.cat_cab.setup import NODES, OUT, HouseRules, choice
from catlib.solving import solve

from ..everywhere import game_of, step, told
from . import closed_forms, contests
from .positions import go_on

SMALL = {
    "columns": 3,
    "rows": 3,
    "gates": [{"cell": [1, 1], "side": "left"}, {"cell": [3, 3], "side": "right"}],
    "nibbles": [[2, 3], [3, 1]],
    "patrol": [],
}
PLAIN = {**SMALL, "nibbles": []}
BASE: dict[str, Any] = {"white_dice": 1, "item_limit": 1, "curse_limit": 2, "handicap": False}
RULES = ("curse_limit", "item_limit", "diagonal", "may_waive", "curses_act", "curses_land", "pickup", "curse_supply",
    "leave_by", "retreat_steps", "entry_gate", "nibbles_again", "duel")


def a_turn(rng: random.Random, board: dict[str, Any]) -> tuple[Any, Any, int]:
    """A driver's dice roll or its movement is under way; the rivals stand anywhere."""
    known = [name for name in RULES if name in HouseRules.model_fields]
    game = game_of("cat_cab", rng, known, players=(1, 2, 3), base={**BASE, "board": board})
    state = game.initial_state()
    while state.phase != phases.ROLLING:
        state = step(game, state, rng)
    seat = state.seat
    for s in range(game.setup.seats):
        state.cell[s] = rng.choice([game.setup.start, *range(game.setup.cells)])
    state.cell[seat] = rng.choice([game.setup.start, *range(game.setup.cells)])
    state.passenger = rng.choice([n for n in range(game.setup.cells) if n != state.cell[seat]])
    state.placed, state.collected = 2, rng.choice([0, 1])
    state.curses[seat] = rng.randint(0, game.setup.curse_limit)
    state.pending = rng.choice([1, 1, 1, 3, 1 << 9])
    state.sides = 8 if state.pending >> 9 else 6
    for _ in range(rng.choice([0, 0, 1, 2, 4])):
        after = step(game, state, rng)
        if not movement_ahead(after) or after.seat != seat or after.aboard[seat]:
            break
        state = after
    return game, state, seat


def a_boost(rng: random.Random, board: dict[str, Any]) -> tuple[Any, Any, int]:
    """Nibbles, a boost or its direction are due; where single movements pick up, goals leave boosts out (gap 0.7)."""
    boosts = (phases.NIBBLE_ROLL, phases.BOOST_ROLL, phases.BOOST)
    while True:
        game, state, seat = a_turn(rng, board)
        wanted = rng.choice(boosts)
        while game.setup.pickup != choice.EACH_MOVE and (movement_ahead(state) or state.phase in boosts):
            if state.phase == wanted and not state.aboard[seat]:
                return game, state, seat
            state = step(game, state, rng)
            if state.seat != seat:
                break


def a_way(rng: random.Random, board: dict[str, Any]) -> tuple[Any, Any, int]:
    """A driver who is boosted, or pushed back where no nibbles wait, has only the way to choose."""
    wanted = phases.BOOST if board["nibbles"] else phases.RETREAT
    while True:
        game, state, seat = a_turn(rng, board)
        while state.seat == seat and not game.is_terminal(state):
            if state.phase == wanted and state.player == seat and not state.aboard[seat]:
                return game, state, seat
            state = step(game, state, rng)


def a_charm(rng: random.Random, board: dict[str, Any]) -> tuple[Any, Any, int]:
    """The dice of a lucky charm are due, for the column or for the row."""
    wanted = rng.choice((phases.COLUMN, phases.ROW))
    while True:
        game, state, seat = a_turn(rng, board)
        while movement_ahead(state) and state.seat == seat:
            if state.phase == wanted:
                return game, state, seat
            state = step(game, state, rng)


def played_out(game: Any, before: Any, seat: int, name: str) -> Goal:
    """The same goal by the rules alone: what came of the turn is read off the state where it ends."""
    setup, origin = game.setup, before.cell[seat]
    each = setup.pickup == choice.EACH_MOVE

    def until(state: Any) -> bool:
        if state.seat != seat or state.turns[seat] > before.turns[seat]:
            return True
        if name in (LAND, NEARER_PASSENGER) and state.aboard[seat]:
            return True
        if state.place[seat] > 0:
            return True
        pushed = state.phase == phases.RETREAT and (state.player == seat or name in (NEARER_PASSENGER, NEARER_EXIT))
        pushed = pushed or (state.phase == phases.BOOST == before.phase)
        boosted = not each and state.phase in (phases.NIBBLE_ROLL, phases.BOOST_ROLL, phases.BOOST)
        placing = state.phase in (phases.COLUMN, phases.ROW) and name in (LEAVE, NEARER_EXIT)
        return not (movement_ahead(state) or pushed or placing or (boosted and name in (LAND, LEAVE)))

    def value(state: Any) -> Any:
        if state.phase == phases.DUEL_ROLL and name in (NEARER_PASSENGER, NEARER_EXIT):
            won = contests.winners(game, state.duel.bit_count())[0]
            rival = next(s for s in range(setup.seats) if state.duel >> s & 1 and s != seat)
            return won * after_duel(state, seat) + (1 - won) * after_duel(state, rival)
        if name == LAND:
            return int(state.aboard[seat] > 0)
        if name == LEAVE:
            return int(state.place[seat] > 0)
        goal = OUT if name == NEARER_EXIT else state.cell[seat] if state.aboard[seat] else state.passenger
        if state.place[seat] > 0:
            return int(setup.distance[origin * NODES + goal]) if goal == OUT else 0
        return int(setup.distance[origin * NODES + goal] - setup.distance[state.cell[seat] * NODES + goal])

    def after_duel(state: Any, winner: int) -> Any:
        after = state.copy()
        end_duel(setup, after, winner)
        go_on(game, after)
        return value(after) if until(after) else solve(game, played_out(game, before, seat, name), after).value

    return Goal(name, name, until, value, seat=seat)


def compare(rng: random.Random, name: str, board: dict[str, Any], begin: Any = a_turn) -> int:
    """Every option of a goal has the value that playing out has."""
    while True:
        game, state, seat = begin(rng, board)
        goal = goals(game)[name]
        if not goal.until(state):
            break
    mine = solve(game, goal, state)
    told_by_rules = solve(game, played_out(game, state, seat, name), state)
    assert told_by_rules.value == mine.value, told(game, BASE, state, name, told_by_rules.value, mine.value)
    theirs = {option.action: option.value for option in told_by_rules.options}
    found = {option.action: option.value for option in mine.options}
    assert theirs == found, told(game, BASE, state, name, theirs, found)
    return 1 + len(found)


def check_land(rng: random.Random) -> int:
    """The chance to land on the passenger."""
    return compare(rng, LAND, SMALL)


def check_leave(rng: random.Random) -> int:
    """The chance to leave the city."""
    return compare(rng, LEAVE, SMALL)


def check_boost(rng: random.Random) -> int:
    """Both chances while a boost is rolled for, and at the choice of its direction."""
    return compare(rng, rng.choice([LAND, LEAVE]), SMALL, a_boost)


def check_charm(rng: random.Random) -> int:
    """The chance to land on a passenger whom a lucky charm moves."""
    return compare(rng, LAND, SMALL, a_charm)


def check_nearer_passenger(rng: random.Random) -> int:
    """How much nearer to the passenger."""
    return compare(rng, NEARER_PASSENGER, PLAIN)


def check_nearer_exit(rng: random.Random) -> int:
    """How much nearer to the world outside."""
    return compare(rng, NEARER_EXIT, PLAIN)


def check_way(rng: random.Random) -> int:
    """How much nearer by a boost in some direction, or by a way back."""
    return compare(rng, rng.choice([NEARER_PASSENGER, NEARER_EXIT]), rng.choice([SMALL, PLAIN]), a_way)


CHECKS = {
    "land on the passenger": (check_land, 20),
    "leave the city": (check_leave, 20),
    "boost": (check_boost, 20),
    "charm": (check_charm, 20),
    "nearer to the passenger": (check_nearer_passenger, 20),
    "nearer to the exit": (check_nearer_exit, 20),
    "way": (check_way, 20),
    **closed_forms.CHECKS,
    **contests.CHECKS,
}
