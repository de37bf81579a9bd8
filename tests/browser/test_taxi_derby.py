"""Taxi Derby in a real JupyterLab: a turn by keyboard alone."""

from itertools import product

import pytest
from playwright.sync_api import expect

from .labui import FOCUS, of, redrawn, status

NOTEBOOK = "notebooks/taxi_derby/play.ipynb"
LEGAL = "() => document.activeElement.classList.contains('legal')"


@pytest.fixture
def table(fresh):
    """A fresh table where the first driver is about to drive."""
    with redrawn(fresh):
        of(fresh, '.cat-hit.legal[data-id^="space:"]').first.dispatch_event("click")
    expect(status(fresh)).to_contain_text("Click where to drive")
    return fresh


def test_a_turn_is_driven_by_keyboard(table):
    """Arrows walk from the taxi across both kinds of roads, Enter drives, and the focus stays on the board."""
    of(table, '.cat-hit[aria-label*="our taxi"]').first.focus()
    for _ in range(4):
        walk_to_a_legal_space(table)
        with redrawn(table):
            table.keyboard.press("Enter")
        assert table.evaluate(FOCUS).startswith("space:")
    expect(of(table, ".cat-desk .cat-svg")).to_contain_text("4 spaces driven")


def walk_to_a_legal_space(page):
    """Press arrows, at most two, until the focus is on a space that can be entered."""
    keys = [f"Arrow{key}" for key in ("Up", "Right", "Down", "Left")]
    for path in [(), *((key,) for key in keys), *product(keys, keys)]:
        start = page.evaluate(FOCUS)
        for key in path:
            page.keyboard.press(key)
        if page.evaluate(LEGAL):
            return
        page.evaluate("(id) => document.querySelector(`.cat-table .cat-hit[data-id='${id}']`).focus()", start)
    raise AssertionError("no space near by can be entered")
