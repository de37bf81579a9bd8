"""The site for everybody: by keyboard alone, read aloud, enlarged, on a phone, without motion, in both themes."""

import pytest
from playwright.sync_api import Locator, Page, expect

from catlib import load
from catlib.play import Match
from tools.site_pages import games, pages

from .sites import COUNT_SLIDES, MOVED, PATIENCE, SIZE, play_a_choice, press_look, read_on, violations, visit

WALK = pytest.mark.walk
GAMES = [game.name for game in games()]
PAGES = ["index.html", *(page.path for page in pages())]
SAMPLE = {"index.html", "cat_cab/design_lab.html"}
WIDTHS = "() => [document.documentElement.scrollWidth, innerWidth]"


def walked(values, every_day):
    """All values, those that are not for every day marked so."""
    return [value if value in every_day else pytest.param(value, marks=WALK) for value in values]


def opened(visitor, site, path) -> Page:
    """A page with all that it shows."""
    if "/" not in path:
        page = visitor.new_page()
        page.goto(site.address + path)
        return page
    page = visit(visitor, site, path, until="JSON.parse(document.documentElement.dataset.times ?? '{}').ready")
    read_on(page)
    return page


@pytest.fixture(scope="module")
def held() -> dict[str, Page]:
    """The last page that a test looked at, by its path: the next test of the same page starts no Python anew."""
    return {}


@pytest.fixture
def shown(request, visitor, site, held):
    """A function that gives a page with all that it shows, the keyboard at its top; none on which a test failed."""
    failed = request.session.testsfailed

    def show(path: str) -> Page:
        if path not in held:
            for other in held.values():
                other.close()
            held.clear()
            held[path] = opened(visitor, site, path)
        held[path].set_viewport_size(SIZE)
        held[path].locator("a, button").first.focus()
        return held[path]

    yield show
    if failed != request.session.testsfailed:
        held.clear()


@pytest.mark.parametrize("path", walked(PAGES, SAMPLE))
def test_axe_finds_nothing(path, shown):
    """Axe finds no violation on a page, in either theme; it is no wider than a phone, a projector, or at 200%."""
    page = shown(path)
    found = violations(page)
    press_look(page, "theme")
    found += violations(page)
    press_look(page, "theme")
    assert [] == found
    for width, height in ((390, 844), (1024, 768), (640, 400)):  # 640 × 400: a laptop's 1280 × 800 at 200%
        page.set_viewport_size({"width": width, "height": height})
        assert [width] == [max(page.evaluate(WIDTHS))]


def open_more(page: Page) -> Locator:
    """Return the first table of a page with *More* open, which a test before may have opened."""
    table = page.locator(".cat-table").first
    if not table.evaluate("(table) => table.matches('.cat-open')"):
        table.get_by_role("button", name="More", exact=True).click()
    expect(table).to_contain_class("cat-open")
    return table


# In numbers


@pytest.mark.parametrize("path", ["cat_cab/design_lab.html",
    *(pytest.param(f"{game}/design_lab.html", marks=WALK) for game in GAMES[1:]), "cat_cab/play.html"])
def test_every_chart_has_a_table(path, shown):
    """The numbers of each chart, at a table or in a lab, are a table below it, which Tab and Enter open."""
    page = shown(path)
    if path.endswith("play.html"):
        open_more(page)
        page.locator(".cat-table select").first.select_option("net spaces")
        die = page.get_by_role("option", name="first die from the left").first
        die.click()  # where it is best to keep all dice, nothing can come
    folded = page.locator(".cat-numbers:not([hidden])")
    expect(folded.first).to_be_visible()
    for index in range(folded.count()):
        folded.nth(index).locator("summary").focus()
        page.keyboard.press("Enter")
        expect(folded.nth(index).locator("table td").first).to_be_visible()


# By keyboard alone


def turn(page: Page) -> str:
    """What the first table says now, to see whether a key did something."""
    return page.locator(".cat-table .list").first.get_attribute("data-rev")


