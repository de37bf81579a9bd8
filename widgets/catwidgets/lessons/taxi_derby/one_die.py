"""The unit on variance: one die times three and three dice have one mean, and spread differently about it."""

import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product
from numbers import Rational, Real
from typing import Any

from catlib.chance import Pmf, decimal, die, local, percent
from catlib.game import capital
from catlib.games.taxi_derby import odds
from catwidgets.draw import SEATS, Rect, Scene, curve, group, line, text, token
from catwidgets.page import table_html
from catwidgets.scenes.taxi_derby import patrol_car
from catwidgets.teach import (
    Answer,
    Broken,
    Drawn,
    Exhibit,
    Own,
    Picture,
    Tries,
    Unit,
    by_reader,
    compared,
    drawing,
    friendly,
    saying,
    sentences,
    together,
)

OVER, SIDES = 3, 4
WIDTH, PANEL, LEFT = 480, 150, 30
Numbers = Sequence[Any]
say = saying(__name__)


def one_die(over: int, sides: int = SIDES) -> list[int]:
    """All that one die times that many can bring, each equally likely.

    >>> one_die(3)
    [3, 6, 9, 12]
    """
    return [over * face for face in range(1, sides + 1)]


def many_dice(over: int, sides: int = SIDES) -> list[int]:
    """All that a number of dice can bring together, each way equally likely.

    >>> len(many_dice(3)), min(many_dice(3)), max(many_dice(3))
    (64, 3, 12)
    """
    return [sum(roll) for roll in product(range(1, sides + 1), repeat=over)]


# Two lists of numbers


class Chase(Tries):
    """A patrol car on two roads, one for each rule, with a bar for how often it came how far."""

    def try_once(self) -> tuple[int, int]:
        """Roll one die times three, and three dice."""
        first, *more = (1 + int(SIDES * self._rng.random()) for _ in range(4))
        return OVER * first, sum(more)

    def picture(self) -> Picture:
        """Draw both roads with the bars and the car."""
        scene, step = Scene(WIDTH, 2 * PANEL, say("two-chases")), (WIDTH - 2 * LEFT) / (OVER * SIDES)
        far = self.last or (0, 0)
        for row, name in enumerate((say("one-die"), say("three-dice"))):
            base, came = PANEL * (row + 1) - 34, Counter[int]()
            for spaces, n in self.counts.items():
                came[spaces[row]] += n
            scene.add_fixed(text(LEFT, base - 100, name, 13, anchor="start", bold=True))
            scene.add_fixed(line(LEFT, base, WIDTH - LEFT, base, stroke=token("line"), stroke_width=1.5))
            scene.add_fixed(*(text(LEFT + step * k, base + 25, str(k), 12) for k in range(OVER * SIDES + 1)))
            for k, n in came.items():
                high = 84 * n / max(8, *came.values())
                bar = Rect(LEFT + step * (k - 0.3), base - high, 0.6 * step, high, 2)
                scene.add(group(bar.element(fill=token("legal")), key=f"bar {row} {k}"))
            scene.add(group(patrol_car(0, 0), at=(LEFT + step * far[row], base + 8), key=f"car {row}"))
        said = say("so-far", one=far[0], three=far[1], n=self.counts.total())
        return Picture(scene, said if self.last else self.to_begin)


@friendly
def two_lists(one: Iterable[Any], three: Iterable[Any]) -> Exhibit:
    """Two lists of equally likely numbers as bars, one above the other, each with its mean."""
    lists = {say("one-die"): _numbers("one", one), say("three-dice"): _numbers("three", three)}
    means = {name: Fraction(sum(values), len(values)) for name, values in lists.items()}
    said = [say("list", name=capital(name), n=len(values), mean=_value(means[name])) for name, values in lists.items()]
    return Exhibit(Picture(_bars(say("two-lists"), lists), sentences(*said), _ways(lists)))


def _numbers(name: str, values: Iterable[Any]) -> list[Fraction]:
    """A reader's list as exact numbers; raise Broken if it is none."""
    found = list(values) if isinstance(values, Iterable) and not isinstance(values, str) else []
    if not found or not all(isinstance(each, Real) for each in found):
        raise Broken(say("no-list", name=name))
    return [Fraction(each) for each in found]


def _value(number: Any) -> str:
    return str(number) if isinstance(number, Rational) and number.denominator == 1 else _both(number)


def _both(number: Any) -> str:
    """A fraction with its decimal; a float rounded."""
    if not isinstance(number, Rational):
        return local(f"≈ {number:.4g}")
    return f"{Fraction(number)} {decimal(Fraction(number))}"


