"""Work in a thread that can be called off, and that lets other threads have their turn meanwhile.

Long work in plain Python asks now and then by `look_up`; that costs next to nothing where nobody watches it.

>>> watch = Watch()
>>> watch.over(sum, [1, 2])
3
>>> watch.call_off()
>>> watch.over(look_up)
Traceback (most recent call last):
...
catlib.engine.cancelling.CalledOff: nobody waits for this any more
"""

import contextvars
import time
from collections.abc import Callable
from typing import Any

TURN, REST = 0.002, 0.0002  # seconds of work after which other threads are let in, and how long


class CalledOff(Exception):
    """Work was given up before its end, since nobody waits for it."""


class Watch:
    """A watch over some work, which may be called off from another thread."""

    def __init__(self) -> None:
        self.is_called_off = False
        self._since = time.monotonic()

    def call_off(self) -> None:
        """End the work where it asks next."""
        self.is_called_off = True

    def over(self, work: Callable[..., Any], *given: Any) -> Any:
        """Do work under this watch; raise CalledOff if it was called off."""
        before = _watch.set(self)
        try:
            return work(*given)
        finally:
            _watch.reset(before)

    def look(self) -> None:
        """Let others in after a while; raise CalledOff if nobody waits any more."""
        if time.monotonic() - self._since > TURN:
            time.sleep(REST)
            self._since = time.monotonic()
        if self.is_called_off:
            raise CalledOff("nobody waits for this any more")


def look_up() -> None:
    """Ask whoever watches this thread whether to go on; raise CalledOff if not."""
    watch = _watch.get()
    if watch is not None:
        watch.look()


_watch: contextvars.ContextVar[Watch | None] = contextvars.ContextVar("watch", default=None)
