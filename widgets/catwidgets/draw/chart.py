"""A chart as plain data, drawn twice: by plotly where a notebook is alive, and as a plain SVG with our own toolkit.

The SVG is for GitHub, for paper and for a board. A sentence and a table say the same in words.

>>> chart = Chart("Squares", "n", "n²", (Series("n²", "line", (DataPoint(1, 1), DataPoint(2, 4))),), "1 and 4.", (), ())
>>> chart, chart.to_svg()[:4]
(1 and 4., '<svg')
"""

import html
import math
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from typing import Any

from catlib.chance import four_digits, local
from catlib.game import say
from catwidgets.draw.pieces import PALETTE
from catwidgets.draw.svg import (
    FONT,
    Circle,
    Element,
    Rect,
    Scene,
    circle,
    group,
    hatching,
    line,
    num,
    path,
    polyline,
    text,
    token,
)
from catwidgets.page import table_html

PLOTLY = "application/vnd.plotly.v1+json"
GREY = "#7a7a7a"  # 4.3 : 1 on white and 4.4 : 1 on JupyterLab's dark ground
EXPECTED, CAME = PALETTE["blue"], PALETTE["red"]  # what can happen, and what did
LINES = [PALETTE[name] for name in ("blue", "red", "green", "purple", "orange", "sky")]
DASHES = ["solid", "dash", "dot", "dashdot", "longdash", "solid"]
SVG_DASHES = [None, "8 5", "2 4", "8 4 2 4", "14 5", None]
SYMBOLS = ["circle", "square", "triangle-up", "diamond", "cross", "star"]
MOST_TICKS = 24
PHONE = 366  # pixels for a picture on a phone, which draws letters below 12 pixels at 12
LINE = 16


@dataclass(frozen=True)
class DataPoint:
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
    points: tuple[DataPoint, ...]
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
        return table_html(self.title, self.headings, self.rows)

    def words_html(self) -> str:
        """The sentence, and the table folded away."""
        table = f"<details><summary>{say('table')}</summary>{self.table_html()}</details>"
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
        """Return what plotly draws, as plain data; plotly itself is not needed to make it."""
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


# With plotly


def _trace(series: Series, chart: Chart) -> dict[str, Any]:
    xs, ys = [_plain(p.x) for p in series.points], [p.y for p in series.points]
    trace: dict[str, Any] = {"name": html.escape(series.name), "x": xs, "y": ys, "showlegend": len(chart.series) > 1}
    trace |= {"hovertext": [html.escape(p.hover) for p in series.points], "hoverinfo": "text"}
    if any(p.low is not None for p in series.points):
        up, down = [(p.high or p.y) - p.y for p in series.points], [p.y - (p.low or 0) for p in series.points]
        look = {"color": CAME if series.kind == "points" else GREY, "thickness": 2, "width": 5}
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
    return {"text": [html.escape(p.label) for p in series.points], "constraintext": "none"}


def _labels_above(series: Series) -> dict[str, Any]:
    """The labels of bars with whiskers, as a trace of words above them."""
    place = {"x": [_plain(p.x) for p in series.points], "y": [p.high or p.y for p in series.points]}
    look = {"type": "scatter", "mode": "text", "textposition": "top center", "cliponaxis": False}
    words = {"text": _labels(series)["text"], "hoverinfo": "skip", "showlegend": False}
    return place | look | words | {"offsetgroup": str(series.style)}


