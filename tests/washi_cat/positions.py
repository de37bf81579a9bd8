"""Positions built by hand and played on in words, so that a test reads like a situation of the game."""

import functools
import json
from collections.abc import Sequence
from typing import Any

import catlib
from catlib.games.washi_cat import phases
from catlib.games.washi_cat.boards import COLUMNS, ROWS, cell_name, cell_number
from catlib.games.washi_cat.drawing import drawings
from catlib.games.washi_cat.moving import target
from catlib.games.washi_cat.phases import add_line, has_line, kind_of
from catlib.games.washi_cat.trapped import is_cut_off


def empty(rows: int = 4, columns: int = 5, cats: int = 1, **entries: Any) -> dict[str, Any]:
    """A board without anything on it, with few drawings and no spacing unless told otherwise."""
    return {"rows": rows, "columns": columns, "cats": cats, "fish": 2, "spacing": 0} | entries


@functools.lru_cache(maxsize=512)
def _washi(house: str) -> catlib.Game:
    return catlib.load("washi_cat", **json.loads(house))


def washi(board: Any = None, **house: Any) -> catlib.Game:
    """A game of Washi Cat, kept; by default on the empty board of 4 rows and 5 columns."""
    return _washi(json.dumps({"board": empty() if board is None else board} | house, sort_keys=True))


def position(
    game: catlib.Game,
    red: str = "a1",
    blue: str = "e4",
    *,
    red_line: str = "",
    blue_line: str = "",
    fish: str = "",
    carrying: str = "",
    delivered: str = "",
    specials: tuple[int, int] = (2, 2),
    seat: int = 0,
    **fields: Any,
) -> Any:
    """A turn of `seat`; cells by name with spaces between: cats in order, more line of each first cat, fish.

    `carrying` and `delivered` name the cells of cats that do.
    """
    state = game.initial_state()
    state.phase, state.player = phases.TURN, seat
    state.drawn = drawings(game.setup)
    for s, (heads, line) in enumerate(((red, red_line), (blue, blue_line))):
        for i, name in enumerate(heads.split()):
            state.head[2 * s + i] = cell_number(name)
            add_line(state, 2 * s + i, cell_number(name))
            state.carry[2 * s + i] = (
                phases.CARRYING if name in carrying else phases.DELIVERED if name in delivered else phases.EMPTY
            )
        for name in line.split():
            add_line(state, 2 * s, cell_number(name))
    for name in fish.split():
        row, column = divmod(cell_number(name), COLUMNS)
        assert row in (0, game.setup.rows - 1), f"{name}: fish are drawn at an edge"
        state.fish[row > 0] |= 1 << column
    state.specials[:] = specials
    for name, value in fields.items():
        setattr(state, name, value)
    state.check_fits()
    return state


def names(game: catlib.Game, state: Any) -> list[str]:
    """What may be done."""
    return [game.action_to_string(state, a) for a in game.legal_actions(state)]


def may(game: catlib.Game, state: Any, text: str) -> bool:
    """Whether an action of which this is the beginning is legal."""
    return any(f"{name},".startswith(f"{text},") for name in names(game, state))


def play(game: catlib.Game, state: Any, *texts: str) -> Any:
    """The state after some actions, each told by what it is called or the beginning of it up to a comma."""
    for text in texts:
        found = [a for a in game.legal_actions(state) if f"{game.action_to_string(state, a)},".startswith(f"{text},")]
        assert found, f"{text!r}: possible are {names(game, state)}"
        state = game.child(state, found[0])
    return state


def cells(state: Any, seat: int) -> set[str]:
    """The cells that hold a line of a player."""
    return {cell_name(cell) for cell in range(ROWS * COLUMNS) if has_line(state, seat, cell)}


def targets(game: catlib.Game, state: Any, kind: int) -> set[str]:
    """Where the steps, jumps or ways through sewers of the player to move end."""
    moves = [a for a in game.legal_actions(state) if a != phases.PASS and kind_of(a) == kind]
    return {cell_name(target(game.setup, state, a)) for a in moves}


def cut_off(game: catlib.Game, state: Any, seat: int = 0) -> bool:
    """Whether a player is cut off, by the rule."""
    grid = [0] * phases.GRID
    return bool(is_cut_off(game.setup, state, seat, grid))


def drawn(game: catlib.Game, cells_: Sequence[str]) -> Any:
    """The state after drawings on these cells, from the beginning."""
    state = game.initial_state()
    for name in cells_:
        row, column = divmod(cell_number(name), COLUMNS)
        state = game.child(state, (row > 0) * COLUMNS + column)
    return state


def jammed(row_8: int) -> tuple[catlib.Game, Any]:
    """Row 1 of nine columns full at two spaces, red's fish in row 8 as given, red about to draw a fish."""
    game = washi(empty(8, 9, cats=2, fish=4, spacing=2))
    state = game.initial_state()
    state.fish[:] = [0b000000010, row_8, 0b100100000, 0]  # b1, then f1 and i1
    state.drawn = 6
    return game, state
