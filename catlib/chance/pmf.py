"""Exact distributions: whole-number weights over one denominator, a `Fraction` at the edge.

>>> from catlib.chance import die
>>> (2 @ die(6)).exactly(7)
Fraction(1, 6)
>>> (2 @ die(6)).mean
Fraction(7, 1)
"""

from __future__ import annotations

import itertools
import math
import operator
import os
import random
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, compress
from numbers import Integral, Number, Real
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn

from catlib.chance import tables
from catlib.chance.arguments import Choice, chooser, in_short, number_of_dice, pairs, whole
from catlib.chance.convolution import common_step, on_grid, power, product
from catlib.chance.operators import Operators
from catlib.chance.outcomes import PLAIN, Handful, arranged, each_place, place_by_place, plain
from catlib.chance.rationals import all_whole, as_written, is_rounded, rational, rounding_of, whole_weights
from catlib.chance.rng import ticket
from catlib.chance.tables import LARGEST_DENOMINATOR, LONGEST_REPR

MOST_OUTCOMES = 10**7  # about half a minute, and some gigabytes
MOST_BITS = 10**10  # of the numerators of a sum, likewise
FEW = 16  # weights that are added up as fast as their sums are kept


Weight = int | Fraction | float | Decimal


class Comparison(NamedTuple):
    """The chances that one distribution's outcome is greater than, equal to or less than another's.

    >>> die(3).compare(die(2)).equal
    Fraction(1, 3)
    """

    greater: Fraction
    equal: Fraction
    less: Fraction
    exact: bool


