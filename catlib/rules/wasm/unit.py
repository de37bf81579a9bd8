"""A module under construction: its functions, its memory, and at last its bytes."""

import ast
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from catlib.rules.decorator import bit_count, fits, lowest_place, places_of
from catlib.rules.wasm import binary as form
from catlib.rules.wasm import checks
from catlib.rules.wasm.dialect import Rule, read_rule
from catlib.rules.wasm.emit import body_bytes
from catlib.rules.wasm.errors import Recursion, TooLarge, WrongType
from catlib.rules.wasm.infer import Cells, Typed, infer
from catlib.rules.wasm.layout import LANES, LETTERS, MOST_PLACES, SIZES, Layout, smallest_kind
from catlib.rules.wasm.lower import lower, parameters_of, results_of
from catlib.rules.wasm.tree import Node, all_nodes, constant, nodes_in
from catlib.rules.wasm.types import NOTHING, WHOLE, Bundle, Number, Row, Type, table_row, whole

INLINE = 250  # nodes up to which a rule is put in where it is called
UNROLL = 200  # nodes up to which a loop is written out
PAGE = 65_536
MOST_PAGES = 65_535  # of 32-bit addresses, all but the last page
WORDS_BELOW = 16  # bytes before the first place: the number of the place where a checked module stopped


@dataclass(eq=False)
class Function:
    """One function of the module, made for one choice of argument types."""

    name: str
    typed: Typed
    code: list[Node] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)
    inline: bool = False

    @property
    def parameters(self) -> list[str]:
        """The types of what it is given."""
        return [kind.wasm for _, kind in parameters_of(self.typed)]

    @property
    def results(self) -> list[str]:
        """The types of what it leaves."""
        return [kind.wasm for kind in results_of(self.typed.returns)]


class Entry(Function):
    """A function without parameters that calls another with what is written in words of memory."""

    def __init__(self, function: Function, at: int):
        super().__init__(function.name, function.typed)
        words = [
            Node("load", wasm, (constant("i", 0),), ("f8" if wasm == "d" else "i8", at + 8 * i))
            for i, wasm in enumerate(function.parameters)
        ]
        self.code = [Node("call", "", words, function)]

    @property
    def parameters(self) -> list[str]:
        return []


