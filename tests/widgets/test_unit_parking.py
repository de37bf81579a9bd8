"""The unit on rows that jam: every order of drawing, pictures by the reader's recursion, exercises fish by fish."""

import itertools
import math
import re
from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from catwidgets.lessons.washi_cat import jammed_rows, parking

from .second_ways import ROW, fits, ways


@cache
def taken(free: tuple[int, ...]) -> Fraction:
    """How many fish fill these free columns on average, fish by fish."""
    left = [1 + taken(tuple(c for c in free if abs(c - at) > 2)) for at in free]
    return sum(left, Fraction(0)) / len(free) if free else Fraction(0)


def fills(columns: int, fish: int) -> bool:
    """Whether that many fish can close a whole row."""
    return any(
        len({c for at in row for c in range(at - 2, at + 3) if 0 <= c < columns}) == columns
        for row in itertools.combinations(range(columns), fish)
        if all(b - a > 2 for a, b in itertools.pairwise(row))
    )


def density() -> float:
    """∫₀¹ exp(−3 + 2u + u²) du, by Simpson's rule."""
    n = 200
    weights = [1 if k in (0, n) else 4 if k % 2 else 2 for k in range(n + 1)]
    return sum(w * math.exp(-3 + 2 * k / n + (k / n) ** 2) for k, w in enumerate(weights)) / (3 * n)


SECOND_WAYS = {"parking: seventeen": ways(17), "parking: eighteen": ways(18), "parking: twenty": ways(20),
    "parking: both rows": fits(ROW[20], 6) ** 2, "parking: crowded": pytest.approx(density(), abs=1e-6)}


@cache
def second_ways_of_the_unit() -> dict[str, Any]:
    """Answers by a second way, worked out when they are asked for."""
    return {
        "row: narrowest": next(n for n in range(1, 30) if ways(n)),
        "row: seven columns": fits(ROW[7], 3),
        "row: first drawing": "rows of 3 and 12",
        "row: by chance": "about 5%",
        "row: never jams": next(n for n in range(16, 30) if not any(fills(n, k) for k in range(1, 6))),
        "row: smaller gap": fits(ROW[7], 4, gap=1),
    }


@cache
def full_row(columns: int) -> dict[int, Fraction]:
    """A reader's recursion."""
    if columns <= 0:
        return {0: Fraction(1)}
    chances: dict[int, Fraction] = Counter()  # type: ignore[assignment]
    for first in range(columns):
        for (a, p), (b, q) in itertools.product(full_row(first - 2).items(), full_row(columns - first - 3).items()):
            chances[1 + a + b] += p * q / columns
    return chances


def test_the_words_of_the_unit_are_counted() -> None:
    """One way of 35, a chance of 2/7, about 5% on sixteen columns, and five fish that close 25 columns."""
    assert (1, 35) == (ways(7, 3), len(list(itertools.combinations(range(7), 3))))
    assert Fraction(2, 7) == fits(ROW[7], 3)
    assert 0.048 < float(fits(ROW[16], 6)) < 0.049
    assert Fraction(1, 3125) == 1 - fits(ROW[25], 6)


@pytest.mark.parametrize("columns", [7, 11, 16])
def test_the_recursion_is_every_order_of_drawing(columns: int) -> None:
    """Fish by fish, without the trick of two shorter rows."""
    chances = dict.fromkeys(range(8), Fraction(0))
    stack = [(Fraction(1), 0, ROW[columns])]
    while stack:
        weight, fish, free = stack.pop()
        if not free:
            chances[fish] += weight
        stack += [(weight / len(free), fish + 1, tuple(c for c in free if abs(c - at) > 2)) for at in free]
    assert {n: p for n, p in chances.items() if p} == full_row(columns)


def test_a_row_that_jams() -> None:
    """Clicks draw fish, refuse what is too near, take away, and say when the row is full."""
    row = jammed_rows.row(16)
    for column in (2, 7, 12):
        row.board.click(f"cell:{column}")
    row.board.click("cell:13")
    assert row.board.error.startswith("n is too near to the fish on m")
    assert (2, 7, 12) == row.value.drawn
    row.board.click("cell:15")
    assert "4 fish, on c, h, m, p. The row is full: it jams at 4." == row.board.status
    row.board.click("cell:15")
    assert (2, 7, 12) == row.value.drawn
    row.press("Start again")
    for column in range(0, 16, 3):
        row.board.click(f"cell:{column}")
    assert row.board.status.endswith("The row is full, with as many fish as can be.")


