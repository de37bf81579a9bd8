"""Five tabletop games in which every chance is exact."""

from __future__ import annotations

from catlib.game import CHANCE, TERMINAL, BadSetup, Game, IllegalAction, load
from catlib.games import names as game_names

__all__ = ["CHANCE", "TERMINAL", "BadSetup", "Game", "IllegalAction", "__version__", "game_names", "load"]

__version__ = "0.1.0"
