"""The lesson on shortest paths: spaces as a line graph, three searches step by step, counting paths, spaces that cost.

Every answer is computed by the library.
"""

from __future__ import annotations

import functools
from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

from catlib import graphs
from catlib.numerals import counted
from catlib.pmf import Pmf
from catlib.rng import generator
from catwidgets.lesson import TeacherNote, ask, questions_in, teacher_note
from catwidgets.lessons.exhibits import Exhibit, Explorer, Picture
from catwidgets.lessons.taxi_derby.city_map import (
    Hunt,
    beside_the_station,
    byname,
    city_graph,
    city_scene,
    derby,
    distances_from,
    near,
    neighbour_lines,
    node_at,
    numbers,
    patrol,
    said,
    spaces,
    striped,
    table_of,
    taxi,
    tinted,
    town_lines,
)
from catwidgets.lessons.taxi_derby.searches import NEAREST, NEWEST, OLDEST, Step, path_to, search
from catwidgets.scenes.taxi_derby import path_arrows

__all__ = [
    "JAM",
    "Paths",
    "Search",
    "best_paths",
    "distance_distribution",
    "find_near",
    "jammed_search",
    "layers",
    "minutes",
    "minutes_between",
    "note",
    "paths",
    "paths_between",
    "random_distances",
    "searching",
    "two_graphs",
]

MIDDLE, EDGE = byname("i8"), byname("e4")
PARK = derby().setup.landmark_node[0]
WEST, EAST = byname("d9"), byname("n9")
JAM = tuple(n for n in city_graph() if all(5 < c[n] < 13 for c in (derby().setup.x, derby().setup.y)))
RIGHT, TOO_LARGE, LOST = "They stay right", "Some become too large", "Some spaces are never found"
NEVER, SOMETIMES = "Never", "Sometimes"


def note() -> TeacherNote:
    """The teacher's note at the top of the lesson."""
    words = [
        "graph, vertex, edge, degree",
        "line graph",
        "distance, shortest path",
        "breadth-first search, queue, Dijkstra's algorithm",
        "binomial coefficient, sum rule",
        "mean, distribution, simulation",
    ]
    tips = [
        "Clear all outputs before the lesson (menu Edit); then an answer appears only when its cell is run.",
        "Sections 1 to 3 fill 45 minutes, sections 4 and 5 another 45; section 6 needs only section 3.",
        "On paper first: let pairs write the waiting list of section 3 by hand for the first ten steps.",
        "As a play: pupils are spaces, the news spreads by clapping, and each says its number aloud once.",
        "For fast pupils: why is the number of paths a binomial coefficient? What if a space took less than no time?",
    ]
    return teacher_note("13–17", 100, words, questions_in(__name__), tips)


# The city as a line graph


@ask(
    "streets: at a crossing",
    "Four roads meet at a crossing, and each of them is a space. How many pairs of neighbours is that?",
    kind="number",
    hints={
        4: "So many spaces meet. Count pairs: first with second, first with third, …",
        12: "Each pair was counted twice, once from either side.",
        16: "A space is no neighbour of itself, and each pair counts once.",
        3: "So many neighbours each of the four has there.",
    },
    because="3 + 2 + 1, or 4 × 3 / 2.",
)
def pairs_at_a_crossing() -> int:
    crossing = [n for n in city_graph() if said(n) in ("f5", "h5", "g4", "g6")]
    return sum(city_graph().has_edge(a, b) for a, b in combinations(crossing, 2))


@ask(
    "streets: neighbours",
    "How many neighbours does a space have at most?",
    kind="number",
    hints={
        3: "So many meet it at one of its ends, and it has two.",
        8: "Four roads meet at each end, but one of them is the space itself.",
        4: "A crossing has four roads; a space lies between two crossings.",
        7: "The space itself is none of its neighbours, at either end.",
        2: "Those are its ends; at each of them it meets three others.",
    },
    because="Three at each end.",
)
def most_neighbours() -> int:
    return max(len(city_graph()[node]) for node in city_graph())


@ask(
    "streets: pairs",
    "The city has 49 crossings with four roads each. How many pairs of neighbouring spaces are there in all?",
    kind="number",
    hints={
        196: "Four roads make more than four pairs: six.",
        588: "Each pair was counted twice.",
        336: "112 × 6 / 2 would be right if all had six neighbours; 28 spaces end at the closed road and have three.",
        672: "112 × 6 counts each pair twice, and 28 spaces at the edge have only three neighbours.",
        112: "That is the number of spaces.",
        147: "Three for each crossing? Four roads make six pairs.",
    },
    because="49 × 6. Two spaces meet at one crossing only, so no pair is counted twice.",
)
def pairs_in_the_city() -> int:
    return int(city_graph().number_of_edges())


