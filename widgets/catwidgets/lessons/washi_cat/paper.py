"""The tape of Washi Cat to think about: a small town, and empty paper on which one cat runs."""

import functools
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

import networkx as nx

from catlib import load
from catlib.game import Game
from catlib.games.washi_cat.boards import COLUMNS, SIDES, Board, cell_name
from catlib.games.washi_cat.odds import empty_graph
from catlib.games.washi_cat.voice import voice
from catwidgets.draw import Element, Scene, circle, group, text
from catwidgets.page import table_html
from catwidgets.scenes.washi_cat import plan, spot
from catwidgets.scenes.washi_cat.tape import Sheet
from catwidgets.teach import maps, together

Place = tuple[int, int]


@functools.cache
def town() -> Game:
    """The board of 6 rows and 7 columns."""
    return load("washi_cat", board="small", drawing="board")


@functools.cache
def town_graph() -> Any:
    """Return where a cat can step in the town before anything is drawn."""
    return empty_graph(town())


@functools.cache
def distances(start: int) -> dict[int, int]:
    """Return how many steps every cell of the town is away, by a search breadth first."""
    return {cell: n for n, layer in enumerate(layers_from(start)) for cell in layer}


@functools.cache
def layers_from(start: int) -> tuple[tuple[int, ...], ...]:
    """The cells of the town by their distance, each layer in the order in which it is found."""
    graph = nx.Graph({cell: sorted(town_graph()[cell]) for cell in sorted(town_graph())})
    return tuple(map(tuple, nx.bfs_layers(graph, start)))


def town_scene(label: str, *drawn: Element, **rest: Any) -> Scene:
    """The town with what is drawn on it; see `catwidgets.scenes.washi_cat.plan`."""
    return plan(town(), label, drawn=drawn, **rest)


def tint(cells: Iterable[int], share: float, key: str, edge: bool = False) -> Element:
    """Cells of the town in the colour of paths."""
    sheet = Sheet(town().house.board)
    return maps.tinted([sheet.shape(cell).inset(2) for cell in sorted(cells)], share, edge, "path", key)


def written(numbers: Mapping[int, Any], key: str = "numbers") -> Element:
    """Return what is written on cells of the town; sewers make room for it."""
    setup, drawn = town().setup, []
    for cell, n in sorted(numbers.items()):
        x, y = spot(setup, cell)
        drawn += [circle(x, y, 12, fill="#FFFFFF")] if setup.pair[cell] >= 0 else []
        drawn.append(text(x, y, str(n), 15, bold=True))
    return group(*drawn, key=key)


def table_of(numbers: Mapping[int, Any], sentence: str, headings: tuple[str, str]) -> str:
    """The same as a table."""
    rows = [(cell_name(cell), str(n)) for cell, n in sorted(numbers.items(), key=lambda item: (item[1], item[0]))]
    return table_html(sentence, headings, rows)


def cell_of(id: str) -> int:
    """The cell of a target."""
    return int(id.removeprefix("cell:"))


def _hunted(hunt: maps.Hunt) -> Scene:
    """The town with the cells that were found and missed."""
    drawn = [
        *hunt.drawn,
        tint(hunt.found, 0.25, "found", edge=True),
        tint(hunt.missed, 0.08, "missed"),
        written(hunt.marks(hunt.found | hunt.missed)),
    ]
    return town_scene(hunt.label, *drawn, says=hunt.says, legal=list(town_graph()))


hunt = functools.partial(maps.Hunt, "space", cell_of, _hunted)


# Empty paper


def blank(rows: int, columns: int) -> Board:
    """Paper of any size, with nothing on it; too small perhaps to be played on."""
    return Board.model_construct(rows=rows, columns=columns)


def empty_paper(
    label: str,
    rows: int,
    columns: int,
    drawn: Iterable[Element] = (),
    says: Mapping[int, str] | None = None,
    legal: Collection[int] = (),
    mark: str = "none",
) -> Scene:
    """An empty tape with every cell as a target, for one cat alone."""
    sheet = Sheet(blank(rows, columns))
    scene = sheet.scene(label)
    scene.name_group("board", voice.say("tape"))
    scene.add(*drawn)
    for cell in sheet.cells():
        words = together([*filter(None, [cell_name(cell), (says or {}).get(cell, "")])], "comma")
        row, column = divmod(cell, COLUMNS)
        look: dict[str, Any] = {"row": rows - row, "col": column, "legal": cell in legal, "mark": mark}
        scene.target(f"cell:{cell}", sheet.shape(cell), words, **look)
    return scene


def number(place: Place) -> int:
    """The cell of a row and a column."""
    return place[0] * COLUMNS + place[1]


def near_on_paper(rows: int, columns: int, place: Place) -> Iterator[tuple[Place, Place]]:
    """The four neighbours as far as there are any, each with its direction."""
    for side in SIDES:
        there = place[0] + side[0], place[1] + side[1]
        if 0 <= there[0] < rows and 0 <= there[1] < columns:
            yield there, side
