"""Empire's table in a real JupyterLab: a turn by keyboard alone."""

import re
from itertools import pairwise

import networkx as nx
import pytest
from playwright.sync_api import expect

from catlib.games.empire.maps import read_map

from ..empire.positions import arrow_steps
from .labui import FOCUS, of, place, redrawn, status

NOTEBOOK = "notebooks/empire/play.ipynb"
IN_LIST = "() => Boolean(document.activeElement?.closest('.cat-options button'))"


@pytest.fixture
def table(fresh):
    """A fresh table where cubes are placed."""
    choose_until_placing(fresh)
    return fresh


def choose_until_placing(page):
    """Take the first choice of each list until there are cubes to place."""
    for _ in range(60):
        expect(of(page, ".cat-options button").first).to_be_visible()
        if "to put cubes there" in status(page).inner_text():
            return
        with redrawn(page):
            of(page, ".cat-options button").first.click()
    raise AssertionError("no cubes to place after sixty choices")


def own(page):
    """The neighborhoods that can be chosen."""
    return page.evaluate(
        """() => [...document.querySelectorAll('.cat-table .cat-main .cat-hit')]
          .filter((e) => e.getAttribute('aria-label').includes('can be chosen')).map((e) => e.dataset.id)"""
    )


def press(page, key):
    """Press a key that does something, and wait for the answer."""
    with redrawn(page):
        page.keyboard.press(key)


def tab_to(page, script):
    """Press Tab until a script says that the focus is there."""
    for _ in range(30):
        if page.evaluate(script):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def walk(page, wanted):
    """Press arrows from the neighborhood in focus to one of those wanted, on the shortest path, and say where it is."""
    here = int(page.evaluate(FOCUS).removeprefix("hood:"))
    steps = arrow_steps(read_map("default"))
    far = nx.single_source_shortest_path_length(steps, here)
    there = min(wanted, key=lambda part: far[int(part.removeprefix("hood:"))])
    path = nx.shortest_path(steps, here, int(there.removeprefix("hood:")))
    for a, b in pairwise(path):
        page.keyboard.press(steps[a][b]["key"])
    assert there == page.evaluate(FOCUS)
    return there


def test_a_turn_is_played_by_keyboard_alone(table):
    """Tab and arrows lead to neighborhoods, Enter places cubes and attacks, digits roll; E and F end the turn."""
    of(table, "select").first.focus()
    tab_to(table, "() => document.activeElement?.dataset?.id?.startsWith('hood:')")
    while "to put cubes there" in status(table).inner_text():
        walk(table, own(table))
        press(table, "Enter")
    assert "to attack from, or end your attacks" in status(table).inner_text()
    strong = [
        part for part in own(table) if not re.search(", [12] cubes", place(table, part).get_attribute("aria-label"))
    ]
    walk(table, strong or own(table))
    press(table, "Enter")
    assert "Click the neighborhood to attack." in status(table).inner_text()
    target = walk(table, own(table))
    press(table, "Enter")
    rolls = 0
    while "Choose how many dice to roll" in status(table).inner_text() or rolls == 0:
        key = next(n for n in "321" if of(table, ".cat-options button").filter(has_text=f"roll {n} d").count())
        press(table, key)
        rolls += 1
    expect(of(table, ".cat-log")).to_contain_text(re.compile(r"You roll \d"))
    if "choose how many cubes move in" in status(table).inner_text():
        assert "You" in place(table, target).get_attribute("aria-label")
        tab_to(table, IN_LIST)
        press(table, "Enter")
    place(table, target).focus()
    for key, words in (("e", "to attack from, or end your attacks"), ("f", "move cubes once")):
        if words in status(table).inner_text():
            press(table, key)
    expect(status(table)).to_contain_text(
        re.compile("(Your turn. (Click your neighborhoods to put|Click three cards)|You are attacked: choose how many)")
    )
    expect(of(table, ".cat-main .cat-error")).to_be_hidden()
