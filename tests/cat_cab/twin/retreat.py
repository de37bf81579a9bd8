"""Cabs that are pushed back toward the start gate."""

from .city import Way
from .table import LANDED, QUIET, Asked, Table


def push_first(table: Table) -> int:
    """The spaces that curses push the cab back before its landing is judged."""
    return table.backlog if table.house.curses_land == "before landing" else 0


def push_before_landing(table: Table) -> Asked:
    """Curses that are left push a cab that has not landed yet, if they are to come first."""
    push = push_first(table)
    table.backlog -= push
    table.back[table.seat] += push
    yield from push_all(table, landing=True)


def push_all(table: Table, landing: bool = False) -> Asked:
    """Push cabs back, space by space; `landing` for what curses do before a cab lands, which ends on no cell yet."""
    while any(table.back):
        pushed = next(s for s in (table.actor, table.seat, *table.seats) if table.back[s])
        ways = table.city.ways_back(table.cell[pushed]) if table.inside(pushed) else []
        if not ways:
            table.back[pushed] = 0
            continue
        chooses = pushed != table.crazy and len(ways) > 1
        way = (yield pushed, "retreat", {*ways}) if chooses else crazy_way(ways)
        table.cell[pushed] = table.city.step_back(table.cell[pushed], way)
        table.back[pushed] -= 1
        if landing:
            table.moved = LANDED
            table.settled = None if table.settled == QUIET else table.settled


def crazy_way(ways: list[Way]) -> Way:
    """Vertical first, then straight at all, then aslant."""
    vertical = [way for way in ways if way[0] == 0]
    return [*vertical, *(way for way in ways if 0 in way), *ways][0]
