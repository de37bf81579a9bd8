"""The browser's WebAssembly, with JavaScript's ways played by a stand-in for Pyodide's modules over wasmtime.

The stand-in has what trips a Python programmer: a float that is whole comes back as a whole number, memory that is
lengthened takes its former views away, and errors are of one kind.
"""

import functools
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType, SimpleNamespace

import pytest

from catlib.rules.wasm import TooLarge, Trap, hosts
from catlib.rules.wasm.errors import WrongType

from .one import FLOAT, INT, ROW, module, rule_of

wasmtime = pytest.importorskip("wasmtime", reason="wasmtime, an extra of the project, is not installed")


class JsException(Exception):
    """What Pyodide raises for any error of JavaScript."""


class Exports:
    def __init__(self, compiled):
        self.store = wasmtime.Store(hosts._engine())
        self.inside = wasmtime.Instance(self.store, compiled, []).exports(self.store)
        self.memory = self
        self.buffer = SimpleNamespace(of=self, byteLength=self.inside["memory"].data_len(self.store))

    def grow(self, pages):
        try:
            self.inside["memory"].grow(self.store, pages)
        except wasmtime.WasmtimeError:
            raise JsException("RangeError: WebAssembly.Memory.grow(): Maximum memory size exceeded") from None
        self.buffer.of = None
        self.buffer = SimpleNamespace(of=self, byteLength=self.inside["memory"].data_len(self.store))

    def run(self):
        try:
            found = self.inside["run"](self.store)
        except wasmtime.Trap:
            raise JsException("RuntimeError: divide by zero") from None
        return int(found) if isinstance(found, float) and found.is_integer() else found


class Uint8Array:
    def __init__(self, buffer, at=0, length=None):
        self.buffer, self.at, self.length = buffer, at, buffer.byteLength if length is None else length

    def subarray(self, start, stop):
        return Uint8Array(self.buffer, self.at + start, stop - start)

    def memory(self):
        return self.buffer.of.inside["memory"], self.buffer.of.store  # AttributeError if it was taken away

    def to_bytes(self):
        memory, store = self.memory()
        return bytes(memory.read(store, self.at, self.at + self.length))

    def assign(self, content):
        memory, store = self.memory()
        if content:
            memory.write(store, bytearray(content), self.at)


@pytest.fixture
def browser(monkeypatch):
    """A place that looks like Pyodide."""

    class Instance:
        new = staticmethod(lambda compiled: SimpleNamespace(exports=Exports(compiled)))

    js, ffi = ModuleType("js"), ModuleType("pyodide.ffi")
    js.WebAssembly, js.Uint8Array = SimpleNamespace(Instance=Instance), Uint8Array
    Uint8Array.new, ffi.JsException = Uint8Array, JsException
    for name, found in {"js": js, "pyodide": ModuleType("pyodide"), "pyodide.ffi": ffi}.items():
        monkeypatch.setitem(sys.modules, name, found)
    monkeypatch.setattr("catlib.rules.wasm.module.new_instance", hosts.InBrowser)


def test_numbers_go_in_and_come_out(browser):
    """Whole numbers have 64 bits and floats stay floats."""
    ready = module(rule_of("def f(n, x):\n    return n * x"), INT, FLOAT).store()
    found = ready.run(3, 2.0)
    assert (6.0, float) == (found, type(found))
    assert -(2**63) == module(rule_of("def f(n):\n    return n + n"), INT).store().run(-(2**62))
    with pytest.raises(WrongType, match=r"9223372036854775808 is given and has more than 64 bits"):
        ready.run(2**63, 1.0)


def test_rows_outlive_memory_that_grows(browser):
    """What was written is there after memory was lengthened."""
    ready = module(rule_of("def f(row):\n    row[0] += 1\n    return row[0]"), ROW).store()
    row = ready.row(ROW, [41, 7])
    more = ready.row(ROW, 100_000)
    assert (42, [42, 7], 0) == (ready.run(row), row.tolist(), more[99_999])


def test_what_stops(browser):
    """A trap and a lack of memory are the library's own errors."""
    ready = module(rule_of("def f(n):\n    return 5 // n"), INT).store()
    with pytest.raises(Trap, match=r"^f: RuntimeError: divide by zero; a checked module"):
        ready.run(0)
    with pytest.raises(TooLarge, match="MiB are needed and the machine does not give them"):
        ready.instance.reach(2**33)


def test_threads_that_begin_together_share_one_engine(monkeypatch):
    make, begin = wasmtime.Engine, threading.Barrier(4)

    def slowly(config):
        time.sleep(0.05)
        return make(config)

    def engine(_):
        begin.wait()
        return hosts._engine()

    monkeypatch.setattr(wasmtime, "Engine", slowly)
    monkeypatch.setattr(hosts, "_make_engine", functools.cache(hosts._make_engine.__wrapped__))
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(engine, range(4)))) == 1
