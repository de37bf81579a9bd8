"""The lesson on paths home: the city as a graph, distance, shortest paths, parity, and where movement can end."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping
from typing import Any

from catlib.chance import counted, generator, graphs, listed
from catlib.games.cat_cab import odds
from catwidgets.lessons.cat_cab import city_map as city
from catwidgets.lessons.cat_cab.city_map import STRIPED, Cell, colour
from catwidgets.lessons.cat_cab.city_map import city_graph as city_graph
from catwidgets.teach import Click, Exhibit, Picture, Steered, explored, maps, note_of

START, CORNER, PATROL = (3, 3), (6, 8), (3, 4)
ENDLESS = 13  # columns and rows of a grid whose rim is out of reach


# The city as a graph


@explored()
def city_as_graph() -> Picture:
    """The city drawn as what it is to a mathematician: dots and lines."""
    graph = city_graph()
    sentence = f"The city as a graph: {len(graph)} dots for cells, {graph.number_of_edges()} lines for streets."
    streets = {cell: f"{len(graph[cell])} streets" for cell in city.CELLS}
    counts = {cell: len(graph[cell]) for cell in city.CELLS}
    scene = city.scene("The city as a graph", city.street_lines(graph), says=streets)
    return Picture(scene, sentence, city.grid_table(counts, "How many streets meet at each cell"))


# Distance


@functools.cache
def distance_from_home() -> Mapping[Cell, int]:
    """The fewest steps from home to each cell, by breadth-first search."""
    return graphs.distances(city_graph(), city.home())


def find_steps_from_home(steps: int = 4) -> maps.Hunt:
    """A hunt for all cells that many steps from home."""
    far = distance_from_home()
    return city.hunt(
        f"Home is {city.said(city.home())}, where the cab stands. Click every cell that is exactly {steps} steps away.",
        [cell for cell in city.CELLS if far[cell] == steps],
        lambda cell: f"{city.said(cell)} is {counted(far[cell], 'step')} from home",
        lambda cell: far[cell],
        "They stand in a slanting line: one step more to the right is one step less up.",
        [city.cab(city.home())],
    )


@explored("Move the slider: how far does the news get?", steps=lambda: (0, 3, max(distance_from_home().values())))
def layers(steps: int) -> Picture:
    """Breadth-first search under a slider: how far the news gets in that many steps."""
    far = distance_from_home()
    inside = {cell: n for cell, n in far.items() if n <= steps}
    newest = [cell for cell, n in inside.items() if n == steps]
    drawn = [city.tinted(inside, 0.12, key="inside"), city.tinted(newest, 0.3, edge=True, key="newest")]
    says = {cell: f"{counted(n, 'step')} from home" for cell, n in inside.items()}
    scene = city.scene("Layers around home", *drawn, city.numbers(inside), says=says)
    far_away, are, all_are = counted(steps, "step"), *("is" if len(some) == 1 else "are" for some in (newest, inside))
    sentence = (
        f"{far_away.capitalize()} from home {are} {counted(len(newest), 'cell')}; "
        f"within {far_away} {all_are} {len(inside)} of {len(city.CELLS)}."
    )
    return Picture(scene, sentence, city.grid_table(inside, f"Steps from home, up to {steps}"))


def random_distances(pairs: int = 2000, seed: int = 1) -> Counter[int]:
    """Return how far two cells were apart that were rolled with a D6 and a D8 each, that many times."""
    rolled = generator(seed).choice
    return Counter(taxi_distance(rolled(city.CELLS), rolled(city.CELLS)) for _ in range(pairs))


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
    task = "Click a cell to see all shortest paths home from there."
    return maps.noting(_paths, task, city.cell_at, city.CELLS, "Write its number on every cell")


def _paths(noted: tuple[Cell, ...], cell: Cell | None) -> Picture:
    counts = {each: paths_from(each) for each in noted}
    drawn = [city.tinted([cell], 0.3, edge=True), city.arrows(_path_steps(cell))] if cell else []
    says = {c: f"{counted(n, 'shortest path')} home" for c, n in counts.items()}
    scene = city.scene("Paths home", *drawn, city.numbers(counts), says=says, legal=city.CELLS)
    sentence = "Each number beyond the rim is the sum of the one to its left and the one below."
    if not noted:
        return Picture(scene, "Click a cell.")
    if cell:
        sentence = f"From {city.said(cell)} home: {_paths_sentence(cell)}"
    return Picture(scene, sentence, city.grid_table(counts, "Shortest paths home"))


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
    if not over:
        return "you are there."
    sentence = f"{counted(distance_from_home()[cell], 'step')}, {counted(paths_from(cell), 'shortest path')}."
    if len(over) == 2:
        sentence += f" {' and '.join(f'{paths_from(cell)} over {city.said(cell)}' for cell in over)}."
    return sentence


def pascal() -> Exhibit:
    """The number of shortest paths home on every cell, with the special cells beneath."""
    counts = {cell: paths_from(cell) for cell in city.CELLS}
    says = {cell: f"{counted(n, 'shortest path')} home" for cell, n in counts.items()}
    scene = city.scene("Shortest paths home", city.numbers(counts), says=says)
    sentence = f"From the far corner {city.said(CORNER)} there are {counts[CORNER]} shortest paths home."
    return Exhibit(Picture(scene, sentence, city.grid_table(counts, "Shortest paths home from each cell")))


def over_the_patrol() -> Exhibit:
    """The shortest paths from the corner home that meet the Paw patrol: two rectangles that touch there."""
    before = [(a, b) for a, b in _path_steps(CORNER) if b[0] >= PATROL[0] and b[1] >= PATROL[1]]
    drawn = [city.tinted([CORNER, PATROL, city.home()], 0.3, edge=True), city.arrows([*before, *_path_steps(PATROL)])]
    scene = city.scene("Paths over the Paw patrol", *drawn, special=True)
    corner, patrol, end = map(city.said, (CORNER, PATROL, city.home()))
    sentence = f"From {corner} to the Paw patrol at {patrol}, and from there to {end}."
    return Exhibit(Picture(scene, sentence))


# Pushed back


def find_pushed_back(cell: Cell = (4, 5), steps: int = 2) -> maps.Hunt:
    """A hunt for the cells where a cab can end that is pushed back."""
    ends, far = odds.retreat_ends(cell, steps), distance_from_home()

    def why(there: Cell) -> str:
        if there in ends:
            lead = "1 way of going back leads" if ends[there] == 1 else f"{ends[there]} ways of going back lead"
            return f"{lead} to {city.said(there)}"
        closer = far[cell] - far[there]
        if closer != steps:
            return f"{city.said(there)} is {_closer(closer)}"
        return f"{city.said(there)} is {_closer(closer)}, but not on a shortest path from {city.said(cell)}"

    return city.hunt(
        f"The cab at {city.said(cell)} is pushed back {steps} spaces. Click every cell where it can end.",
        list(ends),
        why,
        lambda there: ends.get(there, ""),
        f"In {listed(ends.values())} ways: {sum(ends.values())} ways of going back, but only {len(ends)} cells.",
        [city.cab(cell)],
    )


def _closer(steps: int) -> str:
    if steps == 0:
        return "no nearer to home"
    return f"{counted(abs(steps), 'step')} {'nearer to' if steps > 0 else 'farther from'} home"


# Parity and reach


def endless_reach(moves: list[int]) -> set[Any]:
    """The cells where straight movements can end on a board whose rim is too far away to matter.

    >>> [len(endless_reach([1] * n)) for n in range(5)]
    [1, 4, 9, 16, 25]
    """
    if sum(moves) > ENDLESS // 2:
        raise ValueError(f"movements of {sum(moves)} spaces: up to {ENDLESS // 2} stay clear of the rim")
    middle = ENDLESS // 2 + 1
    return graphs.reachable(graphs.grid(ENDLESS, ENDLESS), (middle, middle), moves, straight=True)


def find_ends(ones: int = 1, twos: int = 1, cell: Cell = (2, 2)) -> maps.Hunt:
    """A hunt for the cells where a cab can end after some movements."""
    ends = sorted(odds.reachable_cells(cell, ones, twos))
    total = ones + 2 * twos

    def why(there: Cell) -> str:
        return f"{city.said(there)} is {counted(taxi_distance(cell, there), 'step')} away and {colour(there)}"

    moves = listed([1] * ones + [2] * twos)
    return city.hunt(
        f"The cab at {city.said(cell)} has movements of {moves}, each straight. Click every cell where it can end.",
        ends,
        why,
        lambda there: taxi_distance(cell, there),
        f"All are {colour(ends[0])}, after {counted(total, 'step')} from {city.said(cell)}, which is {colour(cell)}.",
        [city.striped(STRIPED), city.cab(cell)],
    )


@explored(
    "Choose movements, and click a cell to put the cab there. Where can it end?",
    movements_of_1=(0, 1, 4),
    movements_of_2=(0, 1, 4),
    start=Click(city.cell_at, START),
)
def reach(movements_of_1: int, movements_of_2: int, start: Cell) -> Picture:
    """Return where a cab can end with some movements; a click puts the cab elsewhere."""
    moves = [1] * movements_of_1 + [2] * movements_of_2
    ends = sorted(c for c in odds.reachable_cells(start, movements_of_1, movements_of_2) if c in city.CELLS)
    says = dict.fromkeys(ends, "can end here")
    marked = city.tinted(ends, 0.45, edge=True, key="ends")
    drawn = [city.striped(STRIPED), marked, city.numbers(dict.fromkeys(ends, "•"), key="dots"), city.cab(start)]
    scene = city.scene("Where movement can end", *drawn, says=says, legal=city.CELLS)
    said_moves = " + ".join(map(str, moves)) or "no movement"
    return Picture(scene, _reach_sentence(start, said_moves, ends), city.grid_table(says, "Where movement can end"))


def _reach_sentence(cell: Cell, moves: str, ends: list[Cell]) -> str:
    if len(ends) < 2:
        return f"From {city.said(cell)} with {moves}: {f'1 cell, {city.said(ends[0])}' if ends else 'no cell'}."
    start = f"From {city.said(cell)}, which is {colour(cell)}, with {moves}"
    return f"{start}: {len(ends)} cells, all of them {colour(ends[0])}."


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
