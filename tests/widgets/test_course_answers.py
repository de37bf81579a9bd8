"""Every answer of the course by a second way, without the library's odds, and its pictures."""

import tomllib
from collections.abc import Callable
from fractions import Fraction as F
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
import sympy
from catwidgets.lessons.cat_cab import next_door, patient_die, reroll_for_seven
from catwidgets.lessons.empire import equal_armies, ties
from catwidgets.lessons.meow_daifugo import a_pass_speaks, maybe_a_bluff
from catwidgets.lessons.taxi_derby import speeding
from catwidgets.teach import Task, question, questions_in, units
from catwidgets.teach.further import lesson_notes

from catlib.games import taxi_derby

from . import (
    second_ways,
    test_lesson_washi_jump_home,
    test_lessons_cat_cab,
    test_lessons_empire,
    test_lessons_meow_daifugo,
    test_lessons_taxi_derby,
    test_unit_jam,
    test_unit_one_die,
    test_unit_parking,
    test_unit_twenty_rolls,
    test_unit_walls,
    test_units_of_classics,
    test_units_of_luck,
)
from .second_ways import ABLE, FACES, HANDS, Held, by_coin, fought, numbers_in, shows_d2, weighed

TWENTY = range(1, 21)
OTHERS = (test_lessons_cat_cab, test_lessons_empire, test_lessons_meow_daifugo, test_lessons_taxi_derby,
    test_lesson_washi_jump_home, test_unit_parking, test_unit_walls,
    test_units_of_classics, test_units_of_luck)


def first_of(drivers: int) -> F:
    """The starter's chance: a seven at once, or a round of misses and the same again; s = 1/6 + (5/6)^n s."""
    s = sympy.Symbol("s")
    [found] = sympy.solve(sympy.Eq(s, sympy.Rational(1, 6) + sympy.Rational(5, 6) ** drivers * s), s)
    return F(int(found.p), int(found.q))


DECK = tomllib.loads((Path(taxi_derby.__file__).parent / "data" / "tickets.toml").read_text(encoding="utf-8"))[
    "tickets"
]
MONEY = [ticket["dollars"] for ticket in DECK for _ in range(ticket["count"]) if "dollars" in ticket]


def pays_up_to(fare: int, cost: int, slow: int, steps: int = 360) -> F:
    """The largest chance among many at which speeding is worth no less."""
    return max(F(k, steps) for k in range(steps + 1) if fare - F(k, steps) * cost >= slow)


