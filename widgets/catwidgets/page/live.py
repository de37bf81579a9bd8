"""Anywidgets of this house: their scripts and style sheets are in `static`.

>>> class Sign(Live):
...     _esm = static("bridge.js")
...     words = t.Unicode("").tag(sync=True)
>>> list(Sign(words="Open").get_state({"rev", "words"}))
['words', 'rev']
"""

import pathlib
from collections.abc import Iterable
from typing import Any, ClassVar

import anywidget
import traitlets as t

from catlib.game import say

STATIC = pathlib.Path(__file__).parents[1] / "static"


def static(*names: str) -> str:
    """Return the text of these files, one after the other."""
    return "".join((STATIC / name).read_text(encoding="utf-8") for name in names)


class Live(anywidget.AnyWidget):
    """A widget that a page draws anew when `rev` changes; `lost` is what a click says when the kernel has ended.

    `wording` is what its script says, by the ids of WORDS in `catlib/game/en.ftl`; `taps` are words for a click, with
    what a finger reads in their place.
    """

    WORDS: ClassVar[tuple[str, ...]] = ()
    lost = t.Unicode().tag(sync=True)
    rev = t.Int(0).tag(sync=True)
    taps = t.Dict({"Click": "Tap", "click": "tap"}).tag(sync=True)
    wording = t.Dict().tag(sync=True)

    @t.default("lost")
    def _stopped(self) -> str:
        return say("kernel-stopped")

    @t.default("wording")
    def _said(self) -> dict[str, str]:
        return {id: say(id) for id in self.WORDS}

    def get_state(self, key: str | Iterable[str] | None = None, drop_defaults: bool = False) -> dict[str, Any]:
        """Return what is sent, `rev` last: marimo takes one trait after the other."""
        state: dict[str, Any] = super().get_state(key, drop_defaults)
        return {name: state[name] for name in sorted(state, key="rev".__eq__)}
