"""Worksheets for paper: the exercises of a seed on one page, their answers on the next, the seed on both."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path

from catwidgets.course.unit import unit
from catwidgets.questions import Question, answer_in_words

__all__ = ["Worksheet", "worksheet"]

LOOK = """
body { font: 12pt/1.5 sans-serif; max-width: 42rem; margin: 2rem auto; color: #000; background: #fff }
li { margin-bottom: 1rem } .room { height: 5rem; border-bottom: 1px solid #999 }
.seed { float: right } section + section { page-break-before: always }
"""


class Worksheet:
    """The exercises of one or more seeds as a page to print; every browser makes a PDF of it.

    >>> print(worksheet("ties", 7))
    Worksheet: Ties, seed 7, 3 exercises
    """

    def __init__(self, name: str, seeds: Sequence[int]):
        self.unit, self.seeds = unit(name), list(seeds)

    def __repr__(self) -> str:
        seeds = ", ".join(map(str, self.seeds))
        return f"Worksheet: {self.unit.title}, seed {seeds}, {len(self.unit.exercises)} exercises"

    def page(self) -> str:
        """Everything as one HTML file: all sheets first, then all answers."""
        sheets = "".join(self._section(seed, answers=False) for seed in self.seeds)
        answers = "".join(self._section(seed, answers=True) for seed in self.seeds)
        title = html.escape(f"{self.unit.title}: worksheet")
        head = f'<meta charset="utf-8"><title>{title}</title><style>{LOOK}</style>'
        return f'<!doctype html><html lang="en"><head>{head}</head><body>{sheets}{answers}</body></html>'

    def save(self, path: str | Path) -> Path:
        """Write the page to a file, and say where."""
        place = Path(path)
        place.write_text(self.page(), encoding="utf-8", newline="\n")
        return place

    def _section(self, seed: int, answers: bool) -> str:
        kind = "Answers" if answers else "Worksheet"
        head = f'<h1>{html.escape(self.unit.title)} <small class="seed">{kind}, seed {seed}</small></h1>'
        name = "" if answers else "<p>Name: ______________________</p>"
        items = "".join(_item(asked, answers) for asked in self.unit.questions(seed))
        return f"<section>{head}{name}<ol>{items}</ol></section>"


def _item(asked: Question, answers: bool) -> str:
    rest = f"<br><b>{html.escape(_told(asked))}</b>" if answers else '<div class="room"></div>'
    return f"<li>{html.escape(asked.text)}{rest}</li>"


def _told(asked: Question) -> str:
    return f"{answer_in_words(asked.answer(), asked.kind)}. {asked.because}".strip()


def worksheet(name: str, *seeds: int) -> Worksheet:
    """A worksheet for each seed; without a seed, one for seed 1."""
    return Worksheet(name, seeds or (1,))
