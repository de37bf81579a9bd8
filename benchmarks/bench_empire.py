"""Battles of Empire beside icepool and dyce, each with the figure asked for.

The peers are asked for the same joint distribution of what is left, with a battle's rolls made beforehand and untimed:
icepool by a repeated map, dyce by expanding the distribution once a roll. Their answers are compared with ours in
fractions before anything is printed. Ours starts each time from the numbers of cubes; what it keeps of earlier battles
is the rolls of one to three dice. The fastest of some runs counts.
"""

import warnings
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

import dyce
import icepool
from clock import fastest

from catlib import Pmf
from catlib.games.empire import odds


class Row(NamedTuple):
    """A question, what it took, the figure asked for, and what it took the peers."""

    question: str
    ours: str
    asked: str
    icepool: str = ""
    dyce: str = ""


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


def table(found: list[Row]) -> str:
    """The rows as columns of text."""
    lines = [("question", "catlib", "asked", "icepool", "dyce"), *map(tuple, found)]
    widths = [max(len(line[i]) for line in lines) for i in range(5)]
    return "\n".join("  ".join(cell.ljust(w) for cell, w in zip(line, widths, strict=True)).rstrip() for line in lines)


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # dyce calls its expansion experimental
    print(table(list(rows())))
