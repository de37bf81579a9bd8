"""The lesson on paths home: the city as a graph, distance, shortest paths, parity, and where movement can end."""

import functools
from collections import Counter
from collections.abc import Mapping

from catlib.chance import generator, graphs
from catlib.games.cat_cab import odds
from catwidgets.draw import Chart, simulated_over_exact
from catwidgets.lessons.cat_cab import city_map as city
from catwidgets.lessons.cat_cab.city_map import STRIPED, Cell, plain
from catwidgets.lessons.cat_cab.city_map import city_graph as city_graph
from catwidgets.teach import Click, Exhibit, Picture, Steered, explored, maps, note_of, saying

say = saying(__name__)
START, CORNER, PATROL = (3, 3), (6, 8), (3, 4)


# The city as a graph


@explored()
def city_as_graph() -> Picture:
    """The city drawn as what it is to a mathematician: dots and lines."""
    graph = city_graph()
    counts = {cell: len(graph[cell]) for cell in city.CELLS}
    streets = {cell: say("streets", n=n) for cell, n in counts.items()}
    scene = city.scene(say("graph"), city.street_lines(graph), says=streets)
    sentence = say("dots-and-lines", dots=len(graph), lines=graph.number_of_edges())
    return Picture(scene, sentence, city.grid_table(counts, say("streets-at-cells")))


# Distance


@functools.cache
def distance_from_home() -> Mapping[Cell, int]:
    """The fewest steps from home to each cell, by breadth-first search."""
    return graphs.distances(city_graph(), city.home())


def find_steps_from_home(steps: int = 4) -> maps.Hunt:
    """A hunt for all cells that many steps from home."""
    far = distance_from_home()
    return city.hunt(
        say("find-steps", home=city.said(city.home()), steps=steps),
        [cell for cell in city.CELLS if far[cell] == steps],
        lambda cell: say("is-steps", cell=city.said(cell), n=far[cell]),
        lambda cell: far[cell],
        say("slanting"),
        [city.cab(city.home())],
    )


@explored(lambda: say("news"), steps=lambda: (0, 3, max(distance_from_home().values())))
def layers(steps: int) -> Picture:
    """Breadth-first search under a slider: how far the news gets in that many steps."""
    far = distance_from_home()
    inside = {cell: n for cell, n in far.items() if n <= steps}
    newest = [cell for cell, n in inside.items() if n == steps]
    drawn = [city.tinted(inside, 0.12, key="inside"), city.tinted(newest, 0.3, edge=True, key="newest")]
    says = {cell: say("steps-from-home", n=n) for cell, n in inside.items()}
    scene = city.scene(say("layers"), *drawn, city.numbers(inside), says=says)
    sentence = say("layer", steps=steps, newest=len(newest), inside=len(inside), all=len(city.CELLS))
    return Picture(scene, sentence, city.grid_table(inside, say("up-to", steps=steps)))


def random_distances(pairs: int = 2000, seed: int = 1) -> Counter[int]:
    """Return how far two cells were apart that were rolled with a D6 and a D8 each, that many times."""
    rolled = generator(seed).choice
    return Counter(taxi_distance(rolled(city.CELLS), rolled(city.CELLS)) for _ in range(pairs))


def distances(rolled: Counter[int]) -> Chart:
    """Return how far random cells were apart, over the exact chances."""
    return simulated_over_exact(odds.distance_distribution(), rolled, say("random"), say("steps"), cases=say("pairs"))


