"""Kuhn's poker (1950): three cards, two players, one hidden hand each; the smallest game with a secret."""

from catlib.game import GameType

from . import bots, rules, setup, words

GAME = GameType(__name__, rules=rules, setup=setup, words=words, bots=bots)
