"""Every game in every engine: whole games and simulations of a search, beside plain Python and Numba, in turns.

All engines play the same games from the same seeds. What is compiled is compiled before the clock starts; the fastest
of some runs counts, in seconds of the processor. V8 is measured where Node is installed, on the very same modules. The
second table is what a first answer costs in a process that begins: making the module, compiling it, and its size.
"""

from __future__ import annotations

import functools
import json
import math
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from catlib import Game, engine, load, rng, search, translated
from catlib.simulate import seat_bots

ROUNDS = 5
NODE = shutil.which("node")
HERE = Path(__file__).parent
TABLES = {  # seats, whole games, simulations; for plain Python a share of them
    "cat_cab": (3, 4000, 4000),
    "empire": (3, 120, 150),
    "meow_daifugo": (3, 4000, 3000),
    "taxi_derby": (3, 200, 150),
    "washi_cat": (2, 300, 400),
}
SHARE = 100
LIMIT = 2000
Job = Callable[[], object]


def in_turns(jobs: dict[str, Job], rounds: int = ROUNDS) -> dict[str, float]:
    """The processor's seconds of each job, the fastest of some runs taken in turns."""
    best = dict.fromkeys(jobs, math.inf)
    for _ in range(rounds):
        for name, job in jobs.items():
            began = time.thread_time()
            job()
            best[name] = min(best[name], time.thread_time() - began)
    return best


