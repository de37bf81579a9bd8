"""A pupil's walk through each unit: guess wrong, guess right, change the idea, break it, and answer an exercise."""

from typing import NamedTuple

import pytest
from catwidgets.teach import question, units
from playwright.sync_api import expect

from .labui import CELL_WITH, IDLE, RUN_CELL, open_notebook, run_notebook

REWRITE = """([index, old, fresh]) => {
  const cell = window.jupyterapp.shell.currentWidget.content.model.cells.get(index).sharedModel;
  if (!cell.source.includes(old)) throw new Error(`no ${old} in the cell`);
  cell.setSource(cell.source.replace(old, fresh));
}"""
SOURCE = "(index) => window.jupyterapp.shell.currentWidget.content.model.cells.get(index).sharedModel.source"
FOLDED_IS_MARKED = "() => window.jupyterapp.shell.currentWidget.content.activeCell.inputHidden"
TO_THE_TEXT_ABOVE = """async (index) => {
  const notebook = window.jupyterapp.shell.currentWidget.content;
  notebook.activeCellIndex = index - 1;
  notebook.deselectAll();
  await notebook.scrollToItem(index - 1, 'start');
  await window.jupyterapp.commands.execute('notebook:enter-command-mode');
}"""


UNITS = {each.name: each for each in units()}


class Walk(NamedTuple):
    """What a pupil does in a unit: a wrong and a right guess, a change of the idea, and what the picture says then."""

    file: str
    wrong: str
    right: str
    change: tuple[str, str]
    picture: str
    says: str
    breaks: tuple[str, str]


