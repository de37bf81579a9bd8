"""Every table in a real JupyterLab as a newcomer meets it: on screens of all widths, then played without its rules.

Whoever plays six turns of each game reads what the page says, as a screen reader would. That is at 1024 × 768, where
board, dice and choices are in one view at each decision; a phone's view comes last.
"""

import contextlib
import re
from dataclasses import dataclass
from itertools import combinations

import pytest
from playwright.sync_api import TimeoutError, expect

from .labui import of, redrawn, run_notebook, status, unfold
from .server import ROOT

GAMES = sorted(path.parent.name for path in (ROOT / "notebooks").glob("*/play.ipynb"))
TURNS, MOST = 6, 60
CHOICE = ".cat-options button:not([disabled])"
PROJECTOR, PHONE, LAPTOP = ({"width": w, "height": h} for w, h in ((1024, 768), (390, 844), (1280, 800)))
FINGER = 40  # pixels
OVER = """() => {
  const table = document.querySelector('.cat-table'), parts = ['.cat-main .cat-stage', '.cat-desk', '.cat-options'];
  const ends = parts.map((part) => table.querySelector(part).getBoundingClientRect().bottom);
  const view = table.closest('.jp-WindowedPanel-outer').clientHeight;
  return Math.max(...ends) - table.getBoundingClientRect().top - view;
}"""
SMALL = """(most) => [...document.querySelector('.cat-table').querySelectorAll(
    'button, summary, select, .lm-TabBar-tab, .cat-hit[data-id="do:selected"]')]
  .map((each) => [each.textContent, each.getBoundingClientRect().height])
  .filter(([, height]) => 0 < height && height < most)"""

DRAWN_OVER = """() => [...document.querySelectorAll('.cat-table .cat-playing .cat-svg')]
  .map((svg) => [svg.getAttribute('viewBox').split(' ')[3], svg.querySelector('.cat-moving').getBBox()])
  .filter(([height, box]) => box.y + box.height > +height + 2).map(([height, box]) => [height, box.y + box.height])"""

WIDTHS = (400, 700, 900, 1100, 1280, 1800)
BOXES = """() => [...document.querySelectorAll('.cat-table')].map((table) =>
  ['.cat-main .cat-stage', '.cat-desk .cat-board', '.cat-side', '.cat-tabs'].flatMap((name) => {
    const box = table.querySelector(name)?.getBoundingClientRect();
    return box ? [[name, box.left, box.top, box.right, box.bottom]] : [];
  }))"""
FRAMES = 8  # in which the observers of sizes have had their say
SAME = """([width, frames]) => {
  const parts = document.querySelectorAll('.cat-table, .cat-table .cat-board, .cat-table .cat-svg, .cat-table button');
  const here = [...parts].map((part) => Object.values(part.getBoundingClientRect().toJSON()).join()).join(' ');
  const same = window.stood?.here === here ? window.stood.same + 1 : 0;
  window.stood = { here, same: window.innerWidth === width ? same : 0 };
  return window.stood.same >= frames;
}"""
ROOM = "() => document.querySelector('.cat-table').getBoundingClientRect().right"
CUT = """() => {
  const drawn = (element) => element.getClientRects().length ? element : element.closest('.cat-table')
  const right = (element) => drawn(element).getBoundingClientRect().right;
  const places = [...document.querySelectorAll('.cat-table .cat-main .cat-stage, .cat-table .cat-desk')];
  const cut = (place) => [...place.querySelectorAll('.cat-svg')].some((each) => right(each) > right(place) + 1);
  return places.filter(cut).map((place) => place.className);
}"""


@dataclass(frozen=True)
class Told:
    """One game: which choices to take first, how to win, a heading a turn, and what is told of causes and gains."""

    game: str
    prefer: str
    goal: str
    asks: str
    causes: tuple[str, ...]
    own: str = "Round \\d+: your turn"
    others: str = ""


TOLD = [
    Told("cat_cab", "keep all", "Most points win: 5 for each passenger",
        "Click the dice you want to roll again|Click a marked cell|push(es)? you back|Choose which",
        ("You keep [\\d ]+: .*move", "You drive to", "A 1 is a curse: your (first|second|third|fourth)"),
        others="Crazy cat's turn"),
    Told("empire", "no more attacks|no free move|All on one spot", "First to hold all 42 neighborhoods wins. You \\d+",
        "Click your neighborhoods to put cubes|attack|free move|move cubes once|defend|set",
        ("You get \\d+ new cubes for \\d+ neighborhoods", "attacks .* from", "\\d (beats|does not beat|ties) \\d"),
        others="Captain 1's turn"),
    Told("taxi_derby", "end the turn", "Most money wins",
        "where to drive|Click the space where your taxi starts|did not speed, so .* where to put it|where it stops",
        ("Fast Eddie drives \\d+ spaces? to", "the patrol car", "Fast Eddie (picks up|drops off|buys|is about to)"),
        others="Fast Eddie's turn"),
    Told("meow_daifugo", "", "First to play all cards wins; everyone else loses points for the circles",
        "You lead|beat|show|circle|take", ("You lead|You play", "Hana (passes|plays|leads)"), own=""),
    Told("washi_cat", "", "To win, be first to bring two fish home", "Click a marked space to move a cat",
        ("Your cat \\d (goes|jumps)", "Dash's cat \\d goes", "It takes a fish; now it has to get home"), own=""),
]


@pytest.fixture(scope="module", params=GAMES)
def game(request, shared_page):
    """A game whose tables stand on the page; the tests of one game follow each other, and only the last plays it."""
    run_notebook(shared_page, f"notebooks/{request.param}/play.ipynb", clean=True)
    return request.param


