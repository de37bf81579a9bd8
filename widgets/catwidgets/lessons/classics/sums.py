"""The unit on sums: totals of many dice, whatever their faces, come near to the bell of the normal distribution."""

import functools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import isqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from catlib.chance import Pmf, fixed, four_digits, own_luck, percent
from catwidgets.draw import Rect, Scene, group, line, nice_ticks, pieces, text, token
from catwidgets.lessons.classics.pictures import dark_bars
from catwidgets.teach import Answer, Own, Picture, Steered, Unit, by_reader, compared, drawing, maps, saying

say = saying(__name__)
MOST, WIDTH, BASE, TALL = 10, 420, 232, 160
FACES = {"die": range(1, 7), "coin": (0, 1), "strange": (1, 1, 1, 1, 2, 6)}
DIE, COIN, STRANGE = (Pmf.from_counts(Counter(faces)) for faces in FACES.values())


def within(totals: Pmf, spreads: int) -> Fraction:
    """Return the chance that a total lies within some standard deviations of the mean.

    >>> within(2 @ die(6), 1)
    Fraction(2, 3)
    """
    return totals.probability(lambda total: (total - totals.mean) ** 2 <= spreads**2 * totals.variance)


# Dice to add


class Rolls(NamedTuple):
    """A number of dice that are added, the faces that came last, and all totals so far."""

    dice: int = 1
    faces: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()


def _roll(times: int, at: Rolls) -> Rolls:
    rng, totals = own_luck(10_000 * at.dice + len(at.totals)), list(at.totals)
    for _ in range(times):
        faces = tuple(rng.choice(FACES["die"]) for _ in range(at.dice))
        totals.append(sum(faces))
    return Rolls(at.dice, faces, tuple(totals))


def play() -> Steered:
    """Dice that are rolled and added, one more whenever one likes, with a bar for each total."""
    buttons: dict[str, tuple[str, Callable[[Rolls], Rolls]]] = {
        say("roll"): (say("roll-tip"), functools.partial(_roll, 1)),
        say("often"): (say("often-tip"), functools.partial(_roll, 200)),
        say("more"): (say("more-tip"), lambda at: Rolls(min(at.dice + 1, MOST))),
        say("back"): (say("back-tip"), lambda at: Rolls()),
    }
    return Steered(_rolled, say("play-task"), Rolls(), buttons=buttons)


def _rolled(at: Rolls) -> Picture:
    base = BASE if at.totals else 60
    scene, came = Scene(WIDTH, base + 24, say("totals-of-dice")), Counter(at.totals)
    for i, face in enumerate(at.faces or (6,) * at.dice):
        scene.add(pieces.d6(24 + 41 * i, 24, 34, face, seat=1, state="" if at.faces else "rolling", key=f"die {i}"))
    wide, most = (WIDTH - 44) / (5 * at.dice + 1), max([8, *came.values()])
    for n in nice_ticks(0, most, 3) if at.totals else ():
        y = base - TALL * n / most
        mark = line(34, y, WIDTH - 6, y, stroke=token("line"))
        scene.add(group(mark, text(28, y, four_digits(n), 12, anchor="end", fill=token("muted")), key=f"times {n}"))
    for total in range(at.dice, 6 * at.dice + 1):
        x, high = 38 + wide * (total - at.dice), TALL * came[total] / most
        last = bool(at.totals) and total == at.totals[-1]
        bar = Rect(x + wide * 0.06, base - high, wide * 0.88, high, 1).element(fill=token("path" if last else "legal"))
        name = [text(x + wide / 2, base + 14, str(total), 12)] if at.dice < 3 or total % 5 == 0 else []
        scene.add(group(bar, *name, key=f"total {total}"))
    scene.add_fixed(line(34, base, WIDTH - 6, base, stroke=token("line"), stroke_width=1.5))
    if not at.totals:
        return Picture(scene, say("no-roll", dice=at.dice))
    mean = fixed(Fraction(sum(at.totals), len(at.totals)), 1)
    given = {"sum": at.dice > 1 and " + ".join(map(str, at.faces)), "total": at.totals[-1]}
    return Picture(scene, say("so-far", n=len(at.totals), mean=mean, **given))


