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

import asyncio
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from IPython import get_ipython

from catlib.engine import Watch

SOON, AFTER = 0.03, 0.15  # seconds without another click after which something is worked out, at once or later on
PAUSE = 0.005  # seconds in which a click is heard between two steps
HAS_THREADS = sys.platform != "emscripten"


class Work(Protocol):
    """Something that is being done."""

    def is_alive(self) -> bool:
        """Return whether it still goes on."""

    def join(self) -> None:
        """Wait until it is done."""


def in_kernel() -> bool:
    """Return whether a notebook's kernel runs this, which hears messages while threads work.

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
        if getattr(self._steps, "gi_running", False):  # a step of this work asks; it cannot wait for itself
            return
        for _ in self._steps:
            pass
        self._alive = False

    def _step(self) -> None:
        if not self._alive:
            return
        try:
            next(self._steps)
        except StopIteration:
            self._alive = False
        else:
            asyncio.get_event_loop().call_later(0.001, self._step)


class Later:
    """Work that waits until a person has looked for a moment; another click calls it off.

    Steps are done in a thread, so that a click is heard at once; in a browser, which has none, clicks are heard between
    them. Without an event loop, as in a plain program, nothing is done unless somebody asks.
    """

    def __init__(self) -> None:
        self._waiting: asyncio.TimerHandle | asyncio.Task[None] | None = None
        self._watch = Watch()

    def do(
        self,
        steps: Iterator[Any],
        show: Callable[[Any], object],
        guarded: Callable[..., Any],
        after: float | None = None,
    ) -> bool:
        """Do these steps some seconds later and show what they find, and nothing that was waiting; or return False."""
        self.cancel()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return False
        watch = self._watch = Watch()

        def begin() -> None:
            self._waiting = loop.create_task(_in_steps(steps, show, guarded, watch))

        self._waiting = loop.call_later(AFTER if after is None else after, begin)
        return True

    def cancel(self) -> None:
        """Do nothing of what was waiting; a step that has begun ends where it asks, and is shown to nobody."""
        self._watch.call_off()
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


async def _in_steps(
    steps: Iterator[Any], show: Callable[[Any], object], guarded: Callable[..., Any], watch: Watch
) -> None:
    """One step after the other, with time for clicks in between."""
    ended = object()
    try:
        while (found := await _done(watch, next, steps, ended)) is not ended:
            if found:
                guarded(show)(found)
            await asyncio.sleep(PAUSE)
    except Exception as error:
        guarded(_raise)(error)


async def _done(watch: Watch, step: Callable[..., Any], *given: Any) -> Any:
    return await asyncio.to_thread(watch.over, step, *given) if HAS_THREADS else step(*given)


def _raise(error: Exception) -> None:
    raise error
