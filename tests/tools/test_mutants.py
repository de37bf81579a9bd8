"""Planted bugs: each can still be planted, a bug that no test notices is told, and a sample is hunted in every run."""

from __future__ import annotations

import sys

import pytest

from tools import mutants
from tools.mutants import Bug, Kept, Outcome, drawn, hunt, planted, rooms, run_mutants, same_programs, table, why_not
from tools.project import ROOT, Trouble

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
    ({"by": "tests/nothing.py::test_x"}, "There is no tests/nothing.py::test_x.")])
def test_what_cannot_be_planted_is_told(change, reason):
    """A bug that fits no more says why."""
    assert reason in (why_not(FOUND._replace(**change)) or "")


def test_a_wrong_entry_is_told(tmp_path, monkeypatch):
    """A misspelt or missing field of an entry is named, and so is a room that is not there."""
    monkeypatch.setattr(mutants, "BUGS", tmp_path)
    (tmp_path / "attic.toml").write_text('tests = ["tests"]\n[[bug]]\nsays = "x"\nfile = "y"\nfind = "z"\n')
    with pytest.raises(Trouble, match=r"attic.toml, 'x': put is missing or unknown"):
        planted("attic")
    with pytest.raises(Trouble, match="no planted bugs of cellar: there are some of attic"):
        planted("cellar")
    monkeypatch.setattr(mutants, "SAME", tmp_path)
    (tmp_path / "cellar.toml").write_text('[[change]]\nfile = "y"\nfind = "z"\nput = "x"\nwhy = "no"\n')
    with pytest.raises(Trouble, match=r"cellar.toml, .*: same is missing or unknown; a change has file, find, put"):
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


def test_the_few_tests_come_first_and_the_others_for_what_they_let_through(monkeypatch):
    """The test named in `by` is among the first; no test is run in both rounds."""
    bugs = [FOUND._replace(says=says, first=("a",), tests=("a", "b"), by=by) for says, by in
            [("caught early", "x"), ("caught late", ""), ("never", "")]]
    notices = {("x", "a"): "early", ("b", "--ignore=a"): "late"}
    asked = []

    def first_failure(_python, _folder, tests, _patience):
        asked.append(tests)
        return ("caught", notices[tests]) if tests in notices and len(asked) < 5 else None

    monkeypatch.setattr(mutants, "AT_A_TIME", 1)
    monkeypatch.setattr(mutants, "why_not", lambda _: None)
    monkeypatch.setattr(mutants, "first_failure", first_failure)
    outcomes = list(hunt(sys.executable, bugs))
    assert [("x", "a"), ("a",), ("a",), *[("b", "--ignore=a")] * 2] == asked
    assert [("caught", "early"), ("caught", "late"), ("SURVIVED", "")] == [(each.verdict, each.by) for each in outcomes]


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

    def hunt_all(_python, bugs):
        hunted.append(len(bugs))
        return [Outcome(bug, "caught", "tests/a.py::test_x", 1.0) for bug in bugs]

    monkeypatch.setattr(mutants, "check_without", lambda *_: None)
    monkeypatch.setattr(mutants, "hunt", hunt_all)
    kept = tmp_path / "kept"
    assert [0, 0] == [run_mutants(sys.executable, ["washi_cat"], 4, library=False, keep=kept) for _ in range(2)]
    assert 0 == run_mutants(sys.executable, ["washi_cat"], 6, library=False, keep=kept)
    same = sum(bool(bug.same) for bug in drawn(planted("washi_cat"), 4))
    assert [4, same] == hunted[:2]


@pytest.mark.slow
def test_a_bug_is_caught_and_a_change_of_words_survives():
    """The first failing test is named; where nothing changes, nothing is noticed; the project's own files stay."""
    before = (ROOT / FILE).read_text(encoding="utf-8")
    caught, survived = hunt(sys.executable, [FOUND, UNSEEN])
    assert ("caught", "tests/empire/test_examples.py::test_t3_1_new_cubes") == (caught.verdict, caught.by.split("[")[0])
    assert ("SURVIVED", "") == (survived.verdict, survived.by)
    assert before == (ROOT / FILE).read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("room", rooms())
def test_a_sample_of_the_planted_bugs_is_caught(room):
    """Two bugs of every room, planted in a copy, are noticed by the test that names them."""
    bugs = [bug for bug in planted(room) if bug.by]
    assert ["caught"] * 2 == [outcome.verdict for outcome in hunt(sys.executable, drawn(bugs, 2))]


def test_a_test_that_fails_without_a_bug_is_told(monkeypatch):
    """Where a test fails anyway, nothing is planted."""
    monkeypatch.setattr(mutants, "first_failure", lambda *_: ("caught", "tests/a.py::test_x"))
    monkeypatch.setattr(mutants, "planted", lambda _: [FOUND])
    with pytest.raises(Trouble, match=r"tests/a\.py::test_x fails without any bug"):
        run_mutants(sys.executable, ["empire"], None, library=False)
