"""The unit on ties: one die against one, all pairs of faces on a board that follows the reader's own rule."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from itertools import product

from catlib.chance import percent
from catlib.games.empire import odds
from catlib.games.empire.odds import Dice, Losses
from catwidgets.draw import Element, Rect, Scene, group, pieces, text, token
from catwidgets.teach import (
    EXPERIMENTS,
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
    task,
)

ATTACKER, DEFENDER, FAIR = "The attacker", "The defender", "It is fair"
Rule = Callable[[int, int], bool]
SIZE, LEFT = 252, 92  # pixels of a whole board, and beside it


def plain(attack: int, defend: int) -> bool:
    """The rule of the game: the higher die wins, and a tie goes to the defender.

    >>> plain(4, 3), plain(3, 3)
    (True, False)
    """
    return attack > defend


# The board


@friendly
def board(wins: Rule, faces: int = 6) -> Exhibit:
    """All pairs of faces, each with its winner by the reader's own rule."""
    return Exhibit(draw_pairs(Own(wins), faces))


@friendly
def sides(wins: Rule) -> Explorer:
    """The same board for dice of other sides, with the count and the chance in a sentence."""
    own = Own(wins)
    return Explorer(
        lambda sides: draw_pairs(own, sides), "Move the slider. What happens to the ties?", sides=(2, 6, 20)
    )


def draw_pairs(wins: Rule, faces: int) -> Picture:
    """A square for each pair of faces, marked A or D for who wins it; ties have a thick edge."""
    step = SIZE / faces
    scene = Scene(LEFT + SIZE + 6, SIZE + 46, "All pairs of faces")
    scene.add(text(LEFT + SIZE / 2, 10, "attacker's die", 12), text(4, 40, "defender's", 12, anchor="start"))
    scene.add(text(4, 56, "die", 12, anchor="start"))
    pairs = list(product(range(1, faces + 1), repeat=2))
    won = {pair for pair in pairs if wins(*pair)}
    for a, d in pairs:
        scene.add(_square(a, d, step, (a, d) in won))
    for n in range(1, faces + 1):
        size = min(12.0, 0.55 * step)
        scene.add(text(LEFT + (n - 0.5) * step, 28, str(n), size, bold=True))
        scene.add(text(LEFT - 10, 40 + (n - 0.5) * step, str(n), size, bold=True))
    chance = Fraction(len(won), len(pairs))
    ties = sum(wins(n, n) for n in range(1, faces + 1))
    sentence = (
        f"The attacker wins {len(won)} of {faces} × {faces} = {len(pairs)} pairs. That is {chance}, or "
        f"{percent(chance, 1)}. {faces} pairs are ties, and the attacker wins {ties} of them."
    )
    return Picture(scene, sentence)


def _square(a: int, d: int, step: float, attacker: bool) -> Element:
    place = Rect(LEFT + (a - 1) * step + 1, 40 + (d - 1) * step + 1, step - 2, step - 2, min(4, step / 5))
    colour = pieces.SEATS[0 if attacker else 1]
    edge = {"stroke": token("ink"), "stroke_width": 2} if a == d else {}
    mark = text(*place.centre, "A" if attacker else "D", min(14.0, 0.5 * step), bold=True, fill=colour.ink)
    return group(place.element(fill=colour.colour, **edge), mark, key=f"{a} {d}")


# Questions


@ask(
    "ties: fair",
    "Each side rolls one die. The higher die wins, and a tie goes to the defender. Who wins more often?",
    kind="choice",
    choices=(ATTACKER, DEFENDER, FAIR),
    hints={
        ATTACKER: "Both dice are the same. Only the ties make a difference: who wins those?",
        FAIR: "It would be fair without ties. But dice do tie: who wins then?",
    },
    because="The two dice are alike. So only ties can make a difference, and the defender wins them all.",
)
def fair() -> str:
    return DEFENDER if odds.roll(1, 1).exactly(Losses(0, 1)) < Fraction(1, 2) else FAIR


@ask(
    "ties: how many",
    "Two dice fall in 36 ways. In how many of them do both dice show the same number?",
    kind="number",
    hints={
        1: "Which one do you mean? Both may show 1, or 2, or …",
        12: "A pair such as 3 and 3 is one way, not two.",
        36: "Those are all ways.",
        30: "Those are the ways without a tie.",
    },
    because="1 and 1, 2 and 2, and so on to 6 and 6.",
)
def ties() -> int:
    return sum(a == d for a, d in product(range(1, 7), repeat=2))


@ask(
    "ties: one against one",
    "So how likely is it that the attacker wins?",
    hints={
        "1/2": "That would be so without ties. Some pairs are ties, and the defender wins those.",
        "1/6": "That is the chance of a tie.",
        "5/6": "That is the chance that there is no tie.",
        "21/36": "That is the defender's chance.",
    },
    because="36 pairs less 6 ties leave 30. In half of them the attacker is higher: 15 of 36.",
    picture=lambda: draw_pairs(plain, 6),
)
def one_against_one() -> Fraction:
    return odds.roll(1, 1).exactly(Losses(0, 1))


