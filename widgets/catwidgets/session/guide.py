"""A newcomer's first turns in a real game: one sentence at a time, and the one thing to touch.

>>> from catlib import load
>>> from catwidgets.scenes import scenes_of
>>> match = Match(load("washi_cat", board="small", drawing="board"), seed=3)
>>> guide = Guide(match, scenes_of(match.game))
>>> selection = Selection()
>>> selection.offer((action, match.game.parts(match.state, action)) for action in match.legal_actions())
>>> guide.step(match, selection, selection.legal).touch in selection.legal
True
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from catlib.game import capital, say, sentence
from catlib.play import Match, bot_policy, cast_of, turns
from catwidgets.scenes import Scenes
from catwidgets.session.selection import Selection

TURNS = 3
AHEAD = 8  # decisions in a row that one touch may stand for


@dataclass(frozen=True)
class Step:
    """One step: what is said, what to touch on a board or in the list, and in which turn."""

    said: str
    touch: str
    turn: int


class Guide:
    """Shows what a bot would do, from where the match is; `scenes` know what one touch may stand for."""

    def __init__(self, match: Match, scenes: Scenes):
        game = match.game
        self._decide = bot_policy(game, game.story.GUIDE or game.type.bots.COMPILED[-1])
        self._scenes, self._begun = scenes, match.ply
        self._own: set[int] = set()  # turns of whoever is guided

    def step(self, match: Match, selection: Selection, drawn: Collection[str]) -> Step | None:
        """Return what to do now, where a person decides and these parts are drawn; None once the turns are over."""
        game, state, cast, now = match.game, match.state, cast_of(match), turns(match)
        is_own = game.story.turn_of(game.setup, state) == match.player  # not while setting up, or while attacked
        self._own = {turn for turn in self._own if turn < now} | ({now} if is_own else set())
        if len(self._own) > TURNS or match.ply < self._begun:
            return None
        action = self._decide(state, 0.5)
        welcome = game.story.welcome(game.setup, cast) if match.ply == self._begun and not selection.parts else ""
        asked = sentence(game.words.question(game.setup, state, cast.names))  # in no words about a mouse
        said = game.story.guide(game.setup, state, action, cast) or f"{asked} {say('take-what-is-marked')}"
        part, turn = self._touch(match, selection, action), max(1, len(self._own))
        return Step(f"{welcome} {capital(said)}".strip(), part if part in drawn else f"do:{action}", turn)

    def _touch(self, match: Match, selection: Selection, action: int) -> str:
        """Return what to touch next for an action: what is selected by mistake, what is not yet selected, all of it."""
        parts = dict(selection.moves)[action]
        one = len(parts) == 1 and not parts[0].startswith(selection.multi_select or ("none:",))
        if one and not selection.is_one_of_several(parts[0]):
            return self._far(match, action) or parts[0]
        wrong = [part for part in selection.parts if part not in parts]
        missing = [part for part in parts if part not in selection.parts]
        return next(iter([*sorted(wrong), *missing]), "do:selected")

    def _far(self, match: Match, action: int) -> str:
        """Return the farthest part that is reached at once by what the bot would do next; empty where there is none."""
        game, state, far = match.game, match.state, ""
        after = game.child(state, action)
        for _ in range(AHEAD):
            if game.is_terminal(after) or game.current_player(after) != match.player:
                break
            following = self._decide(after, 0.5)
            part, after = game.parts(after, following)[0], game.child(after, following)
            there = state
            for each in self._scenes.route(game, state, part):
                there = game.child(there, each)
            far = part if there == after else far
        return far
