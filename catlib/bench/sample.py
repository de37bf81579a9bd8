"""Games of one variant with every number of every game, as a design lab shows them while they come in.

Samples of one seed share their luck die by die (`catlib.chance.streams`), so that they are compared game by game.
"""

from array import array
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from typing import Any

from catlib.bench.compare import Comparison
from catlib.bench.parts import COMPILED_PART, PLAIN_PART, Run, Task
from catlib.bench.tally import Tally, columns, paired, tallied
from catlib.chance import Estimate, estimate, whole
from catlib.engine import OVER, Played, drive, first_of, in_parts, joined, translate
from catlib.engine import driver as engine
from catlib.game import Bots, Game, seat_bots


@dataclass(frozen=True, repr=False)
class Sample:
    """Whole games from number 0 on, of one game with its bots; nothing in it is exact."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    played: Played

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.played.ended)

    @cached_property
    def tally(self) -> Tally:
        """The games, counted."""
        return tallied(self.game, self.played, 0)

    @cached_property
    def columns(self) -> dict[str, array]:
        """One whole number a game: lengths, payoffs, and what the game measures; `ended` is 1 at a usual end."""
        return {**dict(columns(self.game, self.played)), "ended": self.played.ended}

    def has(self, column: str, least: int, most: int) -> bytes:
        """A byte a game, 1 where a column's value lies within two bounds and the game came to an end."""
        each = zip(self.columns[column], self.played.ended, strict=True)
        return bytes(least <= value <= most and end == OVER for value, end in each)

    def rate(self, hits: bytes, confidence: float = 0.95) -> Estimate:
        """The share of games that a byte of 1 stands for, of those that did not go wrong."""
        return estimate.proportion(sum(hits), max(1, self.tally.counted), confidence)

    def mean(self, column: str, confidence: float = 0.95) -> Estimate:
        """The mean of a column over the games that came to an end."""
        counts = self.tally.values[column]
        return estimate.mean(counts, confidence) if counts else estimate.mean_of_sums(0, 0, 0, confidence)

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.game!r}, bots {self.bots!r}, seed {self.seed}>"


def side_by_side(runs: Mapping[str, Sample]) -> Comparison:
    """Compare samples of one seed by name, game by game as far as all have played.

    >>> found = side_by_side({str(n): sampled(load("cat_cab", item_limit=n), games=50, seed=1) for n in (2, 3)})
    >>> found.games, found.differences[0].estimate.unit
    (50, 'points')
    """
    each, pairs = list(runs.values()), []
    first, *others = each
    games, bots, seeds = ([run.game for run in each], [run.bots for run in each], [run.seed for run in each])
    task = Task(tuple(games), tuple(bots), tuple(seeds), engine.STEP_LIMIT)
    for run in others:
        n = min(first.games, run.games)
        pairs.append(paired((first.game, run.game), first_of(first.played, n), first_of(run.played, n)))
    return Comparison(tuple(runs), task, Run([run.tally for run in each], pairs), True)


def samples(
    game: Game,
    bots: Bots = None,
    games: int = 10_000,
    seed: int = 0,
    *,
    batch: int | None = None,
    workers: int | None = None,
    executor: Any = None,
    limit: int = engine.STEP_LIMIT,
) -> Generator[Sample]:
    """Play games and hand out what is done so far every `batch` games (default: a tenth of all).

    Each sample holds every game of the one before. Stop taking, and the games not yet begun are never played.

    >>> [one.games for one in samples(load("cat_cab"), games=100, batch=50, workers=1)]
    [50, 100]
    """
    seats, games, seed = seat_bots(game, bots), whole("games", games), whole("seed", seed, 0, 2**32 - 1)
    size = whole("batch", -(-games // 10) if batch is None else batch)
    fast = engine.can_compile(game, seats)
    step = min(size, 4 * COMPILED_PART if fast else PLAIN_PART)  # each part is joined to all before it
    bounds = sorted({*range(0, games, step), *range(0, games, size), games})  # a sample ends where a part does
    parts = [(game, seats, seed, a, b, limit) for a, b in pairwise(bounds)]
    done: Played | None = None
    shown = 0
    with closing(in_parts(_drive, parts, workers, executor, fast, partial(translate, game))) as stream:
        for part in stream:
            done = part if done is None else joined(done, part)
            if len(done.ended) - shown >= size or len(done.ended) == games:
                shown = len(done.ended)
                yield Sample(game, seats, seed, done)


def sampled(game: Game, bots: Bots = None, games: int = 10_000, seed: int = 0, **where: Any) -> Sample:
    """All games at once; `where` takes `workers`, `executor` and `limit`."""
    [whole_sample] = samples(game, bots, games, seed, batch=games, **where)
    return whole_sample


def _drive(game: Game, bots: Sequence[str], seed: int, start: int, stop: int, limit: int) -> Played:
    return drive(game, bots, seed, start, stop, limit=limit)
