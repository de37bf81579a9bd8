"""The generating function of a distribution, and the distance between two of them."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from catlib.chance.rationals import rational

if TYPE_CHECKING:
    from catlib.chance.pmf import Pmf


def generating_function(pmf: Pmf, symbol: Any = "x") -> Any:
    """The probability generating function Σ P(n) xⁿ as a sympy expression.

    Coefficients are sympy's Rational, or Float where the distribution is approximate. Outcomes must be
    rational numbers.

    >>> from catlib.chance import Pmf
    >>> generating_function(Pmf({0: 3, 1: 1}))
    x/4 + 3/4
    """
    import sympy

    base = sympy.Symbol(symbol) if isinstance(symbol, str) else symbol
    number = sympy.Rational if pmf.exact else (lambda count, cases: sympy.Float(count / cases))
    pairs = zip(map(rational, pmf.outcomes), pmf.counts, strict=True)
    terms = [number(c, pmf.denominator) * base ** sympy.Rational(x.numerator, x.denominator) for x, c in pairs]
    return sympy.Add(*terms)


def total_variation(first: Pmf, second: Pmf) -> Fraction:
    """Half the sum of the differences of all chances: 0 for equal distributions, 1 for disjoint ones.

    >>> from catlib.chance import die
    >>> total_variation(die(6), die(4))
    Fraction(1, 3)
    """
    outcomes = {*first.outcomes, *second.outcomes}
    return sum((abs(first.exactly(x) - second.exactly(x)) for x in outcomes), Fraction(0)) / 2
