"""The prose of notebooks, and of pages of words, as messages, and in other languages.

A paragraph, a list or a row of a table is a message: `ties-2-3` is the third below the heading "2 …" of the unit on
ties. So are the sentences that its code prints (`ties-prints-1`). What a row says of a unit stands with its lesson.
"""

import ast
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from catwidgets.teach.unit import Unit, units

from catlib.chance import LANGUAGES, language
from catlib.chance.messages import Entry, entries, filled
from tools.project import NOTEBOOKS, ROOT

COURSE = ROOT / "web" / "course"
PAGES = ("accessibility", "dice", "privacy", "schools")  # pages of words in docs/ that are translated
# What a notebook says of menus and keys, and what holds on a page instead.
ON_A_PAGE = [
    (r"\s*To start,\s+choose\*\s+Run All Cells\s+\*in the menu\*\s+Run\.", "*"),
    (r"\s*To run a grey cell click into it.*?in\s+the\s+menu\s+\*Run\*\.", ""),
    (r"Click into a grey cell and press Shift and Enter to run it\.",
     "Press *Run* below a piece of code to run it again."),
    (r"\s*Code can be folded away with a click on the bar at its left, and the text carries on\.", ""),
    (r"The code is folded into a bar with three dots:.*?what follows needs it\.",
     "The code is folded: open *The idea in Python* to read it."),
    (r"Change the number, run the cell with Shift and Enter,", "Open *Code* below, change the number, press *Run*,"),
    (r"run the cell above\s+again", "open *Code* above the table and press *Run*"),
    (r"[Rr]un it and the\s+(board|picture|map) again", r"Press *Run*, and the \1 follows"),
    (r"run it, and run the map again", "press *Run*, and the map follows"),
    (r"(and )?(R|r)un (?:both cells|the cells|everything below it) again", r"\1press *Run*"),
    (r"Run\s+(?:the\s+cell|it)\s+(a\s+few\s+times|again)", r"Press *Run again* \1"),
    (r"\*Run again\* again", "*Run again*"),
    (r"Write your number from the class list in place of the 1\.", "Write your number from the class list."),
    (r"Change the number of players, open", "Change the number of players: open"),
]
HEADING = re.compile(r"^#+ ", re.MULTILINE)
ABOUT = "**You will find out**"  # where a unit begins to tell of itself; a page says it in its own words
AS_IT_IS = re.compile(rf"\$\$.*\$\$|```.*|\|[ |-]*\||{re.escape(ABOUT)}", re.DOTALL)  # a formula, code, a table's line
UNIT = re.compile(r"(?:\||##) (\d+) (?:\| )?\[?([^]|]+?)(?: \||\]|$)")  # a row on a unit, or its heading
FIELD = re.compile(r"\{([^{}]+)\}")
Of = Callable[[str, str], str]


def on_a_page(text: str) -> str:
    """A notebook's text in words that hold on a page."""
    for pattern, words in ON_A_PAGE:
        text = re.sub(pattern, words, text, flags=re.DOTALL)
    return text


def name_of(notebook: Path) -> str:
    """Return what translators call a notebook: a unit by its file, another one by its game, too."""
    folder = notebook.parent.name
    return notebook.stem if folder == COURSE.name else f"{folder}_{notebook.stem}"


def messages(stem: str) -> dict[str, Entry]:
    """Return the English of a notebook as messages, in its order."""
    found: dict[str, Entry] = {}

    def note(id: str, text: str) -> str:
        found[id] = Entry(f"{id} = " + text.replace("\n", "\n    "), None)
        return text

    _each(_cells(stem), stem, note, lambda row: row)
    return found


def spoken_in(stem: str) -> list[str]:
    """Return the languages that a notebook has been translated into."""
    return [code for code in LANGUAGES if (COURSE / code / f"{stem}.ftl").exists()]


def translated(stem: str, code: str) -> list[dict[str, Any]]:
    """Return the cells of a notebook in a language; what that lacks, or is stale, is in English."""
    own, english = entries(COURSE.glob(f"{code}/{stem}.ftl")), messages(stem)

    def said(id: str, text: str) -> str:
        holds = id in own and own[id].holds(english[id].text)
        return re.sub(r"\n    ", "\n", own[id].text.partition("=")[2].strip()) if holds else text

    with language(code):
        return _each(_cells(stem), stem, said, _row_of_a_unit)


