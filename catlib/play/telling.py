"""A game told in sentences, turn by turn: who did what, why, and what it brought.

>>> from catlib import load
>>> from catlib.play import Match
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

import itertools
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from catlib.game import Cast, Step, capital, in_a_row, sentence, you
from catlib.play.match import HUMAN, Match


def cast_of(match: Match) -> Cast:
    """The seats of a match by name; the only person at the screen is "you".

    >>> from catlib.play import Match
    >>> cast_of(Match(load("cat_cab"), seats=["human", "greedy"], seed=1))
    Cast(names=('You', 'Ginger'), you=0)
    """
    people = [seat for seat, who in enumerate(match.seats) if who == HUMAN]
    reader = people[0] if len(people) == 1 else None
    return Cast(tuple(_called(match, seat, reader) for seat in range(len(match.seats))), reader)


def _called(match: Match, seat: int, reader: int | None) -> str:
    """The name that was given, or one by who sits there; bots of one kind are numbered."""
    who, own = match.seats[seat], match.game.story.NAMES
    if match.is_named(seat) or (who not in own and seat != reader):
        return match.names[seat]
    if seat == reader:
        return you()
    alike = [other for other, bot in enumerate(match.seats) if bot == who]
    number = f" {alike.index(seat) + 1}" if len(alike) > 1 else ""
    return own[who].partition(" (")[0] + number


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
        """Return what led to the present, from a ply on, under headings."""
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
            said = in_a_row([sentence(text) for text in game.story.tell(step) if text], "space")
            yield capital(game.story.heading(game.setup, step.before, self.cast)), Line(said, plies)


def tell(match: Match, seat: int | None = None, start: int = 0) -> list[Chapter]:
    """The story of a match from a ply on, as a seat may read it; None reads everything."""
    return Storyteller(match, cast_of(match), seat).chapters(start)


def turns(match: Match) -> int:
    """Return how many turns have begun."""
    game, cast, found, before = match.game, cast_of(match), 0, None
    for state in match.states[: match.ply + 1]:
        seat = game.story.turn_of(game.setup, state)
        turn = (seat, game.story.heading(game.setup, state, cast)) if seat >= 0 else before
        found, before = found + (turn != before), turn
    return found


def _steps(match: Match, states: Sequence[Any], start: int) -> Iterator[range]:
    """The plies from one on that led to the present, those of one entry together."""
    first, key = start, None
    for ply in range(start, match.ply):
        found: Hashable = match.game.story.together(match.game.setup, states[ply], match.actions[ply])
        if ply > first and (found is None or found != key):
            yield range(first, ply)
            first = ply
        key = found
    if first < match.ply:
        yield range(first, match.ply)
