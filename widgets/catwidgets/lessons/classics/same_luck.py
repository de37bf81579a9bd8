"""The unit on fair tests of a rule: both rules with the same dice, or each with dice of its own."""

import functools
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from catlib.chance import die, fixed, generator, mean, own_luck
from catwidgets.draw import Chart, DataPoint, Element, Scene, Series, circle, group, line, pieces, text, token
from catwidgets.lessons.classics.pictures import chance_by
from catwidgets.teach import (
    Answer,
    Own,
    Picture,
    Steered,
    Unit,
    by_reader,
    compared,
    drawing,
    maps,
    saying,
    sentences,
    together,
)

say = saying(__name__)
DICE, MOST, WIDTH = 10, 60, 420
KINDS = ("same", "own")
DIE, UP = die(6), range(2, 7)


def scored(face: int) -> int:
    """Return what a face counts under the new rule.

    >>> [scored(face) for face in range(1, 7)]
    [3, 2, 3, 4, 5, 5]
    """
    return {1: 3, 6: 5}.get(face, face)


SAME = DICE @ DIE.map(lambda face: scored(face) - face)
OWN = (DICE @ DIE.map(scored)) - (DICE @ DIE)

# Tests to make


def made(kind: str, number: int, school: int = 0) -> tuple[list[int], list[int]]:
    """Return the dice under the old and under the new rule of a test, the same ones whenever it is asked for."""
    rng = generator(5 + number + 1000 * school) if school else own_luck(5, number)
    old, other = ([rng.randint(1, 6) for _ in range(DICE)] for _ in range(2))
    return old, old if kind == KINDS[0] else other


@functools.cache
def more(kind: str, number: int, school: int = 0) -> int:
    """Return the gain by the new rule in a test."""
    old, new = made(kind, number, school)
    return sum(map(scored, new)) - sum(old)


Made = tuple[tuple[str, int], ...]  # tests by their kind and number, the last one last


def _more(kind: str, times: int, at: Made) -> Made:
    begun = sum(each == kind for each, _ in at)
    return (*at, *((kind, n) for n in range(begun, min(begun + times, MOST))))


def play() -> Steered:
    """Tests of a rule with the same dice for both, or with dice for each."""
    buttons: dict[str, tuple[str, Callable[[Made], Made]]] = {
        say("same"): (say("same-tip"), functools.partial(_more, KINDS[0], 1)),
        say("own"): (say("own-tip"), functools.partial(_more, KINDS[1], 1)),
        say("many"): (say("many-tip"), lambda at: _more(KINDS[1], 20, _more(KINDS[0], 20, at))),
        say("again"): (say("again-tip"), lambda at: ()),
    }
    return Steered(_tested, say("play-task"), (), buttons=buttons)


def _tested(at: Made) -> Picture:
    high = 66 if at else 16
    scene = Scene(WIDTH, 144 + 2 * high, say("tests"))
    old, new = made(*at[-1]) if at else made(KINDS[0], 0)
    for row, (name, faces, total) in enumerate((("old", old, sum(old)), ("new", new, sum(map(scored, new))))):
        told = say(name, total=str(total) if at else "?")
        scene.add(group(text(4, 20 + 36 * row, told, 14, anchor="start", bold=True), key=told))
        for i, face in enumerate(faces):
            state = "rolling" if not at else "ready" if row and scored(face) != face else ""
            scene.add(pieces.d6(102 + 33 * i, 20 + 36 * row, 26, face, seat=row, state=state, key=f"{name} {i}"))
    found = {kind: [more(*each) for each in at if each[0] == kind] for kind in KINDS}
    for row, (kind, came) in enumerate(found.items()):
        scene.add(_dots(kind, came, 96 + high + (26 + high) * row, high))
    said = [say("last", gain=fixed(more(*at[-1]), plus=True)) if at else say("no-test")]
    for kind, came in found.items():
        if came:
            average = fixed(Fraction(sum(came), len(came)), 1, plus=True)
            said.append(say("so-far", kind=say(kind), n=len(came), mean=average))
    return Picture(scene, sentences(*said))


