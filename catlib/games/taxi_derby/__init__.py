"""Taxi Derby: taxis race for fares through a city of streets, with a patrol car behind whoever speeds."""

from __future__ import annotations

from catlib.game import GameType

from . import bots, goals, manual, rules, setup, story, words

__all__ = ["GAME"]

GAME = GameType(
    __name__, rules=rules, setup=setup, words=words, bots=bots, goals=goals, story=story, manual=manual
)
