"""The cases of the rulebook are all tested."""

import re
from pathlib import Path


def test_every_case_is_tested():
    """The cases T2.1 to T2.12 are named in the tests."""
    source = (Path(__file__).parent / "test_examples.py").read_text(encoding="utf-8")
    assert {f"T2.{n}" for n in range(1, 13)} <= set(re.findall(r"T2\.\d+", source))
