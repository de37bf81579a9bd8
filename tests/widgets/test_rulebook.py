"""The "?" of a table: what it shows, and how keyboards and screen readers find it, in Python and in a real browser."""

import pytest
from catwidgets.table import Table
from catwidgets.table.rulebook import RulebookButton

from catlib import load
from catlib.play import Match


@pytest.fixture
def opened(mounted):
    """A page with the button, opened by the keyboard."""
    page = mounted(RulebookButton(load("washi_cat", specials=5)))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    return page


def test_a_table_has_the_rulebook_of_its_house_rules():
    """The numbers are those that are played, also after another match was loaded."""
    table = Table(load("washi_cat", specials=5))
    assert "You have 5 special moves" in table.rulebook.html
    table.take(Match(load("washi_cat", specials=1)))
    assert "You have 1 special move " in table.rulebook.html


def test_a_game_of_one_file_has_one_too():
    """Its docstring and its house rules."""
    table = Table(load("hog", target=30))
    assert ("How to play Pig", True) == (table.rulebook.heading, "<b>30</b>" in table.rulebook.html)


def test_the_page_opens_and_closes_by_keyboard(opened):
    """Enter opens it with the focus in its text, Escape closes it, and the focus returns; Jupyter sees no key of it."""
    dialog = opened.get_by_role("dialog", name="How to play Washi Cat")
    assert dialog.is_visible()
    assert "text" == opened.evaluate("document.activeElement.className")
    opened.keyboard.press("u")
    opened.keyboard.press("Escape")
    assert not dialog.is_visible()
    assert "How to play" == opened.evaluate("document.activeElement.getAttribute('aria-label')")
    assert ["Tab", "Enter"] == opened.evaluate("window.taken")


def test_the_close_button_and_a_click_beside_the_page_close_it(opened):
    """A mouse closes it in two ways."""
    dialog = opened.get_by_role("dialog")
    opened.get_by_role("button", name="Close").click()
    assert not dialog.is_visible()
    opened.get_by_role("button", name="How to play").click()
    assert dialog.is_visible()
    opened.mouse.click(3, 3)
    assert not dialog.is_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_page_fits_the_screen(opened, width):
    """It is inside the window and scrolls down alone."""
    opened.set_viewport_size({"width": width, "height": 700})
    box = opened.get_by_role("dialog").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= 700
    text = opened.locator(".cat-rulebook-page .text")
    assert text.evaluate("t => t.scrollHeight > t.clientHeight")
    assert text.evaluate("t => t.scrollWidth <= t.clientWidth")


def test_it_says_what_is_new(mounted):
    """Another game's rulebook takes the place of the first."""
    button = RulebookButton(load("washi_cat"))
    page = mounted(button)
    button.show(load("hog"))
    page.evaluate("(html) => window.update(JSON.stringify({ html, heading: 'How to play Pig' }))", button.html)
    page.get_by_role("button", name="How to play").click()
    assert page.get_by_role("dialog", name="How to play Pig").is_visible()
    assert page.get_by_text("What it is about").is_visible()
