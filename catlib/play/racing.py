"""Choices that bots play on from with the same luck, in rounds: games go to those that may still be the best.

Each round has as much time as the others, and after it the worse half is dropped (sequential halving: Z. Karnin,
T. Koren and O. Somekh, Almost optimal exploration in multi-armed bandits, 2013). Two choices are compared in the same
games only, by the differences, which vary less than means do.
"""

import math
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from catlib.chance import critical_value

ROUNDS = 4  # at most
FIRST_GAMES = 4  # of each choice, by which it is seen how long one takes
SURE = 0.95  # that the best choice is among those that may be it

Play = Callable[[Sequence[int], int, int], Sequence[Sequence[float]]]
"""The results of games from some number to another, a row for each of some choices; one number is one luck."""


@dataclass(frozen=True)
class Race:
    """The results of each choice by game, which of them may be the best, and the one that should be taken.

    >>> found = race(lambda choices, start, stop: [[choice] * (stop - start) for choice in choices], 3, 0, 90, 40, 60)
    >>> found.contenders, found.best, [len(row) for row in found.rows]
    (frozenset({2}), 2, [15, 37, 37])
    """

    rows: Sequence[Sequence[float]]
    contenders: frozenset[int]
    best: int

    @property
    def games(self) -> int:
        """Return how many games were played of all choices together."""
        return sum(len(row) for row in self.rows)


def race(play: Play, choices: int, favourite: int, games: int, most: int, seconds: float) -> Race:
    """Play some choices on, `games` together at most and `most` of each, as many as fit.

    The `favourite` is what a good player would do anyway: it stays in the race as long as it may be the best, and is
    taken unless another is surely better: whoever follows the race plays no worse after few games.
    """
    deadline, rows = time.perf_counter() + seconds, [list[float]() for _ in range(choices)]
    running, played, each = list(range(choices)), 0, 0.0
    rounds = min(ROUNDS, max(1, math.ceil(math.log2(choices))))
    for left in range(rounds, 0, -1):
        done = sum(map(len, rows))
        share = (games - done) // left // len(running)
        if not played:
            began, few = time.perf_counter(), max(1, min(FIRST_GAMES, share, most))
            played = _play(play, rows, running, 0, few)
            each = (time.perf_counter() - began) / few / choices
            share -= few
        time_left = max(0.0, deadline - time.perf_counter()) / left
        stop = min(most, played + max(0, min(share, int(time_left / max(each, 1e-9) / len(running)))))
        if stop > played:
            played = _play(play, rows, running, played, stop)
        if left > 1:
            running = _better_half(rows, running, favourite)
    best = max(running, key=lambda choice: statistics.fmean(rows[choice]))
    contenders = frozenset(choice for choice in range(choices) if _may_be_best(rows[choice], rows[best], choices))
    return Race(rows, contenders, favourite if favourite in contenders else best)


def _play(play: Play, rows: Sequence[list[float]], choices: Sequence[int], start: int, stop: int) -> int:
    for choice, more in zip(choices, play(choices, start, stop), strict=True):
        rows[choice] += more
    return stop


def _better_half(rows: Sequence[Sequence[float]], running: Sequence[int], favourite: int) -> list[int]:
    ranked = sorted(running, key=lambda choice: -statistics.fmean(rows[choice]))
    kept = ranked[: math.ceil(len(ranked) / 2)]
    stays = favourite in running and favourite not in kept and _may_be_best(rows[favourite], rows[kept[0]], len(rows))
    return sorted([*kept, favourite] if stays else kept)


def _may_be_best(row: Sequence[float], best: Sequence[float], choices: int) -> bool:
    """Return whether a choice may be as good as the best one, if one of so many is to be wrong in few races only.

    A game is taken off the lead, the continuity correction of a sign test: three games to none are luck too often.
    """
    gain, error = gained(best, row)
    corrected = gain + 1 / min(len(row), len(best))
    return corrected + critical_value(1 - (1 - SURE) / max(1, choices - 1)) * error >= 0


def gained(done: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return how much better another choice was in the same games, and the standard error, which is never 0."""
    gains = [b - a for a, b in zip(done, other, strict=False)]
    n, mean = len(gains), statistics.fmean(gains)
    return mean, math.sqrt((sum((gain - mean) ** 2 for gain in gains) + 1) / n / n)
