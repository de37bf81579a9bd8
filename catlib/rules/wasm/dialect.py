"""The dialect that rules are written in, and its guard.

A rule is a plain function, no method, generator or lambda. Its parameters have no defaults and no stars. Names stand
for whole numbers, truths, floats, rows of numbers, records (a state, a setup) and other rules.

| it may say | where |
| --- | --- |
| `name = value`, `a, b = x, y`, `a = b = value`, `a += value` | to names, `record.field`, `row[i]`, `record.field[i]` |
| `if`, `elif`, `else`, `while`, `break`, `continue`, `return`, `pass` | anywhere; no `else` after a loop |
| `for i in range(...)` | with one to three arguments, the step a constant other than 0 |
| `+ - * // % & | ^ << >> ~` on whole numbers; `+ - * /` on floats | `/` makes a float; `//` and `%` as in Python |
| `== != < <= > >=`, also chained; `and or not`; `x if test else y` | as values and as conditions |
| `min(a, b)`, `max(a, b)`, `abs(x)`, `int(x)`, `float(x)`, `len(row)`, `math.sqrt(x)`, `math.inf` | |
| whole numbers, floats, True, False | also by name from the module, and tuples of whole numbers by name |
| `phases.MOVE`, `dice.roll(…)` | what an imported module has: constants, tables and rules |
| calls of rules, and of the functions in `PROVIDED`, with positional arguments | never in a circle |
| `records[i] = records[j]` | copies a record |

Whole numbers have 64 bits; what is stored in a field is cut to the field's size. A checked module stops there, and so
do the rules of a game of one file in every module.
A name keeps one type throughout a rule, but a whole number may become a float. Sources: the grammar in Python's
`ast`; the checks of types are in `catlib.rules.wasm.infer`.
"""

import ast
import functools
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from catlib.rules.decorator import source_of
from catlib.rules.wasm.errors import OutsideDialect

BUILTINS = {"abs": 1, "float": 1, "int": 1, "len": 1, "max": 2, "min": 2}
MATH = {"sqrt": 1}

STATEMENTS = (
    ast.Assign, ast.AugAssign, ast.Expr, ast.If, ast.While, ast.For, ast.Return, ast.Break, ast.Continue, ast.Pass,
)
INSTEAD = {
    ast.AnnAssign: "an annotated assignment: write name = value",
    ast.Assert: "assert: a rule trusts its state; test it outside",
    ast.AsyncFunctionDef: "an async function: write a plain one",
    ast.Attribute: "this attribute: read record.field",
    ast.ClassDef: "a class inside a rule: declare records outside",
    ast.Delete: "del: leave the name as it is",
    ast.Dict: "a dictionary: use a row of numbers",
    ast.DictComp: "a comprehension: write a loop",
    ast.FunctionDef: "a function inside a rule: write another rule beside it",
    ast.GeneratorExp: "a generator: write a loop",
    ast.Global: "global: keep what changes in the state",
    ast.Import: "an import inside a rule: import at the top of the module",
    ast.ImportFrom: "an import inside a rule: import at the top of the module",
    ast.JoinedStr: "a string: use whole numbers",
    ast.Lambda: "lambda: write another rule",
    ast.List: "a list: use a row that the caller gives",
    ast.ListComp: "a comprehension: write a loop",
    ast.Match: "match: write if and elif",
    ast.NamedExpr: "an assignment inside an expression: give it a line of its own",
    ast.Nonlocal: "nonlocal: keep what changes in the state",
    ast.Raise: "raise: rules do not fail; check outside",
    ast.Set: "a set: use bits of a whole number",
    ast.SetComp: "a comprehension: write a loop",
    ast.Slice: "a slice: write a loop over range",
    ast.Starred: "a star: name every value",
    ast.Try: "try: rules do not fail; check outside",
    ast.With: "with: rules open nothing",
    ast.Yield: "yield: a rule returns once",
}
EXPRESSIONS = (
    ast.Attribute, ast.BinOp, ast.BoolOp, ast.Call, ast.Compare, ast.Constant, ast.IfExp, ast.Name, ast.Subscript,
    ast.UnaryOp,
)
SIGNS = {ast.Pow: "power: multiply, or shift", ast.MatMult: "matrix product: write a loop"}
COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)


@dataclass(eq=False)
class Rule:
    """A function that was read and found to be in the dialect."""

    function: Callable[..., Any]
    name: str
    parameters: tuple[str, ...]
    body: list[ast.stmt]
    file: str
    first_line: int
    names: dict[str, Any]
    assigned: frozenset[str] = field(default=frozenset())
    calls: frozenset[ast.AST] = field(default=frozenset())

    def where(self, node: ast.AST) -> str:
        """The place of a node, as an error names it."""
        return f"{self.file}:{self.first_line + getattr(node, 'lineno', 1) - 1}, in {self.name}"


