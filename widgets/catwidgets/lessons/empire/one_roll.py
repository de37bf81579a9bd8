"""The lesson on one roll: attack dice against defence dice, ties, and comparisons that depend on each other.

Every answer is computed by the library.
"""

from __future__ import annotations

import functools
from collections import Counter
from fractions import Fraction
from itertools import product

from catlib.chance import Pmf, die, generator, keep_highest, percent
from catlib.games.empire import odds
from catlib.games.empire.odds import Dice, Losses
from catwidgets.draw import Chart, outcome_chart, simulated_over_exact
from catwidgets.lessons.empire.twenty_rolls import losses
from catwidgets.lessons.empire.twenty_rolls import words_of as words_of
from catwidgets.teach import Explorer, Listing, TeacherNote, ask, questions_in, teacher_note

MORE, LESS, SAME = "More likely", "Less likely", "Just as likely"
ONE, TWO, NO_MATTER = "One die", "Two dice", "It makes no difference"
DEFENDER_WINS, ATTACKER_WINS = "the defender wins ties", "the attacker wins ties"


def note() -> TeacherNote:
    """What a teacher needs to know of the lesson, with all answers."""
    words = [
        "sample space, equally likely outcomes",
        "complement, order statistics",
        "dependent events, conditional probability",
        "expected value",
        "counting by computer",
    ]
    tips = [
        "The multiplication in section 2 is the mistake of the first published analysis; let everybody make it first.",
        "Other numbers of dice, or dice with other sides, make a good project: the last explorer has them all.",
    ]
    return teacher_note("13–18", 45, words, questions_in(__name__), tips)


# More dice


@ask(
    "roll: highest of three",
    "Three dice are rolled. How likely is it that the highest shows a 6?",
    hints={
        "1/2": "Adding 1/6 three times counts rolls with two sixes twice.",
        "1/6": "That is one die; there are three.",
        "1/216": "That is three sixes; one is enough.",
        "125/216": "That is the chance of no 6 at all.",
    },
    because="1 − (5/6)³.",
)
def highest_of_three() -> Fraction:
    return _highest(3).exactly(6)


def _highest(dice: int) -> Pmf:
    return keep_highest(die(6), dice, 1)


def highest() -> Explorer:
    """The distribution of the highest of some dice."""
    return Explorer(_highest_chart, dice=(1, 3, 6))


def _highest_chart(dice: int) -> Chart:
    title = "One die" if dice == 1 else f"The highest of {dice} dice"
    return outcome_chart(_highest(dice), title=title, x_title="shows")


@ask(
    "roll: three against one",
    "Three dice attack one die. How likely is it that the attacker wins the comparison?",
    hints={
        "5/12": "That is one die against one.",
        "125/216": "That is two dice against one.",
        "91/216": "That is the chance of a 6 among three dice. They may win with less.",
        "1/2": "The highest of three dice is high: it shows a 6 in 91 of 216 rolls.",
    },
    because="855 of 1296.",
)
def three_against_one() -> Fraction:
    return odds.roll(3, 1).exactly(Losses(0, 1))


# Three against two


@functools.cache
def comparisons() -> Pmf:
    """Whether the attacker wins the first and the second comparison of a roll, three dice against two.

    >>> comparisons().probability(lambda won: won == (True, True))
    Fraction(1445, 3888)
    """
    counts: Counter[tuple[bool, bool]] = Counter()
    for faces in product(range(1, 7), repeat=5):
        attack, defend = sorted(faces[:3], reverse=True), sorted(faces[3:], reverse=True)
        counts[attack[0] > defend[0], attack[1] > defend[1]] += 1
    return Pmf.from_counts(counts)


@ask(
    "roll: the second comparison",
    "The highest dice have been compared, and the attacker has won. What does that say about the second comparison?",
    kind="choice",
    choices=(MORE, LESS, SAME),
    hints={
        LESS: "If the attacker's highest die won, what do you know of the defender's highest, and so of the other?",
        SAME: "The dice are independent, but a second highest die is never above the highest.",
    },
    because="If the attacker's best die beats the defender's best, then that one is probably low, and the defender's "
    "other die is lower still. The five dice are independent, but the two comparisons are not.",
)
def second_comparison() -> str:
    alone = comparisons().probability(lambda won: won[1])
    after = comparisons().given(lambda won: won[0]).probability(lambda won: won[1])
    return SAME if after == alone else MORE if after > alone else LESS


