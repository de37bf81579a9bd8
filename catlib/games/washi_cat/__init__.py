"""Washi Cat: cats draw lines across a board to a fish and home again, jump over them, and shut each other in."""

from __future__ import annotations

from catlib.game import GameType

from . import bots, goals, manual, rules, setup, story, words

__all__ = ["GAME"]

GAME = GameType(
    __name__, rules=rules, setup=setup, words=words, bots=bots, goals=goals, story=story, manual=manual
)
