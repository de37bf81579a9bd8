"""Every answer of the course by a second way, without the library's odds, and its pictures."""

from __future__ import annotations

import re
from fractions import Fraction as F
from itertools import product
from typing import Any

import pytest
import sympy
from catwidgets.course.own import Task
from catwidgets.course.unit import units
from catwidgets.lesson import question, questions_in
from catwidgets.lessons.cat_cab import next_door, reroll_for_seven
from catwidgets.lessons.empire import ties

FACES = range(1, 7)
TWENTY = range(1, 21)


def first_of(drivers: int) -> F:
    """The starter's chance: a seven at once, or a round of misses and the same again; s = 1/6 + (5/6)^n s."""
    s = sympy.Symbol("s")
    [found] = sympy.solve(sympy.Eq(s, sympy.Rational(1, 6) + sympy.Rational(5, 6) ** drivers * s), s)
    return F(int(found.p), int(found.q))


SECOND_WAYS: dict[str, Any] = {
    "door: four steps": "Never",
    "door: five steps": "Yes, in several ways",
    "door: striped cells": 6 * 8 // 2,
    "door: corners": "Yes",
    "seven: one or both": "It makes no difference",
    "seven: one die": F(1, 6),
    "seven: both dice": F(sum(a + b == 7 for a, b in product(FACES, FACES)), 36),
    "seven: eight": F(sum(a + b == 8 for a, b in product(FACES, FACES)), 36),
    "seven: after misses": "As likely as at first",
    "seven: three rolls": F(sum(0 in rolls for rolls in product(range(6), repeat=3)), 6**3),
    "seven: the starter": first_of(2),
    "seven: three drivers": first_of(3),
    "ties: fair": "The defender",
    "ties: how many": 36 - 6 * 5,
    "ties: one against one": F(5 + 4 + 3 + 2 + 1, 36),
    "ties: to the attacker": 6 + 5 + 4 + 3 + 2 + 1,
    "ties: many sides": F(sum(a > d for a in TWENTY for d in TWENTY), 400),
}


def numbers() -> list[str]:
    """The questions of all units that are not a function to write."""
    modules = sorted({each.exercises[0].__module__ for each in units()})
    names = [name for module in modules for name in questions_in(module)]
    return [name for name in names if not isinstance(question(name), Task)]


@pytest.mark.parametrize("name", numbers())
def test_an_answer_is_found_in_a_second_way(name: str) -> None:
    """By counting, by another formula or by a program of another kind."""
    assert SECOND_WAYS[name] == question(name).answer()


def test_no_second_way_is_left_over() -> None:
    """A question that is gone takes its second way along."""
    assert set(numbers()) == set(SECOND_WAYS)


def numbers_in(words: str) -> list[int]:
    """The whole numbers in the words of an exercise."""
    return [int(n) for n in re.findall(r"\d+", words)]


# Ties


def test_a_board_follows_the_readers_rule() -> None:
    """Fifteen pairs of 36, twenty-one with the ties."""
    assert "wins 15 of 6 × 6 = 36 pairs" in ties.board(lambda a, d: a > d).board.status
    assert "wins 21 of 6 × 6 = 36 pairs" in ties.board(lambda a, d: a >= d).board.status


def test_a_broken_rule_gets_a_sentence() -> None:
    """No traceback, and no picture."""
    assert "stops at (1, 1): NameError" in repr(ties.board(lambda a, d: unknown))  # noqa: F821


def test_more_sides_are_counted() -> None:
    """The sentence beside the slider is rewritten."""
    picture = ties.sides(lambda a, d: a > d)
    picture.set("sides", 20)
    assert "190 of 20 × 20 = 400 pairs. That is 19/40, or 47.5 %." in picture.board.status


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_ties_are_counted(seed: int) -> None:
    """Each by writing down all rolls."""
    words = [
        [int(n) for n in "".join(c if c.isdigit() else " " for c in each.text).split()]
        for each in ties.UNIT.questions(seed)
    ]
    [n], [mine, theirs], [again] = words
    plain = F(sum(a > d for a, d in product(range(n), repeat=2)), n * n)
    mixed = F(sum(a > d for a in range(mine) for d in range(theirs)), mine * theirs)
    rolls = list(product(range(again), repeat=4))
    twice = F(sum(a > b or (a == b and c > d) for a, b, c, d in rolls), len(rolls))
    assert [plain, mixed, twice] == [each.answer() for each in ties.UNIT.questions(seed)]


