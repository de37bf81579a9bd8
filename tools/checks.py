"""Every check of the project, some side by side, each reported in one line."""

import os
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools.browsers import find_browser, installed_browsers
from tools.environment import child_env
from tools.notebooks import UNDISTURBED
from tools.project import NOTEBOOKS, ROOT, START_PAGE, Trouble, say

LIMIT = 75 * 60
OF_THE_SCREEN = ["tests/widgets", "tests/tools"]
OF_A_BROWSER = ["tests/browser", "tests/widgets"]
SLOW, IN_A_PAGE = "mark.slow", ("mounted", "chromium")  # the fixtures of a widget in a page, and of a page of one's own
NOT_INSTALLED = "an optional package is not installed"  # as tests/optional.py says it
finding = threading.Lock()  # what fetches a browser does so once
AT_A_TIME = (os.cpu_count() or 1) + 3  # more than cores: each now and then waits for pages, kernels, timers


class Result(NamedTuple):
    """How a check went: `verdict` is passed, FAILED or skipped."""

    check: str
    verdict: str
    note: str
    seconds: float = 0.0
    output: str = ""

    def __str__(self) -> str:
        return f"{self.check:<14}{self.verdict:<8}{self.seconds:6.1f} s  {self.note}"


Check = Callable[[Path], Result]


def run_all(python: Path, quick: bool = False) -> int:
    """Run the checks, some side by side, and print a line for each; return 1 if any failed.

    After the first, which takes a moment, the longest begin and the shortest come last: so they end together.
    """
    tests = [screen_tests, floor_tests, game_tests]
    longer = [browser_tests, site_tests, slow_tests]
    chosen = [ruff, *tests, mypy] if quick else [ruff, *longer, *tests, notebook_tests, mypy]
    say(f"Running {len(chosen)} checks; this takes some minutes.")
    began = time.monotonic()
    return summary(run_checks(python, chosen), time.monotonic() - began)


def run_pytest(python: Path, arguments: list[str]) -> int:
    """Run pytest alone with a person's own arguments."""
    env = child_env(python, CHROMIUM=next(installed_browsers(), ""))
    command = [str(python), "-m", "pytest", *map(from_here, arguments)]
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode


def from_here(argument: str) -> str:
    """An argument that names a file of the current folder, named so that it holds in any folder."""
    path, *inside = argument.split("::")
    return "::".join([os.path.abspath(path), *inside]) if os.path.exists(path) else argument


def run_checks(python: Path, checks: Sequence[Check]) -> list[Result]:
    """Run checks side by side; after an interrupt none begins any more."""
    with ThreadPoolExecutor(AT_A_TIME) as pool:
        runs = [pool.submit(reported, check, python) for check in checks]
        try:
            return [run.result() for run in runs]
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def reported(check: Check, python: Path) -> Result:
    """Run a check and print how it went, with all its output where it failed."""
    result = timed(check, python)
    say(f"{result}\n{result.output}" if result.verdict == "FAILED" else result)
    return result


def timed(check: Check, python: Path) -> Result:
    """A check's result with its time; trouble inside it is its failure."""
    began = time.monotonic()
    try:
        result = check(python)
        if in_ci() and NOT_INSTALLED in result.note:  # there every package is, or a pin is missing
            result = result._replace(verdict="FAILED")
    except (Trouble, OSError) as error:
        result = Result(check.__name__.replace("_", " "), "FAILED", str(error))
    return result._replace(seconds=time.monotonic() - began)


def summary(results: list[Result], seconds: float) -> int:
    """Print the last lines, and say whether anything failed."""
    failed = [result for result in results if result.verdict == "FAILED"]
    if failed:
        say("\n".join(["", *map(str, results)]))
    verdict = f"{len(failed)} of {len(results)} checks failed" if failed else "Every check passed"
    say(f"{verdict} in {seconds:.0f} s.")
    return 1 if failed else 0


def run_module(check: str, python: Path, *arguments: str, **env: str) -> Result:
    """Run a module of the environment; its last line becomes the note."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as file:
        try:
            code = subprocess.run([python, "-m", *arguments], cwd=ROOT, timeout=LIMIT, check=False,
                                  env=child_env(python, PYTHONUNBUFFERED="1", PYTHONDONTWRITEBYTECODE="", **env),
                                  stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT).returncode
            ended = ""
        except subprocess.TimeoutExpired:
            code, ended = 1, f"stopped after {LIMIT // 60} minutes: "
        file.seek(0)
        output = file.read()
    return Result(check, "FAILED" if code else "passed", ended + note(output), output=output)


def note(output: str) -> str:
    """The last line of a tool's output, with what was skipped and why below it."""
    lines = [line.strip("= \t") for line in output.splitlines() if line.strip("= \t") and "--fix" not in line]
    skipped = [f"\n    {line}" for line in lines if line.startswith("SKIPPED")]
    return (lines[-1] if lines else "no output") + "".join(skipped)


