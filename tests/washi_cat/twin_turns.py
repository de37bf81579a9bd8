"""A game told a second time around the moves and traps of `twin`: whose turn it is, who passes, and how it ends.

The board is drawn on already, and seat 0 has the first turn.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from .twin import DONE, WITHOUT, Cat, Move, Table, cell


@dataclass(frozen=True)
class Twin:
    """A position; `passed` tells whether the last turn was a pass, `winner` is a seat or "nobody"."""

    table: Table
    seat: int
    turns: int
    passed: bool = False
    winner: Any = None

    @classmethod
    def begin(cls, house: Any) -> Twin:
        board = house.board
        drawn = [[*names] for names in board.drawn_cats]
        if house.cats_start == "one on each side" and board.cats == 2:
            drawn[0][1], drawn[1][1] = drawn[1][1], drawn[0][1]
        cats = [[Cat(cell(n), WITHOUT, frozenset({cell(n)}), cell(n)[0]) for n in names] for names in drawn]
        fish = frozenset(cell(name) for names in board.drawn_fish for name in names)
        table = Table(tuple(map(tuple, cats)), fish, (house.specials,) * 2, house=house)
        return cls(table, seat=1, turns=-1).judged().handed_on()

    def moves(self) -> list[Move | None]:
        """What may be done; None is a pass."""
        return [] if self.winner is not None else [*self.table.moves(self.seat)] or [None]

    def after(self, move: Move | None) -> Twin:
        if move is None:
            return replace(self, winner="nobody") if self.passed else replace(self, passed=True).handed_on()
        return replace(self, table=self.table.moved(self.seat, move), passed=False).judged().handed_on()

    def judged(self) -> Twin:
        """The position with its winner, if the move of `seat` has decided the game."""
        if all(cat.about == DONE for cat in self.table.cats[self.seat]):
            return replace(self, winner=self.seat)
        lost = [self.table.is_trapped(seat) for seat in range(2)]
        if any(lost):
            return replace(self, winner=self.seat if all(lost) else lost.index(False))
        return self

    def handed_on(self) -> Twin:
        """The position in which the other player has the turn, unless the game is over."""
        if self.winner is not None:
            return self
        new, house = replace(self, seat=1 - self.seat, turns=self.turns + 1), self.table.house
        if 0 < house.turn_limit == new.turns:
            return replace(new, winner="nobody")
        return new
