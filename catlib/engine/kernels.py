"""Kernels: loops over a game's rules that both engines run, and the rows of numbers that they work on.

A kernel is a closure that a `make_…` function returns over a game's rules and a stream of chance. Its arguments are
declared once, in order; a `Workspace` holds them by name, as plain Python's lists or in the memory of WebAssembly.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from catlib.chance import rng
from catlib.rules import rule, written
from catlib.rules.wasm import (
    INLINE,
    Argument,
    Layout,
    Module,
    Setup,
    States,
    Store,
    Stretch,
    host_name,
    layout_of_setup,
    uniform,
)

if TYPE_CHECKING:
    from catlib.game import Game


NO_WASM = "nothing here runs WebAssembly; pip install 'catlib[fast]' brings wasmtime"


MULTIPLIER = 0x2545F4914F6CDD1D
LOW_63 = 0x7FFFFFFFFFFFFFFF

Pack = Callable[[Any, Any, Any], None]


class Kernel:
    """A kernel with its arguments by name, in order; translated when it is first wanted in WebAssembly.

    `make(uniform)` returns the kernel for a stream of chance, `catlib.chance.uniform_stream` or its twin. `checked`
    makes a module that is slower and names the rule in which an index, a field or a number goes out of bounds. `inline`
    is the size up to which rules are put in where they are called: with more, modules take longer to make and less to
    run.
    """

    def __init__(
        self,
        make: Callable[[Callable[..., float]], Any],
        arguments: Mapping[str, Argument],
        *,
        checked: bool = False,
        inline: int = INLINE,
    ):
        self.make, self.checked, self.inline = make, checked, inline
        self.arguments: dict[str, Any] = dict(arguments)

        self._stores = threading.local()

    @functools.cached_property
    def module(self) -> Module:
        """The kernel in WebAssembly."""
        with _one_at_a_time:
            arguments = list(self.arguments.values())
            return Module(self.make(uniform), arguments, checked=self.checked, inline=self.inline)

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
    """The arguments of a kernel by name, with one engine to call it; each thread wants one of its own.

    `lengths` says how long rows are whose length the kernel leaves open; `state` is what all states begin as; `setup`
    is what a game's setup built.

    >>> from catlib.rules.wasm import Whole
    >>> def make(uniform):
    ...     def double(row, times):
    ...         for i in range(len(row)):
    ...             row[i] *= times
    ...     return double
    >>> kernel = Kernel(make, {"row": Stretch("i8"), "times": Whole()})
    >>> work = Workspace(kernel, compiled=False, lengths={"row": 3})
    >>> work.put("row", [1, 2, 3])
    >>> work.run(times=2)
    >>> work["row"]
    [2, 4, 6]
    """

    def __init__(
        self,
        kernel: Kernel,
        compiled: bool,
        lengths: Mapping[str, int] | None = None,
        state: Any = None,
        setup: Any = None,
    ):
        self.kernel, self.compiled = kernel, compiled
        self._call = None if compiled else kernel.make(rng.uniform_stream())
        self._store = kernel.module.store() if compiled else None
        self._rows: dict[str, Any] = {}
        for name, argument in kernel.arguments.items():
            if isinstance(argument, Setup):
                self._rows[name] = [setup]
                if self._store is not None:
                    self._store.put_setup(argument, setup)
            elif isinstance(argument, States):
                count = argument.count if argument.count is not None else (lengths or {})[name]
                self._rows[name] = self._new_states(argument, count, state)
            elif isinstance(argument, Stretch):
                self._rows[name] = self._new_row(argument, (lengths or {}).get(name, argument.length or 0))

    def _new_row(self, argument: Stretch, length: int) -> Any:
        if self._store is None:
            return [0.0 if argument.letters == "f8" else 0] * length
        return self._store.fixed(argument) if argument.length is not None else self._store.row(argument.letters, length)

    def _new_states(self, argument: States, count: int, state: Any) -> Any:
        if self._store is None:
            return Copies([state.copy() for _ in range(count)])
        return self._store.states(argument, count)

    def __getitem__(self, name: str) -> Any:
        """A row of numbers, to be read and written one by one."""
        return self._rows[name]

    def put(self, name: str, numbers: Sequence[Any]) -> None:
        """Write all numbers of a row."""
        if self._store is None:
            self._rows[name][:] = numbers
        else:
            self._rows[name].fill(numbers)

    def put_state(self, name: str, state: Any) -> None:
        """Write a state into the first place of a row of states."""
        self._rows[name][0] = state

    def lengthen(self, name: str, more: int) -> None:
        """Add zeros to a row whose length is open."""
        argument, before = self.kernel.arguments[name], self._rows[name]
        assert isinstance(argument, Stretch)
        after = self._new_row(argument, len(before) + more)
        if self._store is None:
            after[: len(before)] = before
        else:
            after.begin_with(before)
        self._rows[name] = after

    def run(self, **numbers: int | float) -> Any:
        """Call the kernel with the numbers that differ from call to call."""
        if self._store is None:
            assert self._call is not None
            return self._call(*(self._rows[name] if name in self._rows else numbers[name] for name in self._names))
        return self._store.run(*(self._rows[name] if name in self._rows else numbers[name] for name in self._open))

    @functools.cached_property
    def _names(self) -> list[str]:
        return list(self.kernel.arguments)

    @functools.cached_property
    def _open(self) -> list[str]:
        return [name for name, kind in zip(self._names, self.kernel.module.kinds, strict=True) if _is_open(kind)]


class Copies(list):
    """A list that copies what is stored in it, as memory does."""

    def __setitem__(self, index, value):
        super().__setitem__(index, value.copy())


def _is_open(kind: Any) -> bool:
    """Whether an argument is handed over at each call: a number, or a row that is in no fixed place."""
    return getattr(kind, "at", None) is None


@functools.lru_cache(maxsize=256)
def setup_layout(game: Game) -> Layout:
    """Where the numbers of a game's setup lie in memory: kernels of one layout are one module for all house rules."""
    return layout_of_setup(game.setup)


def has_wasm() -> bool:
    """Whether something here runs WebAssembly: the browser, or wasmtime."""
    return host_name() is not None


def is_compiled(compile: bool | None) -> bool:
    """Whether a kernel is to run in WebAssembly: as asked for, and by default wherever something runs it.

    Raise ValueError if it is asked for and nothing here runs it.
    """
    if compile and not has_wasm():
        raise ValueError(f"compile=True: {NO_WASM}")
    return has_wasm() if compile is None else bool(compile)


@functools.cache
def hash_of(state_class: Any) -> Callable[[Any], int]:
    """A rule that hashes a state to 63 bits, the same in both engines, written out field by field."""
    lines = ["def key_of(state):", "    h = 1"]
    for name, (_, length) in state_class.FIELDS.items():
        loop, value = (f"for i in range({length}): ", f"{name}[i]") if length else ("", name)
        lines.append(f"    {loop}h = ((h ^ state.{value}) * {MULTIPLIER}) & {LOW_63}")
    return rule(written([*lines, "    return h ^ (h >> 32)"], state_class.__module__))


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
