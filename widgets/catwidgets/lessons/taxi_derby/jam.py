"""The unit on searches: breadth-first search spreads the news, and Dijkstra's search drives round a jam.

A reader's own search is followed by the streets themselves: they note whose neighbours it asks for.
"""

import functools
import itertools
import random
from collections.abc import Callable, Iterable, Mapping
from numbers import Real
from types import MappingProxyType
from typing import Any, NamedTuple

import networkx as nx

from catlib.chance import counted, graphs
from catlib.games.taxi_derby.setup import laid
from catwidgets.lessons.taxi_derby import city_map as city
from catwidgets.teach import (
    Answer,
    Broken,
    Click,
    Drawn,
    Explorer,
    Own,
    Picture,
    Places,
    Steered,
    Unit,
    drawing,
    friendly,
    maps,
)

MIDDLE, EDGE, WEST, EAST = "i8", city.byname("e4"), "d9", "n9"
TEN = 10  # spaces that a reader takes
LAID = laid(city.derby().setup)
JAM = tuple(node for node in city.city_graph() if 5 < LAID.x[node] < 13 and 5 < LAID.y[node] < 13)
Search = Callable[..., Any]


@functools.cache
def _city() -> dict[str, list[str]]:
    graph = city.city_graph()
    return {city.said(node): [city.said(n) for n in sorted(graph[node])] for node in sorted(graph)}


@functools.cache
def _node(name: str) -> int:
    return city.byname(name)


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
    return {city.said(node): minutes(node, cost) for node in sorted(city.city_graph())}


def minutes(node: int, jam: int) -> int:
    """Return what it costs to enter a space."""
    return jam if node in JAM else 1


def _found(own: Own, start: str, *more: Any) -> tuple[dict[str, Any], list[str]]:
    """Return what a reader's search says, and the order in which it took the spaces; raise Broken if it is no
    search."""
    town = streets()
    found = own.giving("a dictionary with a number for each space", _are_numbers, town, start, *more)
    strange = [place for place in found if place not in town]
    if strange or start not in found:
        raise Broken(f"{own.name} gives no number for {start}" if not strange else f"{strange[0]!r} is not a space")
    return dict(found), list(dict.fromkeys(town.taken))


def _are_numbers(found: Any) -> bool:
    return isinstance(found, Mapping) and all(isinstance(n, Real) for n in found.values())


# Looking for spaces


def find_near(steps: int = 2) -> maps.Hunt:
    """A hunt for all spaces so far from a taxi near the edge."""
    far = city.distances_from(EDGE)
    return city.hunt(
        f"The taxi stands on {city.said(EDGE)}. Click every space that is exactly {steps} spaces away.",
        city.near(EDGE, steps),
        lambda node: f"{city.said(node)} is {counted(far[node], 'space')} away",
        lambda node: far[node],
        "Turning costs nothing: straight on, left and right are one space each.",
        [city.taxi(EDGE)],
    )


# A search, space by space


def _spreading(own: Own, label: str, start: str, **jam: Any) -> Explorer:
    """Return a reader's search under a slider, with what it has taken, in its own order, and what waits."""
    task = "Move the slider: the dark space was taken last, those with an edge wait. Click a space to begin there."
    begin = Click(lambda id: city.said(city.node_at(id)), start)
    return Explorer(functools.partial(_step, own, label), task, taken=(0, 1, len(_city())), **jam, start=begin)


def _step(own: Own, label: str, taken: int, start: str, jam: int = 0) -> Picture:
    more = [jammed(jam)] if jam else []
    found, order = _found(own, start, *more)
    cost = more[0] if more else jammed(1)
    done = order[:taken]
    seen = {start, *done, *(there for place in done for there in _city()[place])}
    known = {place: found[place] for place in found if place in seen}
    open_ = {place: n for place, n in known.items() if place not in done}
    drawn = [
        *([city.striped(JAM)] if more else []),
        city.tinted(map(_node, done), 0.14, key="done"),
        city.tinted(map(_node, open_), 0.05, edge=True, key="waiting"),
        city.tinted(map(_node, done[-1:]), 0.45, edge=True, key="taken"),
        city.numbers({_node(place): known[place] for place in done if place in known}, key="settled"),
        city.numbers({_node(place): n for place, n in open_.items()}, muted=True, key="open"),
    ]
    says = {_node(p): f"{n}, {'taken' if p in done else 'waits'}" for p, n in known.items()}
    scene = city.scene(label, *drawn, says=says, legal=list(city.city_graph()))
    jams = f"A striped space takes {counted(jam, 'minute')}. " if jam else ""
    sentence = jams + _told(done, found, len(open_)) + _verdict(found, start, cost, order, taken)
    return Picture(scene, sentence, city.table_of({_node(p): n for p, n in known.items()}, "What the search has found"))


