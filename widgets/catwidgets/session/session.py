"""A game being played, without a screen: the match, who sees what, what is selected, what choices are worth.

>>> from catlib import load
>>> session = Session(Match(load("cat_cab", players=1), ["human", "greedy"], seed=24))
>>> shown = [*session.advance()]; session.take_in()
>>> session.status().rpartition("Your turn. ")[2]
'Click the dice you want to roll again, or keep all of them. 4 more curses end your rolls.'
"""

import contextlib
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from catlib.game import RANDOM, SEARCH, Game, IllegalAction, capital, goal_words, load, seat_bots, sentence
from catlib.play import HUMAN, Judged, Match, Worth, aim, brings, goals, reason, turns, worth_of_way
from catlib.rules import CHANCE
from catlib.solving import ActionValue
from catwidgets.scenes import NOBODY, UNDRAWN, Scenes, View
from catwidgets.session.advice import Chances, chances_in_steps, leader, worth_in_steps
from catwidgets.session.guide import Guide, Step, question
from catwidgets.session.keeping import Keeper
from catwidgets.session.narrator import Narrator
from catwidgets.session.selection import Selection
from catwidgets.session.voice import say
from catwidgets.session.wording import has_secrets, rolls_openly, why_not, why_not_together

WHICH, WORTH, WHY = 1, 2, 3  # what a hint tells, one after the other, and then again
HINTS = ("hint", "hint-worth", "hint-why")
VAGUE = 0.1  # half an interval of a chance from which on it tells nobody anything
SHOW_AFTER = 0.3  # seconds of bots thinking after which what they did so far is shown


class BotStopped(ValueError):
    """A bot that failed while it thought; the game is as it was before. `details` are for whoever wrote the bot."""

    def __init__(self, who: str, error: Exception):
        reason = f"{type(error).__name__}: {error}".rstrip(": ")
        super().__init__(say("bot-stopped", who=who, reason=reason))
        self.details = "".join(traceback.format_exception(error))


