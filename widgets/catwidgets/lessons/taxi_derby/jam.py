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
from catwidgets.teach import Broken, Exhibit, Explorer, Guide, Own, Picture, Places, Question, Unit, ask, friendly, task

MIDDLE, EDGE, WEST, EAST = "i8", byname("e4"), "d9", "n9"
JAM = tuple(n for n in city_graph() if all(5 < c[n] < 13 for c in (laid(derby().setup).x, laid(derby().setup).y)))
RIGHT, TOO_LARGE, LOST = "They stay right", "Some become too large", "Some spaces are never found"
NEVER, SOMETIMES = "Never", "Sometimes"
ALWAYS, NOT_ALWAYS = "Always", "Not always"
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
    """What it takes to enter each space, in minutes, with a jam in the middle of the city.

    >>> jammed(3)["i8"], jammed(3)["d9"]
    (3, 1)
    """
    return {said(node): minutes(node, cost) for node in sorted(city_graph())}


def minutes(node: int, jam: int) -> int:
    """What it costs to enter a space."""
    return jam if node in JAM else 1


def _found(own: Own, start: str, *more: Any) -> tuple[dict[str, Any], list[str]]:
    """What a reader's search says, and the order in which it took the spaces; raise Broken if it is no search."""
    town = streets()
    found = own(town, start, *more)
    if not isinstance(found, Mapping) or not all(isinstance(n, Real) for n in found.values()):
        raise Broken(f"{own.name} gives {str(found)[:40]}: it should give a dictionary with a number for each space")
    strange = [place for place in found if place not in town]
    if strange or start not in found:
        raise Broken(f"{own.name} gives no number for {start}" if not strange else f"{strange[0]!r} is no space")
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


class Spread(Explorer):
    """A reader's search under a slider: which spaces it has taken, in its own order, and which wait.

    A click begins anew at another space.
    """

    def __init__(self, own: Own, label: str, **controls: Any):
        self.own, self.label, self.start = own, label, WEST if controls else MIDDLE
        task = "Move the slider: the dark space was taken last, those with an edge wait. Click a space to begin there."
        super().__init__(self._step, task, taken=(0, 1, len(_city())), **controls)
        self.board.on_click(lambda id: self.begin(node_at(id)))

    def begin(self, node: int) -> None:
        """Begin at a space."""
        self.start = said(node)
        self.redraw()

    def _step(self, taken: int, jam: int = 0) -> Picture:
        more = [jammed(jam)] if jam else []
        found, order = _found(self.own, self.start, *more)
        cost = more[0] if more else dict.fromkeys(_city(), 1)
        done = order[:taken]
        seen = {self.start, *done, *(there for place in done for there in _city()[place])}
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
        scene = city_scene(self.label, *drawn, says=says, legal=list(city_graph()))
        jams = f"A striped space takes {counted(jam, 'minute')}. " if jam else ""
        sentence = jams + _told(done, found, len(open_)) + _verdict(found, self.start, cost, order, taken)
        return Picture(scene, sentence, table_of({_node(p): n for p, n in known.items()}, "What the search has found"))


def _told(done: list[str], found: Mapping[str, Any], waiting: int) -> str:
    wait = f"{spaces(waiting)} {'waits' if waiting == 1 else 'wait'}."
    if not done:
        return f"Nothing is taken yet. {wait}"
    return f"{spaces(len(done))} taken, the last one is {done[-1]} with number {found.get(done[-1], 'none')}. {wait}"


def _verdict(found: Mapping[str, Any], start: str, cost: Mapping[str, int], order: list[str], taken: int) -> str:
    """Whether the numbers are right, once the search is over."""
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
def spread(search: Search) -> Spread:
    """The reader's breadth-first search, space by space."""
    own = Own(search)
    _found(own, MIDDLE)
    return Spread(own, "A search in the city")


@friendly
def rush_hour(search: Search) -> Spread:
    """The reader's search by minutes, with a jam in the middle of the city."""
    own = Own(search)
    _found(own, WEST, jammed())
    return Spread(own, "A search in the city, jammed spaces striped", jam=(1, 3, 6))


# Two paths


class Drive(Explorer):
    """From d9 to wherever a click says: the path with the fewest spaces and the quickest, with a slider for the jam."""

    def __init__(self, short: Own, quick: Own):
        self.short, self.quick, self.end = short, quick, EAST
        task = "The slider says how many minutes a striped space takes. Click a space to drive there."
        super().__init__(self._paths, task, minutes=(1, 3, 6))
        self.board.on_click(lambda id: self.go(node_at(id)))

    def go(self, node: int) -> None:
        """Drive to another space."""
        self.end = said(node)
        self.redraw()

    def _paths(self, minutes: int) -> Picture:
        cost = jammed(minutes)
        plain = dict.fromkeys(_city(), 1)
        short = _path(self.short, _found(self.short, WEST)[0], plain, self.end)
        quick = _path(self.quick, _found(self.quick, WEST, cost)[0], cost, self.end)
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
        scene = city_scene(label, *drawn, says=says, legal=list(city_graph()))
        return Picture(scene, self._sentence(short, quick, cost))

    def _sentence(self, short: list[str], quick: list[str], cost: Mapping[str, int]) -> str:
        if self.end == WEST:
            return f"The taxi stands on {WEST} already."
        slow, fast = _clock(short, cost)[-1], _clock(quick, cost)[-1]
        sum_ = " + ".join(map(str, _grouped(cost[p] for p in short[1:])))
        start = f"From {WEST} to {self.end} the path with the fewest spaces has {len(short) - 1}"
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


