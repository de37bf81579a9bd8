"""The people of a story, and what is told at once: what games' own stories are written with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

YOU = "You"
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


@dataclass(frozen=True)
class Cast:
    """The cast of a story: the name of each seat, and the seat of the one reader who is called "you", if any.

    >>> cast = Cast(("Ann", "Kuro"), you=0)
    >>> cast.does(0, "roll"), cast.does(1, "roll"), cast.whose(0), cast.whose(1)
    ('you roll', 'Kuro rolls', 'your', "Kuro's")
    """

    names: tuple[str, ...]
    you: int | None = None

    def who(self, seat: int) -> str:
        """The subject or object of a sentence."""
        return "you" if seat == self.you else self.names[seat]

    def whose(self, seat: int) -> str:
        """Return the possessive of a seat's name."""
        return "your" if seat == self.you else f"{self.names[seat]}'s"

    def does(self, seat: int, verb: str) -> str:
        """Somebody with a verb, which is given as it stands after "you"."""
        return f"{self.who(seat)} {self.verb(seat, verb)}"

    def verb(self, seat: int, verb: str) -> str:
        """The verb alone, as it stands after the name of a seat."""
        return verb if seat == self.you else third_person(verb)

    def phrase(self, seat: int, words: str) -> str:
        """Somebody with a phrase whose verbs stand in braces.

        >>> Cast(("Ann",)).phrase(0, "{keep} or {roll} again")
        'Ann keeps or rolls again'
        """
        said = re.sub(r"\{(.+?)\}", lambda found: self.verb(seat, found[1]), words)
        return f"{self.who(seat)} {said}"


def third_person(verb: str) -> str:
    """A verb as it stands after "she".

    >>> [third_person(verb) for verb in ("roll", "pass", "carry", "are", "have", "may")]
    ['rolls', 'passes', 'carries', 'is', 'has', 'may']
    """
    odd = {"are": "is", "have": "has", "were": "was", "may": "may", "lost": "lost", "won": "won", "got": "got"}
    if verb in odd:
        return odd[verb]
    if verb.endswith(("s", "x", "ch", "sh", "o")):
        return f"{verb}es"
    return f"{verb[:-1]}ies" if verb.endswith("y") and verb[-2] not in "aeiou" else f"{verb}s"


def listed(things: Sequence[str], last: str = "and") -> str:
    """Things in a row.

    >>> listed(["a cat", "a cab", "a die"]), listed(["a cat"]), listed([])
    ('a cat, a cab and a die', 'a cat', '')
    """
    return f"{', '.join(things[:-1])} {last} {things[-1]}" if len(things) > 1 else "".join(things)


def ordinal(n: int) -> str:
    """Return an ordinal number in words.

    >>> ordinal(1), ordinal(12)
    ('first', '12th')
    """
    return ORDINALS[n - 1] if 0 < n <= len(ORDINALS) else f"{n}th"


@dataclass(frozen=True)
class Step:
    """A step of a story: some plies of a game, with the states and actions of the whole game around them.

    `seat` is who reads it: a seat, -1 for somebody who sees what all may see, None for somebody who sees everything.
    """

    setup: Any
    states: Sequence[Any]
    actions: Sequence[int]
    plies: range
    cast: Cast
    seat: int | None = None

    @property
    def before(self) -> Any:
        """The state that the step begins in."""
        return self.states[self.plies.start]

    @property
    def after(self) -> Any:
        """The state that it leads to."""
        return self.states[self.plies.stop]

    @property
    def earlier(self) -> Any:
        """The state one ply before the step; None at the very beginning."""
        return self.states[self.plies.start - 1] if self.plies.start else None

    @property
    def action(self) -> int:
        """The first action of the step, often the only one."""
        return self.actions[self.plies.start]

    @property
    def moves(self) -> Iterator[tuple[Any, int, Any]]:
        """Every ply of the step: the state before, the action, the state after."""
        return ((self.states[ply], self.actions[ply], self.states[ply + 1]) for ply in self.plies)
