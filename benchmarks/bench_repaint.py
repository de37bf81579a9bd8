"""From a click on each game's table to its repaint, beside a plain twin in the same page: one button, one line of text.

The twin is what a message to the kernel and back costs here and now; the two are clicked in turns, so that a busy
machine slows both. A table answers with the story told, the choices and the board; the asked figures, 70 ms at the
median and 100 ms at 95%, are for a calm machine.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench_click import CHROMIUM, TIMED, WATCH, page_of_lab, undo  # noqa: E402 - the folders are not packages to install

from tests.browser.labui import IDLE, run_notebook  # noqa: E402

GAMES = ("cat_cab", "empire", "taxi_derby", "meow_daifugo", "washi_cat")
ROUNDS = 25
TWIN = """import ipywidgets as W

said, press = W.HTML("0"), W.Button(description="the plain twin")
said.add_class("twin-said"), press.add_class("twin-press")
press.on_click(lambda _: setattr(said, "value", str(int(said.value) + 1)))
W.VBox([press, said])"""


class Times(NamedTuple):
    """Milliseconds from a click to the frame in which it is answered: of a game's table, and of the twin."""

    game: str
    table: list[float]
    twin: list[float]

    @property
    def line(self) -> str:
        """The figures of a game in one line."""
        figures = median(self.table), quantiles(self.table, n=20)[-1], median(self.twin), quantiles(self.twin, n=20)[-1]
        return f"{self.game:<14}" + "".join(f"{n:>9.0f}" for n in figures) + f"{figures[0] / figures[2]:>9.1f}"


def with_twin(notebooks: Path) -> None:
    """A copy of each game's play notebook that ends with the twin."""
    for game in GAMES:
        play = next(notebooks.rglob(f"{game}/play.ipynb"))
        book = json.loads(play.read_text(encoding="utf-8"))
        cell: dict[str, Any] = {"cell_type": "code", "execution_count": None, "id": "twin", "metadata": {}}
        book["cells"].append(cell | {"outputs": [], "source": TWIN})
        play.with_name("repaint.ipynb").write_text(json.dumps(book), encoding="utf-8")


def clicked(page: Any, selector: str, attribute: str | None, act: Callable[[], Any]) -> float:
    """Milliseconds from a click to the frame after something changed."""
    page.evaluate(WATCH, [selector, attribute, "click"])
    act()
    page.wait_for_function(TIMED, timeout=120_000)
    page.wait_for_function(IDLE, timeout=120_000)
    return float(page.evaluate(TIMED))


def measured(page: Any, game: str) -> Times:
    """A game's first choice, taken and taken back, in turns with the twin."""
    run_notebook(page, f"notebooks/{game}/repaint.ipynb")
    choice = page.locator(".cat-table .cat-options button:not([disabled])").first
    press = page.locator(".twin-press").first
    table, twin = list[float](), list[float]()
    for _ in range(ROUNDS):
        twin.append(clicked(page, ".twin-said", None, lambda: press.dispatch_event("click")))
        table.append(clicked(page, ".cat-table .cat-svg", "data-rev", lambda: choice.dispatch_event("click")))
        undo(page)()
        page.wait_for_function(IDLE, timeout=120_000)
    return Times(game, table, twin)


def main() -> int:
    """Print a line for each game."""
    if not CHROMIUM:
        print("no Chromium found: set CHROMIUM to the path of one")
        return 1
    print("milliseconds from click to repaint in JupyterLab in Chromium, and the ratio of the medians")
    print(f"{'table':<14}{'median':>9}{'95%':>9}{'twin':>9}{'95%':>9}{'ratio':>9}")
    with page_of_lab(with_twin, reduced_motion="reduce") as page:
        for game in sys.argv[1:] or GAMES:
            print(measured(page, game).line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
