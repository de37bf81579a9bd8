"""The unit on cases that are not equally likely: rows that fill at random, and a recursion on shorter rows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from numbers import Real
from typing import Any

import ipywidgets as W

from catlib.chance import generator, percent
from catlib.games.washi_cat.boards import LETTERS
from catlib.games.washi_cat.odds import fits_chance, full_row_distribution, setups, sure_width
from catwidgets.draw import Chart, Element, Scene, curve, group, line, outcome_chart, text, token
from catwidgets.lessons.washi_cat.paper import blank, empty_paper
from catwidgets.scenes.washi_cat.tape import Sheet as Paper
from catwidgets.scenes.washi_cat.tape import fish
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

DRAWINGS, GAP, SEVEN = 6, 2, 7
RARE, EVEN, USUAL = "about 5 %", "about 50 %", "always"
WIDTH = 480
FullRow = Callable[[int], Any]


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
            f"A row of {self.columns} columns", 1, self.columns, drawn_row(self.columns, self.drawn), says, legal
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


def drawn_row(columns: int, drawn: Sequence[int]) -> list[Element]:
    """Fish, and a stroke on the columns that they close."""
    sheet = Paper(blank(1, columns))
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


def row(columns: int = 20) -> Row:
    """A row to draw in."""
    return Row(columns)


@ask(
    "row: narrowest",
    "Six fish, and two spaces between any two. How many columns does the narrowest row have in which they fit?",
    kind="number",
    hints={
        18: "Behind the last fish no space is needed.",
        12: "Two spaces between any two: between six fish are five gaps.",
        15: "Count the fish as well as the spaces.",
        17: "One fewer works, too.",
        30: "Two fish share the spaces between them.",
        10: "Those are the spaces between; the fish need columns as well.",
    },
    because="6 fish and 5 gaps of 2.",
)
def narrowest() -> int:
    return next(n for n in range(1, 99) if setups(n))


@ask(
    "row: fewest",
    "Whoever draws badly jams the row early. How few fish can fill a row of 18 columns so that no other fits?",
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
    return min(full_row_distribution(18))


# A tree


def tree() -> Exhibit:
    """Where the first fish of seven columns can land, and what that means for the other two."""
    return Exhibit(_tree())


def _tree() -> Picture:
    scene = Scene(WIDTH, 36 * SEVEN + 40, "The first of three fish on seven columns")
    total, root = Fraction(0), (20.0, 18 * SEVEN + 16.0)
    scene.add(text(130, 12, "first fish", 12), text(330, 12, "both others fit", 12), text(430, 12, "together", 12))
    rows = []
    for at in range(SEVEN):
        y = 36.0 * at + 40
        after = (
            full_row_distribution(max(0, at - GAP)) + full_row_distribution(max(0, SEVEN - 1 - at - GAP))
        ).at_least(2)
        good = after > 0
        look: dict[str, Any] = {"stroke": token("legal" if good else "muted"), "stroke_width": 3 if good else 1.2}
        scene.add(line(*root, 120, y, **look), line(146, y, 306, y, **look))
        scene.add(text(133, y, LETTERS[at], 15, bold=good))
        halo: dict[str, Any] = {"stroke": token("surface"), "stroke_width": 4, "paint_order": "stroke"}
        scene.add(text(92, root[1] + 0.72 * (y - root[1]), "1/7", 11, **halo))
        scene.add(text(330, y, str(after), 14, bold=good))
        scene.add(text(430, y, str(after / SEVEN), 14, bold=good))
        rows.append((LETTERS[at], "1/7", str(after), str(after / SEVEN)))
        total += after / SEVEN
    scene.add(text(430, 36 * SEVEN + 28, f"sum {total}", 14, bold=True))
    table = table_html("All first fish", ("first fish", "chance", "both others fit", "together"), rows)
    said = f"Multiply along each branch, and add up the branches: 1/7 · 1/2 + 1/7 · 1 + 1/7 · 1/2 = {total}."
    return Picture(scene, said, table)


# The recursion


@friendly
def full_rows(full_row: FullRow) -> Explorer:
    """How many fish a random row takes, by the reader's recursion."""
    own = Own(full_row)
    _chances(own, SEVEN)
    task = "Move the slider. How likely is it that six fish fit?"
    return Explorer(lambda columns: _full_row(own, columns), task, columns=(3, 20, 24))


def _full_row(own: Own, columns: int) -> Picture:
    chances = _chances(own, columns)
    chart = outcome_chart(chances, title=f"Fish in a full row of {columns} columns", x_title="fish")
    scene = chart.scene(WIDTH, 280)
    scene.label = chart.title
    mean = sum((n * p for n, p in chances.items()), Fraction(0))
    six = sum((p for n, p in chances.items() if n >= DRAWINGS), Fraction(0))
    exact = str(six) if len(str(six)) < 24 else "nearly"
    told = f"{exact}, or {percent(six)}" if 0 < six < 1 else "1: they always fit" if six else "0"
    said = f"{columns} columns take {float(mean):.2f} fish on average. The chance that six fit is {told}."
    return Picture(scene, said, chart.table_html())