def taxi_distance(a: Cell, b: Cell) -> int:
    """Return how far two cells are apart where nothing is in the way: columns and rows added."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


# Paths home


def paths_from(cell: Cell) -> int:
    """Return how many shortest paths lead from a cell home, counted one by one.

    >>> paths_from((3, 3))
    6
    """
    return odds.paths_home(cell).number


def paths_over_the_patrol() -> int:
    home_from_corner = odds.paths_home(CORNER)
    return int(home_from_corner.meets[PATROL] * home_from_corner.number)


def paths() -> Steered:
    """A map on which a click draws all shortest paths home from a cell, and writes down how many there are."""
    return maps.noting(_paths, say("paths-task"), city.cell_at, city.CELLS, say("paths-tip"))


def _paths(noted: tuple[Cell, ...], cell: Cell | None) -> Picture:
    counts = {each: paths_from(each) for each in noted}
    drawn = [city.tinted([cell], 0.3, edge=True), city.arrows(_path_steps(cell))] if cell else []
    says = {c: say("paths-home", n=n) for c, n in counts.items()}
    scene = city.scene(say("paths"), *drawn, city.numbers(counts), says=says, legal=city.CELLS)
    if not noted:
        return Picture(scene, say("click"))
    sentence = _paths_sentence(cell) if cell else say("sum")
    return Picture(scene, sentence, city.grid_table(counts, say("shortest")))


def _path_steps(cell: Cell) -> list[tuple[Cell, Cell]]:
    """All steps on shortest paths from a cell home, each once."""
    closer = graphs.toward(city_graph(), city.home())
    front, steps = [cell], []
    while front:
        steps += [(a, b) for a in front for b in closer[a]]
        front = sorted({b for a in front for b in closer[a]})
    return steps


def _paths_sentence(cell: Cell) -> str:
    over = graphs.toward(city_graph(), city.home())[cell]
    found = {"steps": distance_from_home()[cell], "paths": paths_from(cell)}
    ways = [say("over", n=paths_from(each), cell=city.said(each)) for each in over]
    return say("from-home", cell=city.said(cell), over=len(ways) == 2 and ways, **found)


def pascal() -> Exhibit:
    """The number of shortest paths home on every cell, with the special cells beneath."""
    counts = {cell: paths_from(cell) for cell in city.CELLS}
    says = {cell: say("paths-home", n=n) for cell, n in counts.items()}
    scene = city.scene(say("shortest"), city.numbers(counts), says=says)
    sentence = say("far-corner", corner=city.said(CORNER), n=counts[CORNER])
    return Exhibit(Picture(scene, sentence, city.grid_table(counts, say("from-each"))))


def over_the_patrol() -> Exhibit:
    """The shortest paths from the corner home that meet the Paw patrol: two rectangles that touch there."""
    before = [(a, b) for a, b in _path_steps(CORNER) if b[0] >= PATROL[0] and b[1] >= PATROL[1]]
    drawn = [city.tinted([CORNER, PATROL, city.home()], 0.3, edge=True), city.arrows([*before, *_path_steps(PATROL)])]
    scene = city.scene(say("over-patrol"), *drawn, special=True)
    corner, patrol, end = map(city.said, (CORNER, PATROL, city.home()))
    return Exhibit(Picture(scene, say("past-patrol", corner=corner, patrol=patrol, home=end)))


# Pushed back


def find_pushed_back(cell: Cell = (4, 5), steps: int = 2) -> maps.Hunt:
    """A hunt for the cells where a cab can end that is pushed back."""
    ends, far = odds.retreat_ends(cell, steps), distance_from_home()

    def why(there: Cell) -> str:
        if there in ends:
            return say("ways-back", n=ends[there], cell=city.said(there))
        closer = far[cell] - far[there]
        way = "same" if closer == 0 else "nearer" if closer > 0 else "farther"
        off_path = closer == steps and city.said(cell)
        return say("not-there", place=city.said(there), way=way, n=abs(closer), cell=off_path)

    return city.hunt(
        say("find-pushed", cell=city.said(cell), steps=steps),
        list(ends),
        why,
        lambda there: ends.get(there, ""),
        say("pushed", ways=[*ends.values()], all=sum(ends.values()), cells=len(ends)),
        [city.cab(cell)],
    )


# Parity and reach


def endless_reach(moves: list[int]) -> set[Cell]:
    """The cells where straight movements can end on a board without a rim, seen from where they begin.

    >>> [len(endless_reach([1] * n)) for n in range(5)]
    [1, 4, 9, 16, 25]
    """
    ends = {(0, 0)}
    for n in moves:
        ends = {end for x, y in ends for end in ((x + n, y), (x - n, y), (x, y + n), (x, y - n))}
    return ends


def find_ends(ones: int = 1, twos: int = 1, cell: Cell = (2, 2)) -> maps.Hunt:
    """A hunt for the cells where a cab can end after some movements."""
    ends = sorted(odds.reachable_cells(cell, ones, twos))

    def why(there: Cell) -> str:
        return say("away", cell=city.said(there), n=taxi_distance(cell, there), plain=plain(there))

    return city.hunt(
        say("find-ends", cell=city.said(cell), moves=[1] * ones + [2] * twos),
        ends,
        why,
        lambda there: taxi_distance(cell, there),
        say("all-are", plain=plain(ends[0]), n=ones + 2 * twos, cell=city.said(cell), start=plain(cell)),
        [city.striped(STRIPED), city.cab(cell)],
    )


@explored(
    lambda: say("reach-task"), movements_of_1=(0, 1, 4), movements_of_2=(0, 1, 4), start=Click(city.cell_at, START)
)
def reach(movements_of_1: int, movements_of_2: int, start: Cell) -> Picture:
    """Return where a cab can end with some movements; a click puts the cab elsewhere."""
    moves = [1] * movements_of_1 + [2] * movements_of_2
    ends = sorted(c for c in odds.reachable_cells(start, movements_of_1, movements_of_2) if c in city.CELLS)
    says = dict.fromkeys(ends, say("can-end"))
    marked = city.tinted(ends, 0.45, edge=True, key="ends")
    drawn = [city.striped(STRIPED), marked, city.numbers(dict.fromkeys(ends, "•"), key="dots"), city.cab(start)]
    scene = city.scene(say("reach"), *drawn, says=says, legal=city.CELLS)
    given = {"n": len(ends), "plain": plain(ends[0]), "moves": " + ".join(map(str, moves)) or False}
    sentence = say("ends", cell=city.said(start), start=plain(start), **given)
    return Picture(scene, sentence, city.grid_table(says, say("reach")))


note = note_of(
    __name__,
    {
        "ways: streets": lambda: int(city_graph().number_of_edges()),
        "ways: layer": lambda: list(distance_from_home().values()).count(5),
        "ways: mean distance": lambda: odds.distance_distribution().mean,
        "ways: from (3, 3)": lambda: paths_from((3, 3)),
        "ways: from (4, 3)": lambda: paths_from((4, 3)),
        "ways: from the corner": lambda: paths_from(CORNER),
        "ways: over the patrol": paths_over_the_patrol,
        "ways: pushed back": lambda: len(odds.retreat_ends((4, 5), 3)),
        "ways: two twos": lambda: len(endless_reach([2, 2])),
        "ways: five steps": lambda: len(endless_reach([1] * 5)),
    },
)