def _ways(lists: dict[str, list[Fraction]]) -> str:
    rows = [
        (name, str(value), say("of", n=n, all=len(values)))
        for name, values in lists.items()
        for value, n in sorted(Counter(values).items())
    ]
    return table_html(say("how-often"), (say("a-list"), say("number"), say("ways")), rows)


def _bars(label: str, lists: dict[str, list[Fraction]]) -> Scene:
    """A panel of bars for each list on one scale, the mean marked."""
    scene = Scene(WIDTH, PANEL * len(lists) + 20, label)
    every = [value for values in lists.values() for value in values]
    low, high = min(every) - 1, max(every) + 1
    shares = {name: {v: Fraction(n, len(vs)) for v, n in Counter(vs).items()} for name, vs in lists.items()}
    tallest = max(p for share in shares.values() for p in share.values())
    for row, (name, share) in enumerate(shares.items()):
        base = PANEL * (row + 1) - 14
        scene.add(text(LEFT, base - PANEL + 26, name, 13, anchor="start", bold=True))
        width = min(26.0, 0.8 * _x(low + 1, low, high) - 0.8 * _x(low, low, high))
        for value, p in share.items():
            height = float(p / tallest) * (PANEL - 56)
            place = Rect(_x(value, low, high) - width / 2, base - height, width, height, 2)
            scene.add(place.element(fill=SEATS[row].colour))
            if len(share) <= 13:
                scene.add(text(_x(value, low, high), base + 11, str(value), 11))
        mean = sum((value * p for value, p in share.items()), Fraction(0))
        look = {"stroke": token("ink"), "stroke_width": 2, "stroke_dasharray": "5 4"}
        scene.add(line(LEFT, base, WIDTH - 10, base, stroke=token("muted"), stroke_width=1.5))
        scene.add(line(_x(mean, low, high), base - PANEL + 50, _x(mean, low, high), base, **look))
        scene.add(text(_x(mean, low, high), base - PANEL + 42, say("mean"), 12))
    return scene


def _x(value: Any, low: Any, high: Any) -> float:
    return LEFT + float((value - low) / (high - low)) * (WIDTH - LEFT - 10)


# Squares


def squares(times: int) -> Picture:
    """The squares over the distances from the mean, for one die times a number."""
    faces = one_die(times)
    mean = Fraction(sum(faces), SIDES)
    scene = Scene(WIDTH, 270, say("square"))
    unit, base = 26, 216
    centre = WIDTH / 2
    for face in sorted(faces, key=lambda face: -abs(face - mean)):
        side = unit * float(abs(face - mean))
        x = centre + unit * float(face - mean)
        fill = SEATS[0 if abs(face - mean) > times else 1].colour
        look = {"stroke_width": 1.5, "fill": fill, "fill_opacity": 0.55, "stroke": token("ink")}
        scene.add(Rect(min(x, centre), base - side, side, side).element(**look))
        scene.add(text(x, base + 14, str(face), 13, bold=True))
    scene.add(line(14, base, WIDTH - 14, base, stroke=token("muted"), stroke_width=1.5))
    scene.add(line(centre, base - 6, centre, base + 6, stroke=token("ink"), stroke_width=2))
    scene.add(text(centre, base + 32, say("mean-is", mean=decimal(mean).replace("= ", "")), 12))
    found = [(face - mean) ** 2 for face in faces]
    told = " + ".join(map(str, found))
    area = f"({told})/{SIDES} = {sum(found) / SIDES}"
    return Picture(scene, say("squares", times=times, faces=together(faces, "comma"), area=area))


# The measure


def _measured(own: Own, values: Numbers = (3, 6, 9, 12)) -> Any:
    """Return what a reader's measure says of numbers; raise Broken unless that is a number."""
    return own.giving(say("one-number"), lambda said: isinstance(said, Real), [Fraction(value) for value in values])


@by_reader(lambda: say("spread-task"), _measured, over=(1, OVER, 5), sides=(2, SIDES, 6))
def spread(own: Own, over: int, sides: int) -> Picture:
    """One die multiplied and many dice added, with the reader's own measure of how far they spread."""
    dice = say("dice-added", n=over)
    lists = {say("die-times", n=over): one_die(over, sides), dice: many_dice(over, sides)}
    exact = {name: [Fraction(value) for value in values] for name, values in lists.items()}
    first, second = (_measured(own, values) for values in exact.values())
    alone = _measured(own, one_die(1, sides))
    told = say("spreads", n=over, alone=_both(alone), one=_times(first, alone), added=_times(second, alone))
    return Picture(_bars(say("over", over=over, sides=sides), exact), told, _ways(exact))


