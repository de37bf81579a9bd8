"""The lesson on streets: spaces as a line graph, how far they are apart, and how many shortest paths there are.

Every answer is computed by the library.
"""

from __future__ import annotations

import functools
from collections import Counter
from fractions import Fraction
from itertools import combinations

from catlib.chance import Pmf, counted, generator, graphs
from catlib.games.taxi_derby.setup import laid
from catwidgets.lessons.taxi_derby.city_map import (
    beside_the_station,
    byname,
    city_graph,
    city_scene,
    derby,
    distances_from,
    neighbour_lines,
    node_at,
    numbers,
    patrol,
    said,
    spaces,
    table_of,
    tinted,
    town_lines,
)
from catwidgets.scenes.taxi_derby import path_arrows
from catwidgets.teach import Exhibit, Explorer, Picture, TeacherNote, ask, questions_in, teacher_note

PARK = derby().setup.landmark_node[0]


def note() -> TeacherNote:
    """What a teacher needs to know of the lesson, with all answers."""
    words = [
        "graph, vertex, edge, degree",
        "line graph",
        "distance, shortest path",
        "binomial coefficient, sum rule",
        "mean, distribution, simulation",
    ]
    tips = [
        "Sections 1 and 2 fill 35 minutes, section 3 another 35.",
        "For fast pupils: why is the number of paths a binomial coefficient?",
    ]
    return teacher_note("13–17", 70, words, questions_in(__name__), tips)


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
    setup, graph = laid(derby().setup), city_graph()
    if show == ROADS:
        scene = city_scene("The town: crossings and roads", town_lines())
        return Picture(scene, f"A dot for each crossing, a line for each of the {setup.spaces} roads between them.")
    degrees = {node: len(graph[node]) for node in graph}
    says = {node: f"{n} neighbours" for node, n in degrees.items()}
    scene = city_scene("The city: spaces and neighbours", neighbour_lines(), says=says)
    sentence = f"A dot for each of the {len(graph)} spaces, a line for each pair that meets."
    return Picture(scene, sentence, table_of(degrees, "How many neighbours each space has", "neighbours"))


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
    because="5 choose 2: which two of the five roads go up.",
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
        1716: "That is 13 choose 6; twelve roads lie between the two spaces.",
        462: "Nearly: that is 11 choose 5, those whose first road goes right.",
    },
    because="12 choose 6.",
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
            drawn = [tinted([node], 0.3, edge=True), path_arrows(laid(derby().setup), self.start, node, key="paths")]
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
