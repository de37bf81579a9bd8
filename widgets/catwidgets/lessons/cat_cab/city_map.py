"""The city as a map to think about: cells with numbers, arrows and colours, and a hunt for cells of a kind."""

import functools
from collections.abc import Iterable, Mapping
from typing import Any

from catlib import load
from catlib.game import Game
from catwidgets.draw import Element, Point, Rect, Scene, group, pieces, token
from catwidgets.scenes.cat_cab import plan, spot
from catwidgets.teach import grid_html, maps
from catwidgets.teach.voice import say

Cell = tuple[int, int]

SQUARE = 42  # pixels of a cell


@functools.cache
def mew_york() -> Game:
    """The game whose city the lessons walk through."""
    return load("cat_cab", players=2)


@functools.cache
def city_graph() -> Any:
    """The city as a networkx graph: cells (column, row) joined where a cab can drive from one to the other.

    >>> len(city_graph()), city_graph().number_of_edges()
    (48, 82)
    """
    return mew_york().house.board.streets()


CELLS: tuple[Cell, ...] = tuple(mew_york().house.board.cells())


def home() -> Cell:
    """The cell at the start gate."""
    house = mew_york().house
    return house.board.gates[house.entry_gate].cell


def said(cell: Cell) -> str:
    """A cell as it is written: (column, row)."""
    return f"({cell[0]}, {cell[1]})"


def cell_at(id: str) -> Cell:
    """The cell of a target of the map."""
    return CELLS[int(id.removeprefix("cell:"))]


def plain(cell: Cell) -> bool:
    """Return whether a cell is plain, as on a chess board whose corner (1, 1) is."""
    return sum(cell) % 2 == 0


def colour(cell: Cell) -> str:
    """The colour of a cell on that chess board."""
    return "plain" if plain(cell) else "striped"


STRIPED = [cell for cell in CELLS if not plain(cell)]


def _at(cell: Cell) -> Point:
    return spot(mew_york().setup, CELLS.index(cell))


def _square(cell: Cell, inset: float = 0) -> Rect:
    x, y = _at(cell)
    return Rect(x - SQUARE / 2, y - SQUARE / 2, SQUARE, SQUARE, 7).inset(inset)


def scene(label: str, *drawn: Element, **rest: Any) -> Scene:
    """The map with what is drawn on it; see `catwidgets.scenes.cat_cab.plan`. Special cells are left out."""
    return plan(mew_york(), label, drawn, **({"special": False} | rest))


# What can be drawn on it


def numbers(values: Mapping[Cell, Any], muted: bool = False, key: str = "numbers") -> Element:
    """A number, or a short word, on each of some cells."""
    return maps.numbers([(_at(cell), v) for cell, v in values.items()], 13 if muted else 15, muted, key)


def tinted(cells: Iterable[Cell], strength: float = 0.2, edge: bool = False, key: str = "tint") -> Element:
    """Cells in the colour of what can be chosen, with a firm edge if wanted."""
    return maps.tinted([_square(cell, 1.5) for cell in cells], strength, edge, key=key)


def striped(cells: Iterable[Cell], key: str = "striped") -> Element:
    """Cells with slanting stripes, like the dark fields of a chess board but the same in a dark theme."""
    cells = list(cells)
    ground = [_square(cell).element(fill=token("muted"), fill_opacity=0.16) for cell in cells]
    return group(*ground, maps.striped([_square(cell, 2) for cell in cells], gap=12, stroke_width=1.5), key=key)


def arrows(steps: Iterable[tuple[Cell, Cell]]) -> Element:
    """Arrows from cell to neighbouring cell."""
    return group(*(pieces.arrow(*_between(a, b), width=3) for a, b in steps), key="arrows")


def _between(a: Cell, b: Cell) -> tuple[Point, Point]:
    (x, y), (u, v) = _at(a), _at(b)
    return (x + 0.3 * (u - x), y + 0.3 * (v - y)), (x + 0.72 * (u - x), y + 0.72 * (v - y))


def street_lines(graph: Any) -> Element:
    """A dot for each cell and a line for each street: the graph itself."""
    return maps.graph([(_at(a), _at(b)) for a, b in graph.edges], map(_at, graph), key="streets")


def cab(cell: Cell, seat: int = 0) -> Element:
    """A cab on a cell."""
    return pieces.cab(*_at(cell), 40, seat, key="cab")


def passenger(cell: Cell) -> Element:
    """A passenger who waits on a cell."""
    return pieces.passenger(*_at(cell), 34, key="passenger")


def grid_table(values: Mapping[Cell, Any], caption: str) -> str:
    """The map as an HTML table, the top row first, empty where a cell has no value."""
    columns, rows = range(1, CELLS[-1][0] + 1), range(CELLS[-1][1], 0, -1)
    cells = [[say("row", n=y), *(str(values.get((x, y), "")) for x in columns)] for y in rows]
    return grid_html(caption, [say("column", n=x) for x in columns], cells)


# A hunt


def _hunted(hunt: maps.Hunt) -> Scene:
    """The city with the cells that were found and missed."""
    drawn = [
        tinted(hunt.found, 0.25, edge=True, key="found"),
        *hunt.drawn,
        numbers(hunt.marks(hunt.found), key="marks"),
        numbers(hunt.marks(hunt.missed), muted=True, key="misses"),
        maps.crosses([(x + 9, y - 17) for x, y in map(_at, hunt.missed)], 8),
    ]
    left = [cell for cell in CELLS if cell not in hunt.says]
    return scene(hunt.label, *drawn, says=hunt.says, legal=left)


hunt = functools.partial(maps.Hunt, "cell", cell_at, _hunted)
