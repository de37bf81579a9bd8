"""Answers of the bench: a sentence, and numbers as findings, a table, a figure and a page."""

import csv
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from catlib.bench.report import page_of
from catlib.chance import Estimate
from catlib.game import library as of_extra
from catlib.play import whole_file

library = partial(of_extra, extra="bench")
"""A module of the extra `bench` by its name; raise MissingLibrary in a sentence where it is not installed."""

# those of the tables, which colour-blind readers tell apart; marks differ too
COLOURS = ("#0072B2", "#D62828", "#009E73", "#8B5B8C", "#E69F00", "#56B4E9", "#000000")
MARKS = ("circle", "diamond", "square", "triangle-up", "cross", "star", "x")
DASHES = ("solid", "dash", "dot", "dashdot")
LOOK: dict[str, Any] = {
    "template": "simple_white",
    "font": {"family": "system-ui, sans-serif", "size": 14},
    "margin": {"l": 10, "r": 16, "t": 56, "b": 96},
    "legend": {"orientation": "h", "yanchor": "top", "y": -0.25},
    "height": 400,
}


@dataclass(frozen=True)
class Finding:
    """One number about a variant: what it is, of whom, the estimate, a sentence, and whose measure it is."""

    variant: str
    measure: str
    who: str
    estimate: Estimate
    sentence: str
    source: str = ""

    def __str__(self) -> str:
        return self.sentence


class Result:
    """An answer of the bench: it prints as a sentence, and its numbers go along as a table, a figure or a page.

    Nothing in it is exact: every number is an `Estimate`.
    """

    @property
    def differences(self) -> Sequence[Finding]:
        """The differences of later variants from the first."""
        return ()

    if TYPE_CHECKING:  # fields of some answers, worked out by others

        @property
        def title(self) -> str:
            """The question, as a heading."""

        @property
        def sentence(self) -> str:
            """The answer in words."""

        @property
        def findings(self) -> Sequence[Finding]:
            """Every number that was found."""

    @property
    def variants(self) -> dict[str, str]:
        """The game of each variant, for the page."""
        return {}

    @property
    def how(self) -> str:
        """The way the numbers were found, for the page."""
        return ""

    def troubles(self) -> list[str]:
        """Return a sentence for everything that went wrong."""
        return []

    def rows(self) -> list[dict[str, Any]]:
        """Return the findings, then the differences from the first variant, as rows of a table."""
        first = self.findings[0].variant if self.findings else ""
        each = [("", one) for one in self.findings] + [(first, one) for one in self.differences]
        return [
            {
                "variant": one.variant,
                "beside": beside,
                "measure": one.measure,
                "who": one.who,
                "value": one.estimate.value,
                "low": one.estimate.low,
                "high": one.estimate.high,
                "unit": one.estimate.unit,
                "games": one.estimate.games,
                "confidence": one.estimate.confidence,
                "sentence": one.sentence,
                "source": one.source,
            }
            for beside, one in each
        ]

    def frame(self) -> Any:
        """Return the rows as a pandas frame."""
        return library("pandas", "a table of results").DataFrame(self.rows())

    def save(self, path: str | Path) -> None:
        """Write the rows to a file that ends in .csv or .parquet, all of it or nothing.

        Raise ValueError for another ending, and OSError in a sentence where it cannot be written.
        """
        target = Path(path)
        if target.suffix not in (".csv", ".parquet"):
            raise ValueError(f"{str(path)!r}: give a name that ends in .csv or .parquet")
        if target.suffix == ".csv":
            write_whole(target, lambda part: _write_csv(self.rows(), part))
        else:
            table, _ = self.frame(), library("pyarrow", "a Parquet file")
            write_whole(target, table.to_parquet)

    def figure(self) -> Any:
        """Return all findings with their intervals as a plotly figure."""
        percent = any(one.estimate.unit for one in self.findings)
        return interval_figure(self.findings, self.title, "percent" if percent else "")

    def figures(self) -> dict[str, Any]:
        """Return the plotly figures of the page, by title."""
        return {self.title: self.figure()}

    def report(self, path: str | Path, pictures: Sequence[str] | None = None) -> Path:
        """Write one page that needs nothing else, and return its path: sentences, differences, figures and tables.

        `pictures`, such as SVGs, stand in place of plotly's figures, which make a page of 5 MB.
        """
        target = Path(path)
        if target.suffix != ".html":
            raise ValueError(f"{str(path)!r}: give a name that ends in .html")
        if pictures is None:
            library("plotly", "a report")
        page = page_of(self, pictures)
        write_whole(target, lambda half: half.write_text(page, encoding="utf-8"))
        return target

    def __str__(self) -> str:
        return self.sentence


