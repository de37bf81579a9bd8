"""Each construct of the dialect is understood, and each other is refused with its line and what would be right."""

from types import ModuleType

import pytest

from catlib.rules.wasm import OutsideDialect
from catlib.rules.wasm.errors import Recursion, WrongType

from .one import FLOAT, FLOATS, INT, ROW, module, rule_of, store

SPOKEN = {
    "assignment": ("x = n + 1\n    return x", 8),
    "tuple assignment": ("a, b = n, 2\n    a, b = b, a\n    return 10 * a + b", 27),
    "assignment to several": ("a = b = n\n    return a + b", 14),
    "augmented assignment": ("n += 5\n    n *= 2\n    n -= 1\n    n //= 3\n    return n", 7),
    "bits": ("return (n & 5 | 8) ^ 1 << 2 >> 1", 15),
    "inverted": ("return ~n", -8),
    "remainder": ("return -n % 4", 1),
    "if": ("if n > 9:\n        return 1\n    elif n > 5:\n        return 2\n    else:\n        return 3", 2),
    "while": ("k = 0\n    while n:\n        n >>= 1\n        k += 1\n    return k", 3),
    "for": ("k = 0\n    for i in range(n):\n        k += i\n    return k", 21),
    "for from": ("k = 0\n    for i in range(2, n):\n        k += i\n    return k", 20),
    "for by": ("k = 0\n    for i in range(n, 0, -2):\n        k = 10 * k + i\n    return k", 7531),
    "a loop variable that is changed": ("k = 0\n    for i in range(n):\n        i += 9\n        k += 1\n    return k",
        7),
    "a loop whose end is changed": ("k = 0\n    for i in range(n):\n        n -= 1\n        k += 1\n    return k", 7),
    "a loop variable afterwards": ("for i in range(n):\n        pass\n    return i", 6),
    "break": ("for i in range(n):\n        if i == 4:\n            break\n    return i", 4),
    "continue": ("k = 0\n    for i in range(n):\n        if i % 2:\n            continue\n        k += i\n    return k",
        12),
    "chained comparison": ("return 5 < n <= 7 < 9", 1),
    "and, or as values": ("return (n and 3) + (n - 7 or 40)", 43),
    "not": ("return not n", 0),
    "conditional expression": ("return 1 if n == 7 else 2", 1),
    "min and max": ("return min(n, 3) * 10 + max(n, 3)", 37),
    "abs": ("return abs(-n)", 7),
    "int of a float": ("return int(n / 2)", 3),
    "float": ("return int(float(n) * 0.5)", 3),
    "square root": ("return int(math.sqrt(n * n))", 7),
    "infinity": ("best = -math.inf\n    return 1 if n > best else 0", 1),
    "a constant by name": ("return n + LIMIT", 107),
    "a table by name": ("return TABLE[n - 6]", 20),
    "length of a table": ("return len(TABLE)", 3),
    "a constant of a module": ("return n + phases.MOVE", 12),
    "a table of a module": ("return phases.AFTER[n - 6] + len(phases.AFTER)", 22),
    "a float of a module": ("return int(n * phases.HALF)", 3),
    "a rule of a module": ("return phases.thrice(n)", 21),
    "a name called like a module": ("dice = n\n    return dice + phases.MOVE", 12),
    "a rule": ("return twice(n)", 14),
    "a rule that returns two values": ("a, b = both(n)\n    return 10 * a + b", 78),
    "a docstring": ('"""What it does."""\n    return n', 7),
    "pass": ("pass\n    return n", 7),
}
HEAD = """
import math
LIMIT, TABLE = 100, (10, 20, 30)
def twice(n):
    return 2 * n
def both(n):
    return n, n + 1
"""

