"""The cells of a board as the bits of one whole number, for floods and walks in plain Python.

Bit `row * 26 + column` is a cell; a step north is a shift by 26, and walls are the bits that must not be shifted.
"""

import functools
from collections.abc import Iterable
from typing import Any, NamedTuple

from ..boards import COLUMNS, ROWS
from ..phases import far_row, far_side, free_fish


class Masks(NamedTuple):
    """A board's cells without a shrine, and those from which the cell to the north or to the east can be entered."""

    open: int
    north: int
    east: int


@functools.lru_cache(maxsize=16)
def masks(setup: Any) -> Masks:
    """The masks of a board."""
    return Masks(*(_rows(rows) for rows in (setup.open, setup.north, setup.east)))


def _rows(rows: Iterable[int]) -> int:
    return sum(bits << COLUMNS * row for row, bits in enumerate(rows))


def mask_of(cells: Iterable[int]) -> int:
    """Cells as one number.

    >>> mask_of([0, 3])
    9
    """
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def row_mask(row: int) -> int:
    """All cells of a row."""
    return (1 << COLUMNS) - 1 << COLUMNS * row


def cat_mask(state: Any, cat: int) -> int:
    """The spaces with a line of a cat."""
    return _rows(state.line[cat * ROWS : (cat + 1) * ROWS])


def fish_mask(setup: Any, state: Any, cat: int) -> int:
    """The free fish of its far side that a cat may enter."""
    fish = int(free_fish(state, far_side(setup, cat))) << COLUMNS * far_row(setup, cat)
    return fish & ~own_mask(state, 1 - cat // 2)


def own_mask(state: Any, seat: int) -> int:
    """The spaces with a line of a player."""
    return cat_mask(state, 2 * seat) | cat_mask(state, 2 * seat + 1)


def room(setup: Any, state: Any, seat: int) -> int:
    """Return where a player's cats may walk without taking fish: no shrine, no line of the opponent, no free fish."""
    fish = free_fish(state, 0) | free_fish(state, 1) << COLUMNS * (setup.rows - 1)
    return masks(setup).open & ~own_mask(state, 1 - seat) & ~int(fish)


def spread(board: Masks, come: int) -> int:
    """The cells one step away from some cell, walls and shrines heeded."""
    north, east = board.north, board.east
    return (come & north) << COLUMNS | come >> COLUMNS & north | (come & east) << 1 | come >> 1 & east


def flood(board: Masks, come: int, space: int) -> int:
    """The cells that can be walked to within a space, where one starts included even if it lies outside."""
    new = come
    while new:
        new = spread(board, new) & space & ~come
        come |= new
    return come


def walk(board: Masks, start: int, goals: int, space: int) -> list[int]:
    """The cells of a shortest walk from a cell to one of the goals within a space, both ends included, or none.

    The start need not lie in the space, and is not a goal then.
    """
    layers = [1 << start]
    come = layers[0]
    if come & goals & space:
        return [start]
    while layers[-1]:
        new = spread(board, layers[-1]) & space & ~come
        if new & goals:
            return _back(board, [*layers, new & goals])
        come |= new
        layers.append(new)
    return []


def _back(board: Masks, layers: list[int]) -> list[int]:
    here = layers[-1] & -layers[-1]
    cells = [here.bit_length() - 1]
    for layer in reversed(layers[:-1]):
        here = spread(board, here) & layer
        here &= -here
        cells.append(here.bit_length() - 1)
    return cells[::-1]
