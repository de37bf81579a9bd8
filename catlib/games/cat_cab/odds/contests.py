"""Duels and the roll for the start: questions D8 and D9."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod
from typing import NamedTuple

from catlib.chance import whole
from catlib.game import Game

from ..duels import CAT_ROLLS
from ..setup import choice
from .usual import game_or_default
from .waiting import Waiting

SEVEN = Fraction(1, 6)


def reroll_chances(first: int, second: int) -> dict[str, Fraction]:
    """The chance of a seven with the next roll, for each choice of duel dice to roll again (D8; rule 31).

    It is 1/6 whatever is chosen: one face of the die that is rolled fits the other, or six of 36 pairs do.

    >>> sorted(set(reroll_chances(6, 6).values()))
    [Fraction(1, 6)]
    """
    if first not in range(1, 7) or second not in range(1, 7):
        raise ValueError(f"duel dice {first} and {second}: both show 1 to 6")
    faces = range(1, 7)
    return {
        "the first": Fraction(sum(face + second == 7 for face in faces), 6),
        "the second": Fraction(sum(first + face == 7 for face in faces), 6),
        "both": Fraction(sum(a + b == 7 for a, b in product(faces, faces)), 36),
    }


def seven_within(rolls: int) -> Fraction:
    """The chance of a seven within so many rolls (D8); Crazy cat has three of them (rule 46).

    >>> seven_within(3)
    Fraction(91, 216)
    """
    return 1 - (1 - SEVEN) ** whole("rolls", rolls, 0)


class Duel(NamedTuple):
    """The chance of each duellist to win, in the order in which they roll, and how long the duel lasts.

    `length` counts rounds where everybody rolls together, otherwise single rolls.
    """

    wins: tuple[Fraction, ...]
    length: Waiting


def duel(duellists: int = 2, *, game: Game | None = None, cat_first: bool = False) -> Duel:
    """Return who wins a duel, and how long it lasts (D8; rules 31 and 46, gaps 0.19 and 0.20).

    Nobody can do better or worse by choosing dice, so there is nothing to decide. With the default house rule all roll
    together, and a round with several sevens counts for nobody. With `duel="alternate"` the order is that of rolling.
    Against Crazy cat (a game for one) the order is driver, cat, or cat, driver with `cat_first`.

    >>> duel(3).wins, duel(2).length.mean
    ((Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)), Fraction(18, 5))
    """
    setup = game_or_default(game).setup
    if setup.crazy >= 0:
        if duellists != 2:
            raise ValueError(f"duellists={duellists}: against Crazy cat a duel is for 2")
        return _against_cat(cat_first)
    if not 2 <= duellists <= 3:
        raise ValueError(f"duellists={duellists}: 2 or 3 can duel")
    if setup.duel == choice.ALTERNATE:
        return _alternate(duellists)
    lone = duellists * SEVEN * (1 - SEVEN) ** (duellists - 1)
    return Duel((Fraction(1, duellists),) * duellists, Waiting.geometric(lone))


def _alternate(duellists: int) -> Duel:
    """Geometric: seat i rolls the first seven with chance (5/6)ⁱ/6, once round with 1 − (5/6)ⁿ."""
    miss = 1 - SEVEN
    once_round = 1 - miss**duellists
    return Duel(tuple(miss**i * SEVEN / once_round for i in range(duellists)), Waiting.geometric(SEVEN))


def _against_cat(cat_first: bool) -> Duel:
    """Only the cat rolls, three times at most."""
    rows = [[Fraction(0)] * CAT_ROLLS for _ in range(CAT_ROLLS)]
    for i in range(CAT_ROLLS - 1):
        rows[i][i + 1] = 1 - SEVEN
    cat = seven_within(CAT_ROLLS)
    return Duel((cat, 1 - cat) if cat_first else (1 - cat, cat), Waiting(tuple(map(tuple, rows))))


# The roll for the start


def start_rounds(game: Game | None = None) -> Waiting:
    """Return how many rounds of rolling it takes until all drivers differ (D9; rule 8, gap 0.11).

    Everybody rolls again, so the wait is geometric.

    >>> from catlib import load
    >>> start_rounds(load("cat_cab", players=3)).mean
    Fraction(9, 5)
    """
    players = game_or_default(game).num_players
    return Waiting.geometric(Fraction(prod(range(6, 6 - players, -1)), 6**players))
