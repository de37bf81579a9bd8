"""Five tabletop games in which every chance is exact."""

from __future__ import annotations

from catlib.game import CHANCE, TERMINAL, BadSetup, Game, IllegalAction, load
from catlib.games import names as game_names
from catlib.pmf import Pmf, die

__all__ = [
    "CHANCE",
    "TERMINAL",
    "BadSetup",
    "Game",
    "IllegalAction",
    "Pmf",
    "__version__",
    "die",
    "game_names",
    "load",
]

__version__ = "0.1.0"