class Unit:
    """Collects what one module needs, from its first rule on."""

    def __init__(self, *, checked: bool = False, inline: int = INLINE, unroll: int = UNROLL):
        self.checked, self.inline_size, self.unroll_size = checked, inline, unroll
        self.place_word = 8
        self.top = WORDS_BELOW
        self.data: list[tuple[int, bytes]] = []
        self.sites: list[str] = []
        self._numbers: dict[str, int] = {}
        self._functions: dict[Any, Function] = {}
        self._typed: dict[Any, Typed] = {}
        self._rules: dict[Any, Rule] = {}
        self._tables: dict[tuple[int, ...], Row] = {}
        self._cells: dict[int, tuple[Cells, int]] = {}
        self._open: list[Any] = []
        self._memory: dict[Any, bool] = {}

    # Memory

    def allot(self, size: int, length: int | None = None) -> int:
        """An address for that many bytes; a row's length is written before it."""
        self.top += 8 * (length is not None)
        self.top += -self.top % 8
        at = self.top
        if length is not None:
            self.data.append((at - 8, struct.pack("<q", length)))
        self.top += size
        if self.top > PAGE * MOST_PAGES:
            raise TooLarge(f"{self.top >> 20} MiB are needed; a module has less than 4096")
        return at

    def place(self, cells: Cells) -> int:
        """The address of a row that belongs to the module."""
        if id(cells) not in self._cells:
            self._cells[id(cells)] = cells, self.allot(SIZES[cells.kind] * len(cells), len(cells))
        return self._cells[id(cells)][1]

    def table(self, numbers: tuple[int, ...]) -> Row:
        """A table of constants."""
        if numbers not in self._tables:
            kind = smallest_kind(numbers)
            at = self.allot(SIZES[kind] * len(numbers), len(numbers))
            self.data.append((at, struct.pack(f"<{len(numbers)}{LETTERS[kind]}", *numbers)))
            self._tables[numbers] = table_row(at, kind, numbers)
        return self._tables[numbers]

    def record(self, layout: Layout, count: int = 1) -> int:
        """Room for some records."""
        return self.allot(layout.size * count)

    # Rules

    def remembered(self, question: Callable[[Any], bool], node: ast.AST) -> bool:
        """The answer to a question about a piece of a rule, asked once."""
        key = question, node
        if key not in self._memory:
            self._memory[key] = question(node)
        return self._memory[key]

    def site(self, text: str) -> int:
        """The number of a place where a checked module can stop."""
        if text not in self._numbers:
            self.sites.append(text)
            self._numbers[text] = len(self.sites)
        return self._numbers[text]

    def is_check(self, rule: Rule) -> bool:
        """Return whether a rule is one of those that check, which nobody checks."""
        return rule.names.get("__name__") == checks.__name__

    def rule(self, function: Callable[..., Any]) -> Rule:
        """A function as it was read."""
        if function not in self._rules:
            self._rules[function] = read_rule(function)
        return self._rules[function]

    def returns(self, function: Callable[..., Any], kinds: Sequence[Type], where: str) -> Type:
        """Return the type of a call of a rule."""
        if function in (checks.stop, fits):
            return NOTHING
        if function in (checks.quotient_toward_zero, checks.remainder_toward_zero):
            return WHOLE
        if function in (bit_count, lowest_place):
            if len(kinds) != 1 or not isinstance(kinds[0], Number) or kinds[0].kind == "float":
                raise WrongType(f"{where}{function.__name__} takes one whole number")
            return whole(0, 64)
        if function is places_of:
            row, number = (*kinds, None, None)[:2]
            if len(kinds) != 2 or not isinstance(row, Row) or not isinstance(number, Number) or number.kind == "float":
                raise WrongType(f"{where}places_of takes a row and a whole number")
            if row.kind != "i1" or row.length is None or not LANES <= row.length <= MOST_PLACES:
                raise WrongType(f"{where}places_of takes a row of {LANES} to {MOST_PLACES} numbers of one byte")
            return whole(0, (1 << row.length) - 1)
        return self.called(function, kinds, where).returns

    def called(self, function: Callable[..., Any], kinds: Sequence[Type], where: str = "") -> Typed:
        """Return a rule as a call with these arguments finds it: for them alone where it is put in, else for any."""
        callee = self.function(function, kinds, where)
        return self.typed(function, kinds) if callee.inline else callee.typed

    def typed(self, function: Callable[..., Any], kinds: Sequence[Type]) -> Typed:
        """A rule with its types for these very arguments."""
        key = function, tuple(kinds)
        if key not in self._typed:
            self._typed[key] = infer(self.rule(function), kinds, self)
        return self._typed[key]

    def function(self, function: Callable[..., Any], kinds: Sequence[Type], where: str) -> Function:
        """A rule as a function of its own, for arguments like these."""
        key = function, tuple(map(_wide, kinds))
        found = self._functions.get(key)
        if found is None:
            found = self._functions[key] = self._made(function, key[1], where)
        return found

    def _made(self, function: Callable[..., Any], kinds: tuple[Type, ...], where: str) -> Function:
        rule = self.rule(function)
        if function in self._open:
            names = [f.__name__ for f in self._open[self._open.index(function) :]]
            circle = " → ".join([*names, rule.name])
            raise Recursion(f"{where}{circle}: rules may not call each other in a circle; write a loop")
        self._open.append(function)
        typed = self.typed(function, kinds)
        made = Function(rule.name, typed)
        made.code, frame = lower(self, typed)
        made.kinds = frame.kinds
        made.inline = not self.is_check(rule) and nodes_in(made.code) <= self.inline_size
        self._open.pop()
        return made

    # Bytes

    def build(self, exports: dict[str, Function]) -> bytes:
        """The module's bytes: what its exports need, and nothing else."""
        order = _reached(list(exports.values()))
        numbers = {function: i for i, function in enumerate(order)}
        signatures: dict[bytes, int] = {}
        kinds, bodies = [], []
        for function in order:
            parts = [form.vector([form.VALUES[k] for k in side]) for side in (function.parameters, function.results)]
            signature = b"\x60" + parts[0] + parts[1]
            kinds.append(form.unsigned(signatures.setdefault(signature, len(signatures))))
            own = function.kinds[len(function.parameters) :]
            bodies.append(body_bytes(function.code, own, numbers.__getitem__))
        names = [form.name("memory") + b"\x02\x00"]
        names += [form.name(name) + b"\x00" + form.unsigned(numbers[f]) for name, f in exports.items()]
        pages = self.top // PAGE + 1
        return b"".join(
            [
                b"\x00asm\x01\x00\x00\x00",
                form.section(1, signatures),
                form.section(3, kinds),
                form.section(5, [b"\x00" + form.unsigned(pages)]),
                form.section(7, names),
                form.section(10, bodies),
                form.section(11, [_segment(at, content) for at, content in self.data]),
            ]
        )


def _segment(at: int, content: bytes) -> bytes:
    return b"\x00\x41" + form.signed(at) + b"\x0b" + form.unsigned(len(content)) + content


def _wide(kind: Type) -> Type:
    """An argument as a function of its own takes it: any number, but the same place.

    A truth comes as a whole number: 32 bits that are handed over in memory and read as 64 make a processor wait.
    """
    if isinstance(kind, Bundle):
        return Bundle(tuple((name, _wide(part)) for name, part in kind.parts))
    if not isinstance(kind, Number) or kind.kind == "float":
        return kind
    return WHOLE if kind.kind == "whole" else whole(0, 1)


def _reached(roots: list[Function]) -> list[Function]:
    """All functions that are called from some, each once."""
    order, waiting = dict.fromkeys(roots), list(roots)
    while waiting:
        for node in all_nodes(waiting.pop().code):
            if node.op == "call" and node.value not in order:
                order[node.value] = None
                waiting.append(node.value)
    return list(order)
