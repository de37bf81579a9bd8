"""The list of choices: what one can do, what each is worth, and how it falls behind the best.

>>> options = Options()
>>> options.show("Your choices", [Choice("a1", "keep all", value="5/6", share=1.0, best=True)], mark="exact")
>>> options.on_choose(lambda id: print("chosen:", id))
>>> options.choose("a1")
chosen: a1
"""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from html import escape
from typing import Any

import anywidget
import traitlets as t

__all__ = ["Choice", "Options"]

STATIC = pathlib.Path(__file__).parent / "static"


@dataclass(frozen=True)
class Choice:
    """One row: `value` and `regret` are texts, `share` from 0 to 1 is the length of its bar."""

    id: str
    label: str
    value: str = ""
    regret: str = ""
    share: float = 0.0
    best: bool = False


class Options(anywidget.AnyWidget):
    """A list of buttons with values and bars; what is chosen goes to the callback of `on_choose`."""

    _esm = (STATIC / "options.js").read_text(encoding="utf-8")
    _css = (STATIC / "tokens.css").read_text(encoding="utf-8") + (STATIC / "options.css").read_text(encoding="utf-8")

    heading = t.Unicode("").tag(sync=True)
    measure = t.Unicode("").tag(sync=True)
    mark = t.Unicode("").tag(sync=True)
    choices = t.List(t.Dict()).tag(sync=True)
    hint = t.Unicode("").tag(sync=True)
    rev = t.Int(0).tag(sync=True)

    def __init__(self, **traits: Any):
        super().__init__(**traits)
        self._chosen: list[Callable[[str], Any]] = []
        self.on_msg(self._receive)

    def show(self, heading: str, choices: Sequence[Choice], measure: str = "", mark: str = "", hint: str = "") -> None:
        """Show the choices; `measure` says what the values count, `mark` whether they are exact."""
        with self.hold_sync():
            self.heading, self.measure, self.mark, self.hint = heading, measure, mark, hint
            self.choices = [asdict(choice) for choice in choices]
            self.rev += 1

    def on_choose(self, callback: Callable[[str], Any]) -> None:
        """Call back with the id of every choice that is taken."""
        self._chosen.append(callback)

    def choose(self, id: str) -> None:
        """Do what a click on a choice does."""
        for callback in list(self._chosen):
            callback(id)

    def _receive(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        if content.get("type") == "choose" and any(c["id"] == content.get("id") for c in self.choices):
            self.choose(content["id"])

    def to_html(self) -> str:
        """The list as a table, for a page that runs nothing."""
        rows = "".join(
            f"<tr><td>{escape(c['label'])}</td><td>{escape(c['value'])}</td><td>{escape(c['regret'])}</td></tr>"
            for c in self.choices
        )
        head = f"<caption>{escape(self.heading)} {escape(self.measure)} {escape(self.mark)}</caption>"
        return f"<table>{head}<tr><th>choice</th><th>worth</th><th>regret</th></tr>{rows}</table>"
