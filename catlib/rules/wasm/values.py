"""Expressions of a rule as trees of code."""

import ast
import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from catlib.rules.decorator import is_guarded
from catlib.rules.wasm import checks
from catlib.rules.wasm.infer import Typed, path_of
from catlib.rules.wasm.layout import LIMITS, SIZES
from catlib.rules.wasm.tree import Node, binary, constant, convert, get, is_cheap, wrap
from catlib.rules.wasm.types import FLOAT, WHOLE, Bundle, Matrix, Number, Records, Reference, Row, Type, is_settled

OPCODES = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div", ast.BitAnd: "and", ast.BitOr: "or",
    ast.BitXor: "xor", ast.LShift: "shl", ast.RShift: "shr", ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "lt", ast.LtE: "le",
    ast.Gt: "gt", ast.GtE: "ge",
}
CHEAP = (ast.Name, ast.Constant, ast.Attribute, ast.BinOp, ast.Compare, ast.UnaryOp, ast.BoolOp, ast.operator)
CHEAP_PARTS = CHEAP + (ast.cmpop, ast.unaryop, ast.boolop, ast.expr_context)
CHEAP_SIZE = 24  # nodes of a syntax tree, contexts and operators included


def known(kind: Type) -> Node:
    """Return the value of a settled type."""
    return constant(kind.wasm, kind.constant if isinstance(kind, Number) else kind.at)  # type: ignore


class Frame:
    """The locals of one function of WebAssembly: its parameters first."""

    def __init__(self, parameters: list[str]):
        self.kinds = list(parameters)
        self.free: dict[str, list[int]] = {"i": [], "l": [], "d": []}

    def take(self, kind: str) -> int:
        """A local that nobody uses."""
        if self.free[kind]:
            return self.free[kind].pop()
        self.kinds.append(kind)
        return len(self.kinds) - 1

    def give(self, local: int) -> None:
        """A local is free again."""
        self.free[self.kinds[local]].append(local)


class Scope:
    """The names of one rule, whether it stands alone or inside another; `leave` is what a return does."""

    def __init__(self, typed: Typed, leave: Any = None):
        self.typed, self.leave = typed, leave
        self.bound: dict[str, Node] = {}  # parameters that are only read
        self.locals: dict[str, int] = {}
        self.loops: list[Any] = []


