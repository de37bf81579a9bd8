"""Tests run again and again in a folder: forked from a process that waits, or in a process of their own."""

import contextlib
import importlib
import os
import shutil
import sys
import time
from pathlib import Path

import pytest

from tools.project import ROOT, Trouble
from tools.warm import CAN_FORK, PACKAGES, pytest_in

needs_fork = pytest.mark.skipif(not CAN_FORK, reason="forks on Linux alone; elsewhere each run is a process of its own")
QUIET = ["-q", "--no-header", "--tb=no", "-rf", "test_thing.py"]


@contextlib.contextmanager
def running(folder, **options):
    """What runs pytest in a folder, which has the project's tools; such a run asks for Hypothesis's plugin."""
    importlib.import_module("hypothesis")
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    with pytest_in(folder, sys.executable, **options) as runner:
        yield runner


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    """A folder, and what waits there to run pytest: it imports for longer than all runs take."""
    folder = tmp_path_factory.mktemp("shared")
    with running(folder, fork=True) as runner:
        yield folder, runner


@pytest.fixture
def forked(shared):
    """The shared folder and its runner; what a test wrote there is gone after it."""
    yield shared
    for path in [path for path in shared[0].iterdir() if path.name != "tools"]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()


@pytest.fixture
def alone(tmp_path):
    """A new folder and what runs pytest there in processes of their own."""
    with running(tmp_path, fork=False) as runner:
        yield tmp_path, runner


@pytest.fixture(params=[pytest.param("forked", marks=needs_fork), "alone"])
def place(request):
    """A folder without tests, and what runs pytest there."""
    return request.getfixturevalue(request.param)


def test_files_are_read_as_they_are_now(place):
    """A run sees a module as it was changed after the run before; nothing of an earlier run is left."""
    folder, runner = place
    thing, test = folder / "thing.py", folder / "test_thing.py"
    test.write_text("import thing\ndef test_one():\n    assert thing.ONE == 1\n    thing.ONE = 2\n")
    thing.write_text("ONE = 1\n")
    assert [0, 0] == [runner(QUIET, 60).code for _ in range(2)]
    os.utime(thing, (1, 1))
    thing.write_text("ONE = 22\n")
    code, printed = runner(QUIET, 60)
    assert 1 == code
    assert "FAILED test_thing.py::test_one - assert 22 == 1" in printed


def test_a_run_that_takes_too_long_is_ended(place):
    """Patience ends a loop that nothing else ends, and the next run begins as if nothing had been."""
    folder, runner = place
    (folder / "test_thing.py").write_text("import time\ndef test_loop():\n    while True:\n        time.sleep(0.01)\n")
    began = time.monotonic()
    assert runner(QUIET, 2).code is None
    assert 60 > time.monotonic() - began
    (folder / "test_thing.py").write_text("def test_end():\n    pass\n")
    assert 0 == runner(QUIET, 60).code


def test_what_pytest_cannot_run_has_its_code(place):
    """Exit codes are pytest's: 4 for a test that is not there, 5 where none is left, another where Python ends."""
    folder, runner = place
    (folder / "test_thing.py").write_text("import os\ndef test_end():\n    os._exit(9)\n")
    assert [4, 5, 9] == [runner([*QUIET[:-1], *more], 60).code for more in
                         (["test_thing.py::test_no"], ["test_thing.py", "-k", "no"], ["test_thing.py"])]


@needs_fork
def test_what_a_run_has_started_ends_with_it(forked):
    """A process that a test leaves behind is gone after the run, whether it passed or was ended."""
    folder, runner = forked
    (folder / "test_thing.py").write_text(
        "import subprocess, sys, time\n"
        "def test_left():\n"
        "    left = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "    open('left', 'w').write(str(left.pid))\n"
        "def test_waits():\n    test_left()\n    time.sleep(600)\n")
    for test, code in (("test_left", 0), ("test_waits", None)):
        (folder / "left").unlink(missing_ok=True)
        assert code == runner([*QUIET, "-k", test, "-p", "no:unraisableexception"], 5).code
        assert is_gone(int((folder / "left").read_text()))


def is_gone(process):
    """Whether a process has ended, or does so in a moment."""
    for _ in range(100):
        try:
            state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
        except OSError:
            return True
        if state == "Z":
            return True
        time.sleep(0.05)
    return False


@needs_fork
def test_nothing_of_the_project_is_there_before_a_run(forked):
    """What waits has imported packages, and of the project nothing but its tools; a child has all of them at once."""
    folder, runner = forked
    (folder / "test_thing.py").write_text(
        "import sys\ndef test_there():\n    print(sorted({name.split('.')[0] for name in sys.modules}))\n")
    _, printed = runner([*QUIET, "-s"], 60)
    assert "'pytest', " in printed
    assert "'hypothesis', " in printed
    assert [] == [name for name in ("catlib", "catwidgets", "tests") if f"'{name}'" in printed]
    assert [] == [name for name in PACKAGES if name.split(".")[0] in ("catlib", "catwidgets", "tests")]


@needs_fork
def test_a_process_that_ended_is_told(tmp_path):
    """Where what waits has ended, a run says so in a sentence."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "__init__.py").touch()
    (tmp_path / "tools" / "warm.py").write_text("import sys\nsys.stdin.readline()\n")
    with pytest_in(tmp_path, sys.executable) as runner, pytest.raises(Trouble, match="that waits for tests has ende"):
        runner(QUIET, 5)
