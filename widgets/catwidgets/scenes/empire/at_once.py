"""Several actions by one click in Empire: an attack with its target, and rolls or cubes that go on by themselves.

>>> from catlib import load
>>> from catlib.play import Match
>>> match = Match(load("empire", players=3), ["human", "greedy", "greedy"], seed=7)
>>> entries = match.advance()
>>> words, action = repeat(match.game, match.state)
>>> words
'place all 21 cubes where a Captain would'
>>> action(match.state) in match.legal_actions()
True
"""

from collections.abc import Callable
from typing import Any

from catlib.games.empire.phases import ATTACK, DEFEND, DICE, FREE_COUNT, MOVE_IN, PLACE, REST, STOP, TARGET
from catlib.games.empire.voice import voice
from catlib.play import bot_policy


def route(game: Any, state: Any, part: str) -> list[int]:
    """The attack on a rival neighborhood that was clicked, from the strongest one beside it; [] if there is none."""
    kind, _, number = part.partition(":")
    if kind != "hood" or state.phase != ATTACK:
        return []
    starts = [action for action in game.legal_actions(state) if action != STOP]
    for start in sorted(starts, key=lambda hood: -state.cubes[hood]):
        after = game.successor(state, start)
        if after.phase == TARGET and int(number) in game.legal_actions(after):
            return [start, int(number)]
    return []


def repeat(game: Any, state: Any) -> tuple[str, Callable[[Any], int | None]] | None:
    """Return what can be done over and over: words, and the action in a later state, None where that ends."""
    seat, say = state.player, voice.at(game.setup, state).say
    if state.phase == PLACE and state.reserve[seat] > 1:
        captain, stage = bot_policy(game, "greedy"), state.stage
        words = say("place-all", n=state.reserve[seat])
        return words, lambda now: captain(now, 0.5) if (now.phase, now.stage) == (PLACE, stage) else None
    if state.phase == DICE:
        here = state.origin, state.target, DICE
        return say("fight-on"), lambda now: _most(game, now) if (now.origin, now.target, now.phase) == here else None
    if state.phase == DEFEND:
        turn = state.seat
        return say("defend-on"), lambda now: _most(game, now) if (now.phase, now.seat) == (DEFEND, turn) else None
    if state.phase in (MOVE_IN, FREE_COUNT):
        phase, most = state.phase, state.cubes[state.origin] - 1
        words = say("move-all-in" if phase == MOVE_IN else "move-all", n=most, in_all=state.cubes[state.target] + most)
        return (words, lambda now: _most(game, now) if now.phase == phase else None) if most > 1 else None
    return None


def _most(game: Any, state: Any) -> int:
    """As many dice as may be rolled, as many cubes as may move."""
    legal = game.legal_actions(state)
    return int(REST if REST in legal else max(legal))
