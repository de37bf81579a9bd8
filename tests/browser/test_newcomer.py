"""Somebody who knows no rules plays six turns of each game and reads what the page says, as a screen reader would."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from .labui import of, redrawn, run_notebook, status

TURNS, MOST = 6, 60
CHOICE = ".cat-options button:not([disabled])"


@dataclass(frozen=True)
class Told:
    """One game: which choices to take first, how to win, a heading a turn, and what is told of causes and gains."""

    game: str
    prefer: str
    goal: str
    asks: str
    causes: tuple[str, ...]
    own: str = "Round \\d+: your turn"
    others: str = ""


GAMES = [
    Told(
        "cat_cab",
        "keep all",
        "Most points win: 5 for each passenger",
        "Click the dice you want to roll again|Click a marked cell|pushed back|Choose which",
        ("You keep [\\d ]+: .*move", "You drive to", "A 1 is a curse: your (first|second|third|fourth)"),
        others="Crazy cat's turn",
    ),
    Told(
        "empire",
        "no more attacks|no free move|all at once",
        "First to hold all 42 neighborhoods wins. You \\d+",
        "Click your neighborhoods to put cubes|attack|free move|Move cubes once|defend|set",
        ("You get \\d+ new cubes for \\d+ neighborhoods", "attacks .* from", "\\d (beats|does not beat) \\d"),
        others="Captain 1's turn",
    ),
    Told(
        "taxi_derby",
        "end the turn",
        "Most money wins: bring passengers where they want to go",
        "where to go|Click the space where your taxi starts|kept the speed limit, so .* where to put it|where it stops",
        ("Fast Eddie drives \\d+ spaces? to", "the patrol car", "Fast Eddie (picks up|drops off|buys|is about to)"),
        others="Fast Eddie's turn",
    ),
    Told(
        "meow_daifugo",
        "",
        "First to play all cards wins; the others pay for circles",
        "You lead|beat|show|circle|take",
        ("You lead|You play", "Shiro (passes|plays|leads)", "left"),
        own="",
    ),
    Told(
        "washi_cat",
        "",
        "First to bring two fish home",
        "Click a marked space to move a cat",
        ("Your cat \\d (goes|jumps)", "Dash's cat \\d goes", "It takes a fish; now it has to get home"),
        own="",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("told", GAMES, ids=lambda told: told.game)
def test_the_page_tells_a_newcomer_what_happens(shared_page, told):
    """Whose turn it is, what can be clicked, what happened and why, and how to win stand in the accessibility tree."""
    page = shared_page
    run_notebook(page, f"notebooks/{told.game}/play.ipynb")
    worth = of(page, ".cat-tools select").first
    if worth.input_value() != "hidden":
        with redrawn(page):
            worth.select_option("hidden")
    seen, turns = "", 0
    for _ in range(MOST):
        tree = page.locator(".cat-table").first.aria_snapshot().replace("''", "'")  # YAML doubles quotes
        seen += tree
        assert re.search(told.goal, tree)
        said = status(page).inner_text()
        if "The game is over" in said:
            assert re.search("(You|Shiro|Dash|Crazy cat|Fast Eddie|Captain \\d).* (win|lose)", said)
            break
        expect(status(page)).to_contain_text("Your turn")
        assert re.search(told.asks, said), said
        turns = len(set(re.findall(told.own, seen))) if told.own else turns + 1
        if turns > TURNS:
            break
        _choose(page, told.prefer)
    assert turns >= TURNS
    assert [] == [words for words in (*told.causes, told.others) if not re.search(words, seen)]
    assert ([], []) == (page.complaints, page.outside)


@pytest.mark.slow
def test_what_bots_do_is_shown_to_whoever_lets_things_move(shared_page):
    """Without a wish for less motion, with the worth of choices in sight, the game goes on to the next decision."""
    page = shared_page
    page.emulate_media(reduced_motion="no-preference")
    try:
        run_notebook(page, "notebooks/taxi_derby/play.ipynb")
        for _ in range(3):
            _choose(page, "")
            expect(status(page)).to_contain_text("Your turn", timeout=30_000)
            expect(of(page, ".cat-error").first).to_be_hidden()
    finally:
        page.emulate_media(reduced_motion="reduce")
    assert ([], []) == (page.complaints, page.outside)


def _choose(page, prefer: str) -> None:
    """Take the first choice that is preferred, else the first."""
    rows = of(page, CHOICE)
    wanted = rows.filter(has_text=re.compile(f"^({prefer})")) if prefer else rows
    with redrawn(page):
        (wanted if wanted.count() else rows).first.click()
