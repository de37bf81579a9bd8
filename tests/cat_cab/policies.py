"""The best policy for net spaces in words, an answer to D3, to be checked in every state with a choice.

Keep every die that moves the cab; what shows 1, 2 or 3 is a blank, a 3 with items too (half a space).
Below one curse less than the limit roll one blank at a time; up to as many as curses are left after that do no harm.
With one less than the limit roll all blanks at once: one more 1 ends the rolling, and further ones cost nothing. The D8
goes first and alone, and goes on until it shows 6 or more. With one curse less than the limit keep a 4 or 5 on it as
long as a D6 is blank (with items, roll it along with two or more blanks), and roll it by itself when no D6 is.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Any

from catlib.game import Game
from catlib.games.cat_cab import phases
from catlib.games.cat_cab.goals import turn
from catlib.games.cat_cab.odds.turns import net_solver
from catlib.games.cat_cab.setup import D8, SLOTS

SHOWN = {"blank": 2, "item": 3, "one": 4, "two": 6}  # a face of each class; a 1 is worth as little as a 2 once it lies


def states(game: Game, d6: int, d8: int) -> Iterator[Any]:
    """A state for every set of face classes and every number of curses that leaves a choice."""
    classes = [name for name in SHOWN if name != "item" or game.setup.item_limit]
    for curses in range(game.setup.curse_limit):
        for six in combinations_with_replacement(classes, d6):
            for eight in combinations_with_replacement(classes, d8):
                yield _looking(game, six, eight, curses)


def _looking(game: Game, six: tuple[str, ...], eight: tuple[str, ...], curses: int) -> Any:
    state = turn(game, len(six), len(eight), curses=curses)
    slots = [slot for slot in range(SLOTS) if state.pending >> slot & 1]
    for slot, name in zip(slots, six + eight, strict=True):
        state.die[slot] = SHOWN[name]
    state.pending = 0
    phases.ask(state, phases.KEEP, state.seat)
    return state


def loss(game: Game, state: Any) -> Fraction:
    """By how much the worst option that the sentences allow misses the best one."""
    options = {option.action: option for option in net_solver(game).solve(state).options}
    return max(options[action].regret for action in allowed(game, state))


def allowed(game: Game, state: Any) -> list[int]:
    """The options that the sentences allow, as sets of dice to roll again."""
    left = game.setup.curse_limit - 1 - state.curses[state.seat]
    blanks = [slot for slot in range(D8) if 1 <= state.die[slot] <= 3]
    eights = [slot for slot in range(D8, SLOTS) if 1 <= state.die[slot] <= 5]
    if left == 0:
        return [_last_roll(game, state, blanks, eights)]
    if eights:
        blank = [slot for slot in eights if state.die[slot] <= 3]
        return [1 << slot for slot in blank or eights]
    if not blanks:
        return [0]
    return [dice for dice in _sets(blanks) if 1 <= dice.bit_count() <= max(1, left)]


def _last_roll(game: Game, state: Any, blanks: list[int], eights: list[int]) -> int:
    weak = [slot for slot in eights if state.die[slot] > 3]
    rolled = [*blanks, *(slot for slot in eights if state.die[slot] <= 3)]
    if not rolled:
        rolled = weak[:1]
    elif game.setup.item_limit and len(rolled) > 1:
        rolled += weak
    return sum(1 << slot for slot in rolled)


def _sets(slots: list[int]) -> list[int]:
    """All sets of some dice, as bits."""
    sets = [0]
    for slot in slots:
        sets += [dice | 1 << slot for dice in sets]
    return sets
