"""Find the flags among a one-file game's fields: rules set them to 0 or 1 and ask whether they are set, nothing else.

A flag says how rules go on, such as that a die is due. People read it only while it is set.
"""

import ast
from collections.abc import Collection, Iterator


def flags(text: str, fields: Collection[str]) -> list[str]:
    """The fields that the text of a game uses as flags, in their order.

    >>> text = '''
    ... def apply_action(setup, state, action):
    ...     if state.rolling:
    ...         state.rolling, state.pot = 0, state.pot + action
    ...     else:
    ...         state.rolling = action == 1
    ... '''
    >>> flags(text, ["rolling", "pot"])
    ['rolling']
    """
    tree = ast.parse(text)
    stored = {name: value for node in ast.walk(tree) for name, value in _stored(node)}
    spoilt = {name for node in ast.walk(tree) for name, value in _stored(node) if not _is_truth(value)}
    asked = {id(part) for node in ast.walk(tree) for part in _asked(node)}
    read = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)]
    counted = {node.attr for node in read if id(node) not in asked}
    return [name for name in fields if name in stored and name not in spoilt | counted]


def _stored(node: ast.AST) -> Iterator[tuple[str, ast.expr | None]]:
    """The attributes that a statement writes, each with its new value; None where that is not seen."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from _pairs(target, node.value)
    elif isinstance(node, ast.AugAssign | ast.For):
        yield from _pairs(node.target, None)


def _pairs(target: ast.expr, value: ast.expr | None) -> Iterator[tuple[str, ast.expr | None]]:
    if isinstance(target, ast.Attribute):
        yield target.attr, value
    elif isinstance(target, ast.Tuple):
        values = value.elts if isinstance(value, ast.Tuple) else [None] * len(target.elts)
        for one, its in zip(target.elts, values, strict=True):
            yield from _pairs(one, its)


def _is_truth(value: ast.expr | None) -> bool:
    """Return whether an expression is 0, 1 or a comparison."""
    if isinstance(value, ast.IfExp):
        return _is_truth(value.body) and _is_truth(value.orelse)
    if isinstance(value, ast.Constant):
        return value.value in (0, 1)
    return isinstance(value, ast.Compare) or (isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not))


def _asked(node: ast.AST) -> list[ast.expr]:
    """The expressions that a node asks whether they are true."""
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        return [node.test]
    if isinstance(node, ast.BoolOp):
        return node.values
    return [node.operand] if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) else []
