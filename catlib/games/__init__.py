"""One package a game: rules, setup, words, bots, goals, odds and data, put together in its `__init__` as `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catlib.contract import GameType

__all__ = ["find", "names"]


def names() -> list[str]:
    """The games that can be loaded, in alphabetical order."""
    return sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg)


def find(name: str) -> GameType:
    """The game of that name, before anybody agreed on players and house rules; raise KeyError if there is none.

    >>> find("cat_cab").setup.PLAYERS
    (1, 3)
    """
    if name not in names():
        raise KeyError(name)
    found: GameType = importlib.import_module(f"{__name__}.{name}").GAME
    return found