def two_graphs() -> Explorer:
    """The town as crossings joined by roads, or as roads joined by crossings."""
    return Explorer(_two_graphs, "Which dots can a taxi stand on?", show=[ROADS, NEIGHBOURS])


ROADS, NEIGHBOURS = "crossings joined by roads", "spaces joined where they meet"


def _two_graphs(show: str) -> Picture:
    setup, graph = derby().setup, city_graph()
    if show == ROADS:
        scene = city_scene("The town: crossings and roads", town_lines())
        return Picture(scene, f"A dot for each crossing, a line for each of the {setup.spaces} roads between them.")
    degrees = {node: len(graph[node]) for node in graph}
    says = {node: f"{n} neighbours" for node, n in degrees.items()}
    scene = city_scene("The city: spaces and neighbours", neighbour_lines(), says=says)
    sentence = (
        f"A dot for each of the {len(graph)} spaces, a line for each of the {graph.number_of_edges()} pairs that meet."
    )
    return Picture(scene, sentence, table_of(degrees, "How many neighbours each space has", "neighbours"))


# Breadth-first search


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


@ask(
    "streets: two away",
    "How many spaces are exactly 2 away from i8, in the middle of the city?",
    kind="number",
    hints={
        36: "6 × 6 counts paths. Many of them end on the same space, and some lead back.",
        30: "6 × 5 counts paths; several lead to the same space.",
        22: "Those are all within 2 spaces, without i8; 6 of them are nearer.",
        23: "Those are all within 2 spaces, i8 with them.",
        18: "6 × 3, but some spaces can be reached over two of the six.",
        6: "Those are the spaces next to it.",
    },
    because="Each of the six neighbours leads on to three more, and two pairs of them share one: 18 − 2.",
)
def two_away() -> int:
    return len(near(MIDDLE, 2))


class Search(Exhibit):
    """A search in the city, step by step: what is taken, what is found, and what waits.

    A click begins anew at another space. `take` says which of the waiting spaces is taken next; with `jam` the jammed
    spaces cost so many minutes, all others one.

    >>> shown = Search()
    >>> shown.go(1); shown.board.status
    'Step 1: i8 is taken, number 0. New: i6, h7, j7, h9, j9, i10. Waiting: i6, h7, j7, h9, j9, i10.'
    """

    def __init__(self, take: str = OLDEST, jam: int = 1, start: int = MIDDLE):
        self.take, self.jam, self.start, self.at = take, jam, start, 0
        self.steps = _steps(start, take, jam)
        task = f"Next taken is always {take} of those that wait. Press One step, or click a space to begin there."
        super().__init__(self._picture(), task)
        self.board.on_click(lambda id: self.begin(node_at(id)))
        self.button("One step", "Take the next space", lambda: self.go(1))
        self.button("Ten steps", "Take the next ten spaces", lambda: self.go(10))
        self.button("To the end", "Take all that wait", lambda: self.go(len(self.steps)))
        self.button("Start again", "Forget all that was found", lambda: self.begin(self.start))

    def go(self, steps: int) -> None:
        """Take some steps, as far as there are any."""
        self.at = min(self.at + steps, len(self.steps) - 1)
        self.show(self._picture())

    def begin(self, node: int) -> None:
        """Begin at a space."""
        self.start, self.at, self.steps = node, 0, _steps(node, self.take, self.jam)
        self.show(self._picture())

    def _picture(self) -> Picture:
        step = self.steps[self.at]
        done = [node for node in step.found if node not in step.waiting]
        drawn = [
            striped(JAM) if self.jam > 1 else None,
            tinted(done, 0.14, key="done"),
            tinted(step.waiting, 0.05, edge=True, key="waiting"),
            tinted([] if step.taken is None else [step.taken], 0.45, edge=True, key="taken"),
            numbers({n: v for n, v in step.found.items() if n in done}, key="settled"),
            numbers({n: v for n, v in step.found.items() if n not in done}, muted=True, key="open"),
        ]
        says = {n: f"{v}, {'waits' if n in step.waiting else 'taken'}" for n, v in step.found.items()}
        label = "A search in the city" + (", jammed spaces striped" if self.jam > 1 else "")
        scene = city_scene(label, *drawn, says=says, legal=list(city_graph()))
        return Picture(scene, _told(step, self.at), table_of(step.found, "What the search has found"))


