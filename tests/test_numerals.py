"""Numbers as people read them."""

import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as some

from catlib.chance import decimal, fixed, percent, proportion, short_percent, spaced

CORNERS = (Fraction(0), Fraction(1, 10**6), Fraction(1, 10**4), 1 - Fraction(1, 10**6), Fraction(1))


def test_small_chances_never_show_as_none_nor_large_ones_as_certain():
    """A percentage is 0 or 100 only where that is exact."""
    assert ["0.00%", "<0.01%", "0.01%", ">99.99%", "100.00%"] == [percent(chance) for chance in CORNERS]
    assert ["0%", "<1%", "<1%", ">99%", "100%"] == [short_percent(chance) for chance in CORNERS]


@given(some.fractions(0, 1), some.integers(0, 3), some.integers(1, 10**7))
def test_english_sets_thousands_apart_by_commas_and_percents_not_at_all(chance, places, number):
    """As English does: 59%, 10,000 and 31.2% (30.3–32.1%, estimate from 10,000 games)."""
    rate = str(proportion(number // 2, number))
    assert all(re.fullmatch(r"[<>]?[\d.]+%", told) for told in (percent(chance, places), short_percent(chance)))
    assert re.fullmatch(rf"[\d.]+% \([\d.–]+%, estimate from {spaced(number)} games\)", rate)
    assert f"{number:,}" == spaced(number)


@pytest.mark.parametrize("places", range(3))
def test_zero_has_no_minus(places):
    """What rounds to zero is zero, from below as from above."""
    assert fixed(0, places) == fixed(Fraction(-1, 10**6), places)


@pytest.mark.parametrize("value", [Fraction(1, 8), Fraction(2, 3), Fraction(5), Fraction(10**7)])
def test_a_decimal_says_whether_it_is_the_whole_number(value):
    """What stands after = is the fraction itself, and what stands after ≈ is not."""
    sign, digits = decimal(value).split()
    assert (sign == "=") == (Fraction(digits) == value)
