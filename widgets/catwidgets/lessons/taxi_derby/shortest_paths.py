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
from catwidgets.teach import Answer, Exhibit, Picture, explored, note_of

PARK = derby().setup.landmark_node[0]


# The city as a line graph


def pairs_at_a_crossing() -> int:
    crossing = [n for n in city_graph() if said(n) in ("f5", "h5", "g4", "g6")]
    return sum(city_graph().has_edge(a, b) for a, b in combinations(crossing, 2))


ROADS, NEIGHBOURS = "crossings joined by roads", "spaces joined where they meet"


@explored("Which dots can a taxi stand on?", show=[ROADS, NEIGHBOURS])
def two_graphs(show: str) -> Picture:
    """The town as crossings joined by roads, or as roads joined by crossings."""
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
    """Return how far two different spaces are apart, all pairs alike.

    >>> distance_distribution().mean
    Fraction(187, 37)
    """
    return Pmf(Counter(away for node in city_graph() for away in distances_from(node).values() if away))


def random_distances(pairs: int = 2000, seed: int = 1) -> Counter[int]:
    """Return how far two different spaces were apart that were drawn at random, that many times.

    >>> sum(random_distances(100).values())
    100
    """
    draw, everywhere = generator(seed).sample, sorted(city_graph())
    drawn = (draw(everywhere, 2) for _ in range(pairs))
    return Counter(distances_from(a)[b] for a, b in drawn)


# Counting paths


def paths_between(a: int, b: int) -> int:
    """Return how many shortest paths lead from one space to another, walked one by one.

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


note = note_of(
    __name__,
    {
        "streets: at a crossing": pairs_at_a_crossing,
        "streets: neighbours": lambda: max(len(city_graph()[node]) for node in city_graph()),
        "streets: pairs": lambda: int(city_graph().number_of_edges()),
        "streets: mean distance": Answer(
            lambda: distance_distribution().mean,
            wrong={"same space": distance_distribution().mean * Fraction(111, 112)},
        ),
        "streets: pursuit": lambda: paths_between(beside_the_station(), PARK),
        "streets: longer pursuit": lambda: paths_between(byname("k4"), byname("e10")),
        "streets: corner to corner": lambda: _counts(byname("c2"))[byname("o16")],
    },
)
