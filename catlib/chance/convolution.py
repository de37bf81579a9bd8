"""Sums of whole-number distributions by big integers, which convolve thousands of weights in one multiplication.

Weights at the points of a grid are packed into one integer, as digits wide enough that nothing carries over; a product
or power of such integers then convolves (Kronecker, 1882).

>>> power((1, 1, 1), 2, 9)
(1, 2, 3, 2, 1)
"""

import math
import operator
import struct
from collections.abc import Sequence
from fractions import Fraction
from numbers import Rational
from typing import Any

from catlib.chance.rationals import all_whole

SMALL_WIDTHS = {2: "H", 4: "I", 8: "Q"}  # struct's codes for unsigned numbers
FAST_WIDTHS = (1, 1, 2, 4, 4, 8, 8, 8, 8)  # the next of them from 0 bytes on


def product(left: Sequence[int], right: Sequence[int], cases: int) -> Sequence[int]:
    """The coefficients of a product of two polynomials; none is greater than `cases`.

    >>> product((1, 1), (1, 2), 6)
    (1, 3, 2)
    """
    width = width_of(cases)
    return unpack(pack(left, width) * pack(right, width), len(left) + len(right) - 1, width)


def power(cells: Sequence[int], n: int, cases: int) -> Sequence[int]:
    """The coefficients of the n-th power of a polynomial whose constant term is not 0.

    >>> power((1, 2), 2, 9)
    (1, 4, 4)
    """
    width, count = width_of(cases), (len(cells) - 1) * n + 1
    # Measured: beyond this size multiplying big integers costs more than the recurrence.
    if (count * width) ** 1.585 > 550 * count * len(cells):
        return power_by_recurrence(cells, n)
    return unpack(pack(cells, width) ** n, count, width)


def power_by_recurrence(cells: Sequence[int], n: int) -> Sequence[int]:
    """The same as `power` by k p₀ cₖ = Σ ((n + 1) i − k) pᵢ cₖ₋ᵢ, from P·(Pⁿ)′ = n·P′·Pⁿ (Euler, Introductio, § 76).

    >>> power_by_recurrence((1, 2), 2)
    [1, 4, 4]
    """
    degree, first = len(cells) - 1, cells[0]
    rising = [(n + 1) * i * cells[i] for i in range(degree, 0, -1)]
    falling = cells[:0:-1]
    found = [0] * degree + [first**n]
    for k in range(1, degree * n + 1):
        recent = found[-degree:]
        total = sum(map(operator.mul, rising, recent)) - k * sum(map(operator.mul, falling, recent))
        found.append(total // (k * first))
    return found[degree:]


def common_step(*rows: Sequence[Any]) -> Any:
    """The widest step of a grid that holds all numbers of each ascending row; None if there is none.

    None as well where most of the grid would be empty.

    >>> common_step((1, 3, 9), (0, 4))
    2
    """
    if all(all_whole(row) and row[-1] - row[0] == len(row) - 1 for row in rows):
        return 1
    scale = 1
    for row in rows:
        if not all_whole(row):
            if not all(isinstance(number, Rational) for number in row):
                return None
            scale = math.lcm(scale, *(number.denominator for number in row))
    gaps = [int((number - row[0]) * scale) for row in rows for number in row]
    step = math.gcd(*gaps) or 1
    room = 64 + 16 * sum(map(len, rows))
    if max(gaps) // step > room:
        return None
    return step if scale == 1 else Fraction(step, scale)


def on_grid(row: Sequence[Any], weights: Sequence[int], step: Any) -> Sequence[int]:
    """The weight at every point of the grid from the least to the greatest number of an ascending row.

    >>> on_grid((1, 5), (10, 20), 2)
    [10, 0, 20]
    """
    count = int((row[-1] - row[0]) // step) + 1
    if count == len(row):
        return weights
    cells = [0] * count
    for number, weight in zip(row, weights, strict=True):
        cells[int((number - row[0]) // step)] = weight
    return cells


def width_of(largest: int) -> int:
    """The bytes that hold any number up to `largest`; few widths have a fast unpacking.

    >>> width_of(255), width_of(256), width_of(2**70)
    (1, 2, 9)
    """
    width = (largest.bit_length() + 7) // 8
    return width if width > 8 else FAST_WIDTHS[width]


def pack(cells: Sequence[int], width: int) -> int:
    """One integer with a weight in every `width` bytes, the first lowest.

    >>> pack((1, 2), 1)
    513
    """
    if width == 1:
        return int.from_bytes(bytes(cells), "little")
    return int.from_bytes(b"".join([cell.to_bytes(width, "little") for cell in cells]), "little")


def unpack(packed: int, count: int, width: int) -> tuple[int, ...]:
    """The weights that `pack` put into an integer.

    >>> unpack(513, 2, 1)
    (1, 2)
    """
    content = packed.to_bytes(count * width, "little")
    if width == 1:
        return tuple(content)
    if width in SMALL_WIDTHS:
        return struct.unpack(f"<{count}{SMALL_WIDTHS[width]}", content)
    from_bytes = int.from_bytes
    return tuple([from_bytes(content[i : i + width], "little") for i in range(0, count * width, width)])
