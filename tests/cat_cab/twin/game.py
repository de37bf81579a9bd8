"""The game told a second time, from the rulebook alone: cells as pairs, dice by name, one turn after the other.

`Twin(players, house).play()` is a generator. It yields what is asked, as (who, what, options): who is a seat or CHANCE,
options are the possible answers; for CHANCE it is the number of faces. The answer is sent back. `None` stands for no
more movement. Which dice to roll again is asked with all of them; any of them are an answer.
A player's turn stands in `turn`.
"""

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
        yield from self.new_passenger()
        while not self.is_over():
            yield from turn(self)
        yield from self.tally()

    def roll_for_order(self) -> Asked:
        """The highest starts; after a tie all roll again."""
        rolls: dict[int, int] = {}
        while len({*rolls.values()}) < len(self.seats):
            for seat in self.seats:
                rolls[seat] = yield CHANCE, "face", 6
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
