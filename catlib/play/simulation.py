"""Whole games by the hundred thousand, the same for any number of workers, with intervals.

>>> from catlib import load
>>> from catlib.play import simulate
>>> run = simulate(load("cat_cab", players=2), games=200, seed=1)
>>> run.games, run.unfinished
(200, 0)
"""

import csv
from array import array
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing, nullcontext
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import IO, Any, NamedTuple

from catlib.chance import Estimate, Pmf, estimate, fixed, local, rng, spaced, whole
from catlib.engine import STEP_LIMIT, Played, ProgressBar, can_compile, in_parts, joined, play
from catlib.game import DRAWN, LOST, SHARED, BadSetup, Bots, Game, endings, in_a_row, say, seat_bots, together

CHUNK, PLAIN_CHUNK = 1000, 50
MOST_BYTES = 4 * 10**9  # of memory for the results of all games
SEEDS = 2**32


@dataclass(frozen=True, repr=False)
class Simulation:
    """Whole games that were played: what each seat was paid, what the game measures, and how long each took.

    Nothing in it is exact: every number comes as an `Estimate` with its interval, or marked approximate.
    `returns` holds an array a seat and `measures` an array a name, with one whole number a game, and `won` who has won
    each, as bits (`catlib.game.winning`); game number i was played from seed `catlib.chance.rng.seeds(seed, i, i + 1)`.
    `interrupted` says that somebody stopped it early.

    >>> run = simulate(load("washi_cat"), "random", games=20, seed=1, workers=1)
    >>> run.games, run.bots, run.unfinished, run.spec["game"]
    (20, ('random', 'random'), 0, 'washi_cat')
    >>> 0 <= run.win_rate(0).low <= run.win_rates()[0].value <= run.win_rate(0).high <= 1
    True
    >>> list(run.endings()), round(sum(share.value for share in run.endings().values()), 9)
    (['seat 1', 'seat 2', 'shared', 'won by nobody', 'not finished'], 1.0)
    >>> sum(run.counts("steps").values()), len(run.column("steps")), list(run.columns)[:2]
    (20, 20, ['payoff of seat 1', 'payoff of seat 2'])
    >>> run.pmf("steps").exact, run.mean("steps").value == float(run.pmf("steps").mean), run.compare(run, seat=0).value
    (False, True, 0.0)
    >>> run.to_csv(folder / "games.csv"), len((folder / "games.csv").read_text().splitlines())
    (None, 21)
    """

    game: Game
    bots: tuple[str, ...]
    seed: int
    returns: tuple[array, ...]
    measures: dict[str, array]
    steps: array
    finished: array
    won: array
    interrupted: bool = False

    @property
    def games(self) -> int:
        """Return how many games were played."""
        return len(self.steps)

    @property
    def spec(self) -> dict[str, Any]:
        """The game's name, players and changed house rules."""
        return self.game.spec()

    @property
    def unfinished(self) -> int:
        """Return how many games were stopped by the limit before they ended; they count as won by nobody."""
        return self.games - sum(self.finished)

    # What happened

    def win_rate(self, seat: int, confidence: float = 0.95) -> Estimate:
        """Return how often a seat won, with Wilson's interval.

        A win that several share counts for each of them; who has won says `catlib.game.winning`, by default those paid
        most.
        """
        seat = self._seat(seat)
        won = sum(n for bits, n in self._won.items() if bits >> seat & 1)
        return estimate.proportion(won, self.games, confidence)

    def win_rates(self, confidence: float = 0.95) -> tuple[Estimate, ...]:
        """Return how often each seat won; see `win_rate`."""
        return tuple(self.win_rate(seat, confidence) for seat in range(len(self.returns)))

    def endings(self, confidence: float = 0.95) -> dict[str, Estimate]:
        """Return how often games ended in which way, each game in one, so that the shares add up to all games.

        A seat, or a team, has the games that it won alone; what several share, what nobody won and what did not finish
        stands beside them. Where all play together, games are won together or not.
        """
        found = endings(self.game.rules, len(self.returns), self._won, self.unfinished)
        return {how: estimate.proportion(n, self.games, confidence) for how, n in found.items()}

    def counts(self, measure: str) -> dict[int, int]:
        """Return how many games gave each value of a measure, ascending."""
        return dict(sorted(Counter(self.column(measure)).items()))

    def pmf(self, measure: str) -> Pmf:
        """Return how a measure was distributed, marked approximate."""
        return Pmf(self.counts(measure), approximate=True)

    def mean(self, measure: str, confidence: float = 0.95) -> Estimate:
        """The mean of a measure, with the normal interval of its standard error."""
        return estimate.mean(self.counts(measure), confidence)

    def compare(self, other: "Simulation", seat: int, confidence: float = 0.95) -> Estimate:
        """Return how much more often a seat won here than in another simulation, with Newcombe's interval."""
        return estimate.difference(self.win_rate(seat, confidence), other.win_rate(seat, confidence))

    # The games themselves

    @property
    def columns(self) -> dict[str, array]:
        """Every column by name: the payoffs, the game's measures, the steps, and whether the game finished."""
        paid = {f"payoff of seat {i + 1}": column for i, column in enumerate(self.returns)}
        return paid | self.measures | {"steps": self.steps, "finished": self.finished}

    def column(self, name: str) -> array:
        """One number a game by the column's name; raise ValueError with the names there are."""
        columns = self.columns
        if name not in columns:
            raise ValueError(f"measure={name!r}: {self.game.title} has no such measure; there are {', '.join(columns)}")
        return columns[name]

    def to_csv(self, target: str | Path | IO[str]) -> None:
        """Write a line a game, with its number, its seed and every column, to a path or an open text file."""
        columns = self.columns
        seeds = rng.seeds(self.seed, 0, self.games)
        with _opened(target) as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(["game", "seed", *columns])
            writer.writerows(zip(range(1, self.games + 1), seeds, *columns.values(), strict=True))

    def __repr__(self) -> str:
        stopped = ", interrupted" * self.interrupted
        return f"<{self.games} simulated games of {self.game!r}, bots {self.bots!r}, seed {self.seed}{stopped}>"

    def __str__(self) -> str:
        given: dict[str, Any] = {"name": self.game.title, "games": spaced(self.games), "stopped": self.interrupted}
        left = [say("simulated-open", n=spaced(self.unfinished))] * bool(self.unfinished)
        return "\n  ".join([say("simulated", **given), *self._said(), *left])

    def _said(self) -> Iterator[str]:
        """Yield who won how often, and what makes the shares add up: shared wins, and games that nobody won."""
        how = self.endings()
        if together(self.game.rules):
            yield say("simulated-together", bots=in_a_row(self.bots), value=str(self.win_rate(0)))
        else:
            yield from (say("simulated-team", name=each, value=str(how[each])) for each in self.game.rules.TEAMS)
            for i, (bot, rate) in enumerate(zip(self.bots, self.win_rates(), strict=True)):
                alone = how.get(f"seat {i + 1}") if how[SHARED].value else None
                told = fixed(100 * alone.value, 1) + local("%") if alone else False
                yield say("simulated-seat", n=i + 1, who=bot, value=str(rate), alone=told)
        for name, id in {SHARED: "simulated-shared", DRAWN: "simulated-drawn", LOST: "simulated-lost"}.items():
            if name in how and how[name].value:
                yield say(id, value=str(how[name]))

    @cached_property
    def _won(self) -> Counter[int]:
        return Counter(self.won)

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < len(self.returns):
            raise ValueError(f"seat={seat!r}: the seats are 0 to {len(self.returns) - 1}")
        return seat


