"""The advantage of deciding first when all play their best: a whole game solved, for a line of a design lab.

A game may roll for who begins, so seat 1 says little: what chance decides before the first decision is gone through,
and each beginning counts as often as it comes up, from the view of whoever decides first there.
"""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from catlib.chance import fixed, generator, spaced
from catlib.game import Game, marked_open, together
from catlib.solving.cfr import cfr
from catlib.solving.values import ROUNDING, Solution, TooLarge
from catlib.solving.whole_game import solve_whole

FIRST, MOST_STARTS = "the first player", 5_000
ROUNDS, NODES = 300, 5_000  # of CFR+, where hands are hidden


@dataclass(frozen=True)
class Advantage:
    """Bounds on how much more `who` is paid than the other at best play; in a game for one, on what it is paid.

    `total` is what both are paid together, or None where that differs from end to end.
    """

    who: str
    low: float
    high: float
    mark: str
    positions: int
    total: int | None = None

    @property
    def value(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2

    @property
    def is_paid(self) -> bool:
        """True if it is known what `who` is paid, and not only how far ahead it is."""
        return self.total is not None or not self.who

    @property
    def shown(self) -> float:
        """The amount that `who` is paid, if that is known, else how far ahead it is."""
        return self.value if self.total is None else (self.value + self.total) / 2

    def __str__(self) -> str:
        lead = (f"{self.who} gets" if self.is_paid else f"{self.who} is ahead by") if self.who else "best play is worth"
        return f"{lead} {fixed(self.shown, 4)}, {self.mark}; {spaced(self.positions)} positions"


def first_advantage(
    game: Game, *, states: int = 2_000_000, going: Callable[[int, int], Any] = lambda known, opened: None
) -> Advantage:
    """Return how far ahead whoever decides first is when both play their best; of a game for one, what it is worth.

    Seat 1 is spoken of where chance decides long before anybody else, and where hands are hidden: there the bounds are
    those of an equilibrium, and where there are too many ways to play for that, hands lie open and the mark says so.
    `going` is called as by `solve_whole`. Raise TooLarge before anything is worked out if there are more positions
    than `states`, and ValueError for three players or more, unless all win or lose together: then it is what they are
    paid.

    >>> game = load("washi_cat", board="tiny", drawing="board", specials=0, turn_limit=4)
    >>> print(first_advantage(game))
    the first player gets 0.0000, exact; 115 positions
    """
    who = FIRST
    if game.words.HIDDEN and game.num_players <= 2 and not together(game.rules):
        with contextlib.suppress(TooLarge):
            return _hidden(game)
    found, total = _solved(game, states, going)
    if game.num_players == 1 or together(game.rules):
        return Advantage("", found.low, found.high, found.mark, found.states)
    starts = _starts(game)
    if not starts:
        starts, who = [(game.initial_state(), Fraction(1))], "seat 1"
    low, high, scale = Fraction(0), Fraction(0), 1.0
    for start, chance in starts:
        here = found.at(start)
        bounds = [bound if total is None else 2 * bound - total for bound in (here.low, here.high)]
        bounds = [-bounds[1], -bounds[0]] if here.player == 1 else bounds
        low, high = low + chance * Fraction(bounds[0]), high + chance * Fraction(bounds[1])
        scale = max(scale, abs(bounds[0]), abs(bounds[1]))
    if low == high and found.mark.startswith("exact"):
        return Advantage(who, float(low), float(high), found.mark, found.states, total)
    below, above = float(low) - scale * ROUNDING, float(high) + scale * ROUNDING  # fractions became floats
    mark = marked_open(game, f"bound ± {(above - below) / 2:.0e}")
    return Advantage(who, below, above, mark, found.states, total)


def _solved(game: Game, states: int, going: Callable[[int, int], Any]) -> tuple[Solution, int | None]:
    """Solve for what seats are paid, and return what that adds up to; for how far they are ahead where it differs."""
    given: dict[str, Any] = {"states": states, "open_hands": True, "going": going}
    try:
        return solve_whole(game, **given), _total(game)
    except TooLarge:
        raise
    except ValueError:
        return solve_whole(game, lead=True, **given), None


def _total(game: Game) -> int:
    """Return what a game at random pays in all."""
    state, luck = game.initial_state(), generator(0)
    while not game.is_terminal(state):
        actions = game.legal_actions(state) or [game.sample(state, luck.random())]
        state = game.successor(state, actions[int(luck.random() * len(actions))])
    return sum(game.returns(state))


def _hidden(game: Game) -> Advantage:
    """By CFR+; an equilibrium of payoffs that add up to one sum is one of being ahead as well."""
    found = cfr(game, ROUNDS, nodes=NODES)
    if game.num_players == 1:
        return Advantage("", found.low, found.high, f"bound ± {found.exploitability:.0e}", found.nodes)
    total = _total(game)
    low, high = 2 * found.low - total, 2 * found.high - total
    return Advantage("seat 1", low, high, f"bound ± {(high - low) / 2:.0e}", found.nodes, total)


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
