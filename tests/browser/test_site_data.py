"""What the site fetches and when: the first page next to nothing, a game what it needs, telling how much has come."""

import gzip
import re

import pytest
from playwright.sync_api import expect

from tools.site_kit import KIT

from .sites import BOARD, PATIENCE, SIZE, visit

LARGEST = 500_000  # bytes of the first page with all its pictures
FIRST_VISIT = 25_000_000  # bytes of a game, as a host sends them that packs what is text
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })"
LAST = "python/snapshot.bin.zst"
WATCH_NEWS = """
  window.news = [];
  addEventListener('DOMContentLoaded', () => {
    const place = document.getElementById('news');
    new MutationObserver(() => news.push(place.textContent)).observe(place, { childList: true, subtree: true });
  });
"""


@pytest.fixture
def reader(chromium, site):
    """A reader who has never been here; which files the browser and its service worker fetched, by their names."""
    context = chromium.new_context(viewport=SIZE, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.fetched = []
    context.on("request", lambda request: context.fetched.append(request.url.removeprefix(site.address)))
    yield context
    context.close()


def size(site, names) -> int:
    """How many bytes of the site these files are."""
    return sum((site.folder / (name or "index.html")).stat().st_size for name in names)


def sent(site, names) -> int:
    """Return how many bytes a host sends that packs these files with gzip."""
    files = [site.folder / name for name in set(names)]
    return sum(len(gzip.compress(file.read_bytes(), 1)) for file in files if file.is_file())


def test_the_first_page_fetches_nothing_large(reader, site):
    """It has its pictures and no more, also after a while, and says how much a game will fetch."""
    page = reader.new_page()
    page.goto(site.address, wait_until="networkidle")
    page.wait_for_timeout(1000)
    assert not page.evaluate("navigator.serviceWorker.controller")
    assert [] == page.evaluate("navigator.serviceWorker.getRegistrations()")
    assert size(site, reader.fetched) < LARGEST
    [told] = re.findall(r"fetches about (\d+) MB", " ".join(page.locator("main").inner_text().split()))
    files = [path.relative_to(site.folder) for path in site.folder.rglob("*.*") if path.name != KIT]
    kept = sent(site, [file for file in files if file.parts[0] not in ("notebooks", "docs")]) / 1e6
    assert 0.75 < float(told) / kept < 1.35  # a quick site lacks sympy
    page.close()


def test_a_page_says_how_much_of_python_has_come(reader, site):
    """In percent, beside the words that are read aloud, and in sight; a unit says what comes where."""
    page = reader.new_page()
    reader.route(f"**/{LAST}", lambda route: None)  # which never comes
    page.goto(site.address + "cat_cab/play.html")
    expect(page.locator("#news")).to_have_text(re.compile(r"One moment: fetching Python … [1-9]\d?%"))
    assert "One moment: fetching Python …" == page.locator("#news").evaluate("(news) => news.firstChild.textContent")
    assert "true" == page.locator("#news span").get_attribute("aria-hidden")
    page.set_viewport_size({"width": 390, "height": 600})
    page.goto(site.address + "course/12_a_pass_speaks.html")
    coming = [f"Still loading: {what} comes here." for what in ("something to try", "a question")]
    expect(page.locator(".coming")).to_have_text(coming)
    page.locator(".coming").last.scroll_into_view_if_needed()
    expect(page.locator("#news")).to_be_in_viewport()
    page.close()


def test_who_saves_data_is_sent_only_what_a_page_needs(reader, site):
    """Nothing is fetched for later, and the game is played all the same; what it needs is told to schools."""
    reader.add_init_script(SAVES_DATA + WATCH_NEWS)
    page = visit(reader, site, "cat_cab/play.html", "cat_cab: board, saving data")
    page.wait_for_timeout(500)
    assert "100%" == [words for words in page.evaluate("news") if "%" in words][-1].split("… ")[1]
    assert [] == page.evaluate("navigator.serviceWorker.getRegistrations()")
    needed = sent(site, [name for name in reader.fetched if ":" not in name])
    assert 15_000_000 < needed < FIRST_VISIT
    [told] = re.findall(r"fetches about (\d+) MB", (site.folder / "schools.html").read_text(encoding="utf-8"))
    assert 0.75 < float(told) * 1e6 / needed < 1.35
    page.close()


@pytest.mark.parametrize("path", ["empire/play.html", "workshop.html#ours=empire", "odds.html"])
def test_a_first_visit_fetches_what_it_needs(path, reader, site):
    """Until a board or an answer is there; a quick site is packed less tightly."""
    reader.add_init_script(SAVES_DATA)
    visit(reader, site, path, until=f"{BOARD} || {BOARD.replace('board', 'answer')}").close()
    most = FIRST_VISIT if (site.folder / "notebooks").exists() else 1.2 * FIRST_VISIT
    assert 15_000_000 < sent(site, [name for name in reader.fetched if ":" not in name]) < most
