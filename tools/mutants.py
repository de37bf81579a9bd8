"""Bugs planted on purpose, one at a time, in a copy of the project: which test notices which?

The bugs of a room stand in `tests/mutants/<room>.toml`, each under the file that it is in:
`"what it does" = ["the text it looks for", "what it puts there", "tests/test_x.py::the_test_that_notices"]`.
The test may be missing, or a sentence in its place say why nothing can notice. For each bug its test is run and then
`first`, the few tests of the room that notice most; only for bugs that these let through, all `tests`. Tests that
compare with stored results (marker `stored`) do not count: whoever changes a rule stores those anew. What noticed
another bug in the same function is asked before all others, as it often notices this one, too.

Changes that a library knows and that make no other program stand in `tests/mutants/same/<room>.toml`:
`"why" = [["a text", "what stands there instead"], ...]`.
"""

import ast
import contextlib
import functools
import hashlib
import json
import queue
import re
import shutil
import subprocess
import tempfile
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from tools.environment import child_env
from tools.project import ROOT, Trouble, say
from tools.warm import Runner, pytest_in

BUGS = ROOT / "tests" / "mutants"
SAME = BUGS / "same"
LEFT_OUT = "not stored and not browser and not walk and not slow"
AT_A_TIME = 2
LIKELY = 6  # tests that are asked before all others
SURVIVED = "SURVIVED"
OF_A_ROOM = {"tests", "first"}
FIRST_FAILURE = re.compile(r"^(?:FAILED|ERROR) ([^\s[]+(?:\[.*?\](?= - |$))?)", re.M)
NOT_THERE = 4  # pytest's code for a test that it cannot find
DIED_IN = re.compile(r'File "[^"]*?(tests/[^"]+\.py)", line \d+ in (test_\w+)')  # where a fatal error ended Python
DEFINED = re.compile(r"^ *def (\w+)", re.M)


class Patience(NamedTuple):
    """Seconds that are waited for the tests of one bug, and for one of them."""

    tests: int
    test: int


FEW, ALL = Patience(120, 20), Patience(300, 100)


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
    first: tuple[str, ...] = ()

    @property
    def rounds(self) -> list[tuple[str, ...]]:
        """What is run for this bug: a few tests, then the others."""
        early = (self.by, *self.first) if self.by else self.first
        late = tuple(test for test in self.tests if test not in self.first)
        return [tests for tests in (early, late + tuple(f"--ignore={test}" for test in self.first if late)) if tests]

    def planted_in(self, source: str) -> str:
        """The file's text with the bug in it."""
        return source.replace(self.find, self.put, 1)


class Outcome(NamedTuple):
    """How a hunt for one bug went: `verdict` is caught, never ended, the same or SURVIVED."""

    bug: Bug
    verdict: str
    by: str = ""
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.verdict:<12}{self.seconds:6.1f} s  {self.bug.room}: {self.bug.says}" + (
            f"\n{'':22}{self.by}" if self.by else "")


# the bugs


def rooms() -> list[str]:
    """The rooms that have planted bugs."""
    return sorted(path.stem for path in BUGS.glob("*.toml"))


def planted(room: str) -> list[Bug]:
    """The bugs of a room, in the order of its file."""
    if not (path := BUGS / f"{room}.toml").is_file():
        raise Trouble(f"There are no planted bugs of {room}: there are some of {', '.join(rooms())}.")
    given = _read(path)
    tests = {"tests": tuple(given["tests"]), "first": tuple(given.get("first", ()))}
    return [Bug(room, says, file, *_texts_of(path, says, entry, 2, 3)[:2], **_why_or_by(entry[2:]), **tests)
            for file, says, entry in _entries(given)]


def same_programs(room: str) -> list[Bug]:
    """Changes by the library that make no other program, with the reason."""
    path = SAME / f"{room}.toml"
    entries = _entries(_read(path)) if path.is_file() else []
    pairs = [(file, _texts_of(path, why, pair, 2, 2), why) for file, why, changes in entries for pair in changes]
    return [Bug(room, find, file, find, put, tests=(), same=why) for file, (find, put), why in pairs]


