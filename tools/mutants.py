"""Bugs planted on purpose, one at a time, in a copy of the project: which test notices which?

The bugs of a room stand in `tests/mutants/<room>.toml`: what each does, in which file, the text it looks for and the
text that it puts there. `tests` of the file are run for each bug, the one named in `by` first. Tests that compare with
stored results (marker `stored`) do not count: whoever changes a rule stores those anew.
"""

from __future__ import annotations

import ast
import contextlib
import json
import os
import queue
import random
import re
import shutil
import subprocess
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools.environment import child_env
from tools.project import ROOT, Trouble, say

__all__ = ["Bug", "Outcome", "hunt", "planted", "rooms", "run_mutants", "why_not"]

BUGS = ROOT / "tests" / "mutants"
LEFT_OUT = "not stored and not browser and not walk and not slow"
AT_A_TIME = 2
PATIENCE = 300  # seconds for the tests of one bug
FIELDS = {"says", "file", "find", "put", "by", "same"}
NEEDED = {"says", "file", "find", "put"}
FIRST_FAILURE = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.M)


class Bug(NamedTuple):
    """A bug to plant: `by` names the test that should notice, `same` says why nothing can."""

    room: str
    says: str
    file: str
    find: str
    put: str
    tests: tuple[str, ...]
    by: str = ""
    same: str = ""

    def planted_in(self, source: str) -> str:
        """The file's text with the bug in it."""
        return source.replace(self.find, self.put, 1)


class Outcome(NamedTuple):
    """How a hunt for one bug went: `verdict` is caught, never ended, the same or SURVIVED."""

    bug: Bug
    verdict: str
    by: str
    seconds: float

    def __str__(self) -> str:
        return f"{self.verdict:<12}{self.seconds:6.1f} s  {self.bug.room}: {self.bug.says}" + (
            f"\n{'':22}{self.by}" if self.by else "")


# the bugs


def rooms() -> list[str]:
    """The rooms that have planted bugs."""
    return sorted(path.stem for path in BUGS.glob("*.toml"))


def planted(room: str) -> list[Bug]:
    """The bugs of a room, in the order of its file."""
    path = BUGS / f"{room}.toml"
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise Trouble(f"There are no planted bugs of {room}: there are some of {', '.join(rooms())}.") from None
    except tomllib.TOMLDecodeError as error:
        raise Trouble(f"{path.name} cannot be read: {error}.") from None
    return [_bug(room, tuple(given["tests"]), entry) for entry in given.get("bug", [])]


def _bug(room: str, tests: tuple[str, ...], entry: dict[str, str]) -> Bug:
    """A bug from its entry."""
    if wrong := sorted(NEEDED - entry.keys()) or sorted(entry.keys() - FIELDS):
        raise Trouble(f"{room}.toml, {entry.get('says', entry)!r}: {', '.join(wrong)} is missing or unknown; "
                      f"a bug has {', '.join(sorted(NEEDED))}, and may have by and same.")
    return Bug(room=room, tests=tests, **entry)


def why_not(bug: Bug) -> str | None:
    """Why a bug cannot be planted, in a sentence; None where it can."""
    path = ROOT / bug.file
    if not path.is_file():
        return f"There is no file {bug.file}."
    source = path.read_text(encoding="utf-8")
    if (times := source.count(bug.find)) != 1:
        return f"{bug.file} has its text {times} times; it must be there once."
    if bug.find == bug.put:
        return "It changes nothing."
    try:
        ast.parse(bug.planted_in(source))
    except SyntaxError as error:
        return f"The file cannot be read with the bug in it: {error}."
    missing = [test for test in (*bug.tests, bug.by) if test and not (ROOT / test.split("::")[0]).exists()]
    return f"There is no {missing[0]}." if missing else None


# the hunt


def hunt(python: Path | str, bugs: Sequence[Bug]) -> Iterator[Outcome]:
    """Plant each bug in a copy of the project and run its tests there; outcomes come as they are known."""
    for bug in bugs:
        if reason := why_not(bug):
            raise Trouble(f"{bug.room}: {bug.says}: {reason}")
    with tempfile.TemporaryDirectory() as folder:
        copies: queue.Queue[Path] = queue.Queue()
        for n in range(AT_A_TIME):
            copies.put(_copy(Path(folder) / str(n)))
        with ThreadPoolExecutor(AT_A_TIME) as pool:
            yield from pool.map(lambda bug: _hunt_one(python, bug, copies), bugs)


