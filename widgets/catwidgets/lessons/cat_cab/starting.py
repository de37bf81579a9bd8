"""The capstone: does starting help? Confidence intervals and a test, on games that are played ten thousand times."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import ceil, comb, sqrt

from catlib import load
from catlib.bench import compare
from catlib.chance import Estimate, counted, critical_value, generator, percent, spaced
from catlib.games.cat_cab import odds
from catwidgets.draw import CAME, EXPECTED, Chart, DataPoint, Element, Scene, Series, group, line, text, token
from catwidgets.teach import (
    EXPERIMENTS,
    Broken,
    Exhibit,
    Experiment,
    Explorer,
    Guide,
    Own,
    Picture,
    Question,
    Unit,
    ask,
    friendly,
    table_html,
    task,
)

HALF = Fraction(1, 2)
SHORT = 20  # games whose ways are written out
CLASSES = 100
GAMES = {f"{spaced(n)} games": n for n in (10, 30, 100, 300, 1000, 3000, 10_000)}
HELPS, HARMS, OPEN = "Starting helps", "Starting harms", "Ten thousand games cannot tell"
CATCHES, INSIDE, GAMES_IN = (
    "Of 100 such intervals, about 95 hold the true chance",
    "In 95 of 100 games the first driver wins so often",
    "The true chance lies in the middle of the interval",
)
Interval = Callable[[int, int], tuple[float, float]]


# Games played


@functools.cache
def played(game: str, games: int, seed: int = 1) -> Estimate:
    """How often the first player won so many games of two equal drivers, beside one half, with its interval.

    >>> print(played("cat_cab", 200))
    +11.5 percentage points (+4.6–+18.0, estimate from 200 games)
    """
    found = compare(load(game, players=2), games=games, seed=seed, progress=False)
    return found.find("first-player advantage").estimate


def first_wins(game: str, games: int, seed: int = 1) -> int:
    """How many of so many games the first player won.

    >>> first_wins("cat_cab", 200)
    123
    """
    return round((played(game, games, seed).value + 0.5) * games)


# A hundred classes

LEFT, RIGHT, TOP, BOTTOM = 58, 470, 14, 250
STEPS = (0.2, 0.1, 0.05, 0.02, 0.01, 0.005)


@friendly
def classes(interval: Interval, seed: int = 5) -> Explorer:
    """A hundred classes play a duel each, and each has an interval, by the reader's function."""
    own = Own(interval)
    _checked(own)
    task = "Each line is the interval of one class. How many of them miss the truth?"
    draw = functools.partial(_classes, own, seed)
    words = [*list(GAMES)[2:], *list(GAMES)[:2]]  # a hundred games first
    return Explorer(lambda each_class_plays: draw(GAMES[each_class_plays]), task, each_class_plays=words)


def _checked(own: Own) -> None:
    """An interval is a low end and a high end."""
    found = own(6, 10)
    if not isinstance(found, tuple) or len(found) != 2 or not found[0] <= found[1]:
        raise Broken(f"{own.name} should give a low end and a high end, and it gives {found!r}")


@functools.cache
def _starter() -> Fraction:
    """The chance of the driver who starts, if two take turns until one shows 7."""
    return odds.duel(2, game=load("cat_cab", players=2, duel="alternate")).wins[0]


def _classes(interval: Interval, seed: int, games: int) -> Picture:
    truth, rng = _starter(), generator(seed)
    share = float(truth)  # quick to compare with a million draws
    won = [sum(rng.random() < share for _ in range(games)) for _ in range(CLASSES)]
    ends = [interval(n, games) for n in won]
    held = [low <= truth <= high for low, high in ends]
    scene = Scene(480, 276, "The intervals of a hundred classes")
    scene.add(*_lines(ends, held, float(truth)))
    sure = sum(low > HALF for low, _ in ends)
    said = f"{CLASSES} classes play {spaced(games)} games each. {sum(held)} intervals hold the true "
    said += f"{percent(truth, 1)}, {CLASSES - sum(held)} miss it. "
    said += f"{counted(sure, 'class', 'classes')} can be sure that starting helps."
    rows = [(str(n), f"{100 * low:.1f} %", f"{100 * high:.1f} %") for n, (low, high) in zip(won, ends, strict=True)]
    return Picture(scene, said, table_html("Intervals", ("won by the first", "low end", "high end"), rows))


