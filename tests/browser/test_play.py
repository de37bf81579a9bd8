"""The table in a real JupyterLab, by mouse and by keyboard alone, with mistakes, going back, saving and sharing."""

import re

import pytest
from playwright.sync_api import expect

from .labui import FOCUS, of, place, redrawn, run_cell_with, set_theme, status

NOTEBOOK = "notebooks/cat_cab/play.ipynb"
FOCUSED = "() => document.activeElement?.getAttribute('aria-label')"
PAGE_COLOURS = """() => ['color', 'backgroundColor'].map((name) => {
  const [r, g, b] = getComputedStyle(document.querySelector('.cat-rulebook-page'))[name].match(/[\\d.]+/g).map(Number);
  return (r + g + b) / 3;
})"""
IN_TABLE = "() => Boolean(document.activeElement?.closest('.cat-table'))"


@pytest.fixture(scope="module")
def still(notebook):
    """The table of the notebook for tests that look at it and change nothing, before others make fresh ones."""
    return _with_worth(notebook)


@pytest.fixture
def table(fresh):
    """A fresh table where every choice has its worth."""
    return _with_worth(fresh)


def _with_worth(page):
    of(page, ".cat-tools select").first.select_option("net spaces")
    expect(of(page, ".cat-options .mark")).to_have_text("exact")
    return page


def error(page):
    return of(page, ".cat-main .cat-error")


def choice(page, words: str):
    """The row of the list that begins with these words."""
    return (
        of(page, ".cat-options button")
        .filter(has_text=re.compile(f"^{words}"))
        .first
    )


def log(page):
    return of(page, ".cat-log")


# How it looks


def test_all_of_it_fits_the_screen(still):
    """Board, dice, choices and chart are within 1280 × 800, without a bar to scroll."""
    boxes = [of(still, f".cat-{name}").bounding_box() for name in ("main .cat-stage", "desk .cat-stage", "options")]
    assert max(box["y"] + box["height"] for box in boxes) - min(box["y"] for box in boxes) <= 700
    assert max(box["x"] + box["width"] for box in boxes) <= 1248


def test_widgets_are_given_time_to_load(still):
    """Ten minutes and not anywidget's two seconds, after which a widget of a busy page hears of no change any more."""
    assert {600_000} == set(still.evaluate("waits")) & {2_000, 600_000}


def test_luck_is_judged_when_somebody_looks(still):
    """The tab says how the last roll compares with all that could have come."""
    still.get_by_role("tab", name="Luck").first.click()
    expect(of(still, ".cat-luck")).to_contain_text(re.compile("Last roll, You: .* of rolls"))


def test_overlays_are_drawn(still):
    """Reachable cells, the shortest path and the paths back appear on the board when asked for."""
    for words in ("reachable cells", "shortest path", "paths back"):
        with redrawn(still):
            still.get_by_label(words).first.check()
    for key in ("reachable", "shortest", "retreat"):
        expect(of(still, f'.cat-main [data-key="{key}"]')).to_have_count(1)


def test_the_literal_reading_is_chosen_by_keyboard(still):
    """Beside New game the list of readings takes the focus, and an arrow plans the literal rules and back."""
    still.get_by_role("tab", name="New game").first.click()
    reading = still.get_by_role("combobox", name="Rules", exact=True).first
    reading.focus()
    for key, value in (("ArrowDown", "strictly literal"), ("ArrowUp", "our reading")):
        still.keyboard.press(key)
        expect(reading.locator("option:checked")).to_have_text(value)
        told = expect(of(still, ".cat-tabs"))
        (told.to_contain_text if key == "ArrowDown" else told.not_to_contain_text)("diagonal = yes")


def test_it_stacks_on_a_phone(still):
    """At 400 pixels nothing is cut off at the side."""
    still.set_viewport_size({"width": 400, "height": 1800})
    try:
        still.wait_for_function("() => document.querySelector('.cat-table').clientWidth < 400")
        assert still.evaluate(
            "() => { const t = document.querySelector('.cat-table'); return t.scrollWidth <= t.clientWidth; }"
        )
        parts = ("tabs", "main .cat-stage", "desk", "options")  # what More unfolds is below its button
        tops = [of(still, f".cat-{name}").bounding_box()["y"] for name in parts]
        assert sorted(tops) == tops
        of(still, ".cat-main .cat-stage").scroll_into_view_if_needed()
    finally:
        still.set_viewport_size({"width": 1280, "height": 800})


