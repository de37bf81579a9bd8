"""Answers to typed questions of dice and cards, ready for a page: a chart, sentences, tables.

>>> found = odds("2d6 >= 9")
>>> found["answers"][0]["headline"], found["svg"][:4]
('27.78 %', '<svg')
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from html import escape
from typing import Any

from catlib.chance import Answer, BadDice, Pmf, answers, counted, four_digits, percent, proportion, spaced
from catwidgets.draw import Chart, DataPoint, Scene, Series, to_string
from catwidgets.page import table_html

VIEWS: dict[str, tuple[str, Callable[[Pmf, Any], Fraction]]] = {
    "exactly": ("exactly", Pmf.exactly),
    "at_least": ("at least", Pmf.at_least),
    "at_most": ("at most", Pmf.at_most),
}
MOST_ROWS, MOST_LINES = 400, 6
LONG = 24  # digits of a fraction that is still read


def odds(text: str, view: str = "exactly", rolls: int = 0, seed: int = 0, width: float = 640) -> dict[str, Any]:
    """Return what a page shows of a text: `answers`, `svg`, `table`, and `picture`, `csv` and `words` to be saved.

    `ordered` says whether *at least* and *at most* mean something.
    `view` is one of exactly, at_least and at_most; `rolls` many results are drawn over the chart, the same for the
    same seed; `width` is in CSS pixels. Where the text cannot be read, `wrong` says why, from letter `start` to `end`.

    >>> odds("3d6 +")["wrong"], odds("3d6 +")["start"]
    ('expected dice such as 3d6, a number or (', 5)
    """
    try:
        found = answers(text)
        if len(found) > MOST_LINES:
            raise BadDice(text, 0, len(text), f"at most {MOST_LINES} lines that ask something fit into one chart")
    except BadDice as error:
        return {"wrong": error.why, "start": error.start, "end": error.end}
    came = [_rolled(each.pmf, rolls, seed + k) for k, each in enumerate(found)] if rolls else []
    chart = _chart(found, view, came)
    rows = [_rows(each) for each in found]
    return {
        "answers": [_told(each, *came[k : k + 1]) for k, each in enumerate(found)],
        "svg": _live(chart.scene(width, _height(width))),
        "picture": chart.to_svg(800, 400),
        "table": "".join(map(_table, found, rows)),
        "csv": "".join(_csv(each, shown) for each, shown in zip(found, rows, strict=True)),
        "words": "\n".join(_line(each) for each in found),
        "ordered": any(each.mean is not None for each in found),
    }


def _height(width: float) -> float:
    return 300 if width < 500 else 340


# In words


def _told(answer: Answer, came: Counter[Any] | None = None) -> dict[str, Any]:
    """One answer as a page tells it: what was asked, its main number, more numbers, which reading was taken."""
    pmf, mean = answer.pmf, answer.mean
    more = [_exactly(answer)] if mean is not None or _is_question(pmf) else []
    if mean is not None and len(pmf) > 1:
        low, high = pmf.quantile(Fraction(1, 4)), pmf.quantile(Fraction(3, 4))
        share = percent(pmf.probability(lambda x: low <= x <= high), 0)
        more.append(f"Median {four_digits(pmf.median)}; {share} of all rolls lie from {_name(low)} to {_name(high)}.")
    if answer.cut:
        below = answer.exact_below
        sure = "It is cut" if below is None else f"Everything below {_name(below)} is exact"
        also = ", and so is the mean" if mean is not None and below is not None else ""
        one_in = spaced(int(1 / answer.cut))
        more.append(f"These dice explode for ever. {sure}{also}; at most one case in {one_in} goes on beyond.")
    if came:
        more.append(_compared(pmf, came))
    found = {"asked": answer.text, "headline": _headline(answer), "readings": list(answer.readings)}
    return found | {"more": [sentence for sentence in more if sentence]}


def _headline(answer: Answer) -> str:
    """The number that most people want."""
    pmf = answer.pmf
    if _is_question(pmf):
        return percent(pmf.exactly(True))
    if answer.mean is not None:
        return f"mean {four_digits(answer.mean)}" if len(pmf) > 1 else f"always {_name(pmf.outcomes[0])}"
    if {*pmf} <= {"wins", "ties", "loses"}:
        return ", ".join(f"{name} {percent(pmf.exactly(name))}" for name in ("wins", "ties", "loses") if name in pmf)
    best = pmf.mode[0]
    return f"most likely: {_name(best)}, {percent(pmf.exactly(best))}"


def _exactly(answer: Answer) -> str:
    """The main number as a fraction, and how far results spread."""
    pmf = answer.pmf
    main = pmf.exactly(True) if answer.mean is None else answer.mean
    fraction = "" if main.denominator == 1 or len(str(main)) > LONG else f"Exactly {main}. "
    spread = f"Standard deviation {four_digits(pmf.std)}." if answer.mean is not None and len(pmf) > 1 else ""
    return (fraction + spread).strip()


def _chance(chance: Fraction) -> str:
    shown = percent(chance)
    return f"{chance} = {shown}" if chance.denominator > 1 and len(str(chance)) <= LONG else shown


def _line(answer: Answer) -> str:
    return f"{answer.text}: {_headline(answer)}"


def _compared(pmf: Pmf, came: Counter[Any]) -> str:
    """Tell the result of rolling it, beside what is exact."""
    rolls = sum(came.values())
    if _is_question(pmf):
        return f"Rolled {spaced(rolls)} times: yes {spaced(came[True])} times, {percent(Fraction(came[True], rolls))}."
    best = pmf.mode[0]
    share = percent(Fraction(came[best], rolls))
    return f"Rolled {spaced(rolls)} times: {_name(best)} came in {share}; exact is {percent(pmf.exactly(best))}."


def _is_question(pmf: Pmf) -> bool:
    return all(isinstance(outcome, bool) for outcome in pmf)


def _name(outcome: Any) -> str:
    if isinstance(outcome, bool):
        return "yes" if outcome else "no"
    return str(outcome).replace("-", "−") if isinstance(outcome, int | Fraction) else str(outcome)


def _rolled(pmf: Pmf, rolls: int, seed: int) -> Counter[Any]:
    rng = random.Random(seed)
    return Counter(pmf.sample(rng) for _ in range(rolls))


# Tables


def _rows(answer: Answer) -> list[tuple[str, ...]]:
    """Outcome, the chance of exactly it as a fraction, and in percent exactly, at least and at most it."""
    pmf = answer.pmf
    ordered = answer.mean is not None
    found: list[tuple[str, ...]] = []
    for outcome, chance in list(pmf.items())[:MOST_ROWS]:
        fraction = str(chance) if len(str(chance)) <= LONG else ""
        row = (_name(outcome), fraction, percent(chance))
        found.append((*row, percent(pmf.at_least(outcome)), percent(pmf.at_most(outcome))) if ordered else row)
    return found


def _table(answer: Answer, rows: Sequence[tuple[str, ...]]) -> str:
    headings = ("outcome", "fraction", "exactly", "at least", "at most")[: len(rows[0])]
    left = len(answer.pmf) - len(rows)
    more = f"<p>{counted(left, 'more outcome')}: the CSV file has them all.</p>" if left else ""
    return f'<div class="wide">{table_html(answer.text, headings, rows)}</div>{more}'


def _csv(answer: Answer, rows: Sequence[tuple[str, ...]]) -> str:
    quoted = answer.text.replace('"', '""').replace("\n", " ")
    return f'"{quoted}"\n{answer.pmf.to_csv()}'


# The chart


def _chart(found: Sequence[Answer], view: str, came: Sequence[Counter[Any]]) -> Chart:
    """All answers in one chart: bars side by side, or lines where each outcome counts with all beyond it."""
    asked = [each for each in found if _is_question(each.pmf)]
    if len(asked) == len(found):
        return _questions(found, came)
    shown = [each for each in found if not _is_question(each.pmf)]
    numbers = all(each.mean is not None for each in shown)
    view = view if numbers else "exactly"
    word, chance = VIEWS[view]
    ticks = () if numbers else tuple(dict.fromkeys(_name(x) for each in shown for x in each.pmf))
    series = []
    for k, each in enumerate(shown):
        few = len(each.pmf) * len(shown) <= 12 and not came
        points = tuple(
            DataPoint(
                x if numbers else _name(x),
                float(chance(each.pmf, x)),
                label=percent(chance(each.pmf, x), 1).replace(" ", "\u202f") if few else "",
                hover=f"{each.text}: {word} {_name(x)}, {_chance(chance(each.pmf, x))}",
            )
            for x in _within_sight(each.pmf)
        )
        series.append(Series(_cut(each.text), "bars" if view == "exactly" else "line", points, k))
        if came and view == "exactly":
            counts = came[found.index(each)]
            rolls = sum(counts.values())
            marks = [(x, proportion(counts[x], rolls)) for x in _within_sight(each.pmf)]
            dots = tuple(DataPoint(x if numbers else _name(x), e.value, e.low, e.high) for x, e in marks)
            series.append(Series(f"{spaced(rolls)} rolls", "points", dots, k + 1))
    sentence = ". ".join(_line(each) for each in shown) + "."
    return Chart("", "result", f"chance of {word} this", tuple(series), sentence, (), (), ticks)


def _questions(found: Sequence[Answer], came: Sequence[Counter[Any]]) -> Chart:
    """A bar a question."""
    names = [f"{k}. {_cut(each.text)}" if len(found) > 1 else _cut(each.text) for k, each in enumerate(found, 1)]
    chances = [each.pmf.exactly(True) for each in found]
    points = tuple(
        DataPoint(name, float(p), label=percent(p).replace(" ", "\u202f"), hover=f"{name}: {_chance(p)}")
        for name, p in zip(names, chances, strict=True)
    )
    series = [Series("yes", "bars", points)]
    if came:
        seen = [proportion(counts[True], sum(counts.values())) for counts in came]
        dots = tuple(DataPoint(name, e.value, e.low, e.high) for name, e in zip(names, seen, strict=True))
        series.append(Series(f"{spaced(sum(came[0].values()))} rolls", "points", dots, 1))
    return Chart("", "", "chance of yes", tuple(series), ". ".join(map(_line, found)) + ".", (), (), tuple(names))


def _within_sight(pmf: Pmf) -> list[Any]:
    """The outcomes that a bar can show: a tail of less than a hundredth of a percent is left to the table."""
    if len(pmf) <= 40:
        return list(pmf)
    least = Fraction(1, 10_000)
    return [x for x in pmf if pmf.at_least(x) > least and pmf.at_most(x) > least]


def _cut(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 28 else f"{text[:27]}…"


def _live(scene: Scene) -> str:
    """The chart as SVG in the page's own colours; each bar says its number when it is pointed at."""
    hits = "".join(
        f'<g class="hit"><title>{escape(target.label)}</title>{to_string(target.shape.element(fill="transparent"))}</g>'
        for target in scene.targets.values()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="cat-widget" role="img" aria-label="{escape(scene.label)}" '
        f'viewBox="0 0 {scene.width:g} {scene.height:g}">{scene.fixed_svg()}{hits}</svg>'
    )
