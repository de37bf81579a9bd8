"""Compile every game's kernels once, so that nobody waits for them later: `python -m catlib.warm`."""

from __future__ import annotations

import time

from catlib import games
from catlib.engine import can_compile, play
from catlib.game import Game, load

__all__ = ["main", "warm"]


def warm(game: Game) -> float:
    """Compile one game's kernels into the cache; return the seconds it took."""
    began = time.perf_counter()
    bots = [game.bots_module.COMPILED[0]] * game.num_players
    if can_compile(game, bots):
        play(game, bots, [0])
    return time.perf_counter() - began


def main() -> None:
    """Warm every game and say how long each took."""
    for name in games.names():
        print(f"{name}: {warm(load(name)):.1f} s", flush=True)


if __name__ == "__main__":
    main()
