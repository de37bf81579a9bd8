"""A unit on the site, step by step: nothing is seen before its guess, what depends on a changed cell follows it."""

import pytest
from playwright.sync_api import Locator, Page, expect

from .sites import PATIENCE, press_look, read_on, visit

READY = "JSON.parse(document.documentElement.dataset.times ?? '{}').ready"
# What stands on the page of unit 1, and before which guess it may not be seen.
LATER = ["all of them are equally likely", "2n", "Of 36 pairs six are ties"]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
BEFORE = """() => { const main = document.getElementById("main"), first = main.querySelector("[data-guess]");
  const seen = [...main.children].filter((part) => part.checkVisibility() && !part.matches(".held"));
  const words = seen.slice(0, -1).map((part) => part.innerText).join(" ").split(/\\s+/).length;
  return { last: seen.at(-1) === first, words }; }"""

# The question after which nothing is seen, by the names in it; none where no question is hidden.
GATE = """() => { const seen = (part) => part.checkVisibility() && !part.matches(".held");
  const gate = [...document.getElementById("main").children].filter(seen).at(-1);
  const gates = [...document.querySelectorAll("[data-guess]")];
  const names = gates.every(seen) && !document.querySelector(".held") ? [] : gate.dataset.guess?.split("|");
  return { names, asks: gate.matches(".asks") }; }"""
KEEP = "(names) => names.forEach((name) => localStorage.setItem(name, '0'))"


@pytest.fixture(scope="module")
def unit(chromium, site):
    """Unit 1 on the phone of somebody who has guessed nothing yet."""
    context = chromium.new_context(**PHONE, service_workers="block")
    context.set_default_timeout(PATIENCE)
    yield visit(context, site, "course/01_ties.html", until=READY)
    context.close()


def test_no_answer_is_seen_before_its_question(chromium, site):
    """In every unit all that follows a guess or a check is hidden until it is answered; a kept guess opens, no more."""
    context = chromium.new_context(**PHONE, service_workers="block")
    context.route("**/worker*.js", lambda route: route.abort())  # all of it without Python
    page, checks = context.new_page(), 0
    for path in sorted((site.folder / "course").glob("[0-9]*.html")):
        name = f"course/{path.stem}"
        while True:
            page.goto(site.address + f"{name}.html")
            gate = page.evaluate(GATE)
            assert "names" in gate, name
            if gate["asks"] or not gate["names"]:
                break
            page.evaluate(KEEP, [f"catlib answer {name} {asked}" for asked in gate["names"]])
        checks += bool(gate["names"])
    context.close()
    assert checks > 8


def turn(page: Page, words: str) -> Locator:
    """The cell in which a reader writes something, by its words."""
    return page.locator(".turn").filter(has=page.locator(f"textarea:text('{words}')")).first


def write(cell: Locator, words: str) -> str:
    """Write something into a cell, and run it; what it says then."""
    cell.locator("textarea").fill(words)
    cell.locator("button.run").first.tap()
    expect(cell).not_to_have_class("running")
    cell.page.wait_for_function("!document.querySelector('.running')")
    return cell.locator(".output").inner_text()


def test_nothing_is_seen_before_its_guess(unit):
    """Prose, formula and summary come after the guesses; few words before the first; the line grows with each step."""
    assert {"last": True, "words": pytest.approx(45, abs=15)} == unit.evaluate(BEFORE)
    assert [] == [words for words in LATER if words in unit.locator("#main").inner_text()]
    line = unit.get_by_role("progressbar")
    expect(line).to_have_attribute("aria-valuetext", "0 of 8 steps")
    asked = unit.locator(".cat-lesson").first
    asked.get_by_role("radio", name="The defender").check()
    asked.get_by_role("button", name="Guess").tap()
    expect(unit.locator("#main")).to_contain_text(LATER[0])
    expect(line).to_have_attribute("aria-valuetext", "1 of 8 steps")
    assert [] == [words for words in LATER[1:] if words in unit.locator("#main").inner_text()]


def test_code_is_seen_where_it_is_the_reader_s(unit):
    """The idea and the turns have code, nothing else does unless it is asked for; a solution comes after a try."""
    read_on(unit)
    assert ["The idea in Python", "Your code"] == unit.locator(".code > summary:visible").all_inner_texts()
    press_look(unit, "codes")
    assert unit.locator(".code > summary:visible").count() == unit.locator(".cell").count()
    press_look(unit, "codes")
    rule = turn(unit, "def two_higher")
    assert ["cat-open"] == [rule.locator(".output div div").first.get_attribute("class")]
    solution = rule.locator("xpath=following-sibling::section[contains(@class, 'solution')]").first
    expect(solution).to_be_hidden()
    first = rule.locator("textarea").input_value()
    said = write(rule, first.replace("return ...", "return attack => defend + 2"))
    assert said.strip().startswith("Line 2: In Python it is >= and not =>.")
    expect(solution).to_be_visible()
    assert "Right" in write(rule, first.replace("return ...", "return attack >= defend + 2"))
    expect(unit.locator(".aside", has_text="The attacker wins 10 of 6 × 6 = 36 pairs")).to_be_visible()  # it follows


def test_a_page_begins_again(unit):
    """After a question its answers and its code are gone, and all is hidden after its first guess; the rest stays."""
    unit.evaluate("localStorage.setItem('catlib answer course/02_twenty_rolls x', '1')")
    unit.once("dialog", lambda dialog: dialog.accept())
    unit.get_by_role("button", name="Begin this page again").tap()
    unit.wait_for_function(f"{READY} && !document.querySelector('.solution').checkVisibility()")
    assert unit.evaluate(BEFORE)["last"]
    assert ["catlib answer course/02_twenty_rolls x"] == unit.evaluate(
        "Object.keys(localStorage).filter((key) => /^catlib (answer|code) /.test(key))")
