"""A player's turn, told a second time from the rulebook: roll, items, curses, moving, arriving, sabotage, hand over.

Whatever asks somebody is a generator; `game` says how it asks.
"""

from typing import Any

from .city import OUT
from .crazy_cat import allowed
from .curses import cancel, place_sabotage
from .dice import dice_to_roll, item
from .duels import duel_here
from .moves import boosts, moves
from .retreat import push_all, push_before_landing
from .special import kind, nibbles, patrol
from .table import CHANCE, COLLECTED, DONE, LANDED, QUIET, Asked, Table


def turn(table: Table) -> Asked:
    """All that the driver does who is next in the order of play."""
    table.seat = table.actor = seat = table.order[table.position]
    table.turns[seat] += 1
    yield from roll(table)
    faces = [*table.dice.values()]
    table.sabotage, table.ones, table.twos = faces.count(2), faces.count(4) + faces.count(5), sum(f > 5 for f in faces)
    for _ in range(min(faces.count(3), table.house.item_limit)):
        yield from item(table)
    table.moved, table.settled = None, None
    yield from cancel(table)
    yield from drive(table)
    yield from arrive(table)
    yield from place_sabotage(table)
    hand_over(table)


def roll(table: Table) -> Asked:
    """Roll all dice, then any of them again; a 1 is a curse at once, and at the limit of curses the dice stand."""
    seat, house, rolled, table.dice = table.seat, table.house, dice_to_roll(table), {}
    while rolled:
        for die in rolled:
            table.dice[die] = yield CHANCE, "face", 8 if die[0] == "D8" else 6
            if table.dice[die] == 1:
                table.curse(seat)
        may = seat != table.crazy and table.curses[seat] < house.curse_limit and table.cubes_left()
        again = (yield seat, "keep", frozenset(table.dice)) if may else ()
        rolled = [die for die in table.dice if die in again]


def drive(table: Table) -> Asked:
    """Use all movement as far as it fits; then curses that are left may push, unless the cab is out."""
    while found := moves(table, table.cell[table.actor], table.ones, table.twos):
        choices = found | ({None: (table.cell[table.actor], 0, 0)} if table.house.may_waive else {})
        chosen = yield table.actor, "move", allowed(table, table.actor, choices)
        if chosen is None:
            break
        there, table.ones, table.twos = found[chosen]
        move_to(table, there)
        if there == OUT:
            return
        if table.house.pickup == "each move" and there == table.passenger:
            yield from collect(table)
    table.ones = table.twos = 0
    yield from push_before_landing(table)


def move_to(table: Table, there: Any) -> None:
    """A cab moves on its own; special cells that a passenger kept quiet wake up."""
    table.cell[table.actor], table.moved = there, LANDED
    table.settled = None if table.settled == QUIET else table.settled
    if there == OUT:
        table.leave(table.actor)


def boost(table: Table, spaces: int) -> Asked:
    """Own movement once more, on one straight line; whether it fits."""
    ends = boosts(table, spaces)
    if not ends:
        return False
    left = {way: (there, 0, 0) for way, there in ends.items()}
    stay = {None: (table.cell[table.actor], 0, 0)} if table.house.may_waive else {}
    way = yield table.actor, "boost", allowed(table, table.actor, left | stay)
    if way is None:
        return False
    move_to(table, ends[way])
    return True


def arrive(table: Table) -> Asked:
    """The cab lands; then the rest of the curses pushes."""
    if table.inside(table.seat):
        yield from land(table)
    table.back[table.seat], table.backlog = table.back[table.seat] + table.backlog, 0
    yield from push_all(table)


def land(table: Table) -> Asked:
    """Passenger, special cell, duel; all of it once more after a speed boost."""
    boosted = True
    while boosted and table.inside(table.actor):
        boosted = False
        if table.moved == LANDED and table.cell[table.actor] == table.passenger:
            yield from collect(table)
        here = kind(table, table.cell[table.actor])
        if table.moved and not table.settled and here:
            table.settled = DONE
            spaces = yield from (nibbles(table) if here == "nibbles" else patrol(table))
            boosted = bool(spaces) and (yield from boost(table, spaces))
    if table.inside(table.actor):
        yield from duel_here(table)


def collect(table: Table) -> Asked:
    """Take the passenger aboard, whose cell stays quiet, and the next one appears."""
    table.aboard[table.actor] += 1
    table.collected += 1
    table.passenger, table.moved, table.settled = None, COLLECTED, table.settled or QUIET
    if table.placed < table.house.passengers:
        yield from table.new_passenger()


def hand_over(table: Table) -> None:
    """Curses go, rush hour is a turn shorter, and the next driver inside is on turn."""
    table.curses[table.seat] = 0
    table.tick(table.seat)
    table.next_driver()
