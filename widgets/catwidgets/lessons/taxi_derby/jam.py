"""The unit on searches: breadth-first search spreads the news, and Dijkstra's search drives round a jam.

A reader's own search is followed by the streets themselves: they note whose neighbours it asks for.
"""

import functools
import itertools
import random
from collections.abc import Callable, Mapping
from numbers import Real
from types import MappingProxyType
from typing import Any, NamedTuple

import networkx as nx

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
    saying,
    sentences,
    together,
)

say = saying(__name__)
MIDDLE, EDGE, WEST, EAST = "i8", "e4", "d9", "n9"
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
    """Return what a reader's search says, and the order in which it took the spaces; raise Broken if it is none."""
    town = streets()
    found = own.giving(say("numbers"), _are_numbers, town, start, *more)
    strange = [place for place in found if place not in town]
    if strange or start not in found:
        given = {"name": own.name, "start": start}
        raise Broken(say("no-space", place=repr(strange[0])) if strange else say("no-number", **given))
    return dict(found), list(dict.fromkeys(town.taken))


def _are_numbers(found: Any) -> bool:
    return isinstance(found, Mapping) and all(isinstance(n, Real) for n in found.values())


# Two taxis


def race() -> Explorer:
    """A taxi that drives straight on and one that drives round the jam, by a clock."""
    return Explorer(_race, say("race-task"), __name__, clock=(0, 0, 25), jam=(1, 3, 6))


def _race(clock: int, jam: int) -> Picture:
    """Both taxis after some minutes, each with the minutes at which it comes to its spaces."""
    ways = [(_way(1), 0, "straight"), (_way(3), 1, "round")]
    drawn, there = [city.striped(JAM)], {}
    for way, seat, name in ways:
        times = list(itertools.accumulate((minutes(node, jam) for node in way[1:]), initial=0))
        here = sum(time <= clock for time in times)
        drawn += [
            city.tinted(way, 0.0, edge=True, key=name),
            city.tinted(way[1:here], 0.3, key=f"{name} driven"),
            city.numbers(dict(zip(way[1:here], times[1:here], strict=True)), key=f"{name} minutes"),
            city.taxi(way[here - 1], seat),
        ]
        there[name] = times[-1] if times[-1] <= clock else False
    said = sentences(say("striped", jam=jam), say("race-said", clock=clock, **there))
    return Picture(city.scene(say("race"), *drawn), said)


@functools.cache
def _way(jam: int) -> list[int]:
    """The quickest way across the city, if a space in the jam takes that long."""
    roads = nx.DiGraph((a, b, {"weight": minutes(b, jam)}) for a, b in city.city_graph().to_directed().edges)
    return list(nx.dijkstra_path(roads, _node(WEST), _node(EAST)))


def layers() -> Picture:
    """The spaces near the middle, each with its distance."""
    far = {node: n for node, n in city.distances_from(_node(MIDDLE)).items() if n <= 2}
    outer = [node for node, n in far.items() if n == 2]
    scene = city.scene(say("city"), city.tinted(outer, 0.3, edge=True), city.numbers(far))
    return Picture(scene, say("layer", n=len(outer), steps=2, place=MIDDLE))


# A search, space by space


def _spreading(own: Own, label: str, start: str, **jam: Any) -> Explorer:
    """Return a reader's search under a slider, with what it has taken, in its own order, and what waits."""
    begin = Click(lambda id: city.said(city.node_at(id)), start)
    draw = functools.partial(_step, own, label)
    return Explorer(draw, say("spread-task"), __name__, taken=(0, 1, len(_city())), **jam, start=begin)


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
    says = {_node(p): say("space-is", n=n, taken=p in done) for p, n in known.items()}
    scene = city.scene(label, *drawn, says=says, legal=list(city.city_graph()))
    jams = say("striped", jam=jam) if jam else ""
    over = "" if taken < len(order) else _verdict(found, start, cost)
    table = city.table_of({_node(p): n for p, n in known.items()}, say("table"), (say("space"), say("number")))
    return Picture(scene, sentences(jams, _told(done, found, len(open_)), over), table)


