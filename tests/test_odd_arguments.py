"""Odd questions about dice and cards: each is answered right, as every roll and every order say, or in one sentence."""

import inspect
import itertools
import math
import operator
import time
from collections import Counter
from decimal import Decimal
from fractions import Fraction
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlib.chance import (
    Deck,
    Pmf,
    by_faces,
    count_of,
    decks,
    dice,
    die,
    distinct,
    highest,
    joint,
    keep_highest,
    keep_lowest,
    largest_count,
    largest_straight,
    lowest,
    multinomial,
    pmf,
    pool,
    pools,
)
from catlib.chance.arguments import Choice

FACES = {  # what somebody may write on dice, repeats included
    "one face": [4],
    "below zero": [-2, -1, 0, 0, 3],
    "halves": [0, Fraction(1, 2), 1],
    "uneven": [Fraction(1, 3), 1, Fraction(4, 3), Fraction(7, 3), 2],
    "words": ["cat", "dog", "dog"],
    "symbols": [(0, 0), (1, 0), (1, 0), (0, 2)],
    "truths": [False, True, True],
    "decimals": [0.5, 0.5, 1.25],
}
COUNTS = [-1, 0, 1, 2, 3, 1.5, "2", None]
PAIRS = [(1, 2), (1, 2), (3, 4)]
CARDS = {"alike": "aab", "one": "a", "numbers": [1, 1, 2, 5], "of two kinds": ["a", 1, 1], "pairs": PAIRS}


def examples(*strategies):
    """Hypothesis without a clock, and with the same examples on every machine."""
    return lambda test: settings(deadline=None, derandomize=True)(given(*strategies)(test))


def add(left, right):
    """The sum, by places where there are any."""
    return tuple(map(add, left, right)) if isinstance(left, tuple) else left + right


def total(roll, faces):
    """The sum of a roll; of none, 0 in every place."""
    nothing = tuple(0 for _ in faces[0]) if isinstance(faces[0], tuple) else 0
    return total_of(roll) if roll else nothing


def total_of(roll):
    found = roll[0]
    for face in roll[1:]:
        found = add(found, face)
    return found


def longest_run(roll):
    """The longest chain of faces, each 1 more than another."""
    seen = set(roll)
    return max((next(k for k in itertools.count(1) if face + k not in seen) for face in seen), default=0)


def ordered(roll):
    return tuple(sorted(roll, reverse=True))


# Each function of a die and a number of dice with what it says of one roll.
OF_DICE = {
    "n @ die": (lambda one, n: n @ one, total),
    "pool": (pool, lambda roll, _: ordered(roll)),
    "pool of 1": (lambda one, n: pool(one, n, 1), lambda roll, _: ordered(roll)[:1]),
    "keep_highest": (keep_highest, lambda roll, _: max(roll)),
    "keep_highest of 2": (lambda one, n: keep_highest(one, n, 2), lambda roll, faces: total(ordered(roll)[:2], faces)),
    "keep_highest of 0": (lambda one, n: keep_highest(one, n, 0), lambda _, faces: total((), faces)),
    "keep_lowest": (keep_lowest, lambda roll, _: min(roll)),
    "keep_lowest of 2": (lambda one, n: keep_lowest(one, n, 2), lambda roll, faces: total(sorted(roll)[:2], faces)),
    "highest": (lambda one, n: highest(*[one] * n), lambda roll, _: max(roll)),
    "lowest": (lambda one, n: lowest(*[one] * n), lambda roll, _: min(roll)),
    "joint": (lambda one, n: joint(*[one] * n), lambda roll, _: roll),
    "distinct": (distinct, lambda roll, _: len(set(roll))),
    "largest_count": (largest_count, lambda roll, _: max(Counter(roll).values(), default=0)),
    "largest_straight": (largest_straight, lambda roll, _: longest_run(roll)),
    "multinomial": (multinomial, lambda roll, faces: tuple(roll.count(face) for face in sorted(set(faces)))),
    "by_faces": (lambda one, n: by_faces(one, n, lambda seen, face, count: (*seen, *count * (face,)), ()),
                 lambda roll, _: tuple(sorted(roll))),
    "count_of the greatest": (lambda one, n: count_of(one, n, [one.outcomes[-1]]),
                              lambda roll, faces: roll.count(max(faces))),
    "count_of none": (lambda one, n: count_of(one, n, []), lambda *_: 0),
}
OF_CARDS = {
    "draw": (Deck.draw, lambda hand: Counter(hand)),
    "largest_count": (Deck.largest_count, lambda hand: max(Counter(hand).values(), default=0)),
    "count_of": (lambda deck, n: deck.count_of(n, [next(iter(deck))]), None),
    "by_cards": (lambda deck, n: deck.by_cards(n, lambda most, _, c: max(most, c), 0),
                 lambda hand: max(Counter(hand).values(), default=0)),
}