def read_rule(function: Callable[..., Any]) -> Rule:
    """Return the source of a function as a tree, with all that its names stand for; raise OutsideDialect.

    A name is looked up anew for every module that is made, so a closure may be read many times. What a module has is a
    name with a dot in it, such as `phases.MOVE`.
    """
    code = function.__code__
    tree, file, first = _parsed(code, source_of(function))
    names = dict(function.__globals__)
    if function.__closure__:
        cells = zip(code.co_freevars, function.__closure__, strict=True)
        names |= {name: cell.cell_contents for name, cell in cells}
    outside = {*code.co_names, *code.co_freevars} - {*code.co_varnames}
    modules = frozenset(name for name in outside if isinstance(names.get(name), ModuleType)) - {"math"}
    tree, dotted = _named(tree, modules) if modules else (tree, {})
    rule = Rule(function, tree.name, tuple(a.arg for a in tree.args.args), tree.body, file, first, names)
    for name, node in dotted.items():
        module, _, own = name.partition(".")
        if not hasattr(names[module], own):
            raise OutsideDialect(f"{rule.where(node)}: there is no {name}")
        names[name] = getattr(names[module], own)
    if code not in _checked:
        _Guard(rule).check(tree)
        _checked.add(code)
    rule.assigned, rule.calls = _noted(tree)
    return rule


@functools.lru_cache(maxsize=4096)
def _named(tree: ast.FunctionDef, modules: frozenset[str]) -> tuple[ast.FunctionDef, dict[str, ast.AST]]:
    """Return the tree with a single name for all that modules have, and those names; the given tree stays as it is."""
    found: dict[str, ast.AST] = {}

    def renamed(node: Any) -> Any:
        if isinstance(node, list):
            items = [renamed(item) for item in node]
            return items if any(a is not b for a, b in zip(items, node, strict=True)) else node
        if not isinstance(node, ast.AST):
            return node
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            name = ast.copy_location(ast.Name(f"{node.value.id}.{node.attr}", node.ctx), node)
            found.setdefault(name.id, name)
            return name
        parts = {name: renamed(part) for name, part in ast.iter_fields(node)}
        if all(part is getattr(node, name) for name, part in parts.items()):
            return node
        return ast.copy_location(type(node)(**parts), node)

    return renamed(tree), found


@functools.lru_cache(maxsize=4096)
def _noted(tree: ast.FunctionDef) -> tuple[frozenset[str], frozenset[ast.AST]]:
    """The names that a rule assigns, and the expressions in which it calls a rule, so that they may do something."""
    assigned: set[str] = set()
    calls: set[ast.AST] = set()

    def visit(node: ast.AST) -> bool:
        if isinstance(node, ast.Name):
            if isinstance(node.ctx, ast.Store):
                assigned.add(node.id)
            return False
        found = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id not in BUILTINS
        for name in node._fields:
            part = getattr(node, name)
            if isinstance(part, ast.AST):
                found |= visit(part)
            elif isinstance(part, list):
                for one in part:
                    found |= visit(one)
        if found:
            calls.add(node)
        return found

    for statement in tree.body:
        visit(statement)
    return frozenset(assigned), frozenset(calls)


_checked: set[Any] = set()


@functools.lru_cache(maxsize=4096)
def _parsed(code: Any, text: str) -> tuple[ast.FunctionDef, str, int]:
    """The syntax tree of a function, the file that it stands in, and the number of its line 1."""
    file, line = code.co_filename, code.co_firstlineno
    where = f"{file}:{line}, in {code.co_name}"
    found = _functions(text).get(line)
    if code.co_name == "<lambda>":
        raise OutsideDialect(f"{where}: a rule is a function of its own, written with def")
    if found is None or found.name != code.co_name:
        raise OutsideDialect(f"{where}: a rule without its source; write it in a file")
    if not isinstance(found, ast.FunctionDef):
        raise OutsideDialect(f"{where}: a rule is a plain function, written with def")
    return found, file, 1


