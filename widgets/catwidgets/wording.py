"""What a game says in words, with plain words where it says nothing.

>>> from catlib import load
>>> seat_name(load("cat_cab", players=1), 1)
'Crazy cat'
"""

from __future__ import annotations

from catlib.game import CHANCE, Game
from catlib.match import Match

__all__ = ["question", "seat_name", "why_not"]


def seat_name(game: Game, seat: int) -> str:
    """What the game calls a seat."""
    say = getattr(game.words, "seat_name", None)
    return str(say(game.setup, seat)) if say else f"seat {seat + 1}"


def question(match: Match) -> str:
    """What is asked now, and of whom, as a sentence."""
    say = getattr(match.game.words, "question", None)
    if say:
        asked = str(say(match.game.setup, match.state, match.names))
    else:
        asked = "chance decides" if match.player == CHANCE else f"{match.names[match.player]} decides"
    return f"{asked[:1].upper()}{asked[1:]}."


def why_not(match: Match, part: str) -> str:
    """Why touching a part does nothing here, and what would."""
    say = getattr(match.game.words, "why_not", None)
    if say:
        return str(say(match.game.setup, match.state, part, match.names))
    if match.is_over:
        return "The game is over; start a new one or go back."
    return f"That cannot be chosen now. {question(match)}"
