"""Answers to typed questions of dice and cards, ready for a page: a chart, sentences, tables.

>>> found = odds("2d6 >= 9")
>>> found["answers"][0]["headline"], found["svg"][:4]
('27.78%', '<svg')
"""

import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from html import escape
from typing import Any

from catlib.chance import Answer, BadDice, Pmf, answers, four_digits, percent, proportion, spaced, spoken
from catlib.game import capital, in_a_row, sentence
from catwidgets.draw import Chart, DataPoint, Series
from catwidgets.lab.spoken import in_words
from catwidgets.page import table_html
from catwidgets.session import say

VIEWS: dict[str, Callable[[Pmf, Any], Fraction]] = {
    "exactly": Pmf.exactly,
    "at-least": Pmf.at_least,
    "at-most": Pmf.at_most,
}
IN_WORDS = {"True": "yes", "False": "no", **{word: f"outcome-{word}" for word in ("wins", "ties", "loses", "nothing")}}
MOST_ROWS, MOST_LINES = 400, 6
LONG = 24  # digits of a fraction that is still read


def odds(text: str, view: str = "exactly", rolls: int = 0, seed: int = 0, width: float = 640) -> dict[str, Any]:
    """Return what a page shows of a text at once: `answers` and their chart as `svg`.

    `ordered` says whether *at least* and *at most* mean something.
    `view` is one of exactly, at_least and at_most; `rolls` many results are drawn over the chart, the same for the
    same seed; `width` is in CSS pixels. Plain words are answered as what is `read` from letter `start` on, or one of
    `others`, each `written` and in `words`. Where the text cannot be read, `wrong` says why, from letter `start` to
    `end`, and `nearest` are questions that can be.

    >>> odds("3d6 +")["wrong"], odds("3d6 +")["start"]
    ('Expected dice such as 3d6, a number or (.', 5)
    """
    found, read, wrong = _answered(text, spoken())
    if not found:
        return wrong
    came = [_rolled(each.pmf, rolls, seed + k) for k, each in enumerate(found)] if rolls else []
    chart = _chart(found, view, came, narrow=width < 500)
    return wrong | {
        "answers": [_told(each) | how for each, how in zip(found, read, strict=True)],
        "rolled": in_a_row(map(_compared, found, came), "space"),
        "svg": chart.scene(width, 288).live_svg(),
        "ordered": any(_is_of_numbers(each.pmf) for each in found),
    }


def odds_files(text: str, view: str = "exactly", rolls: int = 0, seed: int = 0) -> dict[str, str]:
    """Return the answers of a text that `odds` answers as a `table` and, to be saved, as `picture`, `csv` and `words`.

    >>> odds_files("d2")["words"].splitlines()
    ['d2: on average 1.5', '  1: 1/2 50.00%', '  2: 1/2 50.00%']
    """
    found, *_ = _answered(text, spoken())
    came = [_rolled(each.pmf, rolls, seed + k) for k, each in enumerate(found)] if rolls else []
    title = " | ".join(_cut(each.text) for each in found)
    rows = [_rows(each) for each in found]
    return {
        "table": "".join(map(_table, found, rows)),
        "picture": replace(_chart(found, view, came, narrow=False), title=title).to_svg(800, 400),
        "csv": "".join(map(_csv, found)),
        "words": "\n".join(map(_in_words, found, rows)),
    }


@lru_cache(maxsize=1)
def _answered(text: str, language: str) -> tuple[list[Answer], list[dict[str, Any]], dict[str, Any]]:
    """Answer the lines that can be read, each with how it was read, and say what is wrong; kept for the files."""
    wrong: dict[str, Any] = {}
    typed: dict[str, tuple[str, dict[str, Any]]] = {}
    found, lines = list[Answer](), list[str]()
    parts = [*re.finditer(r"(?:[^\n;#]|#[^\n]*)+", text)]
    if len(parts) > 1:
        with suppress(BadDice):
            found = answers(text)
    for part in () if found else parts:
        names = "".join(f"{line}\n" for line in lines if re.match(r"\s*\w+ *=", line))
        try:
            if part[0].partition("#")[0].strip():
                found = answers(names + part[0])
                lines.append(part[0])
        except BadDice as error:
            start, end = (place - len(names) + part.start() for place in (error.start, error.end))
            if error.cure:
                lines.append(error.cure)
                way, *others = _ways(error.cure, *error.others)
                how = {"read": way, "others": others, "start": start} | ({"readings": []} if way["words"] else {})
                for line in (several := error.cure.split("\n")):
                    typed[line] = part[0].strip() if len(several) == 1 else _ways(line)[0]["words"] or line, how
            else:
                nearest = _ways(*error.others)
                wrong = wrong or {"wrong": _said(error.why), "start": start, "end": end, "nearest": nearest}
    found = answers("\n".join(lines)) if lines and lines != [text] else found
    if len(found) > MOST_LINES:
        return [], [], {"wrong": _said(say("answer-most", n=MOST_LINES)), "start": 0, "end": len(text), "nearest": []}
    told = [typed.get(each.text, (each.text, {})) for each in found]
    found = [replace(each, text=words) for each, (words, _) in zip(found, told, strict=True)]
    return found, [how for _, how in told], wrong


