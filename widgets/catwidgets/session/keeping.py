"""A table's game is kept while it is played, and offered again when the table is made anew.

Where: a hidden folder beside the notebook in JupyterLab; nowhere in a plain program, unless `keep_on` says otherwise.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from IPython import get_ipython

from catlib.play import FileShelf, Kept, Match, Shelf, Slot, slot_name
from catwidgets.session.voice import say

FOLDER = ".catlib"
GAMES = "CATLIB_GAMES"  # the variable that names another folder, or "" for none

_made: list[Callable[[], Shelf | None]] = []


def keep_on(make: Callable[[], Shelf | None]) -> None:
    """From now on keep games on the shelf that `make` gives, such as a browser's storage where there is no server."""
    _made[:] = [make]


def shelf() -> Shelf | None:
    """Return where games are kept; None for nowhere."""
    if _made:
        return _made[0]()
    folder = os.environ.get(GAMES)
    if folder is not None:
        return FileShelf(Path(folder)) if folder else None
    return FileShelf(Path(FOLDER)) if hasattr(get_ipython(), "kernel") else None


class Keeper:
    """Keeps the game of one table, and knows which ones were kept before.

    `match` is the one on the table, None for a game that is not to be kept, `take(match)` is called with the match to
    go on with, and `cell` is the notebook's name for the cell of the table. Nothing is written before a person has done
    something at this table, whatever was decided in the match before. `news` is what a person should hear.
    """

    def __init__(self, match: Match | None, take: Callable[[Match], Any] = lambda match: None, cell: str = ""):
        where = shelf() if match else None
        self.slot = Slot(where, slot_name(match, cell)) if where and match else None
        self._untouched, self._begun = match, _decided(match) if match else []
        self.news, self.fails = "", False
        self.is_new = False  # nobody has played this game here before
        self._take = take
        self.kept = self._read(match.game.name) if match else {}

    @property
    def lost(self) -> str:
        """The sentence of a click once the kernel has ended."""
        return say("lost" if self.slot and not self.fails else "kernel-stopped")

    def _read(self, game: str) -> dict[str, Kept]:
        """Return what can be gone on with, by the name under which it is kept, and trouble."""
        try:
            found = self.slot.all_kept(game) if self.slot else {}
        except OSError as error:
            return {"": Kept(None, say("kept-unreadable", why=error.strerror))}
        self.is_new = bool(self.slot) and not any(kept.match or kept.trouble for kept in found.values())
        return {name: kept for name, kept in found.items() if _waits(kept)}

    @property
    def unreadable(self) -> dict[str, str]:
        """The texts of kept games that cannot be read, by name."""
        return {name: kept.unreadable for name, kept in self.kept.items() if kept.unreadable}

    def go_on(self, name: str = "") -> None:
        """Go on with a kept game, the first one if it isn't named."""
        going = {name: kept.match for name, kept in self.kept.items() if kept.match}
        if not going or self.slot is None:
            raise ValueError(say("none-kept"))
        name = name or next(iter(going))
        self.slot.take(name)
        self.dismiss()
        self._take(going[name])

    def dismiss(self) -> None:
        """Offer nothing any more; the kept game stays until somebody plays on."""
        self.kept = {}

    def keep(self, match: Match) -> None:
        """Write the match, if a person has decided anything in it here.

        Where it cannot be written, it is tried again after the next decision: a disk that is full has room again.
        """
        if self.slot is None or not match.can_undo:
            return
        if match is self._untouched and _decided(match) == self._begun:
            return
        self._untouched = None
        self.dismiss()
        name, failed = self.slot.name, self.fails
        try:
            self.slot.keep(match)
            self.fails = False
            self.news = say("kept-beside") if self.slot.name != name else say("kept-again") if failed else self.news
        except OSError as error:
            self.fails = True
            why = error.strerror or say("disk-busy")
            place = str(_seen_place(error.filename or "."))
            self.news = self.news if failed else say("cannot-keep", place=place, why=why)


def _seen_place(path: str) -> Path:
    """The file of an error, or the folder around it that a person sees: what begins with a dot is hidden.

    >>> str(_seen_place("/home/ann/notebooks/.catlib/cab.json"))
    '/home/ann/notebooks'
    """
    place = Path(path).resolve()
    hidden = [n for n, part in enumerate(place.parts) if part.startswith(".")]
    return Path(*place.parts[: hidden[0]]) if hidden else place


def _decided(match: Match) -> list[int]:
    """All that happened up to the last decision of a person."""
    last = match.last_decision
    return [] if last is None else list(match.actions[: last + 1])


def _waits(kept: Kept) -> bool:
    """Return whether something kept can be gone on with, or cannot be read."""
    match = kept.match
    return bool(kept.trouble) if match is None else match.can_undo and not match.is_over
