"""The unit on variance: one die times three and three dice have one mean, and spread differently about it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import product
from numbers import Rational, Real
from typing import Any

from catlib.chance import decimal, die, percent
from catlib.games.taxi_derby import odds
from catwidgets.draw import SEATS, Rect, Scene, curve, line, text, token
from catwidgets.teach import (
    Broken,
    Exhibit,
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

ONE_DIE, THREE_DICE, SAME = "one die times three", "three dice added", "both the same"
OVER, SIDES = 3, 4
WIDTH, PANEL, LEFT = 480, 150, 30
Numbers = Sequence[Any]


def one_die(over: int, sides: int = SIDES) -> list[int]:
    """All that one die times so many can bring, each equally likely.

    >>> one_die(3)
    [3, 6, 9, 12]
    """
    return [over * face for face in range(1, sides + 1)]


def many_dice(over: int, sides: int = SIDES) -> list[int]:
    """All that so many dice can bring together, each way equally likely.

    >>> len(many_dice(3)), min(many_dice(3)), max(many_dice(3))
    (64, 3, 12)
    """
    return [sum(roll) for roll in product(range(1, sides + 1), repeat=over)]


# Two lists of numbers


@friendly
def two_lists(one: Iterable[Any], three: Iterable[Any]) -> Exhibit:
    """Two lists of equally likely numbers as bars, one above the other, each with its mean."""
    lists = {"one": _numbers("one", one), "three": _numbers("three", three)}
    means = {name: Fraction(sum(values), len(values)) for name, values in lists.items()}
    said = [f"{name}: {len(values)} ways, mean {_value(means[name])}" for name, values in lists.items()]
    return Exhibit(Picture(_bars("Two lists of numbers", lists), f"{'. '.join(said)}.", _ways(lists)))


def _numbers(name: str, values: Iterable[Any]) -> list[Fraction]:
    """A reader's list as exact numbers; raise Broken if it is none."""
    found = list(values) if isinstance(values, Iterable) and not isinstance(values, str) else []
    if not found or not all(isinstance(each, Real) for each in found):
        raise Broken(f"{name} should be a list of numbers")
    return [Fraction(each) for each in found]


def _value(number: Any) -> str:
    exact = isinstance(number, Rational)
    return (
        decimal(Fraction(number)).removeprefix("= ") if exact and Fraction(number).denominator == 1 else _both(number)
    )


def _both(number: Any) -> str:
    """A fraction with its decimal; a float rounded."""
    return f"{Fraction(number)} {decimal(Fraction(number))}" if isinstance(number, Rational) else f"≈ {number:.4g}"


def _ways(lists: dict[str, list[Fraction]]) -> str:
    rows = [
        (name, str(value), f"{n} of {len(values)}")
        for name, values in lists.items()
        for value, n in sorted(Counter(values).items())
    ]
    return table_html("How often each number comes", ("list", "number", "ways"), rows)


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
        scene.add(text(_x(mean, low, high), base - PANEL + 42, "mean", 12))
    return scene


def _x(value: Any, low: Any, high: Any) -> float:
    return LEFT + float((value - low) / (high - low)) * (WIDTH - LEFT - 10)


# Squares


def squares() -> Explorer:
    """The squares over the distances from the mean, for one die times a number."""
    return Explorer(
        _squares, "Move the slider. What happens to the side of a square, and to its area?", times=(1, 1, 4)
    )


def _squares(times: int) -> Picture:
    faces = one_die(times)
    mean = Fraction(sum(faces), SIDES)
    scene = Scene(WIDTH, 270, "A square over the distance from the mean")
    unit, base = 26, 216
    centre = WIDTH / 2
    for face in sorted(faces, key=lambda face: -abs(face - mean)):
        side = unit * float(abs(face - mean))
        x = centre + unit * float(face - mean)
        look = {
            "fill": SEATS[0 if abs(face - mean) > times else 1].colour,
            "fill_opacity": 0.55,
            "stroke": token("ink"),
        }
        scene.add(Rect(min(x, centre), base - side, side, side).element(stroke_width=1.5, **look))
        scene.add(text(x, base + 14, str(face), 13, bold=True))
    scene.add(line(14, base, WIDTH - 14, base, stroke=token("muted"), stroke_width=1.5))
    scene.add(line(centre, base - 6, centre, base + 6, stroke=token("ink"), stroke_width=2))
    scene.add(text(centre, base + 32, f"mean {decimal(mean)}".replace("= ", ""), 12))
    found = [(face - mean) ** 2 for face in faces]
    told = " + ".join(map(str, found))
    area = f"({told})/{SIDES} = {sum(found) / SIDES}"
    return Picture(
        scene, f"{times} times one die shows {', '.join(map(str, faces))}. The mean of the squares is {area}."
    )


