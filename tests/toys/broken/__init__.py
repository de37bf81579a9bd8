"""A game in which a lot goes wrong: bots that raise or cheat, and, by house rules, nobody who can move, or a rule
that fails."""

from catlib.game import GameType

from . import bots, rules, setup, words

GAME = GameType(__name__, rules=rules, setup=setup, words=words, bots=bots)
