"""What a game is like to play: lead changes, drama, decisiveness, comebacks, and decisions that matter.

The first three are Browne's measures, of a game's turns n = 0 … M − 1 with each seat's chance E(n) to win:

| measure | formula, for one game; a variant's is the mean over its games |
| --- | --- |
| lead change | turns at which another seat leads than before, divided by M − 1 |
| drama | the mean of √(E_rival(n) − E_winner(n)) over the turns at which the later winner is behind |
| decisiveness | the share of turns after the winner's chance first beats all that any rival ever had |

Browne takes moves where we take turns (of more than 40, 40 that are spread evenly), and an evaluation of the position
where we take the chance to win of `catlib.judge`. A lead passes on only if it is larger than twice its error,
or noise would count as change. Source: C. Browne, Automatic generation and evaluation of recombination games (2008),
chapter 6; C. Browne and F. Maire, Evolutionary game design (2010).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from catlib import estimate
from catlib.bench.findings import BROWNE, Finding, plus_minus
from catlib.bench.trace import Trace
from catlib.estimate import Estimate

__all__ = ["comeback", "decisiveness", "drama", "lead_changes", "traced_findings"]

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
    """How far behind the later winner was while behind.

    >>> drama([(0.5, 0.5), (0.32, 0.68), (0.9, 0.1)], winner=0)
    0.6
    """
    behind = [rival - row[winner] for row in chances if (rival := _rival(row, winner)) > row[winner]]
    return round(sum(map(math.sqrt, behind)) / len(behind), 12) if behind else 0.0


def decisiveness(chances: Sequence[Sequence[float]], winner: int) -> float:
    """The share of turns that come after it was decided.

    >>> decisiveness([(0.5, 0.5), (0.4, 0.6), (0.7, 0.3), (0.9, 0.1)], winner=0)
    0.25
    """
    threshold = max(_rival(row, winner) for row in chances)
    after = next((len(chances) - 1 - n for n, row in enumerate(chances) if row[winner] > threshold), 0)
    return after / len(chances)


def comeback(chances: Sequence[Sequence[float]], winner: int) -> bool:
    """Whether the winner once had less than half of an equal share.

    >>> comeback([(0.5, 0.5), (0.2, 0.8)], winner=0)
    True
    """
    return min(row[winner] for row in chances) < 0.5 / len(chances[0])


def _rival(row: Sequence[float], winner: int) -> float:
    return max(chance for seat, chance in enumerate(row) if seat != winner)


# Over many games


def traced_findings(name: str, traces: Sequence[Trace], confidence: float) -> Iterator[Finding]:
    """What traces of a variant's games say."""
    several = [one for one in traces if one.chances and len(one.chances[0]) > 1]
    won = [one for one in several if len(one.winners) == 1]
    if several:
        yield from _browne(name, several, won, confidence)
    if any(one.decisions for one in traces):
        yield from _decisions(name, traces, confidence)


def _browne(name: str, several: Sequence[Trace], won: Sequence[Trace], confidence: float) -> Iterator[Finding]:
    lead = _mean((lead_changes(one.chances, one.playouts) for one in several), confidence, "%")
    yield Finding(name, "lead change", "", lead, f"the lead passes on at {plus_minus(lead)} of turns.", BROWNE)
    if not won:
        return
    rows: tuple[tuple[str, Callable[..., float], str, str, str], ...] = (
        ("drama", drama, "", "drama is {}: how far behind later winners were while behind (0 to 1).", BROWNE),
        ("decisiveness", decisiveness, "%", "{} of turns come after the game is decided.", BROWNE),
    )
    for measure, of, unit, words, source in rows:
        value = _mean((of(one.chances, one.winners[0]) for one in won), confidence, unit)
        yield Finding(name, measure, "", value, words.format(plus_minus(value)), source)
    came = sum(comeback(one.chances, one.winners[0]) for one in won)
    rate = estimate.proportion(came, len(won), confidence)
    text = f"{plus_minus(rate)} of winners had at some turn less than half of an equal chance."
    yield Finding(name, "comebacks", "", rate, text)


def _decisions(name: str, traces: Sequence[Trace], confidence: float) -> Iterator[Finding]:
    deciding = [one for one in traces if one.decisions]
    gap = _mean((sum(d.gap for d in one.decisions) / len(one.decisions) for one in deciding), confidence, "points")
    text = f"the best choice is worth {plus_minus(gap)} of chance to win more than the next."
    yield Finding(name, "gap between best and second choice", "", gap, text)
    mattered = (sum(d.gap > 2 * d.error for d in one.decisions) / len(one.decisions) for one in deciding)
    share = _mean(mattered, confidence, "%")
    text = f"at {plus_minus(share)} of decisions at least, the best choice is better beyond the judge's error."
    yield Finding(name, "decisions that mattered", "", share, text)
    offered, best = Counter[str](), Counter[str]()
    for one in deciding:
        for decision in one.decisions:
            offered.update(set(decision.labels))
            best[decision.labels[decision.best]] += 1
    never = [label for label, n in offered.most_common() if n >= OFTEN and not best[label]]
    for label in never[:MOST_NAMED]:
        rate = estimate.proportion(0, offered[label], confidence)
        text = f"“{label}” was offered at {offered[label]} decisions and never best: at most {100 * rate.high:.0f} %."
        yield Finding(name, "choice never best", label, rate, text)


def _mean(values: Iterable[float], confidence: float, unit: str = "") -> Estimate:
    known = list(values)
    found = estimate.mean_of_sums(len(known), sum(known), sum(x * x for x in known), confidence)
    low, high = (max(0.0, found.low), min(1.0, found.high)) if unit == "%" else (found.low, found.high)
    return Estimate(found.value, low, high, found.games, confidence, unit)
