"""A tree of code as bytes."""

import struct
from collections.abc import Callable, Sequence
from typing import Any

from catlib.rules.wasm import binary as form
from catlib.rules.wasm.tree import Label, Node

EMPTY = b"\x40"


class _Writer:
    """Writes one function; `number` gives another function's place in the module."""

    def __init__(self, number: Callable[[Any], int]):
        self.out = bytearray()
        self.number = number
        self.open: list[Label | None] = []

    def all(self, nodes: Sequence[Node]) -> None:
        for node in nodes:
            self.one(node)

    def one(self, node: Node) -> None:
        special = SPECIAL.get(node.op)
        if special:
            special(self, node)
            return
        for part in node.args:
            self.one(part)
        self.out += form.OPCODES[node.op]

    def const(self, node: Node) -> None:
        if node.wasm == "d":
            self.out += b"\x44" + struct.pack("<d", node.value)
        else:
            self.out += (b"\x41" if node.wasm == "i" else b"\x42") + form.signed(node.value)

    def get(self, node: Node) -> None:
        self.out += b"\x20" + form.unsigned(node.value)

    def set(self, node: Node) -> None:
        self.one(node.args[0])
        self.out += b"\x21" + form.unsigned(node.value)

    def pop(self, node: Node) -> None:
        self.out += b"\x21" + form.unsigned(node.value)

    def tee(self, node: Node) -> None:
        self.one(node.args[0])
        self.out += b"\x22" + form.unsigned(node.value)

    def load(self, node: Node) -> None:
        kind, offset = node.value
        self.one(node.args[0])
        self.out += form.LOADS[f"{node.wasm}.{kind}"] + form.unsigned(offset)

    def lanes_equal(self, node: Node) -> None:
        """A bit for each of sixteen bytes in a row that is equal to a number."""
        base, number = node.args
        self.one(base)
        self.out += form.VECTOR_LOAD + form.unsigned(node.value)
        self.one(number)
        self.out += form.SPLAT + form.LANES_EQUAL + form.LANES_AS_BITS

    def store(self, node: Node) -> None:
        kind, offset = node.value
        self.all(node.args)
        self.out += form.STORES[kind] + form.unsigned(offset)

    def seq(self, node: Node) -> None:
        self.all(node.args[0])
        self.one(node.args[1])

    def branch(self, node: Node) -> None:
        test, yes, no = node.args
        self.one(test)
        self.out += b"\x04" + (form.VALUES[node.wasm] if node.wasm else EMPTY)
        self.open.append(None)
        self.all(yes)
        if no:
            self.out += b"\x05"
            self.all(no)
        self.open.pop()
        self.out += b"\x0b"

    def block(self, node: Node) -> None:
        if not node.value.used:
            self.all(node.args)
            return
        self.out += (b"\x03" if node.op == "loop" else b"\x02") + EMPTY
        self.open.append(node.value)
        self.all(node.args)
        self.open.pop()
        self.out += b"\x0b"

    def jump(self, node: Node) -> None:
        self.all(node.args)
        depth = self.open[::-1].index(node.value)
        self.out += (b"\x0c" if node.op == "br" else b"\x0d") + form.unsigned(depth)

    def call(self, node: Node) -> None:
        self.all(node.args)
        self.out += b"\x10" + form.unsigned(self.number(node.value))

    def copy(self, node: Node) -> None:
        self.all(node.args)
        self.out += b"\xfc\x0a\x00\x00"


SPECIAL: dict[str, Callable[[_Writer, Node], None]] = {
    "const": _Writer.const, "get": _Writer.get, "set": _Writer.set, "tee": _Writer.tee, "load": _Writer.load,
    "store": _Writer.store, "lanes equal": _Writer.lanes_equal, "seq": _Writer.seq, "if": _Writer.branch,
    "block": _Writer.block, "loop": _Writer.block, "br": _Writer.jump, "br_if": _Writer.jump, "pop": _Writer.pop,
    "call": _Writer.call, "copy": _Writer.copy,
}


def body_bytes(nodes: Sequence[Node], locals_: Sequence[str], number: Callable[[Any], int]) -> bytes:
    """A function's code with its locals, given by their types, as the code section holds it."""
    writer = _Writer(number)
    writer.all(nodes)
    groups: list[tuple[int, str]] = []
    for kind in locals_:
        if groups and groups[-1][1] == kind:
            groups[-1] = (groups[-1][0] + 1, kind)
        else:
            groups.append((1, kind))
    head = form.vector([form.unsigned(n) + form.VALUES[kind] for n, kind in groups])
    body = head + bytes(writer.out) + b"\x0b"
    return form.unsigned(len(body)) + body
