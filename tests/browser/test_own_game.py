"""A game that is written in the cells of a notebook: played at the table by mouse, then solved in its lab."""

import re

import pytest
from playwright.sync_api import expect

from .labui import IDLE, of, redrawn, run_notebook, status

NOTEBOOK = "notebooks/design/your_own_game.ipynb"
ROW = ".cat-options button:not([disabled])"
CUT = """() => [...document.querySelectorAll('.cat-lab .cat-fixed text')].filter((words) =>
  words.getBoundingClientRect().right > words.ownerSVGElement.getBoundingClientRect().right + 1)
  .map((words) => words.textContent)"""

pytestmark = pytest.mark.walk


@pytest.fixture(scope="module")
def written(shared_page):
    """The notebook after Run All: the game is added by its cells."""
    run_notebook(shared_page, NOTEBOOK)
    return shared_page


def test_a_game_of_a_cell_is_played(written):
    """Roll, then hold: what was rolled counts, the bot answers, and it is the person's turn again."""
    of(written, ".cat-svg").first.scroll_into_view_if_needed()
    with redrawn(written):
        of(written, ROW).filter(has_text=re.compile("^roll")).click()
    expect(of(written, ".cat-log")).to_contain_text("roll")
    with redrawn(written):
        of(written, ROW).filter(has_text=re.compile("^hold")).click()
    expect(of(written, ".cat-log")).to_contain_text("hold")
    expect(status(written)).to_contain_text("Your turn.")
    assert ([], []) == (written.complaints, written.outside)


def test_a_slider_of_its_lab_plays_other_games(written):
    """With the target at its least who begins mostly wins, in fewer turns; as written the games are the same again."""
    lab, wins = written.locator(".cat-lab"), written.locator(".cat-lab .cat-status").first
    wins.scroll_into_view_if_needed()
    expect(wins).to_contain_text("2,000 games")
    printed = wins.text_content()  # inner text waits for the next frame
    lab.locator(".noUi-handle").first.press("Home")
    expect(lab).to_contain_text("target = 2")
    expect(wins).not_to_have_text(printed)
    expect(wins).to_contain_text(re.compile("seat 1 [89][0-9]%"))
    written.wait_for_function(IDLE)
    lab.get_by_role("button", name="Undo all changes").click()
    expect(wins).to_have_text(printed)
    assert ([], []) == (written.complaints, written.outside)


def test_its_lab_is_read_on_a_phone(written):
    """No words of a chart are cut off where it is as narrow as a phone."""
    written.set_viewport_size({"width": 390, "height": 844})
    written.locator(".cat-lab .cat-status").first.scroll_into_view_if_needed()
    written.wait_for_function(IDLE)
    expect(written.locator(".cat-lab .cat-tiny").first).to_be_attached()
    assert [] == written.evaluate(CUT)
    written.set_viewport_size({"width": 1280, "height": 800})


def test_its_lab_solves_it(written):
    """The lab plays 2,000 games of it, and finds the published chance of whoever begins."""
    wins = written.locator(".cat-lab .cat-status").first
    wins.scroll_into_view_if_needed()
    expect(wins).to_contain_text("2,000 games")
    lab = written.locator(".cat-lab")
    lab.get_by_role("button", name="Work out best play").click()
    expect(lab.locator(".cat-busy")).to_contain_text(re.compile(r"[\d,]{6,} positions so far"), timeout=60_000)
    best = lab.get_by_role("row", name="the first player wins, with best play")
    expect(best).to_contain_text("53.06%", timeout=60_000)
    for name in ("Small enough to solve", "Strictly literal"):
        expect(lab.get_by_role("button", name=name)).to_have_count(0)
    expect(lab).to_contain_text("How many turns whole games take")
    assert ([], []) == (written.complaints, written.outside)
