"""Ranges of numbers hold all that can come: every operation on every pair of small ranges, number by number."""

import ast
import itertools
import operator

import pytest

from catlib.rules.wasm import Layout, layout_of_setup
from catlib.rules.wasm.layout import EMPTY, LIMITS, smallest_kind
from catlib.rules.wasm.ranges import compared, operated, truth_of
from catlib.rules.wasm.types import FLOAT, TRUTH, WHOLE, Reference, Row, join, whole
from catlib.rules.wasm.values import reciprocal

OPERATIONS = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod, ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
    ast.LShift: operator.lshift, ast.RShift: operator.rshift,
}
COMPARISONS = {ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le,
               ast.Gt: operator.gt, ast.GtE: operator.ge}
ENDS = [-9, -8, -5, -1, 0, 1, 2, 3, 7, 8, 12]
RANGES = [(a, b) for a in ENDS for b in ENDS if a <= b]
UNDEFINED = (ZeroDivisionError, ValueError)  # no number comes of a division by 0, or a shift by less than 0


def numbers(ends):
    """All numbers of a range."""
    return range(ends[0], ends[1] + 1)


@pytest.mark.parametrize("kind", OPERATIONS, ids=lambda kind: kind.__name__)
def test_a_range_holds_whatever_an_operation_gives(kind):
    """And where it is one number, nothing else comes."""
    of = OPERATIONS[kind]
    for one, other in itertools.product(RANGES, RANGES):
        found = operated(kind(), whole(*one), whole(*other))
        come = []
        for a, b in itertools.product(*(sorted({*numbers(r)[:4], *numbers(r)[-4:]}) for r in (one, other))):
            try:
                come.append(of(a, b))
            except UNDEFINED:
                continue
        assert all(found.low <= number <= found.high for number in come), (one, other, found)
        if found.constant is not None and come:
            assert {found.constant} == {*come}


@pytest.mark.parametrize("kind", COMPARISONS, ids=lambda kind: kind.__name__)
def test_what_is_known_of_a_comparison_always_holds(kind):
    """It is known where all pairs agree, and nowhere else."""
    of = COMPARISONS[kind]
    for one, other in itertools.product(RANGES, RANGES):
        answers = {of(a, b) for a, b in itertools.product(numbers(one), numbers(other))}
        known = compared(kind(), whole(*one), whole(*other))
        assert known is None or {known} == answers, (one, other)
        assert known is not None or len(answers) == 2, (one, other)


def test_what_is_known_of_a_truth_always_holds():
    """A number is true where it cannot be 0."""
    for ends in RANGES:
        truths = {bool(number) for number in numbers(ends)}
        assert (truths.pop() if len(truths) == 1 else None) is truth_of(whole(*ends))
    assert truth_of(FLOAT) is None


def test_what_is_more_than_64_bits_is_any_number():
    """On either side, for sums and products as well."""
    least, most = WHOLE.low, WHOLE.high
    assert WHOLE == whole(least, most + 1) == whole(least - 1, most) == operated(ast.Add(), WHOLE, whole(0, 1))
    assert WHOLE == operated(ast.Mult(), whole(0, 2**40), whole(0, 2**40)) == operated(ast.Sub(), WHOLE, whole(0, 1))


def test_what_two_values_may_be_is_what_either_may_be():
    """Ranges reach from the least to the most; what only one of them has is not known of both."""
    for one, other in itertools.product(RANGES, RANGES):
        both = join(whole(*one), whole(*other))
        assert (min(one[0], other[0]), max(one[1], other[1])) == (both.low, both.high)
    assert FLOAT == join(FLOAT, whole(3)) == join(TRUTH, FLOAT)
    assert "truth" == join(TRUTH, TRUTH).kind
    row = join(Row("i4", 3, 8), Row("i4", 5, 64))
    assert (None, None) == (row.length, row.at)
    assert (3, None) == (join(Row("i4", 3, 8), Row("i4", 3, 64)).length, join(Row("i4", 3, 8), Row("i4", 3, 64)).at)
    layout = Layout.of({"a": ("i1", 0)})
    assert join(Reference(layout, 8), Reference(layout, 64)).at is None


@pytest.mark.parametrize("d", [3, 5, 6, 7, 10, 26, 100, 641, 1000])
def test_a_multiplication_divides_like_floor_division(d):
    """For numbers below 0 and above, at both ends and around every multiple."""
    for low, high in ((0, 300), (-300, 300), (-5, 0), (-2000, -1), (0, 2**20), (-(2**20), 2**20)):
        found = reciprocal(d, low, high)
        assert found is not None
        factor, more, shift = found
        tried = {low, high, *(k * d + i for k in range(-12, 12) for i in (-1, 0, 1)), *range(low, high, 4999)}
        for a in (a for a in tried if low <= a <= high):
            assert a // d == a * factor + more >> shift, a


# Where fields lie


def test_fields_lie_at_multiples_of_their_size_and_come_back():
    """Whatever stands before them; rows without numbers take no place."""

    class Record:
        """Any record."""

    fields = {"a": ("i1", 0), "b": ("i8", 2), "c": ("i1", 3), "d": ("i4", 0), "e": ("i2", EMPTY), "f": ("u4", 1)}
    layout, record = Layout.of(fields), Record()
    size = {"i1": 1, "i2": 2, "i4": 4, "u4": 4, "i8": 8}
    assert [0] * 6 == [layout.fields[name].at % size[kind] for name, (kind, _) in fields.items()]
    assert 0 == layout.size % 8
    values = {"a": -3, "b": [2**60, -1], "c": [1, -2, 3], "d": -70_000, "e": [], "f": [2**32 - 1]}
    for name, value in values.items():
        setattr(record, name, value)
    packed = layout.pack(record)
    assert layout.size == len(packed)
    for name, (kind, length) in fields.items():
        at, wide = layout.fields[name].at, size[kind]
        numbers_ = values[name] if length else [values[name]]
        assert [n % 2 ** (8 * wide) for n in numbers_] == [
            int.from_bytes(packed[at + i * wide :][:wide], "little") for i in range(len(numbers_))]


@pytest.mark.parametrize("kind", ["i1", "i2", "i4"])
def test_the_smallest_kind_holds_its_limits_and_no_more(kind):
    """At each end, and one number beyond it."""
    low, high = LIMITS[kind]
    assert [kind] * 3 == [smallest_kind((low,)), smallest_kind((high,)), smallest_kind((low, high))]
    assert kind != smallest_kind((low - 1, 0))
    assert kind != smallest_kind((0, high + 1))


def test_a_layout_of_a_setup_never_shrinks():
    """It keeps the room that a number once had, and what was below 0 once may be so again."""
    from collections import namedtuple

    agreed = namedtuple("agreed", "limit row")
    first = layout_of_setup(agreed(1, (1, 2)))
    assert (0, 127) == first.fields["row"].span
    wide = layout_of_setup(agreed(1, (1, 40_000)))
    assert ("i4", (0, 2**31 - 1)) == (wide.fields["row"].kind, wide.fields["row"].span)
    below = layout_of_setup(agreed(-1, (-1, 2)))
    assert ("i4", None, None) == (below.fields["row"].kind, below.fields["row"].span, below.fields["limit"].span)
    assert layout_of_setup(agreed(1, (1, 2))) is below
