"""Boards of Washi Cat: cells, shrines, walls, buildings and sewers, read from TOML, checked, and written again."""

from __future__ import annotations

import functools
import json
import warnings
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from pydantic import Field, model_validator

from catlib.game import Entries, Voice, file_names, read_entries, wrong_entry
from catlib.play import whole_file

ROWS, COLUMNS = 8, 26  # of the largest board; a cell's number is its row * 26 + its column, both from 0
CELLS = ROWS * COLUMNS
MOST_PAIRS, MOST_FISH = 30, 8  # of sewers, and fish of each player
LETTERS = "abcdefghijklmnopqrstuvwxyz"
SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))  # north, east, south, west as rows and columns

Cell = str
Wall = tuple[Cell, Cell]


def cell_name(cell: int) -> str:
    """A cell by column and row, as in chess; the first player sits at row 1.

    >>> cell_name(0), cell_name(3 * 26 + 4)
    ('a1', 'e4')
    """
    return f"{LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}"


def cell_number(name: str) -> int:
    """The number of a cell by its name; raise ValueError for what is not a cell of the largest board.

    >>> cell_number("e4")
    82
    """
    column, row = name[:1], name[1:]
    if column not in LETTERS or not column or not row.isdecimal() or not 1 <= int(row) <= ROWS:
        raise ValueError(f"{name!r} is not a cell; a cell is a letter from a to z and a number from 1 to {ROWS}")
    return (int(row) - 1) * COLUMNS + LETTERS.index(column)


class Building(Entries):
    """Cells with a wall around them, from one corner to the other, and its exits: a cell inside, one outside."""

    name: str = Field("", max_length=24)
    corners: tuple[Cell, Cell]
    exits: tuple[Wall, ...] = ()


class Sewers(Entries):
    """Two sewers of one colour in one row, which a sewer popper joins."""

    colour: str = Field(min_length=1, max_length=16)
    cells: tuple[Cell, ...]


