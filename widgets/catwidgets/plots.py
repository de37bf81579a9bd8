"""Charts of chances: exact bars, simulations drawn over them with their error, curves and win rates.

Each chart is described once (`Chart`) and drawn twice: by plotly where a notebook is alive, and as a plain SVG
with our own toolkit for GitHub, for paper and for a board. A sentence and a table say the same in words.

>>> from catlib.pmf import die
>>> chart = outcome_chart(die(6), title="One die", x_title="face")
>>> chart.sentence
'One die: 6 outcomes from 1 to 6, mean 7/2 = 3.5, every outcome with chance 1/6 = 16.7 %. Exact.'
"""

from __future__ import annotations

import html
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from numbers import Rational, Real
from typing import Any

from catlib.estimate import Estimate, proportion
from catlib.numerals import counted, decimal, four_digits, percent, spaced
from catwidgets.pieces import PALETTE, SEATS
from catwidgets.svg import (
    FONT,
    Circle,
    Element,
    Rect,
    Scene,
    circle,
    group,
    line,
    num,
    path,
    polyline,
    text,
    token,
)

__all__ = ["Chart", "Point", "Series", "curve", "outcome_chart", "simulated_over_exact", "win_rates"]

PLOTLY = "application/vnd.plotly.v1+json"
GREY = "#7a7a7a"  # 4.3 : 1 on white and 4.4 : 1 on JupyterLab's dark ground
BAR, SEEN = PALETTE["blue"], PALETTE["red"]
LINES = [PALETTE[name] for name in ("blue", "red", "green", "purple", "orange", "sky")]
DASHES = ["solid", "dash", "dot", "dashdot", "longdash", "solid"]
SVG_DASHES = [None, "8 5", "2 4", "8 4 2 4", "14 5", None]
SYMBOLS = ["circle", "square", "triangle-up", "diamond", "cross", "star"]
MOST_LABELS = 12  # bars that still have room for a percentage each
MOST_TICKS = 24


@dataclass(frozen=True)
class Point:
    """One value at one place, with an interval if it is an estimate.

    `x` is a number or a word, `y` a number; `label` is written beside it and `hover` shown on pointing at it.
    """

    x: Any
    y: float
    low: float | None = None
    high: float | None = None
    label: str = ""
    hover: str = ""
    colour: str = ""


@dataclass(frozen=True)
class Series:
    """Points that belong together, drawn as ``"bars"``, ``"points"`` or a ``"line"``."""

    name: str
    kind: str
    points: tuple[Point, ...]
    style: int = 0

    @property
    def colour(self) -> str:
        return LINES[self.style % len(LINES)]


@dataclass(frozen=True)
class Chart:
    """A chart that can say itself: as a figure, a sentence, a table and a picture.

    `rules` are marked places: ("x" or "y", where, what is written beside). `ticks` are the places of words on
    the x axis, empty where the axis counts. Show it as the last line of a cell or with `show`.
    """

    title: str
    x_title: str
    y_title: str
    series: tuple[Series, ...]
    sentence: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    ticks: tuple[str, ...] = ()
    rules: tuple[tuple[str, float, str], ...] = ()
    percents: bool = True

    # In words

    def table_html(self) -> str:
        """The numbers as an HTML table."""
        head = "".join(f'<th scope="col">{html.escape(cell)}</th>' for cell in self.headings)
        body = "".join(_row_html(row) for row in self.rows)
        caption = f"<caption>{html.escape(self.title)}</caption>" if self.title else ""
        return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def words_html(self) -> str:
        """The sentence, and the table folded away."""
        table = f"<details><summary>The same as a table</summary>{self.table_html()}</details>"
        return f"<p>{html.escape(self.sentence)}</p>{table}"

    def __repr__(self) -> str:
        return self.sentence

    # In a notebook

    @property
    def figure(self) -> Any:
        """The chart as a plotly ``go.Figure``, to change as one likes."""
        import plotly.graph_objects as go

        drawn = self.plotly()
        return go.Figure(data=drawn["data"], layout=drawn["layout"])

    def plotly(self) -> dict[str, Any]:
        """What plotly draws, as plain data; plotly itself is not needed to make it."""
        traces = [_trace(series, self) for series in self.series]
        whiskers = [s for s in self.series if s.kind == "bars" and any(p.low is not None for p in s.points)]
        traces += [_labels_above(series) for series in whiskers]
        return {"data": traces, "layout": _layout(self), "config": {"displayModeBar": False, "responsive": True}}

    def show(self, words: bool = True) -> None:
        """Display the chart, and under it the sentence and the table unless `words` is false."""
        from IPython.display import HTML, display

        display(self)
        if words:
            display(HTML(self.words_html()))

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        return {PLOTLY: self.plotly(), "image/svg+xml": self.to_svg(), "text/plain": self.sentence}

    # As a picture

    def scene(self, width: float = 560, height: float = 300) -> Scene:
        """Draw the chart for a board: every value is a place to point at, and no browser library is needed."""
        return _Picture(self, width, height).scene

    def to_svg(self, width: float = 560, height: float = 300) -> str:
        """Draw the chart as a picture of its own."""
        picture = self.scene(width, height)
        return picture.to_svg()


