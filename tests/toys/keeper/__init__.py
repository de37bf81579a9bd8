"""Keeper for one: keep or re-roll any dice, a 1 curses, and at the limit the dice stand."""

from catlib.game import GameType

from . import bots, rules, setup, words

GAME = GameType(__name__, rules=rules, setup=setup, words=words, bots=bots)
