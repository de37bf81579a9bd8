"""The unit on cases that are not equally likely: rows that fill at random, and a recursion on shorter rows."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from numbers import Real
from typing import Any, NamedTuple

import ipywidgets as W

from catlib.chance import fixed, local, own_luck, percent
from catlib.games.washi_cat.boards import LETTERS
from catlib.games.washi_cat.odds import fits_chance, full_row_distribution, setups, sure_width
from catwidgets.draw import Chart, Element, Scene, curve, group, line, outcome_chart, text, token
from catwidgets.lessons.washi_cat.paper import blank, empty_paper
from catwidgets.page import field, table_html
from catwidgets.scenes.washi_cat.tape import Sheet as Paper
from catwidgets.scenes.washi_cat.tape import fish
from catwidgets.teach import (
    Answer,
    Broken,
    Own,
    Picture,
    Steered,
    Unit,
    by_reader,
    drawing,
    saying,
    sentences,
    together,
)

say = saying(__name__)
DRAWINGS, GAP, SEVEN = 6, 2, 7
WIDTH = 480


# One row


def closed_by(drawn: Iterable[int], columns: int) -> set[int]:
    """The columns that some fish close, their own included.

    >>> sorted(closed_by([0, 6], 9))
    [0, 1, 2, 4, 5, 6, 7, 8]
    """
    return {c for at in drawn for c in range(at - GAP, at + GAP + 1) if 0 <= c < columns}


def filled(columns: int, draw: Callable[[], float], drawn: Sequence[int] = (), most: int = 99) -> list[int]:
    """Draw on random free columns until none is left, from `drawn` on; the columns in the order of drawing."""
    before, drawn = len(drawn), list(drawn)
    while (free := [c for c in range(columns) if c not in closed_by(drawn, columns)]) and len(drawn) < before + most:
        drawn.append(free[int(draw() * len(free))])
    return drawn


class Fish(NamedTuple):
    """A row of some columns, and the columns on which fish are drawn, the first one first."""

    columns: int
    drawn: tuple[int, ...] = ()

    def click(self, id: str) -> "Fish":
        """Draw a fish, or take it away; raise ValueError where it would be too near to another."""
        column = int(id.removeprefix("cell:"))
        if column in self.drawn:
            return Fish(self.columns, tuple(c for c in self.drawn if c != column))
        if column in closed_by(self.drawn, self.columns):
            near = min(self.drawn, key=lambda at: abs(at - column))
            raise ValueError(say("too-near", place=LETTERS[column], fish=LETTERS[near]))
        return Fish(self.columns, (*self.drawn, column))


def row(columns: int = SEVEN) -> Steered:
    """A row in which a click draws a fish, and closes two columns on each side."""

    def more(fish: Fish, most: int = 99) -> Fish:
        return Fish(fish.columns, tuple(filled(fish.columns, draw, fish.drawn, most)))

    draw = own_luck(1).random
    buttons = {
        say("one"): (say("one-tip"), lambda fish: more(fish, 1)),
        say("fill"): (say("fill-tip"), more),
        say("again"): (say("again-tip"), lambda fish: Fish(fish.columns)),
    }
    shown = Steered(_row, say("row-task"), Fish(columns), Fish.click, buttons)
    width = field(W.BoundedIntText, say("columns"), "160px", "initial", value=columns, min=5, max=26)
    width.observe(shown.board.guarded(lambda change: shown.become(Fish(change["new"]))), "value")
    shown.lead(width)
    return shown


def _row(fish: Fish) -> Picture:
    columns, drawn = fish
    closed = closed_by(drawn, columns)
    legal = [c for c in range(columns) if c not in closed or c in drawn]
    says = dict.fromkeys(closed, say("closed")) | dict.fromkeys(drawn, say("fish"))
    scene = empty_paper(say("row", columns=columns), 1, columns, drawn_row(columns, drawn), says, legal)
    if not drawn:
        return Picture(scene, say("all-free", columns=columns))
    free, on = columns - len(closed), together([LETTERS[c] for c in sorted(drawn)], "comma")
    left = say("free", free=free) if free else say("full", n=len(drawn), six=len(drawn) >= -(-columns // (GAP + 1)))
    return Picture(scene, sentences(say("drawn", n=len(drawn), on=on), left))


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


# A tree


def tree() -> Picture:
    """Return where the first fish of seven columns can land, and what that means for the other two."""
    scene = Scene(WIDTH, 36 * SEVEN + 40, say("tree"))
    total, root = Fraction(0), (20.0, 18 * SEVEN + 16.0)
    first, others, both = say("first-fish"), say("others-fit"), say("both")
    scene.add(text(130, 12, first, 12), text(300, 12, others, 12), text(430, 12, both, 12))
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
    scene.add(text(430, 36 * SEVEN + 28, say("sum", total=str(total)), 14, bold=True))
    table = table_html(say("tree-table"), (first, say("chance"), others, both), rows)
    said = say("branches", sum=local(f"1/7 · 1/2 + 1/7 · 1 + 1/7 · 1/2 = {total}"))
    return Picture(scene, said, table)


# The recursion


def _chances(own: Own, columns: int = SEVEN) -> dict[int, Fraction]:
    """Return what a reader's recursion says of a row; raise Broken unless these are chances of numbers of fish."""
    found = own.giving(say("chances"), _are_chances, columns)
    total = sum(map(Fraction, found.values()), Fraction(0))
    if abs(total - 1) > Fraction(1, 10**9):
        raise Broken(say("not-one", name=own.name, columns=columns, total=str(total)))
    return {n: Fraction(p) for n, p in sorted(found.items()) if p}


