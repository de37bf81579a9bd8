"""One rule as a module of its own, for tests."""

from typing import Any

from catlib.rules import written
from catlib.rules.wasm import Module, Store, Stretch, Whole

INT, FLOAT, ROW, FLOATS = "l", "d", "i8", "f8"


def module(function: Any, *kinds: str, checked: bool = False) -> Module:
    """A rule as a module whose arguments are numbers and rows of the given kinds."""
    return Module(function, [Whole(kind) if kind in "ld" else Stretch(kind) for kind in kinds], checked=checked)


def store(function: Any, *kinds: str, checked: bool = False) -> Store:
    """A rule that is ready to run."""
    return module(function, *kinds, checked=checked).store()


def rule_of(text: str) -> Any:
    """A rule from its text, cut loose from the margin."""
    lines = text.strip("\n").splitlines()
    margin = len(lines[0]) - len(lines[0].lstrip())
    return written([line[margin:] for line in lines], __name__)
