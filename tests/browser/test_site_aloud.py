"""What a screen reader is told of one turn is a golden file, so that nobody takes it away without noticing."""

from __future__ import annotations

import os
import re
from difflib import unified_diff
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from catlib import language, load
from catlib.game import say
from catlib.play import Match

from .sites import visit
from .tree import tree

TREES = Path(__file__).parent / "trees"


def told(page: Page, code: str) -> list[str]:
    """What is told of the table, without the bar that estimates who is ahead: it comes as soon as enough is played."""
    with language(code):
        estimate = say("chance-to-win", parts="").strip()
    return [line for line in tree(page, ".cat-table").splitlines() if estimate not in line]


@pytest.mark.parametrize("code", ["en", "de", "ja"])
def test_one_turn_is_read_aloud_as_stored(chromium, site, code):
    """A screen reader is told the same of a turn of Cat Cab Crew as is stored, and what a choice changes.

    After a wanted change CATLIB_UPDATE=1 stores it anew: read the difference.
    """
    match = Match(load("cat_cab", players=1), ["human", "crazy cat"], seed=5, names=["Zoe", None])
    match.advance()
    context = chromium.new_context(service_workers="block")
    context.route("**/*", site.guard)
    page = visit(context, site, f"cat_cab/play.html?code={match.share()}&lang={code}")
    table = page.locator(".cat-table").first
    keep = table.locator(".list button").filter(has_text=re.compile("k$")).first  # the key of keeping all dice
    expect(keep).to_be_visible()
    before, words = told(page, code), keep.text_content() or ""
    keep.click()
    expect(table.locator(".list button", has_text=words)).to_have_count(0)
    changed = unified_diff(before, told(page, code), "before", "all dice kept", n=0, lineterm="")
    found = "\n".join([*before, *changed, ""])
    context.close()
    stored = TREES / f"cat_cab_{code}.txt"
    if os.environ.get("CATLIB_UPDATE"):
        stored.write_text(found, encoding="utf-8")
    assert stored.read_text(encoding="utf-8") == found