def _plain(x: Any) -> Any:
    """Return what plotly may put on an axis; it would read tags in words, so they are escaped."""
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
    """From 0 or lower to a little above the highest value, with room for words; to 1 where all are 0."""
    points = [p for s in chart.series for p in s.points]
    low = min([0.0, *(p.y if p.low is None else p.low for p in points)])
    high = max([0.0, *(p.y if p.high is None else p.high for p in points)])
    if low == high:
        high = 1.0
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
        self.letter = 0.62 * max(11, 12 * width / PHONE)  # how wide one is on a phone
        self.left, self.right, self.top, self.bottom = 52.0, width - 20, 46.0, height - 42
        if beside := [_letters(words) for axis, _, words in chart.rules if axis == "y"]:
            self.right -= self.letter * max(beside)
        self.legend = self._legend_rows()
        self.top += LINE * (len(self.legend) - 1)
        self.low, self.high = _y_range(chart)
        self.xs: list[Any] = list(chart.ticks) or sorted({float(p.x) for s in chart.series for p in s.points})
        self.bars = [s for s in chart.series if s.kind == "bars"]
        self.top += LINE * any(self._meets(at, words) for axis, at, words in chart.rules if axis == "x" and words)
        self.ticks = self._x_ticks()
        self.bottom -= 12 * (max(len(lines) for _, lines in self.ticks) - 1)
        self._draw()

    # Places

    def x(self, value: Any) -> float:
        if self.chart.ticks:
            return self.left + (self.right - self.left) * (self.xs.index(value) + 0.5) / len(self.xs)
        first, last = self._span
        return self.left + (self.right - self.left) * (float(value) - first) / (last - first)

    @cached_property
    def _span(self) -> tuple[float, float]:
        margin = 0.6 * self._step if self.bars else 0
        first, last = self.xs[0] - margin, self.xs[-1] + margin
        return (first, last) if first < last else (first - 1, last + 1)

    @cached_property
    def _step(self) -> float:
        gaps: list[float] = [b - a for a, b in zip(self.xs, self.xs[1:], strict=False)]
        return min(gaps, default=1.0)

    def y(self, value: float) -> float:
        return self.bottom - (self.bottom - self.top) * (value - self.low) / (self.high - self.low)

    def slot(self) -> float:
        """Width that belongs to one bar or group of bars."""
        if self.chart.ticks:
            return (self.right - self.left) / len(self.xs)
        first, last = self._span
        return (self.right - self.left) * self._step / (last - first)

    # Drawing

    def _draw(self) -> None:
        scene, chart = self.scene, self.chart
        size = min(14, round((scene.width - self.left) / (0.57 * max(1, _letters(chart.title))), 1))
        scene.add_fixed(text(self.left, 14, chart.title, size, anchor="start", bold=True))
        scene.add_fixed(*self._axes())
        scene.add_fixed(*(self._rule(*rule) for rule in chart.rules))
        for series in chart.series:
            scene.add_fixed(*{"bars": self._bars, "points": self._points, "line": self._line}[series.kind](series))
        scene.add_fixed(*(self._legend(row, 32 + LINE * k) for k, row in enumerate(self.legend)))

    def _axes(self) -> list[Element]:
        muted, thin = token("muted"), {"stroke": token("line"), "stroke_width": 1}
        drawn = []
        for value in nice_ticks(self.low, self.high):
            y = self.y(value)
            words = local(f"{100 * value:.4g}%") if self.chart.percents else four_digits(value)
            drawn += [line(self.left, y, self.right, y, **thin)]
            drawn += [text(self.left - 6, y, words, 11, anchor="end", fill=muted)]
        for value, lines in self.ticks:
            x, y = self.x(value), self.bottom + 13
            drawn += [text(x, y + 12 * k, words, 11, fill=muted) for k, words in enumerate(lines)]
        names = [text((self.left + self.right) / 2, self.scene.height - 11, self.chart.x_title, 12, fill=muted)]
        names += [text(self.left, 32, self._y_title, 11, anchor="start", fill=muted)]
        return [*drawn, *names, line(self.left, self.y(0), self.right, self.y(0), stroke=muted, stroke_width=1.5)]

    def _x_ticks(self) -> list[tuple[Any, list[str]]]:
        """The words below the axis, in lines."""
        if self.chart.ticks or len(self.xs) <= MOST_TICKS:
            room = max(3, int(self.slot() / 6.5))
            words = [x if isinstance(x, str) else four_digits(x) for x in self.xs]
            return [(x, _wrapped(each, room)) for x, each in self._with_room(zip(self.xs, words, strict=True))]
        first, last = self._span
        return [(x, [four_digits(x)]) for x in nice_ticks(first, last)]

    def _with_room(self, ticks: Iterable[tuple[Any, str]]) -> list[tuple[Any, str]]:
        """The ticks whose numbers do not touch on a phone: every second, every fifth and so on; words have lines."""
        if self.chart.ticks:
            return list(ticks)
        given = list(ticks)
        half = {x: self.letter * (len(words) + 1) / 2 for x, words in given}
        for step in (1, 2, 5, 10):
            left = [(x, words) for x, words in given if x % step == 0 or step == 1]
            if all(self.x(b) - self.x(a) > half[a] + half[b] for (a, _), (b, _) in pairwise(left)):
                return left
        return given[:: len(given) - 1]

    def _bars(self, series: Series) -> list[Element]:
        width = 0.76 * self.slot() / len(self.bars)
        shift = width * (self.bars.index(series) - (len(self.bars) - 1) / 2)
        drawn: list[Element] = []
        labels: list[Element] = []
        widest = max((_letters(p.label) for p in series.points), default=0)
        fit = len(self.bars) == 1 or widest * self.letter < 1.1 * width
        for k, p in enumerate(series.points):
            x, y, base = self.x(p.x) + shift, self.y(p.y), self.y(0)
            box = Rect(x - width / 2, min(y, base), width, max(abs(base - y), 0.5))
            drawn.append(box.element(fill=p.colour or series.colour))
            drawn += _hatch(box, self.bars.index(series))
            drawn += self._whisker(p, x, token("ink"))
            if p.label and fit:
                labels.append(_label(x, self.y(max(p.y, p.high or 0)) - 8, p.label))
            self._place(f"{series.name}-{k}", Rect(x - width / 2, self.top, width, base - self.top), p)
        return drawn + labels

    def _whisker(self, p: DataPoint, x: float, colour: str) -> list[Element]:
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

    def _place(self, id: str, shape: Any, p: DataPoint) -> None:
        self.scene.target(id, shape, p.hover or f"{p.x}: {four_digits(p.y)}", group=self.chart.title or "chart")

    def _rule(self, axis: str, at: float, words: str) -> Element:
        look = {"stroke": token("ink"), "stroke_width": 1.5, "stroke_dasharray": "5 4"}
        if axis == "y":
            y = self.y(at)
            return group(line(self.left, y, self.right, y, **look), text(self.right + 5, y, words, 11, anchor="start"))
        x, end = self.x(at), self.x(at) > (self.left + self.right) / 2
        words_at = text(x - 5 if end else x + 5, self.top - 6, words, 11, anchor="end" if end else "start")
        return group(line(x, self.top - 12 * bool(words), x, self.bottom, **look), words_at)

    def _meets(self, at: float, words: str) -> bool:
        """Return whether words at a marked place would cover those over the axis or the legend."""
        x, wide = self.x(at), self.letter * _letters(words)
        first = x - 5 - wide if x > (self.left + self.right) / 2 else x + 5
        title = self.letter * _letters(self._y_title) * (len(self.legend) == 1)
        return first < self.left + title or first + wide > self.right - sum(map(self._breadth, self.legend[-1]))

    @cached_property
    def _y_title(self) -> str:
        """The words above the y axis; none where the legend has the same."""
        series = self.chart.series
        return "" if len(series) > 1 and self.chart.y_title in [each.name for each in series] else self.chart.y_title

    def _legend_rows(self) -> list[list[Series]]:
        """The named series in rows: one beside the words above the axis where all have room, else rows below them."""
        named = [series for series in reversed(self.chart.series) if series.name and len(self.chart.series) > 1]
        rows: list[list[Series]] = [[]]
        room = full = self.right - self.left
        if sum(map(self._breadth, named)) > full - self.letter * _letters(self._y_title):
            rows += [[]] if self._y_title else []
        for series in named:
            if rows[-1] and self._breadth(series) > room:
                rows.append([])
                room = full
            rows[-1].append(series)
            room -= self._breadth(series)
        return rows

    def _breadth(self, series: Series) -> float:
        return 0.9 * self.letter * _letters(series.name) + 30

    def _legend(self, row: list[Series], y: float) -> Element:
        drawn, x = [], self.right
        for series in row:
            x -= self._breadth(series)
            drawn += [text(x + 30, y, series.name, 11, anchor="start"), self._swatch(series, x + 12, y)]
        return group(*drawn)

    def _swatch(self, series: Series, x: float, y: float) -> Element:
        if series.kind == "points":
            return circle(x + 7, y, 4, fill=series.colour)
        if series.kind == "line":
            dash = SVG_DASHES[series.style % len(SVG_DASHES)]
            return line(x - 4, y, x + 14, y, stroke=series.colour, stroke_width=2.5, stroke_dasharray=dash)
        box = Rect(x + 1, y - 6, 12, 12)
        several = len(self.bars) > 1
        own = any(point.colour for point in series.points)
        fill = token("muted") if several and own else series.colour
        return group(box.element(fill=fill), *_hatch(box, self.bars.index(series) if several else 0))


