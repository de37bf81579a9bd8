"""Every table in a real JupyterLab, on screens of several widths: its parts stand beside or below each other."""

from __future__ import annotations

from itertools import combinations

import pytest

from .labui import run_notebook
from .server import ROOT

GAMES = sorted(path.parent.name for path in (ROOT / "notebooks").glob("*/play.ipynb"))
WIDTHS = (400, 700, 900, 1000, 1150, 1280, 1500, 1800)
BOXES = """() => ['.cat-main', '.cat-desk .cat-board', '.cat-side', '.cat-tabs'].flatMap((name) => {
  const box = document.querySelector(`.cat-table ${name}`)?.getBoundingClientRect();
  return box ? [[name, box.left, box.top, box.right, box.bottom]] : [];
})"""
ROOM = "() => document.querySelector('.cat-table').getBoundingClientRect().right"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_overlaps_or_is_cut_off(page, game):
    """The board, the desk, the list of choices and the tabs keep clear of each other and within the page."""
    run_notebook(page, f"notebooks/{game}/play.ipynb")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(300)  # until the observers of sizes have had their say
        boxes = page.evaluate(BOXES)
        assert len(boxes) >= 3
        for (one, *a), (other, *b) in combinations(boxes, 2):
            apart = a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1
            assert apart, f"{width}: {one} {a} and {other} {b}"
        room = page.evaluate(ROOM)
        assert [] == [(width, name, right) for name, _, _, right, _ in boxes if right > room + 1]