# In words


def _ways(*written: str) -> list[dict[str, str]]:
    """Ways to write a question, each with its words."""
    words = (in_a_row((in_words(one.tree) for one in answers(each)), "space") for each in written)
    return [{"written": each, "words": said} for each, said in zip(written, words, strict=True)]


def _told(answer: Answer) -> dict[str, Any]:
    """One answer as a page tells it: what was asked, its main number, more numbers, which reading was taken."""
    pmf, mean = answer.pmf, answer.mean
    several = _is_of_numbers(pmf) and len(pmf) > 1
    more = [_usual(answer)] if several else [_exactly(answer)] if _is_question(pmf) else []
    if answer.cut:
        below = answer.exact_below
        said = below is not None and _name(below)
        more.append(say("answer-cut", n=spaced(int(1 / answer.cut)), below=said, mean=mean is not None))
    found = {"asked": answer.text, "headline": _headline(answer), "readings": list(answer.readings)}
    return found | {"more": [*filter(None, more)]}


def _headline(answer: Answer) -> str:
    """The number that most people want."""
    pmf = answer.pmf
    if _is_question(pmf):
        return percent(pmf.exactly(True))
    if answer.mean is not None:
        several, value = len(pmf) > 1, four_digits(answer.mean)
        return say("answer-average", value=value) if several else say("answer-always", value=_name(pmf.outcomes[0]))
    if {*pmf} <= {"wins", "ties", "loses"}:
        each = [(name, percent(pmf.exactly(name))) for name in ("wins", "ties", "loses") if name in pmf]
        return in_a_row(say("answer-outcome", outcome=_name(name), chance=chance) for name, chance in each)
    return _most_likely(pmf)


def _usual(answer: Answer) -> str:
    """The most likely result, the chance of at least that, and where half of the results lie."""
    pmf = answer.pmf
    modes, told = pmf.mode, []
    if answer.mean is not None and len(modes) < 3:
        told.append(sentence(_most_likely(pmf)))
    lowest, *higher = pmf.outcomes
    typical = modes[-1] if len(modes) < 3 and modes[-1] < higher[-1] else pmf.quantile(Fraction(1, 2))
    typical = higher[0] if typical == lowest else typical
    told.append(say("answer-or-more", value=_name(typical), chance=percent(pmf.at_least(typical))))
    low, high = pmf.quantile(Fraction(1, 4)), pmf.quantile(Fraction(3, 4))
    share = percent(pmf.probability(lambda x: low <= x <= high), 0)
    told.append(say("answer-spread", share=share, apart=low < high, low=_name(low), high=_name(high)))
    return in_a_row(told, "space")


def _most_likely(pmf: Pmf) -> str:
    n, chance = len(pmf.mode), percent(pmf.exactly(pmf.mode[0]))
    id = "answer-most-likely" if n == 1 else "answer-each" if n < 4 else "answer-many"
    return say(id, n=n, chance=chance, value=in_a_row(map(_name, pmf.mode), "or" if n == 2 else "comma"))


def _exactly(answer: Answer) -> str:
    """The main number as a fraction, how far results spread, and the one in the middle."""
    pmf = answer.pmf
    main = pmf.exactly(True) if _is_question(pmf) else answer.mean or Fraction()
    told = [] if main.denominator == 1 or len(str(main)) > LONG else [say("answer-exactly", value=str(main))]
    if _is_of_numbers(pmf) and len(pmf) > 1:
        told += [say("answer-deviation", value=four_digits(pmf.std))] if answer.mean is not None else []
        told.append(say("answer-median", median=four_digits(pmf.median)))
    return in_a_row(told, "space")


def _chance(chance: Fraction) -> str:
    shown = percent(chance)
    return f"{chance} = {shown}" if chance.denominator > 1 and len(str(chance)) <= LONG else shown


def _line(answer: Answer) -> str:
    return say("answer", asked=answer.text, answer=_headline(answer))


def _said(why: str) -> str:
    """A mistake as a sentence; a cure may be a question."""
    return capital(why) if why.endswith(("?", "？")) else sentence(why)


def _lines(found: Sequence[Answer]) -> str:
    return in_a_row([say("sentence", said=_line(each)) for each in found], "space")


def _in_words(answer: Answer, rows: Sequence[tuple[str, ...]]) -> str:
    """The answer and its table as plain text."""
    table = [f"  {outcome}: {fraction} {exactly}" for outcome, fraction, exactly, *_ in rows]
    return "\n".join([_line(answer), *table])


def _compared(answer: Answer, came: Counter[Any]) -> str:
    """Tell the result of rolling it, beside what is exact."""
    pmf = answer.pmf
    rolls = sum(came.values())
    best = True if _is_question(pmf) else pmf.mode[0]
    told: dict[str, Any] = {"asked": answer.text, "rolls": spaced(rolls), "value": _name(best)}
    return say("answer-rolled", share=percent(Fraction(came[best], rolls)), chance=percent(pmf.exactly(best)), **told)


