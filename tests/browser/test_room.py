"""Every table in a real JupyterLab, on screens of several widths: its parts stand beside or below each other."""

from __future__ import annotations

from itertools import combinations

import pytest

from .labui import run_notebook, set_theme
from .server import ROOT

GAMES = sorted(path.parent.name for path in (ROOT / "notebooks").glob("*/play.ipynb"))
WIDTHS = (400, 700, 900, 1000, 1100, 1150, 1280, 1500, 1600, 1800)
BOXES = """() => [...document.querySelectorAll('.cat-table')].map((table) =>
  ['.cat-main .cat-stage', '.cat-desk .cat-board', '.cat-side', '.cat-tabs'].flatMap((name) => {
    const box = table.querySelector(name)?.getBoundingClientRect();
    return box ? [[name, box.left, box.top, box.right, box.bottom]] : [];
  }))"""
FRAMES = 8  # in which the observers of sizes have had their say
SAME = """([width, frames]) => {
  const parts = document.querySelectorAll('.cat-table, .cat-table .cat-board, .cat-table .cat-svg, .cat-table button');
  const here = [...parts].map((part) => Object.values(part.getBoundingClientRect().toJSON()).join()).join(' ');
  const same = window.stood?.here === here ? window.stood.same + 1 : 0;
  window.stood = { here, same: window.innerWidth === width ? same : 0 };
  return window.stood.same >= frames;
}"""
ROOM = "() => document.querySelector('.cat-table').getBoundingClientRect().right"
CUT = """() => {
  const right = (element) => element.getBoundingClientRect().right;
  const places = [...document.querySelectorAll('.cat-table .cat-main .cat-stage, .cat-table .cat-desk')];
  const cut = (place) => [...place.querySelectorAll('.cat-svg')].some((drawn) => right(drawn) > right(place) + 1);
  return places.filter(cut).map((place) => place.className);
}"""


@pytest.fixture(scope="module", params=GAMES)
def game(request, shared_page):
    """A game whose tables stand on the page."""
    run_notebook(shared_page, f"notebooks/{request.param}/play.ipynb")
    return request.param


@pytest.fixture
def page(game, shared_page):
    """That page, as large as it is at first."""
    yield shared_page
    shared_page.set_viewport_size({"width": 1280, "height": 800})


def _resize(page, width: int) -> None:
    """Give the page another width, and wait until nothing on it changes its place or size any more."""
    page.set_viewport_size({"width": width, "height": 900})
    page.evaluate("() => { window.stood = undefined; }")
    page.wait_for_function(SAME, arg=[width, FRAMES])


def test_nothing_overlaps_or_is_cut_off(page, game):
    """The boards, the desk, the list of choices and the tabs keep clear of each other and within the page."""
    for width in WIDTHS:
        _resize(page, width)
        room = page.evaluate(ROOM)
        for boxes in page.evaluate(BOXES):
            assert len(boxes) >= 3
            for (one, *a), (other, *b) in combinations(boxes, 2):
                apart = a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1
                assert apart, f"{width}: {one} {a} and {other} {b}"
            assert [] == [(width, name, right) for name, _, _, right, _ in boxes if right > room + 1]
        assert [] == page.evaluate(CUT)


def test_tables_can_be_looked_at(page, shots, game):
    """Pictures of every table for somebody to look at, light and dark, wide and narrow."""
    for theme in ("dark", "light"):
        set_theme(page, theme)
        for width in (700, 1280):
            _resize(page, width)
            for number, table in enumerate(page.locator(".cat-table").all()):
                table.screenshot(path=str(shots / f"table_{game}_{number}_{theme}_{width}.png"))
    assert ([], []) == (page.complaints, page.outside)