FORBIDDEN = {"n = [1, 2]": "a list: use a row that the caller gives", "n = {1: 2}": "a dictionary",
    "n = {1, 2}": "a set", "n = [i for i in range(3)]": "a comprehension: write a loop",
    "n = sum(i for i in range(3))": "a generator", "n = 'text'": "str such as 'text': use whole numbers",
    "n = f'{n}'": "a string", "n = None": "NoneType such as None", "n = n ** 2": "power: multiply, or shift",
    "n = n @ n": "matrix product", "n = (lambda: 1)": "lambda: write another rule",
    "n = (m := 2)": "an assignment inside an expression", "n: int = 2": "an annotated assignment",
    "n = row[1:2]": "a slice", "n = row[1, 2]": "index of two numbers",
    "n = row[-1]": "index that counts from the end: count from 0", "n = n is n": "`is` or `in`",
    "n = n in row": "`is` or `in`", "n.append(1)": "method: call a rule by its name",
    "n = math.log(n)": "catlib.rules.logarithm.log(n)", "n = math.sin(n)": "math.sin, which differs between machines",
    "n = math.pi": "math.pi", "n = min(1, 2, 3)": "min of 3 values", "n = twice(n=1)": "arguments by name",
    "n = twice(*row)": "a star", "n": "a value that is not used",
    "for i in row: pass": "loop over this: loop over range(...)", "for i, j in range(3): pass": "loop into this",
    "for i in range(3): pass\n    else: n = 1": "else after a loop",
    "while n: n = 0\n    else: n = 1": "else after a loop", "raise ValueError": "raise", "assert n": "assert",
    "del n": "del", "import os": "an import inside a rule", "global k": "global", "with n: pass": "with",
    "try:\n        n = 1\n    except ValueError:\n        pass": "try", "def inner(): pass": "a function inside a rule",
    "class Inner: pass": "a class inside a rule", "(a, (b, c)) = n, n": "tuple inside a tuple", "yield n": "yield",
    "phases.MOVE = n": "assignment to phases.MOVE: keep what changes in the state",
    "phases.MOVE += n": "assignment to phases.MOVE", "for phases.MOVE in range(3): pass": "assignment to phases.MOVE"}

WRONG = {"return n // 2.0": "this operation is for whole numbers; int(x) makes one",
    "return ~0.5": "~ is for whole numbers", "row[0] = 0.5": "a float cannot be stored where whole numbers are",
    "row[0.5] = 1": "an index takes whole numbers and this is a float",
    "for i in range(0.5): pass": "range takes whole numbers and this is a float",
    "for i in range(0, 9, n): pass": "the step of range is a constant other than 0",
    "n = row": "a whole number and a row of whole numbers cannot be one value",
    "return row.field": "is a row of whole numbers and has no field field",
    "return n[0]": "n is a whole number and has no elements",
    "return row + 1": "a row of whole numbers and a whole number cannot be reckoned with",
    "if row: n = 1": "a row of whole numbers is not a condition", "return unknown": "unknown is not known here",
    "return unknown(n)": "unknown is not known here", "return phases.MOVVE": ":2, in f: there is no phases.MOVVE",
    "return phases": "phases is module; a rule knows", "phases.AFTER[0] = 1": "a setup and its tables never change",
    "return phases.deeper.MOVE": "phases.deeper is module; a rule knows",
    "return later\n    later = 1": "later has no value yet", "if n: return 1": "it may end without a value",
    "n = quiet(n)": "n would be nothing", "n = both(n)": "n would be 2 values; name each one",
    "a, b, c = both(n)": "2 values for 3 names", "return twice(n, n)": "2 arguments where it takes 1",
    "return 99999999999999999999": "has more than 64 bits",
    "return len(n)": "len of a whole number; rows of numbers have a length", "return TABLE[3]": "index 3 of a row of 3",
    "TABLE[0] = 1": "a setup and its tables never change",
    "return HEAD": "HEAD is str; a rule knows whole numbers, floats and tuples of whole numbers from outside"}


