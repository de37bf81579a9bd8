"""Translated arithmetic gives what Python's gives, on random operands and random expressions."""

import math

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

from catlib.rules import bit_count, log, lowest_place, places_of
from catlib.rules.wasm import Module, Stretch, Whole
from catlib.rules.wasm.errors import WrongType
from catlib.rules.wasm.values import reciprocal

from .one import FLOAT, INT, ROW, rule_of, store

WHOLE = st.integers(-(2**31), 2**31 - 1)
QUICK = settings(deadline=None, max_examples=60, derandomize=True)

PAIRS = ["a + b", "a - b", "a * b", "a & b", "a | b", "a ^ b", "a // b", "a % b", "min(a, b)", "max(a, b)", "a / b"]
TRUTHS = ["a < b", "a <= b", "a > b", "a >= b", "a == b", "a != b", "a < b < 9", "a and b", "a or b", "not a or b > a"]


def rules_of(texts, head="a, b"):
    return [rule_of(f"def f({head}):\n    return {text}") for text in texts]


@pytest.fixture(scope="module")
def pairs():
    return [(rule, store(rule, INT, INT), store(rule, INT, INT, checked=True)) for rule in rules_of(PAIRS + TRUTHS)]


@QUICK
@given(WHOLE, WHOLE)
@example(-7, 2)
@example(7, -2)
@example(-7, -2)
@example(0, 1)
@example(-(2**31), -1)
def test_two_numbers(pairs, a, b):
    """Every operation on two numbers, with Python's signs."""
    for rule, fast, checked in pairs:
        if b != 0 or ("/" not in PAIRS[0] and "%" not in PAIRS[0]):
            try:
                wanted = rule(a, b)
            except ZeroDivisionError:
                continue
            assert (wanted, wanted) == (fast.run(a, b), checked.run(a, b))


DIVISORS = [1, 2, 3, 5, 6, 7, 8, 26, 64, 100, 1000, 65_537, -3, -8]


@pytest.fixture(scope="module")
def divided():
    texts = [f"(a // {d}) * 10 + a % {d}" for d in DIVISORS]
    small = [f"(row[0] // {d}) * 10 + row[0] % {d}" for d in DIVISORS]
    rows = [(rule, store(rule, "i2")) for rule in rules_of(small, "row")]
    return [(rule, store(rule, INT)) for rule in rules_of(texts, "a")], rows


@QUICK
@given(st.integers(-(2**58), 2**58), st.integers(-(2**15), 2**15 - 1))
@example(-26, -26)
@example(25, 25)
def test_division_by_a_constant(divided, a, small):
    """Shifts, multiplications and divisions that stand for a division round down, too."""
    large, rows = divided
    for rule, ready in large:
        assert rule(a) == ready.run(a)
    for rule, ready in rows:
        ready.free_from(ready.module.top)
        assert rule([small]) == ready.run(ready.row("i2", [small]))


@pytest.fixture(scope="module")
def short():
    rules = rules_of(["row[0] // row[1]", "row[0] % row[1]"], "row")
    return [(rule, store(rule, "u4")) for rule in rules]


@QUICK
@given(st.integers(0, 2**32 - 1), st.integers(1, 2**32 - 1))
@example(2**32 - 1, 1)
@example(2**31, 2**31 - 1)
@example(7, 2**32 - 1)
def test_division_of_what_fits_32_bits(short, a, b):
    """Numbers that are known to fit 32 bits without a sign are divided so, the largest too."""
    for rule, ready in short:
        ready.free_from(ready.module.top)
        assert rule([a, b]) == ready.run(ready.row("u4", [a, b]))


