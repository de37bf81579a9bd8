"""The capstone: does starting help? Confidence intervals and a test, on games that are played ten thousand times."""

import functools
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import ceil, comb, sqrt

from catlib import load
from catlib.bench import compare
from catlib.chance import Estimate, critical_value, generator, local, percent, spaced
from catlib.games.cat_cab import odds
from catwidgets.draw import (
    CAME,
    EXPECTED,
    SEATS,
    Chart,
    DataPoint,
    Element,
    Rect,
    Scene,
    Series,
    group,
    line,
    text,
    token,
)
from catwidgets.page import table_html
from catwidgets.teach import (
    Answer,
    Broken,
    Own,
    Picture,
    Tries,
    Unit,
    by_reader,
    drawing,
    explored,
    saying,
    sentences,
)

say = saying(__name__)
HALF = Fraction(1, 2)
SHORT = 20  # games whose ways are written out
CLASSES = 100
GAMES = (100, 300, 1000, 3000, 10_000, 10, 30)  # a hundred games first
Interval = Callable[[int, int], tuple[float, float]]


# Games played


@functools.cache
def played(game: str, games: int, seed: int = 1) -> Estimate:
    """Return how often the first player won that many games of two equal drivers, beside one half, with its interval.

    >>> print(played("cat_cab", 200))
    +11.5 percentage points (+4.6–+18.0, estimate from 200 games)
    """
    found = compare(load(game, players=2), games=games, seed=seed, progress=False)
    return found.find("first-player advantage").estimate


def first_wins(game: str, games: int) -> int:
    """Return how many of that many games the first player won.

    >>> first_wins("cat_cab", 200)
    123
    """
    return round((played(game, games).value + 0.5) * games)


class Evening(Tries):
    """Ten games of two friends, again and again, and how often each result came."""

    TIMES = 10

    def try_once(self) -> int:
        """Play ten games, and return how many the first friend won."""
        self.games = [int(2 * self._rng.random()) for _ in range(10)]
        return self.games.count(0)

    def picture(self) -> Picture:
        """Draw a cube for each game, and below a bar for each result, those of seven or more in another colour."""
        base = 180 if self.counts else 40
        scene = Scene(400, base + 30, say("evenings"))
        for i, seat in enumerate(self.games if self.counts else []):
            scene.add(group(Rect(12 + 38 * i, 8, 30, 30, 5).element(fill=SEATS[seat].colour), key=f"game {i}"))
        for won in range(11):
            x, high = 10 + 35 * won, 110 * self.counts[won] / max([6, *self.counts.values()])
            far = abs(won - 5) >= 2
            bar = Rect(x, base - high, 28, high, 2).element(fill=token("warn" if far else "legal"))
            scene.add(group(bar, text(x + 14, base + 14, str(won), 12, bold=far), key=f"won {won}"))
        if self.last is None:
            return Picture(scene, self.to_begin)
        seven = sum(n for won, n in self.counts.items() if abs(won - 5) >= 2)
        result = {"won": self.last, "lost": 10 - self.last}
        return Picture(scene, say("so-far", n=self.counts.total(), seven=seven, **result))


# A hundred classes

LEFT, RIGHT, TOP, BOTTOM = 58, 470, 14, 250
STEPS = (0.2, 0.1, 0.05, 0.02, 0.01, 0.005)


def _games(n: int) -> str:
    return say("games", n=n, written=spaced(n))


def _checked(own: Own) -> None:
    """An interval is a low end and a high end."""
    found = own(6, 10)
    if not isinstance(found, tuple) or len(found) != 2 or not found[0] <= found[1]:
        raise Broken(say("no-ends", name=own.name, found=repr(found)))


@functools.cache
def _starter() -> Fraction:
    """The chance of the driver who starts, if two take turns until one shows 7."""
    return odds.duel(2, game=load("cat_cab", players=2, duel="alternate"))[0]


