"""From a click to the picture that answers it, in JupyterLab in a real Chromium, with the settings of `run.py lab`.

The clock of the page is read: from the event's own time stamp to the first frame after the change was drawn. The
slider is timed to the first bars that follow it, and to the sentence about all ten thousand games.
"""

from __future__ import annotations

import math
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.labui import IDLE, redrawn, run_notebook  # noqa: E402 - the tests' folder is not a package to install
from tests.browser.server import copied_notebooks, jupyterlab  # noqa: E402

CLICKS, SLIDES = 60, 16
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
WATCH = """([selector, attribute, event]) => {
  const watched = document.querySelector(selector);
  window.timed = null;
  document.addEventListener(event, (e) => { window.began = e.timeStamp; }, { capture: true, once: true });
  const look = new MutationObserver(() => {
    look.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => { window.timed = performance.now() - window.began; };
      channel.port2.postMessage(0);
    });
  });
  const words = { childList: true, characterData: true, subtree: true };
  look.observe(watched, attribute ? { attributes: true, attributeFilter: [attribute] } : words);
}"""
TIMED = "() => window.timed"
HOOD = '.legal[data-id^="hood:"]'  # a neighborhood that can be chosen


class Row(NamedTuple):
    """What was timed, in milliseconds, and the figures asked for."""

    what: str
    times: list[float]
    asked_median: float | None
    asked_p95: float | None = None

    @property
    def median(self) -> float:
        return median(self.times)

    @property
    def p95(self) -> float:
        return quantiles(self.times, n=20)[-1]

    @property
    def ratio(self) -> float:
        """How many times faster than asked for, at the median, or at 95% where nothing else was asked."""
        return self.asked_median / self.median if self.asked_median else (self.asked_p95 or math.nan) / self.p95

    @property
    def asked(self) -> str:
        return " / ".join(f"{n:.0f}" if n else "–" for n in (self.asked_median, self.asked_p95))


def rows() -> list[Row]:
    """Every measurement."""
    with page_of_lab() as page:
        return [*table_rows(page), *map_rows(page), *slider_rows(page)]


