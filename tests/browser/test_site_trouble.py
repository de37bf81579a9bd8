"""The site where something is missing: part of a link, WebAssembly, the network, storage. A sentence; nothing lost."""

import base64
import json
import zlib

import pytest
from playwright.sync_api import Page, expect

from catlib import load
from catlib.play import Match, slot_name

from .sites import FOREIGN, PATIENCE, play_a_choice, visit

WALK = pytest.mark.walk
NO_WORKER = "Object.defineProperty(globalThis, 'Worker', { value: undefined })"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"
BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"

NEWER = json.dumps({"format": "catlib match", "version": 99, "catlib": "9.0"})
MATCH = Match(load("cat_cab"), seed=5)


def code_of_another_version() -> str:
    """A share code as a later version of the format would have it."""
    saved = json.loads(MATCH.to_json()) | {"version": 99, "catlib": "9.0"}
    packed = zlib.compress(json.dumps(saved).encode())
    sealed = zlib.crc32(packed).to_bytes(4, "big") + packed
    return "catlib1." + base64.urlsafe_b64encode(sealed).rstrip(b"=").decode()


def news(page: Page):
    return page.locator("#news")


@pytest.mark.parametrize(("link", "sentence"), [
    ("play.html?game=cat_ca", "This link names a game that is not here (cat_ca)"),
    ("play.html?game=constructor", "This link names a game that is not here (constructor)"),
    ("play.html", "This link names no game: it may have been cut off"),
    (f"cat_cab/play.html?code={MATCH.share()[:20]}", "The link holds no game that can be opened here"),
    ("cat_cab/play.html?code=%00<b>", "The link holds no game that can be opened here"),
    (f"cat_cab/play.html?code={code_of_another_version()}", "this catlib reads version 1 (saved by catlib '9.0'"),
])
def test_a_mangled_link_is_said(link, sentence, visitor, site):
    """A link that was cut off or is of another version gets a sentence, and another game is there."""
    page = visitor.new_page()
    page.goto(site.address + link)
    expect(news(page)).to_contain_text(sentence, timeout=PATIENCE)
    if "/" in link:
        expect(page.locator(".cat-table .list button").first).to_be_visible(timeout=PATIENCE)
    page.close()


def test_foreign_code_does_not_run(visitor, site):
    """Every page has a policy: a script that is put into it does not run, and nothing is asked of another host."""
    page = visitor.new_page()
    page.add_init_script(NO_WORKER)  # a policy is the page's own: no games need to start
    own = [path for path in site.folder.rglob("*.html") if "notebooks" not in path.relative_to(site.folder).parts]
    for place in {path.parent: path for path in sorted(own)}.values():
        page.goto(site.address + place.relative_to(site.folder).as_posix())
        assert [False, "connect-src", "script-src-elem"] == page.evaluate(FOREIGN), place
    page.close()
    assert all("Content-Security-Policy" in path.read_text(encoding="utf-8") for path in own)
    assert [] == site.outside


@pytest.mark.parametrize(("block", "sentence"), [
    ("delete globalThis.WebAssembly", "This browser has no WebAssembly"),
    (NO_WORKER, "This browser runs no workers"),
])
def test_what_a_browser_lacks_is_said(block, sentence, chromium, site):
    """A browser that cannot run the games gets a sentence and the still picture."""
    context = chromium.new_context()
    context.add_init_script(block)
    page = context.new_page()
    page.goto(site.address + "cat_cab/play.html")
    expect(news(page)).to_contain_text(sentence)
    expect(page.locator(".still svg").first).to_be_visible()
    context.close()


@pytest.mark.parametrize("parts", [
    ("python/pydantic.wasm.gz", "pyodide/pyodide.asm.wasm.gz"),
    pytest.param(("python/own.bin.zst", "lib/widgets.js", "worker.js"), marks=WALK),
])
def test_a_network_that_goes_away_is_said(parts, chromium, site):
    """Where a visit is cut off, the page says so and keeps its picture; loaded again, it plays."""
    context = chromium.new_context(service_workers="block", reduced_motion="reduce")
    page = context.new_page()
    for part in parts:
        context.route(f"**/{part}", lambda route: route.abort())
        page.goto(site.address + "cat_cab/play.html")
        expect(news(page)).to_contain_text("The network went away", timeout=PATIENCE)
        expect(page.locator(".still svg").first).to_be_visible()
        context.unroute(f"**/{part}")
    page.reload()
    expect(page.locator(".cat-table .list button").first).to_be_visible(timeout=PATIENCE)
    context.close()


@WALK
def test_without_its_snapshot_python_begins_from_its_beginning(chromium, site):
    """It takes longer, and it plays."""
    context = chromium.new_context(service_workers="block", reduced_motion="reduce")
    context.route("**/python/snapshot.bin.zst", lambda route: route.abort())
    context.set_default_timeout(PATIENCE)
    page = visit(context, site, "cat_cab/play.html", "cat_cab: board, without a snapshot")
    play_a_choice(page, site, "cat_cab: a choice, without a snapshot")
    context.close()


def test_a_kept_game_that_is_damaged_is_told_and_stays(chromium, site):
    """The page says so and goes on only when the reader does; a copy can be saved, and nothing is dropped."""
    match = Match(load("cat_cab", players=1), ["human", "crazy cat"], seed=3)
    match.advance()
    match.act(match.legal_actions()[0])
    name = f"catlib game {slot_name(match)}"
    context = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce",
                                  service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{site.address}play.html")
    page.evaluate("(kept) => { for (const [name, text] of kept) localStorage.setItem(name, text); }",
                  [[name, NEWER], [f"{name}.last", match.to_json()]])
    page.close()
    page = visit(context, site, "cat_cab/play.html", "cat_cab: board, with a game of a newer version")
    offer = page.locator(".cat-offer").first
    expect(offer).to_contain_text("this catlib reads version 1 (saved by catlib '9.0'")
    expect(offer).to_contain_text("position. What cannot be read is put aside, not deleted, when you play on.")
    with page.expect_download() as download:
        offer.get_by_role("button", name="Save a copy").tap()
    assert NEWER == download.value.path().read_text()
    expect(offer).to_contain_text("Saved in cat_cab-1-")
    offer.get_by_role("button", name="Go on").tap()
    expect(offer).to_be_hidden()
    play_a_choice(page, site, "cat_cab: a choice, after a game of a newer version")
    assert NEWER == page.evaluate("(name) => localStorage.getItem(name)", f"{name}.unreadable")
    assert [] == page.errors
    context.close()


@WALK
@pytest.mark.parametrize("trouble", [FULL, BLOCKED])
def test_a_full_or_blocked_store_is_said_once(trouble, chromium, site):
    """Where the browser keeps nothing, the game goes on and the page says so once."""
    context = chromium.new_context(reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(trouble)
    page = visit(context, site, "cat_cab/play.html", "cat_cab: board, storage blocked")
    play_a_choice(page, site, "cat_cab: a choice, storage blocked")
    expect(news(page)).to_contain_text("This browser keeps nothing for this page")
    page.evaluate("document.getElementById('news').textContent = ''")
    play_a_choice(page, site, "cat_cab: another choice, storage blocked")
    expect(news(page)).to_have_text("")
    context.close()
