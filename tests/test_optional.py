"""Without an optional package the suite leaves out what needs it, with a reason, and nothing else."""

import importlib
import subprocess
import sys
from pathlib import Path

import catwidgets
import pytest

from catlib import load
from catlib.game import MissingLibrary
from catlib.interop.gymnasium import gymnasium_env
from catlib.interop.openspiel import openspiel_game
from catlib.interop.pettingzoo import pettingzoo_env

from .optional import reason_of

ROOT = Path(__file__).parents[1]
CONFTEST = """
from tests import optional
def pytest_configure(config): config.pluginmanager.register(optional, "optional")
"""
NO_SUCH = "import no_such_library\ndef test_it(): pass\n"
INSIDE = "def test_it():\n    import no_such_library\n"
FIXTURE = """
import pytest
@pytest.fixture
def it(): import no_such_library
def test_it(it): pass
"""
EXAMPLE = "def it():\n    \"\"\"What it does.\n\n    >>> import no_such_library\n    \"\"\"\n"
OURS = "def test_it():\n    import catlib.no_such_room\n"


def test_what_needs_a_missing_package_is_left_out(tmp_path):
    """What is in a file (read twice), a folder, a fixture, an example and a test is skipped; our own is a failure."""
    (tmp_path / "folder").mkdir()
    for name, text in {"conftest": CONFTEST, "test_file": NO_SUCH, "test_inside": INSIDE, "test_fixture": FIXTURE,
                       "test_example": EXAMPLE, "test_ours": OURS, "folder/conftest": NO_SUCH,
                       "folder/test_it": INSIDE}.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "--doctest-modules", "--rootdir",
               tmp_path, tmp_path]
    said = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT).stdout
    assert said.count("an optional package is not installed: no_such_library") == said.count("SKIPPED") > 0
    assert "1 failed, 6 skipped" in said


def test_a_package_that_is_there_is_not_missing():
    """Where an optional package is broken, and not absent, its error stays one."""
    assert "" == reason_of(ModuleNotFoundError("No module named 'pytest.no_such'", name="pytest.no_such"))


@pytest.mark.parametrize(("package", "extra", "use"), [
    ("pyspiel", "openspiel", lambda: openspiel_game(load("heaps"), longest=7)),
    ("pettingzoo", "pettingzoo", lambda: pettingzoo_env(load("heaps"))),
    ("gymnasium", "gymnasium", lambda: gymnasium_env(load("bear_off"))),
    ("ipywidgets", "lab", lambda: catwidgets.Table),
    ("anywidget", "lab", lambda: catwidgets.Board),
])
def test_what_an_extra_brings_is_told(monkeypatch, package, extra, use):
    """One sentence says what is missing and which extra brings it."""
    if package == "anywidget":
        importlib.import_module("ipywidgets")  # is asked for before it
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingLibrary, match=rf"needs {package}; pip install 'everychance\[{extra}\]' brings it"):
        use()