def test_keys_that_would_cut_cells_stay_in_the_table(still):
    """JupyterLab's single letters do nothing to the notebook while the focus is in the table."""
    cells = still.locator(".jp-Cell").count()
    for where in (place(still, "die:0"), of(still, ".cat-options button").first, of(still, "button").first):
        where.focus()
        for key in "xddabm":
            still.keyboard.press(key)
    assert cells == still.locator(".jp-Cell").count()
    expect(place(still, "die:0")).to_be_visible()


# The rulebook


def test_the_rulebook_by_keyboard(still):
    """Enter on the button opens it, keys in it reach neither table nor notebook, Escape brings the focus back."""
    dialog = still.get_by_role("dialog", name="How to play Cat Cab Crew").first
    of(still, ".cat-rulebook .ask").focus()
    before = of(still, ".cat-svg").first.get_attribute("data-rev")
    still.keyboard.press("Enter")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("heading", name="What it is about")).to_be_visible()
    for key in ("u", "d", "d", "PageDown"):  # take back, and JupyterLab's key for deleting a cell
        still.keyboard.press(key)
    still.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert "How to play" == still.evaluate(FOCUSED)
    assert before == of(still, ".cat-svg").first.get_attribute("data-rev")
    expect(of(still, ".cat-main").first).to_be_visible()


def test_the_key_opens_it_from_the_board(still):
    """The key ? works wherever the focus is in the still."""
    of(still, ".cat-options button").first.focus()
    still.keyboard.press("?")
    dialog = still.get_by_role("dialog", name="How to play Cat Cab Crew").first
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_readable_on_a_phone(still, theme):
    """It fits 390 pixels, and its text stands out from the ground of the theme."""
    set_theme(still, theme)
    still.set_viewport_size({"width": 390, "height": 844})
    of(still, ".cat-rulebook .ask").click()
    text, ground = still.evaluate(PAGE_COLOURS)
    assert abs(text - ground) > 150
    assert (ground > 127) == (theme == "light")
    box = still.get_by_role("dialog").first.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    still.keyboard.press("Escape")
    still.set_viewport_size({"width": 1280, "height": 800})


# Playing


def test_a_turn_is_played_by_mouse(table):
    """Select a die, roll it again, keep all, drive from cell to cell until Crazy cat has been and dice lie again."""
    with redrawn(table):
        place(table, "die:0").click()
    expect(place(table, "die:0")).to_have_attribute("aria-selected", "true")
    with redrawn(table):
        choice(table, "reroll the 3").click()
    expect(log(table)).to_contain_text("You roll 3 again and get ")
    with redrawn(table):
        choice(table, "keep all dice").click()
    while "Click a marked cell to drive there." in status(table).inner_text():
        with redrawn(table):
            of(table, '.cat-hit.legal[data-id^="cell:"]').first.click()
    expect(log(table)).to_contain_text("Crazy cat's turn")
    expect(status(table)).to_contain_text("Your turn. Click the dice you want to roll again")


def test_a_turn_is_played_by_keyboard_alone(table):
    """Tab, arrows, Enter, R and K are enough; the keyboard follows to where something is asked and never falls out."""
    of(table, "select").first.focus()
    for _ in range(12):
        table.keyboard.press("Tab")
        if table.evaluate(FOCUS) == "die:0":
            break
    assert "die:0" == table.evaluate(FOCUS)
    with redrawn(table):
        table.keyboard.press("Enter")
    with redrawn(table):
        table.keyboard.press("r")
    assert "die:0" == table.evaluate(FOCUS)
    with redrawn(table):
        table.keyboard.press("k")
    table.wait_for_function("() => document.activeElement?.dataset?.id?.startsWith('cell:')")
    while "Click a marked cell to drive there." in status(table).inner_text():
        _walk_to_a_legal_cell(table)
        with redrawn(table):
            table.keyboard.press("Enter")
        assert table.evaluate(IN_TABLE)
    expect(status(table)).to_contain_text("Your turn. Click the dice you want to roll again")
    table.wait_for_function("() => document.activeElement?.dataset?.id?.startsWith('die:')")
    expect(error(table)).to_be_hidden()