class Values(ABC):
    """Makes the code of expressions; statements and calls are in `catlib.rules.wasm.lower`."""

    def __init__(self, unit: Any, frame: Frame, scope: Scope):
        self.unit, self.frame, self.scope = unit, frame, scope
        self.checked = unit.checked and not unit.is_check(scope.typed.rule)
        self.taken: list[int] = []
        self.masked: set[ast.AST] = set()

    # Names

    def temporary(self, kind: str) -> int:
        """A local for the rest of a statement."""
        local = self.frame.take(kind)
        self.taken.append(local)
        return local

    def release(self, mark: int) -> None:
        """End a statement that began when that many temporaries were taken."""
        while len(self.taken) > mark:
            self.frame.give(self.taken.pop())

    def kind(self, node: ast.AST) -> Type:
        return self.scope.typed.nodes[node]

    def number(self, node: ast.AST) -> Number:
        kind = self.kind(node)
        assert isinstance(kind, Number)
        return kind

    def local(self, name: str) -> int:
        if name not in self.scope.locals:
            self.scope.locals[name] = self.frame.take(self.scope.typed.names[name].wasm)
        return self.scope.locals[name]

    def has_call(self, node: ast.AST) -> bool:
        return node in self.scope.typed.rule.calls

    def is_cheap(self, node: ast.AST) -> bool:
        """Return whether an expression may as well be worked out where it may not be needed."""
        return self.unit.remembered(_is_cheap, node)

    def site(self, node: ast.AST, what: str) -> Node:
        """The number under which a checked module knows this place."""
        return constant("l", self.unit.site(f"{self.scope.typed.rule.where(node)}: {what}"))

    # Values

    def value(self, node: ast.expr) -> Node:
        """The value of an expression, in its own type."""
        kind = self.kind(node)
        if is_settled(kind) and not self.has_call(node):
            return known(kind)
        return EXPRESSIONS[type(node)](self, node)

    def value_as(self, node: ast.expr, wasm: str) -> Node:
        return convert(self.value(node), wasm)

    def constant_value(self, node: ast.Constant) -> Node:
        return constant("d", node.value)  # type: ignore[arg-type]

    def name_value(self, node: ast.Name) -> Node:
        scope = self.scope
        if node.id in scope.bound:
            return scope.bound[node.id]
        if node.id in scope.typed.names:
            return get(scope.typed.names[node.id].wasm, self.local(node.id))
        return constant("d", scope.typed.rule.names[node.id])

    def attribute_value(self, node: ast.Attribute) -> Node:
        if isinstance(node.value, ast.Name) and self.scope.typed.rule.names.get(node.value.id) is math:
            return constant("d", math.inf)
        if isinstance(self.kind(node.value), Bundle):
            return self.part(node.value, node.attr)
        base, offset, kind = self.field(node)
        if isinstance(self.kind(node), Row):
            return binary("i.add", base, constant("i", offset))
        return Node("load", "l", (base,), (kind, offset))

    def part(self, record: ast.expr, path: str) -> Node:
        """Return the value of a part of a record of rows: a number, or where a row begins."""
        kind = self.kind(record)
        assert isinstance(kind, Bundle)
        part = kind.part(path)
        assert part is not None
        return known(part) if is_settled(part) else self.scope.bound[f"{path_of(record)}.{path}"]

    def field(self, node: ast.Attribute) -> tuple[Node, int, str]:
        """Return the place of a field: an address, an offset from it, and its kind."""
        record = self.kind(node.value)
        assert isinstance(record, Reference)
        placed = record.layout.fields[node.attr]
        if record.at is not None and not self.has_call(node.value):
            return constant("i", 0), record.at + placed.at, placed.kind
        return self.value(node.value), placed.at, placed.kind

    def subscript_value(self, node: ast.Subscript) -> Node:
        base = self.kind(node.value)
        if isinstance(base, Row):
            address, offset, kind = self.element(node)
            return Node("load", "d" if kind == "f8" else "l", (address,), (kind, offset))
        if isinstance(base, Records):
            stride, begin = base.record.layout.size, 0
        else:
            assert isinstance(base, Matrix)
            assert base.row.length is not None
            stride, begin = 8 + SIZES[base.row.kind] * base.row.length, 8
        index = binary("i.mul", wrap(self.value_as(node.slice, "l")), constant("i", stride))
        return binary("i.add", binary("i.add", index, self.value(node.value)), constant("i", begin))

    def element(self, node: ast.Subscript) -> tuple[Node, int, str]:
        """Return the place of a row's element: an address, an offset from it, and its kind."""
        row = self.kind(node.value)
        assert isinstance(row, Row)
        base, offset = self.row(node.value, row)
        size = SIZES[row.kind]
        if self.checked and (row.length is None or not _inside(self.number(node.slice), row.length)):
            base, index = self.checked_index(node, row, base, offset)
        else:
            index, shift = self.index(node.slice, size, offset)
            offset += shift
        scaled = binary("i.shl", wrap(index), constant("i", size.bit_length() - 1))
        if scaled.op == "const" and offset + scaled.value >= 0:
            return base, offset + scaled.value, row.kind
        return (scaled if base.op == "const" else binary("i.add", base, scaled)), offset, row.kind

    def row(self, node: ast.expr, row: Row) -> tuple[Node, int]:
        """A row's address in two parts."""
        if row.at is not None and not self.has_call(node):
            return constant("i", 0), row.at
        if isinstance(node, ast.Attribute) and not isinstance(self.kind(node.value), Bundle):
            base, offset, _ = self.field(node)
            return base, offset
        return self.value(node), 0

    def index(self, node: ast.expr, size: int, offset: int) -> tuple[Node, int]:
        """An index, and the part of the address that is known beforehand."""
        shift = 0
        while isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            a, b = self.number(node.left).constant, self.number(node.right).constant
            one, other = (node.right, a) if a is not None and isinstance(node.op, ast.Add) else (node.left, b)
            if other is None or self.has_call(node) or self.number(one).low < 0:
                break
            more = size * other if isinstance(node.op, ast.Add) else -size * other
            if offset + shift + more < 0:
                break
            node, shift = one, shift + more
        return self.value_as(node, "l"), shift

    def checked_index(self, node: ast.Subscript, row: Row, base: Node, offset: int) -> tuple[Node, Node]:
        """An index that stops the module if it is outside."""
        if row.length is None:
            begin = self.temporary("i")
            below = binary("i.add", get("i", begin), constant("i", offset - 8))
            length, base = Node("load", "l", (below,), ("i8", 0)), Node("tee", "i", (base,), begin)
            index = self.value_as(node.slice, "l")
            site = self.site(node, "an index outside its row")
            hold = self.temporary("l")
            inside = self.helper(checks.index_within, get("l", hold), length, site)
            return base, Node("seq", "l", ([Node("set", "", (index,), hold)], inside))
        site = self.site(node, f"an index outside its row of {row.length}")
        index = self.value_as(node.slice, "l")
        return base, self.helper(checks.index_within, index, constant("l", row.length), site)

    def helper(self, function: Callable[..., Any], *args: Node) -> Node:
        """A call of one of the rules that check."""
        callee = self.unit.function(function, [WHOLE] * len(args), "")
        return Node("call", "l", args, callee)

    # Arithmetic

    def binop_value(self, node: ast.BinOp) -> Node:
        return self.operation(node, node.op, node.left, node.right, lambda wasm: self.value_as(node.left, wasm))

    def operation(
        self, node: ast.AST, operator: ast.operator, left: ast.AST, right: ast.expr, first: Callable[[str], Node]
    ) -> Node:
        """An operation whose first value comes from `first`, in the requested type."""
        kind = self.number(node)
        if kind.kind == "float":
            a = first("d")
            return binary(f"d.{OPCODES[type(operator)]}", a, self.value_as(right, "d"))
        if kind.kind == "truth":
            return binary(f"i.{OPCODES[type(operator)]}", first("i"), self.value(right))
        if isinstance(operator, ast.BitAnd):
            self.mask(left, right)
        a, b = first("l"), self.value_as(right, "l")
        if isinstance(operator, ast.FloorDiv | ast.Mod):
            return self.divided(node, operator, self.number(left), self.number(right), a, b)
        if self.checked and (check := self.check_for(node, operator, right)):
            return self.helper(check[0], a, b, self.site(node, check[1]))
        return binary(f"l.{OPCODES[type(operator)]}", a, b)

    def mask(self, left: ast.AST, right: ast.AST) -> None:
        """Under `& mask` only low bits count, so what is above may be lost."""
        for one, other in ((left, right), (right, left)):
            known = self.number(one).constant
            if known is not None and known >= 0:
                self.masked.add(other)

    def check_for(self, node: ast.AST, operator: ast.operator, right: ast.expr) -> tuple[Any, str] | None:
        """The rule that looks after an operation, and what went wrong if it stops."""
        masked = node in self.masked
        if masked and isinstance(node, ast.BinOp):
            self.masked |= {node.left, node.right}
        if isinstance(operator, ast.LShift | ast.RShift):
            count = self.number(right)
            inside = count.low >= 0 and count.high <= 63
            if isinstance(operator, ast.RShift) or masked or self.number(node) != WHOLE:
                return (
                    None if inside else (CHECKED_SHIFT[type(operator)], "a shift by less than 0 or more than 63 bits")
                )
            return checks.shifted_left, "a whole number of more than 64 bits, or a shift outside 0 to 63"
        if masked or self.number(node) != WHOLE or type(operator) not in CHECKED:
            return None
        return CHECKED[type(operator)], "a whole number of more than 64 bits"

    def divided(self, node: ast.AST, operator: ast.operator, one: Number, other: Number, a: Node, b: Node) -> Node:
        """Floor division or remainder with Python's signs; a processor is quickest with two that fit 32 bits."""
        remainder, d = isinstance(operator, ast.Mod), other.constant
        if d is not None and d > 0:
            return self.divided_by(d, remainder, one, a)
        if self.checked and other.low <= 0 <= other.high:
            b = self.helper(checks.not_zero, b, self.site(node, "a division by 0"))
        if one.low >= 0 and other.low >= 0:
            if max(one.high, other.high) < 1 << 32:
                return Node("extend", "l", (Node("i.rem_u" if remainder else "i.div_u", "i", (wrap(a), wrap(b))),))
            return Node("l.rem" if remainder else "l.div", "l", (a, b))
        before, a = self.held(a)
        more, b = self.held(b)
        small = binary("l.eq", binary("l.shr", binary("l.or", a, b), constant("l", 32)), constant("l", 0))
        quick = Node("extend", "l", (Node("i.rem_u" if remainder else "i.div_u", "i", (wrap(a), wrap(b))),))
        slow = self.helper(checks.remainder if remainder else checks.quotient, a, b)
        return Node("seq", "l", ([*before, *more], Node("if", "l", (small, [quick], [slow]))))

    def divided_by(self, d: int, remainder: bool, one: Number, a: Node) -> Node:
        """The same by a constant above 0: shifts, a multiplication, or a division that is made to round down."""
        if d & (d - 1) == 0:
            op, by = ("l.and", d - 1) if remainder else ("l.shr", d.bit_length() - 1)
            return binary(op, a, constant("l", by))
        if a.op == "const":
            return constant("l", a.value % d if remainder else a.value // d)
        magic = reciprocal(d, one.low, one.high)
        if magic is None and one.low >= 0:
            return Node("l.rem" if remainder else "l.div", "l", (a, constant("l", d)))
        before, a = self.held(a)
        if magic is not None:
            factor, more, shift = magic
            product = binary("l.add", binary("l.mul", a, constant("l", factor)), constant("l", more))
            quotient = binary("l.shr", product, constant("l", shift))
        else:
            below = binary("l.and", binary("l.shr", a, constant("l", 63)), constant("l", d - 1))
            quotient = Node("l.div", "l", (binary("l.sub", a, below), constant("l", d)))
        found = binary("l.sub", a, binary("l.mul", quotient, constant("l", d))) if remainder else quotient
        return Node("seq", "l", (before, found)) if before else found

    def held(self, node: Node) -> tuple[list[Node], Node]:
        """A value that is used more than once: what to do before, and how to get it."""
        if node.op in ("get", "const"):
            return [], node
        local = self.temporary(node.wasm)
        return [Node("set", "", (node,), local)], get(node.wasm, local)

    def unaryop_value(self, node: ast.UnaryOp) -> Node:
        if isinstance(node.op, ast.Not):
            return self.condition(node)
        kind = self.number(node)
        if kind.kind == "float":
            value = self.value(node.operand)
            if isinstance(node.op, ast.UAdd):
                return value
            return constant("d", -value.value) if value.op == "const" else Node("d.neg", "d", (value,))
        value = self.value_as(node.operand, "l")
        if isinstance(node.op, ast.Invert):
            return binary("l.xor", value, constant("l", -1))
        return value if isinstance(node.op, ast.UAdd) else binary("l.sub", constant("l", 0), value)

    # Truth

    def condition(self, node: ast.expr) -> Node:
        """Return whether something holds, as 0 or 1."""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return inverse(self.condition(node.operand))
        kind = self.number(node)
        if isinstance(node, ast.BoolOp) and not (is_settled(kind) and not self.has_call(node)):
            return self.joined(node, self.condition)
        return self.truth(self.value(node))

    def truth(self, value: Node) -> Node:
        if value.wasm == "i":
            return value
        if value.op == "extend":
            return value.args[0]
        return binary(f"{value.wasm}.ne", value, constant(value.wasm, 0))

    def joined(self, node: ast.BoolOp, part: Callable[[ast.expr], Node]) -> Node:
        """`and` and `or` of truths: together where that is cheap, else one after the other."""
        values = self.needed(node)
        found = part(values[-1])
        for value in reversed(values[:-1]):
            first = part(value)
            if is_cheap(found):
                found = binary("i.and" if isinstance(node.op, ast.And) else "i.or", first, found)
            elif isinstance(node.op, ast.And):
                found = Node("if", "i", (first, [found], [constant("i", 0)]))
            else:
                found = Node("if", "i", (first, [constant("i", 1)], [found]))
        return found

    def needed(self, node: ast.BoolOp) -> list[ast.expr]:
        """The values of `and` or `or` that can matter, as far as is known beforehand."""
        kept: list[ast.expr] = []
        stops = isinstance(node.op, ast.Or)
        for value in node.values:
            truth = self.scope.typed.truth(value)
            if truth is stops:
                return [*kept, value]
            if truth is None or self.has_call(value) or value is node.values[-1]:
                kept.append(value)
        return kept

    def boolop_value(self, node: ast.BoolOp) -> Node:
        kind = self.number(node)
        if kind.kind == "truth":
            return self.joined(node, self.value)
        values = self.needed(node)
        found = self.value_as(values[-1], kind.wasm)
        for value in reversed(values[:-1]):
            local = self.temporary(kind.wasm)
            test = self.truth(Node("tee", kind.wasm, (self.value_as(value, kind.wasm),), local))
            both = ([found], [get(kind.wasm, local)])
            yes, no = both if isinstance(node.op, ast.And) else both[::-1]
            found = Node("if", kind.wasm, (test, yes, no))
        return found

    def compare_value(self, node: ast.Compare) -> Node:
        if len(node.ops) == 1:
            return self.compared(node.ops[0], node.left, node.comparators[0])
        return self.chained(node)

    def compared(self, operator: ast.cmpop, left: ast.expr, right: ast.expr) -> Node:
        wasm = self.common(left, right, operator)
        return binary(f"{wasm}.{OPCODES[type(operator)]}", self.value_as(left, wasm), self.value_as(right, wasm))

    def common(self, left: ast.expr, right: ast.expr, operator: ast.cmpop) -> str:
        """The type in which two numbers are compared."""
        kinds = {self.number(left).kind, self.number(right).kind}
        if kinds == {"truth"} and isinstance(operator, ast.Eq | ast.NotEq):
            return "i"
        return "d" if "float" in kinds else "l"

    def chained(self, node: ast.Compare) -> Node:
        """`a < b < c`: each value once, and no further than need be."""
        values = [node.left, *node.comparators]
        locals_ = [self.temporary(self.number(value).wasm) for value in values]
        found: Node | None = None
        for i in range(len(node.ops) - 1, -1, -1):
            wasm = self.common(values[i], values[i + 1], node.ops[i])
            first = get(self.number(values[i]).wasm, locals_[i])
            before = [Node("set", "", (self.value(values[i]),), locals_[i])] if i == 0 else []
            second = Node("tee", self.number(values[i + 1]).wasm, (self.value(values[i + 1]),), locals_[i + 1])
            test = binary(f"{wasm}.{OPCODES[type(node.ops[i])]}", convert(first, wasm), convert(second, wasm))
            test = Node("seq", "i", (before, test)) if before else test
            found = test if found is None else Node("if", "i", (test, [found], [constant("i", 0)]))
        assert found is not None
        return found

    def ifexp_value(self, node: ast.IfExp) -> Node:
        truth, wasm = self.scope.typed.truth(node.test), self.kind(node).wasm
        if truth is not None and not self.has_call(node.test):
            return self.value_as(node.body if truth else node.orelse, wasm)
        test = self.condition(node.test)
        sides = [self.scope.typed.nodes.get(side) for side in (node.body, node.orelse)]
        yes, no = (
            convert(self.value(side), wasm) if kind else constant(wasm, 0)
            for side, kind in zip((node.body, node.orelse), sides, strict=True)
        )
        if is_cheap(yes) and is_cheap(no):
            return Node("select", wasm, (yes, no, test))
        return Node("if", wasm, (test, [yes], [no]))

    # Functions that every rule knows

    @abstractmethod
    def call_value(self, node: ast.Call) -> Node:
        """Emit a call and return its value; the lowering of whole rules, built on this, knows how others are called."""

    def built_in(self, node: ast.Call, name: str) -> Node:
        if name == "sqrt":
            return Node("d.sqrt", "d", (self.value_as(node.args[0], "d"),))
        if name in ("min", "max"):
            return self.least_or_most(node, name)
        if name == "len":
            row = self.kind(node.args[0])
            base, offset = self.row(node.args[0], row)  # type: ignore[arg-type]
            return Node("load", "l", (binary("i.add", base, constant("i", offset - 8)),), ("i8", 0))
        value = self.value(node.args[0])
        if name == "float":
            return convert(value, "d")
        if name == "int":
            return self.truncated(node, value)
        return self.absolute(value)

    def truncated(self, node: ast.Call, value: Node) -> Node:
        return Node("truncate", "l", (value,)) if value.wasm == "d" else convert(value, "l")

    def absolute(self, value: Node) -> Node:
        if value.wasm == "d":
            return Node("d.abs", "d", (value,))
        before, value = self.held(convert(value, "l"))
        sign = binary("l.shr", value, constant("l", 63))
        return Node("seq", "l", (before, binary("l.sub", binary("l.xor", value, sign), sign)))

    def least_or_most(self, node: ast.Call, name: str) -> Node:
        """Python's choice between equals: the first."""
        wasm = "d" if self.number(node) is FLOAT or self.number(node).kind == "float" else "l"
        before, a = self.held(self.value_as(node.args[0], wasm))
        after, b = self.held(self.value_as(node.args[1], wasm))
        chosen = Node("select", wasm, (b, a, binary(f"{wasm}.{'lt' if name == 'min' else 'gt'}", b, a)))
        return Node("seq", wasm, (before + after, chosen)) if before or after else chosen

    def fitting(self, node: ast.AST, kind: str, source: Type, value: Node) -> Node:
        """A value for a field; a checked module stops if it does not fit, and so do the rules of a game of one file."""
        known = self.checked or is_guarded(self.scope.typed.rule.function)
        if not known or kind in ("i8", "f8") or not isinstance(source, Number):
            return value
        low, high = LIMITS[kind]
        if low <= source.low and source.high <= high:
            return value
        wider = "i8" if kind == "i4" else f"i{2 * SIZES[kind]}"
        what = f"a number outside {low} to {high}, which {kind} holds; declare {_field(node)} as {wider} or limit it"
        before, value = self.held(value)
        spare = constant("l", 64 - 8 * SIZES[kind])
        cut = binary("l.shr", binary("l.shl", value, spare), spare)
        word = Node("store", "", (constant("i", 0), self.site(node, what)), ("i8", self.unit.place_word))
        stop = Node("if", "", (binary("l.ne", cut, value), [word, Node("unreachable")], []))
        return Node("seq", "l", ([*before, stop], value))


def _field(goal: ast.AST) -> str:
    """The field that a value is stored in, as a rule writes it."""
    while isinstance(goal, ast.Subscript):
        goal = goal.value
    return ast.unparse(goal)


CHECKED = {ast.Add: checks.added, ast.Sub: checks.subtracted, ast.Mult: checks.multiplied}
CHECKED_SHIFT = {ast.LShift: checks.shifted, ast.RShift: checks.shifted_right}
EXPRESSIONS: dict[type, Callable[[Any, Any], Node]] = {
    ast.Attribute: Values.attribute_value,
    ast.BinOp: Values.binop_value,
    ast.BoolOp: Values.boolop_value,
    ast.Call: lambda self, node: self.call_value(node),
    ast.Compare: Values.compare_value,
    ast.Constant: Values.constant_value,
    ast.IfExp: Values.ifexp_value,
    ast.Name: Values.name_value,
    ast.Subscript: Values.subscript_value,
    ast.UnaryOp: Values.unaryop_value,
}


def _inside(index: Number, length: int) -> bool:
    return index.low >= 0 and index.high < length


def inverse(test: Node) -> Node:
    if test.op == "const":
        return constant("i", not test.value)
    turned = {"eq": "ne", "ne": "eq", "lt": "ge", "ge": "lt", "gt": "le", "le": "gt"}
    letter, _, name = test.op.partition(".")
    if letter in ("i", "l") and name in turned:
        return Node(f"{letter}.{turned[name]}", "i", test.args)
    return Node("i.eqz", "i", (test,))


def _is_cheap(node: ast.AST) -> bool:
    parts = list(ast.walk(node))
    return len(parts) <= CHEAP_SIZE and all(isinstance(part, CHEAP_PARTS) for part in parts)


def reciprocal(d: int, low: int, high: int) -> tuple[int, int, int] | None:
    """Numbers with which a * factor + more >> shift is a // d for every a in a range, or None if there are none.

    With e = factor * d - 2**shift the quotient is too large by a * e / d / 2**shift, which `more` keeps at 0 or above
    and which must stay below what would round up. Source: Granlund and Montgomery (1994), for a range.

    >>> factor, more, shift = reciprocal(26, -5, 300)
    >>> all(a * factor + more >> shift == a // 26 for a in range(-5, 301))
    True
    """
    for shift in range(d.bit_length(), 62):
        factor = (1 << shift) // d + 1
        extra = factor * d - (1 << shift)
        more = -(low * extra // d) if low < 0 else 0
        if max(abs(low), abs(high)) * factor + more >= 1 << 62:
            return None
        if max(high, 0) * extra + more * d < 1 << shift:
            return factor, more, shift
    return None
