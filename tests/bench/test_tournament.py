"""Bots against each other: seats rotated, strengths as two bots' odds say, and the right order."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from catlib import load
from catlib.bench.tournament import lineups, strengths, tournament


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_bot_sits_in_every_seat_as_often(seats):
    """Over all seatings each bot has each seat in half of them."""
    rows = lineups("a", "b", seats)
    assert all({"a": len(rows) // 2, "b": len(rows) // 2} == Counter(column) for column in zip(*rows, strict=True))


def test_two_bots_are_apart_by_their_log_odds():
    """Of 300 to 100 games the strengths differ by log 3, and the interval holds half of that for each."""
    found = strengths(["a", "b"], {("a", "b"): 300, ("b", "a"): 100})
    assert math.log(3) == pytest.approx(found["a"].value - found["b"].value, abs=0.01)
    error = 1.96 * math.sqrt(1 / 300 + 1 / 100) / 2
    assert error == pytest.approx(found["a"].error, rel=0.25)


def test_the_better_bot_is_first():
    """In Pig, to hold at 20 beats chance in nearly every game, from either seat."""
    found = tournament(load("pig", target=40), ["random", "hold at 20"], games=60, seed=1, workers=1)
    assert ["hold at 20", "random"] == list(found.strengths)
    assert found.win_rate("hold at 20", "random").value > 0.8
    assert 120 == sum(found.wins.values())
    assert str(found).startswith("hold at 20: strength ")


def test_a_bot_alone_is_no_tournament():
    """Two different bots are needed."""
    with pytest.raises(ValueError, match="two or more different bots are wanted"):
        tournament(load("pig"), ["random", "random"])
