"""What a game's rules are written with: one decorator and the marks for whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

__all__ = ["CHANCE", "RULES", "TERMINAL", "rule"]

CHANCE = -1
TERMINAL = -4

RULES: list[Callable[..., Any]] = []

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as part of a rulebook: plain Python as it stands, and free for compiled code to call.

    A rule reads `setup.field` and `setup.field[i]`, reads and writes `state.field` and `state.field[i]`, calls
    other rules, and uses whole numbers only. Nothing is compiled, and Numba is not imported, until an engine asks.

    >>> @rule
    ... def double(setup, state):
    ...     return 2 * state
    >>> double(None, 21)
    42
    """
    RULES.append(function)
    return function
