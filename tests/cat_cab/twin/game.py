"""The game told a second time, from the rulebook alone: cells as pairs, dice by name, one turn after the other.

`Twin(players, house).play()` is a generator. It yields what is asked, as (who, what, options): who is a seat or CHANCE,
options are the possible answers; for CHANCE it is the number of faces. The answer is sent back. `None` stands for no
more movement, no victim and no die. Which dice to roll again is asked with all of them; any of them are an answer.
A player's turn stands in `turn`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from .duels import duel
from .table import CHANCE, Asked, Table
from .turn import turn


class Twin(Table):
    """A game from the roll for the order of play to its winner."""

    winner: Any = None

    def play(self) -> Asked:
        """One turn after the other until nobody is inside."""
        yield from self.roll_for_order()
        if self.house.first_passenger == "always" or (yield self.order[-1], "first", {0, 1}):
            yield from self.new_passenger()
        while not self.is_over():
            yield from turn(self)
        yield from self.tally()

    def roll_for_order(self) -> Asked:
        """The highest starts; equal rolls are rolled again, by those who tied or by all."""
        rolls: dict[int, tuple[int, ...]] = dict.fromkeys(self.seats, ())
        again = [*self.seats]
        while again:
            for seat in again:
                rolls[seat] += ((yield CHANCE, "face", 6),)
            same = Counter(rolls.values())
            again = [seat for seat in self.seats if same[rolls[seat]] > 1]
            if again and self.house.start_ties == "all":
                rolls, again = dict.fromkeys(self.seats, ()), [*self.seats]
        self.order = sorted(self.seats, key=lambda seat: rolls[seat], reverse=True)

    def is_over(self) -> bool:
        """Whether nobody is left inside, or the rounds are over."""
        limit = self.house.turn_limit
        return bool(limit and self.round >= limit) or not any(map(self.inside, self.seats))

    def tally(self) -> Asked:
        """Most points win, and a duel settles a tie."""
        counted = [s for s in self.seats if self.place[s] >= 0 or self.house.eliminated_can_win]
        best = {s for s in counted if self.points(s) == max(map(self.points, counted))}
        if len(best) > 1:
            best = {(yield from duel(self, best))}
        self.winner = min(best) if best else None
