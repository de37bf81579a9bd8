"""The unit on searches: breadth-first search spreads the news, and Dijkstra's search drives round a jam.

A reader's own search is followed by the streets themselves: they note whose neighbours it asks for.
"""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable, Iterable, Mapping
from numbers import Real
from typing import Any

import networkx as nx

from catlib.chance import counted, graphs
from catlib.games.taxi_derby.setup import laid
from catwidgets.lessons.taxi_derby.city_map import (
    Hunt,
    byname,
    city_graph,
    city_scene,
    derby,
    distances_from,
    near,
    node_at,
    numbers,
    said,
    spaces,
    striped,
    table_of,
    taxi,
    tinted,
)
from catwidgets.lessons.taxi_derby.searches import NEAREST, NEWEST, Step, search
from catwidgets.teach import Answer, Broken, Click, Drawn, Exhibit, Explorer, Own, Picture, Places, Unit, friendly

MIDDLE, EDGE, WEST, EAST = "i8", byname("e4"), "d9", "n9"
JAM = tuple(n for n in city_graph() if all(5 < c[n] < 13 for c in (laid(derby().setup).x, laid(derby().setup).y)))
Search = Callable[..., Any]


@functools.cache
def _city() -> dict[str, list[str]]:
    graph = city_graph()
    return {said(node): [said(n) for n in sorted(graph[node])] for node in sorted(graph)}


@functools.cache
def _node(name: str) -> int:
    return byname(name)


def streets() -> Places:
    """The city: each space by name, with the spaces that meet it.

    >>> len(streets()), streets()["i8"]
    (112, ['i6', 'h7', 'j7', 'h9', 'j9', 'i10'])
    """
    return Places(_city())


def jammed(cost: int = 3) -> dict[str, int]:
    """Return what it takes to enter each space, in minutes, with a jam in the middle of the city.

    >>> jammed(3)["i8"], jammed(3)["d9"]
    (3, 1)
    """
    return {said(node): minutes(node, cost) for node in sorted(city_graph())}


def minutes(node: int, jam: int) -> int:
    """Return what it costs to enter a space."""
    return jam if node in JAM else 1


def _found(own: Own, start: str, *more: Any) -> tuple[dict[str, Any], list[str]]:
    """Return what a reader's search says, and the order in which it took the spaces; raise Broken if it is no
    search."""
    town = streets()
    found = own(town, start, *more)
    if not isinstance(found, Mapping) or not all(isinstance(n, Real) for n in found.values()):
        raise Broken(f"{own.name} gives {str(found)[:40]}: it should give a dictionary with a number for each space")
    strange = [place for place in found if place not in town]
    if strange or start not in found:
        raise Broken(f"{own.name} gives no number for {start}" if not strange else f"{strange[0]!r} is not a space")
    return dict(found), list(dict.fromkeys(town.taken))


# Looking for spaces


def find_near(steps: int = 2) -> Hunt:
    """A hunt for all spaces so far from a taxi near the edge."""
    far = distances_from(EDGE)
    return Hunt(
        f"The taxi stands on {said(EDGE)}. Click every space that is exactly {steps} spaces away.",
        near(EDGE, steps),
        lambda node: f"{said(node)} is {spaces(far[node])} away",
        lambda node: far[node],
        "Turning costs nothing: straight on, left and right are one space each.",
        [taxi(EDGE)],
    )


# A search, space by space


def _spreading(own: Own, label: str, start: str, **jam: Any) -> Explorer:
    """Return a reader's search under a slider, with what it has taken, in its own order, and what waits."""
    task = "Move the slider: the dark space was taken last, those with an edge wait. Click a space to begin there."
    begin = Click(lambda id: said(node_at(id)), start)
    return Explorer(functools.partial(_step, own, label), task, taken=(0, 1, len(_city())), **jam, start=begin)


def _step(own: Own, label: str, taken: int, start: str, jam: int = 0) -> Picture:
    more = [jammed(jam)] if jam else []
    found, order = _found(own, start, *more)
    cost = more[0] if more else dict.fromkeys(_city(), 1)
    done = order[:taken]
    seen = {start, *done, *(there for place in done for there in _city()[place])}
    known = {place: found[place] for place in found if place in seen}
    open_ = {place: n for place, n in known.items() if place not in done}
    drawn = [
        striped(JAM) if more else None,
        tinted(map(_node, done), 0.14, key="done"),
        tinted(map(_node, open_), 0.05, edge=True, key="waiting"),
        tinted(map(_node, done[-1:]), 0.45, edge=True, key="taken"),
        numbers({_node(place): known[place] for place in done if place in known}, key="settled"),
        numbers({_node(place): n for place, n in open_.items()}, muted=True, key="open"),
    ]
    says = {_node(p): f"{n}, {'taken' if p in done else 'waits'}" for p, n in known.items()}
    scene = city_scene(label, *drawn, says=says, legal=list(city_graph()))
    jams = f"A striped space takes {counted(jam, 'minute')}. " if jam else ""
    sentence = jams + _told(done, found, len(open_)) + _verdict(found, start, cost, order, taken)
    return Picture(scene, sentence, table_of({_node(p): n for p, n in known.items()}, "What the search has found"))


