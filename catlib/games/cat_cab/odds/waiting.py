"""Waiting times of something that may fail again and again."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from operator import mul
from typing import Any

from catlib.chance import Pmf


@dataclass(frozen=True)
class Waiting:
    """The number of rounds, counted from 1, until a chain of chance stops.

    `stay[i][j]` is the chance of going from condition i to condition j without stopping; it begins in condition 0.
    It is no `Pmf`, because there is no longest waiting time.

    >>> seven = Waiting.geometric(Fraction(1, 6))
    >>> seven.mean, seven.at_most(3)
    (Fraction(6, 1), Fraction(91, 216))
    """

    stay: tuple[tuple[Fraction, ...], ...]

    @classmethod
    def geometric(cls, chance: Fraction, first: Fraction | None = None) -> Waiting:
        """The wait for something that happens in every round with the same chance, or in the first with another."""
        if not 0 < chance <= 1:
            raise ValueError(f"chance={chance}: it must be above 0, or one waits in vain, and at most 1")
        if first is None:
            return cls(((1 - chance,),))
        return cls(((Fraction(0), 1 - first), (Fraction(0), 1 - chance)))

    def more_than(self, rounds: int) -> Fraction:
        """The chance that it takes more rounds than that."""
        here = [Fraction(1)] + [Fraction(0)] * (len(self.stay) - 1)
        for _ in range(rounds):
            here = [sum(map(mul, here, column), Fraction(0)) for column in zip(*self.stay, strict=True)]
        return sum(here, Fraction(0))

    def exactly(self, rounds: int) -> Fraction:
        """The chance that it takes just that many rounds."""
        return self.more_than(rounds - 1) - self.more_than(rounds) if rounds > 0 else Fraction(0)

    def at_most(self, rounds: int) -> Fraction:
        """The chance that it takes no more rounds than that."""
        return 1 - self.more_than(rounds)

    @property
    def mean(self) -> Fraction:
        """The expected number of rounds, from the fundamental matrix (I − Q)⁻¹ of the chain."""
        import sympy

        total = sum((sympy.eye(len(self.stay)) - self._matrix).inv()[0, :])
        return Fraction(int(total.p), int(total.q))

    def distribution(self, most: int) -> Pmf:
        """The chances of 1, 2, … rounds; the outcome `most` stands for that many or more.

        >>> Waiting.geometric(Fraction(1, 2)).distribution(3)
        Pmf({1: 2, 2: 1, 3: 1})
        """
        return Pmf({n: self.exactly(n) for n in range(1, most)} | {most: self.more_than(most - 1)})

    @property
    def _matrix(self) -> Any:
        import sympy

        return sympy.Matrix([[sympy.Rational(p.numerator, p.denominator) for p in row] for row in self.stay])
