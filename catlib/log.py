"""What happened in a match, in few words: what belongs together stands together."""

from __future__ import annotations

from typing import Any

from catlib.game import CHANCE
from catlib.match import Match

__all__ = ["log_lines"]


def log_lines(
    match: Match, start: int = 0, stop: int | None = None, seat: int | None = None
) -> list[tuple[str, list[str]]]:
    """What happened from ply `start` on, in few words: who, and what they did one after the other.

    Dice that are rolled for the same reason stand together, and what they share before a colon is said once. `seat`
    is who reads it, -1 for what all may know, None for everything.

    >>> from catlib import load
    >>> match = Match(load("cat_cab"), seed=7)
    >>> _ = match.advance()
    >>> log_lines(match, 0, 2)
    [('Dice', ['red 1, blue 5'])]
    """
    states, actions = match.states, match.actions
    found: list[tuple[str, list[str]]] = []
    before: Any = None
    for ply in range(start, match.ply if stop is None else stop):
        mover = match.game.current_player(states[ply])
        who, why = match.names[mover] if mover >= 0 else match.game.words.DEALER, None
        if mover == CHANCE:
            why = match.game.words.rolled_for(match.game.setup, states[ply])
        line = _log_text(match, states[ply], actions[ply], seat)
        if not line:
            continue
        if not found or found[-1][0] != who:
            found.append((who, [line]))
        elif why is not None and why == before:
            found[-1][1][-1] = _joined(found[-1][1][-1], line)
        else:
            found[-1][1].append(line)
        before = why
    return found


def _log_text(match: Match, state: Any, action: int, seat: int | None) -> str:
    """What a seat reads of an action; a game with secrets may say of some that there is nothing to be read."""
    return match.game.words.log_text(match.game.setup, state, action, seat, match.names)


def _joined(said: str, line: str) -> str:
    """One more of them, without what it begins with if that was just said.

    >>> _joined("red 1", "blue 5"), _joined("drawn: king", "drawn: ace")
    ('red 1, blue 5', 'drawn: king, ace')
    """
    head, colon, tail = line.partition(": ")
    return f"{said}, {tail if colon and said.startswith(head + colon) else line}"
