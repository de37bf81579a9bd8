"""A play page in the reader's language: from the link, kept on the device, chosen in a menu, read by screen readers."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tools.languages import site_words

from ..pseudo import pseudo, voice_pack
from .sites import PATIENCE, visit
from .test_site_access import WIDTHS

NAMES = {"Every", "Chance", "You", "Mochi", "Dash", "Deutsch", "English", "Espa", "Italiano", "Portugu", "Brasil"}
STILL_ENGLISH = {"more", "below", "above", "chance", "win", "steps", "ahead"}  # the list's end, and names of goals


@pytest.fixture
def phone(chromium):
    """A phone with fingers, whose browser asks for German."""
    context = chromium.new_context(service_workers="block", viewport={"width": 390, "height": 844}, has_touch=True,
                                   reduced_motion="reduce", locale="de-AT")
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def test_a_page_speaks_the_language_of_the_browser_until_another_is_chosen(phone, site):
    """German comes by itself; English, chosen in the menu, is kept for the next visit; nothing is too wide."""
    page = visit(phone, site, "cat_cab/play.html")
    assert "de" == page.evaluate("document.documentElement.lang")
    expect(page.locator(".cat-table .list button").first).to_contain_text("behalten")
    assert [390, 390] == page.evaluate(WIDTHS)
    page.locator("#language").select_option("en")
    page.wait_for_function("document.documentElement.lang === 'en'")
    again = visit(phone, site, "cat_cab/play.html")
    assert "en" == again.locator("#language").input_value()
    expect(again.locator(".cat-table .list button").first).to_contain_text("keep")
    assert ([], []) == (again.errors, site.outside)


def test_no_english_is_left_beside_the_table(phone, site):
    """In nobody's language no English word is seen on a table but names and what is marked as English."""
    words = {id: pseudo(text) for id, text in site_words("en").items()}
    phone.route("**/python/voice-en-XA.bin.gz", lambda route: route.fulfill(body=voice_pack()))
    phone.route("**/words-en-XA.json", lambda route: route.fulfill(body=json.dumps(words)))
    page = visit(phone, site, "washi_cat/play.html?lang=en-XA")
    expect(page.locator(".cat-table .list button").first).to_be_visible()
    page.locator(".cat-more").first.tap()
    expect(page.locator(".cat-table").first).to_have_class(re.compile("cat-open"))
    seen = page.locator(".cat-table, footer, header").all_inner_texts()
    left = set(re.findall(r"[A-Za-z]{3,}", " ".join(seen)))
    assert set() == left - NAMES - STILL_ENGLISH
    assert [390, 390] == page.evaluate(WIDTHS)
