"""A cluster of processes, of which one is killed: the same numbers."""

from __future__ import annotations

import os
import signal
import threading
import warnings

import pytest

from catlib import load
from catlib.bench import compare

distributed = pytest.importorskip("distributed")


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
