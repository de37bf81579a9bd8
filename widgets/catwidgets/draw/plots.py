"""Charts of chances: exact bars, simulations drawn over them with their error, curves and win rates.

Each is a `catwidgets.draw.Chart`, with a sentence and a table that say the same in words.

>>> from catlib.chance import die
>>> chart = outcome_chart(die(6), title="One die", x_title="face")
>>> chart.sentence
'One die: 6 outcomes from 1 to 6, mean 7/2 = 3.5, every outcome with chance 1/6 = 16.7%. Exact.'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from numbers import Rational, Real
from typing import TYPE_CHECKING, Any

from catlib.bench import share_of
from catlib.bench.voice import say, together
from catlib.chance import Estimate, decimal, four_digits, local, percent, proportion, spaced
from catlib.game import DRAWN, SHARED, UNFINISHED, Game, endings
from catwidgets.draw.chart import EXPECTED, Chart, DataPoint, Series
from catwidgets.draw.pieces import SEATS

if TYPE_CHECKING:
    from catlib.bench import Tally

MOST_LABELS = 12  # bars that still have room for a percentage each


# Charts


def named(outcome: Any) -> str:
    """An outcome in words; a number as the language that is spoken writes it, with a real minus."""
    return local(str(outcome)).replace("-", "−") if isinstance(outcome, Real) else str(outcome)


def outcome_chart(chances: Any, title: str = "", x_title: str = "") -> Chart:
    """Every outcome as a bar with its chance, and the mean marked.

    A mapping without a mark ``exact`` is exact if all its numbers are rational.
    """
    title, x_title = title or say("chart-outcomes"), x_title or say("chart-outcome")
    items = list(chances.items())
    exact = _is_exact(chances)
    words = () if _counts(o for o, _ in items) else tuple(named(o) for o, _ in items)
    points = tuple(_outcome_point(o, p, bool(words), len(items)) for o, p in items)
    mean = _mean(chances, items)
    rules = (("x", float(mean), say("chart-mean", value=four_digits(mean))),) if mean is not None and not words else ()
    sentence = _outcome_sentence(title, items, mean, exact)
    rows = tuple((named(o), _fraction(p), percent(_rational(p))) for o, p in items)
    y_title = say("chart-chance", exact=exact)
    bars = Series(y_title, "bars", points)
    headings = (x_title, say("chart-chance", exact=True), say("chart-percent", exact=exact))
    return Chart(title, x_title, y_title, (bars,), sentence, headings, rows, words, rules)


def _outcome_point(outcome: Any, p: Any, in_words: bool, bars: int) -> DataPoint:
    label = percent(_rational(p), 1) if bars <= MOST_LABELS else ""
    hover = say("chart-is", name=named(outcome), chance=_chance(p))
    return DataPoint(named(outcome) if in_words else outcome, float(p), label=label, hover=hover, colour=EXPECTED)


def _outcome_sentence(title: str, items: list, mean: Any, exact: bool) -> str:
    if not items:
        return say("chart-nothing", title=title)
    most = max(p for _, p in items)
    likely = [named(o) for o, p in items if p == most]
    ends: dict[str, Any] = {"low": named(items[0][0]), "high": named(items[-1][0]), "n": len(items)}
    peak = {"likely": len(likely) < len(items) and likely[:3], "chance": _chance(most)}
    value = _value(mean) if mean is not None else False
    return say("chart-told", title=title, value=value, exact=exact, **ends, **peak)


def simulated_over_exact(
    exact: Any, counts: Mapping[Any, int], title: str = "", x_title: str = "", cases: str = ""
) -> Chart:
    """Exact chances as bars, and over them how often each outcome came in a simulation, with Wilson's interval.

    `counts` says how many games, or other `cases` in the plural, gave each outcome. An outcome that came though it
    cannot is named in the sentence.

    >>> simulated_over_exact(die(2), {1: 48, 2: 52}, "A coin").sentence.split(";")[0]
    'A coin: 100 games over the exact chances'
    """
    games = sum(counts.values())
    if games < 1:
        raise ValueError("counts are empty: simulate at least one game")
    chances = dict(exact.items())
    outcomes = list(chances) + sorted((o for o in counts if o not in chances), key=str)
    words = () if _counts(outcomes) else tuple(map(named, outcomes))
    at = dict(zip(outcomes, words or outcomes, strict=True))
    seen = {o: proportion(counts.get(o, 0), games) for o in outcomes}
    title, x_title = title or say("chart-simulated"), x_title or say("chart-outcome")
    cases, sure = cases or say("chart-games"), _is_exact(exact)
    hover = {o: say("chart-exact-is", name=named(o), chance=_chance(chances.get(o, Fraction(0)))) for o in outcomes}
    bars = tuple(DataPoint(at[o], float(chances.get(o, 0)), hover=hover[o], colour=EXPECTED) for o in outcomes)
    marks = tuple(DataPoint(at[o], e.value, e.low, e.high, hover=_seen(named(o), e)) for o, e in seen.items())
    told = {"title": title, "games": spaced(games), "cases": cases, "exact": sure, **_compared(seen, chances)}
    sentence = say("chart-over", **told)
    if strange := [named(o) for o in counts if o not in chances]:
        sentence = together([sentence, say("chart-strange", what=together(strange, "comma"))], "space")
    shares = {o: (percent(Fraction(chances.get(o, 0))), percent(Fraction(e.value))) for o, e in seen.items()}
    rows = tuple((named(o), p, str(counts.get(o, 0)), share, _interval(seen[o])) for o, (p, share) in shares.items())
    kind, drawn = say("chart-kind", exact=sure), say("chart-drawn")
    headings = (x_title, kind, cases, drawn, say("chart-interval-of", rate=told["rate"]))
    series = (Series(kind, "bars", bars), Series(drawn, "points", marks, 1))
    return Chart(title, x_title, say("chart-chance", exact=True), series, sentence, headings, rows, words)


def _compared(seen: Mapping[Any, Estimate], chances: Mapping[Any, Any]) -> dict[str, Any]:
    """Return how many intervals hold the chance they are an estimate of, and where the largest gap is."""
    held = sum(e.low <= chances.get(o, 0) <= e.high for o, e in seen.items())
    gaps = {o: abs(e.value - float(chances.get(o, 0))) for o, e in seen.items()}
    widest = max(gaps, key=lambda o: gaps[o])
    [confidence] = {e.confidence for e in seen.values()}
    gap = local(f"{100 * gaps[widest]:.1f}")
    return {"held": held, "n": len(seen), "rate": _rounded(confidence), "gap": gap, "where": named(widest)}


def _seen(name: str, rate: Estimate) -> str:
    return say("chart-seen", name=name, rate=_rate(rate), games=spaced(rate.games))


def _rounded(share: float) -> str:
    return local(f"{100 * share:.3g}%")


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
    'Heads in a row: from 100.0% at 0 to 12.5% at 3. Exact.'
    """
    named = dict(lines) if isinstance(lines, Mapping) else {y_title or say("chart-value"): lines}
    show = (lambda y: percent(_rational(y), 1)) if percents else _value
    series, rows, ends = [], [], []
    for k, (name, pairs) in enumerate(named.items()):
        hovers = [say("chart-point", name=name, x=_value(x), y=show(y)) for x, y in pairs]
        points = tuple(DataPoint(x, float(y), hover=said) for (x, y), said in zip(pairs, hovers, strict=True))
        series.append(Series(name, "line", points, k))
        rows += [(name, _value(x), _fraction(y), show(y)) for x, y in pairs]
        (x0, y0), (x1, y1) = pairs[0], pairs[-1]
        at = {"start": _value(x0), "end": _value(x1), "first": show(y0), "last": show(y1)}
        ends.append(say("chart-ends", name=len(named) > 1 and name, **at))
    sentence = say("chart-curve", title=title or y_title, ends=together(ends, "semicolon"), exact=exact)
    rules = (("x", float(mark[0]), mark[1]),) if mark else ()
    shown = say("chart-percent", exact=True) if percents else say("chart-value")
    headings = (say("chart-line"), x_title or "x", y_title or "y", shown)
    said = y_title if exact else say("chart-approximate", title=y_title)
    return Chart(title, x_title, said, tuple(series), sentence, headings, tuple(rows), (), rules, percents)


