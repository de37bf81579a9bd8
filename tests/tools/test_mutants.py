"""Planted bugs: each can still be planted, a bug that no test notices is told, and a sample is hunted in every run."""

import ast
import contextlib
import importlib
import queue
import sys

import pytest

from tools import mutants
from tools.mutants import (
    Bug,
    Kept,
    Outcome,
    copies_of_the_project,
    drawn,
    first_failure,
    hunt,
    hunt_in,
    planted,
    rooms,
    run_mutants,
    same_programs,
    table,
    why_not,
)
from tools.project import ROOT, Trouble
from tools.warm import Ended

BUGS = [bug for room in rooms() for bug in planted(room)]
FILE = "catlib/games/empire/placing.py"
FOUND = Bug("empire", "no least", FILE, "max(setup.least_cubes, ", "max(0, ",
            ("tests/empire/test_limits.py",), by="tests/empire/test_examples.py::test_t3_1_new_cubes")
UNSEEN = FOUND._replace(says="unseen", find='"""A third of', put='"""One third of', by="",
                        tests=("tests/empire/test_examples.py::test_t3_1_new_cubes",))


@pytest.mark.parametrize("room", rooms())
def test_every_bug_can_be_planted(room):
    """The text that a bug looks for is there once, and the file with the bug in it is still Python."""
    assert [] == [(bug.says, reason) for bug in planted(room) if (reason := why_not(bug))]


@pytest.mark.parametrize("room", sorted(path.stem for path in mutants.SAME.glob("*.toml")))
def test_every_change_that_makes_no_other_program_has_its_place(room):
    """Its text is there once, its room has bugs, and there is a reason."""
    changes = same_programs(room)
    assert room in rooms()
    assert [] == [(bug.find, reason) for bug in changes if (reason := why_not(bug) or (not bug.same and "no reason"))]
    assert len(changes) == len({(bug.file, bug.find, bug.put) for bug in changes})


def test_every_bug_has_a_name_of_its_own():
    """Two bugs of a room are not called the same."""
    assert len(BUGS) == len({(bug.room, bug.says) for bug in BUGS})


@pytest.mark.parametrize(("change", "reason"), [
    ({"file": "catlib/nothing.py"}, "There is no file catlib/nothing.py."),
    ({"find": "nowhere at all"}, "placing.py has its text 0 times; it must be there once."),
    ({"find": "state"}, "times; it must be there once."),
    ({"put": FOUND.find}, "It changes nothing."),
    ({"put": "max(("}, "The file cannot be read with the bug in it"),
    ({"by": "tests/nothing.py::test_x"}, "There is no tests/nothing.py::test_x."),
    ({"by": "tests/test_luck.py::test_x[1]"}, "There is no tests/test_luck.py::test_x[1].")])
def test_what_cannot_be_planted_is_told(change, reason):
    """A bug that fits no more says why."""
    assert reason in (why_not(FOUND._replace(**change)) or "")


def test_a_wrong_entry_is_told(tmp_path, monkeypatch):
    """An entry with too few or too many texts is named, and so is a room that is not there."""
    monkeypatch.setattr(mutants, "BUGS", tmp_path)
    for texts in ('["z"]', '"z"', '["z", 2]', '["z", "y", "x", "w"]'):
        (tmp_path / "attic.toml").write_text(f'tests = ["tests"]\n["y"]\nx = {texts}\n')
        with pytest.raises(Trouble, match=r"attic.toml, 'x': expected the text .*, and the test that notices"):
            planted("attic")
    with pytest.raises(Trouble, match="no planted bugs of cellar: there are some of attic"):
        planted("cellar")
    monkeypatch.setattr(mutants, "SAME", tmp_path)
    (tmp_path / "cellar.toml").write_text('["y"]\n"no" = [["z", "x", "w"]]\n')
    with pytest.raises(Trouble, match=r"cellar.toml, 'no': expected the text to find and the text to put there, not"):
        same_programs("cellar")


def test_a_sample_is_the_same_each_time():
    """The same bugs are drawn again; more than there are is all of them."""
    bugs = [FOUND._replace(says=str(n)) for n in range(9)]
    assert drawn(bugs, 4) == drawn(bugs, 4)
    assert 4 == len(drawn(bugs, 4))
    assert set(bugs) == set(drawn(bugs, 99))
    assert drawn(bugs, 6)[:4] == drawn(bugs, 4)
    assert drawn(bugs, 9, seed=1) != drawn(bugs, 9)
    assert [bug for bug in drawn(bugs, 9) if bug.says != "3"] == drawn([bug for bug in bugs if bug.says != "3"], 9)
    assert bugs == drawn(bugs, None)


