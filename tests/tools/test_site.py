"""The site's pages: every notebook becomes one, in words that hold there, with links that lead somewhere."""

import ast
import json
import re
import subprocess

import pytest
from catwidgets.teach import units

from catlib.game import classics
from catlib.games.cat_cab import odds as cat_cab
from catlib.games.empire import odds as empire
from catlib.games.meow_daifugo import odds as meow_daifugo
from catlib.games.taxi_derby import odds as taxi_derby
from tools import pictures, site, site_build, site_lite, site_pages, site_parts, site_runtime
from tools.languages import site_words
from tools.project import ROOT, Trouble
from tools.site_guides import guide_page, guide_path
from tools.site_parts import npm_modules

GAMES = site_pages.games()
PAGES = site_pages.pages()
UNITS = [page for page in PAGES if re.match(r"course/\d", page.path)]


def test_npm_is_asked_again_where_the_lock_is_another(monkeypatch, tmp_path):
    """And not where what it pins is there."""
    lock, asked = ROOT / "web" / "package-lock.json", []

    def install(command, **_):
        (tmp_path / "node_modules").mkdir(exist_ok=True)
        asked.append(command[1])
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", install)
    for _ in range(2):
        there = npm_modules(tmp_path) / "lock"
    assert (["ci"], lock.read_bytes()) == (asked, there.read_bytes())
    there.write_bytes(b"{}")
    npm_modules(tmp_path)
    assert (["ci", "ci"], lock.read_bytes()) == (asked, there.read_bytes())


def test_the_start_page_names_every_game():
    """Each game has pages to play, to learn from and to design."""
    played = sorted(path.parent.name for path in (ROOT / "notebooks").glob("*/play.ipynb"))
    assert played == sorted(game.name for game in GAMES)
    assert all(game.play and game.learn and game.design for game in GAMES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.path)
def test_a_page_speaks_of_no_menus(page):
    """What a notebook says of Jupyter's menus and keys is said otherwise on a page."""
    written = site_pages.page(page, GAMES)
    prose = re.sub(r"<textarea.*?</textarea>", "", written, flags=re.DOTALL)
    found = re.findall(r"Run All Cells|Shift and\s+Enter|in the menu|Clear Outputs", prose)
    assert [] == found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.path)
def test_links_lead_to_pages(page):
    """Every link of a page into the site names a file that is built, and nothing comes from another host."""
    written = site_pages.page(page, GAMES)
    known = {each.path for each in PAGES} | {guide_path(made) for made in units()}
    here = page.path.split("/")[0]
    links = [link.split("#")[0] for link in re.findall(r'href="((?!https?:|\.\./|#)[^"]+\.html[^"]*)"', written)]
    assert [] == [link for link in links if f"{here}/{link}" not in known]
    assert [] == re.findall(r'src="https?:[^"]*"', written)


@pytest.mark.parametrize("page", UNITS, ids=lambda page: page.path)
def test_the_idea_of_a_unit_is_folded(page):
    """It has a name of its own, which the text above it says, and is closed until a reader opens it."""
    written = site_pages.page(page, GAMES)
    assert 1 == written.count('<details class="code"><summary data-say="idea">The idea in Python</summary>')
    assert 1 == written.count("The code is folded: open <em>The idea in Python</em> to read it.")
    assert "three dots" not in written.split('<summary data-say="idea">')[0]


@pytest.mark.parametrize("page", UNITS, ids=lambda page: page.path)
def test_a_unit_goes_step_by_step(page):
    """What follows every guess and check waits for it, and each solution stands right after its turn."""
    written = site_pages.page(page, GAMES)
    asked = re.findall(r"\b(?:guess|exercise)\(&quot;(.+?)&quot;", written)
    assert asked == re.findall(r'data-guess="(.+?)"', written) != []
    parts = re.findall(r'<section class="([^"]+)"', written)
    assert {"cell turn"} & {*parts} == {parts[i - 1] for i, part in enumerate(parts) if part == "prose solution"}
    tried = len(re.findall(r"\bexercise\(&quot;", written))  # in place of turns, for those who do not program
    assert (1, 1 + tried) == (parts.count("cell idea"), parts.count("cell aside asks"))
    assert "in place of the 1" not in written
    assert written.count(">Run again</button>") == len(re.findall(r"Press <em>Run again</em>", written))