@cache
def all_second_ways() -> dict[str, Any]:
    """Answers by a second way, worked out when they are asked for."""
    return {
        "armies: eleven": "The defender" if fought(11, 11)[0] < F(1, 2) else "The attacker",
        "armies: two against two": F(55, 216) * F(5, 12),
        "armies: favourite": max(n for n in range(1, 30) if fought(n, n)[0] <= F(1, 2)) + 1,
        "armies: force": next(a for a in range(1, 30) if fought(a, 10)[0] > F(1, 2)),
        "door: four steps": "Never",
        "door: five steps": "Yes, in several ways",
        "door: striped cells": 6 * 8 // 2,
        "door: corners": "Yes",
        "patient: one roll": F(-1 + 0 + 0 + 1 + 1 + 2, 6),
        "patient: patience": F(-1 + 1 + 1 + 2, 6) / (1 - F(3, 6)),
        "patient: a four": "It makes no difference",
        "patient: dear curse": F(-2 + 1 + 1 + 2, 6) / (1 - F(3, 6)),
        "patient: last chance": F(-1 + 1 + 1 + 2, 6) / (1 - F(2, 6)),
        "seven: one or both": "It makes no difference",
        "seven: one die": F(1, 6),
        "seven: both dice": F(sum(a + b == 7 for a, b in product(FACES, FACES)), 36),
        "seven: eight": F(sum(a + b == 8 for a, b in product(FACES, FACES)), 36),
        "seven: after misses": "As likely as at first",
        "seven: three rolls": F(sum(0 in rolls for rolls in product(range(6), repeat=3)), 6**3),
        "seven: the starter": first_of(2),
        "seven: three drivers": first_of(3),
        "speaks: before": F(sum("D2" in held for held in HANDS), len(HANDS)),
        "speaks: after a pass": F(sum("D2" in held for held in HANDS if not ABLE & {*held}), 6),
        "speaks: a low card": "More likely" if F(3, 6) > F(6, 21) else "",
        "speaks: wild": F(sum(bool({"W?", "B?"} & {*held}) for held in HANDS if "W3" in held), 6),
        "maybe: could have": weighed(by_coin, lambda held: bool(ABLE & {*held})),
        "maybe: with a coin": weighed(by_coin, lambda held: "D2" in held),
        "maybe: another two": weighed(shows_d2, lambda held: bool({"B2", "b2"} & {*held})),
        "speeding: worth": F(5 + (5 - 3), 2),
        "speeding: break-even": pays_up_to(5, 3, 3),
        "speeding: empty purse": pays_up_to(5, 9, 3),
        "speeding: parking": max(F(k, 200) for k in range(201) if F(k, 200) * 40 <= 2),
        "ties: fair": "The defender",
        "ties: how many": 36 - 6 * 5,
        "ties: one against one": F(5 + 4 + 3 + 2 + 1, 36),
        "ties: to the attacker": 6 + 5 + 4 + 3 + 2 + 1,
        "ties: pairs two higher": 4 + 3 + 2 + 1,
        "ties: many sides": F(sum(a > d for a in TWENTY for d in TWENTY), 400),
        **second_ways.answers(),
        **{name: way for module in OTHERS for name, way in module.SECOND_WAYS.items()},
        **test_unit_twenty_rolls.second_ways_of_the_unit(),
        **test_unit_jam.second_ways_of_the_unit(),
        **test_unit_one_die.second_ways_of_the_unit(),
        **test_unit_walls.second_ways_of_the_unit(),
        **test_unit_parking.second_ways_of_the_unit(),
    }


def numbers() -> list[str]:
    """The questions of all units and lessons that are not a function to write."""
    modules = {each.exercises[0].__module__ for each in units()} | {each.__module__ for each in lesson_notes().values()}
    names = [name for module in sorted(modules) for name in questions_in(module)]
    return [name for name in names if not isinstance(question(name), Task)]


@pytest.mark.parametrize("name", numbers())
def test_an_answer_is_found_in_a_second_way(name: str) -> None:
    """By counting, by another formula or by a program of another kind."""
    answer = question(name).answer()
    expected = all_second_ways()[name]
    assert expected == (float(answer) if hasattr(expected, "abs") else answer)


def test_no_second_way_is_left_over() -> None:
    """A question that is gone takes its second way along."""
    assert set(numbers()) == set(all_second_ways())


# Ties


def test_a_board_follows_the_readers_rule() -> None:
    """Fifteen pairs of 36, twenty-one with the ties."""
    assert "wins 15 of 6 × 6 = 36 pairs" in ties.board(lambda a, d: a > d).board.status
    assert "wins 21 of 6 × 6 = 36 pairs" in ties.board(lambda a, d: a >= d).board.status


def test_a_click_gives_a_square_to_the_other_side() -> None:
    """So the rule is changed without Python: the ties, one after the other."""
    shown = ties.board(lambda a, d: a > d)
    for n in FACES:
        shown.board.click(f"{n} {n}")
    assert "wins 21 of 6 × 6 = 36 pairs" in shown.board.status
    assert "3 against 3: the attacker wins" == shown.board.scene.targets["3 3"].label


def test_dice_roll_onto_the_board() -> None:
    """Nothing is rolled at first; then each roll is counted for whoever wins it, and starting again forgets them."""
    played = ties.Duel()
    first = played.board.status
    assert ("Press “Roll” to begin.", 0) == (first, played.counts.total())
    played.go(20)
    won = sum(n for (a, d), n in played.counts.items() if a > d)
    assert played.board.status.endswith(f"Won so far: attacker {won}, defender {20 - won}.")
    played.forget()
    assert first == played.board.status


