"""Meow Meow Daifugō: shed a hand of cats, and take a card whenever you pass."""

from catlib.game import GameType, parts_of_voice

from . import bots, goals, rules, setup, voice

__all__ = ["GAME"]

GAME = GameType(__name__, rules=rules, setup=setup, bots=bots, goals=goals, **parts_of_voice(voice))
