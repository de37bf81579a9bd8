"""Rules as WebAssembly: one translator from `@rule` functions to a module, and the hosts that run it."""

from typing import TYPE_CHECKING

from catlib.rules.faces import late
from catlib.rules.wasm.dialect import BUILTINS, Rule, read_rule
from catlib.rules.wasm.errors import NoWebAssembly, OutsideDialect, TooLarge, Trap
from catlib.rules.wasm.hosts import host_name

if TYPE_CHECKING:
    from catlib.rules.wasm.layout import Layout, layout_of_setup
    from catlib.rules.wasm.module import Bundle, Module, Room, Rows, Setup, States, Store, Stretch, Whole
    from catlib.rules.wasm.twister import uniform
    from catlib.rules.wasm.unit import INLINE

__all__ = [
    "BUILTINS", "INLINE", "Bundle", "Layout", "Module", "NoWebAssembly", "OutsideDialect", "Room", "Rows", "Rule",
    "Setup", "States", "Store", "Stretch", "TooLarge", "Trap", "Whole", "host_name", "layout_of_setup", "read_rule",
    "uniform",
]

_PLACES = {
    "layout": ("Layout", "layout_of_setup"),
    "module": ("Bundle", "Module", "Room", "Rows", "Setup", "States", "Store", "Stretch", "Whole"),
    "twister": ("uniform",),
    "unit": ("INLINE",),
}
__getattr__ = late(__name__, {name: place for place, names in _PLACES.items() for name in names})  # they take a while
