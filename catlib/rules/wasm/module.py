"""A kernel as a module: made from its source and the kinds of its arguments, called with rows of its memory."""

from __future__ import annotations

import array
import struct
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from catlib.rules.wasm import types
from catlib.rules.wasm.errors import TooLarge, Trap, WrongType
from catlib.rules.wasm.hosts import Instance, compiled_module, new_instance
from catlib.rules.wasm.layout import LETTERS, SIZES, Layout
from catlib.rules.wasm.lower import parameters_of
from catlib.rules.wasm.types import FLOAT, WHOLE, Matrix, Records, Reference, Row, Type
from catlib.rules.wasm.unit import PAGE, Entry, Unit


class Argument:
    """One argument of a kernel; `kind` is its type for the translator."""

    def kind(self, unit: Unit) -> Type:
        """Return its type in a module."""
        raise NotImplementedError  # each subclass has its own; an ABC would make `isinstance` cost a third of a call


class Whole(Argument):
    """A whole number, or a float, at every call."""

    def __init__(self, wasm: str = "l"):
        self.wasm = wasm

    def kind(self, unit: Unit) -> Type:
        return FLOAT if self.wasm == "d" else WHOLE


class Setup(Argument):
    """A row of one setup, which never changes while a kernel runs; in a fixed place."""

    def __init__(self, layout: Layout):
        self.layout = layout
        self.at: int | None = None

    def kind(self, unit: Unit) -> Type:
        self.at = unit.record(self.layout)
        return Records(Reference(self.layout, frozen=True), 1, self.at)


class States(Argument):
    """A row of records: that many in a fixed place, or with None as many as a call brings."""

    def __init__(self, fields: Any, count: int | None = 1):
        self.layout, self.count = Layout.of(fields), count
        self.at: int | None = None

    def kind(self, unit: Unit) -> Type:
        self.at = None if self.count is None else unit.record(self.layout, self.count)
        return Records(Reference(self.layout), self.count, self.at)


class Stretch(Argument):
    """A row of numbers of one kind: of a length that never changes, in a fixed place, or with None of any."""

    def __init__(self, kind: str = "i8", length: int | None = None):
        self.letters, self.length = kind, length
        self.at: int | None = None

    def kind(self, unit: Unit) -> Type:
        self.at = None if self.length is None else unit.allot(SIZES[self.letters] * self.length, self.length)
        return Row(self.letters, self.length, self.at)


class Room(Stretch):
    """A row in a fixed place for what a kernel keeps between calls: all zero again once another setup is written."""


class Rows(Argument):
    """A row of rows, all of one length."""

    def __init__(self, kind: str, width: int):
        self.letters, self.width = kind, width

    def kind(self, unit: Unit) -> Type:
        return Matrix(Row(self.letters, self.width))


class Bundle(Argument):
    """A record of arguments, which a kernel reads as `rows.keys`; a mapping among them is such a record, too.

    >>> list(Bundle({"keys": Stretch(), "shapes": {"low": Stretch("f8")}}).flat())
    ['keys', 'shapes.low']
    """

    def __init__(self, parts: Mapping[str, Any]):
        self.parts = {name: Bundle(part) if isinstance(part, Mapping) else part for name, part in parts.items()}

    def kind(self, unit: Unit) -> Type:
        return types.Bundle(tuple((name, part.kind(unit)) for name, part in self.parts.items()))

    def flat(self) -> dict[str, Argument]:
        """Return all arguments by path."""
        inner = {name: part.flat() if isinstance(part, Bundle) else {"": part} for name, part in self.parts.items()}
        return {f"{name}.{path}".rstrip("."): one for name, parts in inner.items() for path, one in parts.items()}


class Module:
    """A kernel in WebAssembly; `store()` makes memory in which it runs.

    `checked` makes one that is slower and stops where plain Python would raise, and where a field is too small.

    >>> from catlib.rules.wasm import uniform
    >>> store = Module(uniform, [Whole(), Whole()]).store()
    >>> store.run(0, 1), round(store.run(0, 0), 12)
    (0.0, 0.548813503927)
    """

    def __init__(
        self, kernel: Callable[..., Any], arguments: Sequence[Argument], *, checked: bool = False, **options: Any
    ):
        unit = Unit(checked=checked, **options)
        parts = [argument.flat().values() if isinstance(argument, Bundle) else [argument] for argument in arguments]
        self.arguments = [argument for some in parts for argument in some]
        function = unit.function(kernel, [argument.kind(unit) for argument in arguments], "")
        # the paths of what a call is given, in order: numbers, and rows that have no fixed place
        self.open = [path for path, _ in parameters_of(function.typed)]
        self.given_at = unit.allot(8 * len(function.parameters))
        self.binary = unit.build({"run": Entry(function, self.given_at)})
        self.name, self.parameters, self.results = function.name, function.parameters, function.results
        self.top, self.sites, self.checked = unit.top, unit.sites, checked
        self.place_word = unit.place_word
        self._compiled: Any = None
        self._lock = threading.Lock()

    def compiled(self) -> Any:
        """The module as the host holds it, made when it is first needed."""
        with self._lock:
            if self._compiled is None:
                self._compiled = compiled_module(self.binary)
            return self._compiled

    def store(self) -> Store:
        """Memory in which the kernel runs; one for each thread."""
        return Store(self, new_instance(self.compiled()))


