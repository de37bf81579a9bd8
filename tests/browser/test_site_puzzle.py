"""The puzzle of the day on the built site: there at once, guessed first, kept, and given away to nobody."""

import datetime
import re
import time

import pytest
from playwright.sync_api import expect

from .sites import PATIENCE, press_look, violations

NOW = datetime.datetime(2026, 12, 3, 15, 0)
WIDTHS = "[document.documentElement.scrollWidth, innerWidth]"
LEAST = 200_000  # bytes of the first visit


@pytest.fixture
def reader(chromium, site):
    """A phone on a Thursday; what it fetched, by name."""
    context = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True,
                                   reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    context.set_default_timeout(PATIENCE)
    context.clock.set_fixed_time(NOW)
    context.fetched = []
    context.on("request", lambda request: context.fetched.append(request.url.removeprefix(site.address)))
    yield context
    context.close()


def choose(page, best: bool) -> None:
    """Take the best choice of the puzzle that is shown, or another one."""
    week, day = page.evaluate("""async () => {
      const own = document.querySelector('[rel=modulepreload]').href;
      const { load, dayOf } = await import(own.replace('puzzle.js', 'puzzles.js'));
      const found = await load(dayOf(document.getElementById('puzzle').dataset.day));
      return [found.choices.indexOf(0), found.choices.findIndex((at) => at !== 0)];
    }""")
    page.locator("#choices button").nth(week if best else day).tap()


def test_a_puzzle_is_guessed_first(reader, site):
    """It is there without Python and in few bytes; then all is told, kept, and can be shared."""
    page, began = reader.new_page(), time.monotonic()
    page.goto(f"{site.address}puzzle.html")
    expect(page.locator("#picture svg")).to_be_visible()
    site.timed("the puzzle on a first visit", began)
    names = [name for name in reader.fetched if not name.startswith("data:")]
    assert [] == [name for name in names if "pyodide" in name or "python" in name]
    assert LEAST > sum((site.folder / name).stat().st_size for name in names)
    expect(page.locator("#when")).to_have_text("Today, Thursday 3 December · medium")
    assert page.locator("#answer").is_hidden()
    found = violations(page)
    choose(page, best=True)
    expect(page.locator("#verdict")).to_have_text("★★★ Yes, that's the best move.")
    expect(page.locator("#verdict")).to_be_focused()
    expect(page.locator("#streak")).to_have_text("Days in a row: 1")
    assert page.locator("#worth tr").count() >= 2
    assert page.locator("#choices").is_hidden()  # so what they are worth begins in sight
    assert 844 > page.locator("#worth tr").first.bounding_box()["y"]
    for _ in ("light", "dark"):
        found += violations(page)
        press_look(page, "theme")
    assert [] == found
    press_look(page, "large")
    assert [390, 390] == page.evaluate(WIDTHS)
    press_look(page, "large")
    page.locator("#copy").tap()
    expect(page.locator("#said")).to_contain_text("It gives nothing away")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert f"Every Chance, Thursday 3 December (medium): ★★★\n{site.address}puzzle.html#2026-12-03" == copied
    page.close()

    reader.clock.set_fixed_time(NOW + datetime.timedelta(days=1))
    page = reader.new_page()
    page.goto(f"{site.address}puzzle.html#2027-01-01")  # which has not come
    expect(page.locator("#when")).to_contain_text("Today, Friday 4 December")
    choose(page, best=False)
    expect(page.locator("#verdict")).to_have_text(re.compile("^(★★☆ Close|★☆☆ No)"))
    expect(page.locator("#next")).to_have_text("Another puzzle: 2 December")  # 3 December is solved
    expect(page.locator("#worth .best")).to_have_count(1)
    expect(page.locator("#streak")).to_have_text("Days in a row: 2")
    page.locator("#days a[aria-label*='3 December']").tap()
    expect(page.locator("#verdict")).to_have_text("★★★ Yes, that's the best move.")
    page.locator("#days a[aria-label*='30 November']").tap()
    expect(page.locator("#when")).to_have_text("Monday 30 November · easy")
    assert page.locator("#answer").is_hidden()
    assert [390, 390] == page.evaluate(WIDTHS)
    page.close()


def test_the_landing_page_opens_with_it(reader, site):
    """Its picture and question lead to it, and a game that is kept is one tap away."""
    page = reader.new_page()
    page.goto(site.address)
    expect(page.locator("#today svg")).to_be_visible()
    assert page.locator("#kept").is_hidden()
    page.evaluate("localStorage.setItem('catlib game empire-3-00000000', '{}')")
    page.reload()
    expect(page.locator("#kept a")).to_have_text("Empire")
    question = page.locator("#today span").last.inner_text()
    page.locator("#today").tap()
    expect(page.locator("#asked")).to_have_text(question)
    page.close()
