"""Exact distributions: whole-number weights over one denominator, a `Fraction` at the edge.

>>> from catlib.pmf import die, keep_highest
>>> (2 @ die(6)).exactly(7)
Fraction(1, 6)
>>> keep_highest(die(6), 4, 3).mean
Fraction(15869, 1296)
"""

from __future__ import annotations

import html
import math
import operator
import random
import struct
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from functools import cached_property, reduce
from itertools import accumulate, compress, product
from numbers import Integral, Rational, Real
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn

from catlib.numerals import percent

__all__ = [
    "Comparison",
    "Pmf",
    "count_of",
    "die",
    "distinct",
    "generating_function",
    "highest",
    "joint",
    "keep_highest",
    "keep_lowest",
    "lowest",
    "mixture",
    "multinomial",
    "pool",
    "total_variation",
]

Choice = Callable[[Any], Any] | Iterable[Any]
Weight = int | Fraction | float | Decimal

LARGEST_DENOMINATOR = 10**18  # of fractions that a table still shows, and of weights that a repr lists
LONGEST_REPR = 60  # outcomes that a repr still lists
PLAIN = frozenset({int, bool, str, tuple, Fraction})  # outcomes that need no second look
SMALL_WIDTHS = {1: "B", 2: "H", 4: "I", 8: "Q"}  # struct's codes for unsigned numbers
FAST_WIDTHS = (1, 1, 2, 4, 4, 8, 8, 8, 8)  # the next of them from 0 bytes on


class Comparison(NamedTuple):
    """How likely one distribution's outcome is greater than, equal to or less than another's."""

    greater: Fraction
    equal: Fraction
    less: Fraction
    exact: bool


