"""Infer the type of every name and expression of a rule from its arguments, before any code is made."""

import ast
import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from catlib.rules.wasm.dialect import Rule
from catlib.rules.wasm.errors import OutsideDialect, WrongType
from catlib.rules.wasm.ranges import compared, operated, truth_of
from catlib.rules.wasm.types import (
    FLOAT,
    NOTHING,
    TRUTH,
    WHOLE,
    Bundle,
    Matrix,
    Number,
    Records,
    Reference,
    Row,
    Several,
    Type,
    join,
    whole,
)

LEAST, MOST = WHOLE.low, WHOLE.high
PATIENCE = 2  # passes before a range that still grows is given up


class Cells(list):
    """A row of whole numbers that belongs to the module which uses it, as the state of a generator does."""

    def __init__(self, kind: str, length: int):
        super().__init__([0] * length)
        self.kind = kind

    __hash__ = object.__hash__  # type: ignore[assignment]


@dataclass(eq=False)
class Typed:
    """A rule with the type of every name and node, for one choice of argument types."""

    rule: Rule
    arguments: tuple[Type, ...]
    names: dict[str, Type] = field(default_factory=dict)
    nodes: dict[ast.AST, Type] = field(default_factory=dict)
    read: dict[str, Type] = field(default_factory=dict)  # parts of records of rows, as `rows.keys`
    ends: set[ast.stmt] = field(default_factory=set)  # statements after which nothing is reached
    returns: Type = NOTHING

    def parts_of(self, name: str) -> list[str]:
        """Return the parts that are read of the record of rows with this name, without that name."""
        return [path.removeprefix(f"{name}.") for path in self.read if path.startswith(f"{name}.")]

    def truth(self, node: ast.expr) -> bool | None:
        """Return whether a condition always or never holds."""
        kind = self.nodes[node]
        return truth_of(kind) if isinstance(kind, Number) else None


def path_of(node: ast.expr) -> str:
    """Return the path of a record of rows, or of a part, as `rows.shapes.low`; raise TypeError."""
    if isinstance(node, ast.Name):
        return node.id
    if not isinstance(node, ast.Attribute):
        raise TypeError("a record of rows is read by the name that it has")
    return f"{path_of(node.value)}.{node.attr}"


def infer(rule: Rule, arguments: Sequence[Type], unit: Any) -> Typed:
    """The types of a rule for these arguments; raise WrongType. `unit` says what other rules return."""
    if len(arguments) != len(rule.parameters):
        wanted = len(rule.parameters)
        raise WrongType(f"{rule.file}, {rule.name}: {len(arguments)} arguments where it takes {wanted}")
    typed = Typed(rule, tuple(arguments))
    typed.names.update(zip(rule.parameters, arguments, strict=True))
    for turn in itertools.count():
        walk = _Pass(typed, unit, turn)
        walk.run()
        if not walk.learned:
            break
    if walk.unknown is not None:
        raise walk.wrong(walk.unknown, f"{walk.unknown.id} has no value yet")
    return typed


