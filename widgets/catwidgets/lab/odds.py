"""Answers to typed questions of dice and cards, ready for a page: a chart, sentences, tables.

>>> found = odds("2d6 >= 9")
>>> found["answers"][0]["headline"], found["svg"][:4]
('27.78 %', '<svg')
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from html import escape
from typing import Any

from catlib.chance import Answer, BadDice, Pmf, answers, counted, four_digits, percent, proportion, spaced
from catwidgets.draw import Chart, DataPoint, Series
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
    found, wrong = _answered(text)
    if not found:
        return wrong
    came = [_rolled(each.pmf, rolls, seed + k) for k, each in enumerate(found)] if rolls else []
    chart = _chart(found, view, came, narrow=width < 500)
    title = " | ".join(_cut(each.text) for each in found)
    rows = [_rows(each) for each in found]
    return wrong | {
        "answers": [_told(each) for each in found],
        "rolled": " ".join(map(_compared, found, came)),
        "svg": chart.scene(width, 300 if width < 500 else 340).live_svg(),
        "picture": replace(chart, title=title).to_svg(800, 400),
        "table": "".join(map(_table, found, rows)),
        "csv": "".join(map(_csv, found)),
        "words": "\n".join(map(_in_words, found, rows)),
        "ordered": any(each.mean is not None for each in found),
    }


def _answered(text: str) -> tuple[list[Answer], dict[str, Any]]:
    """Answer the lines that can be read, and say what is wrong with the first that cannot."""
    wrong: dict[str, Any] = {}
    for _ in range(len(text) + 1):
        try:
            found = answers(text)
            if len(found) > MOST_LINES:
                raise BadDice(text, 0, len(text), f"at most {MOST_LINES} questions fit into one chart")
            return found, wrong
        except BadDice as error:
            wrong = wrong or {"wrong": error.why, "start": error.start, "end": error.end}
            begins, ends = text.rfind("\n", 0, error.start) + 1, text.find("\n", error.start)
            ends = len(text) if ends < 0 else ends
            line = text[begins:ends].strip()
            if not line or line == text.strip():
                return [], wrong
            text = text[:begins] + " " * (ends - begins) + text[ends:]
    return [], wrong


# In words


def _told(answer: Answer) -> dict[str, Any]:
    """One answer as a page tells it: what was asked, its main number, more numbers, which reading was taken."""
    pmf, mean = answer.pmf, answer.mean
    more = [_exactly(answer)] if mean is not None or _is_question(pmf) else []
    if mean is not None and len(pmf) > 1:
        low, high = pmf.quantile(Fraction(1, 4)), pmf.quantile(Fraction(3, 4))
        share = percent(pmf.probability(lambda x: low <= x <= high), 0)
        lie = f"lie from {_name(low)} to {_name(high)}" if low < high else f"are {_name(low)}"
        more.append(f"The middle result (median) is {four_digits(pmf.median)}; {share} of all results {lie}.")
    if answer.cut:
        below = answer.exact_below
        sure = "It is cut" if below is None else f"Everything below {_name(below)} is exact"
        also = ", and so is the mean" if mean is not None and below is not None else ""
        one_in = spaced(int(1 / answer.cut))
        more.append(f"These dice explode for ever. {sure}{also}; at most one case in {one_in} goes on beyond.")
    found = {"asked": answer.text, "headline": _headline(answer), "readings": list(answer.readings)}
    return found | {"more": [sentence for sentence in more if sentence]}


def _headline(answer: Answer) -> str:
    """The number that most people want."""
    pmf = answer.pmf
    if _is_question(pmf):
        return percent(pmf.exactly(True))
    if answer.mean is not None:
        return f"on average {four_digits(answer.mean)}" if len(pmf) > 1 else f"always {_name(pmf.outcomes[0])}"
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


def _in_words(answer: Answer, rows: Sequence[tuple[str, ...]]) -> str:
    """The answer and its table as plain text."""
    table = [f"  {outcome}: {fraction} {exactly}" for outcome, fraction, exactly, *_ in rows]
    return "\n".join([_line(answer), *table])


def _compared(answer: Answer, came: Counter[Any]) -> str:
    """Tell the result of rolling it, beside what is exact."""
    pmf = answer.pmf
    rolls = sum(came.values())
    best = True if _is_question(pmf) else pmf.mode[0]
    share = percent(Fraction(came[best], rolls))
    told = f"{answer.text}, rolled {spaced(rolls)} times: {_name(best)} came in {share} of them"
    return f"{told}; exact is {percent(pmf.exactly(best))}."


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
        fraction = f"{pmf.weights[outcome]}/{pmf.denominator}"
        fraction = fraction if len(fraction) <= LONG else ""
        row = (_name(outcome), fraction, percent(chance))
        found.append((*row, percent(pmf.at_least(outcome)), percent(pmf.at_most(outcome))) if ordered else row)
    return found


def _table(answer: Answer, rows: Sequence[tuple[str, ...]]) -> str:
    headings = ("outcome", "fraction", "exactly", "at least", "at most")[: len(rows[0])]
    left = len(answer.pmf) - len(rows)
    more = f"<p>{counted(left, 'more outcome')}: the CSV file has them all.</p>" if left else ""
    place = f'class="wide" tabindex="0" role="region" aria-label="{escape(answer.text)}"'
    return f"<div {place}>{table_html(answer.text, headings, rows)}</div>{more}"


def _csv(answer: Answer) -> str:
    quoted = answer.text.replace('"', '""').replace("\n", " ")
    return f'"{quoted}"\n{answer.pmf.to_csv()}'


# The chart


def _chart(found: Sequence[Answer], view: str, came: Sequence[Counter[Any]], narrow: bool) -> Chart:
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
        few, places = len(each.pmf) * len(shown) <= 12 and not came, 2 if len(each.pmf) <= 6 else 1
        points = tuple(
            DataPoint(
                x if numbers else _name(x),
                float(chance(each.pmf, x)),
                label=percent(chance(each.pmf, x), places).replace(" ", "\u202f") if few else "",
                hover=f"{each.text}: {word} {_name(x)}, {_chance(chance(each.pmf, x))}",
            )
            for x in _within_sight(each.pmf)
        )
        series.append(Series(_cut(each.text, 14 if narrow else 28), "bars" if view == "exactly" else "line", points, k))
        if came:
            counts = came[found.index(each)]
            rolls = sum(counts.values())
            share = Pmf(counts)
            marks = [(x, proportion(int(rolls * chance(share, x)), rolls)) for x in _within_sight(each.pmf)]
            dots = tuple(DataPoint(x if numbers else _name(x), e.value, e.low, e.high) for x, e in marks)
            series.append(Series("" if k else f"{spaced(rolls)} rolls", "points", dots, len(shown)))
    sentence = ". ".join(_line(each) for each in shown) + "."
    heading = "" if narrow and len(series) > 1 else f"chance of {word} this"
    return Chart("", "result", heading, tuple(series), sentence, (), (), ticks)


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


def _cut(text: str, most: int = 28) -> str:
    text = " ".join(text.split())
    return text if len(text) <= most else f"{text[: most - 1]}…"
