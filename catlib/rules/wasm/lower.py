"""Statements of a rule as trees of code, with small rules put in where they are called."""

import ast
from collections.abc import Sequence
from typing import Any, NamedTuple

from catlib.rules.decorator import bit_count, fits, lowest_place, places_of
from catlib.rules.wasm import checks
from catlib.rules.wasm.dialect import BUILTINS
from catlib.rules.wasm.infer import Typed
from catlib.rules.wasm.layout import LANES, LIMITS
from catlib.rules.wasm.tree import Label, Node, binary, constant, convert, get, is_cheap, nodes_in, wrap
from catlib.rules.wasm.types import NOTHING, WHOLE, Bundle, Number, Reference, Several, Type, is_settled
from catlib.rules.wasm.values import Frame, Scope, Values, inverse, known

MOST_CHOSEN, COST_CHOSEN = 4, 4  # assignments under a condition, and steps of each, that need no jump
MOST_TURNS = 40  # of a loop that is written out
COPY_IN_WORDS = 512  # bytes up to which a record is copied word by word


class Return(NamedTuple):
    """A return leaves the function."""


class Give(NamedTuple):
    """A return inside another rule: store the values, and jump to the end."""

    locals: tuple[int, ...]
    end: Label


class Decide(NamedTuple):
    """A return inside a condition: jump to one of two places, whichever the value asks for."""

    target: Label
    when: bool
    end: Label


def parameters_of(typed: Typed) -> list[tuple[str, Type]]:
    """The arguments that a function is given when it is called; the others are known when the module is made."""
    pairs: list[tuple[str, Type]] = []
    for name, kind in zip(typed.rule.parameters, typed.arguments, strict=True):
        if isinstance(kind, Bundle):
            pairs += [(path, typed.read[path]) for path in kind.paths(name) if path in typed.read]
        else:
            pairs.append((name, kind))
    return [(name, kind) for name, kind in pairs if not is_settled(kind)]


def results_of(kind: Type) -> tuple[Type, ...]:
    """The values that a function leaves."""
    if kind is NOTHING:
        return ()
    return kind.items if isinstance(kind, Several) else (kind,)


def lower(unit: Any, typed: Typed) -> tuple[list[Node], Frame]:
    """The code of a rule that stands alone, and its locals."""
    parameters = parameters_of(typed)
    frame = Frame([kind.wasm for _, kind in parameters])
    work = Lowering(unit, frame, Scope(typed, Return()))
    given = {name: get(kind.wasm, i) for i, (name, kind) in enumerate(parameters)}
    code = work.begin(given, dict(enumerate(name for name, _ in parameters)))
    code += work.body(typed.rule.body, False)
    if typed.returns is not NOTHING and (not code or code[-1].op != "return"):
        code.append(Node("unreachable"))
    return code, frame