def _lines(ends: list[tuple[float, float]], held: list[bool], truth: float) -> Iterator[Element]:
    low = min(0.5, *(low for low, _ in ends))
    high = max(truth, *(high for _, high in ends))
    step = next((step for step in STEPS if (high - low) / step >= 3), STEPS[-1])

    def y(share: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (share - low) / (high - low)

    for n in range(ceil(low / step), int(high / step) + 1):
        words = f"{100 * n * step:.3g} %"
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
    words = "solid: the truth, dashed: one half, thick: a miss"
    yield group(text(LEFT, BOTTOM + 18, words, 11, anchor="start", fill=token("muted")), key="words")


def board() -> Exhibit:
    """The intervals of a hundred classes, for paper."""
    return Exhibit(_classes(true_interval, 5, 100))


def true_interval(won: int, games: int) -> tuple[float, float]:
    """The share less and more 1.96 spreads.

    >>> [round(end, 3) for end in true_interval(5000, 10_000)]
    [0.49, 0.51]
    """
    share = won / games
    spread = critical_value() * sqrt(share * (1 - share) / games)
    return share - spread, share + spread


# A test


def coins() -> Explorer:
    """What chance alone makes of so many games, and how often it is as far from one half."""
    return Explorer(_coins, "Is it more than chance?", games=(4, 20, 100), won_by_the_first=(0, 14, 100))


def _coins(games: int, won_by_the_first: int) -> Chart:
    won = min(won_by_the_first, games)
    far = abs(2 * won - games)
    chances = [Fraction(comb(games, k), 2**games) for k in range(games + 1)]
    bars = tuple(
        DataPoint(k, float(p), hover=f"{k}: {percent(p)}", colour=CAME if abs(2 * k - games) >= far else EXPECTED)
        for k, p in enumerate(chances)
    )
    said = percent(p_value(won, games), 1)
    title = f"{counted(games, 'game')} in which starting does not matter"
    words = f"{title}: the first wins {won} of {games}. By chance alone it is as far from half, or farther, in {said}."
    if games <= SHORT:
        words += f" That is {spaced(int(p_value(won, games) * 2**games))} of 2^{games} = {spaced(2**games)} ways."
    rows = tuple((str(k), percent(p)) for k, p in enumerate(chances))
    series = (Series("chance", "bars", bars),)
    return Chart(title, "won by the first", "chance", series, words, ("won by the first", "chance"), rows)


# Questions


@task(
    "starting: p-value",
    "How likely is it that a fair coin, tossed so often, is as far from one half as this, or farther?",
    cases=((7, 10), (5, 10), (10, 10), (1, 3), (60, 100), (45, 100), (0, 6)),
    because="Add up the chances of all results that are at least as far from one half, on both sides.",
)
def p_value(won: int, games: int) -> Fraction:
    far, ways, found = abs(2 * won - games), 1, 0
    for k in range(games + 1):
        found += ways if abs(2 * k - games) >= far else 0
        ways = ways * (games - k) // (k + 1)  # quicker than each binomial coefficient by itself
    return Fraction(found, 2**games)


@ask(
    "starting: ten games",
    "Two drivers are equally good, and starting makes no difference. They play ten games. How likely is it that one of "
    "them, no matter which, wins seven or more?",
    hints={
        "11/64": "That is for one of them. It may be the other one, too.",
        "15/64": "That is exactly seven of ten, for one or the other. Eight, nine and ten count as well.",
        "15/128": "That is exactly seven for one of them. Eight, nine and ten count as well, and so does the other.",
        "7/10": "That is the share of games. How likely is such a share?",
    },
    because="2 · (120 + 45 + 10 + 1) of 1024. So seven of ten says next to nothing.",
)
def ten_games() -> Fraction:
    return p_value(7, 10)


@ask(
    "starting: half as wide",
    "How many times as many games make the interval half as wide?",
    kind="number",
    hints={
        2: "The games stand under a root. What has a root of 2?",
        "1.414": "The games stand under a root. Which number has a root of 2?",
        16: "That would make it a quarter as wide.",
        "0.5": "More games make it narrower.",
    },
    because="The spread has the root of the games below the line: √4 = 2.",
)
def half_as_wide() -> int:
    return next(n for n in range(1, 100) if sqrt(n) >= 2)


@ask(
    "starting: ten thousand",
    "A class plays 10 000 games, and the first player wins 5000 of them. How far does the interval go to each side, in "
    "percentage points?",
    kind="number",
    tolerance=Fraction(1, 100),
    hints={
        "0.5": "That is one spread. The interval takes 1.96 of them.",
        "0.0098": "That is as a share. One percentage point is 0.01.",
        "1.96": "That is both sides together.",
        98: "Divide the spread of one game by the root of 10 000, which is 100.",
    },
    because="1.96 · √(½ · ½ / 10 000) = 1.96 · 0.005. So ten thousand games give only ±0.98 points.",
)
def ten_thousand() -> float:
    low, high = true_interval(5000, 10_000)
    return 100 * (high - low) / 2


@ask(
    "starting: meaning",
    "You have a 95 % interval from your games. What do the 95 % say?",
    kind="choice",
    choices=(CATCHES, INSIDE, GAMES_IN),
    hints={
        INSIDE: "The interval is about the chance to win, and not about single games.",
        GAMES_IN: "Look at the picture: the solid line often lies near an end.",
    },
    because="The truth stands still, and the intervals jump about. 95 of 100 catch it. You cannot know if yours does.",
)
def meaning() -> str:
    p, games = Fraction(6, 11), 1000
    chances = (Fraction(comb(games, k)) * 6**k * 5 ** (games - k) / 11**games for k in range(games + 1))
    caught = (chance for k, chance in enumerate(chances) if _holds(true_interval(k, games), p))
    return CATCHES if Fraction(94, 100) < sum(caught) < Fraction(96, 100) else ""


def _holds(ends: tuple[float, float], p: Fraction) -> bool:
    return ends[0] <= p <= ends[1]


@ask(
    "starting: half a point",
    "How many games make the interval ±0.5 percentage points, if the first wins about half of them?",
    kind="number",
    hints={
        20000: "Half as wide takes four times as many, not twice.",
        40000: "Very nearly. Solve 1.96 · 0.5/√n = 0.005.",
        10000: "So many give ±0.98.",
        196: "That is the root of the games.",
    },
    because="1.96 · 0.5/√n = 0.005, so √n = 196.",
)
def half_a_point() -> int:
    return int((Fraction(196, 100) * HALF / Fraction(5, 1000)) ** 2)


@ask(
    "starting: cab",
    "Ten thousand games of Cat Cab Crew, two drivers with the same habits. What do they say?",
    kind="choice",
    choices=(HELPS, HARMS, OPEN),
    hints={
        HARMS: "Run the next cell and look on which side of one half the interval lies.",
        OPEN: "They give ±1 point. Run the next cell and look whether the interval holds one half.",
    },
    because="The first wins about 52 of 100 games, and the whole interval lies above one half.",
)
def cab() -> str:
    found = played("cat_cab", 10_000)
    return OPEN if 0 in found else HELPS if found.value > 0 else HARMS


@ask(
    "starting: twenty tests",
    "Twenty classes test a fair game, each with a 95 % interval. How likely is it that at least one of them misses?",
    hints={
        "1/20": "That is one class. There are twenty of them.",
        1: "20 · 1/20 is how many miss on average.",
        Fraction(19, 20) ** 20: "That is the chance that none of them misses.",
    },
    because="1 − (19/20)²⁰. Who tests often enough always finds something.",
)
def twenty_tests() -> Fraction:
    return 1 - Fraction(19, 20) ** 20


EXPERIMENTS["twenty duels"] = Experiment(
    "Twenty duels for 7, taking turns: how many does the starter win?", 20, _starter, "won by the starter"
)


# Exercises


def _side(rng: random.Random) -> Question:
    games = rng.choice([100, 200, 400, 500, 1000, 2000])
    won = games * rng.randint(30, 70) // 100
    return Question(
        "starting: exercise 1",
        f"A cat wins {won} of {games} games. How far does the 95 % interval go to each side, in percentage points?",
        lambda: 100 * (true_interval(won, games)[1] - won / games),
        kind="number",
        tolerance=Fraction(5, 100),
        because=f"1.96 · √({won}/{games} · {games - won}/{games} / {games}).",
    )


def _enough(rng: random.Random) -> Question:
    points = Fraction(rng.choice([5, 7, 8, 10, 14, 20, 25, 28, 35, 40, 49, 70]), 10)
    return Question(
        "starting: exercise 2",
        f"How many games are enough for ±{float(points):g} percentage points, if a side wins about half of them?",
        lambda: ceil((98 / points) ** 2),
        kind="number",
        because=f"√n = 98/{float(points):g}.",
    )


def _coin(rng: random.Random) -> Question:
    games = rng.randint(6, 12)
    won = rng.randint(games // 2 + 1, games)
    return Question(
        "starting: exercise 3",
        f"The first player wins {won} of {games} games. If starting does not matter, how likely is a result that is as "
        "far from half or farther, on either side?",
        lambda: p_value(won, games),
        because=f"{games - won} or fewer, and {won} or more, of {2**games} ways that the games can go.",
    )


UNIT = Unit(
    number=17,
    name="does starting help",
    title="Does starting help?",
    age=17,
    minutes=60,
    concept="confidence intervals, a test",
    game="Cat Cab Crew, Meow Meow Daifugō",
    hook="Ten thousand games are played. How sure can you be?",
    exercises=(_side, _enough, _coin),
    board=board,
    guide=Guide(
        plan=[
            (10, "Pairs play ten duels: take turns with two dice, first to roll 7. Who started, who won? First guess."),
            (10, "The idea cell, and a hundred classes. What changes with more games, and what does not?"),
            (10, "How wide? Two guesses and your turn 1. Then: what do the 95 % say?"),
            (10, "A test: the coin that knows no starter. Your turn 2, and the picture."),
            (10, "Real games: Cat Cab Crew with 1000 and with 10 000, and the false alarm of Daifugō."),
            (10, "Twenty tests. Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "The truth stands still. Your interval is what jumps about.",
            "No sign of a difference is not a sign of no difference.",
        ],
        ask=[
            "What would happen if the same class played another hundred games?",
            "Why can no class know whether its own interval is one of the five that miss?",
            "Who would say “starting helps” after seven wins of ten? How often would a coin do the same?",
        ],
        support="Toss a coin ten times each, and put all results of the class on one line on the board.",
        extension="How many games show a true 51 % in most cases? Try it with `catlib.bench.until_narrow`.",
        ticket=(
            "The first player wins 60 of 100 games. Is one half in the 95 % interval?",
            "No: 1.96 · √(0.6 · 0.4/100) = 0.096, so it goes from 50.4 % to 69.6 %.",
        ),
        open_answers={
            "Would you tell the makers of the game to change it?": "The interval says that starting helps, and also "
            "how little: about two games in a hundred. Whether that is too much is not a question of mathematics.",
            "What if we stop as soon as the interval leaves one half?": "Then false alarms are much more frequent: "
            "who looks after every game finds one sooner or later. One has to fix the number of games before, or use "
            "an interval that may be looked at at any time.",
        },
    ),
)

exercises = UNIT.sheet
