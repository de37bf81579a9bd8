"""Notebooks as pages: prose as HTML, code cells that run in the reader's browser, pictures until they do."""

import functools
import html
import json
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

import mistune

from catlib.chance import LANGUAGES, messages
from tools.languages import languages, site_words
from tools.pictures import piece
from tools.project import NOTEBOOKS, ROOT
from tools.prose import ABOUT, name_of, on_a_page, spoken_in, translated
from tools.puzzles import FIRST, WEEKS, told_in
from tools.site_formulas import formula

WEB = ROOT / "web"
# What a page may do: run what this site holds, and ask no other host. Widgets come as text, hence blob, and bring their
# looks along; Jupyter's drawing of widgets makes functions of text (ajv), and Python is WebAssembly, hence eval.
POLICY = "; ".join([
    "default-src 'self'", "script-src 'self' 'unsafe-eval' blob:", "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:", "connect-src 'self' data: blob:", "object-src 'none'", "base-uri 'none'",
    "form-action 'none'",
])
CALENDAR = {"first": str(FIRST), "weeks": WEEKS, "languages": told_in()}
ABOUT_US = ("privacy", "accessibility", "schools")  # pages of words
ADDRESS = os.environ.get("CATLIB_ADDRESS", "")  # of the published site, with a slash at its end
SHARE = '<button type="button" id="share" data-say="copy-link" hidden></button>'
SAID = re.compile(r'(<[^<>]* data-say="([\w-]+)"[^<>]*>)(?=</)')
LABEL = re.compile(r'(<[^<>]*\sdata-label="([\w-]+)")(?! aria-label)')
FIRST_CELL = re.compile(r"<tr>\s*<td>.*?</td>")  # the first cell of a row
# What the odds page offers to begin with.
EXAMPLES = [  # each with the message example-… of its place
    "4d6kh3", "2d6 >= 9", "count(5d10 >= 8)", "d20 + 5 vs d20 + 3", "adv + 5 >= 15\nd20 + 5 >= 15\ndis + 5 >= 15",
    "d6!", "count(ace in draw 5 from 52) >= 1", "alike(5d6)",
    "count(land in draw 7 from {land: 24, other: 36}) in 2..4", "2d{hit, hit + crit, blank}",
]
ORNAMENTS: list[tuple[str, dict[str, Any]]] = [  # of the cards on the landing page, in their order
    ("passenger", {}), ("paw", {}), ("d8", {"face": 7, "seat": 3}), ("crazy_cat", {}),
    ("cab", {"seat": 4}), ("fish_bowl", {}),
]
SEED = re.compile(r'(?:,\s*)?\b(?:seed=\d+|word="[^"]*")')  # each visit deals its own game, or that of the day
AGAIN = re.compile(r"Run (?:the cell|it) (?:a few times|again)")
ASKS = re.compile(r"\bexercises?\(")
TITLES = {"idea": "idea", "turn": "your-code", "aside": "code", "": "code"}
ASKED = re.compile(r'\b(?:guess|exercise)\(\s*"([^"]+)"')
GUIDE = re.compile(r'href="teacher\.html#(\d+)-[^"]*">guide<')
WORDS_ONLY = re.compile(r"^\s*((from|import) |(guess|exercise|Exhibit|guide|lesson_note|worksheet)\(|lesson\.|#|$)")


class Link(NamedTuple):
    """Where a page leads, in words."""

    words: str
    path: str


class Game(NamedTuple):
    """A game as the start page presents it."""

    name: str
    title: str
    sentence: str
    players: str
    play: list[Link]
    learn: list[Link]
    design: list[Link]