def is_a_sentence(error):
    """Whether a message names an argument or a value and is written for people, not by Python itself."""
    text = str(error.value)
    python_s = ("unsupported operand", "unhashable", "not supported between", "object is not", "cannot be interpreted")
    return 15 < len(text) < 300 and not any(part in text for part in python_s)


@pytest.mark.parametrize("kind", FACES)
@pytest.mark.parametrize("name", OF_DICE)
def test_dice_of_any_kind_and_number(name, kind):
    """What an answer says is what all rolls say; what has no answer is refused in a sentence."""
    for n in COUNTS:
        if name not in ("highest", "lowest", "joint") or (type(n) is int and n >= 0):  # a number of arguments
            check_dice(name, FACES[kind], n)


def check_dice(name, faces, n):
    ask, answer = OF_DICE[name]
    try:
        expected = Pmf.from_counts(Counter(answer(roll, faces) for roll in itertools.product(faces, repeat=n)))
    except (TypeError, ValueError, IndexError):
        expected = None
    fewer = type(n) is int and n < (1 if " of 1" in name else 2 if " of 2" in name else 0)
    no_number = isinstance(faces[0], str) and " of 2" in name
    no_number |= isinstance(faces[0], str | tuple) and name == "largest_straight"
    if expected is None or fewer or no_number:
        with pytest.raises((TypeError, ValueError)) as error:
            ask(Pmf.uniform(faces), n)
        assert is_a_sentence(error), str(error.value)
    else:
        assert expected == ask(Pmf.uniform(faces), n)


@pytest.mark.parametrize("kind", CARDS)
@pytest.mark.parametrize("name", OF_CARDS)
def test_cards_of_any_kind_and_number(name, kind):
    """What an answer says is what all orders say, also of more cards than there are and of fewer than none."""
    for n in (*COUNTS, 4, 5):
        check_cards(name, CARDS[kind], n)


def check_cards(name, cards, n):
    ask, answer = OF_CARDS[name]
    deck = Deck(cards)
    if type(n) is not int or not 0 <= n <= len(cards):
        with pytest.raises(ValueError, match=f"n={n!r}: of {len(cards)} cards, 0 to {len(cards)} can be drawn"):
            ask(deck, n)
        return
    hands = list(itertools.permutations(cards, n))
    if name == "draw":
        for hand in hands:
            assert Fraction(sum(Counter(h) == Counter(hand) for h in hands), len(hands)) == deck.draw(n).exactly(hand)
    else:
        answer = answer or (lambda hand: hand.count(next(iter(deck))))
        assert Pmf.from_counts(Counter(map(answer, hands))) == ask(deck, n)


# Events.


def takes_an_event(function):
    found = inspect.signature(function, eval_str=True).parameters.values()
    return any(all(each in get_args(p.annotation) for each in get_args(Choice)) for p in found)


TAKE_EVENTS = [
    (owner, name)
    for owner in (Pmf, Deck, pools)
    for name, function in inspect.getmembers(owner, inspect.isfunction)
    if not name.startswith("_") and name != "chooser" and takes_an_event(function)
]


def test_all_that_takes_an_event_is_known():
    """Nothing that chooses outcomes is left out below."""
    assert {"given", "probability", "reroll", "explode", "count_of"} == {name for _, name in TAKE_EVENTS}
    assert 6 == len(TAKE_EVENTS)
    assert {*map(id, (pmf.Choice, pools.Choice, decks.Choice))} == {id(Choice)}


@pytest.mark.parametrize("event", [die(6) >= 4, die(3), Pmf.point(4)], ids=str)
@pytest.mark.parametrize(("owner", "name"), TAKE_EVENTS, ids=lambda value: getattr(value, "__name__", value))
def test_a_distribution_is_no_event(owner, name, event):
    """`die(6).given(die(6) >= 4)` says what to write, wherever outcomes are chosen."""
    first = {Pmf: (die(6),), Deck: (Deck(range(6)), 2), pools: (die(6), 2)}[owner]
    more = {"times": 2} if name == "explode" else {}
    with pytest.raises(TypeError, match=r"which=Pmf\(.*expected a predicate such as lambda x: x >= 4, or a collection"):
        getattr(owner, name)(*first, event, **more)


