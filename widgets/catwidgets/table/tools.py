"""The row of buttons above a table, and all that is one step away from a clean one: behind *More*."""

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

import ipywidgets as W

from catlib.game import DICE, goal_words
from catlib.play import HUMAN, goals
from catwidgets.draw import Element, Scene, rect, token
from catwidgets.page import button, field, row, with_class
from catwidgets.session import say

NO_GOAL = "hidden"
OPEN, MEASURED = "cat-open", "cat-measured"
PACES = {"slow": 1.6, "usual": 1.0, "fast": 0.5, "at-once": 0.0}  # how long pictures stay


class Tools:
    """The controls of a table; `view` is what is shown, with the button of the rulebook among the others."""

    def __init__(self, table: Any, rulebook: W.Widget):
        self._table, session = table, table.session
        game = session.match.game
        self.undo = self._button("undo", table.undo)
        self.hint = with_class(self._button("hint", table.hint), "cat-hint")
        self.guide = self._button("guide", table.show_how)
        self.redo = self._button("redo", table.redo)
        self.resign = self._button("give-up", table.resign)
        self.anew = self._button("set-up", table.set_up)
        self.replay = field(W.IntSlider, say("replay"), "150px", "46px", min=0, max=1, readout=False)
        options = [(say("hidden"), NO_GOAL), *((goal_words(game, g), g) for g in goals(game))]
        chosen = {"options": options, "value": session.goal or NO_GOAL}
        self.measure = field(W.Dropdown, say("worth-of-choices"), "290px", "118px", **chosen)
        self._observe(self.replay, table.replay)
        self._observe(self.measure, self._measured)
        switches = [self._switch("step-by-step", "step_by_step", table.go_on)]
        if game.words.DEALER == DICE:
            switches.append(self._switch("real-dice", "real_dice", table.go_on))
        paces = [(say(id), pace) for id, pace in PACES.items()]
        self.pace = field(W.Dropdown, say("speed"), "170px", "46px", options=paces, value=1.0)
        self.sound = field(W.Checkbox, say("sound"), "auto", indent=False)
        for setting in (self.pace, self.sound):
            self._observe(setting, lambda _: table.set_device(pace=self.pace.value, sound=self.sound.value))
        switches += [self.pace, self.sound]
        if session.secret:
            self.cover = self._switch("cover", "cover", table.refresh)
            self.open = self._switch("open-hands", "open_hands", table.refresh)
            switches += [self.cover, self.open]
        drawn = [self._overlay(name, words) for name, words in session.scenes.on_request(game).items()]
        label = [W.Label(say("show-on-board"))] if drawn else []
        extra = row(self.redo, self.anew, self.resign, self.replay, self.measure, *switches, *label, *drawn)
        self.more = field(W.ToggleButton, say("more"), "auto", tooltip=say("more.tip"))
        self.more.observe(lambda change: self._unfold(change["new"]), "value")
        more, below = with_class(self.more, "cat-more"), with_class(extra, "cat-extra")
        self.view = with_class(row(self.undo, self.hint, self.guide, rulebook, more, below), "cat-tools")

    def show(self) -> None:
        """Show what can be taken back, where in the game this is, and the switches that mean something now."""
        session, match = self._table.session, self._table.match
        self._table.add_class(MEASURED) if session.goal else self._table.remove_class(MEASURED)
        self.undo.disabled = not session.can_undo
        self.redo.disabled, self.resign.disabled = not match.can_redo, not match.waits_for_human
        self.show_hint()
        if match.ply <= self.replay.max:
            self.replay.value = match.ply  # before the end comes nearer: the page answers a place beyond it
        self.replay.max = max(match.plies, 1)
        self.replay.value = match.ply
        self.measure.value = session.goal or NO_GOAL
        if session.secret:
            people = match.seats.count(HUMAN)
            self.cover.layout.display = None if people > 1 else "none"
            self.open.layout.display = None if people == 0 else "none"

    def recall(self, device: Mapping[str, Any]) -> None:
        """Set what the device remembers, as far as it means something."""
        if device.get("pace") in PACES.values():
            self.pace.value = device["pace"]
        self.sound.value = device.get("sound") is True

    def show_hint(self) -> None:
        """Say what the next hint tells."""
        session = self._table.session
        self.hint.disabled, self.hint.description = session.match.is_over, session.next_hint

    def _measured(self, goal: str) -> None:
        if goal != (self._table.session.goal or NO_GOAL):
            self._table.measure_by(None if goal == NO_GOAL else goal)

    def _unfold(self, on: bool) -> None:
        self._table.add_class(OPEN) if on else self._table.remove_class(OPEN)

    def _button(self, id: str, act: Callable[[], Any]) -> W.Button:
        return button(say(id), say(f"{id}.tip"), self._table.board.guarded(act))

    def _switch(self, id: str, name: str, show: Callable[[], Any]) -> W.Checkbox:
        """Make a switch of the session by its name there."""
        session = self._table.session
        box = field(W.Checkbox, say(id), "auto", value=getattr(session, name), indent=False)

        def switched(on: bool) -> None:
            setattr(session, name, on)
            show()

        self._observe(box, switched)
        return box

    def _overlay(self, name: str, words: str) -> W.Checkbox:
        box = field(W.Checkbox, words, "auto", indent=False)
        self._observe(box, lambda on: self._table.show_overlay(name, on))
        return box

    def _observe(self, widget: W.Widget, act: Callable[[Any], Any]) -> None:
        widget.observe(self._table.board.guarded(lambda change: act(change["new"])), "value")


def legend(signs: Mapping[str, Element]) -> list[W.Widget]:
    """Return what the signs on the board mean, each beside its picture; [] without any."""
    if not signs:
        return []
    new = rect(4, 4, 20, 20, 4, fill="none", stroke=token("path"), stroke_width=3)
    pictures = {**signs, say("signs.new"): new}.items()
    items = "".join(f"<li>{_sign(picture)}{escape(words)}</li>" for words, picture in pictures)
    words = f"<details><summary>{escape(say('signs'))}</summary><ul>{items}</ul></details>"
    return [with_class(W.HTML(words), "cat-legend")]


def _sign(picture: Element) -> str:
    scene = Scene(28, 28, "")
    scene.add(picture)
    return f'<span aria-hidden="true">{scene.live_svg()}</span>'