def _row_html(row: Sequence[str]) -> str:
    first, *rest = map(html.escape, row)
    return f'<tr><th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in rest) + "</tr>"


# Charts


def outcome_chart(
    chances: Any, observed: Any = None, title: str = "What can happen", x_title: str = "outcome", name: Any = str
) -> Chart:
    """Every outcome as a bar with its chance, the mean marked, and what did happen (`observed`) picked out.

    Parameters
    ----------
    chances : Pmf or mapping
        Outcome to probability; a mapping without a mark ``exact`` is exact if all its numbers are rational.
    observed : optional
        The outcome that came, drawn in another colour with a word beside it.
    name : callable
        Turns an outcome into what is written under its bar.
    """
    items = list(chances.items())
    exact = _is_exact(chances)
    words = () if _counts(o for o, _ in items) else tuple(name(o) for o, _ in items)
    points = tuple(_outcome_point(o, p, o == observed, words, k, name, len(items)) for k, (o, p) in enumerate(items))
    mean = _mean(chances, items)
    rules = (("x", float(mean), f"mean {four_digits(mean)}"),) if mean is not None and not words else ()
    sentence = _outcome_sentence(title, items, mean, exact, name)
    if observed is not None and (chance := dict(items).get(observed)) is not None:
        sentence += f" What came: {name(observed)}, chance {_chance(chance)}."
    rows = tuple((name(o), _fraction(p), percent(_rational(p))) for o, p in items)
    bars = Series("chance" if exact else "chance (approximate)", "bars", points)
    headings = (x_title, "chance", "percent" if exact else "percent (approximate)")
    return Chart(title, x_title, _y_title(exact), (bars,), sentence, headings, rows, words, rules)


def _outcome_point(outcome: Any, p: Any, came: bool, words: tuple, k: int, name: Any, bars: int) -> Point:
    label = percent(_rational(p), 1).replace(" ", "\u202f") if bars <= MOST_LABELS or came else ""
    hover = f"{name(outcome)}: {_chance(p)}" + ", this came" * came
    lines = f"came\n{label}" if came else label
    return Point(words[k] if words else outcome, float(p), label=lines, hover=hover, colour=SEEN if came else BAR)


def _outcome_sentence(title: str, items: list, mean: Any, exact: bool, name: Any) -> str:
    if not items:
        return f"{title}: nothing can happen."
    most = max(p for _, p in items)
    likely = [name(o) for o, p in items if p == most]
    start = f"{title}: {counted(len(items), 'outcome')} from {name(items[0][0])} to {name(items[-1][0])}"
    middle = "" if mean is None else f", mean {_value(mean)}"
    if len(likely) == len(items):
        peak = f"every outcome with chance {_chance(most)}"
    else:
        peak = f"most likely {' or '.join(likely[:3])} with chance {_chance(most)}"
    return f"{start}{middle}, {peak}. {'Exact' if exact else 'Approximate'}."


