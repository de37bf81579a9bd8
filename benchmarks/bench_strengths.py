"""The strengths of a game's bots, in Elo points, in the order in which a table offers them.

    python benchmarks/bench_strengths.py [--games 40] [--only empire washi_cat] [--without searching "tree search"]

Every bot meets the next two of the ladder for two players, in both seats, in games of the same numbers. The strengths
are Bradley and Terry's with 95 % intervals (`catlib.bench.tournament`), from the plainest bot on.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from catlib import load
from catlib.bench.tournament import strengths
from catlib.engine import drive
from catlib.game import names

ELO = 400 / math.log(10)  # points for each unit of log odds
PROCESSES = 2
LIMIT = 6_000  # steps, after which nobody has won

Pair = tuple[str, str, str, int, int]


def pairs(game: str, bots: Sequence[str], games: int) -> Iterator[Pair]:
    """Yield the pairs of a game's bots that meet, with the numbers of some of their games."""
    for i, one in enumerate(bots):
        for other in bots[i + 1 : i + 3]:
            yield from ((game, one, other, first, min(first + 5, games)) for first in range(0, games, 5))


def won(pair: Pair) -> tuple[int, int]:
    """Return how many games each of two bots has won, in the first seat and in the second."""
    name, one, other, start, stop = pair
    game, sums = load(name, players=2), [0, 0]
    for first in range(2):
        played = drive(game, [other, one] if first else [one, other], 1, start, stop, limit=LIMIT)
        for bits in played.winners:
            if bits & 3 in (1, 2):
                sums[(bits & 3) - 1 ^ first] += 1
    return sums[0], sums[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="of each pair in each seat")
    parser.add_argument("--only", nargs="*", default=list(names()), help="games")
    parser.add_argument("--without", nargs="*", default=[], help="bots that take long to play")
    asked = parser.parse_args()
    with ProcessPoolExecutor(PROCESSES) as pool:
        for name in asked.only:
            bots = [bot for bot in load(name, players=2).bots if bot not in asked.without]
            work, wins = list(pairs(name, bots, asked.games)), Counter[tuple[str, str]]()
            for (_, one, other, _, _), (first, second) in zip(work, pool.map(won, work), strict=True):
                wins[one, other] += first
                wins[other, one] += second
            found = strengths(bots, wins)
            print(name, flush=True)
            for bot in bots:
                strength, plainest = found[bot], found[bots[0]].value
                value, low, high = (ELO * (x - plainest) for x in (strength.value, strength.low, strength.high))
                print(f"  {bot}: {value:.0f} ({low:.0f} to {high:.0f})")
            print("  " + ", ".join(f"{a} beat {b} {n} times" for (a, b), n in wins.items()), flush=True)


if __name__ == "__main__":
    main()
