"""Every notebook runs in a real JupyterLab without an error, a complaint in the console or a call to the outside."""

# ruff: noqa: SIM300 - the house order of an assert is expected == actual

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .labui import run_notebook

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "notebooks"
NOTEBOOKS = sorted(p.relative_to(ROOT) for p in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in p.parts)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=[str(p.relative_to("notebooks")) for p in NOTEBOOKS])
def test_a_notebook_runs(page, shots, path):
    """Run All works from top to bottom."""
    run_notebook(page, path.as_posix())
    page.screenshot(path=str(shots / f"{path.stem}.png"))
    assert ([], []) == (page.complaints, page.outside)


def test_a_slider_of_the_design_lab_changes_the_numbers(page, shots):
    """Moving a house rule redraws who wins whole games and the law of a turn."""
    run_notebook(page, "notebooks/cat_cab/design_lab.ipynb")
    wins, turn = page.locator(".cat-lab .cat-status").first, page.locator(".cat-lab .cat-svg").nth(1)
    wins.scroll_into_view_if_needed()
    expect(wins).to_contain_text("10 000 games", timeout=60_000)
    expect(turn).to_contain_text("mean", timeout=60_000)
    before = wins.inner_text(), turn.text_content()
    handle = page.locator(".cat-lab .noUi-handle").nth(1)
    handle.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(wins).not_to_have_text(before[0], timeout=30_000)
    expect(turn).not_to_have_text(before[1], timeout=30_000)
    expect(wins).to_contain_text("10 000 games", timeout=60_000)
    page.screenshot(path=str(shots / "design-lab-moved.png"))
    assert ([], []) == (page.complaints, page.outside)
