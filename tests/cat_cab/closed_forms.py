"""The closed forms of Cat Cab Crew's odds beside the rules played out die by die, under random pairs of house rules."""

import random
from collections import Counter
from fractions import Fraction
from typing import Any

from catlib.game import Goal
from catlib.games.cat_cab import odds, phases
from catlib.games.cat_cab.goals import turn
from catlib.games.cat_cab.passengers import new_passenger
from catlib.games.cat_cab.rules import next_stage
from catlib.solving import solve

from ..everywhere import game_of, told

WIDE = {  # so wide that no curses push a cab from the exit to the start gate
    "columns": 6,
    "rows": 8,
    "gates": [{"cell": [1, 1], "side": "left"}, {"cell": [6, 8], "side": "right"}],
    "nibbles": [],
    "patrol": [],
}
TURNS = ("curse_limit", "item_limit", "curses_act", "curses_land", "curse_supply", "may_waive", "pickup",
    "crazy_rolls_won_dice")
CITY = ("diagonal", "entry_gate", "leave_by", "may_waive", "curses_act", "retreat_steps")


def rolled(
    rng: random.Random, dice: tuple[int, int], players: tuple[int, ...], rules: tuple[str, ...] = TURNS
) -> tuple[Any, Any, tuple[int, ...]]:
    """A turn that begins far from the start gate, with that many dice at most: the game, the state, dice and curses."""
    few = {"curse_limit": rng.randint(1, 5), "curse_supply": rng.choice([0, 1, 3, 6])}
    game = game_of("cat_cab", rng, rules, players=players, base={"board": WIDE, "handicap": False, **few})
    d6, d8 = rng.randint(1, dice[0]), rng.randint(0, dice[1])
    limit = min(game.house.curse_limit, game.house.curse_supply or 12, 6)
    curses = rng.randint(0, limit)
    state = turn(game, d6, d8, curses=curses, cell=(6, 8))
    return game, state, (d6, d8, curses)


def net_of(game: Any, before: Any, state: Any) -> int | None:
    """The net spaces of a turn once its movement is known: what is left of it, less what pushes; None before that."""
    seat = before.seat
    if state.seat == seat and state.phase == phases.MOVE:
        return int(state.ones + 2 * state.twos - state.backlog)
    if state.seat != seat or state.turns[seat] > before.turns[seat]:
        row = game.setup.distance
        start, nodes = game.setup.start, game.setup.out + 1
        return int(row[start * nodes + state.cell[seat]] - row[start * nodes + before.cell[seat]])
    return None


def check_one_roll(rng: random.Random) -> int:
    """The net spaces of a turn without re-roll come as they do when every die is rolled by the rules."""
    game, state, (d6, d8, curses) = rolled(rng, (2, 1), (1, 2))
    if game.setup.crazy >= 0:
        state.seat = state.actor = game.setup.crazy
        for fields in (state.turns, state.curses, state.cell):
            fields[0], fields[1] = fields[1], fields[0]
        state.holder[:] = [2 if owner == 1 else owner for owner in state.holder]
    found: Counter[int] = Counter()

    def play_out(at: Any, weight: Fraction) -> None:
        net = net_of(game, state, at)
        if net is not None:
            found[net] += weight
        elif game.is_chance_node(at):
            for outcome, p in game.chance_outcomes(at):
                play_out(game.successor(at, outcome), weight * p)
        else:
            play_out(game.successor(at, game.legal_actions(at)[0]), weight)

    play_out(state, Fraction(1))
    expected = odds.one_roll(d6, d8, curses=curses, items=True, game=game)
    assert dict(found) == dict(expected.items()), told(game, {}, state, dict(found), expected)
    return len(found)


def check_best_turn(rng: random.Random) -> int:
    """The best mean of net spaces is that of a search of all decisions, the re-roll loop included."""
    game, state, (d6, d8, curses) = rolled(rng, rng.choice([(2, 0), (1, 1)]), (1, 2, 3))
    goal = Goal("net by the rules", "Net spaces by the rules alone.",
        until=lambda at: net_of(game, state, at) is not None, value=lambda at: net_of(game, state, at), seat=0,
        others=lambda at: game.legal_actions(at)[0])
    expected, found = solve(game, goal, state).value, odds.best_turn(d6, d8, curses=curses, items=True, game=game)
    assert expected == found, told(game, {}, state, expected, found)
    assert found == odds.best_turn_distribution(d6, d8, curses=curses, items=True, game=game).mean
    return 1