class _Pass:
    """One walk over a rule."""

    def __init__(self, typed: Typed, unit: Any, turn: int):
        self.typed, self.rule, self.unit, self.turn = typed, typed.rule, unit, turn
        self.found: Type | None = None
        self.unknown: ast.Name | None = None
        self.learned = False  # whether a name turned out to be more than it was taken for before

    def run(self) -> None:
        typed = self.typed
        typed.nodes.clear()
        typed.ends.clear()
        falls_through = self.body(self.rule.body)
        if self.found is None:
            return
        if self.found is not NOTHING and falls_through:
            raise self.wrong(self.rule.body[-1], "it may end without a value; let every way return one")
        typed.returns = self.grown(typed.returns if typed.returns is not NOTHING else None, self.found)

    def wrong(self, node: ast.AST, what: str) -> WrongType:
        return WrongType(f"{self.rule.where(node)}: {what}")

    def joined(self, node: ast.AST, one: Type | None, other: Type | None) -> Type | None:
        try:
            return join(one, other)
        except TypeError as error:
            raise self.wrong(node, f"{error} cannot be one value") from None

    def grown(self, old: Type | None, new: Type) -> Type:
        """Give up a range that grows with every pass."""
        if self.turn < PATIENCE or not isinstance(old, Number) or not isinstance(new, Number):
            return new
        if new.kind != "whole" or old.kind != "whole":
            return new
        return Number("whole", LEAST if new.low < old.low else new.low, MOST if new.high > old.high else new.high)

    # Statements

    def body(self, statements: Sequence[ast.stmt]) -> bool:
        """Return whether the end of some statements can be reached."""
        for statement in statements:
            if not getattr(self, f"_{type(statement).__name__.lower()}")(statement):
                self.typed.ends.add(statement)
                return False
        return True

    def _pass(self, node: ast.stmt) -> bool:
        return True

    def _break(self, node: ast.stmt) -> bool:
        return False

    _continue = _break

    def _expr(self, node: ast.Expr) -> bool:
        if not isinstance(node.value, ast.Constant):
            self.expression(node.value)
        return True

    def _assign(self, node: ast.Assign) -> bool:
        value = self.several(node.value)
        for goal in node.targets:
            self.assign(goal, value)
        return True

    def several(self, node: ast.expr) -> Type | None:
        if not isinstance(node, ast.Tuple):
            return self.expression(node)
        items = [self.expression(item) for item in node.elts]
        found = None if None in items else Several(tuple(i for i in items if i is not None))
        if found is not None:
            self.typed.nodes[node] = found
        return found

    def assign(self, goal: ast.expr, value: Type | None) -> None:
        if isinstance(goal, ast.Tuple):
            if value is None:
                return
            if not isinstance(value, Several) or len(value.items) != len(goal.elts):
                raise self.wrong(goal, f"{value} for {len(goal.elts)} names")
            for one, item in zip(goal.elts, value.items, strict=True):
                self.assign(one, item)
        elif isinstance(goal, ast.Name):
            self.bind(goal, goal.id, value)
        else:
            self.store(goal, value)

    def bind(self, node: ast.AST, name: str, value: Type | None) -> None:
        if value is NOTHING:
            raise self.wrong(node, f"{name} would be nothing; the rule on the right returns no value")
        if isinstance(value, Several):
            raise self.wrong(node, f"{name} would be {value}; name each one")
        if isinstance(value, Bundle):
            raise self.wrong(node, f"{name} would be {value}; read it by the name that it has")
        old = self.typed.names.get(name)
        new = self.joined(node, old, value)
        if new is not None:
            self.typed.names[name] = kind = self.grown(old, new)
            self.learned |= kind != old and (old is not None or self.unknown is not None)

    def store(self, goal: ast.expr, value: Type | None) -> None:
        into = self.expression(goal)
        if value is None or into is None:
            return
        if isinstance(goal, ast.Attribute) and isinstance(into, Row):
            raise self.wrong(goal, f"{goal.attr} is a row; store into its elements")
        base = self.typed.nodes.get(goal.value) if isinstance(goal, ast.Attribute | ast.Subscript) else None
        if isinstance(base, Bundle):
            raise self.wrong(goal, f"{base} keeps its parts; store into an element")
        if isinstance(base, Reference | Row) and base.frozen:
            raise self.wrong(goal, "a setup and its tables never change; keep what changes in the state")
        if isinstance(into, Reference):
            if not isinstance(value, Reference) or value.layout is not into.layout:
                raise self.wrong(goal, f"{value} cannot be stored where a record of another kind is")
        elif not isinstance(value, Number):
            raise self.wrong(goal, f"{value} cannot be stored in a field")
        elif value.kind == "float" and isinstance(into, Number) and into.kind != "float":
            raise self.wrong(goal, "a float cannot be stored where whole numbers are; int(x) makes one")

    def _augassign(self, node: ast.AugAssign) -> bool:
        new = self.operation(node, node.op, self.expression(node.target), self.expression(node.value))
        if new is not None:
            self.typed.nodes[node] = new
        self.assign(node.target, new)
        return True

    def _if(self, node: ast.If) -> bool:
        truth = self.condition(node.test)
        ends = truth is not False and self.body(node.body)
        other = truth is not True and self.body(node.orelse)
        return ends or other

    def _while(self, node: ast.While) -> bool:
        truth = self.condition(node.test)
        if truth is not False:
            self.body(node.body)
        return truth is not True or bool(self.unit.remembered(_has_break, node))

    def _for(self, node: ast.For) -> bool:
        assert isinstance(node.iter, ast.Call)
        assert isinstance(node.target, ast.Name)
        ends = [self.number(argument, "range") for argument in node.iter.args]
        low, high = (Number("whole", 0, 0), ends[0]) if len(ends) == 1 else (ends[0], ends[1])
        step = ends[2] if len(ends) == 3 else Number("whole", 1, 1)
        if step is not None and (step.constant is None or step.constant == 0):
            raise self.wrong(node, "the step of range is a constant other than 0")
        if low is None or high is None or step is None:
            return True
        if step.low > 0:
            reached = Number("whole", low.low, max(low.low, high.high - 1))
        else:
            reached = Number("whole", min(high.low + 1, low.high), low.high)
        empty = low.low >= high.high if step.low > 0 else low.high <= high.low
        if not empty:
            self.bind(node, node.target.id, reached)
            self.body(node.body)
        return True

    def _return(self, node: ast.Return) -> bool:
        value = NOTHING if node.value is None else self.several(node.value)
        if value is NOTHING and node.value is not None:
            raise self.wrong(node, "it returns what a rule without a value returns; call that on a line of its own")
        if isinstance(value, Bundle):
            raise self.wrong(node, f"{value} cannot be returned")
        self.found = self.joined(node, self.found, value)
        return False

    # Expressions

    def condition(self, node: ast.expr) -> bool | None:
        kind = self.expression(node)
        if kind is None:
            return None
        if not isinstance(kind, Number):
            raise self.wrong(node, f"{kind} is not a condition; compare it with something")
        return truth_of(kind)

    def number(self, node: ast.expr, user: str) -> Number | None:
        """A whole number, for something that takes nothing else."""
        kind = self.expression(node)
        if kind is not None and not (isinstance(kind, Number) and kind.kind != "float"):
            raise self.wrong(node, f"{user} takes whole numbers and this is {kind}")
        return kind

    def any_number(self, node: ast.expr, user: str) -> Number | None:
        kind = self.expression(node)
        if kind is not None and not isinstance(kind, Number):
            raise self.wrong(node, f"{user} takes numbers and this is {kind}")
        return kind

    def expression(self, node: ast.expr) -> Type | None:
        """The type of an expression, or None if it hangs on what is not known yet."""
        kind = getattr(self, f"_{type(node).__name__.lower()}_value")(node)
        if kind is not None:
            self.typed.nodes[node] = kind
        return kind

    def _constant_value(self, node: ast.Constant) -> Type:
        return self.of_constant(node, node.value)

    def of_constant(self, node: ast.AST, value: Any) -> Type:
        if isinstance(value, bool):
            return Number("truth", int(value), int(value))
        if isinstance(value, int):
            if not LEAST <= value <= MOST:
                raise self.wrong(node, f"{value} has more than 64 bits")
            return whole(value)
        if isinstance(value, float):
            return FLOAT
        if isinstance(value, Cells):
            return Row(value.kind, len(value), self.unit.place(value))
        if isinstance(value, tuple) and value and all(isinstance(v, int) for v in value):
            return self.unit.table(tuple(map(int, value)))
        text = f"{ast.unparse(node)} is " if isinstance(node, ast.expr) else ""
        raise OutsideDialect(
            f"{self.rule.where(node)}: {text}{type(value).__name__}; a rule knows whole numbers, floats and tuples of"
            " whole numbers from outside"
        )

    def _name_value(self, node: ast.Name) -> Type | None:
        known = self.typed.names.get(node.id)
        if known is not None:
            return known
        if node.id in self.rule.assigned or node.id in self.rule.parameters:
            self.unknown = node
            return None
        if node.id not in self.rule.names:
            raise self.wrong(node, f"{node.id} is not known here; import or define it in the module")
        return self.of_constant(node, self.rule.names[node.id])

    def _attribute_value(self, node: ast.Attribute) -> Type | None:
        if isinstance(node.value, ast.Name) and self.rule.names.get(node.value.id) is math:
            return FLOAT
        base = self.expression(node.value)
        if base is None:
            return None
        if isinstance(base, Bundle):
            return self.part(node, base)
        if not isinstance(base, Reference):
            raise self.wrong(node, f"{ast.unparse(node.value)} is {base} and has no field {node.attr}")
        placed = base.layout.fields.get(node.attr)
        if placed is None:
            raise self.wrong(node, f"there is no field {node.attr}; there are {', '.join(base.layout.fields)}")
        if placed.length:
            length, span = max(placed.length, 0), None if base.at is None else placed.span
            return Row(placed.kind, length, None if base.at is None else base.at + placed.at, base.frozen, None, span)
        return Row(placed.kind, span=placed.span).item

    def part(self, node: ast.Attribute, base: Bundle) -> Type:
        """Return the type of a part of a record of rows, and note that it is read."""
        found = base.part(node.attr)
        if found is None:
            raise self.wrong(node, f"there is no {node.attr}; there are {', '.join(name for name, _ in base.parts)}")
        if not isinstance(found, Bundle):
            self.typed.read[self.path(node)] = found
        return found

    def path(self, node: ast.expr) -> str:
        """Return the path of a record of rows, or of a part; raise WrongType."""
        try:
            return path_of(node)
        except TypeError as error:
            raise self.wrong(node, str(error)) from None

    def _subscript_value(self, node: ast.Subscript) -> Type | None:
        base, index = self.expression(node.value), self.number(node.slice, "an index")
        if base is None or index is None:
            return None
        at = index.constant
        if isinstance(base, Row):
            if base.length is not None and at is not None and not 0 <= at < base.length:
                if isinstance(node.slice, ast.Constant):
                    raise self.wrong(node, f"index {at} of a row of {base.length}")
                return base.item  # house rules may leave a place that no game reaches
            return whole(base.table[at]) if base.table is not None and at is not None else base.item
        if isinstance(base, Records):
            if base.at is None or at is None:
                return base.record
            return Reference(base.record.layout, base.at + at * base.record.layout.size, base.record.frozen)
        if isinstance(base, Matrix):
            return base.row
        raise self.wrong(node, f"{ast.unparse(node.value)} is {base} and has no elements")

    def _binop_value(self, node: ast.BinOp) -> Type | None:
        return self.operation(node, node.op, self.expression(node.left), self.expression(node.right))

    def operation(self, node: ast.AST, operator: ast.operator, one: Type | None, other: Type | None) -> Type | None:
        if one is None or other is None:
            return None
        if not isinstance(one, Number) or not isinstance(other, Number):
            raise self.wrong(node, f"{one} and {other} cannot be reckoned with")
        try:
            return operated(operator, one, other)
        except TypeError as error:
            raise self.wrong(node, str(error)) from None

    def _unaryop_value(self, node: ast.UnaryOp) -> Type | None:
        if isinstance(node.op, ast.Not):
            truth = self.condition(node.operand)
            return TRUTH if truth is None else Number("truth", int(not truth), int(not truth))
        kind = self.any_number(node.operand, "a sign")
        if kind is None:
            return None
        if isinstance(node.op, ast.Invert):
            if kind.kind == "float":
                raise self.wrong(node, "~ is for whole numbers")
            return whole(~kind.high, ~kind.low)
        if kind.kind == "float":
            return FLOAT
        return whole(-kind.high, -kind.low) if isinstance(node.op, ast.USub) else whole(kind.low, kind.high)

    def _boolop_value(self, node: ast.BoolOp) -> Type | None:
        found: Type | None = None
        stops = isinstance(node.op, ast.Or)
        for value in node.values:
            kind = self.any_number(value, "and, or")
            if kind is None:
                return None
            truth = truth_of(kind)
            if truth is stops:
                return self.joined(node, found, kind)
            last = value is node.values[-1]
            if truth is not (not stops) or last:
                found = self.joined(node, found, kind)
        return found

    def _compare_value(self, node: ast.Compare) -> Type | None:
        kinds = [self.any_number(value, "a comparison") for value in [node.left, *node.comparators]]
        if None in kinds:
            return None
        pairs = zip(node.ops, kinds, kinds[1:], strict=False)
        known = [compared(operator, a, b) for operator, a, b in pairs if a is not None and b is not None]
        if None not in known:
            return Number("truth", int(all(known)), int(all(known)))
        return Number("truth", 0, 0) if False in known else TRUTH

    def _ifexp_value(self, node: ast.IfExp) -> Type | None:
        truth = self.condition(node.test)
        one = self.expression(node.body) if truth is not False else None
        other = self.expression(node.orelse) if truth is not True else None
        return self.joined(node, one, other)

    # Calls

    def _call_value(self, node: ast.Call) -> Type | None:
        if isinstance(node.func, ast.Attribute):
            self.any_number(node.args[0], "math.sqrt")
            return FLOAT
        assert isinstance(node.func, ast.Name)
        built_in = BUILT_IN.get(node.func.id)
        if built_in is not None:
            return built_in(self, node)
        kinds = [self.expression(argument) for argument in node.args]
        if any(kind is None for kind in kinds):
            return None
        function = self.rule.names.get(node.func.id)
        if function is None:
            raise self.wrong(node, f"{node.func.id} is not known here; import or define it in the module")
        if not callable(function) or not hasattr(function, "__code__"):
            raise OutsideDialect(f"{self.rule.where(node)}: {node.func.id} is not a rule; call only rules")
        found: Type = self.unit.returns(function, kinds, f"{self.rule.where(node)}: ")
        records = [i for i, kind in enumerate(kinds) if isinstance(kind, Bundle)]
        callee = self.unit.called(function, kinds) if records else self.typed
        for i in records:
            place = self.path(node.args[i])
            for path in callee.parts_of(callee.rule.parameters[i]):
                self.typed.read[f"{place}.{path}"] = kinds[i].part(path)  # type: ignore
        return found

    def least_or_most(self, node: ast.Call) -> Type | None:
        one, other = (self.any_number(argument, node.func.id) for argument in node.args)  # type: ignore[attr-defined]
        if one is None or other is None or "float" in (one.kind, other.kind):
            return self.joined(node, one, other) if one is not None and other is not None else None
        choose: Callable[[int, int], int] = min if node.func.id == "min" else max  # type: ignore[attr-defined]
        return whole(choose(one.low, other.low), choose(one.high, other.high))

    def absolute(self, node: ast.Call) -> Type | None:
        kind = self.any_number(node.args[0], "abs")
        if kind is None or kind.kind == "float":
            return kind
        low = 0 if kind.low <= 0 <= kind.high else min(abs(kind.low), abs(kind.high))
        return whole(low, max(abs(kind.low), abs(kind.high)))

    def to_whole(self, node: ast.Call) -> Type | None:
        kind = self.any_number(node.args[0], "int")
        if kind is None:
            return None
        return WHOLE if kind.kind == "float" else whole(kind.low, kind.high)

    def to_float(self, node: ast.Call) -> Type | None:
        return FLOAT if self.any_number(node.args[0], "float") else None

    def length(self, node: ast.Call) -> Type | None:
        row = node.args[0]
        if isinstance(row, ast.Name) and row.id not in self.typed.names:
            known = self.rule.names.get(row.id)
            if isinstance(known, tuple):
                return whole(len(known))
        kind = self.expression(row)
        if kind is None:
            return None
        if isinstance(kind, Row):
            return whole(0, 2**31) if kind.length is None else whole(kind.length)
        raise self.wrong(node, f"len of {kind}; rows of numbers have a length")


def _has_break(node: ast.While) -> bool:
    return any(isinstance(n, ast.Break) for n in ast.walk(node))


BUILT_IN: dict[str, Callable[[_Pass, ast.Call], Type | None]] = {
    "abs": _Pass.absolute, "float": _Pass.to_float, "int": _Pass.to_whole, "len": _Pass.length,
    "max": _Pass.least_or_most, "min": _Pass.least_or_most,
}