@friendly
def drive(fewest: Search, quickest: Search) -> Drive:
    """Both paths past the jam, found by the reader's two searches."""
    return Drive(Own(fewest), Own(quickest))


def board() -> Exhibit:
    """The two paths past the jam, for a teacher to draw."""
    return Exhibit(Drive(Own(lambda town, start: _truth(town, start, dict.fromkeys(town, 1))), Own(quickest))._paths(3))


def map_on_paper() -> Exhibit:
    """The city with the names of its spaces, for a worksheet."""
    return Exhibit(Picture(city_scene("The city"), "A space is named by its column and its row."))


# Questions


@ask(
    "jam: two away",
    "How many spaces are exactly 2 away from i8, in the middle of the city?",
    kind="number",
    hints={
        36: "6 × 6 counts paths. Many of them end on the same space, and some lead back.",
        30: "6 × 5 counts paths. Several lead to the same space.",
        22: "Those are all within 2 spaces, without i8. Six of them are nearer.",
        23: "Those are all within 2 spaces, i8 with them.",
        18: "6 × 3, but some spaces can be reached over two of the six.",
        6: "Those are the spaces next to it.",
    },
    because="Each of the six neighbours leads on to three more, and two pairs of them share one: 18 − 2.",
)
def two_away() -> int:
    return len(near(_node(MIDDLE), 2))


@ask(
    "jam: newest first",
    "The search takes the space that has waited longest. What if it took the one that was found last? "
    "What happens to the numbers?",
    kind="choice",
    choices=(RIGHT, TOO_LARGE, LOST),
    hints={
        RIGHT: "It runs off along one path before it looks at all neighbours of the start.",
        LOST: "Nothing that waits is forgotten, so all are found in the end.",
    },
    because="It finds everything, but along paths that wind through half the city.",
)
def newest_first() -> str:
    far, last = distances_from(_node(MIDDLE)), search(city_graph(), _node(MIDDLE), NEWEST)[-1].found
    if len(last) < len(far):
        return LOST
    return RIGHT if last == far else TOO_LARGE


@ask(
    "jam: fewest spaces",
    "The centre is jammed: a striped space takes 3 minutes, any other 1. "
    "Is the path with the fewest spaces still the quickest, for every taxi?",
    kind="choice",
    choices=(ALWAYS, NOT_ALWAYS),
    hints={ALWAYS: "Think of two spaces on either side of the jam."},
    because="From d9 to n9 five spaces lead through the jam and take 13 minutes. Nine lead round it and take 9.",
)
def fewest_is_quickest() -> str:
    quick = _steps(_node(WEST), 3)[-1].found
    for node in city_graph():
        routes = graphs.shortest_paths(city_graph(), _node(WEST), node)
        if quick[node] < min(sum(minutes(n, 3) for n in route[1:]) for route in routes):
            return NOT_ALWAYS
    return ALWAYS


@task(
    "jam: quickest",
    "Dijkstra's search: the fewest minutes to each place.",
    cases=(
        (Places({"a": ["b", "c"], "b": ["a", "c"], "c": ["a", "b"]}), "a", {"a": 1, "b": 1, "c": 4}),
        (
            Places({"a": ["b", "c"], "b": ["a", "d"], "c": ["a", "d"], "d": ["b", "c"]}),
            "a",
            {"a": 1, "b": 5, "c": 1, "d": 2},
        ),
        (
            Places({"a": ["b", "c"], "b": ["a", "c", "d"], "c": ["a", "b", "e"], "d": ["b", "e"], "e": ["c", "d"]}),
            "a",
            {"a": 1, "b": 1, "c": 6, "d": 1, "e": 2},
        ),
        (Places({"a": ["b"], "b": ["a", "c"], "c": ["b"]}), "b", {"a": 7, "b": 3, "c": 2}),
    ),
    because="Take the space with the smallest number first. All else is breadth-first search.",
)
def quickest(streets: Mapping[str, list[str]], start: str, minutes: Mapping[str, int]) -> dict[str, int]:
    return _truth(streets, start, minutes)


@ask(
    "jam: settled",
    "Dijkstra's search always takes the waiting space with the smallest number. "
    "Can the number of a space that was taken still become smaller later?",
    kind="choice",
    choices=(NEVER, SOMETIMES),
    hints={SOMETIMES: "All that waits has a number at least as large, and going on never makes a number smaller."},
    because="What comes later comes from a number at least as large, and a space takes at least one minute.",
)
def settled() -> str:
    runs = [_steps(_node(start), jam) for jam in (2, 3, 5) for start in (WEST, MIDDLE, said(EDGE))]
    return SOMETIMES if any(_improves(steps) for steps in runs) else NEVER


