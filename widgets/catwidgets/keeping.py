"""A table's game is kept while it is played, and offered again when the table is made anew.

Where: a hidden folder beside the notebook in JupyterLab; nowhere in a plain program, unless `keep_on` says otherwise.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as W
from IPython import get_ipython

from catlib.match import Match
from catlib.shelf import FileShelf, Kept, Shelf, Slot, slot_name
from catlib.story import turns

__all__ = ["FOLDER", "Keeper", "keep_on", "shelf"]

FOLDER = ".catlib"
GAMES = "CATLIB_GAMES"  # the variable that names another folder, or "" for none
LOST = "The kernel stopped; your game is kept. Run the cell to go on."
LOST_UNKEPT = "The kernel stopped; run the cell again."

_made: list[Callable[[], Shelf | None]] = []


def keep_on(make: Callable[[], Shelf | None]) -> None:
    """From now on keep games on the shelf that `make` gives, such as a browser's storage where there is no server."""
    _made[:] = [make]


def shelf() -> Shelf | None:
    """Where games are kept; None: nowhere."""
    if _made:
        return _made[0]()
    folder = os.environ.get(GAMES)
    if folder is not None:
        return FileShelf(Path(folder)) if folder else None
    return FileShelf(Path(FOLDER)) if hasattr(get_ipython(), "kernel") else None


def _cell() -> str:
    """The name that a notebook gives the cell that runs now, so that two tables of one game keep two games."""
    kernel: Any = getattr(get_ipython(), "kernel", None)
    asked = kernel.get_parent() if hasattr(kernel, "get_parent") else {}
    return str(asked.get("metadata", {}).get("cellId", ""))


class Keeper:
    """Keeps one table's game; `view` offers to go on with the one that was kept before, if there is one.

    `match` is the one on the table, None for a game that is not to be kept; `take(match)` is called with the match to
    go on with. Nothing is written before a person has done something.
    """

    def __init__(self, match: Match | None, take: Callable[[Match], Any], guard: Callable[[Callable[..., Any]], Any]):
        where = shelf() if match else None
        self.slot = Slot(where, slot_name(match, _cell())) if where and match else None
        self.trouble = ""
        self._take = take
        self.kept = self._read(match.game.name) if match else Kept(None)
        self._words = W.HTML()
        go_on = W.Button(description="Go on", tooltip="Go on with the game that was kept", button_style="primary")
        anew = W.Button(description="Start anew", tooltip="Leave the kept game and play this one")
        go_on.on_click(guard(lambda _: self.go_on()))
        anew.on_click(guard(lambda _: self.dismiss()))
        self._go_on = go_on
        self.view = W.Box([self._words, go_on, anew])
        self.view.add_class("cat-row")
        self.view.add_class("cat-offer")
        self._show()

    @property
    def lost(self) -> str:
        """What a click says once the kernel has ended."""
        return LOST if self.slot else LOST_UNKEPT

    @property
    def offers(self) -> bool:
        """Whether a kept game waits for an answer."""
        return self.kept.match is not None or bool(self.kept.trouble)

    def _read(self, game: str) -> Kept:
        try:
            found = self.slot.kept(game) if self.slot else Kept(None)
        except OSError as error:
            return Kept(None, f"The kept game cannot be read: {error.strerror}.")
        if found.match is None or (found.match.can_undo and not found.match.is_over):
            return found
        return Kept(None)

    def _show(self) -> None:
        match, trouble = self.kept.match, self.kept.trouble
        asked = f"<b>Go on with turn {max(1, turns(match))}?</b>" if match else ""
        self._words.value = " ".join(filter(None, [escape(trouble), asked]))
        self._go_on.layout.display = None if match else "none"
        self.view.layout.display = None if self.offers else "none"

    def go_on(self) -> None:
        """Go on with the kept game."""
        match = self.kept.match
        if match is None:
            raise ValueError("No game is kept here; play the one on the table.")
        self.dismiss()
        self._take(match)

    def dismiss(self) -> None:
        """Offer nothing any more; the kept game stays until somebody plays on."""
        self.kept = Kept(None)
        self._show()

    def keep(self, match: Match) -> None:
        """Write the match, if a person has decided anything in it; trouble is told once by `trouble`."""
        if self.slot is None or not match.can_undo:
            return
        if self.offers:
            self.dismiss()
        try:
            self.slot.keep(match)
        except OSError as error:
            self.slot = None
            self.trouble = f"This game cannot be kept: {error.filename or 'the folder'}: {error.strerror}."
