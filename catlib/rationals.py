"""Numbers of any kind as whole numbers and fractions, exactly."""

from __future__ import annotations

import math
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from numbers import Integral, Rational, Real
from typing import Any

__all__ = ["all_whole", "as_written", "rational", "whole_weights"]


def whole_weights(weights: list[Any]) -> tuple[list[int], bool]:
    """Weights as whole numbers in the same proportion, and whether that is exact, which floats are not.

    >>> whole_weights([Fraction(1, 2), Fraction(1, 3)])
    ([3, 2], True)
    """
    if all(type(weight) is int for weight in weights):
        counts = weights
    elif all(type(weight) is float for weight in weights) and all(map(math.isfinite, weights)):
        counts = _over_one_denominator([weight.as_integer_ratio() for weight in weights])
    else:
        counts = _over_one_denominator([_weight(weight).as_integer_ratio() for weight in weights])
    if any(count < 0 for count in counts):
        raise ValueError(f"weight {min(weights)}: a weight is 0 or more")
    return counts, not any(_is_inexact(weight) for weight in weights)


def _over_one_denominator(ratios: list[tuple[int, int]]) -> list[int]:
    common = math.lcm(*(below for _, below in ratios))
    return [above * (common // below) for above, below in ratios]


def _weight(weight: Any) -> Fraction:
    if not isinstance(weight, Real | Decimal):
        raise TypeError(f"weight {weight!r} is not a number")
    if not isinstance(weight, Rational) and not math.isfinite(weight):
        raise ValueError(f"weight {weight}: a weight is finite")
    return rational(weight)


def _is_inexact(number: Any) -> bool:
    return not isinstance(number, Rational | Decimal)


def rational(number: Any) -> Fraction:
    """A number as a fraction; raise TypeError for what is no finite number.

    >>> rational(0.5)
    Fraction(1, 2)
    """
    if isinstance(number, Integral):
        return Fraction(int(number))
    if isinstance(number, Rational | Decimal):
        return Fraction(number)
    if isinstance(number, Real) and math.isfinite(number):
        return Fraction(float(number))
    raise TypeError(f"outcome {number!r} is not a finite number, which this question needs")


def as_written(value: Any) -> Any:
    """A float or Decimal that somebody gives as the fraction that it prints as; any other value as it is.

    >>> as_written(0.1), as_written(2), as_written("cat")
    (Fraction(1, 10), 2, 'cat')
    """
    if isinstance(value, Decimal) or _is_float(value):
        return Fraction(str(value)) if math.isfinite(value) else value
    return value


def _is_float(value: Any) -> bool:
    """NumPy's short floats are none of Python's."""
    of_numpy = type(value).__module__ == "numpy" and isinstance(value, Real) and not isinstance(value, Integral)
    return isinstance(value, float) or of_numpy


def all_whole(numbers: Sequence[Any]) -> bool:
    """Whether all of these are whole numbers (a bool is one).

    >>> all_whole((1, True)), all_whole((1, 0.5))
    (True, False)
    """
    return set(map(type, numbers)) == {int} or all(issubclass(kind, int) for kind in set(map(type, numbers)))
