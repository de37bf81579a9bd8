"""The list of choices: what one can do, what each is worth, and how it falls behind the best.

>>> options = Options()
>>> options.show("Your choices", [Choice("a1", "keep all", value="5/6", share=1.0, best=True)], mark="exact")
>>> options.on_choose(lambda id: print("chosen:", id))
>>> options.choose("a1")
chosen: a1
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

import traitlets as t

from catwidgets.page import Live, static
from catwidgets.session import Choice


class Options(Live):
    """A list of buttons with values and bars; what is chosen goes to the callbacks of `on_choose`.

    It also holds the keyboard of its table, the nearest element of class `cat-table` around it: `shortcuts` are single
    letters or digits that choose an id wherever the focus is in the table; `focus` is the place on a board where the
    keyboard goes when what it was on is gone, and, if it `leads`, from any other place on a board too. `position` is
    another number whenever the choices are about something else: a click aimed at the list before is not a choice.
    `device` is what the device remembers for all tables, such as the pace of pictures, where it can. `unseen` says that
    rows are below, # of them, or above.
    """

    _esm = static("common.js", "options.js")
    _css = static("tokens.css", "options.css", "table.css")

    heading = t.Unicode("").tag(sync=True)
    measure = t.Unicode("").tag(sync=True)
    mark = t.Unicode("").tag(sync=True)
    choices = t.List(t.Dict()).tag(sync=True)
    hint = t.Unicode("").tag(sync=True)
    shortcuts = t.Dict(key_trait=t.Unicode(), value_trait=t.Unicode()).tag(sync=True)
    focus = t.Unicode("").tag(sync=True)
    leads = t.Bool(False).tag(sync=True)
    position = t.Int(0).tag(sync=True)
    arrived = t.Bool(False).tag(sync=True)
    reveals = t.Unicode("").tag(sync=True)
    device = t.Dict().tag(sync=True)
    unseen = t.List(t.Unicode(), ["▾ # more below", "▴ more above"]).tag(sync=True)

    def __init__(self, **traits: Any):
        super().__init__(**traits)
        self._chosen: list[Callable[[str], Any]] = []
        self._offered: set[str] = set()
        self._revealed = 0
        self.on_msg(self._receive)

    def show(
        self,
        heading: str,
        choices: Sequence[Choice] = (),
        measure: str = "",
        mark: str = "",
        hint: str = "",
        shortcuts: Mapping[str, str] | None = None,
        focus: str = "",
        leads: bool = False,
        position: int = 0,
    ) -> None:
        """Show the choices; `measure` says what the values count, `mark` whether they are exact."""
        with self.hold_sync():
            self._offered = set() if position != self.position else self._offered
            self._offered |= {*(choice.id for choice in choices), *(shortcuts or {}).values()}
            self.position = position
            self.heading, self.measure, self.mark, self.hint = heading, measure, mark, hint
            self.choices = [asdict(choice) for choice in choices]
            self.shortcuts, self.focus, self.leads = dict(shortcuts or {}), focus, leads
            self.rev += 1

    def reveal(self, name: str) -> None:
        """Scroll to the part of the table that has this class."""
        self._revealed += 1
        self.reveals = f"{name} {self._revealed}"

    def on_choose(self, callback: Callable[[str], Any]) -> None:
        """Call back with the id of every choice that is taken, or that a key stands for."""
        self._chosen.append(callback)

    def choose(self, id: str) -> None:
        """Do what a click on a choice does."""
        for callback in list(self._chosen):
            callback(id)

    def _receive(self, _widget: Any, content: dict[str, Any], _buffers: Any) -> None:
        id, aimed_at = content.get("id"), content.get("position", self.position)
        if content.get("type") != "choose" or aimed_at != self.position:
            return
        if isinstance(id, str) and id in self._offered:
            self.choose(id)
