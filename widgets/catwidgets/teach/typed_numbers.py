"""Numbers that people type: fractions, decimals with a point or a comma, percentages, sums, one in so many.

>>> read_number("16,7 %").value, read_number("½").value, read_number("C(12, 5) ways").value
(Fraction(167, 1000), Fraction(1, 2), Fraction(792, 1))
"""

import math
import re
import unicodedata
from dataclasses import dataclass, replace
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from numbers import Integral, Rational, Real
from typing import Any

from catlib.chance import in_short
from catwidgets.teach.typed_sums import work_out
from catwidgets.teach.voice import say

DIGITS = 3  # a decimal answer is taken as rounded from that many digits on
CALCULATOR = 6  # from that many digits on a decimal may be cut off, as some calculators show it
LONGEST = 4000  # signs of a text, or digits of a number

WORDS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
PARTS = {"half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "eighth": 8, "ninth": 9, "tenth": 10}
MULTIPLES = "hundred|thousand|million|billion|percent|prozent|per|in|of|out|choose|over|and|or|to|zu|von|e"
ABOUT = re.compile(r"^(?:≈|~|=|±|\+/-|about|approximately|approx\.?|roughly|circa|ca\.?|c\.)\s*", re.IGNORECASE)
COIN = r"(?:\$|€|£|usd|eur|dollars?|euros?)"


@dataclass(frozen=True)
class Number:
    """A number as it was given: its value, and how coarse it is (0 for an exact one).

    `unit` is what one more in the last digit would add, `digits` counts from the first digit that is not 0. A number
    without decimals is `whole`; one that ends in dots was `cut` off.
    """

    value: Fraction
    unit: Fraction = Fraction(0)
    digits: int = 0
    whole: bool = False
    cut: bool = False

    def is_rounded(self, exact: Fraction) -> bool:
        """Return whether this is the exact value rounded to the digits given, or cut off from where calculators do so.

        >>> [read_number(each).is_rounded(Fraction(1, 3)) for each in ("0.333", "0.334", "0.3", "33 %")]
        [True, False, True, True]
        """
        off = exact - self.value
        if off == 0 or self.unit == 0:
            return off == 0
        if abs(off) == self.unit / 2:  # a half is rounded away from 0 or, as Python does, to an even digit
            return (off < 0) == (exact > 0) or self.value / self.unit % 2 == 0
        cut_off = (self.cut or self.digits >= CALCULATOR) and 0 < off < self.unit
        return abs(off) < self.unit / 2 or cut_off

    def tells(self, mistake: Fraction) -> bool:
        """Return whether this can only come from a mistake: equal to it, or rounded to two digits or more.

        >>> [read_number(each).tells(Fraction(2, 7)) for each in ("2/7", "0.29", "0.3")]
        [True, True, False]
        """
        return self.value == mistake or (self.digits > 1 and not self.whole and self.is_rounded(mistake))

    def is_badly_rounded(self, exact: Fraction) -> bool:
        """Return whether only the last digit is wrong: cut off, or rounded the wrong way."""
        return not self.whole and self.digits > 1 and 0 < abs(self.value - exact) < self.unit

    def is_coarse(self, exact: Fraction) -> bool:
        """Return whether this is the exact value rounded to tens or more, its zeros only filling up."""
        if not (self.unit and self.value) or self.value / self.unit % 10:
            return False
        return replace(self, value=self.value, unit=10 * self.unit).is_rounded(exact)


def read_number(given: Any) -> Number:
    """Read a number from an int, float, Fraction, sympy number, or text such as 1/6, 0.167, 16,7 %, 1 in 6 or (3/4)^5.

    Raises ValueError with a sentence that says what can be read.

    >>> read_number("1 in 6").value, read_number("2 1/2").value, read_number("-0,25").value
    (Fraction(1, 6), Fraction(5, 2), Fraction(-1, 4))
    """
    return readings(given)[0]


def readings(given: Any) -> tuple[Number, ...]:
    """All that a number can mean, the likeliest first: 6,561 is six thousand or, with a decimal comma, six and a half.

    >>> [float(each.value) for each in readings("6,561")]
    [6561.0, 6.561]
    """
    if isinstance(given, bool) or given is None:
        raise ValueError(say("no-number", given=str(given)))
    if isinstance(given, Rational) or getattr(given, "is_Rational", False):
        return (_rational(given),)
    if isinstance(given, Decimal):
        return (_decimal(str(given), given),)
    if isinstance(given, Real) or getattr(given, "is_number", False):
        return (_float(float(given), given),)
    written = str(given)
    if len(written) > LONGEST:
        raise ValueError(say("too-long", given=in_short(written, 40)))
    return _text(_plain(written), written)


def _rational(given: Any) -> Number:
    """A whole number or a fraction of any library."""
    over, under = (given.p, given.q) if hasattr(given, "p") else (given.numerator, given.denominator)
    over, under = int(over), int(under)
    if max(abs(over), under) >= 10**LONGEST:
        raise ValueError(say("too-many-digits", most=str(LONGEST)))
    if isinstance(given, Integral):
        return _decimal(str(over), given)
    return Number(Fraction(over, under))


def _float(value: float, given: Any) -> Number:
    if not math.isfinite(value):
        raise ValueError(say("cannot-check", given=_cut(given)))
    number = _decimal(repr(value), given)
    noise = Fraction(abs(value)) / 10**12
    return number if number.unit > noise else Number(number.value, 2 * noise, DIGITS)


# Text


def _plain(given: str) -> str:
    """The number alone, every sign written one way: no "about", no money, no unit behind it."""
    plain = " ".join(_folded(given).split())
    plain = ABOUT.sub("", plain).strip()
    plain = re.sub(r"\s*(?:per ?cent|prozent)$", "%", plain, flags=re.IGNORECASE)
    plain = re.sub(rf"^{COIN}\s*|\s*{COIN}$", "", plain, flags=re.IGNORECASE)
    plain = re.sub(r"(?<=\d)[ '’](?=\d{3}(?!\d))(?!\d+\s*/)", "", plain)
    counted = re.fullmatch(rf"(.*[\d)!.…])((?: (?!(?:{MULTIPLES})\b)[^\W\d_]{{2,}}){{1,3}})", plain, re.IGNORECASE)
    return counted[1] if counted else plain


def _folded(given: str) -> str:
    """Signs that mean the same, written one way; ½ becomes 1/2, ² becomes ^2."""
    folded = []
    for c in given.strip().replace("−", "-").replace("–", "-").replace("⁄", "/").replace("**", "^"):
        if unicodedata.category(c) == "No" and "⁄" in unicodedata.normalize("NFKC", c):
            folded.append(" " + unicodedata.normalize("NFKC", c).replace("⁄", "/"))
        elif c in "²³⁴⁵⁶⁷⁸⁹":
            folded.append("^" + unicodedata.normalize("NFKC", c))
        else:
            folded.append(c)
    return "".join(folded)


def _text(plain: str, given: Any) -> tuple[Number, ...]:
    if plain.endswith("%") and not plain.endswith(("%%", "% %")):
        hundred = _text(plain[:-1].strip(), given)
        return tuple(replace(n, value=n.value / 100, unit=n.unit / 100, whole=False) for n in hundred)
    if cut := re.fullmatch(r"(.*\d)\s*(?:…|\.\.+)", plain):
        return tuple(replace(number, cut=True) for number in _text(cut[1], given))
    if found := re.fullmatch(r"([+-]?\d+) ?(?:/|:| in | of | out of | zu | von | aus )\s*(\d+)", plain):
        return (Number(_ratio(found[1], found[2], given)),)
    if found := re.fullmatch(r"([+-]?)(\d+) (\d+)\s*/\s*(\d+)", plain):
        mixed = int(found[2]) + _ratio(found[3], found[4], given)
        return (Number(-mixed if found[1] == "-" else mixed),)
    if (said := _in_words(plain)) is not None:
        return (Number(said),)
    return _grouped(plain) or _equation(plain, given) or _sum(plain) or (_decimal(_pointed(plain), given),)


def _in_words(plain: str) -> Fraction | None:
    """A number or a simple part that was written as a word: seven, half, two thirds."""
    words = plain.casefold().replace("-", " ").removeprefix("a ").removeprefix("an ").split()
    if len(words) == 1 and words[0] in WORDS:
        return Fraction(WORDS.index(words[0]))
    if not words or len(words) > 2 or (words[-1] not in PARTS and words[-1].removesuffix("s") not in PARTS):
        return None
    many = words[0] if len(words) == 2 else "one"
    part = PARTS[words[-1] if words[-1] in PARTS else words[-1].removesuffix("s")]
    return Fraction(WORDS.index(many), part) if many in WORDS else None


def _grouped(plain: str) -> tuple[Number, ...]:
    """Thousands set apart by commas, or by points; a single group may be decimals as well."""
    if re.fullmatch(r"[+-]?[1-9]\d{0,2}(,\d{3})+", plain):
        together, parted = _decimal(plain.replace(",", ""), plain), plain.replace(",", ".")
        return (together, _decimal(parted, plain)) if plain.count(",") == 1 else (together,)
    if re.fullmatch(r"[+-]?[1-9]\d{0,2}\.\d{3}", plain):
        return (_decimal(plain, plain), _decimal(plain.replace(".", ""), plain))
    return ()


def _equation(plain: str, given: Any) -> tuple[Number, ...]:
    """Several ways to write one number, such as 7/36 = 0.194; the first is taken if the others say the same."""
    sides = [each.strip() for each in re.split(r"[=≈]", plain)]
    if len(sides) < 2 or not all(sides):
        return ()
    first, *others = (_text(_plain(side), given)[0] for side in sides)
    if all(other.is_rounded(first.value) or first.is_rounded(other.value) for other in others):
        return (first,)
    raise ValueError(say("unequal", given=_cut(given)))


def _sum(plain: str) -> tuple[Number, ...]:
    """A sum to be worked out, as coarse as its coarsest decimal; 1/2/3 may mean two things and is none."""
    if not re.search(r"[-+*/^!(×·⋅÷:]|choose|c", plain[1:], re.IGNORECASE) or re.search(r"/ *[\d.,]+ */", plain):
        return ()
    decimals = re.sub(r"(?<=\d),(?=\d)", ".", plain) if "," in plain and "(" not in plain else plain
    value = work_out(decimals)
    if value is None:
        return ()
    places = [len(found) for found in re.findall(r"\d*\.(\d+)", decimals)]
    if not places:
        return (Number(value),)
    unit = Fraction(1, 10 ** min(places))
    return (Number(value, unit, len(str(abs(int(value / unit))))),)


def _cut(given: Any) -> str:
    """Return what was given, as far as one reads it in a sentence."""
    said = str(given)
    return said if len(said) <= 60 else f"{said[:59]}…"


def _pointed(plain: str) -> str:
    return plain.replace(",", ".") if plain.count(",") == 1 and "." not in plain else plain


def _ratio(over: str, under: str, given: Any) -> Fraction:
    if int(under) == 0:
        raise ValueError(say("by-zero", given=_cut(given)))
    return Fraction(int(over), int(under))


def _decimal(written: str, given: Any) -> Number:
    try:
        value = Decimal(written)
    except InvalidOperation:
        raise ValueError(say("no-number", given=f"“{_cut(given)}”")) from None
    if not value.is_finite() or abs(value.adjusted()) > 300:
        raise ValueError(say("cannot-check", given=_cut(given)))
    places = -int(value.as_tuple().exponent)
    digits = len(str(abs(int(value.scaleb(places)))).lstrip("0"))
    return Number(Fraction(value), Fraction(1, 10**places) if places > 0 else Fraction(1), digits, places <= 0)
