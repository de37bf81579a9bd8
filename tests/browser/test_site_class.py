"""A class on the site: worksheets are downloaded, codes gathered, tasks done in large type, a device handed on."""

import re

import pytest
from catwidgets.teach import hand_in, take_part
from catwidgets.teach.unit import unit
from playwright.sync_api import Locator, Page, expect

from .sites import PATIENCE, press_look, read_on, visit

READY = "JSON.parse(document.documentElement.dataset.times ?? '{}').ready"
KEPT = "() => Object.keys(localStorage).filter((key) => key.startsWith('catlib '))"
UNIT = "course/01_ties.html"


def opened(visitor, site, path: str) -> Page:
    """A page of the course with all that it shows."""
    page = visit(visitor, site, path, until=READY)
    read_on(page)
    return page


@pytest.fixture(scope="module")
def teacher(visitor, site):
    """The page for teachers, with all that it shows."""
    page = opened(visitor, site, "course/teacher.html")
    yield page
    page.close()


@pytest.fixture(scope="module")
def pupil(chromium, site):
    """A pupil on another device, and a unit with all that it shows."""
    context = chromium.new_context(service_workers="block", viewport={"width": 820, "height": 1180}, has_touch=True,
                                   reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield opened(context, site, UNIT)
    context.close()


def cell_with(page: Page, words: str) -> Locator:
    """The cell whose code has these words."""
    name = page.evaluate("""(words) => [...document.querySelectorAll('.cell')]
      .find((cell) => cell.querySelector('.code textarea').value.includes(words)).id""", words)
    return page.locator(f"#{name}")


def field(cell: Locator) -> Locator:
    """Where its code is written, unfolded."""
    found = cell.locator(".code textarea")
    if not cell.locator(".code summary").is_visible():
        press_look(cell.page, "codes")
    if not found.is_visible():
        cell.locator(".code summary").click()
    return found


def run(cell: Locator) -> None:
    """Press *Run* and wait until the cell has run."""
    field(cell)
    cell.locator(".code button.run").click()
    expect(cell).not_to_have_class(re.compile("running"))


def rewrite(cell: Locator, old: str, new: str) -> None:
    """Write something else into a cell, and run it."""
    code = field(cell)
    assert old in code.input_value()
    code.fill(code.input_value().replace(old, new))
    run(cell)


# The teacher


def test_a_worksheet_is_downloaded(teacher):
    """Its button gives the sheets of all seeds and the answers, under the unit's name; so does another unit's."""
    cell = cell_with(teacher, "worksheet(")
    for name in ("ties", "jam"):
        with teacher.expect_download() as download:
            cell.get_by_role("button", name="Save the worksheet").click()
        assert f"worksheet_{name.replace(' ', '_')}.html" == download.value.suggested_filename
        page = download.value.path().read_text(encoding="utf-8")
        assert all(f"Worksheet, number {seed}" in page for seed in (1, 2, 3))
        assert all(f"Answers, number {seed}: {unit(name).title}" in page for seed in (1, 2, 3))
        rewrite(cell, '"ties"', '"jam"') if name == "ties" else None


def test_a_class_screen_keeps_its_codes(teacher, visitor, site):
    """*Run* runs the cell and never the box for codes; codes are there again after *Run*, and each seed has its own."""
    cell = cell_with(teacher, "Classroom(")
    codes = {seed: [take_part("twenty hands", number, seed).code for number in (1, 2, 3)] for seed in (3, 5)}

    def gather(seed: int) -> None:
        cell.locator(".output textarea").fill(" ".join(codes[seed]))
        cell.get_by_role("button", name="Gather").click()
        expect(cell).to_contain_text(f"3 results of class {seed}")

    gather(3)
    cell.locator(".output textarea").fill(codes[3][0])  # as it is when *Run* is pressed
    run(cell)
    expect(cell).to_contain_text("3 results of class 3")
    rewrite(cell, "seed=3", "seed=5")
    expect(cell).to_contain_text("Nobody has handed in yet")
    gather(5)
    rewrite(cell, "seed=5", "seed=3")
    expect(cell).to_contain_text("3 results of class 3")
    assert 0 == cell.locator(".error").count()
    cell.get_by_role("button", name="Begin again").click()
    expect(cell).to_contain_text("Nobody has handed in yet")
    run(cell)
    expect(cell).to_contain_text("Nobody has handed in yet")


def test_guesses_are_there_after_run(teacher):
    """The codes of guesses, too; the answer is hidden again."""
    cell = cell_with(teacher, "Guesses(")
    cell.locator(".output textarea").fill(hand_in("masks: both", "1/16", number=7, seed=3))
    cell.get_by_role("button", name="Gather").click()
    expect(cell).to_contain_text("1/16: 1.")
    run(cell)
    expect(cell).to_contain_text("1/16: 1.")


# Pupils


def answer(page: Page, sheet: Locator, number: int, words: str) -> None:
    """Answer an exercise."""
    asked = sheet.locator(".cat-lesson").nth(number)
    asked.locator("input[type=text]").fill(words)
    asked.locator("button[type=submit]").click()
    expect(asked.locator(".cat-verdict")).to_be_visible()


def test_answers_and_code_are_a_seed_s_own_and_stay(pupil):
    """Answers are never handed in to another seed; what was typed is there after a reload, until it is put back."""
    sheet = cell_with(pupil, "unit.exercises(")
    answer(pupil, sheet, 0, str(unit("ties").questions(1)[0].answer()))
    expect(sheet.locator(".cat-verdict.right")).to_have_count(1)
    rewrite(sheet, "seed=1", "seed=2")
    expect(sheet).to_contain_text("exercises for number 2")
    pupil.wait_for_timeout(300)
    expect(sheet.locator(".cat-verdict")).to_have_count(0)
    answer(pupil, sheet, 1, str(unit("ties").questions(2)[1].answer()))
    rewrite(cell_with(pupil, "two_higher(attack"), "return ...", "return attack >= defend + 2")
    pupil.reload()
    pupil.wait_for_function(READY)
    read_on(pupil)
    sheet = cell_with(pupil, "unit.exercises(")
    expect(sheet).to_contain_text("exercises for number 2")
    expect(sheet.locator(".cat-verdict.right")).to_have_count(1)
    written = cell_with(pupil, "two_higher(attack")
    expect(written).to_contain_text("Right: your function agrees")
    field(written)
    written.get_by_role("button", name="Put the first code back").click()
    assert "return ..." in field(written).input_value()
    run(written)
    expect(written).to_contain_text("write something in place of the three dots")


def test_pupils_roll_dice_of_their_own(pupil, visitor, site):
    """What comes three times is not the same on two devices, or a class could not compare it."""
    other = opened(visitor, site, UNIT)

    def rolled(page: Page) -> list[str]:
        toy, said = cell_with(page, "unit.Duel()"), []
        for tries in (20, 40, 60):
            toy.get_by_role("button", name="Roll 20 times").click()
            page.wait_for_function("""([id, n]) => document.getElementById(id).innerText.match(/r (\\d+), d\\w+ (\\d+)/)
              ?.slice(1).reduce((a, d) => +a + +d) === n""", arg=[toy.get_attribute("id"), tries])
            said.append(toy.inner_text())
        return said

    assert rolled(pupil) != rolled(other)
    other.close()


def test_large_type_leaves_every_task(pupil):
    """All places to write are there in large type, and the words are larger."""
    places = pupil.locator(".code summary, .code textarea:visible")
    before = places.count()
    press_look(pupil, "large")
    assert before == places.locator("visible=true").count() == places.count()
    expect(field(cell_with(pupil, "two_higher(attack"))).to_be_editable()
    press_look(pupil, "large")


def test_a_device_is_handed_on(pupil):
    """After a question everything that was kept is gone, here and in the other tabs; without a yes nothing is."""
    answer(pupil, cell_with(pupil, "unit.exercises("), 2, "1/7")
    field(cell_with(pupil, "two_higher(attack")).fill("return True")
    press_look(pupil, "large")
    before = len(pupil.evaluate(KEPT))
    other = pupil.context.new_page()
    other.goto(pupil.url.replace(UNIT, "index.html"))
    expect(other.locator("#large")).to_have_attribute("aria-pressed", "true")
    asked = []
    for takes, left in (("dismiss", before), ("accept", 0)):
        other.once("dialog", lambda dialog, takes=takes: (asked.append(dialog.message), getattr(dialog, takes)()))
        other.get_by_role("button", name="Clear everything for the next person").click()
        other.wait_for_function("([kept, left]) => eval(kept)().length === left", arg=[KEPT, left])
    assert all("will be gone" in question for question in asked)
    assert before > 2
    expect(other.locator("#large")).to_have_attribute("aria-pressed", "false")
    pupil.wait_for_function(READY)
    read_on(pupil)
    assert "return ..." in field(cell_with(pupil, "two_higher(attack")).input_value()
    assert [] == pupil.evaluate(KEPT)


def test_code_without_an_end_does_not_stop_the_next_visit(pupil):
    """What did not end is not run again by itself; it still stands in its cell, and the page says so."""
    endless = cell_with(pupil, "two_higher(attack")
    code = field(endless)
    code.fill("while True:\n    pass")
    endless.locator("button.run").tap()
    pupil.wait_for_function("Object.keys(localStorage).some((key) => key.startsWith('catlib endless'))")
    pupil.reload()
    pupil.wait_for_function(READY)
    expect(pupil.locator("#news")).to_contain_text("Your code did not end last time")
    read_on(pupil)
    assert "catlib endless course/01_ties" in pupil.evaluate(KEPT)  # nor will the next visit stop
    written = cell_with(pupil, "while True:")
    expect(written).to_contain_text("write something in place of the three dots")
    rewrite(written, "while True:\n    pass", "1 + 1")
    assert not [key for key in pupil.evaluate(KEPT) if "endless" in key]
