"""Bars of whole games by a number such as their length or what they pay, wide enough to read.

>>> from catlib import load
>>> from catlib.bench.sample import sampled
>>> run = sampled(load("cat_cab"), games=40)
>>> spread({"": run}, "rounds", "How long", "rounds").ticks
('0', '5', '10', '15', '20')
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from catlib.bench import OVER, Sample
from catlib.bench.voice import say as bench
from catlib.chance import fixed
from catlib.game import DICE
from catwidgets.draw import Chart, in_one_colour, win_rates
from catwidgets.session.voice import say

FEW, BARS = 9, 8  # values that have a bar each; bars for more of them
RARE = 100  # of that many games one lies below the first bar, and one above the last, which take them in
EVER = 2**62
PAYOFF = "payoff of seat 1"
STEPS = {DICE: "rolls", "Deck": "cards"}


def spread(runs: Mapping[str, Sample], column: str, title: str, unit: str, few: int = FEW) -> Chart:
    """The share of games by a column, variants side by side with the same bars; `unit` says what is counted.

    Up to a `few` values have a bar each. Below a bar stands the least that it counts; words and tables say the most.
    """
    bins = _bins(sorted(value for run in runs.values() for value in _ended(run, column)), few)
    rates = {name: [run.rate(run.has(column, least, most)) for least, most, _ in bins] for name, run in runs.items()}
    chart = win_rates(rates, [words for _, _, words in bins], title, fair=False)
    short = {words: words if least == -EVER or most == EVER else fixed(least) for least, most, words in bins}
    wide = max((most - least + 1 for least, most, _ in bins if least > -EVER and most < EVER), default=1)
    x_title = say("lab-a-bar", what=unit, n=wide) if wide > 1 else unit
    return in_one_colour(_ticked(_of_games(chart, unit), short, x_title))


def _ticked(chart: Chart, short: Mapping[str, str], x_title: str) -> Chart:
    """The same bars with few letters below them, which a narrow chart has room for."""
    series = (replace(each, points=tuple(replace(p, x=short[p.x]) for p in each.points)) for each in chart.series)
    return replace(chart, series=tuple(series), ticks=tuple(short[words] for words in chart.ticks), x_title=x_title)


def _of_games(chart: Chart, unit: str) -> Chart:
    """Bars of shares as bars of games, by a unit."""
    named = {bench("chart-seat"): unit, bench("wins"): say("lab-games")}
    headings = tuple(named.get(word, word) for word in chart.headings)
    return replace(chart, y_title=say("lab-games-estimate"), x_title=unit, headings=headings)


def pays(run: Sample) -> str:
    """The column of what a game for one pays; empty for others, and where all games pay the same."""
    return PAYOFF if run.game.num_players == 1 and len(set(_ended(run, PAYOFF))) > 1 else ""


def length_of(run: Sample) -> tuple[str, str]:
    """The column that says how long games are, and what it counts: turns, else decisions, else rolls.

    Empty where no game has come to an end.
    """
    for column in ("turns", "decisions"):
        if max(_ended(run, column), default=0) > 1:
            return column, column
    return ("steps", STEPS.get(run.game.words.DEALER, "steps")) if any(_ended(run, "steps")) else ("", "")


def _ended(run: Sample, column: str) -> list[int]:
    """A column of the games that came to an end."""
    return [value for value, end in zip(run.columns[column], run.played.ended, strict=True) if end == OVER]


def _bins(values: list[int], few: int = FEW) -> list[tuple[int, int, str]]:
    """The least and the most of every bar, and what is written below; all values have one."""
    if not values:
        return []
    if len(each := sorted(set(values))) <= few:
        return [(n, n, fixed(n)) for n in each]
    first, last = values[len(values) // RARE], values[-1 - len(values) // RARE]
    wide = next(n for n in _nice() if last // n - first // n < BARS)
    starts = [wide * k for k in range(first // wide, last // wide + 1)]
    bins = [(start, start + wide - 1, _range(start, start + wide - 1)) for start in starts]
    if values[0] < starts[0]:
        bins[0] = (-EVER, bins[0][1], say("lab-up-to", high=fixed(bins[0][1])))
    if values[-1] > bins[-1][1]:
        bins[-1] = (bins[-1][0], EVER, f"{fixed(bins[-1][0])}+")
    return bins


def _nice() -> Iterator[int]:
    """Widths that people count by: 1, 2, 5, 10, 20 …"""
    ten = 1
    while True:
        yield from (ten, 2 * ten, 5 * ten)
        ten *= 10


def _range(least: int, most: int) -> str:
    """From the least to the most in few letters."""
    if least == most:
        return fixed(least)
    return f"{least}–{most}" if least >= 0 else say("lab-range", low=fixed(least), high=fixed(most))