def test_a_distribution_is_no_outcome_to_ask_for():
    """Nor is it the outcome of a question, alone or in a collection."""
    for ask in (lambda: die(6).exactly(die(6)), lambda: die(6).at_least(die(6) >= 4), lambda: die(6)[die(2)],
                lambda: die(6).probability([die(6)])):
        with pytest.raises(TypeError, match="expected an outcome; compare"):
            ask()
    with pytest.raises(TypeError, match=r"outcome=\[1, 2\]: expected an outcome"):
        die(6).exactly([1, 2])


# Things drawn together.


def test_a_handful_is_asked_for_in_any_order():
    """Two of three cards, a and b, come in 2 of 3 draws, whichever is named first; dice likewise."""
    hands, rolls = Deck("aab").draw(2), pool(die(6), 2)
    assert Fraction(2, 3) == hands.exactly(("a", "b")) == hands.exactly(("b", "a")) == hands[("a", "b")]
    assert Fraction(2, 3) == hands.probability([("a", "b")]) == 1 - hands.probability([("a", "a"), ("b", "b")])
    assert Fraction(2, 36) == rolls.exactly((1, 2)) == rolls.exactly((2, 1))
    assert Fraction(2, 3) == rolls.given([(1, 2), (2, 2)])[1, 2]
    assert rolls.at_least((2, 6)) == rolls.at_least((6, 2)) == Fraction(1 + 2 * 4, 36)
    assert (1, 2) in rolls
    assert Fraction(2, 3) == Deck(["a", 1, 1]).draw(2).exactly(("a", 1)) == Deck(["a", 1, 1]).draw(2).exactly((1, "a"))
    assert 0 == joint(die(2), die(6)).exactly((3, 2)) != joint(die(2), die(6)).exactly((2, 3))


# Symbols: tuples are worked with place by place.


def test_symbol_dice_against_icepool():
    """Two dice of ability and one of proficiency against two of difficulty bring a success in 7997 of 12,288 rolls."""
    ability = Pmf.uniform([(0, 0), (1, 0), (1, 0), (2, 0), (0, 1), (0, 1), (1, 1), (0, 2)])
    proficiency = Pmf.uniform([(0, 0), (0, 1), (0, 2), (0, 2), *2 * [(1, 0)], *2 * [(2, 0)], *3 * [(1, 1)], (1, 0)])
    difficulty = Pmf.uniform([(0, 0), (1, 0), (2, 0), (0, 1), (0, 1), (0, 1), (0, 2), (1, 1)])
    net = 2 @ ability + proficiency - 2 @ difficulty
    assert Fraction(7997, 12288) == net.probability(lambda symbols: symbols[0] > 0)


tuples = st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=4)


@examples(tuples, tuples, st.integers(0, 3))
def test_tuples_are_worked_with_place_by_place(first, second, n):
    """+, -, *, a sign and n @ say of each place what they say of numbers; sum() adds, too."""
    a, b = Pmf.uniform(first), Pmf.uniform(second)
    for operation in (operator.add, operator.sub, operator.mul):
        expected = Counter(tuple(map(operation, x, y)) for x, y in itertools.product(first, second))
        assert Pmf.from_counts(expected) == operation(a, b)
        assert Pmf.from_counts(Counter(tuple(operation(p, 2) for p in x) for x in first)) == operation(a, 2)
        assert Pmf.from_counts(Counter(tuple(operation(2, p) for p in x) for x in first)) == operation(2, a)
    assert Pmf.from_counts(Counter((-p, -q) for p, q in first)) == -a
    assert Pmf.from_counts(Counter((abs(p), abs(q)) for p, q in first)) == abs(a)
    assert n @ a == sum([a] * n, Pmf.point((0, 0)))
    assert a + b == sum([a, b])
    assert Pmf.uniform([x for x, _ in first]) + Pmf.uniform([x for x, _ in second]) == (a + b).map(lambda s: s[0])


def test_tuples_of_different_lengths_have_no_sum():
    """They are refused in a sentence."""
    with pytest.raises(TypeError, match=r"\(1, 2\) and \(1,\): expected tuples of one length"):
        Pmf.point((1, 2)) + Pmf.point((1,))


# Floats that were computed.


@pytest.mark.parametrize("whole", [3, 7, 10, 49, 1000])
def test_a_computed_float_means_the_fraction_it_came_from(whole):
    """k / n asks of dice in n-ths what Fraction(k, n) asks, however the float was rounded."""
    one = die(whole) / whole
    for k in range(whole + 2) if whole < 50 else (1, 7, 333, 999):
        exact, told = Fraction(k, whole), k / whole
        assert one.exactly(exact) == one.exactly(told) == one.exactly((told + 1 / 3) - 1 / 3)
        assert one.at_most(exact) == one.at_most(told) == one.at_most(told + 0.1 - 0.1)
        assert one.at_least(exact) == one.at_least(told) == (one >= told).exactly(True)
        assert one.probability([exact]) == one.probability([told])
        if exact <= 1:
            assert one.quantile(exact) == one.quantile(told) == one.quantile(1 - (1 - told))
    assert Fraction(1, 2) == (die(6) / 7).at_most(3 / 7)