# The measure


@friendly
def spread(measure: Callable[[Numbers], Any]) -> Explorer:
    """One die multiplied and many dice added, with the reader's own measure of how far they spread."""
    own = Own(measure)
    _measured(own, one_die(OVER))
    task = "Move the sliders. How do the two numbers in the sentence go together?"
    return Explorer(lambda over, sides: _spread(own, over, sides), task, over=(1, OVER, 5), sides=(2, SIDES, 6))


def _measured(own: Own, values: Numbers) -> Any:
    """What a reader's measure says of numbers; raise Broken unless that is a number."""
    said = own([Fraction(value) for value in values])
    if not isinstance(said, Real):
        raise Broken(f"{own.name} gives {str(said)[:40]}: it should give one number")
    return said


def _spread(own: Own, over: int, sides: int) -> Picture:
    dice = "1 die" if over == 1 else f"{over} dice added"
    lists = {f"one die times {over}": one_die(over, sides), dice: many_dice(over, sides)}
    exact = {name: [Fraction(value) for value in values] for name, values in lists.items()}
    first, second = (_measured(own, values) for values in exact.values())
    alone = _measured(own, one_die(1, sides))
    names = list(lists)
    told = f"One die alone: {_both(alone)}. {names[0].capitalize()}: {_times(first, alone)}. "
    said = f"{told}{names[1].capitalize()}: {_times(second, alone)}."
    label = f"{over} over the limit, dice with {sides} sides"
    return Picture(_bars(label, exact), said, _ways(exact))


def _times(value: Any, alone: Any) -> str:
    """A number, and how many times another one it is."""
    if not alone or not isinstance(value, Rational) or not isinstance(alone, Rational):
        ratio = f" = {value / alone:.3g} · {alone:.4g}" if alone else ""
        return f"{_both(value)}{ratio}"
    return f"{Fraction(value)} = {Fraction(value) / Fraction(alone)} · {Fraction(alone)}"


# Near and far


@friendly
def reaching(chance: Callable[[Numbers, int], Any]) -> Explorer:
    """How likely the patrol car arrives with either way of rolling, by the reader's function."""
    own = Own(chance)
    own(one_die(OVER), 1)
    task = "Move the slider to the distance at which the two change places."
    return Explorer(lambda spaces_away: _reaching(own, spaces_away), task, spaces_away=(1, 5, 13))


def _reaching(own: Own, away: int) -> Picture:
    one, three = one_die(OVER), many_dice(OVER)
    lines = {
        ONE_DIE: [(d, own(one, d)) for d in range(1, 14)],
        THREE_DICE: [(d, own(three, d)) for d in range(1, 14)],
    }
    chart = curve(lines, "3 over the limit", "spaces from the patrol car", "chance", percents=True, mark=(away, ""))
    scene = chart.scene(WIDTH, 290)
    scene.label = chart.title
    first, second = own(one, away), own(three, away)
    told = f"{away} away: {ONE_DIE} arrives with {_percent(first)}, {THREE_DICE} with {_percent(second)}. "
    safer = f"You would rather run from {ONE_DIE if first < second else THREE_DICE}."
    return Picture(scene, told + ("Both are alike." if first == second else safer), chart.table_html())


def _percent(chance: Any) -> str:
    return percent(Fraction(chance), 1)


def board() -> Exhibit:
    """Both ways of rolling, 3 over the limit, for paper."""
    return Exhibit(_spread(Own(_variance), OVER, SIDES))


def _variance(values: Numbers) -> Fraction:
    mean = Fraction(sum(values), len(values))
    return sum(((value - mean) ** 2 for value in values), Fraction(0)) / len(values)


# Questions


