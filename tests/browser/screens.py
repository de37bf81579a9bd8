"""Pictures of every game as people meet it: three sizes of window, light and dark, a few decisions into the game.

`python run.py screenshots` runs this file; `python run.py test` does not.
"""

from __future__ import annotations

import pytest

from .labui import of, redrawn, run_notebook, set_theme

GAMES = ("cat_cab", "empire", "taxi_derby", "meow_daifugo", "washi_cat")
SIZES = {"laptop": (1440, 900), "projector": (1024, 768), "phone": (390, 844)}
ROW = ".cat-options button:not([disabled])"


@pytest.mark.parametrize("game", GAMES)
def test_pictures(page, shots, game):
    """The table at its beginning and some decisions later, in every size and both themes."""
    run_notebook(page, f"notebooks/{game}/play.ipynb")
    for moment, decisions in (("begin", 0), ("later", 6)):
        for _ in range(decisions):
            with redrawn(page):
                of(page, ROW).first.click()
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                set_theme(page, theme)
                of(page, ".cat-svg").first.scroll_into_view_if_needed()
                page.evaluate("() => document.querySelector('.cat-table').scrollIntoView({block: 'start'})")
                page.wait_for_timeout(250)
                page.screenshot(path=str(shots / f"{game}_{moment}_{size}_{theme}.png"))
        page.set_viewport_size({"width": 1280, "height": 800})
