"""The tabs of a table: what happened, saving and sharing."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as W

from catlib.play import BadSave, Match
from catwidgets.page import written
from catwidgets.table.narrator import Narrator
from catwidgets.table.wording import has_secrets

Guard = Callable[[Callable[..., Any]], Callable[..., Any]]


class Log:
    """What happened, turn by turn, the newest turn first; everything is shown as text."""

    def __init__(self) -> None:
        self.view = W.HTML(tabbable=True)  # it scrolls, by keyboard too
        self.view.add_class("cat-log")

    def show(self, narrator: Narrator) -> None:
        """Show what led to the present, as the narrator's reader may know it."""
        self.view.value = narrator.to_html()


class Storage:
    """Save and open a file, show and load a share code; `take(match)` is called with what was loaded.

    What came of it stands in the tab too: the board, which says it to screen readers, may be scrolled out of sight.
    """

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
        made = [_button(name, tip, guard(self._telling(act))) for name, (tip, act) in buttons.items()]
        self.news = W.HTML()
        self.view = W.VBox([_row(self.path, *made[:2]), self.code, _row(*made[2:]), self.news])

    def save(self) -> None:
        """Write the match, but never over a file that is no saved match."""
        path = self._named()
        if path.exists() and not _is_save(path):
            raise ValueError(f"{path} is there already and is no saved match; choose another name.")
        self._current().save(path)
        written(path)
        self._say(f"Saved in {path}.{_caution(self._current(), 'file')}")

    def open(self) -> None:
        """Go on with the match in the file."""
        path = self._named()
        self._take(Match.open(path))
        self._say(f"Goes on with {path}.")

    def share(self) -> None:
        """Show the match as one line of text."""
        self.code.value = self._current().share()
        said = "The share code holds the whole match; whoever loads it can go on from here."
        self._say(said + _caution(self._current(), "code"))

    def load(self) -> None:
        """Go on with the match of the code."""
        if not self.code.value.strip():
            raise ValueError("There is no code yet; paste one, or make one of this match.")
        self._take(Match.from_share(self.code.value))
        self._say("Goes on with the match of the code.")

    def _say(self, words: str) -> None:
        self._show_status(words)
        self.news.value = escape(words)

    def _telling(self, act: Callable[[], None]) -> Callable[[Any], None]:
        """A button's callback that says here, too, what was wrong."""

        def clicked(_: Any) -> None:
            try:
                _naming_the_file(act)
            except ValueError as error:
                self.news.value = escape(str(error))
                raise

        return clicked

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


def _naming_the_file(act: Callable[[], None]) -> None:
    """Do it; trouble with files is told in a sentence."""
    try:
        act()
    except OSError as error:
        raise ValueError(f"{error.filename or 'The file'}: {error.strerror}.") from None


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
