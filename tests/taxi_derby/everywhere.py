"""What Taxi Derby calls exact, against an enumeration of whole turns that knows nothing but the rules."""

import itertools
import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from catlib.games.taxi_derby import phases
from catlib.games.taxi_derby.goals import LAWFUL, PATROL_CAR, TURN, UNTOUCHED, goals
from catlib.games.taxi_derby.odds import best_turn, heat_map, random_pair_chance, worth
from catlib.games.taxi_derby.patrol import patrol_acts
from catlib.games.taxi_derby.setup import STEPS, laid
from catlib.games.taxi_derby.turns import begin_turn
from catlib.solving import solve

from ..everywhere import game_of, mean, position, told
from .positions import SMALL

RIDERS = {
    "colours": {"green": {"tiles": 4, "in_stack": 4}},
    "tiles": [{"colour": "green", "type": "commuter", "to": "V", "pays": 2},
        {"colour": "green", "type": "agent", "to": "V", "pays": 1, "times": True},
        {"colour": "green", "type": "celebrity", "to": "V", "pays": 4, "needs": ["stereo"], "solo": True},
        {"colour": "green", "type": "criminal", "to": "V", "pays": 3}],
}
FINES = {"cards": 4, "tickets": [{"dollars": 1}, {"dollars": 2}, {"lose": "any"}, {"station": True}]}
BASE: dict[str, Any] = {"city": SMALL, "passengers": RIDERS, "tickets": FINES, "die_sides": 3, "speed_limit": 1,
    "most_spaces": 3, "patrol_reach": 1, "end_stacks": 1}
RULES = ("streets", "speed_limit", "die_sides", "patrol_reach", "capacity", "start_tokens", "start_money",
    "fare_change", "fine_change", "bonus_from", "free_patrol", "shared_spaces", "patrol_space", "abilities",
    "after_ticket")


def a_turn(rng: random.Random) -> tuple[Any, Any]:
    """A turn that has begun, the deck sometimes empty, money sometimes gone, taxis and patrol car near each other."""
    while True:
        game = game_of("taxi_derby", rng, RULES, base=BASE)
        state = position(game, rng, lambda s: s.phase == phases.DRIVE and s.moved == 0, 60)
        if state is None:
            continue
        if rng.random() < 0.3:
            state.deck[:] = [0] * len(state.deck)
        roads = range(game.setup.spaces)
        state.node[state.seat] = rng.choice([state.node[state.seat], *rng.sample(roads, 2)])
        state.patrol = rng.choice([*roads, game.setup.station_node])
        state.money[state.seat] = rng.choice([0, 1, 9])
        for _ in range(rng.choice([0, 0, 1, 2])):
            state = game.successor(state, rng.choice(game.legal_actions(state)))
            if state.phase != phases.DRIVE:
                break
        if state.phase == phases.DRIVE and state.moved <= game.setup.most_spaces:
            return game, state


def over(state: Any, seat: int) -> bool:
    """Whether a seat's turn is over, but for the places that are refilled."""
    return state.seat != seat or state.phase in (phases.OVER,) or state.stage == phases.FINISHING


def best(
    game: Any, state: Any, seat: int, ticket: Callable[[Any], Fraction] | None = None, free: bool = False,
    caught: bool = False,
) -> Any:
    """The best mean worth of a turn: every way to drive and to act, every die, every ticket, every answer.

    `ticket(state)` is what a ticket is worth instead; with `free` nobody is ever caught, with `caught` who speeds is.
    """
    known: dict[Any, Fraction] = {}

    def value(state: Any) -> Fraction:
        key = state.key()
        if key not in known:
            known[key] = found(state)
        return known[key]

    def found(state: Any) -> Fraction:
        if over(state, seat):
            return Fraction(0) if ticket else Fraction(worth(game.setup, state, seat))
        if ticket and state.phase == phases.TICKET and state.ticketed == seat:
            return ticket(state)
        if state.phase == phases.TILE:
            state = state.copy()
            state.phase, state.player = phases.DRIVE, seat
        if caught and state.phase == phases.ROLL:
            state = state.copy()
            state.patrol = state.node[seat]
        if game.is_chance_node(state):
            return mean(game, state, value)
        values = [value(game.successor(state, action)) for action in game.legal_actions(state)]
        return max(values) if state.phase in (phases.DRIVE, phases.LOSE, phases.ANEW) else values[0]

    if free:
        state = state.copy()
        state.deck[:] = [0] * len(state.deck)
    return value(state)


