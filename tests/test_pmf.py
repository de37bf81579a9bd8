"""Distributions against brute force, published numbers, two other libraries and the laws they must obey."""

import copy
import math
import operator
import random
from collections import Counter
from decimal import Decimal
from fractions import Fraction
from html.parser import HTMLParser
from itertools import product

import dyce
import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlib.chance import (
    Pmf,
    convolution,
    count_of,
    die,
    distinct,
    joint,
    keep_highest,
    keep_lowest,
    mixture,
    multinomial,
    percent,
    pool,
)
from catlib.play.testing import sent


def brute(faces, n, answer):
    """Every roll of n equal dice, one by one; a heavier face stands more often in `faces`."""
    counts = Counter()
    for roll in product(faces, repeat=n):
        counts[answer(roll)] += 1
    return Pmf.from_counts(counts)


D6 = [1, 2, 3, 4, 5, 6]
AVERAGING = [2, 3, 3, 4, 4, 5]
GAPPED = [0, 0, 1, 5]
HALVES = [Fraction(1, 2), Fraction(3, 2), 2]
NEGATIVE = [-3, -1, -1, 4]
DICE = [D6, AVERAGING, GAPPED, HALVES, NEGATIVE]
FLOATS = [0.5, 0.5, 1.25]
WORDS = ["bone", "cat", "cat"]

weights = st.integers(1, 30)
whole = st.dictionaries(st.integers(-12, 12), weights, min_size=1, max_size=6).map(Pmf)
rational = st.dictionaries(st.fractions(-3, 3, max_denominator=6), weights, min_size=1, max_size=4).map(Pmf)
sparse = st.dictionaries(st.integers(-(10**9), 10**9), weights, min_size=1, max_size=4).map(Pmf)
numbers = whole | rational | sparse
few_dice = st.integers(1, 4)


def distribution(*strategies):
    """Hypothesis without a clock, and with the same examples on every machine."""
    return lambda test: settings(deadline=None, derandomize=True)(given(*strategies)(test))


# Brute force.


@pytest.mark.parametrize("faces", [*DICE, FLOATS, WORDS])
@pytest.mark.parametrize(("n", "keep"), [(0, 0), (1, 1), (3, 3), (3, 2), (4, 1), (4, 0)])
def test_a_pool_is_a_sorted_roll(faces, n, keep):
    """A pool shows the kept dice, the greatest first."""
    twin = brute(faces, n, lambda roll: tuple(sorted(roll, reverse=True)[:keep]))
    assert twin == pool(Pmf.uniform(faces), n, keep)


@pytest.mark.parametrize("n", [0, 1, 5])
def test_count_of_counts_chosen_faces(n):
    """How many of n dice show a chosen face, by predicate or by collection."""
    twin = brute(D6, n, lambda roll: sum(face >= 5 for face in roll))
    assert twin == count_of(die(6), n, lambda face: face >= 5) == count_of(die(6), n, {5, 6})


def test_the_number_of_dice_may_be_drawn():
    """A die at a die rolls as many as the first one says."""
    twin = Counter()
    for number in D6[:3]:
        for roll in product(D6, repeat=number):
            twin[sum(roll)] += 6 ** (3 - number)
    assert Pmf.from_counts(twin) == die(3) @ die(6)


# Published numbers.