def press(page: Page, key: str) -> None:
    """Press a key that changes the table, and wait until it has."""
    before = turn(page)
    page.keyboard.press(key)
    page.wait_for_function(f"+document.querySelector('.cat-table .list').dataset.rev > {before}")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


CHOICE = ".cat-table .list button:not([disabled])"


@pytest.mark.parametrize(("game", "decisions"), [
    ("cat_cab", 4), *(pytest.param(game, 25, marks=WALK) for game in GAMES),
])
def test_a_game_is_played_by_keyboard_alone(game, decisions, shown):
    """Tab leads to the choices and Enter takes one, turn after turn or to the end; the focus never falls out."""
    page = shown(f"{game}/play.html")
    told = page.locator(".cat-log").first.inner_text()
    for _ in range(decisions):
        expect(page.locator(CHOICE).first).to_be_visible()
        tab_to(page, CHOICE)
        press(page, "Enter")
        assert page.evaluate("Boolean(document.activeElement?.closest('.cat-table'))")
        if page.locator(CHOICE).count() == 0:
            break
    assert told != page.locator(".cat-log").first.inner_text()
    assert [] == page.errors


# Enlarged, small, without motion

TARGETS = """() => [...document.querySelectorAll('button, select, summary, a.home, .menu a')]
  .filter((node) => node.checkVisibility() && !node.closest('.prose, footer'))
  .map((node) => [node.getBoundingClientRect().height, node.textContent.trim() || node.className])
  .filter(([height]) => height > 0 && height < 43.5)"""


def test_a_page_is_usable_on_a_phone(chromium, site):
    """On a phone fingers find everything, nothing needs a mouse, and a shared link opens its position."""
    match = Match(load("cat_cab", players=1), ["human", "crazy cat"], seed=5, names=["Zoe", None])
    match.advance()
    phone = chromium.new_context(service_workers="block", viewport={"width": 390, "height": 844}, has_touch=True,
                                 is_mobile=True)
    page = phone.new_page()
    page.goto(f"{site.address}play.html?game=cat_cab&code={match.share()}")
    expect(page.locator(".cat-table").first).to_contain_text("Zoe", timeout=PATIENCE)
    expect(page.locator(".cat-options button").first).to_be_visible()
    assert [] == page.evaluate(TARGETS)
    page.locator(".cat-hit[data-id='die:0']").tap()
    expect(page.locator(".cat-hit[data-id='die:0']")).to_have_attribute("aria-selected", "true")
    assert [390, 390] == page.evaluate(WIDTHS)
    phone.close()


def test_at_200_percent_nothing_is_lost(shown):
    """At 200% every control of 100% is there, also behind *More*, and the page scrolls only downwards."""
    page = shown("cat_cab/play.html")
    controls = open_more(page).locator(":is(button, select, input, .cat-hit):visible")
    before = controls.count()
    page.set_viewport_size({"width": 640, "height": 400})
    expect(controls).to_have_count(before)
    assert [640, 640] == page.evaluate(WIDTHS)


@pytest.mark.walk
def test_pieces_slide(chromium, site):
    """Where no less motion is wished for; where it is, `test_site_table` sees nothing move in three turns."""
    context = chromium.new_context(reduced_motion="no-preference", service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(COUNT_SLIDES)
    page = visit(context, site, "washi_cat/play.html")
    play_a_choice(page, site, "washi_cat: a choice")
    page.wait_for_timeout(500)
    assert page.evaluate(MOVED) > 0
    context.close()


def test_a_projector_shows_large_type_and_no_code(shown, held, site):
    """The switch in the top line makes type larger and hides code; it holds on the next page."""
    page = shown("cat_cab/play.html")
    held.clear()  # as it goes on to another page
    size = "parseFloat(getComputedStyle(document.querySelector('.prose p')).fontSize)"
    before = page.evaluate(size)
    press_look(page, "large")
    assert 1.3 < page.evaluate(size) / before
    assert 0 == page.locator(".code:visible").count()
    page.goto(site.address + "index.html")
    expect(page.locator("#large")).to_have_attribute("aria-pressed", "true")
    press_look(page, "large")
    page.close()
