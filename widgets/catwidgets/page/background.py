"""Work that goes on while a person does other things: in a thread, or in a browser between two messages.

>>> done = []
>>> def steps():
...     for i in range(3):
...         done.append(i)
...         yield
>>> work = start(steps())
>>> work.join()
>>> done
[0, 1, 2]
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator
from typing import Protocol

from IPython import get_ipython

HAS_THREADS = sys.platform != "emscripten"


class Work(Protocol):
    """Something that is being done."""

    def is_alive(self) -> bool:
        """Whether it still goes on."""

    def join(self) -> None:
        """Wait until it is done."""


def in_kernel() -> bool:
    """Whether a notebook's kernel runs this, which hears messages while threads work.

    >>> in_kernel()
    False
    """
    return HAS_THREADS and hasattr(get_ipython(), "kernel")


def start(steps: Iterator[object]) -> Work:
    """Do one step after the other; in a browser, which has no threads, messages are heard in between."""
    if HAS_THREADS:
        thread = threading.Thread(target=_drain, args=[steps], daemon=True)
        thread.start()
        return thread
    return InTurns(steps)


def _drain(steps: Iterator[object]) -> None:
    for _ in steps:
        pass


class InTurns:
    """Steps that take turns with everything else that waits for the event loop."""

    def __init__(self, steps: Iterator[object]):
        self._steps, self._alive = steps, True
        asyncio.get_event_loop().call_soon(self._step)

    def is_alive(self) -> bool:
        return self._alive

    def join(self) -> None:
        if self.is_mine():
            return
        for _ in self._steps:
            pass
        self._alive = False

    def is_mine(self) -> bool:
        """Whether a step of this work is what asks; it cannot wait for itself."""
        return bool(getattr(self._steps, "gi_running", False))

    def _step(self) -> None:
        if not self._alive:
            return
        try:
            next(self._steps)
        except StopIteration:
            self._alive = False
        else:
            asyncio.get_event_loop().call_later(0.001, self._step)
