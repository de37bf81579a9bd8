"""Keeps what a person did on a page: matches and the rules of a lab, from visit to visit."""

from __future__ import annotations

import json
from typing import Any

import kernel
from catwidgets import files

__all__ = ["begin", "keep_alive", "open_file"]

_page: dict[str, Any] = {"page": "", "code": "", "kept": {}}
_tables: list[Any] = []


def begin(page: str, code: str, kept: str) -> None:
    """Say which page this is, which share code its address has, and what the browser kept of it."""
    _page.update(page=page, code=code, kept=json.loads(kept))


def keep_alive(cell: str, shown: Any) -> None:
    """Bring a table or a lab back to where it was left, and keep what becomes of it."""
    names = {kind.__name__ for kind in type(shown).__mro__}
    if "Table" in names:
        _keep_match(cell, shown)
    elif "DesignLab" in names:
        _keep_rules(cell, shown)


def ask(what: str, name: str = "", text: str = "") -> None:
    """Ask something of the page: keep, offer as a download, or tell."""
    kernel.send("ask", json.dumps({"what": what, "name": name, "text": text}))


# Matches


def _keep_match(cell: str, table: Any) -> None:
    key = f"match {_page['page']} {cell}"
    first = not _tables
    _tables.append(table)
    code = _page["code"] if first and _page["code"] else _page["kept"].get(key, "")
    if code:
        _go_on(table, code)
    seen: list[Any] = [None]

    def keep(_: Any = None) -> None:
        match = table.match
        now = id(match), match.ply, match.plies, match.names, match.seats
        if now != seen[0]:
            seen[0] = now
            ask("keep", key, match.share())

    keep()
    table.board.observe(keep, "rev")


def _go_on(table: Any, code: str) -> None:
    from catlib.match import BadSave, Match

    try:
        table._change_match(Match.from_share(code))
    except (BadSave, ValueError) as error:
        ask("tell", "", f"The game that was kept or linked could not be opened, so this is a new one: {error}")


def open_file(name: str, text: str) -> None:
    """Put a file beside the game; a saved match opens at once."""
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)
    if name.endswith(".json") and _tables:
        from catlib.match import BadSave, Match

        try:
            _tables[0]._change_match(Match.from_json(text))
        except (BadSave, ValueError) as error:
            ask("tell", "", f"{name}: {error}")
            return
        ask("tell", "", f"Goes on with the match in {name}.")
    else:
        ask("tell", "", f"{name} is there now; write its name where a file is asked for.")


# Labs


def _keep_rules(cell: str, lab: Any) -> None:
    key = f"rules {_page['page']} {cell}"
    kept = _page["kept"].get(key, "")
    if kept:
        _set_rules(lab, json.loads(kept))
    seen: list[str] = [_rules(lab)]

    def keep(_: Any = None) -> None:
        now = _rules(lab)
        if now != seen[0]:
            seen[0] = now
            ask("keep", key, now)

    lab.win_board.observe(keep, "rev")


def _rules(lab: Any) -> str:
    spec = lab.now.game.spec()
    return json.dumps({"players": spec["players"], "house": spec["house"], "bots": list(lab.now.bots)}, default=list)


def _set_rules(lab: Any, kept: dict[str, Any]) -> None:
    try:
        if kept["players"] != lab.now.game.players:
            lab.play_with(kept["players"])
        for seat, bot in enumerate(kept["bots"]):
            if bot != lab.now.bots[seat]:
                lab.sit(seat, bot)
        for rule, value in kept["house"].items():
            lab.set(rule, tuple(value) if isinstance(value, list) else value)
    except (ValueError, KeyError, TypeError, IndexError) as error:
        ask("tell", "", f"The rules that were kept do not hold any more, so these are the printed ones: {error}")


# Files


def offer_written(path: Any) -> None:
    """Hand a file that was written to the reader, as a download."""
    ask("offer", path.name, path.read_text(encoding="utf-8"))


kernel.before_showing.append(keep_alive)
files.on_written(offer_written)