def test_every_unit_has_a_guide_in_its_row_of_the_course():
    """With its plan, its answers and forty worksheets, of which none gives an answer before the last sheet."""
    [course] = [site_pages.page(page, GAMES) for page in PAGES if page.path == "course/course.html"]
    by_age = sorted(units(), key=lambda made: ((made.age - 1) // 2, made.number))
    assert [guide_path(made)[7:] for made in by_age] == re.findall(r'href="(guide_[^"]+)"', course)
    written = guide_page(units()[0])
    assert all(f'<h2 id="{name.lower()}">{name}</h2>' in written for name in ("Plan", "Say", "Ask", "Answers"))
    papers = json.loads(re.search(r'id="papers">(.+?)</script>', written)[1])
    assert [*map(str, range(1, 41))] == list(papers["seeds"])
    assert units()[0].guide.ticket[1] not in papers["parts"][1]


def test_jupyterlite_has_the_policy_of_the_other_pages():
    """A page of JupyterLite may run the scripts that it came with, named by their hash, and asks no other host."""
    written = site_lite.with_policy("<head><script>a()</script><script type='application/json'>{}</script></head>")
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', written)[1]
    assert 1 == policy.count("'sha256-")
    assert re.sub(r" 'sha256-[^']+'", "", policy) == f"{site_pages.POLICY}; font-src 'self' data:"
    assert written.index("Content-Security-Policy") < written.index("<script")


def test_python_in_jupyterlite_is_under_the_policy_of_its_page(tmp_path):
    """Its worker is made from a blob, which loads first what takes the stores away; another JupyterLite is refused."""
    (tmp_path / "1.js").write_text("let a=1")
    (tmp_path / "2.js").write_text(f"let t={site_lite.FETCHED_WORKER};t(1)")
    site_lite.guard_kernel(tmp_path)
    assert f"let t={site_lite.GUARDED_WORKER};t(1)" == (tmp_path / "2.js").read_text()
    assert (ROOT / "web" / "forget.js").read_text() == (tmp_path / "forget.js").read_text()
    with pytest.raises(Trouble, match="JupyterLite starts Python otherwise than in the pinned version"):
        site_lite.guard_kernel(tmp_path)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.path)
def test_a_play_page_deals_a_new_game_each_time(page):
    """The seed of the notebook, whose pictures are stored, is not on its page; every other page keeps its own."""
    here = re.sub(r"<svg.*?</svg>", "", site_pages.page(page, GAMES), flags=re.DOTALL)
    seeded = "seed=" in page.source.read_text(encoding="utf-8")
    assert (seeded and page.kind != "play") == ("seed=" in here)


def test_code_is_kept_as_it_stands():
    """The cells of a page hold the code of the notebook."""
    [page] = [page for page in PAGES if page.path == "cat_cab/design_lab.html"]
    written = site_pages.page(page, GAMES)
    assert "lab = DesignLab(load(&quot;cat_cab&quot;, players=3), live=True)" in written
    assert {"page": "cat_cab/design_lab", "kind": "lab", "game": "cat_cab", "pack": "lessons"} == json.loads(
        re.search(r'id="settings">(.*?)</script>', written)[1])


def test_the_landing_page_leads_everywhere_once():
    """A picture and a sentence of each game; every page of theirs, and those of the course, by one link."""
    written = site_pages.landing(GAMES)
    assert [] == [game.name for game in GAMES if f"pictures/{game.name}.svg" not in written]
    assert [] == [game.sentence for game in GAMES if game.sentence not in written]
    paths = [link.path for game in GAMES for link in (*game.play, *game.learn, *game.design)]
    paths += ["course/course.html", "course/01_ties.html", "course/teacher.html"]
    assert dict.fromkeys(paths, 1) == {path: written.count(f'href="{path}"') for path in paths}


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_cover_is_drawn_for_each_game(name):
    """It is cut to the same size, and holds no paper that would glare in the dark."""
    drawn = pictures.cover(name)
    assert 'viewBox="0 0 480 300"' in drawn
    assert drawn.count("<path") > 20


def test_other_places_are_told_whole_addresses(monkeypatch, tmp_path):
    """Where the address of the site is known, its picture and its list of pages name it; else there is no list."""
    (tmp_path / "index.html").touch()
    site_build.write_map(tmp_path)
    assert [tmp_path / "index.html"] == list(tmp_path.iterdir())
    for module in (site_pages, site_build):
        monkeypatch.setattr(module, "ADDRESS", "https://a.example/b/")
    site_build.write_map(tmp_path)
    assert "<loc>https://a.example/b/</loc>" in (tmp_path / "sitemap.xml").read_text()
    assert 'og:image" content="https://a.example/b/pictures/social.png"' in site_pages.odds_page()


def test_pins_are_those_for_a_browser():
    """Where two versions are pinned, the one for the browser's Python is taken."""
    assert ["networkx==3.7"] == [str(pin) for pin in site_parts.pinned(["networkx"])]


def test_without_npm_one_sentence_says_so(monkeypatch):
    """The site cannot be built without npm."""
    monkeypatch.setattr(site, "has_npm", lambda: False)
    monkeypatch.setattr(site, "SITE", ROOT / "nowhere")
    with pytest.raises(Trouble, match=r"The site needs npm, which comes with Node\.js"):
        site.make_site("python", show=False, port=None, browser=False)


def test_another_package_than_was_pinned_is_refused(tmp_path, monkeypatch):
    """What npm hands out is compared with what was pinned."""
    (tmp_path / "requirejs-2.3.8.tgz").write_bytes(b"something else")
    monkeypatch.setattr(site_parts.subprocess, "run", lambda *_, **__: type("Ended", (), {"returncode": 0}))
    with pytest.raises(Trouble, match=r"requirejs 2\.3\.8 is not the package that was pinned"):
        site_parts.npm_package("requirejs", tmp_path)


def test_python_begins_with_more_memory():
    """The memory that a module declares is written over; a module that is built otherwise is refused."""
    before, wanted = bytes.fromhex("0061736d01000000 0506 0101e0038008"), 700 * site_runtime.PAGE
    assert "0101bc058008" == site_runtime.begin_with(before, wanted - 1)[10:].hex()
    with pytest.raises(Trouble, match="declared otherwise than in the pinned version"):
        site_runtime.begin_with(bytes.fromhex("0061736d01000000 0505 01016400 00"), wanted)
    with pytest.raises(Trouble, match="no memory of its own"):
        site_runtime.begin_with(before[:8], wanted)


@pytest.mark.parametrize(("name", "path"), classics().items())
def test_a_classic_is_presented_in_the_words_its_file_begins_with(name, path):
    """Title and sentence, which are translated, stay those of the game."""
    words, told = site_words("en"), ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))).split("\n\n")[0]
    presented = f"{words[f'title-{name}']} {words[f'card-{name}']}"
    assert re.findall(r"[\w'-]+|;", told.lower()) == re.findall(r"[\w'-]+|;", presented.lower())