@ask(
    "dice: same mean",
    "You are 3 over the limit. The rules multiply one die by three. "
    "Another table would roll three dice and add them up. With which does the patrol car go farther on average?",
    kind="choice",
    choices=(ONE_DIE, THREE_DICE, SAME),
    hints={
        ONE_DIE: "It goes far more often. But it also stays near more often.",
        THREE_DICE: "Expected values add up, whatever the dice do.",
    },
    because="3 · 2.5, and 2.5 + 2.5 + 2.5.",
)
def same_mean() -> str:
    one, many = odds.spaces_of_one_die(OVER).mean, odds.spaces_of_many_dice(OVER).mean
    return SAME if one == many else ONE_DIE if one > many else THREE_DICE


@ask(
    "dice: one die",
    "A four-sided die shows 1, 2, 3 or 4. Its mean is 5/2. What is its variance, the mean of the squared distances?",
    kind="number",
    hints={
        5: "That is the sum of the four squares. Divide by four.",
        1: "That is the mean distance. Square each distance first.",
        0: "Distances to both sides make up for each other. Square them first.",
        "5/3": "Divide by four, not by three: here are all the faces, and not a sample of them.",
        "15/2": "That is the mean of the squares of the faces. Take the distances from 5/2.",
    },
    because="The distances are 3/2, 1/2, 1/2, 3/2. Their squares add up to 5.",
)
def one_die_alone() -> Fraction:
    return die(SIDES).variance


@ask(
    "dice: times three",
    "What is the variance of three times one four-sided die?",
    kind="number",
    hints={
        "15/4": "That is three times 5/4. But the distances are three times as large, and then they are squared.",
        "5/4": "That is for one die.",
        "45/2": "Check the square of three.",
    },
    because="Three times as far from the mean, and the squares are nine times as large: 9 · 5/4.",
)
def times_three() -> Fraction:
    return odds.spaces_of_one_die(OVER).variance


@ask(
    "dice: three dice",
    "And what is the variance of three four-sided dice that are added up?",
    kind="number",
    hints={
        "45/4": "That is three times one die.",
        "5/4": "That is one die alone.",
        "5/12": "That is the variance of the mean of three dice.",
        "125/64": "Variances of independent dice are added, not multiplied.",
    },
    because="Variances of independent dice are added: 5/4 + 5/4 + 5/4. That is a third of one die times three.",
    picture=lambda: _spread(Own(_variance), OVER, SIDES),
)
def three_dice() -> Fraction:
    return odds.spaces_of_many_dice(OVER).variance


@task(
    "dice: mean distance",
    "The mean distance of some numbers from their mean.",
    cases=(([1, 2, 3, 4],), ([7, 7, 7],), ([0, 10],), ([3, 6, 9, 12],), ([1, 1, 1, 5],)),
    because="The mean of the distances, each taken without its sign.",
)
def mean_distance(values: Numbers) -> Fraction:
    mean = Fraction(sum(values), len(values))
    return sum((abs(value - mean) for value in values), Fraction(0)) / len(values)


@task(
    "dice: reaches",
    "The share of the numbers that reach so far.",
    cases=(([3, 6, 9, 12], 10), ([3, 6, 9, 12], 9), ([1, 2, 2, 2, 3], 2), ([5, 5], 6), ([5, 5], 1)),
    because="Count those that are large enough, and divide by how many there are.",
)
def reaches(values: Numbers, away: int) -> Fraction:
    return Fraction(sum(value >= away for value in values), len(values))


@ask(
    "dice: far away",
    "You are 3 over the limit, and the patrol car is 10 spaces away. Which dice would you rather run from?",
    kind="choice",
    choices=(ONE_DIE, THREE_DICE, SAME),
    hints={
        ONE_DIE: "A 4 comes with chance 1/4. How often do three dice make 10, 11 or 12?",
        SAME: "The mean is the same, but here only the high end matters.",
    },
    because="Three dice make 10 or more in 10 of 64 ways, one die times three in 16 of 64.",
)
def far_away() -> str:
    return _rather(10)


@ask(
    "dice: near",
    "And if it is only 5 spaces away?",
    kind="choice",
    choices=(ONE_DIE, THREE_DICE, SAME),
    hints={
        THREE_DICE: "Only small rolls save you now. How often do three dice make 3 or 4?",
        SAME: "The mean is the same, but here only the low end matters.",
    },
    because="One die times three falls short in 16 of 64 ways, three dice only in 4 of 64. Now spread helps you.",
)
def near() -> str:
    return _rather(5)


