"""Exact campaigns: one stack takes neighborhood after neighborhood; when to stop, and the best path to a target."""

from __future__ import annotations

import functools
import heapq
import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

import networkx as nx

from catlib.chance import Pmf, percent

from .battles import (
    CONVENTIONS,
    STANDARD,
    Counting,
    Dice,
    Fight,
    capture_chance,
    check_cubes,
    distribution_of,
    fight_with,
    floor_of,
    play_out,
    roll_weights,
    stays_behind,
)

MOST_PLANNED = 100  # cubes a side for which stops are planned


class Front(NamedTuple):
    """The end of a campaign.

    `captured` neighborhoods were taken and hold a cube each; `attackers` are the cubes of the stack where it stands,
    and `defenders` those of the neighborhood that held out, 0 if none did.
    """

    captured: int
    attackers: int
    defenders: int


@dataclass(frozen=True)
class Campaign:
    """A stack against a chain of neighborhoods: the joint distribution of how far it gets and what is left."""

    attackers: int
    defenders: tuple[int, ...]
    counting: Counting
    distribution: Pmf

    @property
    def chance(self) -> Fraction:
        """The chance to take the whole chain."""
        return self.at_least(len(self.defenders))

    def at_least(self, captured: int) -> Fraction:
        """The chance to take at least that many neighborhoods."""
        return self.distribution.probability(lambda front: front.captured >= captured)

    @functools.cached_property
    def captured(self) -> Pmf:
        """Return how many neighborhoods are taken."""
        return self.distribution.map(lambda front: front.captured)

    @property
    def attackers_lost(self) -> Fraction:
        """The cubes that the attacker can expect to lose; those left on the way are not lost."""
        return self.attackers - self.distribution.map(lambda front: front.captured + front.attackers).mean

    def __str__(self) -> str:
        chain = ", ".join(map(str, self.defenders))
        return f"{self.attackers} against {chain}: all taken with {percent(self.chance)} ({CONVENTIONS[self.counting]})"


def campaign(
    attackers: int,
    defenders: Sequence[int],
    *,
    counting: Counting = "all",
    stop: int | Callable[[Front], bool] | None = None,
    dice: Dice = STANDARD,
    exact: bool = True,
) -> Campaign:
    """The joint distribution of a campaign along a chain: after each capture all cubes but one move on.

    Both sides roll all the dice they can. The attacker stops with no more than `stop` cubes in the stack, or where
    `stop(front)` says so, which is asked before every roll.

    >>> print(campaign(10, [2, 1, 3]))
    10 against 2, 1, 3: all taken with 70.57 % (attackers counted with the one that has to stay)
    >>> campaign(4, [2]).chance == capture_chance(4, 2)
    True
    """
    stays, fight = stays_behind(counting), fight_with(dice, exact)
    _check_chain(attackers, defenders, exact)
    stack, power = {attackers + stays: 1}, 0
    done: list[tuple[Front, Any, int]] = []
    for captured, d in enumerate(defenders):
        stack, power, stopped = _stage(stack, d, power, _ended(stop, captured, stays), fight)
        done += [(Front(captured, a - stays, left), weight, power) for (a, left), weight in stopped.items()]
        if not stack:
            break
    done += [(Front(len(defenders), a - stays, 0), weight, power) for a, weight in stack.items()]
    distribution: dict[Front, Any] = {}
    for front, weight, over in done:
        distribution[front] = distribution.get(front, 0) + weight * fight.scale ** (power - over)
    return Campaign(attackers, tuple(defenders), counting, distribution_of(distribution, exact))


def _check_chain(attackers: int, defenders: Sequence[int], exact: bool) -> None:
    if not isinstance(defenders, Sequence) or not defenders:
        raise ValueError(f"defenders={defenders!r}: a campaign needs a neighborhood to take, or several in a list")
    for d in defenders:
        check_cubes(attackers, d, exact)


