"""How long a piece of work takes: the fastest of some runs counts, since others share the machine."""

import time
from collections.abc import Callable


def seconds(job: Callable[[], object]) -> float:
    """The seconds of one run."""
    began = time.perf_counter()
    job()
    return time.perf_counter() - began


def fastest(job: Callable[[], object], runs: int = 5) -> float:
    """The seconds of the fastest of some runs."""
    return min(seconds(job) for _ in range(runs))