def test_the_table_counts_verdicts_and_names_the_files():
    """A line a room with how many were caught and survived, then which file of tests noticed, then what survived."""
    outcomes = [Outcome(FOUND, "caught", "tests/a.py::test_x", 1.0), Outcome(UNSEEN, "SURVIVED", "", 1.0)]
    lines = table(outcomes, {"empire": 9}).splitlines()
    assert ["empire", "9", "2", "1", "0", "0", "1"] == lines[1].split()
    assert "    1  tests/a.py" in lines
    assert "  empire: unseen" == lines[-1]


class Copies:
    """In place of copies of the project: which tests were asked, in turn, and which of them notice."""

    def __init__(self, monkeypatch, notice):
        self.asked = []
        self.notice = notice
        monkeypatch.setattr(mutants, "why_not", lambda _: None)
        monkeypatch.setattr(mutants, "_bug_in", lambda _, bug: contextlib.nullcontext())
        monkeypatch.setattr(mutants, "copies_of_the_project", self.copies)

    @contextlib.contextmanager
    def copies(self, _python, number):
        """As many as are asked for, all the same."""
        there = queue.Queue()
        for _ in range(number):
            there.put(mutants._Copy(ROOT, self.pytest))
        yield there

    def pytest(self, arguments, _patience):
        """What pytest would say of some tests."""
        tests = tuple(arguments[arguments.index(mutants.LEFT_OUT) + 1:])
        self.asked.append(tests)
        code, failed = self.notice(len(self.asked), tests)
        return Ended(code, f"FAILED {failed} - assert 1 == 2\n" if failed else "")


def test_the_few_tests_come_first_and_the_others_for_what_they_let_through(monkeypatch):
    """The test named in `by` is among the first; no test is run in both rounds."""
    bugs = [FOUND._replace(says=says, first=("a",), tests=("a", "b"), by=by, room=says) for says, by in
            [("caught early", "x"), ("caught late", ""), ("never", "")]]
    notices = {("x", "a"): "early", ("b", "--ignore=a"): "late"}
    copies = Copies(monkeypatch, lambda n, tests: (1, notices[tests]) if tests in notices and n < 5 else (0, ""))
    outcomes = list(hunt(sys.executable, bugs, workers=1))
    assert [("x", "a"), ("a",), ("a",), *[("b", "--ignore=a")] * 2] == copies.asked
    assert [("caught", "early"), ("caught", "late"), ("SURVIVED", "")] == [(each.verdict, each.by) for each in outcomes]


def test_what_noticed_a_bug_in_the_same_function_is_asked_first(monkeypatch):
    """The last that noticed comes first, also from an earlier hunt; a bug in another function knows nothing of them."""
    bugs = [FOUND._replace(says=says, by="", first=("a",), find=find, put="other") for says, find in
            [("one", "state.count[s]"), ("two", "setup.bonus[b]"), ("three", "setup.cube_supply"),
             ("four", "return cubes"), ("five", "cubes + 1")]]
    source = "def new_cubes():\n    state.count[s]\n    setup.bonus[b]\n    return cubes\n" \
             "def supply():\n    setup.cube_supply\n    cubes + 1\n"
    monkeypatch.setattr(mutants, "_text", lambda _: source)
    answers = {1: (0, ""), 2: (1, "a::second"), 3: (1, "a::third"), 4: (4, ""), 5: (1, "a::fourth[of 2]"),
               6: (1, "a::third")}
    copies = Copies(monkeypatch, lambda n, _: answers[n])
    known = [Outcome(bugs[0]._replace(says="zero"), "caught", "a::first"),
             Outcome(bugs[0]._replace(says="minus one"), "never ended", "a::loop")]
    outcomes = list(hunt(sys.executable, bugs[1:], known, workers=1))
    assert [("a::first",), ("a",), ("a",), ("a::second", "a::first"), ("a",), ("a::third",)] == copies.asked
    assert ["a::second", "a::third", "a::fourth[of 2]", "a::third"] == [outcome.by for outcome in outcomes]


