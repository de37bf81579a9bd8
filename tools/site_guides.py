"""A page for the teacher of each unit, to print and to project: its guide, worksheets, a link for the class."""

import html
import json
import re
from collections.abc import Iterable
from typing import Any

from catwidgets.teach import guide, paper
from catwidgets.teach.unit import Unit, units

from catlib.chance import language, messages
from tools.prose import spoken_in
from tools.site_pages import filled, menu_of, more_pages, whole, words_in

SEEDS = range(1, 41)  # whose worksheets are ready
PART = re.compile(r"<h4>(.+?)</h4>")


def guide_path(made: Unit) -> str:
    """Where the guide of a unit stands, such as course/guide_01_ties.html."""
    return f"course/guide_{_stem(made)}.html"


def _stem(made: Unit) -> str:
    return f"{made.number:02}_{made.name.replace(' ', '_')}"


def guide_page(made: Unit, parts: str = "parts") -> str:
    """The HTML of a unit's guide, with all that its worksheets need."""
    codes = spoken_in(_stem(made))
    places = _places(made, "en")
    title = html.unescape(places["heading"])
    sheets = json.dumps(_sheets(made), ensure_ascii=False).replace("<", "\\u003c")
    return whole("guide.html", "guide.js", title, _about(made, "en"), parts, root="../",
                 menu=_menu(made), sheets=sheets,
                 **(menu_of(*codes) if codes else {}), **places)


def guides_in_other_languages(made: Unit, quick: bool = False) -> dict[str, str]:
    """What takes the place of the English of a unit's guide, by its path, as JSON; quick, with a few worksheets."""
    found = {}
    for code in spoken_in(_stem(made)):
        with language(code):
            places = _places(made, code)
            rest = {"parts": "", "root": "../", "top": "", "sheets": ""}
            main = filled("guide.html", code, **places, **rest).partition('<main id="main">')[2].partition("</main>")[0]
            said = {"title": html.unescape(places["heading"]), "about": _about(made, code), "main": main}
            path = guide_path(made).replace(".html", f"-{code}.json")
            papers = _sheets(made, SEEDS[:4] if quick else SEEDS)
            found[path] = json.dumps({**said, "papers": papers}, ensure_ascii=False)
    return found


def _places(made: Unit, code: str) -> dict[str, str]:
    told = guide(made.name)._repr_html_()
    contents = "".join(f'<li><a href="#{_anchor(name)}">{name}</a></li>' for name in PART.findall(told))
    heading = html.escape(messages.filled(words_in(code)["guide-title"], {"title": made.title}))
    return {"heading": heading, "contents": contents, "guide": PART.sub(_heading, told), "unit": f"{_stem(made)}.html",
            "last": str(SEEDS[-1])}


def _about(made: Unit, code: str) -> str:
    """What search engines show of the page."""
    given = {name: getattr(made, name) for name in ("title", "age", "minutes", "hook")}
    return messages.filled(words_in(code)["guide-about"], {**given, "concept": made.words["concept"]})


def _menu(made: Unit) -> str:
    stems = (_stem(made), "course", "class")
    return more_pages("".join(f'<li><a href="{stem}.html" data-say="title-course-{stem}"></a></li>' for stem in stems))


def _sheets(made: Unit, seeds: Iterable[int] = SEEDS) -> dict[str, Any]:
    ready = {n: [paper.tasks(made, n), paper.key(made, n)] for n in seeds}
    sheets: dict[str, Any] = {"parts": paper.parts(made), "seeds": ready}
    sheets["units"] = [{"name": _stem(each), "title": each.title, "path": f"{_stem(each)}.html"} for each in units()]
    return sheets


def _heading(found: re.Match[str]) -> str:
    return f'<h2 id="{_anchor(found[1])}">{found[1]}</h2>'


def _anchor(name: str) -> str:
    return re.sub(r"\W+", "-", name.lower())
