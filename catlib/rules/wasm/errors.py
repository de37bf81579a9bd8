"""Errors between a rule and its WebAssembly, each with one clear sentence."""


class WasmError(ValueError):
    """Something that cannot be translated or run; the message says what, where, and what would be right."""


class OutsideDialect(WasmError):
    """A rule uses what the dialect of rules does not have; the message names file, line and what would be right."""


class WrongType(WasmError):
    """A rule mixes whole numbers, floats, rows and records in a way that has no one meaning."""


class Recursion(WasmError):
    """A rule calls itself, at once or by way of others."""


class TooLarge(WasmError):
    """A game or a search needs more memory than a WebAssembly module can have."""


class NoWebAssembly(WasmError):
    """Nothing here can run WebAssembly."""


class Trap(WasmError):
    """A module stopped where plain Python would have raised; a checked module names the rule and the line."""
