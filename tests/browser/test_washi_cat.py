"""Washi Cat in a real JupyterLab: a game by keyboard alone, a board drawn both ways and played on."""

import pytest
from playwright.sync_api import expect

from catlib.games.washi_cat.boards import cell_number

from .labui import FOCUS, IDLE, run_cell_with

NOTEBOOK = "notebooks/washi_cat/play.ipynb"
SMALL, DRAWING = ".cat-table >> nth=0", ".cat-exhibit >> nth=0"


@pytest.fixture
def page(notebook):
    """The notebook in a window of the usual size; nothing complains and nothing calls outside."""
    notebook.set_viewport_size({"width": 1280, "height": 800})
    yield notebook
    assert ([], []) == (notebook.complaints, notebook.outside)


def board(page, where):
    """The first board of a table or of the drawing."""
    return page.locator(where).locator(".cat-svg").first


def place(page, where, id):
    return page.locator(where).locator(f'.cat-hit[data-id="{id}"]').first


def changed(page, where, act):
    """Do something, then wait until the board is drawn anew and the kernel rests."""
    before = board(page, where).get_attribute("data-rev")
    act()
    expect(board(page, where)).not_to_have_attribute("data-rev", before)
    page.wait_for_function(IDLE)


def click(page, where, id):
    changed(page, where, lambda: place(page, where, id).click())


def press(page, where, key):
    changed(page, where, lambda: page.keyboard.press(key))


def status(page, where):
    return page.locator(where).locator(".cat-status").first


def legal(page, where):
    """The ids of the places that can be chosen."""
    found = page.locator(where).locator(".cat-main .cat-hit.legal")
    return [element.get_attribute("data-id") for element in found.element_handles()]


def tab_to(page, start):
    """Press Tab until the focus is on a place whose id begins so."""
    for _ in range(60):
        if str(page.evaluate(FOCUS)).startswith(start):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {start}")


def walk_to(page, wanted):
    """Press arrows from cell to cell until the focus is on a wanted one."""
    for _ in range(40):
        here = str(page.evaluate(FOCUS))
        if here == wanted:
            return
        (row, column), (to_row, to_column) = (divmod(int(id.split(":")[1]), 26) for id in (here, wanted))
        if row == to_row and column == to_column:
            page.keyboard.press("ArrowRight" if here < wanted else "ArrowLeft")
        elif row != to_row:
            page.keyboard.press("ArrowUp" if row < to_row else "ArrowDown")
        else:
            page.keyboard.press("ArrowRight" if column < to_column else "ArrowLeft")
    raise AssertionError(f"arrows do not lead to {wanted}")


# Playing


def test_a_game_by_keyboard_alone(page):
    """Tab and arrows lead to cells, Enter draws, U takes back and Y does it again."""
    run_cell_with(page, "table = Table")
    page.locator(SMALL).locator("select").first.focus()
    tab_to(page, "cell:")
    for name in ("c2", "c3", "c4", "c5"):
        walk_to(page, f"cell:{cell_number(name)}")
        if f"cell:{cell_number(name)}" not in legal(page, SMALL):
            break
        press(page, SMALL, "Enter")
    label = place(page, SMALL, f"cell:{cell_number('c3')}").get_attribute("aria-label")
    assert "red line" in label
    press(page, SMALL, "u")
    press(page, SMALL, "y")


# Drawing a board


def tool(page, words):
    changed(page, DRAWING, lambda: page.locator(DRAWING).get_by_role("button", name=words).click())


def test_a_board_is_drawn_by_mouse_and_played(page):
    """A shrine, a wall and a pair of sewers by clicks; what is missing is said; the board is played at once."""
    run_cell_with(page, "drawing = ")
    click(page, DRAWING, "cell:b2")
    click(page, DRAWING, "wall:d1:d2")
    tool(page, "Sewers (E)")
    click(page, DRAWING, "cell:a2")
    expect(status(page, DRAWING)).to_contain_text("The sewer on a2 has no twin yet")
    expect(page.locator(DRAWING).get_by_role("button", name="Play on it")).to_be_disabled()
    click(page, DRAWING, "cell:e2")
    expect(status(page, DRAWING)).to_contain_text("Everybody can play on this board.")
    tool(page, "Cat (C)")
    click(page, DRAWING, "cell:d2")
    expect(page.locator(DRAWING).locator(".cat-error").first).to_contain_text("cats start in row 1")
    page.locator(DRAWING).get_by_role("button", name="Play on it").click()
    table = page.locator(DRAWING).locator(".cat-table")
    expect(table.locator(".cat-main .cat-svg")).to_be_visible()
    assert "shrine" in table.locator(f'.cat-hit[data-id="cell:{cell_number("b2")}"]').get_attribute("aria-label")


def test_a_board_is_drawn_by_keyboard(page):
    """Arrows walk over cells and sides, Enter draws, a letter chooses the tool, U takes back."""
    run_cell_with(page, "drawing = ")
    page.locator(DRAWING).get_by_role("button", name="Clear").focus()
    tab_to(page, "cell:")
    while not str(page.evaluate(FOCUS)).startswith("cell:a4"):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    assert "wall:a3:a4" == page.evaluate(FOCUS)
    press(page, DRAWING, "Enter")
    expect(status(page, DRAWING)).to_contain_text("Wall between a3 and a4, e1 and e2.")
    page.keyboard.press("ArrowDown")
    press(page, DRAWING, "s")
    press(page, DRAWING, "Enter")
    expect(status(page, DRAWING)).to_contain_text("Shrine on a3, e2.")
    press(page, DRAWING, "u")
    expect(status(page, DRAWING)).to_contain_text("Taken back.")
    assert "a3, blank" in place(page, DRAWING, "cell:a3").get_attribute("aria-label")