def check_reach(rng: random.Random) -> int:
    """The chance of so many net spaces, or of at least so many, is that of a search of all decisions."""
    game, state, (d6, d8, curses) = rolled(rng, (2, 1), (1, 2, 3))
    spaces, exactly = rng.randint(-curses, 2 * (d6 + d8)), rng.random() < 0.5
    goal = Goal("reach by the rules", "Whether the net spaces are the expected ones, by the rules alone.",
        until=lambda at: net_of(game, state, at) is not None,
        value=lambda at: int(net_of(game, state, at) == spaces if exactly else net_of(game, state, at) >= spaces),
        seat=0, others=lambda at: game.legal_actions(at)[0])
    expected = solve(game, goal, state).value
    found = odds.reach(spaces, d6, d8, exactly=exactly, curses=curses, items=True, game=game)
    assert expected == found, told(game, {}, state, spaces, exactly, expected, found)
    return 1


def check_items(rng: random.Random) -> int:
    """An item comes as often as by the rules, with no re-roll and with all that help."""
    game, state, (d6, d8, _) = rolled(rng, (2, 1), (2, 3))
    state.curses[0] = 0
    for manner in ("no re-roll", "for the item"):
        goal = Goal("an item by the rules", "Whether some item roll shows one certain face.",
            until=lambda at: at.phase == phases.ITEM or net_of(game, state, at) is not None,
            value=lambda at: 1 - Fraction(5, 6) ** at.items if at.phase == phases.ITEM else 0,
            seat=0 if manner == "for the item" else -1, others=lambda at: game.legal_actions(at)[0])
        expected, found = solve(game, goal, state).value, odds.item_chance("own D8", d6, d8, manner=manner, game=game)
        assert expected == found, told(game, {}, state, manner, expected, found)
    return 2


def placed(game: Any, state: Any) -> list[int]:
    """The cells where dice put a new passenger, by all rolls; a roll that is rolled again counts for nothing."""
    state.passenger = phases.NOBODY
    new_passenger(game.setup, state)
    below = [game.successor(state, column) for column, _ in game.chance_weights(state)]
    after = [game.successor(at, row) for at in below for row, _ in game.chance_weights(at)]
    return [at.passenger for at in after if at.passenger != phases.NOBODY]


def check_retreat_ends(rng: random.Random) -> int:
    """A cab is pushed back to the cells, and in as many ways, as by choosing at every step."""
    game = game_of("cat_cab", rng, CITY, players=(2,))
    cells = [cell for cell in game.house.board.cells() if cell not in game.house.board.blocked]
    cell, steps = rng.choice(cells), rng.randint(0, 3)
    state = turn(game, 1, cell=cell)
    at_entry = game.setup.distance[game.setup.start * (game.setup.out + 1) + state.cell[0]]
    steps = min(steps, at_entry - 1)
    state.back[0], state.stage, state.pending = steps, phases.PLACE_SABOTAGE, 0
    state.phase = phases.NEXT
    found: Counter[Any] = Counter()
    expected = odds.retreat_ends(cell, steps, game)

    def push(at: Any) -> None:
        if at.phase == phases.RETREAT:
            for action in game.legal_actions(at):
                push(game.successor(at, action))
        else:
            found[game.house.board.cells()[at.cell[0]]] += 1

    while state.phase == phases.NEXT:
        next_stage(game.setup, state)
    push(state)
    assert dict(found) == dict(expected), told(game, {}, state, cell, steps, found, expected)
    return 1


CHECKS = {
    "one roll": (check_one_roll, 12),
    "best turn": (check_best_turn, 10),
    "reach": (check_reach, 10),
    "items": (check_items, 6),
    "retreat ends": (check_retreat_ends, 10),
}
