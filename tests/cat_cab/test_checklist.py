"""The checklist in `rules.md` is complete, and every test that it names is there."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Literal, get_args, get_origin

import pytest

from catlib.games.cat_cab.setup import Debuff, HouseRules, Nibble

from .test_house_rules import CASES

TEXT = (resources.files("catlib.games.cat_cab") / "rules.md").read_text(encoding="utf-8")
FOLDER = Path(__file__).parent
TESTS = {
    name
    for path in FOLDER.glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
}


GAPS = (*range(1, 26), 27, 28)  # those that have a house rule or a test


def entries(pattern):
    """The paragraphs of the list items that a pattern begins, by what it captures."""
    found = re.findall(rf"^{pattern}(.*?)(?=\n\n|\n- |\n\d+\. |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    return dict(found)


def test_every_rule_is_listed():
    """Rules 1 to 48 are there in order, each with a test of its own number."""
    rules = entries(r"(\d+)\. ")
    assert [str(n) for n in range(1, 49)] == list(rules)
    for number, text in rules.items():
        assert re.search(rf"`test_rule_{number}_\w+`", text), f"rule {number} names no test"


def test_every_gap_is_listed():
    """The gaps are there in order, each with a test."""
    gaps = entries(r"- \*\*0\.(\d+)\*\* ")
    assert [str(n) for n in GAPS] == list(gaps)
    for number, text in gaps.items():
        assert re.search(r"`test_\w+(\[\w+\])?`", text), f"gap 0.{number} names no test"


def test_every_test_that_is_named_is_there():
    """The checklist names no test that is not in this folder."""
    named = re.findall(r"`(test_\w+)(?:\[(\w+)\])?`", TEXT)
    assert {name for name, _ in named} <= TESTS
    assert {rule for _, rule in named if rule} == set(CASES)


def test_every_rule_test_is_named():
    """Tests that are called after a rule or an example are found from the checklist."""
    ours = {name for name in TESTS if re.match(r"test_(rule_\d|gap_0|t0_)", name)}
    assert ours <= {name for name, _ in re.findall(r"`(test_\w+)(\[\w+\])?`", TEXT)}
    assert {f"t0_{n}" for n in range(1, 12)} <= {t for name in ours for t in re.findall(r"t0_\d+", name)}


@pytest.mark.parametrize("name", HouseRules.model_fields)
def test_every_house_rule_is_named(name):
    """Each house rule is named, with every value that it can take."""
    assert f"`{name}`" in TEXT
    kind = HouseRules.model_fields[name].annotation
    values = get_args(kind) if get_origin(kind) is Literal else ()
    values += get_args(Nibble) if name == "nibbles_bands" else get_args(Debuff) if name == "patrol_bands" else ()
    squeezed = " ".join(TEXT.split())
    assert all(f'"{value}"' in squeezed for value in values)


def test_every_number_in_the_code_is_in_the_checklist():
    """Rules and gaps that the code names by number are in the checklist."""
    numbers = {str(n) for n in range(1, 49)} | {f"0.{n}" for n in GAPS}
    modules = [path for path in resources.files("catlib.games.cat_cab").iterdir() if path.name.endswith(".py")]
    named = {path.name: set(_numbers(path.read_text(encoding="utf-8"))) for path in modules}
    assert {} == {name: found - numbers for name, found in named.items() if found - numbers}
    assert {"rules.py", "curses.py", "duels.py", "moving.py", "crazy_cat.py"} <= {name for name in named if named[name]}


def _numbers(source):
    """The numbers of rules and gaps that a source names."""
    said = re.findall(r"(?:rules?|gaps?) ((?:[\d.]*\d(?:, | and | to )?)+)", source)
    return [n for text in said for n in re.findall(r"[\d.]*\d", text)]
