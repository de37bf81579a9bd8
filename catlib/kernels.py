"""What searches run in either engine are made of: rows of numbers, a row of states, and what names a state there."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from catlib.rulebook import rule

__all__ = ["MULTIPLIER", "Cells", "Pack", "hash_of", "rows_of", "whole_state"]

MULTIPLIER = 0x2545F4914F6CDD1D
LOW_63 = 0x7FFFFFFFFFFFFFFF

Pack = Callable[[Any, Any, Any], None]


class Cells(list):
    """A list that copies what is stored in it, as an array of records does."""

    def __setitem__(self, index, value):
        super().__setitem__(index, value.copy())


def rows_of(kind: str, compiled: bool) -> Callable[[int], Any]:
    """What makes a row of zeros: an array of that NumPy type for compiled code, else a list.

    >>> rows_of("i8", compiled=False)(3)
    [0, 0, 0]
    """
    if not compiled:
        zero = 0.0 if kind.startswith("f") else 0
        return lambda n: [zero] * n
    import numpy as np

    return lambda n: np.zeros(n, kind)


@functools.cache
def hash_of(state_class: Any) -> Callable[[Any], int]:
    """A rule that hashes a state to 63 bits, the same in both engines, written out field by field."""
    lines = ["def key_of(state):", "    h = 1"]
    for name, (_, length) in state_class.FIELDS.items():
        loop, value = (f"for i in range({length}): ", f"{name}[i]") if length else ("", name)
        lines.append(f"    {loop}h = ((h ^ state.{value}) * {MULTIPLIER}) & {LOW_63}")
    space: dict[str, Any] = {"__name__": state_class.__module__}
    exec("\n".join([*lines, "    return h ^ (h >> 32)"]), space)
    return rule(space["key_of"])


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
    space: dict[str, Any] = {"__name__": state_class.__module__}
    exec("\n".join(lines), space)
    return rule(space["pack"]), at