def _is_question(pmf: Pmf) -> bool:
    return all(isinstance(outcome, bool) for outcome in pmf)


def _is_of_numbers(pmf: Pmf) -> bool:
    return set(map(type, pmf)) <= {int, Fraction}


def _name(outcome: Any) -> str:
    if str(outcome) in IN_WORDS:
        return say(IN_WORDS[str(outcome)])
    return str(outcome).replace("-", "−") if isinstance(outcome, int | Fraction) else str(outcome)


def _rolled(pmf: Pmf, rolls: int, seed: int) -> Counter[Any]:
    rng = random.Random(seed)
    return Counter(pmf.sample(rng) for _ in range(rolls))


# Tables


def _rows(answer: Answer) -> list[tuple[str, ...]]:
    """Outcome, the chance of exactly it as a fraction, and in percent exactly, at least and at most it."""
    pmf = answer.pmf
    ordered = _is_of_numbers(pmf)
    found: list[tuple[str, ...]] = []
    for outcome, chance in list(pmf.items())[:MOST_ROWS]:
        fraction = f"{pmf.weights[outcome]}/{pmf.denominator}"
        fraction = fraction if len(fraction) <= LONG else ""
        row = (_name(outcome), fraction, percent(chance))
        found.append((*row, percent(pmf.at_least(outcome)), percent(pmf.at_most(outcome))) if ordered else row)
    return found


def _table(answer: Answer, rows: Sequence[tuple[str, ...]]) -> str:
    headings = [say(f"head-{each}") for each in ("outcome", "fraction", *VIEWS)][: len(rows[0])]
    left = len(answer.pmf) - len(rows)
    more = f"<p>{say('answer-left', n=left)}</p>" if left else ""
    caption = say("answer", asked=answer.text, answer=_exactly(answer)) if _exactly(answer) else answer.text
    place = f'class="wide" tabindex="0" role="region" aria-label="{escape(answer.text)}"'
    return f"<div {place}>{table_html(caption, headings, rows)}</div>{more}"


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
    numbers = all(_is_of_numbers(each.pmf) for each in shown)
    view = view.replace("_", "-") if numbers else "exactly"
    chance = VIEWS[view]
    ticks = () if numbers else tuple(dict.fromkeys(_name(x) for each in shown for x in each.pmf))
    series = []
    for k, each in enumerate(shown):
        few, places = len(each.pmf) * len(shown) <= 12 and not came, 2 if len(each.pmf) <= 6 else 1
        points = tuple(
            DataPoint(
                x if numbers else _name(x),
                float(chance(each.pmf, x)),
                label=percent(chance(each.pmf, x), places) if few else "",
                hover=say(f"point-{view}", asked=each.text, value=_name(x), chance=_chance(chance(each.pmf, x))),
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
            series.append(Series("" if k else say("answer-rolls", rolls=spaced(rolls)), "points", dots, len(shown)))
    heading = "" if narrow and len(series) > 1 else say(f"point-{view}.axis")
    return Chart("", say("answer-result"), heading, tuple(series), _lines(shown), (), (), ticks)


def _questions(found: Sequence[Answer], came: Sequence[Counter[Any]]) -> Chart:
    """A bar a question, or one for yes and one for no."""
    cases = [(f"{k + 1}. {_cut(each.text)}", k, True) for k, each in enumerate(found)]
    cases = cases if len(found) > 1 else [(_name(outcome), 0, outcome) for outcome in (True, False)]
    chances = [found[k].pmf.exactly(outcome) for _, k, outcome in cases]
    points = tuple(
        DataPoint(name, float(p), label="" if came else percent(p), hover=f"{name}: {_chance(p)}")
        for (name, *_), p in zip(cases, chances, strict=True)
    )
    series = [Series(say("yes") if len(found) > 1 else _cut(found[0].text), "bars", points)]
    if came:
        seen = [(name, proportion(came[k][outcome], sum(came[k].values()))) for name, k, outcome in cases]
        dots = tuple(DataPoint(name, e.value, e.low, e.high) for name, e in seen)
        series.append(Series(say("answer-rolls", rolls=spaced(sum(came[0].values()))), "points", dots, 1))
    axis = "" if came else say("answer-yes" if len(found) > 1 else "point-exactly.axis")
    return Chart("", "", axis, tuple(series), _lines(found), (), (), tuple(name for name, *_ in cases))


def _within_sight(pmf: Pmf) -> list[Any]:
    """The outcomes that a bar can show: a tail of less than a hundredth of a percent is left to the table."""
    if len(pmf) <= 40:
        return list(pmf)
    first, last = pmf.quantile(Fraction(1, 10_000)), pmf.quantile(Fraction(9_999, 10_000))
    return [x for x in pmf if first <= x <= last]


def _cut(text: str, most: int = 28) -> str:
    text = " ".join(text.split())
    return text if len(text) <= most else f"{text[: most - 1]}…"
