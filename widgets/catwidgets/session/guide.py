"""A newcomer's first turns in a real game: one sentence at a time, and the one thing to touch.

>>> from catlib import load
>>> from catwidgets.scenes import scenes_of
>>> match = Match(load("washi_cat", board="small", drawing="board"), seed=3)
>>> guide = Guide(match, scenes_of(match.game))
>>> selection = Selection()
>>> selection.offer((action, match.game.parts(match.state, action)) for action in match.legal_actions())
>>> guide.step(match, selection, {part: f"space {part}" for part in selection.legal}).said.partition(". ")[0]
'Click space cell:28'
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from catlib.game import Game, capital, in_a_row, sentence
from catlib.game import say as say_all
from catlib.play import Match, bot_policy, cast_of, turns
from catwidgets.scenes import Scenes
from catwidgets.session.advice import by_errand, given_up, hinted
from catwidgets.session.selection import Selection
from catwidgets.session.voice import say
from catwidgets.session.wording import why_not_together

TURNS = 3
AHEAD = 8  # decisions in a row that one touch may stand for
SECONDS = 0.1  # of a look whether a choice is better than the bot's


def question(match: Match) -> tuple[int, Any]:
    """Return the turn and what is asked in it, for as long as choices are measured alike."""
    return turns(match), getattr(match.state, "phase", 0)


@dataclass(frozen=True)
class Step:
    """One step: what is said, first what to touch on a board or in the list, then why, and in which turn; 0 where the
    guide was called in the middle of a game.

    Before the first decision it has a `welcome`: who one is, and what one plays for. A place may take several choices
    in a row; `near` says the same of the next of them, as a list of choices has it.
    """

    said: str
    touch: str
    turn: int
    welcome: str = ""
    near: str = ""


class Guide:
    """Shows what is advised: what the game's own guide would do, or its strongest bot, unless that is clearly worse.

    `scenes` know what one touch may stand for, `kept` by what choices are measured in this turn.
    """

    def __init__(self, match: Match, scenes: Scenes, kept: dict[Any, str] | None = None):
        game = match.game
        self._bot = bot_policy(game, game.story.GUIDE or game.type.bots.COMPILED[-1])
        self._kept = {} if kept is None else kept
        self._scenes, self._begun = scenes, -1  # the first decision
        self._counts = turns(match) <= match.game.num_players  # no turn of whoever is guided is over
        self._chosen: tuple[Any, int] = None, -1  # the state of the latest decision, and what to do there
        self._looked = False  # whether that was judged
        self._advised = -1, -1, list[Any]()  # the latest decision, what was said, and the states that this leads to
        self._own: set[int] = set()  # turns of whoever is guided
        self.over_in = 0  # the turn in which it says that it is over
        self._strayed = -1, ""  # the decision after somebody went their own way, and what is said of that there

    def is_over(self, match: Match) -> bool:
        """Return whether the turns are over; if the first decision was taken back, they begin again."""
        now = turns(match)
        own = match.game.story.turn_of(match.game.setup, match.state) == match.player  # not setting up, nor attacked
        self._own = {turn for turn in self._own if turn < now} | ({now} if own else set())
        if match.ply < self._begun:
            self._begun, self._advised = match.ply, (-1, -1, [])
        if len(self._own) <= TURNS:
            return False
        self.over_in = self.over_in or now
        return True

    def step(self, match: Match, selection: Selection, drawn: Mapping[str, str]) -> Step:
        """Return what to do now, where these parts are in sight, each with its name."""
        game, state, cast = match.game, match.state, cast_of(match)
        action = self.choice(match)
        ply, named, advised = self._advised
        self._begun = self._begun if self._begun >= 0 else match.ply
        if 0 <= ply < match.ply and not set(advised) & set(match.states[ply + 1 : match.ply + 1]):
            lost = given_up(game, match.states[ply], match.actions[ply], named)
            if lost or not self._strayed[1]:
                self._strayed = match.ply, say("own-way", lost=lost or False)
        far, there = self._far(match, action)
        self._advised = match.ply, action, [game.child(state, action), there]
        own_way = self._strayed[1] if match.ply == self._strayed[0] else ""
        welcome = game.story.welcome(game.setup, cast) if match.ply == self._begun else ""
        asked = game.words.question(game.setup, state, cast.names)  # in no words about a mouse
        said = game.story.guide(game.setup, state, action, cast)
        if not said and asked != say_all("decides", cast, who=match.player):
            said = sentence(asked)
        part, near = self._touch(selection, action, far), self._touch(selection, action, "")
        why = "" if selection.parts else capital(said)  # what is selected needs no more reasons
        if part in selection.parts and selection.action is None:
            why = selection.why_not(partial(why_not_together, match))

        def told(part: str) -> str:
            name = _short(drawn[part]) if part in drawn else say("named", what=game.short_label(state, action))
            asked = say("put-back" if part in selection.parts else "touch", what=name)
            return in_a_row([own_way, asked, why], "space")

        turn = max(1, len(self._own)) if self._counts else 0
        return Step(told(part), part if part in drawn else f"do:{action}", turn, welcome, told(near))

    def choice(self, match: Match) -> int:
        """Return what is advised now: what its bot would do, as long as nothing else is clearly better.

        At a game's first decision nobody looks unless alone, so that a table that begins with its guide is soon there.
        """
        game, state = match.game, match.state
        if self._chosen[0] is not state:
            usual = self._usual(game, state)
            first = self._begun < 0 and turns(match) <= 1 < game.num_players
            self._looked = not first and len(match.legal_actions()) > 1
            now = question(match)
            found = hinted(game, state, usual, self._kept.get(now, ""), SECONDS) if self._looked else None
            if found:
                self._kept.setdefault(now, found.goal)
            self._chosen = state, found.ranked[0].action if found else usual
        return self._chosen[1]

    def _usual(self, game: Game, state: Any) -> int:
        errands, legal = game.goals.errands(game, state), game.legal_actions(state)
        found = by_errand(game, state, legal, backed=legal) if errands else None
        return found.ranked[0].action if found else self._bot(state, 0.5)

    def looks_again(self, match: Match) -> bool:
        """Look at the first decision, too, and return whether another choice is shown now."""
        state, before = self._chosen
        if self._looked or state is not match.state:
            return False
        self._chosen = None, -1
        return before != self.choice(match)

    def heed(self, match: Match, action: int) -> None:
        """Show from now on what a hint named here; who follows that, or what was shown before, does not stray."""
        self._chosen, self._looked = (match.state, action), True
        shown = self._advised[2] if match.ply == self._advised[0] else []
        self._advised = match.ply, action, [*shown, match.game.child(match.state, action)]

    def _touch(self, selection: Selection, action: int, far: str) -> str:
        """Return what to touch next for an action: what is selected by mistake, what is not yet selected, all of it."""
        parts = dict(selection.moves)[action]
        one = len(parts) == 1 and not parts[0].startswith(selection.multi_select or ("none:",))
        if one and not selection.is_one_of_several(parts[0]):
            return far or parts[0]
        wrong = [part for part in selection.parts if part not in parts]
        missing = [part for part in parts if part not in selection.parts]
        return next(iter([*sorted(wrong), *missing]), "do:selected")

    def _far(self, match: Match, action: int) -> tuple[str, Any]:
        """Return the farthest part that is reached at once by what the bot would do next, if any, and what follows."""
        game, state = match.game, match.state
        after = game.child(state, action)
        far = "", after
        for _ in range(AHEAD):
            if game.is_terminal(after) or game.current_player(after) != match.player:
                break
            following = self._usual(game, after)
            part, after = game.parts(after, following)[0], game.child(after, following)
            there = state
            for each in self._scenes.route(game, state, part):
                there = game.child(there, each)
            far = (part, after) if there == after else far
        return far


def _short(label: str) -> str:
    """Return the name at the beginning of a label.

    >>> [_short(label) for label in ("the red D6 shows 2, sabotage", "(5, 1), your cab", "(5, 1)、車", "Play (R)")]
    ['the red D6', '(5, 1)', '(5, 1)', '“Play”']
    """
    name = re.split(r", (?!\d+\))|、| shows ", label)[0]
    return say("named", what=name.removesuffix(" (R)")) if name.endswith(" (R)") else name