def _ended(stop: int | Callable[[Front], bool] | None, captured: int, stays: int) -> Callable[[int, int], bool]:
    if callable(stop):
        return lambda a, d: a == 1 or d == 0 or stop(Front(captured, a - stays, d))
    floor = floor_of(stop, stays)
    return lambda a, d: a <= floor or d == 0


def _stage(
    stack: Mapping[int, Any], defenders: int, power: int, ended: Callable[[int, int], bool], fight: Fight
) -> tuple[dict[int, Any], int, dict[tuple[int, int], Any]]:
    """One neighborhood: the stacks that moved in, and the positions where it held out.

    Whole numbers are over scale ** power, before and after.
    """
    top = max(stack) + defenders
    layers: dict[int, dict[int, Any]] = {}
    for a, weight in stack.items():
        layers[a + defenders] = {a: weight * fight.scale ** (top - a - defenders) if fight.exact else weight}
    moved: dict[int, Any] = {}
    stopped: dict[tuple[int, int], Any] = {}
    for (a, d), weight in play_out(layers, ended, fight).items():
        if d == 0:
            moved[a - 1] = weight
        else:
            stopped[a, d] = weight
    return moved, power + top, stopped


# When to stop


@dataclass(frozen=True)
class Plan:
    """The best moments to stop a campaign, when neighborhoods and cubes are worth something.

    `value` is the expected worth of what is held in the end under the best decisions, `at_once` without any attack,
    `to_the_end` without ever stopping. `go_on` has every position (captured, attackers, defenders) at which another
    roll is better than to stop, also those that a battle skips because its rolls cost two cubes.
    """

    value: Fraction
    at_once: Fraction
    to_the_end: Fraction
    go_on: frozenset[Front]

    def fewest(self, captured: int, defenders: int) -> int | None:
        """The fewest attackers who should go on against that many defenders there; None if never."""
        return min(
            (f.attackers for f in self.go_on if (f.captured, f.defenders) == (captured, defenders)), default=None
        )


def best_stop(
    attackers: int,
    defenders: Sequence[int],
    *,
    neighborhood: int | Fraction = 2,
    cube: int | Fraction = 1,
    counting: Counting = "all",
    dice: Dice = STANDARD,
) -> Plan:
    """Return when to stop a campaign, if a captured neighborhood and a cube that is not lost are worth that much.

    Raise ValueError for counts that cannot be, and for more than 100 cubes a side.

    With neighborhoods worth two cubes, four should go on against two, and any two against one:

    >>> plan = best_stop(5, [2], neighborhood=2)
    >>> plan.fewest(0, 2), plan.fewest(0, 1)
    (4, 2)
    """
    stays = stays_behind(counting)
    _check_chain(attackers, defenders, True)
    if (most := max(attackers, *defenders)) > MOST_PLANNED:
        raise ValueError(f"{most} cubes: up to {MOST_PLANNED} a side are planned here")
    first, chain = attackers + stays, tuple(defenders)
    values = _Values(first, chain, Fraction(neighborhood), Fraction(cube), dice)
    value = values.best(0, first, chain[0])
    go_on = frozenset(Front(i, a - stays, d) for (i, a, d), better in values.choice.items() if better)
    return Plan(value, values.stopping(0, first), values.to_the_end(0, first, chain[0]), go_on)