def simulated_over_exact(
    exact: Any,
    counts: Mapping[Any, int],
    title: str = "Simulated over exact",
    x_title: str = "outcome",
    confidence: float = 0.95,
    name: Any = str,
    cases: str = "games",
) -> Chart:
    """Exact chances as bars, and over them how often each outcome came in a simulation, with Wilson's interval.

    `counts` says how many games, or other `cases` in the plural, gave each outcome. An outcome that came though it
    cannot is named in the sentence.

    >>> from catlib.pmf import die
    >>> chart = simulated_over_exact(die(2), {1: 48, 2: 52}, "A coin")
    >>> chart.sentence.split(";")[0]
    'A coin: 100 games over the exact chances'
    """
    games = sum(counts.values())
    if games < 1:
        raise ValueError("counts are empty: simulate at least one game")
    chances = dict(exact.items())
    outcomes = list(chances) + sorted((o for o in counts if o not in chances), key=str)
    words = () if _counts(outcomes) else tuple(map(name, outcomes))
    at = dict(zip(outcomes, words or outcomes, strict=True))
    seen = {o: proportion(counts.get(o, 0), games, confidence) for o in outcomes}
    hover = {o: f"{name(o)}: exact {_chance(chances.get(o, Fraction(0)))}" for o in outcomes}
    bars = tuple(Point(at[o], float(chances.get(o, 0)), hover=hover[o], colour=BAR) for o in outcomes)
    marks = tuple(Point(at[o], e.value, e.low, e.high, hover=f"{name(o)}: {e}") for o, e in seen.items())
    held = sum(e.low <= chances.get(o, 0) <= e.high for o, e in seen.items())
    widest = max(outcomes, key=lambda o: abs(seen[o].value - float(chances.get(o, 0))))
    gap = 100 * abs(seen[widest].value - float(chances.get(widest, 0)))
    kind = "exact" if _is_exact(exact) else "approximate"
    sentence = (
        f"{title}: {spaced(games)} {cases} over the {kind} chances; {held} of {len(outcomes)} intervals "
        f"({100 * confidence:.3g} %) hold the {kind} chance, the largest gap is {gap:.1f} percentage points at "
        f"{name(widest)}. Bars {kind}, points estimates."
    )
    if strange := [name(o) for o in counts if o not in chances]:
        sentence += f" Not possible, yet it came: {', '.join(strange)}."
    rows = tuple(
        (name(o), percent(_rational(chances.get(o, 0))), str(counts.get(o, 0)), f"{100 * e.value:.2f} %", _interval(e))
        for o, e in seen.items()
    )
    headings = (x_title, kind, cases, "simulated (estimate)", f"{100 * confidence:.3g} % interval")
    series = (Series(kind, "bars", bars), Series("simulated (estimate)", "points", marks, 1))
    return Chart(title, x_title, "chance", series, sentence, headings, rows, words)


Line = Sequence[tuple[Any, Any]]


def curve(
    lines: Mapping[str, Line] | Line,
    title: str = "",
    x_title: str = "",
    y_title: str = "",
    percents: bool = False,
    exact: bool = True,
    mark: tuple[float, str] | None = None,
) -> Chart:
    """One or more lines through (x, y); numbers may be fractions.

    `percents` writes y as a percentage, `exact=False` marks every value as approximate, `mark` is a place on the
    x axis with a word beside it.

    >>> chart = curve([(n, Fraction(1, 2) ** n) for n in range(4)], "Heads in a row", "flips", percents=True)
    >>> chart.sentence
    'Heads in a row: from 100.0 % at 0 to 12.5 % at 3. Exact.'
    """
    named = dict(lines) if isinstance(lines, Mapping) else {y_title or "value": lines}
    show = (lambda y: percent(_rational(y), 1)) if percents else _value
    series, rows, ends = [], [], []
    for k, (name, pairs) in enumerate(named.items()):
        points = tuple(Point(x, float(y), hover=f"{name}: {show(y)} at {_value(x)}") for x, y in pairs)
        series.append(Series(name, "line", points, k))
        rows += [(name, _value(x), _fraction(y), show(y)) for x, y in pairs]
        (x0, y0), (x1, y1) = pairs[0], pairs[-1]
        who = f"{name} " if len(named) > 1 else ""
        ends.append(f"{who}from {show(y0)} at {_value(x0)} to {show(y1)} at {_value(x1)}")
    sentence = f"{title or y_title}: {'; '.join(ends)}. {'Exact' if exact else 'Approximate'}."
    rules = (("x", float(mark[0]), mark[1]),) if mark else ()
    headings = ("line", x_title or "x", y_title or "y", "percent" if percents else "value")
    said = y_title if exact else f"{y_title} (approximate)".strip()
    return Chart(title, x_title, said, tuple(series), sentence, headings, tuple(rows), (), rules, percents)


