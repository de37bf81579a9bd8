"""The lesson on parking: fish drawn at random along a row until nothing fits, counted, by recursion and simulated.

Every answer is computed by the library.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any

import ipywidgets as W

from catlib.games.washi_cat.boards import LETTERS
from catlib.games.washi_cat.odds import (
    crowded_density,
    fits_chance,
    full_row_distribution,
    rows_drawn,
    setups,
    sure_width,
)
from catlib.numerals import counted, percent
from catlib.rng import generator
from catwidgets.lesson import TeacherNote, ask, questions_in, teacher_note
from catwidgets.lessons.exhibits import Exhibit, Explorer, Listing, Picture
from catwidgets.lessons.washi_cat.paper import blank, empty_paper
from catwidgets.plots import Chart, curve, outcome_chart
from catwidgets.scenes.washi_cat.tape import Sheet, fish
from catwidgets.svg import Element, group, line, token

__all__ = [
    "Row",
    "all_rows",
    "crowding",
    "distribution_of",
    "filled",
    "full_rows",
    "note",
    "random_rows",
    "row",
    "split",
    "widths",
]

DRAWINGS, GAP = 6, 2
RARE, EVEN, USUAL = "about 5 %", "about 50 %", "always"


def note() -> TeacherNote:
    """The teacher's note at the top of the lesson."""
    words = [
        "combination, binomial coefficient, bijection",
        "equally likely outcomes, and when they are not",
        "recursion, independence, mixture of cases",
        "distribution, simulation, confidence interval",
        "limit, density",
    ]
    tips = [
        "Clear all outputs before the lesson (menu Edit); then an answer appears only when its cell is run.",
        "Sections 1 and 2 fill 30 minutes, section 3 another 30; section 4 is a surprise, section 5 for those who "
        "know integrals.",
        "As a play: pupils stand along a wall, one after the other, anywhere but nearer than two steps to another. How "
        "many get in?",
        "Likely wrong: all ways to place the fish are thought equally likely. Section 3 shows on seven columns that "
        "the order of drawing makes some more likely.",
        "Likely wrong: 26 seems far too wide. Let them jam 25 columns with five fish by hand.",
        "For fast pupils: what is the least number of fish that fill n columns? And the least n that six never jam?",
    ]
    return teacher_note("12–18", 80, words, questions_in(__name__), tips)


# One row


def closed_by(drawn: Iterable[int], columns: int) -> set[int]:
    """The columns that some fish close, their own included.

    >>> sorted(closed_by([0, 6], 9))
    [0, 1, 2, 4, 5, 6, 7, 8]
    """
    return {c for at in drawn for c in range(at - GAP, at + GAP + 1) if 0 <= c < columns}


def filled(columns: int, draw: Callable[[], float], drawn: Sequence[int] = ()) -> list[int]:
    """Draw on random free columns until none is left, from `drawn` on; the columns in the order of drawing."""
    drawn = list(drawn)
    while free := [c for c in range(columns) if c not in closed_by(drawn, columns)]:
        drawn.append(free[int(draw() * len(free))])
    return drawn


class Row(Exhibit):
    """A row in which a click draws a fish, and closes two columns on each side.

    >>> row = Row(16)
    >>> for column in (2, 7, 12): row.click(column)
    >>> row.board.status
    '3 fish, on c, h, m. 1 column is free.'
    """

    def __init__(self, columns: int):
        self.columns, self.drawn, self._draw = columns, list[int](), generator(1).random
        task = "Draw six fish with two spaces between any two. Then try to get stuck as early as you can."
        super().__init__(self._picture(), task)
        width = W.BoundedIntText(value=columns, min=5, max=26, description="columns", layout=W.Layout(width="160px"))
        width.observe(self.board.guarded(lambda change: self.resize(change["new"])), "value")
        self._row.children = (width, *self._row.children)
        self.board.on_click(lambda id: self.click(int(id.removeprefix("cell:"))))
        self.button("One at random", "Draw a fish on a random free column", self.one)
        self.button("Fill at random", "Go on until nothing fits", self.fill)
        self.button("Start again", "Wipe the row", self.restart)

    def click(self, column: int) -> None:
        """Draw a fish, or take it away; raise ValueError where it would be too near to another."""
        if column in self.drawn:
            self.drawn.remove(column)
        elif column in closed_by(self.drawn, self.columns):
            near = min(self.drawn, key=lambda at: abs(at - column))
            words = f"{LETTERS[column]} is too near to the fish on {LETTERS[near]}"
            raise ValueError(f"{words}: two spaces have to lie between.")
        else:
            self.drawn.append(column)
        self.show(self._picture())

    def one(self) -> None:
        """Draw one fish at random, if there is room."""
        free = [c for c in range(self.columns) if c not in closed_by(self.drawn, self.columns)]
        if free:
            self.drawn.append(free[int(self._draw() * len(free))])
        self.show(self._picture())

    def fill(self) -> None:
        """Draw at random until nothing fits."""
        self.drawn = filled(self.columns, self._draw, self.drawn)
        self.show(self._picture())

    def restart(self) -> None:
        """Wipe the row."""
        self.drawn = []
        self.show(self._picture())

    def resize(self, columns: int) -> None:
        """Begin with another number of columns."""
        self.columns = columns
        self.restart()

    def _picture(self) -> Picture:
        closed = closed_by(self.drawn, self.columns)
        free = self.columns - len(closed)
        legal = [c for c in range(self.columns) if c not in closed or c in self.drawn]
        says = dict.fromkeys(closed, "closed") | dict.fromkeys(self.drawn, "fish")
        scene = empty_paper(
            f"A row of {self.columns} columns", 1, self.columns, _row(self.columns, self.drawn), says, legal
        )
        return Picture(scene, self._sentence(free))

    def _sentence(self, free: int) -> str:
        if not self.drawn:
            return f"{self.columns} columns, all free. Click one."
        where = ", ".join(LETTERS[c] for c in sorted(self.drawn))
        left = f"{free} column{'s are' if free != 1 else ' is'} free" if free else _full_words(len(self.drawn))
        return f"{len(self.drawn)} fish, on {where}. {left}."


