"""Cat Cab Crew: cab drivers race through a city of 6 × 8 cells, pushing their luck with dice."""

from __future__ import annotations

from catlib.game import GameType

from . import bots, goals, manual, rules, setup, story, words

__all__ = ["GAME"]

GAME = GameType(__name__, rules=rules, setup=setup, words=words, bots=bots, goals=goals, story=story, manual=manual)
