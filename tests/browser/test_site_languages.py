"""Languages on the site: in one that nobody speaks no English word is left, and nothing is wider than a phone."""

from __future__ import annotations

import json
import re
import time

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer
from playwright.sync_api import expect

from catlib import load
from catlib.chance import LANGUAGES
from catlib.game import choices
from tools.languages import PLACES, SHARED, files, languages, site_words
from tools.project import ROOT

from .sites import visit

NOBODYS = "en-XA"
PHONE = {"width": 390, "height": 844}
VOWELS = dict(zip("aeiouAEIOU", ("áà", "éè", "íì", "óò", "úù", "ÁÀ", "ÉÈ", "ÍÌ", "ÓÒ", "ÚÙ"), strict=True))
GAMES = sorted(path.parents[1].name for path in ROOT.glob("catlib/games/*/voice/en"))
TITLES = [load(game).title for game in GAMES]
DATA = [file.read_text(encoding="utf-8") for file in ROOT.glob("catlib/games/*/data/*.toml")]
# What stays as it is: names of games, of boards and of our site, words of data that a message chooses by, keys, Python.
NAMED = re.findall(r'(?:^title|\bcolour) = "(.*?)"', "\n".join(DATA), re.MULTILINE)
OURS = [*NAMED, "Every Chance", "Python", "Enter", "Escape", "Tab", *(each.name for each in LANGUAGES.values())]
KEPT = re.compile("|".join(map(re.escape, [*TITLES, *OURS])))
ENGLISH = re.compile(r"(?<![\w.])(?=[A-Za-z]*[aeiou])[A-Za-z]{3,}(?![\w.])")
# Everything that is read or read aloud outside what is marked as English, and code.
READ = """() => {
  const ATTRIBUTES = ["aria-label", "title", "placeholder", "aria-description", "alt"];
  const skip = "[lang=en], textarea, code, script, style, noscript, #language, .foreign", found = new Set();
  const walk = (node) => {
    if (node.matches?.(skip)) return;
    for (const name of ATTRIBUTES) found.add(node.getAttribute?.(name) ?? "");
    for (const child of [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]) {
      if (child.nodeType === 3) found.add(child.textContent); else walk(child);
    }
  };
  walk(document.body);
  return [document.title, ...found];
}"""
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
WIDE = "document.documentElement.scrollWidth"
PYTHON = "**/worker.js"  # which takes seconds, and shows nothing that the tests of looks and width ask for


class Nobodys(Transformer):
    """English in accents and a third longer."""

    def visit_TextElement(self, node):
        node.value = foreign(node.value)
        return node

    def visit_FunctionReference(self, node):
        if node.id.name == "FORM":
            for each in node.arguments.positional[1:]:
                if isinstance(each, ftl.StringLiteral):
                    each.value = foreign(each.value)
        return node


def foreign(text: str) -> str:
    """Return a text in nobody's language."""
    return "".join(VOWELS.get(letter, letter) for letter in text)


def rules(game: str) -> dict[str, str]:
    """Return what house rules and their choices are called, as the lines that a translation has below `house-…`."""
    house, lines = load(game).type.setup.HouseRules, {}
    for rule in house.model_fields:
        words = {"name": rule.replace("_", " "), **{choice: choice for choice in choices(house, rule)}}
        said = ((re.sub("[^a-z0-9]+", "-", word.lower()), foreign(text)) for word, text in words.items())
        lines[f"house-{rule}"] = "".join(f"    .{word} = {text}\n" for word, text in said)
    return lines


def pack(game: str) -> bytes:
    """Return what a page of a game fetches of nobody's language, as `web/unpack.js` reads it."""
    found, named = [], rules(game)
    for place in ("all games", "tables", game):
        for file in files(place, "en"):
            body = FluentParser().parse(file.read_text(encoding="utf-8")).body
            messages = [Nobodys().visit(each) for each in body if isinstance(each, ftl.Message)]
            said = "".join(FluentSerializer().serialize_entry(each) + named.get(each.id.name, "") for each in messages)
            name = file.with_stem(NOBODYS) if PLACES[place] == SHARED else file.parents[1] / NOBODYS / file.name
            found.append((str(name.relative_to(ROOT)).removeprefix("widgets/"), said.encode()))
    head = json.dumps([[name, len(said)] for name, said in found]).encode()
    return stored(b"".join([len(head).to_bytes(4, "little"), head, *(said for _, said in found)]))