@pytest.fixture
def page(game, shared_page):
    """That page, as large as it is at first."""
    yield shared_page
    shared_page.set_viewport_size(LAPTOP)


# On every screen


def _resize(page, width: int, height: int = 900) -> None:
    """Give the page another size, and wait until nothing on it changes its place or size any more."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => { window.stood = undefined; }")
    page.wait_for_function(SAME, arg=[width, FRAMES], polling="raf")


def test_nothing_overlaps_or_is_cut_off(page, game):
    """The boards, the desk, the list of choices and the tabs keep clear of each other and within the page."""
    for width in WIDTHS:
        _resize(page, width)
        room = page.evaluate(ROOM)
        for boxes in page.evaluate(BOXES):
            assert len(boxes) >= 3
            for (one, *a), (other, *b) in combinations(boxes, 2):
                apart = a[2] <= b[0] + 1 or b[2] <= a[0] + 1 or a[3] <= b[1] + 1 or b[3] <= a[1] + 1
                assert apart, f"{width}: {one} {a} and {other} {b}"
            assert [] == [(width, name, right) for name, _, _, right, _ in boxes if right > room + 1]
        assert [] == page.evaluate(CUT)


# Without the rules


@pytest.mark.slow
def test_the_page_tells_a_newcomer_what_happens(page, game):
    """Whose turn it is, what can be clicked and how to win stand in the accessibility tree, all that happened one click
    away in the log.
    """
    [told] = [told for told in TOLD if told.game == game]
    _resize(page, **PROJECTOR)
    _fits(page)
    seen, turns = "", 0
    for _ in range(MOST):
        _fits(page)
        tree = page.locator(".cat-table").first.aria_snapshot().replace("''", "'")  # YAML doubles quotes
        seen += tree + str(of(page, ".cat-log").text_content())
        assert re.search(told.goal, tree)
        said = status(page).inner_text()
        if "The game is over" in said:
            assert re.search("(You|Hana|Dash|Crazy cat|Fast Eddie|Captain \\d).* (win|lose)", said)
            break
        expect(status(page)).to_contain_text(re.compile("Your turn|You are attacked"))
        assert re.search(told.asks, said), said
        turns = len(set(re.findall(told.own, seen))) if told.own else turns + 1
        if turns > TURNS:
            break
        _choose(page, told.prefer)
    assert turns >= TURNS
    assert [] == [words for words in (*told.causes, told.others) if not re.search(words, seen)]
    _on_a_phone(page, game)
    unfold(page)
    expect(of(page, ".cat-log")).to_be_visible()
    assert ([], []) == (page.complaints, page.outside)


@pytest.mark.slow
def test_the_dice_of_a_bots_battle_are_in_sight(shared_page):
    """A desk grows with what is drawn on it while bots play, and only the sentence above the board tells of it."""
    with _moving(shared_page) as page:
        run_notebook(page, "notebooks/empire/play.ipynb", clean=True)
        for prefer in ("place all 4 cubes where", "no more attacks"):
            _choose(page, prefer)
        of(page, CHOICE).filter(has_text="no free move").click()
        expect(status(page)).to_contain_text("Captain 1 rolls", timeout=30_000)
        assert page.evaluate(DRAWN_OVER) == []
        expect(of(page, ".cat-desk .cat-status").first).to_be_empty()
        of(page, CHOICE).first.press("x")  # any key skips, from the list too
        skipped = page.locator(".cat-table:not(:has(.cat-playing)), .cat-stop button:visible").first
        expect(skipped).to_be_visible(timeout=1_000)
        page.add_locator_handler(page.locator(".cat-stop button:visible").first, lambda go_on: go_on.click())
        expect(status(page)).to_contain_text(re.compile("Your turn|You are attacked"), timeout=60_000)


@contextlib.contextmanager
def _moving(page):
    """The page of somebody who lets things move; nothing complains and nothing calls outside."""
    page.emulate_media(reduced_motion="no-preference")
    try:
        yield page
    finally:
        page.emulate_media(reduced_motion="reduce")
    assert ([], []) == (page.complaints, page.outside)


def _on_a_phone(page, game: str) -> None:
    """What can be pressed is as high as a finger wants, and what a small board cannot say is unfolded below it."""
    page.set_viewport_size(PHONE)
    page.wait_for_function("() => document.querySelector('.cat-table').clientWidth < 400")
    page.wait_for_function(f"(most) => !({SMALL})(most).length", arg=FINGER - 0.5)
    if game == "taxi_derby":
        expect(of(page, ".cat-legend")).to_contain_text("The patrol car chases a taxi")
        expect(of(page, ".cat-legend li").last).to_be_visible()


def test_a_narrow_window_leaves_its_width_to_the_board(bare_page):
    """The list of files beside a notebook is folded at first where board, desk and choices need the room."""
    bare_page.set_viewport_size(PROJECTOR)
    bare_page.goto(f"{bare_page.lab}/lab/tree/notebooks/taxi_derby/play.ipynb?reset")
    bare_page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=90_000)
    expect(bare_page.locator("#jp-left-stack")).to_be_hidden()


def _fits(page) -> None:
    """Board, dice and choices are in one view; a list is cut to the room there is in the frame after it is drawn."""
    with contextlib.suppress(TimeoutError):
        page.wait_for_function(f"() => ({OVER})() <= 0", timeout=2_000)
    assert page.evaluate(OVER) <= 0, status(page).inner_text()


def _choose(page, prefer: str) -> None:
    """Take the first choice that is preferred, else the first."""
    rows = of(page, CHOICE)
    wanted = rows.filter(has_text=re.compile(f"^({prefer})")) if prefer else rows
    with redrawn(page):
        (wanted if wanted.count() else rows).first.click()
