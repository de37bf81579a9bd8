"""Duels, the roll for the start and rush hour beside the rules played out, under random pairs of house rules."""

from __future__ import annotations

import functools
import random
from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from catlib.game import Goal
from catlib.games.cat_cab import odds, phases
from catlib.games.cat_cab.duels import begin_duel
from catlib.games.cat_cab.goals import turn
from catlib.solving import distribution, solve

from ..everywhere import game_of, told
from .closed_forms import net_of, rolled

CONTESTS = ("duel", "handicap")
RUSH = ("item_limit", "curses_act", "curses_land", "curse_supply", "rush_turns", "may_waive")

Weights = dict[Any, tuple[Any, Fraction]]


def begun(rng: random.Random) -> tuple[Any, Any, int]:
    """A duel between the first seats that is about to be rolled: the game, the state, how many duel."""
    game = game_of("cat_cab", rng, CONTESTS, players=(1, 2, 3))
    duellists = rng.randint(2, game.num_players)
    state = turn(game, 1)
    state.actor, state.stage, state.pending = rng.randrange(duellists), phases.FINAL, 0
    begin_duel(game.setup, state, (1 << duellists) - 1)
    return game, state, duellists


def seen(state: Any) -> Any:
    """What matters of a duel in which both dice are always rolled again."""
    pairs = zip(state.duel_die[::2], state.duel_die[1::2], strict=True)
    waiting = (state.duel_pending >> 2 * s & 3 for s in range(3))
    sums = (0 if dice == 3 else a if dice else a + b == 7 for (a, b), dice in zip(pairs, waiting, strict=True))
    return state.phase, state.winner, state.duel_pending, state.duel_turn, state.duel_rounds, *sums


def settled(game: Any, state: Any, again: Callable[[Any], int]) -> Any:
    """The state after all decisions, up to the next dice or the end."""
    while state.duel and not game.is_chance_node(state):
        state = game.successor(state, again(state))
    return state


def one_round(game: Any, weights: Weights) -> Weights:
    """All dice that wait are rolled, and both dice of everybody are rolled again."""
    waiting = {bin(state.duel_pending).count("1") for state, _ in weights.values()}
    for _ in range(max(waiting, default=0)):
        found: dict[Any, tuple[Any, Fraction]] = {}
        for state, weight in weights.values():
            for face, p in game.chance_outcomes(state):
                child = settled(game, game.successor(state, face), lambda at: game.legal_actions(at)[-1])
                key = seen(child)
                found[key] = child, found.get(key, (child, Fraction(0)))[1] + weight * p
        weights = found
    return weights


def check_duel(rng: random.Random) -> int:
    """Who wins, in the order of rolling, and after how many rounds or rolls the duel is over."""
    game, state, duellists = begun(rng)
    order = [(state.actor + k) % duellists for k in range(duellists)]
    if game.setup.crazy >= 0:
        found = odds.duel(2, game=game, cat_first=state.actor == game.setup.crazy)
    else:
        found = odds.duel(duellists, game=game)
    wins = distribution(game, state, lambda at: not at.duel, lambda at: game.legal_actions(at)[-1], winner, seen)
    expected = [wins.exactly(seat) for seat in order]
    assert expected == list(found.wins), told(game, {}, state, expected, found.wins)
    weights: Weights = {seen(state): (state, Fraction(1))}
    for rounds in range(1, 4):
        played = one_round(game, weights)
        weights = {key: (at, w) for key, (at, w) in played.items() if at.duel}
        left = sum((w for _, w in weights.values()), Fraction(0))
        assert left == found.length.more_than(rounds), told(game, {}, state, rounds, left)
    return 4


def winner(state: Any) -> int:
    return int(state.winner)


def check_start_rounds(rng: random.Random) -> int:
    """After how many rounds of the roll for the start all drivers differ."""
    game = game_of("cat_cab", rng, CONTESTS, players=(1, 2, 3))
    expected = odds.start_rounds(game)
    weights = {game.initial_state(): Fraction(1)}
    for rounds in range(1, 4):
        weights = after_a_round(game, weights)
        left = sum(weights.values(), Fraction(0))
        assert left == expected.more_than(rounds), told(game, {}, game.initial_state(), rounds, left)
    return 3


def after_a_round(game: Any, weights: dict[Any, Fraction]) -> dict[Any, Fraction]:
    """All who tied roll once; those states in which somebody rolls again."""
    found: dict[Any, Fraction] = defaultdict(Fraction)
    for state, weight in weights.items():
        rolls = {state: weight}
        for _ in range(bin(state.pending).count("1")):
            after: dict[Any, Fraction] = defaultdict(Fraction)
            for at, w in rolls.items():
                for face, p in game.chance_outcomes(at):
                    after[game.successor(at, face)] += w * p
            rolls = after
        for at, w in rolls.items():
            if at.phase == phases.START_ROLL:
                found[at] += w
    return found


def check_rush_hour(rng: random.Random) -> int:
    """Spaces within a turn or two, driven for just that or without re-roll, each turn played out by the rules."""
    game, state, (d6, d8, _) = rolled(rng, (2, 0), (2, 3), RUSH)
    state.curses[0] = 0
    spaces, turns, farthest = rng.randint(1, 5), 3 - d6, rng.choice([None, 3, 6])
    manner = rng.choice(["no re-roll", "best"])

    @functools.cache
    def chance(spaces: int, turns: int) -> Fraction:
        if spaces <= 0 or turns == 0:
            return Fraction(spaces <= 0)

        def value(at: Any) -> Fraction:
            left = spaces - (net_of(game, state, at) or 0)
            return chance(left if farthest is None else min(left, farthest), turns - 1)

        goal = Goal(
            f"{spaces} in {turns}",
            "The spaces by the rules alone.",
            until=lambda at: net_of(game, state, at) is not None,
            value=value,
            seat=0 if manner == "best" else -1,
            others=lambda at: game.legal_actions(at)[0],
        )
        return solve(game, goal, state).value

    found = odds.rush_hour(spaces, turns, d6, d8, manner=manner, items=True, farthest=farthest, game=game)
    expected = chance(spaces, turns)
    assert expected == found, told(game, {}, state, spaces, turns, farthest, manner, expected, found)
    return 1


CHECKS = {
    "duel": (check_duel, 10),
    "start rounds": (check_start_rounds, 6),
    "rush hour": (check_rush_hour, 8),
}
