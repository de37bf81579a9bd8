"""Tails and sums of luck against every roll, and the sentences a reader gets."""

from dataclasses import FrozenInstanceError
from fractions import Fraction
from itertools import product
from math import nan, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlib.chance import Luck, Pmf, count_of, die, tail


def brute(dice, observed):
    """Chances of less, the same and more than observed, over every roll of the dice."""
    cases = prod(pmf.denominator for pmf in dice)
    found = {"less": 0, "same": 0, "more": 0}
    for roll in product(*(pmf.weights.items() for pmf in dice)):
        total, ways = sum(face for face, _ in roll), prod(weight for _, weight in roll)
        found["less" if total < observed else "more" if total > observed else "same"] += ways
    return tuple(Fraction(ways, cases) for ways in found.values())


whole = st.dictionaries(st.integers(-6, 6), st.integers(1, 9), min_size=1, max_size=4).map(Pmf)


@st.composite
def chances(draw, most=4):
    """Distributions that were faced, and what came from each."""
    faced = draw(st.lists(whole, min_size=1, max_size=most))
    return [(pmf, draw(st.sampled_from(pmf.outcomes))) for pmf in faced]


def distribution(*strategies):
    """Hypothesis without a clock, and with the same examples on every machine."""
    return lambda test: settings(deadline=None, derandomize=True)(given(*strategies)(test))


def gather(faced, seat=0):
    luck = Luck()
    for pmf, came in faced:
        luck = luck.add(pmf, came, seat)
    return luck


# One outcome.


@distribution(chances(most=1))
def test_a_tail_counts_every_case(faced):
    """At most, exactly, at least and the mid-p are those of all cases."""
    [(pmf, came)] = faced
    less, same, more = brute([pmf], came)
    found = tail(pmf, came)
    assert (less + same, same, same + more) == (found.at_most, found.exactly, found.at_least)
    assert (less, more) == (found.worse, found.better)
    assert less + same / 2 == found.percentile


@distribution(chances(most=1))
def test_where_little_is_good_the_percentile_turns_over(faced):
    """Chances of outcomes stay, good and bad change places."""
    [(pmf, came)] = faced
    high, low = tail(pmf, came), tail(pmf, came, high_is_good=False)
    assert (high.at_most, high.exactly, high.at_least) == (low.at_most, low.exactly, low.at_least)
    assert (1, high.worse) == (high.percentile + low.percentile, low.better)


@distribution(whole)
def test_luck_is_fair(pmf):
    """The expected percentile is one half, whatever the distribution."""
    assert Fraction(1, 2) == sum(chance * tail(pmf, came).percentile for came, chance in pmf.items())


def test_a_tail_never_changes():
    """It is frozen."""
    with pytest.raises(FrozenInstanceError):
        tail(die(6), 3).exactly = Fraction(1)


@pytest.mark.parametrize(("pmf", "came", "sentence"), [
    (2 @ die(6), 12, "better than 97.2% of rolls; as good or better happens 1 time in 36"),
    (2 @ die(6), 2, "worse than 97.2% of rolls; as bad or worse happens 1 time in 36"),
    (2 @ die(6), 9, "better than 72.2% of rolls; as good or better happens about 1 time in 4"),
    (2 @ die(6), 7, "right in the middle: 41.7% of rolls are worse and as many are better"),
    (Pmf({0: 1, 1: 9}), 1, "better than 10.0% of rolls; as good or better happens 90.0% of the time"),
    (10 @ die(6), 60, "better than over 99.9% of rolls; as good or better happens 1 time in 60,466,176"),
    (15 @ die(6), 90, "better than over 99.9% of rolls; as good or better happens about 1 time in 5 × 10^11"),
    (die(1), 1, "nothing else could have happened"),
    (Pmf({0: 0.5, 1: 0.5}), 1, "better than 50.0% of rolls; as good or better happens 1 time in 2 (approximate)"),
    (Pmf.from_samples([1, 2]), 3, "better than 100.0% of rolls; as good or better never came (approximate)")])
def test_the_sentence(pmf, came, sentence):
    """What a reader is told."""
    assert sentence == tail(pmf, came).sentence == str(tail(pmf, came))


