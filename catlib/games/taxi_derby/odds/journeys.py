"""Several turns ahead: the fewest that deliver everybody in sight, and that end a game (questions D7 and D8)."""

import functools
import itertools
from collections.abc import Iterable
from typing import Any, NamedTuple

from catlib.chance import whole
from catlib.game import Game

from ..cards import SHARING, TYPES
from ..passengers import fare, suits
from ..setup import NODES, laid
from ..upgrades import has_ability, limit
from ..voice import node_name, tile_words

MOST = 10  # passengers


class Stop(NamedTuple):
    """One action of a plan: where, in which turn from 1, the passenger's tile, and whether it gets in or out."""

    node: int
    turn: int
    tile: int
    gets_in: bool


class Plan(NamedTuple):
    """The quickest lawful way to deliver some passengers: its stops, turns, spaces driven, and what it earns."""

    stops: tuple[Stop, ...]
    turns: int
    spaces: int
    dollars: int

    def sentences(self, setup: Any) -> list[str]:
        """A sentence for each stop; `setup` may be the streets of a state, see `laid`."""
        verbs = {True: "pick up", False: "drop off"}
        return [
            f"turn {s.turn}: {verbs[s.gets_in]} the {tile_words(setup, s.tile)} at {node_name(setup, s.node)}"
            for s in self.stops
        ]


