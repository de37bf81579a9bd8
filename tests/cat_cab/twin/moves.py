"""Which straight movements fit."""

from typing import Any

from .city import OUT, Way
from .retreat import push_first
from .table import Table

Left = tuple[Any, int, int]  # a space, and the movements of one and of two that are left there


def moves(table: Table, at: Any, ones: int, twos: int) -> dict[tuple[int, Way], Left]:
    """Each straight movement that fits, and what it leaves; at the exit that must cover the curses."""
    found, spaces = {}, ones + 2 * twos
    for length, n in ((1, ones), (2, twos)):
        for way in table.city.ways if n else []:
            there, used = table.city.walk(at, way, length)
            if there == OUT:
                net = spaces - used - push_first(table)
                if not table.collected or net < 0 or (net and table.house.leave_by == "exact"):
                    continue
            if there is not None:
                found[length, way] = there, ones - (length == 1), twos - (length == 2)
    return found


def boosts(table: Table, spaces: int) -> dict[Way, Any]:
    """Where a speed boost ends in each direction in which it fits."""
    found = {}
    for way in table.city.ways:
        there, used = table.city.walk(table.cell[table.actor], way, spaces)
        shut = there == OUT and (not table.collected or (used < spaces and table.house.leave_by == "exact"))
        if there is not None and not shut:
            found[way] = there
    return found