def check_best_turn(rng: random.Random) -> int:
    """Every choice of a turn is worth what the best of all ways to go on is worth."""
    game, state = a_turn(rng)
    for goal in (TURN, LAWFUL):
        options = solve(game, goals(game)[goal], state).options
        for option in options:
            found = best(game, game.successor(state, option.action), state.seat, caught=goal == LAWFUL)
            assert found == option.value, told(game, BASE, state, goal, found, option)
    options = solve(game, goals(game)[TURN], state).options
    assert best_turn(game, state).value == max(option.value for option in options)
    return len(options)


def chance_of_a_ticket(game: Any, state: Any, seat: int) -> Fraction:
    """How likely a ticket is once a turn has ended with what was announced."""
    return best(game, state, seat, lambda caught: Fraction(1))


def check_no_ticket(rng: random.Random) -> int:
    """The chance that no ticket comes is that of ending the turn where a choice leads."""
    game, state = a_turn(rng)
    options = solve(game, goals(game)[UNTOUCHED], state).options
    compared = 0
    for option in options:
        after = game.successor(state, option.action)
        if after.phase == phases.TILE and after.stage != phases.FINISHING:
            continue
        if after.phase == phases.DRIVE and after.seat == state.seat and after.stage == phases.MIDWAY:
            if phases.END not in game.legal_actions(after):
                continue
            if option.action < STEPS or after.acted > state.acted:
                after = game.successor(after, phases.END)
        expected = 1 - chance_of_a_ticket(game, after, state.seat)
        assert expected == option.value, told(game, BASE, state, option)
        compared += 1
    return compared


def check_heat_map(rng: random.Random) -> int:
    """The map says of every space how likely a ticket is if the turn ends there."""
    game, state = a_turn(rng)
    heat = heat_map(game, state)
    for node, chance in heat.items():
        there = state.copy()
        there.moved += laid(game.setup, state).distance[there.node[there.seat] * len(game.setup.pickup) + node]
        there.node[there.seat] = node
        ended = game.successor(there, phases.END)
        assert chance_of_a_ticket(game, ended, state.seat) == chance, told(game, BASE, state, node)
    return len(heat)


def check_random_pair(rng: random.Random) -> int:
    """With patrol car and taxi on two spaces by chance, a ticket comes as often as it does over all pairs."""
    base = {**BASE, "streets": "as arranged"}
    game = game_of("taxi_derby", rng, [name for name in RULES if name != "streets"], base=base)
    state = position(game, rng, lambda s: s.phase == phases.DRIVE and s.moved == 0, 60)
    while state is None:
        state = position(game, rng, lambda s: s.phase == phases.DRIVE and s.moved == 0, 60)
    over, total = rng.randint(0, 2), Fraction(0)
    pairs = list(itertools.permutations(range(game.setup.spaces), 2))
    for patrol, node in pairs:
        there = state.copy()
        begin_turn(game.setup, there)
        there.patrol, there.node[there.seat], there.token[:] = patrol, node, [0] * len(there.token)
        there.moved, there.deck[0], there.final = game.setup.speed_limit + over, 1, phases.PICK_UP
        patrol_acts(game.setup, there)
        total += chance_of_a_ticket(game, there, state.seat)
    expected, found = total / len(pairs), random_pair_chance(over, game)
    assert expected == found, told(game, base, state, over, expected, found)
    return 1


def check_patrol_car(rng: random.Random) -> int:
    """Where the patrol car is left costs the others what their best turns lose by it."""
    while True:
        game, state = a_turn(rng)
        state = game.successor(state, phases.END) if phases.END in game.legal_actions(state) else state
        if state.phase == phases.PATROL and game.setup.free_patrol == 0:
            break
    options = solve(game, goals(game)[PATROL_CAR], state).options
    for option in rng.sample(options, min(3, len(options))):
        node = option.action - phases.NODE
        cost = Fraction(0)
        for seat in range(game.setup.seats):
            if seat != state.seat:
                begun = state.copy()
                begun.seat, begun.patrol = seat, node
                begin_turn(game.setup, begun)
                empty = begun.copy()
                empty.deck[:] = [0] * len(empty.deck)
                cost += best(game, empty, seat, free=True) - best(game, begun, seat)
        assert cost == option.value, told(game, BASE, state, option)
    return len(options)


CHECKS = {
    "best turn": (check_best_turn, 60),
    "no ticket": (check_no_ticket, 60),
    "heat map": (check_heat_map, 30),
    "random pair": (check_random_pair, 3),
    "patrol car": (check_patrol_car, 12),
}
