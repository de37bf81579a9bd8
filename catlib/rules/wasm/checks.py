"""Rules that a module calls beside a game's own: Python's division, and what a checked module looks at.

They are written in the rules' dialect, but count on whole numbers that wrap at 64 bits, and on three names that only
the translator knows: `stop` leaves the module with the number of a place, `quotient_toward_zero` and
`remainder_toward_zero` are what the machine has.
"""

from catlib.rules.decorator import rule
from catlib.rules.wasm.errors import Trap


def stop(place):
    """Leave the module; plain Python raises."""
    raise Trap(f"stopped at place {place}")


def quotient_toward_zero(a, b):
    """Divide as a processor does."""
    return a // b if (a < 0) == (b < 0) else -(-a // b)


def remainder_toward_zero(a, b):
    """Return the remainder of that division."""
    return a - b * quotient_toward_zero(a, b)


@rule
def quotient(a, b):
    """Floor division.

    >>> [quotient(a, b) for a in (-7, 7) for b in (-2, 2)] == [a // b for a in (-7, 7) for b in (-2, 2)]
    True
    """
    found = quotient_toward_zero(a, b)
    left = a - found * b
    return found - (left != 0 and (left ^ b) < 0)


@rule
def remainder(a, b):
    """The remainder with the sign of the divisor.

    >>> [remainder(a, b) for a in (-7, 7) for b in (-2, 2)] == [a % b for a in (-7, 7) for b in (-2, 2)]
    True
    """
    left = remainder_toward_zero(a, b)
    return left + b if left != 0 and (left ^ b) < 0 else left


@rule
def index_within(index, length, place):
    if index < 0 or index >= length:
        stop(place)
    return index


@rule
def not_zero(value, place):
    if value == 0:
        stop(place)
    return value


@rule
def added(a, b, place):
    total = a + b
    if (a ^ total) & (b ^ total) < 0:
        stop(place)
    return total


@rule
def subtracted(a, b, place):
    total = a - b
    if (a ^ b) & (a ^ total) < 0:
        stop(place)
    return total


@rule
def multiplied(a, b, place):
    product = a * b
    if a == -1:
        if b == product and b != 0:
            stop(place)
    elif a != 0 and (quotient_toward_zero(product, a) != b or remainder_toward_zero(product, a) != 0):
        stop(place)
    return product


@rule
def shifted(a, count, place):
    if count < 0 or count > 63:
        stop(place)
    return a << count


@rule
def shifted_left(a, count, place):
    if count < 0 or count > 63 or a << count >> count != a:
        stop(place)
    return a << count


@rule
def shifted_right(a, count, place):
    if count < 0 or count > 63:
        stop(place)
    return a >> count
