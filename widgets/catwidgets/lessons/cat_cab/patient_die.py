"""The unit on expectation: what one die is worth, rolled once, rolled patiently, and rolled under a limit of curses."""

import functools
import random
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from catlib import load
from catlib.game import Game
from catlib.games.cat_cab import odds
from catwidgets.draw import curve
from catwidgets.page import table_html
from catwidgets.teach import Answer, Drawn, Exhibit, Own, Picture, Unit, by_reader, compared, drawing, saying

say = saying(__name__)
LIMIT = 4
MOST = 12  # rolls on the slider


def worth_of(rolls: int) -> Fraction:
    """Return what a die is worth that may be rolled so often, without a limit of curses."""
    if rolls == 0:
        return Fraction(0)
    later = worth_of(rolls - 1)
    return Fraction(later - 1 + later + later + 1 + 1 + 2, 6)


@by_reader(lambda: say("task"), rolls=(1, 2, MOST))
def patience(worth: Own, rolls: int) -> Picture:
    """Return what the reader's function says for more and more rolls."""
    return _curve([(n, Fraction(worth(n))) for n in range(rolls + 1)], say("patience"), say("rolls"))


def limits(most: int = 6) -> Exhibit:
    """Return what one die is worth for each limit of curses, beside the 1 that it would be worth without."""
    points = [(limit, odds.single_die(0, game=_with_limit(limit))) for limit in range(1, most + 1)]
    return Exhibit(_curve(points, say("limits"), say("curses")))


def _curve(points: Sequence[tuple[int, Fraction]], title: str, along: str) -> Picture:
    chart = curve(points, title, along, say("spaces"))
    rows = [(x, worth) for _, x, _, worth in chart.rows]
    (first, low), (last, high) = rows[0], rows[-1]
    table = table_html(title, (along, say("spaces")), rows)
    return Picture.of(chart, say("from-to", first=first, low=low, last=last, high=high))._replace(table=table)


@functools.cache
def _with_limit(limit: int) -> Game:
    return load("cat_cab", players=2, item_limit=0, curse_limit=limit)


# Questions


def mean(values: Sequence[int]) -> Fraction:
    return Fraction(sum(values), len(values))


def patient() -> Fraction:
    return _solved(lambda v: v - 1 + v + v + 1 + 1 + 2)


def _solved(roll: Callable[[Any], Any]) -> Fraction:
    """Return what a die is worth that may be rolled again: V in 6V = what its six faces bring together."""
    at_none, at_one = roll(Fraction(0)), roll(Fraction(1))
    return at_none / (6 - (at_one - at_none))


# Exercises


def _faces(rng: random.Random) -> list[int]:
    return sorted(rng.choices(range(1, 10), k=3))


def _once(rng: random.Random) -> Drawn:
    a, b, c = _faces(rng)
    cost = rng.randint(1, 5)
    return Drawn(lambda: Fraction(a + b + c - cost, 6), a=a, b=b, c=c, cost=cost)


def _mean(rng: random.Random) -> Drawn:
    shown = sorted(rng.choices(range(1, 10), k=6))
    return Drawn(lambda: mean(shown), **dict(zip("abcdef", shown, strict=True)))


def _patient(rng: random.Random) -> Drawn:
    a, b, c = _faces(rng)
    return Drawn(lambda: Fraction(a + b + c, 3), a=a, b=b, c=c)


def _dear(rng: random.Random) -> Drawn:
    a, b, c = _faces(rng)
    cost = rng.randint(1, a + b)
    return Drawn(lambda: _solved(lambda v: 3 * v - cost + a + b + c), cost=cost, a=a, b=b, c=c)


UNIT = Unit.of(
    __name__,
    {
        "patient: one roll": lambda: odds.one_roll(1).mean,
        "patient: mean": Answer(mean, cases=(([1, 2, 3, 4, 5, 6],), ([-1, 0, 0, 1, 1, 2],), ([7],), ([0, 0, 12],))),
        "patient: patience": Answer(patient, picture=lambda: patience.drawn(Own(worth_of), 8)),
        "patient: a four": lambda: compared(patient(), 1, "keep", "alike", "roll"),
        "patient: dear curse": lambda: _solved(lambda v: v - 2 + v + v + 1 + 1 + 2),
        "patient: last chance": lambda: odds.single_die(LIMIT - 1),
    },
    exercises=(
        _once,
        _mean,
        _patient,
        drawing(lambda minutes, n: minutes * n, minutes=range(2, 7), n=range(3, 9)),
        _dear,
    ),
    board=lambda: patience.drawn(Own(worth_of), 8),
)

exercises = UNIT.sheet
