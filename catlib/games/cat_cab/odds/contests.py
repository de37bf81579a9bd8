"""Duels: question D8."""

from fractions import Fraction
from typing import Any

from catlib.chance import die, whole
from catlib.game import Game
from catlib.solving import distribution

from .. import phases
from ..duels import SEVEN, begin_duel
from ..setup import SEATS
from .usual import usual

PAIR = 2 @ die(6)


def reroll_chances(first: int, second: int) -> dict[str, Fraction]:
    """The chance of a seven with the next roll, for each choice of duel dice to roll again (D8; rule 31).

    It is 1/6 whatever is chosen: one face of the die that is rolled fits the other, or six of 36 pairs do.

    >>> sorted(set(reroll_chances(6, 6).values()))
    [Fraction(1, 6)]
    """
    if first not in range(1, 7) or second not in range(1, 7):
        raise ValueError(f"duel dice {first} and {second}: both show 1 to 6")
    rolled = {"the first": die(6) + second, "the second": first + die(6), "both": PAIR}
    return {which: total.exactly(SEVEN) for which, total in rolled.items()}


def seven_within(rolls: int) -> Fraction:
    """The chance of a seven within that many rolls (D8); Crazy cat has three of them (rule 46).

    >>> seven_within(3)
    Fraction(91, 216)
    """
    return 1 - (1 - PAIR.exactly(SEVEN)) ** whole("rolls", rolls, 0)


def duel(duellists: int = 2, *, game: Game | None = None, cat_first: bool = False) -> tuple[Fraction, ...]:
    """Return each duellist's chance to win, in the order in which they roll (D8; rules 31 and 46, gaps 0.19 and 0.20).

    Nobody can do better or worse by choosing dice, so all roll both dice again. With the default house rule all roll
    together, and a round with several sevens counts for nobody. With `duel="alternate"` the order is that of rolling.
    Against Crazy cat (a game for one) the order is driver, cat, or cat, driver with `cat_first`.

    >>> duel(3)
    (Fraction(1, 3), Fraction(1, 3), Fraction(1, 3))
    """
    game = game or usual()
    cat = game.setup.crazy
    if cat >= 0 and duellists != 2:
        raise ValueError(f"duellists={duellists}: against Crazy cat a duel is for 2")
    if not 2 <= duellists <= SEATS:
        raise ValueError(f"duellists={duellists}: 2 or 3 can duel")
    state = game.initial_state()
    state.pending, state.stage = 0, phases.FINAL
    state.actor = 0 if cat < 0 else cat if cat_first else 1 - cat
    begin_duel(game.setup, state, (1 << duellists) - 1)
    order = [(state.actor + i) % duellists for i in range(duellists)]
    won = distribution(game, state, lambda s: not s.duel, lambda s: phases.BOTH, lambda s: int(s.winner), _shown)
    return tuple(won.exactly(seat) for seat in order)


def _shown(state: Any) -> tuple[Any, ...]:
    """Return a die beside one that still rolls, else who has a seven: all that matters where both always roll again."""
    pairs = zip(state.duel_die[::2], state.duel_die[1::2], strict=True)
    rolling = [state.duel_pending >> 2 * seat & phases.BOTH for seat in range(SEATS)]
    dice = [a if wait == 2 else wait or a + b == SEVEN for wait, (a, b) in zip(rolling, pairs, strict=True)]
    return state.phase, state.winner, state.duel_turn, state.duel_rounds, *rolling, *dice
