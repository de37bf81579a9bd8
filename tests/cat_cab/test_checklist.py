"""Every house rule has a case of its own, and the examples of the rulebook are all tested."""

import re
from pathlib import Path

from catlib.games.cat_cab.setup import HouseRules

from .test_house_rules import CASES


def test_every_house_rule_has_a_case():
    """Each house rule is played in a case of `test_house_rule`."""
    assert set(HouseRules.model_fields) == set(CASES)


def test_every_example_is_tested():
    """The cases T0.1 to T0.11 are named by the tests of the examples."""
    source = (Path(__file__).parent / "test_examples.py").read_text(encoding="utf-8")
    assert {f"t0_{n}" for n in range(1, 12)} <= set(re.findall(r"t0_\d+", source))
