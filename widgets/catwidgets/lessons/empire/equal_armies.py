"""The unit on equal armies: absorbing Markov chains, and from which size on the attacker is the favourite."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from catlib.chance import percent
from catlib.games.empire import odds
from catwidgets.draw import curve
from catwidgets.teach import Exhibit, Explorer, Guide, Listing, Own, Picture, Question, Unit, ask, friendly, task

ATTACKER, DEFENDER, EVEN = "The attacker", "The defender", "It is exactly even"
HALF = Fraction(1, 2)
MOST = 20
Capture = Callable[[int, int], Any]


def roll(attackers: int, defenders: int) -> dict[tuple[int, int], Fraction]:
    """What one roll costs both sides, and how likely: cubes lost by the attacker and by the defender.

    >>> roll(2, 1)
    {(0, 1): Fraction(5, 12), (1, 0): Fraction(7, 12)}
    """
    found = odds.roll(min(3, attackers - 1), min(2, defenders))
    return {(lost.attackers, lost.defenders): Fraction(p) for lost, p in found.items()}


# Pictures


@friendly
def equal(capture: Capture) -> Explorer:
    """The chance to capture in battles of equal armies, by the reader's function."""
    own = Own(capture)
    task = "Move the slider to larger armies. Where does the line cross one half?"
    return Explorer(lambda largest: _equal(own, largest), task, largest=(2, 5, MOST))


def _equal(capture: Callable[..., Any], largest: int) -> Picture:
    points = [(n, float(capture(n, n))) for n in range(1, largest + 1)]
    lines = {"to capture": points, "one half": [(1, 0.5), (largest, 0.5)]}
    chart = curve(lines, "Equal armies", "cubes on each side", "chance to capture", percents=True)
    scene = chart.scene(480, 280)
    scene.label = chart.title
    above = [n for n, p in points if p > 0.5]
    last = percent(Fraction(points[-1][1]), 2)
    said = f"{largest} against {largest} is captured with {last}."
    crossed = f" From {above[0]} on it is more than one half." if above else " So far it is always less than one half."
    return Picture(scene, said + crossed, chart.table_html())


def board() -> Exhibit:
    """Equal armies, for paper."""
    return Exhibit(_equal(odds.capture_chance, MOST))


def forces() -> Listing:
    """The fewest attackers for some chances, all cubes counted.

    >>> forces().rows[0]
    ('1', '3', '3', '4')
    """
    chances = (HALF, Fraction(3, 4), Fraction(9, 10))
    rows = [(str(d), *(str(odds.smallest_force(d, chance)) for chance in chances)) for d in (1, 2, 3, 5, 10, 20, 50)]
    return Listing("The fewest attackers, all counted", ("defenders", "over 50 %", "over 75 %", "over 90 %"), rows)


# Questions


@ask(
    "armies: eleven",
    "Eleven cubes attack eleven and fight to the end. One of the attacker's cubes has to stay at home. "
    "Who is the favourite?",
    kind="choice",
    choices=(ATTACKER, DEFENDER, EVEN),
    hints={
        ATTACKER: "The third die helps, but ties and the cube that stays help the other side.",
        EVEN: "So many fractions rarely add up to exactly one half.",
    },
    because="The attacker captures with 49.40 %: nearly even, but the defender is the favourite.",
)
def eleven() -> str:
    chance = odds.capture_chance(11, 11)
    return EVEN if chance == HALF else ATTACKER if chance > HALF else DEFENDER


@ask(
    "armies: two against two",
    "Two cubes attack two. One can roll, one has to stay, so the first roll wins with 55/216 only. Then it is two "
    "against one, and that wins with 5/12. How likely is it that the attacker captures?",
    hints={
        "55/216": "That is the first roll alone. One defender is left after it.",
        "5/12": "That is two cubes against one.",
        Fraction(55, 216) + Fraction(5, 12): "First this, then that: multiply.",
    },
    because="Both must be won, one after the other: 55/216 · 5/12.",
)
def two_against_two() -> Fraction:
    return odds.capture_chance(2, 2)


@ask(
    "armies: favourite",
    "From which size on is the attacker the favourite, if both sides have equally many cubes?",
    kind="number",
    hints={
        5: "Five against five is captured with 35.9 % only.",
        6: "Six against six is still worse than even.",
        1: "One cube cannot attack at all.",
        11: "Nearly: eleven against eleven is just below one half.",
        13: "One fewer is enough.",
    },
    because="11 against 11 is captured with 49.40 %, and 12 against 12 with 50.65 %.",
    picture=lambda: _equal(odds.capture_chance, MOST),
)
def favourite() -> int:
    return odds.favourite_from() or 0


