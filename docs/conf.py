"""Settings of the documentation; `python -m sphinx -W docs build/docs` builds it, and so does `python run.py site`."""

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "widgets")]

import catlib  # noqa: E402
from catlib.game import concordance, find  # noqa: E402
from catlib.play import manual  # noqa: E402

project, author, language = "Every Chance", "The catlib authors", "en"
version = release = catlib.__version__
project_copyright = "The catlib authors, under the MIT licence"
extensions = ["myst_nb", "sphinx.ext.autodoc"]
source_suffix = {".md": "myst-nb", ".markdown": "myst-nb"}  # the second of pages that are made
exclude_patterns = ["paper"]
html_theme = "furo"
html_title = "Every Chance"
html_copy_source = False
html_show_sphinx = False
myst_heading_anchors = 3
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 120
myst_enable_extensions = ["attrs_inline", "deflist"]
suppress_warnings = [
    "myst.header",  # rulebooks have their own headings
    "misc.highlighting_failure",
    "mystnb.unknown_mime_type",  # a chart offers plotly, too
]
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
maximum_signature_line_length = 100
MADE = Path(__file__).parent / "_made"
GAME = """# {title}

![The board of {title}](../_made/{name}.svg)

{opening} [Play it on the site]({name}/play.html), with `everychance play {name}`, or at a table in a notebook:
`Table("{name}")`.

The board is our invention, because the pictures of the rulebook are lost. The game belongs to its makers: get the
printed one.

{numbers}

## How to play

{rules}

## Readings of the rulebook

What a rulebook leaves open is a house rule, or fixed where it changes next to nothing; the columns are what that was
found by ([how it was measured](../readings.md)). [What became of each sentence of the
rulebook](../_made/{name}.markdown) leads to the code that plays it.

```{{include}} ../readings.md
:start-after: "## {title}"
{end}```
"""


def make_pages(*_: Any) -> None:
    """Draw each game's picture, as on the site's first page, and write where each sentence of its rulebook went."""
    from tools.pictures import cover

    MADE.mkdir(exist_ok=True)
    for name in catlib.game_names():
        (MADE / f"{name}.svg").write_text(cover(name), encoding="utf-8")
        page = concordance(name).to_markdown(find(name).setup.HouseRules)
        (MADE / f"{name}.markdown").write_text(f"---\norphan: true\n---\n\n{page}", encoding="utf-8")


def run_examples(app: Any) -> None:
    """Let a reader of the site run the examples."""
    if app.config.parts:
        app.add_js_file(f"../../{app.config.parts}/examples.js", type="module")


EXAMPLE = re.compile(r"(^ *>>>.*(?:\n.+)*)", re.MULTILINE)
MARKED = re.compile(r"(``[^`]+``|`[^`]+`|\*\*[^*]+\*\*)")


def as_rst(app: Any, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Say in reStructuredText what a docstring says with backticks and bold words alone; examples stay as they are."""
    written = [part if part.lstrip().startswith(">>>") else escaped(part) for part in EXAMPLE.split("\n".join(lines))]
    lines[:] = "".join(written).split("\n")


def escaped(prose: str) -> str:
    """Return prose with code in double backticks, and stars, bars and the like as they stand."""
    parts = MARKED.split(prose)
    parts[::2] = [re.sub(r"([*`|\\]|_(?!\w))", r"\\\1", part) for part in parts[::2]]
    return "".join(f"`{part}`" if re.match("`[^`]", part) else part for part in parts)


def to_the_site(app: Any, name: str, source: list[str]) -> None:
    """Lead the links of a text that is a page of the site, too, to the same text here, or to the published page."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    site = project["urls"]["Documentation"].removesuffix("docs/")

    def place(link: re.Match[str]) -> str:
        here = Path(__file__).with_name(f"{link[1]}.md").exists() if "/" not in link[1] else False
        return f"]({link[1]}.md)" if here else f"]({site}{link[1]}.{link[2]})"

    source[0] = re.sub(r"\]\((?!https?:)([\w/]+)\.(html|zip)\)", place, source[0])


def of_a_game(app: Any, page: str, source: list[str]) -> None:
    """Put the board, the rules and the readings of a game around what its page has of its own."""
    name = page.removeprefix("games/")
    if name in catlib.game_names():
        title, opening, numbers = source[0].strip().removeprefix("# ").split("\n\n", 2)
        last = (ROOT / "docs" / "readings.md").read_text(encoding="utf-8").rpartition("\n## ")[2].startswith(title)
        end = "" if last else ':end-before: "## "\n'
        book = manual(catlib.load(name)).to_markdown().removeprefix(f"# {title}\n")
        rules = re.sub("^#", "##", book, flags=re.MULTILINE).strip()
        source[0] = GAME.format(name=name, title=title, opening=opening, numbers=numbers, rules=rules, end=end)


def setup(app: Any) -> None:
    """Tell Sphinx of these."""
    app.add_config_value("parts", "", "html")  # the folder of the site that has Python, where there is one
    app.connect("source-read", of_a_game)
    app.connect("source-read", to_the_site)
    app.connect("builder-inited", make_pages)
    app.connect("builder-inited", run_examples)
    app.connect("autodoc-process-docstring", as_rst)
