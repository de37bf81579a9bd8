"""A game in which a lot goes wrong: bots that raise or cheat, and, by a house rule, nobody who can move."""

from __future__ import annotations

from catlib.contract import GameType

from . import bots, rules, setup, words

GAME = GameType(__name__, rules=rules, setup=setup, words=words, bots=bots)
