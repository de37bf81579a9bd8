"""What is asked of Taxi Derby, measured: heat map, best turn, a plan for ten, whole games, the city's distances.

The fastest of some runs counts, after one that compiles or fills what is kept.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from catlib import Game, engine, load
from catlib.games.taxi_derby import rules as r
from catlib.games.taxi_derby import setup as tables
from catlib.games.taxi_derby.odds import best_plan, best_turn, first_turn, heat_map, patrol_spots

RUNS = 5


class Row(NamedTuple):
    """What was measured, the figure, and the figure asked for."""

    what: str
    figure: str
    asked: str


def fastest(job: Callable[[], Any]) -> float:
    """The seconds of the fastest of some runs."""
    best = float("inf")
    for _ in range(RUNS):
        began = time.perf_counter()
        job()
        best = min(best, time.perf_counter() - began)
    return best


def rows() -> list[Row]:
    """Every figure."""
    game, state = first_turn()
    busy = state.copy()
    busy.token[:4], busy.money[0] = [1, 1, 1, 1], 9
    busy.up = [i + 1 for i in range(10)]
    parked = game.child(busy, r.END)
    return [
        Row("ticket heat map, 112 spaces", _ms(fastest(lambda: heat_map(game, state))), "< 50 ms"),
        Row("best next turn", _ms(fastest(lambda: best_turn(game, busy))), "< 200 ms"),
        Row("plan for ten passengers", _ms(fastest(lambda: best_plan(game, busy))), "< 2000 ms"),
        Row("where to leave the patrol car", _ms(fastest(lambda: patrol_spots(game, parked))), ""),
        Row("all distances of a city", _ms(fastest(_city)), "once a city"),
        *(_speed(game, bot) for bot in game.bots_module.COMPILED),
    ]


def _city() -> None:
    tables._tables.cache_clear()
    load("taxi_derby")


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.2f} ms"


def _speed(game: Game, bot: str) -> Row:
    bots, seeds = [bot] * game.num_players, list(range(2000))
    steps = engine.play(game, bots, seeds).steps.sum()
    seconds = fastest(lambda: engine.play(game, bots, seeds))
    asked = "≥ 3 M (OpenSpiel's C++ breakthrough and quoridor: 1.4 to 3.2 M)" if bot == "random" else ""
    return Row(f"transitions a second, {bot}", f"{steps / seconds / 1e6:.2f} M", asked)


def main() -> None:
    """Print the figures as a table."""
    for row in rows():
        print(f"{row.what:44} {row.figure:>12}   {row.asked}")


if __name__ == "__main__":
    sys.exit(main())