@ask(
    "ties: to the attacker",
    "Change the rule: now the attacker wins ties. In how many of the 36 pairs does the attacker win?",
    kind="number",
    hints={
        15: "So many without the ties; now add the ties.",
        18: "Only without ties would it be even.",
        6: "Those are the ties alone.",
    },
    because="The six ties change sides: 15 + 6.",
)
def to_the_attacker() -> int:
    return int(36 * odds.roll(1, 1, Dice(ties="attacker")).exactly(Losses(0, 1)))


@task(
    "ties: two higher",
    "The attacker wins only if the die is at least 2 higher.",
    cases=tuple(product(range(1, 7), repeat=2)),
    because="The border is pushed one square away from the ties.",
)
def two_higher(attack: int, defend: int) -> bool:
    return attack >= defend + 2


@ask(
    "ties: many sides",
    "Roll dice with 20 sides. A tie still goes to the defender. How likely is it that the attacker wins?",
    hints={
        "5/12": "So it was with six sides.",
        "1/2": "Nearly. But there are still 20 ties among 400 pairs.",
        "1/20": "That is the chance of a tie.",
        "21/40": "That is the defender's chance.",
    },
    because="400 pairs less 20 ties leave 380, and half of them are 190. 190 of 400.",
)
def many_sides() -> Fraction:
    return odds.roll(1, 1, Dice(20)).exactly(Losses(0, 1))


EXPERIMENTS["twenty battles"] = Experiment(
    "One die each, twenty times: how often does the attacker win?", 20, one_against_one, "won by the attacker"
)


# Exercises


def _other_dice(rng: random.Random) -> Question:
    n = rng.choice([4, 8, 10, 12, 30, 100])
    return Question(
        "ties: exercise 1",
        f"Two dice with {n} sides. A tie goes to the defender. How likely is it that the attacker wins?",
        lambda: odds.roll(1, 1, Dice(n)).exactly(Losses(0, 1)),
        because=f"{n * n} pairs, less {n} ties, and half of the rest.",
    )


def _two_kinds(rng: random.Random) -> Question:
    mine, theirs = rng.sample([4, 6, 8, 10, 12], 2)
    return Question(
        "ties: exercise 2",
        f"The attacker rolls a die with {mine} sides, the defender one with {theirs}. A tie goes to the defender. "
        "How likely is it that the attacker wins?",
        lambda: Fraction(sum(a > d for a in range(1, mine + 1) for d in range(1, theirs + 1)), mine * theirs),
        because=f"Draw a board of {mine} columns and {theirs} rows, and count the squares with the higher attacker.",
    )


def _rolled_again(rng: random.Random) -> Question:
    n = rng.choice([4, 6, 8, 10, 12])

    def answer() -> Fraction:
        higher = odds.roll(1, 1, Dice(n)).exactly(Losses(0, 1))
        return higher + Fraction(1, n) * higher

    return Question(
        "ties: exercise 3",
        f"Two dice with {n} sides. A tie is rolled once more. A second tie goes to the defender. "
        "How likely is it that the attacker wins?",
        answer,
        because="The chance to win at once, and the chance of a tie times the chance to win then.",
    )


UNIT = Unit(
    number=1,
    name="ties",
    title="Ties",
    age=11,
    minutes=40,
    concept="sample space",
    game="Empire",
    hook="One die each, and a tie goes to the defender. Is it fair?",
    exercises=(_other_dice, _two_kinds, _rolled_again),
    board=lambda: board(plain),
    guide=Guide(
        plan=[
            (5, "Pairs roll two real dice twenty times and count who wins. No computer yet."),
            (5, "Everybody guesses who wins more often (first guess). Collect hands for each answer."),
            (10, "Count the ties, then the pairs. Let pupils fill a 6 by 6 square on paper before they run the cell."),
            (10, "Your turn 1 and 2: change the rule, and see the board change."),
            (5, "The slider with more sides: what happens to the ties?"),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "Before you count, decide what you count: every way in which the two dice can fall.",
            "A red 2 and a blue 5 is one way, and a red 5 and a blue 2 is another.",
        ],
        ask=[
            "Why is 2 and 5 not the same as 5 and 2, but 3 and 3 only one pair?",
            "Who would be better off if ties were rolled again?",
            "What must be true of all pairs, so that we may count them?",
        ],
        support="Use two colours of dice, and let pupils write every roll into the square of its pair.",
        extension="Find a rule of your own that is nearly fair but not quite. Which is the nearest?",
        ticket=(
            "Two dice with four sides, a tie goes to the defender. How likely is it that the attacker wins?",
            "6/16 = 3/8",
        ),
        open_answers={
            "Can you make a rule for ties that is fair?": "Yes: roll ties again until there is none, or let a coin "
            "decide. Both sides then have the same chance.",
            "What happens with a thousand sides?": "Ties become rare: one pair in a thousand. The attacker comes close "
            "to one half, but never reaches it: 999/2000.",
        },
    ),
)

exercises = UNIT.sheet
