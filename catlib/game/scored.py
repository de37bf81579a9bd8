"""Check SCORED_BY: no rule depends on that field of points, so that a total may be left out."""

import ast
import inspect
from collections.abc import Iterator
from typing import Any

from catlib.game.contract import BadGame
from catlib.rules import PROVIDED
from catlib.rules.wasm import Rule, read_rule


def check_score(rules: Any) -> None:
    """Raise BadGame with the line where a rule does more with the field SCORED_BY than to add to it or to pay it."""
    asked = ("current_player", "chance_weights", "legal_actions", "apply_action")
    for read in _read_rules([getattr(rules, name) for name in asked]):
        allowed = {id(node.target) for node in _walk(read) if _adds(node)}
        _only(read, rules.SCORED_BY, allowed, f"rules only add to it (state.{rules.SCORED_BY} += …)")
    returns = inspect.unwrap(rules.returns)
    for read in _read_rules([returns]):
        lines = [line for line in _walk(read) if isinstance(line, ast.Assign) and read.function is returns]
        paid = {id(node) for line in lines for node in (line.value, _signed(line))}
        _only(read, rules.SCORED_BY, paid, f"returns pays it as it is (out[0] = state.{rules.SCORED_BY})")


def _only(read: Rule, field: str, allowed: set[int], what: str) -> None:
    for node in _walk(read):
        if isinstance(node, ast.Attribute) and node.attr == field and id(node) not in allowed:
            raise BadGame(f"{read.where(node)}: SCORED_BY is {field}, so {what}")


def _adds(node: Any) -> bool:
    return isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub)


def _signed(line: ast.Assign) -> ast.AST:
    """Return the operand of a minus."""
    return line.value.operand if isinstance(line.value, ast.UnaryOp) and isinstance(line.value.op, ast.USub) else line


def _walk(read: Rule) -> Iterator[Any]:
    for statement in read.body:
        yield from ast.walk(statement)


def _read_rules(functions: list[Any]) -> Iterator[Rule]:
    """These rules and all that they call, each once."""
    waiting, seen = list(functions), set()
    while waiting:
        function = waiting.pop()
        if function not in seen:
            seen.add(function)
            read = read_rule(function)
            yield read
            called = (node.func.id for node in _walk(read) if isinstance(node, ast.Call) and hasattr(node.func, "id"))
            named = [read.names.get(name) for name in called]
            waiting += [found for found in named if hasattr(found, "__code__") and found not in PROVIDED]