def _write_csv(rows: Sequence[Mapping[str, Any]], path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, rows[0] if rows else (), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def write_whole(target: Path, write: Callable[[Path], Any]) -> None:
    """Have a file written beside its place and moved there when it is whole; raise OSError in a sentence."""
    try:
        with whole_file(target) as part:
            write(part)
    except OSError as error:
        raise OSError(f"{target}: {error.strerror or error}; nothing was written there") from None


# Figures


def interval_figure(findings: Sequence[Finding], title: str, axis: str, zero: bool = False) -> Any:
    """Draw points with their intervals, a colour and a mark a variant; the rows are whose each is."""
    figure = library("plotly.graph_objects", "a figure").Figure()
    names = list(dict.fromkeys(one.variant for one in findings))
    places = list(dict.fromkeys(one.who or one.measure for one in findings))
    for i, name in enumerate(names):
        look = i + zero  # what differs is of all variants but the first, and each looks as it does elsewhere
        beside = (i - (len(names) - 1) / 2) * min(0.2, 0.7 / len(names))  # so that intervals don't cover each other
        rows = [one for one in findings if one.variant == name]
        x, error = scaled([one.estimate for one in rows])
        figure.add_scatter(
            x=x,
            y=[places.index(one.who or one.measure) + beside for one in rows],
            error_x=error | {"thickness": 2},
            mode="markers",
            marker={"size": 10, "symbol": MARKS[look % len(MARKS)], "color": COLOURS[look % len(COLOURS)]},
            name=_plain(name),
            hovertext=[_plain(one.sentence) for one in rows],
            hoverinfo="text",
        )
    figure.update_layout(title=_plain(title), xaxis_title=axis, **LOOK)
    figure.update_yaxes(range=[len(places) - 0.5, -0.5], tickvals=list(range(len(places))), ticktext=places)
    if zero:
        figure.add_vline(x=0, line_dash="dot", line_color="#666666")
    return figure


def scaled(estimates: Sequence[Estimate]) -> tuple[list[float], dict[str, list[float]]]:
    """Return what is drawn of estimates, shares as percent: the values, and plotly's error bars."""
    each = [(one, 100 if one.unit else 1) for one in estimates]
    error = {
        "array": [(one.high - one.value) * by for one, by in each],
        "arrayminus": [(one.value - one.low) * by for one, by in each],
    }
    return [one.value * by for one, by in each], error


def line_figure(lines: Mapping[str, Sequence[tuple[Any, float]]], title: str, x: str, y: str) -> Any:
    """Draw a line for each name, each with a colour and a dash of its own."""
    figure = library("plotly.graph_objects", "a figure").Figure()
    for i, (name, points) in enumerate(lines.items()):
        look = {"color": COLOURS[i % len(COLOURS)], "dash": DASHES[i % len(DASHES)]}
        xs, ys = zip(*points, strict=True)
        figure.add_scatter(x=xs, y=ys, mode="lines", line=look, name=_plain(name))
    return figure.update_layout(title=title, xaxis_title=x, yaxis_title=y, **LOOK)


def _plain(text: str) -> str:
    """Words for plotly, which would read tags in them."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
