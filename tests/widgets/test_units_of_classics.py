"""The units on classic games: every answer by counting whole cases, and pictures by the reader's function."""

from __future__ import annotations

from fractions import Fraction as F
from functools import cache
from itertools import product
from math import comb

import pytest
from catwidgets.lessons.classics import liars_dice

from .second_ways import FACES, numbers_in

# Liar's dice


@cache
def cups(dice: int, hits: int = 1, sides: int = 6) -> list[F]:
    """How likely each number of hits is, from all ways in which the dice fall."""
    every = [sum(face < hits for face in faces) for faces in product(range(sides), repeat=dice)]
    return [F(every.count(k), len(every)) for k in range(dice + 1)]


def thirty() -> str:
    """Five or more of thirty, one die after the other."""
    chances = [F(1)]
    for _ in range(30):
        chances = [a * F(5, 6) + b * F(1, 6) for a, b in zip([*chances, F(0)], [F(0), *chances], strict=True)]
    return "More than one half" if sum(chances[5:]) > F(1, 2) else "Less than one half"


SECOND_WAYS = {
    "liars: one more": "More likely true" if 2 * 5**5 < 6**5 else "More likely a lie",
    "liars: none": cups(5)[0],
    "liars: two": cups(5)[2],
    "liars: thirty": thirty(),
    "liars: jokers": sum(cups(5, hits=2)[2:]),
}


def test_a_call_is_judged_by_all_ten_dice() -> None:
    """Whoever calls sees the hidden dice; a second call of the same bid changes nothing."""
    table = liars_dice.play()
    assert "so Lea needs" in table.board.status
    for call in ("Believe it", "Liar"):
        table.press(call)
        assert "You said “Believe it”" in table.board.status
    mine, hidden, bid, face = table.value.dice()
    assert table.value.holds() == ((mine + hidden).count(face) >= bid)
    assert table.value.right == table.value.holds()
    table.press("Next bid")
    assert (2, "") == (table.value.number, table.value.called)


def test_half_of_the_bids_are_true() -> None:
    """Neither call is always right, so that there is something to think about."""
    true = sum(liars_dice.Round(number).holds() for number in range(1, 201))
    assert 60 < true < 140


def test_bars_that_do_not_make_one_are_told() -> None:
    """A reader who forgets the orders, or whose function gives words, reads so."""
    assert "should make 1" in liars_dice.tail(lambda k, dice: F(1, 6) ** k).board.status
    assert "it should give a number" in repr(liars_dice.tail(lambda k, dice: "many"))
    right = liars_dice.tail(lambda k, dice: comb(dice, k) * F(1, 6) ** k * F(5, 6) ** (dice - k))
    assert right.board.status == "At least 2 of 5 hidden dice: 763/3888 = 19.6 %."


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_bids_are_counted(seed: int) -> None:
    """By writing down all ways in which dice and answers fall."""
    none, mean, some, least, quiz = liars_dice.UNIT.questions(seed)
    assert cups(numbers_in(none.text)[0])[0] == none.answer()
    assert F(sum(FACES), 21) * F(numbers_in(mean.text)[0], 6) == mean.answer()
    n, k, _ = numbers_in(some.text)
    assert cups(n)[k] == some.answer()
    assert sum(cups(numbers_in(least.text)[-1])[2:]) == least.answer()
    n, c, k = numbers_in(quiz.text)
    assert sum(cups(n, sides=c)[k:]) == quiz.answer()