@functools.lru_cache(maxsize=64)
def _functions(text: str) -> dict[int, Any]:
    """All functions of a text by the line in which they begin, which is that of their first decorator."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return {}
    found: dict[int, Any] = {}
    waiting: list[Any] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found[min([node.lineno, *(d.lineno for d in node.decorator_list)])] = node
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            inside = getattr(node, part, None)
            waiting += inside if isinstance(inside, list) else []
    return found


class _Guard:
    """Looks at every node of a function and refuses what the dialect does not have."""

    def __init__(self, rule: Rule):
        self.rule = rule
        self.fine: set[int] = set()  # nodes that only stand where they stand

    def refuse(self, node: ast.AST, what: str) -> OutsideDialect:
        return OutsideDialect(f"{self.rule.where(node)}: rules have no place for {what}")

    def check(self, tree: ast.FunctionDef) -> None:
        a = tree.args
        if a.vararg or a.kwarg or a.defaults or a.kwonlyargs or a.posonlyargs or a.kw_defaults:
            raise self.refuse(tree, "stars or defaults in their parameters: name each one")
        for statement in tree.body:
            for node in ast.walk(statement):  # a node comes before what is in it
                if id(node) not in self.fine:
                    self.look(node)

    def look(self, node: ast.AST) -> None:
        name = type(node).__name__.lower()
        if isinstance(node, ast.stmt) and not isinstance(node, STATEMENTS):
            raise self.refuse(node, INSTEAD.get(type(node), f"{name} statement"))
        if isinstance(node, ast.expr) and not isinstance(node, EXPRESSIONS):
            raise self.refuse(node, INSTEAD.get(type(node), f"{name} in an expression"))
        if handler := getattr(self, f"_{name}", None):
            handler(node)

    def tuple_in(self, node: ast.expr | None) -> None:
        if isinstance(node, ast.Tuple):
            self.fine.add(id(node))

    def _assign(self, node: ast.Assign) -> None:
        self.tuple_in(node.value)
        for goal in node.targets:
            self.tuple_in(goal)
            for item in goal.elts if isinstance(goal, ast.Tuple) else [goal]:
                self.target(item)

    def _augassign(self, node: ast.AugAssign) -> None:
        self._binop(node)
        self.target(node.target)

    def _expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            self.fine.add(id(node.value))
        elif not isinstance(node.value, ast.Call):
            kind = type(node.value)
            raise self.refuse(node, INSTEAD.get(kind, "a value that is not used: use it, or leave it out"))

    def _while(self, node: ast.While | ast.For) -> None:
        if node.orelse:
            raise self.refuse(node, "else after a loop: set a flag")

    def _for(self, node: ast.For) -> None:
        self._while(node)
        if not isinstance(node.iter, ast.Call) or getattr(node.iter.func, "id", "") != "range":
            raise self.refuse(node, "loop over this: loop over range(...)")
        if not isinstance(node.target, ast.Name):
            raise self.refuse(node, "loop into this: loop with one name")
        self.target(node.target)
        self.arguments(node.iter, 1, 3)

    def _return(self, node: ast.Return) -> None:
        self.tuple_in(node.value)

    def target(self, node: ast.expr) -> None:
        if isinstance(node, ast.Tuple):
            raise self.refuse(node, "tuple inside a tuple")
        if isinstance(node, ast.Name) and "." in node.id:
            raise self.refuse(node, f"assignment to {node.id}: keep what changes in the state")
        if not isinstance(node, ast.Name | ast.Attribute | ast.Subscript):
            raise self.refuse(node, INSTEAD.get(type(node), "assignment to this"))

    def _constant(self, node: ast.Constant) -> None:
        if not isinstance(node.value, int | float):
            raise self.refuse(node, f"{type(node.value).__name__} such as {node.value!r}: use whole numbers")

    def _attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.value, ast.Name) and node.value.id == "math" and node.attr != "inf":
            raise self.refuse(node, f"math.{node.attr}: there are math.inf and math.sqrt(x)")

    def _subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.slice, ast.Tuple):
            raise self.refuse(node, "index of two numbers: use one row, or rows of rows")
        if isinstance(node.slice, ast.UnaryOp) and isinstance(node.slice.operand, ast.Constant):
            raise self.refuse(node, "index that counts from the end: count from 0")

    def _binop(self, node: ast.BinOp | ast.AugAssign) -> None:
        if sign := SIGNS.get(type(node.op)):
            raise self.refuse(node, sign)

    def _compare(self, node: ast.Compare) -> None:
        if not all(isinstance(operator, COMPARISONS) for operator in node.ops):
            raise self.refuse(node, "`is` or `in`: compare numbers with == or write a loop")

    def _call(self, node: ast.Call) -> None:
        function = node.func
        if isinstance(function, ast.Attribute):
            if not isinstance(function.value, ast.Name) or function.value.id != "math":
                raise self.refuse(node, "method: call a rule by its name")
            if function.attr not in MATH:
                instead = "catlib.rules.logarithm.log(n)" if function.attr == "log" else "math.sqrt(x)"
                raise self.refuse(node, f"math.{function.attr}, which differs between machines: there is {instead}")
            self.fine.add(id(function))
            self.arguments(node, 1, 1)
        elif not isinstance(function, ast.Name):
            raise self.refuse(node, "call of this: call a rule by its name")
        else:
            if function.id in BUILTINS and function.id in self.rule.names:
                raise self.refuse(node, f"other {function.id} than Python's: give that rule another name")
            count = BUILTINS.get(function.id)
            self.arguments(node, count or 0, count or 1000)

    def arguments(self, node: ast.Call, least: int, most: int) -> None:
        if node.keywords:
            raise self.refuse(node, "arguments by name: give them in order")
        if not least <= len(node.args) <= most:
            raise self.refuse(node, f"{ast.unparse(node.func)} of {len(node.args)} values")
