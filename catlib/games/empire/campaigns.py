"""Exact campaigns: one stack takes neighborhood after neighborhood; when to stop, and the best path to a target."""

import functools
import heapq
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
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
    after_roll,
    check_cubes,
    distribution_of,
    ends_where,
    fight_with,
    play_out,
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
    `stop(front)` says so before a roll.

    >>> print(campaign(10, [2, 1, 3]))
    10 against 2, 1, 3: all taken with 70.57% (attackers counted with the one that has to stay)
    >>> campaign(4, [2]).chance  # as for a battle, in `capture_chance`
    Fraction(6610505, 10077696)
    """
    stays, fight = stays_behind(counting), fight_with(dice, exact)
    _check_chain(attackers, defenders, exact)
    stack, power = {attackers + stays: 1}, 0
    done: list[tuple[Front, Any, int]] = []
    for captured, d in enumerate(defenders):
        asked = (lambda a, d, held=captured: stop(Front(held, a, d))) if callable(stop) else stop
        stack, power, stopped = _stage(stack, d, power, ends_where(asked, stays), fight)
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
    first, worth = attackers + stays, _Worth(tuple(defenders), Fraction(neighborhood), Fraction(cube), dice)
    places = [(i, a, d) for i, most in reversed([*enumerate(defenders)])
              for a, d in itertools.product(range(1, first - i + 1), range(1, most + 1))]
    value = {place: worth.of(*place, stops=True) for place in places}  # the small ones first: none has to go deep
    go_on = frozenset(Front(i, a - stays, d) for (i, a, d), best in value.items() if best > worth.held(i, a))
    to_the_end = [worth.of(*place, stops=False) for place in places]
    return Plan(value[0, first, defenders[0]], worth.held(0, first), to_the_end[-1], go_on)


class _Worth:
    """The worth of a campaign's positions, with stops and without."""

    def __init__(self, chain: tuple[int, ...], neighborhood: Fraction, cube: Fraction, dice: Dice):
        self.chain, self.neighborhood, self.cube, self.dice = chain, neighborhood, cube, dice
        self.of = functools.cache(self._of)

    def held(self, captured: int, attackers: int) -> Fraction:
        """Return the worth of what is held by who stops."""
        return captured * self.neighborhood + (attackers + captured) * self.cube

    def _of(self, captured: int, attackers: int, defenders: int, stops: bool) -> Fraction:
        """Return the worth of going on, or, where that may be, of stopping if it is better."""
        held = self.held(captured, attackers)
        if attackers == 1:
            return held

        def after(lost: int, won: int) -> Fraction:
            left = attackers - lost
            if won < defenders:
                return self.of(captured, left, defenders - won, stops=stops)
            if captured + 1 == len(self.chain):
                return self.held(captured + 1, left - 1)
            return self.of(captured + 1, left - 1, self.chain[captured + 1], stops=stops)

        x, y = min(self.dice.attack, attackers - 1), min(self.dice.defend, defenders)
        rolled = after_roll(x, y, self.dice, after)
        return max(rolled, held) if stops else rolled


# The best paths


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


def best_paths(
    graph: nx.Graph, own: Mapping[Any, int], rivals: Mapping[Any, int], *, least: float = 0.01, dice: Dice = STANDARD
) -> dict[Any, Route]:
    """For every rival neighborhood the path by which one stack most likely takes it, the most likely first.

    `own` and `rivals` have the cubes on each neighborhood; all attackers are counted. Paths are extended in order of
    their chance, and given up when another to the same place leaves every size of stack with at least the same chance.
    The search is in floats, the answer exact. Those with a chance below `least` are left out.

    >>> paths = best_paths(nx.path_graph(4), {0: 6}, {1: 2, 2: 3, 3: 3})
    >>> [str(route) for route in paths.values()]
    ['0 – 1: 88.98%', '0 – 1 – 2: 38.27%', '0 – 1 – 2 – 3: 7.28%']
    """
    _check_map(graph, own, rivals)
    found: dict[Any, _Label] = {}
    for label in _paths(graph, own, rivals, dice):
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


def _paths(graph: nx.Graph, own: Mapping[Any, int], rivals: Mapping[Any, int], dice: Dice) -> Iterator[_Label]:
    """Paths, the most likely first."""
    fight, order = fight_with(dice, False), itertools.count()
    waiting: list[tuple[float, int, _Label]] = []
    kept: dict[Any, list[list[float]]] = {}

    def extend(label: _Label) -> None:
        for place in graph[label.path[-1]]:
            if place in rivals and place not in label.path:
                stack, _, _ = _stage(label.stack, rivals[place], 0, ends_where(None, 0), fight)
                longer = _Label((*label.path, place), stack)
                if stack and _is_new(stack, kept.setdefault(place, [])):
                    heapq.heappush(waiting, (-longer.chance, next(order), longer))

    for origin, cubes in own.items():
        if cubes > 1:
            extend(_Label((origin,), {cubes: 1.0}))
    while waiting:
        label = heapq.heappop(waiting)[2]
        yield label
        extend(label)


def _is_new(stack: Mapping[int, float], kept: list[list[float]]) -> bool:
    """Return whether no path to the same place is at least as good for every size of stack; if so, keep it."""
    sizes = range(max(stack), 0, -1)  # for each the chance of a stack at least as large
    tail = list(itertools.accumulate(stack.get(size, 0.0) for size in sizes))[::-1]
    if any(_covers(other, tail) for other in kept):
        return False
    kept[:] = [other for other in kept if not _covers(tail, other)]
    kept.append(tail)
    return True


def _covers(tail: Sequence[float], other: Sequence[float]) -> bool:
    return all(a >= b for a, b in itertools.zip_longest(tail, other, fillvalue=0.0))