class Page(NamedTuple):
    """A notebook that becomes a page; `path` is where, such as cat_cab/play.html."""

    source: Path
    path: str

    @property
    def kind(self) -> str:
        """What the page is for: play, lab or lesson."""
        stem = self.source.stem
        learns = stem.startswith("lesson") or stem == "your_own_game" or self.source.parent.name == "course"
        return "lab" if stem in ("design_lab", "bench") else "lesson" if learns else "play"

    @property
    def languages(self) -> list[str]:
        """The languages other than English that the page is written in."""
        return spoken_in(name_of(self.source))

    @property
    def pack(self) -> str:
        """The pack of words that it wants beside those of all pages, as `web/bundle.py` makes them."""
        if self.source.stem == "play":
            return "games"
        if self.source.stem == "teacher":
            return "guides"
        return "" if self.source.parent.name == "course" else "lessons"

    @property
    def steps(self) -> bool:
        """Whether it goes step by step: what follows a guess comes after it."""
        return bool(re.match(r"lesson|\d", self.source.stem))


def pages() -> list[Page]:
    """Every notebook but the start page, which the landing page stands for."""
    found = sorted(path for path in NOTEBOOKS.glob("*/*.ipynb") if ".ipynb_checkpoints" not in path.parts)
    return [Page(path, f"{path.parent.name}/{path.stem}.html") for path in found]


def games() -> list[Game]:
    """The games with their links, from the table of the start page."""
    rows = re.findall(r"^\| \*\*(.+?)\*\*: (.+?); (.+?) \| (.+?) \| (.+?) \| (.+?) \|$", _start(), re.MULTILINE)
    return [_game(*row) for row in rows]