@contextmanager
def page_of_lab(prepare: Callable[[Path], Any] = lambda place: None, **context: Any) -> Iterator[Any]:
    """A page of JupyterLab on a copy of the notebooks, which `prepare` may change; `context` is for the browser."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        home, place = Path(folder, "home"), Path(folder, "place")
        home.mkdir(), place.mkdir()
        copied = copied_notebooks(place)
        prepare(copied)
        with jupyterlab(home, copied) as address:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
            page = browser.new_page(viewport={"width": 1280, "height": 800}, **context)
            page.lab = address
            yield page
            browser.close()


def table_rows(page: Any) -> list[Row]:
    run_notebook(page, "notebooks/cat_cab/play.ipynb")
    page.evaluate("() => document.querySelector('.cat-table').scrollIntoView()")
    measure = page.locator(".cat-table").first.locator("select").first
    found = []
    for goal, words in (("hidden", "without worth"), ("net spaces", "with the worth of every choice")):
        measure.select_option(goal)
        page.wait_for_function(IDLE)
        found += [
            Row(f"select a die, {words}", timed(page, CLICKS, die(page)), 70, 100),
            Row(f"keep the dice, {words}", timed(page, CLICKS, keep(page), undo(page)), 70, 100),
        ]
    return found


def map_rows(page: Any) -> list[Row]:
    """Clicks on the map of Empire: cubes that are placed, and a roll of all dice with what the rival decides."""
    run_notebook(page, "notebooks/empire/play.ipynb")
    page.evaluate("() => document.querySelector('.cat-table').scrollIntoView()")
    table, found = page.locator(".cat-table").first, []
    for words in ("alone", "with the worth of every choice", "with the worth and the best chance of every capture"):
        if "worth" in words:
            table.locator("select").first.select_option("capture")
        if "best" in words:
            with redrawn(page):
                table.get_by_label("best chance of every capture").check()
        page.wait_for_function(IDLE)
        found.append(Row(f"place a cube, {words}", timed(page, CLICKS, hood(page), undo(page)), None, 120))
    for place in ('[data-id="amount:all"]', HOOD, HOOD, HOOD):
        touch(page, place)
    act = choice(page, r"^roll \d d")
    found.append(Row("roll the dice of a battle, with both", timed(page, CLICKS, act, undo(page)), None, 120))
    undo(page)()
    undo(page)()
    with redrawn(page):
        choice(page, "^no more attacks")()
    act = choice(page, "^no free move")
    found.append(Row("end the turn, with both, and the rivals' turns", timed(page, CLICKS, act, undo(page)), None, 120))
    return found


def touch(page: Any, place: str) -> None:
    with redrawn(page):
        page.locator(f".cat-table .cat-hit{place}").first.dispatch_event("click")


def hood(page: Any) -> Callable[[], Any]:
    box = page.locator(f".cat-table .cat-hit{HOOD}").first.bounding_box()
    return lambda: page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def choice(page: Any, words: str) -> Callable[[], Any]:
    """The last choice of the list that these words fit."""
    rows = page.locator(".cat-table .cat-options button").filter(has_text=re.compile(words))
    return lambda: rows.last.click()


def timed(page: Any, times: int, act: Callable[[], Any], after: Callable[[], Any] | None = None) -> list[float]:
    """Milliseconds from each click to the frame in which the first board is drawn anew."""
    found = []
    for _ in range(times):
        page.evaluate(WATCH, [".cat-table .cat-svg", "data-rev", "click"])
        act()
        page.wait_for_function(TIMED)
        found.append(page.evaluate(TIMED))
        page.wait_for_function(IDLE)
        if after:
            after()
    return found


def die(page: Any) -> Callable[[], Any]:
    box = page.locator('.cat-table .cat-hit[data-id="die:1"]').first.bounding_box()
    return lambda: page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def keep(page: Any) -> Callable[[], Any]:
    return lambda: page.locator(".cat-table .cat-options button").filter(has_text="keep all dice").first.click()


def undo(page: Any) -> Callable[[], Any]:
    def back() -> None:
        with redrawn(page):
            page.get_by_role("button", name="Undo").first.click()

    return back


def slider_rows(page: Any) -> list[Row]:
    run_notebook(page, "notebooks/cat_cab/design_lab.ipynb")
    page.evaluate("() => document.querySelector('.cat-lab').scrollIntoView()")
    page.locator(".cat-lab .widget-slider").filter(has_text="curse limit").locator(".noUi-handle").focus()
    first = slides(page, ".cat-lab .cat-svg", "data-rev")
    whole = slides(page, ".cat-lab .cat-status", None)
    return [Row("slider to the first bars", first, 1000), Row("slider to the win rates of 10,000 games", whole, 1000)]


def slides(page: Any, selector: str, attribute: str | None) -> list[float]:
    """Milliseconds from each step of the slider to the change of something, painted."""
    found = []
    for k in range(SLIDES):
        page.evaluate(WATCH, [selector, attribute, "keydown"])
        page.keyboard.press(("ArrowLeft", "ArrowRight")[k % 2])
        page.wait_for_function(TIMED)
        found.append(page.evaluate(TIMED))
        page.wait_for_timeout(1500)  # the distribution of a turn, too, before the next step
    return found


def main() -> int:
    """Print the table; the exit code is 1 if a figure is missed."""
    if not CHROMIUM:
        print("no Chromium found: set CHROMIUM to the path of one")
        return 1
    found = rows()
    print("milliseconds in JupyterLab in Chromium, and how many times faster than asked for")
    print(f"{'from':<66}{'median':>8}{'95%':>8}{'asked':>12}{'ratio':>8}")
    for row in found:
        print(f"{row.what:<66}{row.median:8.0f}{row.p95:8.0f}{row.asked:>12}{row.ratio:8.1f}")
    return 0 if all(row.ratio >= 1 for row in found) else 1


if __name__ == "__main__":
    sys.exit(main())
