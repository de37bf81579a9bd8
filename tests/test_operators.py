"""Operators, questions and repeated draws against brute force, icepool, dyce and the laws that they must obey."""

import math
import operator
import random
from collections import Counter
from decimal import Decimal
from fractions import Fraction
from itertools import product

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlib.chance import Pmf, by_faces, die, highest, largest_count, largest_straight, lowest, mixture

SIX = range(1, 7)
UNEVEN = [-3, -1, -1, 0, 2, 7]
HALVES = [Fraction(-1, 2), Fraction(1, 2), 2]
RELATIONS = [operator.ge, operator.gt, operator.le, operator.lt]
whole = st.dictionaries(st.integers(-9, 9), st.integers(1, 20), min_size=1, max_size=5).map(Pmf)


def examples(*strategies):
    """Hypothesis without a clock, and with the same examples on every machine."""
    return lambda test: settings(deadline=None, derandomize=True)(given(*strategies)(test))


def pairs(first, second, answer):
    """Every pair of faces, one by one."""
    return Pmf.from_counts(Counter(answer(x, y) for x, y in product(first, second)))


def rolls(faces, n, answer):
    """Every roll of n dice, one by one."""
    return Pmf.from_counts(Counter(answer(roll) for roll in product(faces, repeat=n)))


def theirs(die):
    """What icepool counted, as chances."""
    return {outcome: Fraction(count, die.denominator()) for outcome, count in die.items() if count}


# Questions.


@pytest.mark.parametrize("relation", RELATIONS)
@pytest.mark.parametrize("faces", [SIX, UNEVEN, HALVES])
def test_a_question_counts_every_pair(relation, faces):
    """> and its like compare independent draws, and a draw with a number on either side."""
    assert pairs(faces, UNEVEN, relation) == relation(Pmf.uniform(faces), Pmf.uniform(UNEVEN))
    for number in (-4, -1, 0, Fraction(1, 2), 2, 3, 9):
        assert Pmf.uniform([relation(x, number) for x in faces]) == relation(Pmf.uniform(faces), number)
        assert Pmf.uniform([relation(number, x) for x in faces]) == relation(number, Pmf.uniform(faces))


@examples(whole, whole)
def test_questions_agree_with_each_other(a, b):
    """At least and less than exclude each other, and a question turns about with its sides."""
    assert (a >= b).exactly(True) == 1 - (a < b).exactly(True) == (b <= a).exactly(True)
    assert (a > b).exactly(True) == a.compare(b).greater == (b < a).mean
    assert (a >= 3).exactly(True) == a.at_least(3)
    assert (a <= 3).exactly(True) == a.at_most(3)


def test_words_can_be_compared():
    """A question needs an order and nothing else."""
    assert Pmf({False: 2, True: 1}) == (Pmf.uniform("abc") > "b")
    with pytest.raises(TypeError, match="have no order"):
        Pmf.uniform(["a", 1]) > Pmf.uniform("ab")  # noqa: B015 - the question itself is wrong
    with pytest.raises(TypeError, match="'b' cannot be compared with outcomes such as 1"):
        die(6) >= "b"  # noqa: B015 - as above


@pytest.mark.parametrize("relation", RELATIONS)
def test_the_mark_survives_a_question(relation):
    """A question to, or about, what is approximate is approximate."""
    rough = die(6).as_approximate()
    assert relation(die(6), die(4)).exact
    assert not any(found.exact for found in (relation(rough, die(4)), relation(die(4), rough), relation(rough, 3)))


def test_a_distribution_is_neither_true_nor_false():
    """What Python would take for a yes is refused, with what would be right."""
    for wrong in (lambda: bool(die(6) >= 5), lambda: max(die(6), die(8)), lambda: sorted([die(4), die(6)])):
        with pytest.raises(TypeError, match=r"neither true nor false: ask for a chance, such as \(die\(6\) >= 5\)"):
            wrong()


@pytest.mark.parametrize("outcome", [6, 0.5, Fraction(1, 2), "heads", (1, 2), True, Decimal(3)])
def test_a_distribution_is_not_compared_with_an_outcome(outcome):
    """`die(6) == 6` says what to use, on either side and for unequal too."""
    for wrong in (lambda: die(6) == outcome, lambda: outcome == die(6), lambda: die(6) != outcome):
        with pytest.raises(TypeError, match=r"exactly\(.*\) is its chance, Pmf.point\("):
            wrong()