class Pmf(Operators, Mapping[Any, Fraction]):
    """A distribution that never changes: outcomes, and whole-number weights over one denominator.

    It reads like a mapping from outcome to probability, and holds only outcomes that can happen: an
    outcome of weight 0 is left out. Weights need not add up to one. Whole numbers, `Fraction` and
    `Decimal` weights are exact; a float weight marks the distribution *approximate* (`exact` is
    False), and so does `approximate=True`. The mark goes into everything made from it; a number read
    from it is still a `Fraction`, of those approximate weights. Outcomes may be anything hashable.

    A float that somebody writes, as an outcome, in arithmetic or in a question, is read as the decimal that it prints
    as: 0.1 is one tenth, exactly. A float that is computed has been rounded, and marks the distribution approximate:
    one that a function of `map` or `bind` returns, and one that prints with more than the 15 digits which a float
    surely keeps, such as 1/3. In a question such a float means the outcome that rounding made it of:
    (die(6) / 7).at_most(3 / 7) is 1/2. An exact distribution has no floats.

    Arithmetic works on tuples place by place, as dice with several symbols need it; `joint` draws side by side.

    `outcomes` is a tuple, ascending where outcomes can be ordered; `counts` has their whole-number weights,
    `weights` has them as a mapping; `denominator` is their sum, not reduced: 2d6 has 36.

    Raises ValueError for no outcome, a negative or endless weight, or a nan outcome.

    >>> coin = Pmf({"heads": 1, "tails": 1})
    >>> coin["heads"]
    Fraction(1, 2)
    >>> Pmf({"hit": 0.25, "miss": 0.75})
    Pmf({'hit': 1, 'miss': 3}, approximate=True)
    >>> (2 @ (die(6) * 0.1)).exactly(0.3)
    Fraction(1, 18)
    >>> 2 @ Pmf.uniform([(1, 0), (1, 1)])
    Pmf({(2, 0): 1, (2, 1): 2, (2, 2): 1})
    """

    outcomes: tuple[Any, ...]
    denominator: int
    exact: bool
    counts: tuple[int, ...]
    _ordered: bool

    __array_ufunc__ = None  # NumPy's numbers then leave `n @ pmf` to us

    def __new__(cls, weights: Mapping[Any, Weight], *, approximate: bool = False) -> Pmf:
        """Weigh each outcome, exactly unless a weight is a float or `approximate` is set."""
        if isinstance(weights, Pmf):
            return of_ordered(weights.outcomes, weights.counts, weights.exact and not approximate, weights._ordered)
        if not isinstance(weights, Mapping):
            raise TypeError(f"{weights!r} is not a mapping from outcome to weight; Pmf.uniform takes plain values")
        counts, exact = whole_weights(list(weights.values()))
        return gather(zip(map(as_written, weights), counts, strict=True), exact and not approximate)

    @classmethod
    def point(cls, outcome: Any) -> Pmf:
        """The distribution that always gives this outcome.

        >>> Pmf.point(3) + 1
        Pmf({4: 1})
        """
        return gather([(as_written(outcome), 1)], True)

    @classmethod
    def uniform(cls, values: Iterable[Any]) -> Pmf:
        """Values that are equally likely; one that stands twice is twice as likely.

        >>> Pmf.uniform([2, 3, 3, 4, 4, 5])
        Pmf({2: 1, 3: 2, 4: 2, 5: 1})
        """
        if not isinstance(values, Iterable):
            raise TypeError(f"values={values!r}: expected the values themselves, such as [1, 2, 2]")
        return gather(((as_written(value), 1) for value in values), True)

    @classmethod
    def from_counts(cls, counts: Mapping[Any, int] | Iterable[tuple[Any, int]]) -> Pmf:
        """A full count of equally likely cases, as a mapping or as pairs whose counts add up.

        >>> Pmf.from_counts([("odd", 3), ("even", 2), ("even", 1)])
        Pmf({'even': 3, 'odd': 3})
        """
        given = pairs("counts", counts.items() if isinstance(counts, Mapping) else counts, "an outcome and its count")
        for outcome, count in given:
            if not isinstance(count, Integral):
                raise TypeError(f"count {count!r} of {outcome!r} is not a whole number; Pmf takes other weights")
        weights, _ = whole_weights([count for _, count in given])
        return gather(((as_written(outcome), n) for (outcome, _), n in zip(given, weights, strict=True)), True)

    @classmethod
    def from_samples(cls, values: Iterable[Any]) -> Pmf:
        """Return the distribution of a sample, marked approximate.

        >>> Pmf.from_samples([1, 3, 3, 6])
        Pmf({1: 1, 3: 2, 6: 1}, approximate=True)
        """
        return gather(((value, 1) for value in values), False)

    def as_approximate(self) -> Pmf:
        """The same weights, marked approximate.

        >>> die(2).as_approximate()
        Pmf({1: 1, 2: 1}, approximate=True)
        """
        return Pmf(self, approximate=True)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a Pmf never changes, so {name} cannot be set: make a new Pmf instead")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a Pmf never changes, so {name} cannot be deleted: make a new Pmf instead")

    def __reduce__(self) -> tuple[Any, ...]:
        return of_ordered, (self.outcomes, self.counts, self.exact, self._ordered)

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
        return zip(self.outcomes, self.counts)  # noqa: B905 - checking lengths costs more than pairing

    @cached_property
    def cumulative(self) -> list[int]:
        """The sum of the weights up to each outcome.

        >>> (2 @ die(2)).cumulative
        [1, 3, 4]
        """
        return list(accumulate(self.counts))

    @cached_property
    def _identity(self) -> tuple[Any, ...]:
        divisor = math.gcd(*self.counts)
        reduced = tuple(count // divisor for count in self.counts)
        if self._ordered:
            return self.exact, self.outcomes, reduced
        return self.exact, frozenset(zip(self.outcomes, reduced, strict=True))

    def __getitem__(self, outcome: Any) -> Fraction:
        return self._chance(self.weights[self._asked(outcome)])

    def __iter__(self) -> Iterator[Any]:
        return iter(self.outcomes)

    def __len__(self) -> int:
        return len(self.outcomes)

    def __contains__(self, outcome: object) -> bool:
        return self._asked(outcome) in self.weights

    def _asked(self, outcome: Any) -> Any:
        """The outcome that a question means, in the form that it has here."""
        if type(outcome) is int:
            return outcome
        if isinstance(outcome, Pmf):
            raise TypeError(f"outcome={in_short(outcome)}: expected an outcome; compare() takes a distribution")
        try:
            if outcome in self.weights:
                return outcome
        except TypeError:
            raise TypeError(f"outcome={in_short(outcome)}: expected an outcome; a tuple can be one") from None
        written, rounding = as_written(outcome), rounding_of(outcome)
        if rounding and written not in self.weights:
            return self._rounded_from(written, rounding)
        return self._as_drawn(written) if isinstance(written, tuple) else written

    def _rounded_from(self, number: Any, rounding: Fraction) -> Any:
        """The one outcome that a computed float may stand for, or the number itself where there is none."""
        finite = {x: rational(x) for x in self.outcomes if isinstance(x, Real | Decimal) and math.isfinite(x)}
        room = rounding * max(map(abs, [Fraction(number), *finite.values()]))
        return _only_one(number, [x for x, value in finite.items() if abs(value - Fraction(number)) <= room])

    def _as_drawn(self, outcome: tuple[Any, ...]) -> tuple[Any, ...]:
        """A handful in its own order, where all outcomes are such."""
        if set(map(type, self.outcomes)) != {Handful}:
            return outcome
        try:
            return tuple(sorted(outcome, reverse=True))
        except TypeError:
            drawn = Counter(outcome)
            return next((hand for hand in self.outcomes if Counter(hand) == drawn), outcome)

    def __bool__(self) -> bool:
        raise TypeError(
            "a distribution is neither true nor false: ask for a chance, such as (die(6) >= 5).exactly(True)"
        )

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Number | str | tuple):
            raise TypeError(
                f"a distribution is not an outcome, so it never equals {other!r}: exactly({other!r}) is its chance, "
                f"Pmf.point({other!r}) the distribution that has no other"
            )
        return self._identity == other._identity if isinstance(other, Pmf) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._identity)

    def exactly(self, outcome: Any) -> Fraction:
        """The chance of this outcome; 0 where it cannot happen.

        >>> (3 @ die(6)).exactly(18)
        Fraction(1, 216)
        """
        return self._chance(self.weights.get(self._asked(outcome), 0))

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
        chosen = chooser(which, self._asked)
        return self._chance(sum(compress(self.counts, map(chosen, self.outcomes))))

    def _chance(self, weight: int) -> Fraction:
        return Fraction(weight, self.denominator)

    def _weight_before(self, outcome: Any, bisect: Callable[..., int]) -> int:
        if not self._ordered:
            self.require_order()
        if type(outcome) is not int:
            outcome = self._asked(outcome)
        if outcome != outcome:
            raise ValueError(f"{outcome!r} is neither more nor less than any outcome")
        try:
            place = bisect(self.outcomes, outcome)
        except TypeError:
            raise TypeError(f"{outcome!r} cannot be compared with outcomes such as {self.outcomes[0]!r}") from None
        if place < FEW:
            return sum(self.counts[:place])
        return self.cumulative[place - 1]

    def require_order(self) -> None:
        """Raise TypeError if outcomes cannot be ordered.

        >>> Pmf({"cat": 1, 3: 1}).require_order()
        Traceback (most recent call last):
        ...
        TypeError: outcomes such as 'cat' and 3 have no order
        """
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
        if not all_whole(self.outcomes):
            numbers = [rational(outcome) for outcome in numbers]
        powers = numbers if power == 1 else [number**power for number in numbers]
        return Fraction(sum(map(operator.mul, powers, self.counts)), self.denominator)

    def quantile(self, q: Weight) -> Any:
        """The smallest outcome that is reached or undercut with a chance of at least `q`, 0 ≤ q ≤ 1.

        A float is read as the decimal that it prints as: 0.9 is nine tenths.

        >>> (2 @ die(6)).quantile(0.75)
        9
        """
        self.require_order()
        share = as_written(q)
        if not 0 <= share <= 1:
            raise ValueError(f"q={q}: expected a chance from 0 to 1")
        reached = Fraction(share) * self.denominator
        if room := rounding_of(q) * self.denominator:
            near = self.cumulative[
                bisect_left(self.cumulative, reached - room) : bisect_right(self.cumulative, reached + room)
            ]
            reached = _only_one(reached, near)
        return self.outcomes[bisect_left(self.cumulative, math.ceil(reached))]

    @property
    def median(self) -> Any:
        """The outcome in the middle; halfway between two numbers where each side has exactly half.

        >>> die(6).median, (2 @ die(6)).median
        (Fraction(7, 2), 7)
        """
        low = self.quantile(Fraction(1, 2))
        place = bisect_right(self.cumulative, self.denominator // 2)
        high = self.outcomes[place] if self.denominator % 2 == 0 else low
        return low if low == high else (rational(low) + rational(high)) / 2

    @property
    def mode(self) -> tuple[Any, ...]:
        """The most likely outcomes, a tuple because there may be several.

        >>> (2 @ die(6)).mode, (3 @ die(6)).mode
        ((7,), (10, 11))
        """
        most = max(self.counts)
        return tuple(outcome for outcome, count in self._pairs() if count == most)

    # Making new distributions.

    def map(self, function: Callable[[Any], Any]) -> Pmf:
        """The distribution of `function(outcome)`; equal results come together.

        >>> die(6).map(lambda face: max(face - 4, 0))
        Pmf({0: 4, 1: 1, 2: 1})
        """
        return gather(zip(map(function, self.outcomes), self.counts, strict=True), self.exact)

    def bind(self, function: Callable[[Any], Any]) -> Pmf:
        """Draw again after each outcome: `function` gives a value, or a Pmf that is drawn from next.

        >>> die(2).bind(lambda face: die(4) if face == 2 else 0)
        Pmf({0: 4, 1: 1, 2: 1, 3: 1, 4: 1})
        """
        found = [part if isinstance(part, Pmf) else gather([(part, 1)], True) for part in map(function, self.outcomes)]
        made = mixture(zip(self.counts, found, strict=True))
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
        chosen = chooser(which, self._asked)
        kept = [(outcome, count) for outcome, count in self._pairs() if chosen(outcome)]
        if not kept:
            least, most = self.outcomes[0], self.outcomes[-1]
            raise ValueError(
                f"given what cannot happen: none of the outcomes {least!r} to {most!r} is among those chosen"
            )
        return gather(kept, self.exact)

    def reroll(self, which: Choice, *, times: int | None = None) -> Pmf:
        """Draw again where the outcome is one of those chosen: at most that many times, or until it is none of them.

        Raises ValueError where no other outcome could ever end it.

        >>> die(6).reroll([1], times=1).mean, die(6).reroll([1]).mean
        (Fraction(47, 12), Fraction(4, 1))
        """
        chosen = chooser(which, self._asked)
        if times is None:
            return self.given(lambda outcome: not chosen(outcome))
        again = sum(compress(self.counts, map(chosen, self.outcomes)))
        last = whole("times", times, 0)
        cases = [again**n * self.denominator ** (last - n) for n in range(last + 1)]
        ways = {True: cases[-1], False: sum(cases)}
        return gather(((x, count * ways[bool(chosen(x))]) for x, count in self._pairs()), self.exact)

    def explode(self, which: Choice | None = None, *, times: int) -> Pmf:
        """Draw again and add where the outcome is one of those chosen, by default the greatest, up to a limit.

        Without an end there is no table of outcomes, so how often must be said.

        >>> die(6).explode(times=1).at_least(7), die(2).explode(times=2)
        (Fraction(1, 6), Pmf({1: 4, 3: 2, 5: 1, 6: 1}))
        """
        self.require_order()
        chosen = chooser([self.outcomes[-1]] if which is None else which, self._asked)
        last, faces = whole("times", times, 0), list(self._pairs())
        again = [(x, count) for x, count in faces if chosen(x)]
        ending = [(x, count) for x, count in faces if not chosen(x)]
        found, sums, scale = dict[Any, int](), dict[Any, int](), self.denominator**last
        for n in range(last + 1):
            for total, ways in _after(sums, ending if n < last else faces).items():
                found[total] = found.get(total, 0) + ways * scale
            sums, scale = _after(sums, again), scale // self.denominator
            if not sums:
                break
        return gather(found.items(), self.exact)

    def joint(self, *others: Pmf) -> Pmf:
        """Independent draws side by side, as tuples.

        >>> die(2).joint(Pmf.point("x"))
        Pmf({(1, 'x'): 1, (2, 'x'): 1})
        """
        return joint(self, *others)

    def sample(self, rng: random.Random | float | Fraction | Any = None) -> Any:
        """Draw one outcome: by the module `random`, a `random.Random`, a NumPy generator, or a number 0 ≤ u < 1.

        The first two draw a whole number below the denominator, so the chances are exact; `u` chooses the first
        outcome whose cumulative chance exceeds it.

        >>> die(6).sample() in die(6), die(6).sample(0.5)
        (True, 4)
        """
        return self.outcomes[bisect_right(self.cumulative, ticket(self.denominator, rng))]

    # Arithmetic.

    def _with(self, operation: Callable[[Any, Any], Any], other: Any) -> Pmf:
        """Each outcome first, then a value or an independent draw from another distribution."""
        if isinstance(other, Pmf):
            return _sum(self, other) if operation is operator.add else _combine(self, other, operation)
        number, operation = as_written(other), self._placed(operation)
        return self.map(lambda outcome: operation(outcome, number))

    def _after(self, operation: Callable[[Any, Any], Any], other: Any) -> Pmf:
        number, operation = as_written(other), self._placed(operation)
        return self.map(lambda outcome: operation(number, outcome))

    def _placed(self, operation: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        return place_by_place(operation) if self._has_tuples else operation

    @cached_property
    def _has_tuples(self) -> bool:
        return any(issubclass(kind, tuple) for kind in set(map(type, self.outcomes)))

    def _answer(self, other: Any, yes: int, no: int) -> Pmf:
        exact = other.exact if isinstance(other, Pmf) else not is_rounded(as_written(other))
        return gather([(True, yes), (False, no)], self.exact and exact)

    def _against(self, other: Any) -> tuple[int, int, int]:
        """In how many cases an outcome is greater than, equal to and less than a value or another's outcome."""
        if not isinstance(other, Pmf):
            less, upto = self._weight_before(other, bisect_left), self._weight_before(other, bisect_right)
            return self.denominator - upto, upto - less, less
        self.require_order()
        other.require_order()
        below = [other._weight_before(outcome, bisect_left) for outcome in self.outcomes]
        equal = [other.weights.get(outcome, 0) for outcome in self.outcomes]
        greater, tie = sum(map(operator.mul, self.counts, below)), sum(map(operator.mul, self.counts, equal))
        return greater, tie, self.denominator * other.denominator - greater - tie

    def compare(self, other: Pmf) -> Comparison:
        """The chances that an independent draw from this one is greater, equal or less.

        >>> die(8).compare(die(6)).greater
        Fraction(9, 16)
        """
        cases = self.denominator * other.denominator
        greater, equal, less = (Fraction(count, cases) for count in self._against(other))
        return Comparison(greater, equal, less, self.exact and other.exact)

    def __rmatmul__(self, number: Any) -> Pmf:
        """The sum of that many independent draws: `3 @ die(6)` rolls three dice, `3 * die(6)` trebles one.

        >>> 2 @ die(3)
        Pmf({2: 1, 3: 2, 4: 3, 5: 2, 6: 1})
        """
        return _repeat(self, number_of_dice(number))

    def __matmul__(self, other: Any) -> Pmf:
        """As many draws of `other` as this distribution says, summed.

        >>> (die(2) @ die(2)).mean
        Fraction(9, 4)
        """
        if not isinstance(other, Pmf):
            return NotImplemented
        return self.bind(lambda number: number @ other)

    # Display.

    def __repr__(self) -> str:
        if len(self) > LONGEST_REPR or self.denominator >= LARGEST_DENOMINATOR:
            return f"<Pmf, {tables.mark(self)}, {len(self)} outcomes: {self.outcomes[0]!r} to {self.outcomes[-1]!r}>"
        return f"Pmf({dict(self.weights)!r}{'' if self.exact else ', approximate=True'})"

    def __str__(self) -> str:
        return self.table()

    def table(self, places: int = 2) -> str:
        """A text table of outcomes, fractions and percents with that many decimal places.

        >>> print(die(2).table())
        Pmf, exact, 2 outcomes
        outcome  fraction  percent
              1       1/2   50.00%
              2       1/2   50.00%
        """
        return tables.text_table(self, places)

    def _repr_html_(self) -> str:
        return tables.html_table(self)

    def _repr_latex_(self) -> str | None:
        return tables.latex_table(self)

    def to_csv(self, path: str | os.PathLike[str] | None = None) -> str:
        """The distribution as CSV text, also written to a file where a path is given.

        A row holds an outcome, its weight, the denominator, and their quotient as a decimal, which is rounded.

        >>> print((2 @ die(2)).to_csv(), end="")
        outcome,weight,denominator,decimal
        2,1,4,0.25
        3,2,4,0.5
        4,1,4,0.25
        """
        text = tables.csv_text(self)
        if path is not None:
            Path(path).write_text(text, encoding="utf-8")
        return text


def die(sides: int) -> Pmf:
    """A fair die with faces 1 to `sides`.

    >>> die(4).mean
    Fraction(5, 2)
    """
    if not isinstance(sides, Integral) or not 1 <= sides <= MOST_OUTCOMES:
        raise ValueError(f"sides={sides!r}: expected a whole number from 1 to {MOST_OUTCOMES:,}")
    return of_ordered(tuple(range(1, int(sides) + 1)), (1,) * int(sides), True)


def joint(*pmfs: Pmf) -> Pmf:
    """Independent draws side by side, as tuples of one outcome each.

    >>> joint(die(2), die(2)).map(max)
    Pmf({1: 1, 2: 3})
    """
    check_size("side by side", math.prod(map(len, pmfs)), MOST_OUTCOMES, "outcomes")
    outcomes = itertools.product(*(pmf.outcomes for pmf in pmfs))
    counts = map(math.prod, itertools.product(*(pmf.counts for pmf in pmfs)))
    return gather(zip(outcomes, counts, strict=True), all(pmf.exact for pmf in pmfs))


def mixture(parts: Iterable[tuple[Weight, Any]]) -> Pmf:
    """One part is drawn by its weight, then an outcome from it; a part that is not a Pmf is an outcome.

    A float weight, or an approximate part of positive weight, makes the mixture approximate.

    >>> mixture([(Fraction(1, 2), die(4)), (Fraction(1, 2), 0)])
    Pmf({0: 4, 1: 1, 2: 1, 3: 1, 4: 1})
    """
    given = pairs("parts", parts, "a weight and a Pmf or an outcome")
    counts, exact = whole_weights([weight for weight, _ in given])
    kept = [(count, part) for count, (_, part) in zip(counts, given, strict=True) if count]
    drawn = [(count, part if isinstance(part, Pmf) else Pmf.point(part)) for count, part in kept]
    common = math.lcm(*(pmf.denominator for _, pmf in drawn))
    weighted = (
        (outcome, count * (common // pmf.denominator) * weight)
        for count, pmf in drawn
        for outcome, weight in pmf._pairs()
    )
    return gather(weighted, exact and all(pmf.exact for _, pmf in drawn))


def of_ordered(outcomes: tuple[Any, ...], counts: tuple[int, ...], exact: bool, ordered: bool = True) -> Pmf:
    """The Pmf of outcomes that are in order already, each once, with a positive weight; nothing is checked.

    >>> of_ordered((1, 5), (1, 3), True)
    Pmf({1: 1, 5: 3})
    """
    made: Pmf = object.__new__(Pmf)
    made.__dict__.update(outcomes=outcomes, counts=counts, denominator=sum(counts), exact=exact, _ordered=ordered)
    return made


def gather(pairs: Iterable[tuple[Any, int]], exact: bool) -> Pmf:
    """Add up the weights of equal outcomes, and put the outcomes in order; a float marks it approximate.

    >>> gather([("b", 1), ("a", 1), ("b", 0), ("a", 2)], True)
    Pmf({'a': 3, 'b': 1})
    """
    found: dict[Any, int] = {}
    for outcome, count in pairs:
        if count:
            try:
                found[outcome] = found.get(outcome, 0) + count
            except TypeError:
                raise TypeError(f"outcome {outcome!r} cannot be hashed: a tuple can be where a list cannot") from None
    if not found:
        raise ValueError("a Pmf needs at least one outcome of positive weight")
    outcomes, ordered = arranged(found)
    counts = tuple(map(found.__getitem__, outcomes))
    if not PLAIN.issuperset(map(type, outcomes)):
        if any(isinstance(outcome, Pmf) for outcome in outcomes):
            raise TypeError("an outcome is a Pmf itself: use bind, which draws from it")
        outcomes = list(map(plain, outcomes))
        exact = exact and not any(map(is_rounded, outcomes))
    elif exact and isinstance(outcomes[0], tuple):
        kinds = set(map(type, itertools.chain.from_iterable(x for x in outcomes if isinstance(x, tuple))))
        exact = kinds <= PLAIN or not any(map(is_rounded, outcomes))
    return of_ordered(tuple(outcomes), counts, exact, ordered)


def from_grid(start: Any, step: Any, cells: Sequence[int], exact: bool) -> Pmf:
    """The Pmf of weights at the points of a grid, from `start` on; a weight may be 0 but for the first and last.

    >>> from_grid(1, 2, (1, 0, 3), True)
    Pmf({1: 1, 5: 3})
    """
    if type(start) is type(step) is int:
        outcomes = tuple(range(start, start + step * len(cells), step))
    else:
        outcomes = tuple([start + step * i for i in range(len(cells))])
    if 0 in cells:
        return of_ordered(tuple(compress(outcomes, cells)), tuple(filter(None, cells)), exact)
    return of_ordered(outcomes, tuple(cells), exact)


# Sums


def check_size(what: str, size: int, most: int, unit: str) -> None:
    """Refuse work that would take minutes, or more memory than there is, before it begins; raise ValueError.

    >>> check_size("side by side", 20**8, 10**7, "outcomes")
    Traceback (most recent call last):
    ...
    ValueError: side by side: 25,600,000,000 outcomes; expected at most 10,000,000
    """
    if size > most:
        raise ValueError(f"{what}: {size:,} {unit}; expected at most {most:,}")


def _after(sums: Mapping[Any, int], faces: Sequence[tuple[Any, int]]) -> dict[Any, int]:
    """One more draw after each sum, or alone where nothing was drawn before, with the ways of each total."""
    add, found = place_by_place(operator.add), dict[Any, int]()
    for x, count in faces:
        for total, ways in sums.items() or [(None, 1)]:
            after = add(total, x) if sums else x
            found[after] = found.get(after, 0) + ways * count
    return found


def _sum(left: Pmf, right: Pmf) -> Pmf:
    step = common_step(left.outcomes, right.outcomes)
    if step is None:
        return _combine(left, right, operator.add)
    a, b = (on_grid(pmf.outcomes, pmf.counts, step) for pmf in (left, right))
    cells = product(a, b, left.denominator * right.denominator)
    return from_grid(left.outcomes[0] + right.outcomes[0], step, cells, left.exact and right.exact)


def _only_one(number: Any, near: Sequence[Any]) -> Any:
    """The one value that a rounded number may stand for, or the number itself where none is near."""
    if len(near) > 1:
        raise ValueError(
            f"{float(number)!r} was rounded, and both {near[0]!r} and {near[1]!r} are too near: expected a Fraction"
        )
    return near[0] if near else number


def _repeat(pmf: Pmf, n: int) -> Pmf:
    if n == 0:
        return pmf.map(each_place(lambda _: 0)) if pmf._has_tuples else of_ordered((0,), (1,), pmf.exact)
    if n == 1:
        return pmf
    step = common_step(pmf.outcomes)
    if step is None:
        return _repeat_by_halves(pmf, n)
    cells = on_grid(pmf.outcomes, pmf.counts, step)
    bits = n * pmf.denominator.bit_length() * (n * (len(cells) - 1) + 1)
    if bits > MOST_BITS:
        check_size(f"the sum of {n:,} draws", bits, MOST_BITS, "bits")
    return from_grid(n * pmf.outcomes[0], step, power(cells, n, pmf.denominator**n), pmf.exact)


def _repeat_by_halves(pmf: Pmf, n: int) -> Pmf:
    if n == 1:
        return pmf
    half = _repeat_by_halves(pmf, n // 2)
    even = _combine(half, half, operator.add)
    return _combine(even, pmf, operator.add) if n % 2 else even


def _combine(left: Pmf, right: Pmf, operation: Callable[[Any, Any], Any]) -> Pmf:
    if operation is operator.sub and common_step(left.outcomes, right.outcomes) is not None:
        return _sum(left, -right)
    check_size("two distributions", len(left) * len(right), MOST_OUTCOMES, "pairs of outcomes")
    if left._has_tuples or right._has_tuples:
        operation = place_by_place(operation)
    pairs = ((operation(x, y), a * b) for x, a in left._pairs() for y, b in right._pairs())
    return gather(pairs, left.exact and right.exact)