@ask(
    "armies: force",
    "Ten cubes defend. How many attackers, all counted, give you a better chance than one half?",
    kind="number",
    hints={
        10: "Ten against ten is still a little worse than even.",
        12: "Twelve are enough, but fewer are, too.",
        20: "Large armies of attackers are better than even already when they are equal.",
    },
    because="So many pass one half, and one fewer does not.",
)
def force() -> int:
    return odds.smallest_force(10, HALF)


@functools.cache
def _rolls(attackers: int, defenders: int) -> Fraction:
    if attackers == 1 or defenders == 0:
        return Fraction(0)
    later = (p * _rolls(attackers - a, defenders - d) for (a, d), p in roll(attackers, defenders).items())
    return 1 + sum(later, Fraction(0))


@task(
    "armies: rolls",
    "How many rolls a battle takes on average.",
    cases=((1, 5), (5, 0), (2, 1), (3, 1), (4, 2), (5, 5), (8, 7)),
    because="One roll now, and then as many as the battle that is left takes on average.",
)
def rolls(attackers: int, defenders: int) -> Fraction:
    return _rolls(attackers, defenders)


# Exercises


def _small(rng: random.Random) -> Question:
    attackers, defenders = rng.choice([(4, 1), (5, 1), (2, 2), (3, 2), (5, 2), (4, 3), (6, 2), (2, 3)])
    return Question(
        "armies: exercise 1",
        f"{attackers} cubes attack {defenders} and fight to the end. How likely is it that they capture? "
        "Let your function say it.",
        lambda: odds.capture_chance(attackers, defenders),
        because=f"It is capture({attackers}, {defenders}).",
    )


def _fewest(rng: random.Random) -> Question:
    defenders, least = rng.randint(3, 16), rng.choice([Fraction(1, 2), Fraction(3, 4), Fraction(9, 10)])
    return Question(
        "armies: exercise 2",
        f"{defenders} cubes defend. How many attackers, all counted, capture with a chance of more than {least}? "
        "Try sizes with your function.",
        lambda: odds.smallest_force(defenders, least),
        kind="number",
        because="Try one more, until the chance is large enough.",
    )


def _length(rng: random.Random) -> Question:
    attackers, defenders = rng.randint(3, 8), rng.randint(2, 6)
    return Question(
        "armies: exercise 3",
        f"{attackers} cubes attack {defenders} and fight to the end. How many rolls does it take on average? "
        "Let the function that you wrote say it.",
        lambda: _rolls(attackers, defenders),
        kind="number",
        because="One roll, and the mean of what comes after it.",
    )


UNIT = Unit(
    number=15,
    name="equal armies",
    title="Equal armies",
    age=17,
    minutes=45,
    concept="absorbing Markov chains",
    game="Empire",
    hook="Eleven cubes attack eleven. Who is the favourite?",
    exercises=(_small, _fewest, _length),
    board=board,
    guide=Guide(
        plan=[
            (5, "First guess: eleven against eleven. Collect reasons for both sides."),
            (10, "Two against two on the board: states, steps, and where it ends. Second guess."),
            (10, "The idea cell: a state asks the states that come after it. Then the picture."),
            (5, "The favourite: guess, then move the slider."),
            (10, "Your turn: how many attackers, and how many rolls."),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "Who knows the state may forget how the battle came there.",
            "The function calls itself. It always ends, since each roll takes cubes away.",
        ],
        ask=[
            "Which states are never left?",
            "Why is it enough to look one roll ahead?",
            "What helps the attacker, and what helps the defender? What of it grows with the armies?",
        ],
        support="Draw the states of three against two as circles, and write each roll's chance on its arrow.",
        extension="Write the steps as a matrix Q and find the same numbers with its fundamental matrix.",
        ticket=("Two cubes attack one. One of them has to stay. How likely is it that they capture?", "15/36 = 5/12"),
        open_answers={
            "What changes if the attacker may stop at any time?": "The chain gets a decision in each state. It "
            "is then a Markov decision process, and best play is found backwards from the end.",
            "Why do large armies help the attacker?": "The cube that stays and the last rolls with fewer dice "
            "matter less and less. What stays is the roll of three dice against two, and it favours the attacker.",
        },
    ),
)

exercises = UNIT.sheet