def ruff(python: Path) -> Result:
    """Style and likely mistakes."""
    return if_installed("ruff", run_module("ruff", python, "ruff", "check", "--output-format=concise"))


def mypy(python: Path) -> Result:
    """Types."""
    return if_installed("mypy", run_module("mypy", python, "mypy"))


def if_installed(tool: str, result: Result) -> Result:
    """A check whose tool is an optional package that is not there is skipped, and in CI it fails by that."""
    missing = f"No module named {tool}" in result.output
    return result._replace(verdict="skipped", note=f"{NOT_INSTALLED}: {tool}") if missing else result


def game_tests(python: Path) -> Result:
    """Tests of each game that need neither a browser nor much time; three checks, so that all cores have work."""
    return quick_tests("game tests", python, *of_the_games())


def floor_tests(python: Path) -> Result:
    """Such tests of what the games stand on."""
    elsewhere = [*OF_THE_SCREEN, *of_the_games(), "tests/browser"]
    return quick_tests("floor tests", python, "tests", *(f"--ignore={at}" for at in elsewhere))


def screen_tests(python: Path) -> Result:
    """Such tests of widgets and tools, and every doctest."""
    return quick_tests("screen tests", python, *OF_THE_SCREEN, "catlib", "widgets/catwidgets", "README.md", "docs")


def quick_tests(check: str, python: Path, *places: str) -> Result:
    """Tests in these places that need neither a browser nor much time."""
    return run_module(check, python, "pytest", "-rs", "-m", "not browser and not slow", *places)


def of_the_games() -> list[str]:
    """The folders with the tests of one game each."""
    games = sorted(path.parent.name for path in (ROOT / "catlib" / "games").glob("*/__init__.py"))
    return [f"tests/{name}" for name in games]


def slow_tests(python: Path) -> Result:
    """Tests that make environments or play for long."""
    return run_module("slow tests", python, "pytest", "-rs", "-m", "slow and not browser", *files_with(SLOW),
                      "--ignore=tests/browser")


def files_with(mark: str) -> list[str]:
    """The test files that set a mark: to collect the tests of all others takes longer than some checks."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    return [file.relative_to(ROOT).as_posix() for file in files if mark in file.read_text(encoding="utf-8")]


def notebook_tests(python: Path) -> Result:
    """nbval runs the start page and a lesson and finds the outputs stored in them, as the slow tests do in all."""
    first = min(NOTEBOOKS.glob("*/lesson_*.ipynb"))
    return with_nbval(python, START_PAGE, first.relative_to(ROOT).as_posix())


def with_nbval(python: Path, *places: str) -> Result:
    """Notebooks in these places run and give the outputs stored in them."""
    return run_module("notebooks", python, "pytest", "-o", "addopts=", "--color=no", "-p", "nbval", "-p",
                      "tools.nbval_sockets", "--nbval", "--nbval-current-env", *places, **UNDISTURBED)


def browser_tests(python: Path) -> Result:
    """A real browser opens JupyterLab, runs a notebook of each kind and plays; without one, nbval runs all."""
    elsewhere = (f"--ignore={file}" for file in of_the_site())
    files = {file for fixture in IN_A_PAGE for file in files_with(fixture)}
    mounted = sorted(file for file in files if file.startswith(OF_A_BROWSER[1]))
    result = in_a_browser("browser tests", python, OF_A_BROWSER[0], *mounted, *elsewhere)
    alone = with_nbval(python, "notebooks") if result.verdict == "skipped" else result
    return alone if alone.verdict == "FAILED" else result


def site_tests(python: Path) -> Result:
    """A real browser visits the site; another check than the one before, so that all cores have work to the end."""
    return in_a_browser("site tests", python, *of_the_site())


def of_the_site() -> list[str]:
    """The files with tests of the built site."""
    return sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / "tests" / "browser").glob("test_site*.py"))


def in_a_browser(check: str, python: Path, *places: str) -> Result:
    """Tests in these places that drive a real browser; in CI nothing of this may be skipped."""
    try:
        with finding:
            browser = find_browser(python)
    except Trouble as trouble:
        return Result(check, "FAILED" if in_ci() else "skipped", f"NO BROWSER TEST WAS RUN: {trouble}")
    result = run_module(check, python, "pytest", "-rs", "-m", "browser and not walk", *places, CHROMIUM=browser)
    return result._replace(verdict="FAILED") if in_ci() and "SKIPPED" in result.note else result


def in_ci() -> bool:
    """Whether a machine runs the checks, where skipping one counts as a failure."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")