def test_other_things_are_just_unequal():
    """Whatever could not be meant as an outcome compares as everywhere in Python."""
    assert die(6) != None  # noqa: E711 - that is the question here
    assert die(6) != {1: 1}
    assert die(6) not in [None, die(4)]
    assert die(6) in [None, die(6)]


# Arithmetic.


@pytest.mark.parametrize("operation", [operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod,
                                       operator.truediv])
def test_arithmetic_counts_every_pair(operation):
    """Of two draws, and with a number on either side; whole numbers divide to fractions."""
    exact = (lambda x, y: Fraction(x) / y) if operation is operator.truediv else operation
    others = [-3, -2, 1, 4]
    assert pairs(UNEVEN, others, exact) == operation(Pmf.uniform(UNEVEN), Pmf.uniform(others))
    assert Pmf.uniform([exact(x, 4) for x in UNEVEN]) == operation(Pmf.uniform(UNEVEN), 4)
    assert Pmf.uniform([exact(7, x) for x in others]) == operation(7, Pmf.uniform(others))
    assert operation(die(6), die(4)).exact
    for turned in (abs, operator.neg):
        assert Pmf.uniform(map(turned, UNEVEN)) == turned(Pmf.uniform(UNEVEN))


def test_nothing_is_divided_by_nothing():
    """Division by a draw that may be 0 is Python's error."""
    for wrong in (lambda: die(6) // 0, lambda: die(6) / (die(2) - 1), lambda: 1 % (die(2) - 2)):
        with pytest.raises(ZeroDivisionError):
            wrong()


# Floats.


def test_a_float_that_is_written_is_the_decimal_it_prints_as():
    """As an outcome, in arithmetic and in a question, 0.1 is one tenth."""
    tenths = die(6) * 0.1
    assert Fraction(1, 18) == (2 @ tenths).exactly(0.3) == (2 @ tenths)[0.3] == (0.1 * die(6) + tenths).exactly(0.3)
    assert tenths.exact
    assert Pmf({0.1: 1, 0.3: 2}) == Pmf({Fraction(1, 10): 1, Fraction(3, 10): 2}) == Pmf.uniform([0.1, 0.3, 0.3])
    assert Pmf.from_counts({0.1: 1}) == Pmf.point(0.1) == Pmf.point(Decimal("0.1")) == mixture([(1, 0.1)])
    assert 0.3 in tenths
    assert 0.35 not in tenths
    assert (Fraction(2, 3), Fraction(1, 2)) == (tenths.at_least(0.3), tenths.at_most(0.3))
    assert Fraction(1, 3) == tenths.probability([0.1, 0.3]) == (tenths <= 0.2).exactly(True)
    assert Pmf({Fraction(1, 10): 1}) == tenths.given({0.1})
    assert Pmf({Fraction(0): 1, Fraction(1, 2): 1}) == (die(2) - 1) * 0.5 == (die(2) - 1) / 2.0


@pytest.mark.parametrize("make", [lambda p: p.map(lambda x: x / 10), lambda p: p.bind(lambda x: 0.1 * x),
                                  lambda p: p.map(math.sqrt), lambda p: p.bind(lambda x: die(2).map(float))])
def test_a_float_that_is_computed_is_marked(make):
    """A function that rounds makes the distribution approximate."""
    assert not make(die(6)).exact
    assert not (make(die(6)) + 1).exact


def test_infinity_is_not_rounded():
    """It may stand for never."""
    assert Pmf({1: 1, math.inf: 1}).exact
    assert Fraction(1, 2) == Pmf({1: 1, math.inf: 1}).at_least(10**9)


def test_no_exact_distribution_holds_a_float():
    """Whatever is made of written floats, its outcomes are fractions."""
    for made in (Pmf({0.1: 1}) * 3, Pmf.uniform([0.5, 1.5]) + 0.25, 1 / Pmf.point(0.3), 3 @ Pmf.uniform([0.1, 0.2])):
        assert made.exact
        assert [] == [x for x in made.outcomes if isinstance(x, float)]


# Repeated draws.


@pytest.mark.parametrize("times", [0, 1, 2, 5])
def test_reroll_counts_every_draw(times):
    """A chosen face is drawn again, at most that many times; the last draw stands."""
    def last(draws):
        return next((x for x in draws if x not in (1, 3)), draws[-1])

    assert rolls(SIX, times + 1, last) == die(6).reroll([1, 3], times=times)


def test_reroll_agrees_with_icepool():
    """Once, and until another face comes."""
    assert theirs(icepool.d6.reroll([1, 2], depth=1)) == dict(die(6).reroll([1, 2], times=1))
    assert theirs(icepool.d6.reroll([1, 2], depth="inf")) == dict(die(6).reroll(lambda face: face < 3))
    assert Pmf.uniform([1, 2]) == die(6).reroll(range(3, 7))


@pytest.mark.parametrize(("make", "error", "says"), [
    (lambda: die(6).explode(), TypeError, "times"),
    (lambda: die(6).explode(times=-1), ValueError, "times=-1: expected a whole number from 0"),
    (lambda: die(6).reroll([1], times=1.5), ValueError, "times=1.5"),
    (lambda: die(6).reroll(range(1, 7)), ValueError, "given what cannot happen"),
    (lambda: Pmf.from_counts([("odd", 3), ("even",)]), TypeError, r"counts\[1\]=\('even',\): expected a pair"),
    (lambda: Pmf.from_counts(["ab", "cd"]), TypeError, r"counts\[0\]='ab': expected a pair"),
    (lambda: mixture([(1, die(4)), die(6)]), TypeError, r"parts\[1\]=Pmf.*: expected a pair of a weight and a Pmf"),
    (lambda: Pmf.uniform(6), TypeError, r"values=6: expected the values themselves, such as \[1, 2, 2\]"),
    (lambda: highest(), ValueError, r"highest\(\): no dice"),
    (lambda: highest(die(6), 2), TypeError, r"keep_highest\(die, 2\) is the highest of that many equal dice"),
    (lambda: lowest(3, die(6)), TypeError, r"keep_lowest\(die, 3\)"),
])
def test_a_mistake_gets_a_sentence(make, error, says):
    """One sentence that names the field and what was expected."""
    with pytest.raises(error, match=says):
        make()


def test_sampling_needs_nothing():
    """Without a word the module `random` draws, so that its seed decides."""
    random.seed(7)
    first = [die(6).sample() for _ in range(20)]
    random.seed(7)
    assert first == [die(6).sample() for _ in range(20)]
    assert set(first) <= set(SIX)


# Several dice.


@examples(st.lists(whole, min_size=1, max_size=4))
def test_highest_and_lowest_of_many(dice):
    """Against every roll of the dice, each as often as it is likely."""
    counts = {max: Counter(), min: Counter()}
    for roll in product(*(a.weights.items() for a in dice)):
        for choose, found in counts.items():
            found[choose(x for x, _ in roll)] += math.prod(weight for _, weight in roll)
    assert (Pmf.from_counts(counts[max]), Pmf.from_counts(counts[min])) == (highest(*dice), lowest(*dice))
    assert not highest(dice[0].as_approximate(), *dice).exact


def test_twenty_dice_ten_alike():
    """The chance that icepool finds by its own way, and that all rolls have."""
    twenty = largest_count(die(6), 20)
    assert theirs(icepool.d6.pool(20).largest_count()) == dict(twenty)
    assert Fraction(273528094667, 76169967501312) == twenty.at_least(10)
    assert theirs(icepool.d(10).pool(12).largest_straight()) == dict(largest_straight(die(10), 12))


def test_published_yahtzee_rolls():
    """A Yahtzee comes in 6, a large straight in 240 and a small one in 960 more of 7776 rolls (Verhoeff, 1999)."""
    assert Fraction(6, 7776) == largest_count(die(6), 5).exactly(5)
    assert Fraction(240, 7776) == largest_straight(die(6), 5).exactly(5)
    assert Fraction(960, 7776) == largest_straight(die(6), 5).exactly(4)


def test_large_pools_are_counted_by_few_states():
    """A hundred dice, whose rolls nobody could list: ten thousand calls of the step and not 10⁸ are enough."""
    calls = 0

    def step(most, face, count):
        nonlocal calls
        calls += 1
        return max(most, count)

    by_faces(die(6), 20, step, 0)
    assert calls < 20_000
