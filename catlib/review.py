"""A look back at a game: what each decision gave away and what would have been better, and what was luck.

>>> from catlib import load
>>> from catlib.match import Match
>>> match = Match(load("tictactoe"), ["human", "random"], seed=3)
>>> for action in (0, 1, 3):
...     _ = match.act(action)
>>> found = judged(match, 2, simulations=400)
>>> found.ply, found.best >= found.value
(2, True)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from catlib.contract import winners
from catlib.match import Match
from catlib.worth import Worth, worth

__all__ = ["Judged", "Review", "decisions", "judged", "review"]

SIMULATIONS = 3000  # of a search for one decision


@dataclass(frozen=True)
class Judged:
    """One decision: at which ply, what was done and what it was worth, what would have been best.

    `margin` is half a 95 % interval of the two together, 0 where both are exact.
    """

    ply: int
    label: str
    value: Fraction
    better: str
    best: Fraction
    margin: float

    @property
    def given_away(self) -> Fraction:
        """How much less than the best it was worth, as far as that is sure; 0 where it may be as good."""
        lost = self.best - self.value
        return lost if lost > Fraction(self.margin) else Fraction(0)


@dataclass(frozen=True)
class Review:
    """The judged decisions of a seat, measured by a goal; `chance` says whether values are chances to win.

    `ended` is what the end was worth by the same measure, None if the game goes on or nobody can say.
    """

    seat: int
    goal: str
    chance: bool
    decisions: tuple[Judged, ...]
    ended: Fraction | None = None

    @property
    def given_away(self) -> Fraction:
        """What all decisions gave away."""
        return sum((each.given_away for each in self.decisions), Fraction(0))

    @property
    def luck(self) -> Fraction:
        """What dice, cards and the others changed: from what one decision was worth to the best of the next."""
        worths = [each.best for each in self.decisions[1:]] + ([] if self.ended is None else [self.ended])
        return sum((then - now.value for now, then in zip(self.decisions, worths, strict=False)), Fraction(0))

    @property
    def mistakes(self) -> tuple[Judged, ...]:
        """The decisions that gave something away, the dearest first."""
        found = [each for each in self.decisions if each.given_away]
        return tuple(sorted(found, key=lambda each: -each.given_away))


def decisions(match: Match, seat: int) -> list[int]:
    """The plies at which a seat decided and had more than one thing to do."""
    game, states = match.game, match.states
    found = [ply for ply in range(match.ply) if game.current_player(states[ply]) == seat]

    def choices(state: Any) -> set[str]:
        return {game.short_label(state, action) for action in game.legal_actions(state)}

    return [ply for ply in found if len(choices(states[ply])) > 1]


def judged(match: Match, ply: int, goal: str | None = None, simulations: int = SIMULATIONS) -> Judged | None:
    """What the decision at a ply was worth beside the best one; None where the goal has nothing to say.

    `goal` is one of `catlib.worth.goals`, by default the chance to win or what the game searches for instead.
    """
    found = _worth(match, ply, goal, simulations)
    if found is None:
        return None
    action, state = match.actions[ply], match.states[ply]
    done = next((option for option in found.options if option.action == action), None)
    if done is None:
        return None
    margin = (found.margins.get(action, 0.0) ** 2 + found.margins.get(found.best.action, 0.0) ** 2) ** 0.5
    say = match.game.short_label
    return Judged(ply, say(state, action), done.value, say(state, found.best.action), found.best.value, margin)


def _worth(match: Match, ply: int, goal: str | None, simulations: int) -> Worth | None:
    wanted = goal or next(iter(match.game.goals.searched(match.game)))
    return worth(match.game, match.states[ply], wanted, simulations=simulations, seed=ply)


def review(
    match: Match,
    seat: int,
    goal: str | None = None,
    simulations: int = SIMULATIONS,
    progress: Callable[[int, int], Any] = lambda done, all: None,
) -> Review:
    """Every decision of a seat that was one, judged; `progress` is told how many are done, of how many."""
    plies = decisions(match, seat)
    found, chance = [], True
    for n, ply in enumerate(plies):
        progress(n, len(plies))
        each = judged(match, ply, goal, simulations)
        if each is not None:
            found.append(each)
            chance = chance and 0 <= each.best <= 1
    progress(len(plies), len(plies))
    name = goal or next(iter(match.game.goals.searched(match.game)))
    return Review(seat, name, chance, tuple(found), _ended(match, seat) if chance else None)


def _ended(match: Match, seat: int) -> Fraction | None:
    """1 for who has won, shared by those who win together; None before the end."""
    if not match.is_over:
        return None
    won = winners(match.game.returns(match.state))
    return Fraction(1, len(won)) if seat in won else Fraction(0)
