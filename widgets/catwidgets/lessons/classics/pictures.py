"""Bars of chances in the units on classic games, some of them dark, drawn by a reader's function."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from numbers import Real
from typing import Any

from catlib.bench.voice import say as say_of_chart
from catlib.chance import exactly
from catwidgets.draw import EXPECTED, PALETTE, Chart, DataPoint, Series
from catwidgets.teach import Own, Picture
from catwidgets.teach.voice import say


def chance_by(own: Own, *args: Any) -> Fraction:
    """Ask a reader's function for a chance; raise Broken unless it gives a number."""
    return Fraction(own.giving(say("how-number"), lambda said: isinstance(said, Real), *args))


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
        DataPoint(k, float(p), hover=f"{k}: {exactly(p)}", colour=EXPECTED if dark(k) else PALETTE["sky"])
        for k, p in chances.items()
    )
    chance = say_of_chart("chart-chance", exact=True)
    drawn = [Series(chance, "bars", bars)]
    if line is not None:
        drawn.append(Series(say("bell"), "line", tuple(DataPoint(k, line(k)) for k in chances), 1))
    rows = tuple((str(k), exactly(p)) for k, p in chances.items())
    chart = Chart(title, x_title, chance, tuple(drawn), said, (x_title, chance), rows)
    return Picture.of(chart, said)
