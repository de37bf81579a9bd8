"""Checks run in turn, tell how they went in a line, and one failure is a failure of the whole."""

import os
import re
import sys
import time
from collections import Counter

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output

from tests.optional import REASON
from tools import checks
from tools.checks import Result
from tools.project import ROOT, Trouble


def passes(python):
    """A check that passes."""
    return Result("good", "passed", "fine")


def in_trouble(python):
    """A check that cannot run."""
    raise Trouble("The disk is full.")


def test_a_line_tells_check_verdict_time_and_note():
    """One line holds all that a person looks for."""
    assert "unit tests    passed     1.5 s  3 passed in 1.40s" == str(
        Result("unit tests", "passed", "3 passed in 1.40s", 1.5))


@pytest.mark.parametrize(("output", "note"), [
    ("collected 3 items\n\n===== 3 passed in 0.1s =====\n", "3 passed in 0.1s"),
    ("SKIPPED [1] tests/x.py:3: no browser\n== 1 skipped ==\n", "1 skipped\n    SKIPPED [1] tests/x.py:3: no browser"),
    ("a.py:1:1: F401\nFound 2 errors.\n[*] 1 fixable with the `--fix` option.\n", "Found 2 errors."),
    ("", "no output")])
def test_the_note_is_the_last_line_and_every_skip(output, note):
    """Nothing that was skipped stays unsaid."""
    assert note == checks.note(output)


def test_every_check_runs_though_one_fails(capsys):
    """A failure stops nothing, shows again in the last lines and decides the exit code."""
    results = checks.run_checks(sys.executable, [in_trouble, passes, passes])
    assert ["FAILED", "passed", "passed"] == [result.verdict for result in results]
    capsys.readouterr()
    assert 1 == checks.summary(results, 12)
    assert capsys.readouterr().out.endswith("\n".join(map(str, results)) + "\n1 of 3 checks failed in 12 s.\n")


def test_an_interrupt_starts_no_further_check():
    """After Ctrl-C the checks that have not begun do not begin."""
    begun = []

    def interrupted(python):
        begun.append(1)
        time.sleep(0.05)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        checks.run_checks(sys.executable, [interrupted] * 100)
    assert len(begun) < 100


def test_quick_leaves_out_what_takes_long(monkeypatch):
    """`run.py test --quick` runs five checks; else the longest begin first, so that no core rests at the end."""
    run = []
    monkeypatch.setattr(checks, "run_checks", lambda python, chosen: run.append([c.__name__ for c in chosen]) or [])
    assert [0, 0] == [checks.run_all(sys.executable, quick) for quick in (True, False)]
    assert ["ruff", "screen_tests", "floor_tests", "game_tests", "mypy"] == run[0]
    assert ["ruff", "browser_tests", "site_tests", "slow_tests", *run[0][1:4], "notebook_tests", "mypy"] == run[1]


