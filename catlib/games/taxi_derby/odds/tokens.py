"""The tokens at the start, and how short a game can be: questions D5 and D7."""

from __future__ import annotations

import functools
from fractions import Fraction
from itertools import combinations
from math import comb

from catlib.chance import whole
from catlib.game import Game

from ..cards import UPGRADES
from ..upgrades import tokens_in_bag
from .usual import game_or_default


def all_different(players: int, each: int = 11) -> Fraction:
    """The chance that no two drivers start with the same upgrade (D5; rule 5).

    >>> all_different(2), all_different(5)
    (Fraction(33, 43), Fraction(0, 1))
    """
    whole("players", players, 0, UPGRADES * whole("each", each))
    return Fraction(comb(UPGRADES, players) * each**players, comb(UPGRADES * each, players))


def all_equal(players: int, each: int = 11) -> Fraction:
    """The chance that all drivers start with the same upgrade (D5).

    >>> all_equal(2)
    Fraction(10, 43)
    """
    whole("players", players, 1, UPGRADES * whole("each", each))
    return Fraction(UPGRADES * comb(each, players), comb(UPGRADES * each, players))


def missing_from_stores(tokens: int | None = None, game: Game | None = None) -> Fraction:
    """The chance that some upgrade is in no store at the start (D5; rule 6).

    `tokens` is how many lie in the stores, by default as the game deals them. The drivers' own tokens come out of the
    same bag first, which changes nothing: any tokens are as likely to end in a store as any others.

    >>> missing_from_stores(3), round(float(missing_from_stores()), 4)
    (Fraction(1, 1), 0.3025)
    """
    setup = game_or_default(game).setup
    if setup.every_upgrade:
        raise ValueError("every_upgrade=True: the last tokens are not random ones, so that they are not counted here")
    if tokens is None:
        tokens = setup.stores * setup.store_tokens
    kinds = [tokens_in_bag(setup, upgrade) for upgrade in range(UPGRADES)]
    whole("tokens", tokens, 0, sum(kinds))
    # inclusion and exclusion over the upgrades that are missing
    ways = 0
    for k in range(1, UPGRADES + 1):
        ways += (-1) ** (k + 1) * sum(comb(sum(there), tokens) for there in combinations(kinds, UPGRADES - k))
    return Fraction(ways, comb(sum(kinds), tokens))


def least_turns(players: int, stacks: int = 4, *, cleared: bool = False, stack: int = 9) -> int:
    """The fewest turns of all drivers together that can trigger the end (D7; rule 34).

    Streets, upgrades and money are left out: a turn has two actions, a pick-up or a drop-off, a taxi has two places,
    and being impounded empties it. With `cleared` the trigger is two stacks gone with all that lay beside them.

    >>> least_turns(2), least_turns(5), least_turns(2, cleared=True)
    (26, 23, 16)
    """
    wanted = 2 * whole("stack", stack, 2) if cleared else whole("stacks", stacks, 0) * (whole("stack", stack, 2) - 2)
    turns = [0] * whole("players", players)
    while sum(_most_pick_ups(n, 0) for n in turns) < wanted:
        turns[turns.index(min(turns))] += 1
    return sum(turns)


@functools.cache
def _most_pick_ups(turns: int, aboard: int) -> int:
    """The most passengers that a driver can take in so many turns, whatever has to be done with those aboard."""
    if turns == 0:
        return 0
    best = _most_pick_ups(turns - 1, 0)  # impounded
    for first in (0, 1, -1):
        for second in (0, 1, -1):
            middle, after = aboard + first, aboard + first + second
            if 0 <= middle <= 2 and 0 <= after <= 2:
                best = max(best, (first == 1) + (second == 1) + _most_pick_ups(turns - 1, after))
            if 0 <= middle <= 2 and second == 0:
                best = max(best, (first == 1) + _most_pick_ups(turns - 1, 0))
    return best
