"""Pig for two (Scarne 1945): the smallest game with a die, a decision and a race."""

from catlib.game import GameType

from . import bots, rules, setup, words

GAME = GameType(__name__, rules=rules, setup=setup, words=words, bots=bots)