def spoken(text, head=HEAD):
    """A rule `f(n, row)` from its body, with some other rules beside it."""
    made = rule_of(f"def f(n, row):\n    {text}")
    space = {"HEAD": "text", "quiet": rule_of("def quiet(n):\n    pass")}
    exec(head, space)
    made.__globals__.update({name: space[name] for name in ("math", "LIMIT", "TABLE", "HEAD", "quiet")})
    made.__globals__["phases"] = phases = ModuleType("phases")
    phases.MOVE, phases.AFTER, phases.HALF, phases.deeper, made.__globals__["dice"] = 5, (1, 20), 0.5, phases, phases
    phases.thrice = rule_of("def thrice(n):\n    return 3 * n")
    made.__globals__["twice"] = rule_of("def twice(n):\n    return 2 * n")
    made.__globals__["both"] = rule_of("def both(n):\n    return n, n + 1")
    return made


@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize("construct", SPOKEN)
def test_what_the_dialect_has(construct, checked):
    """Each construct means what it means in Python."""
    text, value = SPOKEN[construct]
    rule = spoken(text)
    assert value == rule(7, [])
    ready = store(rule, INT, ROW, checked=checked)
    assert value == ready.run(7, ready.row(ROW, 1))


@pytest.mark.parametrize("text", FORBIDDEN)
def test_what_the_dialect_has_not(text):
    """Each other construct is refused, with the line and what would be right."""
    with pytest.raises(OutsideDialect, match=r":2, in f: rules have no ") as caught:
        module(spoken(text), INT, ROW)
    assert FORBIDDEN[text] in str(caught.value)


@pytest.mark.parametrize("text", WRONG)
def test_what_has_no_one_type(text):
    """A wrong type is an error when the module is made, with its line."""
    with pytest.raises((WrongType, OutsideDialect)) as caught:
        module(spoken(text), INT, ROW)
    assert WRONG[text] in str(caught.value)
    assert "<rule written for" in str(caught.value)


def test_rules_have_plain_parameters():
    """Defaults, stars and keywords are refused."""
    for head in ("n=1", "*n", "**n", "*, n", "n, /"):
        with pytest.raises(OutsideDialect, match="stars or defaults"):
            module(rule_of(f"def f({head}):\n    return 1"), INT)


def test_a_rule_is_a_function():
    """A lambda and a built-in function are not rules."""
    with pytest.raises(OutsideDialect, match="written with def"):
        module(lambda n: n, INT)
    made = rule_of("def f(n):\n    return other(n)")
    made.__globals__["other"] = hash
    with pytest.raises(OutsideDialect, match="not a rule"):
        module(made, INT)


def test_a_rule_needs_its_source():
    """What was made from text that nobody kept is refused."""
    space = {}
    exec("def f(n):\n    return n", space)
    with pytest.raises(OutsideDialect, match="without its source"):
        module(space["f"], INT)


def test_a_name_of_python_is_not_taken():
    """A rule that is called min would be taken for Python's."""
    made = rule_of("def f(n):\n    return min(n, 1)")
    made.__globals__["min"] = rule_of("def min(a, b):\n    return 0")
    with pytest.raises(OutsideDialect, match="another name"):
        module(made, INT)


def test_a_circle_of_rules_is_refused():
    """Recursion is named, with everybody who takes part."""
    made = rule_of("def f(n):\n    return g(n)")
    made.__globals__["g"] = rule_of("def g(n):\n    return f(n) + 1")
    made.__globals__["g"].__globals__["f"] = made
    with pytest.raises(Recursion, match="f → g → f: rules may not call each other in a circle; write a loop"):
        module(made, INT)


def test_a_whole_number_may_become_a_float():
    """A name that is a whole number first and a float later is a float throughout."""
    made = rule_of("""
        def f(n, x):
            total = n
            for i in range(3):
                total += x
            return total
    """)
    assert 8.5 == store(made, INT, FLOAT).run(7, 0.5)


def test_rows_of_floats():
    """Whole numbers are stored in a row of floats as floats."""
    made = rule_of("""
        def f(row):
            row[0] = 3
            row[1] += 0.5
            row[2] = row[0] / 2
            return len(row)
    """)
    ready = store(made, FLOATS)
    row = ready.row("f8", [0, 1, 0])
    assert (3, [3.0, 1.5, 1.5]) == (ready.run(row), row.tolist())