def test_the_sentence_where_little_is_good():
    """No curse on five dice is good luck, and the cases have their own name."""
    curses = count_of(die(6), 5, [1])
    assert "better than 59.8% of turns; as good or better happens about 1 time in 2" == str(
        tail(curses, 0, high_is_good=False, what="turns")
    )


@pytest.mark.parametrize("came", [13, 6.5, nan])
def test_what_cannot_happen_is_refused(came):
    """An exact distribution knows what it cannot give."""
    with pytest.raises(ValueError, match=f"observed={came} cannot happen here: 11 outcomes from 2 to 12 can"):
        tail(2 @ die(6), came)


# A whole game.


@distribution(chances())
def test_the_sum_of_luck_counts_every_case(faced):
    """The tail of the sum is that of all cases of all chances together."""
    luck = gather(faced)
    observed = sum(came for _, came in faced)
    less, same, more = brute([pmf for pmf, _ in faced], observed)
    assert (less, same, more) == (luck.tail().worse, luck.tail().exactly, luck.tail().better)
    assert observed == luck.observed()
    assert sum(pmf.mean for pmf, _ in faced) == luck.expected()
    assert observed - luck.expected() == luck.difference()


@distribution(chances(), st.permutations(range(4)))
def test_the_order_of_chances_does_not_matter(faced, order):
    """A sum of luck forgets the order."""
    shuffled = [faced[i] for i in order if i < len(faced)]
    assert gather(faced).tail() == gather(shuffled).tail()


def test_every_seat_has_its_own_luck():
    """Seats are told apart, and listed as they first appear."""
    luck = Luck().add(die(6), 6, seat="Bo").add(die(6), 1, seat="Ann").add(die(8), 8, seat="Bo")
    assert ("Bo", "Ann") == luck.seats
    assert tail(die(6) + die(8), 14) == luck.tail("Bo")
    assert tail(die(6), 1) == luck.tail("Ann")


def test_a_seat_without_a_chance_stands_in_the_middle():
    """Before the first roll nobody is lucky."""
    assert (0, Fraction(1, 2)) == (Luck().difference(), Luck().tail().percentile)
    assert () == Luck().seats


def test_luck_never_changes():
    """Adding gives a new one, so that a move can be taken back."""
    before = Luck().add(die(6), 3)
    after = before.add(die(6), 6)
    assert (1, 2) == (len(before.events), len(after.events))
    assert tail(die(6), 3) == before.tail()
    with pytest.raises(FrozenInstanceError):
        before.events = ()


def test_one_approximate_part_makes_the_sum_approximate():
    """The mark reaches the tail, the sentence and the table, for the seat concerned."""
    luck = Luck().add(die(6), 3, "Ann").add(die(6).as_approximate(), 3, "Ann").add(die(6), 3, "Bo")
    assert (False, False, True) == (luck.exact, luck.tail("Ann").exact, luck.tail("Bo").exact)
    ann, bo = luck.table().splitlines()
    assert ann.endswith("(approximate)")
    assert "approximate" not in bo


def test_little_may_be_good_over_a_whole_game():
    """Luck with curses: few are good."""
    curses = count_of(die(6), 5, [1])
    luck = Luck(high_is_good=False, what="games").add(curses, 0).add(curses, 0)
    assert tail(2 @ curses, 0, high_is_good=False, what="games") == luck.tail()
    assert luck.tail().percentile > Fraction(1, 2)


def test_fractions_are_scores_too():
    """Values such as chances to win add up exactly."""
    swing = Pmf({Fraction(-1, 3): 1, Fraction(1, 6): 2})
    luck = Luck().add(swing, Fraction(1, 6)).add(swing, Fraction(1, 6))
    assert (Fraction(1, 3), Fraction(1, 3), Fraction(4, 9)) == (luck.observed(), luck.difference(), luck.tail().exactly)


@pytest.mark.parametrize(("expected", "came", "error", "says"), [
    (die(6), 7, ValueError, "observed=7 cannot happen"),
    (die(6), 2.0, TypeError, "score 2.0: luck adds up whole numbers and Fractions only"),
    (die(2).map(lambda face: face / 10), 2, TypeError, "score 0.1"),
    (Pmf.uniform("ab"), "a", TypeError, "score 'a'")])
def test_luck_refuses_what_it_cannot_add_up(expected, came, error, says):
    """The error names the score, and nothing is recorded."""
    with pytest.raises(error, match=says):
        Luck().add(expected, came)
