"""The tabs of a table: what happened, who sits where, saving and sharing."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as W

from catlib.match import HUMAN, BadSave, Match
from catwidgets.files import written
from catwidgets.narrator import Narrator
from catwidgets.wording import has_secrets, seat_name

__all__ = ["Log", "Players", "Storage"]

Guard = Callable[[Callable[..., Any]], Callable[..., Any]]


class Log:
    """What happened, turn by turn, the newest turn first; everything is shown as text."""

    def __init__(self) -> None:
        self.view = W.HTML(tabbable=True)  # it scrolls, by keyboard too
        self.view.add_class("cat-log")

    def show(self, narrator: Narrator) -> None:
        """Show what led to the present, as the narrator's reader may know it."""
        self.view.value = narrator.to_html()


class Players:
    """A row for each seat: a person or which bot, and a name; and a button for a new game.

    `sit(seat, who, name)` and `start(seed)` are called on what a person chooses; a name or seed of None is one
    that the match makes.
    """

    def __init__(self, sit: Callable[..., Any], start: Callable[..., Any], guard: Guard):
        self._sit, self._guard = sit, guard
        self._rows: list[tuple[W.Dropdown, W.Text, W.HTML]] = []
        self._showing = False
        self.seed = W.Text(
            placeholder="by chance", description="Seed", layout=_wide("160px"), style={"description_width": "40px"}
        )
        again = W.Button(description="New game", tooltip="Start again with these players", layout=_wide("auto"))
        again.on_click(guard(lambda _: start(_seed(self.seed.value))))
        self._foot = _row(again, self.seed)
        self.view = W.VBox([self._foot])

    @property
    def names(self) -> list[str | None]:
        """The names that were given; None where the match makes one."""
        return [name.value.strip() or None for _, name, _ in self._rows]

    def show(self, match: Match) -> None:
        """Show who sits where."""
        self._showing = True
        if len(self._rows) != match.game.num_players:
            self._rows = [self._row(match, seat) for seat in range(match.game.num_players)]
            self.view.children = [*(_row(*row) for row in self._rows), self._foot]
        defaults = Match(match.game, match.seats, seed=0).names
        for (who, name, about), seat in zip(self._rows, range(len(self._rows)), strict=True):
            who.value, name.placeholder = match.seats[seat], defaults[seat]
            name.value = "" if match.names[seat] == defaults[seat] else match.names[seat]
            about.value = escape(match.game.bots.get(match.seats[seat], ""))
        self._showing = False

    def _row(self, match: Match, seat: int) -> tuple[W.Dropdown, W.Text, W.HTML]:
        called = seat_name(match.game, seat)
        style = {"description_width": "64px"}
        called_bots = match.game.story.NAMES
        options = [("a person", HUMAN), *((called_bots.get(bot, bot), bot) for bot in match.game.bots)]
        who = W.Dropdown(options=options, description=called, layout=_wide("190px"), style=style)
        name = W.Text(continuous_update=False, layout=_wide("110px"), tooltip=f"Name of {called}")
        about = W.HTML()

        def changed(_: Any) -> None:
            if not self._showing:
                self._sit(seat, who.value, name.value.strip() or None)

        who.observe(self._guard(changed), "value")
        name.observe(self._guard(changed), "value")
        return who, name, about


class Storage:
    """Save and open a file, show and load a share code; `take(match)` is called with what was loaded."""

    def __init__(
        self,
        current: Callable[[], Match],
        take: Callable[[Match], Any],
        show_status: Callable[[str], Any],
        guard: Guard,
    ):
        self._current, self._take, self._show_status = current, take, show_status
        self.path = W.Text(
            value=f"{current().game.name}.json",
            description="File",
            layout=_wide("220px"),
            style={"description_width": "32px"},
        )
        self.code = W.Textarea(placeholder="Paste a share code here", rows=3, layout=_wide("min(100% - 4px, 480px)"))
        self.code.tooltip = "Share code"
        buttons = {
            "Save": ("Write the match to the file", self.save),
            "Open": ("Go on with the match in the file", self.open),
            "Make a share code": ("Show the whole match as one line of text", self.share),
            "Load the code": ("Go on with the match of the code", self.load),
        }
        made = [_button(name, tip, guard(_naming_the_file(act))) for name, (tip, act) in buttons.items()]
        self.view = W.VBox([_row(self.path, *made[:2]), self.code, _row(*made[2:])])

    def save(self) -> None:
        """Write the match, but never over a file that is no saved match."""
        path = self._named()
        if path.exists() and not _is_save(path):
            raise ValueError(f"{path} is there already and is no saved match; choose another name.")
        self._current().save(path)
        written(path)
        self._show_status(f"Saved in {path}.{_caution(self._current(), 'file')}")

    def open(self) -> None:
        """Go on with the match in the file."""
        path = self._named()
        self._take(Match.open(path))
        self._show_status(f"Goes on with {path}.")

    def share(self) -> None:
        """Show the match as one line of text."""
        self.code.value = self._current().share()
        said = "The share code holds the whole match; whoever loads it can go on from here."
        self._show_status(said + _caution(self._current(), "code"))

    def load(self) -> None:
        """Go on with the match of the code."""
        if not self.code.value.strip():
            raise ValueError("There is no code yet; paste one, or make one of this match.")
        self._take(Match.from_share(self.code.value))
        self._show_status("Goes on with the match of the code.")

    def _named(self) -> Path:
        if not self.path.value.strip():
            raise ValueError("The file has no name yet; give it one.")
        return Path(self.path.value.strip())


def _caution(match: Match, what: str) -> str:
    """What to know before a match with secrets is given away."""
    return f" The {what} holds the hidden cards as well." if has_secrets(match.game) else ""


def _is_save(path: Path) -> bool:
    try:
        Match.open(path)
    except BadSave:
        return False
    return True


def _naming_the_file(act: Callable[[], None]) -> Callable[[Any], None]:
    """A button's callback whose trouble with files is told in a sentence."""

    def clicked(_: Any) -> None:
        try:
            act()
        except OSError as error:
            raise ValueError(f"{error.filename or 'The file'}: {error.strerror}.") from None

    return clicked


def _seed(text: str) -> int | None:
    text = text.strip()
    if text and not text.isdecimal():
        raise ValueError(f"seed={text!r}: a seed is a whole number, or nothing for one by chance.")
    return int(text) if text else None


def _button(name: str, tip: str, act: Callable[[Any], Any]) -> W.Button:
    button = W.Button(description=name, tooltip=tip, layout=_wide("auto"))
    button.on_click(act)
    return button


def _row(*widgets: W.Widget) -> W.Box:
    row = W.Box(widgets)
    row.add_class("cat-row")
    return row


def _wide(width: str) -> W.Layout:
    return W.Layout(width=width)