@functools.lru_cache(maxsize=32)
def _steps(start: int, jam: int) -> list[Step]:
    return search(city_graph(), start, NEAREST, lambda node: minutes(node, jam))


def _improves(steps: list[Step]) -> bool:
    """Whether a number is mended after its place was taken."""
    taken: set[Any] = set()
    for step in steps:
        if taken & set(step.new):
            return True
        taken.add(step.taken)
    return False


@ask(
    "jam: round it",
    "Straight from d9 to n9 there are 4 jammed spaces and n9 itself. Round the jam there are 9 free ones. A jammed "
    "space takes a whole number of minutes, a free one 1. From which number on is going round quicker?",
    kind="number",
    hints={
        2: "Then both take 9 minutes: 4 · 2 + 1.",
        4: "It pays earlier: compare 4 · 3 + 1 with 9.",
        5: "It pays earlier: compare 4 · 3 + 1 with 9.",
        9: "Compare whole paths: 4 jammed spaces and one free against 9 free ones.",
        1: "Then there is no jam, and straight on takes 5 minutes.",
    },
    because="4c + 1 is more than 9 if c is more than 2.",
)
def round_it() -> int:
    return next(jam for jam in range(1, 20) if 4 * jam + 1 > _steps(_node(WEST), jam)[-1].found[_node(EAST)])


# Exercises


def _apart(rng: random.Random) -> Question:
    start, end = rng.sample(sorted(_city()), 2)
    return Question(
        "jam: exercise 1",
        f"How many spaces is it from {start} to {end}? Let the news spread on a map.",
        lambda: distances_from(_node(start))[_node(end)],
        kind="number",
        because=f"Breadth-first search from {start} writes this number on {end}.",
    )


def _two_roads(rng: random.Random) -> Question:
    slow, cost, free = rng.randint(3, 8), rng.randint(2, 6), rng.randint(9, 30)
    return Question(
        "jam: exercise 2",
        f"Straight on there are {slow} jammed spaces of {cost} minutes each, and then one free space of 1 minute. "
        f"Round the jam there are {free} free spaces. How many minutes does the quicker way take?",
        lambda: min(slow * cost + 1, free),
        kind="number",
        because=f"Straight on it takes {slow} · {cost} + 1, round the jam {free}.",
    )


ROADS = ("AB", "AC", "BC", "BD", "CD", "CE", "DE")


def _network(rng: random.Random) -> Question:
    times = [rng.randint(1, 9) for _ in ROADS]
    told = ", ".join(f"{road[0]}–{road[1]} {time}" for road, time in zip(ROADS, times, strict=True))
    graph = nx.Graph()
    graph.add_weighted_edges_from((road[0], road[1], time) for road, time in zip(ROADS, times, strict=True))
    return Question(
        "jam: exercise 3",
        f"Five squares, and the minutes of each road between them: {told}. Use Dijkstra's search on paper, and mend a "
        "number if you find a smaller one. How many minutes is the quickest way from A to E?",
        lambda: int(nx.dijkstra_path_length(graph, "A", "E")),
        kind="number",
        because="Take the square with the smallest number first, and mend its neighbours.",
    )


UNIT = Unit(
    number=6,
    name="jam",
    title="Jam",
    age=13,
    minutes=45,
    concept="breadth-first search, then Dijkstra's search",
    game="Taxi Derby",
    hook="The centre is jammed. Is the shortest way still the quickest?",
    exercises=(_apart, _two_roads, _network),
    board=board,
    paper=map_on_paper,
    guide=Guide(
        plan=[
            (5, "The hunt: everybody finds the spaces two away from e4. Which way did you look for them?"),
            (5, "A play: pupils are spaces. Who hears a clap claps next and says a number, once."),
            (10, "First guess, the idea cell and the map. Let pupils say which space is taken next."),
            (5, "The impatient search: guess, change pop(0) to pop(), look at the numbers."),
            (10, "The jam: guess, then your turn 1, Dijkstra's search, and both paths on the map."),
            (5, "Your turn 2: from which minute on does going round pay? Slider, then equation."),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "The computer does not see the map. It only knows which space meets which.",
            "Two lists are all that it needs: what has a number, and what still waits.",
        ],
        ask=[
            "Which space is taken next, and why?",
            "Why is the first number that breadth-first search gives always right?",
            "Why may we trust a number once its space is the smallest that waits?",
        ],
        support="On paper: a list with two columns, number and space. Cross out what was taken.",
        extension="What if a space took less than no time, say −1 minutes? Find a small town where Dijkstra is wrong.",
        ticket=(
            "Straight on: 3 jammed spaces of 4 minutes. Round: 10 free spaces of 1 minute. Which way, and how long?",
            "Round it, 10 minutes: straight on takes 12",
        ),
        open_answers={
            "Would everybody be quicker if all drove round the jam?": "Not for long. Then the way round is jammed, "
            "too. Traffic settles where no single driver gains by changing, and that need not be best for all.",
            "Where else does something spread space by space?": "Rumours among friends, water in a maze, a fire in a "
            "forest, links from page to page. The number says after how many steps it arrives.",
        },
    ),
)

exercises = UNIT.sheet