def _rather(away: int) -> str:
    """Which way of rolling reaches somebody so far away less often."""
    one, many = (d.at_least(away) for d in (odds.spaces_of_one_die(OVER), odds.spaces_of_many_dice(OVER)))
    return SAME if one == many else ONE_DIE if one < many else THREE_DICE


@ask(
    "dice: change places",
    "From which distance on does one die times three reach you more often than three dice?",
    kind="number",
    hints={
        8: "At 8 spaces both are alike.",
        7: "At 7 spaces three dice still reach you more often.",
        10: "It begins one space earlier.",
        "15/2": "That is the mean. Which whole number of spaces is it?",
    },
    because="From there on, beyond the mean, the patrol car needs luck. One die has more of it to give.",
)
def change_places() -> int:
    one, many = odds.spaces_of_one_die(OVER), odds.spaces_of_many_dice(OVER)
    return next(d for d in range(1, 13) if one.at_least(d) > many.at_least(d))


# Exercises


def _four_faces(rng: random.Random) -> Question:
    faces = sorted(rng.sample(range(13), 4))
    return Question(
        "dice: exercise 1",
        f"A four-sided die shows {', '.join(map(str, faces[:3]))} or {faces[3]}. What is its variance?",
        lambda: _variance(faces),
        kind="number",
        because=f"The mean is {Fraction(sum(faces), 4)}. Take the mean of the four squared distances from it.",
    )


def _times_or_added(rng: random.Random) -> Question:
    sides, times, added = rng.choice([4, 6, 8, 10, 12]), rng.randint(2, 9), rng.random() < 0.5
    what = f"{times} such dice that are added up" if added else f"{times} times one such die"
    single = die(sides).variance
    return Question(
        "dice: exercise 2",
        f"A die with {sides} sides has the variance {single}. What is the variance of {what}?",
        lambda: single * (times if added else times**2),
        kind="number",
        because=f"{times if added else f'{times}²'} · {single}.",
    )


def _mixed(rng: random.Random) -> Question:
    (first, second), (a, b) = rng.sample([4, 6, 8, 12], 2), rng.sample(range(2, 6), 2)
    return Question(
        "dice: exercise 3",
        f"You roll a die with {first} sides and multiply it by {a}. You roll a die with {second} sides and multiply it "
        f"by {b}. Then you add up both. What is the variance?",
        lambda: a**2 * die(first).variance + b**2 * die(second).variance,
        kind="number",
        because=f"{a}² · {die(first).variance} + {b}² · {die(second).variance}.",
    )


UNIT = Unit(
    number=10,
    name="one die or three",
    title="One die or three",
    age=15,
    minutes=45,
    concept="variance, distributions with one mean",
    game="Taxi Derby",
    hook="One die times three, or three dice: which would you rather run from?",
    exercises=(_four_faces, _times_or_added, _mixed),
    board=board,
    guide=Guide(
        plan=[
            (5, "Half of the class rolls one four-sided die times three, the other half three dice. Ten rolls each."),
            (10, "First guess: the mean. Then both lists in Python and as bars. What is the same, what differs?"),
            (10, "The variance of one die, by hand, with squares. Then the idea cell."),
            (
                10,
                "Times three, and three dice: two guesses, the sliders. Your turn 1: why squares?",
            ),
            (5, "Far and near: two guesses, your turn 2 and 3."),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "Two rules can have the same mean and still be quite different to live with.",
            "The variance is an area: the mean of the squares over the distances.",
        ],
        ask=[
            "Why do we square, and not simply take the distance?",
            "Why are three dice seldom all high?",
            "When does somebody like a large spread, and when a small one?",
        ],
        support="Let pupils draw the four squares on squared paper and count their area, for 1, 2 and 3 times the die.",
        extension="Two times one die, and another die added: where does the variance lie, between 15/4 and 45/4?",
        ticket=(
            "A coin counts 0 or 2. What is the variance of one coin, of 5 times one coin, and of 5 coins added up?",
            "1, 25 and 5",
        ),
        open_answers={
            "Who would rather have three dice, the taxi or the patrol car?": "It depends on the distance. Far "
            "away the taxi likes three dice, since they seldom go far. Near by the patrol car likes them, since they "
            "seldom fail.",
            "Where else do many small chances make a sum that you can rely on?": "Insurers, buses, bakers: each "
            "customer is uncertain, and a thousand together are nearly certain. One large order is not.",
        },
    ),
)

exercises = UNIT.sheet
