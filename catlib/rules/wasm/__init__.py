"""Rules as WebAssembly: one translator from `@rule` functions to a module, and the hosts that run it."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from catlib.rules.wasm.dialect import BUILTINS, Rule, read_rule
from catlib.rules.wasm.errors import NoWebAssembly, OutsideDialect, TooLarge, Trap
from catlib.rules.wasm.hosts import host_name

if TYPE_CHECKING:
    from catlib.rules.wasm.layout import Layout, layout_of_setup
    from catlib.rules.wasm.module import Bundle, Module, Room, Rows, Setup, States, Store, Stretch, Whole
    from catlib.rules.wasm.twister import uniform
    from catlib.rules.wasm.unit import INLINE

__all__ = [
    "BUILTINS",
    "INLINE",
    "Bundle",
    "Layout",
    "Module",
    "NoWebAssembly",
    "OutsideDialect",
    "Room",
    "Rows",
    "Rule",
    "Setup",
    "States",
    "Store",
    "Stretch",
    "TooLarge",
    "Trap",
    "Whole",
    "host_name",
    "layout_of_setup",
    "read_rule",
    "uniform",
]

_LATE = {"INLINE": "unit", "Layout": "layout", "layout_of_setup": "layout", "uniform": "twister"}


def __getattr__(name: str) -> Any:
    """Import the translator, which takes a while, when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_LATE.get(name, 'module')}"), name)
