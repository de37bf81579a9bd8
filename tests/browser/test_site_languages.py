"""Languages on the site: one that nobody speaks is walked: no English word is left, nothing is cut or covered."""

import calendar
import gzip
import html
import re
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from catlib import load
from catlib.chance import LANGUAGES
from tools.languages import languages
from tools.project import ROOT
from tools.puzzles import FIRST
from tools.site_pages import ABOUT_US, pages

from .nobodys import NOBODYS, foreign, spoken
from .sites import BOARD, read_on, visit
from .test_site_odds import ANSWERED
from .test_site_steps import READY
from .test_site_workshop import THERE

FROM_THE_RIGHT = "ar-XB"  # the same words from right to left
PHONE = {"width": 390, "height": 844}
SIZES = {
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": {"width": 1280, "height": 800}},
}
GAMES = sorted(path.parents[1].name for path in ROOT.glob("catlib/games/*/voice/en"))
DATA = [file.read_text(encoding="utf-8") for file in ROOT.glob("catlib/games/*/data/*.toml")]
# What stays as it is: names of games, of places and of our site, dates, which a browser writes, keys, Python's values.
NAMED = re.findall(r'\b(?:title|colour|name) = "(.*?)"', "\n".join(DATA))
NAMED += [load(game).title for game in GAMES] + [each.name for each in LANGUAGES.values()]
LINES = [part for name in NAMED for part in re.split("[ -]", name) if name[0].isupper()]  # of a name in two lines
DATES = [*calendar.day_name, *calendar.month_name[1:], *calendar.day_abbr, *calendar.month_abbr[1:]]
OURS = ["Every Chance", "Mew York", "Python", "Enter", "Escape", "Tab", "Pig", "Nim", "Ben"]
OURS += ["Fraction", "Counter", "True", "False", "Cuont", "count", "ace in draw 5 from 52"]  # typed
OURS += ["choose(", "exp(", "erfi("]  # formulas
WHOLE = sorted({*NAMED, *LINES, *DATES, *OURS}, key=len, reverse=True)
# What the code on a page calls bots, actions and fields, which its answers and tables then say.
CODED = {
    "design/bench.html": r"crazy cat|[Gg]reedy|random",
    "design/your_own_game.html": r"Points that win\.|The number that ends a turn\.|<GameType pig>|hold(?: at 20)?"
                                 r"|random|Pot|Score|roll|target|losing",
}
KEPT = re.compile("|".join(map(re.escape, WHOLE)) + r"|http\S+")
ENGLISH = re.compile(r"(?<![\w.])(?=[A-Za-z]*[aeiou])[A-Za-z]{3,}(?![\w.])")
LOADED = "document.readyState === 'complete'"
MISTAKES = ("3d6\ntwo xyz", "count(2d6 = )")
SOON = 1500  # milliseconds
SEEN = (Path(__file__).with_name("seen.js")).read_text(encoding="utf-8")
# What each frame shows of a page's title, its heading, and the parts that come after a guess.
FRAMES = """
  self.seen = { heads: new Set(), titles: new Set(), later: new Set() };
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true });
  requestAnimationFrame(function look() {
    if (document.title) seen.titles.add(document.title);
    for (const head of document.querySelectorAll("h1")) if (isSeen(head)) seen.heads.add(head.innerText);
    const later = document.querySelectorAll("[data-guess] ~ :not(.held)");
    for (const part of later) if (isSeen(part)) seen.later.add(part.innerText);
    requestAnimationFrame(look);
  });
"""
PYTHON = "**/worker.js"  # which takes seconds, and shows nothing that the tests of looks and width ask for


@pytest.fixture(scope="module")
def nobodys(tmp_path_factory):
    """The folder with all that pages fetch of nobody's language."""
    return spoken(tmp_path_factory.mktemp("nobodys"))


