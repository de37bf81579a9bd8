"""The environment is made when it must be, mended when it is damaged, and otherwise left alone."""

import contextlib
import json
import os
import re
import sys
import tomllib
import venv
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from types import SimpleNamespace

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import environment, pins
from tools.environment import CHANGED, DISK_FULL, NO_NETWORK, diagnosis
from tools.pins import read_pins
from tools.project import ROOT, Trouble


@pytest.fixture
def house(tmp_path, monkeypatch):
    """An empty project folder; what `prepare` would make or install is only written down."""
    place = tmp_path / ".venv"
    for name, path in {"ROOT": tmp_path, "VENV": place, "STAMP": place / "setup.json", "PYTHON": Path(sys.executable),
                       "UNFINISHED": place / "setup-unfinished", "CONSTRAINTS": tmp_path / "constraints.txt",
                       "SETUP_LOG": place / "setup.log", "WANTED": place / "wanted.txt"}.items():
        monkeypatch.setattr(environment, name, path)
    extras = "".join(f"{extra} = []\n" for extra in ("lab", "fast", "test", "scale"))
    (tmp_path / "pyproject.toml").write_text(f"[project.optional-dependencies]\n{extras}")
    (tmp_path / "constraints.txt").write_text("hatchling==1.33.0 \\\n    --hash=sha256:1234\n    # via catlib\n")
    done = []
    monkeypatch.setattr(environment, "make_venv", lambda reason: done.append(("make", reason)) or place.mkdir())
    monkeypatch.setattr(environment, "pip_install", lambda *arguments: done.append(("install", arguments[-1])))
    return SimpleNamespace(path=tmp_path, venv=place, done=done)


@pytest.fixture
def furnished(house):
    """The same after a first `run.py lab`."""
    environment.prepare({"lab", "fast"})
    house.done.clear()
    return house


@pytest.fixture
def emptied(furnished, monkeypatch):
    """The same, whose next making anew is only written down too."""
    monkeypatch.setattr(environment, "make_venv", lambda reason: furnished.done.append(("make", reason)))
    return furnished


def raising(error):
    """A function that raises this, whatever it is given."""
    def fail(*arguments):
        raise error

    return fail


def test_the_first_run_makes_and_installs(house):
    """Where nothing is, an environment is made, and the project installed last, with the extras asked for."""
    assert environment.prepare({"lab", "fast"}) == environment.PYTHON
    assert [("make", "there is none yet"), ("install", str(environment.WANTED)), ("install", ".")] == house.done
    assert "hatchling==1.33.0 --hash=sha256:1234\n" == environment.WANTED.read_text()


def test_the_second_run_does_nothing(furnished):
    """What stands as pinned is left alone, also by a command that needs less."""
    environment.prepare({"lab"})
    assert [] == furnished.done


def test_more_extras_are_added_to_those_there(furnished):
    """`test` after `lab` adds what it needs and keeps what `lab` had."""
    environment.prepare({"test"})
    assert ("install", ".") == furnished.done[-1]
    assert ["fast", "lab", "test"] == json.loads(environment.STAMP.read_text())["extras"]


@pytest.mark.parametrize("file", ["pyproject.toml", "constraints.txt"])
def test_changed_pins_are_installed_in_place(furnished, file):
    """A new version of a package needs no new environment."""
    with open(furnished.path / file, "a") as changed:
        changed.write("# another\n")
    environment.prepare({"lab"})
    assert ["install", "install"] == [what for what, _ in furnished.done]


