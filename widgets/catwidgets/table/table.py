"""A table at which any game is played: board, dice, choices with their worth, what can happen, log, save.

>>> table = Table("cat_cab", seats=["human", "greedy"], seed=7)
>>> table.match.waits_for_human
True
>>> table.undo()
>>> table.board.error
'There is nothing to take back.'
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from html import escape
from itertools import takewhile
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ipywidgets as W

from catlib.game import DICE, Game, capital, in_a_row, load
from catlib.play import Match, Worth, turns
from catwidgets.draw import Board, Scene, text, token
from catwidgets.page import (
    SOON,
    Later,
    Place,
    StillPicture,
    background,
    cell_id,
    close_all,
    close_earlier,
    is_held,
    open_widgets,
    with_class,
)
from catwidgets.scenes import scenes_of
from catwidgets.session import BotStopped, Chances, Choice, Keeper, Session, Step, listing, say, taps, usual_seats
from catwidgets.table.options import Options
from catwidgets.table.outcomes import LuckMeter, OutcomePreview
from catwidgets.table.panels import EndBar, GuideBar, Log, Offer, Storage
from catwidgets.table.reviewing import ReviewPanel
from catwidgets.table.rulebook import RulebookButton
from catwidgets.table.setting_up import SettingUp
from catwidgets.table.tools import Tools, legend

FRAMES = 24  # actions of others that are shown one after the other, before the rest is shown at once
HOW_TO_PLAY = "This is a picture. To play, run the cell: click it and press Shift and Enter."
NARROW = 340  # pixels below which a board leaves room for a column beside it on a small screen
WIDE = 500  # pixels beyond which a board leaves room for one column beside it
FLAT = 2.2  # times its height from which a board stands above everything else
BROAD = 670  # pixels beyond which board and desk leave room for a third column on a large screen only
GAP = 12  # pixels between boards on paper


CLOSED = "This table is closed: show it, or call open(), to play on. Its game is in `match`."
PARTS = (  # what a closed table has no longer
    *("boards", "board", "options", "outcome_preview", "log_panel", "luck", "players", "storage", "review", "tabs"),
    *("offer", "headline", "rulebook", "tools", "guide_bar", "end_bar", "_frames", "_later"),
)


class Table(StillPicture, W.VBox):
    """A game on the screen, played by mouse, touch or keyboard; what is played is its `session`.

    Where hands are hidden, one person sees what that seat may see; several pass the screen, and it is covered in
    between. Bots among themselves show what all may see, or all cards on request.

    Parameters
    ----------
    game : Game, Match or str
        What is played, or what `catlib.load` knows it by; a match goes on where it is.
    seats : list of str, optional
        "human" or a bot for each seat; by default a person in the first seat and the game's bots in the others.
    seed, names :
        As for `catlib.Match`.
    goal : str, optional
        What the worth of choices is measured by, one of `catlib.play.goals(game)`; None shows no worth.
    step : bool
        Whether dice and bots wait for a button.
    real_dice : bool
        Whether somebody rolls real dice and enters what they show.
    """

    KEEPS = True  # whether the game is kept while it is played

    match = property(attrgetter("session.match"), doc="The match that is played.")
    goal = property(attrgetter("session.goal"), doc="What choices are measured by; None for nothing.")
    keeper = property(attrgetter("session.keeper"), doc="What keeps the game.")
    narrator = property(attrgetter("session.narrator"), doc="What tells the match in sentences.")
    selection = property(attrgetter("session.selection"), doc="The choices, and which parts are selected.")

    def __init__(
        self,
        game: Game | Match | str | Path,
        seats: Sequence[str | None] | None = None,
        seed: int | None = None,
        names: Sequence[str | None] | None = None,
        goal: str | None = None,
        step: bool = False,
        real_dice: bool = False,
    ):
        game = load(game) if isinstance(game, str | Path) else game
        match = game if isinstance(game, Match) else Match(game, seats or usual_seats(game), seed, names)
        keeper = Keeper(match if self.KEEPS else None, self.take, cell_id())
        self.session = Session(match, goal, step, real_dice, keeper, scenes_of(match.game))
        self.place = Place()
        super().__init__(self._build())
        self._begin()
        close_earlier(self)

    # What it is made of

    def _build(self) -> list[W.Widget]:
        """Make all that is seen."""
        scenes = self.session.scenes
        self._overlays: frozenset[str] = frozenset()
        self._later, self._place_asked = Later(), ""
        self.boards = [Board(scene) for scene in scenes.draw(self.session.view())]
        self.board, *desk = self.boards
        guard = self.board.guarded
        self._frames: list[list[dict[str, Any]]] = [[] for _ in self.boards]
        self._told = ""  # the sentence of the picture before
        for board in self.boards:
            board.on_click(self.click)
            board.on_cancel(self._clear)
            board.observe(self._hear_one, "error")
        self.options, self.outcome_preview = Options(), OutcomePreview()
        self.options.on_choose(guard(self.click))
        self.log_panel, self.luck = Log(), LuckMeter(self.match.game)
        self.players = SettingUp(self.sit, self.new_game, guard)
        self.storage = Storage(lambda: self.match, self.take, self.board.set_status, guard)
        self.review = ReviewPanel(lambda: self.match, self._look_at, guard, self.session.called_best)
        panels: dict[str, Any] = {"log": self.log_panel, "luck": self.luck, "review": self.review}
        panels |= {"new-game": self.players, "save": self.storage}
        if self.match.game.words.DEALER != DICE:
            del panels["luck"]
        self._panels = tuple(panels)
        self.tabs = W.Tab([panel.view for panel in panels.values()], titles=tuple(map(say, panels)))
        self.tabs.observe(guard(lambda _: self._show_tab()), "selected_index")
        side = W.VBox([self.options, self.outcome_preview.board])
        below = W.VBox([*desk, *legend(scenes.legend(self.match.game))])
        places = {"main": self.board, "desk": below, "side": side, "tabs": self.tabs}
        whole = [with_class(widget, f"cat-{name}") for name, widget in places.items()]
        self.offer = Offer(self.keeper, guard)
        self.headline = with_class(W.HTML(), "cat-headline")
        self.rulebook = RulebookButton(self.match.game)
        self.tools = Tools(self, self.rulebook)
        self.guide_bar, self._touch = GuideBar(lambda: self.show_how(False), guard), ""
        self.end_bar, self._resigns = EndBar(self.end, self.play_on, guard), False
        self.options.observe(lambda change: self._recall(change["new"]), "device")
        above = [self.offer.view, self.review.banner, self.tools.view, self.end_bar.view, self.headline]
        above.append(self.guide_bar.view)
        return [*above, with_class(W.Box(whole), "cat-places")]

    def _begin(self) -> None:
        """Show the game, and let others play until a person decides."""
        self.add_class("cat-table")
        self._fit()
        self._show_kept()
        self.players.show(self.match)
        if self.keeper.is_new and len(self.session.people) == 1 and turns(self.match) <= 1:
            others = [each for each in open_widgets() if isinstance(each, Table) and each is not self]
            self.session.show_how(self.match.game.name not in [each.match.game.name for each in others])
        self.go_on()

    def close(self) -> None:
        """Give back what the table needs, here and on the page; the game stays, and to show the table opens it again.

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
        self.session.look_anew()
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
        """Return whether the table has all its parts."""
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
        """Take an action or enter what a real die shows, then let dice and bots play as far as they may."""
        self._later.cancel()
        self.match.act(action)
        self.go_on()

    def undo(self) -> None:
        """Go back to the last decision of a person; by one step when playing step by step."""
        self._go(self.session.undo)

    def redo(self) -> None:
        """Do again what was taken back."""
        self._go(self.session.redo)

    def _go(self, there: Callable[[], None]) -> None:
        try:
            there()
        except ValueError as error:
            return self.board.show_error(error)
        return self.refresh()

    def replay(self, to: int) -> None:
        """Look at any ply that is known; playing on from there forgets what came after, unless it is the same."""
        if to != self.match.ply:
            self.match.replay(to)
            self.refresh()

    def _look_at(self, ply: int) -> None:
        """Show a decision, with the board in view."""
        self.replay(ply)
        self.options.reveal("cat-headline")

    def _hear_one(self, change: Any) -> None:
        """Let only the board that was touched last say what cannot be done."""
        for board in self.boards:
            if change["new"] and board is not change["owner"]:
                board.forget_error()

    def next(self) -> None:
        """Roll the next die, or let the next bot decide; a person's decision has to be made by clicking."""
        self.session.next()
        self.refresh()

    def sit(self, seat: int, who: str | None, name: str | None = None) -> None:
        """Put a person or a bot in a seat."""
        try:
            self.session.sit(seat, who, name)
        finally:
            self.players.show(self.match)
        self.go_on()

    def new_game(
        self, seed: int | None = None, players: int | None = None, house: Mapping[str, Any] | None = None
    ) -> None:
        """Start again: the same game with the same players, or another number of them, or other house rules.

        What was unfolded for the game before is put away; a guide goes on.
        """
        guided, match = self.session.guide is not None, self.session.another(seed, players, house, self.players.names)
        self.tools.more.value, self.tabs.selected_index = False, 0
        self.take(match)
        if guided:
            self.show_how()

    def take(self, match: Match) -> None:
        """Go on with another match of this game, whatever its house rules and number of players."""
        self.session.take(match)
        self.luck.reset(match.game)
        self.review.reset()
        self.rulebook.show(match.game)
        self.players.show(match)
        self.session.take_in()
        self._show_boards()  # nothing of the game before is seen while others begin
        self.options.show(say("choices"), position=self.session.position)
        self.go_on()
        self._fit()

    def set_up(self) -> None:
        """Show where a new game is set up: who plays, how strong, and by which house rules."""
        self._open_tab("new-game")

    def _open_tab(self, name: str) -> None:
        self.tools.more.value = True
        self.tabs.selected_index = self._panels.index(name)
        self.options.reveal("cat-tabs")

    def hint(self) -> None:
        """Tell which choice is best; asked again what it is worth, then why, then which again."""
        self.session.ask_hint()
        self.tools.show_hint()
        self._show_choice()
        if self.session.is_waiting_for_worth:
            self.board.set_status(capital(say("working")))
            self._work_out()

    def show_how(self, on: bool = True) -> None:
        """Guide a newcomer through the next three turns, or no longer."""
        self.session.show_how(on)
        self.tools.show_hint()
        self._show_choice()

    def resign(self) -> None:
        """Ask whether the person at the table resigns."""
        self._resigns = self.match.waits_for_human
        self._show_end()

    def end(self) -> None:
        """End the game as it stands: for who resigns, or for who has won beyond doubt."""
        self._later.cancel()
        self.session.resign() if self._resigns else self.match.end([self.session.leader])
        self.tools.more.value = False  # so that the picture of the end is in sight
        self.go_on()

    def play_on(self) -> None:
        """Answer that the game goes on; an offer is not made again."""
        self.session.plays_on = self.session.plays_on or not self._resigns
        self._resigns = False
        self._show_end()

    def _show_end(self) -> None:
        """Ask whether the game ends here, if somebody resigns or it is decided."""
        ask, who = ("resign", self.match.player) if self._resigns else ("foregone", self.session.leader)
        self.end_bar.show(capital(say(ask, self.narrator.cast, who=who)) if who >= 0 else "")

    def measure_by(self, goal: str | None) -> None:
        """Measure choices by a goal of the game, or by none."""
        self.session.measure_by(goal)
        self.refresh()

    def look(self) -> None:
        """Show the person who is to decide the cards of that seat; whoever sat there before looks away."""
        self.session.look()
        self.refresh()

    def show_overlay(self, name: str, on: bool) -> None:
        """Draw something more on the board, by its name among the scenes' overlays, or no longer."""
        self._overlays = self._overlays | {name} if on else self._overlays - {name}
        self._show_boards()

    def set_device(self, pace: float, sound: bool) -> None:
        """Show what others do at a pace, 0 at once, and let moments be heard or not; the device remembers it."""
        for board in self.boards:
            board.pace = pace
        self.board.sound = sound
        self.options.device = {**self.options.device, "pace": pace, "sound": sound}

    def _recall(self, device: Mapping[str, Any]) -> None:
        """Set what the device remembers; what it was not told before is explained from now on."""
        self.tools.recall(device)
        if "told" in device:
            told = self.session.explained_at or {}
            self.session.explained_at = dict.fromkeys(device["told"], -1) | told
            if not told:
                self._show_boards()

    # Clicks become actions

    def click(self, part: str) -> None:
        """Touch a part of the board, or take one of the choices, which are "do:" with what is to be done."""
        if part.startswith("do:"):
            return self._do(part[3:])
        if self.session.rolls(part):
            return self.next()
        way = self.session.touch(part, any(part in board.scene.targets for board in self.boards))
        if not way:
            return self._show_choice()
        self.session.follow(way)
        return self.act(way[-1])

    def _do(self, what: str) -> None:
        if what.isdecimal() and not self.session.is_covered:
            return self.act(int(what))
        acts = {"undo": self.undo, "redo": self.redo, "next": self.next, "new": self.new_game, "look": self.look}
        more = {"hint": self.hint, "all": self._show_all, "review": self._review, "repeat": self._repeat}
        more["selected"] = lambda: self.act(self.session.selected())
        return (acts | more)[what]()

    def _repeat(self) -> None:
        self.session.repeat()
        self.go_on()

    def _review(self) -> None:
        self._open_tab("review")
        self.review.work_out()

    def _show_all(self) -> None:
        self.session.all_choices = True
        self._show_options()

    def _clear(self) -> None:
        self.selection.clear()
        self._show_choice()

    # Going on

    def go_on(self) -> None:
        """Let chance and bots play as far as they may, and show where that led."""
        stopped: BotStopped | None = None
        try:
            for told in self.session.advance(FRAMES if self.board.motion else 0):
                self._show_boards() if told is None else self._take_picture(told)
        except BotStopped as error:
            stopped = error
        finally:
            self.refresh()
        if stopped:
            self.board.show_error(stopped)
        self.keeper.keep(self.match)
        self._show_kept()

    def _take_picture(self, told: str) -> None:
        """Remember a picture of what others did, to be shown on the way to where that leads."""
        moments = self.session.moments()
        told = in_a_row([told, self.session.explained(passes=True)], "space")
        same = len([*takewhile(lambda pair: pair[0] == pair[1], zip(told, self._told, strict=False))])
        how: dict[str, Any] = {"moments": moments, "stops": "" in moments, "letters": len(told) - same}
        self._told = told
        for board, scene, frames in zip(self.boards, self._scenes(), self._frames, strict=True):
            frames.append(board.frame(scene, told if board is self.board else "", **how))

    def _show_kept(self) -> None:
        """Show whether the game is kept, and where others wait."""
        if self.keeper.news:
            self.board.set_status(self.keeper.news)
            self.keeper.news = ""
        for board in (*self.boards, self.options):
            board.lost, board.taps = self.keeper.lost, taps()
        self.options.unseen = [say("more-below"), say("more-below.above")]
        self.offer.show()

    # Showing

    def refresh(self) -> None:
        """Show the position at once, and later what takes longer to work out, unless something else is done first."""
        self._later.cancel()
        self.session.take_in()
        self._show_boards()
        asked = self.selection.first_place.split(":")[0]
        leads, self._place_asked = asked != self._place_asked, asked
        self._show_options(leads)
        self.tools.show()
        self._resigns = False
        self._show_end()
        self.review.tell_place()
        self._show_tab()
        if self.session.is_waiting_for_worth:
            self._work_out()
        else:
            self._show_outcome_preview()
            self._show_later()

    def _work_out(self) -> None:
        """Show soon what the choices are worth, then better."""
        self.outcome_preview.blank()
        steps = self.session.values()
        if not background.in_kernel():
            self._show_worth(next(steps))
        if not self._show_later(steps, SOON):
            self._settle(steps)

    def _settle(self, steps: Iterable[tuple[Worth | None]]) -> None:
        """Work out here and now what was put off."""
        for found in steps:
            self._show_worth(found)

    def _show_worth(self, found: tuple[Worth | None]) -> None:
        """Show what the choices of the position on the board turned out to be worth."""
        self.session.learn(found)
        self._show_boards(late=True)
        self._show_options()
        self._show_outcome_preview()

    def _show_later(self, steps: Iterable[tuple[Worth | None]] = (), after: float | None = None) -> bool:
        return self._later.do(self._late(steps), lambda show: show(), self.board.guarded, after)

    def _late(self, steps: Iterable[tuple[Worth | None]]) -> Iterator[Callable[[], object] | None]:
        """Work out the worth of choices, who wins, how probably and whether beyond doubt; yield what shows it."""
        for worth in steps:
            yield partial(self._show_worth, worth)
        for found in self._chances():
            yield partial(self.board.show_chances, found) if found else None
        for leader in self.session.leaders():
            yield None if leader is None else self._show_end
        if self.session.guide and self.session.guide.looks_again(self.match):
            yield self._show_choice

    def show_chances(self) -> None:
        """Show beside the board how probably the person at the table wins, unless worth is hidden."""
        for shown in filter(None, self._chances()):
            self.board.show_chances(shown)

    def _chances(self) -> Iterator[Chances]:
        found = self.session.chances()
        if found is None:
            self.board.show_chances([])
        return found or iter(())

    def _scenes(self, on_paper: bool = False) -> Sequence[Scene]:
        """Draw all boards as they are now."""
        return self.session.scenes.draw(self.session.view(self._overlays, on_paper))

    def _show_boards(self, late: bool = False) -> None:
        """Show the position; what comes late leaves what is said below the board, which may be about a click since."""
        (best, arrow), scenes = self.session.best(), self._scenes()
        step = self._show_guide(scenes)
        if self._touch:
            best, arrow = [self._touch], ()
        guided = step is not None or self.session.is_guide_over
        status = None if late else (step and step.welcome) or self.session.status(guided)
        rest: dict[str, Any] = {"best": best, "fresh": self.match.ply, "late": late, "moments": self.session.moments()}
        rest["marks"] = {} if step else self.narrator.marks()  # the one mark of a guide is what to touch
        self.board.finale = self.narrator.finale()
        first, *more = zip(self.boards, scenes, self._frames, strict=True)
        board, scene, frames = first
        board.show(scene, status, frames=frames, arrow=arrow, asked=self.session.asked(), **rest)
        for board, scene, frames in more:
            board.show(scene, frames=frames, answers=False, **rest)
        self.headline.value = escape(self.narrator.goal())
        self._frames = [[] for _ in self.boards]
        told = [*(self.session.explained_at or ())]
        if told != self.options.device.get("told", told):
            self.options.device = {**self.options.device, "told": told}

    def _show_guide(self, scenes: Sequence[Scene]) -> Step | None:
        """Show a step of the guide and return it; once its turns are over, where help is until the next decision.

        It names places on the first board, and of others what is only gathered: a phone has the rest out of sight.
        """
        gathers, session, main = self.session.selection.gathers, self.session, scenes[0]
        targets = ((scene, id, each) for scene in scenes for id, each in scene.targets.items())
        step = session.step_to_show({id: each.label for scene, id, each in targets if scene is main or gathers(id)})
        self.guide_bar.show(step, session.is_guide_over)
        self._touch = step.touch if step else ""
        is_shown = bool(step or session.is_guide_over)
        hushed = bool(session.guide) and not is_shown
        for name, on in {"cat-guided": is_shown, "cat-pointing": bool(step), "cat-hushed": hushed}.items():
            self.add_class(name) if on else self.remove_class(name)
        return step

    def _show_choice(self) -> None:
        """Show what is selected."""
        self._show_boards()
        self._show_options()
        self._show_outcome_preview()

    def _show_options(self, leads: bool = False) -> None:
        """Show the list, and let the keys of its rows work on every board."""
        found = listing(self.session, *(board.scene.targets for board in self.boards))
        if self.session.hint and found.measure:  # said in the place of what is asked: nothing moves
            self.board.set_status(found.measure)
            found = replace(found, measure="")
        if self._touch:
            alone = [f"do:{action}" for action, parts in self.selection.moves if [*parts] == [self._touch]]
            alone = [f"do:{self.session.guided}"] if self._touch.startswith(self.selection.multi_select) else alone
            same, in_list = [self._touch, *alone], self._touch.startswith("do:")
            rows = [replace(row, best=in_list and row.id == self._touch) for row in found.choices]
            if (named := same[-1])[3:].isdecimal() and not any(row.id in same for row in rows):
                rows.append(Choice(named, self.session.label(int(named[3:])), best=in_list))
            found = replace(found, choices=sorted(rows, key=lambda row: row.id not in same))
        where = {"focus": self.selection.first_place, "leads": leads, "position": self.session.position}
        self.options.show(**vars(found), shortcuts=found.keys, **where)
        for board in self.boards:
            board.shortcuts = found.keys

    def _show_outcome_preview(self) -> None:
        session, all_open = self.session, self.session.viewer is None
        self.outcome_preview.show(self.match, session.valued, self.selection.action, session.label, all_open)

    def _show_tab(self) -> None:
        """Bring up to date the tab that somebody looks at."""
        shown = self._panels[self.tabs.selected_index or 0]
        if shown == "log":
            self.log_panel.show(self.narrator)
        elif shown == "luck":
            self.luck.update(self.match)

    # On paper

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        self.open()
        self.place.shown()
        return super()._repr_mimebundle_(**kwargs)

    def __repr__(self) -> str:
        return f"<Table with {self.match!r}>"

    def to_svg(self) -> str:
        """Draw the table as a still picture: all boards side by side, and how to bring it to life."""
        if self.session.is_waiting_for_worth:
            self._settle(self.session.values())
        scenes = self._scenes(on_paper=True)
        width = sum(scene.width for scene in scenes) + GAP * (len(scenes) - 1)
        height = max(scene.height for scene in scenes)
        whole = Scene(width, height + 28, self.match.game.title)
        left = 0.0
        for scene in scenes:
            whole.place(scene, left, 0)
            left += scene.width + GAP
        whole.add(text(width / 2, height + 14, HOW_TO_PLAY, 13, fill=token("muted")))
        return whole.to_svg(self.session.status())

    def to_text(self) -> str:
        """Say the game's name and what is asked now."""
        return f"{self.match.game.title}. {self.session.status()}"