def _opened(target: str | Path | IO[str]) -> Any:
    if isinstance(target, str | Path):
        return open(target, "w", encoding="utf-8", newline="")
    return nullcontext(target)


# Playing


def simulate(
    game: Game,
    bots: Bots = None,
    games: int = 10_000,
    seed: int = 0,
    *,
    workers: int | None = None,
    executor: Executor | Any = None,
    progress: bool = True,
    limit: int = STEP_LIMIT,
) -> Simulation:
    """Play many whole games and keep what came of each.

    `bots` is one name for every seat, a name a seat, or names by seat number with the game's default elsewhere.
    The same game, bots and seed give the same result for any number of `workers` (threads; default: one a core)
    and for any `executor`: a `concurrent.futures.Executor`, or a Dask client. A game that has not ended after
    `limit` steps counts as unfinished. A bar appears after a second if tqdm is installed; Ctrl-C keeps the games
    done so far. Raises ValueError in a sentence for a bot, a number of games, workers or a seed that cannot be.

    >>> game = load("cat_cab", players=2)
    >>> simulate(game, games=60, seed=1, workers=1) == simulate(game, games=60, seed=1, workers=2)
    True
    """
    task = _task(game, bots, games, seed, limit)
    done: list[Played] = []
    interrupted = False
    bar = ProgressBar(task.games, "games", game.title, progress)
    with closing(_played(task, workers, executor)) as parts, bar:
        try:
            for part in parts:
                done.append(part)
                bar.update(len(part.steps))
        except KeyboardInterrupt:
            if not done:
                raise
            interrupted = True
    return _gathered(task, done, interrupted)