EVERY_RUN = ("ties",)  # the others are for `python run.py test -m walk`
WALKS = {
    "ties": Walk("01_ties", "ties: fair", "ties: one against one",
        ("return attack > defend", "return attack >= defend"), "unit.board(attacker_wins)", "wins 21 of 6 × 6",
        ("return attack >= defend", "return attack >= fence")),
    "twenty rolls": Walk("02_twenty_rolls", "twenty: a school", "twenty: two clubs", ("if a > d", "if a >= d"),
        "unit.opposite(losses)",
        "In the long run the defender loses more. After 20 rolls: the defender has lost more with 99",
        ("reverse=True", "revers=True")),
    "next door": Walk("03_next_door", "door: five steps", "door: four steps", ("moves = [", "moves = [(1, 1), "),
        "unit.where(ends)", "some plain and some striped", ("cells = {start}", "cells = {begin}")),
    "reroll for seven": Walk("04_reroll_for_seven", "seven: one die", "seven: one or both",
        ("range(1, 7)", "range(1, 9)"), "unit.targets(chance)", "best is to keep one die, whichever it is",
        ("len(kept)", "len(kepd)")),
    "patient die": Walk("05_patient_die", "patient: patience", "patient: one roll", ("6: 2}", "6: 8}"),
        "unit.patience(worth)", "at 2 it is 9/4 = 2.25", ("later - 1", "latter - 1")),
    "jam": Walk("06_jam", "jam: two away", "jam: settled", ("waiting.pop(0)", "waiting.pop()"),
        "unit.spread(fewest_spaces)", "1 space taken, the last one is i8", ("found[here] + 1", "fount[here] + 1")),
    "walls": Walk("07_walls", "walls: open paper", "walls: three exits", (" and there not in wall", ""),
        "unit.cases(reach)", "The cat reaches 42 spaces, 7 of row 1", ("waiting.pop()", "waiting.pup()")),
    "parking": Walk("08_parking", "row: narrowest", "row: seven columns", ("gap=2):\n    if", "gap=1):\n    if"),
        "unit.full_rows(full_row)", "20 columns take ", ("p * q", "p * qq")),
    "speeding": Walk("09_speeding", "speeding: break-even", "speeding: worth",
        ("caught = fare - ticket", "caught = -ticket"), "unit.weighing(speeding)", "So it pays up to 1/4.",
        ("chance * caught", "chance * court")),
    "one die or three": Walk("10_one_die_or_three", "dice: one die", "dice: far away", ("** 2", "** 4"),
        "unit.spread(variance)", "One die alone: 41/16", ("value - mean", "value - means")),
    "both masks": Walk("11_both_masks", "masks: at least one", "masks: two of nine",
        ("return with_it + without_it", "return with_it + with_it"), "unit.masks(choose)",
        "choose(30, 6) = 64 of choose(32, 8) = 256 hands", ("choose(n - 1, k)", "chose(n - 1, k)")),
    "a pass speaks": Walk("12_a_pass_speaks", "speaks: a low card", "speaks: before",
        ("before[hand] * likelihood(hand)", "before[hand] * (2 + likelihood(hand)) / 3"), "unit.hands(update)",
        "all 21 hands can be", ("before[hand]", "befour[hand]")),
    "maybe a bluff": Walk("25_maybe_a_bluff", "maybe: another two", "maybe: could have",
        ("before[hand] * likelihood(hand)", "before[hand] * (2 + likelihood(hand)) / 3"), "unit.hands(update)",
        "all 21 hands can be", ("before[hand]", "befour[hand]")),
    "best question": Walk("13_best_question", "best: two questions", "best: surprise",
        ("return log2(1 / chance)", "return 2 * log2(1 / chance)"), "unit.fields(information)",
        "On average 1.726 bits.", ("question(hand) for", "question(hands) for")),
    "perfect driver": Walk("14_perfect_driver", "driver: two curses", "driver: three curses",
        ("if curses < 4 else []", "if curses < 3 else []"), "unit.map_of(worth)",
        "roll 1: 21/16 ≈ 1.312, roll 2: 45/32 ≈ 1.406. Best: 2.", ("net + best(*state)", "net + bast(*state)")),
    "equal armies": Walk("15_equal_armies", "armies: favourite", "armies: eleven", ("attackers == 1", "attackers <= 3"),
        "unit.equal(capture)", "5 against 5 is captured with 21.49%",
        ("capture(attackers - a", "kapture(attackers - a")),
    "solved": Walk("16_solved", "solved: who", "solved: any or all", ("return any(after) if", "return all(after) if"),
        "unit.judged(wins)", "After 0 turns. Red is to move. cat to b2: open.",
        ("turns - 1) for move", "turn - 1) for move")),
    "does starting help": Walk("17_does_starting_help", "starting: half as wide", "starting: ten games",
        ("share - 1.96", "share - 0 * 1.96"), "unit.classes(interval)",
        "100 classes play 100 games each. 52 intervals hold the true 54.5%", ("won / games", "one / games")),
    "liars dice": Walk("18_liars_dice", "liars: none", "liars: two", ("return orders * chance", "return chance"),
        "unit.tail(exactly)", "All bars together make", ("comb(dice, k)", "comb(die, k)")),
    "craps": Walk("19_craps", "craps: at once", "craps: wait", ("(roll - 1)", "(24 - roll)"), "unit.waiting(first_at)",
        "Tallest: roll 24.", ("return misses * chance", "return miss * chance")),
    "either or": Walk("20_either_or", "either: even or high", "either: neither",
        ("first(card) or second(card)", "first(card) and second(card)"), "unit.circles(either)",
        "Your function counts 6 of 24", ("for card in cards", "for card in kards")),
    "snakes and ladders": Walk("21_snakes_and_ladders", "snakes: fewest", "snakes: weather",
        ("chance / 6", "chance / 7"), "unit.flow(step)", "All chances together make 0.857",
        ("chances.items()", "chance.items()")),
    "bluff": Walk("22_bluff", "bluff: calls", "bluff: always", ("2 * kings - 2 * bluffs", "2 * kings + 2 * bluffs"),
        "unit.balance(coins)", "Never called she wins 12, always called 30.", ("other_jacks = 12", "other_jack = 12")),
    "sums": Walk("23_sums", "sums: four times", "sums: three dice",
        ("after.get(total + face, 0) + number", "number"), "unit.shape(add_one)", "2 added: mean 7, spread 3.162.",
        ("for face in faces", "for face in face")),
    "same luck": Walk("24_same_luck", "luck: many", "luck: rule", ("return 2 * (", "return 0 * ("),
        "unit.errors(error)", "± 0.0, separate dice", ("variance / n)", "variants / n)")),
}


def index_of(page, words):
    """The first code cell that holds these words."""
    return page.evaluate(CELL_WITH, words)


