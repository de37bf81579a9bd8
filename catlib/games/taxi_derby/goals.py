"""Exact goals for the choices of a turn."""

import functools
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from catlib.chance import Pmf
from catlib.game import End, Game, Goal

from .odds.tickets import free_spaces
from .odds.turns import Turn, by_worth, finished, patrol_spots, plans, worth
from .passengers import may_pick_up
from .patrol import ticket_faces
from .phases import ANEW, DRIVE, END, LOSE, MIDWAY, NODE, NOTHING, OVER, PATROL, ROLL, TICKET, TILE
from .setup import NODES, STEPS, laid
from .streets import spaces_between
from .tickets import has_tickets
from .turns import ask
from .upgrades import limit

TURN, UNTOUCHED, PATROL_CAR, LAWFUL = "best turn", "no ticket", "patrol car", "lawful turn"
CHANCES = {UNTOUCHED}
GUIDED = LAWFUL, PATROL_CAR
DISTRIBUTION = ("The longest turn without any risk", "spaces")


@functools.lru_cache(maxsize=32)
def goals(game: Game) -> dict[str, Goal]:
    """Return what a driver can want from the turn, by name; each is exact, and one is for where the patrol car goes.

    >>> from catlib.solving import solve
    >>> from catlib.games.taxi_derby.odds import first_turn
    >>> game, state = first_turn()
    >>> solution = solve(game, goals(game)[TURN], state)
    >>> len(solution.options), round(float(solution.value), 2)
    (4, 5.0)
    """
    return {
        TURN: _goal(game, TURN, _turn_worth, haste=functools.partial(_haste, game)),
        UNTOUCHED: _goal(game, UNTOUCHED, _untouched),
        PATROL_CAR: _goal(game, PATROL_CAR, _patrol_cost, (PATROL,)),
        LAWFUL: _goal(game, LAWFUL, _lawful_worth, (DRIVE,), functools.partial(_haste, game)),
    }


def _goal(
    game: Game,
    name: str,
    value: Callable[[Game, Any, int], Fraction],
    phases: tuple[int, ...] = (DRIVE, ROLL),
    haste: Callable[[Any, int], tuple[int, ...]] | None = None,
) -> Goal:
    def until(state: Any) -> bool:
        return type(state) is End or state.phase not in phases

    def successor(state: Any, action: int) -> End:
        return End(value(game, state, action))

    return Goal(
        name,
        name,
        until,
        lambda state: state.worth if type(state) is End else Fraction(0),
        None,
        None,
        "minimise",
        successor,
        haste=haste,
    )


@functools.lru_cache(maxsize=512)  # asked for when a graph grows, for its options, and for what follows one
def _turn_worth(game: Game, state: Any, action: int) -> Fraction:
    """The worth of the best turn that begins with an action, or of what a face of the die brings.

    Who is turned up in the middle of a turn (gap 1.23) does not count.
    """
    child = _then(game, state, action)
    if child.phase == DRIVE and child.seat == state.seat:
        return _planned(game, child).value
    return _settled(game, child, state.seat)


@functools.lru_cache(maxsize=512)
def _lawful_worth(game: Game, state: Any, action: int) -> Fraction:
    """The worth of the best turn that begins with an action if all speeding is caught."""
    child = _then(game, state, action)
    if child.phase == DRIVE and child.seat == state.seat:
        return max(turn.caught for turn in _plans(game, child))
    return finished(laid(game.setup, state), state, NOTHING if action == END else action, (), worth).caught


def _haste(game: Game, state: Any, action: int) -> tuple[int, ...]:
    """Return which of some choices worth the same comes first: whoever acts acts soon, others come nearer to their
    errand."""
    setup, child, s = laid(game.setup, state), _then(game, state, action), state.seat
    driving = child.phase == DRIVE and child.seat == s
    spaces = _planned(game, child).spaces if driving else int(state.moved)
    if action >= STEPS and action != END:
        return 0, spaces
    if not driving:
        return 1, _to_errand(setup, state, state.node[s]), spaces
    node, what = _planned(game, child).stops[-1]
    return (1, _to_errand(setup, child, node), spaces) if what == "end the turn" else (0, spaces)