Rates = Sequence[Any]


def win_rates(
    rates: Rates | Mapping[str, Rates],
    names: Sequence[str] | None = None,
    title: str = "",
    fair: bool = True,
    colours: Sequence[str] = (),
) -> Chart:
    """Return how often each seat wins, with intervals, in the seats' colours; two variants stand side by side.

    `rates` is one `Estimate` (or exact Fraction) a seat, or a mapping from a variant's name to such a list.
    `fair` marks the share that all seats would have if all were alike; several can win a game together. `colours` are
    the English names of the seats' colours, needed where `names` are in another language.

    >>> from catlib.chance import proportion
    >>> win_rates([proportion(60, 100), proportion(40, 100)]).sentence
    'Who wins: red 60% (50–69%), blue 40% (31–50%). Estimates from 100 games, 95% intervals.'
    """
    variants, title = dict(rates) if isinstance(rates, Mapping) else {"": rates}, title or say("who-wins")
    seats = max(len(each) for each in variants.values())
    names = list(names or (SEATS[k % len(SEATS)].name for k in range(seats)))
    paints = [_seat_colour(name, k) for k, name in enumerate(colours or names)]
    series = tuple(
        Series(label or say("wins"), "bars", points, v)
        for v, (label, each) in enumerate(variants.items())
        for points in [tuple(_rate_point(names[k], r, paints[k], label) for k, r in enumerate(each))]
    )
    told = {label: together([f"{names[k]} {_rate(r)}" for k, r in enumerate(each)], "comma")
            for label, each in variants.items()}
    said = [say("chart-rates", label=label or False, rates=rates) for label, rates in told.items()]
    estimates = [r for each in variants.values() for r in each if isinstance(r, Estimate)]
    games = sorted({spaced(e.games) for e in estimates})
    rate = _rounded(estimates[0].confidence) if estimates else ""
    mark = say("chart-estimates", n=games, rate=rate) if estimates else say("chart-exact")
    rows = tuple(
        (label, names[k], percent(_rational(_middle(r)), 1), _interval(r))
        for label, each in variants.items()
        for k, r in enumerate(each)
    )
    share = _equal_share(list(variants.values())) if fair and seats > 1 else None
    rules = (("y", share, say("equal-shares")),) if share else ()
    y_title = say("wins-estimate" if estimates else "wins")
    headings = tuple(map(say, ("chart-variant", "chart-seat", "wins", "chart-interval")))
    one = list(variants) == [""]
    cells = tuple(row[1:] for row in rows) if one else rows
    sentence = say("chart-wins", title=title, said=together(said, "semicolon"), mark=mark)
    return Chart(title, "", y_title, series, sentence, headings[one:], cells, tuple(names), rules)


