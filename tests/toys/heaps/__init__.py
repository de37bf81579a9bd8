"""Nim (Bouton 1901) for two or three: the smallest game whose best moves are known; with a slip it has chance."""

from catlib.game import GameType

from . import bots, rules, setup, words

GAME = GameType(__name__, rules=rules, setup=setup, words=words, bots=bots)