def _full_words(n: int) -> str:
    return "The row is full, and all six are in" if n >= DRAWINGS else f"The row is full: it jams at {n}"


def _row(columns: int, drawn: Sequence[int]) -> list[Element]:
    """Fish, and a stroke on the columns that they close."""
    sheet = Sheet(blank(1, columns))
    size = sheet.cell
    strokes = []
    for column in sorted(closed_by(drawn, columns) - set(drawn)):
        x, y = sheet.spot(column)
        look: dict[str, Any] = {"stroke": token("muted"), "stroke_width": 2}
        strokes.append(line(x - 0.22 * size, y + 0.22 * size, x + 0.22 * size, y - 0.22 * size, **look))
    swimming = [
        fish(*sheet.spot(column), 0.8 * size, k % 2, False, key=f"fish {column}") for k, column in enumerate(drawn)
    ]
    return [group(*strokes, key="closed"), *swimming]


def row(columns: int = 16) -> Row:
    """A row to draw in."""
    return Row(columns)


@ask(
    "parking: narrowest",
    "Six fish, and two spaces between any two. How many columns does the narrowest row have in which they fit?",
    kind="number",
    hints={
        18: "Behind the last fish no space is needed.",
        12: "Two spaces between any two: between six fish are five gaps.",
        15: "Count the fish as well as the spaces.",
        17: "One less works, too.",
        30: "Two fish share the spaces between them.",
        10: "Those are the spaces between; the fish need columns as well.",
    },
    because="6 fish and 5 gaps of 2.",
)
def narrowest() -> int:
    return next(n for n in range(1, 99) if setups(n))


@ask(
    "parking: fewest",
    "Whoever draws badly jams the row early. How few fish can fill a row of 16 columns so that no other fits?",
    kind="number",
    hints={
        3: "A fish closes five columns at most, and three of them fifteen.",
        5: "It can be done with fewer: leave gaps of three or four.",
        6: "Then nothing would be jammed.",
        2: "A fish closes five columns at most.",
    },
    because="A fish closes at most 5 columns, so 3 are too few, and c, h, m, p fill the row.",
)
def fewest() -> int:
    return min(full_row_distribution(16))


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
        38760: "That is 20 over 6, with no gaps at all. Ten columns are taken out first.",
        252: "That is 10 choose 5; six fish are drawn.",
        28: "That is for 18 columns.",
        84: "That is 9 over 6, for 19 columns.",
        462: "That is 11 over 6; ten columns are taken out.",
    },
    because="10 over 6.",
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
    scene = empty_paper(f"Way {k} of {len(found)}", 1, columns, _row(columns, drawn), says)
    where = ", ".join(LETTERS[c] for c in drawn)
    ways = counted(len(found), "way")
    return Picture(scene, f"{columns} columns, {ways}. Number {k}: {where}.")


# The chance


@ask(
    "parking: seven columns",
    "A small row first: seven columns, a to g, and three fish. There is only one way to place them: a, d, g. Each fish "
    "is drawn on a random column that is still free. How likely do all three fit?",
    hints={
        Fraction(1, 35): "1 in 35 would be right if all choices of three columns were equally likely.",
        Fraction(3, 7): "That is the chance that the first one is on a, d or g. The second can still go wrong.",
        Fraction(1, 7): "Look at the first fish: on d both others fit for certain; on a or g one in two.",
        Fraction(1, 343): "A fish is never drawn on a closed column.",
        Fraction(6, 343): "A fish is never drawn on a closed column.",
    },
    because="On d (1/7) all is well; on a or g (2/7) four columns are free, and two of them are good.",
)
def seven_columns() -> Fraction:
    return fits_chance(7, 3)


