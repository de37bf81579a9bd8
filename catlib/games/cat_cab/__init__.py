"""Cat Cab Crew: cab drivers race through a city of 6 × 8 cells, pushing their luck with dice."""

from catlib.game import GameType, parts_of_voice

from . import bots, goals, rules, setup, voice

__all__ = ["GAME"]

GAME = GameType(__name__, rules=rules, setup=setup, bots=bots, goals=goals, **parts_of_voice(voice))
