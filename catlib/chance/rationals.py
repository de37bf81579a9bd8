"""Numbers of any kind as whole numbers and fractions, exactly."""

import math
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from numbers import Integral, Rational, Real
from typing import Any

KEPT = {2: 3, 4: 6, 8: 15, 16: 18}  # decimal digits that every float of this number of bytes keeps


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
    return counts, all(isinstance(weight, Rational | Decimal) for weight in weights)


def _over_one_denominator(ratios: list[tuple[int, int]]) -> list[int]:
    common = math.lcm(*(below for _, below in ratios))
    return [above * (common // below) for above, below in ratios]


def _weight(weight: Any) -> Fraction:
    if not isinstance(weight, Real | Decimal):
        raise TypeError(f"weight {weight!r} is not a number")
    if not isinstance(weight, Rational) and not math.isfinite(weight):
        raise ValueError(f"weight {weight}: a weight is finite")
    return rational(weight)


def rational(number: Any) -> Fraction:
    """A number as a fraction; raise TypeError for what is not a finite number.

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
    """Return the fraction that a written float or Decimal prints as, also in a tuple; any other value as it is.

    Nobody writes more digits than a float surely keeps, 15 of them. A float that prints with more has been computed
    and rounded, as 1/3 has; it stays a float.

    >>> as_written(0.1), as_written(1 / 3), as_written(2), as_written(("cat", 0.5))
    (Fraction(1, 10), 0.3333333333333333, 2, ('cat', Fraction(1, 2)))
    """
    if type(value) is tuple:
        return tuple(map(as_written, value))
    if isinstance(value, Decimal):
        return Fraction(value) if value.is_finite() else value
    if not _is_float(value) or not math.isfinite(value):
        return value
    kept = KEPT[getattr(value, "itemsize", 8)]
    return Fraction(str(value)) if digits(value) <= kept else float(value)


def digits(value: Any) -> int:
    """Return how many significant digits a finite float prints with; of a whole one, how many stand before the point.

    >>> digits(0.25), digits(100.0), digits(1 / 3)
    (2, 1, 16)
    """
    return len(Decimal(str(value)).normalize().as_tuple().digits)


def rounding_of(value: Any) -> Fraction:
    """Return the share by which a computed float may be off: some hundred roundings; 0 if it was surely written.

    >>> rounding_of(0.5), rounding_of(1 / 3) == Fraction(1, 2**42)
    (Fraction(0, 1), True)
    """
    size = getattr(value, "itemsize", 8)
    if not _is_float(value) or not math.isfinite(value) or digits(value) <= KEPT[size] - 3:
        return Fraction(0)
    return Fraction(1, 2 ** {2: 8, 4: 18}.get(size, 42))


def is_rounded(value: Any) -> bool:
    """Return whether this is a finite float, or a tuple that holds one.

    >>> is_rounded(0.5), is_rounded((1, 0.5)), is_rounded(math.inf)
    (True, True, False)
    """
    if isinstance(value, tuple):
        return any(map(is_rounded, value))
    return isinstance(value, float) and math.isfinite(value)


def _is_float(value: Any) -> bool:
    """NumPy's short floats are none of Python's."""
    of_numpy = type(value).__module__ == "numpy" and isinstance(value, Real) and not isinstance(value, Integral)
    return isinstance(value, float) or of_numpy


def all_whole(numbers: Sequence[Any]) -> bool:
    """Return whether all of these are whole numbers (a bool is one).

    >>> all_whole((1, True)), all_whole((1, 0.5))
    (True, False)
    """
    return set(map(type, numbers)) == {int} or all(issubclass(kind, int) for kind in set(map(type, numbers)))