@ask(
    "parking: first drawing",
    "The first fish of a row of 16 lands on f, the sixth column. It closes d to h. What is left?",
    kind="choice",
    choices=("one row of 11", "rows of 3 and 8", "rows of 5 and 10"),
    hints={
        "one row of 11": "The closed columns lie between: what is drawn on one side does not matter on the other.",
        "rows of 5 and 10": "Two columns on each side are closed, too.",
    },
    because="And what happens in one does not depend on the other: the same question twice, for shorter rows.",
)
def first_drawing() -> str:
    free = [c for c in range(16) if c not in closed_by([5], 16)]
    left = sum(c < 5 for c in free)
    return f"rows of {left} and {len(free) - left}"


def split() -> Explorer:
    """Where the first fish lands, and the two shorter rows that are left."""
    return Explorer(_split, "Where is the first fish?", columns=(7, 16, 26), first_fish=(1, 6, 26))


def _split(columns: int, first_fish: int) -> Picture:
    at = min(first_fish, columns) - 1
    left, right = max(0, at - GAP), max(0, columns - 1 - at - GAP)
    total = full_row_distribution(left) + full_row_distribution(right)
    chance = total.at_least(DRAWINGS - 1)
    scene = empty_paper("The first fish", 1, columns, _row(columns, [at]), {at: "fish"})
    words = f"The first fish on {LETTERS[at]} leaves rows of {left} and {right}."
    return Picture(scene, f"{words} The chance that five more fit is {_exactly(chance)}.", _split_table(columns))


def _split_table(columns: int) -> str:
    rows = []
    for at in range(columns):
        left, right = max(0, at - GAP), max(0, columns - 1 - at - GAP)
        chance = (full_row_distribution(left) + full_row_distribution(right)).at_least(DRAWINGS - 1)
        rows.append((LETTERS[at], f"{left} and {right}", _exactly(chance)))
    heads = ("first fish", "rows left", "five more fit")
    return Listing(f"All first fish, {columns} columns", heads, rows)._repr_html_()


def _exactly(chance: Fraction) -> str:
    """A chance as a fraction and in percent."""
    if chance in (0, 1):
        return "0" if chance == 0 else "1"
    return f"{chance} = {percent(chance)}"


def distribution_of(columns: int) -> Chart:
    """How many fish a random row takes, exactly."""
    return outcome_chart(
        full_row_distribution(columns), title=f"Fish in a full row of {columns} columns", x_title="fish"
    )


def full_rows() -> Explorer:
    """The same under a slider."""
    return Explorer(distribution_of, "How many fish get in if all are drawn at random?", columns=(5, 16, 40))


@ask(
    "parking: sixteen",
    "In 16 columns six fish just fit. If each is drawn on a random free column, how likely do all six fit?",
    kind="choice",
    choices=(RARE, EVEN, USUAL),
    hints={
        EVEN: "Each fish has to hit one of a few good columns.",
        USUAL: "You have jammed the row with four.",
    },
    because="Exactly 141/2912.",
)
def sixteen() -> str:
    chance = fits_chance(16)
    return min((RARE, EVEN, USUAL), key=lambda words: abs(chance - {RARE: 0.05, EVEN: 0.5, USUAL: 1}[words]))


def random_rows(columns: int, rows: int = 2000, seed: int = 1) -> Counter[int]:
    """How many fish got into so many rows that were filled at random.

    >>> sum(random_rows(16, 100).values())
    100
    """
    draw = generator(seed).random
    return Counter(len(filled(columns, draw)) for _ in range(rows))


# Widths


@ask(
    "parking: never jams",
    "How many columns must a row have at least, so that six fish always fit, however badly they are drawn?",
    kind="number",
    hints={
        16: "That is enough if they are drawn well.",
        25: "Five fish can close 25 columns: c, h, m, r, w.",
        30: "Six times five would be safe, but the last fish needs only one free column.",
        31: "The last fish needs only one free column.",
        24: "Five fish can close 25 columns.",
    },
    because="Five fish close at most 5 × 5 columns, and one more is free. That is why the large board has 26.",
)
def never_jams() -> int:
    return sure_width()


def widths() -> Exhibit:
    """The chance that six fish fit, for every width."""
    pairs = [(n, fits_chance(n)) for n in range(15, 28)]
    title = "Six fish with two spaces between fit into a row"
    return Exhibit(curve(pairs, title, "columns", "chance", percents=True, mark=(sure_width(), "certain")))


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
