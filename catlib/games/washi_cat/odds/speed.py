"""The speed run of one cat on an empty board: its quickest trip (question D1)."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from catlib.chance import whole

from ..boards import COLUMNS, SIDES
from .masks import row_mask
from .paths import LoneCat, Node, best_first

Place = tuple[int, int]
MARGIN = 2  # columns on both sides of the path, so that the edge is in nobody's way
MOST = 10**9  # positions that are looked at


class SpeedRun(NamedTuple):
    """A quickest path to the fish and home: its turns, and where the cat is after each, as (row, column) from 0."""

    turns: int
    path: tuple[Place, ...]
    jumps: int


def speed_run(
    rows: int, aside: int, jumps: bool = True, own_line_blocks: bool = False, margin: int = MARGIN
) -> SpeedRun:
    """Return the fewest turns of a cat from its starting row to a fish some columns aside and home (D1; rules 7 to 12).

    The board is empty and wide enough; raise ValueError for more columns than a board can have.

    >>> run = speed_run(4, 1)
    >>> run.turns, run.jumps
    (5, 1)
    """
    whole("rows", rows, 2)
    whole("aside", aside, 0)
    columns = aside + 1 + 2 * whole("margin", margin, 0)
    if columns > COLUMNS:
        raise ValueError(f"aside={aside}, margin={margin}: that makes {columns} columns; a board has {COLUMNS} at most")
    lone = _alone(rows, columns, margin + aside, jumps, own_line_blocks)
    trip = best_first(lone, Node(margin, 1 << margin, False), None, MOST)
    if trip is None:
        raise ValueError(f"rows={rows}, aside={aside}: there is no way home; a wider margin makes room")
    places = (divmod(cell, COLUMNS) for cell in trip.cells)
    return SpeedRun(trip.turns, tuple((row, column - margin) for row, column in places), trip.jumps)


def _alone(rows: int, columns: int, aside: int, jumps: bool, own_line_blocks: bool) -> LoneCat:
    """Return what a cat meets with on an empty board with one fish, in the last row."""
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    near = [-1] * (4 * rows * COLUMNS)
    for row, column in cells:
        for side, (down, right) in enumerate(SIDES):
            if 0 <= row + down < rows and 0 <= column + right < columns:
                near[4 * (row * COLUMNS + column) + side] = (row + down) * COLUMNS + column + right
    to_fish = {row * COLUMNS + column: rows - 1 - row + abs(aside - column) for row, column in cells}
    fish, to_home = 1 << (rows - 1) * COLUMNS + aside, {cell: cell // COLUMNS for cell in to_fish}
    exits = (0,) * (rows * COLUMNS)
    return LoneCat(tuple(near), exits, fish, row_mask(0), to_fish, to_home, jumps, own_line_blocks)


def speed_table(
    rows: Iterable[int] = range(3, 9),
    aside: Iterable[int] = range(5),
    jumps: bool = True,
    own_line_blocks: bool = False,
) -> dict[int, list[int]]:
    """The turns of `speed_run` by number of rows, one entry for each distance aside (D1).

    >>> speed_table(rows=[3, 4, 5])
    {3: [4, 4, 5, 6, 7], 4: [6, 5, 6, 7, 8], 5: [8, 6, 7, 8, 9]}
    """
    aside = list(aside)
    return {n: [speed_run(n, k, jumps, own_line_blocks).turns for k in aside] for n in rows}


def speed_formula(jumps: bool = True, own_line_blocks: bool = False) -> Any:
    """`speed_run` of 3 rows or more as a sympy expression in R and k: rows, columns aside (D1).

    With jumps and k ≥ 1: R − 1 + k turns to the fish, which is how far it is, and one jump home. One step up, k aside,
    then straight on up leaves a line below the fish that begins above the starting row, so the jump over it lands
    there; and no path home is shorter than one turn. Straight ahead, k = 0, that column's start is drawn on, so the
    cat climbs next to it: one step aside, one back and one aside again, R + 3, unless walking is as short.

    >>> print(speed_formula(jumps=False))
    2*R + k - 2
    """
    import sympy

    rows, aside = sympy.symbols("R k")
    blocked = sympy.Piecewise((1, sympy.Eq(aside, 0)), (0, True)) if own_line_blocks else 0
    walk = 2 * (rows - 1) + aside + blocked
    if not jumps:
        return walk
    straight = sympy.Min(walk.subs(aside, 0) if own_line_blocks else 2 * (rows - 1), rows + 3)
    return sympy.Piecewise((straight, sympy.Eq(aside, 0)), (rows + aside, True))
