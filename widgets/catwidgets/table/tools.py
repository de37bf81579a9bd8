"""The row of buttons, a slider and switches above a table; on a small screen most of it is behind *More*."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

import ipywidgets as W

from catlib.game import DICE
from catlib.play import HUMAN, goals

NO_GOAL = "hidden"
OPEN = "cat-open"


class Tools:
    """What a table is steered by; `view` is what is shown, with the button of the rulebook among the others."""

    def __init__(self, table: Any, secret: bool, overlays: dict[str, str], rulebook: W.Widget):
        self._table, self._secret = table, secret
        game = table.match.game
        self.undo = self._button("Undo", "Take back the last decision (U)", table.undo)
        self.redo = self._button("Redo", "Do again what was taken back (Y)", table.redo)
        self.anew = self._button("New game …", "Who plays, how strong, and by which house rules", table.set_up)
        self.replay = W.IntSlider(
            description="Replay", min=0, max=1, readout=False, layout=_wide("150px"), style=_words("46px")
        )
        measures = [("hidden", NO_GOAL), *((g, g) for g in goals(game))]
        self.measure = W.Dropdown(
            options=measures,
            value=table.goal or NO_GOAL,
            description="Worth of choices",
            layout=_wide("290px"),
            style=_words("118px"),
        )
        self._observe(self.replay, table.replay)
        self._observe(self.measure, self._measured)
        switches = [self._switch("Step by step", table.step_by_step, table.play_by_steps)]
        if game.words.DEALER == DICE:
            switches.append(self._switch("I roll real dice", table.real_dice, table.roll_real_dice))
        if secret:
            self.cover = self._switch("Cover cards between players", table.cover, table.cover_cards)
            self.open = self._switch("Open hands", table.open_hands, table.open_all)
            switches += [self.cover, self.open]
        drawn = [self._overlay(name, words) for name, words in overlays.items()]
        label = [W.Label("Show on the board:")] if drawn else []
        self._extra = with_class(W.Box([*switches, *label, *drawn]), "cat-row", "cat-extra")
        more = W.ToggleButton(description="More", tooltip="Switches for this table", layout=_wide("auto"))
        more.observe(lambda change: self._unfold(change["new"]), "value")
        more.add_class("cat-more")
        first = [self.undo, self.redo, self.anew, rulebook, more, self.replay, self.measure, self._extra]
        self.replay.add_class("cat-replay")
        self.view = with_class(W.Box(first), "cat-row", "cat-tools")

    def show(self) -> None:
        """Show what can be taken back, where in the game this is, and the switches that mean something now."""
        table, match = self._table, self._table.match
        by_step = table.step_by_step or table.real_dice
        self.undo.disabled = not (match.ply if by_step else match.can_undo)
        self.redo.disabled = not match.can_redo
        if match.ply <= self.replay.max:
            self.replay.value = match.ply  # before the end comes nearer: the page answers a place beyond it
        self.replay.max = max(match.plies, 1)
        self.replay.value = match.ply
        self.measure.value = table.goal or NO_GOAL
        if self._secret:
            people = match.seats.count(HUMAN)
            self.cover.layout.display = None if people > 1 else "none"
            self.open.layout.display = None if people == 0 else "none"

    def _measured(self, goal: str) -> None:
        if goal != (self._table.goal or NO_GOAL):
            self._table.measure_by(None if goal == NO_GOAL else goal)

    def _unfold(self, on: bool) -> None:
        self._extra.add_class(OPEN) if on else self._extra.remove_class(OPEN)

    def _button(self, words: str, tip: str, act: Callable[[], Any]) -> W.Button:
        button = W.Button(description=words, tooltip=tip, layout=_wide("auto"))
        button.on_click(self._table.board.guarded(lambda _: act()))
        return button

    def _switch(self, words: str, on: bool, act: Callable[[bool], Any]) -> W.Checkbox:
        box = W.Checkbox(value=on, description=words, indent=False, layout=_wide("auto"))
        self._observe(box, act)
        return box

    def _overlay(self, name: str, words: str) -> W.Checkbox:
        return self._switch(words, False, lambda on: self._table.show_overlay(name, on))

    def _observe(self, widget: W.Widget, act: Callable[[Any], Any]) -> None:
        widget.observe(self._table.board.guarded(lambda change: act(change["new"])), "value")


def _wide(width: str) -> W.Layout:
    return W.Layout(width=width)


def _words(width: str) -> dict[str, str]:
    return {"description_width": width}


def with_class(widget: W.Widget, *names: str) -> W.Widget:
    for name in names:
        widget.add_class(name)
    return widget


def legend(lines: Sequence[str]) -> list[W.Widget]:
    """What the signs on the board mean, to be unfolded where the board is too small to say it; [] without any lines."""
    if not lines:
        return []
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    words = f"<details><summary>What the signs on the board mean</summary><ul>{items}</ul></details>"
    return [with_class(W.HTML(words), "cat-legend")]
