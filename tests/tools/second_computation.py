"""The values of the daily puzzles a second time: by sweeps in floats, with no policy, no fractions and no proof."""

from collections.abc import Hashable
from typing import Any

from catlib.game import Goal
from catlib.rules import CHANCE, TERMINAL
from tools import puzzles
from tools.puzzle_kinds import after


def twice(puzzle: puzzles.Puzzle, known: "dict[Hashable, Swept] | None" = None) -> list[float]:
    """The values of a puzzle by sweeps in floats over all positions that can follow, until nothing changes.

    What was swept before is found again in `known`.
    """
    game, states = puzzles.played(puzzle.kind, puzzle.position)
    state, base = states[-1], float(puzzle.kind.base(states[-1]))
    goal = puzzle.kind.goal(game, state)
    seat = game.current_player(state) if goal.seat is None else goal.seat
    swept = ({} if known is None else known).setdefault((game, goal, seat), Swept(game, goal, seat))
    return [swept.value(after(game, goal, state, choice)) - base for choice in puzzle.kind.choices(game, state)]


class Swept:
    """Values of a goal by iteration; no policy, no fractions, no proof."""

    def __init__(self, game: Any, goal: Goal, seat: int):
        self.game, self.goal, self.seat = game, goal, seat
        self.step = goal.successor or game.successor
        self.name = goal.abstraction or (lambda state: state.key())
        self.known: dict[Hashable, float] = {}

    def value(self, state: Any) -> float:
        rows: dict[Hashable, tuple[str, list[tuple[float, Hashable]]]] = {}
        waiting = [state]
        while waiting:
            at = waiting.pop()
            name = self.name(at)
            if name not in self.known:
                self._list(name, at, rows, waiting)
        order = list(reversed(rows))
        change = 1.0
        while change > 1e-13:
            change = 0.0
            for name in order:
                how, after = rows[name]
                worths = [self.known[each] for _, each in after]
                new = (sum(weight * worth for (weight, _), worth in zip(after, worths, strict=True)) if how == "mean"
                       else max(worths) if how == "most" else min(worths))
                change, self.known[name] = max(change, abs(new - self.known[name])), new
        return self.known[self.name(state)]

    def _list(self, name: Hashable, at: Any, rows: dict, waiting: list[Any]) -> None:
        """Note how a state is worth what follows it, and what is still to be listed."""
        player = self.game.current_player(at) if not hasattr(at, "worth") else TERMINAL
        if self.goal.until(at) or player == TERMINAL:
            self.known[name] = float(self.goal.value(at))
            return
        self.known[name] = 0.0
        if player == CHANCE:
            outcomes = [(float(weight), action) for action, weight in self.game.chance_outcomes(at)]
        else:
            legal = self.game.legal_actions(at)
            outcomes = [(1 / len(legal), action) for action in legal]
        how = "mean" if player == CHANCE or (player != self.seat and self.goal.others == "uniform") else (
            "most" if player == self.seat else "least")
        following = [(weight, self.step(at, action)) for weight, action in outcomes]
        rows[name] = how, [(weight, self.name(each)) for weight, each in following]
        waiting.extend(each for _, each in following if self.name(each) not in self.known)
