"""The unit on variance: its answers from all ways to roll, its pictures by the reader's measures, its exercises."""

import re
from fractions import Fraction as F
from functools import cache
from itertools import product
from typing import Any

import pytest
from catwidgets.lessons.taxi_derby import one_die
from catwidgets.teach import check, question

FACES = range(1, 5)
ONE = [3 * face for face in FACES]
THREE = [a + b + c for a, b, c in product(FACES, repeat=3)]
DICE = "one die times three", "three dice added"


def spread_of(values: Any) -> F:
    """The variance by pairs: half of the mean squared difference of two draws."""
    values = list(values)
    return F(sum((a - b) ** 2 for a in values for b in values), 2 * len(values) ** 2)


def reached(values: Any, away: int) -> F:
    """The share that is at least so large, by leaving out what is smaller."""
    return 1 - F(len([value for value in values if value < away]), len(values))


def rather(away: int) -> str:
    """Which dice reach somebody less often."""
    one, three = reached(ONE, away), reached(THREE, away)
    return DICE[0] if one < three else DICE[1] if three < one else "both the same"


@cache
def second_ways_of_the_unit() -> dict[str, Any]:
    """Answers by a second way, worked out when they are asked for."""
    return {"dice: same mean": "both the same" if F(sum(ONE), 4) == F(sum(THREE), 64) else "",
        "dice: one die": spread_of(FACES), "dice: times three": spread_of(ONE), "dice: three dice": spread_of(THREE),
        "dice: far away": rather(10), "dice: near": rather(5),
        "dice: change places": next(d for d in range(1, 13) if reached(ONE, d) > reached(THREE, d)),
        "dice: lift": float(9 * spread_of((-10, 10))) ** 0.5}


def test_the_unit_keeps_its_promise() -> None:
    """45/4 against 15/4, with one mean, and the counts that its words name."""
    assert [F(45, 4), F(15, 4)] == [spread_of(ONE), spread_of(THREE)]
    assert [10, 16, 4, 16] == [sum(v >= 10 for v in THREE), 16 * sum(v >= 10 for v in ONE), sum(v < 5 for v in THREE),
        16 * sum(v < 5 for v in ONE)]


def test_two_lists_have_their_means() -> None:
    """The sentence names ways and means, and a list that is none gets a sentence."""
    shown = one_die.two_lists(ONE, THREE)
    told = ("One die times three: 4 ways, mean 15/2 = 7.5.", "Three dice added: 64 ways, mean 15/2 = 7.5.")
    assert " ".join(told) == shown.board.status
    for wrong in (7, [], ["a"], "abc"):
        assert "three should be a list of numbers" in repr(one_die.two_lists(ONE, wrong))


@pytest.mark.parametrize("over", range(1, 6))
def test_two_rules_are_rewritten_for_all_dice(over: int) -> None:
    """Times s is s² times the variance, s dice are s times, whatever the sides."""
    shown = one_die.spread(spread_of)
    for sides in (2, 3):
        shown.set("sides", sides)
        shown.set("over", over)
        alone = spread_of(range(1, sides + 1))
        assert f"One die times {over}: {over**2 * alone} = {over**2} · {alone}." in shown.board.status
        assert f": {over * alone} = {over} · {alone}." in shown.board.status


def test_another_measure_keeps_one_rule_only() -> None:
    """The mean distance of three dice is not three times that of one."""
    shown = one_die.spread(lambda values: sum(abs(v - sum(values) / len(values)) for v in values) / len(values))
    assert "One die times 3: 3 = 3 · 1. 3 dice added: 51/32 = 51/32 · 1." in shown.board.status
    root = one_die.spread(lambda values: float(spread_of(values)) ** 0.5)
    assert "≈ 3.354 = 3 · 1.118" in root.board.status


def test_whose_function_draws_is_said() -> None:
    """Nothing of one that was not asked for; the reader's own where it is written, and a right one where it is not."""
    assert "function" not in one_die.spread(spread_of).task
    check("dice: mean distance", unwritten := lambda values: ...)
    drawn, right = one_die.spread(unwritten), question("dice: mean distance").truth
    assert "a right one draws this" in drawn.task
    assert drawn.board.status == one_die.spread(right).board.status
    check("dice: mean distance", own := lambda values: right(values))
    assert one_die.spread(own).task.startswith("Your function draws this. ")


@pytest.mark.parametrize(("measure", "said"), [(lambda v: "x", "gives x"), (lambda v: v[99], "stops at")])
def test_a_measure_that_is_none_gets_a_sentence(measure: Any, said: str) -> None:
    """A word is not a spread."""
    assert said in repr(one_die.spread(measure))


def test_squares_grow_with_the_square() -> None:
    """The area is summed up in the sentence."""
    once = "One die times 1: 1, 2, 3, 4. The mean of the squares is (9/4 + 1/4 + 1/4 + 9/4)/4 = 5/4."
    assert once == one_die.squares(1).sentence
    assert one_die.squares(3).sentence.endswith(f"= {spread_of(ONE)}.")


def test_the_two_ways_change_places() -> None:
    """Near by one die is better to run from, far away three are, at 8 spaces both are alike."""
    shown = one_die.reaching(reached)
    for away in (5, 8, 10):
        shown.set("spaces_away", away)
        told = f"You would rather run from {rather(away)}." if rather(away) in DICE else "Both are alike."
        assert shown.board.status.endswith(told)


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_variance_are_rolled_out(seed: int) -> None:
    """All ways are written down, or the variance of few dice is stretched by the rule that was found."""
    faces, spinner, dice, bags, mixed = one_die.exercises.questions(seed)
    assert spread_of(int(n) for n in re.findall(r"\d+", spinner.text)) == spinner.answer()
    v, n = (int(n) for n in re.findall(r"\d+", bags.text))
    assert sum(spread_of((-1, 1)) * v for _ in range(n)) == bags.answer()
    assert spread_of(int(n) for n in re.findall(r"\d+", faces.text)) == faces.answer()
    sides, *_, times = (int(n) for n in re.findall(r"\d+", dice.text))
    single = range(1, sides + 1)
    if "added" in dice.text:
        pairs = spread_of(a + b for a in single for b in single)
        assert pairs + (times - 2) * (pairs - spread_of(single)) == dice.answer()
    else:
        assert spread_of(times * face for face in single) == dice.answer()
    first, a, second, b = (int(n) for n in re.findall(r"\d+", mixed.text))
    every = [a * x + b * y for x in range(1, first + 1) for y in range(1, second + 1)]
    assert spread_of(every) == mixed.answer()
