"""No game is lost in a real JupyterLab: a kernel that is killed or restarted, and a notebook that is opened again."""

import contextlib
from shutil import copyfile

import pytest
from playwright.sync_api import TimeoutError, expect

from .labui import ALL_RUN, IDLE, REVISION, of, open_notebook, redrawn, status

NOTEBOOK, OWN = "notebooks/cat_cab/play.ipynb", "notebooks/cat_cab/kept.ipynb"
KEEP = """async () => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  await kernel.requestExecute({ code: "import os; os.environ.pop('CATLIB_GAMES', None)" }).done;
}"""
KILL = """() => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  kernel.requestExecute({ code: 'import os, signal; os.kill(os.getpid(), signal.SIGKILL)' });
}"""
DYING = """async () => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const code = "import os, signal; from catlib.play.match import Match; " +
    "Match.step = lambda self: os.kill(os.getpid(), signal.SIGKILL)";
  await kernel.requestExecute({ code }).done;
}"""
NEWER_OR_SHOWN = """([selector, before]) => document.querySelector('.cat-table .cat-svg').dataset.rev !== before
  || document.querySelector(selector)?.checkVisibility()"""
STOPPED = "The kernel stopped; your game is kept. Run the cell to go on."
DECISIONS = 20  # of one turn, at most
SHUT_DOWN = "() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown()"
RUN_ALL = "() => window.jupyterapp.commands.execute('notebook:run-all-cells')"
SAVE = "() => window.jupyterapp.shell.currentWidget.context.save()"


@pytest.fixture
def game(page, workplace):
    """A game with some decisions in it, which is kept, in a notebook of its own."""
    copyfile(workplace / NOTEBOOK, workplace / OWN)
    open_notebook(page, OWN)
    page.evaluate(KEEP)
    _run_all(page)
    for _ in range(5):
        with redrawn(page):
            of(page, ".cat-options button").first.click()
    return page


def _run_all(page) -> None:
    page.evaluate(RUN_ALL)
    page.wait_for_function(ALL_RUN, timeout=180_000)


def _play_until_shown(page, selector: str) -> None:
    """Take the first choice until something appears on the table, which no person's own decision brings."""
    for _ in range(DECISIONS):
        before = page.evaluate(REVISION, ".cat-table .cat-svg")
        of(page, ".cat-options button").first.click()
        page.wait_for_function(NEWER_OR_SHOWN, arg=[f".cat-table {selector}", before])
        with contextlib.suppress(TimeoutError):
            page.wait_for_function(IDLE, timeout=5_000)
        if of(page, selector).is_visible():
            return


def _take_up(page) -> None:
    """Run everything in the new kernel, and go on with the game that is offered."""
    page.wait_for_function(IDLE, timeout=60_000)
    page.evaluate(KEEP)
    _run_all(page)
    offer = of(page, ".cat-offer").first
    expect(offer).to_contain_text("Go on with turn ")
    with redrawn(page):
        offer.get_by_role("button", name="Go on").click()


def _position(page) -> str:
    """What the first board says of everything on it."""
    hits = of(page, ".cat-main .cat-hit").all()
    return "; ".join(hit.get_attribute("aria-label") for hit in hits)


def test_a_killed_kernel_is_told_and_the_game_goes_on(game):
    """A click says at once that the kernel stopped; after Run All the same position goes on by one button.

    Nobody waits for a bot that will never answer: the table says so by itself, and the last decision is kept. Opened
    again once the kernel has ended, the notebook shows its picture and a sentence.
    """
    if (leave := game.get_by_role("button", name="Play on without the guide").first).is_visible():
        leave.click()  # with it the board bears no mark but its own
    before, headline = _position(game), of(game, ".cat-headline").first.inner_text()
    game.evaluate(KILL)
    game.get_by_role("dialog").get_by_role("button", name="Ok").click()  # JupyterLab's own word for it
    said = of(game, ".cat-main .cat-error")
    of(game, ".cat-main .cat-hit").first.click()
    expect(said).to_have_text(STOPPED, timeout=1_000)
    of(game, ".cat-options button").first.click()
    expect(of(game, ".cat-options .hint")).to_have_text(STOPPED, timeout=1_000)
    _take_up(game)
    expect(of(game, ".cat-offer").first).to_be_hidden()
    assert (before, headline) == (_position(game), of(game, ".cat-headline").first.inner_text())
    with redrawn(game):
        of(game, ".cat-options button").first.click()
    expect(status(game)).to_contain_text("You")
    turns = of(game, ".cat-headline").first.inner_text()
    game.evaluate(DYING)
    _play_until_shown(game, ".cat-main .cat-error")
    expect(said).to_have_text(STOPPED)
    assert turns == of(game, ".cat-headline").first.inner_text()
    game.get_by_role("dialog").get_by_role("button", name="Ok").click()
    _take_up(game)
    game.evaluate(SAVE)
    game.evaluate(SHUT_DOWN)
    game.goto("about:blank")
    open_notebook(game, OWN)
    still = game.locator(".catlib-still").first
    expect(still).to_contain_text("A game is kept; run the cell to go on.")
    expect(game.locator(".jp-OutputArea img").first).to_be_visible()
    assert 0 == game.get_by_text("model not found").count()
    game.wait_for_timeout(1_000)  # until all models that are missing have been missed