DOUBLE_SIX = count_of(2 @ die(6), 24, [12]).at_least(1)
ABILITY = keep_highest(die(6), 4, 3)  # 4d6, drop the lowest
PUBLISHED = [
    ((3 @ die(6)).weights[10], 27),  # ways: Galileo, Sopra le scoperte dei dadi, c. 1620
    ((3 @ die(6)).weights[9], 25),
    (count_of(die(6), 4, [6]).at_least(1), Fraction(671, 1296)),  # de Méré: Pascal to Fermat, 29 July 1654
    (DOUBLE_SIX, 1 - Fraction(35, 36) ** 24),
    (percent(DOUBLE_SIX), "49.14%"),
    (count_of(die(6), 6, [6]).at_least(1), Fraction(31031, 46656)),  # Newton to Pepys, 1693: Stigler, Statistical
    (count_of(die(6), 12, [6]).at_least(2), Fraction(1346704211, 2176782336)),  # Science 21, 2006
    (count_of(die(6), 18, [6]).at_least(3), Fraction(15166600495229, 25389989167104)),
    (Pmf.uniform([1, 2, 2, 3, 3, 4]) + Pmf.uniform([1, 3, 4, 5, 6, 8]), 2 @ die(6)),  # Sicherman's dice: Gardner,
    (percent(1 - distinct(die(365), 23).exactly(23), 1), "50.7%"),  # Scientific American, 1978; birthdays: Feller, II.3
    (ABILITY.weights[18], 21),  # AnyDice
    (ABILITY.denominator, 1296),
    (ABILITY.mean, Fraction(15869, 1296)),
    (count_of(2 @ die(6), 3, [7]).at_least(1), Fraction(91, 216)),  # a seven within three rolls
]


@pytest.mark.parametrize(("found", "published"), PUBLISHED)
def test_published_numbers(found, published):
    """What others have counted, from Galileo on."""
    assert published == found


def test_efron_dice_beat_each_other_in_a_circle():
    """Each of Efron's four dice beats the next with 2/3 (Gardner, Scientific American, December 1970)."""
    circle = [[4, 4, 4, 4, 0, 0], [3] * 6, [6, 6, 2, 2, 2, 2], [5, 5, 5, 1, 1, 1]]
    dice = [Pmf.uniform(faces) for faces in circle]
    for first, second in zip(dice, dice[1:] + dice[:1], strict=True):
        assert Fraction(2, 3) == first.compare(second).greater


# Two other libraries as oracles.


def plain(mapping):
    """Outcome to chance, whichever library counted."""
    total = sum(mapping.values())
    return {outcome: Fraction(count, total) for outcome, count in mapping.items() if count}


@pytest.mark.parametrize(("n", "sides"), [(10, 6), (100, 6), (20, 20), (3, 100)])
def test_sums_agree_with_icepool_and_dyce(n, sides):
    """Sums of many dice, some of them by the recurrence."""
    ours = dict(n @ die(sides))
    assert plain(n @ icepool.d(sides)) == ours
    assert plain(n @ dyce.H(sides)) == ours


@pytest.mark.parametrize(("n", "sides", "k"), [(4, 6, 3), (10, 6, 3), (12, 10, 11), (8, 20, 5)])
def test_kept_dice_agree_with_icepool_and_dyce(n, sides, k):
    """Sums of the k greatest and smallest dice."""
    ours = keep_highest(die(sides), n, k)
    assert plain(icepool.d(sides).highest(n, k)) == dict(ours)
    assert plain((n @ dyce.P(sides)).at(slice(-k, None))) == dict(ours)
    assert plain(icepool.d(sides).lowest(n, k)) == dict(keep_lowest(die(sides), n, k))


def test_weighted_pools_agree_with_icepool():
    """A loaded die with gaps: kept dice and distinct faces."""
    loaded = {-2: 3, 0: 1, 1: 5, 7: 2}
    theirs, ours = icepool.Die(loaded), Pmf(loaded)
    assert plain(theirs.highest(7, 4)) == dict(keep_highest(ours, 7, 4))
    assert plain(theirs.pool(7).unique().size()) == dict(distinct(ours, 7))
    assert plain(theirs.pool(5).expand()) == dict(pool(ours, 5).map(lambda roll: roll[::-1]))


def test_summaries_agree_with_icepool():
    """Mean, variance and quantiles of a lopsided distribution."""
    theirs, ours = icepool.d(8).highest(3, 2) * icepool.d(4), keep_highest(die(8), 3, 2) * die(4)
    assert theirs.mean() == ours.mean
    assert theirs.variance() == ours.variance
    assert [theirs.quantile_low(q) for q in range(5, 100, 5)] == [
        ours.quantile(Fraction(q, 100)) for q in range(5, 100, 5)
    ]
    assert theirs.median() == ours.median
    assert theirs.mode() == ours.mode


