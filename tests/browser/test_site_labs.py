"""The site's labs play ten thousand whole games of every game, say how far they are, and the page answers meanwhile."""

import time

import pytest
from playwright.sync_api import expect

from tools.site_pages import games

from .sites import PATIENCE, press_look, visit

pytestmark = pytest.mark.walk

ALL_GAMES = "Estimates from 10,000 games"
WITHOUT_A_NUMBER = """(field) => {
  field.closest('details').open = true;
  field.value = field.value.replace(/games=[0-9_]+, /, '');
}"""
WATCH = """() => {
  const status = document.querySelector('.cat-lab .cat-status');
  window.seen = [];
  new MutationObserver(() => seen.push(status.textContent))
    .observe(status, { childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_ten_thousand_games_are_played_while_the_page_answers(game, visitor, site):
    """In each lab a turned rule is answered with ten thousand games; it says how far it is, and the page is alive."""
    page = visit(visitor, site, f"{game}/design_lab.html")
    code = page.locator("textarea", has_text="DesignLab(").first
    code.evaluate(WITHOUT_A_NUMBER)
    page.locator(".cell", has=code).locator("button.run").click()
    expect(page.locator(".cat-lab .cat-status").first).to_contain_text(ALL_GAMES, timeout=PATIENCE)
    page.evaluate(WATCH)
    handle = page.locator(".cat-lab .noUi-handle").first
    before, began = handle.get_attribute("aria-valuetext"), time.monotonic()
    handle.focus()
    page.keyboard.press("ArrowRight")
    expect(handle).not_to_have_attribute("aria-valuetext", before)
    page.wait_for_function("seen.some((words) => words.includes('are played'))")
    press_look(page, "theme")
    press_look(page, "theme")
    page.wait_for_function(f"seen.at(-1).includes({ALL_GAMES!r}) && !document.querySelector('.cat-lab .cat-late')")
    site.timed(f"{game}: 10,000 games after a slider", began)
    assert ([], []) == (page.errors, site.outside)
    page.close()
