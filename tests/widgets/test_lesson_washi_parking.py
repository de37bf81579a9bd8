"""The lesson on counting rows: answers by a second way, every way by its number."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction
from functools import cache

import pytest
from catwidgets.lessons.washi_cat import parking as lesson

# Second ways: rows listed one by one, and filled fish by fish


def ways(columns, fish=6):
    """In how many ways that many fish fit, by listing."""
    return sum(
        all(b - a > 2 for a, b in itertools.pairwise(row)) for row in itertools.combinations(range(columns), fish)
    )


@cache
def fits(free, fish):
    """The chance that a number of fish more fit on these free columns, fish by fish."""
    if fish == 0:
        return Fraction(1)
    left = [fits(tuple(c for c in free if abs(c - at) > 2), fish - 1) for at in free]
    return sum(left, Fraction(0)) / len(free) if free else Fraction(0)


def density():
    """∫₀¹ exp(−3 + 2u + u²) du, by Simpson's rule."""
    n = 200
    weights = [1 if k in (0, n) else 4 if k % 2 else 2 for k in range(n + 1)]
    return sum(w * math.exp(-3 + 2 * k / n + (k / n) ** 2) for k, w in enumerate(weights)) / (3 * n)


ROW = {n: tuple(range(n)) for n in range(30)}
SECOND_WAYS = {"parking: seventeen": ways(17), "parking: eighteen": ways(18), "parking: twenty": ways(20),
    "parking: both rows": fits(ROW[20], 6) ** 2, "parking: crowded": pytest.approx(density(), abs=1e-6)}


# Exhibits


def test_pictures_follow_their_controls():
    """Every way by number, where the first fish lands, and the distribution of a full row."""
    rows = lesson.all_rows()
    rows.set("number", 28)
    assert "18 columns, 28 ways. Number 28: c, f, i, l, o, r." == rows.board.status
    rows.set("columns", 16)
    assert "16 columns, 1 way. Number 1: a, d, g, j, m, p." == rows.board.status
    assert lesson.crowding().board.status
