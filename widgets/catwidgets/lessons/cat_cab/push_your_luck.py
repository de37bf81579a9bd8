"""The lesson on pushing one's luck: five dice rolled once, a whole turn as a distribution, and other goals.

Every answer is computed by the library.
"""

from __future__ import annotations

from fractions import Fraction

from catlib.chance import counted
from catlib.games.cat_cab import odds
from catwidgets.draw import Chart, curve, outcome_chart
from catwidgets.lessons.cat_cab.turns import simulate_turns as simulate_turns
from catwidgets.teach import Explorer, TeacherNote, ask, questions_in, teacher_note

DICE, LIMIT = 5, 4


def note() -> TeacherNote:
    """What a teacher needs to know of the lesson, with all answers."""
    words = [
        "probability, complement, independence",
        "expected value",
        "distribution, mean",
        "simulation, relative frequency",
    ]
    tips = [
        "Begin with real dice: pairs play ten turns each, the class collects results, then everybody guesses the mean.",
        "Let everybody write down a guess before anybody presses Guess; discuss guesses, not persons.",
        "A die with other faces, or another limit of curses, makes a good project.",
    ]
    return teacher_note("14–18", 45, words, questions_in(__name__), tips)


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


def best_turns() -> Explorer:
    """The distribution of the net spaces under best play, for any number of dice and of curses at the start."""
    return Explorer(_best_distribution, dice=(1, DICE, 7), curses_at_the_start=(0, 0, LIMIT))


def _best_distribution(dice: int, curses_at_the_start: int) -> Chart:
    distribution = odds.best_turn_distribution(dice, curses=curses_at_the_start)
    curses = f", {counted(curses_at_the_start, 'curse')}" if curses_at_the_start else ""
    title = f"Best play with {dice} {'dice' if dice > 1 else 'die'}{curses}"
    return outcome_chart(distribution, title=title, x_title="net spaces")


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
