"""Duels, the roll for the start and rush hour beside the rules played out, under random pairs of house rules."""

import functools
import random
from fractions import Fraction
from typing import Any

from catlib.game import Goal
from catlib.games.cat_cab import odds
from catlib.games.cat_cab.setup import choice
from catlib.solving import solve

from ..everywhere import game_of, told
from .closed_forms import net_of, rolled

CONTESTS = ("duel", "handicap")
RUSH = ("item_limit", "curses_act", "curses_land", "curse_supply", "rush_turns", "may_waive")



def check_duel(rng: random.Random) -> int:
    """Who wins, in the order of rolling, is what the closed form says."""
    game = game_of("cat_cab", rng, CONTESTS, players=(1, 2, 3))
    duellists, cat_first = rng.randint(2, game.num_players), rng.random() < 0.5
    expected, found = winners(game, duellists, cat_first), odds.duel(duellists, game=game, cat_first=cat_first)
    assert expected == found, told(game, {}, game.initial_state(), expected, found)
    return 1


def winners(game: Any, duellists: int, cat_first: bool = False) -> tuple[Fraction, ...]:
    """Each duellist's chance by hand: three rolls of Crazy cat, all alike, or a geometric row."""
    miss = Fraction(5, 6)
    if game.setup.crazy >= 0:
        both = miss**3, 1 - miss**3
        return both[::-1] if cat_first else both
    if game.setup.duel == choice.SIMULTANEOUS:
        return (Fraction(1, duellists),) * duellists
    return tuple(miss**i * (1 - miss) / (1 - miss**duellists) for i in range(duellists))


def check_rush_hour(rng: random.Random) -> int:
    """Spaces within two turns at most, driven for just that or without re-roll, each played out by the rules."""
    game, state, (d6, d8, _) = rolled(rng, (2, 0), (2, 3), RUSH)
    state.curses[0] = 0
    spaces, turns, farthest = rng.randint(1, 7), rng.choice([0, 3 - d6, 3 - d6]), rng.choice([None, 0, 3, 6])
    manner = rng.choice(["no re-roll", "best"])

    @functools.cache
    def chance(spaces: int, turns: int) -> Fraction:
        if spaces <= 0 or turns == 0:
            return Fraction(spaces <= 0)

        def value(at: Any) -> Fraction:
            left = spaces - (net_of(game, state, at) or 0)
            return chance(left if farthest is None else min(left, farthest), turns - 1)

        goal = Goal(f"{spaces} in {turns}", "The spaces by the rules alone.",
            until=lambda at: net_of(game, state, at) is not None, value=value, seat=0 if manner == "best" else -1,
            others=lambda at: game.legal_actions(at)[0])
        return solve(game, goal, state).value

    found = odds.rush_hour(spaces, turns, d6, d8, manner=manner, items=True, farthest=farthest, game=game)
    expected = chance(spaces, turns)
    assert expected == found, told(game, {}, state, spaces, turns, farthest, manner, expected, found)
    return 1


CHECKS = {"duel": (check_duel, 10), "rush hour": (check_rush_hour, 30)}
