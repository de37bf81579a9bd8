"""The virtual environment: made once from pinned packages, checked each time, mended when it is damaged."""

import contextlib
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import IO

from tools.pins import CONSTRAINTS, needed
from tools.project import ROOT, VENV, Trouble, say

STAMP = VENV / "setup.json"
UNFINISHED = VENV / "setup-unfinished"
SETUP_LOG = VENV / "setup.log"
WANTED = VENV / "wanted.txt"
BUILD_TOOLS = ["hatchling", "editables"]
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
THIS_PYTHON = f"Python {sys.version_info.major}.{sys.version_info.minor}"


def prepare(extras: set[str]) -> Path:
    """Make the environment have at least these extras as pinned; return its Python."""
    with one_at_a_time():
        reason = damage() if VENV.exists() else "there is none yet"
        stamp = read_stamp()
        if not reason and stamp.get("pins") == pins() and extras <= set(stamp["extras"]):
            return PYTHON
        if reason:
            make_venv(reason)
        install(extras | set(stamp.get("extras", [])))
    return PYTHON


# running things in it


def child_env(python: Path | str = PYTHON, **more: str) -> dict[str, str]:
    """The environment variables for a command: this environment's programs first, no other Python's settings."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    path = os.pathsep.join([str(Path(python).parent), kept.get("PATH", "")])
    return {**kept, "PATH": path, "PYTHONUTF8": "1", "PIP_USER": "0", **more}


def call(python: Path | str, *arguments: str, **env: str) -> int:
    """Run Python in the project's folder, with more variables if wanted; return its exit code."""
    return subprocess.run([python, *arguments], cwd=ROOT, env=child_env(python, **env), check=False).returncode


# what is there


def pins() -> str:
    """A fingerprint of everything that decides which packages belong in the environment."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + CONSTRAINTS.read_bytes()).hexdigest()


def read_stamp() -> dict:
    """What the last finished set-up wrote down, or nothing."""
    try:
        return dict(json.loads(STAMP.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def write_stamp(extras: set[str]) -> None:
    """Write down that the environment now has these extras."""
    stamp = {"root": str(ROOT), "pins": pins(), "extras": sorted(extras)}
    STAMP.write_text(json.dumps(stamp, indent=1), encoding="utf-8")


# Runs inside the environment: is every file that a package installed there, in its full size?
PROBE = """
import csv, importlib.metadata, os, sys
import pip
print("Python %d.%d" % sys.version_info[:2])
for package in importlib.metadata.distributions():
    for path, _, size in csv.reader((package.read_text("RECORD") or "").splitlines()):
        place = str(package.locate_file(path))
        if size and "__pycache__" not in path:
            if not os.path.isfile(place) or os.path.getsize(place) != int(size):
                sys.exit(place)
"""


def damage() -> str | None:
    """Why the environment has to be made anew, in a clause; None where it is sound."""
    if UNFINISHED.exists():
        return "the last set-up was cut off"
    if read_stamp().get("root", str(ROOT)) != str(ROOT):
        return "the folder was moved"
    try:
        probe = subprocess.run([PYTHON, "-c", PROBE], capture_output=True, text=True, env=child_env(), check=False)
    except OSError:
        return "its Python does not start"
    if probe.returncode:
        return f"it is damaged ({(probe.stderr.split() or ['for no known reason'])[-1]})"
    found = probe.stdout.strip()
    return None if found == THIS_PYTHON else f"it is for {found} and this is {THIS_PYTHON}"


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold a lock that the system drops with this process, so that two set-ups never mix."""
    with open(ROOT / ".setup.lock", "w") as file:
        if not try_lock(file):
            say("Another set-up is at work here; waiting for it.")
            while not try_lock(file):
                time.sleep(0.5)
        yield


