"""Drawing fish and cats at random into a row, as cars park along a street: counting, jams, full rows (question D2)."""

import functools
import itertools
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from catlib.chance import Pmf, mixture, whole

Columns = tuple[int, ...]
KNOWN_INTEGRALS = 2  # gaps up to which the density of a crowded row is a formula without an integral


def _row(columns: int, closed: Iterable[int]) -> Columns:
    whole("columns", columns, 0)
    closed = set(closed)
    if wrong := sorted(c for c in closed if not 0 <= c < columns):
        raise ValueError(f"closed={wrong[0]}: a row of {columns} columns has columns 0 to {columns - 1}")
    return tuple(c for c in range(columns) if c not in closed)


def _check(drawings: int, gap: int) -> None:
    whole("drawings", drawings, 0)
    whole("gap", gap, 0)


# Counting


def setups(columns: int, drawings: int = 6, gap: int = 2, closed: Iterable[int] = ()) -> int:
    """Count the ways in which that many spaces of a row can be chosen with the gap between any two (D2; rule 6).

    `closed` are columns, from 0, on which nothing may be drawn. Counted column by column: the last drawing is on
    the last column, and then `gap` columns before it are out, or it is not.

    >>> [setups(columns) for columns in (15, 16, 18, 20, 26)]
    [0, 1, 28, 210, 8008]
    """
    _check(drawings, gap)
    free = set(_row(columns, closed))
    ways = [[1] + [0] * drawings]  # by columns looked at: ways to choose 0, 1, 2 … of them
    for column in range(columns):
        without = ways[-1]
        before = ways[max(0, column - gap)]
        new = [0, *before[:-1]] if column in free else [0] * (drawings + 1)
        ways.append([a + b for a, b in zip(without, new, strict=True)])
    return ways[-1][drawings]


def rows_drawn_formula() -> Any:
    """Return `setups` of a row without closed columns as a sympy expression in n, k and g: columns, drawings, gap (D2).

    Take the g columns after each drawing but the last away: what is left is any choice of k out of n − (k − 1)·g, and
    there is none where that is below 0.

    >>> print(rows_drawn_formula())
    binomial(Max(0, -g*(k - 1) + n), k)
    """
    import sympy

    n, k, g = sympy.symbols("n k g")
    return sympy.binomial(sympy.Max(0, n - (k - 1) * g), k)


def rows_drawn(columns: int, drawings: int = 6, gap: int = 2) -> Iterator[Columns]:
    """Every way to choose the spaces, in order, each as its columns from 0.

    >>> list(rows_drawn(7, drawings=3, gap=2))
    [(0, 3, 6)]
    """
    _check(drawings, gap)
    left = columns - max(0, drawings - 1) * gap
    for chosen in itertools.combinations(range(max(0, left)), drawings):
        yield tuple(column + i * gap for i, column in enumerate(chosen))


def sure_width(drawings: int = 6, gap: int = 2) -> int:
    """Return the fewest columns on which that many drawings can never run out of room, wherever they are made (D2).

    One drawing less, with the gap on both sides of each, closes (drawings − 1)·(2·gap + 1) columns at most.

    >>> sure_width()
    26
    """
    _check(drawings, gap)
    return max(0, drawings - 1) * (2 * gap + 1) + (drawings > 0)


# Chance


@functools.cache
def _full(free: Columns, gap: int) -> Pmf:
    """Return how many drawings fill a stretch: the first is on any free column, then both sides go on by themselves."""
    if not free:
        return Pmf.point(0)
    return mixture(
        (1, 1 + _full(tuple(c for c in free if c < at - gap), gap) + _full(tuple(c for c in free if c > at + gap), gap))
        for at in free
    )


@functools.cache
def _full_run(columns: int, gap: int) -> Pmf:
    """The same for a stretch with no closed columns, for which only its length counts."""
    if columns <= 0:
        return Pmf.point(0)
    return mixture((1, 1 + _full_run(at - gap, gap) + _full_run(columns - 1 - at - gap, gap)) for at in range(columns))


def full_row_distribution(columns: int, gap: int = 2, closed: Iterable[int] = ()) -> Pmf:
    """Return how many drawings a row takes if each is made on a random free space until none is free (D2).

    Once something is drawn, what happens to its left and to its right is independent; so the distribution is a sum of
    the two distributions of the shorter stretches, mixed over where the first drawing is.

    >>> full_row_distribution(7)
    Pmf({2: 60, 3: 24})
    """
    _check(0, gap)
    free = _row(columns, closed)
    return _full_run(columns, gap) if len(free) == columns else _full(free, gap)


def fits_chance(columns: int, drawings: int = 6, gap: int = 2, closed: Iterable[int] = ()) -> Fraction:
    """Return the chance that all of that many random drawings, one after the other, all find room in a row (D2).

    >>> fits_chance(16), fits_chance(25), fits_chance(26)
    (Fraction(141, 2912), Fraction(3124, 3125), Fraction(1, 1))
    """
    _check(drawings, gap)
    return full_row_distribution(columns, gap, closed).at_least(drawings)


def fits_chance_by_gaps(columns: int, drawings: int = 6, gap: int = 2) -> Fraction:
    """`fits_chance` by the recursion over what is free: the lengths of the free stretches, whatever their order (D2).

    >>> fits_chance_by_gaps(16)
    Fraction(141, 2912)
    """
    _check(drawings, gap)
    return _by_gaps((columns,) if whole("columns", columns, 0) else (), drawings, gap)


@functools.cache
def _by_gaps(stretches: Columns, drawings: int, gap: int) -> Fraction:
    if drawings == 0:
        return Fraction(1)
    found = Fraction(0)
    for i, length in enumerate(stretches):
        rest = stretches[:i] + stretches[i + 1 :]
        for at in range(length):
            new = [n for n in (at - gap, length - 1 - at - gap) if n > 0]
            found += _by_gaps(tuple(sorted([*rest, *new])), drawings - 1, gap)
    return found / sum(stretches) if stretches else Fraction(0)


# Long rows


def crowded_density_formula(gap: int = 2) -> Any:
    """The share of spaces drawn on in an endless row that is full, as a sympy expression (D2).

    Let a free stretch be looked at when a share 1 − u of the drawings has been tried; Flory (1939) and Rényi (1958)
    for parking, here for a gap on both sides: ∫₀¹ exp(−2·Σ (1 − uʲ)/j) du, j from 1 to the gap. From a gap of 3 on it
    stays an integral, which has no shorter form.

    >>> print(crowded_density_formula(1))
    1/2 - exp(-2)/2
    """
    import sympy

    _check(0, gap)
    u = sympy.Symbol("u")
    exponent = -2 * sum(((1 - u**j) / j for j in range(1, gap + 1)), sympy.Integer(0))
    integral = sympy.Integral(sympy.exp(sympy.expand(exponent)), (u, 0, 1))
    return sympy.expand(integral.doit()) if gap <= KNOWN_INTEGRALS else integral


def crowded_density(gap: int = 2) -> float:
    """Return the number of `crowded_density_formula`, rounded as floats are: it is not a fraction.

    >>> round(crowded_density(), 6)
    0.274551
    """
    return float(crowded_density_formula(gap).evalf())
