"""Compile every game's kernels once, so that nobody waits for them later: `python -m catlib.precompile`."""

from __future__ import annotations

import time

from catlib import games
from catlib.engine import has_numba, play
from catlib.game import Game, load
from catlib.mcts import compile_search

__all__ = ["main", "precompile"]


def precompile(game: Game) -> float:
    """Compile one game's kernels for simulation and search into the cache; return the seconds it took."""
    began = time.perf_counter()
    if has_numba() and game.type.bots.COMPILED:
        play(game, [game.type.bots.COMPILED[0]] * game.num_players, [0], limit=1)
        compile_search(game)
        game.type.bots.precompile(game)
    return time.perf_counter() - began


def main() -> None:
    """Precompile every game for every number of players and say how long each game took."""
    if not has_numba():
        print("Numba is not installed, so there is nothing to compile; pip install 'catlib[fast]' brings it")
        return
    for name in games.names():
        few, many = games.find(name).setup.PLAYERS
        seconds = sum(precompile(load(name, players=players)) for players in range(few, many + 1))
        print(f"{name}: {seconds:.1f} s", flush=True)


if __name__ == "__main__":
    main()