def _times(value: Any, alone: Any) -> str:
    """A number, and how many times another one it is."""
    if not alone or not isinstance(value, Rational) or not isinstance(alone, Rational):
        ratio = local(f" = {value / alone:.3g} · {alone:.4g}") if alone else ""
        return f"{_both(value)}{ratio}"
    return local(f"{Fraction(value)} = {Fraction(value) / Fraction(alone)} · {Fraction(alone)}")


# Near and far


@by_reader(lambda: say("reach-task"), spaces_away=(1, 5, 13))
def reaching(own: Own, spaces_away: int) -> Picture:
    """Return how likely the patrol car arrives with either way of rolling, by the reader's function."""
    one, three = one_die(OVER), many_dice(OVER)
    lines = {
        say("one-die"): [(d, own(one, d)) for d in range(1, 14)],
        say("three-dice"): [(d, own(three, d)) for d in range(1, 14)],
    }
    chart = curve(lines, say("reach"), say("away"), say("chance"), percents=True, mark=(spaces_away, ""))
    first, second = own(one, spaces_away), own(three, spaces_away)
    safer = compared(first, second, "one", "alike", "three")
    chances = {"one": _percent(first), "three": _percent(second)}
    return Picture.of(chart, say("reaching", away=spaces_away, safer=safer, **chances), 290)


def _percent(chance: Any) -> str:
    return percent(Fraction(chance), 1)


def _variance(values: Numbers) -> Fraction:
    return Pmf.from_samples(values).variance


# Questions


def mean_distance(values: Numbers) -> Fraction:
    mean = Fraction(sum(values), len(values))
    return sum((abs(value - mean) for value in values), Fraction(0)) / len(values)


def _rather(away: int) -> str:
    """Return which way of rolling reaches somebody so far away less often."""
    one, many = _both_ways()
    return compared(one.at_least(away), many.at_least(away), "one_die", "same", "three_dice")


def _both_ways() -> tuple[Pmf, Pmf]:
    return odds.spaces_of_one_die(OVER), odds.spaces_of_many_dice(OVER)


def change_places() -> int:
    one, many = _both_ways()
    return next(d for d in range(1, 13) if one.at_least(d) > many.at_least(d))


# Exercises


def _four_faces(rng: random.Random) -> Drawn:
    faces = sorted(rng.sample(range(13), 4))
    return Drawn(
        lambda: _variance(faces), first=together(faces[:3], "comma"), last=faces[3], mean=Fraction(sum(faces), 4)
    )


def _times_or_added(rng: random.Random) -> Drawn:
    sides, times, added = rng.choice([6, 8, 10, 12, 20]), rng.randint(2, 9), rng.random() < 0.5
    what = say("added" if added else "multiplied", times=times)
    single = die(sides).variance
    return Drawn(
        lambda: single * (times if added else times**2),
        sides=sides,
        single=single,
        what=what,
        factor=times if added else f"{times}²",
    )


exercises = Unit(
    __name__,
    {
        "dice: same mean": lambda: compared(
            odds.spaces_of_one_die(OVER).mean, odds.spaces_of_many_dice(OVER).mean, "three_dice", "same", "one_die"
        ),
        "dice: one die": Answer(lambda: die(SIDES).variance, picture=lambda: squares(1)),
        "dice: times three": Answer(lambda: odds.spaces_of_one_die(OVER).variance, picture=lambda: squares(OVER)),
        "dice: three dice": lambda: odds.spaces_of_many_dice(OVER).variance,
        "dice: mean distance": Answer(
            mean_distance, cases=(([1, 2, 3, 4],), ([7, 7, 7],), ([0, 10],), ([3, 6, 9, 12],), ([1, 1, 1, 5],))
        ),
        "dice: far away": lambda: _rather(10),
        "dice: near": lambda: _rather(5),
        "dice: change places": change_places,
        "dice: lift": lambda: math.isqrt(9 * 10**2),
    },
    exercises=(
        _four_faces,
        drawing(
            lambda d: Fraction(2 * d**2, 3), d=range(2, 10), m=range(10, 21), a=lambda m, d: m - d, b=lambda m, d: m + d
        ),
        _times_or_added,
        drawing(lambda v, n: n * v, v=range(4, 26), n=range(3, 11)),
        drawing(
            lambda a, b, one, other: a**2 * one + b**2 * other,
            first=(4, 6, 8, 12),
            second=lambda first: [sides for sides in (4, 6, 8, 12) if sides != first],
            a=range(2, 6),
            b=lambda a: [times for times in range(2, 6) if times != a],
            one=lambda first: die(first).variance,
            other=lambda second: die(second).variance,
        ),
    ),
    board=lambda: spread.drawn(Own(_variance), OVER, SIDES),
)