@pytest.mark.parametrize(("game", "said"), [
    ("cat_cab", f"{float(cat_cab.curse_chance()):.0%}"), ("taxi_derby", f"drive {taxi_derby.free_spaces(13)} spaces"),
    ("empire", f"{float(empire.roll(3, 2)[empire.Losses(0, 2)]):.0%}"),
    ("meow_daifugo", f"{float(meow_daifugo.deals.both_wilds()):.1%}"), ("pig", f"{0.5306:.0%}"),
])
def test_a_card_of_the_workshop_says_what_is_worked_out(game, said):
    """Numbers on the cards of the workshop are those of the library; Pig's is that of Neller and Presser."""
    assert said in site_words("en")[f"known-{game}"]


@pytest.mark.parametrize(("game", "source", "said"), [
    ("craps", "244/495", f"{244 / 495:.1%}"), ("cant_stop", "149/162", f"{149 / 162:.0%}"),
    ("yahtzee", "254.5896", "254.6"),
    ("liars_dice", "-1/9 with six sides", f"{(1 - 1 / 9) / 2:.0%}"), ("kuhn_poker", "loses 1/18", "one chip in 18"),
    ("leduc_poker", "0.0856", "0.086"), ("snakes_and_ladders", "39.2 moves", "39 moves"),
    ("bear_off", "10 for", "10 of 36"),
])
def test_a_card_of_the_workshop_says_what_was_published(game, source, said):
    """They are what the file of the game quotes, rounded."""
    assert source in classics()[game].read_text(encoding="utf-8")
    assert said in site_words("en")[f"known-{game}"]
