"""A whole turn in a real JupyterLab, by mouse and by keyboard alone, with mistakes, undo and saving."""

# ruff: noqa: SIM300 - the house order of an assert is expected == actual

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .labui import run_notebook

PLAY = "notebooks/cat_cab/play.ipynb"


@pytest.fixture
def table(page):
    """The play notebook, run; the page shows its table."""
    run_notebook(page, PLAY)
    page.locator(".cat-board").first.scroll_into_view_if_needed()
    expect(page.locator(".cat-options button").first).to_be_visible()
    return page


def status(page):
    return page.locator(".cat-status").first


def error(page):
    return page.locator(".cat-error").first


def choice(page, words):
    return page.locator(".cat-options button", has_text=re.compile(words)).first


def keep_all(page):
    choice(page, "keep all dice").click()
    expect(choice(page, "keep all dice")).to_have_count(0)


def no_complaints(page):
    return page.complaints, page.outside


def test_a_turn_is_played_by_mouse(table, shots):
    """Select a die, roll it, keep the dice, drive by clicking lit cells until the turn is over."""
    page = table
    page.screenshot(path=str(shots / "play-light.png"))
    page.locator('[data-id="die:1"]').click()
    expect(page.locator('[data-id="die:1"]')).to_have_attribute("aria-selected", "true")
    before = status(page).inner_text()
    choice(page, r"^roll again 1\b").click()
    expect(status(page)).not_to_have_text(before)
    if choice(page, "keep all dice").count():
        keep_all(page)
    for _ in range(12):
        cell = page.locator('.cat-hit.legal[data-id^="cell:"]').first
        if "moves" not in status(page).inner_text() or not cell.count():
            break
        before = status(page).inner_text()
        cell.click()
        expect(status(page)).not_to_have_text(before)
    page.screenshot(path=str(shots / "play-turn-over.png"))
    assert ([], []) == no_complaints(page)


def test_a_turn_is_played_by_keyboard_alone(table):
    """Shortcuts keep and take back, arrows walk over the board, Enter clicks."""
    page = table
    page.locator('.cat-hit[data-id="die:0"]').focus()
    before = status(page).inner_text()
    page.keyboard.press("k")
    expect(status(page)).not_to_have_text(before)
    page.keyboard.press("u")
    expect(status(page)).to_contain_text("keeps or rolls again")
    page.locator('.cat-hit[data-id="die:0"]').focus()
    page.keyboard.press("ArrowRight")
    assert "die:1" == page.evaluate("() => document.activeElement.dataset.id")
    page.keyboard.press("Enter")
    expect(page.locator('[data-id="die:1"]')).to_have_attribute("aria-selected", "true")
    page.keyboard.press("r")
    expect(page.locator('[aria-selected="true"][data-id^="die:"]')).to_have_count(0)
    expect(page.locator(".cat-board").first).to_contain_text("Dice: ")
    assert ([], []) == no_complaints(page)


def test_an_illegal_click_is_answered_in_a_sentence(table):
    """A click on a cell while dice are asked says what is asked, and loses nothing."""
    page = table
    before = status(page).inner_text()
    page.locator('[data-id="cell:20"]').click()
    expect(error(page)).to_be_visible()
    expect(error(page)).to_contain_text("keeps or rolls again")
    expect(status(page)).to_have_text(before)
    page.locator('[data-id="die:0"]').click()
    expect(error(page)).to_be_hidden()


def test_undo_and_redo(table):
    """The buttons take back a decision and do it again, dice included."""
    page = table
    keep_all(page)
    asked = status(page).inner_text().rstrip().split(". ")[-1]
    page.get_by_role("button", name="Undo").click()
    expect(status(page)).to_contain_text("keeps or rolls again")
    page.get_by_role("button", name="Redo").click()
    expect(status(page)).to_contain_text(asked)


def test_a_match_is_saved_and_opened(table, workplace):
    """Save writes a file that Open goes on with, after the game has moved on."""
    page = table
    keep_all(page)
    saved = status(page).inner_text()
    page.get_by_role("tab", name=re.compile("^Save")).click()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(status(page)).to_contain_text("aved")
    assert list(workplace.rglob("cat_cab*.json"))
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Open", exact=True).click()
    expect(status(page)).to_contain_text(saved.split(". ")[-1])


def test_the_worth_of_choices_is_shown(table, shots):
    """Choosing a measure marks the best choice and says that values are exact."""
    page = table
    page.get_by_label(re.compile("^Worth")).first.select_option(label="net spaces")
    expect(page.locator(".cat-options button.best").first).to_be_visible()
    expect(page.locator(".cat-options .mark").first).to_have_text("exact")
    page.screenshot(path=str(shots / "play-worth.png"))


def test_the_dark_theme(page, shots):
    """The same table in the dark theme, for somebody to look at; nothing complains."""
    run_notebook(page, PLAY, "dark")
    page.locator(".cat-board").first.scroll_into_view_if_needed()
    expect(page.locator(".cat-options button").first).to_be_visible()
    page.screenshot(path=str(shots / "play-dark.png"))
    page.set_viewport_size({"width": 400, "height": 1600})
    page.screenshot(path=str(shots / "play-dark-narrow.png"))
    assert ([], []) == no_complaints(page)
