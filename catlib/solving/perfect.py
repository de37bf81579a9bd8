"""The advantage of deciding first when all play their best: a whole game solved, for a line of a design lab.

A game may roll for who begins, so seat 1 says little: what chance decides before the first decision is gone through,
and each beginning counts as often as it comes up, from the view of whoever decides first there.
"""

import contextlib
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from catlib.chance import fixed, spaced
from catlib.game import Game, marked_open, together
from catlib.solving.cfr import cfr
from catlib.solving.values import ROUNDING
from catlib.solving.whole_game import TooLarge, solve_whole

FIRST, MOST_STARTS = "whoever decides first", 5_000
ROUNDS, NODES = 300, 5_000  # of CFR+, where hands are hidden


@dataclass(frozen=True)
class Advantage:
    """Bounds on how much more `who` is paid than the other at best play; in a game for one, on what it is paid."""

    who: str
    low: float
    high: float
    mark: str
    positions: int

    @property
    def value(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2

    def __str__(self) -> str:
        means = fixed(self.value, 4)
        lead = f"{self.who} is ahead by {means} in payoff" if self.who else f"best play is worth {means}"
        return f"{lead}, {self.mark}; {spaced(self.positions)} positions"


def first_advantage(game: Game, *, states: int = 2_000_000) -> Advantage:
    """Return how far ahead whoever decides first is when both play their best; of a game for one, what it is worth.

    Seat 1 is spoken of where chance decides long before anybody else, and where hands are hidden: there the bounds are
    those of an equilibrium, and where there are too many ways to play for that, hands lie open and the mark says so.
    Raise TooLarge before anything is worked out if there are more positions than `states`, and ValueError for three
    players or more, unless all win or lose together: then it is what they are paid.

    >>> game = load("washi_cat", board="tiny", drawing="board", specials=0, turn_limit=4)
    >>> print(first_advantage(game))
    whoever decides first is ahead by 0.0000 in payoff, exact; 115 positions
    """
    who = FIRST
    if game.words.HIDDEN and game.num_players <= 2 and not together(game.rules):
        with contextlib.suppress(TooLarge):
            return _hidden(game)
    found = solve_whole(game, states=states, lead=True, open_hands=True)
    if game.num_players == 1 or together(game.rules):
        return Advantage("", found.low, found.high, found.mark, found.states)
    starts = _starts(game)
    if not starts:
        starts, who = [(game.initial_state(), Fraction(1))], who.replace(FIRST, "seat 1")
    low, high, scale = Fraction(0), Fraction(0), 1.0
    for start, chance in starts:
        here = found.at(start)
        bounds = (-here.high, -here.low) if here.player == 1 else (here.low, here.high)
        low, high = low + chance * Fraction(bounds[0]), high + chance * Fraction(bounds[1])
        scale = max(scale, abs(bounds[0]), abs(bounds[1]))
    if low == high and found.mark.startswith("exact"):
        return Advantage(who, float(low), float(high), found.mark, found.states)
    below, above = float(low) - scale * ROUNDING, float(high) + scale * ROUNDING  # fractions became floats
    mark = marked_open(game, f"bound ± {(above - below) / 2:.0e}")
    return Advantage(who, below, above, mark, found.states)


def _hidden(game: Game) -> Advantage:
    """By CFR+; an equilibrium of payoffs that add up to one sum is one of being ahead as well."""
    found, state = cfr(game, ROUNDS, nodes=NODES), game.initial_state()
    if game.num_players == 1:
        return Advantage("", found.low, found.high, f"bound ± {found.exploitability:.0e}", found.nodes)
    while not game.is_terminal(state):
        chance = game.chance_weights(state)
        state = game.successor(state, chance[0][0] if chance else game.legal_actions(state)[0])
    total = sum(game.returns(state))
    low, high = 2 * found.low - total, 2 * found.high - total
    return Advantage("seat 1", low, high, f"bound ± {(high - low) / 2:.0e}", found.nodes)


def _starts(game: Game) -> list[tuple[Any, Fraction]]:
    """Each position in which somebody decides for the first time, or where all is over, with its chance.

    Where a roll is a tie and all begins anew, that way is left out, as the others then share its chance. Nothing where
    chance decides so long that there are too many.
    """
    root, found, done = game.initial_state(), dict[Any, Fraction](), 0
    layer = {root: Fraction(1)}
    while layer:
        after: dict[Any, Fraction] = {}
        for state, chance in layer.items():
            if not game.is_chance_node(state):
                found[state] = found.get(state, Fraction(0)) + chance
                continue
            for outcome, part in game.chance_outcomes(state):
                child = game.successor(state, outcome)
                if child != root:
                    after[child] = after.get(child, Fraction(0)) + chance * part
        layer, done = after, done + len(after)
        if done > MOST_STARTS:
            return []
    total = sum(found.values())
    return [(state, chance / total) for state, chance in found.items()]
