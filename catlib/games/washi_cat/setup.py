"""House rules of Washi Cat and the fixed tables that its rules read."""

from __future__ import annotations

import functools
import zlib
from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator

from catlib.game import House, Numbers, constants, wrong_entry

from .boards import CELLS, COLUMNS, ROWS, SIDES, Board, board_names, cell_number, read_board

TITLE = "Washi Cat"
PLAYERS, DEFAULT_PLAYERS = (2, 2), 2


LITERAL: dict[str, tuple[Any, str]] = {
    "cats_start": ("one on each side", "The two cats are drawn “one at a time on each side of the map”."),
    "landing": ("blank", "A jump lands on a “blank space”."),
    "trapped": ("return only", "A player is trapped who cannot return home; fish are not mentioned."),
}

FROZEN: dict[str, tuple[Any, str]] = {
    "jam": ("one space less", "Where nothing can be drawn any more, that drawing keeps one space less, then two, then none (2.2)."),
    "spacing": ("all around", "Drawings keep their distance in every direction (2.3)."),
    "amazing_draws": (True, "A super amazing cat jump draws your line on the spaces that it crosses (2.7)."),
    "popped_sewers": ("open to the owner", "Two sewers that a sewer popper went through stay open to its player (2.9)."),
    "draw_on_sewers": (False, "Nothing is drawn on a sewer (2.11)."),
    "no_move": ("pass", "A player who cannot move passes (2.13)."),
    "both_trapped": ("mover wins", "Whoever traps both players with one move wins (2.16)."),
}

FORMER = {"leaving": "as any step"}

# The tiny board as it is drawn, without special moves: what whole games can be solved for
SMALL: dict[str, Any] = {"board": "tiny", "drawing": "board", "specials": 0, "turn_limit": 16}


class HouseRules(House):
    """Rules that a table agrees on before it plays; every default is our reading of the rulebook.

    What each is about stands in `voice/en/house.ftl`.
    """

    # Numbers that the rulebook fixes and a designer may turn
    specials: int = Field(2, ge=0, le=6)
    turn_limit: int = Field(300, ge=0, le=30_000)

    # The gaps of the rulebook
    board: Annotated[Board, BeforeValidator(read_board)] = Field(read_board("default"), examples=board_names())
    drawing: Literal["players", "random", "board"] = "players"
    cats_start: Literal["on their own side", "one on each side"] = "on their own side"
    own_line_blocks: bool = False
    leaving: Literal["into an empty space", "as any step"] = "into an empty space"
    own_tail: bool = True
    landing: Literal["anything free", "blank"] = "anything free"
    jump_is_special: bool = False
    delivered_cats: Literal["move on", "rest"] = "move on"
    trapped: Literal["objective", "return only"] = "objective"
    first_player: Literal["seat 1", "random"] = "seat 1"

    @model_validator(mode="after")
    def _board_is_drawn(self) -> HouseRules:
        if self.drawing == "board" and not (self.board.drawn_cats and self.board.drawn_fish):
            raise wrong_entry(
                ("drawing",), "board", f"{self.board.title!r} has no fish and cats; players or random draws them"
            )
        return self


choice = constants(HouseRules)


class Setup(Numbers, house=HouseRules):
    """House rules and board as the rules read them: whole numbers and flat tuples of them.

    Tables have the same length for every board, so that compiled code serves them all. A row of cells is a whole
    number with a bit a column, column a in the lowest.
    """

    seats: int
    board: int  # the number under which `board_of` finds the board
    rows: int
    columns: int
    cats: int  # of each player
    fish: int  # that each player draws
    gap: int  # spaces between drawings
    open: tuple[int, ...]  # by row: cells without a shrine
    east: tuple[int, ...]  # by row: cells from which the one to the east can be entered
    north: tuple[int, ...]  # by row: cells from which the one in the next row can be entered
    rise: tuple[int, ...]  # by column: its rows from which the next one can be entered
    sewers: tuple[int, ...]  # by row: cells with a sewer
    near: tuple[int, ...]  # by cell * 4 + side (north, east, south, west): the cell there, or -1
    pair: tuple[int, ...]  # by cell: number of the pair of sewers, or -1
    twin: tuple[int, ...]  # by cell: the other sewer of the pair, or -1
    beside: tuple[int, ...]  # by cell: the sides on which a sewer can be entered, a bit a side
    exits: tuple[int, ...]  # by cell: the sides of exits that are left into empty spaces alone, a bit a side
    outside: tuple[int, ...]  # by row: the spaces outside those exits
    edge: tuple[int, ...]  # by side of the board: cells of its row that may be drawn on
    home: tuple[int, ...]  # by cat: the side of the board on which it starts
    drawn_fish: tuple[int, ...]  # by player * 2 + side: fish drawn beforehand
    drawn_cats: tuple[int, ...]  # by player * 2 + cat: its cell, or -1