Rates = Sequence[Any]


def win_rates(
    rates: Rates | Mapping[str, Rates], names: Sequence[str] | None = None, title: str = "Who wins", fair: bool = True
) -> Chart:
    """How often each seat wins, with intervals, in the seats' colours; two variants stand side by side.

    `rates` is one `Estimate` (or exact Fraction) a seat, or a mapping from a variant's name to such a list.
    `fair` marks the share that all seats would have if all were alike; several can win a game together.

    >>> from catlib.estimate import proportion
    >>> win_rates([proportion(60, 100), proportion(40, 100)]).sentence
    'Who wins: red 60 % (50–69 %), blue 40 % (31–50 %). Estimates from 100 games, 95 % intervals.'
    """
    variants = dict(rates) if isinstance(rates, Mapping) else {"": rates}
    seats = max(len(each) for each in variants.values())
    names = list(names or (SEATS[k % len(SEATS)].name for k in range(seats)))
    series = tuple(
        Series(label or "wins", "bars", tuple(_rate_point(names[k], r, k, label) for k, r in enumerate(each)), v)
        for v, (label, each) in enumerate(variants.items())
    )
    said = [
        (f"{label}: " if label else "") + ", ".join(f"{names[k]} {_rate(r)}" for k, r in enumerate(each))
        for label, each in variants.items()
    ]
    estimates = [r for each in variants.values() for r in each if isinstance(r, Estimate)]
    mark = "Exact." if not estimates else _estimate_mark(estimates)
    rows = tuple(
        (label, names[k], percent(_rational(_middle(r)), 1), _interval(r))
        for label, each in variants.items()
        for k, r in enumerate(each)
    )
    share = _equal_share(list(variants.values())) if fair and seats > 1 else None
    rules = (("y", share, "equal shares"),) if share else ()
    y_title = "wins (estimate)" if estimates else "wins"
    headings = ("variant", "seat", "wins", "interval")
    one = list(variants) == [""]
    cells = tuple(row[1:] for row in rows) if one else rows
    sentence = f"{title}: {'; '.join(said)}. {mark}"
    return Chart(title, "", y_title, series, sentence, headings[one:], cells, tuple(names), rules)


def _equal_share(variants: Sequence[Rates]) -> float | None:
    """What each seat would win if all were alike, or None where variants differ in that."""
    shares = [sum(float(_middle(rate)) for rate in rates) / len(rates) for rates in variants if rates]
    return sum(shares) / len(shares) if shares and max(shares) - min(shares) < 0.02 else None


def _rate_point(name: str, rate: Any, seat: int, variant: str) -> Point:
    value = float(_middle(rate))
    low, high = (rate.low, rate.high) if isinstance(rate, Estimate) else (None, None)
    hover = f"{f'{variant}, ' if variant else ''}{name}: {rate if isinstance(rate, Estimate) else _chance(rate)}"
    return Point(name, value, low, high, f"{100 * value:.0f}\u202f%", hover, _seat_colour(name, seat))


def _seat_colour(name: str, seat: int) -> str:
    """The colour that a seat is called by, else that of its number."""
    return next((each.colour for each in SEATS if each.name == name), SEATS[seat % len(SEATS)].colour)


def _estimate_mark(estimates: Sequence[Estimate]) -> str:
    games = " and ".join(sorted({spaced(e.games) for e in estimates}))
    return f"Estimates from {games} games, {100 * estimates[0].confidence:.3g} % intervals."


def _middle(rate: Any) -> Any:
    return rate.value if isinstance(rate, Estimate) else rate


def _rate(rate: Any) -> str:
    if isinstance(rate, Estimate):
        return f"{100 * rate.value:.0f} % ({100 * rate.low:.0f}–{100 * rate.high:.0f} %)"
    return _chance(rate)


def _interval(rate: Any) -> str:
    return f"{100 * rate.low:.2f}–{100 * rate.high:.2f} %" if isinstance(rate, Estimate) else "exact"


# Numbers in words


def _is_exact(chances: Any) -> bool:
    return bool(getattr(chances, "exact", all(isinstance(p, Rational) for _, p in chances.items())))