def run(page, words):
    """Run a cell again and bring it to the top."""
    page.evaluate(RUN_CELL, index_of(page, words))
    page.wait_for_function(IDLE)


def guess(page, name, given):
    """Answer a question, and give the place where it is told."""
    asked = question(name)
    run(page, f'"{name}"')
    box = page.locator(".cat-lesson").filter(has_text=asked.text).first
    if asked.kind == "choice":
        box.get_by_role("radio", name=given, exact=True).check()
    else:
        box.get_by_role("textbox").fill(given)
    box.get_by_role("button", name="Guess").click()
    return box.get_by_role("status")


def wrong_for(name):
    """A mistake that was foreseen, and what is said about it beside the answer, which leaves no question open."""
    asked = question(name)
    return next((str(given), asked.because if say.endswith("?") else say) for given, say in asked.hints.items())


def bar_of(page, words):
    """The bar of a folded cell, brought into view; it shows the first line of the code."""
    index = index_of(page, words)
    page.evaluate(TO_THE_TEXT_ABOVE, index)
    first = page.evaluate(SOURCE, index).splitlines()[0]
    return page.locator(".jp-InputPlaceholder").filter(has_text=first)


def unfold(page, words):
    """Click the bar, and see the code."""
    bar = bar_of(page, words)
    bar.click()
    expect(bar).to_have_count(0)
    expect(page.locator(".jp-CodeCell").filter(has_text=words).first.locator(".cm-content")).to_be_visible()


def rewrite(page, old, fresh):
    """Change the idea and run it again."""
    index = index_of(page, old)
    page.evaluate(REWRITE, [index, old, fresh])
    page.evaluate(RUN_CELL, index)
    page.wait_for_function(IDLE)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in EVERY_RUN else pytest.mark.walk) for name in WALKS])
def test_a_walk_through_a_unit(shared_page, name):
    """Every step answers in words, whatever the pupil does."""
    page, walk = shared_page, WALKS[name]
    run_notebook(page, f"notebooks/course/{walk.file}.ipynb")
    given, say = wrong_for(walk.wrong)
    expect(guess(page, walk.wrong, given)).to_contain_text(say)
    right = question(walk.right)
    expect(guess(page, walk.right, str(right.answer()))).to_contain_text(f"Right: {right.answer()}. {right.because}")
    unfold(page, walk.change[0])
    rewrite(page, *walk.change)
    run(page, walk.picture)
    expect(page.locator(".jp-Notebook").get_by_text(walk.says).first).to_be_attached()
    rewrite(page, *walk.breaks)
    run(page, walk.picture)
    expect(page.locator(".jp-Notebook").get_by_text(" stops at ").first).to_be_visible()
    exercised(page, name)
    assert ([], []) == (page.complaints, page.outside)


def test_the_idea_opens_without_a_mouse(shared_page):
    """Shift and Enter lead from the text to the folded code, and Enter opens it."""
    page = shared_page
    open_notebook(page, "notebooks/course/01_ties.ipynb")
    bar = bar_of(page, "def attacker_wins")
    expect(bar).to_be_visible()
    page.keyboard.press("Shift+Enter")
    page.wait_for_function(FOLDED_IS_MARKED)
    page.keyboard.press("Enter")
    expect(bar).to_have_count(0)
    expect(page.locator(".jp-CodeCell.jp-mod-active .cm-content")).to_be_focused()


def exercised(page, name):
    """Answer the first exercise of seed 1, wrong and then right."""
    asked = UNITS[name].questions(1)[0]
    run(page, "unit.exercises(seed=1)")
    box = page.locator(".cat-lesson").filter(has_text=asked.text).first
    if asked.kind == "choice":
        wrong = next(choice for choice in asked.choices if choice != asked.answer())
        for given in (wrong, asked.answer()):
            box.get_by_role("radio", name=given, exact=True).check()
            box.get_by_role("button", name="Check").click()
        return expect(box.get_by_role("status")).to_contain_text("Right")
    for given in ("12345", str(asked.answer())):
        box.get_by_role("textbox").fill(given)
        box.get_by_role("button", name="Check").click()
    return expect(box.get_by_role("status")).to_contain_text("Right")


def test_every_unit_has_its_walk():
    """A new unit is walked through, too."""
    assert set(UNITS) == set(WALKS)
