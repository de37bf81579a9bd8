"""Answers to questions of a designer: a sentence, and the numbers of everything that was tried."""

from dataclasses import dataclass
from typing import NamedTuple

from catlib.bench.findings import plus_minus
from catlib.bench.result import Finding, Result
from catlib.chance import Estimate

SOURCE = "D. C. Montgomery, Design and Analysis of Experiments (2017), on interactions"


class Panel(NamedTuple):
    """A number of every row: its name, its estimates, a place that is marked; and what the number is of a change."""

    name: str
    estimates: tuple[Estimate, ...]
    mark: float | None = None
    marked: str = ""
    what: str = ""


@dataclass(frozen=True)
class Answer(Result):
    """An answer so far: a sentence, and a row for each thing that was tried; `best` are the rows it speaks of.

    `done` of `total` steps are taken; `how` says how many games were played and by whom.
    """

    title: str
    sentence: str
    rows_of: tuple[str, ...] = ()
    panels: tuple[Panel, ...] = ()
    best: frozenset[int] = frozenset()
    done: int = 1
    total: int = 1
    how: str = ""

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Every number of every row."""
        return tuple(
            Finding(row, panel.name, "", one, f"{row}: {panel.name} {plus_minus(one)}.", SOURCE)
            for panel in self.panels
            for row, one in zip(self.rows_of, panel.estimates, strict=True)
        )

    def __str__(self) -> str:
        return f"{self.sentence} {self.how}"
