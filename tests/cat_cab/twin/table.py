"""What lies on the table: cabs, dice by name, cubes, the passenger; and what a turn has left to do."""

from collections.abc import Generator
from typing import Any

from .city import START, City

CHANCE = "chance"
LANDED, COLLECTED, QUIET, DONE = "landed", "collected", "quiet", "done"
Asked = Generator[tuple[Any, str, Any], Any, Any]


class Table:
    """A game under way; `place` is 0 in the city, 1 to 3 for who got out, -1 for who missed rush hour."""

    def __init__(self, players: int, house: Any) -> None:
        self.house, self.city = house, City(house)
        self.crazy = 1 if players == 1 else None
        self.seats = range(max(2, players))
        self.order = [*self.seats]
        self.cell: list[Any] = [START for _ in self.seats]
        nothing = [[0] * len(self.seats) for _ in range(6)]
        self.curses, self.aboard, self.place, self.rush, self.turns, self.back = nothing
        self.position = self.seat = self.actor = 0  # whose turn it is, and who acts in it
        self.placed = self.collected = self.left = self.round = 0
        self.passenger: Any = None
        self.dice: dict[Any, int] = {}
        self.holder = {(kind, seat): None for kind in ("D6", "D8") for seat in range(3)}
        self.obtained: set[tuple[str, int]] = set()
        self.ones = self.twos = self.sabotage = self.backlog = 0
        self.moved: Any = None
        self.settled: Any = None  # whether the special cell has acted, or is kept quiet by its passenger

    def inside(self, seat: int) -> bool:
        """Whether a driver still takes turns."""
        return self.place[seat] == 0

    def dice_of(self, seat: int) -> set[Any]:
        """The coloured dice before a driver."""
        return {die for die, holder in self.holder.items() if holder == seat}

    def gain(self, kind: str, seat: int) -> None:
        """The die of one's own colour, once in the game."""
        die = kind, seat
        if self.holder[die] is None and die not in self.obtained:
            self.holder[die] = seat
            self.obtained.add(die)

    def pass_on(self, die: Any, holder: int | None) -> None:
        """A die goes to another driver, or back into the box."""
        self.holder[die] = holder

    def cubes_left(self) -> bool:
        """Whether there is a cube for one more curse."""
        return not self.house.curse_supply or sum(self.curses) < self.house.curse_supply

    def curse(self, seat: int) -> None:
        """One more curse, up to the limit."""
        if self.cubes_left() and self.curses[seat] < self.house.curse_limit:
            self.curses[seat] += 1

    def new_passenger(self) -> Asked:
        """Two dice name its cell, until it is one that it may stand on."""
        while True:
            column = yield CHANCE, "column", self.city.board.columns
            cell = column, (yield CHANCE, "row", self.city.board.rows)
            if cell in self.city.open:
                break
        self.placed += self.passenger is None
        self.passenger = cell

    def leave(self, seat: int) -> None:
        """Out of the city; the first one starts rush hour."""
        self.left += 1
        self.place[seat] = self.left
        self.ones = self.twos = 0
        self.backlog = 0 if seat == self.seat else self.backlog
        if self.left == 1:
            self.rush = [(self.house.rush_turns + (s == self.seat)) * self.inside(s) for s in self.seats]

    def tick(self, seat: int) -> None:
        """One turn of rush hour less; without any left the driver has lost."""
        if self.inside(seat) and self.rush[seat]:
            self.rush[seat] -= 1
            self.place[seat] = 0 if self.rush[seat] else -1

    def next_driver(self) -> None:
        """The next one in the order of play who is inside; rounds are counted on the way."""
        for _ in self.seats:
            self.position = (self.position + 1) % len(self.order)
            if self.position == 0:
                self.round += 1
            if self.inside(self.order[self.position]):
                break

    def points(self, seat: int) -> int:
        """For passengers, and for the place among those who got out."""
        place = self.place[seat]
        paid = self.house.place_points[place - 1] if place > 0 else 0
        return self.house.passenger_points * self.aboard[seat] + paid
