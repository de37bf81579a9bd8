"""Empire: players take New York over, neighborhood by neighborhood, with cubes and dice."""

from catlib.game import GameType, parts_of_voice

from . import bots, goals, rules, setup, voice

__all__ = ["GAME"]

GAME = GameType(__name__, rules=rules, setup=setup, bots=bots, goals=goals, **parts_of_voice(voice))
