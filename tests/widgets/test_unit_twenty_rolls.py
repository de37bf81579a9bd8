"""The unit on twenty rolls: its answers by a second way, its pictures by the reader's rule, its exercises counted."""

import re
from fractions import Fraction as F
from functools import cache
from itertools import product
from math import comb
from typing import Any

import pytest
from catwidgets.lessons.empire import twenty_rolls
from catwidgets.teach import Own

from .second_ways import numbers_in, rolled


def net_of_a_roll() -> F:
    """How many more cubes the defender loses than the attacker, three dice against two."""
    return sum((p * (theirs - mine) for (mine, theirs), p in rolled(3, 2).items()), F(0))


@cache
def said_by(rolls: int) -> tuple[F, F]:
    """How likely the defender, and how likely the attacker, has lost more: by choosing which rolls went how."""
    defender, each, attacker = (int(rolled(3, 2)[lost] * 6**5) for lost in ((0, 2), (1, 1), (2, 0)))
    more = less = 0
    for won in range(rolls + 1):
        for lost in range(rolls + 1 - won):
            ways = comb(rolls, won) * comb(rolls - won, lost)
            ways *= defender**won * attacker**lost * each ** (rolls - won - lost)
            more, less = more + ways * (won > lost), less + ways * (won < lost)
    return F(more, 6 ** (5 * rolls)), F(less, 6 ** (5 * rolls))


@cache
def second_ways_of_the_unit() -> dict[str, Any]:
    """Answers by a second way, worked out when they are asked for."""
    return {"twenty: who gains": "The defender" if net_of_a_roll() > 0 else "The attacker",
        "twenty: a school": f"About {round(100 * said_by(20)[1])}",
        "twenty: two clubs": "The club that rolls 20 times" if said_by(20)[1] > said_by(200)[1] else "",
        "twenty: net mean": net_of_a_roll(),
        "twenty: enough": next(n for n in range(1, 200) if said_by(n)[1] < F(1, 10))}


def by_hand(attack: Any, defend: Any) -> tuple[int, int]:
    """What dice cost, the highest and the second highest compared one by one."""
    first = max(attack) > max(defend)
    second = sorted(attack)[-2] > min(defend)
    return 2 - first - second, first + second


def test_rolls_are_counted_by_the_readers_rule() -> None:
    """Each roll counts once, with the cubes that the rule says."""
    rolls = twenty_rolls.play_rolls(by_hand, seed=1)
    rolls.go(20)
    assert 20 == rolls.counts.total()
    assert by_hand(rolls.attack, rolls.defend) == rolls.last
    lost = [sum(each[side] * n for each, n in rolls.counts.items()) for side in (0, 1)]
    assert f"After 20 rolls the attacker has lost {lost[0]} cubes, the defender {lost[1]}." in rolls.board.status
    rolls.forget()
    assert ("Press “Roll” to begin.", 0) == (rolls.board.status, rolls.counts.total())


def test_the_readers_rule_is_asked_for_every_way() -> None:
    """Its counts are those of five dice, and its chances those of all orders of rolls."""
    rule = twenty_rolls.Rule(Own(by_hand))
    assert {2 * k: rolled(3, 2)[1 - k, 1 + k] for k in (-1, 0, 1)} == dict(rule.net.items())
    assert said_by(20) == (rule.after(20)[0], rule.after(20)[2])
    assert 1 == sum(rule.after(7))


def test_the_opposite_is_told_anew_for_every_number_of_rolls() -> None:
    """The figures in the words of the unit, and what becomes of them if the attacker wins ties."""
    picture = twenty_rolls.opposite(by_hand)
    for rolls, said in ((20, ("61.8%", "28.3%", "9.9%")), (200, ("90.9%", "7.8%", "1.3%"))):
        picture.set("rolls", rolls)
        more, less = said_by(rolls)
        assert [f"{100 * float(p):.1f}%" for p in (more, less, 1 - more - less)] == list(said)
        assert all(each in picture.board.status for each in said)
    assert ["15.0%", "10.02%"] == [f"{100 * float(said_by(100)[1]):.1f}%", f"{100 * float(said_by(160)[1]):.2f}%"]
    turned = twenty_rolls.opposite(lambda attack, defend: by_hand(attack, defend)[::-1])
    assert turned.board.status.startswith("In the long run the attacker loses more.")


def test_a_class_varies_less_with_more_rolls() -> None:
    """Thirty pupils each time, and with 200 rolls hardly any says the opposite."""
    picture = twenty_rolls.classroom(by_hand)
    opposite = []
    for rolls in (20, 200):
        picture.set("rolls", rolls)
        n, _, more, less, level = (int(n) for n in re.findall(r"\d+", picture.board.status))
        assert (30, 30) == (n, more + less + level)
        opposite.append(less)
    assert opposite[1] < opposite[0]


def test_relative_frequencies_settle() -> None:
    """The five runs draw together about the share that all ways give."""
    picture = twenty_rolls.settling(by_hand)
    spread = []
    for rolls in (20, 2000):
        picture.set("rolls", rolls)
        low, high = (float(n) for n in re.findall(r"([\d.]+)%", picture.board.status))
        assert low < 100 * (1 + float(net_of_a_roll()) / 2) / 2 < high
        spread.append(high - low)
    assert spread[1] < spread[0] / 4


@pytest.mark.parametrize("given", [7, (1,), (1, "x"), (-1, 2)])
def test_a_rule_that_gives_no_cubes_gets_a_sentence(given: Any) -> None:
    """It has to say what both sides lose."""
    assert "it should give two numbers" in repr(twenty_rolls.play_rolls(lambda attack, defend: given))


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_frequencies_are_counted(seed: int) -> None:
    """Rolls and spins are written down one by one."""
    share, sixes, mean, poll, spins = twenty_rolls.exercises.questions(seed)
    rolls, two, one, other = numbers_in(share.text)
    assert [rolls, F(two, 50)] == [two + one + other, share.answer()]
    rolls, percents = numbers_in(sixes.text)
    assert F(percents, 100) == F(sixes.answer(), rolls)
    people, off, less = numbers_in(poll.text)
    while off > less:
        people, off = 4 * people, off / 2
    assert people == poll.answer()
    rolls, two, one, _ = numbers_in(mean.text)
    assert F(sum([2] * two + [1] * one), rolls) == mean.answer()
    fields, good, bad = numbers_in(spins.text)
    assert fields == good + bad
    every = list(product([1] * good + [0] * bad, repeat=3))
    assert F(sum(sum(won) <= 1 for won in every), len(every)) == spins.answer()
