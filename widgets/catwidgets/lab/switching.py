"""How often each reading of the rules changes a result, asked for by a click: a table with a bar for every switch.

>>> from catlib import load
>>> table = SwitchTable(lambda: (load("cat_cab"), None), games=20, among=["leave_by"])
>>> table.run()
>>> [effect.rule for effect in table.effects]
['leave_by']
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Any

import ipywidgets as W

from catlib.bench import Effect, switching
from catlib.chance import counted, spaced
from catlib.game import Bots, Game
from catwidgets.draw import PALETTE
from catwidgets.page import Inquiry, flow

BAR = 120  # pixels for all games
HEADS = ("house rule", "other value", "another result in", "95 % interval", "")


class SwitchTable(Inquiry):
    """A button, a stop, how far it has come, and what was found, most first.

    `what` says which game is asked about, and its bots; every switch is played at each of its other values in `games`
    games with the luck of the same games as they are, `among` limits it to some house rules.
    """

    def __init__(
        self,
        what: Callable[[], tuple[Game, Bots]],
        games: int = 1000,
        seed: int = 0,
        among: Sequence[str] | None = None,
    ):
        self.what, self.games, self.seed, self.among = what, games, seed, among
        self.effects: list[Effect] = []
        tip = f"Play {spaced(games)} games with and without every other reading, with the same luck"
        super().__init__("How often does each rule change a result?", tip)
        self.table = W.HTML()
        self.children = [flow(self.button, self.stop_button), self.progress, self.table]

    def forget(self) -> None:
        """Other rules are played now: what was found is no answer any more."""
        with self._drawing:
            super().forget()
            self.effects, self.table.value = [], ""

    def _stopped(self) -> str:
        return f"Stopped; {counted(len(self.effects), 'reading')} played so far."

    def _answering(self, request: int) -> Iterator[None]:
        """One reading after the other, as long as nobody asks for something else."""
        game, bots = self.what()
        found: list[Effect] = []
        for done, (total, effect) in enumerate(switching(game, self.games, self.seed, bots, self.among)):
            found += [effect] if effect else []
            said = f"{done} of {total} readings are played, {spaced(self.games)} games each …"
            if not self._telling(request, self._show, found, said):
                return
            yield
        said = f"{len(found)} readings, {spaced(self.games)} games each with the same luck; estimates."
        self._telling(request, self._show, found, said)

    def _show(self, found: list[Effect], said: str) -> None:
        self.effects = sorted(found, key=lambda effect: -effect.changed.value)
        self._say(said)
        self.table.value = _html(self.effects) if self.effects else ""


def _html(effects: Sequence[Effect]) -> str:
    look = "text-align: left; padding: 1px 14px 1px 0"
    heads = "".join(f"<th scope='col' style='{look}'>{head}</th>" for head in HEADS)
    rows = "".join(_row(_cells(effect), look) for effect in effects)
    return f"<table style='line-height: 1.4; border-spacing: 0'><tr>{heads}</tr>{rows}</table>"


def _row(cells: Sequence[str], look: str) -> str:
    return "<tr>" + "".join(f"<td style='{look}'>{cell}</td>" for cell in cells) + "</tr>"


def _cells(effect: Effect) -> tuple[str, ...]:
    value, low, high = (100 * x for x in (effect.changed.value, effect.changed.low, effect.changed.high))
    bar = f"width: {BAR * effect.changed.value:.0f}px; height: 9px; background: {PALETTE['blue']}"
    return (
        escape(effect.rule.replace("_", " ")),
        escape(_plain(effect.value)),
        f"{value:.1f} %",
        f"{low:.1f} to {high:.1f}",
        f"<div aria-hidden='true' style='{bar}'></div>",
    )


def _plain(value: Any) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
