"""A table at which any game is played: board, dice, choices with their worth, what can happen, log, save.

>>> from catlib import load
>>> table = Table(load("cat_cab", players=2), seats=["human", "greedy"], seed=7)
>>> table.match.waits_for_human
True
>>> table.undo(); table.board.error
'There is nothing to take back.'
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from html import escape
from typing import Any

import ipywidgets as W

from catlib.game import CHANCE, Game, IllegalAction
from catlib.match import HUMAN, Match
from catlib.worth import Worth, goals, worth
from catwidgets.board import Board
from catwidgets.options import Choice, Options
from catwidgets.outcomes import LuckMeter, Prospect
from catwidgets.scenes import Badge, View, scene_module
from catwidgets.svg import Scene

__all__ = ["Table"]

NO_GOAL = "nothing"
FEW = 7  # choices that fit in the list at once
LOG_LINES = 80
LUCK_TAB = 1


class Table(W.VBox):
    """A game on the screen, played by mouse, touch or keyboard.

    Parameters
    ----------
    game : Game or Match
        What is played; a match goes on where it is.
    seats : list of str, optional
        "human" or a bot for each seat; by default a person in the first seat and the game's bots in the others.
    seed, names :
        As for `catlib.match.Match`.
    goal : str, optional
        What the worth of choices is measured by, one of `catlib.worth.goals(game)`; None shows no worth.
    step : bool
        Whether dice and bots wait for the Next button.
    """

    def __init__(
        self,
        game: Game | Match,
        seats: Sequence[str | None] | None = None,
        seed: int | None = None,
        names: Sequence[str | None] | None = None,
        goal: str | None = None,
        step: bool = False,
    ):
        self.match = game if isinstance(game, Match) else Match(game, seats or _seats(game), seed, names)
        self.step_by_step = step
        self._selected: frozenset[str] = frozenset()
        self._overlays: frozenset[str] = frozenset()
        self._all_choices = False
        self._worth: Worth | None = None
        self._goal = _checked_goal(self.match.game, goal)
        self._luck = LuckMeter(self.match.game)
        self._module = scene_module(self.match.game.name)
        self._build()
        self._go_on()
        super().__init__([self._tools, self._main, self._more])
        self.add_class("cat-table")

    # What it is made of

    def _build(self) -> None:
        scenes = self._scenes()
        self.boards = [Board(scene) for scene in scenes]
        self.board = self.boards[0]
        for board in self.boards:
            board.on_click(self._click)
            board.on_cancel(self._clear)
            board.shortcuts = {"r": "do:selected", "u": "do:undo", "y": "do:redo", "n": "do:next"}
        self.options = Options()
        self.options.on_choose(self.board.guarded(self._choose))
        self.prospect = Prospect()
        self._tools = self._build_tools()
        side = W.VBox(
            [self.options, self.prospect.board], layout=W.Layout(min_width="260px", max_width="360px", flex="1 1 260px")
        )
        layout = W.Layout(
            display="flex", flex_flow="row wrap", align_items="flex-start", grid_gap="12px", overflow="visible"
        )
        self._main = W.Box([*self.boards, side], layout=layout)
        self._more = self._build_more()

    def _build_tools(self) -> W.Box:
        button = functools.partial(W.Button, layout=W.Layout(width="auto"))
        self._undo = button(description="Undo", tooltip="Take back the last decision (U)")
        self._redo = button(description="Redo", tooltip="Do again what was taken back (Y)")
        self._next = button(
            description="Next", tooltip="Roll the next die or let the next bot decide (N)", button_style="primary"
        )
        self._replay = W.IntSlider(
            description="Replay",
            min=0,
            max=1,
            readout=False,
            layout=W.Layout(width="180px"),
            style={"description_width": "46px"},
        )
        self._step = W.Checkbox(
            value=self.step_by_step, description="Step by step", indent=False, layout=W.Layout(width="auto")
        )
        self._measure = W.Dropdown(
            options=[("worth hidden", NO_GOAL), *((g, g) for g in goals(self.match.game))],
            value=self._goal or NO_GOAL,
            description="Worth by",
            layout=W.Layout(width="240px"),
            style={"description_width": "64px"},
        )
        for widget, act in ((self._undo, self.undo), (self._redo, self.redo), (self._next, self.next)):
            widget.on_click(self.board.guarded(functools.partial(_ignoring, act)))
        self._observe(self._replay, self._replayed)
        self._observe(self._step, self._stepping)
        self._observe(self._measure, self._measured)
        overlays = [self._overlay_box(name, words) for name, words in self._module.OVERLAYS.items()]
        row = [self._undo, self._redo, self._next, self._replay, self._step, self._measure, *overlays]
        return W.Box(
            row, layout=W.Layout(display="flex", flex_flow="row wrap", align_items="center", grid_gap="2px 10px")
        )

    def _overlay_box(self, name: str, words: str) -> W.Checkbox:
        box = W.Checkbox(value=False, description=words, indent=False, layout=W.Layout(width="auto"))
        self._observe(box, lambda change: self._overlay(name, change["new"]))
        return box

    def _build_more(self) -> W.Tab:
        self._log = W.HTML(layout=W.Layout(max_height="180px", overflow="auto"))
        tab = W.Tab([self._log, self._luck.view, self._build_seats(), self._build_save()])
        for i, title in enumerate(("Log", "Luck", "Players", "Save and share")):
            tab.set_title(i, title)
        tab.observe(self.board.guarded(lambda _: self._show_luck()), "selected_index")
        return tab

    def _build_seats(self) -> W.VBox:
        rows = [self._seat_row(seat) for seat in range(self.match.game.num_players)]
        self._seed = W.Text(placeholder="by chance", description="Seed", layout=W.Layout(width="220px"))
        again = W.Button(description="New game", tooltip="Start again with these players")
        again.on_click(self.board.guarded(functools.partial(_ignoring, self.new_game)))
        return W.VBox([*rows, W.HBox([self._seed, again])])

    def _seat_row(self, seat: int) -> W.HBox:
        bots = self.match.game.bots
        who = W.Dropdown(options=[HUMAN, *bots], value=self.match.seats[seat], description=f"Seat {seat + 1}")
        name = W.Text(value=self.match.names[seat], description="called", continuous_update=False)
        about = W.HTML(escape(bots.get(who.value, "A person decides.")))

        def changed(_: Any) -> None:
            about.value = escape(bots.get(who.value, "A person decides."))
            self.sit(seat, who.value, name.value)

        self._observe(who, changed)
        self._observe(name, changed)
        return W.HBox([who, name, about], layout=W.Layout(flex_flow="row wrap"))

    def _build_save(self) -> W.VBox:
        wide = W.Layout(width="min(480px, 100%)")
        self._path = W.Text(value=f"{self.match.game.name}.json", description="File", layout=wide)
        save = W.Button(description="Save", tooltip="Write the match to the file")
        open_ = W.Button(description="Open", tooltip="Go on with the match in the file")
        show = W.Button(description="Share code", tooltip="Show the whole match as one line of text")
        self._code = W.Textarea(description="Code", placeholder="a share code", rows=3, layout=wide)
        load_ = W.Button(description="Load code", tooltip="Go on with the match of the code")
        for button, act in ((save, self._save), (open_, self._open), (show, self._share), (load_, self._load)):
            button.on_click(self.board.guarded(functools.partial(_ignoring, act)))
        return W.VBox(
            [
                W.HBox([self._path, save, open_], layout=W.Layout(flex_flow="row wrap")),
                W.HBox([self._code, W.VBox([show, load_])]),
            ]
        )

    def _observe(self, widget: W.Widget, callback: Callable[[Any], Any]) -> None:
        widget.observe(self.board.guarded(callback), "value")

    # What a person does

    def act(self, action: int | str) -> None:
        """Take an action, then let dice and bots play unless they wait for Next."""
        self.match.act(action)
        self._go_on()

    def undo(self) -> None:
        """Go back to the last decision of a person, or by one step when playing step by step."""
        if not self.match.undo(step=self.step_by_step):
            self.board.show_error(ValueError("There is nothing to take back."))
            return
        self._refresh()

    def redo(self) -> None:
        """Do again what was taken back."""
        if not self.match.redo(step=self.step_by_step):
            self.board.show_error(ValueError("There is nothing to do again."))
            return
        self._refresh()

    def next(self) -> None:
        """Roll the next die, or let the next bot decide; a person's decision has to be made by clicking."""
        if self.match.is_over:
            raise ValueError("The game is over; start a new one or go back.")
        if self.match.waits_for_human:
            raise ValueError(f"{self.match.names[self.match.player]} has to decide: take one of the choices.")
        self.match.step()
        self._refresh()

    def sit(self, seat: int, who: str | None, name: str | None = None) -> None:
        """Put a person or a bot in a seat."""
        same = name in (None, "", *(self.match._default_name(seat),))
        self.match.sit(seat, who, None if same else name)
        self._go_on()

    def new_game(self) -> None:
        """Start the same game again with the same players."""
        seed = self._seed.value.strip()
        if seed and not seed.isdecimal():
            raise ValueError(f"seed={seed!r}: a seed is a whole number, or nothing for one by chance")
        names = [None if n == self.match._default_name(i) else n for i, n in enumerate(self.match.names)]
        self._take(Match(self.match.game, self.match.seats, int(seed) if seed else None, names))

    def measure_by(self, goal: str | None) -> None:
        """Measure choices by a goal of the game, or by none."""
        self._goal = _checked_goal(self.match.game, goal)
        self._refresh()

    def _take(self, match: Match) -> None:
        """Go on with another match of the same game."""
        if match.game.name != self.match.game.name:
            raise ValueError(f"this is a match of {match.game.title}; this table is set for {self.match.game.title}")
        if match.game.num_players != self.match.game.num_players:
            raise ValueError(
                f"this match has {match.game.num_players} seats; this table has {self.match.game.num_players}"
            )
        self.match = match
        self._luck.reset(match.game)
        self._go_on()

    def _save(self) -> None:
        self.match.save(self._path.value)
        self.board.say(f"Saved in {self._path.value}.")

    def _open(self) -> None:
        self._take(Match.open(self._path.value))

    def _share(self) -> None:
        self._code.value = self.match.share()

    def _load(self) -> None:
        self._take(Match.from_share(self._code.value))

    def _replayed(self, change: Any) -> None:
        if change["new"] != self.match.ply:
            self.match.replay(change["new"])
            self._refresh()

    def _stepping(self, change: Any) -> None:
        self.step_by_step = change["new"]
        self._go_on()

    def _measured(self, change: Any) -> None:
        self.measure_by(None if change["new"] == NO_GOAL else change["new"])

    def _overlay(self, name: str, on: bool) -> None:
        self._overlays = self._overlays | {name} if on else self._overlays - {name}
        self._show_boards(self.board.status)

    # Clicks become actions

    def _click(self, part: str) -> None:
        if part.startswith("do:"):
            return self._do(part[3:])
        if not self.match.waits_for_human:
            return self._nudge(part)
        whole, touching = self._touchable()
        if (part,) in whole and not touching.get(part, ()):
            return self.act(whole[(part,)])
        if part not in touching:
            raise IllegalAction(self.match.game.words.why_not(self.match.game.setup, self.match.state, part))
        self._selected = self._selected ^ {part}
        return self._show_choice()

    def _do(self, what: str) -> None:
        {"undo": self.undo, "redo": self.redo, "next": self.next, "selected": self._take_selected}[what]()

    def _nudge(self, part: str) -> None:
        """A click while dice or a bot are due: a die rolls, anything else is explained."""
        if not self.match.is_over and part.startswith("die:"):
            return self.next()
        raise IllegalAction(self.match.game.words.why_not(self.match.game.setup, self.match.state, part))

    def _touchable(self) -> tuple[dict[tuple[str, ...], int], dict[str, list[int]]]:
        """Actions by all their parts, and by each part of those that have several."""
        whole: dict[tuple[str, ...], int] = {}
        touching: dict[str, list[int]] = {}
        for action in self.match.legal_actions():
            parts = tuple(sorted(self.match.game.parts(self.match.state, action)))
            whole.setdefault(parts, action)
            if len(parts) > 1:
                for part in parts:
                    touching.setdefault(part, []).append(action)
        return whole, touching

    def _chosen_action(self) -> int | None:
        """The action whose parts are just those selected."""
        return self._touchable()[0].get(tuple(sorted(self._selected))) if self._selected else None

    def _take_selected(self) -> None:
        action = self._chosen_action()
        if action is None:
            raise IllegalAction("Nothing is selected; click what you want to touch first.")
        self.act(action)

    def _choose(self, id: str) -> None:
        if id == "all":
            self._all_choices = True
            self._show_options()
        else:
            self.act(int(id))

    def _clear(self) -> None:
        self._selected = frozenset()
        self._show_choice()

    # Showing

    def _go_on(self) -> None:
        """Let chance and bots play, unless step by step, and show where that led."""
        if not self.step_by_step:
            self.match.advance()
        self._refresh()

    def _refresh(self) -> None:
        """Show the position at once, then what takes longer to work out."""
        self._selected, self._all_choices, self._worth = frozenset(), False, None
        self._show_boards(self._status())
        self._show_tools()
        self._show_options()
        if self._goal and self.match.waits_for_human:
            self._worth = worth(self.match.game, self.match.state, self._goal)
            self._show_boards(self._status())
            self._show_options()
        self._show_prospect()
        self._show_luck()

    def _show_luck(self) -> None:
        """Judge the dice, which takes its time, only while somebody looks."""
        if self._more.selected_index == LUCK_TAB:
            self._luck.update(self.match)

    def _show_choice(self) -> None:
        self._show_boards(self._status())
        self._show_options()
        self._show_prospect()

    def _scenes(self) -> Sequence[Scene]:
        return self._module.draw(self._view())

    def _view(self) -> View:
        match = self.match
        legal = (
            frozenset(p for a in match.legal_actions() for p in match.game.parts(match.state, a))
            if match.waits_for_human
            else frozenset()
        )
        return View(match.game, match.state, match.names, legal, self._selected, self._badges(), self._overlays)

    def _badges(self) -> dict[str, Badge]:
        """The worth of every action that has one part of its own on the board."""
        if self._worth is None:
            return {}
        badges: dict[str, Badge] = {}
        for option in self._worth.options:
            parts = self.match.game.parts(self.match.state, option.action)
            if len(parts) == 1 and parts[0] not in badges and not parts[0].startswith(("button:", "die:", "duel:")):
                said = self._worth.say(option.value)
                badges[parts[0]] = Badge(said, f"worth {said}", "best" if option.best else "")
        return badges

    def _show_boards(self, status: str) -> None:
        for i, (board, scene) in enumerate(zip(self.boards, self._scenes(), strict=True)):
            board.show(scene, status=status if i == 0 else None)

    def _status(self) -> str:
        match = self.match
        if match.is_over:
            winners = [match.names[i] for i, paid in enumerate(match.game.returns(match.state)) if paid > 0]
            return f"The game is over. {' and '.join(winners) or 'Nobody'} won."
        return f"{self._what_came()}{self._question()}"

    def _what_came(self) -> str:
        """The last thing that somebody decided, or the last die where each die waits for Next."""
        for ply in range(self.match.ply - 1, -1, -1):
            entry = self.match.entry(ply)
            if self.step_by_step or entry.kind == "decision":
                return f"{entry.text[:1].upper()}{entry.text[1:]}. " if entry.kind == "chance" else f"{entry}. "
        return ""

    def _question(self) -> str:
        match = self.match
        asked = match.game.words.question(match.game.setup, match.state, match.names)
        return f"{asked[:1].upper()}{asked[1:]}."

    def _show_tools(self) -> None:
        match = self.match
        self._undo.disabled, self._redo.disabled = (
            not match.can_undo and not (self.step_by_step and match.ply),
            not match.can_redo,
        )
        self._next.disabled = match.waits_for_human or match.is_over
        self._next.description = "Roll" if match.player == CHANCE else "Next"
        with self._replay.hold_trait_notifications():
            self._replay.max = max(match.plies, 1)
            self._replay.value = match.ply
        self._log.value = _log_html(match)

    def _show_options(self) -> None:
        match = self.match
        if not match.waits_for_human:
            words = (
                "The game is over"
                if match.is_over
                else "Dice are due"
                if match.player == CHANCE
                else f"{match.names[match.player]} decides"
            )
            self.options.show(words, [], hint="" if match.is_over else "Press Next (N) to go on.")
            return
        if self._worth is None:
            self.options.show("Your choices", self._plain_choices(), hint=self._hint())
        else:
            found = self._worth
            self.options.show(
                "What each choice is worth", self._valued_choices(found), found.sentence, found.mark, self._hint()
            )

    def _plain_choices(self) -> list[Choice]:
        """What cannot be done by one click on the board, and what is selected there."""
        chosen, found = self._chosen_action(), []
        for action in self.match.legal_actions():
            parts = self.match.game.parts(self.match.state, action)
            if action == chosen or parts[0].startswith("button:"):
                found.append(Choice(str(action), self._label(action), best=action == chosen))
        if not found:
            found = [Choice(str(a), self._label(a)) for a in self.match.legal_actions()[:FEW]]
        return found

    def _valued_choices(self, found: Worth) -> list[Choice]:
        """The selected choice first, then the best, each kind of choice once."""
        chosen = self._chosen_action()
        ranked = sorted(found.options, key=lambda o: (o.action != chosen, -o.value))
        rows: dict[str, Choice] = {}
        for option in ranked:
            rows.setdefault(self._label(option.action), self._row(found, option))
        shown = list(rows.values())
        if len(shown) > FEW and not self._all_choices:
            keep = [row for row in shown[FEW:] if row.label.startswith("keep")]
            return [*shown[: FEW - len(keep)], *keep, Choice("all", f"show all {len(shown)} choices")]
        return shown

    def _row(self, found: Worth, option: Any) -> Choice:
        share = found.share(option.value)
        regret = "" if option.best else f"−{found.say(option.regret)}"
        return Choice(
            str(option.action), self._label(option.action), found.say(option.value), regret, share, option.best
        )

    def _label(self, action: int) -> str:
        """The action in few words; actions that differ only in which of equal dice they touch share them."""
        words = self.match.game.words
        brief = getattr(words, "brief", words.action_to_string)
        return brief(self.match.game.setup, self.match.state, action)

    def _hint(self) -> str:
        several = self._touchable()[1]
        if not several:
            return "Click the board or take a choice here."
        if self._selected:
            return "Press R or take the first choice to roll what is selected; Escape clears."
        return "Click dice to select them, or take a choice here."

    def _show_prospect(self) -> None:
        self.prospect.show(self.match, self._worth, self._chosen_action())

    # On paper

    def to_svg(self) -> str:
        """The table as a still picture: all boards side by side."""
        scenes = self._scenes()
        whole = Scene(
            sum(s.width for s in scenes) + 12 * (len(scenes) - 1), max(s.height for s in scenes), self.match.game.title
        )
        left = 0.0
        for scene in scenes:
            whole.place(scene, left, 0)
            left += scene.width + 12
        return whole.to_svg(self._status())

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        still = {"text/plain": f"{self.match.game.title}. {self._status()}", "image/svg+xml": self.to_svg()}
        return data | still, metadata


def _seats(game: Game) -> list[str]:
    """A person in the first seat, the game's own bots in the others."""
    bots = game.bots_module.default_bots(game)
    return [HUMAN, *bots[1:]]


def _checked_goal(game: Game, goal: str | None) -> str | None:
    if goal is not None and goal not in goals(game):
        raise ValueError(f"goal={goal!r}: {game.title} measures by {', '.join(goals(game))}, or None")
    return goal


def _ignoring(act: Callable[[], Any], _button: Any) -> Any:
    return act()


def _log_html(match: Match) -> str:
    """The last lines of the log, the newest first; everything is shown as text."""
    lines = match.log[-LOG_LINES:]
    rows = "".join(f"<li value={e.ply + 1}>{escape(str(e))}</li>" for e in reversed(lines))
    return (
        f"<ol reversed style='margin:0;padding-left:3.2em;line-height:1.5'>{rows}</ol>"
        if rows
        else "Nothing has happened yet."
    )