class _Task(NamedTuple):
    game: Game
    bots: tuple[str, ...]
    games: int
    seed: int
    limit: int

    def __reduce__(self) -> tuple[Any, ...]:
        make, arguments = self.game.__reduce__()
        return _arrived, (self.game.name, make, arguments, *self[1:])


class _Lost(NamedTuple):
    why: str


def _arrived(name: str, make: Callable[..., Game], arguments: tuple[Any, ...], *rest: Any) -> _Task | _Lost:
    """A task in another process; an error on arrival would break its pool without a word, so it is kept for later."""
    try:
        return _Task(make(*arguments), *rest)
    except Exception as error:
        return _Lost(f"{name!r}: {error}")


def _task(game: Game, bots: Bots, games: int, seed: int, limit: int) -> _Task:
    seats = seat_bots(game, bots)
    numbers = 3 + game.num_players + len(game.rules.MEASURES)  # of 8 bytes, a game; all are copied once
    if 16 * numbers * whole("games", games) > MOST_BYTES:
        raise ValueError(
            f"games={games}: their results need {16 * numbers * games / 1e9:.0f} GB of memory; expected at most"
            f" {MOST_BYTES // (16 * numbers):,} games of {game.title}; catlib.bench.compare counts more and keeps none"
        )
    return _Task(game, seats, whole("games", games), whole("seed", seed, 0, SEEDS - 1), whole("limit", limit))


def _played(task: _Task, workers: int | None, executor: Any) -> Generator[Played]:
    """The games in order, some at a time."""
    compiled = can_compile(task.game, task.bots)
    size = CHUNK if compiled else PLAIN_CHUNK
    parts = [(task, a, min(a + size, task.games)) for a in range(0, task.games, size)]
    return in_parts(_play_range, parts, workers, executor, compiled, partial(_play_range, task, 0, 0))


def _play_range(task: _Task | _Lost, start: int, stop: int) -> Played:
    """Games start to stop, on whichever engine is here; the numbers do not depend on it."""
    if isinstance(task, _Lost):
        raise BadSetup(
            f"executor: a worker cannot load the game {task.why}; a process that is spawned has to be told of a game "
            "from elsewhere, as by the initializer of a ProcessPoolExecutor"
        )
    done = play(task.game, task.bots, rng.seeds(task.seed, start, stop), limit=task.limit)
    return Played(done.paid, done.measured, (done.steps,), done.winners, done.ended)  # no more, as it may travel


def _gathered(task: _Task, parts: Sequence[Played], interrupted: bool) -> Simulation:
    done = joined(*parts)
    named = dict(zip(task.game.rules.MEASURES, done.measured, strict=True))
    columns = done.paid, named, done.steps, done.finished, done.winners
    return Simulation(task.game, task.bots, task.seed, *columns, interrupted)
