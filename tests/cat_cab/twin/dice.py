"""Which dice a driver rolls, and what item rolls bring."""

from typing import Any

from .table import CHANCE, Asked, Table


def dice_to_roll(table: Table) -> list[Any]:
    """White dice, fewer for those who start early, and from the second turn on the coloured ones."""
    seat, house, first = table.seat, table.house, table.turns[table.seat] == 1
    fewer = len(table.order) - 1 - table.position if house.handicap and first else 0
    mine = sorted(table.dice_of(seat))
    coloured = [] if first or (seat == table.crazy and not house.crazy_rolls_won_dice) else mine
    return [*(("white", i) for i in range(max(1, house.white_dice - fewer))), *coloured]


def item(table: Table) -> Asked:
    """What an item roll brings: nothing, movement, a lucky charm, or an own die."""
    found = yield CHANCE, "face", 6
    table.ones += found == 2
    table.twos += found == 3
    if found == 4 and table.passenger:
        yield from table.new_passenger()
    elif found > 4:
        table.gain("D6" if found == 5 else "D8", table.seat)
