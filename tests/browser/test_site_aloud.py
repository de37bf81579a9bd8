"""What a screen reader is told of a turn and of a game is stored, so that nobody takes it away without noticing."""

import os
import re
from difflib import unified_diff
from pathlib import Path

import pytest
from catwidgets import Table
from playwright.sync_api import Page, expect

from catlib import language, load
from catlib.game import capital, say
from catlib.play import Match, bot_policy

from .sites import visit
from .tree import tree

TREES = Path(__file__).parent / "trees"


def told(page: Page, code: str, offer: str = "\n") -> list[str]:
    """What is told of the table, without what comes as soon as enough is played: who is ahead, the offer to end."""
    with language(code):
        late = (say("chance-to-win", parts="").strip(), offer)
    return [line for line in tree(page, ".cat-table").splitlines() if not any(each in line for each in late)]


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
    context.close()
    compare([*before, *changed], f"cat_cab_{code}")


@pytest.mark.parametrize("code", ["de", "ja"])
def test_a_whole_game_is_read_aloud_as_stored(chromium, site, code):
    """The board at its beginning and its end, and what is new after each choice of a person against a bot."""
    game = load("washi_cat", board="small", drawing="board")
    context = chromium.new_context(service_workers="block", reduced_motion="reduce")
    context.route("**/*", site.guard)
    with language(code):
        at = Table(Match(game, ["human", "racer"], seed=5, names=["Zoe", None]))
        decide, found, before = bot_policy(game, "racer"), list[str](), list[str]()
        page = visit(context, site, f"washi_cat/play.html?code={at.match.share()}&lang={code}")
        table = page.locator(".cat-table").first
        while True:
            expect(table.locator(".cat-status").first).to_have_text(at.board.status)
            pressed = "" if at.match.is_over else game.short_label(at.match.state, decide(at.match.state, 0.5))
            expect(choice := table.locator(".list button", has_text=pressed).first).to_be_visible()
            now = told(page, code, capital(say("foregone", at.narrator.cast, who=0)))
            found += new(before, now)
            if not pressed:
                break
            found, before = [*found, f"> {pressed}"], now
            choice.click()
            at.act(decide(at.match.state, 0.5))
        at.close()
    context.close()
    compare(found, f"washi_cat_game_{code}")


def new(before: list[str], now: list[str]) -> list[str]:
    """What is told now and was not: cells of a row on one line, without what they mean, then sentences on one line."""
    lines = [line[1:] for line in unified_diff(before, now, n=0, lineterm="") if line[0] == "+"][1:]
    cells = [re.match(r' *gridcell "(.*?)"', line) for line in lines]
    texts = [re.match(r' *(?:StaticText|option|heading) "(.*?)"', line) for line in lines]
    return [joined for each in (cells, texts) if (joined := "; ".join(found[1] for found in each if found))]


def compare(found: list[str], name: str) -> None:
    """The lines are those that are stored."""
    stored, text = TREES / f"{name}.txt", "\n".join([*found, ""])
    if os.environ.get("CATLIB_UPDATE"):
        stored.write_text(text, encoding="utf-8")
    assert stored.read_text(encoding="utf-8") == text
