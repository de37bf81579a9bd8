"""Estimates from samples, each with the interval it may be off by.

>>> from catlib.chance import proportion
>>> print(proportion(3120, 10_000))
31.2% (30.3–32.1%, estimate from 10,000 games)
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from numbers import Real

from catlib.chance.arguments import share
from catlib.chance.languages import row
from catlib.chance.messages import say
from catlib.chance.numerals import fixed, spaced

STEPS = 60  # halvings of an interval


@dataclass(frozen=True)
class Estimate:
    """A number seen in a sample of games, between a low and a high end that the true one is probably within.

    It is not exact, and `mark` says so. `confidence` is the share of such intervals that hold the true number;
    `unit` is "%" for a chance, "points" for a difference of two chances, else empty.

    >>> 0.3 in proportion(3120, 10_000), 0.31 in proportion(3120, 10_000)
    (False, True)
    """

    value: float
    low: float
    high: float
    games: int
    confidence: float = 0.95
    unit: str = ""
    mark: str = "estimate"

    def __float__(self) -> float:
        return self.value

    def __contains__(self, number: object) -> bool:
        """Return whether a number lies within the interval."""
        return isinstance(number, Real) and self.low <= float(number) <= self.high

    @property
    def error(self) -> float:
        """Half the width of the interval.

        >>> round(proportion(50, 100).error, 3)
        0.096
        """
        return (self.high - self.low) / 2

    def __str__(self) -> str:
        value, low, high = (self._shown(number) for number in (self.value, self.low, self.high))
        unit = row().percent if self.unit == "%" else ""
        id = "estimate-points" if self.unit == "points" else "estimate"
        return say(id, value=value + unit, low=low, high=high + unit, games=spaced(self.games))

    def _shown(self, number: float) -> str:
        """The number to the first place that the error still touches."""
        scale = 100 if self.unit else 1
        error = self.error * scale
        places = min(6, max(1, -math.floor(math.log10(error)))) if 0 < error < math.inf else 1
        return fixed(number * scale, places, plus=self.unit == "points")


def proportion(successes: float, games: int, confidence: float = 0.95) -> Estimate:
    """Estimate a proportion with Wilson's score interval; shares of a win may be added up to `successes`.

    Shares vary less than wins and losses of the same mean, so that the interval then is rather too wide.
    Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference (1927).

    >>> print(proportion(81, 263))
    30.8% (25.5–36.6%, estimate from 263 games)
    """
    if games < 1 or not 0 <= successes <= games:
        raise ValueError(f"{successes} of {games} games: a proportion needs at least one game and 0 to {games} of them")
    z, p = critical_value(confidence), successes / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    low, high = max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half))
    return Estimate(p, low, high, games, confidence, "%")


def difference(first: Estimate, second: Estimate) -> Estimate:
    """The first chance less the second, of two samples drawn independently, with Newcombe's interval.

    Both are made by `proportion` with one confidence. Source: R. G. Newcombe, Interval estimation for the
    difference between independent proportions (1998), method 10.

    >>> print(difference(proportion(56, 70), proportion(48, 80)))
    +20.0 percentage points (+5.2–+33.4, estimate from 150 games)
    """
    if first.confidence != second.confidence:
        raise ValueError(f"confidence {first.confidence} and {second.confidence}: compare two of one confidence")
    value = first.value - second.value
    low = value - math.hypot(first.value - first.low, second.high - second.value)
    high = value + math.hypot(first.high - first.value, second.value - second.low)
    return Estimate(value, low, high, first.games + second.games, first.confidence, "points")


def paired_difference(both: int, first: int, second: int, neither: int, confidence: float = 0.95) -> Estimate:
    """The first chance less the second where both were seen in the same games, with Newcombe's interval for pairs.

    Counts are the games in which both happened, only the first, only the second, and neither. Source: R. G. Newcombe,
    Improved confidence intervals for the difference between binomial proportions based on paired data (1998),
    method 10.

    >>> print(paired_difference(1, 1, 7, 12))
    −28.6 percentage points (−50.7–−2.6, estimate from 21 games)
    """
    games = both + first + second + neither
    one, two = proportion(both + first, games, confidence), proportion(both + second, games, confidence)
    spread = (both + first) * (second + neither) * (both + second) * (first + neither)
    product = both * neither - first * second
    corrected = max(product - games / 2, 0) if product > 0 else product
    phi = corrected / math.sqrt(spread) if spread else 0.0
    value = one.value - two.value
    low = value - _third_side(one.value - one.low, two.high - two.value, phi)
    high = value + _third_side(one.high - one.value, two.value - two.low, phi)
    return Estimate(value, low, high, games, confidence, "points")


def _third_side(a: float, b: float, cosine: float) -> float:
    return math.sqrt(max(0.0, a * a - 2 * cosine * a * b + b * b))


def mean(counts: Mapping[int, int], confidence: float = 0.95) -> Estimate:
    """The mean of values seen that many times each, with the normal interval of the sample's standard error.

    The error of a single game is unknown, so its interval is endless.

    >>> print(mean({1: 50, 3: 50}))
    2.0 (1.8–2.2, estimate from 100 games)
    """
    games = sum(counts.values())
    if games < 1:
        raise ValueError("no games: a mean needs at least one")
    total, squares = (sum(value**power * n for value, n in counts.items()) for power in (1, 2))
    return mean_of_sums(games, total, squares, confidence)


def mean_of_sums(games: int, total: float, squares: float, confidence: float = 0.95) -> Estimate:
    """The mean of values of which only the number, the sum and the sum of squares were kept.

    Nothing is known without a game, so that interval is endless, as it is for a single one.

    >>> print(mean_of_sums(100, 200, 500))
    2.0 (1.8–2.2, estimate from 100 games)
    """
    if games == 0:
        return Estimate(0.0, -math.inf, math.inf, 0, confidence)
    mean = total / games
    variance = max(0.0, games * squares - total * total) / games / max(1, games - 1)
    half = critical_value(confidence) * math.sqrt(variance / games) if games > 1 else math.inf
    return Estimate(mean, mean - half, mean + half, games, confidence)


def critical_value(confidence: float = 0.95) -> float:
    """The number of standard errors on either side of a normal estimate.

    >>> round(critical_value(0.95), 2)
    1.96
    """
    from statistics import NormalDist  # which brings random numbers and decimals along

    return NormalDist().inv_cdf((1 + share("confidence", confidence)) / 2)


def student_value(freedom: int, confidence: float = 0.95) -> float:
    """The same for a mean of few values, freedom + 1 of them: Student's t, wider as the spread is hardly known.

    Source: Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.7.3 and 26.7.4.

    >>> round(student_value(7), 3)
    2.365
    """
    if freedom < 1 or not 0 < confidence < 1:
        raise ValueError(f"freedom={freedom}, confidence={confidence!r}: 1 or more, and a share between 0 and 1")
    low, high = 0.0, math.pi / 2
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if _student(middle, freedom) < confidence else (low, middle)
    return math.sqrt(freedom) * math.tan(low)


def _student(angle: float, freedom: int) -> float:
    """The chance that Student's t is at most √freedom · tan(angle) away from 0."""
    sine, cosine = math.sin(angle), math.cos(angle)
    term = cosine if freedom % 2 else 1.0
    total = 0.0
    for power in range(freedom % 2, freedom - 1, 2):
        total += term
        term *= (power + 1) / (power + 2) * cosine * cosine
    return 2 / math.pi * (angle + sine * total) if freedom % 2 else sine * total