def _told(done: list[str], found: Mapping[str, Any], waiting: int) -> str:
    wait = f"{spaces(waiting)} {'waits' if waiting == 1 else 'wait'}."
    if not done:
        return f"Nothing is taken yet. {wait}"
    return f"{spaces(len(done))} taken, the last one is {done[-1]} with number {found.get(done[-1], 'none')}. {wait}"


def _verdict(found: Mapping[str, Any], start: str, cost: Mapping[str, int], order: list[str], taken: int) -> str:
    """Return whether the numbers are right, once the search is over."""
    if taken < len(order):
        return ""
    truth = _truth(_city(), start, cost)
    large = sum(n > truth[place] for place, n in found.items())
    small = sum(n < truth[place] for place, n in found.items())
    wrong = [f"{large} numbers are too large"] * (large > 0) + [f"{small} are too small"] * (small > 0)
    lost = len(truth) - len(found)
    wrong += [f"{spaces(lost)} never found"] * (lost > 0)
    return f" The search is over: {', '.join(wrong) if wrong else 'all numbers are right'}."


def _truth(town: Mapping[str, list[str]], start: str, cost: Mapping[str, int]) -> dict[str, int]:
    """The least cost to each place, by networkx."""
    graph = nx.DiGraph((a, b, {"weight": cost[b]}) for a in town for b in town[a])
    return dict(nx.single_source_dijkstra_path_length(graph, start))


@friendly
def spread(search: Search) -> Explorer:
    """The reader's breadth-first search, space by space."""
    own = Own(search)
    _found(own, MIDDLE)
    return _spreading(own, "A search in the city", MIDDLE)


@friendly
def rush_hour(search: Search) -> Explorer:
    """The reader's search by minutes, with a jam in the middle of the city."""
    own = Own(search)
    _found(own, WEST, jammed())
    return _spreading(own, "A search in the city, jammed spaces striped", WEST, jam=(1, 3, 6))


# Two paths


@friendly
def drive(fewest: Search, quickest: Search) -> Explorer:
    """Both paths past the jam, found by the reader's two searches: that with the fewest spaces, and the quickest."""
    task = "The slider says how many minutes a striped space takes. Click a space to drive there."
    end = Click(lambda id: said(node_at(id)), EAST)
    return Explorer(functools.partial(_paths, Own(fewest), Own(quickest)), task, minutes=(1, 3, 6), end=end)


def _paths(fewest: Own, quickest: Own, minutes: int, end: str = EAST) -> Picture:
    cost = jammed(minutes)
    short = _path(fewest, _found(fewest, WEST)[0], dict.fromkeys(_city(), 1), end)
    quick = _path(quickest, _found(quickest, WEST, cost)[0], cost, end)
    drawn = [
        striped(JAM),
        tinted(map(_node, short), 0.0, edge=True, key="short"),
        tinted(map(_node, quick), 0.3, key="quick"),
        numbers({_node(p): n for p, n in zip(quick, _clock(quick, cost), strict=True)}),
        taxi(_node(WEST)),
    ]
    says = dict.fromkeys(map(_node, short), "on the path with the fewest spaces")
    says |= dict.fromkeys(map(_node, quick), "on the quickest path")
    label = "Two paths past the jam: the one with an edge has the fewest spaces, the filled one is the quickest"
    return Picture(city_scene(label, *drawn, says=says, legal=list(city_graph())), _compared(short, quick, cost))


def _compared(short: list[str], quick: list[str], cost: Mapping[str, int]) -> str:
    if short == [WEST]:
        return f"The taxi stands on {WEST} already."
    slow, fast = _clock(short, cost)[-1], _clock(quick, cost)[-1]
    sum_ = " + ".join(_grouped(cost[p] for p in short[1:]))
    start = f"From {WEST} to {short[-1]} the path with the fewest spaces has {len(short) - 1}"
    better = f"The search by minutes finds {spaces(len(quick) - 1)} that take {counted(fast, 'minute')}."
    rest = "The search by minutes finds nothing quicker." if slow == fast else better
    return f"{start} and takes {sum_} = {counted(slow, 'minute')}. {rest}"


def _grouped(costs: Iterable[int]) -> list[str]:
    """Equal minutes in a row, multiplied."""
    runs = [(cost, len(list(run))) for cost, run in itertools.groupby(costs)]
    return [f"{n} · {cost}" if n > 1 else str(cost) for cost, n in runs]


def _clock(path: list[str], cost: Mapping[str, int]) -> list[int]:
    """The minutes that have gone by on each space of a path."""
    return list(itertools.accumulate((cost[place] for place in path[1:]), initial=0))


