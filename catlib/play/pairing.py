"""Mistakes in a game, measured by games played on with the same chance for each choice.

All decisions are looked at roughly first, then those that look dear more closely, and the dearest anew with chance that
had no part in choosing them: what is measured then is neither too high, as the highest of many estimates is, nor a sum
of noise.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from catlib.chance import critical_value
from catlib.game import Game
from catlib.play.judge import Judge

ROUGH, ALIKE, WIDE, DEEP, FRESH = 3, 8, 64, 300, 1000  # games of each choice after each look
UNSEEN = 10**6  # playouts from this number on have had no part in choosing what is measured anew
SUSPECTS, FINALISTS = 20, 8  # decisions that are looked at more closely, and measured anew
SURE = 0.99  # of an interval of a loss: some are looked at in one game, and one in twenty would often be wrong


@dataclass(frozen=True)
class Compared:
    """A decision beside others: the chance to win by what was done, and what another action would have added.

    `better` is None where nothing better was found; `loss` and `margin` (half its interval) then are 0.
    """

    ply: int
    value: float
    spread: float
    better: int | None
    loss: float
    margin: float


class _Choice:
    """One decision: the games played on from what was done, which comes first, and from everything else."""

    def __init__(self, game: Game, state: Any, done: int, ply: int, judge: Judge):
        named = {game.short_label(state, action): action for action in reversed(game.legal_actions(state))}
        named[game.short_label(state, done)] = done
        self.ply, self.actions = ply, [done, *(action for action in named.values() if action != done)]
        self._judge, self._state, self._seat = judge, state, game.current_player(state)
        self.rows: list[list[float]] = [[] for _ in self.actions]
        self.fresh: list[list[float]] = []

    def play(self, games: int) -> None:
        """Play on until each action has that many games."""
        more = self._shares(len(self.rows[0]), games)
        for row, shares in zip(self.rows, more, strict=True):
            row += shares

    def play_anew(self, games: int) -> None:
        """Play the best other action and what was done with chance that nothing was chosen by."""
        self.keep(1)
        self.fresh = self._shares(UNSEEN, UNSEEN + games)

    def _shares(self, start: int, stop: int) -> list[list[float]]:
        """Return what who decides gets of the win in playouts of those numbers, a row for each action."""
        rows = self._judge.shares(self._state, self.actions, self.ply, start, stop)
        return [[share[self._seat] for share in row] for row in rows]

    def merge(self) -> None:
        """Of actions that came to the same in every game only the first is kept."""
        first: dict[tuple[float, ...], int] = {}
        for i, row in enumerate(self.rows):
            first.setdefault(tuple(row), i)
        self._only(list(first.values()))

    def keep(self, count: int) -> None:
        """Work out what was done, and of the others the best."""
        others = sorted(range(1, len(self.actions)), key=lambda i: -sum(self.rows[i]))
        self._only([0, *others[:count]])

    def _only(self, kept: Sequence[int]) -> None:
        self.actions, self.rows = [self.actions[i] for i in kept], [self.rows[i] for i in kept]

    @property
    def suspicion(self) -> float:
        """By how many standard errors another action was better than what was done."""
        gained = [_gain(self.rows[0], row) for row in self.rows[1:]]
        return max((gain / error for gain, error in gained), default=-math.inf)

    def compared(self) -> Compared:
        """Return what is known so far; a loss only if it was measured anew."""
        shares = self.rows[0] + (self.fresh[0] if self.fresh else [])
        n, value = len(shares), statistics.fmean(shares)
        guarded = (sum(shares) + 2) / (n + 4)
        spread = critical_value() * math.sqrt(guarded * (1 - guarded) / n)
        if len(self.fresh) < 2:
            return Compared(self.ply, value, spread, None, 0.0, 0.0)
        loss, error = _gain(*self.fresh)
        margin = critical_value(SURE) * error
        found = loss > margin
        return Compared(self.ply, value, spread, self.actions[1] if found else None, max(0.0, loss) * found, margin)


def _gain(done: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return how much better another action was in the same games, and the standard error, never as if nothing could
    vary."""
    gains = [b - a for a, b in zip(done, other, strict=True)]
    n, mean = len(gains), statistics.fmean(gains)
    return mean, math.sqrt((sum((gain - mean) ** 2 for gain in gains) + 1) / n / n)


class Pairing:
    """The decisions at some plies of a game that was played, compared step by step; a bot for each seat plays on.

    >>> game = load("tictactoe")
    >>> states, played = [game.initial_state()], [0, 3, 1, 4, 8]
    >>> for action in played:
    ...     states.append(game.child(states[-1], action))
    >>> pairing = Pairing(game, states, played, [4], ["random", "random"])
    >>> *_, last = pairing.steps()
    >>> [found] = pairing.found()
    >>> last, found.better, found.loss > 0.2
    (1.0, 2, True)
    """

    def __init__(
        self, game: Game, states: Sequence[Any], actions: Sequence[int], plies: Sequence[int], bots: Sequence[str]
    ):
        judge = Judge(game, bots)
        self._choices = [_Choice(game, states[ply], actions[ply], ply, judge) for ply in plies]
        self.games = 0

    def found(self) -> list[Compared]:
        """Return what is known so far of the decisions that were looked at."""
        return [choice.compared() for choice in self._choices if choice.rows[0]]

    def steps(self) -> Iterator[float]:
        """Look at one decision after the other, and more closely; the share of the work that is done after each."""
        some = len(self._choices)
        suspects, finalists = min(some, SUSPECTS), min(some, FINALISTS)
        all_games = some * (ROUGH + WIDE) + suspects * DEEP + (finalists + 1) * FRESH
        done = 0
        for choice in self._choices:
            self._play(choice, ROUGH)
            done += ROUGH
            yield done / all_games
        for choice in self._choices:
            self._play(choice, ALIKE)
            choice.merge()
            self._play(choice, WIDE)
            done += WIDE
            yield done / all_games
        for choice in self._dearest(suspects):
            choice.keep(2)
            self._play(choice, DEEP)
            done += DEEP
            yield done / all_games
        for choice in [*self._dearest(finalists), *self._choices[:1]]:
            if not choice.fresh:
                choice.play_anew(FRESH)
                self.games += FRESH * len(choice.actions)
            done += FRESH
            yield done / all_games
        yield 1.0

    def _play(self, choice: _Choice, games: int) -> None:
        self.games += len(choice.actions) * (games - len(choice.rows[0]))
        choice.play(games)

    def _dearest(self, count: int) -> list[_Choice]:
        """The decisions at which another action looks better, by how sure that is."""
        suspected = [choice for choice in self._choices if choice.suspicion > 0]
        return sorted(suspected, key=lambda choice: -choice.suspicion)[:count]