# Laws.


@distribution(numbers, numbers, numbers)
def test_addition_is_associative_and_commutative(a, b, c):
    """Independent sums do not depend on their order."""
    assert (a + b) + c == a + (b + c)
    assert a + b == b + a


@distribution(numbers, numbers)
def test_means_and_variances_add_up(a, b):
    """Linearity of the mean, and of the variance of independent draws."""
    assert a.mean + b.mean == (a + b).mean
    assert a.mean - b.mean == (a - b).mean
    assert a.mean * b.mean == (a * b).mean
    assert a.variance + b.variance == (a + b).variance == (a - b).variance


@distribution(numbers, few_dice)
def test_repeating_is_adding_again_and_again(a, n):
    """n @ a is a + a + ... + a."""
    assert sum([a] * n) == n @ a


@distribution(st.lists(st.integers(0, 30), min_size=2, max_size=7), st.integers(1, 12))
def test_the_two_ways_to_a_power_agree(cells, n):
    """One power of a big integer, and the recurrence for the coefficients."""
    cells = [cells[0] + 1, *cells[1:]]
    width, count = convolution.width_of(sum(cells) ** n), (len(cells) - 1) * n + 1
    packed = convolution.unpack(convolution.pack(cells, width) ** n, count, width)
    assert list(packed) == list(convolution.power_by_recurrence(cells, n))


@distribution(whole, few_dice, st.data())
def test_keeping_dice_of_any_weight(a, n, data):
    """Loaded dice with gaps, against every roll."""
    k = data.draw(st.integers(0, n))
    high, low = Counter(), Counter()
    for roll in product(a.outcomes, repeat=n):
        weight = math.prod(a.weights[face] for face in roll)
        high[sum(sorted(roll)[n - k :])] += weight
        low[sum(sorted(roll)[:k])] += weight
    assert (Pmf.from_counts(high), Pmf.from_counts(low)) == (keep_highest(a, n, k), keep_lowest(a, n, k))


@distribution(numbers)
def test_weights_are_whole_and_make_up_the_denominator(a):
    """Weights are positive integers that sum to the denominator, chances sum to one."""
    assert all(type(weight) is int and weight > 0 for weight in a.weights.values())
    assert a.denominator == sum(a.weights.values())
    assert 1 == sum(a.values()) == sum(chance for _, chance in a.items())
    assert list(a.outcomes) == sorted(a.outcomes) == list(a)


@distribution(whole, st.integers(2, 5))
def test_equal_chances_are_equal_distributions(a, factor):
    """Weights count by their proportion, for equality and for the hash."""
    scaled = Pmf({outcome: factor * weight for outcome, weight in a.weights.items()})
    assert a == scaled
    assert hash(a) == hash(scaled)
    assert a != a + 1
    assert a != dict(a)


@distribution(numbers)
def test_reading_back(a):
    """repr, weights, a trip to another process and copies give the same distribution."""
    assert a == eval(repr(a)) == Pmf(a.weights) == Pmf(a) == sent(a)
    assert a is copy.copy(a) is copy.deepcopy(a)


@distribution(whole, st.integers(-13, 13))
def test_tails_overlap_at_the_outcome(a, x):
    """P(at most) + P(at least) − P(exactly) = 1, and each is what a predicate says."""
    assert 1 == a.at_most(x) + a.at_least(x) - a.exactly(x)
    assert a.probability(lambda y: y <= x) == a.at_most(x)
    assert a.probability(range(-20, x)) == 1 - a.at_least(x)


@distribution(whole, st.fractions(0, 1))
def test_a_quantile_is_the_first_outcome_that_reaches_the_chance(a, q):
    """P(X ≤ x) ≥ q at the quantile, and not before it."""
    x = a.quantile(q)
    assert a.at_most(x) >= q
    assert x == a.outcomes[0] or a.at_most(x) - a.exactly(x) < q


