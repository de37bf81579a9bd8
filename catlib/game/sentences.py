"""Sentences that games share: who is asked what now, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

GAME_OVER = "The game is over; start a new one or go back a step."
NOT_ASKED = "That is not asked now."


def question(
    setup: Any,
    state: Any,
    questions: Mapping[int, str],
    seat_name: Callable[[Any, int], str],
    names: Sequence[str] | None = None,
) -> str:
    """Return a phase's question: alone where chance is due, else after the name of the seat that decides.

    >>> from types import SimpleNamespace as State
    >>> asked = {0: "the dice are rolled", 1: "moves"}
    >>> question(None, State(phase=0, player=-1), asked, lambda setup, seat: "red")
    'the dice are rolled'
    >>> question(None, State(phase=1, player=0), asked, lambda setup, seat: "red")
    'red moves'
    """
    asked = questions[state.phase]
    if state.player < 0:
        return asked
    return f"{names[state.player] if names else seat_name(setup, state.player)} {asked}"


def reason(setup: Any, state: Any, part: str, reasons: Mapping[str, Callable[[Any, Any, int], str]]) -> str:
    """Why a part does nothing here, by its kind and its first number; if nobody knows better, it is not asked.

    >>> reason(None, None, "die:4", {"die": lambda setup, state, n: f"Die {n} is fixed."})
    'Die 4 is fixed.'
    >>> reason(None, None, "button:stop", {})
    'That is not asked now.'
    """
    kind, number, *_ = [*part.split(":"), ""]
    return (reasons[kind](setup, state, int(number)) if kind in reasons and number.isdecimal() else "") or NOT_ASKED


def capital(text: str) -> str:
    """A text with a capital at its beginning; the rest of it is left as it is.

    >>> capital("red and Blue")
    'Red and Blue'
    """
    return f"{text[:1].upper()}{text[1:]}"


def sentence(text: str) -> str:
    """A line of words as a sentence.

    >>> sentence("red rolls")
    'Red rolls.'
    """
    return f"{capital(text)}."
