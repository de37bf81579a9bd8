"""What a reader sees of a stored notebook, and whether an answer is in it."""

import html
import re
from fractions import Fraction
from typing import Any

from catwidgets.teach import Question, Task

ASKED = re.compile(r'^\s*(?:guess|exercise|check)\("([^"]+)"', re.MULTILINE)


def asked_in(cells: list[Any]) -> dict[str, int]:
    """The questions of a notebook by name, each with the cell that asks it first."""
    found: dict[str, int] = {}
    for at, cell in enumerate(cells):
        for name in ASKED.findall(cell.source) if cell.cell_type == "code" else ():
            found.setdefault(name, at)
    return found


def spoken(cell: Any) -> str:
    """What a reader can see of a stored cell, without its folded solution."""
    if "solution" in cell.metadata.get("tags", []):
        return ""
    return f"{cell.source}\n{printed(cell)}"


def printed(cell: Any) -> str:
    """What stands in a cell's stored outputs."""
    shown = [output.get("text", "") for output in cell.get("outputs", [])]
    data = [output.get("data", {}) for output in cell.get("outputs", [])]
    shown += [str(each[kind]) for each in data for kind in each if not kind.startswith("application/")]
    return re.sub(r"<[^>]*>", " ", html.unescape("\n".join(shown)))


def forms(asked: Question) -> list[str]:
    """How an answer would be printed; whole numbers below 20 stand everywhere and say nothing."""
    if isinstance(asked, Task) or asked.kind == "choice":
        return []
    exact = Fraction(asked.answer())
    if exact.denominator == 1:
        return [str(exact)] if abs(exact) >= 20 else []
    percents = [f"{float(100 * exact):.{places}f}%" for places in (1, 2)]
    decimals = [f"{float(exact):.{places}f}" for places in (3, 4)]
    unreduced = [each for each in re.findall(r"\d+/\d*[1-9]\d*", asked.because) if Fraction(each) == exact]
    parts = f"Fraction({exact.numerator}, {exact.denominator})"
    return [str(exact), parts, *unreduced, *percents, *decimals]


def visible(form: str, words: str) -> bool:
    """Whether a number stands in a text, not as a part of another one."""
    return bool(re.search(rf"(?<![\d./]){re.escape(form)}(?![\d/]|\.\d)", words))


def given_away(asked: Question, cells: list[Any], at: int, beyond: int = 2) -> list[str]:
    """What of an answer is in sight of its question, which cell `at` asks.

    Read are all stored outputs, everything above the question, and the text and code of that many cells `beyond` it.
    """
    words = [printed(cell) for cell in cells] + [spoken(cell) for cell in cells[:at]]
    near = [cell.source for cell in cells[at + 1 : at + 1 + beyond] if "solution" not in cell.metadata.get("tags", [])]
    above, below = ("\n".join(part).replace(asked.text, "") for part in (words, near))
    found = [form for form in forms(asked) if visible(form, above) or visible(form, below)]
    return found + [asked.because] * (asked.because in above)
