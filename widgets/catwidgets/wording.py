"""What a match says in words: what its game says, as sentences."""

from __future__ import annotations

from collections.abc import Iterable

from catlib.contract import sentence
from catlib.game import CHANCE, Game
from catlib.match import Match

__all__ = [
    "has_secrets",
    "outcome",
    "question",
    "rolls_openly",
    "seat_name",
    "why_not",
    "why_not_together",
]


def seat_name(game: Game, seat: int) -> str:
    """What the game calls a seat.

    >>> from catlib import load
    >>> seat_name(load("cat_cab", players=1), 1)
    'Crazy cat'
    """
    return game.words.seat_name(game.setup, seat)


def has_secrets(game: Game) -> bool:
    """Whether a seat may not see everything."""
    return bool(game.words.HIDDEN)


def rolls_openly(match: Match) -> bool:
    """Whether chance is due that everybody knows the odds of, such as dice; cards may come from a hidden pile."""
    return match.player == CHANCE and match.game.words.rolls_openly(match.game.setup, match.state)


def question(match: Match) -> str:
    """What is asked now, and of whom, as a sentence."""
    return sentence(match.game.words.question(match.game.setup, match.state, match.names))


def outcome(match: Match) -> str:
    """How a game that is over ended, as a sentence."""
    return sentence(match.game.words.outcome(match.game.setup, match.state, match.names))


def why_not(match: Match, part: str) -> str:
    """Why touching a part does nothing here, and what would."""
    return match.game.words.why_not(match.game.setup, match.state, part, match.names)


def why_not_together(match: Match, parts: Iterable[str]) -> str:
    """Why the parts that are selected make no action together; empty if the game has nothing to say of it."""
    return match.game.words.why_not_together(match.game.setup, match.state, frozenset(parts))
