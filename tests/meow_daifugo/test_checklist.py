"""The checklist in `rules.md` is complete, and every rule and gap in it has a test of its number."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from catlib.games.meow_daifugo.setup import HouseRules

TEXT = (resources.files("catlib.games.meow_daifugo") / "rules.md").read_text(encoding="utf-8")
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def test_every_rule_is_listed():
    """Rules 1 to 19 are there in order, each with a test."""
    numbers = re.findall(r"^(\d+)\. ", TEXT, re.MULTILINE)
    assert [str(n) for n in range(1, 20)] == numbers
    assert not [n for n in numbers if f"def test_rule_{n}_" not in TESTS]


def test_every_gap_is_listed():
    """Gaps 4.1 to 4.15 are there in order, each with a test."""
    gaps = re.findall(r"^\| 4\.(\d+) ", TEXT, re.MULTILINE)
    assert [str(n) for n in range(1, 16)] == gaps
    assert not [n for n in gaps if f"def test_gap_4_{n}_" not in TESTS]


def test_every_case_is_named():
    """The cases T4.1 to T4.9 are named where they are tested."""
    assert not [n for n in range(1, 10) if f"T4.{n}" not in TESTS]


@pytest.mark.parametrize("name", HouseRules.model_fields)
def test_every_house_rule_is_named(name):
    """Each house rule is in the checklist."""
    assert f"`{name}`" in TEXT