def _counts(outcomes: Iterable[Any]) -> bool:
    """Whether all outcomes are numbers that an axis can carry."""
    return all(isinstance(o, Real) and not isinstance(o, bool) for o in outcomes)


def _mean(chances: Any, items: list) -> Any:
    if not items or not _counts(o for o, _ in items):
        return None
    total = sum(p for _, p in items)
    return sum(o * p for o, p in items) / total if total else None


def _rational(p: Any) -> Fraction:
    return p if isinstance(p, Fraction) else Fraction(p)


def _fraction(value: Any) -> str:
    """A fraction as it is, a long one and anything else as a decimal."""
    if isinstance(value, Rational) and len(str(value)) <= 24:
        return str(Fraction(value))
    return f"{float(value):.6g}"


def _value(value: Any) -> str:
    """A number as a fraction and a decimal where both fit."""
    if not isinstance(value, Real):
        return str(value)
    if isinstance(value, Rational) and Fraction(value).denominator == 1:
        return str(Fraction(value))
    if isinstance(value, Rational) and len(str(value)) <= 24:
        return f"{value} {decimal(Fraction(value))}"
    return f"{float(value):.4g}"


def _chance(p: Any) -> str:
    """A chance as a fraction and a percentage."""
    shown = percent(_rational(p), 1)
    return f"{p} = {shown}" if isinstance(p, Rational) and len(str(p)) <= 24 else shown


def _y_title(exact: bool) -> str:
    return "chance" if exact else "chance (approximate)"


# With plotly


def _trace(series: Series, chart: Chart) -> dict[str, Any]:
    xs, ys = [_plain(p.x) for p in series.points], [p.y for p in series.points]
    trace: dict[str, Any] = {"name": html.escape(series.name), "x": xs, "y": ys, "showlegend": len(chart.series) > 1}
    trace |= {"hovertext": [html.escape(p.hover) for p in series.points], "hoverinfo": "text"}
    if any(p.low is not None for p in series.points):
        up, down = [(p.high or p.y) - p.y for p in series.points], [p.y - (p.low or 0) for p in series.points]
        look = {"color": SEEN if series.kind == "points" else GREY, "thickness": 2, "width": 5}
        trace["error_y"] = {"type": "data", "symmetric": False, "array": up, "arrayminus": down, **look}
    if series.kind == "bars":
        return trace | _bar_look(series, chart)
    symbol = SYMBOLS[series.style % len(SYMBOLS)]
    trace |= {"type": "scatter", "marker": {"color": series.colour, "size": 8, "symbol": symbol}}
    if series.kind == "points":
        return trace | {"mode": "markers"}
    dash = DASHES[series.style % len(DASHES)]
    return trace | {"mode": "lines+markers", "line": {"color": series.colour, "width": 2.5, "dash": dash}}


def _bar_look(series: Series, chart: Chart) -> dict[str, Any]:
    fill = [p.colour or series.colour for p in series.points]
    pattern = {"shape": "/" if series.style else "", "fillmode": "overlay", "fgcolor": "#ffffff", "fgopacity": 0.6}
    look = {"type": "bar", "marker": {"color": fill, "pattern": pattern}, "offsetgroup": str(series.style)}
    if any(p.low is not None for p in series.points):
        return look
    return look | _labels(series) | {"textposition": "outside", "textangle": 0, "cliponaxis": False}


def _labels(series: Series) -> dict[str, Any]:
    return {"text": [html.escape(p.label).replace("\n", "<br>") for p in series.points], "constraintext": "none"}


def _labels_above(series: Series) -> dict[str, Any]:
    """The labels of bars with whiskers, as a trace of words above them."""
    place = {"x": [_plain(p.x) for p in series.points], "y": [p.high or p.y for p in series.points]}
    look = {"type": "scatter", "mode": "text", "textposition": "top center", "cliponaxis": False}
    words = {"text": _labels(series)["text"], "hoverinfo": "skip", "showlegend": False}
    return place | look | words | {"offsetgroup": str(series.style)}


def _plain(x: Any) -> Any:
    """What plotly may put on an axis; it would read tags in words, so they are escaped."""
    if isinstance(x, str):
        return html.escape(x)
    return x if isinstance(x, int) else float(x)


