"""Long games on the site, on a phone: whatever a reader decides, nothing is printed, no choice is hidden."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tools.site_pages import games

from .sites import PATIENCE, visit

WALK = pytest.mark.walk
GAMES = [game.name for game in games()]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
KNOWN = "strict mode: use allowUnionTypes"  # Jupyter's drawing of widgets says so of itself
LIST = ".cat-table .list"
DECIDE = """(share) => {
  const rows = [...document.querySelector('.cat-table .list').querySelectorAll('button:not([disabled])')];
  const decisions = rows.filter((row) => !/^do:(all|review)/.test(row.dataset.id));
  decisions[Math.floor(share * decisions.length)].click();
}"""
CUT = f"""() => {{
  const list = document.querySelector('{LIST}'), sign = list.parentElement.querySelector('.more');
  return sign.checkVisibility() ? 0 : list.scrollHeight - list.clientHeight;
}}"""
COLLECT = "\nimport gc\ngc.collect();"


def decide(page: Page, rng: random.Random) -> None:
    """Take one of the choices by chance, and wait for what it brings."""
    expect(page.locator(f"{LIST} button:not([disabled])").first).to_be_visible()
    before = page.locator(LIST).first.get_attribute("data-rev")
    page.evaluate(DECIDE, rng.random())  # at once, as the rows may change while their worth comes in
    page.wait_for_function(f"+document.querySelector('{LIST}').dataset.rev > {before}")


def collect_garbage(page: Page) -> None:
    """Have Python forget what it no longer needs, which it else does at any time."""
    cell = page.locator(".cell", has=page.locator("textarea", has_text="Table(")).first
    cell.locator("summary").last.click()
    field = cell.locator(".code textarea")
    field.fill(field.input_value() + COLLECT)
    cell.locator("button.run").tap()
    expect(cell).not_to_have_class(re.compile("running"))


@pytest.mark.parametrize(("game", "decisions"), [
    ("cat_cab", 25), ("empire", 25), *(pytest.param(game, 100, marks=WALK) for game in GAMES),
])
def test_a_long_game_prints_nothing_and_hides_no_choice(game, decisions, chromium, site):
    """Nothing is printed below the table and nothing said in the console; a list that is cut says so."""
    phone, said, rng = chromium.new_context(**PHONE), [], random.Random(game)
    phone.set_default_timeout(PATIENCE)
    phone.on("console", lambda message: said.append(message.text) if not message.text.startswith(KNOWN) else None)
    page = visit(phone, site, f"{game}/play.html")
    hidden = []
    for _ in range(decisions):
        hidden.append(page.evaluate(CUT))
        decide(page, rng)
    assert [] == page.locator(".printed").all_inner_texts()
    collect_garbage(page)
    assert ([], [], []) == (page.locator(".printed").all_inner_texts(), said, page.errors)
    assert [] == [pixels for pixels in hidden if pixels > 1]
    phone.close()