def build(players: int, house: HouseRules) -> Setup:
    """The tables for two players."""
    emptily = house.leaving == "into an empty space"
    apart = house.cats_start == "one on each side" and house.board.cats == 2
    tables = _tables(house.board, house.drawing == "board", emptily, apart)
    return Setup.of(house, seats=players, **tables)


_boards: dict[int, Board] = {}


def board_of(setup: Setup) -> Board:
    """The board of a setup, for those who need names and walls."""
    return _boards[setup.board]


def starts_apart(setup: Setup) -> bool:
    """Return whether the two cats of a player start on different sides of the board (gap 2.19)."""
    return setup.cats == 2 and setup.home[0] != setup.home[1]


@functools.lru_cache(maxsize=64)
def _tables(board: Board, drawn: bool, emptily: bool, apart: bool) -> dict[str, Any]:
    fingerprint = zlib.crc32(board.model_dump_json().encode())
    _boards[fingerprint] = board
    near = _near(board)
    north = _rows(name for name in board.cells() if near[4 * cell_number(name)] >= 0)
    free = [name for name in board.cells() if name not in board.shrines]
    blank = [name for name in free if name not in board.sewer_cells()]
    edges = [_rows(name for name in blank if name in board.row(row))[row - 1] for row in (1, board.rows)]
    return {
        "board": fingerprint,
        "rows": board.rows,
        "columns": board.columns,
        "cats": board.cats,
        "fish": board.fish,
        "gap": board.spacing,
        "open": _rows(free),
        "east": _rows(name for name in free if near[4 * cell_number(name) + 1] >= 0),
        "north": north,
        "rise": tuple(sum((north[row] >> column & 1) << row for row in range(ROWS)) for column in range(COLUMNS)),
        "sewers": _rows(board.sewer_cells()),
        "near": near,
        **_sewers(board, near),
        **_exits(board, near, emptily),
        "edge": tuple(edges),
        "home": (0, 1, 1, 0) if apart else (0, 0, 1, 1),
        **_drawings(board, drawn, apart),
    }


def _rows(names: Iterable[str]) -> tuple[int, ...]:
    """Cells as a whole number a row."""
    rows = [0] * ROWS
    for cell in map(cell_number, names):
        rows[cell // COLUMNS] |= 1 << cell % COLUMNS
    return tuple(rows)


def _near(board: Board) -> tuple[int, ...]:
    near = [-1] * (4 * CELLS)
    for name, others in board.neighbours().items():
        cell = cell_number(name)
        for other in map(cell_number, others):
            near[4 * cell + SIDES.index((other // COLUMNS - cell // COLUMNS, other % COLUMNS - cell % COLUMNS))] = other
    return tuple(near)


def _exits(board: Board, near: tuple[int, ...], emptily: bool) -> dict[str, tuple[int, ...]]:
    """The exits that are left into empty spaces alone: by cell their sides, by row the spaces outside."""
    sides, outside = [0] * CELLS, []
    for inside, out in (names for building in board.buildings for names in building.exits if emptily):
        cell = cell_number(inside)
        ways = near[4 * cell : 4 * cell + 4]
        if cell_number(out) in ways:
            sides[cell] |= 1 << ways.index(cell_number(out))
            outside.append(out)
    return {"exits": tuple(sides), "outside": _rows(outside)}


def _sewers(board: Board, near: tuple[int, ...]) -> dict[str, Any]:
    pair, twin = [-1] * CELLS, [-1] * CELLS
    for i, sewers in enumerate(board.sewers):
        a, b = map(cell_number, sewers.cells)
        pair[a], pair[b], twin[a], twin[b] = i, i, b, a
    beside = [0] * CELLS
    for way, cell in enumerate(near):
        if cell >= 0 and pair[cell] >= 0:
            beside[way // 4] |= 1 << way % 4
    return {"pair": tuple(pair), "twin": tuple(twin), "beside": tuple(beside)}


def _drawings(board: Board, drawn: bool, apart: bool) -> dict[str, Any]:
    """Return what is drawn beforehand; where cats start apart the players' second cats have changed places."""
    if not drawn:
        return {"drawn_fish": (0,) * 4, "drawn_cats": (-1,) * 4}
    fish = [
        _rows(name for name in names if name in board.row(row)) for names in board.drawn_fish for row in (1, board.rows)
    ]
    cats = [[*map(cell_number, names), -1][:2] for names in board.drawn_cats]
    one, two = (1, 0) if apart else (0, 1)
    placed = cats[0][0], cats[one][1], cats[1][0], cats[two][1]
    return {"drawn_fish": tuple(map(sum, fish)), "drawn_cats": placed}