def _letters(words: str) -> int:
    """The width of words in Latin letters; one from "⺀" on, as of Japanese, is as wide as two."""
    return sum(1 + (letter >= "⺀") for letter in words)


def _wrapped(words: str, room: int) -> list[str]:
    lines = textwrap.wrap(words, room, break_long_words=False, break_on_hyphens=False, max_lines=3, placeholder="…")
    return [line if len(line) <= room else line[: room - 1] + "…" for line in lines] or [""]


def _label(x: float, y: float, words: str) -> Element:
    """Words that stay readable over a line."""
    return text(x, y, words, 11, stroke=token("paper"), stroke_width=5, paint_order="stroke", stroke_linejoin="round")


def _hatch(box: Rect, number: int) -> list[Element]:
    """Slanted light lines, so that bars differ by more than their place: none, rising, falling, both."""
    slants = [[], [True], [False], [True, False]][min(number, 3)]
    look = {"stroke": "#FFFFFF", "stroke_opacity": 0.6, "stroke_width": 1.5}
    return [path(hatching(box, 7, rising=rising), **look) for rising in slants]


def nice_ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers between two ends.

    >>> nice_ticks(0, 0.17)
    [0.0, 0.05, 0.1, 0.15]
    """
    raw = (high - low) / about
    scale = 10.0 ** math.floor(math.log10(raw))
    step = next(m * scale for m in (1, 2, 2.5, 5, 10) if m * scale >= raw * 0.999)
    return [round(k * step, 12) for k in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]