def _told(done: list[str], found: Mapping[str, Any], waiting: int) -> str:
    if not done:
        return say("none-taken", waiting=waiting)
    last = {"last": done[-1], "number": found.get(done[-1], False)}
    return say("taken", n=len(done), waiting=waiting, **last)


def _verdict(found: Mapping[str, Any], start: str, cost: Mapping[str, int]) -> str:
    """Return whether the numbers are right, once the search is over."""
    truth = _truth(_city(), start, cost)
    large = sum(n > truth[place] for place, n in found.items())
    small = sum(n < truth[place] for place, n in found.items())
    slips = {"too-large": large, "too-small": small, "lost": len(truth) - len(found)}
    return say("over", wrong=[say(id, n=n) for id, n in slips.items() if n] or False)


def _truth(town: Mapping[str, list[str]], start: str, cost: Mapping[str, int]) -> dict[str, int]:
    """The least cost to each place, by networkx."""
    graph = nx.DiGraph((a, b, {"weight": cost[b]}) for a in town for b in town[a])
    return dict(nx.single_source_dijkstra_path_length(graph, start))


@friendly
def spread(search: Search) -> Explorer:
    """The reader's breadth-first search, space by space."""
    own = Own(search)
    _found(own, MIDDLE)
    return _spreading(own, say("search"), MIDDLE)


@friendly
def rush_hour(search: Search) -> Explorer:
    """The reader's search by minutes, with a jam in the middle of the city."""
    own = Own(search)
    _found(own, WEST, jammed())
    return _spreading(own, say("search-striped"), WEST, jam=(1, 3, 6))


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
            return self._replace(wrong=say("not-least", place=place, number=self.waiting[place], least=least))
        cost = jammed()
        new = {there: self.found[place] + cost[there] for there in _city()[place] if there not in self.found}
        return ByHand((*self.done, place), {**self.found, **new})


def by_hand() -> Steered:
    """A search by minutes whose reader takes the spaces, one by one."""
    first = ByHand().take(f"space:{_node(WEST)}")
    again = {say("again"): (say("again-tip"), lambda _: first)}
    return Steered(_taken_by_hand, say("hand-task"), first, ByHand.take, again)


def _taken_by_hand(at: ByHand) -> Picture:
    over = len(at.done) >= TEN
    drawn = [
        city.striped(JAM),
        city.tinted(map(_node, at.done), 0.3, key="done"),
        city.tinted(map(_node, at.waiting), 0.05, edge=True, key="waiting"),
        city.numbers({_node(place): n for place, n in at.found.items()}),
    ]
    says = {_node(place): say("space-is", n=n, taken=place in at.done) for place, n in at.found.items()}
    free = [] if over else [_node(place) for place in at.waiting]
    scene = city.scene(say("by-hand"), *drawn, says=says, legal=free)
    return Picture(scene, sentences(at.wrong, say("ten") if over else say("so-far", n=len(at.done))))


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
    runs = [_mends(start, jammed(jam)) for jam in (2, 3, 5) for start in (WEST, MIDDLE, EDGE)]
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
    told = together([f"{road[0]}–{road[1]} {time}" for road, time in times.items()], "comma")
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


exercises = Unit(
    __name__,
    {
        "jam: two away": Answer(lambda: len(city.near(_node(MIDDLE), 2)), picture=layers),
        "jam: newest first": newest_first,
        "jam: quickest": Answer(quickest, cases=tuple((_town(roads), start, times) for roads, start, times in TOWNS)),
        "jam: settled": settled,
        "jam: rumour": lambda: "exactly",
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
    board=lambda: _race(25, 3),
    paper=lambda: Picture(city.scene(say("city")), say("names")),
)
