"""Arithmetic on ranges of whole numbers: what a sum, a product or a remainder can be if its parts are known roughly."""

import ast
from collections.abc import Callable

from catlib.rules.wasm.types import FLOAT, TRUTH, WHOLE, Number, whole

Range = tuple[int, int]


def _corners(function: Callable[[int, int], int]) -> Callable[[Range, Range], Range]:
    def of(a: Range, b: Range) -> Range:
        found = [function(x, y) for x in a for y in b]
        return min(found), max(found)

    return of


def _bits(a: Range, b: Range) -> Range:
    """Return the range of `or` and `xor`: no more bits than either operand has."""
    size = max(abs(n + (n < 0)).bit_length() for n in (*a, *b))
    low = 0 if a[0] >= 0 and b[0] >= 0 else -(1 << size)
    return low, (1 << size) - 1


def _and(a: Range, b: Range) -> Range:
    if a[0] >= 0 or b[0] >= 0:
        return 0, min(n[1] for n in (a, b) if n[0] >= 0)
    return _bits(a, b)


def _floor(a: Range, b: Range) -> Range | None:
    if b[0] <= 0 <= b[1]:
        return None
    return _corners(lambda x, y: x // y)(a, b)


def _mod(a: Range, b: Range) -> Range | None:
    if b[0] <= 0:
        return None
    if a[0] >= 0 and a[1] < b[0]:
        return a
    return 0, b[1] - 1


def _left(a: Range, b: Range) -> Range | None:
    return _corners(lambda x, y: x << y)(a, b) if b[0] >= 0 and b[1] < 64 else None


def _right(a: Range, b: Range) -> Range | None:
    if b[0] < 0 or b[1] > 63:
        return min(a[0], 0), max(a[1], 0)
    return _corners(lambda x, y: x >> y)(a, b)


RANGES: dict[type, Callable[[Range, Range], Range | None]] = {
    ast.Add: lambda a, b: (a[0] + b[0], a[1] + b[1]),
    ast.Sub: lambda a, b: (a[0] - b[1], a[1] - b[0]),
    ast.Mult: _corners(lambda x, y: x * y),
    ast.FloorDiv: _floor,
    ast.Mod: _mod,
    ast.BitAnd: _and,
    ast.BitOr: _bits,
    ast.BitXor: _bits,
    ast.LShift: _left,
    ast.RShift: _right,
}
EXACT: dict[type, Callable[[int, int], int]] = {
    ast.BitAnd: lambda a, b: a & b,
    ast.BitOr: lambda a, b: a | b,
    ast.BitXor: lambda a, b: a ^ b,
}


def operated(operator: ast.operator, one: Number, other: Number) -> Number:
    """Return the range of an operation's result; raise TypeError if it does not take such numbers."""
    kind = type(operator)
    if kind is ast.Div:
        return FLOAT
    if "float" in (one.kind, other.kind):
        if kind not in (ast.Add, ast.Sub, ast.Mult):
            raise TypeError("this operation is for whole numbers; int(x) makes one")
        return FLOAT
    a, b = one.constant, other.constant
    if a is not None and b is not None and kind in EXACT:
        return whole(EXACT[kind](a, b))
    if kind in EXACT and one.kind == other.kind == "truth":
        return TRUTH
    found = RANGES[kind]((one.low, one.high), (other.low, other.high))
    return WHOLE if found is None else whole(*found)


def compared(operator: ast.cmpop, one: Number, other: Number) -> bool | None:
    """Return whether a comparison always holds (True) or never (False)."""
    if "float" in (one.kind, other.kind):
        return None
    apart = one.high < other.low, other.high < one.low
    if isinstance(operator, ast.Eq | ast.NotEq):
        same = False if any(apart) else True if one.low == one.high == other.low == other.high else None
        return same if same is None or isinstance(operator, ast.Eq) else not same
    if isinstance(operator, ast.Gt | ast.LtE):
        more = True if apart[1] else False if one.high <= other.low else None
        return more if more is None or isinstance(operator, ast.Gt) else not more
    less = True if apart[0] else False if other.high <= one.low else None
    return less if less is None or isinstance(operator, ast.Lt) else not less


def truth_of(number: Number) -> bool | None:
    """Return whether a number is always true or never."""
    if number.kind == "float":
        return None
    if number.low > 0 or number.high < 0:
        return True
    return False if number.low == number.high == 0 else None
