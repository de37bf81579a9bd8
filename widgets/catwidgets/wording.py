"""What a game says in words, with plain words where it says nothing.

>>> from catlib import load
>>> seat_name(load("cat_cab", players=1), 1)
'Crazy cat'
"""

from __future__ import annotations

from collections.abc import Iterable

from catlib.game import CHANCE, Game
from catlib.match import Match

__all__ = [
    "DICE",
    "dealer",
    "has_secrets",
    "outcome",
    "question",
    "rolls_openly",
    "seat_name",
    "why_not",
    "why_not_together",
]

DICE = "Dice"


def seat_name(game: Game, seat: int) -> str:
    """What the game calls a seat."""
    say = getattr(game.words, "seat_name", None)
    return str(say(game.setup, seat)) if say else f"seat {seat + 1}"


def has_secrets(game: Game) -> bool:
    """Whether a seat may not see everything."""
    return bool(getattr(game.words, "HIDDEN", ()))


def dealer(game: Game) -> str:
    """Who does what chance does: the dice, or what the game says."""
    return str(getattr(game.words, "DEALER", DICE))


def rolls_openly(match: Match) -> bool:
    """Whether chance is due that everybody knows the odds of, such as dice; cards may come from a hidden pile."""
    if match.player != CHANCE or not has_secrets(match.game):
        return match.player == CHANCE
    say = getattr(match.game.words, "rolls_openly", None)
    return bool(say and say(match.game.setup, match.state))


def question(match: Match) -> str:
    """What is asked now, and of whom, as a sentence."""
    say = getattr(match.game.words, "question", None)
    if say:
        asked = str(say(match.game.setup, match.state, match.names))
    else:
        asked = "chance decides" if match.player == CHANCE else f"{match.names[match.player]} decides"
    return f"{asked[:1].upper()}{asked[1:]}."


def outcome(match: Match) -> str:
    """How a game that is over ended, as a sentence: as the game says it, or who was paid most."""
    say = getattr(match.game.words, "outcome", None)
    if say:
        ended = str(say(match.game.setup, match.state, match.names))
        return f"{ended[:1].upper()}{ended[1:]}."
    paid = match.game.returns(match.state)
    winners = [name for name, n in zip(match.names, paid, strict=True) if n == max(paid) > min(paid)]
    return f"{' and '.join(winners) or 'Nobody'} won."


def why_not(match: Match, part: str) -> str:
    """Why touching a part does nothing here, and what would."""
    say = getattr(match.game.words, "why_not", None)
    if say:
        return str(say(match.game.setup, match.state, part, match.names))
    if match.is_over:
        return "The game is over; start a new one or go back."
    return f"That cannot be chosen now. {question(match)}"


def why_not_together(match: Match, parts: Iterable[str]) -> str:
    """Why the parts that are selected make no action together; empty if the game has nothing to say of it."""
    say = getattr(match.game.words, "why_not_together", None)
    return str(say(match.game.setup, match.state, frozenset(parts))) if say else ""
