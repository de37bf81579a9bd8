"""The designer's bench: games a second, what counting them adds, processes beside threads, memory, checkpoints.

    python benchmarks/bench_bench.py [games] [million]

`games` (by default 10,000) are played of each published game; `million` (by default 1,000,000) are how many
games of Cat Cab Crew are spread over a cluster, and ten times as many are counted for the memory. What is compared is
run in turns, and the fastest of some runs counts.
"""

import resource
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from clock import seconds

from catlib import load
from catlib.bench import compare
from catlib.bench.checkpoints import Checkpoints
from catlib.bench.compare import task_of
from catlib.bench.parts import Part, Run, play_part
from catlib.chance import spaced
from catlib.engine.driver import drive

GAMES = ("cat_cab", "empire", "taxi_derby", "meow_daifugo", "washi_cat")
MEMORY = "import sys; sys.path[:0] = [{here!r}]; import bench_bench as b; b.memory({games})"
ASKED = 1.0  # seconds for 10,000 games
OPTIONS: dict[str, Any] = {"seed": 1, "progress": False}


def speeds(games: int) -> None:
    """Seconds for that many games of each on two threads and on one, and which share is counting and not playing.

    A thread's own clock says what the games cost one core, also where others share the machine.
    """
    print(f"\n{spaced(games)} games on two threads (asked: {ASKED:.0f} s for {spaced(10_000)})")
    for name in GAMES:
        game = load(name)
        _, task = task_of(game)
        few = min(1000, games)
        play_part(task, 0, 10)  # translates the rules
        two, one = in_turns(
            lambda g=game: compare(g, games=games, workers=2, **OPTIONS),
            lambda g=game: compare(g, games=games, workers=1, **OPTIONS),
        )
        core = min(own_seconds(lambda t=task, n=few: play_part(t, 0, n)) for _ in range(8)) * games / few
        played = seconds(lambda g=game, t=task, n=few: drive(g, t.bots[0], 1, 0, n))
        counted = seconds(lambda t=task, n=few: play_part(t, 0, n))
        steps = sum(drive(game, task.bots[0], 1, 0, few).counts[0]) / few
        share = max(0.0, 1 - played / counted)
        each = 1e6 * played / few / steps
        bots = ", ".join(dict.fromkeys(task.bots[0]))
        ratio = two / (ASKED * games / 10_000)
        print(f"  {name}: {two:.2f} s, {ratio:.2f} times what is asked; on one thread {one:.2f} s")
        print(f"    counting is {100 * share:.0f}%; steps take {each:.2f} µs, {steps:.0f} a game; bots: {bots}")
        print(f"    at best {core:.2f} s of one core, {core / 2:.2f} s on two that nobody shares")


def own_seconds(job: Callable[[], object]) -> float:
    """The seconds that this thread works on a job, waiting for others left out."""
    began = time.thread_time()
    job()
    return time.thread_time() - began


def in_turns(first: Callable[[], Any], second: Callable[[], Any], rounds: int = 3) -> tuple[float, float]:
    """The fastest of some runs of each, in turns."""
    pairs = [(seconds(first), seconds(second)) for _ in range(rounds)]
    return min(a for a, _ in pairs), min(b for _, b in pairs)


def cluster(games: int) -> None:
    """Two processes of Dask beside two threads."""
    import distributed

    game = load("cat_cab")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
        with distributed.LocalCluster(**options) as local, distributed.Client(local) as client:
            compare(game, games=4000, executor=client, **OPTIONS)
            threads, processes = in_turns(
                lambda: compare(game, games=games, workers=2, **OPTIONS),
                lambda: compare(game, games=games, executor=client, **OPTIONS),
                2,
            )
    print(f"\n{spaced(games)} games: two threads {threads:.1f} s, two processes of Dask {processes:.1f} s")
    print(f"  Dask is {threads / processes:.2f} times as fast as threads (asked: 0.9)")


def checkpoints(games: int, every: float = 10.0) -> None:
    """What checkpoints add to a run: the time inside of them, beside all of the run's, on one thread.

    That is timed from within, by the thread's own clock, as whole runs on a shared machine differ by more.
    """
    spent = [0.0]

    plain = Run.of(task_of(load("cat_cab"))[1])

    class Timed(Checkpoints):
        def add(self, part: Part) -> None:
            began = time.thread_time()
            super().add(part)
            between = time.thread_time()
            plain.add(part)  # which a run without checkpoints does as well
            spent[0] += 2 * between - began - time.thread_time()

        def close(self) -> None:
            began = time.thread_time()
            super().close()
            spent[0] += time.thread_time() - began

    room = patch.object(sys.modules["catlib.bench.compare"], "Checkpoints", Timed)
    with tempfile.TemporaryDirectory() as folder, room:
        compare(load("cat_cab"), games=10, checkpoint=Path(folder, "first"), **OPTIONS)  # loads pydantic
        spent[0] = 0.0
        began = time.thread_time()
        compare(load("cat_cab"), games=games, workers=1, checkpoint=Path(folder, "run"), every=every, **OPTIONS)
        took = time.thread_time() - began
        files = list(Path(folder, "run").iterdir())
        size = sum(file.stat().st_size for file in files) / len(files)
    print(f"\nCheckpoints every {every:g} s, {spaced(games)} games: {took:.2f} s, of which {spent[0]:.3f} s for them")
    print(f"  {100 * spent[0] / (took - spent[0]):+.1f}% (asked: below 3%); {len(files)} files of {size / 1000:.0f} kB")


def memory(games: int) -> None:
    """Play in this process, and say how much memory that took at most."""
    began = time.perf_counter()
    result = compare(load("cat_cab"), games=games, workers=2, **OPTIONS)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    took = time.perf_counter() - began
    print(f"\n{spaced(result.games)} games counted in {took:.0f} s: {most:.0f} MB (asked: below 500)")


def main(games: int = 10_000, million: int = 1_000_000) -> None:
    """All figures in one run."""
    speeds(games)
    checkpoints(max(1000, million // 5))
    cluster(million)
    code = MEMORY.format(here=str(Path(__file__).parent), games=10 * million)
    subprocess.run([sys.executable, "-c", code], check=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
