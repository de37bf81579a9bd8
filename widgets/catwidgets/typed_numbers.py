"""Numbers that people type: fractions, decimals with a point or a comma, percentages, and one in so many.

>>> read_number("16,7 %").value, read_number("½").value
(Fraction(167, 1000), Fraction(1, 2))
"""

from __future__ import annotations

import math
import re
import unicodedata
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from numbers import Rational, Real
from typing import Any

__all__ = ["DIGITS", "Number", "read_number"]

DIGITS = 3  # a decimal answer is taken as rounded from so many digits on


@dataclass(frozen=True)
class Number:
    """A number as it was given: its value, and how coarse it is (0 for an exact one)."""

    value: Fraction
    unit: Fraction = Fraction(0)
    digits: int = 0

    def is_rounded(self, exact: Fraction) -> bool:
        """Whether this is the exact value rounded or cut off, not more coarsely than to three digits."""
        return self.digits >= DIGITS and self.is_near(exact)

    def is_near(self, exact: Fraction) -> bool:
        """Whether this is the exact value rounded or cut off to the digits that were given."""
        return self.value == exact or (self.unit > 0 and abs(self.value - exact) < self.unit)


def read_number(given: Any) -> Number:
    """Read a number from an int, float, Fraction, sympy number, or text such as 1/6, 0.167, 16,7 % or 1 in 6.

    Raises ValueError with a sentence that says what can be read.

    >>> read_number("1 in 6").value, read_number("2 1/2").value, read_number("-0,25").value
    (Fraction(1, 6), Fraction(5, 2), Fraction(-1, 4))
    """
    if isinstance(given, bool) or given is None:
        raise ValueError(f"{given} is not a number: write 1/6, 0.167 or 16.7 %")
    if isinstance(given, Rational):
        return Number(Fraction(int(given.numerator), int(given.denominator)))
    if getattr(given, "is_Rational", False):
        return Number(Fraction(int(given.p), int(given.q)))
    if isinstance(given, Decimal):
        return _decimal(str(given), given)
    if isinstance(given, Real) or getattr(given, "is_number", False):
        return _float(float(given), given)
    return _text(str(given))


def _float(value: float, given: Any) -> Number:
    if not math.isfinite(value):
        raise ValueError(f"{given} is not a number one can check: write 1/6, 0.167 or 16.7 %")
    number = _decimal(repr(value), given)
    noise = Fraction(abs(value)) / 10**12
    return number if number.unit > noise else Number(number.value, noise, DIGITS)


def _text(given: str) -> Number:
    plain = " ".join(_folded(given).split())
    if plain.endswith("%"):
        number = _text(plain[:-1])
        return Number(number.value / 100, number.unit / 100, number.digits)
    if found := re.fullmatch(r"([+-]?\d+)\s*(?:/|:| in | of | out of )\s*(\d+)", plain):
        return Number(_ratio(found[1], found[2], given))
    if found := re.fullmatch(r"([+-]?)(\d+) (\d+)\s*/\s*(\d+)", plain):
        value = int(found[2]) + _ratio(found[3], found[4], given)
        return Number(-value if found[1] == "-" else value)
    return _decimal(plain.replace(",", ".") if plain.count(",") == 1 and "." not in plain else plain, given)


def _folded(given: str) -> str:
    """Signs that mean the same, written one way; ½ becomes 1/2."""
    folded = []
    for c in given.strip().replace("−", "-").replace("⁄", "/"):
        if unicodedata.category(c) == "No" and "⁄" in unicodedata.normalize("NFKC", c):
            folded.append(" " + unicodedata.normalize("NFKC", c).replace("⁄", "/"))
        else:
            folded.append(c)
    return "".join(folded)


def _ratio(over: str, under: str, given: Any) -> Fraction:
    if int(under) == 0:
        raise ValueError(f"{given} divides by zero")
    return Fraction(int(over), int(under))


def _decimal(written: str, given: Any) -> Number:
    try:
        value = Decimal(written)
    except InvalidOperation:
        raise ValueError(f"“{given}” is not a number: write 1/6, 0.167 or 16.7 %") from None
    if not value.is_finite() or abs(value.adjusted()) > 300:
        raise ValueError(f"{given} is not a number one can check: write 1/6, 0.167 or 16.7 %")
    places = -int(value.as_tuple().exponent)
    if places <= 0:
        return Number(Fraction(value))
    digits = len(str(abs(int(value.scaleb(places)))).lstrip("0"))
    return Number(Fraction(value), Fraction(1, 10**places), digits)
