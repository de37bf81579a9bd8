"""Numbers that somebody gave, checked; a wrong one is refused in a sentence that names it and says what is wanted."""

from __future__ import annotations

import math
from operator import index
from typing import Any

__all__ = ["positive", "whole"]


def whole(name: str, number: Any, low: int = 1, high: int = 10**9) -> int:
    """A whole number from low to high, whatever type it comes in; raise ValueError otherwise."""
    try:
        whole = index(number)
    except TypeError:
        whole = low - 1
    if isinstance(number, bool) or not low <= whole <= high:
        raise ValueError(f"{name}={number!r}: a whole number from {low} to {high} is wanted")
    return whole


def positive(name: str, number: Any) -> float:
    """A finite number above 0 as a float; raise ValueError otherwise.

    >>> positive("seconds", 2)
    2.0
    """
    if isinstance(number, bool) or not isinstance(number, int | float) or not 0 < number < math.inf:
        raise ValueError(f"{name}={number!r}: a number above 0 is wanted")
    return float(number)
