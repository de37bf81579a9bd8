"""Looks of a state's fields where nobody has drawn a scene: dice, cards, tracks, a grid or a graph.

A game says so by the name of a field:

    LOOKS = {"dice": Dice(), "hand": Cards("JQK"), "score": Track("target"), "board": Grid(3, 3, " XO", touch="cell")}

Whatever has no look is written as a line of text; a field whose look is None is left out. What is hidden from whoever
looks is drawn face down.
"""

import math
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Dice:
    """Each number of a field is what a die shows; 0 is a die that has not been rolled, or one that may not be seen.

    With `counts` each number is how many dice show a face, the first of them how many show a 1. Where dice are hidden,
    `each` says how many every seat has, by numbers or house rules, if that may be fewer than it has places.
    """

    caption: str = ""
    counts: bool = False
    each: Sequence[int | str] = ()


@dataclass(frozen=True)
class Cards:
    """Each number of a field is a card: 1 is the first of `faces`, and 0 is none, or one that may not be seen."""

    faces: Sequence[str]
    caption: str = ""


@dataclass(frozen=True)
class Track:
    """Each number of a field is how far somebody has come, of that many steps, or of a house rule of that name."""

    steps: int | str
    caption: str = ""


@dataclass(frozen=True)
class Names:
    """Each number of a field stands for a name, 0 for the first; what has an empty name is not shown."""

    names: Sequence[str]
    caption: str = ""


@dataclass(frozen=True)
class Grid:
    """The numbers of a field are the cells of a board, row by row from above; `marks` has a letter for each number.

    With `touch="cell"` action number i touches cell number i, with `touch="column"` the column of that number. Columns
    and rows are numbers, or house rules of those names.
    """

    columns: int | str
    rows: int | str
    marks: Sequence[str] = " XO"
    touch: str = ""
    caption: str = ""


@dataclass(frozen=True)
class Graph:
    """Places with lines between them; each number of a field is the place of a piece, in the order of the places.

    `graph` is a `networkx.Graph`, or a mapping from a place to its neighbours. `at` says where places are drawn, as
    (x, y) from 0 to 1 from the top left; the others are drawn on a circle. With `touch=True` action i touches place i.
    """

    graph: Any
    at: Mapping[Hashable, tuple[float, float]] = field(default_factory=dict)
    touch: bool = False
    caption: str = ""

    @property
    def places(self) -> list[Any]:
        """The places in their order."""
        return list(self.graph)

    @property
    def lines(self) -> list[tuple[int, int]]:
        """The pairs of places, by number, that a line joins, each once."""
        number = {place: i for i, place in enumerate(self.places)}
        pairs = ((number[a], number[b]) for a in self.graph for b in self.graph[a])
        return sorted({(min(pair), max(pair)) for pair in pairs})

    def point(self, number: int) -> tuple[float, float]:
        """Return the point at which a place is drawn, from 0 to 1.

        >>> Graph({"a": "b", "b": "a"}).point(0)
        (0.5, 0.0)
        """
        place = self.places[number]
        if place in self.at:
            return self.at[place]
        turn = 2 * math.pi * number / len(self.places)
        return round(0.5 + math.sin(turn) / 2, 6), round(0.5 - math.cos(turn) / 2, 6)


Look = Dice | Cards | Track | Names | Grid | Graph


def size(setup: Any, number: int | str) -> int:
    """A number of a look, or what the house rule of that name says.

    >>> from types import SimpleNamespace
    >>> size(SimpleNamespace(target=50), "target"), size(None, 3)
    (50, 3)
    """
    return int(getattr(setup, number)) if isinstance(number, str) else number


def wrong_look(look: Any, length: int, house: Any) -> str:
    """Return what is wrong with a look for a field of that many numbers, and what would be right; empty if nothing.

    >>> from types import SimpleNamespace
    >>> wrong_look(Grid(3, "hight"), 9, SimpleNamespace(height=3))
    'Grid names hight, no house rule'
    >>> wrong_look(Grid(4, 3), 9, None)
    'Grid(4, 3) has 12 cells, and the field has 9 numbers'
    >>> wrong_look(Track("height"), 2, SimpleNamespace(height=3))
    ''
    """
    if look is None:
        return ""
    if not isinstance(look, Look):
        return f"{look!r} is not a look; catlib.game.authoring has Cards, Dice, Graph, Grid, Names and Track"
    kind = type(look).__name__
    sizes = _sizes(look)
    if unknown := [name for name in sizes if isinstance(name, str) and not isinstance(getattr(house, name, None), int)]:
        return f"{kind} names {unknown[0]}, no house rule"
    if isinstance(look, Grid):
        if look.touch not in ("", "cell", "column"):
            return f'Grid has touch={look.touch!r}; it is "cell", "column", or left out'
        columns, rows = (size(house, number) for number in sizes)
        if columns * rows > length:
            return f"Grid({columns}, {rows}) has {columns * rows} cells, and the field has {length} numbers"
    return ""


def _sizes(look: Look) -> Sequence[int | str]:
    """The numbers of a look that may be house rules."""
    if isinstance(look, Grid):
        return look.columns, look.rows
    return (look.steps,) if isinstance(look, Track) else look.each if isinstance(look, Dice) else ()


def touched(looks: Mapping[str, Look | None], action: int) -> tuple[str, ...]:
    """The places that an action touches by its number; none where no look says so.

    >>> touched({"board": Grid(3, 3, touch="cell")}, 4)
    ('cell:board:4',)
    """
    for name, look in looks.items():
        kind = "cell" if isinstance(look, Graph) and look.touch else look.touch if isinstance(look, Grid) else ""
        if kind:
            return (f"{kind}:{name}:{action}",)
    return ()
