"""Measures of play: lead changes, drama, decisiveness, comebacks, and decisions that matter.

The first three are Browne's measures, of a game's turns n = 0 … M − 1 with each seat's chance E(n) to win:

| measure | formula, for one game; a variant's is the mean over its games |
| --- | --- |
| lead change | turns at which another seat leads than before, divided by M − 1 |
| drama | the mean of √(E_rival(n) − E_winner(n)) over the turns at which the later winner is behind |
| decisiveness | the share of turns still to be played once the winner's chance beats all that any rival ever has |

Chances are those at the beginning of a turn. Browne takes moves where we take turns (of more than 40, 40 that are
spread evenly), and an evaluation of the position where we take the chance to win of `catlib.play.judge`. A lead passes
on only if it is larger than twice its error, or noise would count as change; a drama is made larger by noise, the less
so the more playouts. Source: C. Browne, Automatic generation and evaluation of recombination games (2008), chapter 6;
C. Browne and F. Maire, Evolutionary game design (2010).
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from catlib.bench.findings import BROWNE, GAP, MATTERED, NEVER, Finding, apart, difference_words, plus_minus
from catlib.bench.trace import Judged, Trace
from catlib.bench.voice import say
from catlib.chance import Estimate, estimate, fixed, local

OFTEN = 20  # a choice offered less often is not said to be never best
MOST_NAMED = 8


def lead_changes(chances: Sequence[Sequence[float]], playouts: int) -> float:
    """The share of turns at which the lead passes on.

    >>> lead_changes([(0.9, 0.1), (0.2, 0.8), (0.1, 0.9)], playouts=100)
    0.5
    """
    leader, changes = None, 0
    for row in chances:
        best = max(range(len(row)), key=lambda seat: row[seat])
        if leader is None:
            leader = best
        ahead = row[best] - row[leader]
        error = math.sqrt(max(0.0, row[best] + row[leader] - ahead * ahead) / playouts)
        if best != leader and ahead > 2 * error:
            leader, changes = best, changes + 1
    return changes / (len(chances) - 1) if len(chances) > 1 else 0.0


def drama(chances: Sequence[Sequence[float]], winner: int) -> float:
    """Return how far behind the later winner was while behind.

    >>> drama([(0.5, 0.5), (0.32, 0.68), (0.9, 0.1)], winner=0)
    0.6
    """
    behind = [rival - row[winner] for row in chances if (rival := _rival(row, winner)) > row[winner]]
    return round(sum(map(math.sqrt, behind)) / len(behind), 12) if behind else 0.0


def decisiveness(chances: Sequence[Sequence[float]], winner: int) -> float:
    """The share of turns that are still to be played once it is decided: here the last two of four.

    >>> decisiveness([(0.5, 0.5), (0.4, 0.6), (0.7, 0.3), (0.9, 0.1)], winner=0)
    0.5
    """
    threshold = max(_rival(row, winner) for row in chances)
    after = next((len(chances) - n for n, row in enumerate(chances) if row[winner] > threshold), 0)
    return after / len(chances)


def comeback(chances: Sequence[Sequence[float]], winner: int) -> bool:
    """Return whether the winner once had less than half of an equal share.

    >>> comeback([(0.5, 0.5), (0.2, 0.8)], winner=0)
    True
    """
    return min(row[winner] for row in chances) < 0.5 / len(chances[0])


def _rival(row: Sequence[float], winner: int) -> float:
    return max(chance for seat, chance in enumerate(row) if seat != winner)


# Over many games


class Told(NamedTuple):
    """A measure of one game, None where it does not tell; its unit, the message that says it, and whose it is."""

    measure: str
    of: Callable[[Trace], float | None]
    unit: str
    words: str
    source: str = ""


def _of_several(one: Trace) -> bool:
    return bool(one.chances) and len(one.chances[0]) > 1


def _of_winner(measure: Callable[[Sequence[Sequence[float]], int], float]) -> Callable[[Trace], float | None]:
    return lambda one: measure(one.chances, one.winners[0]) if _of_several(one) and len(one.winners) == 1 else None


def _of_decisions(measure: Callable[[Judged], float]) -> Callable[[Trace], float | None]:
    return lambda one: sum(map(measure, one.decisions)) / len(one.decisions) if one.decisions else None


MEASURES = (
    Told(
        "lead change",
        lambda one: lead_changes(one.chances, one.playouts) if _of_several(one) else None,
        "%",
        "lead-change",
        BROWNE,
    ),
    Told("drama", _of_winner(drama), "", "drama", BROWNE),
    Told("decisiveness", _of_winner(decisiveness), "%", "decisiveness", BROWNE),
    Told("comebacks", _of_winner(comeback), "%", "comebacks"),
    Told(GAP, _of_decisions(lambda d: d.gap), "points", "gap"),
    Told(MATTERED, _of_decisions(lambda d: d.gap > 2 * d.error), "%", "mattered"),
)


def _values(told: Told, traces: Sequence[Trace]) -> dict[int, float]:
    """Return what a measure is, by the number of the game; of those that came to an end."""
    each = ((one.number, told.of(one)) for one in traces if one.ended)
    return {number: float(value) for number, value in each if value is not None}


def traced_findings(name: str, traces: Sequence[Trace], confidence: float) -> Iterator[Finding]:
    """Yield what traces of a variant's games say."""
    for told in MEASURES:
        if values := list(_values(told, traces).values()):
            found = mean_of_few(values, confidence, told.unit)
            yield Finding(name, told.measure, "", found, say(told.words, amount=plus_minus(found)), told.source)
    yield from _never_best(name, [one for one in traces if one.ended and one.decisions], confidence)