def test_a_broken_rule_gets_a_sentence() -> None:
    """No traceback, and no picture."""
    assert "stops at (1, 1): NameError" in repr(ties.board(lambda a, d: unknown))  # noqa: F821


def test_more_sides_are_counted() -> None:
    """The sentence beside the slider is rewritten."""
    picture = ties.sides(lambda a, d: a > d)
    picture.set("sides", 20)
    assert "190 of 20 × 20 = 400 pairs. That is 19/40, or 47.5%." in picture.board.status


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_ties_are_counted(seed: int) -> None:
    """Each by writing down all rolls."""
    words = [
        [int(n) for n in "".join(c if c.isdigit() else " " for c in each.text).split()]
        for each in ties.exercises.questions(seed)
    ]
    [n], [many], [mine, theirs], [trains, minutes], [again] = words
    differ = len({(a, d) for a, d in product(range(many), repeat=2) if a != d})
    waits = F(sum(10 * (b - a) >= minutes for a, b in product(range(trains), repeat=2)), trains**2)
    plain = F(sum(a > d for a, d in product(range(n), repeat=2)), n * n)
    mixed = F(sum(a > d for a in range(mine) for d in range(theirs)), mine * theirs)
    rolls = list(product(range(again), repeat=4))
    twice = F(sum(a > b or (a == b and c > d) for a, b, c, d in rolls), len(rolls))
    assert [plain, differ, mixed, waits, twice] == [each.answer() for each in ties.exercises.questions(seed)]


# Next door


