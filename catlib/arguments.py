"""What somebody gave, checked: what is wrong is refused in a sentence that names it and says what is wanted."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from numbers import Integral
from operator import index
from typing import Any

__all__ = ["Choice", "chooser", "number_of_dice", "positive", "whole"]

Choice = Callable[[Any], Any] | Iterable[Any]


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


def number_of_dice(n: Any) -> int:
    """A whole number from 0 on; raise ValueError otherwise."""
    if not isinstance(n, Integral) or n < 0:
        raise ValueError(f"n={n!r}: the number of dice is a whole number, 0 or more")
    return int(n)


def chooser(which: Choice) -> Callable[[Any], Any]:
    """A predicate from a predicate or a collection of outcomes; raise TypeError for anything else."""
    if callable(which):
        return which
    if isinstance(which, Iterable) and not isinstance(which, str | bytes):
        return frozenset(which).__contains__
    raise TypeError(f"{which!r} chooses no outcomes: give a predicate or a collection, such as [{which!r}]")
