"""Pictures of every game as people meet it: three sizes of window, light and dark; start, middle and end of a game.

`python run.py screenshots` runs this file; `python run.py test` does not.
"""

import os
from pathlib import Path

import pytest

from .labui import IDLE, ROOT, of, redrawn, run_notebook, set_theme

SHOTS = Path(os.environ.get("CATLIB_SCREENSHOTS", ROOT / "screenshots"))
GAMES = ("cat_cab", "empire", "taxi_derby", "meow_daifugo", "washi_cat")
SIZES = {"laptop": (1440, 900), "projector": (1024, 768), "phone": (390, 844)}
ROW = ".cat-options button:not([disabled])"
DECISIONS, ENDLESS = 6, 4000  # of the person before the middle; actions after which a game is left as it is
PLAY_ON = f"""
import gc
from catlib.play import bot_policy
from catwidgets import Table
for at in [each for each in gc.get_objects() if type(each) is Table]:
    decide = bot_policy(at.match.game, at.match.game.type.bots.COMPILED[-1])
    while not at.match.is_over and at.match.ply < {ENDLESS}:
        at.match.act(decide(at.match.state, 0.5)) if at.match.waits_for_human else at.match.step()
    at.go_on()
"""
EXECUTE = """async (code) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  await kernel.requestExecute({ code }).done;
}"""


def some_decisions(page):
    """The first choice of the list, some times."""
    for _ in range(DECISIONS):
        with redrawn(page):
            of(page, ROW).first.click()


def to_the_end(page):
    """A rule decides for everybody until the game is over."""
    page.evaluate(EXECUTE, PLAY_ON)
    page.wait_for_function(IDLE)


MOMENTS = {"start": lambda page: None, "middle": some_decisions, "end": to_the_end}


@pytest.mark.parametrize("game", GAMES)
def test_pictures(page, game):
    """The table at three moments of a game, in every size and both themes."""
    SHOTS.mkdir(exist_ok=True)
    run_notebook(page, f"notebooks/{game}/play.ipynb")
    for moment, play in MOMENTS.items():
        play(page)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            for theme in ("light", "dark"):
                set_theme(page, theme)
                of(page, ".cat-svg").first.scroll_into_view_if_needed()
                page.evaluate("() => document.querySelector('.cat-table').scrollIntoView({block: 'start'})")
                page.wait_for_timeout(250)
                page.screenshot(path=str(SHOTS / f"{game}_{moment}_{size}_{theme}.png"))
        page.set_viewport_size({"width": 1280, "height": 800})