@pytest.fixture(params=SIZES)
def reader(request, chromium, site, nobodys):
    """A reader with a phone or at a desk who speaks nobody's language."""

    def serve(route):
        path = route.request.url.partition("?")[0].removeprefix(site.address).replace(FROM_THE_RIGHT, NOBODYS)
        own = [file for file in (nobodys / path, nobodys / Path(path).name) if NOBODYS in path and file.is_file()]
        if own:
            route.fulfill(body=own[0].read_bytes().replace(NOBODYS.encode(), route_code(route).encode()))
        elif path.endswith(".html"):  # where the languages of the puzzles and of the page stand
            html = (site.folder / path).read_text(encoding="utf-8")
            html = html.replace('"languages": [', f'"languages": ["{NOBODYS}", "{FROM_THE_RIGHT}", ')
            route.fulfill(body=html.replace('data-languages="en"', f'data-languages="en {NOBODYS}"'),
                          content_type="text/html")
        else:
            site.guard(route)

    context = chromium.new_context(**SIZES[request.param], reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(30_000)
    context.clock.set_fixed_time(datetime(FIRST.year, FIRST.month, FIRST.day + 4, 12))
    context.route("**/*", serve)
    yield context
    context.close()


def route_code(route) -> str:
    """Return the code of the language that is asked for."""
    return FROM_THE_RIGHT if FROM_THE_RIGHT in route.request.url else NOBODYS


def faults(page: Page, coded: str = "") -> set[str]:
    """Return what is wrong on a page and in its frames: English words, what is cut, what covers something."""
    kept = re.compile(f"(?<!\\w)(?:{coded})(?!\\w)|{KEPT.pattern}") if coded else KEPT
    found = {f"English: {page.title()}"} if ENGLISH.search(kept.sub("", page.title())) else set()
    for frame in page.frames:
        if frame == page.main_frame or frame.frame_element().is_visible():
            seen = frame.evaluate(SEEN)
            found |= {*seen["cut"], *seen["covered"]}
            if frame == page.main_frame:  # a program in a frame speaks as it was written
                found |= {f"English: {text.strip()}" for text in seen["read"] if ENGLISH.search(kept.sub("", text))}
    return found


def opened(reader, site, path: str, until: str = LOADED, code: str = NOBODYS) -> Page:
    """Open a page in nobody's language and wait until it is there."""
    name, sign, rest = path.partition("#")
    page = visit(reader, site, f"{name}{'&' if '?' in name else '?'}lang={code}{sign}{rest}", until=until)
    expect(page.locator("html.awaited")).to_have_count(0)
    page.wait_for_timeout(300)
    return page


def walked(reader, site, path: str, until: str, walk: Callable[[Page], Iterator[None]], code: str) -> set[str]:
    """Return what is wrong on a page at any moment of its walk."""
    page, coded = opened(reader, site, path, until, code), CODED.get(path, "")
    side = page.evaluate("getComputedStyle(document.querySelector('#main')).direction")
    found = faults(page, coded) | {f"side: {side}"} - {"side: rtl" if code == FROM_THE_RIGHT else "side: ltr"}
    for _ in walk(page):
        found |= faults(page, coded)
    page.close()
    return found


def first_page(page: Page) -> Iterator[None]:
    """The menu."""
    page.locator(".looks summary").click()
    yield


def puzzle(page: Page) -> Iterator[None]:
    """A guess, its answer with all that is folded, and another day."""
    page.locator("#choices button").first.click()
    expect(page.locator("#verdict")).to_be_visible()
    for more in page.locator("#answer summary:visible").all():
        more.click()
    yield
    page.locator("#days a").first.click()
    yield


def odds(page: Page) -> Iterator[None]:
    """Mistakes with their cures, a question, cards, two lines, a table with all of its caption seen, and rolls."""
    for asked in (*MISTAKES, "2d6 >= 9", "count(ace in draw 5 from 52) >= 1", "3d6\n4d6kh3", "3d6"):
        page.locator("#question").fill(asked)
        told = page.locator("#news") if asked in MISTAKES else page.locator("#answers .asked").last
        expect(told).to_contain_text(re.compile("[.?]") if asked in MISTAKES else asked.split("\n")[-1])
        yield
    page.locator("#table summary").click()
    assert page.locator("#table caption").evaluate("(each) => each.getBoundingClientRect().right <= innerWidth")
    page.locator("#chart .hit").nth(3).click()
    page.locator("#roll").click()
    expect(page.locator("#rolled")).not_to_be_empty()
    for more in page.locator(".more summary, .prose summary").all():
        more.click()
    yield


def workshop(page: Page) -> Iterator[None]:
    """All tabs of a game from the gallery."""
    page.locator("[data-game=pig]").click()
    expect(page.frame_locator("#room iframe").locator(".cat-svg").first).to_be_visible()
    for tab in page.get_by_role("tab").all():
        if tab.is_visible():
            tab.click()
            page.wait_for_timeout(SOON)
            yield


def table(page: Page) -> Iterator[None]:
    """The first turn with its guide, a hint, all that is folded, and each tab."""
    first = page.locator(".cat-table").first
    for _ in range(4):
        marked = first.locator(".cat-hit[data-best], .list button.best")
        (marked if marked.count() else first.locator(".cat-hit.legal, .list button:visible")).first.click()
        page.wait_for_timeout(SOON // 3)
    yield
    if (hint := first.get_by_role("button", name=foreign("Hint"))).is_enabled():
        hint.click()
        page.wait_for_timeout(SOON)
        yield
    for button in first.get_by_role("button", expanded=False).all():
        if button.is_visible():
            button.click()
    for tab in first.get_by_role("tab").all():
        tab.click()
        page.wait_for_timeout(SOON // 5)
        yield


def unit(page: Page) -> Iterator[None]:
    """A unit with all of its guesses and exercises answered."""
    read_on(page)
    for asked in page.locator(".cat-lesson:visible").all():
        answer = asked.locator("input").first
        answer.check() if answer.get_attribute("type") == "radio" else answer.fill("1/7")
        asked.get_by_role("button").first.click()
    page.wait_for_timeout(SOON // 3)
    yield


def sheet(page: Page) -> Iterator[None]:
    """Its exercises on paper, beside a map."""
    page.locator("#see").click()
    page.wait_for_timeout(SOON // 3)
    yield


def lab(page: Page) -> Iterator[None]:
    """All of its cells."""
    read_on(page)
    yield


def seen(page: Page) -> Iterator[None]:
    """Nothing is done on it."""
    yield from ()


LONG = pytest.mark.walk
WALKS = [
    ("index.html", LOADED, first_page), ("puzzle.html", LOADED, puzzle), ("odds.html", ANSWERED, odds),
    *((f"{name}.html", LOADED, seen) for name in (*ABOUT_US, "course/course")),
    ("course/guide_06_jam.html", LOADED, sheet),
    *((f"play.html{game}", LOADED, seen) for game in ("", "?game=x")), ("empire/lesson_one_roll.html", READY, unit),
    pytest.param("workshop.html", THERE, workshop, marks=LONG),
    pytest.param("workshop.html#classic=nim", THERE, seen, marks=LONG),
    pytest.param("course/class.html", BOARD, seen, marks=LONG),
]
KNOWN = {walk[0] for walk in WALKS} | {"course/class.html", "course/teacher.html"}  # which is cut into the guides
WALKS += [
    pytest.param(each.path, READY if each.steps or each.source.stem != "play" else BOARD,
                 unit if each.steps else table if each.source.stem == "play" else lab, marks=LONG)
    for each in pages() if each.path not in KNOWN
]
PLAIN = {"index.html", "odds.html", "puzzle.html", "schools.html"}
FROM_RIGHT = [each if each[0] in PLAIN else pytest.param(*getattr(each, "values", each), marks=LONG) for each in WALKS]


@pytest.mark.parametrize("reader", ["phone", pytest.param("desk", marks=LONG)], indirect=True)
@pytest.mark.parametrize(("path", "until", "walk"), WALKS)
def test_nobodys_language_is_walked(reader, site, path, until, walk):
    """Nothing is English, nothing is cut, and no words cover others."""
    found = walked(reader, site, path, until, walk, NOBODYS)
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("reader", ["phone", pytest.param("desk", marks=LONG)], indirect=True)
@pytest.mark.parametrize(("path", "until", "walk"), FROM_RIGHT)
def test_nobodys_language_is_read_from_right_to_left(reader, site, path, until, walk):
    """The same with all on the other side."""
    found = walked(reader, site, path, until, walk, FROM_THE_RIGHT)
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("path", ["privacy.html", "odds.html", "course/01_ties.html", "course/guide_01_ties.html"])
def test_what_search_engines_show_is_in_the_language(chromium, site, path):
    """The description of a page, and that of a link to it, are the reader's; in English they stay as written."""
    told = {}
    for code in ("en", "de"):
        page = chromium.new_page(service_workers="block")
        page.route(PYTHON, lambda route: route.abort())
        page.goto(f"{site.address}{path}?lang={code}")
        expect(page.locator("html.awaited")).to_have_count(0)
        told[code] = [page.locator(f"meta[{name}]").get_attribute("content")
                      for name in ("name=description", "property='og:description'")]
        page.close()
    written = re.findall('description" content="(.*?)"', (site.folder / path).read_text(encoding="utf-8"))
    assert [html.unescape(each) for each in written] == told["en"]
    assert 1 == len({*told["de"]} - {*told["en"]})


@pytest.mark.parametrize("code", languages())
def test_a_language_is_little_more_to_fetch(site, code):
    """A page takes at most 150 kB more than in English, a game or a unit even from a host that packs nothing."""
    parts = next(site.folder.glob("v-*"))
    always = [parts / f"words-{code}.json", parts / "python" / f"voice-{code}.bin.zst"]
    manuals = parts / "python" / f"games-{code}.bin.zst"
    pages = [[page, manuals] for page in site.folder.glob(f"*/play-{code}.json")]
    pages += [[page] for page in site.folder.glob(f"course/[0-9]*-{code}.json")]
    assert 150_000 >= max(sum(each.stat().st_size for each in (*always, *page)) for page in (*pages, [manuals]))
    lessons = parts / "python" / f"lessons-{code}.bin.zst"
    rest = [[page, lessons] for place in (*GAMES, "design") for page in site.folder.glob(f"{place}/*-{code}.json")]
    pages += [[page] for page in site.folder.glob(f"course/guide_*-{code}.json")]
    assert 150_000 >= max((sum(map(served, (*always, *page))) for page in (*pages, *rest)), default=0)


def served(file: Path) -> int:
    """The size of a file as a host sends it that packs text."""
    return len(gzip.compress(file.read_bytes())) if file.suffix == ".json" else file.stat().st_size


@pytest.mark.parametrize(("planted", "found"), [
    ("node.append(' left in English')", "English"),
    ("Object.assign(node.style, { whiteSpace: 'nowrap', overflow: 'hidden' })", "cut"),
    ("node.innerHTML = '<b style=\"display: block; height: 0\">áàáà</b>éèéè'", "covered"),
])
@pytest.mark.parametrize("reader", ["phone"], indirect=True)
def test_a_planted_fault_is_found(reader, site, planted, found):
    """The walk sees an English word, a line that is cut, and words over words, each where nothing was wrong before."""
    page = opened(reader, site, "index.html")
    assert set() == faults(page)
    page.locator(".lead").evaluate(f"(node) => {{ {planted}; }}")
    assert {found} == {fault.partition(":")[0] for fault in faults(page)}
    page.close()


@pytest.mark.parametrize(("asked", "title"), [("?lang=de", "1 Gleichstand"), ("", "1 Ties")])
def test_a_unit_is_first_seen_in_its_language_and_up_to_its_first_guess(chromium, site, asked, title):
    """On a slow phone with a slow network, no frame shows another heading, another title or a later step."""
    context = chromium.new_context(viewport=PHONE, service_workers="block")
    context.route("**/*-de.json", lambda route: (time.sleep(0.5), route.continue_()))
    context.add_init_script(FRAMES)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    page.goto(f"{site.address}course/01_ties.html{asked}")
    expect(page.locator(".held")).to_be_visible()
    heads, titles, later = page.evaluate("[seen.heads, seen.titles, seen.later].map((each) => [...each])")
    context.close()
    assert ([title], []) == (heads, later)
    assert {title} <= set(titles) <= {title, "Every Chance"}


def test_a_page_speaks_what_the_link_the_reader_or_the_browser_says(chromium, site):
    """The first of the browser's languages that there is; then what was chosen, which is kept; a link goes first."""
    context = chromium.new_context(viewport=PHONE, service_workers="block", locale="pt-PT")
    context.route(PYTHON, lambda route: route.abort())
    page = context.new_page()

    def spoken(path):
        page.goto(site.address + path)
        expect(page.locator("html.awaited")).to_have_count(0)
        return page.locator("html").get_attribute("lang"), page.locator("#language").input_value()

    assert ("pt-BR", "pt-BR") == spoken("odds.html")
    page.locator(".looks summary").click()
    page.locator("#language").select_option("fr")
    expect(page.locator("html[lang=fr]:not(.awaited)")).to_have_count(1)
    assert ("fr", "fr") == spoken("course/01_ties.html")
    assert ("ja", "ja") == spoken("index.html?lang=ja")
    assert {"de": "de", "xx": "pt-BR"} == {code: spoken(f"index.html?lang={code}")[0] for code in ("de", "xx")}
    context.close()


@pytest.mark.parametrize("path", ["index.html", "odds.html", "workshop.html", "course/guide_01_ties.html"])
def test_the_look_of_a_translated_page_is_chosen(chromium, site, path):
    """The menu names its language, and the theme changes, also while its words are fetched."""
    context = chromium.new_context(viewport=PHONE, service_workers="block", color_scheme="light")
    context.route(PYTHON, lambda route: route.abort())
    context.route("**/words-de.json", lambda route: (time.sleep(0.5), route.continue_()))
    page = context.new_page()
    page.goto(f"{site.address}{path}?lang=de")
    expect(page.locator("#language")).to_have_value("de")
    page.locator(".looks summary").click()
    page.get_by_role("button", name="Dunkel").click()
    expect(page.get_by_role("button", name="Hell")).to_be_visible()
    context.close()


def test_a_unit_is_seen_in_english_where_it_is_not_translated(chromium, site):
    """A language that could not be fetched, or scripts that failed, hide nothing."""
    context = chromium.new_context(viewport=PHONE, service_workers="block")
    for lost, title in (("**/*-de.json", "1 Ties"), ("**/steps.js", "Every Chance")):
        context.route(lost, lambda route: route.abort())
        page = context.new_page()
        page.goto(f"{site.address}course/01_ties.html?lang=de")
        expect(page.get_by_role("heading", name="1 Ties")).to_be_visible(timeout=5000)  # the last resort: 10 s
        assert title == page.title()
    context.close()