class Lowering(Values):
    """Makes the code of statements."""

    def begin(self, given: dict[str, Node], own: dict[int, str]) -> list[Node]:
        """Bring parameters into the type that their names have; `own` are locals that are the rule's."""
        typed, code = self.scope.typed, []
        numbers = {name: local for local, name in own.items()}
        self.scope.bound |= {path: given[path] for path in typed.read if path in given}
        for name, kind in zip(typed.rule.parameters, typed.arguments, strict=True):
            wanted = typed.names[name]
            if is_settled(wanted) or isinstance(kind, Bundle):
                continue
            if is_settled(kind):
                given[name] = known(kind)
            elif name in numbers and kind.wasm == wanted.wasm:
                self.scope.locals[name] = numbers[name]
                continue
            elif name not in typed.rule.assigned and kind.wasm == wanted.wasm:
                self.scope.bound[name] = given[name]
                continue
            code.append(Node("set", "", (convert(given[name], wanted.wasm),), self.local(name)))
        return code

    def body(self, statements: Sequence[ast.stmt], tail: bool) -> list[Node]:
        """The code of some statements; `tail` says that a return at their end may fall through."""
        code: list[Node] = []
        for statement in statements:
            mark = len(self.taken)
            last = tail and statement is statements[-1]
            code += getattr(self, f"_{type(statement).__name__.lower()}")(statement, last)
            self.release(mark)
            if statement in self.scope.typed.ends:
                break
        return code

    def goes_on(self, statements: Sequence[ast.stmt]) -> bool:
        """Return whether the end of some statements is reached."""
        return not any(statement in self.scope.typed.ends for statement in statements)

    # Simple statements

    def _pass(self, node: ast.stmt, tail: bool) -> list[Node]:
        return []

    def _break(self, node: ast.stmt, tail: bool) -> list[Node]:
        return [self.jump(self.scope.loops[-1][0])]

    def _continue(self, node: ast.stmt, tail: bool) -> list[Node]:
        return [self.jump(self.scope.loops[-1][1])]

    def jump(self, label: Label, test: Node | None = None) -> Node:
        label.used = True
        return Node("br", "", (), label) if test is None else Node("br_if", "", (test,), label)

    def _expr(self, node: ast.Expr, tail: bool) -> list[Node]:
        return [] if isinstance(node.value, ast.Constant) else self.effects(node.value)

    def effects(self, node: ast.expr) -> list[Node]:
        """Emit what an expression does, without its value."""
        if not self.has_call(node):
            return []
        if isinstance(node, ast.Call):
            return self.call_for_effect(node)
        return [Node("drop", "", (self.value(node),))]

    def _assign(self, node: ast.Assign, tail: bool) -> list[Node]:
        if isinstance(node.value, ast.Tuple):
            return self.assign_several(node, node.value)
        if isinstance(self.kind(node.value), Several):
            assert isinstance(node.value, ast.Call)
            code, values = self.call_for_several(node.value)
            kinds = results_of(self.kind(node.value))
            for goal in node.targets:
                code += self.spread(goal, list(zip(values, kinds, strict=True)))
            return code
        if len(node.targets) == 1:
            return self.assign(node.targets[0], node.value)
        before, value = self.kept(node.value)
        pair = value, self.kind(node.value)
        return before + [step for goal in node.targets for step in self.put(goal, *pair)]

    def kept(self, node: ast.expr) -> tuple[list[Node], Node]:
        """A value that is there to stay, whatever is assigned meanwhile."""
        return self.kept_node(self.value(node))

    def kept_node(self, value: Node) -> tuple[list[Node], Node]:
        if value.op == "const":
            return [], value
        local = self.temporary(value.wasm)
        return [Node("set", "", (value,), local)], get(value.wasm, local)

    def assign_several(self, node: ast.Assign, values: ast.Tuple) -> list[Node]:
        """All values first, then the names from left to right."""
        code, pairs = [], []
        for item in values.elts:
            before, value = self.kept(item)
            code += before
            pairs.append((value, self.kind(item)))
        for goal in node.targets:
            code += self.spread(goal, pairs)
        return code

    def spread(self, goal: ast.expr, pairs: list[tuple[Node, Type]]) -> list[Node]:
        assert isinstance(goal, ast.Tuple)
        return [step for one, pair in zip(goal.elts, pairs, strict=True) for step in self.put(one, *pair)]

    def put(self, goal: ast.expr, value: Node, kind: Type) -> list[Node]:
        """Store a value that is ready."""
        if isinstance(goal, ast.Name):
            wanted = self.scope.typed.names[goal.id]
            if is_settled(wanted):
                return []
            return [Node("set", "", (convert(value, wanted.wasm),), self.local(goal.id))]
        if isinstance(self.kind(goal), Reference):
            return self.copy(goal, value)
        address, offset, field = self.target(goal)
        value = self.fitting(goal, field, kind, convert(value, "d" if field == "f8" else "l"))
        return [Node("store", "", (address, value), (field, offset))]

    def target(self, goal: ast.expr) -> tuple[Node, int, str]:
        if isinstance(goal, ast.Attribute):
            return self.field(goal)
        assert isinstance(goal, ast.Subscript)
        return self.element(goal)

    def assign(self, goal: ast.expr, source: ast.expr) -> list[Node]:
        """Store one value in one place."""
        kind = self.kind(source)
        if isinstance(goal, ast.Name):
            if is_settled(self.scope.typed.names[goal.id]):
                return self.effects(source)
            return self.put(goal, self.value(source), kind)
        reads = any(isinstance(n, ast.Attribute | ast.Subscript) for part in _indices(goal) for n in ast.walk(part))
        if self.has_call(goal) or (reads and self.has_call(source)):
            before, value = self.kept(source)
            return before + self.put(goal, value, kind)
        return self.put(goal, self.value(source), kind)

    def copy(self, goal: ast.expr, source: Node) -> list[Node]:
        """Copy a record into another's place."""
        size = self.kind(goal).layout.size  # type: ignore[attr-defined]
        code, into = self.held(self.value(goal))
        more, from_ = self.held(source)
        code = code + more
        if size > COPY_IN_WORDS:
            return [*code, Node("copy", "", (into, from_, constant("i", size)))]
        for at in range(0, size, 8):
            (a, i), (b, j) = _placed(into, at), _placed(from_, at)
            word = Node("load", "l", (b,), ("i8", j))
            code = [*code, Node("store", "", (a, word), ("i8", i))]
        return code

    def _augassign(self, node: ast.AugAssign, tail: bool) -> list[Node]:
        goal, kind = node.target, self.kind(node)
        if isinstance(goal, ast.Name):
            if is_settled(self.scope.typed.names[goal.id]):
                return self.effects(node.value)
            new = self.operation(node, node.op, goal, node.value, lambda wasm: self.value_as(goal, wasm))
            return self.put(goal, new, kind)
        address, offset, field = self.target(goal)
        code, address = self.held(address)
        letter = "d" if field == "f8" else "l"
        old = Node("load", letter, (address,), (field, offset))
        new = self.operation(node, node.op, goal, node.value, lambda wasm: convert(old, wasm))
        new = self.fitting(goal, field, kind, convert(new, letter))
        return [*code, Node("store", "", (address, new), (field, offset))]

    # Conditions

    def _if(self, node: ast.If, tail: bool) -> list[Node]:
        truth = self.scope.typed.truth(node.test)
        if truth is not None:
            return self.effects(node.test) + self.body(node.body if truth else node.orelse, tail)
        if not self.is_complex(node.test):
            test = self.condition(node.test)
            if test.op == "const":
                return self.body(node.body if test.value else node.orelse, tail)
            flag = self.temporary("i")
            yes, no = self.body(node.body, tail), self.body(node.orelse, tail)
            return self.chosen(test, flag, yes, no) or [Node("if", "", (test, yes, no))]
        other, end = Label(), Label()
        inner = self.branch(node.test, other, False) + self.body(node.body, tail)
        if not node.orelse:
            return [Node("block", "", inner, other)]
        if self.goes_on(node.body) or self.falls(tail):
            inner.append(self.jump(end))
        return [Node("block", "", (Node("block", "", inner, other), *self.body(node.orelse, tail)), end)]

    def chosen(self, test: Node, flag: int, yes: list[Node], no: list[Node]) -> list[Node] | None:
        """A condition under which a few names change, without a jump that a processor would have to guess."""
        if no or not 0 < len(yes) <= MOST_CHOSEN or any(step.op != "set" for step in yes):
            return None
        if not all(is_cheap(step.args[0], COST_CHOSEN) for step in yes):
            return None
        own = set(self.scope.locals.values())
        if isinstance(self.scope.leave, Give) and any(step.value in self.scope.leave.locals for step in yes):
            return None
        code = [Node("set", "", (test,), flag)]
        for step in yes:
            (value,), local = step.args, step.value
            if local in own:
                value = Node("select", value.wasm, (value, get(value.wasm, local), get("i", flag)))
            code.append(Node("set", "", (value,), local))
        return code

    def falls(self, tail: bool) -> bool:
        """Return whether a return at the end of a branch is only a fall through to its end."""
        return tail and not isinstance(self.scope.leave, Return)

    def is_complex(self, node: ast.expr) -> bool:
        """Return whether a condition is best made of jumps."""
        while isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            node = node.operand
        if isinstance(node, ast.BoolOp):
            return not self.is_cheap(node)
        return isinstance(node, ast.Call) and not self.is_simple(node) and self.callee(node).inline

    def branch(self, node: ast.expr, label: Label, when: bool) -> list[Node]:
        """Jump if a condition is as asked for."""
        truth = self.scope.typed.truth(node)
        if truth is not None:
            return self.effects(node) + ([self.jump(label)] if truth is when else [])
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return self.branch(node.operand, label, not when)
        if isinstance(node, ast.BoolOp) and not self.is_cheap(node):
            return self.branch_of_several(node, label, when)
        if self.is_complex(node):
            assert isinstance(node, ast.Call)
            end = Label()
            code = self.inlined(node, Decide(label, when, end))
            return [Node("block", "", code, end)]
        test = self.condition(node)
        if not when:
            test = inverse(test)
        if test.op == "const":
            return [self.jump(label)] if test.value else []
        return [self.jump(label, test)]

    def branch_of_several(self, node: ast.BoolOp, label: Label, when: bool) -> list[Node]:
        values = self.needed(node)
        if isinstance(node.op, ast.Or) is when:
            return [step for value in values for step in self.branch(value, label, when)]
        skip = Label()
        code = [step for value in values[:-1] for step in self.branch(value, skip, not when)]
        return [Node("block", "", (*code, *self.branch(values[-1], label, when)), skip)]

    # Loops

    def _while(self, node: ast.While, tail: bool) -> list[Node]:
        out, top, again = Label(), Label(), Label()
        if self.scope.typed.truth(node.test) is False:
            return self.effects(node.test)
        test = self.branch(node.test, out, False)
        self.scope.loops.append((out, again))
        body = Node("block", "", self.body(node.body, False), again)
        self.scope.loops.pop()
        twice = not self.has_call(node.test)
        back = self.branch(node.test, top, True) if twice else [self.jump(top)]
        loop = Node("loop", "", [body, *back] if twice else [*test, body, *back], top)
        return [Node("block", "", [*test, loop] if twice else [loop], out)]

    def _for(self, node: ast.For, tail: bool) -> list[Node]:
        assert isinstance(node.target, ast.Name)
        assert isinstance(node.iter, ast.Call)
        ends = node.iter.args
        step = self.number(ends[2]).constant if len(ends) == 3 else 1
        assert step is not None
        low = self.number(ends[0]) if len(ends) > 1 else Number("whole", 0, 0)
        high = self.number(ends[min(1, len(ends) - 1)])
        never = low.low >= high.high if step > 0 else low.high <= high.low
        if never or node.target.id not in self.scope.typed.names:
            return [step for end in ends for step in self.effects(end)]
        first = self.value_as(ends[0], "l") if len(ends) > 1 else constant("l", 0)
        unrolled = self.unrolled(node, ends, step)
        if unrolled is not None:
            return unrolled
        counter = self.temporary("l")
        code = [Node("set", "", (first,), counter)]
        end = self.value_as(ends[min(1, len(ends) - 1)], "l")
        before, end = self.kept_node(end)
        out, top, again = Label(), Label(), Label()
        sure = low.high < high.low if step > 0 else low.low > high.high
        if not sure:
            stop = binary("l.ge" if step > 0 else "l.le", first if first.op == "const" else get("l", counter), end)
            before = [*before, self.jump(out, stop)]
        return [*code, Node("block", "", [*before, self.rounds(node, counter, end, step, out, top, again)], out)]

    def unrolled(self, node: ast.For, ends: list[ast.expr], step: int) -> list[Node] | None:
        """A short loop written out, with the numbers of its turns in the code, if that is not too much."""
        assert isinstance(node.target, ast.Name)
        low = self.number(ends[0]).constant if len(ends) > 1 else 0
        high, name = self.number(ends[min(1, len(ends) - 1)]).constant, node.target.id
        if low is None or high is None or self.checked or any(map(self.has_call, ends)):
            return None
        turns = range(low, high, step)
        if not 0 < len(turns) <= MOST_TURNS or self.unit.remembered(_sets_its_name, node):
            return None
        out, code, before = Label(), [], self.scope.bound.get(name)
        for turn in turns:
            self.scope.bound[name] = constant("l", turn)
            again = Label()
            self.scope.loops.append((out, again))
            code.append(Node("block", "", self.body(node.body, False), again))
            self.scope.loops.pop()
            if turn == low and nodes_in(code) * len(turns) > self.unit.unroll_size:
                code = []
                break
        del self.scope.bound[name]
        if before is not None:
            self.scope.bound[name] = before
        if not code:
            return None
        if not is_settled(self.scope.typed.names[name]):
            code.append(self.put(node.target, constant("l", turns[-1]), WHOLE)[0])
        return [Node("block", "", code, out)]

    def rounds(self, node: ast.For, counter: int, end: Node, step: int, out: Label, top: Label, again: Label) -> Node:
        """The loop itself, with its test at the bottom."""
        assert isinstance(node.target, ast.Name)
        code = []
        if not is_settled(self.scope.typed.names[node.target.id]):
            value = convert(get("l", counter), self.scope.typed.names[node.target.id].wasm)
            code = [Node("set", "", (value,), self.local(node.target.id))]
        self.scope.loops.append((out, again))
        body = Node("block", "", self.body(node.body, False), again)
        self.scope.loops.pop()
        more = Node("tee", "l", (binary("l.add", get("l", counter), constant("l", step)),), counter)
        back = self.jump(top, binary("l.lt" if step > 0 else "l.gt", more, end))
        return Node("loop", "", [*code, body, back], top)

    # Returns

    def _return(self, node: ast.Return, tail: bool) -> list[Node]:
        leave, value = self.scope.leave, node.value
        if isinstance(leave, Decide):
            assert value is not None
            code = self.branch(value, leave.target, leave.when)
            return code if tail else [*code, self.jump(leave.end)]
        if value is None:
            return [Node("return")] if isinstance(leave, Return) else [] if tail else [self.jump(leave.end)]
        if isinstance(leave, Give):
            code = self.give(value, leave.locals)
            return code if tail else [*code, self.jump(leave.end)]
        kinds = results_of(self.scope.typed.returns)
        if isinstance(value, ast.Tuple):
            values = [self.value_as(v, k.wasm) for v, k in zip(value.elts, kinds, strict=True)]
            return [Node("return", "", values)]
        if len(kinds) > 1:
            assert isinstance(value, ast.Call)
            code, values = self.call_for_several(value)
            return [*code, Node("return", "", values)]
        return [Node("return", "", [self.value_as(value, kinds[0].wasm)])]

    def give(self, value: ast.expr, locals_: tuple[int, ...]) -> list[Node]:
        """Leave a rule that stands inside another: its values go where the other expects them."""
        if not locals_:
            return self.effects(value)
        if isinstance(value, ast.Tuple):
            values = [self.value_as(v, self.frame.kinds[i]) for v, i in zip(value.elts, locals_, strict=True)]
            held = [self.temporary(v.wasm) for v in values]
            code = [Node("set", "", (v,), i) for v, i in zip(values, held, strict=True)]
            return code + [Node("set", "", (get(v.wasm, h),), i) for v, h, i in zip(values, held, locals_, strict=True)]
        if len(locals_) > 1:
            assert isinstance(value, ast.Call)
            code, values = self.call_for_several(value)
            return code + [Node("set", "", (v,), i) for v, i in zip(values, locals_, strict=True)]
        return [Node("set", "", (self.value_as(value, self.frame.kinds[locals_[0]]),), locals_[0])]

    # Calls

    def is_built_in(self, node: ast.Call) -> bool:
        return isinstance(node.func, ast.Attribute) or node.func.id in BUILTINS  # type: ignore[attr-defined]

    def is_simple(self, node: ast.Call) -> bool:
        """Return whether a call is of no rule: the machine can do it."""
        return self.is_built_in(node) or self.function_of(node) in PRIMITIVE

    def callee(self, node: ast.Call) -> Any:
        kinds = [self.kind(argument) for argument in node.args]
        return self.unit.function(self.function_of(node), kinds, "")

    def function_of(self, node: ast.Call) -> Any:
        return self.scope.typed.rule.names[node.func.id]  # type: ignore[attr-defined]

    def call_value(self, node: ast.Call) -> Node:
        if self.is_built_in(node):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id  # type: ignore[attr-defined]
            return self.built_in(node, name)
        function = self.function_of(node)
        if function is places_of:
            return self.places(node)
        if function in PRIMITIVE:
            return Node(PRIMITIVE[function], "l", [self.value_as(a, "l") for a in node.args])
        callee, wasm = self.callee(node), self.kind(node).wasm
        if not callee.inline:
            return self.call(node, callee, wasm)
        result, end = self.temporary(wasm), Label()
        code = self.inlined(node, Give((result,), end))
        return Node("seq", wasm, ([Node("block", "", code, end)], get(wasm, result)))

    def places(self, node: ast.Call) -> Node:
        """The places of a row where a number stands; the last bytes are looked at with some before them."""
        row = self.kind(node.args[0])
        base, offset = self.row(node.args[0], row)  # type: ignore[arg-type]
        before, base = self.held(base)
        more, number = self.held(self.value_as(node.args[1], "l"))
        length: int = row.length  # type: ignore[attr-defined]
        found = constant("l", 0)
        for first in (*range(0, length - LANES, LANES), length - LANES):
            equal = Node("extend", "l", (Node("lanes equal", "i", (base, wrap(number)), offset + first),))
            found = binary("l.or", found, binary("l.shl", equal, constant("l", first)))
        low, high = LIMITS["i1"]
        kind = self.kind(node.args[1])
        if not low <= kind.low <= kind.high <= high:  # type: ignore[attr-defined]
            cut = binary("l.shr", binary("l.shl", number, constant("l", 56)), constant("l", 56))
            found = binary("l.mul", found, Node("extend", "l", (binary("l.eq", cut, number),)))
        return Node("seq", "l", ([*before, *more], found)) if before or more else found

    def call(self, node: ast.Call, callee: Any, wasm: str) -> Node:
        """A call proper: what is known when the module is made need not be given."""
        given = dict(zip(callee.typed.rule.parameters, node.args, strict=True))
        args: list[Node] = []
        for path, kind in parameters_of(callee.typed):
            name, _, part = path.partition(".")
            value = self.part(given[name], part) if part else self.value(given[name])
            args.append(convert(value, kind.wasm))
        return Node("call", wasm, args, callee)

    def call_for_effect(self, node: ast.Call) -> list[Node]:
        if self.is_simple(node):
            return [Node("drop", "", (self.value(node),))]
        function = self.function_of(node)
        if function is fits:
            return []
        if function is checks.stop:
            word = Node("store", "", (constant("i", 0), self.value_as(node.args[0], "l")), ("i8", self.unit.place_word))
            return [word, Node("unreachable")]
        callee = self.callee(node)
        if callee.inline:
            end = Label()
            return [Node("block", "", self.inlined(node, Give((), end)), end)]
        kinds = results_of(callee.typed.returns)
        return [self.call(node, callee, ""), *(Node("drop") for _ in kinds)]

    def call_for_several(self, node: ast.Call) -> tuple[list[Node], list[Node]]:
        """A call that leaves several values, and how to get each."""
        callee, kinds = self.callee(node), results_of(self.kind(node))
        locals_ = tuple(self.temporary(kind.wasm) for kind in kinds)
        values = [get(kind.wasm, i) for kind, i in zip(kinds, locals_, strict=True)]
        if callee.inline:
            end = Label()
            return [Node("block", "", self.inlined(node, Give(locals_, end)), end)], values
        return [self.call(node, callee, ""), *(Node("pop", "", (), i) for i in reversed(locals_))], values

    def inlined(self, node: ast.Call, leave: Give | Decide) -> list[Node]:
        """A rule's statements in the place of a call of it."""
        kinds = [self.kind(argument) for argument in node.args]
        typed = self.unit.typed(self.function_of(node), kinds)
        outer, code, own = self.scope, list[Node](), list[int]()
        given: dict[str, Node] = {}
        inner = Scope(typed, leave)
        for argument, name, kind in zip(node.args, typed.rule.parameters, kinds, strict=True):
            if is_settled(kind):
                code += self.effects(argument)
                continue
            if isinstance(kind, Bundle):
                given |= {f"{name}.{part}": self.part(argument, part) for part in typed.parts_of(name)}
                continue
            value = self.value(argument)
            if not (value.op in ("get", "const") and isinstance(argument, ast.Name)):
                own.append(self.frame.take(kind.wasm))
                code.append(Node("set", "", (value,), own[-1]))
                value = get(kind.wasm, own[-1])
            given[name] = value
        self.scope = inner
        code += self.begin(given, {})
        code += self.body(typed.rule.body, True)
        self.scope = outer
        for local in [*own, *inner.locals.values()]:
            self.frame.give(local)
        return code


def _sets_its_name(node: ast.For) -> bool:
    """Return whether a loop assigns the name that it counts with."""
    inside = [n for s in node.body for n in ast.walk(s) if isinstance(n, ast.Name) and n.id == node.target.id]  # type: ignore[attr-defined]
    return any(isinstance(n.ctx, ast.Store) for n in inside)


PRIMITIVE = {
    checks.quotient_toward_zero: "l.div", checks.remainder_toward_zero: "l.rem", bit_count: "l.popcnt",
    lowest_place: "l.ctz", places_of: "",
}


def _indices(goal: ast.expr) -> list[ast.expr]:
    """The parts of a target that are worked out: its indices, and the rows they are of."""
    if isinstance(goal, ast.Subscript):
        return [goal.slice, *_indices(goal.value)]
    return _indices(goal.value) if isinstance(goal, ast.Attribute) else []


def _placed(address: Node, at: int) -> tuple[Node, int]:
    if address.op == "const":
        return constant("i", 0), address.value + at
    return address, at