def _layout(chart: Chart) -> dict[str, Any]:
    axis = {"gridcolor": "rgba(128,128,128,0.25)", "zeroline": False, "linecolor": GREY, "fixedrange": True}
    axis |= {"automargin": True}
    x: dict[str, Any] = axis | _axis_title(chart.x_title) | {"showgrid": False, "showline": True, "ticks": ""}
    y: dict[str, Any] = axis | _axis_title(chart.y_title) | {"range": list(_y_range(chart))}
    if chart.percents:
        y["tickformat"] = ",.3~%"
    if chart.ticks:
        x["type"] = "category"
    elif len(whole := _whole_places(chart)) <= MOST_TICKS and whole:
        x |= {"tickmode": "array", "tickvals": whole}
    title = f"<b>{html.escape(chart.title)}</b>" if chart.title else ""
    layout: dict[str, Any] = {"title": {"text": title, "font": {"size": 15}, "x": 0, "xref": "paper"}}
    layout |= {"font": {"family": FONT, "size": 13, "color": GREY}, "xaxis": x, "yaxis": y, "template": {}}
    layout |= {"paper_bgcolor": "rgba(0,0,0,0)", "plot_bgcolor": "rgba(0,0,0,0)", "bargap": 0.25}
    if any(p.low is not None for s in chart.series if s.kind == "bars" for p in s.points):
        layout |= {"scattermode": "group", "scattergap": 0.25}
    right = 92 if any(axis == "y" for axis, _, _ in chart.rules) else 16
    layout |= {"width": 560, "height": 320, "margin": {"l": 56, "r": right, "t": 60, "b": 48}}
    layout |= {"legend": {"orientation": "h", "x": 1, "xanchor": "right", "y": 1.02, "yanchor": "bottom"}}
    layout |= {"shapes": [_rule_shape(*rule) for rule in chart.rules]}
    return layout | {"annotations": [_rule_words(*rule) for rule in chart.rules]}


def _axis_title(words: str) -> dict[str, Any]:
    return {"title": {"text": html.escape(words), "font": {"size": 13}}}


def _y_range(chart: Chart) -> tuple[float, float]:
    """From 0 or lower to a little above the highest value, with room for words."""
    points = [p for s in chart.series for p in s.points]
    low = min([0.0, *(p.y if p.low is None else p.low for p in points)])
    high = max([1e-9, *(p.y if p.high is None else p.high for p in points)])
    return low, high + 0.14 * (high - low)


def _whole_places(chart: Chart) -> list[int]:
    xs = {p.x for s in chart.series for p in s.points}
    return sorted(int(x) for x in xs) if all(isinstance(x, int | Fraction) and x == int(x) for x in xs) else []


def _rule_shape(axis: str, at: float, _words: str) -> dict[str, Any]:
    ends = {"x0": at, "x1": at, "y0": 0, "y1": 1, "yref": "paper"}
    if axis == "y":
        ends = {"y0": at, "y1": at, "x0": 0, "x1": 1, "xref": "paper"}
    dash = "dot" if axis == "y" else "dash"
    return {"type": "line", "layer": "below", "line": {"color": GREY, "width": 1.5, "dash": dash}, **ends}


def _rule_words(axis: str, at: float, words: str) -> dict[str, Any]:
    place = {"x": at, "y": 1, "yref": "paper", "yanchor": "bottom", "xanchor": "left", "xshift": 4}
    if axis == "y":
        place = {"y": at, "x": 1, "xref": "paper", "xanchor": "left", "xshift": 4}
    return {"text": html.escape(words), "showarrow": False, "font": {"size": 12, "color": GREY}, **place}


# With our own toolkit