def _are_chances(found: Any) -> bool:
    return isinstance(found, Mapping) and all(isinstance(n, int) and isinstance(p, Real) for n, p in found.items())


@by_reader(lambda: say("full-task"), _chances, columns=(3, 20, 24))
def full_rows(own: Own, columns: int) -> Picture:
    """Return how many fish a random row takes, by the reader's recursion."""
    chances = _chances(own, columns)
    chart = outcome_chart(chances, title=say("full-row", columns=columns), x_title=say("fish-in-row"))
    mean = sum((n * p for n, p in chances.items()), Fraction(0))
    six = sum((p for n, p in chances.items() if n >= DRAWINGS), Fraction(0))
    exact = str(six) if len(str(six)) < 12 else False
    told = say("six-fit", exact=exact, percent=percent(six)) if 0 < six < 1 else say("six-sure", sure=bool(six))
    return Picture.of(chart, sentences(say("on-average", columns=columns, mean=fixed(mean, 2)), told))


@by_reader(lambda: say("split-task"), _chances, columns=(7, 20, 26), first_fish=(1, 6, 26))
def split(own: Own, columns: int, first_fish: int) -> Picture:
    """Return where the first fish lands, and the two shorter rows that are left, by the reader's recursion."""
    at = min(first_fish, columns) - 1
    left, right = max(0, at - GAP), max(0, columns - 1 - at - GAP)
    means: list[Fraction] = [
        sum((n * p for n, p in _chances(own, rest).items()), Fraction(0)) for rest in (left, right)
    ]
    scene = empty_paper(say("the-first"), 1, columns, drawn_row(columns, [at]), {at: say("fish")})
    sums = " + ".join(fixed(mean, 2) for mean in (Fraction(1), *means))
    given = {"on": LETTERS[at], "left": left, "right": right, "total": fixed(sum(means, Fraction(1)), 2)}
    return Picture(scene, say("split", sum=sums, **given))


# Questions


def first_drawing() -> str:
    free = [c for c in range(20) if c not in closed_by([5], 20)]
    left = sum(c < 5 for c in free)
    return "right" if (left, len(free) - left) == (3, 12) else "wide"


def sixteen() -> str:
    chance = fits_chance(16)
    return min(
        ("rare", "even", "usual"), key=lambda words: abs(chance - {"rare": 0.05, "even": 0.5, "usual": 1}[words])
    )


def widths() -> Chart:
    """The chance that six fish fit, for every width."""
    pairs = [(n, fits_chance(n)) for n in range(15, 28)]
    mark = (sure_width(), say("certain"))
    return curve(pairs, say("widths"), say("columns"), say("chance"), percents=True, mark=mark)


def at_least(chances: Mapping[int, Fraction], fish: int) -> Fraction:
    return sum((p for n, p in chances.items() if n >= fish), Fraction(0))


exercises = Unit(
    __name__,
    {
        "row: narrowest": lambda: next(n for n in range(1, 99) if setups(n)),
        "row: seven columns": Answer(lambda: fits_chance(7, 3), picture=tree),
        "row: first drawing": first_drawing,
        "row: by chance": sixteen,
        "row: never jams": Answer(sure_width, picture=widths),
        "row: at least": Answer(
            at_least,
            cases=(
                ({1: Fraction(1, 2), 2: Fraction(1, 2)}, 2),
                ({2: Fraction(5, 7), 3: Fraction(2, 7)}, 2),
                ({2: Fraction(5, 7), 3: Fraction(2, 7)}, 3),
                ({4: Fraction(1, 10), 5: Fraction(3, 10), 6: Fraction(6, 10)}, 5),
                ({1: Fraction(1)}, 2),
            ),
        ),
        "row: smaller gap": lambda: fits_chance(SEVEN, 4, gap=1),
    },
    exercises=(
        drawing(
            lambda columns, fish: fits_chance(columns, fish), pair=[(4, 2), (5, 2), (8, 3), (9, 3), (10, 3)],
            columns=lambda pair: pair[0], fish=lambda pair: pair[1],
        ),
        drawing(lambda columns: sum(max(n, columns - 1 - n) < 3 for n in range(columns)), columns=(3, 4, 5)),
        drawing(lambda columns: full_row_distribution(columns).mean, columns=range(4, 16)),
        drawing(
            lambda seats, people: fits_chance(seats, people, 1), pair=[(3, 2), (4, 2), (5, 3), (6, 3)],
            seats=lambda pair: pair[0], people=lambda pair: pair[1],
        ),
        drawing(
            lambda columns, fish, gap: fits_chance(columns, fish, gap),
            pair=[(3, 4), (5, 3), (6, 2), (3, 2), (3, 3), (4, 2), (4, 3), (5, 2)], more=range(3),
            gap=lambda pair: pair[0], fish=lambda pair: pair[1],
            columns=lambda gap, fish, more: (fish - 1) * (gap + 1) + 1 + more,
        ),
    ),
    board=tree,
)
