"""What somebody at the table waits for: the worth of every option, the answers of `odds`, and the bot that solves.

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

from catlib import Game, exact, load
from catlib.games.cat_cab import goals, odds, optimum
from catlib.games.cat_cab.odds import race, turns

GAMES = 3
SEARCHED = (optimum.r.SABOTAGE, optimum.r.OPPONENT, optimum.r.GREEDY, optimum.r.LOSE)


class Row(NamedTuple):
    """A question, the seconds of its first and of a later answer, the seconds asked for, and the nodes solved."""

    what: str
    first: float
    later: float
    asked: float
    nodes: int = 0


QUESTIONS: dict[str, tuple[Callable[[], Any], float]] = {
    "D2, best mean of 5D6": (odds.best_turn, 1),
    "D2, best mean of 6D6 + D8": (partial(odds.best_turn, 6, 1), 5),
    "D3, policy for 5D6, every state": (odds.best_policy, 1),
    "D5, nine spaces with 5D6": (partial(odds.reach, 9), 1),
    "D6, one roll with items": (partial(odds.one_roll, items=True), 1),
    "D7, driving for the own D8": (partial(odds.item_chance, manner="for the item"), 1),
    "D11, twelve spaces in rush hour": (partial(odds.rush_hour, 12), 5),
}


def forget() -> None:
    """Empty every cache that an answer could come from."""
    cached = (turns._net_solver, turns._reach_solver, race._chance, race._law, goals.goals, goals.streets)
    for function in cached:
        function.cache_clear()
    exact._recent.clear()


def rows() -> list[Row]:
    """Every question, measured."""
    game = load("cat_cab", players=2)
    found = [options(game, d6, d8, name) for d6, d8 in ((5, 0), (6, 1)) for name in (goals.NET, goals.LAND)]
    found += [answer(what, ask, asked) for what, (ask, asked) in QUESTIONS.items()]
    return [*found, *decisions(game)]


def options(game: Game, d6: int, d8: int, name: str) -> Row:
    """All options of a turn, from its start and then at the dice rolled."""
    forget()
    goal, start = goals.goals(game)[name], goals.turn(game, d6, d8, cell=(3, 3), passenger=(4, 6), opened=True)
    first = seconds(lambda: exact.solve(game, start, goal))
    shown = start
    for face in (2, 3, 4, 5, 6, 1, 7)[: d6 + d8]:
        shown = game.successor(shown, face - 1)
    later = min(seconds(lambda: exact.solve(game, shown, goal)) for _ in range(5))
    nodes = exact.solve(game, shown, goal).proof.states
    return Row(f"all options, {d6 + d8} dice, {name}", first, later, 1 if d6 + d8 == 5 else 5, nodes)


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


def seconds(job: Callable[[], Any]) -> float:
    began = time.perf_counter()
    job()
    return time.perf_counter() - began


def main() -> int:
    """Print the table; the exit code is 1 if a first answer took longer than asked."""
    found = rows()
    print(f"{'cat cab':<46}{'first s':>9}{'asked':>8}{'ratio':>8}{'later ms':>10}{'nodes':>8}")
    for row in found:
        print(
            f"{row.what:<46}{row.first:>9.3f}{f'< {row.asked:g}':>8}{row.asked / row.first:>8.1f}"
            f"{1e3 * row.later:>10.3f}{row.nodes or '':>8}"
        )
    return 0 if all(row.first < row.asked for row in found) else 1


if __name__ == "__main__":
    sys.exit(main())