def _to_errand(setup: Any, state: Any, node: int) -> int:
    """Spaces from a node to the nearest drop-off of who is aboard, or with nobody aboard to who may get in."""
    s = state.seat
    places = [setup.landmark_node[setup.tile_to[t - 1]] for t in state.aboard[2 * s : 2 * s + 2] if t]
    waiting = enumerate(state.up[: 2 * setup.stacks])
    places = places or [setup.place_node[p] for p, t in waiting if t and may_pick_up(setup, state, s, t - 1)]
    return min((int(setup.distance[node * NODES + there]) for there in places), default=0)


def _then(game: Game, state: Any, action: int) -> Any:
    child = game.successor(state, action)
    if child.phase == TILE and child.stage == MIDWAY:
        ask(child, DRIVE, child.seat)
    return child


def _planned(game: Game, state: Any) -> Turn:
    """The best turn."""
    return max(_plans(game, state), key=by_worth)


@functools.lru_cache(maxsize=32)
def _plans(game: Game, state: Any) -> list[Turn]:
    """All turns, kept for both their worth and their length."""
    return plans(game, state)


def _settled(game: Game, state: Any, seat: int) -> Fraction:
    """The mean worth once the patrol car has come and the turn is over, answers taken as well as can be."""
    if state.seat != seat or state.phase in (TILE, OVER, DRIVE):
        return Fraction(worth(game.setup, state, seat))
    if game.is_chance_node(state):
        return sum(
            (p * _settled(game, game.successor(state, o), seat) for o, p in game.chance_outcomes(state)), Fraction(0)
        )
    actions = game.legal_actions(state)
    if state.phase not in (LOSE, ANEW):
        return _settled(game, game.successor(state, actions[0]), seat)
    return max(_settled(game, game.successor(state, action), seat) for action in actions)


def _untouched(game: Game, state: Any, action: int) -> Fraction:
    """The chance of no ticket if the turn ends where an action leads."""
    if state.phase == ROLL:
        return Fraction(game.successor(state, action).phase != TICKET)
    setup, child = game.setup, game.successor(state, action) if action < STEPS else state
    away = spaces_between(setup, child, child.patrol, child.node[state.seat])
    if not has_tickets(setup, child):
        return Fraction(1)
    over = child.moved - limit(setup, child, state.seat)
    return 1 - Fraction(ticket_faces(setup, away, over), setup.die_sides)


def _patrol_cost(game: Game, state: Any, action: int) -> Fraction:
    """Return what the others lose by the patrol car if it is left where an action says."""
    return _patrol_costs(game, state.copy())[action - NODE]


@functools.lru_cache(maxsize=8)
def _patrol_costs(game: Game, state: Any) -> dict[int, Fraction]:
    """Work out that cost for every space within reach."""
    return {spot.node: spot.cost for spot in patrol_spots(game, state)}


def luck_goal(game: Game, state: Any) -> Goal | None:
    """The yardstick for the luck of the pursuit die: whether it brings a ticket; none for other chance."""
    return goals(game)[UNTOUCHED] if state.phase == ROLL else None


def turn_distribution(game: Game) -> Pmf:
    """Return how many spaces a turn can have without risk, the patrol car on a space at random and the turn ending on
    another.

    The streets lie as the house rules arrange them.

    >>> turn_distribution(load("taxi_derby")).mean
    Fraction(7219, 1554)
    """
    setup = laid(game.setup)
    counts: dict[int, int] = {}
    for a in range(setup.spaces):
        for away in setup.distance[a * NODES : a * NODES + setup.spaces]:
            if away:
                spaces = min(free_spaces(away, setup.speed_limit, setup.die_sides), setup.most_spaces)
                counts[spaces] = counts.get(spaces, 0) + 1
    return Pmf(counts)