def _chances(own: Own, columns: int) -> dict[int, Fraction]:
    """What a reader's recursion says of a row; raise Broken unless these are chances of numbers of fish."""
    found = own(columns)
    fine = isinstance(found, Mapping) and all(isinstance(n, int) and isinstance(p, Real) for n, p in found.items())
    if not fine:
        raise Broken(f"{own.name} gives {str(found)[:40]}: it should give a chance for each number of fish")
    total = sum(map(Fraction, found.values()), Fraction(0))
    if abs(total - 1) > Fraction(1, 10**9):
        raise Broken(f"the chances of {own.name} for {columns} columns add up to {total}, and not to 1")
    return {n: Fraction(p) for n, p in sorted(found.items()) if p}


@friendly
def split(full_row: FullRow) -> Explorer:
    """Where the first fish lands, and the two shorter rows that are left, by the reader's recursion."""
    own = Own(full_row)
    _chances(own, SEVEN)
    return Explorer(
        lambda columns, first_fish: _split(own, columns, first_fish),
        "Where is the first fish? Look at the two rows that are left.",
        columns=(7, 20, 26),
        first_fish=(1, 6, 26),
    )


def _split(own: Own, columns: int, first_fish: int) -> Picture:
    at = min(first_fish, columns) - 1
    left, right = max(0, at - GAP), max(0, columns - 1 - at - GAP)
    means: list[Fraction] = [
        sum((n * p for n, p in _chances(own, rest).items()), Fraction(0)) for rest in (left, right)
    ]
    scene = empty_paper("The first fish", 1, columns, drawn_row(columns, [at]), {at: "fish"})
    words = f"The first fish on {LETTERS[at]} leaves rows of {left} and {right}."
    sums = " + ".join(f"{float(mean):.2f}" for mean in (Fraction(1), *means))
    return Picture(scene, f"{words} On average there will be {sums} = {float(sum(means, Fraction(1))):.2f} fish.")


def board() -> Exhibit:
    """The tree of seven columns, for paper."""
    return tree()


# Questions


@ask(
    "row: seven columns",
    "Seven columns, a to g, and three fish. There is only one way to place them: a, d, g. Each fish is drawn on a "
    "random column that is still free. How likely is it that all three fit?",
    hints={
        Fraction(1, 35): "1 in 35 would be right if all choices of three columns were equally likely.",
        Fraction(3, 7): "That is the chance that the first one is on a, d or g. The second can still go wrong.",
        Fraction(1, 7): "Look at the first fish. On d both others fit for certain, on a or g in one of two cases.",
        Fraction(1, 343): "A fish is never drawn on a closed column.",
        Fraction(6, 343): "A fish is never drawn on a closed column.",
    },
    because="On d (1/7) all is well. On a or g (2/7) four columns are free, and two of them are good.",
    picture=lambda: _tree(),
)
def seven_columns() -> Fraction:
    return fits_chance(7, 3)


@ask(
    "row: first drawing",
    "The first fish of a row of 20 lands on f, the sixth column. It closes d to h. What is left?",
    kind="choice",
    choices=("one row of 15", "rows of 3 and 12", "rows of 5 and 14"),
    hints={
        "one row of 15": "The closed columns lie between: what is drawn on one side does not matter on the other.",
        "rows of 5 and 14": "Two columns on each side are closed, too.",
    },
    because="And what happens in one does not depend on the other: the same question twice, for shorter rows.",
)
def first_drawing() -> str:
    free = [c for c in range(20) if c not in closed_by([5], 20)]
    left = sum(c < 5 for c in free)
    return f"rows of {left} and {len(free) - left}"


@ask(
    "row: by chance",
    "Take the narrowest row for six fish. Each is drawn on a random free column. How likely is it that all six fit?",
    kind="choice",
    choices=(RARE, EVEN, USUAL),
    hints={
        EVEN: "Each fish has to hit one of a few good columns.",
        USUAL: "Four fish can jam even a wider row.",
    },
    because="Exactly 141/2912.",
)
def sixteen() -> str:
    chance = fits_chance(16)
    return min((RARE, EVEN, USUAL), key=lambda words: abs(chance - {RARE: 0.05, EVEN: 0.5, USUAL: 1}[words]))


@ask(
    "row: never jams",
    "How many columns must a row have at least, so that six fish always fit, however badly they are drawn?",
    kind="number",
    hints={
        16: "That is enough if they are drawn well.",
        25: "Five fish can close 25 columns: c, h, m, r, w.",
        30: "Six times five would be safe, but the last fish needs only one free column.",
        31: "The last fish needs only one free column.",
        24: "Five fish can close 25 columns.",
    },
    because="Five fish close at most 5 · 5 columns, and one more is free. That is why the large board has 26.",
    picture=lambda: _widths(),
)
def never_jams() -> int:
    return sure_width()


def widths() -> Exhibit:
    """The chance that six fish fit, for every width."""
    return Exhibit(_widths())


