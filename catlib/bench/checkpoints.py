"""Checkpoints of a long run in a folder: it goes on after a crash with nothing played twice.

Each file holds the counts of some games in a row, as Parquet with a checksum over all that it says; it is written
beside its place and moved there when it is whole. Files say which rules, bots and seeds they are of.
"""

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
from catlib.bench.result import library, write_whole
from catlib.bench.tally import Failure, Pair, Tally
from catlib.game import __version__

EVERY = 30.0  # seconds between two files
NEEDS = "a checkpoint"
COLUMNS = ("variant", "kind", "name", "a", "b", "n", "text")
Row = tuple[int, str, str, int, int, int, str]


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
        library("pyarrow", NEEDS)
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
        for path in sorted(self.folder.glob("games-*.parquet")):
            try:
                plan, part = read(path)
            except Exception as error:  # pyarrow raises all kinds for bytes that it did not write
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
                write(self.folder / f"games-{part.start:012d}-{part.stop:012d}.parquet", self.plan, part)
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


def write(path: Path, plan: dict[str, Any], part: Part) -> None:
    """Write a part, all of it or nothing; raise OSError in a sentence."""
    arrow, parquet = library("pyarrow", NEEDS), library("pyarrow.parquet", NEEDS)
    rows = list(rows_of(part))
    columns = list(zip(*rows, strict=True))
    kinds = [arrow.int64(), arrow.string(), arrow.string(), *[arrow.int64()] * 3, arrow.string()]
    fields = [arrow.field(name, kind) for name, kind in zip(COLUMNS, kinds, strict=True)]
    head = {"plan": json.dumps(plan), "start": str(part.start), "stop": str(part.stop)}
    head["sum"] = _sum(head, rows)
    arrays = [arrow.array(column, kind) for column, kind in zip(columns, kinds, strict=True)]
    table = arrow.table(arrays, schema=arrow.schema(fields, metadata=head))
    write_whole(path, lambda half: _write_table(parquet, table, half))


def _write_table(parquet: Any, table: Any, half: Path) -> None:
    parquet.write_table(table, half, write_page_checksum=True)


def read(path: Path) -> tuple[dict[str, Any], Part]:
    """The plan and the part in a file; raise ValueError, OSError or another error of pyarrow's where it is damaged."""
    parquet = library("pyarrow.parquet", NEEDS)
    table = parquet.read_table(path, page_checksum_verification=True)
    head = {name.decode(): said.decode() for name, said in (table.schema.metadata or {}).items()}
    if not {"plan", "start", "stop", "sum"} <= head.keys():
        raise ValueError("it does not say what it is of")
    rows = list(zip(*(table.column(name).to_pylist() for name in COLUMNS), strict=True))
    if head["sum"] != _sum(head, rows):
        raise ValueError("it is not what was written")
    plan = json.loads(head["plan"])
    return plan, part_of(int(head["start"]), int(head["stop"]), len(plan["variants"]), rows)


def _sum(head: dict[str, str], rows: Sequence[Row]) -> str:
    """A checksum of all that a file says, as Parquet's own are of its pages and not of what stands around them."""
    return hashlib.sha256(json.dumps([head["plan"], head["start"], head["stop"], rows]).encode()).hexdigest()


def rows_of(part: Part) -> Iterator[Row]:
    """A part as rows: which variant, what kind of number, of which column, and the numbers."""
    for i, tally in enumerate(part.tallies):
        yield i, "games", "", tally.failed, tally.unfinished, tally.games, ""
        yield from ((i, "winners", "", winners, 0, n, "") for winners, n in tally.winners.items())
        for name, counts in tally.values.items():
            yield i, "column", name, 0, 0, 0, ""
            yield from ((i, "value", name, value, tally.found[name][value], n, "") for value, n in counts.items())
        yield from ((i, "failure", "", one.game, one.seat, 1, one.reason) for one in tally.failures)
    for i, pair in enumerate(part.pairs):
        yield from ((i, "pair", "", first, second, n, "") for (first, second), n in pair.winners.items())
        # sums of squares may outgrow 64 bits
        yield from ((i, "moved", name, 0, 0, 0, json.dumps(sums)) for name, sums in pair.moved.items())


def part_of(start: int, stop: int, variants: int, rows: Sequence[Row]) -> Part:
    """The part whose rows these are."""
    part = Part(start, stop, [Tally() for _ in range(variants)], [Pair() for _ in range(variants - 1)])
    for i, kind, name, a, b, n, text in rows:
        if kind == "pair":
            part.pairs[i].winners[a, b] = n
            continue
        if kind == "moved":
            games, total, squares = json.loads(text)
            part.pairs[i].moved[name] = games, total, squares
            continue
        tally = part.tallies[i]
        if kind == "games":
            tally.failed, tally.unfinished, tally.games = a, b, n
        elif kind == "winners":
            tally.winners[a] = n
        elif kind == "column":
            tally.values[name], tally.found[name] = Counter(), {}
        elif kind == "value":
            tally.values[name][a], tally.found[name][a] = n, b
        else:
            tally.failures.append(Failure(a, b, text))
    return part