@pytest.mark.parametrize(("ended", "verdict"), [
    ((0, ""), None),
    ((1, "FAILED a::b[1 - 2] - assert 1 == 2\n"), ("caught", "a::b[1 - 2]")),
    ((1, "FAILED a::b[1 2]\n"), ("caught", "a::b[1 2]")),
    ((2, "ERROR a - SyntaxError\n"), ("caught", "a")),
    ((1, "FAILED a::b - Failed: Timeout (>40.0s) from pytest-timeout.\n"), ("never ended", "a::b")),
    ((None, ""), ("never ended", "stopped after 9 s")),
    ((-6, 'Fatal error\n  File "/x/site/y.py", line 1 in y\n  File "/x/tests/z/test_a.py", line 2 in test_b\n'),
     ("caught", "tests/z/test_a.py::test_b")),
    ((3, "INTERNALERROR> hypothesis"), ("never ended", "a test with random examples, stopped by the clock"))])
def test_how_pytest_ended_is_a_verdict(ended, verdict):
    """A failure is caught, one that ends Python too, and what runs out of time never ended."""
    assert verdict == first_failure(lambda *_: Ended(*ended), ["a"], mutants.Patience(9, 3))


def test_tests_that_cannot_be_run_are_told():
    """Where pytest finds no tests or fails itself, that is not an outcome; only likely tests may be missing."""
    for code in (3, 4, 5, -9):
        with pytest.raises(Trouble, match="pytest could not run a b:\nno such"):
            first_failure(lambda *_, code=code: Ended(code, "no such"), ["a", "b"])
    assert first_failure(lambda *_: Ended(4, "no such"), ["a"], likely=True) is None


def test_a_hunt_goes_on_where_it_was_stopped(tmp_path):
    """What was caught stays so until its text is another; what survived is tried again when its tests are others."""
    tests = tmp_path / "test_a.py"
    tests.write_text("A = 1\n")
    bugs = [bug._replace(tests=(str(tests),)) for bug in (FOUND, UNSEEN)]
    outcomes = [Outcome(bugs[0], "caught", "tests/a.py::test_x", 1.0), Outcome(bugs[1], "SURVIVED", "", 2.0)]
    for outcome in outcomes:
        Kept(tmp_path / "kept").keep(outcome)
    kept = Kept(tmp_path / "kept")
    assert outcomes == [kept.outcome(bug) for bug in bugs]
    assert kept.outcome(bugs[0]._replace(put="min(0, ")) is None
    assert kept.outcome(bugs[1]._replace(same="for a reason")) is None
    tests.write_text("A = 2\n")
    assert [outcomes[0], None] == [kept.outcome(bug) for bug in bugs]


def test_what_is_known_is_not_hunted_again(tmp_path, monkeypatch):
    """A second run with the same file plants nothing and says the same."""
    hunted = []

    def hunt_all(_python, bugs, _known, _workers):
        hunted.append(len(bugs))
        return [Outcome(bug, "caught", "tests/a.py::test_x", 1.0) for bug in bugs]

    monkeypatch.setattr(mutants, "check_without", lambda *_: None)
    monkeypatch.setattr(mutants, "hunt", hunt_all)
    kept = tmp_path / "kept"
    assert [0, 0] == [run_mutants(sys.executable, ["washi_cat"], 4, library=False, keep=kept) for _ in range(2)]
    assert 0 == run_mutants(sys.executable, ["washi_cat"], 6, library=False, keep=kept)
    same = sum(bool(bug.same) for bug in drawn(planted("washi_cat"), 4))
    assert [4, same] == hunted[:2]


# What does not count

STORES = "CATLIB_UPDATE", "check_playthroughs", "check_kinds"  # what stores results anew, and what compares with them
NODE_COUNTS = "perft", "uniform_value"


def names_in(node):
    """All names, attributes and strings of a piece of Python."""
    return {getattr(part, "id", None) or getattr(part, "attr", None) or getattr(part, "value", None)
            for part in ast.walk(node) if isinstance(part, ast.Name | ast.Attribute | ast.Constant)}


def pins(node):
    """Whether a test compares a node count or a value of random play with nothing but numbers."""
    asserts = [part.test for part in ast.walk(node) if isinstance(part, ast.Assert)]
    counted = {*NODE_COUNTS, *(target.id for part in ast.walk(node) if isinstance(part, ast.Assign)
                               and {*NODE_COUNTS} & names_in(part.value)
                               for target in part.targets if isinstance(target, ast.Name))}
    return any(isinstance(test, ast.Compare) and counted & names_in(test.comparators[-1])
               and not {part.func.id for part in ast.walk(test.left) if isinstance(part, ast.Call)
                        and isinstance(part.func, ast.Name)} - {"F", "Fraction", "tuple", "list"}
               and any(isinstance(part, ast.Constant) and part.value not in (0, 1) for part in ast.walk(test.left))
               for test in asserts)


