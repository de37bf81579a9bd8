"""The checklist in `rules.md` is complete: every rule has a test, every gap a house rule that is there."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from catlib.games.washi_cat.setup import HouseRules

TEXT = (resources.files("catlib.games.washi_cat") / "rules.md").read_text(encoding="utf-8")
TESTS = {
    name
    for path in Path(__file__).parent.glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
}
OURS = {"specials", "turn_limit"}  # numbers that a designer may turn


def test_every_rule_is_listed_and_tested():
    """Rules 1 to 20 are there in order, each with a test of its own number, and no test has another number."""
    assert [str(n) for n in range(1, 21)] == re.findall(r"^(\d+)\. ", TEXT, re.MULTILINE)
    tested = {int(n) for name in TESTS for n in re.findall(r"^test_rule_(\d+)_", name)}
    assert set(range(1, 21)) == tested


def test_every_gap_is_listed():
    """Gaps 2.1 to 2.17 are there in order, each with a house rule, or the reason why there is none."""
    rows = re.findall(r"^\| 2\.(\d+) \| .* \| (.*) \|$", TEXT, re.MULTILINE)
    assert [str(n) for n in range(1, 18)] == [number for number, _ in rows]
    for number, answer in rows:
        named = set(re.findall(r"`(\w+)`", answer))
        assert named <= HouseRules.model_fields.keys(), f"gap 2.{number} names a house rule that is not there"
        assert named or "there is no house rule" in answer
        for rule in named:
            assert f"(2.{number})" in HouseRules.model_fields[rule].description


def test_every_house_rule_fills_a_gap():
    """A house rule that is no number of the rulebook is named by a gap."""
    rows = re.findall(r"^\| 2\.\d+ \| .*$", TEXT, re.MULTILINE)
    assert HouseRules.model_fields.keys() - OURS == set(re.findall(r"`(\w+)`", " ".join(rows)))


def test_every_case_is_tested():
    """The cases T2.1 to T2.12 are named in the tests."""
    source = (Path(__file__).parent / "test_examples.py").read_text(encoding="utf-8")
    assert {f"T2.{n}" for n in range(1, 13)} <= set(re.findall(r"T2\.\d+", source))
