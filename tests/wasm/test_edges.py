"""Both sides of what loops, checks and copies have to get right: compiled code beside plain Python."""

import math

import pytest

from catlib.rules import places_of, record
from catlib.rules.wasm import Module, States, Stretch, Trap, Whole

from .one import FLOAT, INT, ROW, rule_of, store

pytestmark = pytest.mark.wasm
LARGEST = 2**63 - 1
LOOP = """def f(n):
    found, i = 7, 5
    for i in range({}):
        found = found * 3 + i
    return found * 100 + i"""


@pytest.mark.parametrize("ends", [
    "n, 3, -1", "3, n, -1", "n, 3", "3, n", "n", "n, 9, 2", "9, n, -2", "9, n, -4", "n, n + 1", "n, n - 1, -1", "4",
    "4, 0, -1", "1, 9, 3", "2, 3", "3, 2", "0, -3, -1"])
def test_a_loop_has_as_many_turns_as_in_python(ends):
    """Forward and backward, none or one, ends known or not; its name keeps the last number, or the one of before."""
    rule = rule_of(LOOP.format(ends))
    plain, checked = store(rule, INT), store(rule, INT, checked=True)
    for n in range(-3, 13):
        assert rule(n) == plain.run(n) == checked.run(n), n


@pytest.mark.parametrize("count", ["3", "n"])
def test_a_loop_may_set_its_own_name(count):
    """The next turn has the next number all the same."""
    rule = rule_of(f"""
        def f(n):
            found = 0
            for i in range({count}):
                found = found * 10 + i
                if n > 2:
                    i = 7
                found = found * 10 + i
            return found * 10 + n
    """)
    ready = store(rule, INT)
    for n in range(6):
        assert rule(n) == ready.run(n)


@pytest.mark.parametrize("number", [2, 127, 128, 130, 200, 255, 256, 258])
def test_a_number_above_a_byte_is_nowhere_in_a_row_of_bytes(number):
    """Though its last byte is: where it is known not to be below 0, too."""
    rule = rule_of("def f(row, number):\n    return places_of(row, number & 511)")
    rule.__globals__["places_of"] = places_of
    argument = Stretch("i1", 20)
    ready, row = Module(rule, [argument, Whole()]).store(), [place % 7 - 3 for place in range(20)]
    ready.put(argument, row)
    assert rule(row, number) == ready.run(number)


@pytest.mark.parametrize("length", [1, 3, 7, 8, 40, 70])
def test_a_copied_record_is_copied_to_its_last_number(length):
    """Small ones word by word, large ones at once; the other one stays as it was."""
    kind = record("Copied", {"first": "i1", "row": ("i8", length), "last": "i8"}, __name__)
    states = States(kind.FIELDS, 2)
    rule = rule_of("def f(states):\n    states[1] = states[0]\n    return 0")
    module = Module(rule, [states])
    ready = module.store()
    one, other = kind(), kind()
    one.first, one.row[:], one.last = 3, list(range(5, 5 + length)), -9
    other.last = 4
    ready.put_state(states, 0, one)
    ready.put_state(states, 1, other)
    ready.run()
    assert [one, one] == [ready.get_state(states, i, kind()) for i in range(2)]


CHECKS = {
    "return n * m": [(-1, LARGEST, True), (-1, -LARGEST, True), (-1, -LARGEST - 1, False), (-1, 0, True),
                     (-LARGEST - 1, -1, False), (3, 2**62, False), (2, 2**62 - 1, True), (0, -LARGEST - 1, True)],
    "return n + m": [(LARGEST, 0, True), (LARGEST, 1, False), (-LARGEST - 1, -1, False), (-LARGEST - 1, 1, True)],
    "return n - m": [(LARGEST, -1, False), (-LARGEST - 1, 1, False), (-LARGEST - 1, -1, True), (0, -LARGEST, True)],
    "return n << m": [(1, 62, True), (1, 63, False), (-1, 63, True), (-2, 63, False), (3, 62, False), (1, 64, False),
                      (-3, 62, False), (0, 63, True)],
    "return n >> m": [(-1, 63, True), (5, 64, False), (5, -1, False), (5, 0, True)],
}


@pytest.mark.parametrize("text", CHECKS)
def test_a_checked_module_stops_at_the_first_number_that_is_too_large(text):
    """And not at the last that fits: on both sides, for numbers below 0 too."""
    rule = rule_of(f"def f(n, m):\n    {text}")
    ready = store(rule, INT, INT, checked=True)
    for n, m, fits in CHECKS[text]:
        if fits:
            assert rule(n, m) == ready.run(n, m)
        else:
            with pytest.raises(Trap, match=":2, in f: "):
                ready.run(n, m)


@pytest.mark.parametrize(("kind", "low", "high"), [("i1", -128, 127), ("i2", -(2**15), 2**15 - 1)])
def test_a_field_holds_its_limits_and_no_more(kind, low, high):
    """The least and the most, and neither one less nor one more."""
    states = States(record("Narrow", {"one": kind}, __name__).FIELDS)
    rule = rule_of("def f(states, n):\n    states[0].one = n\n    return states[0].one")
    ready = Module(rule, [states, Whole()], checked=True).store()
    assert [low, high] == [ready.run(low), ready.run(high)]
    for n in (low - 1, high + 1):
        with pytest.raises(Trap, match="a number outside"):
            ready.run(n)


def test_a_known_index_below_the_row_stops_a_checked_module():
    """Also where it is worked out; the row's first place is the lowest, and its last the highest."""
    for index, fits in ((0, True), (2, True), (3, False)):
        rule = rule_of(f"def f(row):\n    return row[{index}] + TABLE[{min(2, index)}]")
        rule.__globals__["TABLE"] = (10, 20, 30)
        ready = store(rule, ROW, checked=True)
        row = ready.row(ROW, [1, 2, 3])
        if fits:
            assert rule([1, 2, 3]) == ready.run(row)
        else:
            with pytest.raises(Trap, match=":2, in f: an index outside its row"):
                ready.run(row)
    for offset in (-3, -1):
        rule = rule_of(f"def f(n):\n    return TABLE[(n & 1) + {offset}]")
        rule.__globals__["TABLE"] = (10, 20, 30)
        with pytest.raises(Trap, match=":2, in f: an index outside its row of 3"):
            store(rule, INT, checked=True).run(0)


@pytest.mark.parametrize("of", ["min", "max"])
def test_of_equal_numbers_the_first_is_taken(of):
    """Which shows where a zero has a sign."""
    rule = rule_of(f"def f(x, y):\n    return {of}(x, y)")
    ready = store(rule, FLOAT, FLOAT)
    for x, y in ((0.0, -0.0), (-0.0, 0.0), (1.5, 1.5), (1.0, 2.0)):
        assert math.copysign(1, rule(x, y)) == math.copysign(1, ready.run(x, y))
        assert rule(x, y) == ready.run(x, y)
