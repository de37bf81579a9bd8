"""The site that needs no server, in a browser that reaches no other host: play, guess, change a rule, come back."""

from __future__ import annotations

import os
import re
import threading
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tools.project import Trouble
from tools.site_build import CACHE, build
from tools.site_pages import games
from tools.site_parts import NO_NPM, has_npm, npm_package
from tools.site_server import server

GAMES = [game.name for game in games()]
WALK = pytest.mark.walk
PATIENCE = 120_000  # milliseconds, on a busy machine too


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


def _site(tmp_path_factory):
    built = os.environ.get("CATLIB_SITE")  # a site that is built already
    if not built and not has_npm():
        pytest.skip(NO_NPM)
    folder, began = Path(built) if built else tmp_path_factory.mktemp("site") / "site", time.monotonic()
    try:
        if not built:
            build(folder, quick=True)
    except Trouble as trouble:
        pytest.fail(str(trouble))
    found = Site(folder)
    found.timed("build", began)
    yield found
    found.close()
    print("\n" + "\n".join(f"{step:<44}{seconds:7.1f} s" for step, seconds in found.steps))


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The site, built without JupyterLite and sympy; afterwards the times of the steps as a table."""
    yield from _site(tmp_path_factory)


@pytest.fixture(scope="module")
def visitor(chromium, site):
    """A reader who comes back: one storage for all tests of this file, and no other host."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.route("**/*", site.guard)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def visit(context, site: Site, path: str, what: str = "") -> Page:
    """Open a page and wait until its first board lives."""
    page, began = context.new_page(), time.monotonic()
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)[:500]))
    page.goto(site.address + path)
    page.wait_for_function("JSON.parse(document.documentElement.dataset.times ?? '{}').board")
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


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=WALK) for game in GAMES[1:])])
def test_a_turn_of_each_game_is_played(game, visitor, site):
    """The table of each game is alive: a choice is taken and the game goes on, with nothing from another host."""
    page = visit(visitor, site, f"{game}/play.html", f"{game}: board, {'first' if game == GAMES[0] else 'later'} visit")
    play_a_choice(page, site, f"{game}: a choice")
    assert ([], []) == (page.errors, site.outside)
    page.close()


def test_a_game_goes_on_after_a_reload(visitor, site):
    """What was played is there again when the page is closed and opened."""
    page = visit(visitor, site, "cat_cab/play.html")
    play_a_choice(page, site, "cat_cab: a choice")
    page.wait_for_timeout(200)
    before = page.locator(".cat-log").first.inner_text()
    page.close()
    again = visit(visitor, site, "cat_cab/play.html", "cat_cab: board, with a kept game")
    expect(again.locator(".cat-log").first).to_have_text(re.compile(re.escape(before.splitlines()[-1])))
    again.close()


def test_a_link_opens_a_position(visitor, site):
    """A link with a share code opens that position; one that was cut off says so."""
    from catlib import load
    from catlib.match import Match

    match = Match(load("cat_cab", players=1), ["human", "crazy cat"], seed=5, names=["Zoe", None])
    match.advance()
    page = visitor.new_page()
    page.goto(f"{site.address}play.html?game=cat_cab&code={match.share()}")
    expect(page.locator(".cat-table").first).to_contain_text("Zoe")
    page.goto(f"{site.address}cat_cab/play.html?code={match.share()[:20]}")
    expect(page.locator("#news")).to_contain_text("The link holds no game that can be opened here")
    page.goto(f"{site.address}play.html?game=cat_ca")
    expect(page.locator("#news")).to_contain_text("This link names a game that is not here (cat_ca)")
    page.close()


def test_a_lesson_asks_checks_and_remembers(visitor, site):
    """A guess is answered, a wrong and a right answer are judged, and all is there after a reload."""
    page = visit(visitor, site, "course/01_ties.html", "course: first guess")
    asked = page.locator(".cat-lesson").first
    asked.locator("input[type=radio]").first.check()
    asked.locator("button[type=submit]").click()
    expect(asked).to_contain_text("The answer")
    expect(page.locator(".cat-lesson").nth(1)).to_be_visible()
    page.wait_for_timeout(200)
    page.close()
    again = visit(visitor, site, "course/01_ties.html")
    expect(again.locator(".cat-lesson").first).to_contain_text("The answer")
    assert [] == again.errors
    again.close()


def test_a_slider_redraws_ten_thousand_games(visitor, site):
    """A rule is turned in the lab, whole games are played anew, and the rule is kept for the next visit."""
    page = visit(visitor, site, "cat_cab/design_lab.html", "cat_cab: design lab")
    status = page.locator(".cat-lab .cat-status").first
    expect(status).to_contain_text("Estimate")
    before, began = status.inner_text(), time.monotonic()
    page.locator(".cat-lab .noUi-handle").first.focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("(old) => { const now = document.querySelector('.cat-lab .cat-status').textContent;"
                           "return now.includes('Estimate') && now !== old; }", arg=before)
    site.timed("cat_cab: 10 000 games after a slider", began)
    page.close()
    again = visit(visitor, site, "cat_cab/design_lab.html")
    expect(again.locator(".cat-lab .widget-readout").first).to_have_text("4")
    again.close()


def test_without_a_network_everything_goes_on(chromium, site):
    """After the first visit the server may be gone."""
    folder = site.folder
    here = Site(folder)
    context = chromium.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = visit(context, here, "cat_cab/play.html", "first visit of another reader")
    page.wait_for_function("document.documentElement.dataset.kept === 'all'")
    page.close()
    here.close()
    page = visit(context, here, "empire/play.html", "another game without a network")
    page.close()
    context.close()
    site.steps += here.steps


@pytest.mark.parametrize(("block", "sentence"), [
    ("delete globalThis.WebAssembly", "This browser has no WebAssembly"),
    ("Object.defineProperty(globalThis, 'Worker', { value: undefined })", "This browser runs no workers"),
])
def test_what_a_browser_lacks_is_said(block, sentence, chromium, site):
    """A browser that cannot run the games gets a sentence and the still picture."""
    context = chromium.new_context()
    context.add_init_script(block)
    page = context.new_page()
    page.goto(site.address + "cat_cab/play.html")
    expect(page.locator("#news")).to_contain_text(sentence)
    expect(page.locator(".still svg").first).to_be_visible()
    context.close()


def test_a_network_that_goes_away_is_said(chromium, site):
    """Where a part cannot be fetched, the page says so."""
    context = chromium.new_context(service_workers="block")
    page = context.new_page()
    context.route("**/python/first.zip", lambda route: route.abort())
    page.goto(site.address + "cat_cab/play.html")
    expect(page.locator("#news")).to_contain_text("The network went away", timeout=PATIENCE)
    context.close()


