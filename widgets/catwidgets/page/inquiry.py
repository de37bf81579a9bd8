"""A question that a click asks and the background answers bit by bit, with a stop that keeps what is found."""

from __future__ import annotations

import threading
from abc import abstractmethod
from collections.abc import Callable, Iterator
from html import escape
from typing import Any

import ipywidgets as W

from catwidgets.page import background
from catwidgets.page.forms import button


class Inquiry(W.VBox):
    """What questions of this kind share: `_answering(request)` works on the answer and hands out nothing, step by step.

    Whatever it shows, it shows in `_telling(request, …)`, which says no once somebody has asked for something else.
    """

    def __init__(self, words: str, tip: str):
        self._request, self._work = 0, list[background.Work]()
        self._open = set[int]()  # requests that are being worked on
        self._drawing = threading.RLock()
        self.button = button(words, tip, self.start)
        self.stop_button = button("Stop", "Stop, and keep what is found", self.stop)
        self.progress = W.HTML()
        super().__init__()

    def start(self) -> None:
        """Work it out in the background; what was still being worked out is dropped."""
        self._request += 1
        self._open.add(self._request)
        self._work = [work for work in self._work if work.is_alive()]
        self._work.append(background.start(self._steps(self._request)))

    def run(self) -> None:
        """Work it out here and now."""
        self._request += 1
        for _ in self._steps(self._request):
            pass

    def stop(self) -> None:
        """Work on nothing more, and keep what is found."""
        with self._drawing:
            if self._request in self._open:
                self._request += 1
                self._say(self._stopped())
            else:
                self._say("Nothing is being worked out.")

    def wait(self) -> None:
        """Wait until what was started has come to its end."""
        for work in [*self._work]:
            if work is not threading.current_thread():
                work.join()

    def forget(self) -> None:
        """Other rules are played now: what was found is no answer any more."""
        with self._drawing:
            self._request += 1
            self.progress.value = ""

    @abstractmethod
    def _stopped(self) -> str:
        """What is said after a stop."""

    @abstractmethod
    def _answering(self, request: int) -> Iterator[None]:
        """Work on the answer, step by step, and tell it."""

    def _steps(self, request: int) -> Iterator[None]:
        """Work on the answer; what goes wrong is said where it would stand."""
        try:
            yield from self._answering(request)
        except Exception as error:
            self._telling(request, self._say, str(error), "alert")
        finally:
            self._open.discard(request)

    def _telling(self, request: int, show: Callable[..., Any], *given: Any) -> bool:
        """Show something, unless something else is asked by now; whether it was shown."""
        with self._drawing:
            if request == self._request:
                show(*given)
            return request == self._request

    def _say(self, words: str, role: str = "status") -> None:
        self.progress.value = f"<span role='{role}'>{escape(words)}</span>"