class Pmf(Mapping[Any, Fraction]):
    """A distribution that never changes: outcomes, and whole-number weights over one denominator.

    It reads like a mapping from outcome to probability, and holds only outcomes that can happen: an
    outcome of weight 0 is left out. Weights need not add up to one. Whole numbers, `Fraction` and
    `Decimal` weights are exact; a float weight marks the distribution *approximate* (`exact` is
    False), and so does `approximate=True`. The mark goes into everything made from it; a number read
    from it is still a `Fraction`, of those approximate weights. Outcomes may be anything hashable.

    `outcomes` is a tuple, ascending where outcomes can be ordered; `weights` maps outcome to whole
    number; `denominator` is the sum of the weights, not reduced: 2d6 has 36.

    Raises ValueError for no outcome, a negative or endless weight, or a nan outcome.

    >>> coin = Pmf({"heads": 1, "tails": 1})
    >>> coin["heads"]
    Fraction(1, 2)
    >>> Pmf({"hit": 0.25, "miss": 0.75})
    Pmf({'hit': 1, 'miss': 3}, approximate=True)
    """

    outcomes: tuple[Any, ...]
    denominator: int
    exact: bool
    _counts: tuple[int, ...]
    _ordered: bool

    __array_ufunc__ = None  # NumPy's numbers then leave `n @ pmf` to us

    def __new__(cls, weights: Mapping[Any, Weight], *, approximate: bool = False) -> Pmf:
        """Weigh each outcome, exactly unless a weight is a float or `approximate` is set."""
        if isinstance(weights, Pmf):
            return _make(weights.outcomes, weights._counts, weights.exact and not approximate, weights._ordered)
        if not isinstance(weights, Mapping):
            raise TypeError(f"{weights!r} is no mapping from outcome to weight; Pmf.uniform takes plain values")
        counts, exact = _whole(list(weights.values()))
        return _gather(zip(weights, counts, strict=True), exact and not approximate)

    @classmethod
    def point(cls, outcome: Any) -> Pmf:
        """The distribution that always gives this outcome.

        >>> Pmf.point(3) + 1
        Pmf({4: 1})
        """
        return _gather([(outcome, 1)], True)

    @classmethod
    def uniform(cls, values: Iterable[Any]) -> Pmf:
        """Values that are equally likely; one that stands twice is twice as likely.

        >>> Pmf.uniform([2, 3, 3, 4, 4, 5])
        Pmf({2: 1, 3: 2, 4: 2, 5: 1})
        """
        return _gather(((value, 1) for value in values), True)

    @classmethod
    def from_counts(cls, counts: Mapping[Any, int] | Iterable[tuple[Any, int]]) -> Pmf:
        """A full count of equally likely cases, as a mapping or as pairs whose counts add up.

        >>> Pmf.from_counts([("odd", 3), ("even", 2), ("even", 1)])
        Pmf({'even': 3, 'odd': 3})
        """
        pairs = list(counts.items() if isinstance(counts, Mapping) else counts)
        for outcome, count in pairs:
            if not isinstance(count, Integral):
                raise TypeError(f"count {count!r} of {outcome!r} is not a whole number; Pmf takes other weights")
        whole, _ = _whole([count for _, count in pairs])
        return _gather(((outcome, count) for (outcome, _), count in zip(pairs, whole, strict=True)), True)

    @classmethod
    def from_samples(cls, values: Iterable[Any]) -> Pmf:
        """What was seen in a sample, marked approximate.

        >>> Pmf.from_samples([1, 3, 3, 6])
        Pmf({1: 1, 3: 2, 6: 1}, approximate=True)
        """
        return _gather(((value, 1) for value in values), False)

    def as_approximate(self) -> Pmf:
        """The same weights, marked approximate."""
        return Pmf(self, approximate=True)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a Pmf never changes, so {name} cannot be set: make a new Pmf instead")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a Pmf never changes, so {name} cannot be deleted: make a new Pmf instead")

    def __reduce__(self) -> tuple[Any, ...]:
        return _make, (self.outcomes, self._counts, self.exact, self._ordered)

    def __copy__(self) -> Pmf:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Pmf:
        return self

    # Reading.

    @cached_property
    def weights(self) -> Mapping[Any, int]:
        """Each outcome's whole-number weight, in the order of `outcomes`; read only.

        >>> dict((2 @ die(3)).weights)
        {2: 1, 3: 2, 4: 3, 5: 2, 6: 1}
        """
        return MappingProxyType(dict(self._pairs()))

    def _pairs(self) -> Iterator[tuple[Any, int]]:
        return zip(self.outcomes, self._counts)  # noqa: B905 - checking lengths costs more than pairing

    @cached_property
    def _cumulative(self) -> list[int]:
        return list(accumulate(self._counts))

    @cached_property
    def _identity(self) -> tuple[Any, ...]:
        divisor = math.gcd(*self._counts)
        reduced = tuple(count // divisor for count in self._counts)
        if self._ordered:
            return self.exact, self.outcomes, reduced
        return self.exact, frozenset(zip(self.outcomes, reduced, strict=True))

    def __getitem__(self, outcome: Any) -> Fraction:
        return Fraction(self.weights[outcome], self.denominator)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.outcomes)

    def __len__(self) -> int:
        return len(self.outcomes)

    def __contains__(self, outcome: object) -> bool:
        return outcome in self.weights

    def __eq__(self, other: object) -> bool:
        return self._identity == other._identity if isinstance(other, Pmf) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._identity)

    def exactly(self, outcome: Any) -> Fraction:
        """The chance of this outcome; 0 where it cannot happen.

        >>> (3 @ die(6)).exactly(18)
        Fraction(1, 216)
        """
        return self._chance(self.weights.get(outcome, 0))

    def at_least(self, outcome: Any) -> Fraction:
        """The chance of this outcome or a greater one.

        >>> (2 @ die(6)).at_least(10)
        Fraction(1, 6)
        """
        return self._chance(self.denominator - self._weight_before(outcome, bisect_left))

    def at_most(self, outcome: Any) -> Fraction:
        """The chance of this outcome or a smaller one.

        >>> (2 @ die(6)).at_most(4)
        Fraction(1, 6)
        """
        return self._chance(self._weight_before(outcome, bisect_right))

    def probability(self, which: Choice) -> Fraction:
        """The chance of the outcomes that a predicate or a collection chooses.

        >>> die(6).probability(lambda face: face % 2 == 0)
        Fraction(1, 2)
        >>> die(6).probability({1, 6})
        Fraction(1, 3)
        """
        chosen = _chooser(which)
        return self._chance(sum(compress(self._counts, map(chosen, self.outcomes))))

    def _chance(self, weight: int) -> Fraction:
        return Fraction(weight, self.denominator)

    def _weight_before(self, outcome: Any, bisect: Callable[..., int]) -> int:
        self._require_order()
        if outcome != outcome:
            raise ValueError(f"{outcome!r} is neither more nor less than any outcome")
        try:
            place = bisect(self.outcomes, outcome)
        except TypeError:
            raise TypeError(f"{outcome!r} cannot be compared with outcomes such as {self.outcomes[0]!r}") from None
        return self._cumulative[place - 1] if place else 0

    def _require_order(self) -> None:
        if not self._ordered:
            raise TypeError(f"outcomes such as {self.outcomes[0]!r} and {self.outcomes[-1]!r} have no order")

    # Summaries.

    @property
    def mean(self) -> Fraction:
        """The expected outcome, as a Fraction (a float outcome counts as the binary fraction it is).

        >>> die(6).mean
        Fraction(7, 2)
        """
        return self._moment(1)

    @property
    def variance(self) -> Fraction:
        """The mean squared distance from the mean, as a Fraction.

        >>> die(6).variance
        Fraction(35, 12)
        """
        return self._moment(2) - self._moment(1) ** 2

    @property
    def std(self) -> float:
        """The standard deviation; approximate, a float, even where the distribution is exact.

        >>> round(die(6).std, 4)
        1.7078
        """
        return math.sqrt(self.variance)

    def _moment(self, power: int) -> Fraction:
        numbers: Sequence[Any] = self.outcomes
        if not _all_whole(self):
            numbers = [_rational(outcome) for outcome in numbers]
        powers = numbers if power == 1 else [number**power for number in numbers]
        return Fraction(sum(map(operator.mul, powers, self._counts)), self.denominator)

    def quantile(self, q: Weight) -> Any:
        """The smallest outcome that is reached or undercut with a chance of at least `q`, 0 ≤ q ≤ 1.

        A float is read as the decimal that it prints as: 0.9 is nine tenths.

        >>> (2 @ die(6)).quantile(0.75)
        9
        """
        self._require_order()
        share = Fraction(str(q)) if isinstance(q, float) and math.isfinite(q) else q
        if not 0 <= share <= 1:
            raise ValueError(f"q={q}: a quantile is asked for a chance from 0 to 1")
        return self.outcomes[bisect_left(self._cumulative, math.ceil(Fraction(share) * self.denominator))]

    @property
    def median(self) -> Any:
        """The outcome in the middle; halfway between two numbers where each side has exactly half.

        >>> die(6).median, (2 @ die(6)).median
        (Fraction(7, 2), 7)
        """
        low = self.quantile(Fraction(1, 2))
        place = bisect_right(self._cumulative, self.denominator // 2)
        high = self.outcomes[place] if self.denominator % 2 == 0 else low
        return low if low == high else (_rational(low) + _rational(high)) / 2

    @property
    def mode(self) -> tuple[Any, ...]:
        """The most likely outcomes, a tuple because there may be several.

        >>> (2 @ die(6)).mode, (3 @ die(6)).mode
        ((7,), (10, 11))
        """
        most = max(self._counts)
        return tuple(outcome for outcome, count in self._pairs() if count == most)

    # Making new distributions.

    def map(self, function: Callable[[Any], Any]) -> Pmf:
        """The distribution of `function(outcome)`; equal results come together.

        >>> die(6).map(lambda face: max(face - 4, 0))
        Pmf({0: 4, 1: 1, 2: 1})
        """
        return _gather(zip(map(function, self.outcomes), self._counts, strict=True), self.exact)

    def bind(self, function: Callable[[Any], Any]) -> Pmf:
        """What follows an outcome: `function` gives a value, or a Pmf that is drawn from next.

        >>> die(2).bind(lambda face: die(4) if face == 2 else 0)
        Pmf({0: 4, 1: 1, 2: 1, 3: 1, 4: 1})
        """
        made = mixture(zip(self._counts, map(function, self.outcomes), strict=True))
        return made if self.exact else made.as_approximate()

    def given(self, which: Choice) -> Pmf:
        """The distribution once it is known that the outcome is one of those chosen.

        Raises ValueError where none of them can happen.

        >>> die(6).given(lambda face: face > 3)
        Pmf({4: 1, 5: 1, 6: 1})
        >>> die(6).given([7])
        Traceback (most recent call last):
        ...
        ValueError: given what cannot happen: none of the outcomes 1 to 6 is among those chosen
        """
        chosen = _chooser(which)
        kept = [(outcome, count) for outcome, count in self._pairs() if chosen(outcome)]
        if not kept:
            raise ValueError(f"given what cannot happen: none of {self._range()} is among those chosen")
        return _gather(kept, self.exact)

    def joint(self, *others: Pmf) -> Pmf:
        """Independent draws side by side, as tuples.

        >>> die(2).joint(Pmf.point("x"))
        Pmf({(1, 'x'): 1, (2, 'x'): 1})
        """
        return joint(self, *others)

    def sample(self, rng: random.Random | float | Fraction | Any) -> Any:
        """Draw one outcome with a `random.Random`, a NumPy generator, or a number 0 ≤ u < 1.

        A `random.Random` draws a whole number below the denominator, so the chances are exact; `u`
        chooses the first outcome whose cumulative chance exceeds it.

        >>> die(6).sample(0.5)
        4
        """
        return self.outcomes[bisect_right(self._cumulative, self._ticket(rng))]

    def _ticket(self, rng: Any) -> int:
        if isinstance(rng, random.Random):
            return rng.randrange(self.denominator)
        u = rng.random() if hasattr(rng, "random") else rng
        if not 0 <= u < 1:
            raise ValueError(f"u={u}: a draw needs a number from 0 up to, but without, 1")
        return math.floor(Fraction(u) * self.denominator)

    # Arithmetic.

    def __add__(self, other: Any) -> Pmf:
        if isinstance(other, Pmf):
            return _sum(self, other)
        return self.map(lambda outcome: outcome + other)

    def __radd__(self, other: Any) -> Pmf:
        return self.map(lambda outcome: other + outcome)

    def __neg__(self) -> Pmf:
        return self.map(operator.neg)

    def __sub__(self, other: Any) -> Pmf:
        if isinstance(other, Pmf):
            return _combine(self, other, operator.sub) if _common_step(self, other) is None else self + -other
        return self.map(lambda outcome: outcome - other)

    def __rsub__(self, other: Any) -> Pmf:
        return self.map(lambda outcome: other - outcome)

    def __mul__(self, other: Any) -> Pmf:
        if isinstance(other, Pmf):
            return _combine(self, other, operator.mul)
        return self.map(lambda outcome: outcome * other)

    def __rmul__(self, other: Any) -> Pmf:
        return self.map(lambda outcome: other * outcome)

    def __rmatmul__(self, number: Any) -> Pmf:
        """The sum of that many independent draws: `3 @ die(6)` rolls three dice, `3 * die(6)` trebles one.

        >>> 2 @ die(3)
        Pmf({2: 1, 3: 2, 4: 3, 5: 2, 6: 1})
        """
        return _repeat(self, _number_of_dice(number))

    def __matmul__(self, other: Any) -> Pmf:
        """As many draws of `other` as this distribution says, summed.

        >>> (die(2) @ die(2)).mean
        Fraction(9, 4)
        """
        if not isinstance(other, Pmf):
            return NotImplemented
        return self.bind(lambda number: number @ other)

    def compare(self, other: Pmf) -> Comparison:
        """The chances that an independent draw from this one is greater, equal or less.

        >>> die(8).compare(die(6)).greater
        Fraction(9, 16)
        """
        other._require_order()
        below = [other._weight_before(outcome, bisect_left) for outcome in self.outcomes]
        equal = [other.weights.get(outcome, 0) for outcome in self.outcomes]
        cases = self.denominator * other.denominator
        greater = Fraction(sum(map(operator.mul, self._counts, below)), cases)
        tie = Fraction(sum(map(operator.mul, self._counts, equal)), cases)
        return Comparison(greater, tie, 1 - greater - tie, self.exact and other.exact)

    # Display.

    def _mark(self) -> str:
        return "exact" if self.exact else "approximate"

    def _range(self) -> str:
        return f"the outcomes {self.outcomes[0]!r} to {self.outcomes[-1]!r}"

    def __repr__(self) -> str:
        if len(self) > LONGEST_REPR or self.denominator >= LARGEST_DENOMINATOR:
            return f"<Pmf, {self._mark()}, {len(self)} outcomes: {self.outcomes[0]!r} to {self.outcomes[-1]!r}>"
        return f"Pmf({dict(self.weights)!r}{'' if self.exact else ', approximate=True'})"

    def __str__(self) -> str:
        return self.table()

    def table(self, places: int = 2) -> str:
        """A text table of outcomes, fractions and percents with that many decimal places.

        >>> print(die(2).table())
        Pmf, exact, 2 outcomes
        outcome  fraction  percent
              1       1/2  50.00 %
              2       1/2  50.00 %
        """
        rows = [self._headings(), *self._rows(places)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
        return "\n".join([self._title(), *lines])

    def _shows_fractions(self) -> bool:
        return self.exact and self.denominator < LARGEST_DENOMINATOR

    def _title(self) -> str:
        title = f"Pmf, {self._mark()}, {len(self)} outcome{'' if len(self) == 1 else 's'}"
        hidden = self.exact and not self._shows_fractions()
        return title + ("; fractions too long to show, items() gives them" if hidden else "")

    def _headings(self) -> tuple[str, ...]:
        return ("outcome", "fraction", "percent") if self._shows_fractions() else ("outcome", "percent")

    def _rows(self, places: int) -> list[tuple[str, ...]]:
        about = "" if self.exact else "≈ "
        if self._shows_fractions():
            return [(str(x), str(p), percent(p, places)) for x, p in self.items()]
        return [(str(x), about + percent(p, places)) for x, p in self.items()]

    def _repr_html_(self) -> str:
        head = "".join(f'<th scope="col">{text}</th>' for text in self._headings())
        body = "".join(_html_row(row) for row in self._rows(2))
        title = html.escape(self._title())
        return (
            f'<div style="max-height:24em;overflow:auto" tabindex="0" role="region" aria-label="{title}">'
            f"<table><caption>{title}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
        )


def _html_row(cells: Sequence[str]) -> str:
    first, *rest = map(html.escape, cells)
    return f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest) + "</tr>"


# Distributions from scratch.


def die(sides: int) -> Pmf:
    """A fair die with faces 1 to `sides`.

    >>> die(4).mean
    Fraction(5, 2)
    """
    if not isinstance(sides, Integral) or sides < 1:
        raise ValueError(f"sides={sides!r}: a die has a whole number of sides, at least 1")
    return _make(tuple(range(1, int(sides) + 1)), (1,) * int(sides), True)


def joint(*pmfs: Pmf) -> Pmf:
    """Independent draws side by side, as tuples of one outcome each.

    >>> joint(die(2), die(2)).map(max)
    Pmf({1: 1, 2: 3})
    """
    outcomes = product(*(pmf.outcomes for pmf in pmfs))
    counts = map(math.prod, product(*(pmf._counts for pmf in pmfs)))
    return _gather(zip(outcomes, counts, strict=True), all(pmf.exact for pmf in pmfs))


def mixture(parts: Iterable[tuple[Weight, Any]]) -> Pmf:
    """One part is drawn by its weight, then an outcome from it; a part that is no Pmf is an outcome.

    A float weight, or an approximate part of positive weight, makes the mixture approximate.

    >>> mixture([(Fraction(1, 2), die(4)), (Fraction(1, 2), 0)])
    Pmf({0: 4, 1: 1, 2: 1, 3: 1, 4: 1})
    """
    given = list(parts)
    counts, exact = _whole([weight for weight, _ in given])
    drawn = [(count, _as_pmf(part)) for count, (_, part) in zip(counts, given, strict=True) if count]
    common = math.lcm(*(pmf.denominator for _, pmf in drawn))
    pairs = (
        (outcome, count * (common // pmf.denominator) * weight)
        for count, pmf in drawn
        for outcome, weight in pmf._pairs()
    )
    return _gather(pairs, exact and all(pmf.exact for _, pmf in drawn))


# Pools of equal dice.


def pool(die: Pmf, n: int, keep: int | None = None) -> Pmf:
    """`n` dice as a tuple, the greatest first; only the `keep` greatest of them where that is given.

    There are many outcomes (10d6: 3003): ask `keep_highest`, `count_of` or `distinct` where they answer.

    >>> pool(die(2), 2)
    Pmf({(1, 1): 1, (2, 1): 2, (2, 2): 1})
    """
    die._require_order()
    n, keep = _number_of_dice(n), _number_kept(n, n if keep is None else keep)
    return _gather(_rolls(die, n, keep), die.exact)


def _rolls(die: Pmf, n: int, keep: int) -> Iterator[tuple[tuple[Any, ...], int]]:
    """The `keep` greatest of `n` dice, and in how many ways they come."""
    unfinished: dict[tuple[Any, ...], int] = {(): 1}
    lower = die.denominator
    if keep == 0:
        yield (), lower**n
        return
    for face, count in zip(reversed(die.outcomes), reversed(die._counts), strict=True):
        lower -= count
        partial, unfinished = unfinished, {}
        for roll, ways in partial.items():
            left, needed = n - len(roll), keep - len(roll)
            short = [math.comb(left, c) * count**c for c in range(needed)]
            fewer = sum(s * lower ** (left - c) for c, s in enumerate(short))
            yield roll + (face,) * needed, ways * ((count + lower) ** left - fewer)
            unfinished.update((roll + (face,) * c, ways * s) for c, s in enumerate(short))


def keep_highest(die: Pmf, n: int, k: int) -> Pmf:
    """The sum of the `k` greatest of `n` dice.

    With U the generating function of the faces above t and T the weight of the faces up to t, the dice
    clipped from below to t, on fewer than k of them above t, sum to Σ C(n, m) Uᵐ Tⁿ⁻ᵐ xᵗ⁽ᵏ⁻ᵐ⁾ (m < k);
    the k-th greatest is t on that event less the same event for "at least t".

    >>> keep_highest(die(6), 4, 3).at_least(18)
    Fraction(7, 432)
    """
    die._require_order()
    n, k = _number_of_dice(n), _number_kept(n, k)
    if k == 1:
        return highest(die, n)
    if k == n:
        return n @ die
    step = _common_step(die)
    if step is None or k == 0:
        return pool(die, n, k).map(lambda roll: reduce(operator.add, roll) if roll else 0)
    return _kept_sum(die, n, k, step)


def _kept_sum(die: Pmf, n: int, k: int, step: Any) -> Pmf:
    width = _width(die.denominator**n)
    start, bits = die.outcomes[0], 8 * width
    shifts = [bits * int((outcome - start) // step) for outcome in die.outcomes]
    choices = [math.comb(n, m) for m in range(k)]
    above, lower = shifts[-1], die.denominator - die._counts[-1]
    packed, upper = die.denominator**n << above * k, die._counts[-1] << above
    for shift, count in zip(shifts[-2::-1], die._counts[-2::-1], strict=True):
        power = 1
        for m, choice in enumerate(choices):
            ways = choice * lower ** (n - m) * power
            packed += (ways << shift * (k - m)) - (ways << above * (k - m))
            power *= upper
        upper, lower, above = upper + (count << shift), lower - count, shift
    cells = k * (shifts[-1] // bits) + 1
    return _from_cells(k * start, step, _unpack(packed, cells, width), die.exact)


def keep_lowest(die: Pmf, n: int, k: int) -> Pmf:
    """The sum of the `k` smallest of `n` dice.

    >>> keep_lowest(die(20), 2, 1).mean
    Fraction(287, 40)
    """
    die._require_order()
    n, k = _number_of_dice(n), _number_kept(n, k)
    if k == 1:
        return lowest(die, n)
    return -keep_highest(-die, n, k)


def highest(die: Pmf, n: int) -> Pmf:
    """The greatest of `n` dice, n ≥ 1; outcomes need an order but no arithmetic.

    >>> highest(die(6), 2).mean
    Fraction(161, 36)
    """
    die._require_order()
    n = _at_least_one(n)
    upto = [total**n for total in die._cumulative]
    return _make(die.outcomes, tuple(map(operator.sub, upto, [0, *upto])), die.exact)


def lowest(die: Pmf, n: int) -> Pmf:
    """The smallest of `n` dice, n ≥ 1; outcomes need an order but no arithmetic.

    >>> lowest(die(6), 2).mean
    Fraction(91, 36)
    """
    die._require_order()
    n = _at_least_one(n)
    above = [(die.denominator - total) ** n for total in (0, *die._cumulative)]
    return _make(die.outcomes, tuple(map(operator.sub, above, above[1:])), die.exact)


def count_of(die: Pmf, n: int, which: Choice) -> Pmf:
    """How many of `n` dice show a face that a predicate or a collection chooses.

    >>> count_of(die(6), 5, {1}).at_least(1)
    Fraction(4651, 7776)
    """
    chosen = _chooser(which)
    hit = sum(compress(die._counts, map(chosen, die.outcomes)))
    return _repeat(_from_cells(0, 1, (die.denominator - hit, hit), die.exact), _number_of_dice(n))


def multinomial(die: Pmf, n: int) -> Pmf:
    """How often each face shows on `n` dice, as tuples in the order of `die.outcomes`.

    >>> multinomial(die(2), 2)
    Pmf({(0, 2): 1, (1, 1): 2, (2, 0): 1})
    """
    return pool(die, n).map(lambda roll: tuple(map(roll.count, die.outcomes)))


def distinct(die: Pmf, n: int) -> Pmf:
    """How many different faces `n` dice show.

    Faces of equal weight are taken together: g of them show d different ones on c dice in C(g, d) times
    the number of ways to map c dice onto d faces.

    >>> distinct(die(6), 5).exactly(5)
    Fraction(5, 54)
    """
    n = _number_of_dice(n)
    width = _width(die.denominator**n)
    groups = [_onto(n, faces, weight, 8 * width) for weight, faces in Counter(die._counts).items()]
    packed = reduce(_merge, groups)[n]
    return _from_cells(0, 1, _unpack(packed, min(n, len(die)) + 1, width), die.exact)


def _onto(n: int, faces: int, weight: int, bits: int) -> list[int]:
    """For 0 to `n` dice: the ways to show d of these equal faces, packed by d."""
    most = min(n, faces)
    choices = [math.comb(faces, d) << d * bits for d in range(most + 1)]
    onto, rows = [1] + [0] * most, []
    for dice in range(n + 1):
        rows.append(sum(map(operator.mul, choices, onto)) * weight**dice)
        onto = [0, *(d * (onto[d] + onto[d - 1]) for d in range(1, most + 1))]
    return rows


def _merge(left: list[int], right: list[int]) -> list[int]:
    """Split each number of dice between two groups of faces, in every way."""
    return [sum(math.comb(n, c) * left[n - c] * right[c] for c in range(n + 1)) for n in range(len(left))]


# Distances and closed forms.


def total_variation(first: Pmf, second: Pmf) -> Fraction:
    """Half the sum of the differences of all chances: 0 for equal distributions, 1 for disjoint ones.

    >>> total_variation(die(6), die(4))
    Fraction(1, 3)
    """
    outcomes = {*first.outcomes, *second.outcomes}
    return sum((abs(first.exactly(x) - second.exactly(x)) for x in outcomes), Fraction(0)) / 2


def generating_function(pmf: Pmf, symbol: Any = "x") -> Any:
    """The probability generating function Σ P(n) xⁿ as a sympy expression.

    Coefficients are sympy's Rational, or Float where the distribution is approximate. Outcomes must be
    rational numbers.

    >>> generating_function(Pmf({0: 3, 1: 1}))
    x/4 + 3/4
    """
    import sympy

    base = sympy.Symbol(symbol) if isinstance(symbol, str) else symbol
    number = sympy.Rational if pmf.exact else (lambda count, cases: sympy.Float(count / cases))
    pairs = zip(map(_rational, pmf.outcomes), pmf._counts, strict=True)
    terms = [number(c, pmf.denominator) * base ** sympy.Rational(x.numerator, x.denominator) for x, c in pairs]
    return sympy.Add(*terms)


# Building a Pmf.


def _make(outcomes: tuple[Any, ...], counts: tuple[int, ...], exact: bool, ordered: bool = True) -> Pmf:
    made: Pmf = object.__new__(Pmf)
    made.__dict__.update(outcomes=outcomes, _counts=counts, denominator=sum(counts), exact=exact, _ordered=ordered)
    return made


def _gather(pairs: Iterable[tuple[Any, int]], exact: bool) -> Pmf:
    """Add up the weights of equal outcomes, and put the outcomes in order."""
    found: dict[Any, int] = {}
    for outcome, count in pairs:
        if count:
            try:
                found[outcome] = found.get(outcome, 0) + count
            except TypeError:
                raise TypeError(f"outcome {outcome!r} cannot be hashed: a tuple can be where a list cannot") from None
    if not found:
        raise ValueError("a Pmf needs at least one outcome of positive weight")
    outcomes, ordered = _arrange(found)
    counts = tuple(map(found.__getitem__, outcomes))
    if not PLAIN.issuperset(map(type, outcomes)):
        outcomes = list(map(_plain, outcomes))
    return _make(tuple(outcomes), counts, exact, ordered)


def _arrange(found: Mapping[Any, int]) -> tuple[list[Any], bool]:
    try:
        outcomes = sorted(found)
        return outcomes, all(map(operator.lt, outcomes, outcomes[1:]))
    except TypeError:
        return list(found), False


def _plain(outcome: Any) -> Any:
    """NumPy's numbers overflow, so they become Python's; what cannot be an outcome is refused."""
    if isinstance(outcome, Pmf):
        raise TypeError("an outcome is a Pmf itself: use bind, which draws from it")
    if outcome != outcome:
        raise ValueError(f"outcome {outcome!r} equals nothing, not even itself")
    return outcome.item() if type(outcome).__module__ == "numpy" else outcome


def _as_pmf(part: Any) -> Pmf:
    return part if isinstance(part, Pmf) else Pmf.point(part)


def _whole(weights: list[Any]) -> tuple[list[int], bool]:
    """Weights as whole numbers in the same proportion, and whether that is exact."""
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
    return _rational(weight)


def _is_inexact(number: Any) -> bool:
    return not isinstance(number, Rational | Decimal)


def _rational(number: Any) -> Fraction:
    if isinstance(number, Integral):
        return Fraction(int(number))
    if isinstance(number, Rational | Decimal):
        return Fraction(number)
    if isinstance(number, Real) and math.isfinite(number):
        return Fraction(float(number))
    raise TypeError(f"outcome {number!r} is not a finite number, which this question needs")


def _chooser(which: Choice) -> Callable[[Any], Any]:
    if callable(which):
        return which
    if isinstance(which, Iterable) and not isinstance(which, str | bytes):
        return frozenset(which).__contains__
    raise TypeError(f"{which!r} chooses no outcomes: give a predicate or a collection, such as [{which!r}]")


def _number_of_dice(n: Any) -> int:
    if not isinstance(n, Integral) or n < 0:
        raise ValueError(f"n={n!r}: the number of dice is a whole number, 0 or more")
    return int(n)


def _at_least_one(n: int) -> int:
    if _number_of_dice(n) == 0:
        raise ValueError("n=0: no dice have neither a highest nor a lowest one")
    return int(n)


def _number_kept(n: int, k: Any) -> int:
    if not isinstance(k, Integral) or not 0 <= int(k) <= n:
        raise ValueError(f"k={k!r}: of {n} dice, 0 to {n} can be kept")
    return int(k)


# Sums. A distribution on a grid of numbers is packed into one big integer, so that one product or power
# of integers convolves (Kronecker substitution).


def _sum(left: Pmf, right: Pmf) -> Pmf:
    step = _common_step(left, right)
    if step is None:
        return _combine(left, right, operator.add)
    a, b = _cells(left, step), _cells(right, step)
    width = _width(left.denominator * right.denominator)
    packed = _pack(a, width) * _pack(b, width)
    start = left.outcomes[0] + right.outcomes[0]
    return _from_cells(start, step, _unpack(packed, len(a) + len(b) - 1, width), left.exact and right.exact)


def _repeat(pmf: Pmf, n: int) -> Pmf:
    if n == 0:
        return _make((0,), (1,), pmf.exact)
    if n == 1:
        return pmf
    step = _common_step(pmf)
    if step is None:
        return _repeat_by_halves(pmf, n)
    cells = _cells(pmf, step)
    return _from_cells(n * pmf.outcomes[0], step, _power(cells, n, pmf.denominator**n), pmf.exact)


def _power(cells: Sequence[int], n: int, cases: int) -> Sequence[int]:
    """The coefficients of the n-th power of a polynomial whose constant term is not 0."""
    width, count = _width(cases), (len(cells) - 1) * n + 1
    # Measured: beyond this size multiplying big integers costs more than the recurrence.
    if (count * width) ** 1.585 > 550 * count * len(cells):
        return _power_by_recurrence(cells, n)
    return _unpack(_pack(cells, width) ** n, count, width)


def _power_by_recurrence(cells: Sequence[int], n: int) -> Sequence[int]:
    """The same by k p₀ cₖ = Σ ((n + 1) i − k) pᵢ cₖ₋ᵢ, from P·(Pⁿ)′ = n·P′·Pⁿ (Euler, Introductio, § 76)."""
    degree, first = len(cells) - 1, cells[0]
    rising = [(n + 1) * i * cells[i] for i in range(degree, 0, -1)]
    falling = cells[:0:-1]
    found = [0] * degree + [first**n]
    for k in range(1, degree * n + 1):
        recent = found[-degree:]
        total = sum(map(operator.mul, rising, recent)) - k * sum(map(operator.mul, falling, recent))
        found.append(total // (k * first))
    return found[degree:]


def _repeat_by_halves(pmf: Pmf, n: int) -> Pmf:
    if n == 1:
        return pmf
    half = _repeat_by_halves(pmf, n // 2)
    even = _combine(half, half, operator.add)
    return _combine(even, pmf, operator.add) if n % 2 else even


def _combine(left: Pmf, right: Pmf, operation: Callable[[Any, Any], Any]) -> Pmf:
    pairs = ((operation(x, y), a * b) for x, a in left._pairs() for y, b in right._pairs())
    return _gather(pairs, left.exact and right.exact)


def _all_whole(pmf: Pmf) -> bool:
    return set(map(type, pmf.outcomes)) == {int} or all(issubclass(kind, int) for kind in set(map(type, pmf.outcomes)))


def _is_run(pmf: Pmf) -> bool:
    """Whether the outcomes are whole numbers without a gap."""
    return _all_whole(pmf) and pmf.outcomes[-1] - pmf.outcomes[0] == len(pmf) - 1


def _common_step(*pmfs: Pmf) -> Any:
    """The widest step of a grid that holds all outcomes of each pmf; None if they are no such numbers.

    None as well where most of the grid would be empty.
    """
    if all(map(_is_run, pmfs)):
        return 1
    scale = 1
    for pmf in pmfs:
        if not _all_whole(pmf):
            if not all(isinstance(outcome, Rational) for outcome in pmf.outcomes):
                return None
            scale = math.lcm(scale, *(outcome.denominator for outcome in pmf.outcomes))
    gaps = [int((x - pmf.outcomes[0]) * scale) for pmf in pmfs for x in pmf.outcomes]
    step = math.gcd(*gaps) or 1
    room = 64 + 16 * sum(map(len, pmfs))
    if max(gaps) // step > room:
        return None
    return step if scale == 1 else Fraction(step, scale)


def _cells(pmf: Pmf, step: Any) -> Sequence[int]:
    """The weight at every point of the grid from the least to the greatest outcome."""
    start = pmf.outcomes[0]
    count = int((pmf.outcomes[-1] - start) // step) + 1
    if count == len(pmf):
        return pmf._counts
    cells = [0] * count
    for outcome, weight in pmf._pairs():
        cells[int((outcome - start) // step)] = weight
    return cells


def _from_cells(start: Any, step: Any, cells: Sequence[int], exact: bool) -> Pmf:
    if isinstance(start, int) and isinstance(step, int):
        outcomes: Sequence[Any] = range(start, start + step * len(cells), step)
    else:
        outcomes = [start + step * i for i in range(len(cells))]
    if all(cells):
        return _make(tuple(outcomes), tuple(cells), exact)
    return _make(tuple(compress(outcomes, cells)), tuple(filter(None, cells)), exact)


def _width(largest: int) -> int:
    """The bytes that hold any number up to `largest`; few widths have a fast unpacking."""
    width = (largest.bit_length() + 7) // 8
    return width if width > 8 else FAST_WIDTHS[width]


def _pack(cells: Sequence[int], width: int) -> int:
    return int.from_bytes(b"".join([cell.to_bytes(width, "little") for cell in cells]), "little")


def _unpack(packed: int, count: int, width: int) -> tuple[int, ...]:
    content = packed.to_bytes(count * width, "little")
    if width in SMALL_WIDTHS:
        return struct.unpack(f"<{count}{SMALL_WIDTHS[width]}", content)
    from_bytes = int.from_bytes
    return tuple([from_bytes(content[i : i + width], "little") for i in range(0, count * width, width)])