def _walk_to_a_legal_cell(page) -> None:
    """Press arrows until the focus is on a cell that can be entered."""
    legal = "() => document.activeElement.classList.contains('legal')"
    if page.evaluate(legal):
        return
    for key, back in (("Right", "Left"), ("Up", "Down"), ("Left", "Right"), ("Down", "Up")):
        for steps in (1, 2):
            before = page.evaluate(FOCUS)
            page.keyboard.press(f"Arrow{key}")
            if page.evaluate(legal):
                return
            if page.evaluate(FOCUS) == before:
                steps -= 1
                break
        for _ in range(steps):
            page.keyboard.press(f"Arrow{back}")
    raise AssertionError("no cell near by can be entered")


def test_undo_takes_the_keyboard_along(table):
    """The last Undo disables its own button, and the focus goes on to the dice."""
    with redrawn(table):
        choice(table, "keep all dice").click()
    undo = table.get_by_role("button", name="Undo").first
    undo.focus()
    with redrawn(table):
        table.keyboard.press("Enter")
    expect(undo).to_be_disabled()
    table.wait_for_function("() => document.activeElement?.dataset?.id?.startsWith('die:')")


def test_an_illegal_click_is_answered_in_a_sentence(table):
    """A click on a cell while dice are asked says what is asked, and loses nothing."""
    before = status(table).inner_text()
    with redrawn(table):
        place(table, "cell:20").click()
    expect(error(table)).to_contain_text(
        "Click the dice you want to roll again, or keep all of them. 4 more curses end your rolls."
    )
    expect(status(table)).to_have_text(before)
    with redrawn(table):
        place(table, "die:0").click()
        place(table, "die:1").click()
    with redrawn(table):
        table.keyboard.press("Escape")
    with redrawn(table):
        choice(table, "keep all dice").click()
    expect(error(table)).to_be_hidden()


# Going back and forth


def test_undo_redo_and_replay(table):
    """Buttons and keys take a decision back and do it again; the slider goes anywhere."""
    with redrawn(table):
        choice(table, "keep all dice").click()
    after = status(table).inner_text()
    with redrawn(table):
        table.get_by_role("button", name="Undo").first.click()
    expect(status(table)).to_contain_text("Click the dice you want to roll again")
    place(table, "die:1").focus()
    with redrawn(table):
        table.keyboard.press("y")
    expect(status(table)).to_have_text(after)
    slider = of(table, ".noUi-handle").first
    slider.focus()
    with redrawn(table):
        table.keyboard.press("Home")
    expect(status(table)).to_contain_text("The drivers roll for the start")
    with redrawn(table):
        slider.focus()
        table.keyboard.press("End")
    expect(status(table)).to_contain_text("Your turn.")


def test_a_match_is_saved_and_opened(table, workplace):
    """Save writes a file that Open goes on with after the game has moved on."""
    with redrawn(table):
        choice(table, "keep all dice").click()
    plies = log(table).inner_text()
    table.get_by_role("tab", name="Save").first.click()
    with redrawn(table):
        table.get_by_role("button", name="Save", exact=True).first.click()
    expect(status(table)).to_contain_text("Saved in cat_cab.json.")
    assert (workplace / "notebooks" / "cat_cab" / "cat_cab.json").exists()
    with redrawn(table):
        table.get_by_role("button", name="Undo").first.click()
    with redrawn(table):
        table.get_by_role("button", name="Open", exact=True).first.click()
    expect(status(table)).to_contain_text("Goes on with cat_cab.json.")
    table.get_by_role("tab", name="Log").first.click()
    expect(log(table)).to_have_text(plies, use_inner_text=True)


def test_a_share_code_goes_on_elsewhere(table):
    """The code of one match brings it to another table; a wrong one is told and changes nothing."""
    with redrawn(table):
        place(table, "die:0").click()
    with redrawn(table):
        choice(table, "reroll the 3").click()
    plies = log(table).inner_text()
    table.get_by_role("tab", name="Save").first.click()
    with redrawn(table):
        table.get_by_role("button", name="Make a share code").first.click()
    field = of(table, "textarea").first
    expect(field).to_have_value(re.compile(r"^catlib1\."))
    code = field.input_value()
    run_cell_with(table, "table = Table")
    table.get_by_role("tab", name="Save").first.click()
    for text, load in ((code[:-6], "damaged"), (code, "")):
        of(table, "textarea").first.fill(text)
        with redrawn(table):
            table.get_by_role("button", name="Load the code").first.click()
        if load:
            expect(error(table)).to_contain_text(load)
    table.get_by_role("tab", name="Log").first.click()
    expect(log(table)).to_have_text(plies, use_inner_text=True)


