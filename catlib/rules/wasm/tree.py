"""The tree that code is made from: typed nodes, simplified as they are built."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any


class Label:
    """The target of a jump: the end of a block, or the beginning of a loop; `used` says whether one goes there."""

    __slots__ = ("used",)

    def __init__(self) -> None:
        self.used = False


class Node:
    """One operation with its parts; `wasm` is the type of what it leaves, "" for a statement.

    `value` is what an operation needs beside its parts: a constant, the number of a local, an offset, a label.
    """

    __slots__ = ("args", "op", "value", "wasm")

    def __init__(self, op: str, wasm: str = "", args: Sequence[Any] = (), value: Any = None):
        self.op, self.wasm, self.args, self.value = op, wasm, args, value

    def __repr__(self) -> str:
        parts = [repr(self.value)] * (self.value is not None) + [repr(a) for a in self.args]
        return f"{self.op}({', '.join(parts)})"


def constant(wasm: str, value: int | float) -> Node:
    """A constant: "l" and "i" are whole numbers of 64 and 32 bits, "d" is a float."""
    return Node("const", wasm, (), float(value) if wasm == "d" else int(value))


def get(wasm: str, local: int) -> Node:
    """The value of a local."""
    return Node("get", wasm, (), local)


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 else value


FOLDED: dict[str, Callable[[Any, Any], Any]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "shl": lambda a, b: a << (b & 63),
    "shr": lambda a, b: a >> (b & 63),
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "gt": lambda a, b: a > b,
    "le": lambda a, b: a <= b,
    "ge": lambda a, b: a >= b,
}
NEUTRAL = {"add": 0, "sub": 0, "or": 0, "xor": 0, "shl": 0, "shr": 0, "mul": 1, "and": -1}
TRUTHS = ("eq", "ne", "lt", "gt", "le", "ge")


def binary(op: str, a: Node, b: Node) -> Node:
    """An operation on two values, such as "l.add"; constants are reckoned now."""
    letter, name = op.split(".")
    result = "i" if name in TRUTHS else letter
    if letter == "d":
        return Node(op, result, (a, b))
    if a.op == b.op == "const" and name in FOLDED:
        value = int(FOLDED[name](a.value, b.value))
        return constant(result, value if name in TRUTHS else _signed(value, 64 if letter == "l" else 32))
    if b.op == "const":
        if NEUTRAL.get(name) == b.value:
            return a
        if name in ("mul", "and") and b.value == 0 and is_cheap(a):
            return b
        if name == "mul" and b.value > 1 and b.value & (b.value - 1) == 0:
            return binary(f"{letter}.shl", a, constant(letter, b.value.bit_length() - 1))
        if name in ("add", "and", "or", "xor", "mul") and a.op == op and a.args[1].op == "const":
            return binary(op, a.args[0], binary(op, a.args[1], b))
        if name == "shl" and a.op == op and a.args[1].op == "const" and a.args[1].value + b.value < 32:
            return binary(op, a.args[0], binary(f"{letter}.add", a.args[1], b))
        if name == "shl" and a.op == f"{letter}.add" and a.args[1].op == "const":
            return binary(f"{letter}.add", binary(op, a.args[0], b), binary(op, a.args[1], b))
    elif a.op == "const" and name in ("add", "mul", "and", "or", "xor", "eq", "ne"):
        return binary(op, b, a)
    elif name == "add" and a.op == op and a.args[1].op == "const":
        return binary(op, binary(op, a.args[0], b), a.args[1])
    elif name == "add" and b.op == op and b.args[1].op == "const":
        return binary(op, binary(op, a, b.args[0]), b.args[1])
    return Node(op, result, (a, b))


def wrap(node: Node) -> Node:
    """The low 32 bits, as an index has them, taken as early as can be."""
    if node.op == "const":
        return constant("i", _signed(node.value, 32))
    if node.op == "extend":
        return node.args[0]
    if node.op == "load" and node.wasm == "l":
        kind, offset = node.value
        return Node("load", "i", node.args, (kind, offset))
    if node.op in ("l.add", "l.sub", "l.mul", "l.and") or (node.op == "l.shl" and node.args[1].op == "const"):
        return binary("i" + node.op[1:], wrap(node.args[0]), wrap(node.args[1]))
    if node.op == "seq":
        return Node("seq", "i", (node.args[0], wrap(node.args[1])))
    return Node("wrap", "i", (node,))


CONVERSIONS = {("i", "l"): "extend", ("l", "d"): "float", ("i", "d"): "float of truth"}


def convert(node: Node, wasm: str) -> Node:
    """A truth as a whole number, a whole number as a float."""
    if node.wasm == wasm:
        return node
    if node.op == "const":
        return constant(wasm, node.value)
    return Node(CONVERSIONS[node.wasm, wasm], wasm, (node,))


PURE = {"const", "get", "extend", "wrap", "float", "float of truth"} | {
    f"{letter}.{name}" for letter in "li" for name in [*FOLDED, "eqz"]
}


def is_cheap(node: Node, most: int = 8) -> bool:
    """Return whether a value can be worked out where it may not be needed: it does nothing else and takes few steps."""
    return _cost(node, most) <= most


def _cost(node: Node, most: int) -> int:
    if node.op == "load" and node.args[0].op in ("const", "get"):
        return 1
    if node.op not in PURE:
        return most + 1
    return (node.op not in ("const", "get")) + sum(_cost(part, most) for part in node.args)


def all_nodes(code: Sequence[Any]) -> Iterator[Node]:
    """Every node of a nested list of them, and every node inside those, from the left."""
    waiting = list(code[::-1])
    while waiting:
        part = waiting.pop()
        if part.__class__ is Node:
            yield part
            waiting += part.args[::-1]
        else:
            waiting += part[::-1]


def nodes_in(code: Sequence[Any]) -> int:
    """Return how many nodes there are in a nested list of them.

    >>> nodes_in([binary("l.add", get("l", 0), get("l", 1))])
    3
    """
    return sum(1 for _ in all_nodes(code))
