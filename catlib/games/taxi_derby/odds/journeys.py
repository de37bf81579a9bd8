"""Several turns ahead: the fewest turns that deliver everybody in sight, exactly (question D8)."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any, NamedTuple

from catlib.game import Game

from ..cards import SHARING, TYPES
from ..passengers import fare, suits
from ..setup import NODES, laid
from ..upgrades import has_ability, limit
from ..words import node_name, tile_words

__all__ = ["Plan", "Stop", "best_plan"]

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
    """Time as one number: twice the spaces passed in full turns of the speed limit, plus 1 once a turn has acted.

    A smaller number is never worse, because whoever is earlier may wait: so the plan is a shortest path.
    """

    def __init__(self, limit: int, farthest: int):
        self.limit = limit
        self.jump = [[self._after(time, far) - time for far in range(farthest + 1)] for time in range(2 * limit)]

    def _after(self, time: int, far: int) -> int:
        """The time after driving so far and acting, in this turn or after ending it."""
        spaces, acted = divmod(time, 2)
        found = self._act(spaces, far, acted)
        if acted:
            found = min(found, self._act(self._turn_end(spaces), far, 0))
        return found

    def _act(self, spaces: int, far: int, acted: int) -> int:
        arrived = spaces + far
        if acted and arrived <= self._turn_end(spaces):
            return 2 * self._turn_end(spaces)  # the second action ends the turn
        return 2 * arrived if arrived % self.limit == 0 else 2 * arrived + 1

    def _turn_end(self, spaces: int) -> int:
        return -(-spaces // self.limit) * self.limit

    def turn(self, time: int) -> int:
        """The turn, from 1, that a time after an action belongs to."""
        return -(-(time // 2) // self.limit)


class _Rider(NamedTuple):
    tile: int
    start: int  # node, or -1 once aboard
    end: int
    solo: bool


def best_plan(game: Game, state: Any, places: Iterable[int] | None = None) -> Plan:
    """The fewest turns within the speed limit that deliver passengers, a dial-a-ride for two solved exactly (D8).

    It is a shortest path over who waits, who rides and where the taxi is. `places` are numbers of face-up passengers,
    by default all whom the driver to move may serve now; whoever is aboard is delivered too. Raise ValueError for
    more than ten of them, or for a turn that speeds already.

    >>> from catlib.games.taxi_derby.odds.usual import first_turn
    >>> game, state = first_turn()
    >>> plan = best_plan(game, state, places=[4])
    >>> plan.turns, plan.spaces, plan.dollars
    (3, 9, 2)
    """
    setup, s = laid(game.setup, state), state.seat
    allowed = limit(setup, state, s)
    if state.moved > allowed:
        raise ValueError(f"{state.moved} spaces: a turn that speeds is not planned on")
    riders = _riders(setup, state, places)
    if len(riders) > MOST + 2:
        raise ValueError(f"{len(riders)} passengers: a plan is for at most {MOST} and those aboard")
    nodes = list(dict.fromkeys([state.node[s], *(n for rider in riders for n in (rider.start, rider.end) if n >= 0)]))
    far = [[setup.distance[a * NODES + b] or 2 for b in nodes] for a in nodes]
    clock = _Clock(allowed, max(map(max, far)))
    begun = 2 * state.moved + (state.acted if state.moved % allowed else 0)
    path = _shortest(setup, state, riders, {n: i for i, n in enumerate(nodes)}, far, clock, begun)
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
    setup: Any, state: Any, riders: list[_Rider], number: dict[int, int], far: Any, clock: _Clock, begun: int
) -> list[tuple[int, int, int]]:
    """The quickest path as (waiting and riding as bits, place, time), layer by layer: each action changes one bit."""
    shift = len(riders)
    waiting = sum(1 << i for i, rider in enumerate(riders) if rider.start >= 0)
    start = waiting << shift | ((1 << shift) - 1 & ~waiting)
    layers = [{start: {0: begun}}]
    came: dict[tuple[int, int], tuple[int, int]] = {}
    period = 2 * clock.limit
    while any(status for status in layers[-1]):
        after: dict[int, dict[int, int]] = {}
        for status, times in layers[-1].items():
            for new, there in _next(setup, riders, number, status, shift):
                target = after.setdefault(new, {})
                best = target.get(there, 1 << 60)
                for here, time in times.items():
                    then = time + clock.jump[time % period][far[here][there]]
                    if then < best:
                        best = target[there] = then
                        came[new, there] = status, here
        layers.append(after)
    there, time = min(layers[-1][0].items(), key=lambda pair: pair[1])
    path, at = [(0, there, time)], (0, there)
    for layer in reversed(layers[:-1]):
        at = came[at]
        path.append((*at, layer[at[0]][at[1]]))
    return path[::-1]


def _next(setup: Any, riders: list[_Rider], number: dict[int, int], status: int, shift: int) -> list[tuple[int, int]]:
    """Who can get in or out next: the new status and where."""
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
    for (old, here, _), (new, there, time) in itertools.pairwise(path):
        changed = (old ^ new) & (1 << shift) - 1
        i = changed.bit_length() - 1
        gets_in = bool(new >> i & 1)
        spaces += far[here][there]
        stops.append(Stop(nodes[there], clock.turn(time), riders[i].tile, gets_in))
        if not gets_in:
            after.money[state.seat] += fare(setup, after, state.seat, riders[i].tile)
            after.delivered[state.seat * TYPES + setup.tile_type[riders[i].tile]] += 1
    turns = stops[-1].turn if stops else 0
    return Plan(tuple(stops), turns, spaces, after.money[state.seat] - state.money[state.seat])