class Board(Entries):
    """A board and how it is drawn on; row 1 is the starting row of the first player, the last row of the second."""

    title: str = Field("A board", max_length=80)
    invented: bool = Field(True, description="Whether this is our invention and no printed tape.")
    rows: int = Field(ge=2, le=ROWS)
    columns: int = Field(ge=2, le=COLUMNS)
    cats: int = Field(2, ge=1, le=2, description="Cats of each player.")
    fish: int = Field(
        4, ge=2, le=MOST_FISH, multiple_of=2, description="Fish that each player draws, half in each edge row."
    )
    spacing: int = Field(2, ge=0, le=4, description="Spaces between any two drawings.")
    shrines: tuple[Cell, ...] = ()
    walls: tuple[Wall, ...] = ()
    buildings: tuple[Building, ...] = Field((), max_length=24)
    sewers: tuple[Sewers, ...] = Field((), max_length=MOST_PAIRS)
    drawn_fish: tuple[tuple[Cell, ...], ...] = Field((), description="Fish of each player, drawn beforehand.")
    drawn_cats: tuple[tuple[Cell, ...], ...] = Field((), description="Cats of each player, drawn beforehand.")

    @model_validator(mode="after")
    def _fits(self) -> Board:
        self._check_cells("shrines", self.shrines)
        for i, wall in enumerate(self.walls):
            self._check_wall(("walls", i), wall)
        for i, building in enumerate(self.buildings):
            self._check_building(i, building)
        self._check_sewers()
        self._check_paths()
        self._check_room()
        self._check_drawings()
        if odd := self.asymmetries():
            warnings.warn(f"board {self.title!r} favours one side: {odd[0]}", stacklevel=2)
        return self

    # Checks

    def _check_cell(self, where: tuple[Any, ...], name: str) -> None:
        if not self.has(name):
            last = f"{LETTERS[self.columns - 1]}{self.rows}"
            raise wrong_entry(where, name, f"there is no such cell; cells are a1 to {last}")

    def _check_cells(self, field: str, names: Sequence[str], *inner: Any) -> None:
        for i, name in enumerate(names):
            self._check_cell((field, *inner, i), name)
            if name in names[:i]:
                raise wrong_entry((field, *inner, i), name, "this cell is named twice")

    def _check_wall(self, where: tuple[Any, ...], wall: Wall) -> None:
        for i, name in enumerate(wall):
            self._check_cell((*where, i), name)
        if not are_neighbours(*wall):
            reason = f"{wall[0]} and {wall[1]} share no side; a wall stands between two neighbours, never at a corner"
            raise wrong_entry(where, wall, reason)

    def _check_building(self, i: int, building: Building) -> None:
        for j, corner in enumerate(building.corners):
            self._check_cell(("buildings", i, "corners", j), corner)
        inside = set(rectangle(*building.corners))
        for j, wall in enumerate(building.exits):
            self._check_wall(("buildings", i, "exits", j), wall)
            if wall[0] not in inside or wall[1] in inside:
                reason = "an exit leads from a cell inside the building to a neighbour outside it"
                raise wrong_entry(("buildings", i, "exits", j), wall, reason)

    def _check_sewers(self) -> None:
        taken = set(self.shrines)
        for i, sewers in enumerate(self.sewers):
            where = ("sewers", i, "cells")
            for j, name in enumerate(sewers.cells):
                self._check_cell((*where, j), name)
                if name in taken:
                    raise wrong_entry((*where, j), name, "this cell holds a shrine or another sewer already")
                taken.add(name)
            if len(sewers.cells) != 2:
                reason = f"a {sewers.colour} sewer needs its twin: two cells in one row, here are {len(sewers.cells)}"
                raise wrong_entry(where, sewers.cells, reason)
            a, b = sewers.cells
            if a[1:] != b[1:]:
                reason = f"{a} and {b} are not in one row; a sewer and its twin are"
                raise wrong_entry(where, sewers.cells, reason)
            if any(other.colour == sewers.colour and other.cells[0][1:] == a[1:] for other in self.sewers[:i]):
                raise wrong_entry(
                    ("sewers", i, "colour"), sewers.colour, f"row {a[1:]} has {sewers.colour} sewers already"
                )

    def _check_paths(self) -> None:
        open_cells = [name for name in self.cells() if name not in self.shrines]
        if not open_cells:
            raise wrong_entry(("shrines",), self.shrines, _say("no-room-at-all"))
        near = self.neighbours()
        reached, new = {open_cells[0]}, [open_cells[0]]
        while new:
            new = [b for a in new for b in near[a] if b not in reached and not reached.add(b)]  # type: ignore[func-returns-value]
        for name in open_cells:
            if name not in reached:
                raise wrong_entry(("walls",), name, _say("cut-off", cell=name, here=open_cells[0]))

    def _check_room(self) -> None:
        needed = self.cats + self.fish
        for row in (1, self.rows):
            room = sum(name not in self.shrines and name not in self.sewer_cells() for name in self.row(row))
            if room < needed:
                counts = {"cats": self.cats, "fish": self.fish, "n": needed}
                raise wrong_entry(("columns",), self.columns, _say("too-narrow", row=row, spaces=room, **counts))

    def _check_drawings(self) -> None:
        if not self.drawn_fish and not self.drawn_cats:
            return
        for field, each in (("drawn_fish", self.fish), ("drawn_cats", self.cats)):
            players = getattr(self, field)
            if len(players) != 2 or any(len(names) != each for names in players):
                reason = f"expected two lists of {each}, one for each player"
                raise wrong_entry((field,), players, reason)
        seen: set[str] = set()
        for field in ("drawn_fish", "drawn_cats"):
            for player, names in enumerate(getattr(self, field)):
                self._check_cells(field, names, player)
                for i, name in enumerate(names):
                    self._check_drawing((field, player, i), name, seen)
                    seen.add(name)
        for player, names in enumerate(self.drawn_cats):
            for i, name in enumerate(names):
                if name not in self.row(self.home(player)):
                    reason = f"a cat starts in the row of its player, which is row {self.home(player)}"
                    raise wrong_entry(("drawn_cats", player, i), name, reason)
        for player, names in enumerate(self.drawn_fish):
            for row in (1, self.rows):
                if sum(name in self.row(row) for name in names) != self.fish // 2:
                    reason = _say("fish-in-rows", n=self.fish // 2, row=self.rows)
                    raise wrong_entry(("drawn_fish", player), names, reason)

    def _check_drawing(self, where: tuple[Any, ...], name: str, seen: set[str]) -> None:
        if name in seen:
            raise wrong_entry(where, name, "something is drawn in this cell already")
        if name in self.shrines or name in self.sewer_cells():
            raise wrong_entry(where, name, "nothing is drawn on a shrine or a sewer")

    # What is where

    def home(self, player: int) -> int:
        """The starting row of a player, from 1."""
        return 1 if player == 0 else self.rows

    def has(self, name: str) -> bool:
        """Return whether this is a cell of the board."""
        try:
            cell = cell_number(name)
        except ValueError:
            return False
        return cell // COLUMNS < self.rows and cell % COLUMNS < self.columns

    def row(self, row: int) -> list[str]:
        """The cells of a row, from column a on."""
        return [f"{LETTERS[column]}{row}" for column in range(self.columns)]

    def cells(self) -> list[str]:
        """All cells, row by row."""
        return [name for row in range(1, self.rows + 1) for name in self.row(row)]

    def sewer_cells(self) -> set[str]:
        """The cells with a sewer."""
        return {name for sewers in self.sewers for name in sewers.cells}

    def closed(self) -> set[frozenset[str]]:
        """All sides between two cells that cannot be crossed: walls, and buildings but for their exits."""
        found = {frozenset(wall) for wall in self.walls}
        for building in self.buildings:
            inside = set(rectangle(*building.corners))
            around = {frozenset((a, b)) for a in inside for b in self.beside(a) if b not in inside}
            found |= around - {frozenset(wall) for wall in building.exits}
        return found

    def beside(self, name: str) -> Iterator[str]:
        """The cells that share a side with a cell, walls or not."""
        cell = cell_number(name)
        for rows, columns in SIDES:
            row, column = cell // COLUMNS + rows, cell % COLUMNS + columns
            if 0 <= row < self.rows and 0 <= column < self.columns:
                yield cell_name(row * COLUMNS + column)

    def neighbours(self) -> dict[str, list[str]]:
        """From every cell without a shrine, the cells that a cat could step to on the empty board."""
        closed = self.closed()
        return {
            a: [b for b in self.beside(a) if b not in self.shrines and frozenset((a, b)) not in closed]
            for a in self.cells()
            if a not in self.shrines
        }

    # Symmetry

    def mirror(self, name: str) -> str:
        """The cell that a half turn of the board brings here.

        >>> read_board("default").mirror("a1")
        'z8'
        """
        cell = cell_number(name)
        row, column = self.rows - 1 - cell // COLUMNS, self.columns - 1 - cell % COLUMNS
        return cell_name(row * COLUMNS + column)

    def asymmetries(self) -> list[str]:
        """Return what a half turn of the board does not bring back, in sentences; none for a fair board.

        >>> read_board("default").asymmetries()
        []
        """
        return [*self._lonely_cells(), *self._lonely_walls(), *self._lonely_drawings()]

    def _lonely_cells(self) -> Iterator[str]:
        for name in self.shrines:
            if self.mirror(name) not in self.shrines:
                yield _say("lonely", what="shrine", here=name, cell=self.mirror(name))
        pairs = [set(sewers.cells) for sewers in self.sewers]
        for a, b in (sewers.cells for sewers in self.sewers):
            cell, twin = self.mirror(a), self.mirror(b)
            if {cell, twin} not in pairs:
                yield _say("lonely-sewers", here=a, there=b, cell=cell, twin=twin)

    def _lonely_walls(self) -> Iterator[str]:
        closed = self.closed()
        for a, b in sorted(sorted(wall, key=cell_number) for wall in closed):
            cell, twin = self.mirror(a), self.mirror(b)
            if frozenset((cell, twin)) not in closed:
                yield _say("lonely-wall", here=a, there=b, cell=cell, twin=twin)

    def _lonely_drawings(self) -> Iterator[str]:
        for what, drawn in (("fish", self.drawn_fish), ("cat", self.drawn_cats)):
            for player, names in enumerate(drawn):
                for name in names:
                    if self.mirror(name) not in drawn[1 - player]:
                        yield _say("lonely", what=what, here=name, cell=self.mirror(name))


_say = Voice(str(Path(__file__).with_name("voice") / "__init__.py")).say


def are_neighbours(a: str, b: str) -> bool:
    """Return whether two cells share a side.

    >>> are_neighbours("c3", "c4"), are_neighbours("c3", "d4")
    (True, False)
    """
    x, y = cell_number(a), cell_number(b)
    return abs(x // COLUMNS - y // COLUMNS) + abs(x % COLUMNS - y % COLUMNS) == 1


@functools.lru_cache(maxsize=4096)
def rectangle(a: str, b: str) -> tuple[str, ...]:
    """The cells from one corner to the opposite one.

    >>> rectangle("c3", "d4")
    ('c3', 'd3', 'c4', 'd4')
    """
    x, y = cell_number(a), cell_number(b)
    rows = sorted((x // COLUMNS, y // COLUMNS))
    columns = sorted((x % COLUMNS, y % COLUMNS))
    return tuple(
        cell_name(row * COLUMNS + column)
        for row in range(rows[0], rows[1] + 1)
        for column in range(columns[0], columns[1] + 1)
    )


# Reading, drawing, writing


def board_names() -> list[str]:
    """The boards that come with the library."""
    return file_names(__package__)


def read_board(source: Any) -> Any:
    """A board from the name of one that comes along, a TOML file's path, a mapping, or a Board.

    Raise ValueError in one sentence if it cannot be read or played on; warn if it favours one side.
    """
    return read_entries(source, Board, __package__, "board")


def draw_board(
    rows: int,
    columns: int,
    shrines: Iterable[str] = (),
    walls: Iterable[Sequence[str]] = (),
    sewers: Iterable[Sequence[str]] = (),
    **entries: Any,
) -> Board:
    """A board of one's own from cells and walls by name; `sewers` are pairs, coloured in turn within a row.

    Raise ValueError in one sentence for what cannot be played on.

    >>> draw_board(4, 5, shrines=["c2", "c3"], walls=[("a2", "a3"), ("e3", "e2")], cats=1, fish=2, spacing=0).rows
    4
    """
    from pydantic import ValidationError

    drawn: dict[str, Any] = {
        "title": "A board of our own",
        "rows": rows,
        "columns": columns,
        "shrines": list(shrines),
        "walls": [list(wall) for wall in walls],
        "sewers": list(_coloured(sewers)),
    }
    try:
        return Board(**(drawn | entries))
    except ValidationError as error:
        found = error.errors()[0]
        where = ".".join(map(str, found["loc"]))
        raise ValueError(f"{where}={found['input']!r}: {found['msg']}") from None


def _coloured(pairs: Iterable[Sequence[str]]) -> Iterator[dict[str, Any]]:
    """Sewers with the first colour that their row has not used."""
    used: dict[str, int] = {}
    for cells in pairs:
        row = cells[0][1:] if cells else ""
        used[row] = used.get(row, -1) + 1
        yield {"colour": SEWER_COLOURS[used[row] % len(SEWER_COLOURS)], "cells": list(cells)}


SEWER_COLOURS = ("green", "purple", "orange", "grey")


def to_toml(board: Board) -> str:
    """A board as the text of a TOML file, which reads back as the same board.

    >>> board = draw_board(2, 3, walls=[("a1", "a2"), ("c2", "c1")], cats=1, fish=2, spacing=0)
    >>> print(to_toml(board))
    title = "A board of our own"
    invented = true
    rows = 2
    columns = 3
    cats = 1
    fish = 2
    spacing = 0
    walls = [["a1", "a2"], ["c2", "c1"]]
    <BLANKLINE>
    """
    lines: list[str] = []
    tables: list[str] = []
    for name, value in board.model_dump(mode="json").items():
        if name in ("buildings", "sewers"):
            tables += [line for entry in value for line in ("", f"[[{name}]]", *_entries(entry))]
        elif value not in ([], ()):
            lines += _entries({name: value})
    return "\n".join([*lines, *tables, ""])


def _entries(entries: dict[str, Any]) -> Iterator[str]:
    """Lines of TOML; its strings, numbers, lists and truth values are written as JSON writes them."""
    yield from (f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in entries.items())


def save_board(board: Board, path: str | Path) -> Path:
    """Write a board as a TOML file, which `board="that/file.toml"` then plays on; return its path."""
    path = Path(path)
    if path.suffix != ".toml":
        raise ValueError(f"path={str(path)!r}: a board is saved as a .toml file")
    text = to_toml(board)
    with whole_file(path) as part:
        part.write_text(text, encoding="utf-8")
    return path
