"""The designer's bench in a real JupyterLab: differences first, more games with a bar, a stop, a page to send."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

NOTEBOOK = "notebooks/design/bench.ipynb"
TABLE = ".cat-bench table.cat-beside"
TOO_WIDE = """() => [...document.querySelectorAll('.cat-bench, .cat-bench div:has(> .cat-beside), .cat-board')]
  .filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent.slice(0, 60))"""


@pytest.fixture
def bench(notebook):
    """The bench whose first games Run All has played; nothing complains and nothing calls outside."""
    expect(notebook.locator(".cat-bench .cat-status").first).to_contain_text("5 000 games of each variant")
    notebook.locator(".cat-bench").scroll_into_view_if_needed()
    yield notebook
    assert ([], []) == (notebook.complaints, notebook.outside)


def test_nothing_is_cut_off_on_a_phone(bench):
    """At 400 pixels nothing is cut off at the side."""
    bench.set_viewport_size({"width": 400, "height": 900})
    try:
        bench.wait_for_function("() => document.querySelector('.cat-bench').clientWidth < 400")
        assert bench.evaluate(TOO_WIDE) == []
    finally:
        bench.set_viewport_size({"width": 1280, "height": 800})


def test_what_differs_stands_first_and_more_games_make_it_surer(bench, workplace):
    """Each difference has its interval and a word; twice the games are played on a click, and a page is written."""
    row = bench.locator(TABLE).locator("tr").nth(1)
    expect(row).to_contain_text(re.compile(r"start 1 wins.*[+−]\d+\.\d ± \d\.\d points: (more|less|can't tell)"))
    bench.get_by_role("button", name="Play as many again").click()
    expect(bench.locator(".cat-bench .cat-status").first).to_have_text("10 000 games of each variant.")
    bench.get_by_title("Stop, and keep what is played").focus()
    bench.keyboard.press("Enter")
    expect(bench.locator(".cat-bench .cat-error").first).to_contain_text("No games are being played.")
    bench.get_by_role("button", name="Export").click()
    expect(bench.locator(".cat-bench .cat-status").first).to_contain_text("Written to cat_cab_bench.html")
    expect(bench.locator(".cat-bench .cat-error").first).to_be_hidden()
    assert "What differs" in (workplace / "notebooks" / "design" / "cat_cab_bench.html").read_text(encoding="utf-8")
