"""Checkpoints of a long run in a folder: it goes on after a crash with nothing played twice.

Each file holds the counts of some games in a row, as JSON after a checksum over all that it says; it is written beside
its place and moved there when it is whole. Files say which rules, bots and seeds they are of.
"""

import functools
import hashlib
import json
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from catlib.bench.parts import Part, Run, Task
from catlib.bench.result import write_whole
from catlib.bench.tally import Pair, Tally
from catlib.game import __version__

EVERY = 30.0  # seconds between two files
SUM = 64  # bytes of a checksum


class CheckpointWarning(UserWarning):
    """A checkpoint that could not be written or read; the run goes on without it."""


def missing(done: Sequence[tuple[int, int]], total: int) -> list[tuple[int, int]]:
    """The ranges of games that are still to be played.

    >>> missing([(0, 10), (20, 30)], 40)
    [(10, 20), (30, 40)]
    """
    ends = [0, *(stop for _, stop in done)]
    starts = [*(start for start, _ in done), total]
    return [(a, b) for a, b in zip(ends, starts, strict=True) if a < b]


class Checkpoints:
    """A folder of checkpoints for one task; `every` is how many seconds pass between two files.

    Parts are added up on their way to a file, and a file's sum to `run`: so each is counted once. Raise OSError in a
    sentence where the folder cannot be made.
    """

    def __init__(self, folder: str | Path, task: Task, run: Run, every: float = EVERY):
        self.folder, self.task, self.run, self.every = Path(folder), task, run, every
        with self._told_by_name():
            self.folder.mkdir(parents=True, exist_ok=True)
        self.plan = plan_of(task)
        self._waiting: list[Part] = []
        self._saved, self._told = time.monotonic(), False

    def load(self, total: int) -> Iterator[Part]:
        """The parts that are done, in order; a damaged file brings a warning, and its games are played again.

        Files that hold games beyond the total are left alone. Raise ValueError where one is of other rules, bots or
        seeds.
        """
        reached = 0
        for path in sorted(self.folder.glob("games-*.json")):
            try:
                plan, part = read(path)
            except (OSError, ValueError) as error:
                self._warn(f"{path} is damaged ({_first_line(error)}); its games are played again")
                continue
            if plan != self.plan:
                wrong = f"{_differs(plan, self.plan)}; name another folder, or delete this one"
                raise ValueError(f"checkpoint={str(self.folder)!r}: {wrong}")
            if reached <= part.start < part.stop <= total:
                reached = part.stop
                yield part

    def check(self) -> None:
        """Raise OSError in a sentence where nothing can be written, before hours are spent."""
        with self._told_by_name(), tempfile.TemporaryFile(dir=self.folder):
            pass

    def add(self, part: Part) -> None:
        """Take note of a part that was played; write what has gathered, if it is time."""
        if not self._waiting or self._waiting[-1].stop != part.start:
            empty = Run.of(self.task)
            self._waiting.append(Part(part.start, part.start, empty.tallies, empty.pairs))
        last = self._waiting[-1]
        Run(last.tallies, last.pairs).add(part)
        last.stop = part.stop
        if time.monotonic() - self._saved >= self.every:
            self.save()

    def save(self) -> None:
        """Write what is not written yet, and count it; where that fails, warn once and keep it for the next time."""
        self._saved = time.monotonic()
        while self._waiting:
            part = self._waiting[0]
            try:
                write(self.folder / f"games-{part.start:012d}-{part.stop:012d}.json", self.plan, part)
            except OSError as error:
                if not self._told:
                    self._warn(f"{error}; the games go on, and it is tried again")
                self._told = True
                return
            self.run.add(self._waiting.pop(0))

    def close(self) -> None:
        """Write the rest, and count it also where it cannot be written."""
        self.save()
        for part in self._waiting:
            self.run.add(part)

    @contextmanager
    def _told_by_name(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise OSError(
                f"checkpoint={str(self.folder)!r}: {error.strerror or error}; name a folder that can be written"
            ) from None

    def _warn(self, words: str) -> None:
        warnings.warn(f"checkpoint: {words}.", CheckpointWarning, stacklevel=2)


def plan_of(task: Task) -> dict[str, Any]:
    """Return what a run is of, in words that can be compared."""
    return {
        "catlib": __version__,
        "variants": [game.saved_spec() for game in task.games],
        "bots": [list(bots) for bots in task.bots],
        "seeds": list(task.seeds),
        "limit": task.limit,
    }


def _differs(there: dict[str, Any], here: dict[str, Any]) -> str:
    """Return what is not alike in two plans, the first such thing by name."""
    name = next(name for name in {**here, **there} if there.get(name) != here.get(name))
    return f"it is of other {name} ({json.dumps(there.get(name))}, and here {json.dumps(here.get(name))})"


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(". ")


# One file


@functools.cache
def _kept() -> Any:
    """Return the translation of a plan and a part to JSON and back; of pairs the winners stand as a list."""
    from pydantic import TypeAdapter  # which importing the library is to leave alone

    winners, moved = list[tuple[tuple[int, int], int]], dict[str, tuple[int, int, int]]
    return TypeAdapter(tuple[dict[str, Any], int, int, list[Tally], list[tuple[winners, moved]]])  # type: ignore[valid-type]


def write(path: Path, plan: dict[str, Any], part: Part) -> None:
    """Write a part, all of it or nothing; raise OSError in a sentence."""
    pairs = [([*pair.winners.items()], pair.moved) for pair in part.pairs]
    said = _kept().dump_json((plan, part.start, part.stop, part.tallies, pairs))
    write_whole(path, lambda half: half.write_bytes(_sum(said) + said))


def read(path: Path) -> tuple[dict[str, Any], Part]:
    """The plan and the part in a file; raise ValueError or OSError where it is damaged."""
    whole = path.read_bytes()
    said = whole[SUM:]
    if whole[:SUM] != _sum(said):
        raise ValueError("it is not what was written")
    plan, start, stop, tallies, pairs = _kept().validate_json(said)
    return plan, Part(start, stop, tallies, [Pair(Counter(dict(winners)), moved) for winners, moved in pairs])


def _sum(said: bytes) -> bytes:
    """A checksum of all that a file says, which stands before it."""
    return hashlib.sha256(said).hexdigest().encode()
