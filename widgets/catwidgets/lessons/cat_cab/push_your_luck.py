"""The lesson on pushing one's luck: one die, five dice, curses, the best policy, and other goals.

Every answer is computed by the library.
"""

from __future__ import annotations

from fractions import Fraction

from catlib.games.cat_cab import odds
from catlib.numerals import counted
from catwidgets.lesson import TeacherNote, ask, questions_in, teacher_note
from catwidgets.lessons.cat_cab.turns import (
    HABITS,
    Turn,
    best_solver,
    choices,
    driver_distribution,
    position,
    simulate_turns,
)
from catwidgets.lessons.exhibits import Explorer
from catwidgets.plots import Chart, curve, outcome_chart

__all__ = [
    "best_turns",
    "choices",
    "curse_prices",
    "driver_distribution",
    "note",
    "play_turns",
    "reaching",
    "simulate_turns",
    "your_driver",
]

DICE, LIMIT = 5, 4
NO_MATTER = "It makes no difference"
ONE, BOTH = "One at a time", "Both at once"
SHARED = "The five dice share four curses"


def note() -> TeacherNote:
    """The teacher's note at the top of the lesson."""
    words = [
        "probability, complement, independence",
        "expected value",
        "distribution, mean",
        "simulation, relative frequency",
        "decision, policy, optimum",
    ]
    tips = [
        "Clear all outputs before the lesson (menu Edit); then an answer appears only when its cell is run.",
        "Sections 1 to 4 fill a lesson of 45 minutes, sections 5 and 6 another.",
        "Begin with real dice: pairs play ten turns each, the class collects results, then everybody guesses the mean.",
        "Let everybody write down a guess before anybody presses Guess; discuss guesses, not persons.",
        "Section 5 needs no formula: let groups compete for the best driver before they read on.",
        "A die with other faces, or another limit of curses, makes a good project.",
    ]
    return teacher_note("13–18", 75, words, questions_in(__name__), tips)


def play_turns(dice: int = DICE, curses: int = 0, seed: int = 2026, coach: bool = False) -> Turn:
    """Turns with dice to play; the coach tells what a choice gave away."""
    return Turn(dice, curses, seed, coach)


# More dice, one roll


@ask(
    "luck: two dice",
    "Two dice, rolled once. How many net spaces do they bring on average?",
    kind="number",
    hints={
        "1/4": "Chances multiply, but averages add.",
        "1/2": "That is one die; there are two.",
        7: "That is the mean of the pips; count spaces.",
    },
    because="Averages add, whatever the dice have to do with each other.",
)
def one_roll_of_two_dice() -> Fraction:
    return odds.one_roll(2).mean


@ask(
    "luck: any curse",
    "Five dice, rolled once. How likely is at least one curse?",
    hints={
        "5/6": "Adding 1/6 for each die counts rolls with two 1s twice; with seven dice it would be more than sure.",
        "1/6": "That is one die.",
        "1/7776": "That is five curses at once.",
        "3125/7776": "That is the chance of no curse at all.",
        "3125/46656": "Look at the chance of no curse, and take the rest.",
        "1/2": "Look at the chance of no curse: 5/6 for each die.",
    },
    because="1 − (5/6)⁵.",
)
def any_curse() -> Fraction:
    return odds.curse_chance(DICE)


@ask(
    "luck: Crazy cat",
    "Crazy cat rolls five dice once and keeps what comes. How many net spaces is that on average?",
    kind="number",
    hints={
        "5/2": "Very nearly. Five 1s are five curses, but only four count: once in 7776 rolls that saves a space.",
        "10/3": "That counts the movement only; curses take some of it.",
        "35/2": "Those are the pips; count spaces.",
        "1/2": "That is one die; there are five.",
    },
    tolerance=Fraction(1, 1000),
    because="5 × 1/2, and 1/7776 more, because a fifth curse does not count.",
)
def crazy_cat() -> Fraction:
    return odds.one_roll(DICE).mean


# Five dice, best play


@ask(
    "luck: best driver",
    "Crazy cat gets 2.5 net spaces on average. How many does the best driver get with five dice?",
    kind="number",
    hints={
        5: "Five dice would bring that if curses had no limit; the limit takes a little.",
        10: "That is the most that five dice can bring, and it takes a lot of luck.",
        "1275/256": "Five drivers with one die each would get that together; here five dice share four curses.",
    },
    tolerance=Fraction(1, 100),
    because="That is the best play from every roll, valued exactly.",
)
def best_driver() -> Fraction:
    return odds.best_turn(DICE)


@ask(
    "luck: why less",
    "Five drivers with one die each bring 5 × 255/256 ≈ 4.98 together. One driver with five dice brings 4.82. "
    "Why less?",
    kind="choice",
    choices=("Dice thrown together show more 1s", SHARED, "Even the best driver makes mistakes"),
    hints={
        "Dice thrown together show more 1s": "Dice are independent: each shows a 1 in one roll of six.",
        "Even the best driver makes mistakes": "The best driver is defined by making none; dice may still fall badly.",
    },
    because="Five drivers may draw four curses each, twenty in all; one driver may draw four.",
)
def why_less() -> str:
    return SHARED if odds.best_turn(DICE) < DICE * odds.single_die() else ""


def best_turns() -> Explorer:
    """The distribution of the net spaces under best play, for any number of dice and of curses at the start."""
    return Explorer(_best_distribution, dice=(1, DICE, 7), curses_at_the_start=(0, 0, LIMIT))


