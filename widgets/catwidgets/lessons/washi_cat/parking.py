"""The lesson on counting rows: fish with gaps between them, two rows that have to fit, and very long rows.

Every answer is computed by the library.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from catlib.chance import counted
from catlib.games.washi_cat.boards import LETTERS
from catlib.games.washi_cat.odds import (
    crowded_density,
    fits_chance,
    full_row_distribution,
    rows_drawn,
    setups,
)
from catwidgets.draw import curve
from catwidgets.lessons.washi_cat.jammed_rows import drawn_row
from catwidgets.lessons.washi_cat.paper import empty_paper
from catwidgets.teach import Exhibit, Explorer, Picture, TeacherNote, ask, questions_in, teacher_note


def note() -> TeacherNote:
    """What a teacher needs to know of the lesson, with all answers."""
    words = [
        "combination, binomial coefficient, bijection",
        "independence",
        "limit, density",
    ]
    tips = [
        "Section 1 fills 25 minutes; section 3 is for those who know integrals.",
        "Likely wrong: spare columns are thought to be told apart. Let pupils write all 28 ways for 18 columns.",
    ]
    return teacher_note("14–18", 50, words, questions_in(__name__), tips)


# Counting


@ask(
    "parking: seventeen",
    "In 16 columns there is one way to place six fish. In how many ways can it be done in 17 columns?",
    kind="number",
    hints={
        2: "One column is to spare. It can be before the first fish, after the last, or in any gap.",
        5: "Those are the gaps. The spare column can also be at either end.",
        6: "At both ends and in each gap: count again.",
        17: "The spare column goes before, between or after the fish, not anywhere.",
    },
    because="The spare column goes before, behind, or into one of five gaps.",
)
def seventeen() -> int:
    return setups(17)


@ask(
    "parking: eighteen",
    "And in 18 columns? Two columns are to spare.",
    kind="number",
    hints={
        49: "7 × 7 counts most of them twice: the two spare columns cannot be told apart.",
        21: "Those have the spare columns in two different places; both may be in one.",
        14: "7 + 7 counts something else: choose a place for each.",
        42: "They cannot be told apart, and both may be in one place.",
    },
    because="21 with the spare columns in two places, 7 with both in one.",
)
def eighteen() -> int:
    return setups(18)


@ask(
    "parking: twenty",
    "Use the rule for 20 columns: take two spaces out of each of the five gaps, and choose six of what is left. How "
    "many ways are there?",
    kind="number",
    hints={
        38760: "That is 20 choose 6, with no gaps at all. Ten columns are taken out first.",
        252: "That is 10 choose 5; six fish are drawn.",
        28: "That is for 18 columns.",
        84: "That is 9 choose 6, for 19 columns.",
        462: "That is 11 choose 6; ten columns are taken out.",
    },
    because="10 choose 6.",
)
def twenty() -> int:
    return setups(20)


def all_rows() -> Explorer:
    """Every way to draw the fish, one at a time."""
    return Explorer(_one_row, "Every way to draw six fish", columns=(16, 18, 18), number=(1, 1, 28))


def _one_row(columns: int, number: int) -> Picture:
    found = list(rows_drawn(columns))
    k = min(number, len(found))
    drawn = found[k - 1]
    says = dict.fromkeys(drawn, "fish")
    scene = empty_paper(f"Way {k} of {len(found)}", 1, columns, drawn_row(columns, drawn), says)
    where = ", ".join(LETTERS[c] for c in drawn)
    ways = counted(len(found), "way")
    return Picture(scene, f"{columns} columns, {ways}. Number {k}: {where}.")


# Two rows


@ask(
    "parking: both rows",
    "The Night market board has 20 columns, and fish and cats are drawn in both edge rows, six in each. The chance "
    "that one row fits is 0.761. How likely is it that neither row jams? The rows are far apart.",
    hints={
        fits_chance(20): "That is for one row. Both have to fit.",
        2 * fits_chance(20) - 1: "Multiply: what happens in one row tells nothing about the other.",
        1 - (1 - fits_chance(20)) ** 2: "That is the chance that at least one row fits.",
        (1 - fits_chance(20)) ** 2: "That is the chance that both jam.",
    },
    tolerance=Fraction(1, 500),
    because="The square: the two rows do not disturb each other.",
)
def both_rows() -> Fraction:
    return fits_chance(20) ** 2


# Long rows


@ask(
    "parking: crowded",
    "A very long row is filled at random until nothing fits. At best every third space has a fish, at worst every "
    "fifth. Which share of the spaces has a fish?",
    kind="number",
    hints={
        Fraction(1, 3): "That is the best there is, with no space wasted.",
        Fraction(1, 5): "That is the worst there is.",
        Fraction(1, 4): "Nearly. It is a little more.",
        Fraction(4, 15): "That is the middle between best and worst, and quite near. It is a little more.",
    },
    tolerance=Fraction(1, 300),
    because="It is no fraction: the exact value is an integral.",
)
def crowded() -> float:
    return crowded_density()


def crowding() -> Exhibit:
    """Fish for each column in full rows, longer and longer."""
    means = [(n, full_row_distribution(n).mean / n) for n in range(3, 61)]
    lines: dict[str, list[tuple[int, Any]]] = {
        "fish a column": means,
        "endless row": [(n, crowded_density()) for n in (3, 60)],
    }
    return Exhibit(curve(lines, "Fish in a full row, for each column", "columns", "fish a column", exact=False))
