"""Values of a line of dice and cards: one number, dice side by side, dice that lie there, cards to be drawn."""

from __future__ import annotations

import functools
import operator
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from catlib.chance.decks import Deck
from catlib.chance.pmf import Pmf

NEVER = Fraction(0)


@functools.total_ordering
@dataclass(frozen=True)
class Symbols:
    """Symbols that dice show together: each name with its number, in the order of the alphabet.

    >>> Symbols((("hit", 1),)) + Symbols((("crit", 1), ("hit", 1)))
    1 crit, 2 hit
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
        return ", ".join(f"{n} {name}" for name, n in self.counts) or "nothing"

    def number(self, name: str) -> int:
        return dict(self.counts).get(name, 0)


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


@dataclass(frozen=True)
class Dice:
    """Equal dice that lie side by side, `n` of them: each of them can be asked of, and their sum."""

    one: Roll
    n: int

    @property
    def cut(self) -> Fraction:
        return self.n * self.one.cut

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

    def total(self) -> Roll:
        return Roll(Pmf.point(functools.reduce(operator.add, self.shown) if self.shown else 0))


@dataclass(frozen=True)
class Hand:
    """Cards to be drawn; `standard` where the deck has ranks and suits."""

    deck: Deck
    n: int
    standard: bool

    def total(self) -> Roll:
        nothing = Symbols(()) if isinstance(next(iter(self.deck)), Symbols) else 0
        return Roll(self.deck.by_cards(self.n, lambda sum, card, count: sum + card * count, nothing))