class _Values:
    """The worth of a campaign's positions, with stops and without."""

    def __init__(self, first: int, chain: tuple[int, ...], neighborhood: Fraction, cube: Fraction, dice: Dice):
        self.chain, self.neighborhood, self.cube, self.dice = chain, neighborhood, cube, dice
        self.choice: dict[tuple[int, int, int], bool] = {}
        self._best: dict[tuple[int, int, int], Fraction] = {}
        self._end: dict[tuple[int, int, int], Fraction] = {}
        for captured in reversed(range(len(chain))):  # the small ones first, so that none has to go deep
            for a, d in itertools.product(range(1, first - captured + 1), range(1, chain[captured] + 1)):
                self.best(captured, a, d)
                self.to_the_end(captured, a, d)

    def stopping(self, captured: int, attackers: int) -> Fraction:
        return captured * self.neighborhood + (attackers + captured) * self.cube

    def best(self, captured: int, attackers: int, defenders: int) -> Fraction:
        """With the better of stopping and rolling at every point."""
        key = captured, attackers, defenders
        if key not in self._best:
            stay = self.stopping(captured, attackers)
            roll = self._rolled(key, self.best) if attackers > 1 else stay
            self.choice[key] = roll > stay
            self._best[key] = max(roll, stay)
        return self._best[key]

    def to_the_end(self, captured: int, attackers: int, defenders: int) -> Fraction:
        key = captured, attackers, defenders
        if key not in self._end:
            stay = self.stopping(captured, attackers)
            self._end[key] = self._rolled(key, self.to_the_end) if attackers > 1 else stay
        return self._end[key]

    def _rolled(self, key: tuple[int, int, int], value: Callable[[int, int, int], Fraction]) -> Fraction:
        captured, a, d = key
        x, y = min(self.dice.attack, a - 1), min(self.dice.defend, d)
        total = Fraction(0)
        for won, weight in enumerate(roll_weights(x, y, self.dice)):
            left = a - min(x, y) + won
            total += weight * (
                value(captured, left, d - won) if won < d else self._moved(captured + 1, left - 1, value)
            )
        return total / self.dice.sides ** (x + y)

    def _moved(self, captured: int, attackers: int, value: Callable[[int, int, int], Fraction]) -> Fraction:
        if captured == len(self.chain):
            return self.stopping(captured, attackers)
        return value(captured, attackers, self.chain[captured])


# The best path


@dataclass(frozen=True)
class Route:
    """A path from an own neighborhood through rivals' ones, and the campaign along it."""

    path: tuple[Any, ...]
    campaign: Campaign

    @property
    def chance(self) -> Fraction:
        """The chance to take everything on it."""
        return self.campaign.chance

    def __str__(self) -> str:
        return f"{' – '.join(map(str, self.path))}: {percent(self.chance)}"


class _Label(NamedTuple):
    """A path so far: its chance in floats, and the chances of the stacks that may stand at its end."""

    path: tuple[Any, ...]
    stack: dict[int, float]

    @property
    def chance(self) -> float:
        return sum(self.stack.values())


def best_path(
    graph: nx.Graph, own: Mapping[Any, int], rivals: Mapping[Any, int], target: Any, *, dice: Dice = STANDARD
) -> Route | None:
    """The path by which one stack most likely takes a target, through whatever it has to take before; None if none.

    `own` and `rivals` have the cubes on each neighborhood; all attackers are counted. Paths are extended in order of
    what they can still promise: the chance so far times the best product of exact chances that the whole stack would
    have further on, which is a shortest path in networkx. A path is given up when another to the same place leaves
    every size of stack with at least the same chance. The search is in floats, the answer exact.

    >>> square = nx.cycle_graph(4)
    >>> print(best_path(square, {0: 9}, {1: 5, 2: 1, 3: 2}, 2))
    0 – 3 – 2: 94.78 %
    """
    _check_map(graph, own, rivals)
    if target not in rivals:
        raise ValueError(f"target={target!r}: the target is a neighborhood that a rival holds")
    promise = _promises(graph, max(own.values(), default=0), rivals, target, dice)
    found = next(_paths(graph, own, rivals, dice, promise, target), None)
    return _route(found, own, rivals, dice) if found else None


def best_paths(
    graph: nx.Graph, own: Mapping[Any, int], rivals: Mapping[Any, int], *, least: float = 0.01, dice: Dice = STANDARD
) -> dict[Any, Route]:
    """For every rival neighborhood the path by which one stack most likely takes it, the most likely first.

    Those with a chance below `least` are left out.

    >>> paths = best_paths(nx.path_graph(4), {0: 6}, {1: 2, 2: 3, 3: 3})
    >>> [str(route) for route in paths.values()]
    ['0 – 1: 88.98 %', '0 – 1 – 2: 38.27 %', '0 – 1 – 2 – 3: 7.28 %']
    """
    _check_map(graph, own, rivals)
    found: dict[Any, _Label] = {}
    for label in _paths(graph, own, rivals, dice, dict.fromkeys(rivals, 1.0), None):
        if label.chance < least or len(found) == len(rivals):
            break
        found.setdefault(label.path[-1], label)
    return {place: _route(label, own, rivals, dice) for place, label in found.items()}


