"""The units on classic games: every answer by counting whole cases, and pictures by the reader's function."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction as F
from functools import cache
from itertools import product
from math import comb

import pytest
import sympy
from catwidgets.lessons.classics import craps, liars_dice

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


# Craps

WAYS = Counter(a + b for a, b in product(FACES, FACES))


def comes_first(total: int, other: int) -> F:
    """The chance x of a total before another: x = the next roll, or neither and x again."""
    x, hit, miss = sympy.Symbol("x"), sympy.Rational(WAYS[total], 36), sympy.Rational(WAYS[other], 36)
    [found] = sympy.solve(sympy.Eq(x, hit + (1 - hit - miss) * x), x)
    return F(int(found.p), int(found.q))


def shooter() -> F:
    """The first roll wins, or sets a point that has to come again."""
    return F(WAYS[7] + WAYS[11], 36) + sum(F(WAYS[p], 36) * comes_first(p, 7) for p in (4, 5, 6, 8, 9, 10))


def first_sevens() -> list[F]:
    """How likely the first 7 comes on each of many rolls, one roll after the other."""
    left, chances = F(1), []
    for _ in range(150):
        chances.append(left / 6)
        left -= left / 6
    return chances


def purse(coins: int) -> float:
    """The chance to win all coins from as many, by the formula of the unit."""
    r = float(1 / shooter() - 1)
    return (1 - r**coins) / (1 - r ** (2 * coins))


SECOND_WAYS = {
    "liars: one more": "More likely true" if 2 * 5**5 < 6**5 else "More likely a lie",
    "liars: none": cups(5)[0],
    "liars: two": cups(5)[2],
    "liars: thirty": thirty(),
    "liars: jokers": sum(cups(5, hits=2)[2:]),
    "craps: fair": "The house" if shooter() < F(1, 2) else "The player",
    "craps: at once": F(WAYS[7] + WAYS[11], 36),
    "craps: first seven": "On the first roll" if first_sevens()[0] == max(first_sevens()) else "On the sixth roll",
    "craps: wait": sum((k + 1) * p for k, p in enumerate(first_sevens())).limit_denominator(100),
    "craps: four": comes_first(4, 7),
    "craps: pass line": shooter(),
    "craps: ten coins": f"About {round(100 * purse(10))} %",
    "craps: hundred coins": f"About {round(100 * purse(100))} %",
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


def test_a_game_at_the_table_is_a_game_of_craps() -> None:
    """Its totals decide as the rules say, and many games are won as often as they should be."""
    table = craps.play()
    for _ in range(40):
        table.press("Roll")
        *before, last = table.value.totals
        ends = {before[0]: 1, 7: -1} if before else {7: 1, 11: 1, 2: -1, 3: -1, 12: -1}
        assert ends.get(last, 0) == table.value.state.won
    table.press("Play 100 games")
    assert 30 < table.value.won < 75
    assert f"{table.value.games} games, {table.value.won} won" in table.board.status


def test_the_wait_and_the_ruin_follow_the_reader() -> None:
    """The sentences are written anew for another function."""
    right = craps.waiting(lambda k, p: (1 - p) ** (k - 1) * p)
    assert right.board.status.endswith("within 6 rolls with 66.5 %. Tallest: roll 1.")
    assert "Tallest: roll 24." in craps.waiting(lambda k, p: F(k, 300)).board.status
    fair = craps.ruin(lambda coins, goal, win: F(coins, goal))
    assert fair.board.status == "10 coins each: you take all with 50.0 %."


def test_open_answers_on_craps_are_right() -> None:
    """Bold play wins with one game, timid play with less."""
    assert ("244/495", "43.0") == (str(shooter()), f"{100 * purse(10):.1f}")
    assert "5.6" == f"{100 * purse(100):.1f}"


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_waiting_are_counted(seed: int) -> None:
    """By ways, by equations and by series."""
    total, wait, exactly, race, penalty = craps.UNIT.questions(seed)
    assert F(WAYS[numbers_in(total.text)[0]], 36) == total.answer()
    assert F(36, WAYS[numbers_in(wait.text)[0]]) == wait.answer()
    assert first_sevens()[numbers_in(exactly.text)[1] - 1] == exactly.answer()
    assert comes_first(*numbers_in(race.text)) == race.answer()
    n, k = numbers_in(penalty.text)
    assert F((n - 1) ** k, n**k) == penalty.answer()
