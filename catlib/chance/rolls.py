"""Values of a line of dice and cards: one number, dice side by side, dice that lie there, cards to be drawn."""

from __future__ import annotations

import functools
import operator
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from catlib.chance import pools
from catlib.chance.convolution import common_step
from catlib.chance.decks import Deck
from catlib.chance.pmf import Pmf

NEVER = Fraction(0)
ORDERS = {">=": operator.ge, ">": operator.gt, "<=": operator.le, "<": operator.lt, "=": operator.eq}


@functools.total_ordering
@dataclass(frozen=True)
class Symbols:
    """Symbols that dice show together: each name with its number, in the order of the alphabet.

    >>> Symbols((("hit", 1),)) + Symbols((("crit", 1), ("hit", 1)))
    1 crit + 2 hit
    """

    counts: tuple[tuple[str, int], ...]

    def __add__(self, other: Any) -> Symbols:
        if not isinstance(other, Symbols):
            return NotImplemented
        return Symbols(tuple(sorted((Counter(dict(self.counts)) + Counter(dict(other.counts))).items())))

    def __mul__(self, number: int) -> Symbols:
        return Symbols(tuple((name, n * number) for name, n in self.counts if number))

    def __lt__(self, other: Any) -> bool:
        if not isinstance(other, Symbols):
            return NotImplemented
        return (sum(n for _, n in self.counts), self.counts) < (sum(n for _, n in other.counts), other.counts)

    def __repr__(self) -> str:
        return " + ".join(f"{n} {name}" for name, n in self.counts) or "nothing"

    def number(self, name: str) -> int:
        return dict(self.counts).get(name, 0)


def lost(*parts: Roll) -> Fraction:
    """A bound of the chance that is cut off one of them."""
    return sum((part.cut for part in parts), NEVER)


def yes(chance: Fraction, *parts: Roll) -> Roll:
    """True with a chance that some parts have led to."""
    answers = [(True, chance), (False, 1 - chance)]
    return Roll(Pmf({answer: weight for answer, weight in answers if weight}), lost(*parts))


def _both_ways(left: Roll, right: Roll) -> tuple[tuple[Roll, Roll], tuple[Roll, Roll]]:
    return (left, right), (right, left)


@dataclass(frozen=True)
class Roll:
    """One number to come. Where dice explode for ever a chance is `cut` off it; it is exact `below` an outcome."""

    pmf: Pmf
    cut: Fraction = NEVER
    below: Any = None
    mean: Fraction | None = None

    def total(self) -> Roll:
        return self

    @property
    def true_mean(self) -> Fraction | None:
        return self.mean if self.cut else self.pmf.mean

    def _mean_with(self, operation: Callable[[Any, Any], Any], other: Roll) -> Fraction | None:
        """The true mean of a sum, a difference or a product of what is independent, where there is one to keep."""
        if not (self.cut or other.cut):
            return None
        a, b = self.true_mean, other.true_mean
        return None if a is None or b is None else operation(a, b)

    def __neg__(self) -> Roll:
        return Roll(-self.pmf, self.cut, None, None if self.mean is None else -self.mean)

    def __add__(self, other: Roll) -> Roll:
        """Exact below where one that is cut would begin, with the least of the other."""
        cut = [(x, y) for x, y in _both_ways(self, other) if x.cut]
        ends = [x.below + y.pmf.outcomes[0] for x, y in cut if x.below is not None]
        below = min(ends, default=None) if len(ends) == len(cut) else None
        return Roll(self.pmf + other.pmf, lost(self, other), below, self._mean_with(operator.add, other))

    def __sub__(self, other: Roll) -> Roll:
        keeps = self.below is not None and len(other.pmf) == 1
        below = self.below - other.pmf.outcomes[0] if keeps else None
        return Roll(self.pmf - other.pmf, lost(self, other), below, self._mean_with(operator.sub, other))

    def times(self, sign: str, other: Roll) -> Roll:
        work = {"*": operator.mul, "/": operator.truediv, "//": operator.floordiv}[sign]
        mean = self._mean_with(work, other) if sign == "*" else None
        return Roll(work(self.pmf, other.pmf), lost(self, other), None, mean)

    def compared(self, sign: str, other: Roll) -> Roll:
        """True or False; exact where nothing that is cut off lies on the other side of the limit."""
        a, b = self.pmf, other.pmf
        if sign in ("=", "!="):
            apart = a.joint(b) if isinstance(a.outcomes[0], Symbols) else (a - b).map(lambda far: (far, 0))
            found = apart.map(lambda pair: (pair[0] == pair[1]) == (sign == "="))
        else:
            found = ORDERS[sign](a, b)
        edges = {">=": (0, 1), "<": (0, 1), ">": (1, 0), "<=": (1, 0)}.get(sign, (1, 1))
        exact = all(x._ends_before(y, edge) for (x, y), edge in zip(_both_ways(self, other), edges, strict=True))
        return Roll(found, NEVER if exact else lost(self, other))

    def _ends_before(self, limit: Roll, edge: int) -> bool:
        """Return whether all is exact up to a limit; `edge` is 1 where the limit itself has to be exact, too."""
        known = self.below is not None and not limit.cut
        return not self.cut or (known and limit.pmf.outcomes[-1] + edge <= self.below)

    def among(self, wanted: set[Any]) -> Roll:
        exact = not self.cut or (self.below is not None and all(x < self.below for x in wanted))
        return Roll(self.pmf.map(lambda x: x in wanted), NEVER if exact else self.cut)