def _copy(folder: Path) -> Path:
    """A copy of the project's files in a new folder."""
    command = ["git", "ls-files", "-coz", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def _hunt_one(python: Path | str, bug: Bug, copies: queue.Queue[Path]) -> Outcome:
    """How the hunt for one bug went."""
    if bug.same:
        return Outcome(bug, "the same", bug.same, 0.0)
    folder, began = copies.get(), time.monotonic()
    try:
        with _bug_in(folder, bug):
            verdict, by = _noticed(python, folder, bug)
    finally:
        copies.put(folder)
    return Outcome(bug, verdict, by, time.monotonic() - began)


@contextlib.contextmanager
def _bug_in(folder: Path, bug: Bug) -> Iterator[None]:
    """A copy of the project with the bug in it for a while."""
    path = folder / bug.file
    source = path.read_text(encoding="utf-8")
    path.write_text(bug.planted_in(source), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(source, encoding="utf-8")


def _noticed(python: Path | str, folder: Path, bug: Bug) -> tuple[str, str]:
    """Whether a test fails in a folder, and the first that does."""
    for tests in ([bug.by] if bug.by else [], bug.tests):
        if tests and (found := first_failure(python, folder, tests)):
            return found
    return "SURVIVED", ""


def first_failure(python: Path | str, folder: Path, tests: Iterable[str]) -> tuple[str, str] | None:
    """How the first test failed that does and its name; None where all pass."""
    command = [str(python), "-B", "-m", "pytest", "-x", "-q", "-rfE", "--tb=no", "--no-header", "--hypothesis-seed=0",
               "-p", "no:cacheprovider", f"--timeout={PATIENCE // 3}", "-m", LEFT_OUT, *tests]
    paths = os.pathsep.join([str(folder), str(folder / "widgets")])
    try:
        run = subprocess.run(command, cwd=folder, env=child_env(python, PYTHONPATH=paths), capture_output=True,
                             stdin=subprocess.DEVNULL, text=True, encoding="utf-8", timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return "never ended", f"stopped after {PATIENCE} s"
    if run.returncode == 0:
        return None
    if run.returncode > 2 or not (failed := FIRST_FAILURE.search(run.stdout)):
        raise Trouble(f"pytest could not run {' '.join(tests)}:\n{run.stdout[-2000:]}{run.stderr[-2000:]}")
    return ("never ended" if "Timeout" in run.stdout else "caught"), failed[1]


# bugs from a library


def library_bugs(python: Path | str, room: str) -> list[Bug]:
    """Small changes that a library knows, over every module that the planted bugs of a room are in."""
    known = planted(room)
    bugs = []
    for file in sorted({bug.file for bug in known if bug.file.endswith(".py")}):
        command = [str(python), str(ROOT / "tools" / "mutations.py"), str(ROOT / file)]
        run = subprocess.run(command, env=child_env(python), capture_output=True, encoding="utf-8", check=False)
        if run.returncode:
            raise Trouble(f"The changes of {file} could not be made:\n{run.stderr[-2000:]}")
        source = (ROOT / file).read_text(encoding="utf-8")
        same = {bug.planted_in(source): bug.same for bug in known if bug.file == file}
        bugs += [Bug(room, f"{file}: {says}", file, source, changed, known[0].tests, same=same.get(changed, ""))
                 for says, changed in json.loads(run.stdout)]
    return bugs


# the command


def run_mutants(python: Path | str, names: Sequence[str], sample: int | None, library: bool) -> int:
    """Hunt the bugs of some rooms or all, print a line for each and a table; return 1 if one survived."""
    bugs = [bug for room in names or rooms() for bug in
            drawn(library_bugs(python, room) if library else planted(room), sample)]
    say(f"Planting {len(bugs)} bugs, one at a time, {AT_A_TIME} side by side.")
    check_without(python, bugs)
    outcomes = []
    for outcome in hunt(python, bugs):
        outcomes.append(outcome)
        say(outcome)
    say("\n" + table(outcomes))
    return 1 if any(outcome.verdict == "SURVIVED" for outcome in outcomes) else 0


def drawn(bugs: list[Bug], sample: int | None) -> list[Bug]:
    """Some of the bugs by chance, the same ones each time; all without a number."""
    return bugs if sample is None else random.Random(len(bugs)).sample(bugs, min(sample, len(bugs)))


def check_without(python: Path | str, bugs: Iterable[Bug]) -> None:
    """Make sure that the tests pass without a bug; else each would seem to be caught."""
    for tests in dict.fromkeys(bug.tests for bug in bugs if not bug.same):
        if failed := first_failure(python, ROOT, tests):
            raise Trouble(f"{failed[1]} fails without any bug: mend that first.")


def table(outcomes: Sequence[Outcome]) -> str:
    """How many bugs of each room which file of tests noticed, and what survived."""
    verdicts = Counter((outcome.bug.room, outcome.verdict) for outcome in outcomes)
    kinds = ["caught", "never ended", "the same", "SURVIVED"]
    lines = [f"{'':<14}" + "".join(f"{kind:>12}" for kind in kinds)]
    lines += [f"{room:<14}" + "".join(f"{verdicts[room, kind]:>12}" for kind in kinds)
              for room in dict.fromkeys(outcome.bug.room for outcome in outcomes)]
    noticed = Counter(outcome.by.split("::")[0] for outcome in outcomes if outcome.verdict == "caught")
    lines += ["", "noticed by", *(f"{number:>5}  {file}" for file, number in noticed.most_common())]
    return "\n".join(lines)
