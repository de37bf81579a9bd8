"""What somebody at the table waits for: the answers of `odds`, and the bot that solves.

First answers are asked with every cache of ours emptied, later ones again at once; the decisions of the bot are those
of whole games.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any, NamedTuple

from clock import seconds

from catlib import Game, load
from catlib.games.cat_cab import goals, odds, optimum, paths, phases
from catlib.games.cat_cab.odds import race, turns
from catlib.solving import exact

GAMES = 3
SEARCHED = (phases.SABOTAGE, phases.GREEDY, phases.LOSE)


class Row(NamedTuple):
    """A question, the seconds of its first and of a later answer, and the seconds asked for."""

    what: str
    first: float
    later: float
    asked: float


QUESTIONS: dict[str, tuple[Callable[[], Any], float]] = {
    "D2, best mean of 5D6": (odds.best_turn, 1),
    "D2, best mean of 6D6 + D8": (partial(odds.best_turn, 6, 1), 5),
    "D3, policy for 5D6, every state": (odds.best_policy, 1),
    "D5, nine spaces with 5D6": (partial(odds.reach, 9), 1),
    "D6, one roll with items": (partial(odds.one_roll, items=True), 1),
    "D7, driving for one's own D8": (partial(odds.item_chance, manner="for the item"), 1),
    "D11, twelve spaces in rush hour": (partial(odds.rush_hour, 12), 5),
}


def forget() -> None:
    """Empty every cache that an answer could come from."""
    cached = (turns.net_solver, turns._reach_solver, race._chance, race._distribution, goals.goals, paths.streets)
    for function in cached:
        function.cache_clear()
    exact._recent.clear()


def rows() -> list[Row]:
    """Every question, measured."""
    answers = [answer(what, ask, asked) for what, (ask, asked) in QUESTIONS.items()]
    return [*answers, *decisions(load("cat_cab", players=2))]


def answer(what: str, ask: Callable[[], Any], asked: float) -> Row:
    forget()
    return Row(what, seconds(ask), min(seconds(ask) for _ in range(3)), asked)


def decisions(game: Game) -> list[Row]:
    """The longest and the median decision of the bot, tree searches left out: their first one compiles."""
    drive, rng, taken = optimum.driver(game), random.Random(1), []
    for _ in range(GAMES):
        state = game.initial_state()
        while not game.is_terminal(state):
            u = rng.random()
            if game.is_chance_node(state):
                step = game.sample(state, u)
            else:
                began = time.perf_counter()
                step = drive(state, u)
                if state.phase not in SEARCHED:
                    taken.append(time.perf_counter() - began)
            state = game.successor(state, step)
    return [Row(f"{len(taken)} decisions of the bot: longest, median", max(taken), median(taken), 1)]


def main() -> int:
    """Print the table; the exit code is 1 if a first answer took longer than asked."""
    found = rows()
    print(f"{'cat cab':<46}{'first s':>9}{'asked':>8}{'ratio':>8}{'later ms':>10}")
    for row in found:
        print(
            f"{row.what:<46}{row.first:>9.3f}{f'< {row.asked:g}':>8}{row.asked / row.first:>8.1f}"
            f"{1e3 * row.later:>10.3f}"
        )
    return 0 if all(row.first < row.asked for row in found) else 1


if __name__ == "__main__":
    sys.exit(main())