@functools.lru_cache(maxsize=64)
def _steps(start: int, take: str, jam: int) -> list[Step]:
    return search(city_graph(), start, take, lambda node: minutes(node, jam))


def minutes(node: int, jam: int) -> int:
    """What it costs to enter a space."""
    return jam if node in JAM else 1


def minutes_between(a: str, b: str, jam: int) -> int:
    """What the quickest path from one space to another costs, by name.

    >>> minutes_between("d9", "n9", jam=1), minutes_between("d9", "n9", jam=3)
    (5, 9)
    """
    return _steps(byname(a), NEAREST, jam)[-1].found[byname(b)]


def _told(step: Step, at: int) -> str:
    if step.taken is None:
        return f"Nothing is taken yet. Waiting: {_few(step.waiting)}."
    new = f"New: {_few(step.new)}." if step.new else "Nothing new."
    waiting = f"Waiting: {_few(step.waiting)}." if step.waiting else "Nothing waits: the search is over."
    return f"Step {at}: {said(step.taken)} is taken, number {step.found[step.taken]}. {new} {waiting}"


def _few(nodes: tuple[int, ...], shown: int = 8) -> str:
    names = ", ".join(map(said, nodes[:shown]))
    return names if len(nodes) <= shown else f"{names} and {len(nodes) - shown} more"


def searching(take: str = OLDEST) -> Search:
    """The search that takes the oldest or the newest of those that wait."""
    return Search(take)


