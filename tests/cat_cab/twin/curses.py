"""Curses cancel movement, and sabotage hands them out."""

from .crazy_cat import allowed
from .table import Asked, Table


def cancel(table: Table) -> Asked:
    """As much movement as curses can cancel without splitting a two; the rest pushes back."""
    curses, here = table.curses[table.seat], table.cell[table.seat]
    pairs = [(ones, twos) for ones in range(table.ones + 1) for twos in range(table.twos + 1)]
    fitting = [ones + 2 * twos for ones, twos in pairs if ones + 2 * twos <= curses]
    most = 0 if table.house.curses_act == "back only" else max(fitting)
    table.backlog = 0 if table.house.curses_act == "cancel only" else curses - most
    left = {b: (here, table.ones - a, table.twos - b) for a, b in pairs if a + 2 * b == most}
    twos = (yield table.seat, "cancel", allowed(table, table.seat, left)) if len(left) > 1 else min(left)
    _, table.ones, table.twos = left[twos]


def place_sabotage(table: Table) -> Asked:
    """Each final 2 is a curse for another driver."""
    others = {seat for seat in table.seats if seat != table.seat and table.inside(seat)}
    if table.sabotage and others:
        victim = (yield table.seat, "sabotage", others) if len(others) > 1 else min(others)
        for _ in range(table.sabotage):
            table.curse(victim)
    table.sabotage = 0
