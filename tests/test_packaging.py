"""The wheel, installed alone into a clean environment: it has its data, plays, and needs no Numba."""

import re
import shutil
import sys
import tomllib
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools.pins import read_pins
from tools.project import ROOT
from tools.site_build import CACHE
from tools.site_lite import NEEDED, write_runtime
from tools.site_parts import NO_NPM, has_npm, npm_package, wheels

from .clean import environment, install, run
from .optional import REASON

pytestmark = pytest.mark.slow

GAMES = sorted(path.parent.name for path in (ROOT / "catlib" / "games").glob("*/__init__.py"))
PLAIN = ["test_pmf.py", "test_match.py", "cat_cab/test_examples.py"]

IMPORT = """
import sys
import catlib
from importlib.metadata import version
assert catlib.__version__ == version("everychance"), version("everychance")
print(catlib.__file__)
print(*sys.modules)
"""

IN_PYODIDE = """
import { loadPyodide } from "./p/pyodide.mjs";
const python = await loadPyodide();
await python.loadPackage(["everychance", "anywidget", "ipywidgets"], { messageCallback: () => {} });
console.log(await python.runPythonAsync(`
from catlib import dice, die, load
from catwidgets import Table
table = Table("cat_cab")
f"{dice('2d6 >= 9').exactly(True)} {(5 @ die(6)).at_least(25)} {load('yahtzee').num_players} {table.board is not None}"
`));
"""

PLAY = """
import random
import catlib

SHORT = {"cat_cab": {"turn_limit": 40}}
rng = random.Random(2026)
for name in catlib.game_names():
    game = catlib.load(name, **SHORT.get(name, {}))
    state, moves = game.initial_state(), 0
    while not game.is_terminal(state) and (name in SHORT or moves < 2000):
        if game.is_chance_node(state):
            outcomes, weights = zip(*game.chance_outcomes(state))
            assert sum(weights) == 1, (name, moves)
            action = rng.choices(outcomes, map(float, weights))[0]
        else:
            action = rng.choice(game.legal_actions(state))
        state, moves = game.child(state, action), moves + 1
    assert len(game.returns(state)) == game.num_players
    print(name, moves)
for name in catlib.game.classics():
    state = catlib.load(name).initial_state()
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The folder with what is published: the sources, and a wheel built from them."""
    place = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", place, ROOT)
    return place


@pytest.fixture(scope="module")
def wheel(built):
    """The wheel."""
    [wheel] = built.glob("everychance-*.whl")
    return wheel


@pytest.fixture(scope="module")
def clean(tmp_path_factory, wheel):
    """An environment with the wheel, its own requirements and what runs tests; no NumPy, no Numba, no screen."""
    place = tmp_path_factory.mktemp("clean")
    python = environment(place / "env")
    (place / "pins.txt").write_text("".join(f"{pin}\n" for pin in read_pins()))
    install(python, "--constraint", place / "pins.txt", wheel, "pytest", "hypothesis", "icepool", "dyce")
    return SimpleNamespace(python=python, place=place)


def test_the_wheel_holds_every_file_of_both_packages(wheel):
    """Code, boards, style sheets and scripts all travel."""
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if ".dist-info/" not in name}
    folders = {ROOT / "catlib": ROOT, ROOT / "widgets" / "catwidgets": ROOT / "widgets"}
    files = {path.relative_to(above).as_posix() for folder, above in folders.items() for path in folder.rglob("*")
             if path.is_file() and "__pycache__" not in path.parts}
    assert files == packed


def test_what_is_published_passes_the_checks_of_the_index(built, wheel):
    """The description can be shown, its links lead somewhere from there, and the wheel holds what wheels hold."""
    files = sorted(built.iterdir())
    assert ["everychance-0.1.0-py3-none-any.whl", "everychance-0.1.0.tar.gz"] == [path.name for path in files]
    run(sys.executable, "-m", "twine", "check", "--strict", *files)
    run(sys.executable, "-m", "check_wheel_contents", wheel)
    run(sys.executable, "-m", "pyroma", "--min", "8", ROOT)  # 10 would ask for the authors' addresses
    with zipfile.ZipFile(wheel) as archive:
        [name] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        assert [] == re.findall(r"\]\((?!https?:|#)[^)]*\)", archive.read(name).decode())


def test_the_recipe_for_conda_asks_for_what_the_wheel_does():
    """rattler-build takes it; version, requirements and command are those of `pyproject.toml`."""
    rattler = pytest.importorskip("rattler_build")
    [built] = rattler.Stage0Recipe.from_file(ROOT / "conda" / "recipe.yaml").render(rattler.VariantConfig())
    recipe, project = built.recipe.to_dict(), tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    python, *needed = recipe["requirements"]["run"]
    assert (project["version"], f"python {project['requires-python']}") == (recipe["package"]["version"], python)
    assert project["dependencies"] == [line.replace(" ", "").replace("fluent.", "fluent-") for line in needed]
    assert [" = ".join(command) for command in project["scripts"].items()] == recipe["build"]["python"]["entry_points"]


def test_the_wheel_is_used_in_pyodide(wheel, tmp_path):
    """Installed with what it needs, it says there what the README says, deals a classic and sets a table."""
    if not has_npm():
        pytest.skip(NO_NPM)
    write_runtime(tmp_path / "p", npm_package("pyodide", CACHE / "npm"), [*wheels(NEEDED, CACHE / "wheels"), wheel])
    (tmp_path / "use.mjs").write_text(IN_PYODIDE)
    assert "5/18 7/216 1 True\n" == run("node", tmp_path / "use.mjs", cwd=tmp_path)


def test_the_import_comes_from_the_wheel_and_is_light(clean):
    """Outside the checkout the installed library is found, with its version and without anything heavy."""
    where, modules = run(clean.python, "-c", IMPORT, cwd=clean.place).splitlines()
    assert clean.place in Path(where).parents
    assert set() == {"networkx", "numba", "numpy", "plotly", "pydantic", "sympy"} & set(modules.split())


def test_games_are_played(clean):
    """Every game loads its data and plays by random choices, one of them to its end."""
    played = [line.split() for line in run(clean.python, "-c", PLAY, cwd=clean.place).splitlines()]
    assert GAMES == [name for name, _ in played]
    assert all(int(moves) > 10 for _, moves in played)


def test_exact_answers_and_play_need_no_numba(clean):
    """The tests of examples, distributions and matches between bots pass where there is no compiler."""
    shutil.copytree(ROOT / "tests", clean.place / "tests", ignore=shutil.ignore_patterns("__pycache__", "browser"))
    chosen = sorted(path for pattern in PLAIN for path in (clean.place / "tests").glob(pattern))
    assert len(PLAIN) <= len(chosen)
    flags = ["-q", "-rs", "-W", "error", "--import-mode=importlib", "--rootdir", clean.place]
    flags += ["-k", "pmf or examples or bots"]  # of matches, those that bots play
    said = run(clean.python, "-m", "pytest", *flags, *chosen, cwd=clean.place)
    assert " passed" in said.splitlines()[-1]
    assert REASON not in said