@ask(
    "streets: newest first",
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
    far, last = distances_from(MIDDLE), search(city_graph(), MIDDLE, NEWEST)[-1].found
    if len(last) < len(far):
        return LOST
    return RIGHT if last == far else TOO_LARGE


def layers() -> Explorer:
    """How far the news has got, under a slider."""
    return Explorer(
        _layers, "How many spaces are how far away?", spaces_away=(0, 2, max(distances_from(MIDDLE).values()))
    )


def _layers(spaces_away: int) -> Picture:
    inside = {node: n for node, n in distances_from(MIDDLE).items() if n <= spaces_away}
    newest = [node for node, n in inside.items() if n == spaces_away]
    drawn = [tinted(inside, 0.12, key="inside"), tinted(newest, 0.3, edge=True, key="newest"), numbers(inside)]
    says = {node: f"{spaces(n)} away" for node, n in inside.items()}
    sentence = f"{len(newest)} of {len(city_graph())} spaces are exactly {spaces_away} away from {said(MIDDLE)}."
    if spaces_away == 4:
        sentence += f" Within 4, where the patrol car could be left, are {len(inside)}."
    scene = city_scene(f"Distances from {said(MIDDLE)}", *drawn, says=says)
    return Picture(scene, sentence, table_of(inside, f"Spaces from {said(MIDDLE)}, up to {spaces_away}", "away"))


# Distances


@functools.cache
def distance_distribution() -> Pmf:
    """How far two different spaces are apart, all pairs alike.

    >>> distance_distribution().mean
    Fraction(187, 37)
    """
    return Pmf(Counter(away for node in city_graph() for away in distances_from(node).values() if away))


@ask(
    "streets: mean distance",
    "A taxi and the patrol car are on two different spaces, anywhere in the city. How far apart are they on average?",
    kind="number",
    hints={
        13: "That is the farthest, from corner to corner.",
        "6.5": "That is half of the farthest, but far pairs are rare: both have to be near the edge.",
        4: "That is the most common distance; the mean is a little more.",
        distance_distribution().mean * Fraction(111, 112): "There the two could be on the same space, too.",
    },
    tolerance=Fraction(1, 20),
    because="62832 spaces in all, over 112 × 111 pairs.",
)
def mean_distance() -> Fraction:
    return distance_distribution().mean


def random_distances(pairs: int = 2000, seed: int = 1) -> Counter[int]:
    """How far two different spaces were apart that were drawn at random, so many times.

    >>> sum(random_distances(100).values())
    100
    """
    draw, everywhere = generator(seed).sample, sorted(city_graph())
    drawn = (draw(everywhere, 2) for _ in range(pairs))
    return Counter(distances_from(a)[b] for a, b in drawn)


# Counting paths


def paths_between(a: int, b: int) -> int:
    """How many shortest paths lead from one space to another, walked one by one.

    >>> paths_between(byname("k4"), byname("e10"))
    10
    """
    return len(graphs.shortest_paths(city_graph(), a, b))


def _counts(start: int) -> dict[int, int]:
    """The number of shortest paths to each space: the sum over its neighbours that are one space nearer."""
    closer, counts = graphs.toward(city_graph(), start), {start: 1}
    for node in sorted(closer, key=distances_from(start).__getitem__):
        counts.setdefault(node, sum(counts[n] for n in closer[node]))
    return counts


@ask(
    "streets: pursuit",
    "The patrol car on k8 pursues a taxi at Memorial Park, on g14. How many shortest paths can it take?",
    kind="number",
    hints={
        5: "That is how long each of them is.",
        2: "Left first or up first; but it may also turn in between.",
        4: "So many roads lie between the two; two of them go left and two go up.",
        16: "Left or up at each of four crossings makes 16 words, but a path needs two of each.",
        3: "Find the others: it may turn twice or three times.",
        10: "That would be for one road more.",
    },
    because="Between the two lie four roads, two to the left and two up: LLUU, LULU, LUUL, ULLU, ULUL, UULL.",
)
def paths_of_pursuit() -> int:
    return paths_between(beside_the_station(), PARK)


@ask(
    "streets: longer pursuit",
    "And from k4 to e10, where three roads lead to the left and two up?",
    kind="number",
    hints={
        6: "Three left and three up would be 20, two and two are 6. This is between.",
        5: "That is how many roads lie between.",
        32: "2⁵ counts all words of L and U; only those with three L count.",
        20: "That would be three to the left and three up.",
        15: "Choose which two of five roads go up.",
    },
    because="5 over 2: which two of the five roads go up.",
)
def longer_pursuit() -> int:
    return paths_between(byname("k4"), byname("e10"))


@ask(
    "streets: corner to corner",
    "From c2 to o16, across the whole city, six roads go right and six up. How many shortest paths are there?",
    kind="number",
    hints={
        4096: "2¹² counts all words; only those with six R count.",
        12: "That is how many roads lie between.",
        720: "6! orders six roads among themselves; here one chooses which of the twelve go right.",
        36: "Six right and six up are put in some order, not paired with each other.",
        1716: "That is 13 over 6; twelve roads lie between the two spaces.",
        462: "Nearly: that is 11 choose 5, those whose first road goes right.",
    },
    because="12 over 6.",
)
def corner_to_corner() -> int:
    return _counts(byname("c2"))[byname("o16")]


class Paths(Exhibit):
    """A click draws all shortest paths from the patrol car, and writes down how many there are.

    >>> map = Paths()
    >>> map.click(byname("k10")); map.board.status
    'To k10: 1 space, 1 shortest path.'
    """

    def __init__(self) -> None:
        self.start = beside_the_station()
        self.counts: dict[int, int] = {}
        task = "The patrol car stands on k8. Click a space to see all shortest paths there."
        super().__init__(self._picture("Click a space."), task)
        self.board.on_click(lambda id: self.click(node_at(id)))
        self.button("Show all numbers", "Write on every space in how many ways it is reached", self.show_all)
        self.button("Start again", "Wipe the map", self.restart)

    def click(self, node: int) -> None:
        """Draw the paths to a space and note their number."""
        self.counts[node] = _counts(self.start)[node]
        n = self.counts[node]
        sentence = f"To {said(node)}: {spaces(distances_from(self.start)[node])}, {counted(n, 'shortest path')}."
        self.show(self._picture(sentence, node))

    def show_all(self) -> None:
        """Write the number of paths on every space."""
        self.counts = _counts(self.start)
        self.show(self._picture("Each number is the sum of those on the neighbours that are one space nearer."))

    def restart(self) -> None:
        """Wipe the map."""
        self.counts = {}
        self.show(self._picture("Click a space."))

    def _picture(self, sentence: str, node: int | None = None) -> Picture:
        drawn = []
        if node is not None:
            drawn = [tinted([node], 0.3, edge=True), path_arrows(derby().setup, self.start, node, key="paths")]
        says = {n: f"{v} shortest paths" for n, v in self.counts.items()}
        scene = city_scene(
            "Shortest paths from the patrol car",
            *drawn,
            numbers(self.counts),
            patrol(self.start),
            says=says,
            legal=list(city_graph()),
        )
        return Picture(scene, sentence, table_of(self.counts, "Shortest paths from k8", "paths") if self.counts else "")


def paths() -> Paths:
    """The map of paths, empty."""
    return Paths()


# Spaces that cost


@ask(
    "streets: fewest spaces",
    "The centre is jammed: a striped space takes 3 minutes, any other 1. "
    "Is the path with the fewest spaces still the quickest, for every taxi?",
    kind="choice",
    choices=("Always", "Not always"),
    hints={"Always": "Think of two spaces on either side of the jam."},
    because="From d9 to n9 five spaces lead through the jam and take 13 minutes; nine lead round it and take 9.",
)
def fewest_is_quickest() -> str:
    slow = {node: _quick_and_short(WEST, node, 3) for node in city_graph()}
    return "Always" if all(quick == short for quick, short in slow.values()) else "Not always"


def _quick_and_short(start: int, end: int, jam: int) -> tuple[int, int]:
    """The minutes of the quickest path, and of the quickest among those with the fewest spaces."""
    quick = _steps(start, NEAREST, jam)[-1].found[end]
    routes = graphs.shortest_paths(city_graph(), start, end)
    return quick, min(sum(minutes(node, jam) for node in route[1:]) for route in routes)


def jammed_search(jam: int = 3) -> Search:
    """Dijkstra's search with a jam in the middle of the city."""
    return Search(NEAREST, jam, WEST)


@ask(
    "streets: settled",
    "Dijkstra's search always takes the waiting space with the smallest number. "
    "Can the number of a space that was taken still become smaller later?",
    kind="choice",
    choices=(NEVER, SOMETIMES),
    hints={SOMETIMES: "All that waits has a number at least as large, and going on never makes a number smaller."},
    because="What comes later comes from a larger number, and a space takes at least one minute.",
)
def settled() -> str:
    for jam in (2, 3, 5):
        for start in (WEST, MIDDLE, EDGE):
            if _improves(_steps(start, NEAREST, jam)):
                return SOMETIMES
    return NEVER


def _improves(steps: list[Step]) -> bool:
    """Whether a number is mended after its place was taken."""
    taken: set[Any] = set()
    for step in steps:
        if taken & set(step.new):
            return True
        taken.add(step.taken)
    return False


@ask(
    "streets: round the jam",
    "Straight from d9 to n9 there are 4 jammed spaces and n9 itself; round the jam there are 9 free ones. "
    "A jammed space takes a whole number of minutes, a free one 1. From which number on is going round quicker?",
    kind="number",
    hints={
        2: "Then both take 9 minutes: 4 × 2 + 1.",
        4: "It pays earlier: compare 4 × 3 + 1 with 9.",
        5: "It pays earlier: compare 4 × 3 + 1 with 9.",
        9: "Compare whole paths: 4 jammed spaces and one free against 9 free ones.",
        1: "Then there is no jam, and straight on takes 5 minutes.",
    },
    because="4c + 1 is more than 9 if c is more than 2.",
)
def round_the_jam() -> int:
    return next(jam for jam in range(1, 20) if 4 * jam + 1 > _steps(WEST, NEAREST, jam)[-1].found[EAST])


def best_paths() -> Explorer:
    """The quickest path from d9 to n9, under a slider for the jam."""
    return Explorer(_best_path, "How long does a jammed space take?", minutes=(1, 1, 6))


def _best_path(minutes: int) -> Picture:
    last = _steps(WEST, NEAREST, minutes)[-1]
    path = path_to(last, EAST)
    slow = sum(node in JAM for node in path[1:])
    drawn = [striped(JAM), tinted(path, 0.3, edge=True), numbers({n: last.found[n] for n in path}), taxi(WEST)]
    sentence = (
        f"If a jammed space takes {counted(minutes, 'minute')}, the quickest path from {said(WEST)} "
        f"to {said(EAST)} has {spaces(len(path) - 1)}, {slow} of them jammed, and takes {last.found[EAST]} minutes."
    )
    says = {n: f"on the way, after {last.found[n]}" for n in path}
    scene = city_scene("The quickest path past the jam", *drawn, says=says)
    return Picture(scene, sentence, table_of({n: last.found[n] for n in path}, "The quickest path", "minutes"))