# What the table tells


def test_the_worth_of_choices_is_shown(table):
    """The best choice has a star, the mark says exact, a chart shows how it comes out, and cells have badges."""
    expect(of(table, ".cat-options button.best .value").first).to_have_text(re.compile(r"^★ 4\.98"))
    expect(of(table, ".cat-side .cat-svg")).to_have_attribute("aria-label", re.compile("After .* Exact"))
    of(table, "select").first.select_option("nearer to the passenger")
    expect(of(table, ".cat-options .measure")).to_contain_text("nearer to the passenger the cab gets")
    with redrawn(table):
        choice(table, "keep all dice").click()
    expect(of(table, '.cat-hit.legal[aria-label*="worth"]').first).to_be_visible()


def test_seats_and_names_change(table):
    """A name is shown as it was typed, HTML or not; a bot in the person's seat plays the game to its end."""
    table.get_by_role("tab", name="New game").first.click()
    name = of(table, ".cat-tabs input[type=text]").first
    name.fill("<b>Ann</b>")
    with redrawn(table):
        name.press("Enter")
    expect(of(table, ".cat-desk .cat-svg")).to_contain_text("<b>Ann</b>")
    assert 0 == of(table, ".cat-main b, .cat-desk b, .cat-status b").count()
    strengths = of(table, ".cat-tabs select:visible").nth(1)  # after the number of players
    said = strengths.locator("option").evaluate_all("(all) => all.map((one) => one.textContent.split('\\xa0').pop())")
    assert ["person", "(child)", "(beginner)", "(average)", "(strong)", "(expert)", "(average)"] == said
    with redrawn(table):
        strengths.select_option("Ginger (average)")
    expect(status(table)).to_contain_text("The game is over.")
    expect(choice(table, "Play again")).to_be_visible()


def test_real_dice_are_entered(table):
    """A digit says what a real die shows, wherever the focus is in the table."""
    with redrawn(table):
        table.get_by_label("I roll real dice").first.check()
    place(table, "die:0").focus()
    with redrawn(table):
        table.keyboard.press("Enter")
    with redrawn(table):
        table.keyboard.press("r")
    expect(of(table, ".cat-options .title")).to_have_text("What does the die show?")
    with redrawn(table):
        table.keyboard.press("6")
    expect(place(table, "die:0")).to_have_attribute("aria-label", re.compile("shows 6, move 2"))


# One table after the other

OPEN_WIDGETS = """async () => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const asked = kernel.requestExecute({
    code: '', silent: false, store_history: false,
    user_expressions: { open: "len(__import__('catwidgets.page.closing').page.closing.open_widgets())" },
  });
  return Number((await asked.done).content.user_expressions.open.data['text/plain']);
}"""
INSERT = """async (source) => {
  const notebook = window.jupyterapp.shell.currentWidget.content;
  await window.jupyterapp.commands.execute('notebook:insert-cell-below');
  notebook.activeCell.model.sharedModel.setSource(source);
  await window.jupyterapp.commands.execute('notebook:run-cell');
}"""
DELETE = "() => window.jupyterapp.commands.execute('notebook:delete-cell')"


def test_a_cell_that_runs_again_gives_back_what_its_table_needed(table):
    """Many tables in one notebook: the kernel has as many widgets after each run."""
    before = table.evaluate(OPEN_WIDGETS)
    for _ in range(2):
        run_cell_with(table, "table = Table")
        assert before == table.evaluate(OPEN_WIDGETS)
    with redrawn(table):
        place(table, "die:0").click()


def test_a_table_that_another_cell_shows_plays_on(table):
    """The cell that made it runs again, and what stands under the other cell is as alive as before."""
    table.evaluate(INSERT, "shown_below = table\nshown_below")
    below = table.locator(".cat-table").nth(1)
    expect(below.locator(".cat-options .mark")).to_have_text("exact")
    run_cell_with(table, "table = Table")
    below.locator('.cat-hit[data-id="die:0"]').click()
    expect(below.locator('.cat-hit[data-id="die:0"]')).to_have_attribute("aria-selected", "true")
    expect(place(table, "die:0")).to_have_attribute("aria-selected", "false")
    run_cell_with(table, "shown_below = table")
    table.evaluate(DELETE)
