"""Taxi Derby in a real JupyterLab: its table by mouse and keyboard, its overlays, its lessons and its lab."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from .labui import FOCUS, IDLE, of, place, redrawn, run_notebook, set_theme, status, worked_out

FOLDER = "notebooks/taxi_derby"
NOTEBOOK = f"{FOLDER}/play.ipynb"
FITS = "() => [...document.querySelectorAll('.cat-exhibit, .cat-lab')].every((e) => e.scrollWidth <= e.clientWidth + 1)"
LEGAL = "() => document.activeElement.classList.contains('legal')"


@pytest.fixture
def table(fresh):
    """A fresh table where the first driver is about to drive."""
    with redrawn(fresh):
        of(fresh, '.cat-hit.legal[data-id^="space:"]').first.dispatch_event("click")
    expect(status(fresh)).to_contain_text("Click where to go (to a passenger who waits")
    return fresh


def drive(page):
    """Drive to a space next to the taxi."""
    with redrawn(page):
        of(page, '.cat-hit.legal[data-id^="space:"]').first.dispatch_event("click")


# The table


def test_a_turn_is_driven_by_mouse(table):
    """Five spaces, then the end: the die rolls, the other taxi drives, and the first one drives again."""
    for _ in range(5):
        drive(table)
    expect(of(table, ".cat-desk")).to_contain_text("5 driven")
    with redrawn(table):
        of(table, ".cat-options button").filter(has_text=re.compile("^end the turn")).click()
    table.wait_for_function(IDLE)
    expect(of(table, ".cat-log")).to_contain_text("You drive 5 spaces to ")


def test_a_turn_is_driven_by_keyboard(table):
    """Arrows walk from the taxi across both kinds of roads, Enter drives, and the focus stays on the board."""
    of(table, '.cat-hit[aria-label*="our taxi"]').first.focus()
    for _ in range(4):
        walk_to_a_legal_space(table)
        with redrawn(table):
            table.keyboard.press("Enter")
        assert table.evaluate(FOCUS).startswith("space:")
    expect(of(table, ".cat-desk .cat-svg")).to_contain_text("4 driven")


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


def test_overlays_are_switched_on(table, shots):
    """Chances, the paths of the patrol car and its reach are drawn on request, and said to whoever cannot see them."""
    far = place(table, "space:101")
    assert "ticket" not in far.get_attribute("aria-label")
    for words in ("chance of a ticket", "paths of the patrol car", "where it can be left"):
        with redrawn(table):
            of(table, "label").filter(has_text=words).locator("input").check()
    assert re.search(r"ticket \d+%$", far.get_attribute("aria-label"))
    assert of(table, '.cat-hit[aria-label*="for the patrol car"]').count() > 10
    assert 1 == of(table, '[data-key="pursuit"]').count()
    table.screenshot(path=str(shots / "taxi_overlays.png"))
    set_theme(table, "dark")
    table.screenshot(path=str(shots / "taxi_overlays_dark.png"))
    set_theme(table, "light")


def test_a_click_far_away_drives_there(table):
    """A space that is farther than one step is reached by one click, and the log says how far that was."""
    with redrawn(table):
        place(table, "space:101").dispatch_event("click")
    expect(of(table, ".cat-log")).to_contain_text(re.compile(r"You drive \d+ spaces to "))
    expect(status(table)).to_contain_text(re.compile(r"\d+ spaces driven"))


# Lessons and lab


@pytest.fixture
def lesson(page):
    """A function that runs a notebook of the game; nothing complains and nothing calls outside."""

    def opened(name):
        run_notebook(page, f"{FOLDER}/{name}.ipynb")
        return page

    yield opened
    assert ([], []) == (page.complaints, page.outside)


def exhibit(page, words):
    """The exhibit with these words in it."""
    return page.locator(".cat-exhibit").filter(has_text=words).first


def test_paths_are_counted_on_the_map(lesson, shots):
    """A click draws the shortest paths to a space, by mouse and by keyboard."""
    page = lesson("lesson_shortest_paths")
    paths = exhibit(page, "The patrol car stands on k8")
    paths.scroll_into_view_if_needed()
    paths.get_by_role("button", name="Show all numbers").click()
    expect(paths.locator(".cat-status")).to_contain_text("Each number is the sum")
    page.screenshot(path=str(shots / "taxi_lesson_paths.png"))
    paths.locator('.cat-hit[tabindex="0"]').first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(paths.locator(".cat-status")).to_contain_text("shortest path")
    set_theme(page, "dark")
    page.screenshot(path=str(shots / "taxi_lesson_paths_dark.png"))
    page.set_viewport_size({"width": 700, "height": 900})
    page.wait_for_timeout(300)
    assert page.evaluate(FITS)
    set_theme(page, "light")


def test_a_night_is_driven(lesson, shots):
    """Buttons decide, the die rolls, and the heat map tells of a space that is asked about."""
    page = lesson("lesson_risk_and_reward")
    nights = exhibit(page, "Ten nights, ten passengers")
    nights.scroll_into_view_if_needed()
    nights.get_by_role("button", name="Speed").click()
    expect(nights.locator(".cat-status")).to_contain_text("The die shows")
    nights.get_by_role("button", name="Stay within the limit").click()
    expect(nights.locator(".cat-status")).to_contain_text("Slow and safe")
    page.screenshot(path=str(shots / "taxi_lesson_nights.png"))
    heat = exhibit(page, "On which spaces can a turn end without risk?")
    heat.scroll_into_view_if_needed()
    heat.locator('.cat-hit[data-id="space:5"]').dispatch_event("click")
    expect(heat.locator(".cat-status")).to_contain_text("12 spaces away, 8 over the limit")
    page.screenshot(path=str(shots / "taxi_lesson_heat.png"))
    set_theme(page, "dark")
    page.set_viewport_size({"width": 700, "height": 900})
    page.wait_for_timeout(300)
    heat.scroll_into_view_if_needed()
    assert page.evaluate(FITS)
    page.screenshot(path=str(shots / "taxi_lesson_heat_dark_narrow.png"))
    set_theme(page, "light")


def test_the_lab_answers(lesson, shots):
    """A slider of the lab changes how many tickets there are, and another city has other free turns."""
    page = lesson("design_lab")
    wins = page.locator(".cat-lab .cat-status").first
    expect(wins).to_contain_text("2 000 games", timeout=120_000)
    table_ = page.locator(".cat-lab").get_by_role("table")
    expect(table_).to_contain_text("tickets a game")
    worked_out(page)
    page.locator(".cat-lab").scroll_into_view_if_needed()
    page.screenshot(path=str(shots / "taxi_lab.png"))
    before = table_.inner_text()
    page.locator(".cat-lab .widget-slider").filter(has_text="fine change").locator(".noUi-handle").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(table_).to_contain_text("fine change = 3")
    expect(wins).to_contain_text("2 000 games", timeout=120_000)
    worked_out(page)
    assert before != table_.inner_text()
    city = page.locator(".cat-lab input[list]").first
    city.fill("small_city")
    city.press("Enter")
    expect(page.locator(".cat-lab .cat-svg").nth(1)).to_have_attribute("aria-label", re.compile("mean 255/59"))
    set_theme(page, "dark")
    page.screenshot(path=str(shots / "taxi_lab_dark.png"))
    set_theme(page, "light")