def _independent() -> Fraction:
    distribution = comparisons()
    return distribution.probability(lambda won: won[0]) * distribution.probability(lambda won: won[1])


@ask(
    "roll: both",
    "How likely is it that the defender loses two cubes in one roll, three dice against two?",
    hints={
        _independent(): "That multiplies the two chances as if the comparisons were independent.",
        "2611/7776": "That is the chance that each side loses one.",
        "2275/7776": "That is the chance that the attacker loses two.",
        "1/4": "Count: of the 7776 rolls, in how many does the attacker win both comparisons?",
    },
    because="2890 of 7776.",
)
def both() -> Fraction:
    return odds.roll(3, 2).exactly(Losses(0, 2))


def both_comparisons() -> Listing:
    """The two comparisons of a roll: what multiplying says, and what counting says.

    >>> print(both_comparisons())
    The attacker wins the first comparison with 47.16 %, the second with 60.75 %:
      both comparisons: 28.65 %, 37.17 %
      just one of them: 50.61 %, 33.58 %
      neither: 20.74 %, 29.26 %
    """
    distribution = comparisons()
    first, second = (
        distribution.map(lambda won: won[0]).exactly(True),
        distribution.map(lambda won: won[1]).exactly(True),
    )
    won = distribution.map(sum)
    multiplied = (first * second, first * (1 - second) + second * (1 - first), (1 - first) * (1 - second))
    counted = [won.exactly(n) for n in (2, 1, 0)]
    names = ("both comparisons", "just one of them", "neither")
    rows = [(name, percent(m), percent(c)) for name, m, c in zip(names, multiplied, counted, strict=True)]
    sentence = f"The attacker wins the first comparison with {percent(first)}, the second with {percent(second)}"
    return Listing(sentence, ("the attacker wins", "multiplied", "counted"), rows)


# Choices


@ask(
    "roll: one die or two",
    "You defend with two cubes or more against three dice. Do you roll one die or two?",
    kind="choice",
    choices=(ONE, TWO, NO_MATTER),
    hints={
        ONE: "With one die you lose at most one cube a roll; but how often, and how many does the attacker lose?",
        NO_MATTER: "Compare what you can expect to lose with what the attacker can expect to lose.",
    },
    because="One die loses 0.66 cubes to 0.34, two dice 1.079 to 0.921: more cubes, but far closer to even.",
)
def one_die_or_two() -> str:
    best = odds.best_dice(10, 10).defend
    return NO_MATTER if len(best) > 1 else (ONE, TWO)[best[0] - 1]


SIDES = ["6", "2", "4", "8", "12", "20"]


def roll_distributions() -> Explorer:
    """Any roll: so many dice against so many, of any sides, with either rule for ties."""
    return Explorer(
        _roll_chart,
        "Find the two rolls that come nearest to even.",
        attack=(1, 3, 4),
        defend=(1, 2, 3),
        sides=SIDES,
        ties=[DEFENDER_WINS, ATTACKER_WINS],
    )


def _roll_chart(attack: int, defend: int, sides: str, ties: str) -> Chart:
    dice = Dice(int(sides), attack, defend, "attacker" if ties == ATTACKER_WINS else "defender")
    distribution = odds.roll(attack, defend, dice).map(lambda lost: lost.defenders - lost.attackers)
    title = f"{attack} {'dice' if attack > 1 else 'die'} against {defend}"
    return outcome_chart(distribution, title=title, x_title="cubes that the defender loses more than the attacker")


def simulated(rolls: int = 2000, seed: int = 1) -> Chart:
    """So many rolls of three dice against two over the exact chances.

    >>> simulated(100).sentence.split(";")[0]
    'Three dice against two: 100 rolls over the exact chances'
    """
    rng, counts = generator(seed), Counter[str]()
    for _ in range(rolls):
        faces = [1 + int(6 * rng.random()) for _ in range(5)]
        counts[_short(losses(faces[:3], faces[3:]))] += 1
    distribution = odds.roll(3, 2).map(_short)
    return simulated_over_exact(distribution, counts, "Three dice against two", "cubes lost", cases="rolls")


def _short(lost: Losses) -> str:
    return "one each" if lost.attackers == lost.defenders else "attacker 2" if lost.attackers else "defender 2"
