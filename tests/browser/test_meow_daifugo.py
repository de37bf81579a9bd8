"""The table of Meow Meow Daifugō in a real JupyterLab: by keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from .labui import IDLE, of, redrawn, status

NOTEBOOK = "notebooks/meow_daifugo/play.ipynb"


@pytest.fixture
def table(fresh):
    """A fresh table where one leads."""
    expect(status(fresh)).to_contain_text("You lead: click cards to play")
    return fresh


def key(page, name: str, change: str = "") -> None:
    """Press a key that the table answers; wait until the sentence under the board is another, if it has to be."""
    with redrawn(page):
        page.keyboard.press(name)
    if change:
        expect(status(page)).not_to_have_text(change)


def test_a_round_by_keyboard_alone(table):
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


def test_arrows_walk_over_the_hand(table):
    """Left and right go from card to card; Enter selects the one with the ring, Escape lets it go."""
    cards = of(table, '.cat-hit[data-id^="card:"]')
    cards.first.focus()
    table.keyboard.press("ArrowRight")
    second = table.evaluate("() => document.activeElement?.dataset?.id ?? ''")
    assert second == cards.nth(1).get_attribute("data-id")
    key(table, "Enter")
    assert "selected" in of(table, f'.cat-hit[data-id="{second}"]').get_attribute("aria-label")
    key(table, "Escape")
    assert "selected" not in of(table, f'.cat-hit[data-id="{second}"]').get_attribute("aria-label")


def test_why_not_is_told_in_a_sentence(table):
    """Two cards that are not a play: the sentence says why at once, and again in its place when they are tried."""
    of(table, '.cat-hit[data-id^="card:"]').first.focus()
    key(table, "Enter")
    key(table, "r", status(table).inner_text())
    cards = of(table, '.cat-hit[data-id^="card:"]')
    cards.first.focus()
    key(table, "Enter")
    table.keyboard.press("End")
    table.keyboard.press("ArrowLeft")
    key(table, "Enter")
    key(table, "r")
    said = of(table, ".cat-main .cat-error").inner_text()
    assert status(table).text_content().endswith(said)
    expect(of(table, ".cat-options .hint")).to_be_hidden()
