"""The speed run of one cat on an empty board, searched over where it is and what it has drawn (question D1)."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from catlib.chance import whole

from ..boards import SIDES

Place = tuple[int, int]
MARGIN = 2  # columns on both sides of the path, so that the edge is in nobody's way


class SpeedRun(NamedTuple):
    """A quickest path to the fish and home: its turns, and where the cat is after each, as (row, column) from 0."""

    turns: int
    path: tuple[Place, ...]
    jumps: int


class _Board(NamedTuple):
    rows: int
    columns: int
    fish: Place
    jumps: bool
    blocks: bool

    def bit(self, place: Place) -> int:
        return 1 << (place[0] * self.columns + place[1])

    def has(self, row: int, column: int) -> bool:
        return 0 <= row < self.rows and 0 <= column < self.columns

    def moves(self, place: Place, line: int) -> Iterator[tuple[Place, bool]]:
        """Return where a turn can end, and whether by a jump over all own spaces on one side (rules 9 and 12)."""
        for down, right in SIDES:
            row, column = place[0] + down, place[1] + right
            if not self.has(row, column):
                continue
            own = line & self.bit((row, column))
            if not (own and self.blocks):
                yield (row, column), False
            if own and self.jumps:
                while self.has(row, column) and line & self.bit((row, column)):
                    row, column = row + down, column + right
                if self.has(row, column):
                    yield (row, column), True


def speed_run(
    rows: int, aside: int, jumps: bool = True, own_line_blocks: bool = False, margin: int = MARGIN
) -> SpeedRun:
    """Return the fewest turns of a cat from its starting row to a fish some columns aside and home (D1; rules 7 to 12).

    The board is empty and wide enough. It is a shortest path over (place, spaces with a line, fish or not), searched
    best first: a cat without the fish is no nearer than its line is, as every turn adds a space beside the line.

    >>> run = speed_run(4, 1)
    >>> run.turns, run.jumps
    (5, 1)
    """
    whole("rows", rows, 2)
    whole("aside", aside, 0)
    whole("margin", margin, 0)
    board = _Board(rows, aside + 1 + 2 * margin, (rows - 1, margin + aside), jumps, own_line_blocks)
    start = (0, margin)
    first = (start, board.bit(start), False)
    queue = [(_away(start, board.fish) + 1, 0, first)]
    turns = {first: 0}
    came: dict[Any, Any] = {}
    while queue:
        _, done, at = heapq.heappop(queue)
        place, line, carries = at
        if carries and place[0] == 0:
            return _run(came, at, margin)
        if turns[at] < -done:
            continue
        for end, jumped in board.moves(place, line):
            new = (end, line | board.bit(end), carries or end == board.fish)
            if 1 - done < turns.get(new, 1 << 30):
                turns[new] = 1 - done
                came[new] = at, jumped
                heapq.heappush(queue, (1 - done + _least_left(board, new), done - 1, new))
    raise ValueError(f"rows={rows}, aside={aside}: there is no way home; a wider margin makes room")


def _away(a: Place, b: Place) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def _least_left(board: _Board, at: tuple[Place, int, bool]) -> int:
    """No more turns than are left: to the fish as many as the line is away from it, then at least one."""
    place, line, carries = at
    if not board.jumps:
        return place[0] if carries else _away(place, board.fish) + board.rows - 1
    if carries:
        return min(1, place[0])
    spaces = (divmod(i, board.columns) for i in range(board.rows * board.columns) if line >> i & 1)
    return 1 + min(_away(space, board.fish) for space in spaces)


def _run(came: Any, at: Any, margin: int) -> SpeedRun:
    path, jumps = [at[0]], 0
    while at in came:
        at, jumped = came[at]
        path.append(at[0])
        jumps += jumped
    places = tuple((row, column - margin) for row, column in reversed(path))
    return SpeedRun(len(places) - 1, places, jumps)


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