class _Picture:
    """One chart being drawn into a scene."""

    def __init__(self, chart: Chart, width: float, height: float):
        self.chart = chart
        self.scene = Scene(width, height, chart.sentence)
        self.left, self.right, self.top, self.bottom = 52.0, width - 12, 46.0, height - 42
        if beside := [len(words) for axis, _, words in chart.rules if axis == "y"]:
            self.right -= 6.2 * max(beside)
        self.low, self.high = _y_range(chart)
        self.xs: list[Any] = list(chart.ticks) or sorted({float(p.x) for s in chart.series for p in s.points})
        self.bars = [s for s in chart.series if s.kind == "bars"]
        self._draw()

    # Places

    def x(self, value: Any) -> float:
        if self.chart.ticks:
            return self.left + (self.right - self.left) * (self.xs.index(value) + 0.5) / len(self.xs)
        first, last = self._span()
        return self.left + (self.right - self.left) * (float(value) - first) / (last - first)

    def _span(self) -> tuple[float, float]:
        margin = 0.6 * self._step() if self.bars else 0
        first, last = self.xs[0] - margin, self.xs[-1] + margin
        return (first, last) if first < last else (first - 1, last + 1)

    def _step(self) -> float:
        gaps: list[float] = [b - a for a, b in zip(self.xs, self.xs[1:], strict=False)]
        return min(gaps, default=1.0)

    def y(self, value: float) -> float:
        return self.bottom - (self.bottom - self.top) * (value - self.low) / (self.high - self.low)

    def slot(self) -> float:
        """Width that belongs to one bar or group of bars."""
        if self.chart.ticks:
            return (self.right - self.left) / len(self.xs)
        first, last = self._span()
        return (self.right - self.left) * self._step() / (last - first)

    # Drawing

    def _draw(self) -> None:
        scene, chart = self.scene, self.chart
        scene.add_fixed(text(self.left, 14, chart.title, 14, anchor="start", bold=True))
        scene.add_fixed(*self._axes())
        scene.add_fixed(*(self._rule(*rule) for rule in chart.rules))
        for series in chart.series:
            scene.add_fixed(*{"bars": self._bars, "points": self._points, "line": self._line}[series.kind](series))
        if len(chart.series) > 1:
            scene.add_fixed(self._legend())

    def _axes(self) -> list[Element]:
        muted, thin = token("muted"), {"stroke": token("line"), "stroke_width": 1}
        drawn = []
        for value in _nice_ticks(self.low, self.high):
            y = self.y(value)
            words = f"{100 * value:.4g} %" if self.chart.percents else four_digits(value)
            drawn += [line(self.left, y, self.right, y, **thin)]
            drawn += [text(self.left - 6, y, words, 11, anchor="end", fill=muted)]
        for value, words in self._x_ticks():
            drawn.append(text(self.x(value), self.bottom + 13, words, 11, fill=muted))
        names = [text((self.left + self.right) / 2, self.bottom + 31, self.chart.x_title, 12, fill=muted)]
        names += [text(self.left, 32, self.chart.y_title, 11, anchor="start", fill=muted)]
        return [*drawn, *names, line(self.left, self.y(0), self.right, self.y(0), stroke=muted, stroke_width=1.5)]

    def _x_ticks(self) -> list[tuple[Any, str]]:
        if self.chart.ticks or len(self.xs) <= MOST_TICKS:
            room = max(3, int(self.slot() / 6.5))
            return [(x, x if isinstance(x, str) and len(x) <= room else _cut(x, room)) for x in self.xs]
        first, last = self._span()
        return [(x, four_digits(x)) for x in _nice_ticks(first, last)]

    def _bars(self, series: Series) -> list[Element]:
        width = 0.76 * self.slot() / len(self.bars)
        shift = width * (self.bars.index(series) - (len(self.bars) - 1) / 2)
        drawn: list[Element] = []
        labels: list[Element] = []
        for k, p in enumerate(series.points):
            x, y, base = self.x(p.x) + shift, self.y(p.y), self.y(0)
            box = Rect(x - width / 2, min(y, base), width, max(abs(base - y), 0.5))
            drawn.append(box.element(fill=p.colour or series.colour))
            if self.bars.index(series):
                drawn.append(_hatch(box))
            drawn += self._whisker(p, x, token("ink"))
            top = self.y(max(p.y, p.high or 0))
            labels += [_label(x, top - 8 - 12 * n, words) for n, words in enumerate(reversed(p.label.split("\n")))]
            self._place(f"{series.name}-{k}", Rect(x - width / 2, self.top, width, base - self.top), p)
        return drawn + labels

    def _whisker(self, p: Point, x: float, colour: str) -> list[Element]:
        if p.low is None or p.high is None:
            return []
        low, high = self.y(p.low), self.y(p.high)
        left, right = num(x - 4), num(x + 4)
        d = f"M{left} {num(high)}H{right}M{num(x)} {num(high)}V{num(low)}M{left} {num(low)}H{right}"
        return [path(d, fill="none", stroke=token("paper"), stroke_width=4), path(d, stroke=colour, stroke_width=2)]

    def _points(self, series: Series) -> list[Element]:
        drawn: list[Element] = []
        for p in series.points:
            x = self.x(p.x)
            drawn += self._whisker(p, x, series.colour)
            drawn.append(circle(x, self.y(p.y), 4, fill=series.colour, stroke=token("paper"), stroke_width=1.5))
        return drawn

    def _line(self, series: Series) -> list[Element]:
        places = [(self.x(p.x), self.y(p.y)) for p in series.points]
        dash = SVG_DASHES[series.style % len(SVG_DASHES)]
        for k, (p, place) in enumerate(zip(series.points, places, strict=True)):
            self._place(f"{series.name}-{k}", Circle(*place, 7), p)
        dots = [circle(x, y, 3, fill=series.colour) for x, y in places] if len(places) <= 40 else []
        return [polyline(places, stroke=series.colour, stroke_width=2.5, stroke_dasharray=dash), *dots]

    def _place(self, id: str, shape: Any, p: Point) -> None:
        self.scene.target(id, shape, p.hover or f"{p.x}: {p.y:.4g}", group=self.chart.title or "chart")

    def _rule(self, axis: str, at: float, words: str) -> Element:
        look = {"stroke": token("ink"), "stroke_width": 1.5, "stroke_dasharray": "5 4"}
        if axis == "y":
            y = self.y(at)
            return group(line(self.left, y, self.right, y, **look), text(self.right + 5, y, words, 11, anchor="start"))
        x, end = self.x(at), self.x(at) > (self.left + self.right) / 2
        words_at = text(x - 5 if end else x + 5, self.top - 6, words, 11, anchor="end" if end else "start")
        return group(line(x, self.top - 12, x, self.bottom, **look), words_at)

    def _legend(self) -> Element:
        drawn, x = [], self.right
        for series in reversed(self.chart.series):
            x -= 6.2 * len(series.name)
            drawn.append(text(x, 32, series.name, 11, anchor="start"))
            x -= 18
            drawn.append(self._swatch(series, x))
            x -= 12
        return group(*drawn)

    def _swatch(self, series: Series, x: float) -> Element:
        if series.kind == "points":
            return circle(x + 7, 32, 4, fill=series.colour)
        if series.kind == "line":
            dash = SVG_DASHES[series.style % len(SVG_DASHES)]
            return line(x - 4, 32, x + 14, 32, stroke=series.colour, stroke_width=2.5, stroke_dasharray=dash)
        box = Rect(x + 1, 26, 12, 12)
        several = len(self.bars) > 1
        fill = token("muted") if several else series.colour
        return group(box.element(fill=fill), _hatch(box) if several and self.bars.index(series) else None)


