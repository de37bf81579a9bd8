"""A cluster of processes, of which one is killed: the same numbers."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
import warnings
from concurrent.futures import BrokenExecutor, Future
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from catlib import load
from catlib.bench import compare
from catlib.engine import in_parts

distributed = pytest.importorskip("distributed")
cfexecutor = pytest.importorskip("distributed.cfexecutor")
dask = pytest.importorskip("dask")

LOCAL = "LocalCluster(n_workers=8"


@pytest.mark.slow
@pytest.mark.wasm
def test_a_killed_worker_changes_no_number(tmp_path):
    """A Dask cluster loses a process in the middle of a run; every count is what threads give."""
    variants = [load("cat_cab"), load("cat_cab", curse_limit=5)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Dask's own, when a worker goes
        options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
        with distributed.LocalCluster(**options) as cluster, distributed.Client(cluster) as client:
            victim = next(iter(client.run(os.getpid).values()))
            kill = partial(os.kill, victim, signal.SIGKILL)
            threading.Thread(target=_after_a_file, args=(tmp_path, kill), daemon=True).start()
            kept = {"checkpoint": tmp_path, "every": 0.0}
            far = compare(variants, games=24_000, seed=1, executor=client, progress=False, **kept)
            assert victim not in client.run(os.getpid).values()
    assert compare(variants, games=24_000, seed=1, progress=False).run == far.run


@pytest.mark.slow
@pytest.mark.wasm
def test_a_cluster_that_goes_away_loses_nothing_that_was_finished(tmp_path):
    """Scheduler and workers are gone in the middle: one sentence says so, and threads go on from the checkpoint."""
    game, kept = load("cat_cab"), {"checkpoint": tmp_path, "every": 0.0, "progress": False}
    patience = dask.config.set({"distributed.comm.timeouts.connect": "2s"})
    with patience, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Dask's own, when a cluster is closed under way
        options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
        with distributed.LocalCluster(**options) as cluster, distributed.Client(cluster) as client:
            compare(game, games=1000, seed=1, executor=client, progress=False)
            threading.Thread(target=_after_a_file, args=(tmp_path, cluster.close), daemon=True).start()
            early = compare(game, games=2_000_000, seed=1, executor=client, **kept)
    assert 0 < early.games < 2_000_000
    assert "the workers went away" in str(early)
    more = early.games + 500
    resumed = compare(game, games=more, seed=1, **kept)
    assert compare(game, games=more, seed=1, progress=False).run == resumed.run


class Losing:
    """A Dask client whose second answer is lost while it is fetched: Dask has it, and calls it neither done nor ended.
    """

    status, asked = "running", 0

    def get_executor(self, pure):
        return self

    def submit(self, work, *part):
        async def fetched(raiseit):
            return work(*part)

        self.asked += 1
        future = Future()
        lost = SimpleNamespace(_result=fetched, status="lost" if self.asked == 2 else "finished")
        distributed.utils.LoopRunner().run_sync(cfexecutor._cascade_future, lost, future)
        return future


def test_an_answer_lost_on_its_way_is_no_mistake_of_the_games():
    """What was done before is handed out; a mistake of the work stays what it is."""
    stream = in_parts(pow, [(2, n) for n in range(4)], None, Losing(), True)
    assert 1 == next(stream)
    with pytest.raises(BrokenExecutor, match=r"^the connection to the scheduler is lost$"):
        list(stream)
    with pytest.raises(TypeError, match="unsupported"):
        list(in_parts(pow, [(2, 1), (2, 1), (2, "1")], None, Losing(), True))


@pytest.mark.slow
@pytest.mark.wasm
def test_the_page_s_file_plays_on_all_cores(tmp_path):
    """The recipe for one machine runs as it stands there, with fewer workers and games, and leaves a checkpoint."""
    root = Path(__file__).parents[2]
    recipes = re.findall(r"```python\n(.*?)```", (root / "docs" / "howto" / "clusters.md").read_text(), re.S)
    [recipe] = [text for text in recipes if LOCAL in text]
    file = tmp_path / "play.py"
    file.write_text(recipe.replace(LOCAL, "LocalCluster(n_workers=1").replace("10**8", "600"))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(root), *sys.path])}
    command = [sys.executable, str(file)]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert f"{compare([load('cat_cab'), load('cat_cab', curse_limit=5)], games=600, progress=False)}\n" == done.stdout
    assert ["games-000000000000-000000000600.json"] == [path.name for path in (tmp_path / "runs/curses").iterdir()]


def _after_a_file(folder, do):
    """Do something as soon as the first checkpoint is written."""
    while not list(folder.glob("games-*")):
        time.sleep(0.01)
    do()