class _Clock:
    """Time as one number: full turns, then twice the spaces passed in this one, plus 1 once it has acted.

    A smaller number is never worse, because whoever is earlier may wait: so the plan is a shortest path.
    """

    def __init__(self, limit: int, farthest: int):
        self.limit, self.period = limit, 2 * limit + 2
        self.jump = [[self._after(time, far) - time for far in range(farthest + 1)] for time in range(self.period)]

    def _ended(self, turn: int, moved: int) -> int:
        """The time after a first action: the next turn's beginning where this one can bring no other."""
        if moved == self.limit:
            return (turn + 1) * self.period
        return turn * self.period + 2 * moved + 1

    def driven(self, time: int, far: int) -> int:
        """The spaces to a place so far away: away and back if it is this one, as a turn begins with driving."""
        return far or (2 if time % self.period == 0 else 0)

    def _after(self, time: int, far: int) -> int:
        """The time after driving so far and acting, in this turn or in a later one."""
        moved, acted = divmod(time, 2)
        spaces = moved + self.driven(time, far)
        if acted and spaces <= self.limit:
            return self.period  # the second action ends the turn
        turn = max(0, -(-spaces // self.limit) - 1)
        return self._ended(turn, spaces - turn * self.limit)

    def turn(self, time: int) -> int:
        """The turn, from 1, that a time after an action belongs to."""
        turn, rest = divmod(time, self.period)
        return turn + (rest > 0)


class _Rider(NamedTuple):
    tile: int
    start: int  # node, or -1 once aboard
    end: int
    solo: bool


def best_plan(game: Game, state: Any, places: Iterable[int] | None = None) -> Plan:
    """The fewest turns within the speed limit that deliver passengers, a dial-a-ride for two solved exactly (D8).

    It is a shortest path over who waits, who rides and where the taxi is; other taxis are in nobody's way. `places`
    are numbers of face-up passengers, by default all whom the driver to move may serve now; whoever is aboard is
    delivered too. Raise ValueError for more than ten of them, or for a turn that speeds already.

    >>> from catlib.games.taxi_derby.odds.usual import first_turn
    >>> game, state = first_turn()
    >>> plan = best_plan(game, state, places=[4])
    >>> plan.turns, plan.spaces, plan.dollars
    (3, 9, 2)
    """
    setup, s = laid(game.setup, state), state.seat
    allowed = min(limit(setup, state, s), setup.most_spaces)
    if state.moved > allowed:
        raise ValueError(f"{state.moved} spaces: a turn that speeds is not planned on")
    riders = _riders(setup, state, places)
    if len(riders) > MOST + 2:
        raise ValueError(f"{len(riders)} passengers: a plan is for at most {MOST} and those aboard")
    stops = list(dict.fromkeys(n for rider in riders for n in (rider.start, rider.end) if n >= 0))
    nodes = [state.node[s], *stops]
    far = [[setup.distance[a * NODES + b] or 2 for b in nodes] for a in nodes]  # 2: away and back between two actions
    far[0] = [setup.distance[nodes[0] * NODES + b] or (0 if state.fresh else 2) for b in nodes]
    clock = _Clock(allowed, max(2, *map(max, far)))
    begun = 2 * state.moved + state.acted
    path = _shortest(setup, riders, {n: i for i, n in enumerate(stops, 1)}, far, clock, begun)
    return _plan_of(setup, state, riders, nodes, far, clock, path)


def _riders(setup: Any, state: Any, places: Iterable[int] | None) -> list[_Rider]:
    s = state.seat
    tiles = [(t - 1, -1) for t in state.aboard[2 * s : 2 * s + 2] if t]
    for place in range(2 * setup.stacks) if places is None else places:
        tile = state.up[place] - 1
        serves = tile >= 0 and suits(setup, state, s, tile) and state.tickets[s] <= setup.tile_limit[tile]
        if serves:
            tiles.append((tile, setup.place_node[place]))
        elif places is not None:
            raise ValueError(f"place {place}: nobody waits there whom this taxi may serve")
    shares = has_ability(setup, state, s, SHARING)
    return [_Rider(t, at, setup.landmark_node[setup.tile_to[t]], setup.tile_solo[t] and not shares) for t, at in tiles]


def _shortest(
    setup: Any, riders: list[_Rider], number: dict[int, int], far: Any, clock: _Clock, begun: int
) -> list[tuple[int, int, int]]:
    """The quickest path as (waiting and riding as bits, place, time), layer by layer: each action changes one bit."""
    shift = len(riders)
    waiting = sum(1 << i for i, rider in enumerate(riders) if rider.start >= 0)
    start = waiting << shift | ((1 << shift) - 1 & ~waiting)
    layers = [{start: {0: begun}}]  # by who waits and rides: by number of a place, the time
    came: dict[tuple[int, int], tuple[int, int]] = {}
    while any(status for status in layers[-1]):
        after: dict[int, dict[int, int]] = {}
        for status, times in layers[-1].items():
            for new, there in _next(setup, riders, number, status, shift):
                target = after.setdefault(new, {})
                for here, time in times.items():
                    then = time + clock.jump[time % clock.period][far[here][there]]
                    if then < target.get(there, 1 << 60):
                        target[there] = then
                        came[new, there] = status, here
        layers.append(after)
    last, time = min(layers[-1][0].items(), key=lambda pair: pair[1])
    path, where = [(0, last, time)], (0, last)
    for layer in reversed(layers[:-1]):
        where = came[where]
        path.append((*where, layer[where[0]][where[1]]))
    return path[::-1]


def _next(setup: Any, riders: list[_Rider], number: dict[int, int], status: int, shift: int) -> list[tuple[int, int]]:
    """Return who can get in or out next: the new status and where."""
    waiting, riding = status >> shift, status & (1 << shift) - 1
    found = []
    inside = [i for i in range(shift) if riding >> i & 1]
    for i in inside:
        found.append((waiting << shift | riding & ~(1 << i), number[riders[i].end]))
    for i in range(shift):
        alone = inside and (riders[i].solo or riders[inside[0]].solo)
        if waiting >> i & 1 and len(inside) < setup.capacity and not alone:
            found.append(((waiting & ~(1 << i)) << shift | riding | 1 << i, number[riders[i].start]))
    return found


def _plan_of(setup: Any, state: Any, riders: Any, nodes: Any, far: Any, clock: _Clock, path: Any) -> Plan:
    shift, after = len(riders), state.copy()
    stops, spaces = [], 0
    for (old, here, before), (new, there, time) in itertools.pairwise(path):
        changed = (old ^ new) & (1 << shift) - 1
        i = changed.bit_length() - 1
        gets_in = bool(new >> i & 1)
        spaces += clock.driven(before, far[here][there])
        stops.append(Stop(nodes[there], clock.turn(time), riders[i].tile, gets_in))
        if not gets_in:
            after.money[state.seat] += fare(setup, after, state.seat, riders[i].tile)
            after.delivered[state.seat * TYPES + setup.tile_type[riders[i].tile]] += 1
    turns = stops[-1].turn if stops else 0
    return Plan(tuple(stops), turns, spaces, after.money[state.seat] - state.money[state.seat])


def least_turns(players: int, stacks: int = 4, *, cleared: bool = False, stack: int = 9) -> int:
    """The fewest turns of all drivers together that can trigger the end (D7; rule 34).

    Streets, upgrades and money are left out: a turn has two actions, a pick-up or a drop-off, a taxi has two places,
    and being impounded empties it. With `cleared` the trigger is two stacks gone with all that lay beside them.

    >>> least_turns(2), least_turns(5), least_turns(2, cleared=True)
    (26, 23, 16)
    """
    wanted = 2 * whole("stack", stack, 2) if cleared else whole("stacks", stacks, 0) * (whole("stack", stack, 2) - 2)
    turns = [0] * whole("players", players)
    while sum(_most_pick_ups(n, 0) for n in turns) < wanted:
        turns[turns.index(min(turns))] += 1
    return sum(turns)


@functools.cache
def _most_pick_ups(turns: int, aboard: int) -> int:
    """The most passengers that a driver can take in so many turns, whatever has to be done with those aboard."""
    if turns == 0:
        return 0
    best = _most_pick_ups(turns - 1, 0)  # impounded
    for first in (0, 1, -1):
        for second in (0, 1, -1):
            middle, after = aboard + first, aboard + first + second
            if 0 <= middle <= 2 and 0 <= after <= 2:
                best = max(best, (first == 1) + (second == 1) + _most_pick_ups(turns - 1, after))
            if 0 <= middle <= 2 and second == 0:
                best = max(best, (first == 1) + _most_pick_ups(turns - 1, 0))
    return best
