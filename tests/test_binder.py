"""The Binder image, built here step by step without Docker on the versions that it starts from."""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.pins import read_pins

from .clean import ROOT, environment, install, run

pytestmark = [pytest.mark.slow, pytest.mark.skipif(os.name == "nt", reason="the image is built by shell scripts")]

STARTED_FROM = ["jupyterlab", "ipywidgets", "notebook"]
LITTER = shutil.ignore_patterns(".venv", ".git", "__pycache__", ".*_cache", ".hypothesis", "screenshots")
PLAY = """
import catlib
from catlib.engine import can_compile, play
for name in catlib.game_names():
    game = catlib.load(name)
    bots = [game.type.bots.COMPILED[0]] * game.num_players
    assert can_compile(game, bots), name
    play(game, bots, [0])
"""


def base_pins() -> dict[str, str]:
    """The versions in repo2docker's image for our Python, by PyPI's spelling of the names."""
    version = (ROOT / "binder" / "runtime.txt").read_text().strip().removeprefix("python-")
    [folder] = find_spec("repo2docker").submodule_search_locations
    lock = Path(folder, "buildpacks", "conda", f"environment.py-{version}-linux-64.lock")
    packages = re.findall(r"/([a-z0-9_.-]+)-([^-/]+)-[^-/]+\.conda", lock.read_text())
    return {canonicalize_name(name): number for name, number in packages}


def our_pins() -> dict[str, str]:
    """Our own pins, for what the image's base does not decide."""
    pins = [Requirement(str(pin)) for pin in read_pins()]
    return {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==")
            for pin in pins if pin.marker is None or pin.marker.evaluate()}


@pytest.fixture(scope="module")
def image(tmp_path_factory):
    """What the image holds after its build: base, requirements, a copy of the project, postBuild."""
    place = tmp_path_factory.mktemp("binder")
    shutil.copytree(ROOT, place / "project", ignore=LITTER)
    python = environment(place / "env")
    pins = {**our_pins(), **base_pins()}
    (place / "home").mkdir()
    (place / "pins.txt").write_text("".join(f"{name}=={version}\n" for name, version in pins.items()))
    install(python, "--constraint", place / "pins.txt", "pip", *STARTED_FROM,
            "--requirement", ROOT / "binder" / "requirements.txt")
    path = os.pathsep.join([str(python.parent), os.environ["PATH"]])
    reader = SimpleNamespace(place=place, project=place / "project", python=python,
                             env={"PATH": path, "HOME": str(place / "home")})
    run("bash", "binder/postBuild", cwd=reader.project, **reader.env)
    return reader


def test_the_base_is_kept(image):
    """Our ranges fit the image's own JupyterLab and widgets, which are not installed twice."""
    script = f"from importlib.metadata import version\nfor name in {STARTED_FROM}: print(version(name))"
    pins = base_pins()
    assert [pins[name] for name in STARTED_FROM] == run(image.python, "-c", script).split()


def test_games_are_compiled_at_once(image):
    """Every game plays in WebAssembly, with nothing prepared."""
    run(image.python, "-c", PLAY, cwd=image.project, **image.env)


def test_no_news_cover_the_page(image):
    """The announcements are off, and clicks are sent at once."""
    listed = subprocess.run([image.python, "-m", "jupyter", "labextension", "list"], cwd=image.project,
                            env={**os.environ, **image.env}, capture_output=True, text=True, check=True)
    assert re.search("disabled.*\n.*apputils-extension:announcements", listed.stdout + listed.stderr, re.IGNORECASE)
    assert (image.place / "env/etc/jupyter/jupyter_server_config.py").exists()


def test_a_notebook_runs_in_the_image(image):
    """The play notebook runs from top to bottom on the image's versions."""
    notebook = image.project / "notebooks" / "cat_cab" / "play.ipynb"
    run(image.python, "-m", "nbconvert", "--to", "notebook", "--execute", "--stdout", notebook,
        cwd=image.project, **image.env)


def test_repo2docker_takes_our_files():
    """repo2docker reads the folder as meant: our Python, requirements before the copy, then postBuild."""
    program = [sys.executable, "-m", "repo2docker", "--no-build", "--no-run", "--debug", str(ROOT)]
    ended = subprocess.run(program, capture_output=True, text=True, check=False)
    said = ended.stdout + ended.stderr
    assert 0 == ended.returncode, said
    steps = ["binder/requirements.txt ", " src/ ${REPO_DIR}/", "RUN ./binder/postBuild"]
    places = [said.find(step) for step in steps]
    assert -1 not in places
    assert places == sorted(places)