def _start() -> str:
    cells = json.loads((NOTEBOOKS / "start.ipynb").read_text(encoding="utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")


def _game(title: str, sentence: str, players: str, *links: str) -> Game:
    found = [[Link(*pair) for pair in re.findall(r"\[(.+?)\]\((.+?)\)", column)] for column in links]
    play, learn, design = ([Link(words, path.replace(".ipynb", ".html")) for words, path in each] for each in found)
    name = play[0].path.split("/")[0]
    return Game(name, title, sentence[0].upper() + sentence[1:] + ".", players, play, learn, design)


# Markdown


def more_pages(entries: str) -> str:
    """The menu of what is beside a page, closed."""
    return f'<details class="menu"><summary data-say="more-pages"></summary><ul>{entries}</ul></details>'


class _Renderer(mistune.HTMLRenderer):
    """HTML whose headings can be linked to."""

    def heading(self, text: str, level: int, **_: Any) -> str:
        name = re.sub(r"\W+", "-", re.sub("<.*?>", "", text).lower()).strip("-")
        return f'<h{level} id="{name}">{text}</h{level}>\n'


_to_html = mistune.create_markdown(renderer=_Renderer(escape=False), plugins=["table"])


def prose(text: str) -> str:
    """A notebook's text as HTML, in words that hold on a page."""
    text = re.sub(r"^\$\$(.+?)\$\$$", lambda found: formula(found[1]), on_a_page(text), flags=re.MULTILINE)
    written = str(_to_html(text))
    written = re.sub(r'href="(?!https?:)([^"]+?)\.ipynb', r'href="\1.html', written)
    for notebook, site in [("../start.html", "../index.html"), ("../../catlib", "../catlib")]:
        written = written.replace(f'href="{notebook}', f'href="{site}')
    written = GUIDE.sub(lambda found: f'href="{_guide_of(int(found[1]))}" data-say="guide"><', written)
    written = re.sub(r"<th[^>]*></th>", "<td></td>", written)  # a corner without words heads nothing
    return written.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")


def _guide_of(number: int) -> str:
    """The page of a unit's guide; in the notebooks it is a chapter of one for all."""
    [unit] = (NOTEBOOKS / "course").glob(f"{number:02}_*.ipynb")
    return f"guide_{unit.stem}.html"


# Cells


class _Code(NamedTuple):
    """A cell of code, with the picture that the notebook keeps of what it shows."""

    source: str
    picture: str
    tags: tuple[str, ...] = ()
    again: bool = False  # the text above says that one may run it again

    @property
    def part(self) -> str:
        """What it is to a reader: the idea, a turn, or code that need not be seen."""
        yours = "your-turn" in self.tags or ("check(" in self.source and not self.picture)
        return "idea" if "idea" in self.tags else "turn" if yours else "aside"


class _Text(NamedTuple):
    """Prose; a solution is shown after a try."""

    source: str
    solution: bool = False


def _cells(page: Page, cells: list[dict]) -> Iterator[str]:
    number, before_table, below = 0, page.kind != "lesson", list[str]()
    for cell in _joined(cells):
        if isinstance(cell, _Text):
            source = cell.source
            heading, rest = source.split("\n", 1) if page.kind == "play" and source.startswith("# ") else ("", source)
            text = cell._replace(source=heading.removesuffix(": play") if heading else rest)
            yield _section(text) if heading or not before_table else _folded(rest)
            below += [_folded(rest)] * bool(heading)
        else:
            number += 1
            before_table = before_table and not cell.picture
            yield _code_cell(f"cell-{number}", cell, page)
            yield from below if cell.picture else ()
            below = [] if cell.picture else below
    yield from below


def _main(page: Page, parts: Iterable[str]) -> str:
    """All cells; on the bench what comes below its questions is folded away, chapter by chapter."""
    whole = "\n".join(parts)
    if page.source.stem != "bench":
        return whole
    begins = '<section class="prose">'
    whole = re.sub("(?=<h2 )", f"</section>{begins}", whole).replace(f"{begins}</section>", "")
    first, *chapters = re.split(f"{begins}(<h2 .*?</h2>)", whole)
    folded = (f'<details class="chapter"><summary>{heading}</summary>{begins}{body}</details>'
              for heading, body in zip(chapters[::2], chapters[1::2], strict=True))
    return first + "\n".join(folded)


def _joined(cells: list[dict]) -> Iterator[_Text | _Code]:
    """The prose and the code, imports together with the code that needs them."""
    waiting = said = ""
    for cell in cells:
        source, tags = "".join(cell["source"]).strip(), tuple(cell["metadata"].get("tags", []))
        if cell["cell_type"] == "markdown":
            if waiting:
                yield _Code(waiting, "")
            waiting, said = "", "".join(cell.get("english", source))
            yield _Text(source, "solution" in tags)
        elif source and not cell.get("outputs") and re.match(r"from |import ", source) and "\n\n" not in source:
            waiting = f"{waiting}{source}\n"
        elif source:
            again = bool(AGAIN.search(" ".join(said.split())))
            yield _Code(f"{waiting}\n{source}" if waiting else source, _picture(cell), tags, again)
            waiting = said = ""
    if waiting:
        yield _Code(waiting, "")


def _section(text: _Text) -> str:
    lead, found, about = text.source.partition(ABOUT)
    if found:
        return f'<section class="prose">{prose(lead)}{_about(about)}</section>'
    if text.solution:
        told = prose(text.source).replace("<summary>Solution<", '<summary data-say="solution"><')
        return f'<section class="prose solution">{told}</section>'
    return f'<section class="prose">{prose(text.source)}</section>'


def _about(source: str) -> str:
    told = f'<p><strong data-say="find-out"></strong></p>{prose(source)}'
    return f'<details class="rules"><summary data-say="about-unit"></summary>{told}</details>'


def _details(summary: str, source: str) -> str:
    return f'<details class="rules"><summary>{html.escape(summary)}</summary>{prose(source)}</details>'


def _folded(source: str) -> str:
    """What stands before a table, with all but the beginning folded away, so that the table is seen at once."""
    lead, *chapters = re.split(r"^(?=## )", source, flags=re.MULTILINE)
    told = [re.match(r"## (.+)\n([\s\S]*)", chapter) for chapter in chapters]
    folded = [_details(each[1], each[2]) for each in told if each and each[2].strip()]
    return f'<section class="prose lead">{prose(lead)}<div class="folded">{"".join(folded)}</div></section>'


def _code_cell(name: str, cell: _Code, page: Page) -> str:
    """A cell: its code, folded away where it need not be read, and the place for what it shows."""
    to_read = "read" in cell.tags or (page.kind != "play" and not cell.picture and not WORDS_ONLY.match(cell.source))
    source = SEED.sub("", cell.source) if page.kind == "play" else cell.source  # each visit deals a game of its own
    number = name.removeprefix("cell-")
    picture = cell.picture if page.kind != "lesson" else ""
    idea = cell.part == "idea"
    opened, title = (" open" if to_read and not idea else ""), TITLES[cell.part if page.steps else ""]
    code = f"""<details class="code"{opened}><summary data-say="{title}"></summary>
<textarea rows="{cell.source.count(chr(10)) + 1}" spellcheck="false" autocapitalize="off" autocomplete="off"
data-cell="{number}" data-label="code-number">
{html.escape(source)}</textarea>
<button class="run" type="button" data-say="run" disabled></button>
<button class="plain first" type="button" data-say="first-code" hidden></button>
</details>"""
    output = '<div class="output"></div>'
    if picture:
        output = f'<div class="output" data-stale="1"><div class="still">{picture}</div></div>'
    parts = (code, output) if to_read else (output, code)
    if not page.steps:
        return f'<section class="cell" id="{name}">{"".join(parts)}</section>'
    more = '<button class="run plain" type="button" data-say="run-again" disabled></button>' if cell.again else ""
    guesses = "|".join(ASKED.findall(cell.source))
    waits = f' data-guess="{html.escape(guesses)}"' if guesses else ""
    asks = " asks" if ASKS.search(cell.source) else ""
    return f'<section class="cell {cell.part}{asks}" id="{name}"{waits}>{"".join(parts)}{more}</section>'


def _picture(cell: dict) -> str:
    """The still picture that a notebook keeps of a widget."""
    for output in cell.get("outputs", []):
        drawn = output.get("data", {}).get("image/svg+xml")
        if drawn:
            said = re.sub(r">This is a picture\.[^<]*<", ' data-say="game-loading"><', "".join(drawn))
            said = re.sub(r'aria-label="[^"]*"', 'data-label="game-loading"', said, count=1)
            return re.sub(r"<text (?=[^<>]*>[^<]*[a-z])", '<text lang="en" ', said)
    return ""


# Whole pages


def page(page: Page, found: list[Game], parts: str = "parts") -> str:
    """The HTML of a notebook's page; `parts` is the folder of its scripts."""
    notebook = json.loads(page.source.read_text(encoding="utf-8"))
    folder = page.source.parent.name
    settings = {"page": page.path.removesuffix(".html"), "kind": page.kind, "game": folder, "pack": page.pack}
    title = _title(page)
    menu = more_pages(_navigation(page, _beside(page, found)))
    codes = languages() if page.kind == "play" else page.languages
    kind = f"{page.kind} steps" if page.steps else page.kind
    return whole("page.html", "page.js", title, "page-about", parts, root="../", kind=kind,
                 settings=json.dumps(settings), menu=menu, buttons=SHARE,
                 **(menu_of(*codes) if codes else {}),
                 cells=_main(page, _cells(page, notebook["cells"])),
                 notebook=f"../notebooks/notebooks/index.html?path={page.source.relative_to(NOTEBOOKS)}")


def menu_of(*codes: str) -> dict[str, str]:
    """The languages of a page, by default those that the site speaks, and their menu, each by its own name."""
    spoken = ["en", *(codes or [code for code in languages() if site_words(code)])]
    options = "".join(f'<option value="{code}" lang="{code}">{LANGUAGES[code].name}</option>' for code in spoken)
    menu = f'<select id="language" data-label="language">{options}</select>\n'
    return {"codes": " ".join(spoken), "languages": menu}


def in_language(page: Page, code: str) -> str:
    """What takes the place of a page's English, as JSON: its title and its prose, or all of it."""
    said = words_in(code)
    parts = [_say(part, said) for part in _cells(page, translated(name_of(page.source), code))]
    if page.source.stem == "play":  # whose one cell says nothing
        sections = (re.fullmatch(r'<section class="prose.*?>(.*)</section>', part, re.DOTALL) for part in parts)
        told = [section[1] for section in sections if section]
        return json.dumps({"title": _title(page, code), "prose": told}, ensure_ascii=False)
    return json.dumps({"title": _title(page, code), "main": _main(page, parts)}, ensure_ascii=False)


@functools.cache
def _title(page: Page, code: str = "en") -> str:
    """A notebook's heading."""
    cells = translated(name_of(page.source), code)
    told = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    heading = re.search(r"^# (.+)$", "\n".join(told), re.MULTILINE)
    return heading[1].removesuffix(": play") if heading else page.source.stem


def _beside(page: Page, found: list[Game]) -> list[Link]:
    """The pages of the same game, or of the course."""
    for game in found:
        if game.name == page.source.parent.name:
            return [*game.play, *game.learn, *game.design]
    return [Link(_title(each), each.path) for each in pages() if each.source.parent == page.source.parent]


def titles(code: str) -> dict[str, str]:
    """What the pages are called in menus, in a language, as messages."""
    words = {link.path: link.words for game in games() for link in (*game.play, *game.learn, *game.design)}
    told = {each.path: _title(each, code) for each in pages()} | (words if code == "en" else {})
    return {_title_id(path): title for path, title in told.items()}


def _title_id(path: str) -> str:
    return f"title-{path.removesuffix('.html').replace('/', '-')}"


def _navigation(page: Page, beside: list[Link]) -> str:
    """Links to the pages beside this one, which is marked."""
    return "".join(
        f'<li><a href="{os.path.basename(link.path)}"{current} data-say="{_title_id(link.path)}"></a></li>'
        for link in beside
        for current in [' aria-current="page"' if link.path == page.path else ""])


def landing(found: list[Game], parts: str = "parts") -> str:
    """The HTML of the first page: what to play, to ask, to learn from, and to make."""
    units = [link for link in (Link(_title(each), each.path) for each in pages()) if re.match(r"course/\d", link.path)]
    return whole("index.html", "landing.js", "landing-page", "landing-about", parts, **menu_of(),
                 cards="\n".join(map(card, found)), units=str(len(units)), first=units[0].path,
                 number=str(sum(len(game.learn) for game in found)), lessons="".join(map(_lessons, found)),
                 labs="".join(f"<li>{_anchor(Link(game.title, game.design[0].path))}</li>" for game in found),
                 asked="".join(f"<li>{_question(EXAMPLES[at], at, 'odds.html')}</li>" for at in (0, 1, 3, 2, 6)),
                 **{f"piece_{at}": piece(kind, **look) for at, (kind, look) in enumerate(ORNAMENTS)},
                 puzzles=json.dumps(CALENDAR), known=json.dumps({game.name: game.title for game in found}))


def about_page(name: str, parts: str = "parts") -> str:
    """The HTML of a page of words, such as docs/privacy.md."""
    written, codes = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8"), spoken_in(name)
    return whole("about.html", "about.js", written.partition("\n")[0][2:], f"{name}-about", parts, told=prose(written),
                 **(menu_of(*codes) if codes else {}))


def about_in(name: str, code: str) -> str:
    """A page of words in a language, as JSON."""
    [cell] = translated(name, code)
    words = {"title": cell["source"].partition("\n")[0][2:], "main": prose(cell["source"])}
    return json.dumps(words, ensure_ascii=False)


def odds_page(parts: str = "parts") -> str:
    """The HTML of the page that answers typed questions."""
    examples = "".join(f"<li>{_question(text, at)}</li>" for at, text in enumerate(EXAMPLES))
    return whole("odds.html", "odds.js", "odds-page", "odds-about", parts, **menu_of(), help=odds_help("en"),
                 examples=examples)


def odds_help(code: str) -> str:
    """What can be typed, which is docs/dice.md, in a language."""
    [cell] = translated("dice", code)
    chapters = re.split(r"^(?=## )", cell["source"], flags=re.MULTILINE)[1:]

    def tried(cell: re.Match[str]) -> str:
        return re.sub(r"<code>(.+?)</code>", lambda code: _question(html.unescape(code[1])), cell[0])

    told = FIRST_CELL.sub(tried, "".join(_details(*chapter[3:].split("\n", 1)) for chapter in chapters))
    return _say(f'<h2 id="help" data-say="odds-help"></h2><div>{told}</div>', words_in(code))


def puzzle_page(parts: str = "parts") -> str:
    """The HTML of the page with a puzzle for each day."""
    return whole("puzzle.html", "puzzle.js", "todays-puzzle", "puzzle-about", parts, **menu_of(),
                 puzzles=json.dumps(CALENDAR))


def _question(text: str, example: int = -1, page: str = "") -> str:
    """A link that asks something on the odds page, an example in words too."""
    words = f'<span data-say="example-{example}"></span> ' if example >= 0 else ""
    return f'<a href="{page}#{urlencode({"q": text})}">{words}<code>{html.escape(text)}</code></a>'


def card(game: Game) -> str:
    """A game with its cover."""
    more = "".join(f' · <a href="{path}" data-say="page-{Path(path).stem}"></a>' for _, path in game.play[1:])
    return filled("card.html", name=game.name, title=game.title, play=game.play[0].path, more=more)


def _anchor(link: Link) -> str:
    return f'<a href="{link.path}">{html.escape(link.words)}</a>'


def _lessons(game: Game) -> str:
    items = "".join(f'<li><a href="{path}" data-say="{_title_id(path)}"></a></li>' for _, path in game.learn)
    return f"<h4>{html.escape(game.title)}</h4><ul>{items}</ul>"


def link_page(found: list[Page], parts: str = "parts") -> str:
    """The HTML of the page that a link to a position opens first; it knows all pages with a table, by folder."""
    games: dict[str, list[str]] = {}
    for each in found:
        games.setdefault(each.source.parent.name, []).append(each.source.stem)
    return whole("play.html", "link.js", "link-page", "link-about", parts, **menu_of(),
                 games=json.dumps(games))


def whole(template: str, script: str, title: str, description: str, parts: str, root: str = "", **places: str) -> str:
    """A page: the head that all share, and its own body; title and description may be messages."""
    words, about = (site_words("en").get(each, "") for each in (title, description))
    about = messages.filled(about, {"title": title})
    said = {"title": html.escape(words or title), "titled": words and f' data-say="{title}"', "address": ADDRESS}
    said |= {"description": html.escape(about or description), "about": description if about else "page-about"}
    given = {"script": script, "parts": parts, "root": root, "menu": "", "buttons": "", "codes": "en", "languages": ""}
    given |= said | places
    return filled("head.html", **given) + filled(template, top=filled("top.html", **given), **given)


def filled(template: str, code: str = "en", **places: str) -> str:
    """A template of the folder web with every {{place}} filled in, and its words in a language."""
    text = (WEB / template).read_text(encoding="utf-8")
    text = re.sub(r"\{\{(\w+)\}\}", lambda found: {"policy": POLICY, **places}[found[1]], text)
    return _say(text, words_in(code))


@functools.cache
def words_in(code: str) -> dict[str, str]:
    """What the pages say in a language, and in English where it lacks that."""
    return site_words("en") | titles("en") | site_words(code) | titles(code)


def _say(text: str, said: dict[str, str]) -> str:
    """A page with its words in a language; their numbers are those of their tags, such as data-units."""
    def words(found: re.Match[str]) -> str:
        given = dict(re.findall(r'\sdata-(\w+)="(.*?)"', found[1]))
        return html.escape(messages.filled(said[found[2]], given), quote=False)

    text = LABEL.sub(lambda found: f'{found[0]} aria-label="{html.escape(words(found))}"', text)
    return SAID.sub(lambda found: found[1] + words(found), text)
