"""The designer's bench on the screen: variants side by side, what differs first, with a bar, a stop, and export.

>>> from catlib import load
>>> bench = Bench([load("cat_cab"), load("cat_cab", white_dice=3)], games=60)
>>> bench.result.games
60
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as W

from catlib.bench.compare import Comparison, Variants, task_of
from catlib.bench.findings import Finding, plus_minus
from catlib.bench.parts import Run, cut, play_part
from catlib.numerals import spaced
from catlib.seats import Bots
from catwidgets import background
from catwidgets.beside import SAME, UNSURE, WRAPS, verdict
from catwidgets.board import Board
from catwidgets.files import written
from catwidgets.plots import win_rates
from catwidgets.still import StillPicture
from catwidgets.svg import Scene

__all__ = ["Bench"]

WIDTH, HEIGHT = 560, 250
CELL = "text-align: left; vertical-align: top; padding: 1px 12px 1px 0"


class Bench(StillPicture, W.VBox):
    """Variants of a game played side by side with the same luck; differences from the first stand first.

    Parameters
    ----------
    variants, bots, seed :
        As for `catlib.bench.compare`.
    games : int
        How many games of each are played at first; a button plays as many again, in the background.
    """

    def __init__(self, variants: Variants, bots: Bots = None, games: int = 2000, seed: int = 0):
        self.names, self.task = task_of(variants, bots, seed)
        self.games, self._wanted, self._stopped = games, games, False
        self.run = Run.of(self.task)
        self._work: background.Work | None = None
        super().__init__(self._build())
        self.add_class("cat-bench")
        for _ in self._playing():
            pass

    @property
    def result(self) -> Comparison:
        """What is known so far."""
        return Comparison(self.names, self.task, self.run, True)

    # What it is made of

    def _build(self) -> list[W.Widget]:
        self.board = Board(Scene(WIDTH, HEIGHT, "Who wins"))
        self._beside = W.HTML()
        self.bar = W.IntProgress(value=0, max=1, description="games", layout=W.Layout(width="220px"))
        self.more = self._button("Play as many again", "Play more games, for narrower intervals", self.play_more)
        self.stop_button = self._button("Stop", "Stop, and keep what is played", self.stop)
        self.path = W.Text(value=f"{self.task.games[0].name}_bench.html", tooltip="File: .html, .csv or .parquet")
        self.path.layout = W.Layout(width="200px")
        save = self._button(
            "Export", "One page (.html) or a table (.csv, .parquet)", lambda: self.export(self.path.value)
        )
        layout = W.Layout(display="flex", flex_flow="row wrap", align_items="center", overflow="visible")
        return [
            self._beside,
            W.Box([self.bar, self.more, self.stop_button, save, self.path], layout=layout),
            self.board,
        ]

    def _button(self, words: str, tip: str, act: Any) -> W.Button:
        button = W.Button(description=words, tooltip=tip, layout=W.Layout(width="auto"))
        button.on_click(self.board.guarded(lambda _: act()))
        return button

    # What a person does

    def play_more(self) -> None:
        """Play as many games again in the background; nothing happens while some are played."""
        if self._work is not None and self._work.is_alive():
            return
        self._wanted, self._stopped = self.result.games + self.games, False
        self._work = background.start(self._guarded())

    def stop(self) -> None:
        """Stop after the games that are in hand, and keep what is played."""
        self._stopped = True

    def wait(self) -> None:
        """Wait until the games that are wanted are played."""
        if self._work is not None:
            self._work.join()

    def export(self, path: str | Path) -> None:
        """Write one page (.html) or the table of all findings (.csv, .parquet)."""
        target = Path(path)
        try:
            if target.suffix == ".html":
                self.result.report(target)
            else:
                self.result.save(target)
        except (OSError, ImportError) as error:
            raise ValueError(f"{error}.") from None
        written(target)
        self.board.set_status(f"Written to {path}.")

    # Working it out

    def _guarded(self) -> Iterator[None]:
        try:
            yield from self._playing()
        except Exception as error:
            self.board.show_error(error)

    def _playing(self) -> Iterator[None]:
        """Play what is wanted, part by part, and show it now and then."""
        begin = self.result.games
        ranges = cut(self.task, begin, self._wanted)
        self.bar.max, self.bar.value = self._wanted - begin, 0
        for n, (start, stop) in enumerate(ranges, 1):
            self.run.add(play_part(self.task, start, stop))
            self.bar.value = stop - begin
            if n % max(1, len(ranges) // 5) == 0 or n == len(ranges) or self._stopped:
                self._show()
            yield
            if self._stopped:
                return

    # Showing

    def _show(self) -> None:
        result = self.result
        self._beside.value = table_html(result)
        rates = {name: self._rates(result, name) for name in self.names}
        names = [one.who for one in self._of(result, self.names[0])]
        chart = win_rates({n: list(r) for n, r in rates.items()}, names, "Who wins") if all(rates.values()) else None
        if chart is not None:
            self.board.show(chart.scene(WIDTH, HEIGHT), status=f"{spaced(result.games)} games of each variant.")

    def _rates(self, result: Comparison, name: str) -> list[Any]:
        return [one.estimate for one in self._of(result, name)]

    def _of(self, result: Comparison, name: str) -> list[Finding]:
        """The win rates that tell something: by who began where the game says so, else by seat."""
        found = [one for one in result.findings if one.variant == name and one.measure == "win rate"]
        places = [one for one in found if not one.who.startswith("seat ")]
        return places or found

    # On paper

    def to_svg(self) -> str:
        """The chart as a still picture."""
        return self.board.to_svg()

    def to_text(self) -> str:
        """What differs, in sentences."""
        result = self.result
        said = [one.sentence for one in result.differences] or [one.sentence for one in result.findings]
        return "\n".join([f"{self.task.games[0].title}, {spaced(result.games)} games of each variant.", *said])

    def still(self) -> dict[str, str]:
        """The table, the chart and the sentences."""
        return {**super().still(), "text/html": table_html(self.result)}


def table_html(result: Comparison) -> str:
    """A row a number: what it is in the first variant, and by how much each other differs; what is told is bold."""
    rows = list(dict.fromkeys((one.measure, one.who) for one in result.differences))
    if any(not who.startswith("seat ") for measure, who in rows if measure == "win rate"):
        rows = [(m, who) for m, who in rows if m != "win rate" or not who.startswith("seat ")]
    heads = ["", result.names[0], *(f"{name}, beside it" for name in result.names[1:])]
    head = "".join(f'<th scope="col" style="{CELL}">{escape(word)}</th>' for word in heads)
    body = "".join(_row(result, measure, who) for measure, who in rows)
    note = (
        f"± is a 95 % interval, from {spaced(result.games)} games of each with the same luck. Bold: more than chance."
    )
    wrong = "".join(f"<p><b>{escape(line)}</b></p>" for line in result.troubles())
    return (
        f"<div style='{WRAPS}'>{wrong}<table class='cat-beside' style='border-spacing: 0'><tr>{head}</tr>{body}</table>"
        f"<p style='margin: 0 0 6px'>{escape(note)}</p></div>"
    )


def _row(result: Comparison, measure: str, who: str) -> str:
    apart = {one.variant: one.estimate for one in result.differences if (one.measure, one.who) == (measure, who)}
    what = f"{who} wins" if measure == "win rate" else f"{measure} a game"
    cells = [f'<td style="{CELL}">{escape(plus_minus(result.find(measure, who).estimate))}</td>']
    for name in result.names[1:]:
        says = verdict(apart[name]) if name in apart else ""
        bold = "font-weight: bold; " if says not in (UNSURE, SAME, "") else ""
        words = f"{_signed(apart[name])}: {says}" if name in apart else ""
        cells.append(f'<td style="{bold}{CELL}">{escape("the same" if says == SAME else words)}</td>')
    return f'<tr><th scope="row" style="{CELL}; font-weight: normal">{escape(what)}</th>{"".join(cells)}</tr>'


def _signed(number: Any) -> str:
    amount = plus_minus(number)
    return amount if amount.startswith(("+", "−")) else f"+{amount}"
