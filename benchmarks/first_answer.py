"""What a first answer costs in a process that begins: first_answer.py GAME QUESTION; prints the seconds as JSON."""

# ruff: noqa: E402 - the imports are timed, too

import time

BEGAN = time.perf_counter()

import itertools
import json
import sys
from collections.abc import Callable
from typing import Any

from catlib import Game, load
from catlib.chance import rng
from catlib.engine import Kernel, whole_state
from catlib.engine import driver as engine
from catlib.game import seat_bots
from catlib.solving import forced_kernel, forced_win, mcts, search_kernel

IMPORTED = time.perf_counter()
TINY = {"board": "tiny", "drawing": "board", "turn_limit": 0, "specials": 0}
PLAYERS = {"cat_cab": 3, "empire": 3, "meow_daifugo": 3, "taxi_derby": 3, "washi_cat": 2}
Question = tuple[Kernel, Callable[[], Any]]


def written_as_rules(game: Game) -> list[str]:
    """The default bots, and random ones for those that do not compile."""
    return [name if name in game.type.bots.COMPILED else "random" for name in seat_bots(game)]


def first_decision(game: Game) -> Any:
    """The first position where somebody has a choice."""
    state, draw = game.initial_state(), rng.generator(0).random
    while len(game.legal_actions(state)) < 2:
        state = game.successor(state, game.sample(state, draw()))
    return state


def whole_games(name: str) -> Question:
    game = load(name, players=PLAYERS[name])
    bots, seeds = written_as_rules(game), rng.seeds(0, 0, 100)
    return engine.play_kernel(game), lambda: engine.play(game, bots, seeds, compile=True)


def tree_search(name: str) -> Question:
    game = load(name, players=PLAYERS[name])
    state = first_decision(game)
    return search_kernel(game), lambda: mcts(game, state, simulations=100, compile=True)


def forced(name: str) -> Question:
    game = load(name, **TINY)
    pack = whole_state(game.rules.State)
    return forced_kernel(game, *pack), lambda: forced_win(game, pack=pack, prove=False, compile=True)


QUESTIONS = {"100 games": whole_games, "tree search": tree_search, "forced win": forced}


def main() -> None:
    """Answer one question and print how long each stage took."""
    name, question = sys.argv[1:]
    ticks = [BEGAN, IMPORTED]

    def stage(work: Callable[[], Any]) -> Any:
        found = work()
        ticks.append(time.perf_counter())
        return found

    kernel, answer = stage(lambda: QUESTIONS[question](name))
    stage(lambda: kernel.module)
    stage(kernel.module.compiled)
    stage(answer)
    seconds = [after - before for before, after in itertools.pairwise(ticks)]
    print(json.dumps({"seconds": seconds, "size": len(kernel.module.binary)}))


if __name__ == "__main__":
    main()
