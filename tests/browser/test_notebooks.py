"""A notebook of each kind runs in a real JupyterLab as it is stored, without error, complaint or call outside."""

import json
import re
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .labui import run_notebook

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "notebooks"
NOTEBOOKS = sorted((p.relative_to(ROOT) for p in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in p.parts),
                   reverse=True)
KINDS = {re.sub(r"\d+", "unit", p.stem.partition("_")[0]): p.as_posix() for p in NOTEBOOKS}  # the first of each


@pytest.mark.parametrize("kind", KINDS)
def test_a_notebook_runs(request, pages, kind):
    """Run All works from top to bottom, here or in the test that has just run it to play in it."""
    if KINDS[kind] not in pages.ran:
        page = request.getfixturevalue("page")
        run_notebook(page, KINDS[kind])
        assert ([], []) == (page.complaints, page.outside)
    assert KINDS[kind] in pages.ran


def test_the_list_of_files_shows_notebooks_without_their_paired_text(lab):
    """Beside a notebook its py:percent text is left out; other files stay."""
    with urllib.request.urlopen(f"{lab}/api/contents/notebooks/cat_cab") as answer:
        names = {each["name"] for each in json.load(answer)["content"]}
    assert "play.ipynb" in names
    assert [] == [name for name in names if name.endswith(".py") and f"{name[:-3]}.ipynb" in names]


def test_a_page_that_is_given_back_complains_no_more(request, pages):
    """A notebook that still opens asks a kernel that is ended; nobody who is lent the page next hears of it."""
    first = pages.lent(request.session, loaded=False)
    page = next(first)
    page.goto(f"{page.lab}/lab/tree/notebooks/start.ipynb?reset")
    page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=90_000)
    assert next(first, "given back") == "given back"
    for page in pages.lent(request.session, loaded=False):
        page.wait_for_timeout(1_000)
        assert page.complaints == []


def test_the_start_page_leads_to_the_game(bare_page):
    """JupyterLab opens on the start page, and its links open what they say."""
    page = bare_page
    page.goto(f"{page.lab}/lab/tree/notebooks/start.ipynb?reset")
    page.get_by_role("heading", name="Games in which every chance is exact").wait_for(timeout=90_000)
    picture = page.get_by_role("img", name="The boards of the five games, each in the middle of a game")
    expect(picture).to_be_visible()
    page.wait_for_function("picture => picture.naturalWidth > 0", arg=picture.element_handle())
    page.get_by_role("link", name="Play Cat Cab Crew").click()
    expect(page.get_by_role("heading", name="Cat Cab Crew: play")).to_be_visible(timeout=60_000)
    assert ([], []) == (page.complaints, page.outside)
