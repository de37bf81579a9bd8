"""The designer's bench on the screen: variants side by side, what differs first, with a bar, a stop, and export.

>>> from catlib import load
>>> bench = Bench([load("cat_cab"), load("cat_cab", white_dice=3)], games=60)
>>> bench.result.games
60
"""

import copy
import threading
import time
from collections.abc import Iterator
from html import escape
from pathlib import Path

import ipywidgets as W

from catlib.bench import Comparison, Run, Variants, cut, play_part, task_of
from catlib.bench.voice import say as bench
from catlib.chance import spaced, whole
from catlib.game import Bots
from catwidgets.draw import Board, Scene
from catwidgets.lab.beside import is_alone, table_html, win_chart
from catwidgets.page import StillPicture, background, button, field, flow, written
from catwidgets.session.voice import say

WIDTH, HEIGHT = 470, 250
ENDINGS = (".html", ".csv", ".parquet")
PATIENCE = 8.0  # seconds after which a notebook shows what there is; the rest of the first games is played behind it


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
        """The comparison so far; games that are played meanwhile do not change it."""
        with self._adding:
            return Comparison(self.names, self.task, copy.deepcopy(self.run), True)

    # What it is made of

    def _build(self) -> list[W.Widget]:
        alone = all(game.num_players == 1 for game in self.task.games)
        self.board = Board(Scene(WIDTH, 1 if alone else HEIGHT, bench("who-wins")))
        self._beside, self.bar = W.HTML(), W.HTML()
        guard = self.board.guarded
        self.more = button(say("bench-more"), say("bench-more.tip"), guard(self.play_more))
        self.stop_button = button(say("lab-stop"), say("lab-stop.tip"), guard(self.stop))
        named = f"{self.task.games[0].name}_bench.html"
        self.path = field(W.Text, "", "200px", value=named, tooltip=say("bench-file"))
        save = button(say("bench-export"), say("bench-export.tip"), guard(lambda: self.export(self.path.value)))
        return [self._beside, flow(self.more, self.stop_button, self.path, save, self.bar), self.board]

    # What a person does

    def play_more(self) -> None:
        """Play as many games again as there are, in the background; raise ValueError while some are played."""
        if self._busy:
            raise ValueError(say("bench-busy"))
        self._start(2 * self._played or self.games)

    def stop(self) -> None:
        """Stop after the games that are in hand, and keep what is played; raise ValueError where nothing is."""
        if not self._busy:
            raise ValueError(say("bench-idle"))
        self._stopped = True

    def wait(self) -> None:
        """Wait until the games have been played."""
        if self._work is not None:
            self._work.join()

    def export(self, path: str | Path) -> None:
        """Write one page (.html) or the table of all findings (.csv, .parquet)."""
        target = Path(path)
        if target.suffix not in ENDINGS:
            raise ValueError(say("bench-ending", path=str(path)))
        try:
            if target.suffix == ".html":
                self.result.report(target, [self.board.to_svg()])
            else:
                self.result.save(target)
        except (OSError, ImportError) as error:
            raise ValueError(f"{error}.") from None
        written(target)
        self.board.set_status(say("lab-written", path=str(path)))

    # Working it out

    @property
    def _played(self) -> int:
        """The number of games of each variant so far."""
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
        """Play in the background until that many games of each are counted."""
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
        """Play the games, part by part, and show it now and then."""
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
        """Return what is said once nothing is played any more."""
        played = self._played
        if played < wanted:
            return say("bench-stopped", done=spaced(played), games=spaced(wanted))
        return say("bench-played", games=spaced(played))

    # Showing

    def _show(self, said: str) -> None:
        result = Comparison(self.names, self.task, self.run, True)
        self._beside.value = table_html(result)
        if self.run.tallies[0].counted and not is_alone(result):
            chart = win_chart(result)
            self.board.show(chart.scene(WIDTH, HEIGHT), status=said, numbers=chart.table_html())
        else:
            self.board.set_status(said)

    # On paper

    def to_text(self) -> str:
        """Return what differs, in sentences."""
        result = self.result
        said = [one.sentence for one in result.differences] or [one.sentence for one in result.findings]
        return "\n".join([self.task.games[0].title, say("bench-played", games=spaced(result.games)), *said])

    def still(self) -> dict[str, str]:
        """The table, the chart and the sentences."""
        return {**super().still(), "text/html": table_html(self.result)}


def _so_far(done: int, wanted: int) -> str:
    return say("bench-playing", done=spaced(done), games=spaced(wanted))


def bar_html(done: int, wanted: int) -> str:
    """Return how far it has come, for eyes; the sentence on the board says it aloud.

    >>> "2,500 of 10,000" in bar_html(2500, 10_000)
    True
    """
    words = say("lab-playing", done=spaced(done), games=spaced(wanted))
    bar = f"<progress max={wanted} value={done} aria-label='{escape(words)}'></progress>"
    return f"<span style='display: inline-flex; gap: 8px; align-items: center'>{bar}{words}</span>"
