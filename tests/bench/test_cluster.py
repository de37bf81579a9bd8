"""A cluster of processes, of which one is killed: the same numbers."""

from __future__ import annotations

import os
import signal
import threading
import time
import warnings

import pytest

from catlib import load
from catlib.bench import compare

distributed = pytest.importorskip("distributed")
dask = pytest.importorskip("dask")


@pytest.mark.slow
@pytest.mark.wasm
def test_a_killed_worker_changes_no_number():
    """A Dask cluster loses a process in the middle of a run; every count is what threads give."""
    variants = [load("cat_cab"), load("cat_cab", curse_limit=5)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Dask's own, when a worker goes
        options = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
        with distributed.LocalCluster(**options) as cluster, distributed.Client(cluster) as client:
            victim = next(iter(client.run(os.getpid).values()))
            threading.Timer(1.0, os.kill, (victim, signal.SIGKILL)).start()
            far = compare(variants, games=8000, seed=1, executor=client, progress=False)
            assert victim not in client.run(os.getpid).values()
    assert compare(variants, games=8000, seed=1, progress=False).run == far.run


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
            threading.Thread(target=_close_after_a_file, args=(tmp_path, client, cluster), daemon=True).start()
            early = compare(game, games=2_000_000, seed=1, executor=client, **kept)
    assert 0 < early.games < 2_000_000
    assert "the workers went away" in str(early)
    more = early.games + 500
    resumed = compare(game, games=more, seed=1, **kept)
    assert compare(game, games=more, seed=1, progress=False).run == resumed.run


def _close_after_a_file(folder, client, cluster):
    """Close a cluster as soon as the first checkpoint is written."""
    while not list(folder.glob("games-*")):
        time.sleep(0.01)
    cluster.close()
