"""A page for the teacher of each unit, to print and to project: its guide, worksheets, a link for the class."""

import html
import json
import re

from catwidgets.teach import guide, paper
from catwidgets.teach.unit import Unit, units

from tools.site_pages import whole

__all__ = ["SEEDS", "guide_page", "guide_path"]

SEEDS = range(1, 41)  # whose worksheets are ready
PART = re.compile(r"<h4>(.+?)</h4>")


def guide_path(made: Unit) -> str:
    """Where the guide of a unit stands, such as course/guide_01_ties.html."""
    return f"course/guide_{_stem(made)}.html"


def _stem(made: Unit) -> str:
    return f"{made.number:02}_{made.name.replace(' ', '_')}"


def guide_page(made: Unit, parts: str = "parts") -> str:
    """The HTML of a unit's guide, with all that its worksheets need."""
    told = guide(made.name)._repr_html_()
    contents = "".join(f'<li><a href="#{_anchor(name)}">{name}</a></li>' for name in PART.findall(told))
    sheets = {"parts": paper.parts(made), "seeds": {n: [paper.tasks(made, n), paper.key(made, n)] for n in SEEDS}}
    sheets["units"] = [{"name": _stem(each), "title": each.title, "path": f"{_stem(each)}.html"} for each in units()]
    title = f"{made.title}: a guide for teachers"
    about = f"{made.title}, a lesson on {made.concept} for age {made.age} and up, {made.minutes} minutes. {made.hook}"
    beside = [(f"{_stem(made)}.html", made.title), ("course.html", "The course"), ("class.html", "The class screen")]
    menu = " ".join(f'<a href="{path}">{html.escape(words)}</a>' for path, words in beside)
    return whole("guide.html", "guide.js", title, about, parts, root="../", menu=menu, heading=html.escape(title),
                 contents=contents, guide=PART.sub(_heading, told), unit=f"{_stem(made)}.html",
                 last=str(SEEDS[-1]), sheets=json.dumps(sheets, ensure_ascii=False).replace("<", "\\u003c"))


def _heading(found: re.Match[str]) -> str:
    return f'<h2 id="{_anchor(found[1])}">{found[1]}</h2>'


def _anchor(name: str) -> str:
    return re.sub(r"\W+", "-", name.lower())
