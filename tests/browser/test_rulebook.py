"""The "?" of a table in a real JupyterLab: opened and closed by keyboard, readable in both themes and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .labui import of, run_notebook, set_theme

FOCUSED = "() => document.activeElement?.getAttribute('aria-label')"
COLOURS = """() => ['color', 'backgroundColor'].map((name) => {
  const [r, g, b] = getComputedStyle(document.querySelector('.cat-rulebook-page'))[name].match(/[\\d.]+/g).map(Number);
  return (r + g + b) / 3;
})"""


@pytest.fixture(scope="module")
def table(shared_page):
    """A table in its notebook."""
    run_notebook(shared_page, "notebooks/cat_cab/play.ipynb")
    return shared_page


def test_the_rulebook_by_keyboard(table):
    """Enter on the button opens it, keys in it reach neither table nor notebook, Escape brings the focus back."""
    dialog = table.get_by_role("dialog", name="How to play Cat Cab Crew").first
    of(table, ".cat-rulebook .ask").focus()
    before = of(table, ".cat-svg").first.get_attribute("data-rev")
    table.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("heading", name="What it is about")).to_be_visible()
    for key in ("u", "d", "d", "PageDown"):  # take back, and JupyterLab's key for deleting a cell
        table.keyboard.press(key)
    table.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert "How to play" == table.evaluate(FOCUSED)
    assert before == of(table, ".cat-svg").first.get_attribute("data-rev")
    expect(of(table, ".cat-main").first).to_be_visible()


def test_the_key_opens_it_from_the_board(table):
    """The key ? works wherever the focus is in the table."""
    of(table, ".cat-options button").first.focus()
    table.keyboard.press("?")
    dialog = table.get_by_role("dialog", name="How to play Cat Cab Crew").first
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_readable_on_a_phone(table, theme):
    """It fits 390 pixels, and its text stands out from the ground of the theme."""
    set_theme(table, theme)
    table.set_viewport_size({"width": 390, "height": 844})
    of(table, ".cat-rulebook .ask").click()
    text, ground = table.evaluate(COLOURS)
    assert abs(text - ground) > 150
    assert (ground > 127) == (theme == "light")
    box = table.get_by_role("dialog").first.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    table.keyboard.press("Escape")
    table.set_viewport_size({"width": 1280, "height": 800})
