"""Sums that people type, worked out exactly: (3/4)^5, 1 − (5/6)^5, C(12, 5), 12 choose 5, 5!.

Only numbers, + − · / ^, brackets, C(n, k) and ! are known. The text goes through Python's own parser to a tree, and the
tree is walked by hand: nothing that a reader types is ever run. (sympy's parser would call `eval`.)

>>> work_out("1 - (5/6)^3"), work_out("12 choose 5"), work_out("3!")
(Fraction(91, 216), Fraction(792, 1), Fraction(6, 1))
"""

import ast
import math
import operator
import re
import warnings
from collections.abc import Callable
from fractions import Fraction

from catwidgets.teach.voice import say

LONGEST, DEEPEST_POWER, MOST_THINGS, MOST_DIGITS = 200, 1000, 1000, 4000
SIGNS = str.maketrans({"×": "*", "·": "*", "⋅": "*", "∙": "*", "÷": "/", ":": "/", "[": "(", "]": ")"})
ARITHMETIC: dict[type[ast.operator], Callable[[Fraction, Fraction], Fraction]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
}


def work_out(written: str) -> Fraction | None:
    """The exact value of a sum, or None if it is none that is known here.

    Raises ValueError where a sum divides by zero or grows beyond all that a lesson asks for.
    """
    if len(written) > LONGEST:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)  # of "3in 4": no reader of ours writes Python
            tree = ast.parse(_as_python(written), mode="eval")
        return _value(tree.body)
    except ZeroDivisionError:
        raise ValueError(say("by-zero", given=f"“{written}”")) from None
    except (SyntaxError, TypeError, RecursionError, MemoryError):
        return None


def _as_python(written: str) -> str:
    plain = written.translate(SIGNS).replace("^", "**")
    plain = re.sub(r"(\d+)\s*(?:choose|ncr|c|über)\s*(\d+)", r"C(\1,\2)", plain, flags=re.IGNORECASE)
    plain = re.sub(r"\b(?:binom|binomial|comb|ncr|nck|c)\s*\(", "C(", plain, flags=re.IGNORECASE)
    plain = re.sub(r"(\d+|C\([^()]*\))\s*!", r"factorial(\1)", plain)
    plain = re.sub(r"(?<![\w.])0+(?=\d)", "", plain)  # Python refuses 007
    plain = re.sub(r"(?<=\))\s*(?=[\d(Cf])", "*", plain)  # 2!3! is a product
    return re.sub(r"(?<=\d)\s*\(", "*(", plain).strip()


def _value(node: ast.expr) -> Fraction:
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        return Fraction(str(node.value))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.UAdd | ast.USub):
        value = _value(node.operand)
        return -value if isinstance(node.op, ast.USub) else value
    if isinstance(node, ast.BinOp):
        return _combined(node)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
        return _function(node.func.id, [_value(each) for each in node.args])
    raise TypeError(type(node).__name__)


def _combined(node: ast.BinOp) -> Fraction:
    left, right = _value(node.left), _value(node.right)
    if isinstance(node.op, ast.Pow):
        return _power(left, right)
    if type(node.op) not in ARITHMETIC:
        raise TypeError(type(node.op).__name__)
    return _small(ARITHMETIC[type(node.op)](left, right))


def _power(base: Fraction, exponent: Fraction) -> Fraction:
    if exponent.denominator != 1:
        raise TypeError("a root")
    digits = len(str(base.numerator)) + len(str(base.denominator))
    if abs(exponent) > DEEPEST_POWER or abs(exponent) * digits > MOST_DIGITS:
        raise ValueError(say("power", power=f"{base}^{exponent}"))
    return Fraction(base ** int(exponent))


def _function(name: str, values: list[Fraction]) -> Fraction:
    if any(v.denominator != 1 or not 0 <= v <= MOST_THINGS for v in values):
        raise ValueError(say("whole-numbers", name=name, most=str(MOST_THINGS)))
    if name == "C" and len(values) == 2:
        return Fraction(math.comb(int(values[0]), int(values[1])))
    if name == "factorial" and len(values) == 1:
        return _small(Fraction(math.factorial(int(values[0]))))
    raise TypeError(name)


def _small(value: Fraction) -> Fraction:
    if value.numerator.bit_length() + value.denominator.bit_length() > 4 * MOST_DIGITS:
        raise ValueError(say("large-sum"))
    return value
