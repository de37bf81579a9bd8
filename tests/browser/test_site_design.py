"""The designer's bench and a game of one's own as pages: every cell runs in the browser, on a phone too."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .sites import PATIENCE, read_on, visit
from .test_site_access import WIDTHS


@pytest.mark.parametrize("path", ["design/bench.html", "design/your_own_game.html"])
def test_a_notebook_of_designers_is_a_page(path, chromium, site):
    """All cells run without an error and without another host, on a phone; a game that cells wrote is played."""
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    phone.set_default_timeout(PATIENCE)
    page = visit(phone, site, path, f"{path}: open", "true")
    read_on(page)
    assert [] == page.locator(".output .error").all_inner_texts()
    assert [390, 390] == page.evaluate(WIDTHS)
    if path == "design/your_own_game.html":
        roll = page.locator(".cat-table .list button", has_text="roll").first
        before = page.locator(".cat-log").first.inner_text()
        roll.tap()
        expect(page.locator(".cat-log").first).not_to_have_text(before)
    assert ([], []) == (page.errors, site.outside)
    phone.close()
