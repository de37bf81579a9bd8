"""What a screen reader is told of one turn is a golden file, so that nobody takes it away without noticing."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from catlib import load
from catlib.play import Match

from .sites import visit
from .tree import tree

ESTIMATE = "Chance to win: "  # it comes later than the rest, as soon as enough games are played on
STORED = Path(__file__).parent / "trees" / "cat_cab.txt"


def told(page: Page) -> str:
    """What is told of the table, without the bar that estimates who is ahead."""
    return "".join(line for line in tree(page, ".cat-table").splitlines(True) if ESTIMATE not in line)


def test_one_turn_is_read_aloud_as_stored(visitor, site):
    """A screen reader is told the same of a turn of Cat Cab Crew as is stored, before a choice and after it.

    After a wanted change CATLIB_UPDATE=1 stores it anew: read the difference.
    """
    match = Match(load("cat_cab", players=1), ["human", "crazy cat"], seed=5, names=["Zoe", None])
    match.advance()
    page = visit(visitor, site, f"cat_cab/play.html?code={match.share()}")
    table = page.locator(".cat-table").first
    expect(table.locator(".list button").first).to_have_text("keep all dicek")
    found = told(page)
    table.locator(".list button", has_text="keep all dice").click()
    expect(table.locator(".cat-main .cat-status").first).to_contain_text("Click a marked cell")
    expect(table.locator(".list button").first).not_to_have_text("keep all dicek")
    found += "\nThen all dice are kept.\n\n" + told(page)
    page.close()
    if os.environ.get("CATLIB_UPDATE"):
        STORED.parent.mkdir(exist_ok=True)
        STORED.write_text(found, encoding="utf-8")
    assert STORED.read_text(encoding="utf-8") == found