QUICK = (checks.screen_tests, checks.floor_tests, checks.game_tests)
IN_A_BROWSER = (checks.browser_tests, checks.site_tests)
MOUNTING = [path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/widgets/test_*.py")
            if re.search(r"\b(mounted|chromium)\b", path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("kinds", "where"), [
    (QUICK, "tests/(?!browser/)"), (IN_A_BROWSER, f"tests/browser/|{'|'.join(MOUNTING)}")])
def test_every_test_belongs_to_one_check(kinds, where, monkeypatch):
    """Where tests stand says which check runs them: none is left out, and none runs twice."""
    monkeypatch.setattr(checks, "find_browser", lambda python: "chromium")
    monkeypatch.setattr(checks, "run_module", lambda check, python, *arguments, **_: Result(check, "", arguments[4:]))
    files = [path.relative_to(ROOT).as_posix() for path in ROOT.glob("tests/**/test_*.py")]
    files, counted = [file for file in files if re.match(where, file)], Counter()
    for check in kinds:
        places = check(sys.executable).note
        left_out = tuple(place.removeprefix("--ignore=") for place in places if place.startswith("--ignore="))
        inside = tuple(place for place in places if not place.startswith("--"))
        counted.update(file for file in files if within(file, inside) and not within(file, left_out))
    assert {name.split("/")[1] for name in checks.of_the_games()} > {"cat_cab", "washi_cat"}
    assert dict.fromkeys(files, 1) == counted


def within(file, places):
    """Whether a file is one of these or lies in one of these folders."""
    return any(file == place or file.startswith(f"{place}/") for place in places)


def test_notebooks_are_checked_as_if_nobody_had_played(monkeypatch):
    """A game that is kept beside a notebook would change what it shows, and a check leaves no game behind."""
    monkeypatch.setattr(checks, "run_module", lambda *names, **variables: (names, variables))
    names, variables = checks.notebook_tests(ROOT)
    start, lesson = (name for name in names[2:] if name.startswith("notebooks/"))
    assert ("notebooks/start.ipynb", "notebooks/cat_cab") == (start, lesson.rpartition("/lesson_")[0])
    assert "" == variables["CATLIB_GAMES"]


@pytest.mark.skipif(os.name == "nt", reason="has no sockets that are files")
def test_kernels_of_the_notebook_check_need_no_port(monkeypatch, tmp_path):
    """Another process may take a port that was free, and the kernel dies; a socket in a folder is the kernel's own."""
    monkeypatch.setattr(checks, "run_module", lambda check, python, *arguments, **variables: arguments)
    asked = "from ipykernel.connect import get_connection_info as of\nof(unpack=True)['transport']"
    answer = new_output("execute_result", {"text/plain": "'ipc'"}, execution_count=1)
    cell = new_code_cell(asked, outputs=[answer], execution_count=1)
    nbformat.write(new_notebook(cells=[cell]), tmp_path / "asks.ipynb")
    command = [str(tmp_path) if name == "notebooks" else name for name in checks.with_nbval(ROOT, "notebooks")]
    monkeypatch.undo()
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    result = checks.run_module("notebooks", sys.executable, *command)
    assert ("passed", "1 passed") == (result.verdict, result.note[:8]), result.output
    assert ["asks.ipynb"] == [path.name for path in tmp_path.iterdir() if not path.name.startswith(("tmp", "."))]


@pytest.mark.parametrize(("output", "verdict", "in_ci"), [
    ("/usr/bin/python: No module named mypy\n", "skipped", "FAILED"),
    ("a.py:1: error: Cannot find module named mypy_extensions\nFound 1 error\n", "FAILED", "FAILED"),
])
def test_a_tool_that_is_not_installed_is_said(output, verdict, in_ci, monkeypatch):
    """Where a person runs the checks without it, they go on; what it finds stays a failure."""
    monkeypatch.setattr(checks, "run_module", lambda check, *_: Result(check, "FAILED", "a note", output=output))
    monkeypatch.delenv("CI", raising=False)
    assert verdict == checks.timed(checks.mypy, sys.executable).verdict
    monkeypatch.setenv("CI", "true")
    assert in_ci == checks.timed(checks.mypy, sys.executable).verdict


def test_no_test_at_all_is_a_failure(tmp_path):
    """pytest that collects nothing must not look like success."""
    result = checks.run_module("unit tests", sys.executable, "pytest", str(tmp_path))
    assert ("FAILED", "no tests ran") == (result.verdict, result.note[:12])


def test_a_check_without_end_is_stopped(monkeypatch):
    """A check that hangs fails with what it said so far."""
    monkeypatch.setattr(checks, "LIMIT", 0.5)
    result = checks.run_module("unit tests", sys.executable, "http.server", "--bind", "127.0.0.1", "0")
    assert ("FAILED", "stopped after") == (result.verdict, result.note[:13])


MARK = "mark." + "browser"
SETS_SLOW = re.compile(r"mark\.slow|add_marker\(\W*slow")
in_ci = pytest.mark.parametrize(("ci", "verdict"), [("true", "FAILED"), ("", "skipped"), ("0", "skipped")])


@in_ci
def test_without_a_browser_ci_fails_and_a_person_is_told(monkeypatch, ci, verdict):
    """A skip is loud for a person, whose notebooks run without one, and a failure for a machine."""
    monkeypatch.setattr(checks, "find_browser", in_trouble)
    monkeypatch.setenv("CI", ci)
    for notebooks in ("passed", "FAILED"):
        monkeypatch.setattr(checks, "with_nbval", lambda *_, is_so=notebooks: Result("notebooks", is_so, ""))
        result, said = checks.browser_tests(sys.executable), "NO BROWSER TEST WAS RUN: The disk is full."
        alone = notebooks == "FAILED" and verdict != "FAILED"
        assert (("FAILED", "") if alone else (verdict, said)) == (result.verdict, result.note)
    assert ("site tests", verdict, said) == checks.site_tests(sys.executable)[:3]


@in_ci
def test_a_browser_test_that_was_skipped_fails_ci(monkeypatch, ci, verdict):
    """In CI every browser test has to run."""
    monkeypatch.setattr(checks, "find_browser", lambda python: "chromium")
    skipped = Result("browser tests", "passed", "1 skipped\n    SKIPPED [1] no Chromium found")
    monkeypatch.setattr(checks, "run_module", lambda *_, **__: skipped)
    monkeypatch.setenv("CI", ci)
    assert ("FAILED" if verdict == "FAILED" else "passed") == checks.browser_tests(sys.executable).verdict


@in_ci
def test_a_package_that_is_missing_fails_ci(monkeypatch, capsys, ci, verdict):
    """In CI every package is installed, so that none of its tests is left out unnoticed."""
    monkeypatch.setenv("CI", ci)
    note = f"1 skipped\n    SKIPPED [1] tests/x.py:3: Skipped: {REASON}: pandas"
    wanted = "FAILED" if verdict == "FAILED" else "passed"
    assert wanted == checks.reported(lambda python: Result("unit tests", "passed", note), sys.executable).verdict


def test_every_test_that_asks_for_a_browser_is_where_one_is_given():
    """Checks look for tests in their folders alone: reading all of them takes longer than some checks."""
    tests = ROOT.glob("tests/**/*.py")
    asking = [path.relative_to(ROOT).as_posix() for path in tests if MARK in path.read_text(encoding="utf-8")]
    assert len(asking) > 1
    assert [] == [path for path in asking if not path.startswith(tuple(checks.OF_A_BROWSER))]
    given = (ROOT / "tests" / "widgets" / "conftest.py").read_text(encoding="utf-8")
    assert [checks.IN_A_PAGE[0]] == re.findall(r"def (\w+)\(.*\bchromium\b", given)
    assert len(MOUNTING) > 3


def test_every_slow_test_is_in_a_file_that_is_looked_at():
    """A check reads only the files that set the mark, so nothing else may set it."""
    setting = [path for path in ROOT.glob("tests/**/*.py") if path.name[:5] != "test_"]
    found = checks.files_with(checks.SLOW)
    assert {"tests/test_packaging.py", "tests/wasm/test_engines.py"} < set(found)
    assert [] == [path.name for path in setting if SETS_SLOW.search(path.read_text(encoding="utf-8"))]


def test_a_file_named_from_a_subfolder_is_found(tmp_path, monkeypatch):
    """`run.py test` works from any folder, a test inside a file included."""
    (tmp_path / "test_x.py").touch()
    monkeypatch.chdir(tmp_path)
    assert [f"{tmp_path}{os.sep}test_x.py::test_y", "-k", "cats"] == [
        checks.from_here(argument) for argument in ("test_x.py::test_y", "-k", "cats")]
