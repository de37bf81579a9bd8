"""The designer's bench on the screen: variants side by side, what differs first, with a bar, a stop, and export.

>>> from catlib import load
>>> bench = Bench([load("cat_cab"), load("cat_cab", white_dice=3)], games=60)
>>> bench.result.games
60
"""

from __future__ import annotations

import copy
import threading
import time
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as W

from catlib.bench import (
    PAYOFF,
    Comparison,
    Finding,
    Run,
    Variants,
    cut,
    is_of_the_whole,
    own_name,
    play_part,
    plus_minus,
    task_of,
)
from catlib.chance import spaced, whole
from catlib.game import Bots, Game
from catlib.game import together as winning_together
from catwidgets.draw import Board, Scene, win_rates, with_rest
from catwidgets.lab.beside import SAME, UNSURE, WRAPS, changed, together, verdict
from catwidgets.page import StillPicture, background, written

WIDTH, HEIGHT = 560, 250
EVERYBODY = "everybody"
CALLED = {"win rate": "everybody wins", "completion": "somebody wins", "shared wins": "several share the win"}
ENDINGS = (".html", ".csv", ".parquet")
PATIENCE = 8.0  # seconds after which a notebook shows what there is; the rest of the first games is played behind it
NOTE = "font-weight: normal; color: var(--jp-content-font-color2, #5c6166)"
CELL = "text-align: left; vertical-align: top; padding: 1px 12px 1px 0"