def test_a_cut_off_is_mended(emptied, monkeypatch):
    """What was half installed is made anew by the next run."""
    works = environment.pip_install
    monkeypatch.setattr(environment, "pip_install", raising(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        environment.prepare({"scale"})
    monkeypatch.setattr(environment, "pip_install", works)
    environment.prepare({"lab"})
    assert ("make", "the last set-up was cut off") == emptied.done[0]
    emptied.done.clear()
    environment.prepare({"lab"})
    assert [] == emptied.done


def test_a_lack_of_network_spoils_nothing(furnished, monkeypatch):
    """An environment that worked still does when more could not be fetched."""
    def no_network(*arguments):
        raise Trouble(environment.pip_failed("NewConnectionError"))

    monkeypatch.setattr(environment, "pip_install", no_network)
    with pytest.raises(Trouble, match="could not be reached"):
        environment.prepare({"test"})
    environment.prepare({"lab"})
    assert [] == furnished.done


def test_a_moved_folder_gets_a_new_environment(emptied):
    """An environment knows its place, so a copy of the folder makes its own."""
    stamp = json.loads(environment.STAMP.read_text())
    environment.STAMP.write_text(json.dumps({**stamp, "root": "/elsewhere"}))
    environment.prepare({"lab"})
    assert ("make", "the folder was moved") == emptied.done[0]


def test_a_python_that_is_gone_is_replaced(emptied, monkeypatch):
    """An environment whose Python was removed is made anew."""
    monkeypatch.setattr(environment, "PYTHON", emptied.venv / "bin" / "python")
    environment.prepare({"lab"})
    assert ("make", "its Python does not start") == emptied.done[0]


def test_another_python_gets_a_new_environment(emptied, monkeypatch):
    """Who starts run.py with another Python means that one."""
    monkeypatch.setattr(environment, "THIS_PYTHON", "Python 3.99")
    environment.prepare({"lab"})
    [version] = {f"{sys.version_info.major}.{sys.version_info.minor}"}
    assert ("make", f"it is for Python {version} and this is Python 3.99") == emptied.done[0]


@pytest.mark.parametrize("harm", [Path.unlink, lambda path: path.write_text("cut")])
def test_a_missing_or_cut_file_is_noticed(tmp_path, house, monkeypatch, harm):
    """Every file that a package installed has to be there in its full size."""
    venv.create(house.venv, symlinks=os.name == "posix")
    python = house.venv / environment.PYTHON.parent.name / environment.PYTHON.name
    [packages] = [house.venv / "Lib/site-packages"] if os.name == "nt" else house.venv.glob("lib/*/site-packages")
    monkeypatch.setattr(environment, "PYTHON", python)
    (packages / "pip.py").write_text("")
    (packages / "cat.py").write_text("meow = 1\n", newline="\n")
    (packages / "cat-1.0.dist-info").mkdir()
    (packages / "cat-1.0.dist-info" / "METADATA").write_text("Name: cat\nVersion: 1.0\n")
    (packages / "cat-1.0.dist-info" / "RECORD").write_text("cat.py,sha256=x,9\ncat-1.0.dist-info/RECORD,,\n")
    assert environment.damage() is None
    harm(packages / "cat.py")
    assert environment.damage() == f"it is damaged ({packages / 'cat.py'})"


def test_two_set_ups_never_run_at_once(tmp_path):
    """The lock is taken once and free again with its file."""
    with open(tmp_path / "lock", "w") as first, open(tmp_path / "lock", "w") as second:
        assert environment.try_lock(first)
        assert not environment.try_lock(second)
    with open(tmp_path / "lock", "w") as third:
        assert environment.try_lock(third)


def test_a_python_without_venv_is_named(monkeypatch):
    """Debian's Python without python3-venv gets the name of the package."""
    monkeypatch.setattr(environment, "find_spec", lambda module: None)
    with pytest.raises(Trouble, match="sudo apt install python3-venv"):
        environment.make_venv("there is none yet")


@pytest.mark.parametrize(("log", "sentence"), [
    ("WARNING: Retrying ... NewConnectionError('<pip...>: Failed to establish a new connection: [Errno -3] Temporary "
     "failure in name resolution')\nERROR: Could not find a version that satisfies the requirement hatchling\n"
     "ERROR: No matching distribution found for hatchling", NO_NETWORK),
    ("pip._vendor.urllib3.exceptions.ReadTimeoutError: HTTPSConnectionPool: Read timed out.", NO_NETWORK),
    ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", CHANGED),
    ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", DISK_FULL),
    ("Collecting a\nERROR: something else\n", "pip failed: ERROR: something else"),
    ("", "pip failed."),
])
def test_a_failure_becomes_one_sentence(log, sentence):
    """What pip and venv say at length is said in a sentence that names what to do."""
    assert sentence == diagnosis(log, "pip failed")


def test_a_disk_too_full_to_say_so_is_noticed(monkeypatch):
    """venv does not pass on that there was no room, so the room is looked at."""
    monkeypatch.setattr(environment.shutil, "disk_usage", lambda path: SimpleNamespace(free=0))
    assert DISK_FULL == diagnosis("Error: Command '['python', '-m', 'ensurepip']' returned non-zero exit status 1.", "")


def test_a_package_without_a_wheel_is_named():
    """A machine for which nobody built a package is told which."""
    assert "no ready-made package numba==0.68.1 for Python 3" in diagnosis(
        "ERROR: No matching distribution found for numba==0.68.1", "pip failed")


def test_the_environment_forgets_another_pythons_settings(monkeypatch):
    """PYTHONPATH and PYTHONHOME of the caller do not reach into the environment."""
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("PYTHONHOME", "/elsewhere")
    env = environment.child_env("/house/bin/python", ANSWER="42")
    assert not {"PYTHONPATH", "PYTHONHOME"} & env.keys()
    assert env["PATH"].startswith(str(Path("/house/bin")) + os.pathsep)
    assert env["ANSWER"] == "42"


# the pins

PINS = [Requirement(str(pin)) for pin in read_pins()]
SYSTEMS = ["linux", "darwin", "win32"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def machine(version, system):
    """What markers ask of a Python on a system."""
    return {"python_version": version, "python_full_version": f"{version}.9", "sys_platform": system,
            "os_name": "nt" if system == "win32" else "posix", "platform_machine": "x86_64"}


def test_the_pythons_that_are_named_are_those_that_are_checked():
    """pyproject.toml, README and docs/trust.md name the same ones, from the oldest to the newest."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    assert PYTHONS == named
    assert f">={PYTHONS[0]}" == project["requires-python"]
    for page in ("README.md", "docs/trust.md"):
        assert f"Python {PYTHONS[0]} to {PYTHONS[-1]}" in (ROOT / page).read_text(encoding="utf-8"), page


def test_every_pin_is_exact():
    """A pin names one version and no place to fetch it from."""
    for pin in PINS:
        assert ["=="] == [part.operator for part in pin.specifier], pin
        assert pin.url is None, pin


def test_every_pin_has_the_hashes_of_its_files():
    """Nothing is installed but the files that were pinned, and no file names a place to fetch it from."""
    assert [] == [str(pin) for pin in read_pins() if not pin.hashes or not pin.asked_by]
    assert all(re.fullmatch("sha256:[0-9a-f]{64}", one) for pin in read_pins() for one in pin.hashes)
    assert "://" not in pins.CONSTRAINTS.read_text()


def test_a_few_extras_need_fewer_packages():
    """What brings others brings them along; who only reads gets no test tools; all extras together need all pins."""
    few = {pin.name for pin in pins.needed(["lab"])}
    assert {"jupyterlab", "tornado", "networkx", "mpmath"} <= few
    assert set() == few & {"pytest", "ruff", "numpy", "atheris"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert read_pins() == pins.needed(project["optional-dependencies"])


def test_what_is_installed_lacks_nothing():
    """Whatever an installed package asks for here is among what reading needs."""
    listed = {pin.name for pin in pins.needed(["lab", "fast"])}
    for name in listed:
        with contextlib.suppress(PackageNotFoundError):
            asked = [Requirement(one) for one in requires(name) or []]
            here = [one for one in asked if one.marker is None or one.marker.evaluate({"extra": ""})]
            assert {canonicalize_name(one.name) for one in here} <= listed, name


@pytest.mark.parametrize("version", PYTHONS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_requirement_is_pinned_once(version, system):
    """What pyproject.toml asks for has exactly one pin in its range, on each system and Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *(r for extra in project["optional-dependencies"].values() for r in extra)]
    there = machine(version, system)
    here = [pin for pin in PINS if pin.marker is None or pin.marker.evaluate(there)]
    wanted = map(Requirement, [*asked, *environment.BUILD_TOOLS])
    for requirement in (one for one in wanted if one.marker is None or one.marker.evaluate(there)):
        pinned = [next(iter(pin.specifier)).version for pin in here
                  if canonicalize_name(pin.name) == canonicalize_name(requirement.name)]
        assert len(pinned) == 1, requirement
        assert requirement.specifier.contains(pinned[0]), requirement
