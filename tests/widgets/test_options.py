"""The list of choices: what it shows, what a click or key on it does, in Python and in a real browser."""

import json

import pytest
from catwidgets.session.choices import Choice, first_rows
from catwidgets.session.selection import Selection
from catwidgets.table.options import Options

from .person import send

CHOICES = [
    Choice("a", "keep <b>all</b>", "5/6", "", 1.0, best=True, detail="exactly 5/6", key="k", spoken="keep all, best"),
    Choice("b", "roll again", "1/2", "−1/3", 0.6), Choice("c", "show all")]


@pytest.fixture
def chosen():
    """A list with three choices, and what was chosen in it."""
    options, ids = Options(), []
    options.on_choose(ids.append)
    options.show("Your choices", CHOICES, "Spaces.", "exact", "Click.", {"k": "a", "u": "undo"})
    options.ids = ids
    return options


def test_one_message_shows_everything(chosen):
    """Every change of the list comes with one new revision."""
    before = chosen.rev
    chosen.show("Dice are due")
    assert before + 1 == chosen.rev
    assert ([], "", "", {}) == (chosen.choices, chosen.mark, chosen.hint, chosen.shortcuts)


def test_choices_and_keys_are_chosen_by_message(chosen):
    """Rows and what keys stand for can be chosen, and nothing else."""
    for id in ("a", "undo", "z", None, 3):
        send(chosen, type="choose", id=id)
    send(chosen, type="else", id="a")
    assert ["a", "undo"] == chosen.ids


def test_what_was_shown_stays_a_choice_while_its_worth_is_worked_out(chosen):
    """A click on a row that gave way to a better one arrives late and counts."""
    chosen.show("What each choice is worth", CHOICES[:1])
    send(chosen, type="choose", id="b", position=0)
    assert ["b"] == chosen.ids


def test_a_click_on_the_list_before_is_no_choice_of_this_one(chosen):
    """The second half of a double click, sent before the answer to the first, does nothing."""
    chosen.show("Next", CHOICES, position=1)
    send(chosen, type="choose", id="a", position=0)
    send(chosen, type="choose", id="b", position=1)
    assert ["b"] == chosen.ids


def test_what_was_shown_for_the_position_before_is_no_choice_any_more(chosen):
    """A row or key of the list before, sent as if it stood in the new one, does nothing."""
    chosen.show("Next", CHOICES[1:], position=1)
    for id in ("a", "undo", "b"):
        send(chosen, type="choose", id=id, position=1)
    assert ["b"] == chosen.ids


@pytest.mark.parametrize(("choices", "rows"), [(1, 1), (6, 6), (7, 7), (8, 6), (9, 6)])
def test_a_long_list_leaves_room_for_a_row_for_the_others(choices, rows):
    """Seven rows are all there is room for: seven choices, or six and a row that shows all."""
    shown = first_rows([Choice(str(n), f"choice {n}") for n in range(choices)])
    assert rows == len(shown)


def test_a_long_list_begins_with_something_of_every_kind():
    """What can be done only once, such as to let a passenger out, stands among many spaces to drive to."""
    drives = [Choice(str(n), f"drive to {n}") for n in range(9)]
    choices = [*drives, Choice("out", "drop off"), Choice("end", "end", key="e")]
    shown = first_rows(choices, lambda choice: "space" if choice.id.isdecimal() else choice.id)
    assert ["0", "1", "2", "3", "out", "end"] == [choice.id for choice in shown]


def test_how_it_is_meant_goes_with_what_is_meant():
    """A card that is let go or added takes the meaning along; another meaning leaves the cards selected."""
    selection = Selection(multi_select=["card:"], interpretations=["as:"])
    selection.offer([(0, ("card:1", "card:2", "as:pair")), (1, ("card:1", "as:single"))])
    held = []
    for part in ("card:1", "as:single", "card:2", "as:pair", "card:2"):
        selection.toggle(part)
        held.append(" ".join(sorted(selection.parts)))
    assert ["card:1", "as:single card:1", "card:1 card:2", "as:pair card:1 card:2", "card:1"] == held


# In a browser


def rows(page) -> list[str]:
    return page.locator(".cat-options button .label").all_text_contents()


