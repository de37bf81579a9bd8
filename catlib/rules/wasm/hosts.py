"""Hosts that run a module: wasmtime in CPython, the browser's own WebAssembly in Pyodide, or none.

A host makes instances; an instance has memory that can be read, written and lengthened, and functions. Each
thread needs an instance of its own. Calls of wasmtime release the GIL.
"""

import atexit
import functools
import gc
import importlib.util
import sys
import threading
import weakref
from typing import Any, Protocol

from catlib.rules.wasm.errors import NoWebAssembly, TooLarge, Trap

PAGE = 65_536
NO_MEMORY = "the machine gives WebAssembly no memory; close other programs, or raise a limit"


class Instance(Protocol):
    """A module that runs, with memory of its own."""

    def call(self, name: str) -> Any:
        """Call an exported function without parameters; raise Trap."""

    def read(self, at: int, size: int) -> bytes:
        """Bytes from memory."""

    def write(self, at: int, content: bytes) -> None:
        """Bytes into memory."""

    def reach(self, size: int) -> None:
        """Lengthen the memory to that many bytes; raise TooLarge."""


@functools.cache
def host_name() -> str | None:
    """Return the host that runs WebAssembly here: "browser", "wasmtime" or None."""
    if sys.platform == "emscripten":
        return "browser"
    try:
        return "wasmtime" if importlib.util.find_spec("wasmtime") is not None else None
    except ImportError:
        return None


def compiled_module(binary: bytes) -> Any:
    """A module as the host holds it; any number of instances are made of it."""
    if host_name() == "browser":
        from js import WebAssembly
        from pyodide.ffi import to_js

        return WebAssembly.Module.new(to_js(binary))
    if host_name() == "wasmtime":
        import wasmtime

        return _tidy(wasmtime.Module(_engine(), binary))
    raise NoWebAssembly("nothing here runs WebAssembly; pip install 'everychance[fast]' brings wasmtime")


def new_instance(module: Any) -> Instance:
    """An instance of a compiled module."""
    return InBrowser(module) if host_name() == "browser" else InWasmtime(module)


_engine_lock = threading.Lock()


def _engine() -> Any:
    """The one engine: a module of one does not run in another's store, so two threads must not make one each."""
    with _engine_lock:
        return _make_engine()


@functools.cache
def _make_engine() -> Any:
    import wasmtime

    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    return _tidy(wasmtime.Engine(config))


_to_close: weakref.WeakSet[Any] = weakref.WeakSet()


def _tidy(managed: Any) -> Any:
    """Close what wasmtime made before Python ends, since its own finalizers come too late for that and complain."""
    if not _to_close:
        atexit.register(_close_all)
    _to_close.add(managed)
    return managed


def _close_all() -> None:
    for managed in list(_to_close):
        managed.close()


class InWasmtime:
    """An instance in wasmtime."""

    def __init__(self, module: Any):
        import wasmtime

        self._store = _tidy(wasmtime.Store(_engine()))
        try:
            self._exports: Any = wasmtime.Instance(self._store, module, []).exports(self._store)
        except wasmtime.WasmtimeError as error:
            if "memory" not in str(error):
                raise
            raise TooLarge(NO_MEMORY) from None
        self._memory: Any = self._exports["memory"]
        self._functions: dict[str, Any] = {}
        self._thread = threading.Lock()
        self._look()

    def _look(self) -> None:
        """See the whole memory, as long as it is now."""
        self._bytes = memoryview(self._memory.get_buffer_ptr(self._store)).cast("B")

    def call(self, name: str) -> Any:
        import wasmtime

        if name not in self._functions:
            self._functions[name] = self._exports[name]
        try:
            with self._thread:
                return self._functions[name](self._store)
        except (wasmtime.Trap, wasmtime.WasmtimeError) as error:
            raise Trap(_reason(str(error))) from None

    def read(self, at: int, size: int) -> bytes:
        return bytes(self._bytes[at : at + size])

    def write(self, at: int, content: bytes) -> None:
        self._bytes[at : at + len(content)] = content

    def reach(self, size: int) -> None:
        if size > len(self._bytes):
            import wasmtime

            try:
                self._memory.grow(self._store, -(-(size - len(self._bytes)) // PAGE))
            except wasmtime.WasmtimeError:
                raise TooLarge(_too_large(size)) from None
            self._look()


class InBrowser:
    """An instance in the browser that Pyodide runs in.

    Memory that is lengthened takes its former views away, so it is looked at anew.
    """

    def __init__(self, module: Any):
        from js import WebAssembly
        from pyodide.ffi import JsException

        try:
            instance = WebAssembly.Instance.new(module)
        except JsException:  # a thousand instances that nobody uses any more wait to be collected
            gc.collect()
            try:
                instance = WebAssembly.Instance.new(module)
            except JsException:
                raise TooLarge(NO_MEMORY) from None
        self._exports = instance.exports
        self._memory = self._exports.memory
        self._functions: dict[str, Any] = {}
        self._look()

    def _look(self) -> None:
        """See the whole memory, as long as it is now."""
        from js import Uint8Array

        self._bytes = Uint8Array.new(self._memory.buffer)
        self._size = self._bytes.length

    def call(self, name: str) -> Any:
        from pyodide.ffi import JsException

        if name not in self._functions:
            self._functions[name] = getattr(self._exports, name)
        try:
            return self._functions[name]()
        except JsException as error:
            raise Trap(_reason(str(error))) from None

    def read(self, at: int, size: int) -> bytes:
        return self._bytes.subarray(at, at + size).to_bytes()

    def write(self, at: int, content: bytes) -> None:
        self._bytes.subarray(at, at + len(content)).assign(content)

    def reach(self, size: int) -> None:
        if size > self._size:
            from pyodide.ffi import JsException

            try:
                self._memory.grow(-(-(size - self._size) // PAGE))
            except JsException:
                raise TooLarge(_too_large(size)) from None
            self._look()


def _too_large(size: int) -> str:
    return f"{size >> 20} MiB are needed and the machine does not give them; fewer games, positions or simulations fit"


def _reason(text: str) -> str:
    """The one line of a host's message that says why it stopped."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    traps = [line for line in lines if "trap" in line.lower()]
    return (traps or lines or ["it stopped"])[-1]
