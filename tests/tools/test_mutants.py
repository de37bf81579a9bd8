"""Planted bugs: each can still be planted, a bug that no test notices is told, and a sample is hunted in every run."""

from __future__ import annotations

import sys

import pytest

from tools import mutants
from tools.mutants import Bug, Outcome, drawn, hunt, planted, rooms, run_mutants, table, why_not
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


def test_a_sample_is_the_same_each_time():
    """The same bugs are drawn again; more than there are is all of them."""
    bugs = [FOUND._replace(says=str(n)) for n in range(9)]
    assert drawn(bugs, 4) == drawn(bugs, 4)
    assert 4 == len(drawn(bugs, 4))
    assert set(bugs) == set(drawn(bugs, 99))
    assert bugs == drawn(bugs, None)


def test_the_table_counts_verdicts_and_names_the_files():
    """A line a room with how many were caught and survived, then which file of tests noticed."""
    outcomes = [Outcome(FOUND, "caught", "tests/a.py::test_x", 1.0), Outcome(UNSEEN, "SURVIVED", "", 1.0)]
    lines = table(outcomes).splitlines()
    assert ["empire", "1", "0", "0", "1"] == lines[1].split()
    assert "    1  tests/a.py" == lines[-1]


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