def _read(path: Path) -> dict[str, Any]:
    """A file of bugs."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Trouble(f"{path.name} cannot be read: {error}.") from None


def _entries(given: dict[str, Any]) -> list[tuple[str, str, list[Any]]]:
    """The entries under each file, with its name and theirs."""
    return [(file, *entry) for file, entries in given.items() if file not in OF_A_ROOM for entry in entries.items()]


def _texts_of(path: Path, name: str, entry: Any, least: int, most: int) -> list[str]:
    """An entry that is a list of as many texts as it needs."""
    if not isinstance(entry, list) or not least <= len(entry) <= most or {*map(type, entry)} != {str}:
        raise Trouble(f"{path.name}, {name!r}: expected the text to find and the text to put there"
                      + (", and the test that notices or why none can" if most > least else "") + f", not {entry!r}.")
    return entry


def _why_or_by(third: list[str]) -> dict[str, str]:
    """The test that notices a bug, or why nothing can."""
    return {"by" if text.split("::")[0].endswith(".py") else "same": text for text in third}


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
        ast.parse(bug.planted_in(source) if path.suffix == ".py" else "")
    except SyntaxError as error:
        return f"The file cannot be read with the bug in it: {error}."
    missing = [test for test in (*bug.tests, *bug.first, bug.by) if test and not _is_there(test)]
    return f"There is no {missing[0]}." if missing else None


@functools.cache
def _is_there(test: str) -> bool:
    """Whether a file or folder is there, and the test in it that is named, which may be an example."""
    place, _, name = test.partition("::")
    if not (ROOT / place).exists():
        return False
    return not name.startswith("test_") or f"def {name.split('[')[0]}(" in (ROOT / place).read_text(encoding="utf-8")


# the hunt


def hunt(python: Path | str, bugs: Sequence[Bug], known: Iterable[Outcome] = (), workers: int = AT_A_TIME
         ) -> Iterator[Outcome]:
    """Plant each bug in a copy of the project and run its tests there; outcomes come as they are known.

    Known outcomes say which tests are likely to notice.
    """
    with copies_of_the_project(python, min(workers, sum(not bug.same for bug in bugs))) as copies:
        yield from hunt_in(copies, bugs, known)


def hunt_in(copies: "Copies", bugs: Sequence[Bug], known: Iterable[Outcome] = ()) -> Iterator[Outcome]:
    """Hunt in copies that are there: first the few tests of every bug; then, for those let through, the others."""
    for bug in bugs:
        if reason := why_not(bug):
            raise Trouble(f"{bug.room}: {bug.says}: {reason}")
    yield from (Outcome(bug, "the same", bug.same) for bug in bugs if bug.same)
    left = [(bug, bug.rounds) for bug in bugs if not bug.same]
    likely = Likely(known)
    with ThreadPoolExecutor(max(1, copies.qsize())) as pool:
        while left:
            outcomes = pool.map(lambda each: _hunt_one(each[0], each[1], copies, likely), left)
            later = []
            for outcome, (bug, rounds) in zip(outcomes, left, strict=True):
                if outcome.verdict == SURVIVED and rounds[1:]:
                    later.append((bug, rounds[1:]))
                else:
                    yield outcome
            left = later


class Likely:
    """The tests that noticed bugs, by the function that each was in."""

    def __init__(self, outcomes: Iterable[Outcome] = ()) -> None:
        self.noticed: dict[tuple[str, str, str], list[str]] = defaultdict(list)
        for outcome in outcomes:
            self.add(outcome)

    def add(self, outcome: Outcome) -> None:
        """Remember what noticed a bug."""
        if outcome.verdict == "caught":
            tests = self.noticed[_place(outcome.bug)]
            tests[:] = [outcome.by, *(test for test in tests if test != outcome.by)]

    def failure(self, pytest: Runner, bug: Bug, patience: Patience) -> tuple[str, str] | None:
        """How the first of them failed that noticed others in the same function, the last one first."""
        tests = self.noticed[_place(bug)][:LIKELY]
        return first_failure(pytest, tests, patience, likely=True) if tests else None


def _place(bug: Bug) -> tuple[str, str, str]:
    """The room, the file and the function that a bug is in."""
    source = _text(bug.file)
    pairs = zip(source.splitlines(), bug.planted_in(source).splitlines(), strict=False)
    before = (old for old, new in takewhile(lambda pair: pair[0] == pair[1], pairs))
    return bug.room, bug.file, (DEFINED.findall("\n".join(before)) or [""])[-1]


def _text(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


class _Copy(NamedTuple):
    """A copy of the project, and what runs tests there."""

    folder: Path
    pytest: Runner


Copies: TypeAlias = "queue.Queue[_Copy]"


@contextlib.contextmanager
def copies_of_the_project(python: Path | str, number: int) -> Iterator[Copies]:
    """So many copies of the project for a while."""
    with tempfile.TemporaryDirectory() as place, contextlib.ExitStack() as stack:
        copies: Copies = queue.Queue()
        for n in range(number):
            folder = _copied(python, Path(place) / str(n))
            copies.put(_Copy(folder, stack.enter_context(pytest_in(folder, python))))
        yield copies


def _copied(python: Path | str, folder: Path) -> Path:
    """A copy of the project's files in a new folder; what is compiled there is known by its text, not by its time."""
    command = ["git", "ls-files", "-coz", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    command = [str(python), "-m", "compileall", "-qq", "--invalidation-mode", "checked-hash", str(folder)]
    subprocess.run(command, env=child_env(python), check=False)
    return folder


def _hunt_one(bug: Bug, rounds: Sequence[tuple[str, ...]], copies: Copies, likely: Likely) -> Outcome:
    """How the first of some rounds went."""
    copy, began = copies.get(), time.monotonic()
    early = rounds == bug.rounds
    patience = FEW if early and bug.first else ALL
    try:
        with _bug_in(copy.folder, bug):
            found = likely.failure(copy.pytest, bug, patience) if early else None
            found = found or first_failure(copy.pytest, rounds[0], patience)
    finally:
        copies.put(copy)
    outcome = Outcome(bug, *(found or (SURVIVED, "")), time.monotonic() - began)
    likely.add(outcome)
    return outcome


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


def first_failure(pytest: Runner, tests: Iterable[str], patience: Patience = ALL, *, likely: bool = False
                  ) -> tuple[str, str] | None:
    """How the first test failed that does and its name; None where all pass.

    A bug may have changed the names of cases, so that a test that is only likely to notice is not there.
    """
    code, printed = pytest(["-x", "-q", "-rfE", "--tb=no", "--no-header", "--hypothesis-seed=0",
                            f"--timeout={patience.test}", "-m", LEFT_OUT, *tests], patience.tests)
    if code is None:
        return "never ended", f"stopped after {patience.tests} s"
    if code == 0:
        return None
    if "INTERNALERROR" in printed and "hypothesis" in printed:
        return "never ended", "a test with random examples, stopped by the clock"  # which hypothesis does not survive
    if code == NOT_THERE and likely:
        return None
    if code < 0 and (died := DIED_IN.search(printed)):  # other libraries end the whole process at what they refuse
        return "caught", "::".join(died.groups())
    if code > 2 or not (failed := FIRST_FAILURE.search(printed)):
        raise Trouble(f"pytest could not run {' '.join(tests)}:\n{printed[-4000:]}")
    return ("never ended" if "Timeout" in printed else "caught"), failed[1]


# outcomes kept


class Kept:
    """Outcomes in a file, one a line, so that a hunt may go on where it was stopped.

    What was caught stays caught as long as the bug's text is the same. What survived is tried again as soon as a file
    of the room's tests is another.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        self.known = {entry["bug"]: entry for entry in map(json.loads, lines)}

    def outcome(self, bug: Bug) -> Outcome | None:
        """How the hunt for a bug went; None if nobody knows."""
        entry = None if bug.same else self.known.get(_digest(bug.file, bug.find, bug.put))
        if entry is None or (entry["verdict"] == SURVIVED and entry["tests"] != _texts(bug.first + bug.tests)):
            return None
        return Outcome(bug, entry["verdict"], entry["by"], entry["seconds"])

    def keep(self, outcome: Outcome) -> None:
        """Add an outcome to the file."""
        bug = outcome.bug
        entry = {"bug": _digest(bug.file, bug.find, bug.put), "tests": _texts(bug.first + bug.tests),
                 "verdict": outcome.verdict, "by": outcome.by, "seconds": round(outcome.seconds, 1), "says": bug.says}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


def _digest(*texts: str) -> str:
    """A short name for some texts."""
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]


def _texts(tests: tuple[str, ...]) -> str:
    """A short name for all that some files and folders of tests say."""
    files = [file for path in {ROOT / test.split("::")[0] for test in tests}
             for file in (path.rglob("*.py") if path.is_dir() else [path])]
    return _digest(*(file.read_text(encoding="utf-8") for file in sorted(set(files))))


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
        same = {bug.planted_in(source): bug.same for bug in known + same_programs(room) if bug.file == file}
        bugs += [Bug(room, f"{file}: {says}", file, source, changed, known[0].tests, same=same.get(changed, ""),
                     first=known[0].first) for says, changed in json.loads(run.stdout)]
    return bugs


# the command


def run_mutants(python: Path | str, names: Sequence[str], sample: int | None, library: bool, *, seed: int = 0,
                quick: bool = False, keep: Path | None = None, workers: int = AT_A_TIME) -> int:
    """Hunt the bugs of some rooms or all, print a line for each and a table; return 1 if one survived."""
    there = {room: library_bugs(python, room) if library else planted(room) for room in names or rooms()}
    bugs = [bug for room in there.values() for bug in drawn(room, sample, seed)]
    if quick:
        bugs = [bug._replace(tests=()) if bug.first else bug for bug in bugs]
    kept = Kept(keep) if keep else None
    known = {bug: outcome for bug in bugs if kept and (outcome := kept.outcome(bug))}
    left = [bug for bug in bugs if bug not in known]
    say(f"Planting {len(left)} bugs, one at a time, {workers} side by side."
        + (f" {len(known)} are known from {keep}." if known else ""))
    check_without(python, left)
    outcomes = list(known.values())
    for outcome in hunt(python, left, known.values(), workers):
        outcomes.append(outcome)
        say(outcome)
        if kept and not outcome.bug.same:
            kept.keep(outcome)
    say("\n" + table(outcomes, {room: len(all_) for room, all_ in there.items()}))
    return 1 if any(outcome.verdict == SURVIVED for outcome in outcomes) else 0


def drawn(bugs: list[Bug], sample: int | None, seed: int = 0) -> list[Bug]:
    """Some of the bugs by chance, the same ones each time, and a larger sample has the smaller one in it.

    All without a number. A bug's place in the draw hangs on the seed and what it says, and not on the others.
    """
    chance = sorted(bugs, key=lambda bug: hashlib.sha256(f"{seed}:{bug.says}".encode()).digest())
    return bugs if sample is None else chance[:sample]


def check_without(python: Path | str, bugs: Iterable[Bug]) -> None:
    """Make sure that the tests pass in their time without a bug; else each would seem to be caught."""
    rounds = [(bug.first, bug.tests) for bug in bugs if not bug.same]
    asked = dict.fromkeys(ask for few, tests in rounds for ask in ((few, FEW), (tests, ALL)) if ask[0])
    with copies_of_the_project(python, min(1, len(asked))) as copies:
        for tests, patience in asked:
            if failed := first_failure(copies.queue[0].pytest, tests, patience):
                raise Trouble(f"{failed[1]} fails without any bug: mend that first.")


def table(outcomes: Sequence[Outcome], there: dict[str, int]) -> str:
    """How many bugs of each room there are and what became of those tried; which tests noticed; what survived."""
    verdicts = Counter((outcome.bug.room, outcome.verdict) for outcome in outcomes)
    tried = Counter(outcome.bug.room for outcome in outcomes)
    kinds = ["caught", "never ended", "the same", SURVIVED]
    lines = [f"{'':<14}" + "".join(f"{kind:>12}" for kind in ["there are", "tried", *kinds])]
    lines += [f"{room:<14}{there[room]:>12}{tried[room]:>12}" + "".join(f"{verdicts[room, kind]:>12}" for kind in kinds)
              for room in there]
    noticed = Counter(outcome.by.split("::")[0] for outcome in outcomes if outcome.verdict == "caught")
    lines += ["", "noticed by", *(f"{number:>5}  {file}" for file, number in noticed.most_common())]
    if survivors := [outcome.bug for outcome in outcomes if outcome.verdict == SURVIVED]:
        lines += ["", "survived", *(f"  {bug.room}: {bug.says}" for bug in survivors)]
    return "\n".join(lines)