def test_a_row_filled_at_random() -> None:
    """A full row has no free column, and two spaces lie between any two fish."""
    row = jammed_rows.row(16)
    row.press("One at random")
    first = row.value.drawn[0]
    row.press("Fill at random")
    assert first == row.value.drawn[0]
    fish = sorted(row.value.drawn)
    assert all(b - a > 2 for a, b in itertools.pairwise(fish))
    assert not [c for c in range(16) if all(abs(c - at) > 2 for at in fish)]
    row.board.click("cell:0")
    [width] = [each for each in row._row.children if each.description == "columns"]
    width.value = 26
    assert "26 columns, all free. Click one." == row.board.status


def test_the_tree_adds_up() -> None:
    """The branches of its table are the chances, fish by fish."""
    assert jammed_rows.tree().sentence.endswith("1/7 · 1/2 + 1/7 · 1 + 1/7 · 1/2 = 2/7.")
    later = [fits(tuple(c for c in ROW[7] if abs(c - at) > 2), 2) for at in range(7)]
    assert [Fraction(1, 2), 0, 0, 1, 0, 0, Fraction(1, 2)] == later


def test_pictures_follow_the_readers_recursion() -> None:
    """Where the first fish lands, and how many fish fit."""
    shown = jammed_rows.full_rows(full_row)
    for columns, told in ((16, str(fits(ROW[16], 6))), (15, "fit is 0."), (24, "99.7")):
        shown.set("columns", columns)
        assert told in shown.board.status
        assert f"{float(taken(ROW[columns])):.2f} fish on average" in shown.board.status
    split = jammed_rows.split(full_row)
    split.set("first_fish", 6)
    assert "The first fish on f leaves rows of 3 and 12." in split.board.status
    both = [float(taken(ROW[n])) for n in (3, 12)]
    assert f"1.00 + {both[0]:.2f} + {both[1]:.2f} = " in split.board.status
    assert "to 100.0% at 27" in jammed_rows.widths().sentence


@pytest.mark.parametrize(("recursion", "said"), [
    (lambda n: {0: Fraction(1, 2)}, "add up to 1/2, and not to 1"),
    (lambda n: 7, "gives 7: it should give a chance for each number of fish"),
    (lambda n: n[0], "stops at (7)")])
def test_a_recursion_that_is_none_gets_a_sentence(recursion: Any, said: str) -> None:
    """In both pictures."""
    assert said in repr(jammed_rows.full_rows(recursion))
    assert said in repr(jammed_rows.split(recursion))


def test_every_way_has_a_number() -> None:
    """Every way by number, where the first fish lands, and the distribution of a full row."""
    rows = parking.all_rows()
    rows.set("number", 28)
    assert "18 columns, 28 ways. Number 28: c, f, i, l, o, r." == rows.board.status
    rows.set("columns", 16)
    assert "16 columns, 1 way. Number 1: a, d, g, j, m, p." == rows.board.status
    assert parking.crowding().board.status


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_rows_are_drawn_fish_by_fish(seed: int) -> None:
    """Without the recursion on shorter rows."""
    two, alone, mean, bench, gaps = jammed_rows.exercises.questions(seed)
    columns = int(re.findall(r"\d+", alone.text)[0])
    assert sum(all(abs(a - b) < 3 for b in range(columns)) for a in range(columns)) == alone.answer()
    seats, people = (int(n) for n in re.findall(r"\d+", bench.text))
    assert fits(ROW[seats], people, 1) == bench.answer()
    columns, fish = (int(n) for n in re.findall(r"\d+", two.text))
    assert fits(ROW[columns], fish) == two.answer()
    [columns] = (int(n) for n in re.findall(r"\d+", mean.text))
    assert taken(ROW[columns]) == mean.answer()
    gap, fish, columns = (int(n) for n in re.findall(r"\d+", gaps.text))
    assert fits(ROW[columns], fish, gap) == gaps.answer()