def walk(cell: tuple[int, int], steps: int) -> set[tuple[int, int]]:
    """Where single steps can end, inside the city."""
    cells = {cell}
    for _ in range(steps):
        moved = {(x + a, y + b) for x, y in cells for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        cells = {(x, y) for x, y in moved if 1 <= x <= 6 and 1 <= y <= 8}
    return cells


def test_four_steps_never_end_next_door() -> None:
    """Walks by clicks end on a cell where four steps can end, each is kept as a dot, and there is no fifth step."""
    played, ends = next_door.play(), set()
    for way in product((0, -1), repeat=4):
        for turn in way:
            clickable = sorted(id for id, target in played.board.scene.targets.items() if target.legal)
            played.board.click(clickable[turn])
        assert not any(target.legal for target in played.board.scene.targets.values())
        ends.add(played.value.cells[-1])
        played.press("Next walk")
    assert ends == played.value.ends <= walk((3, 3), 4)
    assert 1 < len(ends)


def test_the_map_follows_the_readers_search() -> None:
    """The slider's sentence says how many cells, and of which colour."""
    picture = next_door.where(walk)
    picture.set("steps", 4)
    assert f"{len(walk((3, 3), 4))} cells of the city, all of them plain." in picture.board.status
    assert picture.board.status.endswith("The passenger at (4, 3) is not one of them.")
    picture.set("steps", 5)
    assert picture.board.status.endswith("is one of them.")


def test_a_search_that_gives_no_cells_gets_a_sentence() -> None:
    """A number is not a set of cells."""
    assert "gives 7" in repr(next_door.where(lambda start, steps: 7))


@pytest.mark.parametrize("steps", range(9))
def test_a_cell_is_possible_when_a_walk_ends_there(steps: int) -> None:
    """The rule of distance and parity against all walks."""
    every = [(x, y) for x in range(1, 7) for y in range(1, 9)]
    assert walk((3, 3), steps) == {cell for cell in every if next_door.possible((3, 3), cell, steps)}


def turned_over(cups: int, at_once: int) -> set[int]:
    """How many cups can stand upright, by all moves: some that stand, and the rest of those that do not."""
    found, before = {0}, set()
    while found != before:
        before = set(found)
        found |= {up - back + (at_once - back) for up in before for back in range(at_once + 1)
                  if back <= up and at_once - back <= cups - up}
    return found


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_parity_are_walked(seed: int) -> None:
    """Cells and steps are taken from the words of the exercises."""
    can, nearest, plain, cups, many = next_door.exercises.questions(seed)
    x, y, u, v = numbers_in(nearest.text)
    assert next(n for n in range(99) if (u, v) in walk((x, y), n)) == nearest.answer()
    n, turned = numbers_in(cups.text)
    assert ("Yes" if n in turned_over(n, turned) else "No") == cups.answer()
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


def test_one_die_again_leaves_the_other() -> None:
    """Each roll is counted once, and a seven wherever the sum shows it."""
    played, sevens = reroll_for_seven.play(), 0
    for _ in range(30):
        played.press("One die again")
        sevens += sum(played.value.dice) == 7
        assert 5 == played.value.dice[1]
    played.press("50 times each")
    one, both = played.value.sevens(False), played.value.sevens(True)
    assert (30 + 50, 50) == (one[1], both[1])
    assert sevens <= one[0]
    assert 0 < both[0] < 50
    assert f"A 7 came in {one[0]} of 80 rolls of one die, and in {both[0]} of 50" in played.board.status


def test_the_bars_follow_the_readers_function() -> None:
    """For 7 it makes no difference, for 8 it does."""
    picture = reroll_for_seven.targets(counted_rolls)
    assert picture.board.status == "Target 7: it makes no difference what you keep."
    picture.set("target", 8)
    assert picture.board.status.startswith("Target 8: best is to keep a 2, keep a 3")


def test_only_seven_makes_no_difference() -> None:
    """The answer to the open question, for all targets."""
    alike = [t for t in range(2, 13) if len({counted_rolls(t, kept) for kept in [(), *((f,) for f in FACES)]}) == 1]
    assert [7] == alike


def test_turns_are_settled_roll_by_roll() -> None:
    """After eight rolls, by hand."""
    picture = reroll_for_seven.taking_turns()
    picture.set("rolls", 8)
    mine = sum((5 / 6) ** i / 6 for i in (0, 2, 4, 6))
    assert f"the chance that you have won is {100 * mine:.1f}%" in picture.board.status


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_sevens_are_counted(seed: int) -> None:
    """By all pairs, by multiplying, and by the equation."""
    total, other, within, clocks, duel = reroll_for_seven.exercises.questions(seed)
    kept, target, *_ = numbers_in(other.text)
    assert counted_rolls(target, (kept,)) == other.answer()
    clocks_set, _, n = numbers_in(clocks.text)
    nights = list(product(range(n), repeat=clocks_set))
    assert F(sum(any(night) for night in nights), len(nights)) == clocks.answer()
    assert counted_rolls(numbers_in(total.text)[0], ()) == total.answer()
    assert 1 - F(5, 6) ** numbers_in(within.text)[1] == within.answer()
    n = numbers_in(duel.text)[1]
    assert F(n, 2 * n - 1) == duel.answer()


# The patient die


def test_ten_dice_move_the_cab() -> None:
    """What is kept is added, each 1 is taken away, and after ten dice nothing more is rolled."""
    played, spaces = patient_die.play(), 0
    while played.value.kept < 10:
        face, kept = played.value.face, played.value.kept
        played.press("Keep it" if face > 3 else "Roll again")
        spaces += {4: 1, 5: 1, 6: 2}.get(face, 0) - (played.value.face == 1 and played.value.kept < 10)
        assert (spaces, kept + (face > 3)) == (played.value.spaces, played.value.kept)
    played.press("Roll again")
    assert f"10 dice brought {spaces} spaces." == played.board.status


def test_patience_halves_what_is_missing() -> None:
    """The picture follows the reader's function, and each roll halves the way to 1."""
    assert [1 - F(1, 2**n) for n in range(10)] == [patient_die.worth_of(n) for n in range(10)]
    assert "at 2 it is 3/4 = 0.75" in patient_die.patience(lambda n: 1 - F(1, 2**n)).board.status


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_expectation_are_summed(seed: int) -> None:
    """What comes at once, divided by the chance that the die is not blank: a geometric series."""
    once, mean, patient, calls, dear = patient_die.exercises.questions(seed)
    assert 6 * mean.answer() == sum(numbers_in(mean.text))
    minutes, _, n = numbers_in(calls.text)
    assert sum(k * minutes / n * (1 - 1 / n) ** (k - 1) for k in range(1, 999)) == pytest.approx(float(calls.answer()))
    a, b, c, cost = numbers_in(once.text)
    assert F(a + b + c - cost, 6) == once.answer()
    a, b, c = numbers_in(patient.text)
    assert F(a + b + c, 6) / F(3, 6) == patient.answer()
    cost, a, b, c = numbers_in(dear.text)
    assert F(a + b + c - cost, 6) / F(3, 6) == dear.answer()


# Speeding


def test_the_sum_beside_the_picture_is_rewritten() -> None:
    """It says up to which chance speeding pays, also if that is always or never, and for the reader's own function."""
    picture = speeding.weighing(speeding.speeding)
    assert picture.board.status.endswith("It gains 5 − 3 = 2, a ticket costs 3. So it pays up to 2/3.")
    picture.set("slow_way", 5)
    assert picture.board.status.endswith("Speeding never pays.")
    picture.set("slow_way", 1)
    picture.set("fare", 12)
    assert picture.board.status.endswith("Speeding always pays.")
    harsh = speeding.weighing(lambda chance, fare, ticket: fare - chance * (fare + ticket))
    assert harsh.board.status.endswith("So it pays up to 1/4.")


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_speeding_are_tried_out(seed: int) -> None:
    """Break-even is searched among many chances, in steps that meet it."""
    worth, ticket, pays, insured, poor = speeding.exercises.questions(seed)
    fast, slow, _, n = numbers_in(ticket.text)
    assert [ticket.answer()] == [cost for cost in range(1, 99) if n * fast - cost == n * slow]
    price, premium = numbers_in(insured.text)
    assert insured.answer() * price + (1 - insured.answer()) * 0 == premium
    fare, ticket, quarter, _ = numbers_in(worth.text)
    assert fare - F(quarter, 4) * ticket == worth.answer()
    fare, slow, ticket = numbers_in(pays.text)
    assert pays_up_to(fare, ticket, slow, 60 * ticket) == pays.answer()
    fare, other, slow = numbers_in(poor.text)
    assert pays_up_to(fare, fare + other, slow, 60 * (fare + other)) == poor.answer()


# Equal armies


def test_the_picture_follows_the_readers_chain() -> None:
    """It says where the line crosses one half, with the figures of the unit's question."""
    picture = equal_armies.equal(lambda a, d: fought(a, d)[0])
    picture.set("largest", 11)
    assert picture.board.status == "11 against 11 is captured with 49.40%. So far it is always less than one half."
    picture.set("largest", 12)
    assert picture.board.status == "12 against 12 is captured with 50.65%. From 12 on it is more than one half."
    assert "35.9%" == f"{100 * float(fought(5, 5)[0]):.1f}%"


def test_large_armies_never_fall_behind_again() -> None:
    """From twelve on the attacker of an equal army is the favourite, as far as anybody has looked."""
    assert all(fought(n, n)[0] > F(1, 2) for n in range(12, 41))


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_battles_are_fought(seed: int) -> None:
    """By another recursion, with dice that are written down."""
    small, row, fewest, table_tennis, length = equal_armies.exercises.questions(seed)
    p, _, rolls = numbers_in(row.text)
    every = list(product(range(6), repeat=rolls))
    assert F(sum(all(face < p for face in faces) for faces in every), len(every)) == row.answer()
    _, a, n = numbers_in(table_tennis.text)
    won, twice = table_tennis.answer(), [x + y for x in (0, 1) for y in (0, 1)]
    chances = [F(a if x else n - a, n) * F(a if y else n - a, n) for x in (0, 1) for y in (0, 1)]
    assert won == sum(chance * (0, won, 1)[points] for chance, points in zip(chances, twice, strict=True))
    assert fought(*numbers_in(small.text))[0] == small.answer()
    defenders, *least = numbers_in(fewest.text)
    assert next(a for a in range(2, 60) if fought(a, defenders)[0] > F(*least)) == fewest.answer()
    assert fought(*numbers_in(length.text))[1] == length.answer()


# A pass speaks, and maybe a bluff


def bayes(before: dict[Held, F], likelihood: Callable[[Held], F]) -> dict[Held, F]:
    """The update of the unit's idea."""
    weights = {held: p * likelihood(held) for held, p in before.items()}
    return {held: weight / sum(weights.values()) for held, weight in weights.items()}


def test_the_field_follows_the_readers_update() -> None:
    """After a pass six hands are left, and a coin leaves all of them."""
    field = maybe_a_bluff.hands(bayes)
    field.set("Kuro_answers", "a pass")
    assert "6 of 21 hands are left" in field.board.status
    assert "1/2 = 50.0%" in field.board.status
    field.set("Kuro", "holds back in 1 of 2 cases")
    assert "all 21 hands can be" in field.board.status
    assert "1/3 = 33.3%" in field.board.status


def test_hands_are_crossed_out_and_taken_back() -> None:
    """A pass leaves six hands, three of them with the doppelganger; a second click undoes the first."""
    board = a_pass_speaks.cross_out().board
    for id, said in [*board.spoken.items()]:
        if "white 3" in said or "?" in said:
            board.click(id)
    assert "6 hands are left, 3 with the doppelganger." == board.status
    assert 15 == sum("crossed out" in said for said in board.spoken.values())
    board.click(next(iter(id for id, said in board.spoken.items() if "crossed out" in said)))
    assert board.status.startswith("7 hands are left")


@pytest.mark.parametrize(("update", "said"), [
    (lambda before, likelihood: {held: p * likelihood(held) for held, p in before.items()}, "add up to 6/7"),
    (lambda before, likelihood: 7, "gives 7"),
    (lambda before, likelihood: before[0], "stops at")])
def test_an_update_that_is_none_gets_a_sentence(update: Any, said: str) -> None:
    """Chances that do not add up to 1 are the commonest mistake."""
    assert said in repr(a_pass_speaks.hands(update))


@pytest.mark.parametrize("seed", range(1, 9))
def test_exercises_on_bayes_are_counted(seed: int) -> None:
    """By counting whole cases instead of multiplying chances."""
    crossed, passes, two, tested, bags = a_pass_speaks.exercises.questions(seed)
    n, able = numbers_in(passes.text)
    assert F(len(range(able, n)), n) == passes.answer()
    rare, of, found, _, alarms = numbers_in(tested.text)
    people = [(i < of, i % of < (found if i < of else alarms)) for i in range(rare * of)]
    assert F(sum(ill and told for ill, told in people), sum(told for _, told in people)) == tested.answer()
    n, able = numbers_in(crossed.text)
    assert F(1, n - able) == crossed.answer()
    n, able = numbers_in(two.text)
    left = [held for held in combinations(range(n), 2) if min(held) >= able]
    assert F(sum(n - 1 in held for held in left), len(left)) == two.answer()
    n, white, m, more = numbers_in(bags.text)
    assert F(white * m, white * m + more * n) == bags.answer()
    can, passing, bluffed, mail, chosen = maybe_a_bluff.exercises.questions(seed)
    for exercise, of_all in ((can, lambda held_back, cannot: (held_back, 1)), (passing, lambda a, b: (a + b, 1)),
                             (bluffed, lambda a, b: (a, a + b))):
        able, n, _, times = numbers_in(exercise.text)
        part, whole = of_all(F(able, n * times), F(n - able, n))
        assert F(part) / whole == exercise.answer()
    _, spam, caught, _, wrong, _ = numbers_in(mail.text)
    mails = [(i < 10 * spam, i % 10 < (caught if i < 10 * spam else wrong)) for i in range(1000)]
    assert F(sum(bad and word for bad, word in mails), sum(word for _, word in mails)) == mail.answer()
    _, cards, same, *_ = numbers_in(chosen.text)
    assert F(same, same + 2 * (cards - same)) == chosen.answer()
