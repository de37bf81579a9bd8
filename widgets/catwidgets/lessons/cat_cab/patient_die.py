"""The unit on expectation: what one die is worth, rolled once, rolled patiently, and rolled under a limit of curses."""

import random
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, NamedTuple

from catlib import load
from catlib.chance import own_luck
from catlib.games.cat_cab import odds
from catwidgets.draw import Scene, curve, line, pieces, text, token
from catwidgets.page import table_html
from catwidgets.teach import Answer, Drawn, Exhibit, Own, Picture, Steered, Unit, by_reader, compared, drawing, saying

say = saying(__name__)
LIMIT = 4
MOST = 12  # rolls on the slider
BRINGS = (-1, 0, 0, 1, 1, 2)  # spaces, by face
DICE, WIDTH = 10, 440


# Ten dice to be patient with


class Ride(NamedTuple):
    """The die that lies there, the dice that are kept, the spaces so far, and all rolls."""

    face: int = 4
    kept: int = 0
    spaces: int = 0
    rolls: int = 1

    def roll(self) -> "Ride":
        """Roll the die again; a 1 costs a space."""
        face = 1 + int(6 * own_luck(20 + self.rolls).random())
        return self._replace(face=face, spaces=self.spaces - (face == 1), rolls=self.rolls + 1)

    def keep(self) -> "Ride":
        """Take what the die brings, and roll the next one."""
        after = self._replace(kept=self.kept + 1, spaces=self.spaces + max(0, BRINGS[self.face - 1]))
        return after.roll() if after.kept < DICE else after


def play() -> Steered:
    """Ten dice, one after the other, each rolled again until the reader keeps it, and a cab that they move."""
    going: dict[str, tuple[str, Callable[[Ride], Ride]]] = {
        say("keep"): (say("keep-tip"), lambda at: at.keep() if at.kept < DICE else at),
        say("roll"): (say("roll-tip"), lambda at: at.roll() if at.kept < DICE else at),
        say("ride-again"): (say("ride-again-tip"), lambda at: Ride(rolls=at.rolls).roll()),
    }
    return Steered(_ridden, say("ride-task", dice=DICE), Ride(), buttons=going)


def _ridden(at: Ride) -> Picture:
    scene, over = Scene(WIDTH, 236, say("ride")), at.kept == DICE
    for i, spaces in enumerate(BRINGS):
        scene.add_fixed(pieces.d6(38 + 72 * i, 26, 32, i + 1))
        scene.add_fixed(text(38 + 72 * i, 58, str(spaces).replace("-", "−"), 15, bold=True))
    scene.add(pieces.d6(WIDTH / 2, 118, 68, at.face, seat=0, key="die"))
    scene.add_fixed(line(12, 208, WIDTH - 12, 208, stroke=token("line"), stroke_width=4))
    scene.add_fixed(*(text(70 + 18 * k, 224, str(k), 12) for k in range(0, 21, 5)))
    scene.add(pieces.cab(70 + 18 * min(max(at.spaces, -2), 20), 188, 42, 0, key="cab"))
    given = {"n": min(at.kept + 1, DICE), "dice": DICE, "face": at.face, "spaces": at.spaces}
    return Picture(scene, say("ridden" if over else "riding", **given))


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


def limits() -> Exhibit:
    """Return what one die is worth for each limit of curses, beside the 1 that it would be worth without."""
    games = {n: load("cat_cab", players=2, item_limit=0, curse_limit=n) for n in range(1, 7)}
    points = [(n, odds.single_die(0, game=game)) for n, game in games.items()]
    return Exhibit(_curve(points, say("limits"), say("curses")))


def _curve(points: Sequence[tuple[int, Fraction]], title: str, along: str) -> Picture:
    chart = curve(points, title, along, say("spaces"))
    rows = [(x, worth) for _, x, _, worth in chart.rows]
    (first, low), (last, high) = rows[0], rows[-1]
    table = table_html(title, (along, say("spaces")), rows)
    return Picture.of(chart, say("from-to", first=first, low=low, last=last, high=high))._replace(table=table)


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

FACES: dict[str, Any] = {
    "faces": [*combinations(range(1, 10), 3)],
    "a": lambda faces: faces[0],
    "b": lambda faces: faces[1],
    "c": lambda faces: faces[2],
}


def _mean(rng: random.Random) -> Drawn:
    shown = sorted(rng.choices(range(1, 10), k=6))
    return Drawn(lambda: mean(shown), **dict(zip("abcdef", shown, strict=True)))


exercises = Unit(
    __name__,
    {
        "patient: one roll": lambda: odds.one_roll(1).mean,
        "patient: mean": Answer(mean, cases=(([1, 2, 3, 4, 5, 6],), ([-1, 0, 0, 1, 1, 2],), ([7],), ([0, 0, 12],))),
        "patient: patience": patient,
        "patient: a four": lambda: compared(patient(), 1, "keep", "alike", "roll"),
        "patient: dear curse": lambda: _solved(lambda v: v - 2 + v + v + 1 + 1 + 2),
        "patient: last chance": lambda: odds.single_die(LIMIT - 1),
    },
    exercises=(
        drawing(lambda a, b, c, cost: Fraction(a + b + c - cost, 6), **FACES, cost=range(1, 6)),
        _mean,
        drawing(lambda a, b, c: Fraction(a + b + c, 3), **FACES),
        drawing(lambda minutes, n: minutes * n, minutes=range(2, 7), n=range(3, 9)),
        drawing(
            lambda a, b, c, cost: _solved(lambda v: 3 * v - cost + a + b + c),
            **FACES,
            cost=lambda a, b: range(1, a + b + 1),
        ),
    ),
    board=lambda: patience.drawn(Own(worth_of), 8),
)
