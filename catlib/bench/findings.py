"""What a run of games says: each number with its interval and a plain sentence."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from catlib import estimate
from catlib.bench.driver import COUNTED
from catlib.bench.tally import Pair, Tally, is_of_the_whole, measure_name, place_names
from catlib.estimate import Estimate
from catlib.game import Game
from catlib.numerals import fixed, spaced

__all__ = ["BROWNE", "Finding", "differences", "found", "plus_minus", "quantile", "shared_luck"]

BROWNE = "C. Browne, Automatic generation and evaluation of recombination games (2008)"
LENGTHS = ("turns", "decisions", "steps")


@dataclass(frozen=True)
class Finding:
    """One number about a variant: what it is, of whom, the estimate, a sentence, and whose measure it is."""

    variant: str
    measure: str
    who: str
    estimate: Estimate
    sentence: str
    source: str = ""

    def __str__(self) -> str:
        return self.sentence


def plus_minus(number: Estimate) -> str:
    """A number with half its interval, in few letters.

    >>> plus_minus(estimate.proportion(3970, 10_000))
    '39.7 % ± 1.0'
    """
    scale, unit = {"%": (100, " %"), "points": (100, " points")}.get(number.unit, (1, ""))
    error, before, after = number.error * scale, *(("", unit) if number.unit == "points" else (unit, ""))
    if math.isinf(error):
        return f"{fixed(number.value * scale, 1)}{unit}, error unknown"
    places = min(4, max(1, 1 - math.floor(math.log10(error)) - 1)) if error > 0 else 1
    value = fixed(number.value * scale, places, plus=number.unit == "points")
    return f"{value}{before} ± {fixed(error, places)}{after}"


def found(name: str, game: Game, bots: tuple[str, ...], tally: Tally, confidence: float) -> Iterator[Finding]:
    """All findings about one variant that whole games tell without a trace."""
    if tally.counted:
        yield from _rates_by_seat(name, game, bots, tally, confidence)
        yield from _rates_by_bot(name, bots, tally, confidence)
        yield from _rates_by_place(name, game, tally, confidence)
        if game.num_players > 1:
            yield _advantage(name, game, tally, confidence)
        yield _completion(name, tally, confidence)
    if tally.values.get("steps"):
        yield from _lengths(name, tally, confidence)
        for measure in map(measure_name, game.rules.MEASURES):
            if measure.endswith(_seats_left_out(game)):
                continue
            value = estimate.mean(tally.values[measure], confidence)
            yield Finding(name, measure, "", value, f"{measure}: {plus_minus(value)} on average.")


def _seats_left_out(game: Game) -> tuple[str, ...]:
    return tuple(f"of seat {seat + 1}" for seat in range(game.num_players, 10))


def _rates_by_seat(name: str, game: Game, bots: tuple[str, ...], tally: Tally, confidence: float) -> Iterator[Finding]:
    rates = [estimate.proportion(tally.won_by(seat), tally.counted, confidence) for seat in range(len(bots))]
    equal = sum(rate.value for rate in rates) / len(rates)
    for seat, rate in enumerate(rates):
        who, end = f"seat {seat + 1}", ""
        if len(bots) > 1 and len(set(bots)) == 1:
            end = ": no sign that seat order matters" if equal in rate else ": seat order matters"
        elif len(bots) > 1:
            end = f", driven by {bots[seat]}"
        yield Finding(name, "win rate", who, rate, f"{who} wins {plus_minus(rate)}{end}.")


def _rates_by_bot(name: str, bots: tuple[str, ...], tally: Tally, confidence: float) -> Iterator[Finding]:
    for bot in dict.fromkeys(bots if len(set(bots)) > 1 else ()):
        seats = [seat for seat, other in enumerate(bots) if other == bot]
        won = Counter[int]()
        for winners, n in tally.winners.items():
            won[sum(winners >> seat & 1 for seat in seats)] += n
        rate = _share(won, len(seats), confidence)
        yield Finding(name, "win rate of bot", bot, rate, f"{bot} wins {plus_minus(rate)} of its games a seat.")


def _rates_by_place(name: str, game: Game, tally: Tally, confidence: float) -> Iterator[Finding]:
    """Where a game tells winners apart by something, such as who began: how often each wins."""
    by = game.rules.WINNER_BY
    for place, who in enumerate(place_names(by, game.num_players), 1):
        rate = estimate.proportion(tally.values.get(by or "", Counter())[place], tally.counted, confidence)
        yield Finding(name, "win rate", who, rate, f"{who} wins {plus_minus(rate)}.")


def _share(won: Counter[int], seats: int, confidence: float) -> Estimate:
    """A win rate a seat, with Wilson's interval for one seat, else the normal one of the games' means."""
    if seats == 1:
        return estimate.proportion(won[1], won.total(), confidence)
    mean = estimate.mean(won, confidence)
    low, high = max(0.0, mean.low / seats), min(1.0, mean.high / seats)
    return Estimate(mean.value / seats, low, high, mean.games, confidence, "%")


def _advantage(name: str, game: Game, tally: Tally, confidence: float) -> Finding:
    """How much more often than an equal share the first player wins; by who began, where the game says who did."""
    measure, seats = game.rules.WINNER_BY, game.num_players
    if measure is None:
        won, everybody = tally.won_by(0), sum(tally.won_by(seat) for seat in range(seats))
    else:
        places = tally.values.get(measure, Counter())
        won, everybody = places[1], sum(places[place] for place in range(1, seats + 1))
    rate, equal = estimate.proportion(won, tally.counted, confidence), everybody / seats / tally.counted
    value = Estimate(rate.value - equal, rate.low - equal, rate.high - equal, rate.games, confidence, "points")
    end = "no sign that it matters" if 0 in value else "it pays" if value.value > 0 else "it costs"
    text = f"to go first is worth {plus_minus(value)} beside an equal share: {end}."
    return Finding(name, "first-player advantage", "", value, text)


def _completion(name: str, tally: Tally, confidence: float) -> Finding:
    rate = estimate.proportion(tally.counted - tally.winners[0], tally.counted, confidence)
    return Finding(name, "completion", "", rate, f"{plus_minus(rate)} of games have a winner.", BROWNE)


def _lengths(name: str, tally: Tally, confidence: float) -> Iterator[Finding]:
    for column in LENGTHS:
        counts = tally.values[column]
        value = estimate.mean(counts, confidence)
        low, high = quantile(counts, 0.05), quantile(counts, 0.95)
        text = f"a game takes {plus_minus(value)} {column}, nine in ten {spaced(low)} to {spaced(high)}."
        yield Finding(name, column, "", value, text)


def quantile(counts: Counter[int], share: float) -> int:
    """The least value that at least such a share of games do not exceed.

    >>> quantile(Counter({1: 5, 2: 4, 9: 1}), 0.5)
    1
    """
    left = share * counts.total()
    for value, n in sorted(counts.items()):
        left -= n
        if left <= 0:
            return value
    return max(counts)


# Between variants


def differences(
    names: tuple[str, str],
    tallies: tuple[Tally, Tally],
    pair: Pair | None,
    confidence: float,
    seats: int,
    by: str | None = None,
) -> Iterator[Finding]:
    """How the second variant differs from the first, second less first: game by game where they share their luck.

    `pair` is None where they do not; `by` is what the game tells winners apart by.
    """
    if not all(tally.counted for tally in tallies):
        return
    places = place_names(by, seats)
    for place, who in enumerate(places, 1):
        value = _place_difference(tallies, pair, by or "", place, confidence)
        yield Finding(names[1], "win rate", who, value, _difference_words(f"{who} wins", value, names))
    for seat in range(seats):
        value, who = _seat_difference(tallies, pair, seat, confidence), f"seat {seat + 1}"
        yield Finding(names[1], "win rate", who, value, _difference_words(f"{who} wins", value, names))
    first, second = (tally.values for tally in tallies)
    own = [name for name in first if name in second and name not in COUNTED and is_of_the_whole(name)]
    for column in (*LENGTHS, *own) if first.get("turns") and second.get("turns") else ():
        if pair is None:
            value = _apart(second[column], first[column], confidence)
        else:
            value = estimate.mean_of_sums(*pair.moved[column], confidence)
        yield Finding(names[1], column, "", value, _difference_words(f"{column} of a game:", value, names))


def _seat_difference(tallies: tuple[Tally, Tally], pair: Pair | None, seat: int, confidence: float) -> Estimate:
    if pair is None:
        second, first = (estimate.proportion(t.won_by(seat), t.counted, confidence) for t in reversed(tallies))
        return estimate.difference(second, first)
    both, only_second, only_first, neither = pair.table(seat)
    return estimate.paired_difference(both, only_second, only_first, neither, confidence)


def _place_difference(
    tallies: tuple[Tally, Tally], pair: Pair | None, by: str, place: int, confidence: float
) -> Estimate:
    if pair is None:
        rates = (estimate.proportion(t.values.get(by, Counter())[place], t.counted, confidence) for t in tallies)
        first, second = rates
        return estimate.difference(second, first)
    [name] = place_names(by, place)[-1:]
    return replace(estimate.mean_of_sums(*pair.moved[name], confidence), unit="points")


def _apart(second: Counter[int], first: Counter[int], confidence: float) -> Estimate:
    """The difference of two means that were seen in games of their own."""
    a, b = estimate.mean(second, confidence), estimate.mean(first, confidence)
    half, value = math.hypot(a.error, b.error), a.value - b.value
    return Estimate(value, value - half, value + half, a.games + b.games, confidence)


def _difference_words(what: str, value: Estimate, names: tuple[str, str]) -> str:
    amount = plus_minus(value)
    if not amount.startswith(("+", "−")):
        amount = f"+{amount}"
    end = "no difference is seen" if 0 in value else "a difference"
    return f"{what} {amount} with {names[1]} beside {names[0]}: {end}."


def shared_luck(pair: Pair, seat: int) -> float:
    """How many times as many games it would take without common random numbers for as narrow an interval.

    The sum of both variances by the variance of the difference, game by game.
    """
    both, second, first, neither = pair.table(seat)
    n = both + second + first + neither
    p, q, d = (both + first) / n, (both + second) / n, (second - first) / n
    apart = (second + first) / n - d * d
    return (p * (1 - p) + q * (1 - q)) / apart if apart > 0 else math.inf
