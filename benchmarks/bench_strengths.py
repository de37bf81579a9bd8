"""The five strengths of each game, in Elo points, from child to expert as a table offers them.

    python benchmarks/bench_strengths.py [--games 200] [--searched 10] [--only empire washi_cat] [--without optimum]

Every bot meets the next two of the ladder for two players, in both seats, in games of the same numbers. The strengths
are Bradley and Terry's with 95% intervals (`catlib.bench.tournament`), from the plainest bot on.
"""

import argparse
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from catlib import load
from catlib.bench.tournament import strengths
from catlib.engine import can_compile, drive
from catlib.game import names

ELO = 400 / math.log(10)  # points for each unit of log odds
PROCESSES = 2
LIMIT = 6_000  # steps, after which nobody has won

Pair = tuple[str, str, str, int, int]


def pairs(name: str, bots: Sequence[str], games: int, searched: int) -> Iterator[Pair]:
    """Yield the pairs of a game's bots that meet, with the numbers of some of their games."""
    for i, one in enumerate(bots):
        for other in bots[i + 1 : i + 3]:
            compiled = can_compile(load(name, players=2), [one, other])
            stop, part = (games, 50) if compiled else (searched, 1)
            yield from ((name, one, other, first, min(first + part, stop)) for first in range(0, stop, part))


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
    parser.add_argument("--games", type=int, default=200, help="of each pair in each seat")
    parser.add_argument("--searched", type=int, default=10, help="the same, where one searches, which takes long")
    parser.add_argument("--only", nargs="*", default=list(names()), help="games")
    parser.add_argument("--without", nargs="*", default=[], help="bots that take long to play")
    asked = parser.parse_args()
    with ProcessPoolExecutor(PROCESSES) as pool:
        for name in asked.only:
            bots = [bot for bot in load(name, players=2).type.bots.LADDER if bot not in asked.without]
            work, wins = list(pairs(name, bots, asked.games, asked.searched)), Counter[tuple[str, str]]()
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