def test_rows_show_text_value_and_bar(chosen, mounted):
    """Labels are text whatever they hold; the best has a star, and the mark says exact."""
    page = mounted(chosen)
    assert ["keep <b>all</b>k", "roll again", "show all"] == rows(page)
    assert ["★ 5/6", "1/2"] == page.locator(".value").all_text_contents()
    assert "exact" == page.locator(".mark").text_content()
    first = page.locator(".cat-options button").first
    assert ("exactly 5/6", "k", "keep all, best") == tuple(
        first.get_attribute(name) for name in ("title", "aria-keyshortcuts", "aria-description")
    )


def test_a_click_chooses(chosen, mounted):
    """The id of the row that is clicked is sent."""
    page = mounted(chosen)
    page.get_by_text("roll again").click()
    page.wait_for_function("() => window.answered === 1")
    assert ["b"] == chosen.ids


def test_a_list_that_changes_under_a_finger_loses_no_click(chosen, mounted):
    """Between press and release the rows stay, and the row that the mouse is over keeps its place until it leaves."""
    page = mounted(chosen)
    page.get_by_text("roll again").hover()
    page.mouse.down()
    chosen.show("What each choice is worth", [CHOICES[1], CHOICES[0], CHOICES[2]])
    page.evaluate("(told) => window.update(told)", json.dumps(chosen.get_state(["choices", "heading", "rev"])))
    page.mouse.up()
    page.wait_for_function("() => window.answered === 2")
    assert ["b"] == chosen.ids
    page.wait_for_function("() => document.querySelector('.title').textContent.startsWith('What')")
    assert ["keep <b>all</b>k", "roll again", "show all"] == rows(page)
    page.mouse.move(0, 0)
    page.wait_for_function("() => document.querySelector('.label').textContent === 'roll again'")
    assert ["roll again", "keep <b>all</b>k", "show all"] == rows(page)


PRESS = """(told) => {
  window.update(told);
  document.querySelector(".cat-options button").dispatchEvent(new Event("pointerdown", { bubbles: true }));
}"""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_a_long_list_is_not_cut_under_a_finger(chosen, mounted):
    """A list that is pressed before the frame in which it is cut stays as it is until it is let go."""
    page = mounted(chosen)
    chosen.show("Many", [Choice(str(n), f"drive to {n}") for n in range(60)])
    page.evaluate(PRESS, json.dumps(chosen.get_state(["choices", "heading", "rev"])))
    page.evaluate(FRAMES)
    is_cut = "() => document.querySelector('.cat-options .list').style.maxHeight !== ''"
    assert not page.evaluate(is_cut)
    page.mouse.move(5, 5)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function(is_cut)


@pytest.mark.parametrize(("keys", "ids", "taken"), [
    (("ArrowDown", "ArrowDown", "ArrowUp", "Enter"), ["b"], set()),
    (("u", "K", "x"), ["undo", "a"], set()),
    (("Escape", "Control+k", "Alt+u"), [], {"Escape", "Control", "k", "Alt", "u"})])
def test_keys_of_the_list(chosen, mounted, keys, ids, taken):
    """Up and down go from row to row; a letter with a meaning is sent, in capitals too, and one without is kept from
    JupyterLab, which would cut cells; Tab, Escape and keys with Control or Alt stay with the page."""
    page = mounted(chosen)
    page.locator(".cat-options button").first.focus()
    for key in keys:
        if len(key) == 1:
            page.keyboard.down(key)  # one that is held down is sent once
        page.keyboard.press(key)
    if ids:
        page.wait_for_function(f"() => window.answered === {len(ids)}")
    assert ids == chosen.ids
    assert taken == set(page.evaluate("window.taken"))


def test_the_focus_stays_in_the_list(chosen, mounted):
    """When the choices change the focus stays on the same one, or goes to the first."""
    page = mounted(chosen)
    focused = "() => document.activeElement.dataset.id"
    page.locator(".cat-options button").nth(1).focus()
    chosen.on_choose(lambda id: chosen.show("Next", CHOICES[::-1]))
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.answered === 1")
    assert "b" == page.evaluate(focused)
    chosen.on_choose(lambda id: chosen.show("Then", [CHOICES[2], CHOICES[0]]))
    page.keyboard.press("Enter")
    page.wait_for_function("() => window.answered === 2")
    assert "c" == page.evaluate(focused)


def test_nothing_listens_after_the_list_is_gone(chosen, mounted):
    """A view that is closed leaves nothing behind."""
    page = mounted(chosen)
    page.evaluate("window.first.dispose()")
    assert 0 == page.evaluate("window.listening()")
