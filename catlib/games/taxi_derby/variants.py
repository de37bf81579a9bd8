"""A quarter in each of the four ways in which it can lie: paths inside it and to its arms."""

import functools
from collections.abc import Sequence
from typing import NamedTuple

import networkx as nx

from .city import ARM_SPACES, GATES, PART_SPACES, QUARTER_SPACES, RIM, SPOTS, City, Quarter, parts, streets

Crossing = tuple[int, int]

FAR = 99  # spaces to what cannot be reached


class Blocks(NamedTuple):
    """A city's tables for every way to lay its quarters; spaces are numbered as one arrangement has them row by row.

    By space: `part` is its quarter, or 4 and more for an arm; `within` its number there; `rim` the crossing of the
    quarter's rim that it leads to, by side of its map, eight a side, clockwise from the upper left, or -1; `near`
    its six neighbours, but those that depend on how quarters lie. The other way round, `at_rim` has the space at a
    crossing, `arm` the spaces of the four arms, `member` those of each part.

    A variant is four times the quarter and the corner of its map that is the middle of the table. By variant and space:
    `to_arm` has the way to each crossing of the two arms, `nearest` that to the nearest of an arm, `first_gate` and
    `last_gate` say between which of them a shortest path to beyond the arm can cross it, and `across` has the way to
    another space of the same quarter.
    """

    part: tuple[int, ...]
    within: tuple[int, ...]
    rim: tuple[int, ...]
    near: tuple[int, ...]
    at_rim: tuple[int, ...]
    arm: tuple[int, ...]
    to_arm: tuple[int, ...]
    nearest: tuple[int, ...]
    first_gate: tuple[int, ...]
    last_gate: tuple[int, ...]
    member: tuple[int, ...]
    across: tuple[int, ...]

    def apart(self) -> list[int]:
        """The quarters of which some space cannot be reached in some way to lay them."""
        return sorted({i // (SPOTS * PART_SPACES * 2 * GATES) for i, away in enumerate(self.to_arm) if away == FAR})


@functools.lru_cache(maxsize=32)
def blocks(city: City, arrangement: tuple[int, ...], turned: tuple[int, ...], nodes: int, steps: int) -> Blocks:
    """The tables of a city, with room for that many spaces and neighbours."""
    laid = parts(city, arrangement, turned)
    keys = [laid[point] for point in streets(city, arrangement, turned).spaces]
    number = {key: i for i, key in enumerate(keys)}
    part, within, rim, member = [-1] * nodes, [-1] * nodes, [-1] * nodes, [-1] * (2 * SPOTS * PART_SPACES)
    near, at_rim, arm = [-1] * (nodes * steps), [-1] * (SPOTS * RIM), [-1] * (SPOTS * ARM_SPACES)
    to_arm, across = [0] * (4 * SPOTS * PART_SPACES * 2 * GATES), [0] * (4 * SPOTS * PART_SPACES * QUARTER_SPACES)
    for q, quarter in enumerate(city.quarters):
        roads = [key[1:] for key in keys if key[0] == q]
        for k, road in enumerate(roads):
            node = number[q, *road]
            part[node], within[node], member[q * PART_SPACES + k] = q, k, node
            others = [number[q, *other] for other in roads if other != road and _meet(road, other, quarter)]
            near[node * steps : node * steps + len(others)] = others
            for crossing in _ends(road):
                if (ring := _on_rim(crossing, quarter.blocks)) is not None:
                    rim[node], at_rim[q * RIM + ring] = ring, node
        for corner in range(4):
            _fill_variant(quarter, corner, roads, (SPOTS * q + corner) * PART_SPACES, to_arm, across)
    for a, t, _ in (key for key in keys if key[0] >= SPOTS):
        node = number[a, t, 0]
        part[node], within[node], member[a * PART_SPACES + t] = a, QUARTER_SPACES + t, node
        arm[(a - SPOTS) * ARM_SPACES + t] = node
        row = (QUARTER_SPACES + t) * 2 * GATES
        for past in range(city.quarters[0].blocks + 1):
            to_arm[row + past] = past - t - 1 if past > t else t - past
            to_arm[row + GATES + past] = t + past
    nearest, first, last = _gates(to_arm, city.quarters[0].blocks)
    return Blocks(*map(tuple, (part, within, rim, near, at_rim, arm, to_arm, nearest, first, last, member, across)))


def _gates(to_arm: Sequence[int], blocks: int) -> tuple[list[int], list[int], list[int]]:
    """By space and arm, how far the nearest crossing is; the first and last to which no way along it is as short."""
    nearest, first, last = [], [], []
    for row in range(0, len(to_arm), GATES):
        away = [FAR, *to_arm[row : row + blocks + 1], FAR]
        own = [p for p in range(blocks + 1) if away[p + 1] <= min(away[p], away[p + 2])]
        nearest.append(min(away))
        first.append(own[0])
        last.append(own[-1])
    return nearest, first, last


def _ends(road: Crossing) -> tuple[Crossing, Crossing]:
    """The crossings at both ends of a road of a quarter's map, by row and column."""
    row, column = road
    return ((row, column - 1), (row, column + 1)) if row % 2 == 0 else ((row - 1, column), (row + 1, column))


def _meet(road: Crossing, other: Crossing, quarter: Quarter) -> bool:
    return any(_on_rim(end, quarter.blocks) is None for end in {*_ends(road)} & {*_ends(other)})


def _rim(blocks: int) -> list[Crossing]:
    """The crossings round a map, clockwise from the upper left corner."""
    last, there = 2 * blocks, range(0, 2 * blocks, 2)
    top, right = [(0, i) for i in there], [(i, last) for i in there]
    return [*top, *right, *((last, last - i) for i in there), *((last - i, 0) for i in there)]


def _on_rim(crossing: Crossing, blocks: int) -> int | None:
    rim = _rim(blocks)
    if crossing not in rim:
        return None
    side, past = divmod(rim.index(crossing), blocks)
    return 8 * side + past


def _fill_variant(
    quarter: Quarter, corner: int, roads: Sequence[Crossing], first: int, to_arm: list[int], across: list[int]
) -> None:
    """Write the rows of one quarter with one corner of its map in the middle of the table."""
    b, rim = quarter.blocks, _rim(quarter.blocks)
    arms = [[rim[(corner * b + way * p) % (4 * b)] for p in range(b + 1)] for way in (1, -1)]
    graph = nx.Graph(_ends(road) for road in roads)
    for crossings in arms:
        nx.add_path(graph, crossings)
    away = dict(nx.all_pairs_shortest_path_length(graph))
    for k, road in enumerate(roads):
        for side, crossings in enumerate(arms):
            at = (first + k) * 2 * GATES + side * GATES
            to_arm[at : at + b + 1] = [min(away[end].get(there, FAR) for end in _ends(road)) for there in crossings]
        for other, there in enumerate(roads):
            spaces = 1 + min(away[a].get(c, FAR) for a in _ends(road) for c in _ends(there))
            across[(first + k) * QUARTER_SPACES + other] = 0 if k == other else min(spaces, FAR)
