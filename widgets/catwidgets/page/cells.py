"""Runs of a notebook's cells and the widgets they made: what no page shows any more is closed.

A page clears what a cell showed when that cell runs again. So what an earlier run made is closed if nothing but that
run has shown it. It stays open if another cell has shown it, an `Output`, another widget that holds it, or another
page; and one run of a cell may make as many as it likes.
"""

from typing import Any, NamedTuple, Protocol
from weakref import WeakSet

import ipywidgets as W
from IPython import get_ipython

from catwidgets.page.closing import is_held, open_widgets


class Run(NamedTuple):
    """One run of a cell, asked for by one page."""

    page: str
    cell: str
    number: str


def _asked() -> dict[str, Any]:
    """The message to which the kernel answers now."""
    kernel: Any = getattr(get_ipython(), "kernel", None)
    return kernel.get_parent() if hasattr(kernel, "get_parent") else {}


def cell_id() -> str:
    """The name that a notebook gives the cell that runs now; "" where none does."""
    return str(_asked().get("metadata", {}).get("cellId") or "")


def this_run() -> Run | None:
    """The run of a cell to which this belongs; None in a plain program, in a click, or where cells have no names."""
    header, cell = _asked().get("header", {}), cell_id()
    if not cell or header.get("msg_type") != "execute_request":
        return None
    return Run(str(header.get("session")), cell, str(header.get("msg_id")))


class Place:
    """The place where a widget was made, and all that has shown it."""

    def __init__(self) -> None:
        self.run = this_run()
        self._is_here = self._is_elsewhere = False

    def shown(self) -> None:
        """It is shown now."""
        if self.run is None or self.run != this_run() or _is_caught(self.run):
            self._is_elsewhere = True
        self._is_here = True

    def is_left_by(self, run: Run) -> bool:
        """Return whether it stood nowhere but under this cell, as an earlier run left it."""
        return self.run != run and self._is_here and not self._is_elsewhere


class Placed(Protocol):
    """A widget that knows its place."""

    place: Place

    def close(self) -> None:
        """Give everything back."""


_made: dict[tuple[str, str], WeakSet[Any]] = {}


def close_earlier(widget: Placed) -> None:
    """Close what earlier runs of this widget's cell made, unless somebody may still see it."""
    run = widget.place.run
    if run is None:
        return
    here = _made.setdefault((run.page, run.cell), WeakSet())
    for earlier in list(here):
        if earlier.place.is_left_by(run) and not is_held(earlier):
            earlier.close()
            here.discard(earlier)
    here.add(widget)


def _is_caught(run: Run) -> bool:
    """Return whether output goes elsewhere than under the cell: into an `Output`, or what `%%capture` gathers."""
    from IPython.core.displaypub import CapturingDisplayPublisher  # a page without a server has only a part of IPython

    shell: Any = get_ipython()
    outputs = (widget for widget in open_widgets() if isinstance(widget, W.Output))
    return isinstance(shell.display_pub, CapturingDisplayPublisher) or any(o.msg_id == run.number for o in outputs)