@by_reader(lambda: say("task"), _checked, each_class_plays=lambda: [_games(n) for n in GAMES])
def classes(interval: Interval, each_class_plays: str, seed: int = 5) -> Picture:
    """A hundred classes play a duel each, and each has an interval, by the reader's function."""
    truth, rng, games = _starter(), generator(seed), next(n for n in GAMES if _games(n) == each_class_plays)
    share = float(truth)  # quick to compare with a million draws
    won = [sum(rng.random() < share for _ in range(games)) for _ in range(CLASSES)]
    ends = [interval(n, games) for n in won]
    held = [low <= truth <= high for low, high in ends]
    scene = Scene(480, 276, say("classes"))
    scene.add(*_lines(ends, held, float(truth)))
    sure = sum(low > HALF for low, _ in ends)
    counts = {"held": sum(held), "missed": CLASSES - sum(held), "sure": sure}
    said = say("held", classes=CLASSES, games=spaced(games), truth=percent(truth, 1), **counts)
    rows = [(str(n), *(local(f"{100 * end:.1f}%") for end in both)) for n, both in zip(won, ends, strict=True)]
    return Picture(scene, said, table_html(say("intervals"), (say("won"), say("low"), say("high")), rows))


def _lines(ends: list[tuple[float, float]], held: list[bool], truth: float) -> Iterator[Element]:
    low = min(0.5, *(low for low, _ in ends))
    high = max(truth, *(high for _, high in ends))
    step = next((step for step in STEPS if (high - low) / step >= 3), STEPS[-1])

    def y(share: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (share - low) / (high - low)

    for n in range(ceil(low / step), int(high / step) + 1):
        words = local(f"{100 * n * step:.3g}%")
        yield group(text(LEFT - 8, y(n * step), words, 11, anchor="end", fill=token("muted")), key=f"tick {n}")
        yield group(line(LEFT, y(n * step), RIGHT, y(n * step), stroke=token("line"), stroke_width=1), key=f"grid {n}")
    for i, ((a, b), good) in enumerate(zip(ends, held, strict=True)):
        x = LEFT + 4 + i * (RIGHT - LEFT - 8) / (CLASSES - 1)
        look = ("legal", 2) if good else ("warn", 4)
        drawn = line(x, y(a), x, y(b), stroke=token(look[0]), stroke_width=look[1])
        yield group(drawn, key=f"class {i}")
    yield group(line(LEFT, y(truth), RIGHT, y(truth), stroke=token("ink"), stroke_width=1.5), key="truth")
    dashed = line(LEFT, y(0.5), RIGHT, y(0.5), stroke=token("ink"), stroke_width=1.5, stroke_dasharray="5 4")
    yield group(dashed, key="half")
    yield group(text(4, BOTTOM + 18, say("legend"), 11, anchor="start", fill=token("muted")), key="words")


def true_interval(won: int, games: int) -> tuple[float, float]:
    """The share less and more 1.96 spreads."""
    share = won / games
    spread = critical_value() * sqrt(share * (1 - share) / games)
    return share - spread, share + spread


# A test


@explored(lambda: say("coins-task"), games=(4, 20, 100), won_by_the_first=(0, 14, 100))
def coins(games: int, won_by_the_first: int) -> Chart:
    """Return what chance alone makes of that many games, and how often it is as far from one half."""
    won = min(won_by_the_first, games)
    far = abs(2 * won - games)
    chances = [Fraction(comb(games, k), 2**games) for k in range(games + 1)]
    bars = tuple(
        DataPoint(k, float(p), hover=f"{k}: {percent(p)}", colour=CAME if abs(2 * k - games) >= far else EXPECTED)
        for k, p in enumerate(chances)
    )
    said = percent(p_value(won, games), 1)
    title, ways = say("coins", games=games), int(p_value(won, games) * 2**games)
    words = say("by-chance", title=title, won=won, games=games, percent=said)
    if games <= SHORT:
        words = sentences(words, say("ways", ways=spaced(ways), games=games, all=spaced(2**games)))
    rows = tuple((str(k), percent(p)) for k, p in enumerate(chances))
    series, axes = (Series(say("chance"), "bars", bars),), (say("won"), say("chance"))
    return Chart(title, *axes, series, words, axes, rows)


# Questions


def p_value(won: int, games: int) -> Fraction:
    far, ways, found = abs(2 * won - games), 1, 0
    for k in range(games + 1):
        found += ways if abs(2 * k - games) >= far else 0
        ways = ways * (games - k) // (k + 1)  # quicker than each binomial coefficient by itself
    return Fraction(found, 2**games)


def ten_thousand() -> float:
    low, high = true_interval(5000, 10_000)
    return 100 * (high - low) / 2


def meaning() -> str:
    p, games = Fraction(6, 11), 1000
    chances = (Fraction(comb(games, k)) * 6**k * 5 ** (games - k) / 11**games for k in range(games + 1))
    ends = (true_interval(k, games) for k in range(games + 1))
    caught = (chance for chance, (low, high) in zip(chances, ends, strict=True) if low <= p <= high)
    return "catches" if Fraction(94, 100) < sum(caught) < Fraction(96, 100) else ""


def p_value_says() -> str:
    """Return "coin" if the p-value of 64 of 100 is how often a fair game is that far from one half, or farther."""
    farther = sum(comb(100, k) for k in range(101) if abs(k - 50) >= 14)
    return "coin" if Fraction(farther, 2**100) == p_value(64, 100) < Fraction(1, 100) else ""


def cab() -> str:
    found = played("cat_cab", 10_000)
    return "open" if 0 in found else "helps" if found.value > 0 else "harms"


exercises = Unit(
    __name__,
    {
        "starting: p-value": Answer(p_value, cases=((7, 10), (5, 10), (10, 10), (1, 3), (60, 100), (45, 100), (0, 6))),
        "starting: ten games": lambda: p_value(7, 10),
        "starting: half as wide": lambda: next(n for n in range(1, 100) if sqrt(n) >= 2),
        "starting: ten thousand": ten_thousand,
        "starting: meaning": meaning,
        "starting: p-value says": p_value_says,
        "starting: half a point": lambda: int((Fraction(196, 100) * HALF / Fraction(5, 1000)) ** 2),
        "starting: cab": cab,
        "starting: twenty tests": Answer(lambda: 1 - Fraction(19, 20) ** 20, wrong={"none": Fraction(19, 20) ** 20}),
    },
    exercises=(
        drawing(
            lambda won, games: 100 * (true_interval(won, games)[1] - won / games),
            games=[100, 200, 400, 500, 1000, 2000], percent=range(30, 71),
            won=lambda games, percent: games * percent // 100, lost=lambda games, won: games - won,
        ),
        drawing(
            lambda low: "above" if low > 50 else "open", first=range(52, 61), side=(1, 3, 4, 6, 7),
            won=lambda first, side: first + (first - side == 50), low=lambda won, side: won - side,
            high=lambda won, side: won + side,
        ),
        drawing(
            lambda tenths: ceil(Fraction(980, tenths) ** 2),
            tenths=[5, 7, 8, 10, 14, 20, 25, 28, 35, 40, 49, 70], points=lambda tenths: local(f"{tenths / 10:g}"),
        ),
        drawing(lambda n: Fraction(n, 2), n=(12, 16, 20, 24, 30), right=lambda n: [n // 2 + 4, n // 2 + 5]),
        drawing(
            p_value, games=range(6, 13), won=lambda games: range(games // 2 + 1, games + 1),
            lost=lambda games, won: games - won, ways=lambda games: 2**games,
        ),
    ),
    board=lambda: classes.drawn(true_interval, _games(CLASSES)),
    experiment=("twenty duels", _starter),
)
