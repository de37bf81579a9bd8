"""What may be an outcome, and the order of outcomes."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

__all__ = ["PLAIN", "arranged", "plain"]

PLAIN = frozenset({int, bool, str, tuple, Fraction})  # outcomes that need no second look


def arranged(outcomes: Iterable[Any]) -> tuple[list[Any], bool]:
    """Different outcomes in ascending order, if they can be ordered, and whether they can.

    >>> arranged([3, 1, 2]), arranged([3, "cat"])
    (([1, 2, 3], True), ([3, 'cat'], False))
    """
    found = list(outcomes)
    try:
        found.sort()
    except TypeError:
        return list(outcomes), False
    return found, all(map(operator.lt, found, found[1:]))


def plain(outcome: Any) -> Any:
    """NumPy's numbers overflow, so they become Python's; raise ValueError for what equals not even itself.

    >>> plain("cat")
    'cat'
    """
    if outcome != outcome:
        raise ValueError(f"outcome {outcome!r} equals nothing, not even itself")
    return outcome.item() if type(outcome).__module__ == "numpy" else outcome
