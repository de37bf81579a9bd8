"""Bars of chances in the units on classic games, some of them dark, drawn by a reader's function."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from numbers import Real
from typing import Any

from catlib.chance import exactly, percent
from catwidgets.draw import EXPECTED, PALETTE, Chart, DataPoint, Series
from catwidgets.teach import Own, Picture

LONG = 24  # signs of a fraction that nobody reads


def chance_by(own: Own, *args: Any) -> Fraction:
    """Ask a reader's function for a chance; raise Broken unless it gives a number."""
    return Fraction(own.giving("a number", lambda said: isinstance(said, Real), *args))


def told(chance: Fraction) -> str:
    """Return a chance in words, as a percentage alone where its fraction is too long.

    >>> told(Fraction(1, 6)), told(Fraction(5, 6) ** 20)
    ('1/6 = 16.7%', '2.61%')
    """
    return exactly(chance) if len(str(chance)) <= LONG else percent(chance)


def dark_bars(
    title: str,
    x_title: str,
    chances: Mapping[int, Fraction],
    dark: Callable[[int], bool],
    said: str,
    line: Callable[[int], float] | None = None,
) -> Picture:
    """Draw a bar for each number, those that count in a darker blue, perhaps a line over them, above a sentence."""
    bars = tuple(
        DataPoint(k, float(p), hover=f"{k}: {told(p)}", colour=EXPECTED if dark(k) else PALETTE["sky"])
        for k, p in chances.items()
    )
    drawn = [Series("chance", "bars", bars)]
    if line is not None:
        drawn.append(Series("bell", "line", tuple(DataPoint(k, line(k)) for k in chances), 1))
    rows = tuple((str(k), told(p)) for k, p in chances.items())
    chart = Chart(title, x_title, "chance", tuple(drawn), said, (x_title, "chance"), rows)
    return Picture.of(chart, said)
