"""Saves of games in progress, so that none is lost: a folder, or whatever else holds texts by name.

>>> from catlib import load
>>> from catlib.play import Match
>>> match = Match(load("cat_cab", players=1), ["human", "greedy"], seed=24)
>>> slot = Slot(FileShelf(folder), "my game")
>>> entries = match.advance(); slot.keep(match)
>>> entry = match.act(0); slot.keep(match)
>>> slot.kept().match == None, slot.kept().match.ply == match.ply
(False, True)
"""

import contextlib
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, count, islice, takewhile
from pathlib import Path
from typing import Protocol

from catlib.game import say
from catlib.play.atomic import whole_file
from catlib.play.match import BadSave, Match

TABLES = 99  # that share a slot and are offered again
BUSY = 10  # seconds until a folder that others write in all the time is given up


class Shelf(Protocol):
    """Texts by name. A write is whole or does not happen; every function may raise OSError."""

    def read(self, name: str) -> str | None:
        """The text of that name; None if there is none."""

    def write(self, name: str, text: str) -> None:
        """Keep a text under a name, in place of what was there."""

    def rename(self, old: str, new: str) -> None:
        """Give a text another name, in place of what was there; nothing happens if there is none."""

    def alone(self) -> contextlib.AbstractContextManager[object]:
        """Keep every other program that asks for this from changing the shelf meanwhile."""


class FileShelf:
    """A folder with a JSON file for each name; it is made when something is first written.

    Programs that write in it at the same time take turns if `filelock` is installed, which the extra `lab` brings.
    """

    def __init__(self, folder: Path):
        self.folder = folder

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.json"

    def read(self, name: str) -> str | None:
        """The text of that name; bytes that are not text come as they can, for a match to refuse."""
        with contextlib.suppress(FileNotFoundError):
            return self._path(name).read_text(encoding="utf-8", errors="replace")
        return None

    def write(self, name: str, text: str) -> None:
        self.folder.mkdir(exist_ok=True)
        with whole_file(self._path(name)) as part:
            part.write_text(text, encoding="utf-8")

    def rename(self, old: str, new: str) -> None:
        with contextlib.suppress(FileNotFoundError):
            self._path(old).replace(self._path(new))

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """A lock that the system drops when its program ends; raise OSError if others hold it for too long.

        Where there is no filelock, or the file system knows no locks, nobody waits.
        """
        self.folder.mkdir(exist_ok=True)
        with contextlib.ExitStack() as held:
            with contextlib.suppress(ImportError, NotImplementedError):  # filelock's word for a system without locks
                from filelock import FileLock

                held.enter_context(FileLock(self.folder / ".lock", timeout=BUSY))
            yield


@dataclass(frozen=True)
class Kept:
    """The content of a slot: a match to go on with, or none, a sentence about what could not be read, and its text."""

    match: Match | None
    trouble: str = ""
    unreadable: str = ""


