"""pytest again and again in a folder, without starting Python each time.

On Linux one process imports what tests need and is not the project's, and then waits. For each run it forks a child,
which is as far as that, imports the project's files as they are now, and runs the tests. A child that takes too long is
ended with all that it started. Elsewhere each run is a process of its own, and takes some seconds more.
"""

import contextlib
import gc
import importlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn, Protocol

from tools.environment import child_env
from tools.project import Trouble

CAN_FORK = sys.platform == "linux"
# what tests and the project ask for; a package that is not there is left out
PACKAGES = ("pytest", "pytest_timeout", "_hypothesis_pytestplugin", "hypothesis.strategies", "networkx", "numpy",
            "pydantic", "wasmtime", "scipy.stats", "sympy", "pandas", "ipywidgets", "anywidget", "IPython.display")
PLUGINS = ("-p", "pytest_timeout", "-p", "_hypothesis_pytestplugin", "-p", "no:cacheprovider",
           "-W", "ignore::pytest.PytestAssertRewriteWarning")


class Ended(NamedTuple):
    """How a run of pytest ended: its exit code, None where patience ended first, and all that it printed."""

    code: int | None
    printed: str


class Runner(Protocol):
    """What runs pytest with some arguments, for that many seconds at most."""

    def __call__(self, arguments: Sequence[str], patience: float) -> Ended: ...


@contextlib.contextmanager
def pytest_in(folder: Path, python: Path | str, *, fork: bool = CAN_FORK) -> Iterator[Runner]:
    """What runs pytest in a copy of the project, with its environment's Python."""
    paths = os.pathsep.join([str(folder), str(folder / "widgets")])
    env = child_env(python, PYTHONPATH=paths, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1", COLUMNS="1000")  # no line is cut
    if not fork:
        yield lambda arguments, patience: _alone(folder, python, env, arguments, patience)
        return
    with subprocess.Popen([str(python), "-m", "tools.warm"], cwd=folder, env=env, stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, text=True, encoding="utf-8") as server:
        try:
            yield lambda arguments, patience: _asked(server, arguments, patience)
        finally:
            server.terminate()


def _alone(folder: Path, python: Path | str, env: dict[str, str], arguments: Sequence[str], patience: float) -> Ended:
    """A run in a process of its own."""
    try:
        run = subprocess.run([str(python), "-m", "pytest", *PLUGINS, *arguments], cwd=folder, env=env, text=True,
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             encoding="utf-8", timeout=patience, check=False)
    except subprocess.TimeoutExpired:
        return Ended(None, "")
    return Ended(run.returncode, run.stdout)


def _asked(server: subprocess.Popen[str], arguments: Sequence[str], patience: float) -> Ended:
    """A run in a child of the process that waits."""
    assert server.stdin
    assert server.stdout
    server.stdin.write(json.dumps([[*PLUGINS, *arguments], patience]) + "\n")
    server.stdin.flush()
    if not (line := server.stdout.readline()):
        raise Trouble("The process that waits for tests has ended; run this again.")
    return Ended(*json.loads(line))


# the process that waits


def serve() -> None:
    """Import what every run needs; then for each line that comes run its tests in a child and tell how that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asked says when to end
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    for name in PACKAGES:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    gc.freeze()  # what stands now is never looked at by a child's collector
    for line in sys.stdin:
        print(json.dumps(forked(*json.loads(line))), flush=True)


def forked(arguments: list[str], patience: float) -> Ended:
    """How a run in a child of this process ended; nothing that it started is left."""
    with tempfile.TemporaryFile() as printed:
        child = os.fork()
        if not child:
            test(arguments, printed.fileno())
        try:
            code = ended(child, patience)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
        if code is None:
            os.waitpid(child, 0)
        printed.seek(0)
        return Ended(code, printed.read().decode(errors="replace"))


def test(arguments: list[str], output: int) -> NoReturn:
    """In the child: run the tests in a group of processes of its own, and end without going back."""
    code = 3  # pytest's code where it fails itself
    try:
        os.setsid()
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(output, 1)
        os.dup2(output, 2)
        code = int(importlib.import_module("pytest").main(arguments))
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def ended(child: int, patience: float) -> int | None:
    """The exit code of a child; None if it has none in time."""
    ends = time.monotonic() + patience
    while time.monotonic() < ends:
        found, status = os.waitpid(child, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01)
    return None


if __name__ == "__main__":
    serve()