@distribution(whole)
def test_the_law_of_total_probability(a):
    """Conditioning on a question and mixing by its answer gives the distribution back."""
    parts = a.map(lambda x: x % 3).weights
    assert a == mixture((weight, a.given(lambda x, r=rest: x % 3 == r)) for rest, weight in parts.items())


@distribution(whole, whole)
def test_bind_draws_from_what_follows(a, b):
    """Binding to a sum is the sum, binding to a value is a map."""
    assert a + b == a.bind(lambda x: x + b)
    assert a.map(abs) == a.bind(abs)


@distribution(whole, whole)
def test_joint_draws_are_independent(a, b):
    """Chances of a pair multiply, and the margins come back."""
    pair = a.joint(b)
    assert pair == joint(a, b)
    assert a.exactly(a.outcomes[0]) * b.exactly(b.outcomes[-1]) == pair[a.outcomes[0], b.outcomes[-1]]
    assert (a, b) == (pair.map(lambda xy: xy[0]), pair.map(lambda xy: xy[1]))


@distribution(whole, whole)
def test_comparison_covers_all_cases(a, b):
    """Greater, equal and less exhaust the cases, and turn about with the sides."""
    found, turned = a.compare(b), b.compare(a)
    assert 1 == found.greater + found.equal + found.less
    assert (found.greater, found.equal) == (turned.less, turned.equal)
    assert (a - b).at_least(1) == found.greater


@distribution(whole)
def test_a_draw_follows_the_cumulative_chances(a):
    """Every ticket below the denominator draws, and each outcome has as many as its weight."""
    drawn = Counter(a.sample(Fraction(ticket, a.denominator)) for ticket in range(a.denominator))
    assert dict(a.weights) == drawn


# The mark.


MARKED = {
    "+": lambda p: p + die(6),
    "+ on the right": lambda p: die(6) + p,
    "+ number": lambda p: p + 1,
    "-": lambda p: die(6) - p,
    "negation": operator.neg,
    "*": lambda p: p * die(6),
    "* number": lambda p: 2 * p,
    "@": lambda p: 3 @ p,
    "no dice": lambda p: 0 @ p,
    "a drawn number": lambda p: die(2) @ p,
    "a number drawn from it": lambda p: p @ die(2),
    "map": lambda p: p.map(str),
    "bind": lambda p: p.bind(lambda x: x),
    "bind to it": lambda p: die(2).bind(lambda x: p if x == 2 else 0),
    "given": lambda p: p.given([1]),
    "joint": lambda p: joint(die(2), p),
    "mixture": lambda p: mixture([(1, die(2)), (1, p)]),
    "pool": lambda p: pool(p, 2),
    "keep highest": lambda p: keep_highest(p, 3, 2),
    "keep lowest": lambda p: keep_lowest(p, 3, 2),
    "keep all": lambda p: keep_highest(p, 3, 3),
    "keep none": lambda p: keep_highest(p, 3, 0),
    "highest": lambda p: keep_highest(p, 2),
    "lowest": lambda p: keep_lowest(p, 2),
    "count": lambda p: count_of(p, 3, [1]),
    "multinomial": lambda p: multinomial(p, 2),
    "distinct": lambda p: distinct(p, 2),
    "copy": Pmf,
    "sent": sent,
    "repr": lambda p: eval(repr(p)),
    "compare": lambda p: die(2).compare(p),
    "be compared": lambda p: p.compare(die(2)),
}


@pytest.mark.parametrize("operation", MARKED.values(), ids=MARKED.keys())
def test_the_mark_survives(operation):
    """What is made from an approximate distribution is approximate, and from exact ones exact."""
    assert not operation(Pmf({1: 0.5, 2: 0.5})).exact
    assert operation(die(2)).exact


@distribution(st.lists(st.tuples(whole, st.booleans()), min_size=2, max_size=4))
def test_one_approximate_part_is_enough(parts):
    """A sum is exact when, and only when, all its parts are."""
    pmfs = [a.as_approximate() if rough else a for a, rough in parts]
    assert all(not rough for _, rough in parts) == sum(pmfs).exact == mixture((1, p) for p in pmfs).exact


