"""Work in parts: on several threads or anybody's pool, in order, with a bar, and what is done is kept at Ctrl-C."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future
from typing import Any

from catlib.arguments import whole

__all__ = ["ProgressBar", "cores", "in_pool", "number_of_workers"]

BAR_AFTER = 1.0  # seconds


def cores() -> int:
    """The cores this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


def number_of_workers(workers: int | None) -> int:
    """How many are asked for, by default one a core; raise ValueError for a number that cannot be."""
    return cores() if workers is None else whole("workers", workers, 1, 1024)


def in_pool(pool: Any, work: Callable[..., Any], parts: Sequence[tuple[Any, ...]]) -> Generator[Any]:
    """What `work(*part)` returns for each part, in order; a pool of any kind does it.

    At Ctrl-C what is done already is handed out before KeyboardInterrupt is raised; whoever stops taking cancels the
    rest.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> with ThreadPoolExecutor(2) as pool:
    ...     list(in_pool(pool, pow, [(2, 3), (3, 2)]))
    [8, 9]
    """
    futures = [pool.submit(work, *part) for part in parts]
    try:
        for number, future in enumerate(futures):
            try:
                done = future.result()
            except KeyboardInterrupt:
                _cancel(futures)
                yield from _done_in_a_row(futures[number:])
                raise
            yield done
    finally:
        _cancel(futures)


def _cancel(futures: Sequence[Future[Any]]) -> None:
    for future in reversed(futures):
        future.cancel()


def _done_in_a_row(futures: Sequence[Future[Any]]) -> Iterator[Any]:
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