def _cells(stem: str) -> list[dict[str, Any]]:
    if stem in PAGES:
        words = (ROOT / "docs" / f"{stem}.md").read_text(encoding="utf-8")
        return [{"cell_type": "markdown", "metadata": {}, "source": words}]
    [notebook] = (each for each in NOTEBOOKS.glob("*/*.ipynb") if name_of(each) == stem)
    return json.loads(notebook.read_text(encoding="utf-8"))["cells"]


def _each(cells: list[dict[str, Any]], stem: str, of: Of, unit_row: Callable[[str], str]) -> list[dict[str, Any]]:
    """Return the cells with every sentence as `of` gives it for its id."""
    name, made = re.sub(r"^\d+-", "", stem.replace("_", "-")), []
    chapter, number = -1, 0
    prints = iter(range(1, 100))
    for cell in cells:
        source = "".join(cell["source"])
        if cell["cell_type"] == "code":
            made.append({**cell, "source": _code(source, lambda text: of(f"{name}-prints-{next(prints)}", text))})
        elif "solution" in cell["metadata"].get("tags", []):
            made.append(cell)
        else:
            blocks = []
            for block in _blocks(on_a_page(source)):
                if HEADING.match(block):
                    chapter, number = chapter + 1, 0
                kept, row = AS_IT_IS.fullmatch(block), _unit_of(block)
                number += not (kept or row)
                blocks.append(block if kept else unit_row(block) if row else of(f"{name}-{chapter}-{number}", block))
            made.append({**cell, "english": source, "source": "\n\n".join(blocks).replace("|\n\n|", "|\n|")})
    return made


def _blocks(text: str) -> Iterator[str]:
    """The paragraphs of a text on one line each, lists whole, and the rows of its tables."""
    for block in filter(None, re.split(r"\n\n+", text.strip())):
        if block.startswith(("|", "$$", "```")):
            yield from block.split("\n") if block.startswith("|") else [block]
        else:
            yield re.sub(r"\n(?!\s*(?:-|\d+\.) )\s*", " ", block)


def _unit_of(row: str) -> Unit | None:
    """The unit on which a row of a table is, or which a heading names."""
    found = UNIT.match(row)
    if not found:
        return None
    with language("en"):
        return next((each for each in units() if str(each.number) == found[1] and each.title == found[2]), None)


def _row_of_a_unit(row: str) -> str:
    """The row or heading in the language that is spoken: the lesson's words for the unit, its concept and question."""
    made, cells = _unit_of(row), row.split(" | ")
    assert made is not None, row
    if "](" in row:
        cells[3:6] = (made.words[key] for key in ("concept", "game", "hook"))
    elif cells[1:]:  # curricula, in their own words
        start, unit, *fields = row.split("|")
        spans = [re.sub(r"\S(?:.*\S)?", r'<span lang="en">\g<0></span>', field) for field in fields]
        cells = ["|".join([start, unit, *spans])]
    return " | ".join(cells).replace(UNIT.match(row)[2], made.title, 1)  # type: ignore[index]


def _code(source: str, of: Callable[[str], str]) -> str:
    """A cell of code with each sentence that it prints as `of` gives it; a field of an f-string is a variable."""
    lines = source.split("\n")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    printed = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "print"]
    texts = [node for call in printed for arg in call.args for node in _texts(arg)]
    said = []
    for node in sorted(texts, key=lambda node: (node.lineno, node.col_offset)):
        whole = ast.get_source_segment(source, node) or ""
        head, text = re.match(r'(f?")(.*)"$', whole, re.DOTALL).groups()  # type: ignore[union-attr]
        fields = {_slug(each): f"{{{each}}}" for each in FIELD.findall(text) if head[0] == "f"}
        message = FIELD.sub(lambda each: f"{{ ${_slug(each[1])} }}", text) if fields else text
        said.append((node, head + filled(of(message), fields) + '"'))
    for node, text in reversed(said):
        line = lines[node.lineno - 1].encode()
        lines[node.lineno - 1] = (line[: node.col_offset] + text.encode() + line[node.end_col_offset :]).decode()
    return "\n".join(lines)


def _slug(field: str) -> str:
    return re.sub(r"\W+", "-", field).strip("-")


def _texts(node: ast.AST) -> Iterator[Any]:
    """The texts with words in them that an expression may give."""
    if isinstance(node, ast.IfExp):
        yield from [*_texts(node.body), *_texts(node.orelse)]
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    if any(isinstance(each, ast.Constant) and re.search("[a-z]{2}", str(each.value)) for each in parts):
        yield node