def unmarked(text, is_game):
    """The tests in a file that compare with stored results and do not say so by the marker `stored`."""
    tests = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef) and node.name[:5] == "test_"]
    known = [test for test in tests if {*STORES} & names_in(test) or (is_game and pins(test))]
    known = [test for test in known if "tmp_path" not in {argument.arg for argument in test.args.args}]  # its own store
    return [test.name for test in known if not any("stored" in names_in(mark) for mark in test.decorator_list)]


@pytest.mark.parametrize(("body", "found"), [
    ('os.environ.get("CATLIB_UPDATE")', ["test_it"]),
    ('playthrough.check_playthroughs("pig", [])', ["test_it"]),
    ("assert [1, 2, 4] == perft(game, 3)", ["test_it"]),
    ("assert [F(1, 2), 0] == uniform_value(game)", ["test_it"]),
    ("counts = perft(game, 3)\n    assert (30 * 4, 0) == counts[4]", ["test_it"]),
    ("assert twin(sides) == uniform_value(game)", []),
    ("assert (0, 0) == uniform_value(game)", []),
    ("assert [count(game, d) for d in range(6)] == perft(game, 6)", []),
    ("assert counted == perft(game, 4)", [])])
def test_a_comparison_with_stored_results_is_known(body, found):
    """Numbers alone are stored results, what a test counts itself is none; the marker says which tests know it."""
    text = f"def test_it(game):\n    {body}\n"
    assert found == unmarked(text, True)
    assert [] == unmarked(f"@pytest.mark.stored\n{text}", True)


def test_every_test_that_compares_with_stored_results_says_so():
    """Whoever changes a rule stores those anew, so no bug counts as noticed by one of them: in new files, too."""
    skipped = {ROOT / "tests" / "tools" / "test_mutants.py"}  # which writes such tests itself
    skipped |= {*(ROOT / "tests" / "browser").glob("*.py")}  # which no hunt for bugs runs
    files = {path: path.parent.parent.name == "tests" for path in (ROOT / "tests").rglob("test_*.py")}
    assert [] == [f"{path.name}::{name}" for path, is_game in files.items() if path not in skipped
                  for name in unmarked(path.read_text(encoding="utf-8"), is_game)]


@pytest.fixture(scope="module")
def copies():
    """Copies of the project for all hunts of this file: to make them takes longer than most hunts."""
    importlib.import_module("hypothesis")  # whose plugin every hunt asks for
    with copies_of_the_project(sys.executable, mutants.AT_A_TIME) as made:
        yield made


@pytest.mark.slow
def test_a_bug_is_caught_and_a_change_of_words_survives(copies):
    """The first failing test is named; where nothing changes, nothing is noticed; the project's own files stay."""
    before = (ROOT / FILE).read_text(encoding="utf-8")
    caught, survived = hunt_in(copies, [FOUND, UNSEEN])
    assert ("caught", "tests/empire/test_examples.py::test_t3_1_new_cubes") == (caught.verdict, caught.by.split("[")[0])
    assert ("SURVIVED", "") == (survived.verdict, survived.by)
    assert before == (ROOT / FILE).read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("room", rooms())
def test_a_sample_of_the_planted_bugs_is_caught(copies, room):
    """A bug of every room, planted in a copy, is noticed by the test that names it."""
    bugs = [bug for bug in planted(room) if bug.by]
    assert ["caught"] == [outcome.verdict for outcome in hunt_in(copies, drawn(bugs, 1))]


def test_a_test_that_fails_without_a_bug_is_told(monkeypatch):
    """Where a test fails anyway, nothing is planted; where all is known, nothing is asked."""
    copies = Copies(monkeypatch, lambda *_: (1, "tests/a.py::test_x"))
    with pytest.raises(Trouble, match=r"tests/a\.py::test_x fails without any bug"):
        mutants.check_without(sys.executable, [FOUND])
    mutants.check_without(sys.executable, [FOUND._replace(same="for a reason")])
    assert [("tests/empire/test_limits.py",)] == copies.asked
