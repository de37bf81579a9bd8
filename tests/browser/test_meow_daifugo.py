"""The table of Meow Meow Daifugō in a real JupyterLab: a round by keyboard alone, and every screen it has to fit."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .labui import IDLE, of, redrawn, run_cell_with, run_notebook, set_theme, status, worked_out

NOTEBOOK = "notebooks/meow_daifugo/play.ipynb"


@pytest.fixture
def table(fresh):
    """A fresh table where a card is shown."""
    expect(status(fresh)).to_contain_text("Click a card to show")
    return fresh


def focused(page) -> str:
    """The id of what the keyboard is on."""
    return page.evaluate("() => document.activeElement?.dataset?.id ?? ''")


def key(page, name: str, change: str = "") -> None:
    """Press a key that the table answers; wait until the sentence under the board is another, if it has to be."""
    with redrawn(page):
        page.keyboard.press(name)
    if change:
        expect(status(page)).not_to_have_text(change)


def rows(page) -> list[str]:
    """What the list of choices says."""
    return of(page, ".cat-options button .label").all_inner_texts()


def test_a_round_by_keyboard_alone(table, shots):
    """From the first Tab to the end of a round: arrows and Enter select, R plays, digits and P pass."""
    of(table, '.cat-hit[data-id^="card:"]').first.focus()
    while "Round 1" in of(table, ".cat-desk .cat-svg").text_content():
        before = status(table).inner_text()
        if "You lead: " in before or "Click a card to show" in before:
            table.keyboard.press("Home")
            key(table, "Enter")
            key(table, "r", before)
        elif of(table, '.cat-hit.legal[data-id="button:pass"]').count():
            key(table, "p", before)
        else:
            key(table, "1", before)
        table.wait_for_function(IDLE)
        expect(of(table, ".cat-main .cat-error")).to_be_hidden()
    assert re.search("wins? the round", of(table, ".cat-log").inner_text())
    table.screenshot(path=str(shots / "daifugo_round_2.png"))


def test_arrows_walk_over_the_hand(table):
    """Left and right go from card to card; Enter selects the one with the ring, Escape lets it go."""
    cards = of(table, '.cat-hit[data-id^="card:"]')
    cards.first.focus()
    table.keyboard.press("ArrowRight")
    second = focused(table)
    assert second == cards.nth(1).get_attribute("data-id")
    key(table, "Enter")
    assert "selected" in of(table, f'.cat-hit[data-id="{second}"]').get_attribute("aria-label")
    key(table, "Escape")
    assert "selected" not in of(table, f'.cat-hit[data-id="{second}"]').get_attribute("aria-label")


def test_why_not_is_told_in_a_sentence(table, shots):
    """Two cards that are not a play: the list says why at once, the board when they are tried."""
    of(table, '.cat-hit[data-id^="card:"]').first.focus()
    key(table, "Enter")
    key(table, "r", status(table).inner_text())
    cards = of(table, '.cat-hit[data-id^="card:"]')
    cards.first.focus()
    key(table, "Enter")
    table.keyboard.press("End")
    table.keyboard.press("ArrowLeft")
    key(table, "Enter")
    said = of(table, ".cat-options .hint").inner_text()
    assert said.endswith(".")
    key(table, "r")
    expect(of(table, ".cat-main .cat-error")).to_contain_text(said)
    table.screenshot(path=str(shots / "daifugo_why_not.png"))


def test_a_screen_is_passed(notebook, shots):
    """Two persons: the screen is covered until the one who decides presses S."""
    second = notebook.locator(".cat-table").nth(1)
    second.scroll_into_view_if_needed()
    expect(second.locator(".cat-options .title")).to_contain_text("Pass the screen to Ann")
    assert 0 == second.locator('.cat-hit[data-id^="card:"]').count()
    second.locator(".cat-options button").first.focus()
    notebook.keyboard.press("s")
    expect(second.locator('.cat-hit[data-id^="card:"]')).to_have_count(8)
    notebook.screenshot(path=str(shots / "daifugo_ann.png"))


# The solo challenge

SOLO = "notebooks/meow_daifugo/solo_challenge.ipynb"


@pytest.fixture(scope="module")
def solo(shared_page):
    """The notebook of the day's deal after Run All."""
    run_notebook(shared_page, SOLO)
    return shared_page


def test_a_class_plays_one_deal(solo, shots):
    """A word deals; the game is played by keyboard to its end, and only then compared."""
    compare = solo.get_by_role("button", name="How does that compare?")
    compare.click()
    expect(of(solo, ".cat-main .cat-error")).to_contain_text("Finish the game first")
    field = solo.get_by_label("Word or date")
    field.fill("cats")
    with redrawn(solo):
        field.press("Enter")
    solo.screenshot(path=str(shots / "daifugo_solo.png"))
    of(solo, '.cat-hit[data-id^="card:"]').first.focus()
    for _ in range(300):
        before = status(solo).inner_text()
        if before.startswith("The game is over."):
            break
        if "from the field or the top of the deck" in before:
            key(solo, "1" if of(solo, '.cat-hit.legal[data-id="field:0"]').count() else "d", before)
        else:
            of(solo, ".cat-options button").first.focus()
            key(solo, "Enter", before)
    compare.click()
    expect(solo.get_by_text("would do: a bound")).to_be_visible(timeout=60_000)
    expect(solo.get_by_role("cell", name="bound")).to_be_visible()
    solo.get_by_text("The same deal").scroll_into_view_if_needed()
    solo.screenshot(path=str(shots / "daifugo_solo_compared.png"))
    assert ([], []) == (solo.complaints, solo.outside)


def test_the_lab_is_shown(shared_page, shots):
    """The design lab runs to its end without a complaint in the dark, and again in the light."""
    run_notebook(shared_page, "notebooks/meow_daifugo/design_lab.ipynb", "dark")
    for theme in ("dark", "light"):
        set_theme(shared_page, theme)
        run_cell_with(shared_page, "lab = DesignLab")
        worked_out(shared_page)
        shared_page.screenshot(path=str(shots / f"daifugo_lab_{theme}.png"))
        run_cell_with(shared_page, "difficulty()")
        shared_page.screenshot(path=str(shots / f"daifugo_difficulty_{theme}.png"))
    assert ([], []) == (shared_page.complaints, shared_page.outside)
