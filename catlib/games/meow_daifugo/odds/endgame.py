"""Endgames of two hands, no deck and nothing hidden: the winner, the points and the plays that win (D6).

The search answers yes-or-no questions about a position, "does the mover win at least that many points?", each by
looking for one good play, with every position remembered. That is the value in a few questions, and proves it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from .. import rules as r
from ..cards import cards_of
from ..plays import laid, list_plays, list_twins, play_table
from ..voice import card_name, name_of_play

MOST_COUNTS = 10  # more than a play counts as cards


@dataclass(frozen=True)
class EndgameOption:
    """An option of the mover: the points that it wins, below zero if it loses, and whether the mover empties first."""

    action: int
    name: str
    value: int
    wins: bool


@dataclass(frozen=True)
class Endgame:
    """The worth of an endgame to the mover in points, and every option; `mark` says that it is proved."""

    value: int
    options: tuple[EndgameOption, ...]
    positions: int
    mark: str = "exact"

    @property
    def wins(self) -> bool:
        """Return whether the mover can empty their hand first, also where that costs the other nothing."""
        return any(option.wins for option in self.options)

    @property
    def winning(self) -> tuple[str, ...]:
        """Every option that wins, by name."""
        return tuple(option.name for option in self.options if option.wins)

    def regret(self, action: int) -> int:
        """Return the points that an option gives away; raise KeyError for one that is not there."""
        return self.value - {option.action: option.value for option in self.options}[action]


def endgame(game: Any, mover: int, other: int, field: int = 0, top: int = -1) -> Endgame:
    """Solve an endgame of two hands, given as bits, with the cards on the field and the play to beat or -1.

    Points are those of one round under the game's house rules. Raises ValueError for an empty hand or a card that is
    in two places.

    >>> from catlib.games.meow_daifugo.cards import hand
    >>> game = load("meow_daifugo")
    >>> endgame(game, hand("B1 B8"), hand("B5")).winning
    ('black 8',)
    """
    if not mover or not other:
        raise ValueError("a hand is empty, so the round is over")
    if mover & other or mover & field or other & field:
        raise ValueError("a card is in two places")
    solver = _Solver(game.setup)
    # where every card left costs a point, a player who wins points has emptied first
    race = _Race(game.setup) if 0 in solver.points(mover | other | field) else solver
    options = tuple(
        EndgameOption(action, name, solver.value(child), race.value(child) > 0)
        for action, name, child in solver.options(mover, other, field, top)
    )
    return Endgame(max(option.value for option in options), options, solver.positions)


def endgame_of(game: Any, state: Any) -> Endgame:
    """Solve a state: two players, no deck, no card to come; raise ValueError if it is another.

    Options are the state's own actions: a card that can be taken goes by its place on the field.
    """
    if game.num_players != 2 or state.pile or state.phase != r.PLAY or state.must:
        raise ValueError("endgames are solved for two players at a play, with the deck empty")
    field = sum(1 << card - 1 for card in state.field if card)
    found = endgame(game, state.hand[state.player], state.hand[1 - state.player], field, state.top - 1)
    slots = {card - 1: slot for slot, card in enumerate(state.field) if card}
    takes = {r.TAKE + i: r.TAKE + slots[card] for i, card in enumerate(cards_of(field))}
    return replace(found, options=tuple(replace(o, action=takes.get(o.action, o.action)) for o in found.options))


class _Solver:
    """Answers to "does the mover win at least that many points?", remembered.

    A position is (hand of the mover, the other hand, field, class of the play to beat, its number), class 0 for a lead.
    """

    def __init__(self, setup: Any):
        self.setup, self.table = setup, play_table()
        self.sorted: dict[int, dict[int, list[tuple[int, int, int]]]] = {}
        self.losses: dict[int, int] = {}
        self.known: dict[int, dict[Any, bool]] = {}

    @property
    def positions(self) -> int:
        """Return the number of positions that were looked at, once a question."""
        return sum(map(len, self.known.values()))

    def options(self, mover: int, other: int, field: int, top: int) -> Iterator[tuple[int, str, Any]]:
        """Yield the mover's options: action, name, and the position of the other, or the points of a win."""
        buffer = [0] * r.NUM_ACTIONS
        plays = list_plays(self.setup, mover, top, buffer, 0)
        for action in buffer[: list_twins(self.setup, mover, r.TWIN, buffer, plays, plays)]:
            left = mover & ~r.cards_laid(self.setup, mover, action)
            row = self.table[r.play_of(self.setup, action)]
            name = name_of_play(self.setup, action)
            yield action, name, (other, left, field, row.kind * MOST_COUNTS + row.counts, row.rank)
        if top >= 0:
            may_take = self.may_take(mover, field)
            for slot, card in enumerate(cards_of(field)) if may_take else ():
                yield (
                    r.TAKE + slot,
                    f"pass and take {card_name(card)}",
                    (other, mover | 1 << card, field & ~(1 << card), 0, 0),
                )
            if not may_take or not self.setup.must_take:
                yield r.PASS, "pass", (other, mover, field, 0, 0)

    def may_take(self, hand: int, field: int) -> bool:
        """Return whether a pass takes a card: there is one, and the house lets the hand have it."""
        return bool(field) and bool(r.may_take(self.setup, hand.bit_count(), 0))

    def value(self, position: Any) -> int:
        """Return the points of the last mover, from the answers for the other."""
        if not position[1]:
            return self.loss(position[0])
        points = self.points(position[0] | position[1] | position[2])
        wins = self.reaches(position, 1)
        return -max(p for p in points if (p > 0) == wins and self.reaches(position, p))

    def points(self, cards: int) -> set[int]:
        """Return the points that a round with these cards can be worth."""
        least = min(self.setup.circles[card] for card in cards_of(cards))
        losses = {self.loss_of(n) for n in range(least, r.circles_of(self.setup, cards) + 1)}
        return losses | {-loss for loss in losses}

    def loss_of(self, circles: int) -> int:
        return r.points_for(self.setup, circles)

    def loss(self, hand: int) -> int:
        """The points that a hand costs at the end."""
        if hand not in self.losses:
            self.losses[hand] = self.loss_of(r.circles_of(self.setup, hand))
        return self.losses[hand]

    def reaches(self, position: Any, points: int) -> bool:
        """Return whether the mover can get that many points or more."""
        known = self.known.setdefault(points, {})
        found = known.get(position)
        if found is None:
            found = known[position] = self.tries(position, points)
        return found

    def tries(self, position: Any, points: int) -> bool:
        """Return whether some option leaves the other less than 1 - points."""
        mover, other, field, top, rank = position
        for cls, plays in self.plays(mover).items():
            if top in (0, cls):
                for row_rank, left, _ in plays:
                    if row_rank > rank and self.leaves((other, left, field, cls, row_rank), points):
                        return True
        if not top:
            return False
        may_take = self.may_take(mover, field)
        cards = cards_of(field) if may_take else []
        takes = [(other, mover | 1 << card, field & ~(1 << card), 0, 0) for card in cards]
        if not may_take or not self.setup.must_take:
            takes.append((other, mover, field, 0, 0))
        return any(self.leaves(child, points) for child in takes)

    def leaves(self, position: Any, points: int) -> bool:
        """Return whether the mover has that many points once it is the other's turn."""
        if not position[1]:
            return self.loss(position[0]) >= points
        return not self.reaches(position, 1 - points)

    def plays(self, hand: int) -> dict[int, list[tuple[int, int, int]]]:
        """A hand's plays by kind and count: number, the hand left, cards; those that shed most first."""
        if hand not in self.sorted:
            buffer = [0] * r.NUM_ACTIONS
            found: dict[int, set[tuple[int, int, int]]] = {}
            for play in buffer[: list_plays(self.setup, hand, -1, buffer, 0)]:
                row = self.table[play]
                left = hand & ~laid(hand, self.setup.need[play])
                found.setdefault(row.kind * MOST_COUNTS + row.counts, set()).add((row.rank, left, row.cards))
            order = sorted(found.items(), key=lambda item: -max(cards for _, _, cards in item[1]))
            self.sorted[hand] = {cls: sorted(plays, key=lambda p: (-p[2], p[0])) for cls, plays in order}
        return self.sorted[hand]


class _Race(_Solver):
    """The same where a hand that is left costs one point, whatever the house rules say: the race to empty first."""

    def loss_of(self, circles: int) -> int:
        return 1