def traced_differences(
    names: tuple[str, str], traces: tuple[Sequence[Trace], Sequence[Trace]], common: bool, confidence: float
) -> Iterator[Finding]:
    """Yield how what traces say differs, second less first: game by game where both share their luck."""
    for told in MEASURES:
        first, second = (_values(told, some) for some in traces)
        unit = "points" if told.unit else ""
        if common and (both := sorted(first.keys() & second.keys())):
            value = mean_of_few([second[number] - first[number] for number in both], confidence, unit)
        elif first and second and not common:
            one, other = (mean_of_few(list(some.values()), confidence, unit) for some in (first, second))
            value = replace(apart(other, one), unit=unit)
        else:
            continue
        words = difference_words(f"{told.measure}:", value, names)
        yield Finding(names[1], told.measure, "", value, words, told.source)


def _never_best(name: str, deciding: Sequence[Trace], confidence: float) -> Iterator[Finding]:
    offered, best = Counter[str](), Counter[str]()
    for one in deciding:
        for decision in one.decisions:
            offered.update(set(decision.labels))
            best[decision.labels[decision.best]] += 1
    never = [label for label, n in offered.most_common() if n >= OFTEN and not best[label]]
    for label in never[:MOST_NAMED]:
        rate = estimate.proportion(0, offered[label], confidence)
        high = fixed(100 * rate.high) + local("%")
        text = say("never-best", choice=label, n=offered[label], rate=high)
        yield Finding(name, NEVER, label, rate, text)


def mean_of_few(values: Sequence[float], confidence: float, unit: str = "") -> Estimate:
    """The mean of few values with Student's interval; of shares that are all alike, or each 0 or 1, it is Wilson's.

    >>> print(mean_of_few([0.0, 0.0, 0.0, 0.0], 0.95, "%"))
    0.0% (0.0–49.0%, estimate from 4 games)
    """
    n, mean = len(values), math.fsum(values) / len(values)
    if unit == "%" and set(values) <= {0.0, 1.0}:
        return estimate.proportion(round(math.fsum(values)), n, confidence)
    spread = math.fsum((value - mean) ** 2 for value in values)
    if unit == "%" and spread == 0:  # as if each had been 0 or 1, which spreads most
        least, most = (estimate.proportion(way(mean * n), n, confidence) for way in (math.floor, math.ceil))
        return Estimate(mean, least.low, most.high, n, confidence, unit)
    half = estimate.student_value(n - 1, confidence) * math.sqrt(spread / (n - 1) / n) if n > 1 else math.inf
    low, high = (max(0.0, mean - half), min(1.0, mean + half)) if unit == "%" else (mean - half, mean + half)
    return Estimate(mean, low, high, n, confidence, unit)
