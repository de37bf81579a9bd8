"""Meow Meow Daifugō: compiled games, searches and exact solvers a second, beside the figures asked for.

What is compiled is compiled before the clock starts; times are processor times of one core.
"""

from __future__ import annotations

import functools
import statistics
import time
from collections.abc import Callable
from typing import Any

from catlib import load
from catlib.chance import generator, rng
from catlib.engine import driver as engine
from catlib.games.meow_daifugo.infoset import infoset_mcts
from catlib.games.meow_daifugo.odds.endgame import endgame
from catlib.games.meow_daifugo.odds.solo import clearance
from catlib.games.meow_daifugo.rules import PLAY

DEALS = 20


def seconds(work: Callable[[], Any]) -> float:
    """The processor time of a piece of work."""
    began = time.process_time()
    work()
    return time.process_time() - began


def transitions(players: int) -> float:
    """Steps of compiled random games a second."""
    game, seeds = load("meow_daifugo", players=players), rng.seeds(0, 0, 3000)
    steps = sum(engine.play(game, ["random"] * players, seeds, compile=True).steps)
    return steps / min(seconds(lambda: engine.play(game, ["random"] * players, seeds, compile=True)) for _ in range(3))


def simulations(players: int, count: int = 20_000) -> float:
    """Simulations of the information-set search a second, from the first play of a game."""
    game, draw = load("meow_daifugo", players=players), generator(5).random
    state = game.initial_state()
    while state.phase != PLAY:
        chance = game.is_chance_node(state)
        state = game.child(state, game.sample(state, draw()) if chance else game.legal_actions(state)[0])
    infoset_mcts(game, state, simulations=1, compile=True)
    return count / min(seconds(lambda: infoset_mcts(game, state, simulations=count, compile=True)) for _ in range(3))


def dealt(seed: int) -> list[int]:
    """A shuffled deck."""
    return generator(seed).sample(range(32), 32)


def mask(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def endgames() -> list[float]:
    """Times to solve endgames of eight cards against eight."""
    game = load("meow_daifugo")
    decks = [dealt(seed) for seed in range(DEALS)]
    return [seconds(functools.partial(endgame, game, mask(deck[:8]), mask(deck[8:16]))) for deck in decks]


def solos() -> list[float]:
    """Times to find the fewest turns of a solo deal with a known deck."""
    game = load("meow_daifugo", players=1)
    decks = [dealt(seed) for seed in range(DEALS)]
    return [seconds(functools.partial(clearance, game, mask(d[:8]), mask(d[8:11]), d[11:])) for d in decks]


def main() -> None:
    for players in (2, 4):
        print(f"random games of {players}, compiled: {transitions(players) / 1e6:.1f} M transitions/s (asked 2.7 M)")
        print(f"information-set search, {players} players: {simulations(players):,.0f} simulations/s (asked 50,000)")
    times = endgames()
    print(f"endgames of 8 + 8 cards: median {statistics.median(times):.2f} s, worst {max(times):.2f} s (asked < 1 s)")
    times = solos()
    print(f"solo, deck known: median {statistics.median(times):.3f} s, worst {max(times):.3f} s (asked < 1 s median)")


if __name__ == "__main__":
    main()
