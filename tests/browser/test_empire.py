"""Empire's table in a real JupyterLab: the map beside its desk, cubes by mouse, a turn by keyboard alone."""

from __future__ import annotations

import re
from itertools import pairwise

import networkx as nx
import pytest
from playwright.sync_api import expect

from catlib.games.empire.maps import read_map

from ..empire.positions import arrow_steps
from .labui import CLICKED, FOCUS, IDLE, of, place, redrawn, set_theme, status

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


def test_cubes_are_placed_by_mouse(table, shots):
    """A click places one cube; an amount chosen before places more."""
    first = own(table)[0]
    before = place(table, first).get_attribute("aria-label")
    with redrawn(table):
        place(table, first).dispatch_event("click")
    assert before != place(table, first).get_attribute("aria-label")
    with redrawn(table):
        place(table, "amount:all").click()
    with redrawn(table):
        place(table, first).dispatch_event("click")
    expect(status(table)).to_contain_text("our turn.", timeout=20_000)
    table.screenshot(path=str(shots / "empire_placed.png"))


def test_a_turn_is_played_by_keyboard_alone(table, shots):
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
    assert "Click the neighbour to attack." in status(table).inner_text()
    target = walk(table, own(table))
    press(table, "Enter")
    table.screenshot(path=str(shots / "empire_attack.png"))
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
    for key, words in (("e", "to attack from, or end your attacks"), ("f", "Move cubes once")):
        if words in status(table).inner_text():
            press(table, key)
    expect(status(table)).to_contain_text(
        re.compile("(Your turn. (Click your neighborhoods to put|Click three cards)|You are attacked: choose how many)")
    )
    expect(of(table, ".cat-main .cat-error")).to_be_hidden()


def test_a_click_that_does_nothing_says_why(table):
    """A rival's neighborhood takes no cubes of ours; the sentence says so and the cubes stay in hand."""
    before = status(table).inner_text()
    rival = of(table, '.cat-main .cat-hit:not(.legal)[aria-label*="Captain"]').first
    with redrawn(table):
        rival.dispatch_event("click")
    expect(of(table, ".cat-main .cat-error")).to_contain_text("choose one of your own")
    assert before == status(table).inner_text()


def test_chances_are_written_on_the_map(table, shots):
    """Overlays and the worth of choices are drawn in both themes, with the map in its own colours."""
    for words, key in (("best chance of every capture", "reach"), ("weakest neighbours", "front")):
        with redrawn(table):
            table.get_by_label(words).first.check()
        expect(of(table, f'.cat-main [data-key="{key}"]')).to_have_count(1)
    with redrawn(table):
        of(table, "select").first.select_option("capture")
    expect(of(table, '.cat-main .cat-hit.legal[aria-label*="worth"]').first).to_be_visible()
    seen = set()
    for theme in ("dark", "light"):
        set_theme(table, theme)
        seen.add(
            table.evaluate(
                "() => getComputedStyle(document.querySelector('.cat-main .cat-svg')).getPropertyValue('--cat-legal')"
            )
        )
        table.screenshot(path=str(shots / f"empire_worth_{theme}.png"))
    assert 1 == len(seen)


def test_a_click_redraws_at_once(table):
    """After a click the map is drawn anew; the time it takes is printed for whoever looks."""
    times = []
    while len(times) < 20:
        choose_until_placing(table)
        times.append(table.evaluate(CLICKED, own(table)[0]))
        table.wait_for_function(IDLE)
    times.sort()
    print(f"{len(times)} clicks: median {times[len(times) // 2]:.0f} ms, 95th percentile {times[-2]:.0f} ms")
    assert 20 == len(times)
