"""A game told in sentences, turn by turn: who did what, why, and what it brought.

>>> from catlib import load
>>> from catlib.match import Match
>>> match = Match(load("cat_cab", players=1), seats=["human", "greedy"], seed=24)
>>> entries = match.advance()
>>> for chapter in tell(match, seat=0):
...     print(chapter)
Before the first turn
  You roll a 6 for the start.
  Ginger rolls a 5 for the start.
  The first passenger waits at (6, 2).
Round 1: your turn
  You roll 3 5 6 2.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from catlib.contract import capital

if TYPE_CHECKING:
    from catlib.match import Match

__all__ = [
    "YOU",
    "Cast",
    "Chapter",
    "Line",
    "Step",
    "Storyteller",
    "cast_of",
    "listed",
    "ordinal",
    "tell",
    "third_person",
    "turns",
]

HUMAN, YOU = "human", "You"
CHANCE, TERMINAL = -1, -4
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


@dataclass(frozen=True)
class Cast:
    """Who is who: what each seat is called, and the seat of the one reader who is told "you", if there is one.

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
        """Whose something is."""
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
    """Which one it is.

    >>> ordinal(1), ordinal(12)
    ('first', '12th')
    """
    return ORDINALS[n - 1] if 0 < n <= len(ORDINALS) else f"{n}th"


def cast_of(match: Match) -> Cast:
    """The seats of a match by name; the only person at the screen is "you".

    >>> from catlib import load
    >>> from catlib.match import Match
    >>> cast_of(Match(load("cat_cab"), seats=["human", "greedy"], seed=1))
    Cast(names=('You', 'Ginger'), you=0)
    """
    people = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
    you = people[0] if len(people) == 1 else None
    return Cast(tuple(_called(match, seat, you) for seat in range(len(match.seats))), you)


def _called(match: Match, seat: int, you: int | None) -> str:
    """The name that was given, or one by who sits there; bots of one kind are numbered."""
    who, own = match.seats[seat], match.game.story.NAMES
    if match.is_named(seat) or (who not in own and seat != you):
        return match.names[seat]
    if seat == you:
        return YOU
    alike = [other for other, bot in enumerate(match.seats) if bot == who]
    number = f" {alike.index(seat) + 1}" if len(alike) > 1 else ""
    return own[who].partition(" (")[0] + number


@dataclass(frozen=True)
class Step:
    """What is told at once: some plies of a game, with the states and actions of the whole game around them.

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


@dataclass(frozen=True)
class Line:
    """One thing that happened, in sentences, and the plies in which it did."""

    text: str
    plies: range


@dataclass(frozen=True)
class Chapter:
    """A heading, such as whose turn it was, with what happened then."""

    heading: str
    lines: tuple[Line, ...]

    def __str__(self) -> str:
        return "\n".join([self.heading, *(f"  {line.text}" for line in self.lines)])


class Storyteller:
    """The story of a match for one reader; what was told before is kept, so that a click costs one step.

    `seat` is who reads it, as in `Step`.
    """

    def __init__(self, match: Match, cast: Cast, seat: int | None = None):
        self.match, self.cast, self.seat = match, cast, seat
        self._actions: list[int] = []
        self._told: list[tuple[str, Line]] = []

    def chapters(self, start: int = 0) -> list[Chapter]:
        """What led to the present, from a ply on, under headings."""
        found: list[tuple[str, list[Line]]] = []
        for heading, line in self._up_to_now():
            if line.plies.stop <= start or not line.text:
                continue
            if not found or found[-1][0] != heading:
                found.append((heading, []))
            found[-1][1].append(line)
        return [Chapter(heading, tuple(lines)) for heading, lines in found]

    def lines(self, start: int = 0) -> list[Line]:
        """The same without headings."""
        return [line for _, line in self._up_to_now() if line.text and line.plies.stop > start]

    def _up_to_now(self) -> list[tuple[str, Line]]:
        actions = self.match.actions
        if actions == self._actions:
            return self._told
        pairs = zip(self._actions, actions, strict=False)
        same = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))
        while self._told and self._told[-1][1].plies.stop > same:
            self._told.pop()
        if self._told:
            self._told.pop()  # what comes now may belong to it
        self._actions = actions
        self._told += self._tell(self._told[-1][1].plies.stop if self._told else 0)
        return self._told

    def _tell(self, start: int) -> Iterator[tuple[str, Line]]:
        match = self.match
        states, game = match.states, match.game
        for plies in _steps(match, states, start):
            step = Step(game.setup, states, self._actions, plies, self.cast, self.seat)
            said = " ".join(_as_sentence(text) for text in game.story.tell(step) if text)
            yield capital(game.story.heading(game.setup, step.before, self.cast)), Line(said, plies)


def tell(match: Match, seat: int | None = None, start: int = 0) -> list[Chapter]:
    """The story of a match from a ply on, as a seat may read it; None reads everything."""
    return Storyteller(match, cast_of(match), seat).chapters(start)


def turns(match: Match) -> int:
    """How many turns have begun."""
    game, cast, found, before = match.game, cast_of(match), 0, None
    for state in match.states[: match.ply + 1]:
        seat = game.story.turn_of(game.setup, state)
        turn = (seat, game.story.heading(game.setup, state, cast)) if seat >= 0 else before
        found, before = found + (turn != before), turn
    return found


def _steps(match: Match, states: Sequence[Any], start: int) -> Iterator[range]:
    """The plies from one on that led to the present, those together that are told together."""
    first, key = start, None
    for ply in range(start, match.ply):
        found: Hashable = match.game.story.together(match.game.setup, states[ply], match.actions[ply])
        if ply > first and (found is None or found != key):
            yield range(first, ply)
            first = ply
        key = found
    if first < match.ply:
        yield range(first, match.ply)


def _as_sentence(text: str) -> str:
    return capital(text) + ("" if text.endswith(".") else ".")