def with_rest(chart: Chart, ends: Sequence[tuple[Game, Tally]]) -> Chart:
    """Return a chart of who wins that also says how many games several share, and how many nobody wins.

    Of several variants a table beside the chart says so.

    >>> from collections import Counter
    >>> from catlib.bench import Tally
    >>> chart = win_rates([proportion(8, 20), proportion(9, 20)])
    >>> with_rest(chart, [(load("cat_cab"), Tally(20, Counter({1: 8, 2: 9, 0: 3})))]).y_title
    'wins (estimate); 15.0% drawn'
    """
    said = together([*_rest(*ends[0])], "comma") if len(ends) == 1 else ""
    if not said:
        return chart
    title, sentence = say("wins-rest", title=chart.y_title, said=said), say("wins-of-all", said=said)
    return replace(chart, y_title=title, sentence=f"{chart.sentence} {sentence}")


def in_one_colour(chart: Chart) -> Chart:
    """Return a chart whose bars belong to no seat in one colour."""
    series = (replace(each, points=tuple(replace(p, colour=EXPECTED) for p in each.points)) for each in chart.series)
    return replace(chart, series=tuple(series))


def _rest(game: Game, tally: Tally) -> Iterator[str]:
    found = endings(game.rules, game.num_players, tally.winners, tally.unfinished)
    for how, id in {SHARED: "wins-shared", DRAWN: "wins-drawn", UNFINISHED: "wins-open"}.items():
        if rate := share_of(found.get(how, 0), tally.counted):
            yield say(id, rate=rate)


def _equal_share(variants: Sequence[Rates]) -> float | None:
    """Return what each seat would win if all were alike, or None where variants differ in that."""
    shares = [sum(float(_middle(rate)) for rate in rates) / len(rates) for rates in variants if rates]
    return sum(shares) / len(shares) if shares and max(shares) - min(shares) < 0.02 else None


def _rate_point(name: str, rate: Any, colour: str, variant: str) -> DataPoint:
    value = float(_middle(rate))
    low, high = (rate.low, rate.high) if isinstance(rate, Estimate) else (None, None)
    who = together([variant, name], "comma") if variant else name
    is_estimate = isinstance(rate, Estimate)
    hover = _seen(who, rate) if is_estimate else say("chart-is", name=who, chance=_chance(rate))
    return DataPoint(name, value, low, high, local(f"{100 * value:.0f}%"), hover, colour)


def _seat_colour(name: str, seat: int) -> str:
    """The colour that a seat is called by, else that of its number."""
    return next((each.colour for each in SEATS if each.name == name), SEATS[seat % len(SEATS)].colour)


def _middle(rate: Any) -> Any:
    return rate.value if isinstance(rate, Estimate) else rate


def _rate(rate: Any) -> str:
    if isinstance(rate, Estimate):
        return local(f"{100 * rate.value:.0f}%") + local(f" ({100 * rate.low:.0f}–{100 * rate.high:.0f}%)")
    return _chance(rate)


def _interval(rate: Any) -> str:
    if not isinstance(rate, Estimate):
        return say("chart-kind", exact=True)
    return local(f"{100 * rate.low:.2f}–{100 * rate.high:.2f}%")


# Numbers in words


def _is_exact(chances: Any) -> bool:
    return bool(getattr(chances, "exact", all(isinstance(p, Rational) for _, p in chances.items())))


def _counts(outcomes: Iterable[Any]) -> bool:
    """Return whether all outcomes are numbers that an axis can carry."""
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
        return named(Fraction(value))
    return four_digits(value)


def _value(value: Any) -> str:
    """A number as a fraction and a decimal where both fit."""
    if not isinstance(value, Real):
        return str(value)
    if isinstance(value, Rational) and Fraction(value).denominator == 1:
        return named(Fraction(value))
    if isinstance(value, Rational) and len(str(value)) <= 24:
        return f"{named(value)} {decimal(Fraction(value))}"
    return four_digits(float(value))


def _chance(p: Any) -> str:
    """A chance as a fraction and a percentage."""
    shown = percent(_rational(p), 1)
    return f"{p} = {shown}" if isinstance(p, Rational) and len(str(p)) <= 24 else shown
