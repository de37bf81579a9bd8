"""One package a game: rules, setup, words, bots, odds and data."""

from __future__ import annotations

import pkgutil

__all__ = ["names"]


def names() -> list[str]:
    """The games that can be loaded, in alphabetical order."""
    return sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg)