# Next door


def walk(cell: tuple[int, int], steps: int) -> set[tuple[int, int]]:
    """Where single steps can end, inside the city."""
    cells = {cell}
    for _ in range(steps):
        moved = {(x + a, y + b) for x, y in cells for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        cells = {(x, y) for x, y in moved if 1 <= x <= 6 and 1 <= y <= 8}
    return cells


def test_the_map_follows_the_readers_search() -> None:
    """The slider's sentence says how many cells, and of which colour."""
    picture = next_door.where(walk)
    picture.set("steps", 4)
    assert f"{len(walk((3, 3), 4))} cells of the city, all of them plain." in picture.board.status
    assert picture.board.status.endswith("The passenger at (4, 3) is none of them.")
    picture.set("steps", 5)
    assert picture.board.status.endswith("is one of them.")


def test_a_search_that_gives_no_cells_gets_a_sentence() -> None:
    """A number is no set of cells."""
    assert "gives 7" in repr(next_door.where(lambda start, steps: 7))


@pytest.mark.parametrize("steps", range(9))
def test_a_cell_is_possible_when_a_walk_ends_there(steps: int) -> None:
    """The rule of distance and parity against all walks."""
    every = [(x, y) for x in range(1, 7) for y in range(1, 9)]
    assert walk((3, 3), steps) == {cell for cell in every if next_door.possible((3, 3), cell, steps)}


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_parity_are_walked(seed: int) -> None:
    """Cells and steps are taken from the words of the exercises."""
    can, plain, many = next_door.UNIT.questions(seed)
    x, y, u, v, steps = numbers_in(can.text)
    assert ("Yes" if (u, v) in walk((x, y), steps) else "No") == can.answer()
    columns, rows = numbers_in(plain.text)[:2]
    assert (columns * rows + 1) // 2 == plain.answer()
    [steps] = numbers_in(many.text)
    assert (steps + 1) ** 2 == many.answer()


# Re-roll for seven


def counted_rolls(target: int, kept: tuple[int, ...]) -> F:
    """The chance of a target with some dice kept, from all rolls."""
    rolls = list(product(FACES, repeat=2 - len(kept)))
    return F(sum(sum(kept) + sum(roll) == target for roll in rolls), len(rolls))


def test_the_bars_follow_the_readers_function() -> None:
    """For 7 it makes no difference, for 8 it does."""
    picture = reroll_for_seven.targets(counted_rolls)
    assert picture.board.status == "Target 7: it makes no difference what you keep."
    picture.set("target", 8)
    assert picture.board.status.startswith("Target 8: best is to keep a 2 or to keep a 3")


def test_only_seven_makes_no_difference() -> None:
    """The answer to the open question, for all targets."""
    alike = [t for t in range(2, 13) if len({counted_rolls(t, kept) for kept in [(), *((f,) for f in FACES)]}) == 1]
    assert [7] == alike


def test_turns_are_settled_roll_by_roll() -> None:
    """After eight rolls, by hand."""
    picture = reroll_for_seven.taking_turns()
    picture.set("rolls", 8)
    mine = sum((5 / 6) ** i / 6 for i in (0, 2, 4, 6))
    assert f"you have won with {100 * mine:.1f} %" in picture.board.status


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_sevens_are_counted(seed: int) -> None:
    """By all pairs, by multiplying, and by the equation."""
    total, within, duel = reroll_for_seven.UNIT.questions(seed)
    assert counted_rolls(numbers_in(total.text)[0], ()) == total.answer()
    assert 1 - F(5, 6) ** numbers_in(within.text)[1] == within.answer()
    n = numbers_in(duel.text)[1]
    assert F(n, 2 * n - 1) == duel.answer()
