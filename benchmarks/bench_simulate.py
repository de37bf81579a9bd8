"""Whole games and searches a second: compiled against plain, two threads against one, with the figure asked for.

The same source runs in both engines and gives the same games, which is compared before anything is printed. What is
compiled is compiled before the clock starts; the fastest of some runs counts, taken in turns.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import catlib.games
from catlib import Game, load
from catlib.chance import rng, spaced
from catlib.engine import driver as engine
from catlib.engine import kernels
from catlib.game import seat_bots
from catlib.play import Simulation, simulate
from catlib.solving import mcts

TOYS = Path(__file__).parent.parent / "tests" / "toys"
PUBLISHED = 21e6  # steps a second of OpenSpiel's pig in C++, random playouts, on a like machine
RUNS = 5


class Row(NamedTuple):
    """What was counted a second, by how much that beats what it is compared with, and the figure asked for."""

    what: str
    rate: float
    against: str
    other: float
    asked: str

    @property
    def ratio(self) -> float:
        return self.rate / self.other


def rows() -> list[Row]:
    """Every comparison, game by game."""
    catlib.games.__path__.append(str(TOYS))
    try:
        return [*game_rows(load("hog"), "hold at 20"), *game_rows(load("cat_cab", players=3), None)]
    finally:
        catlib.games.__path__.remove(str(TOYS))


def game_rows(game: Game, bot: str | None) -> list[Row]:
    bots = seat_bots(game, bot)
    few, many = 200, 40_000
    plainly = engine.play(game, bots, rng.seeds(0, 0, few), compile=False)
    if simulate(game, bots, few, progress=False).steps != plainly.steps:
        raise AssertionError(f"{game.title}: the engines differ")

    def whole_games(workers: int) -> Simulation:
        return simulate(game, bots, many, workers=workers, progress=False)

    def plain() -> Simulation:
        with patch.object(kernels, "has_wasm", lambda: False):
            return simulate(game, bots, few, progress=False)

    def search(compile: bool, simulations: int) -> None:
        mcts(game, decision(game), simulations=simulations, rollout=bots, compile=compile)

    search(True, 1)
    one, two, slow = fastest(lambda: whole_games(1), lambda: whole_games(2), plain)
    quick_search, slow_search = fastest(lambda: search(True, 5000), lambda: search(False, 50))
    steps, slow_steps = sum(whole_games(1).steps) / one, sum(plain().steps) / slow
    first, title = game.name == "hog", game.title
    published = Row(f"{title}: transitions, compiled", steps, "OpenSpiel's C++ pig, published", PUBLISHED, "≥ 1 ×")
    return [
        Row(f"{title}: transitions, compiled", steps, "plain", slow_steps, "20 M"),
        *[published] * first,
        Row(f"{title}: transitions, plain", slow_steps, "asked", 300_000, "300,000"),
        Row(f"{title}: games, two threads", many / two, "one thread", many / one, "1.8 ×"),
        Row(f"{title}: games, one thread", many / one, "plain", few / slow, "" if first else "40,000"),
        Row(f"{title}: simulations of a search", 5000 / quick_search, "plain", 50 / slow_search, "50,000" * first),
    ]


def decision(game: Game) -> Any:
    """The first position with something to decide, when chance comes as from seed 0."""
    state, draw = game.initial_state(), rng.generator(0).random
    while len(game.legal_actions(state)) < 2:
        state = game.successor(state, game.sample(state, draw()))
    return state


def fastest(*jobs: Callable[[], object]) -> list[float]:
    """The seconds of the fastest run of each job, the jobs taken in turns."""
    best = [float("inf")] * len(jobs)
    for _ in range(RUNS):
        for i, job in enumerate(jobs):
            began = time.perf_counter()
            job()
            best[i] = min(best[i], time.perf_counter() - began)
    return best


def main() -> None:
    """Print the comparisons as a table."""
    print(f"{'a second':58} {'':>12} {'':>8}  against {'':40} asked for")
    for row in rows():
        against = f"{row.against} ({spaced(round(row.other))})"
        print(f"{row.what:58} {spaced(round(row.rate)):>12} {row.ratio:8.2f} × {against:48} {row.asked}")


if __name__ == "__main__":
    sys.exit(main())