def _told(done: list[str], found: Mapping[str, Any], waiting: int) -> str:
    wait = f"{counted(waiting, 'space')} {'waits' if waiting == 1 else 'wait'}."
    if not done:
        return f"Nothing is taken yet. {wait}"
    last = f"the last one is {done[-1]} with number {found.get(done[-1], 'none')}"
    return f"{counted(len(done), 'space')} taken, {last}. {wait}"


def _verdict(found: Mapping[str, Any], start: str, cost: Mapping[str, int], order: list[str], taken: int) -> str:
    """Return whether the numbers are right, once the search is over."""
    if taken < len(order):
        return ""
    truth = _truth(_city(), start, cost)
    large = sum(n > truth[place] for place, n in found.items())
    small = sum(n < truth[place] for place, n in found.items())
    wrong = [f"{large} numbers are too large"] * (large > 0) + [f"{small} are too small"] * (small > 0)
    lost = len(truth) - len(found)
    wrong += [f"{counted(lost, 'space')} never found"] * (lost > 0)
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


class ByHand(NamedTuple):
    """The spaces that are taken, the number of each space that was found, and what was wrong with the last click."""

    done: tuple[str, ...] = ()
    found: Mapping[str, int] = MappingProxyType({WEST: 0})
    wrong: str = ""

    @property
    def waiting(self) -> dict[str, int]:
        """The spaces that wait, with their numbers."""
        return {place: n for place, n in self.found.items() if place not in self.done}

    def take(self, id: str) -> "ByHand":
        """Take the space that was clicked, or say what is wrong with it."""
        place, least = city.said(city.node_at(id)), min(self.waiting.values())
        if place not in self.waiting or len(self.done) == TEN:
            return self
        if self.waiting[place] > least:
            return self._replace(wrong=f"{place} waits with {self.waiting[place]}, but another one with {least}. ")
        cost = jammed()
        new = {there: self.found[place] + cost[there] for there in _city()[place] if there not in self.found}
        return ByHand((*self.done, place), {**self.found, **new})


def by_hand() -> Steered:
    """A search by minutes whose reader takes the spaces, one by one."""
    task = "A striped space takes 3 minutes. Click the waiting space that the search takes next."
    first = ByHand().take(f"space:{_node(WEST)}")
    return Steered(_taken_by_hand, task, first, ByHand.take, {"Start again": ("Begin at the taxi", lambda _: first)})


def _taken_by_hand(at: ByHand) -> Picture:
    over = len(at.done) >= TEN
    drawn = [
        city.striped(JAM),
        city.tinted(map(_node, at.done), 0.3, key="done"),
        city.tinted(map(_node, at.waiting), 0.05, edge=True, key="waiting"),
        city.numbers({_node(place): n for place, n in at.found.items()}),
    ]
    says = {_node(place): f"{n}, {'taken' if place in at.done else 'waits'}" for place, n in at.found.items()}
    free = [] if over else [_node(place) for place in at.waiting]
    scene = city.scene("A search by hand", *drawn, says=says, legal=free)
    told = "Ten spaces, and no number has to change any more." if over else f"{counted(len(at.done), 'space')} taken."
    return Picture(scene, at.wrong + told)


# Two paths


@friendly
def drive(fewest: Search, quickest: Search) -> Explorer:
    """Both paths past the jam, found by the reader's two searches: that with the fewest spaces, and the quickest."""
    task = "The slider says how many minutes a striped space takes. Click a space to drive there."
    end = Click(lambda id: city.said(city.node_at(id)), EAST)
    return Explorer(functools.partial(_paths, Own(fewest), Own(quickest)), task, minutes=(1, 3, 6), end=end)


def _paths(fewest: Own, quickest: Own, minutes: int, end: str = EAST) -> Picture:
    cost = jammed(minutes)
    short = _path(fewest, _found(fewest, WEST)[0], jammed(1), end)
    quick = _path(quickest, _found(quickest, WEST, cost)[0], cost, end)
    drawn = [
        city.striped(JAM),
        city.tinted(map(_node, short), 0.0, edge=True, key="short"),
        city.tinted(map(_node, quick), 0.3, key="quick"),
        city.numbers({_node(p): n for p, n in zip(quick, _clock(quick, cost), strict=True)}),
        city.taxi(_node(WEST)),
    ]
    says = dict.fromkeys(map(_node, short), "on the path with the fewest spaces")
    says |= dict.fromkeys(map(_node, quick), "on the quickest path")
    label = "Two paths past the jam: the one with an edge has the fewest spaces, the filled one is the quickest"
    scene = city.scene(label, *drawn, says=says, legal=list(city.city_graph()))
    return Picture(scene, _compared(short, quick, cost))


