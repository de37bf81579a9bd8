"""Duels: who fights whom, and who shows a seven first."""

from itertools import product

from .city import START
from .retreat import push_all
from .table import CHANCE, DONE, Asked, Table


def duel_here(table: Table) -> Asked:
    """A cab that has moved to where another stands fights; the losers fall back."""
    seat, there = table.actor, table.cell[table.actor]
    rivals = {s for s in table.seats if s != seat and table.inside(s) and table.cell[s] == there}
    if not table.moved or not rivals or there == START:
        return
    duellists = rivals | {seat}
    winner = yield from duel(table, duellists)
    for loser in duellists - {winner}:
        table.back[loser] += table.house.retreat_steps
        if loser == seat:
            table.moved, table.settled = None, DONE
    yield from push_all(table)


def duel(table: Table, duellists: set[int]) -> Asked:
    """The first seven wins, round by round or one driver after the other; Crazy cat has three tries."""
    turns, tries, sevens = sorted(duellists), 0, list[int]()
    alternate = table.house.duel == "alternate"
    if alternate and table.actor in turns:
        turns = [s for s in turns if s >= table.actor] + [s for s in turns if s < table.actor]
    if table.crazy is not None:
        turns = [table.crazy]
    shown: dict[int, list[int]] = {}
    again = dict.fromkeys(turns, 3)  # which of the two dice, 3 for both
    while True:
        for part in [[seat] for seat in turns] if alternate else [turns]:
            for seat in part:
                if seat in shown and not sevens and seat != table.crazy:
                    again[seat] = yield seat, "roll again", {1, 2, 3}
            for seat, which in product(part, (0, 1)):
                if again[seat] >> which & 1:
                    shown.setdefault(seat, [0, 0])[which] = yield CHANCE, "face", 6
            sevens = [seat for seat in part if sum(shown[seat]) == 7]
            if len(sevens) == 1:
                return sevens[0]
            tries += not sevens and table.crazy in part
            if tries == 3:
                return 1 - table.crazy
