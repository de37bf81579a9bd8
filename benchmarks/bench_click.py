"""From a click on each game's table to its repaint, and from a step of a design lab's slider to what follows it.

JupyterLab runs in a real Chromium, with the settings of `run.py lab`. The clock of the page is read: from the event's
own time stamp to the first frame after the change was drawn. Beside each table is a plain twin in the same page, one
button and one line of text: what a message to the kernel and back costs here and now. The two are clicked in turns, so
that a busy machine slows both; the asked figures, 70 ms at the median and 100 ms at 95%, are for a calm one.
"""

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.labui import IDLE, redrawn, run_notebook  # noqa: E402 - the tests' folder is not a package to install
from tests.browser.server import copied_notebooks, jupyterlab  # noqa: E402

GAMES = ("cat_cab", "empire", "taxi_derby", "meow_daifugo", "washi_cat")
ROUNDS, SLIDES = 25, 16
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
TWIN = """import ipywidgets as W

said, press = W.HTML("0"), W.Button(description="the plain twin")
said.add_class("twin-said"), press.add_class("twin-press")
press.on_click(lambda _: setattr(said, "value", str(int(said.value) + 1)))
W.VBox([press, said])"""


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


def table_rows(page: Any, game: str) -> None:
    """A game's first choice, taken and taken back, in turns with the twin."""
    run_notebook(page, f"notebooks/{game}/repaint.ipynb")
    choice = page.locator(".cat-table .cat-options button:not([disabled])").first
    press = page.locator(".twin-press").first
    table, twin = list[float](), list[float]()
    for _ in range(ROUNDS):
        twin.append(clicked(page, ".twin-said", None, lambda: press.dispatch_event("click")))
        table.append(clicked(page, ".cat-table .cat-svg", "data-rev", lambda: choice.dispatch_event("click")))
        with redrawn(page):
            page.get_by_role("button", name="Undo").first.click()
        page.wait_for_function(IDLE, timeout=120_000)
    print_row(game, table)
    print_row("  its twin", twin)


def slider_rows(page: Any) -> None:
    run_notebook(page, "notebooks/cat_cab/design_lab.ipynb")
    page.evaluate("() => document.querySelector('.cat-lab').scrollIntoView()")
    page.locator(".cat-lab .widget-slider").filter(has_text="curse limit").locator(".noUi-handle").focus()
    print_row("slider to the first bars", slides(page, ".cat-lab .cat-svg", "data-rev"))
    print_row("slider to the win rates of 10,000 games", slides(page, ".cat-lab .cat-status", None))


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


def print_row(what: str, times: list[float]) -> None:
    print(f"{what:<42}{median(times):9.0f}{quantiles(times, n=20)[-1]:9.0f}", flush=True)


def main(games: list[str]) -> int:
    """Print a line for each table, its twin, and the slider."""
    if not CHROMIUM:
        print("no Chromium found: set CHROMIUM to the path of one")
        return 1
    print(f"{'milliseconds in JupyterLab in Chromium':<42}{'median':>9}{'95%':>9}")
    with page_of_lab(with_twin, reduced_motion="reduce") as page:
        for game in games or GAMES:
            table_rows(page, game)
        slider_rows(page)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
