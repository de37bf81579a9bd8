"""The library's front door: what a newcomer imports, what the package says of itself, and that types travel."""

import importlib
import inspect
import pydoc
import re
import tomllib
from pathlib import Path

import pytest

import catlib

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_what_one_wants_first_is_at_the_top():
    """Dice, cards and games come from `catlib` itself, the very same objects."""
    for wing, names in {"chance": "Pmf die joint mixture pool Deck dice", "game": "Game Goal load add",
                        "play": "Match worth simulate review tell", "bench": "compare"}.items():
        module = importlib.import_module(f"catlib.{wing}")
        assert [] == [name for name in names.split() if getattr(catlib, name, None) is not getattr(module, name)]


def test_help_shows_a_tour():
    """`help(catlib)` names every room that a newcomer needs."""
    shown = pydoc.plain(pydoc.render_doc(catlib))
    assert "A tour." in shown
    for word in ("die(6)", "Deck", "load", "worth", "solve", "simulate", "python -m catlib", "catlib.game.contract",
                 "catlib.bench", "catlib.solving", "catwidgets", "everychance", "yahtzee"):
        assert word in shown


@pytest.mark.parametrize("package", ["catlib", "widgets/catwidgets"])
def test_types_travel(package):
    """A type checker reads the annotations of both packages (PEP 561)."""
    assert (ROOT / package / "py.typed").is_file()
    assert "Typing :: Typed" in PROJECT["classifiers"]


def test_the_project_says_where_it_is():
    """Addresses agree with the README's, and every Python that may run it is named."""
    addresses = PROJECT["urls"]
    assert {"Homepage", "Documentation", "Changelog", "Issues", "Binder"} == set(addresses)
    assert addresses["Binder"] in (ROOT / "README.md").read_text(encoding="utf-8")
    assert PROJECT["requires-python"].removeprefix(">=") in " ".join(PROJECT["classifiers"])
    assert len(set(PROJECT["classifiers"])) == len(PROJECT["classifiers"])


MET_FIRST = (
    "chance.arguments chance.convolution chance.decks chance.estimate chance.luck chance.notation "
    "chance.numerals chance.operators chance.outcomes chance.pmf chance.pools chance.rationals chance.tables game.game "
    "game.goal solving.exact solving.tree_search solving.door play.simulation play.console play.valuing"
)


@pytest.mark.parametrize("name", [f"catlib.{room}" for room in MET_FIRST.split()])
def test_every_public_docstring_has_an_example(name):
    """What a newcomer meets first shows how it is used, a method in its class at least."""
    module = importlib.import_module(name)
    public = {entry: value for entry, value in vars(module).items() if entry[0] != "_"}
    own = [value for value in public.values() if inspect.isfunction(value) and value.__module__ == name]
    assert [] == [value.__name__ for value in own if ">>>" not in (value.__doc__ or "")]
    for kind in filter(inspect.isclass, public.values()):
        if kind.__module__ == name:
            assert ">>>" in (kind.__doc__ or ""), kind
            shown = [value for entry, value in vars(kind).items() if entry[0] != "_"]
            methods = [getattr(v, "fget", None) or getattr(v, "func", None) or getattr(v, "__func__", v) for v in shown]
            methods = [value for value in methods if inspect.isfunction(value)]
            used = set(re.findall(r"\w+", " ".join(re.findall(r"^ *(?:>>>|\.\.\.) (.*)", kind.__doc__, re.MULTILINE))))
            unseen = [value.__name__ for value in methods if ">>>" not in (value.__doc__ or "")]
            assert set() == {*unseen} - used
