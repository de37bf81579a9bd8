"""Three searches step by step, which differ only in which of the places that wait is taken next.

>>> import networkx as nx
>>> [step.taken for step in search(nx.path_graph(4), 1)]
[None, 1, 0, 2, 3]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

OLDEST, NEWEST, NEAREST = "the oldest", "the newest", "the nearest"


class Step(NamedTuple):
    """The knowledge of a search after a step.

    `taken` is the place whose neighbours were just looked at, None before the first step; `found` the number known for
    each place, `came` the place from which it was reached, `new` those that were found or improved in this step, and
    `waiting` those to be taken, the next one first.
    """

    taken: Any
    found: Mapping[Any, int]
    came: Mapping[Any, Any]
    new: tuple[Any, ...]
    waiting: tuple[Any, ...]


def search(graph: Any, start: Any, take: str = OLDEST, cost: Callable[[Any], int] | None = None) -> list[Step]:
    """All steps of a search from a place until nothing waits any more.

    Of the places that wait it takes the oldest (breadth-first search), the newest (depth-first search) or the nearest
    (Dijkstra 1959). `cost` says what it costs to enter a place, by default 1. Only taking the nearest mends numbers
    that turn out too large. Neighbours are looked at in their order. Raise ValueError for another way of taking.

    >>> import networkx as nx
    >>> search(nx.cycle_graph(5), 0)[-1].found, search(nx.cycle_graph(5), 0, NEWEST)[-1].found
    ({0: 0, 1: 1, 4: 1, 2: 2, 3: 2}, {0: 0, 1: 1, 4: 1, 3: 2, 2: 3})
    """
    if take not in (OLDEST, NEWEST, NEAREST):
        raise ValueError(f"take={take!r}: a search takes {OLDEST}, {NEWEST} or {NEAREST}")
    found, came, waiting = {start: 0}, {}, [start]
    steps = [Step(None, {start: 0}, {}, (start,), (start,))]
    while waiting:
        here = waiting.pop(0)
        new = []
        for there in sorted(graph[here]):
            number = found[here] + (1 if cost is None else cost(there))
            if there not in found or (take == NEAREST and number < found[there]):
                found[there], came[there] = number, here
                new.append(there)
        waiting = _ordered([n for n in waiting if n not in new], new, take, found)
        steps.append(Step(here, dict(found), dict(came), tuple(new), tuple(waiting)))
    return steps


def _ordered(waiting: list[Any], new: list[Any], take: str, found: Mapping[Any, int]) -> list[Any]:
    """Those that wait, the next one first; equal numbers in the order in which they came."""
    if take == NEWEST:
        return [*reversed(new), *waiting]
    both = [*waiting, *new]
    return sorted(both, key=lambda place: found[place]) if take == NEAREST else both


def path_to(last: Step, end: Any) -> list[Any]:
    """The places on the path that a search found, from its start to an end.

    >>> import networkx as nx
    >>> path_to(search(nx.path_graph(4), 0)[-1], 3)
    [0, 1, 2, 3]
    """
    path = [end]
    while path[-1] in last.came:
        path.append(last.came[path[-1]])
    return path[::-1]
