"""A table at which any game is played: board, dice, choices with their worth, what can happen, log, save.

>>> from catlib import load
>>> table = Table(load("cat_cab", players=2), seats=["human", "greedy"], seed=7)
>>> table.match.waits_for_human
True
>>> table.undo()
>>> table.board.error
'There is nothing to take back.'
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets as W

from catlib.game import DICE, Game, IllegalAction, capital, load, seat_bots
from catlib.play import HUMAN, Match, Slot, Worth, goals
from catlib.rules import CHANCE
from catwidgets.draw import Board, BotStopped, Scene, text, token
from catwidgets.page import Place, StillPicture, background, close_all, close_earlier, is_held
from catwidgets.scenes import NOBODY, View, scenes_of
from catwidgets.table import repeating
from catwidgets.table.advice import SOON, Chances, Later, chances_in_steps, worth_in_steps
from catwidgets.table.choices import badges_of, due, first_rows, plain_rows, valued_rows
from catwidgets.table.keeping import Keeper
from catwidgets.table.narrator import Narrator
from catwidgets.table.options import Choice, Options
from catwidgets.table.outcomes import LuckMeter, OutcomePreview
from catwidgets.table.panels import Log, Storage
from catwidgets.table.reviewing import ReviewPanel
from catwidgets.table.rulebook import RulebookButton
from catwidgets.table.selection import Selection
from catwidgets.table.setting_up import SettingUp
from catwidgets.table.tools import Tools, legend, with_class
from catwidgets.table.wording import has_secrets, rolls_openly, why_not, why_not_together

FRAMES = 24  # actions of others that are shown one after the other, before the rest is shown at once
SHOW_AFTER = 0.3  # seconds of bots thinking after which what they did so far is shown
WORKING = "working it out …"
HOW_TO_PLAY = "This is a picture. To play, run the cell: click it and press Shift and Enter."
NARROW = 340  # pixels below which a board leaves room for a column beside it on a small screen
WIDE = 500  # pixels beyond which a board leaves room for one column beside it
FLAT = 2.2  # times its height from which a board stands above everything else
BROAD = 670  # pixels beyond which board and desk leave room for a third column on a large screen only


CLOSED = "This table is closed: show it, or call open(), to play on. Its game is in `match`."
PARTS = (  # what a closed table has no longer
    *("boards", "board", "options", "outcome_preview", "log_panel", "luck", "players", "storage", "review", "tabs"),
    *("keeper", "headline", "rulebook", "tools", "narrator", "selection"),
    *("_frames", "_framed", "_worth", "_later", "_recent", "_actions_since", "_shown"),
)


class Table(StillPicture, W.VBox):
    """A game on the screen, played by mouse, touch or keyboard.

    Where hands are hidden, one person sees what that seat may see; several pass the screen, and it is covered in
    between. Bots among themselves show what all may see, or all cards if that is asked for.

    Parameters
    ----------
    game : Game or Match
        What is played; a match goes on where it is.
    seats : list of str, optional
        "human" or a bot for each seat; by default a person in the first seat and the game's bots in the others.
    seed, names :
        As for `catlib.Match`.
    goal : str, optional
        What the worth of choices is measured by, one of `catlib.play.goals(game)`; None shows no worth.
    step : bool
        Whether dice and bots wait to be told to go on.
    real_dice : bool
        Whether somebody rolls real dice and says what they show.
    """

    KEEPS = True  # whether the game is kept while it is played

    def __init__(
        self,
        game: Game | Match,
        seats: Sequence[str | None] | None = None,
        seed: int | None = None,
        names: Sequence[str | None] | None = None,
        goal: str | None = None,
        step: bool = False,
        real_dice: bool = False,
    ):
        self.match = game if isinstance(game, Match) else Match(game, seats or _seats(game), seed, names)
        self.step_by_step, self.real_dice = step, real_dice
        self.goal = _checked_goal(self.match.game, goal)
        self._scenes_part = scenes_of(self.match.game)
        self._secret, self.open_hands = has_secrets(self.match.game), False
        self.cover = self._scenes_part.COVERED
        self._slot: Slot | None = None
        self.place = Place()
        super().__init__(self._build())
        self._begin()
        close_earlier(self)

    # What it is made of

    def _build(self) -> list[W.Widget]:
        """All that is seen, and what belongs to one look at the game."""
        self._overlays: frozenset[str] = frozenset()
        self._all_choices, self._position = False, 0
        self._worth: Worth | None = None
        self._is_worked_out = False
        self._later = Later()
        self._recent: list[Any] = []
        self._actions_since: list[int] = []
        self._shown: tuple[Match, int] = (self.match, 0)
        self._kind_asked = ""
        self._viewing: int | None = None
        self.narrator = Narrator(self.match, self._viewer())
        self.selection = Selection(self._scenes_part.MULTI_SELECT, self._scenes_part.INTERPRETATIONS)
        self.boards = [Board(scene) for scene in self._scenes()]
        self.board, *desk = self.boards
        self._frames: list[list[dict[str, Any]]] = [[] for _ in self.boards]
        self._framed = 0
        for board in self.boards:
            board.on_click(self._click)
            board.on_cancel(self._clear)
        self.options, self.outcome_preview = Options(), OutcomePreview()
        self.options.on_choose(self.board.guarded(self._click))
        self.log_panel, self.luck = Log(), LuckMeter(self.match.game)
        self.players = SettingUp(self.sit, self.new_game, self.board.guarded)
        self.storage = Storage(lambda: self.match, self._change_match, self.board.set_status, self.board.guarded)
        self.review = ReviewPanel(lambda: self.match, self._look_at, self.board.guarded)
        panels: dict[str, Any] = {
            "Log": self.log_panel,
            "Luck": self.luck,
            "Review": self.review,
            "New game": self.players,
            "Save": self.storage,
        }
        if self.match.game.words.DEALER != DICE:
            del panels["Luck"]
        self.tabs = W.Tab([panel.view for panel in panels.values()], titles=tuple(panels))
        self.tabs.observe(self.board.guarded(lambda _: self._show_tab()), "selected_index")
        side = W.VBox([self.options, self.outcome_preview.board])
        below = W.VBox([*legend(self._scenes_part.LEGEND), *desk])
        places = {"main": self.board, "desk": below, "side": side, "tabs": self.tabs}
        for name, widget in places.items():
            widget.add_class(f"cat-{name}")
        kept = self.match if self.KEEPS else None
        self.keeper = Keeper(kept, self._change_match, self.board.guarded, self._slot)
        for board in (*self.boards, self.options):
            board.lost = self.keeper.lost
        self.headline = with_class(W.HTML(), "cat-headline")
        whole = with_class(W.Box(list(places.values())), "cat-places")
        self.rulebook = RulebookButton(self.match.game)
        self.tools = Tools(self, self._secret, dict(self._scenes_part.OVERLAYS), self.rulebook)
        return [self.keeper.view, self.tools.view, self.headline, whole]

    def _begin(self) -> None:
        """Show the game, and let others play until a person decides."""
        self.add_class("cat-table")
        self._fit()
        self.players.show(self.match)
        self._advance_and_refresh()

    def close(self) -> None:
        """Give back what the table needs, here and on the page; the game stays, and to show the table opens it again.

        >>> from catlib import load
        >>> table = Table(load("cat_cab", players=1), seed=24)
        >>> table.close()
        >>> table.act("keep all")
        Traceback (most recent call last):
        ...
        AttributeError: This table is closed: show it, or call open(), to play on. Its game is in `match`.
        >>> table.open()
        >>> table.match.waits_for_human
        True
        """
        super().close()
        if not self._is_laid_out():
            return
        self._later.cancel()
        self.review.stop()
        self._slot = self.keeper.slot
        close_all(self.children, *(self.__dict__.pop(name) for name in PARTS), but=self)
        if not is_held(self.layout):
            self.layout.close()
        self.set_trait("children", ())
        del self._repr_mimebundle_  # None since ipywidgets closed it

    def open(self) -> None:
        """Show the table, anew after `close`: with its game where it was, and hidden cards covered."""
        if self.comm is not None or self._is_laid_out():
            return super().open()
        self.layout.open()
        self.set_trait("children", self._build())
        super().open()
        return self._begin()

    def _is_laid_out(self) -> bool:
        """Whether the table has all its parts."""
        return "tools" in vars(self)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name in PARTS:
                raise AttributeError(CLOSED, obj=self)  # with a name, Python would put a guess behind it
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _fit(self) -> None:
        """Tell the style sheet how much room the boards want."""
        wide, all_wide = self.board.scene.width, sum(board.scene.width for board in self.boards)
        kinds = {"cat-narrow": wide < NARROW, "cat-wide": wide > WIDE, "cat-broad": wide <= WIDE and all_wide > BROAD}
        kinds["cat-flat"] = wide > FLAT * self.board.scene.height
        for name, fits in kinds.items():
            self.add_class(name) if fits else self.remove_class(name)

    # What a person does

    def act(self, action: int | str) -> None:
        """Take an action or say what a real die shows, then let dice and bots play as far as they may."""
        self._later.cancel()
        self.match.act(action)
        self._advance_and_refresh()

    def undo(self) -> None:
        """Go back to the last decision of a person; by one step when playing step by step."""
        if not self._back():
            return self.board.show_error(ValueError("There is nothing to take back."))
        return self._refresh()

    def redo(self) -> None:
        """Do again what was taken back."""
        if not self.match.redo(step=self.step_by_step or self.real_dice):
            return self.board.show_error(ValueError("There is nothing to do again."))
        return self._refresh()

    def replay(self, to: int) -> None:
        """Look at any ply that is known; playing on from there forgets what came after, unless it is the same."""
        if to != self.match.ply:
            self.match.replay(to)
            self._refresh()

    def _look_at(self, ply: int) -> None:
        """Show a decision, with the board in view."""
        self.replay(ply)
        self.options.reveal("cat-headline")

    def next(self) -> None:
        """Roll the next die, or let the next bot decide; a person's decision has to be made by clicking."""
        if self.match.is_over:
            raise ValueError("The game is over; start a new one or go back.")
        if self.match.waits_for_human:
            who = self.narrator.cast.phrase(self.match.player, "{have} to decide: take one of the choices.")
            raise ValueError(capital(who))
        self._step()
        self._refresh()

    def sit(self, seat: int, who: str | None, name: str | None = None) -> None:
        """Put a person or a bot in a seat."""
        try:
            self.match.sit(seat, who, name)
        except ValueError as error:
            raise ValueError(f"{capital(str(error).partition(': ')[2])}.") from None
        finally:
            self.players.show(self.match)
        self._advance_and_refresh()

    def new_game(
        self, seed: int | None = None, players: int | None = None, house: Mapping[str, Any] | None = None
    ) -> None:
        """Start again: the same game with the same players, or another number of them, or other house rules."""
        now = self.match.game
        same = players in (None, now.players) and house in (None, now.spec()["house"])
        game = now if same else load(now.type, players or now.players, now.house if house is None else house)
        seats, names = self.match.seats, self.players.names
        if game.num_players != now.num_players:
            seats = (*seats, *seat_bots(game)[len(seats) :])[: game.num_players]
            names = [*names, *[None] * game.num_players][: game.num_players]
        self._change_match(Match(game, seats, seed, names, self.match.dice))

    def set_up(self) -> None:
        """Show where a new game is set up: who plays, how strong, and by which house rules."""
        self.tabs.selected_index = self.tabs.titles.index("New game")
        self.options.reveal("cat-tabs")

    def measure_by(self, goal: str | None) -> None:
        """Measure choices by a goal of the game, or by none."""
        self.goal = _checked_goal(self.match.game, goal)
        self._refresh()

    def look(self) -> None:
        """Show the person who is to decide the cards of that seat; whoever sat there before looks away."""
        if not self._is_covered():
            raise ValueError("Nothing is covered; whoever decides sees the own cards.")
        self._viewing = self.match.player
        self._refresh()

    def _change_match(self, match: Match) -> None:
        """Go on with another match of this game, whatever its house rules and number of players."""
        if match.game.name != self.match.game.name:
            raise ValueError(f"this is a match of {match.game.title}; this table is set for {self.match.game.title}.")
        self.match, self._viewing = match, None
        self.luck.reset(match.game)
        self.review.reset()
        self.rulebook.show(match.game)
        self.players.show(match)
        self._advance_and_refresh()
        self._fit()

    def _back(self) -> bool:
        """Go back to where a person decided, or said what a die shows; whether there was such a place."""
        if not self.real_dice:
            return self.match.undo(step=self.step_by_step)
        found = self.match.undo(step=True)
        while found and not self.step_by_step and self._moves_alone() and self.match.ply:
            self.match.undo(step=True)
        return found

    def play_by_steps(self, on: bool) -> None:
        """Let dice and bots wait to be told to go on, or not."""
        self.step_by_step = on
        self._advance_and_refresh()

    def roll_real_dice(self, on: bool) -> None:
        """Ask what real dice show, or roll them here."""
        self.real_dice = on
        self._advance_and_refresh()

    def cover_cards(self, on: bool) -> None:
        """Cover hidden cards before another person decides, or not."""
        self.cover, self._viewing = on, None
        self._refresh()

    def open_all(self, on: bool) -> None:
        """Show all cards where only bots play, or what all may see."""
        self.open_hands = on
        self._refresh()

    def show_overlay(self, name: str, on: bool) -> None:
        """Draw something more on the board, by its name in the scenes' OVERLAYS, or no longer."""
        self._overlays = self._overlays | {name} if on else self._overlays - {name}
        self._show_boards()

    # Who looks

    def _people(self) -> list[int]:
        """The seats in which persons sit."""
        return [seat for seat, who in enumerate(self.match.seats) if who == HUMAN]

    def _viewer(self) -> int | None:
        """Whose cards are shown: a seat's, NOBODY's, or all (None)."""
        people = self._people()
        if not self._secret or (not people and self.open_hands):
            return None
        if len(people) == 1:
            return people[0]
        return NOBODY if self._viewing is None else self._viewing

    def _is_covered(self) -> bool:
        """Whether the screen has to be passed before somebody decides."""
        return self._secret and self.match.waits_for_human and self._viewer() != self.match.player

    def _update_viewer(self) -> None:
        """Whoever looked looks away when another person has to decide; without a cover that one looks at once."""
        if self.match.waits_for_human and self._viewing != self.match.player:
            self._viewing = None if self.cover else self.match.player
        if self._viewing not in self._people():
            self._viewing = None

    # Clicks become actions

    def _click(self, part: str) -> None:
        """Touch a part of the board, or take one of the choices, which are "do:" with what is to be done."""
        if part.startswith("do:"):
            return self._do(part[3:])
        if self._is_covered():
            raise IllegalAction(f"{self._pass_the_screen()}, who then presses S.")
        if not self.match.waits_for_human:
            return self._click_out_of_turn(part)
        drawn = any(part in board.scene.targets for board in self.boards)
        if (drawn and part.startswith(self.selection.multi_select)) or self.selection.is_one_of_several(part):
            return self._select(part)
        action = self.selection.completed_by(part)
        if action is not None:
            return self.act(action)
        way = self._scenes_part.route(self.match.game, self.match.state, part)
        if not way:
            raise self._refusal(part)
        for step in way[:-1]:
            self.match.act(step)
        return self.act(way[-1])

    def _select(self, part: str) -> None:
        self.selection.toggle(part)
        self._show_choice()

    def _do(self, what: str) -> None:
        if what.isdecimal() and not self._is_covered():
            return self.act(int(what))
        acts = {"undo": self.undo, "redo": self.redo, "next": self.next, "new": self.new_game, "look": self.look}
        more = {"selected": self._take_selected, "all": self._show_all, "review": self._review, "repeat": self._repeat}
        return (acts | more)[what]()

    def _repeat(self) -> None:
        """Do over and over what the scenes offer."""
        repeating.go_on(self.match, self._scenes_part, self._moves_alone, self._step)
        self._advance_and_refresh()

    def _review(self) -> None:
        """Show the tab of the review and work it out."""
        self.tabs.selected_index = self.tabs.titles.index("Review")
        self.review.work_out()

    def _click_out_of_turn(self, part: str) -> None:
        """A click while dice or a bot are due: a die rolls, anything else is explained."""
        if not self.match.is_over and not self.real_dice and part.startswith("die:"):
            return self.next()
        raise self._refusal(part)

    def _refusal(self, part: str) -> IllegalAction:
        return IllegalAction(why_not(self.match, part))

    def _take_selected(self) -> None:
        action = self.selection.action
        if action is None:
            raise IllegalAction(self._why_not() or "Nothing is selected; click what you want to touch first.")
        self.act(action)

    def _why_not(self) -> str:
        """Why what is selected cannot be done, or what is still to be said."""
        return self.selection.why_not(lambda parts: why_not_together(self.match, parts))

    def _show_all(self) -> None:
        self._all_choices = True
        self._show_options()

    def _clear(self) -> None:
        self.selection.clear()
        self._show_choice()

    # Going on

    def _advance_and_refresh(self) -> None:
        """Let chance and bots play, unless step by step, and show where that led."""
        stopped: BotStopped | None = None
        try:
            if not self.step_by_step:
                self._advance()
        except BotStopped as error:
            stopped = error
        finally:
            self._refresh()
        if stopped:
            self.board.show_error(stopped)
        self._keep()

    def _step(self) -> None:
        """One outcome of chance, or one decision of a bot; raise BotStopped if that fails."""
        try:
            self.match.step()
        except Exception as error:
            if self.match.player < 0 or isinstance(error, ValueError):
                raise
            raise BotStopped(self.narrator.names[self.match.player], error) from error

    def _advance(self) -> None:
        """Play chance and bots; what happened so far is kept before a bot decides, and shown before one that thinks."""
        began, kept = time.monotonic(), False
        self.selection.offer([])
        self._worth, self._framed = None, 0
        start = self._take_frame(self._shown[1]) if 0 < self._shown[1] < self.match.ply else self.match.ply
        while self._moves_alone():
            if self._is_slow() or time.monotonic() - began > SHOW_AFTER:
                self._take_in_position()
                self._show_boards()
                began, kept = time.monotonic(), False
            if self.match.player >= 0 and not kept:
                self._keep()
                kept = True
            self._step()
            start = self._take_frame(start)

    def _take_frame(self, start: int) -> int:
        """Remember a picture of what others did since a ply, once all its dice lie; from where the next one counts.

        What ends a person's turn is shown as well where others go on.
        """
        match, story, setup = self.match, self.match.game.story, self.match.game.setup
        before, people = match.states[match.ply - 1], self._people()
        is_own = story.turn_of(setup, before) in people
        ends = story.turn_of(setup, match.state) not in people and self._moves_alone()
        if not self.board.motion or self._framed >= FRAMES or (is_own and not ends):
            return match.ply
        if match.player == CHANCE and story.together(setup, before, 0) == story.together(setup, match.state, 0):
            return start
        told = self.narrator.happened(start)
        if not told:
            return start
        self._framed += 1
        self._look_back_to(start)
        for board, scene, frames in zip(self.boards, self._scenes(), self._frames, strict=True):
            frames.append(board.frame(scene, told[-1] if board is self.board else ""))
        return match.ply

    def _look_back_to(self, ply: int) -> None:
        """What happened since a ply is what boards show as new."""
        self._recent = self.match.states[ply : self.match.ply + 1]
        self._actions_since = self.match.actions[ply : self.match.ply]

    def _keep(self) -> None:
        """Write the match beside the notebook."""
        self.keeper.keep(self.match)
        if self.keeper.news:
            self.board.set_status(self.keeper.news)
            self.keeper.news = ""
            for board in (*self.boards, self.options):
                board.lost = self.keeper.lost

    def _is_slow(self) -> bool:
        """Whether a bot decides now that is no rule, but searches."""
        match = self.match
        return match.player >= 0 and match.seats[match.player] not in match.game.type.bots.COMPILED

    def _moves_alone(self) -> bool:
        """Whether a bot decides now, or dice that nobody rolls by hand."""
        match = self.match
        return not (match.is_over or match.waits_for_human or (self.real_dice and rolls_openly(match)))

    # Showing

    def _refresh(self) -> None:
        """Show the position at once, and later what takes longer to work out, unless something else is done first."""
        self._take_in_position()
        self._show_boards()
        self._show_options(leads=self._asks_for_other_parts())
        self.tools.show()
        self._show_tab()
        if not (self.goal and self.selection.moves):
            self._show_outcome_preview()
            return self._work_out_chances()
        self.outcome_preview.blank()
        if not background.in_kernel() or not self._later.do(self._values(), self._show_worth, self.board.guarded, SOON):
            self._settle()
        return None

    def _values(self) -> Iterator[tuple[Worth | None]]:
        """What the choices of this position are worth, in one step that is still to be done."""
        assert self.goal is not None
        return worth_in_steps(self.match.game, self.match.state, self.goal)

    def _settle(self) -> None:
        """Work out here and now what was put off."""
        if self.goal and self.selection.moves and not self._is_worked_out:
            self._show_worth(next(self._values()))

    def _show_worth(self, found: tuple[Worth | None]) -> None:
        """Show what the choices of the position on the board turned out to be worth."""
        [self._worth], self._is_worked_out = found, True
        self._show_boards(late=True)
        self._show_options()
        self._show_outcome_preview()
        self._work_out_chances()

    def _work_out_chances(self) -> None:
        self._later.do(self._chances(), self.board.show_chances, self.board.guarded)

    def show_chances(self) -> None:
        """Show beside the board how probably the person at the table wins, unless worth is hidden."""
        for shown in filter(None, self._chances()):
            self.board.show_chances(shown)

    def _chances(self) -> Iterator[Chances]:
        """The same in short steps; where hands are hidden, for no eyes but those that see the hand."""
        match, people = self.match, self._people()
        seat = match.player if match.waits_for_human else people[0] if people else 0
        if self.goal and (not self._secret or self._viewer() in (None, seat)):
            return chances_in_steps(match, seat, self._worth)
        self.board.show_chances([])
        return iter(())

    def _best(self) -> tuple[list[str], Sequence[tuple[float, float]]]:
        """The parts of the best choice, and the way something goes by it."""
        found = self._worth
        if found is None or found.indifferent or not found.options:
            return [], []
        parts = [*dict(self.selection.moves).get(found.best.action, ())]
        return parts, self._scenes_part.arrow(self.match.game, self.match.state, found.best.action) if parts else ()

    def _take_in_position(self) -> None:
        """Forget what belonged to the position shown before, and look at this one."""
        self._later.cancel()
        match, ply = self._shown
        if match is not self.match or self.match.ply < ply:
            self._recent, self._actions_since = [], []
        elif self.match.ply > ply:
            self._look_back_to(ply)
        self._shown = self.match, self.match.ply
        self._update_viewer()
        if not self.narrator.tells(self.match, self._viewer()):
            self.narrator = Narrator(self.match, self._viewer())
        self._all_choices, self._worth, self._is_worked_out = False, None, False
        self._position += 1
        game, state = self.match.game, self.match.state
        legal = self.match.legal_actions() if self.match.waits_for_human and not self._is_covered() else []
        self.selection.offer((action, game.parts(state, action)) for action in legal)

    def _asks_for_other_parts(self) -> bool:
        """Whether other things are to be touched now than before: cells instead of dice, say."""
        asked = self._first_place().split(":")[0]
        before, self._kind_asked = self._kind_asked, asked
        return asked != before

    def _first_place(self) -> str:
        """The first place on a board that can be chosen; none where only the list has choices."""
        places = (part for _, parts in self.selection.moves for part in parts)
        return next((part for part in places if not part.startswith("button:")), "")

    def _scenes(self, on_paper: bool = False) -> Sequence[Scene]:
        """All boards as they are now; on paper without estimates, which come out a little different each time."""
        match, worth = self.match, self._worth
        badges = badges_of(self.selection, None if on_paper and worth is not None and not worth.sure else worth)
        return self._scenes_part.draw(
            View(
                match.game,
                match.state,
                self.narrator.names,
                self.selection.legal,
                self.selection.parts,
                badges,
                self._overlays,
                self._recent,
                self._actions_since,
                self._viewer(),
                match.states[: match.ply + 1],
                match.actions[: match.ply],
            )
        )

    def _show_boards(self, late: bool = False) -> None:
        """Show the position; what comes late leaves what is said below the board, which may be about a click since."""
        status, (best, arrow) = None if late else self._status(), self._best()
        rest: dict[str, Any] = {"marks": self.narrator.marks(), "best": best, "fresh": self.match.ply, "late": late}
        first, *more = zip(self.boards, self._scenes(), self._frames, strict=True)
        board, scene, frames = first
        board.show(scene, status, frames=frames, arrow=arrow, **rest)
        for board, scene, frames in more:
            board.show(scene, frames=frames, answers=False, **rest)
        self.headline.value = escape(self.narrator.goal())
        self._frames = [[] for _ in self.boards]

    def _show_choice(self) -> None:
        """Show what is selected."""
        self._show_boards()
        self._show_options()
        self._show_outcome_preview()

    def _show_tab(self) -> None:
        """Bring up to date the tab that somebody looks at."""
        shown = self.tabs.titles[self.tabs.selected_index or 0]
        if shown == "Log":
            self.log_panel.show(self.narrator)
        elif shown == "Luck":
            self.luck.update(self.match)

    # In words

    def _status(self) -> str:
        if self.match.is_over:
            return f"The game is over. {self.narrator.ending()}"
        asked = f"{self._pass_the_screen()}." if self._is_covered() else self.narrator.question()
        return self.narrator.told(self.match.ply - max(0, len(self._recent) - 1), asked)

    def _pass_the_screen(self) -> str:
        return f"Pass the screen to {self.narrator.names[self.match.player]}"

    # The list of choices

    def _show_options(self, leads: bool = False) -> None:
        match = self.match
        if match.is_over:
            ended = [Choice("do:new", "Play again"), Choice("do:review", "Review this game")]
            self._show_list("The game is over", ended, " · ".join(self.narrator.ranking()), leads=leads)
        elif not match.waits_for_human:
            self._show_list(*due(match, self.narrator.names, self.real_dice), leads=leads)
        elif self._is_covered():
            who = self.narrator.names[match.player]
            self._show_list(
                self._pass_the_screen(), [Choice("do:look", f"I am {who}: show my cards", key="s")], leads=leads
            )
        elif self._worth is not None:
            found = self._worth
            choices = self._some(valued_rows(match, self.selection, self._scenes_part.KEYS, found))
            sentence = found.sentence + " All choices are worth the same here." * (found.indifferent and found.sure)
            self._show_list("What each choice is worth", choices, sentence, found.mark, self._hint(), leads)
        else:
            mark = "" if self._is_worked_out or not self.goal else WORKING
            measure = f"“{self.goal}” says nothing about these choices." if self._is_worked_out else ""
            choices = self._some(plain_rows(match, self.selection, self._scenes_part.KEYS))
            self._show_list("Your choices", choices, measure, mark, self._hint(), leads)

    def _show_list(
        self,
        heading: str,
        choices: Sequence[Choice],
        measure: str = "",
        mark: str = "",
        hint: str = "",
        leads: bool = False,
    ) -> None:
        """Show the list, and let the keys of its rows work on every board."""
        keys = {"u": "do:undo", "y": "do:redo", "n": "do:next", "r": "do:selected"}
        keys |= {choice.key: choice.id for choice in choices if choice.key}
        self.options.show(heading, choices, measure, mark, hint, keys, self._first_place(), leads, self._position)
        for board in self.boards:
            board.shortcuts = keys

    def _some(self, choices: list[Choice]) -> list[Choice]:
        """The first of the choices, or all if that was asked for, and what can be done over and over."""
        more = [] if self.step_by_step or self.real_dice else repeating.rows(self.match, self._scenes_part)
        return [*(choices if self._all_choices else first_rows(choices, self._kind)), *more]

    def _kind(self, choice: Choice) -> str:
        """What sort of thing is touched for a choice: a space, a passenger, this button."""
        places = dict(self.selection.moves).get(int(choice.id.partition(":")[2]), ())
        first = next(iter(places), "")
        return first if first.startswith("button:") else first.partition(":")[0]

    def _label(self, action: int) -> str:
        """The action in few words; actions that differ only in which of equal dice they touch share them."""
        return self.match.game.short_label(self.match.state, action)

    def _hint(self) -> str:
        kinds, gathered = self.selection.kinds, self.selection.multi_select
        if self.selection.parts and (kinds or gathered):
            why = "" if self.selection.action is not None else self._why_not()
            return why or "Press R to take what is selected, Escape to clear it."
        what = "cards" if gathered or "card" in kinds else "dice" if "die" in kinds else ""
        if not self._first_place():
            return "Take a choice here."
        return f"Click {f'{what} to select them' if what else 'the board'}, or take a choice here."

    def _show_outcome_preview(self) -> None:
        self.outcome_preview.show(self.match, self._worth, self.selection.action, self._label, self._viewer() is None)

    # On paper

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        self.open()
        self.place.shown()
        return super()._repr_mimebundle_(**kwargs)

    def __repr__(self) -> str:
        return f"<Table with {self.match!r}>"

    def to_svg(self) -> str:
        """The table as a still picture: all boards side by side, and how to bring it to life."""
        self._settle()
        scenes = self._scenes(on_paper=True)
        width = sum(scene.width for scene in scenes) + 12 * (len(scenes) - 1)
        height = max(scene.height for scene in scenes)
        whole = Scene(width, height + 28, self.match.game.title)
        left = 0.0
        for scene in scenes:
            whole.place(scene, left, 0)
            left += scene.width + 12
        whole.add(text(width / 2, height + 14, HOW_TO_PLAY, 13, fill=token("muted")))
        return whole.to_svg(self._status())

    def to_text(self) -> str:
        """The game's name and what is asked now."""
        return f"{self.match.game.title}. {self._status()}"


def _seats(game: Game) -> list[str]:
    """A person in the first seat, the game's own bots in the others."""
    return [HUMAN, *seat_bots(game)[1:]]


def _checked_goal(game: Game, goal: str | None) -> str | None:
    if goal is not None and goal not in goals(game):
        raise ValueError(f"goal={goal!r}: {game.title} measures by {', '.join(goals(game))}, or None")
    return goal
