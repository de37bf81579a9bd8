"""A lesson prepared and held on the site: a unit's guide, its worksheets, the link for a class, codes, their board."""

from __future__ import annotations

import re

import pytest
from catwidgets.teach import units
from catwidgets.teach.roll_call import Place, code_of
from playwright.sync_api import expect

from tools.site_guides import guide_path

from .sites import PATIENCE, violations, visit

READY = "JSON.parse(document.documentElement.dataset.times ?? '{}').ready"
TIES = units()[0]


@pytest.fixture(scope="module")
def desk(chromium, site):
    """A teacher's browser."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def test_worksheets_come_without_python(desk, site):
    """Sheets of the seeds that somebody writes, answers last; what can't be read is said in a sentence."""
    page = visit(desk, site, guide_path(TIES), until="document.querySelector('#qr svg')")
    page.locator("#seeds").fill("2-4, 9")
    page.get_by_role("button", name="Show them").click()
    sheets = page.frame_locator("#sheets")
    expect(sheets.locator(".sheet")).to_have_count(4)
    heads = sheets.locator("h1").all_inner_texts()
    assert ["2", "3", "4", "9"] == [re.search(r"seed (\d+)", head)[1] for head in heads]
    assert TIES.questions(9)[2].text in sheets.locator(".sheet").last.inner_text()
    expect(sheets.locator(".key")).to_have_count(4)
    page.locator("#seeds").fill("0")
    page.get_by_role("button", name="Show them").click()
    expect(page.locator("#news")).to_have_text("Write seeds from 1 to 40, such as 1, or 1-30.")
    expect(page.locator(".told h2").first).to_have_text("Concept")
    assert ([], [], []) == (page.errors, site.outside, violations(page))
    page.close()


def test_a_class_by_link_and_board(desk, chromium, site):
    """The link takes a pupil's device into the class; its answers have the codes that the teacher's board reads."""
    page = visit(desk, site, guide_path(TIES), until="document.querySelector('#qr svg')")
    page.locator("#seed").fill("3")
    link = page.locator("#link").get_attribute("href")
    page.close()
    assert f"{site.address}course/01_ties.html?seed=3" == link
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    phone.set_default_timeout(PATIENCE)
    pupil = visit(phone, site, link.removeprefix(site.address), until=READY)
    pupil.get_by_label("Your own number in its list").fill("7")
    asked = pupil.locator(".cat-lesson").first
    asked.get_by_role("radio", name="The defender").check()
    asked.get_by_role("button", name="Guess").tap()
    mine = code_of(Place("ties", "G1"), 3, 7, "2")
    expect(asked).to_contain_text(f"My code: {mine}")
    expect(pupil.locator(".part output")).to_have_text(mine)
    assert [] == violations(pupil)
    phone.close()
    page = visit(desk, site, "course/class.html?seed=3", until="document.querySelector('.cell .widget-textarea')")
    others = "\n".join(f"Pupil {n}: {code_of(Place('ties', 'G2'), 3, n, '6' if n % 3 else '12')}" for n in range(1, 31))
    page.locator(".output textarea").fill(f"Mia: {mine}\nhello\n{others.replace('Pupil 7:', 'Mia:')}")
    page.get_by_role("button", name="Gather").click()
    expect(page.get_by_role("row")).to_have_count(32)
    expect(page.get_by_role("row", name="7 Mia")).to_have_text(re.compile(r"7 Mia\s*✓\s*✓"))
    expect(page.get_by_text("Ties, seed 3: 30 pupils, 31 answers, 21 of them right.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("row", name="7 Mia")).to_be_visible()
    assert ([], []) == (page.errors, site.outside)