def _cut(x: Any, room: int) -> str:
    words = x if isinstance(x, str) else four_digits(x)
    return words if len(words) <= room else words[: room - 1] + "…"


def _label(x: float, y: float, words: str) -> Element:
    """Words that stay readable over a line."""
    return text(x, y, words, 11, stroke=token("paper"), stroke_width=3, paint_order="stroke")


def _hatch(box: Rect) -> Element:
    """Slanted light lines, so that a second bar differs by more than its place."""
    lines = []
    for k in range(int((box.width + box.height) // 7) + 1):
        a = 7 * k
        x0, y0 = box.x + max(0, a - box.height), box.y + min(a, box.height)
        x1, y1 = box.x + min(a, box.width), box.y + max(0, a - box.width)
        lines.append(f"M{num(x0)} {num(y0)}L{num(x1)} {num(y1)}")
    return path("".join(lines), stroke="#FFFFFF", stroke_opacity=0.6, stroke_width=1.5)


def _nice_ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers between two ends.

    >>> _nice_ticks(0, 0.17)
    [0.0, 0.05, 0.1, 0.15]
    """
    raw = (high - low) / about
    scale = 10.0 ** math.floor(math.log10(raw))
    step = next(m * scale for m in (1, 2, 2.5, 5, 10) if m * scale >= raw * 0.999)
    return [round(k * step, 12) for k in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]
