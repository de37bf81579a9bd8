"""The site that needs no server, in a browser that reaches no other host: play, guess, change a rule, come back."""

import re
import time

import pytest
from playwright.sync_api import expect

from tools.site_pages import games

from .sites import IMAGE, IMPATIENT, NOTHING_RAN, PATIENCE, Site, play_a_choice, visit

GAMES = [game.name for game in games()]
WALK = pytest.mark.walk


@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=WALK) for game in GAMES[1:])])
def test_a_turn_of_each_game_is_played(game, visitor, site):
    """The table of each game is alive: a choice is taken and the game goes on, with nothing from another host.

    What was played is there again when the page is closed and opened.
    """
    page = visit(visitor, site, f"{game}/play.html", f"{game}: board, {'first' if game == GAMES[0] else 'later'} visit")
    play_a_choice(page, site, f"{game}: a choice")
    assert ([], []) == (page.errors, site.outside)
    page.wait_for_timeout(200)
    before = page.locator(".cat-log").first.inner_text()
    page.close()
    again = visit(visitor, site, f"{game}/play.html", f"{game}: board, with a kept game")
    expect(again.locator(".cat-log").first).to_have_text(re.compile(re.escape(before.splitlines()[-1])))
    again.close()


def test_a_lesson_asks_checks_and_remembers(visitor, site):
    """A guess is answered, all is there after a reload, and what is typed that is not a number stays text."""
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
    typed = again.locator(".cat-lesson").nth(1)
    typed.locator("input[type=text]").fill(IMAGE)
    typed.locator("button[type=submit]").click()
    expect(typed).to_contain_text(f"“{IMAGE}” is not a number")
    assert [0, "nothing ran"] == again.evaluate(NOTHING_RAN)
    assert [] == again.errors
    again.close()


def test_a_slider_redraws_ten_thousand_games(chromium, visitor, site):
    """A rule is turned in the lab, whole games are played anew; the rule is kept for the next visit, and in a link."""
    page = visit(visitor, site, "cat_cab/design_lab.html", "cat_cab: design lab")
    status = page.locator(".cat-lab .cat-status").first
    expect(status).to_contain_text("Estimate")
    began = time.monotonic()
    page.locator(".cat-lab .noUi-handle").first.focus()
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("document.querySelector('.cat-lab').textContent.includes('white dice = 4')"
                           " && !document.querySelector('.cat-lab .cat-late')")
    expect(status).to_contain_text("Estimates from 10,000 games")
    site.timed("cat_cab: 10,000 games after a slider", began)
    page.evaluate("navigator.clipboard.writeText = async (words) => { window.copied = words; }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#news")).to_contain_text("finds everything set as it is here")
    path = page.evaluate("copied").removeprefix(site.address)
    assert "white_dice" in path.partition("#")[2]
    page.close()
    again = visit(visitor, site, "cat_cab/design_lab.html")
    expect(again.locator(".cat-lab .widget-readout").first).to_have_text("4")
    again.close()
    other = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce",
                                 service_workers="block")
    there = visit(other, site, path)
    expect(there.locator(".cat-lab .widget-readout").first).to_have_text("4")
    there.locator(".cat-lab .noUi-handle").first.press("ArrowLeft")
    expect(there.locator(".cat-lab .widget-readout").first).to_have_text("3")
    there.wait_for_function("!location.hash")
    assert [] == there.errors
    other.close()


KEPT_GAMES = """Object.keys(localStorage).filter((key) => key.startsWith("catlib game ") && !key.includes("."))"""
LISTEN = """addEventListener("storage", ({ key }) => { window.heard ||= key.startsWith("catlib game "); })"""


def test_two_tabs_keep_two_games(chromium, site):
    """Who plays the same page in two tabs is told so, and finds both games again.

    Where a page is too busy to load a widget within anywidget's two seconds, the table is alive all the same.
    """
    context = chromium.new_context(reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(IMPATIENT)
    tabs = [visit(context, site, "cat_cab/play.html") for _ in range(2)]
    tabs[1].evaluate(LISTEN)
    for tab in tabs:
        tab.bring_to_front()
        play_a_choice(tab, site, "cat_cab: a choice in one of two tabs")
        tabs[1].wait_for_function("window.heard")  # as long as a person needs to come to the other tab
    expect(tabs[1].locator(".cat-table").first).to_contain_text("Another table keeps its game here too")
    assert 2 == len(tabs[1].evaluate(KEPT_GAMES))
    page = visit(context, site, "cat_cab/play.html")
    expect(page.locator(".cat-offer button:visible")).to_have_count(3)
    assert [] == [error for tab in (*tabs, page) for error in tab.errors]
    context.close()


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
