"""Empire's table in a real JupyterLab: the map beside its desk, clicks that place cubes, and how long they take."""

# ruff: noqa: SIM300 - the house order of an assert is expected == actual

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .labui import IDLE, redrawn, run_cell_with, run_notebook

PLAY = "notebooks/empire/play.ipynb"
BOXES = """() => ['.cat-main', '.cat-desk', '.cat-side'].map((name) => {
  const box = document.querySelector(`.cat-table ${name}`).getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
})"""
CLICKED = """async (id) => {
  const rev = () => document.querySelector('.cat-table .cat-svg').dataset.rev;
  const before = rev(), began = performance.now();
  const place = document.querySelector(`.cat-table .cat-hit[data-id="${id}"]`);
  place.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  while (rev() === before) await new Promise((next) => requestAnimationFrame(next));
  return performance.now() - began;
}"""


@pytest.fixture(scope="module")
def notebook(shared_page):
    """The play notebook after Run All."""
    run_notebook(shared_page, PLAY)
    return shared_page


@pytest.fixture
def table(notebook):
    """A fresh table of that notebook; whatever the test does, nothing complains and nothing calls outside."""
    run_cell_with(notebook, "table = Table")
    choose_until_placing(notebook)
    yield notebook
    assert ([], []) == (notebook.complaints, notebook.outside)


def of(page, selector):
    """Something in the first table of the page."""
    return page.locator(".cat-table").first.locator(selector)


def place(page, part):
    """A place on one of its boards."""
    return of(page, f'.cat-hit[data-id="{part}"]')


def choose_until_placing(page):
    """Take the first choice of each list until there are cubes to place."""
    for _ in range(60):
        expect(of(page, ".cat-options button").first).to_be_visible()
        if "places cubes" in of(page, ".cat-main .cat-status").inner_text():
            return
        with redrawn(page):
            of(page, ".cat-options button").first.click()
    raise AssertionError("no cubes to place after sixty choices")


def own(page):
    """The neighborhoods that can be chosen."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.cat-table .cat-main .cat-hit')]
          .filter((e) => e.getAttribute('aria-label').includes('can be chosen')).map((e) => e.dataset.id)"""
    )


@pytest.mark.parametrize("width", [700, 1280, 1600])
def test_nothing_overlaps(table, shots, width):
    """The map, the desk and the list of choices stand beside or below each other on every screen."""
    table.set_viewport_size({"width": width, "height": 900})
    table.wait_for_timeout(300)
    table.screenshot(path=str(shots / f"empire_{width}.png"))
    boxes = table.evaluate(BOXES)
    for i, a in enumerate(boxes):
        for b in boxes[i + 1 :]:
            apart = a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1
            assert apart, (a, b)
    table.set_viewport_size({"width": 1280, "height": 800})


def test_cubes_are_placed_by_mouse(table, shots):
    """A click places one cube; an amount chosen before places more."""
    first = own(table)[0]
    before = place(table, first).get_attribute("aria-label")
    with redrawn(table):
        place(table, first).dispatch_event("click")
    assert before != place(table, first).get_attribute("aria-label")
    with redrawn(table):
        place(table, "amount:all").click()
    with redrawn(table):
        place(table, first).dispatch_event("click")
    expect(of(table, ".cat-main .cat-status")).to_contain_text("Player 1", timeout=20_000)
    table.screenshot(path=str(shots / "empire_placed.png"))


def test_a_click_redraws_at_once(table):
    """After a click the map is drawn anew; the time it takes is printed for whoever looks."""
    times = []
    while len(times) < 20:
        choose_until_placing(table)
        times.append(table.evaluate(CLICKED, own(table)[0]))
        table.wait_for_function(IDLE)
    times.sort()
    print(f"{len(times)} clicks: median {times[len(times) // 2]:.0f} ms, 95th percentile {times[-2]:.0f} ms")
    assert 20 == len(times)
