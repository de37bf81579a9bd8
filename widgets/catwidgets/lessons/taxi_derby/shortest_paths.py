"""The lesson on streets: spaces as a line graph, how far they are apart, and how many shortest paths there are."""

import functools
from collections import Counter
from fractions import Fraction
from itertools import combinations

from catlib.chance import Pmf, generator, graphs
from catlib.games.taxi_derby.setup import laid
from catwidgets.draw import Chart, outcome_chart, simulated_over_exact
from catwidgets.lessons.taxi_derby import city_map as city
from catwidgets.scenes.taxi_derby import path_arrows
from catwidgets.teach import Answer, Picture, Steered, explored, maps, note_of, saying

say = saying(__name__)
PARK = city.derby().setup.landmark_node[0]


# The city as a line graph


def pairs_at_a_crossing() -> int:
    crossing = [n for n in city.city_graph() if city.said(n) in ("f5", "h5", "g4", "g6")]
    return sum(city.city_graph().has_edge(a, b) for a, b in combinations(crossing, 2))


@explored(lambda: say("dots-task"), show=lambda: [say("roads"), say("meetings")])
def two_graphs(show: str) -> Picture:
    """The town as crossings joined by roads, or as roads joined by crossings."""
    setup, graph = laid(city.derby().setup), city.city_graph()
    if show == say("roads"):
        return Picture(city.scene(say("town"), city.town_lines()), say("town-dots", roads=setup.spaces))
    degrees = {node: len(graph[node]) for node in graph}
    says = {node: say("has-neighbours", n=n) for node, n in degrees.items()}
    scene = city.scene(say("city"), city.neighbour_lines(), says=says)
    table = city.table_of(degrees, say("neighbours-of"), (say("space"), say("neighbours")))
    return Picture(scene, say("city-dots", spaces=len(graph)), table)


# Distances


@functools.cache
def distance_distribution() -> Pmf:
    """Return how far two different spaces are apart, all pairs alike.

    >>> distance_distribution().mean
    Fraction(187, 37)
    """
    return Pmf(Counter(away for node in city.city_graph() for away in city.distances_from(node).values() if away))


def random_distances(pairs: int = 2000, seed: int = 1) -> Counter[int]:
    """Return how far two different spaces were apart that were drawn at random, that many times."""
    draw, everywhere = generator(seed).sample, sorted(city.city_graph())
    drawn = (draw(everywhere, 2) for _ in range(pairs))
    return Counter(city.distances_from(a)[b] for a, b in drawn)


def distances(drawn: Counter[int] | None = None) -> Chart:
    """The exact chances of all distances; with distances that were drawn, those over them."""
    exact, title, spaces = distance_distribution(), say("distances"), say("spaces")
    if drawn is None:
        return outcome_chart(exact, title=title, x_title=spaces)
    return simulated_over_exact(exact, drawn, title, spaces, cases=say("pairs"))


# Counting paths


def paths_between(a: int, b: int) -> int:
    """Return how many shortest paths lead from one space to another, walked one by one.

    >>> paths_between(city.byname("k4"), city.byname("e10"))
    10
    """
    return len(graphs.shortest_paths(city.city_graph(), a, b))


def _counts(start: int) -> dict[int, int]:
    """The number of shortest paths to each space: the sum over its neighbours that are one space nearer."""
    closer, counts = graphs.toward(city.city_graph(), start), {start: 1}
    for node in sorted(closer, key=city.distances_from(start).__getitem__):
        counts.setdefault(node, sum(counts[n] for n in closer[node]))
    return counts


def paths() -> Steered:
    """A map on which a click draws all shortest paths from the patrol car, and writes down how many there are."""
    start = city.beside_the_station()
    task = say("paths-task", start=city.said(start))
    return maps.noting(_paths, task, city.node_at, list(_counts(start)), say("paths-tip"))


def _paths(noted: tuple[int, ...], node: int | None) -> Picture:
    start = city.beside_the_station()
    every = _counts(start)
    counts = {each: every[each] for each in noted}
    drawn, sentence = [], say("sum")
    if node is not None:
        drawn = [city.tinted([node], 0.3, edge=True), path_arrows(laid(city.derby().setup), start, node, key="paths")]
        sentence = say("to", space=city.said(node), away=city.distances_from(start)[node], n=counts[node])
    says = {node: say("has-paths", n=n) for node, n in counts.items()}
    shown = [*drawn, city.numbers(counts), city.patrol(start)]
    scene = city.scene(say("paths"), *shown, says=says, legal=list(city.city_graph()))
    if not noted:
        return Picture(scene, say("click"))
    caption = say("paths-from", start=city.said(start))
    return Picture(scene, sentence, city.table_of(counts, caption, (say("space"), say("paths-head"))))


note = note_of(
    __name__,
    {
        "streets: at a crossing": pairs_at_a_crossing,
        "streets: neighbours": lambda: max(len(city.city_graph()[node]) for node in city.city_graph()),
        "streets: pairs": lambda: int(city.city_graph().number_of_edges()),
        "streets: mean distance": Answer(
            lambda: distance_distribution().mean,
            wrong={"same space": distance_distribution().mean * Fraction(111, 112)},
        ),
        "streets: pursuit": lambda: paths_between(city.beside_the_station(), PARK),
        "streets: longer pursuit": lambda: paths_between(city.byname("k4"), city.byname("e10")),
        "streets: corner to corner": lambda: _counts(city.byname("c2"))[city.byname("o16")],
    },
)
