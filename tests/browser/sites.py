"""The built site with a server of its own, and what a test does on its pages.

A service worker keeps the whole site at the first visit, which takes three times as long as the visit: where a test is
not about it, visitors are spared that by `service_workers="block"`.
"""

import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tools.project import Trouble
from tools.site_build import CACHE, build
from tools.site_parts import NO_NPM, has_npm, npm_package
from tools.site_server import server

SIZE = {"width": 1280, "height": 800}
PATIENCE = 120_000  # milliseconds, on a busy machine too
BOARD = "JSON.parse(document.documentElement.dataset.times ?? '{}').board"
FINISHED = "JSON.parse(document.documentElement.dataset.times ?? '{}').finished"

# A page that is too busy to load a widget within anywidget's two seconds.
IMPATIENT = """
  const timeout = AbortSignal.timeout;
  AbortSignal.timeout = (time) => timeout.call(AbortSignal, time === 2000 ? 0 : time);
"""

# Counts what slides on a page, and what moves there now.
COUNT_SLIDES = """
  window.slides = 0;
  const slide = Element.prototype.animate;
  Element.prototype.animate = function (...how) { slides++; return slide.apply(this, how); };
"""
MOVED = "slides + document.getAnimations().length"

# What somebody may write who wishes to run something, and whether a page took it for more than text.
IMAGE = "<img src=x onerror='window.foreign=1'>"
NOTHING_RAN = "[document.querySelectorAll('img[src=x]').length, window.foreign ?? 'nothing ran']"

# Puts a script into the page and asks another host for something; returns whether the script ran, and what was refused.
FOREIGN = """async () => {
  const refused = new Set();
  document.addEventListener('securitypolicyviolation', (event) => refused.add(event.effectiveDirective));
  const script = document.createElement('script');
  script.textContent = 'window.foreign = true';
  document.head.append(script);
  await fetch('http://elsewhere.example/').catch(() => {});
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  return [window.foreign ?? false, ...[...refused].sort()];
}"""


class Site:
    """A built site with its own server, and how long each step took."""

    def __init__(self, folder: Path):
        self.folder, self.steps, self.outside = folder, [], []
        self._server = server(folder, 0)
        self.address = f"http://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def guard(self, route) -> None:
        """Let through what is on this site, and note everything else."""
        if route.request.url.startswith((self.address, "data:", "blob:")):
            route.continue_()
        else:
            self.outside.append(route.request.url)
            route.abort()

    def timed(self, step: str, began: float) -> None:
        self.steps.append((step, time.monotonic() - began))


def site_folder(make: Callable[[], Path], quick: bool = True) -> Path:
    """The folder of the site: the one that CATLIB_SITE names, or one built in the folder that `make` makes.

    A quick one has neither JupyterLite nor sympy nor documentation.
    """
    built = Path(os.environ.get("CATLIB_SITE", "nowhere"))
    if (built / ("index.html" if quick else "notebooks/index.html")).exists():
        return built
    if not has_npm():
        pytest.skip(NO_NPM)
    folder = make() / "site"
    try:
        build(folder, quick)
    except Trouble as trouble:
        pytest.fail(str(trouble))
    return folder


def served(folder: Path) -> Iterator[Site]:
    """The site on a server; afterwards the times of the steps as a table."""
    found = Site(folder)
    yield found
    found.close()
    print("\n" + "\n".join(f"{step:<52}{seconds:7.1f} s" for step, seconds in found.steps))


def visit(context: BrowserContext, site: Site, path: str, what: str = "", until: str = BOARD) -> Page:
    """Open a page and wait until its first board lives."""
    page, began = context.new_page(), time.monotonic()
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)[:500]))
    page.on("console", lambda said: page.errors.append(said.text) if "from its beginning" in said.text else None)
    page.goto(site.address + path)
    page.wait_for_function(until)
    site.timed(what or f"{path}: board", began)
    return page


def play_a_choice(page: Page, site: Site, step: str) -> None:
    """Take the first choice of the list, and wait for the answer."""
    choice = page.locator(".cat-table .list button").first
    expect(choice).to_be_visible()
    before, began = page.locator(".cat-table .list").first.get_attribute("data-rev"), time.monotonic()
    choice.click()
    page.wait_for_function(f"+document.querySelector('.cat-table .list').dataset.rev > {before}")
    site.timed(step, began)


def press_look(page: Page, name: str) -> None:
    """Press a button of the menu at the top, which is closed before and after."""
    page.locator(".looks summary").click()
    page.locator(f"#{name}").click()
    page.keyboard.press("Escape")
    expect(page.locator(f"#{name}")).to_be_hidden()


def run_code(page: Page, code: str) -> str:
    """Run code in the last cell of a page whose cells have run; what it shows."""
    page.wait_for_function(FINISHED)
    return page.evaluate("""async (code) => {
      const { cells, run } = await import(document.querySelector('[rel=modulepreload]').href), cell = cells.at(-1);
      cell.querySelector('.code textarea').value = code;
      await run(cell, true);
      return cell.querySelector('.output').innerText;
    }""", code)


def read_on(page: Page) -> None:
    """Go through a whole page, without a guess, until its last cell has run."""
    page.evaluate("document.querySelectorAll('.chapter').forEach((each) => { each.open = true; })")
    while not page.evaluate(FINISHED):
        page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
        waiting = page.locator(".held button")
        if waiting.count():
            waiting.first.click()
        page.wait_for_timeout(200)


def violations(page: Page) -> list[str]:
    """What axe-core has against a page as it is, a sentence a place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate((npm_package("axe-core", CACHE / "npm") / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [f"{rule['id']}: {node['html'][:200]} {node['failureSummary']}" for rule in found for node in rule["nodes"]]
