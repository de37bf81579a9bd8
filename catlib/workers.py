"""Work in parts: on several threads or anybody's pool, in order, with a bar, and what is done is kept at Ctrl-C."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, wait
from itertools import islice
from typing import Any

from catlib.arguments import whole

__all__ = ["ProgressBar", "cores", "in_pool", "number_of_workers"]

BAR_AFTER = 1.0  # seconds
CLOSED = "the cluster is closed"
LISTEN = 1.0  # seconds between two looks whether a cluster is still there


def cores() -> int:
    """The cores this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


def number_of_workers(workers: int | None) -> int:
    """How many are asked for, by default one a core; raise ValueError for a number that cannot be."""
    return cores() if workers is None else whole("workers", workers, 1, 1024)


def in_pool(
    executor: Any, work: Callable[..., Any], parts: Iterable[tuple[Any, ...]], width: int = 0
) -> Generator[Any]:
    """What `work(*part)` returns for each part, in order; a pool of any kind or a Dask client does it.

    At most `width` parts are in hand at a time, 0 for all at once. At Ctrl-C what is done already is handed out before
    KeyboardInterrupt is raised; whoever stops taking cancels the rest. Raise BrokenExecutor once a Dask cluster is
    closed, which never answers what is submitted while it closes.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> with ThreadPoolExecutor(2) as pool:
    ...     list(in_pool(pool, pow, [(2, 3), (3, 2)]))
    [8, 9]
    """
    pool = executor.get_executor() if hasattr(executor, "get_executor") else executor
    closed = (lambda: executor.status == "closed") if hasattr(executor, "status") else None  # a Dask client
    waiting, left = deque[Any](), iter(parts)
    try:
        while True:
            try:
                room = width - len(waiting) if width else None
                waiting.extend(pool.submit(work, *part) for part in islice(left, room))
            except Exception as error:
                if closed and closed():
                    raise BrokenExecutor(CLOSED) from error
                raise
            if not waiting:
                return
            try:
                done = _answer(waiting[0], closed)
            except KeyboardInterrupt:
                _cancel(waiting)
                yield from _done_in_a_row(waiting)
                raise
            waiting.popleft()
            yield done
    finally:
        _cancel(waiting)


def _answer(future: Any, closed: Callable[[], bool] | None) -> Any:
    """What a part brought; raise BrokenExecutor where nobody will ever do it."""
    while closed and not wait([future], LISTEN).done:
        if closed():
            raise BrokenExecutor(CLOSED)
    return future.result()


def _cancel(futures: Sequence[Any]) -> None:
    for future in reversed(futures):
        future.cancel()


def _done_in_a_row(futures: Iterable[Any]) -> Iterator[Any]:
    for future in futures:
        if not future.done() or future.cancelled() or future.exception():
            return
        yield future.result()


class ProgressBar:
    """A tqdm bar that is made only when a run has taken a while, so that short ones leave no trace."""

    def __init__(self, total: int, unit: str, title: str, wanted: bool = True):
        self.total, self.unit, self.title, self.wanted, self.done = total, unit, title, wanted, 0
        self.began = time.monotonic()
        self.bar: Any = None

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, *raised: object) -> None:
        if self.bar is not None:
            self.bar.close()

    def update(self, number: int) -> None:
        """So many more are done."""
        self.done += number
        if self.bar is not None:
            self.bar.update(number)
        elif self.wanted and time.monotonic() - self.began >= BAR_AFTER:
            self.bar = self._made()
            self.wanted = self.bar is not None

    def _made(self) -> Any:
        """The bar, in a notebook a notebook's; None without tqdm."""
        try:
            from tqdm.auto import tqdm
        except ImportError:
            return None
        silent = bool(os.environ.get("TQDM_DISABLE"))  # which tqdm's own bar for notebooks does not heed
        return tqdm(total=self.total, initial=self.done, unit=f" {self.unit}", desc=self.title, disable=silent)