def _dots(kind: str, came: Sequence[int], base: float, tall: float) -> Element:
    high, look = Counter[int](), {"stroke": token("line"), "stroke_width": 1.5}
    drawn = [line(6, base, WIDTH - 6, base, **look), line(210, base + 4, 210, base - tall, **look)]
    drawn.append(text(6, base + 8 - tall, say(f"{kind}-dice"), 13, anchor="start", bold=True))
    drawn += [text(210 + 9 * d, base + 13, f"{d:+}", 12, fill=token("muted")) for d in (-20, -10, 10, 20)]
    for d in (max(-22, min(22, each)) for each in came):
        drawn.append(circle(210 + 9 * d, base - 5 - 5 * high[d], 3.8, fill=token("legal")))
        high[d] += 1
    return group(*drawn, key=f"{kind} {len(came)}")


# What a number of tests says


@by_reader(lambda: say("task"), tests=(5, 20, 300), school=(1, 1, 30))
def errors(error: Own, tests: int, school: int) -> Picture:
    """Draw the average of some tests of both kinds, and their margins of error by the reader's function."""
    points, rows, said = [], [], []
    for kind in KINDS:
        came = [more(kind, n, school) for n in range(tests)]
        middle, off = mean(Counter(came)).value, float(chance_by(error, came))
        name, gain, margin = say(f"{kind}-dice"), fixed(middle, 1), fixed(off, 1)
        points.append(DataPoint(name, middle, middle - off, middle + off, hover=f"{gain} ± {margin}"))
        rows.append((name, gain, margin))
        said.append(say("gained", kind=name, gain=fixed(middle, 1, plus=True), margin=margin))
    heads = (say("of-kind"), say("average-gain"), say("margin"))
    drawn, rules = (Series(say("average"), "points", tuple(points)),), (("y", 0.0, say("no-difference")),)
    words, names = say("each", tests=tests, said=together(said, "comma")), tuple(name for name, *_ in rows)
    chart = Chart(say("errors"), "", say("gain"), drawn, words, heads, tuple(rows), names, rules, percents=False)
    return Picture.of(chart, words)


def _error(came: Sequence[int]) -> float:
    return mean(Counter(came)).error


def to_fill_in() -> Picture:
    """Return an empty table of six tests, for paper."""
    names = say("paper-rolled"), say("paper-new"), say("gain")
    rows: list[tuple[str, Sequence[Any]]] = [(words, [""] * 6) for words in names]
    scene = Scene(WIDTH, 142, say("paper"))
    scene.add(*maps.boxes([say("paper-test", n=n) for n in range(1, 7)], rows, 108, 34, 51))
    return Picture(scene, "")


exercises = Unit(
    __name__,
    {
        "luck: rule": lambda: compared(SAME.mean, 0, "fewer", "same", "more"),
        "luck: ten dice": lambda: SAME.mean,
        "luck: single": lambda: min(("57", "75", "95"), key=lambda n: abs(int(n) - 100 * OWN.at_least(1))),
        "luck: which": Answer(
            lambda: compared(SAME.variance, OWN.variance, "same", "alike", "own"),
            picture=lambda: errors.drawn(Own(_error), 20, 1),
        ),
        "luck: many": lambda: min(("2", "5", "25"), key=lambda n: abs(int(n) - OWN.variance / SAME.variance)),
        "luck: needed": lambda: next(n for n in range(20, 999) if SAME.variance / n <= SAME.variance / 20 / 4),
        "luck: worst": lambda: compared((DICE @ DIE).mean, 35, "down", "anyhow", "charm"),
        "luck: pairs": lambda: "feet",
    },
    exercises=(
        drawing(lambda n, f, g: Fraction(n * g, 6), n=[6, 9, 12, 15, 20], f=range(2, 7), g=range(1, 5)),
        drawing(lambda a, b, c, d: Fraction(a + b + c - d, 4), a=UP, b=UP, c=UP, d=range(1, 4)),
        drawing(lambda n, g, less: Fraction(n * (g - less), 6), n=[4, 6, 9, 12, 20], g=[3, 4, 5], less=[1, 2]),
        drawing(lambda s, t: (t // s) ** 2, s=[2, 3], t=[6, 12, 18]),
        drawing(lambda s, w: (2 * s // w) ** 2, s=[5, 10, 15, 20], w=[1, 2, 5]),
    ),
    board=lambda: errors.drawn(Own(_error), 20, 1),
    paper=to_fill_in,
)