def _compared(short: list[str], quick: list[str], cost: Mapping[str, int]) -> str:
    if short == [WEST]:
        return f"The taxi stands on {WEST} already."
    slow, fast = _clock(short, cost)[-1], _clock(quick, cost)[-1]
    sum_ = " + ".join(_grouped(cost[p] for p in short[1:]))
    start = f"From {WEST} to {short[-1]} the path with the fewest spaces has {len(short) - 1}"
    better = f"The search by minutes finds {counted(len(quick) - 1, 'space')} that take {counted(fast, 'minute')}."
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
    found, waiting = {MIDDLE: 0}, [MIDDLE]
    while waiting:
        here = waiting.pop()
        new = [there for there in _city()[here] if there not in found]
        found |= dict.fromkeys(new, found[here] + 1)
        waiting += new
    truth = _truth(_city(), MIDDLE, jammed(1))
    return "lost" if found.keys() < truth.keys() else "right" if found == truth else "too_large"


def fewest_is_quickest() -> str:
    for place, quick in _truth(_city(), WEST, jammed(3)).items():
        routes = graphs.shortest_paths(city.city_graph(), _node(WEST), _node(place))
        if quick < min(sum(minutes(n, 3) for n in route[1:]) for route in routes):
            return "not_always"
    return "always"


def quickest(streets: Mapping[str, list[str]], start: str, minutes: Mapping[str, int]) -> dict[str, int]:
    """Return the fewest minutes to each space; the one with the smallest number is always taken first."""
    found, waiting = {start: 0}, [start]
    while waiting:
        here = min(waiting, key=lambda place: found[place])
        waiting.remove(here)
        for there in [place for place in streets[here] if place not in found]:
            found[there] = found[here] + minutes[there]
            waiting.append(there)
    return found


def settled() -> str:
    runs = [_mends(start, jammed(jam)) for jam in (2, 3, 5) for start in (WEST, MIDDLE, city.said(EDGE))]
    return "sometimes" if any(runs) else "never"


def _mends(start: str, cost: Mapping[str, int]) -> bool:
    """Return whether a search by minutes mends a number after its place was taken (Dijkstra 1959: never)."""
    found, waiting = {start: 0}, {start}
    while waiting:
        here = min(waiting, key=lambda place: (found[place], place))
        waiting.remove(here)
        better = {t: found[here] + cost[t] for t in _city()[here] if found[here] + cost[t] < found.get(t, 10**9)}
        if (better.keys() & found.keys()) - waiting:
            return True
        found |= better
        waiting |= better.keys()
    return False


# Exercises


def _apart(rng: random.Random) -> Drawn:
    start, end = rng.sample(sorted(_city()), 2)
    return Drawn(lambda: city.distances_from(_node(start))[_node(end)], start=start, end=end)


ROADS = ("AB", "AC", "BC", "BD", "CD", "CE", "DE")


def _network(rng: random.Random) -> Drawn:
    times = {road: rng.randint(1, 9) for road in ROADS}
    told = ", ".join(f"{road[0]}–{road[1]} {time}" for road, time in times.items())
    graph = nx.Graph((road[0], road[1], {"weight": time}) for road, time in times.items())
    return Drawn(lambda: int(nx.dijkstra_path_length(graph, "A", "E")), told=told, straight=times["AC"] + times["CE"])


TOWNS = (
    ("ab ac bc", "a", {"a": 1, "b": 1, "c": 4}),
    ("ab ac bd cd", "a", {"a": 1, "b": 5, "c": 1, "d": 2}),
    ("ab ac bc bd ce de", "a", {"a": 1, "b": 1, "c": 6, "d": 1, "e": 2}),
    ("ab bc", "b", {"a": 7, "b": 3, "c": 2}),
)


def _town(roads: str) -> Places:
    graph = nx.Graph(roads.split())
    return Places({place: sorted(graph[place]) for place in sorted(graph)})


UNIT = Unit.of(
    __name__,
    {
        "jam: two away": lambda: len(city.near(_node(MIDDLE), 2)),
        "jam: newest first": newest_first,
        "jam: fewest spaces": fewest_is_quickest,
        "jam: quickest": Answer(
            quickest,
            cases=tuple((_town(roads), start, times) for roads, start, times in TOWNS),
        ),
        "jam: settled": settled,
        "jam: round it": lambda: next(
            jam for jam in range(1, 20) if 4 * jam + 1 > _truth(_city(), WEST, jammed(jam))[EAST]
        ),
    },
    exercises=(
        _apart,
        drawing(lambda n: 4 * n, n=range(2, 13)),
        drawing(
            lambda slow, cost, free: min(slow * cost + 1, free), slow=range(3, 9), cost=range(2, 7), free=range(9, 31)
        ),
        drawing(
            lambda people, gap, served: (people - 1) * (served - gap),
            people=range(4, 11),
            gap=(1, 2, 3),
            served=(4, 5, 6),
        ),
        _network,
    ),
    board=lambda: _paths(Own(lambda town, start: _truth(town, start, jammed(1))), Own(quickest), 3),
    paper=lambda: Picture(city.scene("The city"), "A space is named by its column and its row."),
)

exercises = UNIT.sheet