class Session:
    """A match being played by persons and bots, and all that one look at it brings.

    `goal` measures choices, `worth` is what they are worth by it once that is worked out. Without a goal `hint` is how
    much of that was asked for here: nothing (0), WHICH is best, the WORTH of all, WHY. With `step_by_step` dice and
    bots wait for `next`, with `real_dice` somebody says what dice show. `recent` are the states from the position shown
    before to this one, `actions_since` the actions between them; `position` is another number at every position, not
    where its choices are only measured anew.
    Hidden cards are shown to `viewer` only; `cover` hides them until the next person takes the screen, and
    `open_hands` shows them all where only bots play.
    """

    _viewing: int | None

    def __init__(
        self,
        match: Match,
        goal: str | None = None,
        step_by_step: bool = False,
        real_dice: bool = False,
        keeper: Keeper | None = None,
        scenes: Scenes = UNDRAWN,
    ):
        self.match, self.step_by_step, self.real_dice = match, step_by_step, real_dice
        self._began_opened = match.ply > 0
        self.measure_by(goal)
        self.scenes = scenes
        self.secret, self.open_hands = has_secrets(match.game), False
        self.cover = self.scenes.COVERED
        self.keeper = keeper or Keeper(None)
        self.position = 0
        self.guide: Guide | None = None
        self.is_guide_over = False
        self.explained_at: dict[str, int] | None = None  # what newcomers are told once, with the ply; None: no newcomer
        self._about: tuple[Any, ...] = ()
        self._midway: dict[int, Any] = {}  # by ply the state between actions of one touch
        self._warned: tuple[str, Any] = "", None  # the part last touched that is asked for again, and where
        self._leaders: dict[int, tuple[int, int]] = {}  # the ply at which it was asked in a turn, who wins beyond doubt
        self._called_best: dict[int, tuple[Any, set[str]]] = {}
        self._kept: dict[Any, str] = {}  # by turn and question what hints measured there
        self._guided_by: tuple[Any, int, str, str] = None, -1, "", ""  # where, the choice, sentence and part of a guide
        self.plays_on = False  # whoever was asked does not want to end
        self.look_anew()

    def look_anew(self) -> None:
        """Forget what belongs to one look at the game; hidden cards are covered."""
        self._viewing = None
        self._shown: tuple[Match, int] = (self.match, 0)
        self.recent: list[Any] = []
        self.actions_since: list[int] = []
        self.all_choices = self.is_worked_out = False
        self.worth: Worth | None = None
        self.hint = 0
        self.ends: Mapping[str, str] = {}
        self.worth_of_ends: Mapping[str, ActionValue] = {}
        self.narrator = Narrator(self.match, self.viewer)
        self.selection = Selection(self.scenes.MULTI_SELECT, self.scenes.INTERPRETATIONS)

    # What a person does

    @property
    def can_undo(self) -> bool:
        """Return whether there is anything to take back; what was decided for a person before an opened game is not."""
        match, last = self.match, self.match.last_decision
        if self.step_by_step or self.real_dice:
            return match.ply > 0
        if last is None or match.is_ended_early or turns(match) > 1 or not self._began_opened:
            return match.can_undo
        return match.game.story.turn_of(match.game.setup, match.states[last]) >= 0

    def undo(self) -> None:
        """Go back to where a person decided, or said what a die shows; by one step when playing step by step."""
        by_step = self.step_by_step or self.real_dice
        if not self.match.undo(step=by_step):
            raise ValueError(say("nothing-to-undo"))
        while self._is_midway and not by_step:
            self.match.undo()
        while self.real_dice and not self.step_by_step and self.moves_alone and self.match.ply:
            self.match.undo(step=True)

    def redo(self) -> None:
        """Do again what was taken back."""
        by_step = self.step_by_step or self.real_dice
        if not self.match.redo(step=by_step):
            raise ValueError(say("nothing-to-redo"))
        while self._is_midway and not by_step and self.match.redo():
            pass

    @property
    def _is_midway(self) -> bool:
        """True between the actions of one touch, which are taken back as one."""
        return self._midway.get(self.match.ply) is self.match.state

    def follow(self, way: Sequence[int]) -> None:
        """Take the actions of one touch but for the last."""
        for action in way[:-1]:
            self.match.act(action)
            self._midway[self.match.ply] = self.match.state

    def next(self) -> None:
        """Roll the next die, or let the next bot decide."""
        if self.match.is_over:
            raise ValueError(say("game-over"))
        if self.match.waits_for_human:
            raise ValueError(capital(say("has-to-decide", self.narrator.cast, who=self.match.player)))
        self.step()

    def sit(self, seat: int, who: str | None, name: str | None = None) -> None:
        """Put a person or a bot in a seat."""
        try:
            self.match.sit(seat, who, name)
        except ValueError as error:
            raise ValueError(f"{capital(str(error).partition(': ')[2])}.") from None

    def another(
        self, seed: int | None, players: int | None, house: Mapping[str, Any] | None, names: Sequence[str | None]
    ) -> Match:
        """Return a new match with the same players; bots of the game take the seats that are added."""
        now = self.match.game
        same = players in (None, now.players) and house in (None, now.spec()["house"])
        game = now if same else load(now.type, players or now.players, now.house if house is None else house)
        seats = (*self.match.seats, *seat_bots(game)[len(self.match.seats) :])[: game.num_players]
        begin = self.scenes.opened if self._began_opened and not self.real_dice else Match
        return begin(game, seats, seed, [*names, *[None] * len(seats)][: len(seats)], self.match.dice)

    def take(self, match: Match) -> None:
        """Go on with another match of this game, whatever its house rules and number of players."""
        if match.game.name != self.match.game.name:
            raise ValueError(f"this is a match of {match.game.title}; this table is set for {self.match.game.title}.")
        self.match, self._viewing, self.guide, self.is_guide_over = match, None, None, False
        self._leaders, self._kept, self.plays_on = {}, {}, False

    def show_how(self, on: bool) -> None:
        """Guide a newcomer through the next turns, or on after a hint; or no longer."""
        begun = None if self.is_guide_over else self.guide
        self.guide = (begun or Guide(self.match, self.scenes, self._kept)) if on else None
        self.is_guide_over = False
        self._hand_on()
        self.hint = 0
        if not self.goal:  # what a hint told is put away
            self.worth, self.is_worked_out = None, False
        self.explained_at = self.explained_at or {} if on else self.explained_at

    def step_to_show(self, drawn: Mapping[str, str]) -> Step | None:
        """Return what the guide shows now, where these parts are in sight, by name; None for nothing.

        It is over after three turns, and gone with the turn in which it says so; it leaves the word to a hint.
        """
        if self.guide and self.is_guide_over and (self.hint or self.guide.over_in != turns(self.match)):
            self.guide, self.is_guide_over = None, False
        if self.guide is None or self.hint or not self.selection.moves:
            return None
        self.is_guide_over = self.guide.is_over(self.match)
        step = None if self.is_guide_over else self.guide.step(self.match, self.selection, drawn)
        if step:
            self._call_best(step.action)
            self._guided_by = self.match.state, step.action, step.hint, step.touch
        return step

    def guided_words(self) -> str:
        """Return what a game's own guide said here, where a hint names the same or nothing; else nothing."""
        state, action, said, _ = self._guided_by
        is_same = not self.suggested or self.suggested[0].action == action
        return said if state is self.match.state and is_same else ""

    @property
    def guided(self) -> int:
        """The action that the guide shows now; -1 where it shows none."""
        state, action, *_ = self._guided_by
        return action if self.guide and state is self.match.state else -1

    def measure_by(self, goal: str | None) -> None:
        """Measure choices by a goal of the game, or by none."""
        if goal is not None and goal not in goals(self.match.game):
            known = ", ".join(goals(self.match.game))
            raise ValueError(f"goal={goal!r}: {self.match.game.title} measures by {known}, or None")
        self.goal = goal

    def touch(self, part: str, drawn: bool = True) -> Sequence[int]:
        """Return the actions in a row that touching a part takes; none where it is only selected, or let go.

        `drawn` is false for a part that is nowhere on the boards. Raise IllegalAction with the reason where it does
        nothing, and once before what is risky.
        """
        if self.is_covered:
            raise IllegalAction(say("then-presses-s", asked=self.pass_the_screen))
        if self.match.waits_for_human:
            if (drawn and part.startswith(self.selection.multi_select)) or self.selection.is_one_of_several(part):
                self.selection.toggle(part)
                return ()
            action = self.selection.completed_by(part)
            state = self.match.state
            way = self.scenes.route(self.match.game, state, part) if action is None else (action,)
            warned = self._warned == (part, state)
            if way and not warned and (warning := self.scenes.warning(self.match.game, state, part, way)):
                self._warned = part, state
                raise IllegalAction(warning)
            if way:
                return way
        elif self.match.game.words.HIDDEN and not self.match.is_over:
            raise IllegalAction(say("not-asked"))  # the reason would be about cards that nobody here may see
        raise IllegalAction(why_not(self.match, part))

    def rolls(self, part: str) -> bool:
        """Return whether touching a part rolls a die that is due."""
        waits = self.match.is_over or self.match.waits_for_human or self.real_dice
        return part.startswith("die:") and not waits

    def selected(self) -> int:
        """Return the action that is selected."""
        if self.selection.action is None:
            raise IllegalAction(self.why_not() or self.narrator.question())
        return self.selection.action

    def why_not(self) -> str:
        """Say why what is selected cannot be done, or what is still to be said."""
        return self.selection.why_not(lambda parts: why_not_together(self.match, parts))

    def repeat(self) -> None:
        """Do over and over what the scenes offer, until it ends or another person decides."""
        match = self.match
        found = self.scenes.repeat(match.game, match.state) if match.waits_for_human else None
        if found is None:
            raise ValueError(say("nothing-to-repeat"))
        seat, choose = match.player, found[1]
        with contextlib.suppress(BotStopped):  # going on meets it again and reports it
            while match.waits_for_human and match.player == seat and (action := choose(match.state)) is not None:
                match.act(action)
                while self.moves_alone:
                    self.step()

    # To end early

    def leaders(self) -> Iterator[int | None]:
        """Find in short steps who wins beyond doubt; nothing where nobody could agree to end, or it is known."""
        match, story, now = self.match, self.match.game.story, turns(self.match)
        self._leaders = {turn: at for turn, at in self._leaders.items() if at[0] <= match.ply}
        alone = len(self.people) == 1 < match.game.num_players and not self.plays_on
        is_own = match.waits_for_human and story.turn_of(match.game.setup, match.state) == match.player
        for found in leader(match, match.player) if alone and is_own and now not in self._leaders else ():
            if found is not None:
                self._leaders[now] = match.ply, found
            yield found

    @property
    def leader(self) -> int:
        """The seat that has won beyond doubt for a round; -1 for nobody, or where that was answered."""
        last = [self._leaders[turn][1] for turn in sorted(self._leaders)][-2:]
        agree = len(last) == 2 and last[0] == last[1] and not self.plays_on and self.match.waits_for_human
        return last[-1] if agree else -1

    def resign(self) -> None:
        """End the game for the person at the table: the other wins, or of several whoever leads by the game's own
        measure; nobody where none leads."""
        match, me = self.match, self.match.player if self.match.waits_for_human else self.people[0]
        game, others = match.game, [seat for seat in range(match.game.num_players) if seat != me]
        if game.rules.TEAMS:
            return match.end()
        measured = [0.0] * game.num_players
        if game.rules.evaluate:
            game.rules.evaluate(game.setup, match.state, measured)
        most = max((measured[seat] for seat in others), default=0.0)
        ahead = [seat for seat in others if measured[seat] == most]
        return match.end(ahead if len(ahead) == 1 else [])

    # Who looks

    @property
    def people(self) -> list[int]:
        """The seats in which persons sit."""
        return [seat for seat, who in enumerate(self.match.seats) if who == HUMAN]

    @property
    def viewer(self) -> int | None:
        """Return whose cards are shown: a seat's, NOBODY's, or all (None)."""
        people = self.people
        if not self.secret or (not people and self.open_hands):
            return None
        if len(people) == 1:
            return people[0]
        return NOBODY if self._viewing is None else self._viewing

    @property
    def is_covered(self) -> bool:
        """True if the screen has to be passed before somebody decides."""
        return self.secret and self.match.waits_for_human and self.viewer != self.match.player

    @property
    def pass_the_screen(self) -> str:
        """The request to pass the screen to the person who decides."""
        return say("pass-screen", who=self.narrator.names[self.match.player])

    def look(self) -> None:
        """Show the person who is to decide the cards of that seat."""
        if not self.is_covered:
            raise ValueError(say("nothing-covered"))
        self._viewing = self.match.player

    @property
    def cover(self) -> bool:
        """True if hidden cards are covered before another person decides."""
        return self._cover

    @cover.setter
    def cover(self, on: bool) -> None:
        self._cover, self._viewing = on, None

    # Going on

    @property
    def moves_alone(self) -> bool:
        """True while a bot decides, or dice that nobody rolls by hand."""
        match = self.match
        return not (match.is_over or match.waits_for_human or (self.real_dice and rolls_openly(match)))

    def step(self) -> None:
        """Play one outcome of chance, or one decision of a bot; raise BotStopped if that fails."""
        try:
            self.match.step()
        except Exception as error:
            if self.match.player < 0 or isinstance(error, ValueError):
                raise
            raise BotStopped(self.narrator.names[self.match.player], error) from error

    def advance(self, pictures: int = 0) -> Iterator[str | None]:
        """Let chance and bots play, unless step by step; what happened so far is kept before a bot decides.

        Hand out None where the position is to be shown, as before a bot that searches, and up to that many times the
        sentence of a picture to be taken of what others did.
        """
        began, kept = time.monotonic(), False
        match, (_, start) = self.match, self._shown
        self.selection.offer([])
        self.ends, self.worth = {}, None
        start = start if 0 < start < match.ply else match.ply
        while not self.step_by_step:
            if start < match.ply:
                start, told = self._told_since(start) if pictures else (match.ply, "")
                if told:
                    pictures -= 1
                    yield told
            if not self.moves_alone:
                return
            if self._is_slow() or time.monotonic() - began > SHOW_AFTER:
                self.take_in()
                yield None
                began, kept = time.monotonic(), False
            if match.player >= 0 and not kept:
                self.keeper.keep(match)
                kept = True
            self.step()

    def _told_since(self, start: int) -> tuple[int, str]:
        """Return from where the next picture counts, and what others did since a ply, once all its dice lie.

        What ends a person's turn is told as well where others go on.
        """
        match, story, setup = self.match, self.match.game.story, self.match.game.setup
        before, people = match.states[match.ply - 1], self.people
        is_own = story.turn_of(setup, before) in people
        ends = story.turn_of(setup, match.state) not in people and self.moves_alone
        if is_own and not ends:
            return match.ply, ""
        if match.player == CHANCE and story.together(setup, before, 0) == story.together(setup, match.state, 0):
            return start, ""
        told = self.narrator.happened(start)
        if not told:
            return start, ""
        self._look_back_to(start)
        return match.ply, told[-1]

    def _look_back_to(self, ply: int) -> None:
        """Take what happened since a ply as new."""
        self.recent = self.match.states[ply : self.match.ply + 1]
        self.actions_since = self.match.actions[ply : self.match.ply]

    def moments(self) -> dict[str, str]:
        """The parts where something happened since the picture before, each with its kind."""
        return self.narrator.moments(self.match.ply - len(self.actions_since))

    def _is_slow(self) -> bool:
        """Return whether a bot decides now that is not a rule, but searches."""
        match = self.match
        return match.player >= 0 and match.seats[match.player] not in match.game.type.bots.COMPILED

    def take_in(self) -> None:
        """Forget what belonged to the position shown before, and look at this one."""
        match, ply = self._shown
        if match is not self.match or self.match.ply < ply:
            self.recent, self.actions_since = [], []
        elif self.match.ply > ply:
            self._look_back_to(ply)
        match = self.match
        self._shown = match, match.ply
        if match.waits_for_human and self._viewing != match.player:
            self._viewing = None if self.cover else match.player  # whoever looked looks away
        if self._viewing not in self.people:
            self._viewing = None
        if not self.narrator.tells(match, self.viewer):
            self.narrator = Narrator(match, self.viewer)
        self.hint = 0
        self.all_choices, self.worth, self.is_worked_out, self.worth_of_ends = False, None, False, {}
        legal = match.legal_actions() if match.waits_for_human and not self.is_covered else []
        before, self._about = self._about, (match, match.ply, match.state, self.viewer, legal)
        self.position += before != self._about
        self.selection.offer((action, match.game.parts(match.state, action)) for action in legal)
        self.ends = self.scenes.ends(match.game, match.state) if legal else {}

    # Advice

    @property
    def is_waiting_for_worth(self) -> bool:
        """True while the worth of the choices is still to be worked out."""
        return bool((self.goal or self.hint) and self.selection.moves and not self.is_worked_out)

    @property
    def valued(self) -> Worth | None:
        """The worth of choices where all of it is shown."""
        return self.worth if self.goal or self.hint >= WORTH else None

    @property
    def has_hint(self) -> bool:
        """True where a hint tells something of the choices."""
        return bool(self.selection.moves and goals(self.match.game))

    @property
    def next_hint(self) -> str:
        """The name of the next hint."""
        return say(HINTS[self.hint % WHY])

    def ask_hint(self) -> None:
        """Tell of the choices here which is best, then what each is worth, then why; then from the first again."""
        if not self.has_hint:
            raise ValueError(say("no-more-hints"))
        self.hint = self.hint % WHY + 1

    def values(self) -> Iterator[tuple[Worth | None]]:
        """Work out what the choices of this position are worth, soon and then better, in steps still to be done."""
        kept = self._kept.get(question(self.match), "")
        guided = self.guide.choice(self.match) if self.guide and self.selection.moves else None
        return worth_in_steps(self.match.game, self.match.state, self.goal, guided, kept)

    def learn(self, found: tuple[Worth | None]) -> None:
        """Take in what the choices turned out to be worth."""
        [known] = found
        self.worth, self.is_worked_out = known, True
        ways = {part: known and self._worth_at(part, words, known) for part, words in self.places.items()}
        self.worth_of_ends = {part: option for part, option in ways.items() if option}
        if known and not self.goal:
            self._kept.setdefault(question(self.match), known.goal)
        if known and (self.hint or self.goal == aim(self.match.game)):
            self._call_best(*(option.action for option in self.suggested))
        self._hand_on()

    @property
    def places(self) -> Mapping[str, str]:
        """The ends of routes and, among them, the place that a guide names, each with words for the list."""
        (state, _, _, part), match = self._guided_by, self.match
        if not self.ends or part in self.ends or state is not match.state:
            return self.ends
        before, last = match.state, -1
        for last in self.scenes.route(match.game, state, part):
            before, state = state, match.game.child(state, last)
        return self.ends if last < 0 else {part: match.game.short_label(before, last), **self.ends}

    def _worth_at(self, part: str, words: str, found: Worth) -> ActionValue | None:
        match = self.match
        return worth_of_way(match.game, match.state, found, self.scenes.route(match.game, match.state, part), words)

    @property
    def place(self) -> str:
        """The place, far away, that is as good as the choice that is suggested: what a guide named, or an end that the
        choice leads to."""
        (state, action, _, part), good = self._guided_by, self.suggested
        if good and state is self.match.state and action == good[0].action and part in self.worth_of_ends:
            return part
        leads = (id for id, o in self.worth_of_ends.items() if o.best and good and o.action == good[0].action)
        return next(leads, "")

    def _hand_on(self) -> None:
        """Have the guide show what a hint names, so that nobody waits for it again."""
        if self.hint and self.guide and self.worth and (good := self.worth.good):
            self.guide.heed(self.match, *(option.action for option in good))

    def _call_best(self, *actions: int) -> None:
        ply = self.match.ply
        self._called_best[ply] = self.match.state, self.called_best().get(ply, set()) | set(map(self.label, actions))

    def called_best(self) -> dict[int, set[str]]:
        """The choices that list, hints and guide called the best in this game, or too close to it to tell, by ply."""
        states = self.match.states
        return {ply: labels for ply, (state, labels) in self._called_best.items() if state in states[ply : ply + 1]}

    @property
    def suggested(self) -> Sequence[ActionValue]:
        """The choices that are the best, or may be, one of each name, the simplest first."""
        found, parts, state = self.worth, self.match.game.parts, self.match.state
        good = found.good if found else []
        if found and not found.contenders:
            good.sort(key=lambda option: len(parts(state, option.action)))
        named = {self.label(option.action): option for option in reversed(good)}
        return [*named.values()][::-1]

    def gains(self) -> str:
        """Say in the game's own words what the choice that is suggested brings, beside the next best."""
        found, good = self.worth, self.suggested
        if found is None or not good or (found.is_close and found.chance and found.half(good[0]) > VAGUE):
            return ""
        return brings(self.match.game, found, good[0], None if found.is_close else self._other)

    @property
    def _gained(self) -> str:
        """The gain of the suggested choice, as the story of the game counts it; empty where it does not."""
        match, good = self.match, self.suggested
        return match.game.story.gain(match.game.setup, match.state, good[0].action, self.narrator.cast) if good else ""

    @property
    def _other(self) -> ActionValue:
        """The best of the choices that are not suggested; the first that is, where there is none."""
        good, ranked = self.suggested, self.worth.ranked if self.worth else ()
        named = {self.label(each.action) for each in good}
        return next((o for o in ranked if self.label(o.action) not in named), good[0])

    def why(self) -> str:
        """Say why the choice that is suggested is good: what it brings, in words of the game, or by another goal."""
        found, match, good = self.worth, self.match, self.suggested
        if found is None or not good:
            return ""
        game, best, other = match.game, good[0], self._other
        said = self._gained or game.story.guide(game.setup, match.state, best.action, self.narrator.cast)
        if said or found.is_close or other is best:
            return sentence(capital(said).removesuffix(".")) if said else ""
        judged = Judged(match.ply, self.label(other.action), other.value, self.label(best.action), best.value, 0.0)
        return reason(match, judged, "next") if found.goal == aim(game) and best.value < 1 else ""

    def alike(self) -> str:
        """Say that other choices may be as good as the one that is suggested; empty where none is."""
        found, good = self.worth, self.suggested
        if found is None or len(good) < 2:
            return ""
        if found.sure and len(found.contenders) == len(found.options):
            return goal_words(self.match.game, found.goal, "same") or say("all-the-same")
        return say("hint-others", n=len(good) - 1, close=not found.sure)

    def beside(self) -> str:
        """Say what the next best choice brings instead, where that is counted; of estimates how they were made."""
        found, good = self.worth, self.suggested
        if found is None or not found.sure:
            chosen = len({self.label(action) for action, _ in self.selection.moves}) > 1 and not self._gained
            if not (found and found.games and chosen):
                return ""
            first, second = [*[self.label(each.action) for each in good], "", ""][:2]
            return say("how-known", n=max(1, len(good)), games=found.games, best=first, other=second)
        if not good:
            return ""
        if found.is_close:
            return say("no-matter")
        other, value = self._other, found.say(good[0].value)
        if good[0].value == other.value:
            return "" if other.best else say("sooner", best=self.label(good[0].action), other=self.label(other.action))
        if value == found.say(other.value):
            same = {self.label(o.action) for o in found.options if found.say(o.value) == value}
            return say("hint-others", n=max(1, len(same) - 1), close=False)
        lost, few = good[0].value - other.value, partial(found.figure, self.match.game)
        told = found.say if few(good[0].value) == few(other.value) else few
        less, value = told(other.value if found.chance else lost), told(good[0].value)
        label = self.label(other.action)
        by = goal_words(self.match.game, found.goal, "amount", n=less) or less
        chance: bool | str = found.chance
        if found.cost:
            chance, less = "cost", told(other.value)
            value = goal_words(self.match.game, found.goal, "amount", n=value)
        return say("next-best", other=label, chance=chance, by=by, less=less, value=value)

    def best(self) -> tuple[list[str], Sequence[tuple[float, float]]]:
        """Return the parts of the best choice that are to be touched still, and the way something goes by it; nothing
        where none stands out, unless a hint names one."""
        found, good = self.worth, self.suggested
        if found is None or not good or (found.is_close and not found.sure and not self.hint):
            return [], []
        if self.place:
            return [self.place], []
        parts = dict(self.selection.moves).get(good[0].action, ())
        arrow = self.scenes.arrow(self.match.game, self.match.state, good[0].action) if parts else ()
        return [part for part in parts if part not in self.selection.parts], arrow

    def chances(self) -> Iterator[Chances] | None:
        """Work out how probably the person at the table wins, in short steps; None where nothing is to be seen.

        Where hands are hidden, only eyes that see the hand see its chance.
        """
        match, people = self.match, self.people
        seat = match.player if match.waits_for_human else people[0] if people else 0
        if self.goal and (not self.secret or self.viewer in (None, seat)):
            return chances_in_steps(match, seat, self.worth)
        return None

    # For the screen

    def label(self, action: int) -> str:
        """Return an action in few words; actions that differ only in which of equal dice they touch share them."""
        return self.match.game.short_label(self.match.state, action)

    def view(self, overlays: frozenset[str] = frozenset(), on_paper: bool = False) -> View:
        """Return what scenes are drawn from; on paper without estimates, which differ a little each time."""
        match, worth = self.match, self.valued
        return View(
            match.game,
            match.state,
            self.narrator.names,
            self.selection.legal | self.ends.keys(),
            self.selection.parts,
            self.selection.badges(worth if worth and (worth.sure or not on_paper) else None),
            overlays,
            self.recent,
            self.actions_since,
            self.viewer,
            match.states[: match.ply + 1],
            match.actions[: match.ply],
        )

    def status(self, is_guided: bool = False) -> str:
        """Say what happened and what is asked now unless a guide says it, or how the game ended."""
        if self.match.is_over:
            return say("over-and", ending=self.narrator.ending())
        start = self.match.ply - max(0, len(self.recent) - 1)
        unasked = is_guided and not self.is_covered
        return self.narrator.told(start, "" if unasked else self.asked(), self.explained())

    def explained(self, passes: bool = False) -> str:
        """Return what a newcomer is told of what just happened to the reader for the first time; in a picture that
        passes only of what it stops for."""
        game, ply, known, moments = self.match.game, self.match.ply, self.explained_at, self.moments()
        if known is None:
            return ""
        new = moments.get("new", "").split() if not passes else []
        for kind in [*new, moments.get("", "")]:
            if (said := game.story.first(kind)) and known.setdefault(f"{game.name} {kind}", ply) == ply:
                return said
        return ""

    def asked(self) -> str:
        """Return what is asked now, the end of the status."""
        if self.is_covered:
            return f"{self.pass_the_screen}."
        is_part = self.selection.parts and self.selection.action is None
        return (is_part and self.why_not()) or self.narrator.question()


def usual_seats(game: Game) -> list[str]:
    """Return a person for the first seat, the game's own bots for the others, or a search where a file has none."""
    search = {RANDOM: SEARCH} if SEARCH in game.bots else {}
    return [HUMAN, *(search.get(bot, bot) for bot in seat_bots(game)[1:])]
