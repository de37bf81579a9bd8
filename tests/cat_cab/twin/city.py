"""The city: its open cells as pairs, its gates, and the ways through it."""

from itertools import product
from typing import Any

START, OUT = "start", "out"
STRAIGHT = {"right": (1, 0), "up": (0, 1), "left": (-1, 0), "down": (0, -1)}
SLANTED = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
Way = tuple[int, int]


class City:
    """A board with its gates as the drivers agreed on them."""

    def __init__(self, house: Any) -> None:
        self.board = house.board
        self.ways = [*STRAIGHT.values(), *(SLANTED if house.diagonal else [])]
        grid = product(range(1, self.board.columns + 1), range(1, self.board.rows + 1))
        self.open = {*grid} - {*self.board.blocked}
        self.entry, self.exit = self.board.gates[house.entry_gate], self.board.gates[1 - house.entry_gate]
        self.home = self.spaces_to(self.entry.cell)

    def spaces_to(self, goal: Way) -> dict[Way, int]:
        """How far each open cell is from one of them."""
        found, front = {goal: 0}, [goal]
        for x, y in front:
            for there in ((x + dx, y + dy) for dx, dy in self.ways):
                if there in self.open and there not in found:
                    found[there] = found[x, y] + 1
                    front.append(there)
        return found

    def step(self, at: Any, way: Way) -> Any:
        """The next space, also in by one gate and out by the other; None where there is none."""
        if at == START:
            inward = STRAIGHT[self.entry.side]
            return self.entry.cell if way == (-inward[0], -inward[1]) else None
        if at == self.exit.cell and way == STRAIGHT[self.exit.side]:
            return OUT
        there = at[0] + way[0], at[1] + way[1]
        return there if there in self.open else None

    def walk(self, at: Any, way: Way, length: int) -> tuple[Any, int]:
        """Where a straight movement ends, None if it does not fit, and how many spaces it took."""
        for n in range(length):
            if at == OUT:
                return OUT, n
            at = self.step(at, way)
            if at is None:
                return None, n
        return at, length

    def ways_back(self, at: Any) -> list[Way]:
        """The steps on a shortest path to the start gate."""
        if at == START:
            return []
        if at == self.entry.cell:
            return [STRAIGHT[self.entry.side]]
        return [way for way in self.ways if self.home.get((at[0] + way[0], at[1] + way[1]), 99) < self.home[at]]

    def step_back(self, at: Any, way: Way) -> Any:
        """A space nearer to the start gate."""
        return START if at == self.entry.cell else (at[0] + way[0], at[1] + way[1])