@dataclass(frozen=True)
class Dice:
    """Equal dice that lie side by side, `n` of them: each of them can be asked of, and their sum."""

    one: Roll
    n: int

    @property
    def cut(self) -> Fraction:
        return self.n * self.one.cut

    @property
    def faces(self) -> Iterable[Any]:
        return self.one.pmf

    @property
    def cells(self) -> int:
        """The number of places between the least and the greatest face, as far apart as faces are."""
        pmf = self.one.pmf
        step = common_step(pmf.outcomes)
        return len(pmf) if not step else int((pmf.outcomes[-1] - pmf.outcomes[0]) // step) + 1

    def asked(self, word: str) -> Roll:
        """The most dice that are alike, different, or in a row; or how far they lie apart."""
        found = {"alike": pools.largest_count, "different": pools.distinct, "groups": pools.groups}
        found |= {"straight": pools.largest_straight, "range": pools.spread}
        return Roll(found[word](self.one.pmf, self.n), self.cut)

    def in_a_row(self, shows: Callable[[Any], int]) -> Roll:
        """The most dice one after another that show something."""
        return Roll(pools.longest_run(self.one.pmf.probability(lambda x: bool(shows(x))), self.n), self.cut)

    def counting(self, shows: Callable[[Any], int]) -> Roll:
        """Add up what each die counts."""
        return Roll(self.n @ self.one.pmf.map(shows), self.cut)

    def total(self) -> Roll:
        one, n = self.one, self.n
        if not one.cut or n == 0:
            return Roll(n @ one.pmf)
        below = None if one.below is None else one.below + (n - 1) * one.pmf.outcomes[0]
        return Roll(n @ one.pmf, self.cut, below, None if one.mean is None else n * one.mean)


@dataclass(frozen=True)
class Rolled:
    """Dice that lie on the table, the greatest first: one case of dice that have a name."""

    shown: tuple[Any, ...]

    @property
    def faces(self) -> Iterable[Any]:
        return self.shown

    def asked(self, word: str) -> Roll:
        """The same as of dice that are still to be rolled."""
        if word == "range":
            return Roll(Pmf.point(self.shown[0] - self.shown[-1]))
        faces = Counter(self.shown)
        if word == "different":
            return Roll(Pmf.point(len(faces)))
        if word == "groups":
            return Roll(Pmf.point(pools.in_digits(sorted(faces.values(), reverse=True))))
        rows = (next(n for n in range(len(faces) + 1) if face + n not in faces) for face in faces)
        return Roll(Pmf.point(max(faces.values() if word == "alike" else rows, default=0)))

    def counting(self, shows: Callable[[Any], int]) -> Roll:
        return Roll(Pmf.point(sum(map(shows, self.shown))))

    def total(self) -> Roll:
        return Roll(Pmf.point(functools.reduce(operator.add, self.shown) if self.shown else 0))


@dataclass(frozen=True)
class Hand:
    """Cards to be drawn; `standard` where the deck has ranks and suits."""

    deck: Deck
    n: int
    standard: bool

    @property
    def faces(self) -> Iterable[Any]:
        return self.deck

    def counting(self, shows: Callable[[Any], Any], nothing: Any = 0) -> Roll:
        return Roll(self.deck.by_cards(self.n, lambda sum, card, count: sum + shows(card) * count, nothing))

    def total(self) -> Roll:
        return self.counting(lambda card: card, Symbols(()) if isinstance(next(iter(self.deck)), Symbols) else 0)
