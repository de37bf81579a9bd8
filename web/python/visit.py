"""What a person did on a page, kept from visit to visit: matches, the rules of a lab, the codes of a class, files."""

from __future__ import annotations

import contextlib
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import kernel
from catwidgets.lab import Workshop, odds, odds_files
from catwidgets.page import files
from catwidgets.session import keep_on, say

shop = Workshop()
DOORS = {"odds": odds, "files": odds_files, "open": shop.open, "take": shop.take, "check": shop.check,
         "solve": shop.solve, "pulse": dict, "example": lambda **given: import_module("examples").example(**given)}
CLASS = ("class seed", "class place")  # what the browser keeps of a pupil's class
MOST_ACTIONS = 40_000  # of a game in a link, which a page plays again in seconds; 22,000 was the longest of 9,000 games

_page: dict[str, Any] = {"page": "", "code": "", "kept": {}}
_tables: list[Any] = []
_labs: dict[str, Any] = {}
_sheets: list[Any] = []


def begin(page: str, code: str, kept: str) -> None:
    """Say which page this is, which share code its address has, and what the browser kept of it."""
    _page.update(page=page, code=code, kept=json.loads(kept))


def keep_alive(cell: str, shown: Any) -> None:
    """Bring a table, a lab or a class screen back to where it was left, and keep what becomes of it."""
    names = {kind.__name__ for kind in type(shown).__mro__}
    if "Table" in names:
        _keep_match(shown)
    elif hasattr(shown, "restore"):
        _keep_settings(cell, shown)
    elif names & {"Classroom", "Guesses"}:
        _keep_codes(shown)
    elif names & {"Guess", "Sheet"}:
        _take_part()
        if "Sheet" in names:
            _keep_place(shown)
    elif "RollCall" in names:
        _keep_roll(shown)


def ask(what: str, name: str = "", text: str = "") -> None:
    """Ask something of the page: keep, offer as a download, or tell."""
    kernel.send("ask", json.dumps({"what": what, "name": name, "text": text}))


def answer(door: str, text: str) -> str:
    """Answer what a page without cells asks, as JSON; `text` holds the arguments of the door."""
    return json.dumps(DOORS[door](**json.loads(text)))


# Matches


class BrowserShelf:
    """A shelf in the reader's browser: the page tells at the beginning what is on it, and keeps what is written."""

    def read(self, name: str) -> str | None:
        return _page["kept"].get(f"game {name}")

    def write(self, name: str, text: str) -> None:
        _page["kept"][f"game {name}"] = text
        ask("keep", f"game {name}", text)

    def rename(self, old: str, new: str) -> None:
        text = _page["kept"].pop(f"game {old}", None)
        if text is not None:
            ask("remove", f"game {old}")
            self.write(new, text)

    def alone(self) -> contextlib.AbstractContextManager[object]:
        return contextlib.nullcontext()


def hear(name: str, text: str) -> None:
    """Another tab of this browser kept something, or removed it where there is no text."""
    if text:
        _page["kept"][name] = text
    else:
        _page["kept"].pop(name, None)
    if name in CLASS:
        _take_part()
        for sheet in _sheets:
            sheet.take(_number("class place") or sheet.seed)


def _keep_match(table: Any) -> None:
    """Go on with the position of the address, or with the game that was kept if there is one and nothing is wrong."""
    first = not _tables
    _tables.append(table)
    if first and _page["code"]:
        _go_on(table, _page["code"])
    elif [one.trouble for one in table.keeper.kept.values()] == [""]:
        table.keeper.go_on()
    if first:
        ask("shares")


def share() -> None:
    """Tell the page what is set in its labs, or else the share code of the first table."""
    if _labs:
        ask("settings", "", json.dumps({cell: lab.settings() for cell, lab in _labs.items()}))
    else:
        ask("code", "", _tables[0].match.share())


def _go_on(table: Any, code: str) -> None:
    from catlib.play import BadSave, Match

    try:
        table.take(Match.from_share(code, MOST_ACTIONS))
    except (BadSave, ValueError) as error:
        tell(say("link-not-opened", why=str(error)))


def open_file(name: str, text: str) -> None:
    """Put a file beside the game, in the folder of this page, off the path of imports; a saved match opens at once."""
    Path(Path(name).name).write_text(text, encoding="utf-8")
    if name.endswith(".json") and _tables:
        from catlib.play import BadSave, Match

        try:
            _tables[0].take(Match.from_json(text))
        except (BadSave, ValueError) as error:
            tell(f"{name}: {error}")
            return
        tell(say("goes-on-with", file=name))
    else:
        tell(say("file-there", file=name))


# Labs


def tell(sentence: str) -> None:
    """Say something above the page."""
    ask("tell", "", sentence)


def _keep_settings(cell: str, lab: Any) -> None:
    """Bring back what a link or the browser holds of a lab, and keep what a person changes."""
    _labs[cell] = lab
    ask("shares")
    key = f"rules {_page['page']} {cell}"
    if kept := _page["kept"].get(key, ""):
        try:
            lab.restore(kept)
        except ValueError as error:
            tell(say("lab-not-restored", why=str(error)))
    seen = [lab.settings()]

    def keep() -> None:
        now = lab.settings()
        if now != seen[0]:
            seen[0] = now
            ask("keep", key, now)

    lab.on_change(keep)


# Class screens


def _keep_codes(room: Any) -> None:
    """Bring back the codes that a class has handed in, and keep what is gathered until it begins again."""
    key = f"class {type(room).__name__} {room.seed} {room.name}"
    room.paste(_page["kept"].get(key, ""))

    def keep(_: Any = None) -> None:
        codes = " ".join(room.codes.values())
        if codes != _page["kept"].get(key, ""):
            _page["kept"][key] = codes
            ask("keep", key, codes)

    room.board.observe(keep, "rev")


def _number(name: str) -> int:
    text = _page["kept"].get(name, "")
    return int(text) if text.isdecimal() else 0


def _take_part() -> None:
    """Give answers a code where the class and the place in its list are known."""
    from catwidgets.teach import pupil

    pupil(*map(_number, CLASS))


def _keep_place(sheet: Any) -> None:
    """Give a sheet the place in the class list that somebody wrote, here or on another page, and keep it."""
    _sheets[:] = [sheet]
    if _number("class place") and sheet.seed == 1:
        sheet.take(_number("class place"))

    def keep(change: Any) -> None:
        _page["kept"]["class place"] = str(change["new"])
        ask("keep", "class place", str(change["new"]))
        _take_part()

    sheet.number.observe(keep, "value")


def _keep_roll(board: Any) -> None:
    """Bring back what a teacher pasted, and keep it until it is forgotten."""
    board.seed.value = _number("class seed") or board.seed.value
    board.paste(_page["kept"].get("class chat", ""))

    def keep(_: Any = None) -> None:
        if board.text.strip() != _page["kept"].get("class chat", "").strip():
            _page["kept"]["class chat"] = board.text
            ask("keep", "class chat", board.text)

    board.table.observe(keep, "value")
    board.told.observe(keep, "value")


# Files


def offer_written(path: Any) -> None:
    """Hand a file that was written to the reader, as a download."""
    ask("offer", path.name, path.read_text(encoding="utf-8"))


kernel.before_showing.append(keep_alive)
files.on_written(offer_written)
keep_on(BrowserShelf)