def test_where_the_mark_comes_from():
    """Float weights and samples are approximate; whole numbers, Fractions and Decimals are not."""
    assert not Pmf({1: 0.5, 2: Fraction(1, 2)}).exact
    assert not mixture([(0.5, die(2)), (0.5, die(3))]).exact
    assert not Pmf.from_samples([1, 2, 2]).exact
    assert not Pmf({1: 1}, approximate=True).exact
    assert Pmf({1: Fraction(1, 10), 2: Decimal("0.9")}).exact
    assert Pmf({0.1: 1, 0.2: 2}).exact
    assert Pmf.from_counts(Counter("aab")).exact


def test_float_weights_keep_their_value():
    """A float weight is taken as the binary fraction that it is, not rounded further."""
    assert Fraction(0.1) / (Fraction(0.1) + 1) == Pmf({1: 0.1, 2: 1}).exactly(1)


def test_approximate_is_not_equal_to_exact():
    """The mark is part of the value."""
    assert die(2) != Pmf({1: 0.5, 2: 0.5})
    assert Pmf({1: 0.5, 2: 0.5}) == die(2).as_approximate()


@pytest.mark.parametrize("show", [repr, str, Pmf._repr_html_, Pmf.table])
@pytest.mark.parametrize("size", [2, 100])
def test_every_display_says_approximate(show, size):
    """The last display still carries the mark, short or long."""
    assert "approximate" in show(die(size).as_approximate())
    assert "approximate" not in show(die(size))


# Unchanging.


@pytest.mark.parametrize("name", ["exact", "outcomes", "weights", "denominator", "colour"])
def test_a_distribution_never_changes(name):
    """No attribute can be set or deleted."""
    p = die(6)
    with pytest.raises(AttributeError, match=f"never changes, so {name}"):
        setattr(p, name, 1)
    with pytest.raises(AttributeError, match=f"never changes, so {name}"):
        delattr(p, name)
    assert die(6) == p


def test_weights_are_read_only():
    """Neither the distribution nor its weights take an item."""
    with pytest.raises(TypeError):
        die(6)[1] = 2
    with pytest.raises(TypeError):
        die(6).weights[1] = 2


def test_later_changes_of_the_source_do_not_matter():
    """The mapping it was made from may change."""
    source = {1: 1, 2: 1}
    p = Pmf(source)
    source[3] = 5
    assert die(2) == p


# Reading.


def test_it_reads_like_a_mapping():
    """Length, membership, items, get and unpacking."""
    p = Pmf({"cat": 1, "cab": 3, "dog": 0})
    assert 2 == len(p)
    assert "cat" in p
    assert "dog" not in p
    assert {"cab": Fraction(3, 4), "cat": Fraction(1, 4)} == dict(p) == {**p}
    assert [("cab", Fraction(3, 4)), ("cat", Fraction(1, 4))] == list(p.items())
    assert 0 == p.get("dog", 0) == p.exactly("dog")
    with pytest.raises(KeyError):
        p["dog"]


def test_zero_and_many_outcomes_at_their_place():
    """Median, mode and standard deviation of small distributions."""
    assert (Fraction(7, 2), 7, 2) == (die(6).median, (2 @ die(6)).median, Pmf({1: 1, 2: 2}).median)
    assert tuple(D6) == die(6).mode
    assert math.sqrt(35 / 12) == die(6).std
    assert "b" == Pmf.uniform("abc").median


def test_float_quantiles_are_read_as_decimals():
    """0.9 of ten faces is nine, though the float 0.9 is a little more."""
    assert 9 == die(10).quantile(0.9) == die(10).quantile(Decimal("0.9"))
    assert (1, 10) == (die(10).quantile(0), die(10).quantile(1))


