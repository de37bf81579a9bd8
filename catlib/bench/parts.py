"""A run cut into parts that may be played anywhere, in any order: here, on threads, in a pool or on a cluster."""

from collections.abc import Callable, Generator
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from catlib.bench.tally import Pair, Tally, paired, tallied
from catlib.engine import ProgressBar, drive, finishing, translate, width_of
from catlib.engine import driver as engine
from catlib.game import Game

COMPILED_PART, PLAIN_PART = 250, 20  # games; at the end no core waits for long
PARTS = 512  # a longer run has longer parts and not more of them
MOST_COMPILED, MOST_PLAIN = 20_000, 1_000  # games; a part keeps numbers of each, and is lost if it is not done
POOL_PARTS, POOL_PARTS_EACH = 64, 16  # on a pool, in all and for each worker
GONE = (BrokenExecutor, CancelledError, OSError)  # what a pool or cluster raises that has ended


class Task(NamedTuple):
    """A plan: the variants' games, a bot for each seat of each, and how they are played."""

    games: tuple[Game, ...]
    bots: tuple[tuple[str, ...], ...]
    seeds: tuple[int, ...]
    limit: int


@dataclass
class Part:
    """Some games of every variant, counted, and of every later variant beside the first."""

    start: int
    stop: int
    tallies: list[Tally]
    pairs: list[Pair] = field(default_factory=list)


@dataclass
class Run:
    """All parts so far, added up; `stopped` says why it ended early, if it did."""

    tallies: list[Tally]
    pairs: list[Pair]
    stopped: str = ""

    @classmethod
    def of(cls, task: Task) -> "Run":
        """Nothing yet."""
        return cls([Tally() for _ in task.games], [Pair() for _ in task.games[1:]])

    def add(self, part: Part) -> None:
        """Count a part."""
        for mine, other in zip(self.tallies, part.tallies, strict=True):
            mine.add(other)
        for whole, more in zip(self.pairs, part.pairs, strict=True):
            whole.add(more)


def play_part(task: Task, start: int, stop: int) -> Part:
    """Games number `start` to `stop` of every variant; the numbers do not depend on who plays them."""
    part = Part(start, stop, [])
    first = None
    for game, bots, seed in zip(task.games, task.bots, task.seeds, strict=True):
        done = drive(game, bots, seed, start, stop, limit=task.limit)
        part.tallies.append(tallied(game, done, start))
        if first is None:
            first = done
        else:
            part.pairs.append(paired((task.games[0], game), first, done))
    return part


def is_compiled(task: Task) -> bool:
    """Return whether all variants are played in WebAssembly."""
    return all(engine.can_compile(game, bots) for game, bots in zip(task.games, task.bots, strict=True))


def cut(task: Task, start: int, stop: int, executor: Any = None) -> list[tuple[int, int]]:
    """The parts of a run, as ranges of game numbers; fewer for a pool, to which each costs a message.

    A very long run has more parts, so that its memory does not grow.
    """
    least, most = (COMPILED_PART, MOST_COMPILED) if is_compiled(task) else (PLAIN_PART, MOST_PLAIN)
    parts = PARTS if executor is None else max(POOL_PARTS, POOL_PARTS_EACH * width_of(executor, 1))
    size = min(max(least, -(-(stop - start) // parts)), most)
    return [(a, min(a + size, stop)) for a in range(start, stop, size)]


def get_ready(task: Task) -> None:
    """Translate the rules of every variant."""
    for game in task.games:
        translate(game)


def gather(run: Run, parts: Generator[Part], bar: ProgressBar, add: Callable[[Part], Any] | None = None) -> Run:
    """Add up parts as they come, with a bar; what is done is kept at Ctrl-C, or if a cluster goes away.

    `add` takes each part where the run does not do so itself.
    """
    with closing(parts), bar:
        try:
            for part in parts:
                with finishing():
                    (add or run.add)(part)
                    bar.update(part.stop - part.start)
        except (KeyboardInterrupt, *GONE) as error:
            if not bar.done:
                raise
            run.stopped = why_stopped(error)
    return run


def why_stopped(error: BaseException) -> str:
    """Why a run ended early, in words."""
    gone = ": ".join(filter(None, ["the workers went away", str(error)]))
    return "stopped by hand" if isinstance(error, KeyboardInterrupt) else gone