@QUICK
@given(st.integers(2, 5000), st.integers(-(2**31), 2**31 - 1), st.integers(0, 2**31), st.data())
def test_a_reciprocal_holds_for_its_range(d, low, size, data):
    """Where a multiplication stands for a division it does so at every number of the range."""
    high = min(low + size, 2**31 - 1)
    found = reciprocal(d, low, high)
    assert found is not None
    factor, more, shift = found
    for a in {low, high, low // d * d, high // d * d, data.draw(st.integers(low, high))}:
        if low <= a <= high:
            assert a // d == a * factor + more >> shift
            assert abs(a * factor + more) < 2**63


@QUICK
@given(st.integers(-(2**62), 2**62), st.integers(0, 63))
def test_shifts(a, count):
    """A shift to the right rounds down; one to the left is cut at 64 bits."""
    left, right = (shared(f"a {sign} b") for sign in ("<<", ">>"))
    wanted = (a << count) & (2**64 - 1)
    assert wanted - (wanted >> 63 << 64) == left.run(a, count)
    assert a >> count == right.run(a, count)


_shared = {}


def shared(text, *kinds):
    """A rule of two numbers that is made once for all tests."""
    if text not in _shared:
        [rule] = rules_of([text])
        _shared[text] = store(rule, *(kinds or (INT, INT)))
    return _shared[text]


FLOATS = st.floats(-1e9, 1e9)


@QUICK
@given(FLOATS, FLOATS, WHOLE)
def test_floats(x, y, n):
    """Floats are those of Python to the last bit, also beside whole numbers."""
    for text in ("a + b", "a - b", "a * b", "min(a, b)", "max(a, b)", "-a", "abs(a) + math.sqrt(abs(b))",
        "a if b else 0"):
        [rule] = rules_of([text])
        rule.__globals__["math"] = math
        key = "x" + text
        if key not in _shared:
            _shared[key] = store(rule, FLOAT, FLOAT), store(rule, FLOAT, INT)
        both, mixed = _shared[key]
        assert rule(x, y) == both.run(x, y)
        assert rule(x, n) == mixed.run(x, n)
    assert int(x) == shared("int(a + b)", FLOAT, FLOAT).run(x, 0.0)


OPERATORS = ["+", "-", "*", "&", "|", "^", "//", "%"]
COMPARED = ["<", "<=", "==", "!=", ">", ">="]


def expressions(depth=4):
    """Random expressions over a, b, c and a row, that stay within 64 bits and never divide by 0."""
    leaf = st.sampled_from(["a", "b", "c", "row[0]", "row[1]"]) | st.integers(-40, 40).map(lambda n: f"({n})")

    def more(inner):
        def of_two(op, x, y):
            y = f"({y} | 1)" if op in ("//", "%") else y
            return f"(({x} {op} {y}) % 65521)" if op == "*" else f"({x} {op} {y})"

        return st.one_of(
            st.builds(of_two, st.sampled_from(OPERATORS), inner, inner),
            st.builds("({} {} {})".format, inner, st.sampled_from(COMPARED), inner),
            st.builds(
                "({} {} {} {} {})".format, inner, st.sampled_from(COMPARED), inner, st.sampled_from(COMPARED), inner
            ),
            st.builds("({} {} {})".format, inner, st.sampled_from(["and", "or"]), inner),
            st.builds("({} if {} else {})".format, inner, inner, inner),
            st.builds("({}({}, {}))".format, st.sampled_from(["min", "max", "first", "bump"]), inner, inner),
            st.builds("({} {} ({} & 7))".format, inner, st.sampled_from(["<<", ">>"]), inner),
            st.builds("({} {})".format, st.sampled_from(["-", "~", "not"]), inner),
        )

    return st.recursive(leaf, more, max_leaves=2**depth)


BESIDE = """
def first(x, y):
    if x < y:
        return x
    for i in range(3):
        if i == y:
            return i
    return y
"""
BUMP = """
def bump(x, y):
    if x > 3 and y < 0 or x == y:
        return True
    return x != 2
"""


@settings(deadline=None, max_examples=40, derandomize=True, phases=[Phase.explicit, Phase.generate])
@given(expressions(), st.lists(st.tuples(*[st.integers(-50, 50)] * 3), min_size=4, max_size=4))
def test_random_expressions(text, operands):
    """Any expression gives Python's value, however it is folded, inlined or turned into jumps."""
    head = f"def f(a, b, c, row):\n    if {text}:\n        row[2] = 1"
    rounds = f"    while c < 0 and not {text}:\n        c += 9"
    rule = rule_of(f"{head}\n{rounds}\n    return {text}")
    rule.__globals__.update(first=rule_of(BESIDE), bump=rule_of(BUMP))
    ready, checked = (store(rule, INT, INT, INT, ROW, checked=flag) for flag in (False, True))
    for a, b, c in operands:
        for fast in (ready, checked):
            fast.free_from(fast.module.top)
            plain, row = [a, -b, 0], fast.row(ROW, [a, -b, 0])
            wanted = int(rule(a, b, c, plain))
            if abs(wanted) < 2**62:
                assert (wanted, plain) == (fast.run(a, b, c, row), row.tolist())


def test_nested_loops():
    """break and continue leave the loop that they stand in, return leaves all."""
    rule = rule_of("""
        def f(n, stop):
            found = 0
            for i in range(n):
                j = 0
                while True:
                    j += 1
                    if j % 3 == 0:
                        continue
                    if j > i:
                        break
                    for k in range(j, 0, -1):
                        if k == stop:
                            return found * 1000 + i * 100 + j * 10 + k
                        found += i * j - k
                if i % 2:
                    continue
                found += 1
            return found
    """)
    ready = store(rule, INT, INT)
    for n in range(8):
        for stop in range(9):
            assert rule(n, stop) == ready.run(n, stop)


PARTS = st.recursive(st.sampled_from(["row[0]", "row[1]", "change(row)", "3"]),
    lambda part: st.builds("({} {} {})".format, part, st.sampled_from("+-"), part) | part.map("row[{} % 8]".format))
STATEMENTS = st.builds("row[{} % 8] {} {}".format, PARTS, st.sampled_from(["=", "+=", "-="]), PARTS)


@QUICK
@given(st.lists(STATEMENTS, min_size=1, max_size=3), PARTS)
def test_what_is_on_the_left_is_read_first(statements, last):
    """A rule that changes what stands beside it, in an index or on either side, does so once and in Python's order."""
    change = rule_of("def change(row):\n    row[0] += 10\n    row[1] += 1\n    return row[0]")
    rule = rule_of("\n".join(["def f(row):", *(f"    {each}" for each in statements), f"    return {last}"]))
    rule.__globals__["change"] = change
    plain = [1, 2, 0, 0, 0, 0, 0, 0]
    ready = store(rule, ROW)
    row = ready.row(ROW, plain)
    assert (rule(plain), plain) == (ready.run(row), row.tolist())


def test_the_logarithm_of_whole_numbers():
    """One logarithm for all engines: to the last bit the same, and within one such bit of the platform's."""
    ready = store(log, INT)
    for n in [*range(1, 2000), *(10**k + d for k in range(3, 15) for d in (-1, 0, 1))]:
        assert log(n) == ready.run(n)
        assert abs(log(n) - math.log(n)) <= math.ulp(math.log(n))


def test_names_that_change_under_a_condition():
    """Assignments that need no jump see each other as in Python."""
    rule = rule_of("""
        def f(a, b):
            best, where, x = a, 1, 0
            if b < a:
                best, where = b, best
            if where > best:
                where += best
                x = where
            if x:
                x -= 1
            return best * 10000 + where * 100 + x
    """)
    ready = store(rule, INT, INT)
    for a in range(-4, 5):
        for b in range(-4, 5):
            assert rule(a, b) == ready.run(a, b)


def test_the_place_of_the_lowest_bit():
    """As a value, in a condition, and by itself; a number without bits has 64."""
    rule = rule_of("""
        def f(bits):
            lowest_place(bits)
            if lowest_place(bits) and not lowest_place(bits + 1):
                return lowest_place(bits)
            return -1 - lowest_place(bits)
    """)
    rule.__globals__["lowest_place"] = lowest_place
    ready = store(rule, INT)
    for bits in (0, 1, 2, 6, -4, 2**62, -(2**63), 2**63 - 1):
        assert rule(bits) == ready.run(bits)


def test_how_many_bits_are_set():
    """Of all 64, the sign among them."""
    rule = rule_of("def f(bits):\n    return bit_count(bits)")
    rule.__globals__["bit_count"] = bit_count
    ready = store(rule, INT)
    for bits, count in ((0, 0), (6, 2), (2**62, 1), (-1, 64), (-(2**63), 1), (2**63 - 1, 63)):
        assert [count] * 2 == [rule(bits), ready.run(bits)]


@pytest.mark.parametrize("provided", [bit_count, lowest_place])
def test_bits_are_of_a_whole_number(provided):
    """Nothing else has bits."""
    rule = rule_of(f"def f(x):\n    return {provided.__name__}(x)")
    rule.__globals__[provided.__name__] = provided
    with pytest.raises(WrongType, match=f"{provided.__name__} takes one whole number"):
        store(rule, FLOAT)


@pytest.mark.parametrize("length", [16, 17, 32, 45, 62])
def test_the_places_of_a_number(length):
    """As bits, wherever it stands in a row of bytes, and also where a row is not a multiple of what is looked at."""
    rule = rule_of("def f(row, number):\n    return places_of(row, number)")
    rule.__globals__["places_of"] = places_of
    argument = Stretch("i1", length)
    ready = Module(rule, [argument, Whole()]).store()
    row = [place * place % 5 - 2 for place in range(length)]
    ready.put(argument, row)
    for number in (-2, -1, 2, 3, 127, 258, -254, 2 + 2**32, -(2**63)):
        assert sum(1 << place for place in range(length) if row[place] == number) == rule(row, number)
        assert rule(row, number) == ready.run(number)


def test_places_are_of_a_row_of_bytes():
    """Wider numbers, short rows and rows of any length are refused, and so is anything but a row and a number."""
    rule = rule_of("def f(row, number):\n    return places_of(row, number)")
    rule.__globals__["places_of"] = places_of
    for argument in (Stretch("i8", 20), Stretch("i1", 15), Stretch("i1", 63), Stretch("i1")):
        with pytest.raises(WrongType, match="places_of takes a row of 16 to 62 numbers of one byte"):
            Module(rule, [argument, Whole()])
    with pytest.raises(WrongType, match="places_of takes a row and a whole number"):
        Module(rule, [Whole(), Whole()])


def test_a_loop_that_never_runs_needs_no_types():
    """What stands in it is not looked at, also where another loop counts with the same name."""
    rule = rule_of("""
        def f(row):
            best = row[0]
            for i in range(1, SEATS):
                best, least = max(best, row[i]), min(best, row[i])
            for i in range(SEATS):
                best += row[i]
            return best
    """)
    rule.__globals__["SEATS"] = 1
    ready = store(rule, ROW)
    assert 6 == ready.run(ready.row(ROW, [3]))