def stored(whole: bytes, most: int = 1 << 17) -> bytes:
    """Return bytes as Zstandard that packs nothing: a head, and blocks, each after its size and whether it ends."""
    parts = [whole[at : at + most] for at in range(0, len(whole), most)]
    heads = [(len(part) << 3 | (part is parts[-1])).to_bytes(3, "little") for part in parts]
    return b"\x28\xb5\x2f\xfd\x00\x50" + b"".join(map(bytes.__add__, heads, parts))


@pytest.fixture
def reader(chromium, site):
    """A reader with a phone who speaks nobody's language."""
    context = chromium.new_context(viewport=PHONE, reduced_motion="reduce", service_workers="block")
    context.route("**/*", site.guard)
    words = {id: translated(said) for id, said in site_words("en").items()}
    context.route(f"**/words-{NOBODYS}.json", lambda route: route.fulfill(json=words))
    yield context
    context.close()


def translated(said: str) -> str:
    """Return a message of a page in nobody's language; what is in braces stays."""
    return re.sub(r"\{.*?\}|[^{]+", lambda part: part[0] if part[0][0] == "{" else foreign(part[0]), said)


def english(page) -> list[str]:
    """Return what is read on a page with English words in it."""
    return [text.strip() for text in page.evaluate(READ) if ENGLISH.search(KEPT.sub("", text))]


@pytest.mark.walk
@pytest.mark.parametrize("game", GAMES)
def test_no_english_word_is_left_on_a_play_page(reader, site, game):
    """Of the table, its lists, its tabs and the rulebook all is said in the reader's language, and fits a phone."""
    reader.route(f"**/voice-{NOBODYS}.bin.zst", lambda route: route.fulfill(body=pack(game)))
    page = visit(reader, site, f"{game}/play.html?lang={NOBODYS}")
    found, table = set(english(page)), page.locator(".cat-table").first
    wide = [page.evaluate(WIDE)]
    table.locator(".cat-hit.legal, .list button:visible").first.click()
    page.wait_for_timeout(1500)
    for button in table.get_by_role("button", expanded=False).all():
        button.click()
    for tab in table.get_by_role("tab").all():
        tab.click()
        page.wait_for_timeout(300)
        found.update(english(page))
        wide.append(page.evaluate(WIDE))
    page.close()
    assert {PHONE["width"]} == set(wide)
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("code", languages())
def test_a_language_is_little_more_to_fetch(site, code):
    """A game or a unit takes at most 150 kB more than in English, even from a host that packs nothing."""
    parts = next(site.folder.glob("v-*"))
    always = [parts / f"words-{code}.json", parts / "python" / f"voice-{code}.bin.zst"]
    pages = [*site.folder.glob(f"*/play-{code}.json"), *site.folder.glob(f"course/[0-9]*-{code}.json")]
    most = max(pages, key=lambda page: page.stat().st_size, default=always[0])
    assert 150_000 >= sum(each.stat().st_size for each in (*always, most))


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


@pytest.mark.parametrize("path", ["index.html", "odds.html", "workshop.html", "puzzle.html", "washi_cat/play.html"])
def test_no_page_is_wider_than_its_window_from_right_to_left(chromium, site, path):
    """What waits unseen beside a page that is read from right to left does not make it wider."""
    context = chromium.new_context(viewport=PHONE, service_workers="block")
    context.route(PYTHON, lambda route: route.abort())
    context.add_init_script("""addEventListener("DOMContentLoaded", () => { document.documentElement.dir = "rtl"; })""")
    page = context.new_page()
    page.goto(f"{site.address}{path}", wait_until="load")
    expect(page.locator("h1").first).to_be_visible()
    assert "rtl" == page.evaluate("getComputedStyle(document.body).direction")
    assert PHONE["width"] == page.evaluate(WIDE)
    context.close()