def _check_map(graph: nx.Graph, own: Mapping[Any, int], rivals: Mapping[Any, int]) -> None:
    for place in (*own, *rivals):
        if place not in graph:
            raise ValueError(f"{place!r}: the map has no such neighborhood")
    for cubes in own.values():
        check_cubes(cubes, 1, False)


def _route(label: _Label, own: Mapping[Any, int], rivals: Mapping[Any, int], dice: Dice) -> Route:
    origin, *chain = label.path
    return Route(label.path, campaign(own[origin], [rivals[place] for place in chain], dice=dice))


def _promises(graph: nx.Graph, most: int, rivals: Mapping[Any, int], target: Any, dice: Dice) -> dict[Any, float]:
    """For each rival neighborhood, a bound on the chance to get on from there to the target."""
    if most < 2:
        return {}
    cost = {place: _minus_log(capture_chance(most, cubes, dice=dice)) for place, cubes in rivals.items()}
    towards = nx.DiGraph()
    towards.add_node(target)
    # backwards from the target: who stands at b and takes a pays for a
    towards.add_weighted_edges_from((a, b, cost[a]) for a in rivals for b in graph[a] if b in rivals)
    return {b: math.exp(-far) for b, far in nx.single_source_dijkstra_path_length(towards, target).items()}


def _minus_log(chance: Fraction) -> float:
    """Return how unlikely something is, also where its chance is too small for a float."""
    return math.log(chance.denominator) - math.log(chance.numerator) if chance else math.inf


def _paths(
    graph: nx.Graph,
    own: Mapping[Any, int],
    rivals: Mapping[Any, int],
    dice: Dice,
    promise: Mapping[Any, float],
    target: Any,
) -> Iterator[_Label]:
    """Paths in the order of what they promise; given a target, only those that end there."""
    fight, order = fight_with(dice, False), itertools.count()
    waiting: list[tuple[float, int, _Label]] = []
    kept: dict[Any, list[dict[int, float]]] = {}

    def extend(label: _Label) -> None:
        for place in graph[label.path[-1]]:
            if place in promise and place in rivals and place not in label.path:
                stack, _, _ = _stage(label.stack, rivals[place], 0, lambda a, d: a == 1 or d == 0, fight)
                longer = _Label((*label.path, place), stack)
                if stack and _is_new(stack, kept.setdefault(place, [])):
                    heapq.heappush(waiting, (-longer.chance * promise[place], next(order), longer))

    for origin, cubes in own.items():
        if cubes > 1:
            extend(_Label((origin,), {cubes: 1.0}))
    while waiting:
        label = heapq.heappop(waiting)[2]
        if target is None or label.path[-1] == target:
            yield label
        if label.path[-1] != target:
            extend(label)


def _is_new(stack: Mapping[int, float], kept: list[dict[int, float]]) -> bool:
    """Return whether no path to the same place is at least as good for every size of stack; if so, keep it."""
    tail = _tails(stack)
    if any(_covers(other, tail) for other in kept):
        return False
    kept[:] = [other for other in kept if not _covers(tail, other)]
    kept.append(tail)
    return True


def _tails(stack: Mapping[int, float]) -> dict[int, float]:
    """For each size the chance of a stack at least as large."""
    sizes = sorted(stack, reverse=True)
    return dict(zip(sizes, itertools.accumulate(stack[size] for size in sizes), strict=True))


def _covers(tail: Mapping[int, float], other: Mapping[int, float]) -> bool:
    return all(_at_least(tail, size) >= chance for size, chance in other.items())


def _at_least(tail: Mapping[int, float], size: int) -> float:
    bigger: Iterable[int] = (s for s in tail if s >= size)
    return max((tail[s] for s in bigger), default=0.0)