def test_outcomes_without_an_order():
    """They can be counted and weighed; a question that needs an order says so."""
    p = Pmf({"cat": 1, 3: 1, None: 2})
    assert p == Pmf({None: 2, 3: 1, "cat": 1})
    assert hash(p) == hash(Pmf({None: 4, 3: 2, "cat": 2}))
    assert Fraction(1, 2) == p.exactly(None)
    for question in (p.at_least, p.at_most, p.quantile, lambda n: keep_highest(p, n), lambda _: die(2).compare(p)):
        with pytest.raises(TypeError, match="have no order"):
            question(1)


def test_sets_have_no_order_although_python_sorts_them():
    """Sets that contain each other only in part are not put in order by chance."""
    p = Pmf.uniform([frozenset({1}), frozenset({2}), frozenset({1, 2})])
    with pytest.raises(TypeError, match="have no order"):
        p.at_least(frozenset({1}))


def test_sampling_takes_what_there_is():
    """A random.Random, anything with random(), and a number from 0 up to 1."""
    rng = random.Random(5)
    drawn = Counter(die(6).sample(rng) for _ in range(600))
    assert set(D6) == set(drawn)
    assert [1, 1, 2, 6] == [die(6).sample(u) for u in (0, 0.16, Fraction(1, 6), 0.999)]

    class Half:
        def random(self):
            return 0.5

    assert 4 == die(6).sample(Half())


def test_a_draw_by_a_float_is_not_rounded():
    """The float 0.1 is a little more than a tenth, and past the first tenth of a huge denominator."""
    assert 1 == Pmf({0: 10**28, 1: 9 * 10**28}).sample(0.1)


def test_numpy_numbers_become_python_numbers():
    """NumPy's numbers are weights, outcomes and numbers of dice like any other, and cannot overflow."""
    np = pytest.importorskip("numpy", reason="NumPy is an optional dependency")
    p = Pmf(dict(zip(np.arange(3), np.array([1, 2, 1]), strict=True)))
    assert Pmf({0: 1, 1: 2, 2: 1}) == p
    assert {int} == {type(outcome) for outcome in p.outcomes}
    assert 3 @ p == np.int64(3) @ p
    assert p + 1 == p + np.int64(1) == np.int64(1) + p
    assert not Pmf({1: np.float32(0.5), 2: 1}).exact


def test_sympy_fractions_are_exact_weights():
    """A sympy Rational is a rational number, and a Symbol may be an outcome."""
    sympy = pytest.importorskip("sympy")
    x = sympy.Symbol("x")
    p = Pmf({x: sympy.Rational(1, 3), 2 * x: sympy.Rational(2, 3)})
    assert p.exact
    assert Fraction(1, 3) == p.exactly(x)
    assert Fraction(1, 9) == (2 @ p).exactly(2 * x)


# Display.


def test_the_table_shows_fractions_and_percents():
    """Aligned columns under one line that says what it is."""
    assert (2 @ die(2)).table(places=1).splitlines() == [
        "Pmf, exact, 3 outcomes", "outcome  fraction  percent", "      2       1/4    25.0%",
        "      3       1/2    50.0%", "      4       1/4    25.0%"]


def test_fractions_too_long_to_show_are_announced():
    """Nothing is left out in silence."""
    table = str(40 @ die(6))
    assert "fractions too long to show, items() gives them" in table
    assert 201 + 2 == len(table.splitlines())


def test_numbers_too_long_for_python_to_print_are_announced():
    """Python prints no integer of more than 4300 digits; a display still works."""
    p = Pmf({0: 10**5000, 1: 3 * 10**5000 + 1})
    assert "<Pmf, exact, 2 outcomes: 0 to 1>" == repr(p)
    assert ["0", "25.00%"] == str(p).splitlines()[2].split(maxsplit=1)


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags, self.text = [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)

    def handle_data(self, data):
        self.text.append(data)


def test_html_escapes_outcomes():
    """A player's script is text."""
    evil = "<script>alert('hi')</script>"
    seen = Tags()
    seen.feed(Pmf({evil: 1, "&": 1})._repr_html_())
    assert "script" not in seen.tags
    assert evil in seen.text


def test_html_has_headings_for_rows_and_columns():
    """A screen reader finds a caption, column headings and row headings."""
    text = die(2)._repr_html_()
    assert (3, 2) == (text.count('scope="col"'), text.count('scope="row"'))
    assert "<caption>Pmf, exact, 2 outcomes</caption>" in text