def _path(own: Own, found: Mapping[str, Any], cost: Mapping[str, int], end: str) -> list[str]:
    """The path back from an end along a search's numbers; raise Broken where they lead nowhere."""
    path = [end]
    while path[-1] != WEST:
        here = path[-1]
        before = [p for p in _city()[here] if p in found and here in found and found[p] + cost[here] == found[here]]
        if not before or len(path) > len(_city()):
            raise Broken(f"the numbers of {own.name} do not lead back from {here} to {WEST}")
        path.append(min(before, key=lambda p: (p in path, cost[p])))
    return path[::-1]


# Questions


def newest_first() -> str:
    far, last = distances_from(_node(MIDDLE)), search(city_graph(), _node(MIDDLE), NEWEST)[-1].found
    if len(last) < len(far):
        return "lost"
    return "right" if last == far else "too_large"


def fewest_is_quickest() -> str:
    quick = _steps(_node(WEST), 3)[-1].found
    for node in city_graph():
        routes = graphs.shortest_paths(city_graph(), _node(WEST), node)
        if quick[node] < min(sum(minutes(n, 3) for n in route[1:]) for route in routes):
            return "not_always"
    return "always"


def quickest(streets: Mapping[str, list[str]], start: str, minutes: Mapping[str, int]) -> dict[str, int]:
    return _truth(streets, start, minutes)


def settled() -> str:
    runs = [_steps(_node(start), jam) for jam in (2, 3, 5) for start in (WEST, MIDDLE, said(EDGE))]
    return "sometimes" if any(_improves(steps) for steps in runs) else "never"


@functools.lru_cache(maxsize=32)
def _steps(start: int, jam: int) -> list[Step]:
    return search(city_graph(), start, NEAREST, lambda node: minutes(node, jam))


def _improves(steps: list[Step]) -> bool:
    """Return whether a number is mended after its place was taken."""
    taken: set[Any] = set()
    for step in steps:
        if taken & set(step.new):
            return True
        taken.add(step.taken)
    return False


# Exercises


def _apart(rng: random.Random) -> Drawn:
    start, end = rng.sample(sorted(_city()), 2)
    return Drawn(lambda: distances_from(_node(start))[_node(end)], start=start, end=end)


def _two_roads(rng: random.Random) -> Drawn:
    slow, cost, free = rng.randint(3, 8), rng.randint(2, 6), rng.randint(9, 30)
    return Drawn(lambda: min(slow * cost + 1, free), slow=slow, cost=cost, free=free)


ROADS = ("AB", "AC", "BC", "BD", "CD", "CE", "DE")


def _network(rng: random.Random) -> Drawn:
    times = [rng.randint(1, 9) for _ in ROADS]
    told = ", ".join(f"{road[0]}–{road[1]} {time}" for road, time in zip(ROADS, times, strict=True))
    graph = nx.Graph()
    graph.add_weighted_edges_from((road[0], road[1], time) for road, time in zip(ROADS, times, strict=True))
    return Drawn(lambda: int(nx.dijkstra_path_length(graph, "A", "E")), told=told)


UNIT = Unit.of(
    __name__,
    {
        "jam: two away": lambda: len(near(_node(MIDDLE), 2)),
        "jam: newest first": newest_first,
        "jam: fewest spaces": fewest_is_quickest,
        "jam: quickest": Answer(
            quickest,
            cases=(
                (Places({"a": ["b", "c"], "b": ["a", "c"], "c": ["a", "b"]}), "a", {"a": 1, "b": 1, "c": 4}),
                (
                    Places({"a": ["b", "c"], "b": ["a", "d"], "c": ["a", "d"], "d": ["b", "c"]}),
                    "a",
                    {"a": 1, "b": 5, "c": 1, "d": 2},
                ),
                (
                    Places(
                        {"a": ["b", "c"], "b": ["a", "c", "d"], "c": ["a", "b", "e"], "d": ["b", "e"], "e": ["c", "d"]}
                    ),
                    "a",
                    {"a": 1, "b": 1, "c": 6, "d": 1, "e": 2},
                ),
                (Places({"a": ["b"], "b": ["a", "c"], "c": ["b"]}), "b", {"a": 7, "b": 3, "c": 2}),
            ),
        ),
        "jam: settled": settled,
        "jam: round it": lambda: next(
            jam for jam in range(1, 20) if 4 * jam + 1 > _steps(_node(WEST), jam)[-1].found[_node(EAST)]
        ),
    },
    exercises=(_apart, _two_roads, _network),
    board=lambda: Exhibit(
        _paths(Own(lambda town, start: _truth(town, start, dict.fromkeys(town, 1))), Own(quickest), 3)
    ),
    paper=lambda: Exhibit(Picture(city_scene("The city"), "A space is named by its column and its row.")),
)

exercises = UNIT.sheet
