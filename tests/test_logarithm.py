"""One logarithm of whole numbers."""

import math

from catlib.rules import log


def test_it_is_right_to_the_last_bit():
    """No value is further from the platform's than one unit in the last place, and one in a thousand differs at all."""
    numbers = [*range(2, 20_000), *(3**k for k in range(10, 34)), 2**53]
    assert [] == [n for n in numbers if abs(log(n) - math.log(n)) > math.ulp(math.log(n))]
    assert len(numbers) / 1000 > sum(log(n) != math.log(n) for n in numbers)


def test_it_grows():
    """More tries never count for less."""
    values = [log(n) for n in range(1, 20_000)]
    assert values == sorted(values)
    assert 0.0 == values[0]


def test_powers_of_two_are_multiples():
    """2**k has k times the logarithm of 2, rounded once."""
    for k in range(1, 53):
        assert abs(log(2**k) - k * math.log(2)) <= math.ulp(k * math.log(2))
