"""The cases of the rulebook are all named."""

from pathlib import Path

TESTS = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def test_every_case_is_named():
    """The cases T4.1 to T4.9 are named where they are tested."""
    assert not [n for n in range(1, 10) if f"T4.{n}" not in TESTS]
