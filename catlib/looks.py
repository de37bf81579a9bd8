"""How the fields of a state are drawn where nobody has drawn a scene: as dice, cards, tracks, a grid or a graph.

A game says so by the name of a field:

    LOOKS = {"dice": Dice(), "hand": Cards("JQK"), "score": Track("target"), "board": Grid(3, 3, " XO", touch="cell")}

Whatever has no look is written as a line of text. What is hidden from whoever looks is drawn face down.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Cards", "Dice", "Graph", "Grid", "Look", "Track", "touched"]


@dataclass(frozen=True)
class Dice:
    """Each number of a field is what a die shows; 0 is a die that has not been rolled."""

    caption: str = ""


@dataclass(frozen=True)
class Cards:
    """Each number of a field is a card: 1 is the first of `faces`, and 0 is none, or one that may not be seen."""

    faces: Sequence[str]
    caption: str = ""


@dataclass(frozen=True)
class Track:
    """Each number of a field is how far somebody has come, of so many steps, or of a house rule of that name."""

    steps: int | str
    caption: str = ""


@dataclass(frozen=True)
class Grid:
    """The numbers of a field are the cells of a board, row by row from above; `marks` has a letter for each number.

    With `touch="cell"` action number i touches cell number i, with `touch="column"` the column of that number.
    """

    columns: int
    rows: int
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
        """Where a place is drawn, from 0 to 1.

        >>> Graph({"a": "b", "b": "a"}).point(0)
        (0.5, 0.0)
        """
        place = self.places[number]
        if place in self.at:
            return self.at[place]
        turn = 2 * math.pi * number / len(self.places)
        return round(0.5 + math.sin(turn) / 2, 6), round(0.5 - math.cos(turn) / 2, 6)


Look = Dice | Cards | Track | Grid | Graph


def touched(looks: Mapping[str, Look], action: int) -> tuple[str, ...]:
    """The places that an action touches by its number; none where no look says so.

    >>> touched({"board": Grid(3, 3, touch="cell")}, 4)
    ('cell:board:4',)
    """
    for name, look in looks.items():
        kind = "cell" if isinstance(look, Graph) and look.touch else look.touch if isinstance(look, Grid) else ""
        if kind:
            return (f"{kind}:{name}:{action}",)
    return ()
