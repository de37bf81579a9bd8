"""Kernels: loops over a game's rules that both engines run, and the rows of numbers that they work on.

A kernel is a closure that a `make_…` function returns over a game's rules and a stream of chance. Its one parameter is
a record of rows and numbers, which are declared once; a `Workspace` holds them, as plain Python's lists or in memory of
WebAssembly.
"""

from __future__ import annotations

import functools
import threading
from array import array
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from catlib.chance import rng
from catlib.rules import rule, written
from catlib.rules.wasm import (
    INLINE,
    Bundle,
    Layout,
    Module,
    Room,
    Rows,
    Setup,
    States,
    Store,
    Stretch,
    Whole,
    host_name,
    layout_of_setup,
    uniform,
)

if TYPE_CHECKING:
    from catlib.game import Game, GameType


NO_WASM = "nothing here runs WebAssembly; pip install 'everychance[fast]' brings wasmtime"


MULTIPLIER = 0x2545F4914F6CDD1D
LOW_63 = 0x7FFFFFFFFFFFFFFF

Pack = Callable[[Any, Any, Any], None]


class Kernel:
    """A kernel with the parts of its record by name; translated when it is first wanted in WebAssembly.

    `make(uniform)` returns the kernel for a stream of chance, `catlib.chance.uniform_stream` or its twin. `checked`
    makes a module that is slower and names the rule in which an index, a field or a number goes out of bounds. `inline`
    is the size up to which rules are put in where they are called: with more, modules take longer to make and less to
    run.
    """

    def __init__(
        self,
        make: Callable[[Callable[..., float]], Any],
        arguments: Mapping[str, Any],
        *,
        checked: bool = False,
        inline: int = INLINE,
    ):
        self.make, self.checked, self.inline = make, checked, inline
        self.bundle = Bundle(arguments)
        self.arguments: dict[str, Any] = self.bundle.flat()
        self._stores = threading.local()

    @functools.cached_property
    def module(self) -> Module:
        """The kernel in WebAssembly."""
        with _one_at_a_time:
            return Module(self.make(uniform), [self.bundle], checked=self.checked, inline=self.inline)

    @functools.cached_property
    def open(self) -> list[str]:
        """The paths of what a call in WebAssembly is given, in order."""
        return [path.partition(".")[2] for path in self.module.open]

    def store(self) -> Store:
        """This thread's memory of the module, with what earlier calls left in it given back."""
        store: Store | None = getattr(self._stores, "store", None)
        if store is None:
            store = self._stores.store = self.module.store()
        store.free_from(self.module.top)
        return store

    def forget(self) -> None:
        """Drop this thread's memory, in which something stopped half way."""
        self._stores.store = None


_one_at_a_time = threading.Lock()


class Workspace:
    """The record of a kernel, with one engine to call it; each thread wants one of its own.

    `lengths` says how long rows are whose length the kernel leaves open; `state` is what all states begin as; `setup`
    is what a game's setup built. With `kept` the memory is this thread's of the kernel, which the next workspace of
    that kind takes over. A part of a part has a path for a name, such as `shapes.low`.

    >>> def make(uniform):
    ...     def double(rows):
    ...         for i in range(len(rows.numbers)):
    ...             rows.numbers[i] *= rows.times
    ...     return double
    >>> kernel = Kernel(make, {"numbers": Stretch("i8"), "times": Whole()})
    >>> work = Workspace(kernel, compiled=False, lengths={"numbers": 3})
    >>> work.put("numbers", [1, 2, 3])
    >>> work.run(times=2)
    >>> work["numbers"]
    [2, 4, 6]
    """

    def __init__(
        self,
        kernel: Kernel,
        compiled: bool,
        lengths: Mapping[str, int] | None = None,
        state: Any = None,
        setup: Any = None,
        *,
        kept: bool = False,
    ):
        self.kernel, self.compiled = kernel, compiled
        self._store = (kernel.store() if kept else kernel.module.store()) if compiled else None
        self._call = None if compiled else kernel.make(rng.uniform_stream())
        self._rows: dict[str, Any] = {}
        for name, argument in kernel.arguments.items():
            if isinstance(argument, Setup):
                self._rows[name] = [setup]
                if self._store is not None:
                    self._store.put_setup(argument, setup)
            elif not isinstance(argument, Whole):
                self._rows[name] = self._new(argument, lengths.get(name, 0) if lengths else 0, state)

    def _new(self, argument: Any, length: int, state: Any) -> Any:
        """A row of zeros, or of as many states; `length` counts where the kernel leaves it open."""
        store = self._store
        if isinstance(argument, States):
            length = length if argument.count is None else argument.count
            return store.states(argument, length) if store else Copies([state.copy() for _ in range(length)])
        if isinstance(argument, Rows):
            width = argument.width
            return store.rows(argument.letters, length, width) if store else [[0] * width for _ in range(length)]
        if store is None:
            return [0.0 if argument.letters == "f8" else 0] * (length if argument.length is None else argument.length)
        return store.row(argument.letters, length) if argument.length is None else store.fixed(argument)

    @functools.cached_property
    def rows(self) -> Any:
        """The record that the kernel is given."""
        return _record(self.kernel.bundle, "", self._rows)

    def __getitem__(self, name: str) -> Any:
        """A row of numbers, to be read and written one by one."""
        return self._rows[name]

    def put(self, name: str, numbers: Sequence[Any]) -> None:
        """Write all numbers of a row."""
        if self._store is None:
            self._rows[name][:] = numbers
        else:
            self._rows[name].fill(numbers)

    def numbers(self, name: str) -> array:
        """Return the whole numbers of a row."""
        return array("q", self._rows[name] if self._store is None else self._rows[name].numbers())

    def columns(self, name: str) -> tuple[array, ...]:
        """Return the columns of rows of whole numbers."""
        if self._store is not None:
            found: tuple[array, ...] = self._rows[name].columns()
            return found
        width = self.kernel.arguments[name].width
        return tuple(array("q", [row[i] for row in self._rows[name]]) for i in range(width))

    def state(self, name: str, number: int, blank: Any) -> Any:
        """Return a state of a row of states; `blank` is filled in where states lie in memory."""
        row = self._rows[name]
        return row[number] if self._store is None else self._store.get_state(row.argument, number, blank, row.at)

    def put_state(self, name: str, state: Any) -> None:
        """Write a state into the first place of a row of states."""
        self._rows[name][0] = state

    def lengthen(self, name: str, more: int) -> None:
        """Add zeros to a row whose length is open."""
        argument, before = self.kernel.arguments[name], self._rows[name]
        after = self._new(argument, len(before) + more, None)
        if self._store is None:
            after[: len(before)] = before
        else:
            after.begin_with(before)
        self._rows[name] = after
        self.__dict__.pop("rows", None)

    def run(self, **numbers: int | float) -> Any:
        """Call the kernel with the numbers that differ from call to call."""
        if self._store is not None:
            given = [numbers[name] if name in numbers else self._rows[name] for name in self.kernel.open]
            return self._store.run(*given)
        assert self._call is not None
        for name, number in numbers.items():
            setattr(self.rows, name, number)
        return self._call(self.rows)


