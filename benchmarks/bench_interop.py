"""Steps a second of our games in other libraries, and how many times as long a step takes as by our own `child`.

Processor time of random play, the fastest of some rounds in turns. Asked: at most three times as long.
"""

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from catlib import load  # noqa: E402 - the benchmark runs from its own tree
from catlib.interop.gymnasium import gymnasium_env  # noqa: E402
from catlib.interop.openspiel import openspiel_game  # noqa: E402
from catlib.interop.pettingzoo import pettingzoo_env  # noqa: E402

STEPS, ROUNDS, ASKED = 2_000, 5, 3.0
PLAYED = {
    "pig": (2, {"target": 100}), "tictactoe": (2, {}), "leduc_poker": (2, {}), "blackjack": (1, {}),
    "cat_cab": (2, {}), "empire": (2, {}), "meow_daifugo": (2, {}), "taxi_derby": (2, {}), "washi_cat": (2, {}),
}  # fmt: skip


def plain(game: Any, steps: int, chance: bool = True) -> int:
    """Random play by the library itself: every action is checked, every decision lists what is legal.

    Without `chance` decisions alone count as steps, as environments count them.
    """
    draw, done = random.Random(1).random, 0
    while done < steps:
        state = game.initial_state()
        while not game.is_terminal(state) and done < steps:
            if game.is_chance_node(state):
                state = game.child(state, game.sample(state, draw()))
                done += chance
            else:
                legal = game.legal_actions(state)
                state = game.child(state, legal[int(draw() * len(legal))])
                done += 1
    return done


def on_openspiel(game: Any, steps: int) -> int:
    """The same in OpenSpiel's words."""
    draw, done, there = random.Random(1), 0, openspiel_game(game, None, 10**6)
    while done < steps:
        state = there.new_initial_state()
        while not state.is_terminal() and done < steps:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(outcomes, chances)[0])
            else:
                state.apply_action(draw.choice(state.legal_actions()))
            done += 1
    return done


def on_pettingzoo(game: Any, steps: int) -> int:
    """The same as an environment of agents, each of whom looks at what it may see; chance counts as no step."""
    env, draw, done = pettingzoo_env(game, 10**6), random.Random(1), 0
    while done < steps:
        env.reset()
        for _ in env.agent_iter(10**9):
            seen, _, over, cut, _ = env.last()
            if over or cut or done >= steps:
                break
            env.step(draw.choice(seen["action_mask"].nonzero()[0].tolist()))
            done += 1
    return done


def on_gymnasium(game: Any, steps: int) -> int:
    """The same as an environment for one; chance counts as no step."""
    env, draw, done = gymnasium_env(game, 10**6), random.Random(1), 0
    while done < steps:
        _, info = env.reset()
        over = False
        while not over and done < steps:
            _, _, over, _, info = env.step(draw.choice(info["action_mask"].nonzero()[0].tolist() or [0]))
            done += 1
    return done


def rates(jobs: list[Callable[[Any, int], int]], game: Any) -> list[float]:
    """The best steps a second of each job, in turns."""
    best = [0.0] * len(jobs)
    for _ in range(ROUNDS):
        for number, job in enumerate(jobs):
            began = time.process_time()
            done = job(game, STEPS)
            best[number] = max(best[number], done / (time.process_time() - began))
    return best


def main() -> None:
    """A row for each game: plain steps a second, then each adapter with its ratio."""
    print(f"{'game':14}{'plain':>9}{'OpenSpiel':>18}{'decisions':>12}{'environment':>18}")
    for name, (players, house) in PLAYED.items():
        file = ROOT / "catlib" / "games" / "classics" / f"{name}.py"
        game = load(file if file.exists() else name, players=players, **house)
        around = on_gymnasium if players == 1 else on_pettingzoo
        own, spiel, decisions, env = rates([plain, on_openspiel, partial(plain, chance=False), around], game)
        cells = [f"{rate:9,.0f} ({base / rate:4.1f} ×)" for base, rate in ((own, spiel), (decisions, env))]
        marks = "" if max(own / spiel, decisions / env) <= ASKED else "  more than asked"
        print(f"{name:14}{own:9,.0f}{cells[0]:>18}{decisions:12,.0f}{cells[1]:>18}{marks}", flush=True)


if __name__ == "__main__":
    main()
