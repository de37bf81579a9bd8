"""Washi Cat: cats draw lines across a board to a fish and home again, jump over them, and shut each other in."""

from catlib.game import GameType, parts_of_voice

from . import bots, goals, rules, setup, voice

__all__ = ["GAME"]

GAME = GameType(__name__, rules=rules, setup=setup, bots=bots, goals=goals, **parts_of_voice(voice))