# Bad input.


@pytest.mark.parametrize(("make", "error", "says"), [
    (lambda: Pmf({}), ValueError, "at least one outcome"),
    (lambda: Pmf({1: 0}), ValueError, "at least one outcome of positive weight"),
    (lambda: Pmf({1: 1, 2: -1}), ValueError, "weight -1: a weight is 0 or more"),
    (lambda: Pmf({1: 1, 2: -0.5}), ValueError, "weight -0.5"),
    (lambda: Pmf({1: math.nan}), ValueError, "weight nan: a weight is finite"),
    (lambda: Pmf({1: math.inf}), ValueError, "weight inf: a weight is finite"),
    (lambda: Pmf({1: "2"}), TypeError, "weight '2' is not a number"),
    (lambda: Pmf([1, 2]), TypeError, "is not a mapping from outcome to weight"),
    (lambda: Pmf({math.nan: 1}), ValueError, "outcome nan equals nothing"),
    (lambda: Pmf({Decimal("nan"): 1}), ValueError, "equals nothing"),
    (lambda: Pmf.uniform([]), ValueError, "at least one outcome"),
    (lambda: Pmf.uniform([[1]]), TypeError, "cannot be hashed"),
    (lambda: Pmf.from_counts({1: 0.5}), TypeError, "count 0.5 of 1 is not a whole number"),
    (lambda: Pmf.from_counts([(1, -2)]), ValueError, "weight -2"),
    (lambda: die(0), ValueError, "sides=0"),
    (lambda: die(2.5), ValueError, "sides=2.5"),
    (lambda: -1 @ die(6), ValueError, "n=-1: the number of dice"),
    (lambda: 1.5 @ die(6), ValueError, "n=1.5"),
    (lambda: die(6) @ 2, TypeError, "unsupported operand"),
    (lambda: die(6) + "cat", TypeError, "unsupported operand"),
    (lambda: die(6).map(lambda x: die(x)), TypeError, "use bind"),
    (lambda: die(6).map(lambda x: [x]), TypeError, "cannot be hashed"),
    (lambda: die(6).given([7, 8]), ValueError, "given what cannot happen"),
    (lambda: die(6).given(7), TypeError, r"a predicate or a collection, such as \[7\]"),
    (lambda: die(6).probability("6"), TypeError, "chooses no outcomes"),
    (lambda: die(6).at_least("cat"), TypeError, "'cat' cannot be compared with outcomes such as 1"),
    (lambda: die(6).at_most(math.nan), ValueError, "nan is neither more nor less"),
    (lambda: die(6).quantile(1.5), ValueError, "q=1.5"),
    (lambda: die(6).quantile(math.nan), ValueError, "q=nan"),
    (lambda: die(6).sample(1), ValueError, "u=1"),
    (lambda: die(6).sample(math.nan), ValueError, "u=nan"),
    (lambda: Pmf.uniform("ab").mean, TypeError, "outcome 'a' is not a finite number"),
    (lambda: Pmf({math.inf: 1}).mean, TypeError, "outcome inf is not a finite number"),
    (lambda: Pmf.uniform("ab").median, TypeError, "outcome 'a' is not"),
    (lambda: keep_highest(die(6), 3, 4), ValueError, "k=4: of 3 dice, 0 to 3 can be kept"),
    (lambda: keep_lowest(die(6), 3, -1), ValueError, "k=-1"),
    (lambda: pool(die(6), 2, 3), ValueError, "k=3"),
    (lambda: keep_highest(die(6), 0), ValueError, "k=1: of 0 dice"),
    (lambda: mixture([]), ValueError, "at least one outcome"),
    (lambda: mixture([(-1, die(2)), (2, die(2))]), ValueError, "weight -1")])
def test_errors_name_what_was_wrong(make, error, says):
    """One sentence that names the value and what is allowed."""
    with pytest.raises(error, match=says):
        make()
