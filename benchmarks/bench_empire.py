"""Battles of Empire beside icepool and dyce, and whole games a second, each with the figure asked for.

The peers are asked for the same joint distribution of what is left, with a battle's rolls made beforehand and untimed:
icepool by a repeated map, dyce by expanding the distribution once a roll. Their answers are compared with ours in
fractions before anything is printed. Ours starts each time from the numbers of cubes; what it keeps of earlier battles
is the rolls of one to three dice. The fastest of some runs counts.
"""

from __future__ import annotations

import gc
import time
import warnings
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

import dyce
import icepool

from catlib import Pmf, load
from catlib.engine import driver as engine
from catlib.games.empire import odds

RUNS, SECONDS = 9, 3.0  # at most that many runs, and none begun after so long


class Row(NamedTuple):
    """A question, what it took, the figure asked for, and what it took the peers."""

    question: str
    ours: str
    asked: str
    icepool: str = ""
    dyce: str = ""


def fastest(ask: Callable[[], Any]) -> float:
    """The seconds of the fastest run."""
    best, began = float("inf"), time.perf_counter()
    for run in range(RUNS):
        if run and time.perf_counter() - began > SECONDS:
            break
        gc.collect()
        start = time.perf_counter()
        ask()
        best = min(best, time.perf_counter() - start)
    return best


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.2f} ms"


def rolls() -> dict[tuple[int, int], Pmf]:
    return {(a, d): odds.roll(a, d) for a in (1, 2, 3) for d in (1, 2)}


def dice_of(left: tuple[int, int]) -> tuple[int, int] | None:
    """The dice that are rolled, or None when the battle is over."""
    a, d = left
    return (min(3, a - 1), min(2, d)) if a > 1 and d else None


def by_icepool(n: int) -> Callable[[], Any]:
    dice = {pair: icepool.Die(dict(distribution.weights)) for pair, distribution in rolls().items()}

    def step(left: Any) -> Any:
        pair = dice_of(left)
        if pair is None:
            return left
        return dice[pair].map(lambda mine, theirs: (left[0] - mine, left[1] - theirs))

    return lambda: icepool.Die([(n, n)]).map(step, star=False, repeat=2 * n)


def by_dyce(n: int) -> Callable[[], Any]:
    counts = {
        pair: {tuple(lost): w for lost, w in distribution.weights.items()} for pair, distribution in rolls().items()
    }

    def step(result: Any) -> Any:
        left = result.outcome
        pair = dice_of(left)
        if pair is None:
            return left
        return dyce.H({(left[0] - mine, left[1] - theirs): w for (mine, theirs), w in counts[pair].items()})

    def ask() -> Any:
        distribution = dyce.H({(n, n): 1})
        while any(map(dice_of, distribution)):
            distribution = dyce.expand(
                step, distribution, min_path_probability=Fraction(0)
            )  # else it cuts what is unlikely
        return distribution

    return ask


def check_equal(n: int) -> None:
    """Raise AssertionError unless all three libraries give the same distribution."""
    ours = {tuple(left): p for left, p in odds.battle(n, n).distribution.items()}
    pool, histogram = by_icepool(n)(), by_dyce(n)()
    total = sum(histogram.values())
    for name, distribution in (
        ("icepool", {tuple(end): pool.probability(end) for end in pool.outcomes()}),
        ("dyce", {end: Fraction(count, total) for end, count in histogram.items()}),
    ):
        if distribution != ours:
            raise AssertionError(f"{n} against {n}: {name} has another distribution")


def rows() -> Iterator[Row]:
    """Every question in turn."""
    for n, asked, peers in ((20, "< 2 ms", True), (100, "< 30 ms", False)):
        if peers:
            check_equal(n)
        others = [milliseconds(fastest(ask(n))) for ask in (by_icepool, by_dyce)] if peers else []
        yield Row(
            f"{n} v {n}, exact distribution", milliseconds(fastest(lambda n=n: odds.battle(n, n))), asked, *others
        )
    floats = fastest(lambda: odds.battle(1000, 1000, exact=False))
    yield Row("1000 v 1000, floats", milliseconds(floats), "< 20 ms")
    yield Row("all 31 × 31 chances, exact", milliseconds(fastest(lambda: odds.capture_table(31, 31))), "")
    yield Row("campaign of 40 against 6, 5, 4, 3", milliseconds(fastest(lambda: odds.campaign(40, [6, 5, 4, 3]))), "")
    yield from game_rows()


def game_rows() -> Iterator[Row]:
    """Transitions a second of whole games on one core, compiled beforehand."""
    game = load("empire", players=3)
    for bot, games in (("random", 40), ("greedy", 600)):
        engine.play(game, [bot] * 3, [0], compile=True, limit=100)
        start = time.perf_counter()
        played = engine.play(game, [bot] * 3, range(games), compile=True)
        rate = sum(played.steps) / (time.perf_counter() - start)
        yield Row(f"whole games, {bot} players", f"{rate / 1e6:.1f} M steps/s", "≥ 3 M")


def table(found: list[Row]) -> str:
    """The rows as columns of text."""
    lines = [("question", "catlib", "asked", "icepool", "dyce"), *map(tuple, found)]
    widths = [max(len(line[i]) for line in lines) for i in range(5)]
    return "\n".join("  ".join(cell.ljust(w) for cell, w in zip(line, widths, strict=True)).rstrip() for line in lines)


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # dyce calls its expansion experimental
    print(table(list(rows())))
