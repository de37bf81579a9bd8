"""Virtual environments with nothing of ours in them, for tests of what an installation brings."""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIMIT = 300  # seconds, so that what hangs is named
PROGRAMS = "Scripts" if os.name == "nt" else "bin"


def environment(place: Path) -> Path:
    """Make an empty virtual environment; return its Python."""
    venv.create(place, symlinks=os.name == "posix")
    return place / PROGRAMS / ("python.exe" if os.name == "nt" else "python")


def install(python: Path, *arguments: str | Path) -> None:
    """Install ready-made packages into an environment, from pip's cache where they are in it."""
    run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-compile",
        "--disable-pip-version-check", "--only-binary", ":all:", *arguments)


def run(*command: str | Path, cwd: Path = ROOT, **env: str) -> str:
    """Run a command to its good end and return what it printed; the message of a failure holds all it said."""
    outside = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    ended = subprocess.run(list(map(str, command)), cwd=cwd, env={**outside, **env}, capture_output=True, text=True,
                           timeout=LIMIT, check=False)
    assert ended.returncode == 0, f"{command} in {cwd}:\n{ended.stdout}\n{ended.stderr}"
    return ended.stdout
