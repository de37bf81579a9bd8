"""The design lab in a real JupyterLab: sliders change numbers, variants are compared, mistakes are told."""

import csv
import re

import pytest
from playwright.sync_api import expect

from .labui import redrawn, worked_out

NOTEBOOK, FRESH = "notebooks/cat_cab/design_lab.ipynb", "lab = DesignLab"
WINS = ".cat-lab .cat-svg"


@pytest.fixture
def studio(fresh):
    """A fresh lab whose games are played; the first time the rules are compiled."""
    expect(wins(fresh)).to_contain_text("10,000 games")
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


def test_a_slider_changes_the_numbers(studio):
    """Two steps of the curse limit redraw the distribution of a turn and who wins; then no chart is pale any more."""
    mean, rates = turn(studio).get_attribute("aria-label"), wins(studio).text_content()
    assert "mean 4.833" in mean
    rule(studio, "curse limit").focus()
    for _ in range(2):
        with redrawn(studio, WINS):
            studio.keyboard.press("ArrowLeft")
    expect(turn(studio)).to_have_attribute("aria-label", re.compile(r"mean \S+ ≈ 4\.07"))
    expect(wins(studio)).not_to_have_text(rates)
    expect(wins(studio)).to_contain_text("10,000 games")
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
    expect(wins(studio)).to_contain_text("10,000 games")


def test_two_variants_stand_side_by_side(studio, workplace):
    """What was kept is A, what is turned next is B; a row for every game of both goes to a file. It fits a phone."""
    with redrawn(studio, WINS):
        studio.get_by_role("button", name="Keep as A").click()
    with redrawn(studio, WINS):
        studio.get_by_label("handicap").uncheck()
    expect(turn(studio)).to_have_attribute("aria-label", re.compile("^A: .* B: "))
    expect(wins(studio)).to_contain_text(re.compile("A: start 1 .*; B: start 1 .* 10,000 games"))
    worked_out(studio)
    expect(studio.locator(".cat-lab").get_by_role("table").last).to_contain_text("handicap = no")
    apart = studio.locator(".cat-lab table.cat-beside")
    expect(apart.locator("tr").nth(1)).to_contain_text(re.compile(r"start 1 wins.*[+−]\d+\.\d ± \d\.\d points"))
    expect(apart.locator("th[style*=bold]")).not_to_have_count(0)
    studio.get_by_role("button", name="Export CSV").click()
    expect(wins(studio)).to_contain_text("Written to cat_cab.csv.")
    with (workplace / "notebooks" / "cat_cab" / "cat_cab.csv").open(encoding="utf-8") as file:
        assert 20_000 == sum(1 for _ in csv.DictReader(file))
    studio.set_viewport_size({"width": 400, "height": 1800})
    try:
        studio.wait_for_function("() => document.querySelector('.cat-lab').clientWidth < 400")
        assert studio.evaluate(
            "() => [...document.querySelectorAll('.cat-lab, .cat-lab div:has(> .cat-beside)')]"
            ".every((part) => part.scrollWidth <= part.clientWidth)"
        )
    finally:
        studio.set_viewport_size({"width": 1280, "height": 800})
