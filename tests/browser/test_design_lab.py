"""The design lab in a real JupyterLab: sliders change numbers, variants are compared, mistakes are told."""

from __future__ import annotations

import csv
import re

import pytest
from playwright.sync_api import expect

from .labui import redrawn, set_theme, worked_out

NOTEBOOK, FRESH = "notebooks/cat_cab/design_lab.ipynb", "lab = DesignLab"
WINS = ".cat-lab .cat-svg"


@pytest.fixture
def studio(fresh):
    """A fresh lab whose games are played; the first time the rules are compiled."""
    expect(wins(fresh)).to_contain_text("10 000 games")
    worked_out(fresh)
    return fresh


def wins(page):
    """The sentence about who wins."""
    return page.locator(".cat-lab .cat-status").first


def turn(page):
    """The picture of a turn."""
    return page.locator(WINS).nth(1)


def rule(page, name: str):
    """The slider of a house rule."""
    return page.locator(".cat-lab .widget-slider").filter(has_text=name).locator(".noUi-handle")


def test_a_slider_changes_the_numbers(studio, shots):
    """Two steps of the curse limit redraw the distribution of a turn and who wins; then no chart is pale any more."""
    studio.screenshot(path=str(shots / "design_lab.png"))
    mean, rates = turn(studio).get_attribute("aria-label"), wins(studio).text_content()
    assert "mean 4.833" in mean
    rule(studio, "curse limit").focus()
    for _ in range(2):
        with redrawn(studio, WINS):
            studio.keyboard.press("ArrowLeft")
    expect(turn(studio)).to_have_attribute("aria-label", re.compile(r"mean \S+ ≈ 4\.07"))
    expect(wins(studio)).not_to_have_text(rates)
    expect(wins(studio)).to_contain_text("10 000 games")
    expect(studio.locator(".cat-lab .cat-late")).to_have_count(0)


def test_numbers_follow_a_slider_that_is_dragged(studio):
    """While the mouse is down bars are drawn again and again, and the last place wins."""
    handle = rule(studio, "white dice").bounding_box()
    x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
    studio.mouse.move(x, y)
    studio.mouse.down()
    for step in range(1, 4):
        with redrawn(studio, WINS):
            studio.mouse.move(x - 64 * step, y)
    studio.mouse.up()
    dice = int(
        studio.locator(".cat-lab .widget-slider").filter(has_text="white dice").locator(".widget-readout").inner_text()
    )
    assert dice < 5
    expect(studio.locator(".cat-lab").get_by_role("table")).to_contain_text(f"white dice = {dice}")
    expect(wins(studio)).to_contain_text("10 000 games")


def test_two_variants_stand_side_by_side(studio, shots, workplace):
    """What was kept is A, what is turned next is B; a row for every game of both goes to a file."""
    with redrawn(studio, WINS):
        studio.get_by_role("button", name="Keep as A").click()
    with redrawn(studio, WINS):
        studio.get_by_label("handicap").uncheck()
    expect(turn(studio)).to_have_attribute("aria-label", re.compile("^A: .* B: "))
    expect(wins(studio)).to_contain_text(re.compile("A: start 1 .*; B: start 1 .* 10 000 games"))
    worked_out(studio)
    expect(studio.locator(".cat-lab").get_by_role("table").last).to_contain_text("handicap = False")
    apart = studio.locator(".cat-lab table.cat-beside")
    expect(apart.locator("tr").nth(1)).to_contain_text(re.compile(r"start 1 wins.*[+−]\d+\.\d ± \d\.\d points"))
    expect(apart.locator("th[style*=bold]")).not_to_have_count(0)
    studio.locator(".cat-lab .cat-beside").scroll_into_view_if_needed()
    studio.screenshot(path=str(shots / "design_lab_compared.png"))
    studio.get_by_role("button", name="Export CSV").click()
    expect(wins(studio)).to_contain_text("Written to cat_cab.csv.")
    with (workplace / "notebooks" / "cat_cab" / "cat_cab.csv").open(encoding="utf-8") as file:
        assert 20_000 == sum(1 for _ in csv.DictReader(file))


def test_a_wrong_board_is_told(studio):
    """A city that does not exist is a sentence, and the lab stays as it was."""
    studio.get_by_text(re.compile("more house rules")).click()
    field = studio.locator(".cat-lab input[list]")
    with redrawn(studio, WINS):
        field.fill("atlantis")
    expect(studio.locator(".cat-lab .cat-error").first).to_contain_text("there is no such board; there are default")
    expect(field).to_have_value("default")


def test_bots_and_players_change(studio):
    """With another bot in a seat the bars are the drivers; with two players there are two."""
    with redrawn(studio, WINS):
        studio.get_by_label("green").last.select_option("Crazy cat (easy)")
    expect(wins(studio)).to_contain_text(re.compile("red .*, blue .*, green .* 10 000 games"))
    with redrawn(studio, WINS):
        studio.get_by_label("Players").select_option("2")
    expect(wins(studio)).to_contain_text(re.compile("start 1 .*, start 2 .* 10 000 games"))


def test_it_can_be_read_in_the_dark_and_on_a_phone(studio, shots):
    """Pictures for somebody to look at; nothing is cut off at the side."""
    with redrawn(studio, WINS):
        studio.get_by_role("button", name="Keep as A").click()
    with redrawn(studio, WINS):
        studio.get_by_label("handicap").uncheck()
    expect(studio.locator(".cat-beside")).to_contain_text("start 3 wins")
    worked_out(studio)
    set_theme(studio, "dark")
    studio.screenshot(path=str(shots / "design_lab_dark.png"))
    studio.set_viewport_size({"width": 400, "height": 1800})
    try:
        studio.wait_for_function("() => document.querySelector('.cat-lab').clientWidth < 400")
        assert studio.evaluate(
            "() => [...document.querySelectorAll('.cat-lab, .cat-lab div:has(> .cat-beside)')]"
            ".every((part) => part.scrollWidth <= part.clientWidth)"
        )
        studio.screenshot(path=str(shots / "design_lab_narrow.png"))
    finally:
        studio.set_viewport_size({"width": 1280, "height": 800})
        set_theme(studio, "light")
