"""Exact tails of what the dice did: how lucky was that?

>>> from catlib.chance import Luck, tail
>>> from catlib.chance import die
>>> print(tail(2 @ die(6), 11))
better than 91.7% of rolls; as good or better happens 1 time in 12
>>> luck = Luck().add(die(6), 6).add(die(6), 5)
>>> luck.difference(), luck.tail().percentile
(Fraction(4, 1), Fraction(17, 18))
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from numbers import Rational
from typing import Any

from .messages import say
from .numerals import percent, spaced
from .pmf import Pmf

LARGE = 10**9  # cases from which on a sentence gives one digit and a power of ten


@dataclass(frozen=True)
class Tail:
    """The place of an outcome among all that could have come.

    `at_most`, `exactly` and `at_least` are chances of outcomes, whichever direction is good.
    `percentile` is the mid-p: the chance of worse plus half the chance of the same, so that equal luck
    is 1/2 and its expectation is 1/2 for every distribution (Lancaster, JASA 56, 1961). `exact` is
    False where the distribution is approximate.

    >>> five = tail(die(6), 5)
    >>> five.at_most, five.worse, five.better
    (Fraction(5, 6), Fraction(2, 3), Fraction(1, 6))
    >>> five.sentence
    'better than 66.7% of rolls; as good or better happens 1 time in 3'
    """

    observed: Any
    at_most: Fraction
    exactly: Fraction
    at_least: Fraction
    percentile: Fraction
    exact: bool
    what: str = "rolls"

    @property
    def sentence(self) -> str:
        """One sentence for a reader, which says so where it is approximate."""
        said = self._verdict()
        return said if self.exact else say("luck-approximate", sentence=said)

    def __str__(self) -> str:
        return self.sentence

    @property
    def worse(self) -> Fraction:
        """The chance of a worse outcome."""
        return self.percentile - self.exactly / 2

    @property
    def better(self) -> Fraction:
        """The chance of a better outcome."""
        return 1 - self.percentile - self.exactly / 2

    def _verdict(self) -> str:
        if self.exactly == 1:
            return say("luck-certain")
        if self.worse == self.better:
            return say("luck-middle", share=_share(self.worse), what=self._cases)
        if self.worse > self.better:
            return self._compared("luck-better", self.worse)
        return self._compared("luck-worse", self.better)

    def _compared(self, id: str, beaten: Fraction) -> str:
        return say(id, share=_share(beaten), what=self._cases, often=_how_often(1 - beaten))

    @property
    def _cases(self) -> str:
        return say("luck-rolls") if self.what == "rolls" else self.what


def _share(chance: Fraction) -> str:
    share = percent(chance, 1)
    side = {"<": "luck-under", ">": "luck-over"}.get(share[0])
    return say(side, share=share[1:]) if side else share


def _how_often(chance: Fraction) -> str:
    """A chance in words: "happens 1 time in 9" where it is at most a half, else a percentage."""
    if chance == 0:
        return say("luck-never")
    if chance > Fraction(1, 2):
        return say("luck-share", share=_share(chance))
    cases = round(1 / chance)
    if cases >= LARGE:
        digits = str(round(cases, 1 - len(str(cases))))
        return say("luck-about", cases=f"{digits[0]} × 10^{len(digits) - 1}")
    return say("luck-once" if cases * chance == 1 else "luck-about", cases=spaced(cases))


def tail(pmf: Pmf, observed: Any, *, high_is_good: bool = True, what: str = "rolls") -> Tail:
    """Compare `observed` with everything that `pmf` could have given.

    `high_is_good=False` is for what one wants little of, such as curses; `what` names the cases in the
    sentence. Raises ValueError where an exact distribution cannot give `observed`.

    >>> roll = tail(die(6), 2)
    >>> roll.at_most, roll.percentile
    (Fraction(1, 3), Fraction(1, 4))
    >>> print(roll)
    worse than 66.7% of rolls; as bad or worse happens 1 time in 3
    """
    exactly = pmf.exactly(observed)
    if pmf.exact and not exactly:
        least, most = pmf.outcomes[0], pmf.outcomes[-1]
        raise ValueError(
            f"observed={observed!r} cannot happen here: {len(pmf)} outcomes from {least!r} to {most!r} can"
        )
    at_most, at_least = pmf.at_most(observed), pmf.at_least(observed)
    worse = 1 - at_least if high_is_good else 1 - at_most
    return Tail(observed, at_most, exactly, at_least, worse + exactly / 2, pmf.exact, what)


@dataclass(frozen=True)
class Event:
    """One chance in a game: the distribution that a seat faced, and the score that came.

    >>> Event("Ann", die(6), 6).came
    6
    """

    seat: Hashable
    expected: Pmf
    came: Any


@dataclass(frozen=True)
class Luck:
    """The luck of every seat over a game; it never changes, `add` returns the next one.

    The tail of a seat's sum is exact for this question: if each of the chances that this seat faced
    came once more, independently, how would the new sum compare? Where what is faced depends on what
    came before, that is not the distribution of whole games played anew. A seat without a chance so far
    stands at 0, in the middle.

    >>> luck = Luck().add(die(6), 6, seat="Ann").add(die(6), 1, seat="Bo").add(die(8), 8, seat="Ann")
    >>> luck.seats, luck.difference("Ann"), luck.difference("Bo")
    (('Ann', 'Bo'), Fraction(6, 1), Fraction(-5, 2))
    >>> luck.observed("Ann"), luck.expected("Ann"), luck.total("Bo") == die(6), luck.exact
    (14, Fraction(8, 1), True, True)
    >>> print(luck.tail("Ann"))
    better than 97.9% of rolls; as good or better happens 1 time in 48
    >>> print(luck.table())
    Ann: 14 came, 8.00 expected (+6.00); better than 97.9% of rolls; as good or better happens 1 time in 48
    Bo: 1 came, 3.50 expected (-2.50); worse than 83.3% of rolls; as bad or worse happens 1 time in 6
    """

    events: tuple[Event, ...] = ()
    high_is_good: bool = True
    what: str = "rolls"

    def add(self, expected: Pmf, came: Any, seat: Hashable = 0) -> "Luck":
        """The luck after one more chance, whose scores are whole numbers or Fractions.

        Raises TypeError for other scores, whose sums would be rounded, and ValueError where an exact
        distribution cannot give `came`.
        """
        for score in (came, *expected.outcomes):
            if not isinstance(score, Rational):
                raise TypeError(f"score {score!r}: luck adds up whole numbers and Fractions only")
        tail(expected, came)
        return replace(self, events=(*self.events, Event(seat, expected, came)))

    @property
    def seats(self) -> tuple[Hashable, ...]:
        """The seats with a chance so far, in the order of their first one."""
        return tuple(dict.fromkeys(event.seat for event in self.events))

    @property
    def exact(self) -> bool:
        """Return whether every distribution so far is exact."""
        return all(event.expected.exact for event in self.events)

    def observed(self, seat: Hashable = 0) -> Any:
        """The sum of what came to a seat."""
        return sum(event.came for event in self._of(seat))

    def expected(self, seat: Hashable = 0) -> Fraction:
        """The sum of what a seat could expect."""
        return sum((event.expected.mean for event in self._of(seat)), Fraction(0))

    def difference(self, seat: Hashable = 0) -> Fraction:
        """Return what came minus what was expected."""
        return Fraction(self.observed(seat)) - self.expected(seat)

    def total(self, seat: Hashable = 0) -> Pmf:
        """The distribution of the sum of all chances that a seat faced, each drawn independently."""
        alike = Counter(event.expected for event in self._of(seat))
        sums = [number @ pmf for pmf, number in alike.items()]
        return sum(sorted(sums, key=len), Pmf.point(0))

    def tail(self, seat: Hashable = 0) -> Tail:
        """Compare a seat's sum with all sums that could have come."""
        total, observed = self.total(seat), self.observed(seat)
        return tail(total, observed, high_is_good=self.high_is_good, what=self.what)

    def table(self) -> str:
        """A line for each seat: what came, what was expected, and the sentence."""
        return "\n".join(map(self._line, self.seats))

    def _line(self, seat: Hashable) -> str:
        expected, difference = float(self.expected(seat)), float(self.difference(seat))
        return f"{seat}: {self.observed(seat)} came, {expected:.2f} expected ({difference:+.2f}); {self.tail(seat)}"

    def _of(self, seat: Hashable) -> Iterator[Event]:
        return (event for event in self.events if event.seat == seat)