class Place:
    """Some numbers in a store's memory: a row, or rows of one length."""

    def __init__(self, store: Store, kind: str, length: int, width: int | None = None):
        self.store, self.letters, self.length, self.width = store, kind, length, width
        count = length if width is None else length * (width + 1 if SIZES[kind] == 8 else 0)
        if width is not None and SIZES[kind] != 8:
            raise WrongType(f"rows of rows hold i8 or f8, not {kind}")
        self.at = store.allot(SIZES[kind] * count)
        store.write(self.at - 8, struct.pack("<q", length))
        if width is not None:
            store.write(self.at, (struct.pack("<q", width) + bytes(8 * width)) * length)

    def __len__(self) -> int:
        return self.length

    def _code(self) -> str:
        return LETTERS[self.letters]

    def numbers(self, start: int = 0, stop: int | None = None) -> Any:
        """An array of the row's numbers, or of some of them."""
        stop = self.length if stop is None else min(stop, self.length)
        size = SIZES[self.letters]
        found = array.array(self._code())
        found.frombytes(self.store.read(self.at + start * size, max(0, stop - start) * size))
        return found

    def tolist(self) -> Any:
        """The numbers as a list; of rows of rows, as a list of lists."""
        if self.width is None:
            return self.numbers().tolist()
        step = self.width + 1
        flat = array.array(self._code())
        flat.frombytes(self.store.read(self.at, 8 * step * self.length))
        numbers = flat.tolist()
        return [numbers[i + 1 : i + step] for i in range(0, len(numbers), step)]

    def fill(self, numbers: Iterable[Any]) -> None:
        """Write all numbers."""
        given = array.array(self._code(), numbers)
        if self.width is not None:
            head = struct.pack("<q", self.width)
            rows = given.tobytes()
            parts = [head + rows[8 * self.width * i : 8 * self.width * (i + 1)] for i in range(self.length)]
            self.store.write(self.at, b"".join(parts))
            return
        if len(given) != self.length:
            raise WrongType(f"{len(given)} numbers for a row of {self.length}")
        self.store.write(self.at, given.tobytes())

    def begin_with(self, other: Place) -> None:
        """Write another row's numbers into the first places of this one."""
        self.store.write(self.at, self.store.read(other.at, SIZES[self.letters] * other.length))

    def columns(self) -> tuple[Any, ...]:
        """The columns of rows of rows, an array each."""
        assert self.width is not None
        flat, step = array.array(self._code()), self.width + 1
        flat.frombytes(self.store.read(self.at, 8 * step * self.length))
        return tuple(flat[i::step] for i in range(1, step))

    def __getitem__(self, index: int) -> Any:
        if not -self.length <= index < self.length:
            raise IndexError(index)
        size = SIZES[self.letters]
        at = self.at + index % self.length * size
        return struct.unpack("<" + self._code(), self.store.read(at, size))[0]

    def __setitem__(self, index: int, value: Any) -> None:
        if not -self.length <= index < self.length:
            raise IndexError(index)
        size = SIZES[self.letters]
        self.store.write(self.at + index % self.length * size, struct.pack("<" + self._code(), value))


PYTHON: dict[str, type] = {"i": int, "l": int, "d": float}  # since to JavaScript 2.0 and 2 are one


class StateRow:
    """Some records in a store's memory, written one by one."""

    def __init__(self, store: Store, argument: States, at: int):
        self.store, self.argument, self.at = store, argument, at

    def __setitem__(self, index: int, record: Any) -> None:
        self.store.put_state(self.argument, index, record, self.at)