def _record(bundle: Bundle, path: str, rows: Mapping[str, Any]) -> Any:
    """A record with a place for each part, those with a row filled in."""
    record = _record_class(tuple(bundle.parts))()
    for name, part in bundle.parts.items():
        if isinstance(part, Bundle):
            setattr(record, name, _record(part, f"{path}{name}.", rows))
        elif f"{path}{name}" in rows:
            setattr(record, name, rows[f"{path}{name}"])
    return record


@functools.lru_cache(maxsize=64)
def _record_class(names: tuple[str, ...]) -> type:
    return type("Record", (), {"__slots__": names})


class Copies(list):
    """A list that copies what is stored in it, as memory does."""

    def __setitem__(self, index, value):
        super().__setitem__(index, value.copy())


def kernel_of(game: Game, make: Callable[..., Kernel], *options: Any) -> Kernel:
    """Return the kernel that `make(type, layout, seats, *options)` makes of a game, once.

    Games of one kind share it under all house rules whose setups lie alike in memory.
    """
    loaded = game.rules.apply_action, game.rules.evaluate, game.type.bots.choose
    return _made(make, game.type, setup_layout(game), game.num_players, loaded, options)


@functools.lru_cache(maxsize=256)
def _made(make: Any, type: GameType, layout: Layout, seats: int, loaded: Any, options: tuple[Any, ...]) -> Kernel:
    """`loaded` are functions of the game, so that a game which was reloaded is translated again."""
    kernel: Kernel = make(type, layout, seats, *options)
    return kernel


def play_rows(type: GameType, layout: Layout, seats: int, states: int | None = 1) -> dict[str, Any]:
    """Return what a kernel needs that plays a game: its setup, some states, buffers of its rules, its bots."""
    rules, bots = type.rules, type.bots
    return {
        "setups": Setup(layout),
        "states": States(rules.State.FIELDS, states),
        "weights": Stretch("i8", rules.MAX_CHANCE),
        "actions": Stretch("i8", rules.NUM_ACTIONS),
        "work": Room("i8", max(1, bots.WORK)),
        "bots": Stretch("i8", seats),
    }


@functools.lru_cache(maxsize=256)
def setup_layout(game: Game) -> Layout:
    """Return where the numbers of a game's setup lie in memory; kernels of one layout share a module."""
    return layout_of_setup(game.setup)


def has_wasm() -> bool:
    """Return whether something here runs WebAssembly: the browser, or wasmtime."""
    return host_name() is not None


def is_compiled(compile: bool | None) -> bool:
    """Return whether a kernel is to run in WebAssembly: as asked for, and by default wherever something runs it.

    Raise ValueError if it is required and nothing here runs it.
    """
    if compile and not has_wasm():
        raise ValueError(f"compile=True: {NO_WASM}")
    return has_wasm() if compile is None else bool(compile)


@functools.cache
def hash_of(state_class: Any) -> Callable[[Any], int]:
    """A rule that hashes a state to 63 bits, the same in both engines, written out field by field."""
    return rule(written(["def key_of(state):", "    h = 1", *mixing(state_class.FIELDS)], state_class.__module__))


def mixing(fields: Mapping[str, Any], left_out: Collection[str] = ()) -> list[str]:
    """The lines of a rule that take fields of a state into a hash `h` and return it."""
    lines = []
    for name, (_, length) in fields.items():
        loop, value = (f"for i in range({length}): ", f"{name}[i]") if length else ("", name)
        if name not in left_out:
            lines.append(f"    {loop}h = ((h ^ state.{value}) * {MULTIPLIER}) & {LOW_63}")
    return [*lines, "    return h ^ (h >> 32)"]


@functools.cache
def whole_state(state_class: Any) -> tuple[Pack, int]:
    """A way to pack any state, one word for each number in it, and how many words that takes."""
    lines, at = ["def pack(setup, state, key):"], 0
    for name, (_, length) in state_class.FIELDS.items():
        if length:
            lines.append(f"    for i in range({length}): key[{at} + i] = state.{name}[i]")
        else:
            lines.append(f"    key[{at}] = state.{name}")
        at += length or 1
    return rule(written(lines, state_class.__module__)), at