# Bars of all totals


def _ways(said: Any) -> bool:
    return isinstance(said, Mapping) and len(said) > 0


@by_reader(
    lambda: say("task"), things=(1, 2, 30), spreads=(1, 1, 3), each=lambda: [say(f"each-{each}") for each in FACES]
)
def shape(add_one: Own, things: int, spreads: int, each: str) -> Picture:
    """Draw by the reader's function how likely each total is, those near the mean dark, with the bell curve."""
    ways: Mapping[int, Any] = {0: 1}
    faces = next(faces for name, faces in FACES.items() if say(f"each-{name}") == each)
    for _ in range(things):
        ways = add_one.giving(say("totals-with-ways"), _ways, ways, faces)
    totals = Pmf.from_counts(ways)
    far = 4 * (totals.std + 1)
    seen = [total for total in range(min(ways), max(ways) + 1) if abs(total - totals.mean) <= far]
    chances = {total: totals.exactly(total) for total in seen}
    bell = NormalDist(float(totals.mean), totals.std or 1)
    near = [k for k in ways if (k - totals.mean) ** 2 <= spreads**2 * totals.variance]
    given = {"mean": four_digits(totals.mean), "spread": four_digits(totals.std), "spreads": spreads}
    said = say("shape", things=things, percent=percent(within(totals, spreads), 1), **given)
    return dark_bars(say("totals"), say("total"), chances, lambda k: k in near, said, bell.pdf)


def _add(ways: Mapping[int, int], faces: Sequence[int]) -> dict[int, int]:
    return dict((Pmf.from_counts(ways) + Pmf.from_counts(Counter(faces))).weights)


def _wider(times: int) -> int:
    return round((times @ DIE).std / DIE.std)


def to_fill_in() -> Picture:
    """Return the ways of two dice, and room for those of three, for paper."""
    scene, ways, totals = Scene(602, 108, say("paper")), (2 @ DIE).weights, range(2, 19)
    two: Sequence[Any] = [ways.get(total, 0) for total in totals]
    rows = [(say("two-dice"), two), (say("three-dice"), [0, *[""] * 16])]
    scene.add(*maps.boxes([*map(str, totals)], rows, 86, 34, 30))
    return Picture(scene, "")


exercises = Unit(
    __name__,
    {
        "sums: exactly": lambda: min(("50", "17", "7"), key=lambda n: abs(int(n) - 100 * (10 @ DIE).exactly(35))),
        "sums: three dice": lambda: int(6**3 * (3 @ DIE).exactly(5)),
        "sums: strange": Answer(
            lambda: "bell" if abs((40 @ STRANGE).mode[0] - (40 @ STRANGE).mean) < STRANGE.std else "lopsided",
            picture=lambda: shape.drawn(Own(_add), 40, 1, say("each-strange")),
        ),
        "sums: within": lambda: min(("50", "68", "95"), key=lambda n: abs(int(n) - 100 * within(20 @ DIE, 2))),
        "sums: thirty": lambda: (30 @ DIE).mean,
        "sums: four times": lambda: {1: "same", 2: "twice", 4: "four"}[_wider(4)],
        "sums: even out": lambda: compared((10_000 @ COIN).std, (100 @ COIN).std, "smaller", "same", "larger"),
        "sums: spinner": lambda: 3 * _wider(16),
    },
    exercises=(
        drawing(lambda n: (n @ DIE).mean, n=range(3, 21)),
        drawing(lambda t: 6**3 * (3 @ DIE).exactly(t), t=[4, 6, 7, 8]),
        drawing(lambda n, s: s * isqrt(n), n=[4, 9, 16, 25, 36, 100], s=range(2, 7)),
        drawing(lambda m, s: m + 2 * s, m=range(50, 200, 10), s=range(3, 10)),
        drawing(lambda n, s: Fraction(s, isqrt(n)), n=[4, 9, 16, 36], s=[6, 12, 18]),
    ),
    board=lambda: shape.drawn(Own(_add), 10, 1, say("each-die")),
    paper=to_fill_in,
)  # fmt: skip