@WALK
def test_a_full_store_is_said_once(chromium, site):
    """Where the browser keeps nothing, the game goes on and the page says so."""
    context = chromium.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"
    )
    page = visit(context, site, "cat_cab/play.html", "cat_cab: board, storage blocked")
    play_a_choice(page, site, "cat_cab: a choice, storage blocked")
    expect(page.locator("#news")).to_contain_text("This browser keeps nothing for this page")
    context.close()


DEEPER = ["cat_cab/play.html", "course/01_ties.html", "cat_cab/design_lab.html"]


@pytest.mark.parametrize("path", ["index.html", *(pytest.param(path, marks=WALK) for path in DEEPER)])
def test_axe_finds_nothing(path, visitor, site):
    """Axe finds no violation on each kind of page, in both themes; nothing is wider than a phone."""
    script = (npm_package("axe-core", CACHE / "npm") / "axe.min.js").read_text(encoding="utf-8")
    page = visitor.new_page()
    page.goto(site.address + path)
    if "/" in path:
        page.wait_for_function("JSON.parse(document.documentElement.dataset.times ?? '{}').board")
    page.evaluate(script)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    page.locator("#theme").click()
    found += page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    told = [f"{each['id']}: {each['nodes'][0]['html'][:200]} {each['nodes'][0]['failureSummary']}" for each in found]
    assert [] == told
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.close()
