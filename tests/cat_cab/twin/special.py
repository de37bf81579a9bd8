"""Special cells: cat nibbles and the Paw patrol."""

from typing import Any

from .retreat import push_all
from .table import CHANCE, Asked, Table


def kind(table: Table, cell: Any) -> str:
    """What a cell does."""
    return "nibbles" if cell in table.city.board.nibbles else "patrol" if cell in table.city.board.patrol else ""


def band(bands: tuple[str, ...], face: int) -> str:
    """What a die says: each effect has two faces."""
    return bands[(face - 1) // 2]


def nibbles(table: Table) -> Asked:
    """An own D6, somebody's die, or a speed boost; the spaces of the boost, and 0 for the others."""
    effect = band(table.house.nibbles_bands, (yield CHANCE, "face", 6))
    if effect == "speed boost":
        return (yield CHANCE, "face", 6)
    if effect == "cab upgrade":
        table.gain("D6", table.actor)
    else:
        yield from greedy_cat(table)
    return 0


def greedy_cat(table: Table) -> Asked:
    """A die of another driver, a D8 only of one without a D6."""
    dice: set[Any] = set()
    for victim in table.seats:
        if victim != table.actor and table.inside(victim):
            theirs = table.dice_of(victim)
            dice |= {die for die in theirs if die[0] == "D6"} or theirs
    if dice:
        die = (yield table.actor, "greedy", dice) if len(dice) > 1 else min(dice)
        table.pass_on(die, table.actor)


def patrol(table: Table) -> Asked:
    """A pothole, bad luck with a die, or a passenger lost."""
    effect = band(table.house.patrol_bands, (yield CHANCE, "face", 6))
    if effect == "pothole":
        table.back[table.actor] += table.house.retreat_steps
        table.moved = None
        yield from push_all(table)
    elif effect == "bad luck":
        if mine := table.dice_of(table.actor):
            table.pass_on((yield table.actor, "lose", mine) if len(mine) > 1 else min(mine), None)
    elif table.aboard[table.actor]:
        table.aboard[table.actor] -= 1