@pytest.mark.parametrize("number", [1 / 3, 2 / 7, 0.1 + 0.2, math.sqrt(2), math.pi * 1e20, 1e-9 / 3])
def test_a_computed_float_marks_what_it_makes(number):
    """In arithmetic, as an outcome, inside a tuple and in a question."""
    made = (die(3) * number, number + die(3), die(3) - number, die(3) / number, Pmf.point(number), Pmf({number: 1}),
            Pmf.uniform([number]), Pmf.from_counts({number: 2}), Pmf.point((number, 1)), die(3) >= number,
            die(6).map(lambda face: (face, face * number)))
    assert [False] * len(made) == [one.exact for one in made]


@examples(st.decimals(allow_nan=False, allow_infinity=False, places=6, min_value=-10**8, max_value=10**8))
def test_a_written_float_is_its_decimal(number):
    """What people write, up to 15 digits, is exact, and so is a whole float."""
    assert (Pmf.point(number), True) == (Pmf.point(float(number)), Pmf.point(float(number)).exact)
    assert Pmf.point(float(2**49 + 1)).exact
    assert Fraction(1, 6) == (die(6) * float(number)).exactly(3 * Fraction(number)) or number == 0


def test_floats_that_cannot_be_told_apart_are_refused():
    """Two outcomes nearer to each other than a computed float may be off."""
    near = Pmf.uniform([Fraction(1, 3), Fraction(1, 3) + Fraction(1, 10**14)])
    with pytest.raises(ValueError, match=r"0.3333333333333333 was rounded, and both Fraction\(1, 3\) and .* too near"):
        near.at_most(1 / 3)
    assert Fraction(1, 2) == near.at_most(Fraction(1, 3)) == near.at_most(Decimal("0.333333333333334"))


def test_numpy_s_short_floats_are_told_apart_too():
    """Three significant digits of 16 bits, six of 32."""
    numpy = pytest.importorskip("numpy")
    for kind, tenth in ((numpy.float16, "0.1"), (numpy.float32, "0.1"), (numpy.float64, "0.1")):
        assert Pmf.point(kind(tenth)) == Pmf.point(Fraction(1, 10))
        assert not Pmf.point(kind(1) / kind(3)).exact


# Text.


def test_the_highest_of_one_pool_is_its_highest_die():
    """It is not the sum of all dice; of a sum there is nothing to compare."""
    assert 2 + keep_highest(die(6), 3) == dice("2 + highest((3d6))")
    assert keep_lowest(die(6), 4) == dice("lowest(4d6)")
    for text in ("highest(4d6 + 1)", "max(7)"):
        with pytest.raises(ValueError, match="compares two things or more, or the dice of one pool"):
            dice(text)


@pytest.mark.parametrize("text", ["d2!9999", "2d2!4999", "3d2!300kh2", "10d6!332", "2d2!4999kh1", "d20!999"])
def test_dice_that_explode_often_take_no_minutes(text):
    """They are counted or refused within seconds."""
    began = time.process_time()
    if text in ("d2!9999", "2d2!4999kh1", "d20!999"):
        assert len(dice(text)) > 1000
    else:
        with pytest.raises(ValueError, match=r"takes too long|not some can be kept"):
            dice(text)
    assert time.process_time() - began < 10


@pytest.mark.parametrize("times", [0, 1, 4])
@pytest.mark.parametrize("which", [None, [3], [1, 3], [1, 2, 3], []])
def test_explosions_count_every_draw(which, times):
    """A chosen face, else the greatest, is kept and another draw added, at most that many times, whatever it shows."""
    chosen = [3] if which is None else which

    def after(draws):
        return draws[: next((n for n, x in enumerate(draws) if x not in chosen), times) + 1]

    for shown in (lambda x: x, "abc".__getitem__, lambda x: (x, 1)):
        faces = {x: shown(x - 1) for x in (1, 2, 3)}
        rolls = itertools.product((1, 2, 3), repeat=times + 1)
        expected = Counter(total_of([faces[x] for x in after(draws)]) for draws in rolls)
        exploded = Pmf.uniform(faces.values()).explode(which and [faces[x] for x in which], times=times)
        assert Pmf.from_counts(expected) == exploded
