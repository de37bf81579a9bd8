"""The designer's bench and a game of one's own as pages: every cell runs in the browser, on a phone too."""

import re
from datetime import date

import pytest
from playwright.sync_api import expect

from .sites import PATIENCE, read_on, violations, visit
from .test_site_access import WIDTHS


@pytest.fixture
def phone(chromium):
    """A phone with fingers."""
    context = chromium.new_context(service_workers="block", viewport={"width": 390, "height": 844}, has_touch=True,
                                   reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.mark.parametrize("path", ["design/bench.html", "design/your_own_game.html"])
def test_a_notebook_of_designers_is_a_page(path, phone, site):
    """All cells run without an error and without another host, on a phone; a game that cells wrote is played."""
    page = visit(phone, site, path, f"{path}: open", "true")
    if path == "design/bench.html":  # only its questions, and headings
        assert page.evaluate("document.documentElement.scrollHeight") < 2600
        assert 5 == page.locator(".chapter:not([open]) h2").count()
    read_on(page)
    assert [] == page.locator(".output .error").all_inner_texts()
    assert [390, 390] == page.evaluate(WIDTHS)
    if path == "design/your_own_game.html":
        roll = page.locator(".cat-table .list button", has_text="roll").first
        before = page.locator(".cat-log").first.inner_text()
        roll.tap()
        expect(page.locator(".cat-log").first).not_to_have_text(before)
    assert ([], []) == (page.errors, site.outside)


def test_a_designer_asks_by_a_button_and_sends_the_question(visitor, phone, site):
    """A question is answered in a sentence with a chart; its link asks the same on a phone."""
    page = visit(visitor, site, "design/bench.html")
    asked = page.locator(".cat-questions")
    expect(asked.locator(".cat-status").first).to_contain_text("The first player won")
    asked.get_by_role("button", name="Which value of a rule is best?").click()
    asked.get_by_role("combobox", name="rule").select_option("curse limit")
    expect(asked.locator(".cat-status").first).to_be_hidden()
    asked.get_by_role("button", name="Play 2,000 games").click()
    sentence = asked.locator(".cat-status").first
    expect(sentence).to_contain_text("“Curse limit: ")
    expect(asked.get_by_role("button", name="Play 4,000 games")).to_be_visible()
    expect(asked.get_by_text("Bots are playing")).to_have_count(0)
    assert [] == violations(page)
    page.evaluate("navigator.clipboard.writeText = async (words) => { window.copied = words; }")
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator("#news")).to_contain_text("finds everything set as it is here")
    there = visit(phone, site, page.evaluate("copied").removeprefix(site.address))
    expect(there.locator(".cat-questions .cat-status").first).to_have_text(sentence.inner_text())
    assert [390, 390] == there.evaluate(WIDTHS)
    assert ([], []) == (page.errors, there.errors)
    page.close()


def test_a_pressed_button_answers_at_once_and_its_answer_comes_into_view(phone, site):
    """On a phone the button is marked, a bar comes into view, and after a stop another question is answered."""
    page = visit(phone, site, "design/bench.html")
    asked = page.locator(".cat-questions")
    page.evaluate("""new MutationObserver((each) => { window.busy = each[0].target.textContent; })
        .observe(document.body, { subtree: true, attributeFilter: ["aria-busy"] })""")
    of_many_steps = "Do any two rules influence each other?"  # so a stop is in time
    asked.get_by_role("button", name=of_many_steps).tap()
    expect(asked.locator("progress")).to_be_in_viewport()
    assert of_many_steps == page.evaluate("busy")
    expect(asked).to_contain_text(re.compile(r"[1-9]\d* of \d+ parts done"))
    page.evaluate("""new MutationObserver((each) => { window.told = `${window.told} ${each[0].target.textContent}`; })
        .observe(document.querySelector(".cat-stop"), { childList: true })""")
    asked.get_by_role("button", name="Stop").tap()
    expect(asked.locator(".cat-answer")).to_contain_text("Stopped")
    assert "Stopping …" in page.evaluate("told")
    expect(asked.get_by_role("button", name="Stop")).to_be_hidden()
    asked.get_by_role("button", name="Is going first an advantage?").tap()
    expect(asked.locator(".cat-status").first).to_contain_text("The first player won")
    expect(asked.locator(".cat-status").first).to_be_in_viewport()
    assert [] == page.errors


def test_the_deal_of_the_day_is_dealt_and_a_hint_says_that_it_comes(phone, site):
    """The word is the date; what a hint finds out stands in the place of what it says meanwhile."""
    page = visit(phone, site, "meow_daifugo/solo_challenge.html")
    assert date.today().isoformat() == page.get_by_label("Word or date").input_value()
    status = page.locator(".cat-table .cat-status").first
    status.evaluate("""(node) => {
      window.said = [];
      const hear = () => said.push(node.textContent.includes("Working it out"));
      new MutationObserver(hear).observe(node, { subtree: true, childList: true, characterData: true });
    }""")
    page.get_by_role("button", name="Hint", exact=True).tap()
    page.wait_for_function("said.includes(true) && !said.at(-1)")
    assert [] == page.errors