def in_v8(store: Any, given: list[tuple[str, float]]) -> float:
    """The seconds of a call in V8, on a copy of a store's memory."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "module.wasm").write_bytes(store.module.binary)
        Path(folder, "memory.bin").write_bytes(store.read(0, -(-store.top // 65_536) * 65_536))
        Path(folder, "call.json").write_text(json.dumps({"args": given}), encoding="utf-8")
        command = [str(NODE), str(HERE / "run_module.mjs"), folder, str(ROUNDS)]
        found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return float(min(json.loads(found)["seconds"]))


def whole_games(game: Game, count: int) -> dict[str, float]:
    """Games a second by engine."""
    bots, seeds = seat_bots(game), rng.seeds(0, 0, count)
    bots = [name if name in game.type.bots.COMPILED else "random" for name in bots]
    few = seeds[: max(3, count // SHARE)]
    plain = engine.play(game, bots, few, compile=False)
    if plain.returns != translated.play(game, bots, few).returns:
        raise AssertionError(f"{game.title}: the engines differ")
    kernel = translated.play_kernel(game)
    store = kernel.store()
    store.put(kernel.arguments["bots"], [game.type.bots.COMPILED.index(name) for name in bots])
    widths = game.num_players, len(game.rules.MEASURES)
    given, entries = store.row("i8", seeds), store.row("i8", 0)
    rows = [store.rows("i8", count, width) for width in widths] + [store.row("i8", count), store.row("i1", count)]
    jobs: dict[str, Job] = {"wasmtime": lambda: store.run(given, entries, engine.STEP_LIMIT, *rows)}
    if engine.has_numba():
        engine.play(game, bots, seeds[:2], compile=True)
        jobs["Numba"] = lambda: engine.play(game, bots, seeds, compile=True)
    rates = {name: count / seconds for name, seconds in in_turns(jobs).items()}
    rates["plain"] = len(few) / in_turns({"plain": lambda: engine.play(game, bots, few, compile=False)})["plain"]
    if NODE:
        numbers = [("i", given.at), ("i", entries.at), ("l", engine.STEP_LIMIT), *(("i", row.at) for row in rows)]
        rates["V8"] = count / in_v8(store, numbers)
    return rates


def first_decision(game: Game) -> Any:
    """A position where somebody has a choice."""
    state, draw = game.initial_state(), rng.generator(0).random
    while len(game.legal_actions(state)) < 2:
        state = game.successor(state, game.sample(state, draw()))
    return state


class Searches:
    """One search from one position, for every engine."""

    def __init__(self, game: Game, count: int):
        self.game, self.count, self.edges = game, count, 60 * count + 20_000
        self.scale = search._scale(game, None)
        state, bots = first_decision(game), search._rollout(game, None)
        self.plan = search._Plan(game, state, bots, 0, 1.0, LIMIT, count, False, self.scale)
        guess = search._evaluate(game) or search.nobody_knows
        make = functools.partial(search.make_search, evaluate=guess)
        self.kernel = translated.tree_kernel(game, make, search.LONGEST_LINE)

    def tree(self, compiled: bool, many: int) -> Job:
        """A tree that is about to grow, in plain Python or by Numba."""
        grown = search._Tree(self.plan._replace(compiled=compiled), 0)
        whole_numbers, floats = search._allocators(compiled)
        grown.edge_action, grown.edge_visits = whole_numbers(self.edges), whole_numbers(self.edges)
        grown.edge_total = floats(self.edges * self.game.num_players)
        return functools.partial(grown.simulate, 12345, many)

    def in_module(self) -> tuple[Any, list[tuple[str, float]]]:
        """A store with an empty tree, and what the kernel is given."""
        store, names = self.kernel.store(), self.kernel.arguments
        for index in range(2):
            store.put_state(names["states"], index, self.plan.state)
        store.put(names["bots"], self.plan.bots)
        store.put(names["scale"], [*(self.scale or (math.inf, -math.inf)), 0, 0])
        store.put(names["tally"], [0] * 4)
        count = self.count
        sizes = [count, 2 * count + 1, count, count + 1, self.edges, self.edges]
        rows = [store.row("i8", size) for size in sizes] + [store.row("f8", self.edges * self.game.num_players)]
        return store, [*(("i", row.at) for row in rows), ("l", 12345), ("l", count), ("d", 1.0), ("l", LIMIT)]


def simulations(game: Game, count: int) -> dict[str, float]:
    """Simulations of a tree search a second by engine."""
    searches, many = Searches(game, count), max(3, count // SHARE)
    best = dict.fromkeys(("wasmtime", "plain", *(["Numba"] * engine.has_numba())), math.inf)
    if engine.has_numba():
        searches.tree(True, 0)()
    for _ in range(ROUNDS):
        store, given = searches.in_module()
        jobs = {"wasmtime": functools.partial(store.run, *(value for _, value in given))}
        jobs["plain"] = searches.tree(False, many)
        if engine.has_numba():
            jobs["Numba"] = searches.tree(True, count)
        for name, job in jobs.items():
            best[name] = min(best[name], in_turns({name: job}, 1)[name])
    rates = {name: (many if name == "plain" else count) / seconds for name, seconds in best.items()}
    if NODE:
        rates["V8"] = count / in_v8(*searches.in_module())
    return rates


FIRST = """
import sys, time
from catlib import load, rng, translated
from catlib.simulate import seat_bots
game = load(sys.argv[1], players=int(sys.argv[2]))
bots = [b if b in game.type.bots.COMPILED else "random" for b in seat_bots(game)]
began = time.perf_counter()
module = translated.play_kernel(game).module
made = time.perf_counter()
module.compiled()
compiled = time.perf_counter()
translated.play(game, bots, rng.seeds(0, 0, 100))
print(made - began, compiled - made, time.perf_counter() - began, len(module.binary))
"""


def first_answers() -> None:
    """What the first games cost in a process that begins."""
    print(f"\n{'a process that begins':<24}{'translate':>10}{'compile':>10}{'100 games':>11}{'module':>10}")
    for name, (players, _, _) in TABLES.items():
        command = [sys.executable, "-c", FIRST, name, str(players)]
        made, compiled, first, size = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        title = load(name).title
        print(f"{title:<24}{float(made):8.2f} s{float(compiled):8.2f} s{float(first):9.2f} s{int(size) / 1000:7.0f} kB")


def table(what: str, measure: Callable[[Game, int], dict[str, float]], column: int) -> None:
    """One table: games in rows, engines in columns, and how they compare with Numba."""
    engines = ("plain", "Numba", "wasmtime", "V8")
    heads = "".join(f"{name:>10}" for name in engines)
    print(f"\n{what:<24}{heads}{'/ plain':>9}{'/ Numba':>9}{'V8 / Numba':>12}")
    for name, sizes in TABLES.items():
        game = load(name, players=sizes[0])
        rates = measure(game, sizes[column])
        shown = "".join(f"{rates.get(one, math.nan):10,.0f}" for one in engines)
        fast, numba = rates["wasmtime"], rates.get("Numba", math.nan)
        ratios = f"{fast / rates['plain']:9.0f}{fast / numba:9.2f}{rates.get('V8', math.nan) / numba:12.2f}"
        print(f"{game.title:<24}{shown}{ratios}", flush=True)


if __name__ == "__main__":
    table("whole games a second", whole_games, 1)
    table("simulations a second", simulations, 2)
    first_answers()