class Bench(StillPicture, W.VBox):
    """Variants of a game played side by side with the same luck; differences from the first stand first.

    Parameters
    ----------
    variants, bots, seed :
        As for `catlib.bench.compare`.
    games : int
        How many games of each are played at first; a button plays as many again, in the background. Ctrl-C, or
        interrupting the kernel, keeps what is played. First games that take long in a notebook go on in the background.
    """

    def __init__(self, variants: Variants, bots: Bots = None, games: int = 2000, seed: int = 0):
        self.names, self.task = task_of(variants, bots, seed)
        self.games, self._stopped, self._busy = whole("games", games), False, False
        self.run, self._adding = Run.of(self.task), threading.Lock()
        self._work: background.Work | None = None
        super().__init__(self._build())
        self.add_class("cat-bench")
        self._play_first()

    @property
    def result(self) -> Comparison:
        """What is known so far; games that are played meanwhile do not change it."""
        with self._adding:
            return Comparison(self.names, self.task, copy.deepcopy(self.run), True)

    # What it is made of

    def _build(self) -> list[W.Widget]:
        self.board = Board(Scene(WIDTH, 1 if _is_alone(self.task.games) else HEIGHT, "Who wins"))
        self._beside, self.bar = W.HTML(), W.HTML()
        self.more = self._button("Play as many again", "Play more games, for narrower intervals", self.play_more)
        self.stop_button = self._button("Stop", "Stop, and keep what is played", self.stop)
        self.path = W.Text(value=f"{self.task.games[0].name}_bench.html", tooltip="File: .html, .csv or .parquet")
        self.path.layout = W.Layout(width="200px")
        save = self._button(
            "Export", "One page (.html) or a table (.csv, .parquet)", lambda: self.export(self.path.value)
        )
        layout = W.Layout(display="flex", flex_flow="row wrap", align_items="center", overflow="visible")
        tools = W.Box([self.more, self.stop_button, self.path, save, self.bar], layout=layout)
        return [self._beside, tools, self.board]

    def _button(self, words: str, tip: str, act: Any) -> W.Button:
        button = W.Button(description=words, tooltip=tip, layout=W.Layout(width="auto"))
        button.on_click(self.board.guarded(lambda _: act()))
        return button

    # What a person does

    def play_more(self) -> None:
        """Play as many games again as there are, in the background; raise ValueError while some are played."""
        if self._busy:
            raise ValueError("Games are being played already; wait for them, or press Stop first.")
        self._start(2 * self._played or self.games)

    def stop(self) -> None:
        """Stop after the games that are in hand, and keep what is played; raise ValueError where nothing is."""
        if not self._busy:
            raise ValueError("No games are being played.")
        self._stopped = True

    def wait(self) -> None:
        """Wait until the games that are wanted are played."""
        if self._work is not None:
            self._work.join()

    def export(self, path: str | Path) -> None:
        """Write one page (.html) or the table of all findings (.csv, .parquet)."""
        target = Path(path)
        if target.suffix not in ENDINGS:
            raise ValueError(f"{str(path)!r}: give a name that ends in .html, .csv or .parquet.")
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

    @property
    def _played(self) -> int:
        """How many games of each variant are counted."""
        return self.run.tallies[0].games

    def _play_first(self) -> None:
        """Play the first games here and now; where that takes long and somebody looks on, behind what there is."""
        patience = 0.0 if not background.HAS_THREADS else PATIENCE if background.in_kernel() else float("inf")
        enough = time.monotonic() + patience
        try:
            for _ in self._playing(self.games):
                if time.monotonic() > enough and self._played < self.games:
                    break
        except KeyboardInterrupt:
            if not self._played:
                raise
            self._stopped = True
        if self._stopped:
            self._show(self._ended(self.games))
        elif self._played < self.games:
            self._show(_so_far(self._played, self.games))
            self._start(self.games)

    def _start(self, wanted: int) -> None:
        """Play in the background until so many games of each are counted."""
        self._stopped, self._busy = False, True
        self._work = background.start(self._guarded(wanted))

    def _guarded(self, wanted: int) -> Iterator[None]:
        try:
            yield from self._playing(wanted)
        except Exception as error:
            self.board.show_error(error)
        finally:
            self._busy, self.bar.value = False, ""

    def _playing(self, wanted: int) -> Iterator[None]:
        """Play what is wanted, part by part, and show it now and then."""
        ranges = cut(self.task, self._played, wanted)
        for n, (start, stop) in enumerate(ranges, 1):
            part = play_part(self.task, start, stop)
            with self._adding:
                self.run.add(part)
            ended = n == len(ranges) or self._stopped
            self.bar.value = "" if ended else bar_html(stop, wanted)
            if ended or n % max(1, len(ranges) // 5) == 0:
                self._show(self._ended(wanted) if ended else _so_far(stop, wanted))
            yield
            if self._stopped and not ended:
                self._show(self._ended(wanted))
            if self._stopped:
                return

    def _ended(self, wanted: int) -> str:
        """What is said once nothing is played any more."""
        played = self._played
        if played < wanted:
            return f"Stopped: {spaced(played)} of {spaced(wanted)} games of each variant are played, and they are kept."
        return f"{spaced(played)} games of each variant."

    # Showing

    def _show(self, said: str) -> None:
        result = Comparison(self.names, self.task, self.run, True)
        self._beside.value = table_html(result)
        found = {name: self._of(result, name) for name in self.names}
        if all(found.values()) and not _is_alone(self.task.games):
            names = [one.who or EVERYBODY for one in max(found.values(), key=len)]
            chart = win_rates({name: [one.estimate for one in each] for name, each in found.items()}, names, "Who wins")
            chart = with_rest(chart, list(zip(self.task.games, self.run.tallies, strict=True)))
            self.board.show(chart.scene(WIDTH, HEIGHT), status=said, numbers=chart.table_html())
        else:
            self.board.set_status(said)

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


def _so_far(done: int, wanted: int) -> str:
    return f"{spaced(done)} of {spaced(wanted)} games of each variant are played …"


def bar_html(done: int, wanted: int) -> str:
    """How far it has come, for eyes; the sentence on the board says it aloud.

    >>> "2 500 of 10 000" in bar_html(2500, 10_000).replace("\u202f", " ")
    True
    """
    words = f"{spaced(done)} of {spaced(wanted)}"
    bar = f"<progress max={wanted} value={done} aria-label='games played'></progress>"
    return f"<span style='display: inline-flex; gap: 8px; align-items: center'>{bar}{words}</span>"


def table_html(result: Comparison) -> str:
    """A row a number: what it is in the first variant, and by how much each other differs; what is told is bold."""
    heads = ["<td></td>", *(_head(result, i) for i in range(len(result.names)))]
    body = "".join(_row(result, measure, who) for measure, who in _rows(result))
    several = len(result.names) > 1
    luck = " with the same luck. Bold: more than chance would do." if several else "."
    note = f"± is a 95 % interval, from {spaced(result.games)} games{' of each' if several else ''}{luck}"
    wrong = "".join(f"<p><b>{escape(line)}</b></p>" for line in result.troubles())
    return (
        f"<div style='{WRAPS}'>{wrong}<table class='cat-beside' style='border-spacing: 0'>"
        f"<tr>{''.join(heads)}</tr>{body}</table><p style='margin: 0 0 6px'>{escape(note)}</p></div>"
    )


def _head(result: Comparison, i: int) -> str:
    """A variant's name, and under it what was changed."""
    name, task = escape(result.names[i]), result.task
    if i > 0:
        what = changed((task.games[0], task.games[i]), (task.bots[0], task.bots[i])) or "nothing changed"
        name = f"{name}, beside it<div style='{NOTE}'>{escape(what)}</div>"
    return f'<th scope="col" style="{CELL}">{name}</th>'


def _rows(result: Comparison) -> list[tuple[str, str]]:
    """What is told of every variant, by measure and by whose it is."""
    of_games = [one for one in result.findings if one.measure == "win rate" or _is_mean(one, result) or _is_rest(one)]
    rows = list(dict.fromkeys((one.measure, one.who) for one in result.differences or of_games))
    if _is_alone(result.task.games):
        return [(measure, who) for measure, who in rows if measure not in CALLED]
    if any(not who.startswith("seat ") for measure, who in rows if measure == "win rate"):
        rows = [(m, who) for m, who in rows if m != "win rate" or not who.startswith("seat ")]
    return rows


def _is_alone(games: tuple[Game, ...]) -> bool:
    """Whether one plays alone, so that nobody is beaten."""
    return all(game.num_players == 1 for game in games)


def _is_rest(one: Finding) -> bool:
    """Whether it tells of games that nobody wins, or several."""
    value = {"completion": 1 - one.estimate.value, "shared wins": one.estimate.value}.get(one.measure, 0)
    return value > 0


def _is_mean(one: Finding, result: Comparison) -> bool:
    return one.measure in result.run.tallies[0].values and is_of_the_whole(one.measure)


def _row(result: Comparison, measure: str, who: str) -> str:
    apart = {one.variant: one.estimate for one in result.differences if (one.measure, one.who) == (measure, who)}
    own = own_name(measure)
    game = f"{own} a game" + ", as the game counts" * (own != measure)
    if measure.startswith(PAYOFF) and winning_together(result.task.games[0].rules):
        game = "payoff of everybody a game"
    what = f"{who} wins" if who and measure == "win rate" else CALLED.get(measure, game)
    what = f"wins of {who}" if who in result.task.games[0].rules.TEAMS else what
    cells = [f'<td style="{CELL}">{together(plus_minus(result.find(measure, who).estimate))}</td>']
    for name in result.names[1:]:
        says = verdict(apart[name]) if name in apart else ""
        bold = "font-weight: bold; " if says not in (UNSURE, SAME, "") else ""
        words = f"{together(_signed(apart[name]))}: {escape(says)}" if name in apart else ""
        cells.append(f'<td style="{bold}{CELL}">{"the same" if says == SAME else words}</td>')
    return f'<tr><th scope="row" style="{CELL}; font-weight: normal">{escape(what)}</th>{"".join(cells)}</tr>'


def _signed(number: Any) -> str:
    amount = plus_minus(number)
    return amount if amount.startswith(("+", "−")) else f"+{amount}"
