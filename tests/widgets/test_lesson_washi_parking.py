"""The lesson on parking: answers by a second way, hints that fit, a row that fills."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction
from functools import cache

import pytest
from catwidgets.lesson import question, questions_in
from catwidgets.lessons.washi_cat import parking as lesson

from catlib.games.washi_cat.odds import full_row_distribution
from catlib.rng import generator

# Second ways: rows listed one by one, and filled fish by fish


def ways(columns, fish=6):
    """In how many ways so many fish fit, by listing."""
    return sum(
        all(b - a > 2 for a, b in itertools.pairwise(row)) for row in itertools.combinations(range(columns), fish)
    )


@cache
def fits(free, fish):
    """The chance that so many fish more fit on these free columns, fish by fish."""
    if fish == 0:
        return Fraction(1)
    left = [fits(tuple(c for c in free if abs(c - at) > 2), fish - 1) for at in free]
    return sum(left, Fraction(0)) / len(free) if free else Fraction(0)


def fills(columns, fish):
    """Whether so many fish can close a whole row."""
    return any(
        len({c for at in row for c in range(at - 2, at + 3) if 0 <= c < columns}) == columns
        for row in itertools.combinations(range(columns), fish)
        if all(b - a > 2 for a, b in itertools.pairwise(row))
    )


def density():
    """∫₀¹ exp(−3 + 2u + u²) du, by Simpson's rule."""
    n = 200
    weights = [1 if k in (0, n) else 4 if k % 2 else 2 for k in range(n + 1)]
    return sum(w * math.exp(-3 + 2 * k / n + (k / n) ** 2) for k, w in enumerate(weights)) / (3 * n)


ROW = {n: tuple(range(n)) for n in range(30)}
SECOND_WAYS = {
    "parking: narrowest": next(n for n in range(1, 30) if ways(n)),
    "parking: fewest": next(n for n in range(1, 7) if fills(16, n)),
    "parking: seventeen": ways(17),
    "parking: eighteen": ways(18),
    "parking: twenty": ways(20),
    "parking: seven columns": fits(ROW[7], 3),
    "parking: first drawing": "rows of 3 and 8",
    "parking: sixteen": "about 5 %",
    "parking: never jams": next(n for n in range(16, 30) if not any(fills(n, k) for k in range(1, 6))),
    "parking: both rows": fits(ROW[20], 6) ** 2,
    "parking: crowded": pytest.approx(density(), abs=1e-6),
}


@pytest.mark.parametrize("name", questions_in(lesson.__name__))
def test_every_answer_is_right_by_a_second_way(name):
    """Listed or tried out without the library."""
    assert SECOND_WAYS[name] == question(name).answer()


def test_a_chance_near_5_percent():
    """The choice for sixteen columns is the one nearest to the exact chance."""
    assert Fraction(141, 2912) == fits(ROW[16], 6)
    assert 0.048 < float(fits(ROW[16], 6)) < 0.049


@pytest.mark.parametrize("columns", [7, 11, 16])
def test_the_distribution_of_a_full_row(columns):
    """The exact distribution against every order of drawing."""
    distribution = dict.fromkeys(range(8), Fraction(0))
    stack = [(Fraction(1), 0, ROW[columns])]
    while stack:
        weight, fish, free = stack.pop()
        if not free:
            distribution[fish] += weight
        stack += [(weight / len(free), fish + 1, tuple(c for c in free if abs(c - at) > 2)) for at in free]
    assert {n: p for n, p in distribution.items() if p} == dict(full_row_distribution(columns))


def test_why_five_fish_close_25_columns():
    """Only c, h, m, r and w close 25 columns, and their chance is 1/3125, as the notebook says."""
    closing = [
        row for row in itertools.combinations(range(25), 5) if all(b - a == 5 for a, b in itertools.pairwise(row))
    ]
    assert 1 == sum(row[0] == 2 for row in closing)
    assert Fraction(1, 3125) == 1 - fits(ROW[25], 6)


# Exhibits


def test_a_row_that_jams():
    """Clicks draw fish, refuse what is too near, take away, and say when the row is full."""
    row = lesson.row(16)
    for column in (2, 7, 12):
        row.board.click(f"cell:{column}")
    row.board.click("cell:13")
    assert row.board.error
    assert [2, 7, 12] == row.drawn
    with pytest.raises(ValueError, match="n is too near to the fish on m"):
        row.click(13)
    row.board.click("cell:15")
    assert "4 fish, on c, h, m, p. The row is full: it jams at 4." == row.board.status
    row.click(15)
    assert [2, 7, 12] == row.drawn
    row.restart()
    for column in range(0, 16, 3):
        row.click(column)
    assert row.board.status.endswith("The row is full, and all six are in.")


def test_a_row_filled_at_random():
    """A full row has no free column, and two spaces lie between any two fish."""
    row = lesson.row(16)
    row.one()
    first = row.drawn[0]
    row.fill()
    assert first == row.drawn[0]
    fish = sorted(row.drawn)
    assert all(b - a > 2 for a, b in itertools.pairwise(fish))
    assert not [c for c in range(16) if all(abs(c - at) > 2 for at in fish)]
    row.resize(26)
    assert "26 columns, all free. Click one." == row.board.status


def test_random_rows_are_random():
    """The same seed gives the same rows; their mean is near the exact one."""
    drawn = lesson.random_rows(20, rows=2000, seed=3)
    assert drawn == lesson.random_rows(20, rows=2000, seed=3)
    mean = sum(n * k for n, k in drawn.items()) / 2000
    assert float(full_row_distribution(20).mean) == pytest.approx(mean, abs=0.06)
    assert lesson.filled(16, generator(1).random)


def test_pictures_follow_their_controls():
    """Every way by number, where the first fish lands, and the distribution of a full row."""
    rows = lesson.all_rows()
    rows.set("number", 28)
    assert "18 columns, 28 ways. Number 28: c, f, i, l, o, r." == rows.board.status
    rows.set("columns", 16)
    assert "16 columns, 1 way. Number 1: a, d, g, j, m, p." == rows.board.status
    split = lesson.split()
    split.set("columns", 26)
    assert split.board.status.endswith("The chance that five more fit is 1.")
    split.set("first_fish", 1)
    assert "leaves rows of 0 and 23" in split.board.status
    distribution = lesson.full_rows()
    distribution.set("columns", 26)
    assert "from 6 to" in distribution.board.status
    assert "to 100.0 % at 27" in lesson.widths().board.status
    assert lesson.crowding().board.status
