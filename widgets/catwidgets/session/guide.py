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

from catlib.game import Game, capital, goal_words, in_a_row, sentence
from catlib.game import say as say_all
from catlib.play import Match, Worth, bot_policy, cast_of, turns
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

    Before the first decision it has a `welcome`: who one is, and what one plays for. `hint` says the same of its
    `action` without what became of the choice before, where a game's own guide speaks or a place takes several choices.
    """

    said: str
    touch: str
    turn: int
    welcome: str = ""
    action: int = -1
    hint: str = ""


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
        self._chosen: tuple[Any, list[int]] = None, []  # the state of the latest decision, what to do there, or as good
        self._looked = self._sure = False  # whether that was judged, and exactly
        self._goal = ""  # by what
        self._advised = -1, -1, set[int](), None  # the latest decision, what was said, or as good, the end of the way
        self._way: tuple[Any, int, str, Any] = None, -1, "", None  # of a state and what is done there: its end
        self._own: set[int] = set()  # turns of whoever is guided
        self.over_in = 0  # the turn in which it says that it is over
        self._strayed = -1, ""  # the decision after somebody went their own way, and what is said of that there

    def is_over(self, match: Match) -> bool:
        """Return whether the turns are over; if the first decision was taken back, they begin again."""
        now = turns(match)
        own = match.game.story.turn_of(match.game.setup, match.state) == match.player  # not setting up, nor attacked
        self._own = {turn for turn in self._own if turn < now} | ({now} if own else set())
        if match.ply < self._begun:
            self._begun, self._advised = match.ply, (-1, -1, set(), None)
        if len(self._own) <= TURNS:
            return False
        self.over_in = self.over_in or now
        return True

    def step(self, match: Match, selection: Selection, drawn: Mapping[str, str]) -> Step:
        """Return what to do now, where these parts are in sight, each with its name."""
        game, state = match.game, match.state
        action, good = self._meant(match, selection), self._good(match)
        ply, named, shown, led = self._advised
        self._begun = self._begun if self._begun >= 0 else match.ply
        went = match.states[ply + 1 : match.ply + 1]
        if 0 <= ply < match.ply and match.actions[ply] not in shown and led not in went:
            lost = given_up(game, match.states[ply], match.actions[ply], named)
            if lost or not self._strayed[1]:
                self._strayed = match.ply, say("own-way", lost=lost or False)
        far, there = self._far(match, action)
        self._advised = match.ply, action, {*good, action, *(shown if ply == match.ply else ())}, there
        part, label = self._touch(selection, action, far), say("named", what=game.short_label(state, action))
        name = _short(drawn[part]) if part in drawn else label
        lacks = part.startswith(selection.multi_select or ("none:",)) and len(dict(selection.moves)[action]) > 1
        touch = "put-back" if part in selection.parts else "touch-for" if lacks else "touch"
        asked = say(touch, what=name, whole=label)
        listed = bool(self._scenes.ends(game, state))  # under the name that is touched
        first = say("first-step", what=label) if part == far and part in drawn and not listed else ""
        same = self._sure and not first and len(good) == len(match.legal_actions()) > 1
        waits = "" if selection.parts else self._waits(match, there)
        alike = goal_words(game, self._goal, "same") or say("all-the-same")
        why = self._why(match, selection, action, part), waits, alike if same else ""
        hint = in_a_row([asked, first, *why], "space")
        own_way = self._strayed[1] if match.ply == self._strayed[0] else ""
        welcome = game.story.welcome(game.setup, cast_of(match)) if match.ply == self._begun else ""
        turn, where = max(1, len(self._own)) if self._counts else 0, part if part in drawn else f"do:{action}"
        said = in_a_row([own_way, hint], "space")
        return Step(said, where, turn, welcome, action, hint if game.story.GUIDE or first or waits else "")

    def _why(self, match: Match, selection: Selection, action: int, part: str) -> str:
        """Return why; of what is selected only what is wrong with it."""
        game, state, cast = match.game, match.state, cast_of(match)
        if selection.parts:
            wrong = part in selection.parts and selection.action is None
            return selection.why_not(partial(why_not_together, match)) if wrong else ""
        asked = game.words.question(game.setup, state, cast.names)  # in no words about a mouse
        said = game.story.guide(game.setup, state, action, cast)
        if not said and asked != say_all("decides", cast, who=match.player):
            said = sentence(asked)
        return capital(said)

    def _waits(self, match: Match, there: Any) -> str:
        """Return what waits where a choice leads, if dice decide that."""
        game = match.game
        outcomes = game.chance_weights(there) if game.is_chance_node(there) else ()
        return next((game.story.guide(game.setup, there, each, cast_of(match)) for each, _ in outcomes), "")

    def choice(self, match: Match) -> int:
        """Return what is advised now: what its bot would do, as long as nothing else is clearly better."""
        return self._good(match)[0]

    def _good(self, match: Match) -> list[int]:
        """Return what is advised now, and what is as good.

        At a game's first decision nobody looks unless alone, so that a table that begins with its guide is soon there.
        """
        state, now = match.state, question(match)
        if self._chosen[0] is not state:
            first = self._begun < 0 and turns(match) <= 1 < match.game.num_players
            self._looked = not first and len(match.legal_actions()) > 1
            found = self._found(match, state) if self._looked else None
            if found:
                self._kept.setdefault(now, found.goal)
            self._sure, self._goal = bool(found and found.sure), found.goal if found else ""
            self._chosen = state, [*found.contenders] if found else [self._usual(match.game, state)]
        return self._chosen[1]

    def _meant(self, match: Match, selection: Selection) -> int:
        """Return what is advised, or of what is as good that to which everything belongs that is selected already."""
        parts, good = dict(selection.moves), self._good(match)
        return next((action for action in good if {*selection.parts} <= {*parts[action]}), good[0])

    def _found(self, match: Match, state: Any) -> Worth | None:
        """Return what the choices of a state of this turn are worth."""
        kept = self._kept.get((turns(match), getattr(state, "phase", 0)), "")
        return hinted(match.game, state, self._usual(match.game, state), kept, SECONDS)

    def _usual(self, game: Game, state: Any) -> int:
        errands, legal = game.goals.errands(game, state), game.legal_actions(state)
        found = by_errand(game, state, legal, backed=legal) if errands else None
        return found.ranked[0].action if found else self._bot(state, 0.5)

    def looks_again(self, match: Match) -> bool:
        """Look at the first decision, too, and return whether another choice is shown now."""
        state, before = self._chosen
        if self._looked or state is not match.state:
            return False
        self._chosen = None, []
        return before[0] != self.choice(match)

    def heed(self, match: Match, *good: int) -> None:
        """Show from now on what a hint named here; who follows that, or what was shown before, does not stray."""
        self._chosen, self._looked = (match.state, [*good]), True
        ply, _, shown, led = self._advised
        now = ply == match.ply
        self._advised = match.ply, good[0], {*good, *(shown if now else ())}, led if now else None

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
        """Return the farthest part that is reached at once by what is advised next, if any, and what follows."""
        game, state = match.game, match.state
        if self._way[0] is state and self._way[1] == action:
            return self._way[2:]
        after = game.child(state, action)
        far = "", after
        for _ in range(AHEAD):
            if game.is_terminal(after) or game.current_player(after) != match.player:
                break
            if not any(self._scenes.route(game, state, game.parts(after, a)[0]) for a in game.legal_actions(after)):
                break  # nobody need think about what is not reached at once
            found = self._found(match, after) if self._looked else None
            following = found.ranked[0].action if found else self._usual(game, after)
            part, after = game.parts(after, following)[0], game.child(after, following)
            way, there = self._scenes.route(game, state, part), state
            if not way:
                break
            for each in way:
                there = game.child(there, each)
            far = (part, after) if there == after else far
        self._way = state, action, *far
        return far


def _short(label: str) -> str:
    """Return the name at the beginning of a label.

    >>> [_short(label) for label in ("the red D6 shows 2, sabotage", "(5, 1), your cab", "(5, 1)、車", "Play (R)")]
    ['the red D6', '(5, 1)', '(5, 1)', '“Play”']
    """
    name = re.split(r", (?!\d+\))|、| shows ", label)[0]
    return say("named", what=name.removesuffix(" (R)")) if name.endswith(" (R)") else name
