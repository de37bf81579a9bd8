"""Work in parts: on several threads or anybody's pool, in order, with a bar, and what is done is kept at Ctrl-C."""

import contextlib
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, ThreadPoolExecutor, wait
from itertools import islice
from traceback import walk_tb
from typing import Any

from catlib.chance import whole

BAR_AFTER = 1.0  # seconds
CLOSED = "the cluster is closed"
LOST = "the connection to the scheduler is lost"
KILLED = "the same part of the work ended several workers in a row, perhaps for want of memory"
AHEAD = 4  # parts in work for each worker
ASK = 1.0  # seconds between two looks how many workers a cluster has
LISTEN = 1.0  # seconds between two looks whether a cluster is still there


def cores() -> int:
    """The cores this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


def number_of_workers(workers: int | None) -> int:
    """Return the number of workers, by default one a core; raise ValueError for an impossible one."""
    return cores() if workers is None else whole("workers", workers, 1, 1024)


def in_parts(
    work: Callable[..., Any],
    parts: Sequence[tuple[Any, ...]],
    workers: int | None,
    executor: Any,
    threads: bool,
    ready: Callable[[], object] | None = None,
) -> Generator[Any]:
    """Return what `work(*part)` returns for each part, in order, with few parts in hand at a time.

    A pool of any kind does the work if there is one; else threads, where `threads` says that they help. Rules are
    translated before there are threads, where Ctrl-C is heard: by `ready`, or by playing the first part alone.
    """
    workers = number_of_workers(workers)
    if executor is not None and not hasattr(executor, "submit"):
        raise ValueError(f"executor={executor!r}: expected a concurrent.futures.Executor or a Dask client")
    if executor is not None:
        return in_pool(executor, work, parts, _room(executor, workers))
    if not threads or workers == 1 or len(parts) < 2:
        return (work(*part) for part in parts)
    return _on_threads(work, parts, workers, ready)


def _room(executor: Any, workers: int) -> Callable[[], int]:
    """Return how many parts may be in hand, asked anew now and then, as a cluster's workers come and go."""
    room, asked = 0, -ASK

    def ahead() -> int:
        nonlocal room, asked
        if time.monotonic() - asked >= ASK:
            room, asked = AHEAD * width_of(executor, workers), time.monotonic()
        return room

    return ahead


def width_of(executor: Any, workers: int) -> int:
    """Return how many parts a pool can do at a time; raise BrokenExecutor for a cluster that is closed."""
    if hasattr(executor, "ncores"):  # a Dask client
        if executor.status == "closed":
            raise BrokenExecutor(f"executor: {CLOSED}")
        return max(1, sum(executor.ncores().values()))
    return int(getattr(executor, "_max_workers", 0)) or workers


def _on_threads(
    work: Callable[..., Any], parts: Sequence[tuple[Any, ...]], workers: int, ready: Callable[[], object] | None
) -> Generator[Any]:
    rest = parts
    if ready:
        ready()
    else:
        yield work(*parts[0])
        rest = parts[1:]
    with ThreadPoolExecutor(workers, "catlib") as pool:
        yield from in_pool(pool, work, rest, lambda: 2 * workers)


def in_pool(
    executor: Any, work: Callable[..., Any], parts: Iterable[tuple[Any, ...]], width: Callable[[], int] | None = None
) -> Generator[Any]:
    """Yield what `work(*part)` returns for each part, in order; a pool of any kind or a Dask client does it.

    At most `width()` parts are in hand at a time, None for all at once. At Ctrl-C, or where the pool ends, what is done
    already is handed out before the error is raised; whoever stops taking cancels the rest. Raise BrokenExecutor once a
    Dask cluster is closed, which never answers what is submitted while it closes, or is lost, or where a part ends
    worker after worker.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> with ThreadPoolExecutor(2) as pool:
    ...     list(in_pool(pool, pow, [(2, 3), (3, 2)]))
    [8, 9]
    """
    # Dask names a part by all that is in it, unless the call says that no two are alike
    pool = executor.get_executor(pure=False) if hasattr(executor, "get_executor") else executor
    closed = (lambda: executor.status == "closed") if hasattr(executor, "status") else None  # a Dask client
    waiting, left = deque[Any](), iter(parts)
    try:
        while True:
            try:
                room = max(0, width() - len(waiting)) if width else None
                waiting.extend(pool.submit(work, *part) for part in islice(left, room))
                if not waiting:
                    return
                done = _answer(waiting[0], closed)
            except (KeyboardInterrupt, Exception) as error:
                _cancel(waiting)
                yield from _done_in_a_row(waiting)
                if gone := _why_gone(error, closed):
                    raise BrokenExecutor(gone) from error
                raise
            waiting.popleft()
            yield done
    finally:
        _cancel(waiting)


def _answer(future: Any, closed: Callable[[], bool] | None) -> Any:
    """Return what a part brought; raise BrokenExecutor where nobody will ever do it."""
    while closed and not wait([future], LISTEN).done:
        if closed():
            raise BrokenExecutor(CLOSED)
    return future.result()


def _why_gone(error: BaseException, closed: Callable[[], bool] | None) -> str:
    """Why a Dask cluster does nothing more, if that is what an error means."""
    if closed is None or isinstance(error, KeyboardInterrupt):
        return ""
    if type(error).__name__ == "KilledWorker":  # a plain Exception of `distributed`
        return KILLED
    if closed():
        return CLOSED
    return LOST if isinstance(error, CancelledError) or _is_lost(error) else ""


def _is_lost(error: BaseException) -> bool:
    """Return whether Dask's executor took an answer, lost while it was fetched, for the error of a part."""
    raised = [frame.f_globals["__name__"] for frame, _ in walk_tb(error.__traceback__)]
    return isinstance(error, TypeError) and raised[-1:] == ["distributed.cfexecutor"]


@contextlib.contextmanager
def finishing() -> Iterator[None]:
    """Ctrl-C waits until a block is done, so that nothing is left half added up or half written.

    >>> with finishing():
    ...     total = sum([1, 2])
    >>> total
    3
    """
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield
        return
    came: list[Any] = []
    signal.signal(signal.SIGINT, lambda *now: came.append(now))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        before(*came[0])


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

    def __enter__(self) -> "ProgressBar":
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