class Slot:
    """One game on a shelf: as it is now, as it was one action before, and the game that was there before this one.

    Several tables may share a slot, also of several programs. None writes over what another wrote: the one that comes
    later gives its game the next free name, such as "cab-2". A text that cannot be read, damaged or of a newer catlib,
    is never overwritten: it gets a name such as "cab.unreadable", and is offered again once it can be read.
    """

    def __init__(self, shelf: Shelf, name: str):
        self.shelf, self.name, self._shared = shelf, name, name
        self._match: Match | None = None
        self._seen: dict[str, str | None] = {}  # what this slot last read or wrote, by name
        self._found: dict[str, str] = {}  # what makes room for another match, by its place

    def keeps(self, match: Match) -> bool:
        """Return whether this match was written here."""
        return match is self._match

    def keep(self, match: Match) -> None:
        """Write a match; what was written before stays as the last good position, another game as the game before.

        If another table wrote here meanwhile, this game has another name from now on.
        """
        with self.shelf.alone():
            if not self.keeps(match):
                self._set_aside(match)
                self._match = match
            there = self.shelf.read(self.name)
            if there is not None and there != self._seen.get(self.name):
                self.name = self._free()
            text = match.to_json()
            self.shelf.rename(self.name, f"{self.name}.last")
            self.shelf.write(self.name, text)
            self._seen = {self.name: text}
            self._found = {self.name: text}

    def kept(self, game: str = "", name: str = "") -> Kept:
        """The match that is kept, or its last good position; `game` is the name of the only game to look for."""
        trouble: list[str] = []
        unreadable: list[str] = []
        name = name or self.name
        for place in (name, f"{name}.last"):
            text = self.shelf.read(place)
            if place == name:
                self._seen[name] = text
            if text is None:
                continue
            self._found[place] = text
            try:
                match = Match.from_json(text)
                if game and match.game.name != game:
                    raise BadSave(f"it is a game of {match.game.title}")
                return Kept(match, _told(trouble, True), *unreadable[:1])
            except BadSave as error:
                trouble.append(str(error).removeprefix("save file: "))
                unreadable.append(text)
        return Kept(None, _told(trouble, False), *unreadable[:1])

    def all_kept(self, game: str = "") -> dict[str, Kept]:
        """Return what is kept by all tables that share this slot, by name; of 99 at most, and what can be read by
        now."""
        names = [self._shared, *(f"{self._shared}-{n}" for n in range(2, TABLES + 1))]
        found = {name: self.kept(game, name) for name in names if name == self._shared or self._is_taken(name)}
        aside = (place for name in names for place in takewhile(self._is_taken, _numbered(f"{name}.unreadable")))
        return found | {name: self.kept(game, name) for name in aside if Slot(self.shelf, name).kept(game).match}

    def take(self, name: str) -> None:
        """Go on under a name of `all_kept`; the others are left to other tables."""
        self.name, self._seen = name, {name: self._seen.get(name)}
        self._found = {place: text for place, text in self._found.items() if place in (name, f"{name}.last")}

    def _set_aside(self, match: Match) -> None:
        """Make room for a match: what was found and is still there is renamed, unless the match goes on from it."""
        if not self._seen:
            self.kept()
        for place, text in self._found.items():
            if self.shelf.read(place) == text and not _goes_on(text, match):
                self.shelf.rename(place, self._aside(place, text))

    def _aside(self, place: str, text: str) -> str:
        """A name for a text that makes room: the game before, or a free name for what cannot be read."""
        try:
            Match.from_json(text)
        except BadSave:
            return next(name for name in _numbered(f"{place}.unreadable") if not self._is_taken(name))
        return f"{place.removesuffix('.last')}.before"

    def _is_taken(self, name: str) -> bool:
        return any(self.shelf.read(place) is not None for place in (name, f"{name}.last"))

    def _free(self) -> str:
        """The first name that nothing is kept under."""
        return next(name for name in islice(_numbered(self._shared), 1, None) if not self._is_taken(name))


def _numbered(name: str) -> Iterator[str]:
    """A name, the same with a 2, and so on."""
    return chain([name], (f"{name}-{n}" for n in count(2)))


def _goes_on(text: str, match: Match) -> bool:
    """Return whether a match is what a text keeps, played on; it is not what cannot be read."""
    try:
        found = Match.from_json(text)
    except BadSave:
        return False
    return found.seed == match.seed and found.game == match.game and match.actions[: found.ply] == found.actions


def _told(trouble: list[str], found: bool) -> str:
    """Return what could not be read and why, in a sentence."""
    return say("kept-refused", why=trouble[0], found=found) if trouble else ""


def slot_name(match: Match, place: str = "") -> str:
    """A name for the kept game of a table: the same for the same game, house rules, seats and place.

    >>> slot_name(Match(load("cat_cab", players=1), seed=1)) == slot_name(Match(load("cat_cab", players=1), seed=2))
    True
    """
    number = zlib.crc32(repr((sorted(match.game.spec().items(), key=str), match.seats, place)).encode())
    return f"{match.game.name}-{match.game.players}-{number:08x}"
