"""Walks where own lines stop some steps: all of them, or those out of a building (gaps 2.4 and 2.18)."""

import itertools
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

from ..phases import DRAW, FIRST
from .masks import flood, masks, spread, walk


def after_drawing(state: Any) -> Any:
    """Return the position itself; raise ValueError where fish and cats are still being drawn."""
    if state.phase in (FIRST, DRAW):
        raise ValueError(f"state with {state.drawn} drawings: expected a position in which all fish and cats are drawn")
    return state


def walks_depend_on_lines(setup: Any) -> bool:
    """Return whether own lines stop steps: all of them, or those out of a building (gaps 2.4 and 2.18)."""
    return bool(setup.own_line_blocks or any(setup.exits))


def is_open(setup: Any, cells: Sequence[int], lines: int) -> bool:
    """Return whether no step of a walk is stopped by lines, a mask of cells that the walk itself adds to."""
    for here, there in itertools.pairwise(cells):
        if lines >> there & 1 and _is_stopped(setup, here, there):
            return False
        lines |= 1 << there
    return True


def _is_stopped(setup: Any, here: int, there: int) -> bool:
    """Return whether a step is stopped if there is a line where it leads."""
    side = setup.near[4 * here : 4 * here + 4].index(there)
    return bool(setup.own_line_blocks or setup.exits[here] >> side & 1)


def way(setup: Any, start: int, goals: int, space: int, lines: int) -> list[int]:
    """The cells of a shortest walk to one of the goals within a space as in `masks.walk`, none of its steps stopped.

    A shortest walk comes to no cell twice, so what it draws itself is not in its way.
    """
    found = walk(masks(setup), start, goals, space)
    if not found or is_open(setup, found, lines):
        return found
    came = {start: -1}
    queue = deque(came)
    while queue:
        here = queue.popleft()
        for there in _ways(setup, here, space, lines):
            if there not in came:
                came[there] = here
                queue.append(there)
                if goals >> there & 1:
                    return _back(came, there)
    return []


def _ways(setup: Any, here: int, space: int, lines: int) -> Iterable[int]:
    for there in setup.near[4 * here : 4 * here + 4]:
        if there >= 0 and space >> there & 1 and not (lines >> there & 1 and _is_stopped(setup, here, there)):
            yield there


def _back(came: dict[int, int], here: int) -> list[int]:
    cells = []
    while here >= 0:
        cells.append(here)
        here = came[here]
    return cells[::-1]


def come_to(setup: Any, start: int, space: int, lines: int, ends: int = 0) -> int:
    """The cells to which a walk within a space can come, a mask; the start is one of them, `ends` are where it ends."""
    if not walks_depend_on_lines(setup):
        come = flood(masks(setup), 1 << start, space & ~ends)
        return come | spread(masks(setup), come) & space & ends
    come, queue = 1 << start, [start]
    while queue:
        for there in _ways(setup, queue.pop(), space, lines):
            if not come >> there & 1:
                come |= 1 << there
                queue += [there] * (not ends >> there & 1)
    return come