def _best_distribution(dice: int, curses_at_the_start: int) -> Chart:
    distribution = odds.best_turn_distribution(dice, curses=curses_at_the_start)
    curses = f", {counted(curses_at_the_start, 'curse')}" if curses_at_the_start else ""
    title = f"Best play with {dice} {'dice' if dice > 1 else 'die'}{curses}"
    return outcome_chart(distribution, title=title, x_title="net spaces")


# Curses


@ask(
    "luck: sabotage",
    "Somebody puts one curse before you. How many net spaces does it cost you on average, if you go on driving best?",
    kind="number",
    hints={
        1: "The curse takes 1 space; it also leaves you three curses to draw instead of four.",
        0: "A curse takes a space at the end of the turn, whatever you roll.",
        2: "That is too much: it takes 1 space, and some of your freedom.",
    },
    tolerance=Fraction(1, 100),
    because="1 for the curse itself, the rest for rolls that you can no longer dare.",
)
def one_sabotage() -> Fraction:
    return odds.sabotage_cost(1)


def curse_prices() -> Chart:
    """What curses at the start of a turn cost, beside one space for each.

    >>> curse_prices().rows[1][0]
    'cost'
    """
    counts = range(LIMIT + 1)
    costs = [(c, odds.sabotage_cost(c)) for c in counts]
    lines = {"cost": costs, "one space each": [(c, Fraction(c)) for c in counts]}
    return curve(lines, "What curses at the start cost", "curses", "net spaces")


# The best policy


def _two_blanks(curses: int) -> str:
    """How two blanks beside 4, 5 and 6 are rolled best."""
    value = {option.action: option.value for option in best_solver().solve(position("22456", curses)).options}
    return NO_MATTER if value[1] == value[3] else ONE if value[1] > value[3] else BOTH


@ask(
    "luck: two blanks",
    "You hold 2 curses. Two dice are blank, the others show 4, 5 and 6. How do you roll the blanks?",
    kind="choice",
    choices=(ONE, BOTH, NO_MATTER),
    hints={
        BOTH: "Two 1s at once would leave both dice blank for good. One by one you can think again after the first.",
        NO_MATTER: "Think of two 1s: what would you have done after the first?",
    },
    because="After a 1 on the first die you can still decide how to roll both.",
)
def two_blanks() -> str:
    return _two_blanks(2)


@ask(
    "luck: last two blanks",
    "Now you hold 3 curses, and the same two dice are blank. How do you roll them?",
    kind="choice",
    choices=(ONE, BOTH, NO_MATTER),
    hints={
        ONE: "If the first one shows a 1, the other stays blank for good: the fourth curse ends the rolling.",
        NO_MATTER: "If the first one shows a 1, the other cannot be rolled any more.",
    },
    because="The next 1 ends the rolling: better if both dice are in the air. And a second 1 then costs nothing.",
)
def last_two_blanks() -> str:
    return _two_blanks(3)


def your_driver() -> Explorer:
    """A driver made of four habits, one for each number of curses, and how far that driver gets."""
    habits = {f"with_{c}_curse{'s' * (c != 1)}": HABITS for c in range(LIMIT)}
    task = "Choose what your driver does with blank dice, for each number of curses."
    return Explorer(lambda **chosen: _driver_chart(list(chosen.values())), task, **habits)


def _driver_chart(habits: list[str]) -> Chart:
    distribution = driver_distribution(habits)
    return outcome_chart(distribution, title="Your driver", x_title="net spaces")


# Other goals


@ask(
    "luck: six before one",
    "One die is rolled again until it shows a 6 or a 1. How likely is it that the 6 comes first?",
    hints={
        "1/6": "That is the first roll; 2, 3, 4 and 5 are rolled again.",
        "1/3": "That is the chance that one roll decides it, either way.",
        "5/6": "A 1 and a 6 are alike: neither is more likely to come first.",
    },
    because="Neither face is more likely to come first.",
)
def six_before_one() -> Fraction:
    return odds.reach(2, 1)


@ask(
    "luck: ten spaces",
    "You need 10 net spaces, and nothing less will do. What chance do five dice give you, if you drive for just that?",
    hints={
        "1/7776": "That is five 6s in one roll; you may roll dice again.",
        "1/1024": "That comes of keeping 4s and 5s. Here they are worth nothing: only 6s will do.",
        "1/2": "That is one die; all five have to show a 6, and no 1 on the way.",
        "5/2": "Multiply, where you added.",
        "1/10": "Each die has to show a 6 before it shows a 1: that is 1/2 for each.",
    },
    because="(1/2)⁵: each die shows a 6 before a 1.",
)
def ten_spaces() -> Fraction:
    return odds.reach(10, DICE)


def reaching() -> Chart:
    """The chance of at least so many net spaces: for Crazy cat, for the highest mean, and driven for just that."""
    cat, mean = odds.one_roll(DICE), odds.best_turn_distribution(DICE)
    spaces = range(11)
    lines = {
        "driven for just that": [(d, odds.reach(d, DICE)) for d in spaces],
        "driven for the mean": [(d, mean.at_least(d)) for d in spaces],
        "Crazy cat": [(d, cat.at_least(d)) for d in spaces],
    }
    return curve(lines, "At least so many net spaces", "net spaces", "chance", percents=True)
