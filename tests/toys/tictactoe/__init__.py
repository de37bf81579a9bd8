"""Noughts and crosses: a draw, as every child finds out; 5478 positions."""

from __future__ import annotations

from catlib.game import GameType

from . import bots, rules, setup, words

GAME = GameType(__name__, rules=rules, setup=setup, words=words, bots=bots)