def try_lock(file: IO[str]) -> bool:
    """Take the lock on an open file if nobody has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# making it


def make_venv(reason: str) -> None:
    """Make an empty environment in place of what is there."""
    if not (find_spec("venv") and find_spec("ensurepip")):
        raise Trouble(NO_VENV)
    say(f"Making the environment .venv: {reason}.")
    shutil.rmtree(VENV, ignore_errors=not VENV.exists())
    VENV.mkdir()
    UNFINISHED.touch()
    outside = getattr(sys, "_base_executable", None) or sys.executable
    made = subprocess.run([outside, "-m", "venv", VENV], capture_output=True, text=True, check=False)
    if made.returncode:
        raise Trouble(diagnosis(made.stdout + made.stderr, "Python could not make the environment .venv"))


def install(extras: set[str]) -> None:
    """Install the project, editable, with these extras; a cut-off leaves a mark that the next run sees."""
    began = time.monotonic()
    say(f"Installing the pinned packages ({', '.join(sorted(extras))}): about a minute, once.")
    UNFINISHED.touch()
    SETUP_LOG.write_text("", encoding="utf-8")
    pins = needed(sorted(extras), BUILD_TOOLS, CONSTRAINTS.parent)
    WANTED.write_text("".join(f"{pin.hashed}\n" for pin in pins), encoding="utf-8")
    pip_install("--require-hashes", "--requirement", str(WANTED))
    pip_install("--no-deps", "--no-build-isolation", "--editable", ".")
    write_stamp(extras)
    UNFINISHED.unlink()
    say(f"Installed in {time.monotonic() - began:.0f} s.")


def pip_install(*arguments: str) -> None:
    """Run pip, keep all it says in the log, and turn a failure into one sentence."""
    command = [str(PYTHON), "-m", "pip", "install", "--only-binary", ":all:", "--no-input",
               "--disable-pip-version-check", "--progress-bar", "off", *arguments]
    with open(SETUP_LOG, "a", encoding="utf-8") as log, subprocess.Popen(
            command, cwd=ROOT, env=child_env(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            encoding="utf-8", errors="replace") as pip:
        for line in pip.stdout or ():
            log.write(line)
            show_progress(line)
    show_progress("")
    if pip.returncode:
        raise Trouble(pip_failed(SETUP_LOG.read_text(encoding="utf-8")))


def show_progress(line: str) -> None:
    """Show what pip is at on one line that the next one overwrites; nothing where no person watches."""
    if sys.stdout.isatty():
        print("\r" + " ".join(line.split())[:70].ljust(70) + "\r", end="", flush=True)


# what went wrong

DISK_FULL = "The disk is full: the environment needs about 1 GB in this folder; make room and run this again."
NO_VENV = (f"This Python ({sys.executable}) has no venv module: on Debian or Ubuntu run "
           "`sudo apt install python3-venv`, elsewhere install Python from python.org; then run this again.")
NO_NETWORK = ("The Python package index (pypi.org) could not be reached: check the network, or the proxy settings, "
              "and run this again.")
CHANGED = (f"A package that was fetched is not the file that was pinned (its hash differs) and was not installed: "
           f"{SETUP_LOG} names it; somebody between here and pypi.org may have changed it.")
HARDLY_ANY = 50_000_000  # bytes
FULL = re.compile(r"No space left on device|Errno 28\b|not enough space on the disk|Disk quota exceeded")
UNREACHABLE = re.compile(r"NewConnectionError|NameResolutionError|name resolution|getaddrinfo failed|"
                         r"Network is unreachable|Connect(ion)?Timeout|Read timed out|ReadTimeoutError|ProxyError|"
                         r"Connection (refused|reset|aborted)", re.IGNORECASE)
OTHER_FILE = re.compile(r"DO NOT MATCH THE HASHES")
NO_PACKAGE = re.compile(r"No matching distribution found for (\S+)")


def pip_failed(log: str) -> str:
    """Turn pip's log into a sentence; where only the network was missing, what was there stays good."""
    sentence = diagnosis(log, f"pip could not install the packages (all it said is in {SETUP_LOG})")
    if sentence == NO_NETWORK:
        UNFINISHED.unlink(missing_ok=True)
    return sentence


def diagnosis(log: str, otherwise: str) -> str:
    """The sentence that names what went wrong in the output of pip or venv."""
    if FULL.search(log) or shutil.disk_usage(ROOT).free < HARDLY_ANY:
        return DISK_FULL
    if UNREACHABLE.search(log):
        return NO_NETWORK
    if OTHER_FILE.search(log):
        return CHANGED
    missing = NO_PACKAGE.search(log)
    if missing:
        return (f"There is no ready-made package {missing[1]} for Python {platform.python_version()} on "
                f"{platform.system()} {platform.machine()}: try another Python, 3.11 or later.")
    errors = [line.strip() for line in log.splitlines() if line.lower().lstrip().startswith("error")]
    return f"{otherwise}: {errors[-1]}" if errors else f"{otherwise}."