class Store:
    """A module's memory, with the rows that calls read and write."""

    def __init__(self, module: Module, instance: Instance):
        self.module, self.instance = module, instance
        self._top = self._used = module.top
        self.read, self.write = instance.read, instance.write
        self._setup: Any = None
        self._fixed: dict[Stretch, Place] = {}
        self._words = "<" + "".join("d" if wasm == "d" else "q" for wasm in module.parameters)

    def allot(self, size: int) -> int:
        """An address for that many bytes, with a word before it."""
        at = self._top + 8
        at += -at % 8
        if at + size > PAGE * PAGE - PAGE:
            raise TooLarge(f"{(at + size) >> 20} MiB are needed; WebAssembly has at most 4096")
        self._top = at + size
        self.instance.reach(self._top)
        return at

    def clear(self, at: int, size: int) -> None:
        """Write zeros where something was before; memory is zero when it is new."""
        stop = min(at + size, self._used)
        if stop > at:
            self.write(at, bytes(stop - at))

    def free_from(self, mark: int) -> None:
        """Give back all rows that were made since `mark`, a former `top`."""
        self._used = max(self._used, self._top)
        self._top = mark

    @property
    def top(self) -> int:
        """The first address that is free."""
        return self._top

    def row(self, kind: str, numbers: int | Sequence[Any]) -> Place:
        """A new row: of that many zeros, or of the given numbers."""
        length = numbers if isinstance(numbers, int) else len(numbers)
        place = Place(self, kind, length)
        if isinstance(numbers, int):
            self.clear(place.at, SIZES[kind] * length)
        else:
            place.fill(numbers)
        return place

    def fixed(self, argument: Stretch) -> Place:
        """Return the row of an argument that is in a fixed place."""
        place = self._fixed.get(argument)
        if place is None:
            assert argument.at is not None
            assert argument.length is not None
            place = self._fixed[argument] = Place.__new__(Place)
            place.store, place.letters, place.width = self, argument.letters, None
            place.at, place.length = argument.at, argument.length
        return place

    def states(self, argument: States, count: int) -> StateRow:
        """The row of records of an argument: in its fixed place, or a new one of that many."""
        at = argument.at
        return StateRow(self, argument, self.allot(argument.layout.size * count) if at is None else at)

    def rows(self, kind: str, length: int, width: int) -> Place:
        """New rows of one length, all zero."""
        return Place(self, kind, length, width)

    def put_setup(self, argument: Setup, values: Any) -> None:
        """Write the setup that calls from now on are under; nothing is kept from calls under another."""
        assert argument.at is not None
        if values is not self._setup:
            self.write(argument.at, argument.layout.pack(values))
            for room in self.module.arguments:
                if isinstance(room, Room):
                    self.write(self.fixed(room).at, bytes(SIZES[room.letters] * self.fixed(room).length))
            self._setup = values

    def put_state(self, argument: States, index: int, record: Any, at: int | None = None) -> None:
        """Write a record into a row of records."""
        begin = argument.at if at is None else at
        assert begin is not None
        try:
            packed = argument.layout.pack(record)
        except struct.error:
            record.check_fits()
            raise
        self.write(begin + index * argument.layout.size, packed)

    def get_state(self, argument: States, index: int, record: Any, at: int | None = None) -> Any:
        """Read a record of a row into a plain one."""
        begin = argument.at if at is None else at
        assert begin is not None
        return argument.layout.unpack_into(
            record, self.read(begin + index * argument.layout.size, argument.layout.size)
        )

    def put(self, argument: Stretch, numbers: Iterable[Any]) -> None:
        """Write the numbers of a row that is in a fixed place."""
        assert argument.at is not None
        self.write(argument.at, array.array(LETTERS[argument.letters], numbers).tobytes())

    def run(self, *values: Any) -> Any:
        """Call the kernel with what is not known beforehand: numbers, and rows of this store, in order."""
        self.give(*values)
        return self.call()

    def give(self, *values: Any) -> None:
        """Write what a call is given where the kernel looks for it; raise WrongType."""
        given = [getattr(value, "at", value) for value in values]
        try:
            self.write(self.module.given_at, struct.pack(self._words, *given))
        except struct.error:
            wrong = [n for n in given if isinstance(n, int) and not WHOLE.low <= n <= WHOLE.high]
            if len(given) != len(self._words) - 1 or not wrong:
                raise
            raise WrongType(f"{wrong[0]} is given and has more than 64 bits") from None

    def call(self) -> Any:
        """Call the kernel with what was given."""
        try:
            found = self.instance.call("run")
        except Trap as trap:
            raise self._named(trap) from None
        results = self.module.results
        if len(results) > 1:
            return [PYTHON[wasm](one) for wasm, one in zip(results, found, strict=True)]
        return PYTHON[results[0]](found) if results else None

    def _named(self, trap: Trap) -> Trap:
        """The trap with the rule that it comes from, where that is known."""
        [number] = struct.unpack("<q", self.read(self.module.place_word, 8))
        self.write(self.module.place_word, bytes(8))
        if number:
            return Trap(self.module.sites[number - 1])
        return Trap(f"{self.module.name}: {trap}; a checked module (checked=True) names the rule and the line")
