"""Every game in every engine: whole games and simulations of a tree search, a first answer, and what is installed.

All engines play the same games from the same seeds, which is compared before anything is printed. What is translated
is translated before the clock starts; the fastest of some runs counts, in seconds of the processor, taken in turns. V8
is measured where Node is installed: it is given the very calls that wasmtime was given, each with a copy of the memory
it began with, so its figures leave out what Python does before and after.
"""

import functools
import json
import math
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import files
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from first_answer import PLAYERS, QUESTIONS, first_decision, written_as_rules

from catlib import Game, load
from catlib.chance import rng
from catlib.engine import driver as engine
from catlib.rules.wasm import Store
from catlib.solving import mcts

ROUNDS, PROCESSES = 5, 2
PAGE = 65_536
NODE = shutil.which("node")
HERE = Path(__file__).parent
GAMES = {"cat_cab": 4000, "empire": 120, "meow_daifugo": 4000, "taxi_derby": 200, "washi_cat": 300}
SIMULATIONS = {"cat_cab": 4000, "empire": 150, "meow_daifugo": 3000, "taxi_derby": 150, "washi_cat": 400}
SHARE = 100  # plain Python does one part in so many
FORMER = "Numba, llvmlite and NumPy, the extra's packages before, installed for CPython 3.11 on Linux", 281
Job = Callable[[], Any]


class Call(NamedTuple):
    """What WebAssembly was asked: the module, and its memory, in which the arguments are."""

    binary: bytes
    memory: bytes


def calls_of(job: Job) -> list[Call]:
    """Every call of a module that a job makes."""
    calls, call = [], Store.call

    def noted(store: Store) -> Any:
        calls.append(Call(store.module.binary, store.read(0, -(-store.top // PAGE) * PAGE)))
        return call(store)

    with patch.object(Store, "call", noted):
        job()
    return calls


def in_v8(call: Call) -> float:
    """The processor's seconds of a call in V8, the fastest of some."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "module.wasm").write_bytes(call.binary)
        Path(folder, "memory.bin").write_bytes(call.memory)
        command = [str(NODE), str(HERE / "run_module.mjs"), folder, str(ROUNDS)]
        found = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return float(min(json.loads(found)["seconds"]))


def processor_seconds(job: Job) -> float:
    """The processor's seconds of one run."""
    began = time.thread_time()
    job()
    return time.thread_time() - began


def rates(plain: Job, compiled: Job, few: int, many: int) -> dict[str, float]:
    """How many a second by engine, the plain one having done a few and the others many."""
    compiled()
    turns = [(processor_seconds(plain), processor_seconds(compiled)) for _ in range(ROUNDS)]
    slow, fast = map(min, zip(*turns, strict=True))
    found = {"plain": few / slow, "wasmtime": many / fast}
    if NODE:
        found["V8"] = many / sum(map(in_v8, calls_of(compiled)))
    return found


def whole_games(name: str) -> dict[str, float]:
    """Games a second by engine."""
    game, many = load(name, players=PLAYERS[name]), GAMES[name]
    bots, seeds = written_as_rules(game), rng.seeds(0, 0, many)
    few = seeds[: max(3, many // SHARE)]
    plain, compiled = (functools.partial(engine.play, game, bots, compile=fast) for fast in (False, True))
    check_equal(game, plain(few).returns, compiled(few).returns)
    return rates(lambda: plain(few), lambda: compiled(seeds), len(few), many)


def tree_search(name: str) -> dict[str, float]:
    """Simulations of a tree search a second by engine."""
    game, many = load(name, players=PLAYERS[name]), SIMULATIONS[name]
    state, few = first_decision(game), max(3, many // SHARE)
    plain, compiled = (functools.partial(mcts, game, state, compile=fast) for fast in (False, True))
    check_equal(game, plain(simulations=few), compiled(simulations=few))
    return rates(lambda: plain(simulations=few), lambda: compiled(simulations=many), few, many)


def check_equal(game: Game, plain: Any, compiled: Any) -> None:
    """Raise AssertionError where the engines differ."""
    if plain != compiled:
        raise AssertionError(f"{game.title}: the engines differ")


def print_engines(what: str, measure: Callable[[str], dict[str, float]]) -> None:
    """Games in rows, engines in columns, and how many times plain Python each is."""
    engines = ("plain", "wasmtime", "V8")
    heads = "".join(f"{name:>10}" for name in engines)
    print(f"\n{what:<24}{heads}{'wasmtime / plain':>18}{'V8 / plain':>12}{'V8 / wasmtime':>15}")
    for name in PLAYERS:
        plain, wasmtime, v8 = (measured := measure(name))["plain"], measured["wasmtime"], measured.get("V8", math.nan)
        figures = "".join(f"{rate:10,.0f}" for rate in (plain, wasmtime, v8))
        ratios = f"{wasmtime / plain:18,.0f}{v8 / plain:12,.0f}{v8 / wasmtime:15.2f}"
        print(f"{load(name).title:<24}{figures}{ratios}", flush=True)


def first_answer(name: str, question: str) -> tuple[list[float], int]:
    """Seconds of each stage in a process that begins, of the fastest process, and the module's bytes."""
    command = [sys.executable, str(HERE / "first_answer.py"), name, question]
    runs = [json.loads(subprocess.run(command, capture_output=True, check=True).stdout) for _ in range(PROCESSES)]
    best = min(runs, key=lambda run: sum(run["seconds"]))
    return best["seconds"], best["size"]


def print_first_answers() -> None:
    """What one waits for in a process that begins, stage by stage, in seconds on the clock."""
    heads = "".join(f"{head:>11}" for head in ("import", "load", "translate", "compile", "answer", "in all"))
    print(f"\n{'first answer, seconds':<24}{'question':<13}{heads}{'module':>10}")
    for name in PLAYERS:
        for question in list(QUESTIONS)[: 3 if name == "washi_cat" else 2]:
            seconds, size = first_answer(name, question)
            figures = "".join(f"{each:11.2f}" for each in (*seconds, sum(seconds)))
            print(f"{load(name).title:<24}{question:<13}{figures}{size / 1000:7.0f} kB", flush=True)


def print_installation() -> None:
    """The size of what the extra `fast` installs, beside what it was."""
    parts = [Path(str(part.locate())) for part in files("wasmtime") or []]
    size = sum(part.stat().st_size for part in parts if part.exists()) / 1e6
    what, former = FORMER
    print(f"\n{'installed by the extra fast':<92}{'MB':>6}")
    print(f"{'wasmtime':<92}{size:6.0f}\n{what:<92}{former:6}\n{'former / now':<92}{former / size:6.1f}")


if __name__ == "__main__":
    print_engines("whole games a second", whole_games)
    print_engines("simulations a second", tree_search)
    print_first_answers()
    print_installation()
