"""A hundred tables of each game, one after the other: the memory of the process while they stay open, and closed.

Each is made, and its first decisions are played. A closed one is kept by nobody, or by a variable (with its game).
The first ones don't count: drawings and cities are kept for all tables, up to 64 of a kind.
"""

import gc
import subprocess
import sys
from pathlib import Path

from catwidgets import Table

from catlib import load

GAMES = ("cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat")
TABLES, FIRST, DECISIONS = 100, 80, 3
WAYS = ("open", "closed and kept", "closed")


def memory() -> float:
    """Megabytes of this process that are in memory, once what nobody holds is gone."""
    gc.collect()
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1000


def grown(name: str, way: str) -> float:
    """How many megabytes a hundred tables leave behind, after the first ones."""
    kept: list[Table] = []
    before = 0.0
    for number in range(FIRST + TABLES):
        if number == FIRST:
            before = memory()
        table = Table(load(name), seed=number)
        for _ in range(DECISIONS):
            if table.match.waits_for_human:
                table.act(table.match.legal_actions()[0])
        if way != "open":
            table.close()
        if way == "closed and kept":
            kept.append(table)
    return memory() - before


def main() -> None:
    """Print a line for every game; each way has a process of its own."""
    print(f"Megabytes that {TABLES} more tables need, after {DECISIONS} decisions at each")
    print(f"{'':<14}" + "".join(f"{way:>17}" for way in WAYS))
    for name in GAMES:
        said = [subprocess.check_output([sys.executable, __file__, name, way], text=True) for way in WAYS]
        print(f"{name:<14}" + "".join(f"{float(number):>17.1f}" for number in said), flush=True)


if __name__ == "__main__":
    print(grown(*sys.argv[1:])) if len(sys.argv) > 2 else main()
