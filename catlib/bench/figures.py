"""Results as plotly figures: win rates and differences with their intervals, lengths of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from catlib.bench.extra import library
from catlib.bench.findings import Finding, length_column

# those of the tables, which colour-blind readers tell apart; marks differ too
COLOURS = ("#0072B2", "#D62828", "#009E73", "#8B5B8C", "#E69F00", "#56B4E9", "#000000")
MARKS = ("circle", "diamond", "square", "triangle-up", "cross", "star", "x")
LOOK: dict[str, Any] = {
    "template": "simple_white",
    "font": {"family": "system-ui, sans-serif", "size": 14},
    "margin": {"l": 10, "r": 16, "t": 56, "b": 96},
    "legend": {"orientation": "h", "yanchor": "top", "y": -0.25},
}


def figures(result: Any) -> dict[str, Any]:
    """The figures of a comparison by title: who wins, what differs, how long games are."""
    found = {"Who wins": interval_figure(_of(result.findings, "win rate"), "Who wins", "games won, percent")}
    if result.differences:
        wins = _of(result.differences, "win rate")
        title = f"What differs from “{result.names[0]}”"
        found["What differs"] = interval_figure(wins, title, "games won, percentage points", zero=True)
    if all(tally.values.get("turns") for tally in result.run.tallies):
        found["Length"] = length_figure(result, length_column(*result.run.tallies))
    return found


def _of(findings: Sequence[Finding], measure: str) -> list[Finding]:
    return [one for one in findings if one.measure == measure]


def interval_figure(findings: Sequence[Finding], title: str, axis: str, zero: bool = False) -> Any:
    """Points with their intervals, a colour and a mark a variant; the rows are whose each is."""
    go = library("plotly.graph_objects", "a figure")
    figure = go.Figure()
    names = list(dict.fromkeys(one.variant for one in findings))
    places = list(dict.fromkeys(one.who or one.measure for one in findings))
    for i, name in enumerate(names):
        look = i + zero  # what differs is of all variants but the first, and each looks as it does elsewhere
        beside = (i - (len(names) - 1) / 2) * min(0.2, 0.7 / len(names))  # so that intervals don't cover each other
        rows = [one for one in findings if one.variant == name]
        scale = [100 if one.estimate.unit else 1 for one in rows]
        each = list(zip(rows, scale, strict=True))
        figure.add_scatter(
            x=[one.estimate.value * by for one, by in each],
            y=[places.index(one.who or one.measure) + beside for one in rows],
            error_x={
                "array": [(one.estimate.high - one.estimate.value) * by for one, by in each],
                "arrayminus": [(one.estimate.value - one.estimate.low) * by for one, by in each],
                "thickness": 2,
            },
            mode="markers",
            marker={"size": 10, "symbol": MARKS[look % len(MARKS)], "color": COLOURS[look % len(COLOURS)]},
            name=_plain(name),
            hovertext=[_plain(one.sentence) for one in rows],
            hoverinfo="text",
        )
    figure.update_layout(title=_plain(title), xaxis_title=axis, height=400, **LOOK)
    figure.update_yaxes(range=[len(places) - 0.5, -0.5], tickvals=list(range(len(places))), ticktext=places)
    if zero:
        figure.add_vline(x=0, line_dash="dot", line_color="#666666")
    return figure


def length_figure(result: Any, column: str) -> Any:
    """The share of games of each length, a line a variant."""
    go = library("plotly.graph_objects", "a figure")
    figure = go.Figure()
    for i, (name, tally) in enumerate(zip(result.names, result.run.tallies, strict=True)):
        counts = sorted(tally.values[column].items())
        games = tally.values[column].total()
        figure.add_scatter(
            x=[value for value, _ in counts],
            y=[100 * n / games for _, n in counts],
            mode="lines",
            line={"color": COLOURS[i % len(COLOURS)], "dash": ("solid", "dash", "dot", "dashdot")[i % 4]},
            name=_plain(name),
        )
    figure.update_layout(
        title="How long games are", xaxis_title=column, yaxis_title="percent of games", height=400, **LOOK
    )
    return figure


def _plain(text: str) -> str:
    """Words for plotly, which would read tags in them."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