def _widths() -> Chart:
    pairs = [(n, fits_chance(n)) for n in range(15, 28)]
    title = "Six fish with two spaces between fit into a row"
    return curve(pairs, title, "columns", "chance", percents=True, mark=(sure_width(), "certain"))


@task(
    "row: at least",
    "The chance of at least so many fish.",
    cases=(
        ({1: Fraction(1, 2), 2: Fraction(1, 2)}, 2),
        ({2: Fraction(5, 7), 3: Fraction(2, 7)}, 2),
        ({2: Fraction(5, 7), 3: Fraction(2, 7)}, 3),
        ({4: Fraction(1, 10), 5: Fraction(3, 10), 6: Fraction(6, 10)}, 5),
        ({1: Fraction(1)}, 2),
    ),
    because="Add up the chances of all numbers that are large enough.",
)
def at_least(chances: Mapping[int, Fraction], fish: int) -> Fraction:
    return sum((p for n, p in chances.items() if n >= fish), Fraction(0))


@ask(
    "row: smaller gap",
    "Now one space between two fish is enough. Seven columns, four fish: how likely is it that all four fit?",
    hints={
        "1/35": "That would be right if all choices of four columns were equally likely.",
        "1": "They can jam: b and d and f close the row, for example.",
        "2/7": "That was with two spaces between, and three fish.",
    },
    because="The only good places are a, c, e and g. The recursion weighs all ways to get there.",
)
def smaller_gap() -> Fraction:
    return fits_chance(SEVEN, 4, gap=1)


# Exercises


def _two_fish(rng: random.Random) -> Question:
    columns, fish = rng.choice([(4, 2), (5, 2), (8, 3), (9, 3), (10, 3)])
    return Question(
        "row: exercise 1",
        f"A row of {columns} columns, two spaces between any two fish. Each fish is drawn on a random free column. "
        f"How likely is it that {'two' if fish == 2 else 'three'} fish fit?",
        lambda: fits_chance(columns, fish),
        because="Look at each place of the first fish, and at the rows that are left.",
    )


def _mean(rng: random.Random) -> Question:
    columns = rng.randint(4, 15)
    return Question(
        "row: exercise 2",
        f"A row of {columns} columns is filled at random, with two spaces between any two fish, until nothing fits. "
        "How many fish are there on average?",
        lambda: full_row_distribution(columns).mean,
        kind="number",
        because="One fish, and what the two rows take that are left, averaged over all places of the first.",
    )


def _gaps(rng: random.Random) -> Question:
    gap, fish = rng.choice([(1, 2), (1, 3), (1, 4), (3, 2), (3, 3), (4, 2), (4, 3), (5, 2)])
    columns = (fish - 1) * (gap + 1) + 1 + rng.randint(0, 2)
    return Question(
        "row: exercise 3",
        f"Now there have to be at least {gap} {'space' if gap == 1 else 'spaces'} between any two fish. "
        f"How likely is it that {fish} fish fit in {columns} columns?",
        lambda: fits_chance(columns, fish, gap),
        because=f"Ask the recursion with gap={gap}, and add up the chances from {fish} fish on.",
    )


UNIT = Unit(
    number=8,
    name="parking",
    title="Parking",
    age=14,
    minutes=45,
    concept="cases that are not equally likely, recursion",
    game="Washi Cat",
    hook="Three fish fit on seven columns in one of 35 ways. Is the chance 1/35?",
    exercises=(_two_fish, _mean, _gaps),
    board=board,
    guide=Guide(
        plan=[
            (5, "A play: pupils stand along a wall, anywhere but nearer than two steps to another. How many get in?"),
            (5, "First guess, then the row: fit six fish, and jam it with as few as you can (your turn 1)."),
            (10, "Seven columns: guess, then the tree on the board. Why not 1/35?"),
            (15, "The first fish cuts the row in two. The idea cell, the pictures, your turn 2 and 3."),
            (5, "How wide is wide enough? Last guess."),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "Counting works only if all cases are equally likely. Here they are not.",
            "A function may ask itself, if it asks about something smaller.",
        ],
        ask=[
            "How many ways are there to choose three of seven columns? Why is the chance not one of so many?",
            "What happens on the left of a fish, and what does it tell about the right?",
            "Where does the recursion end?",
        ],
        support="Use a strip of squared paper and coins. A coin covers five squares: its own and two on each side.",
        extension="Fish in a ring: the last column is beside the first. Change the recursion for the first fish only.",
        ticket=(
            "Four columns, two spaces between any two fish. How likely is it that two fish fit?",
            "1/2: the first fish has to be on a or d, and then the only free column is at the other end",
        ),
        open_answers={
            "If a fish could only land where it leaves room for the others, would all rows be equally likely?": "No. "
            "The order still matters: a row that can be reached in more ways is likelier.",
            "What parks like our fish?": "Cars along a street without marks, molecules on a surface, people on a bench "
            "who want room on both sides.",
        },
    ),
)

exercises = UNIT.sheet
