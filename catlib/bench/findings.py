"""Findings of a run of games: each number with its interval and a plain sentence."""

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from catlib.bench.result import Finding
from catlib.bench.tally import PAYOFF, Pair, Tally, is_of_the_whole, measure_name, own_name, place_names
from catlib.bench.voice import say
from catlib.chance import Estimate, estimate, fixed, local, spaced
from catlib.engine import COUNTED
from catlib.game import DRAWN, SHARED, TEAM, UNFINISHED, Game, endings, is_shared, together

BROWNE = "C. Browne, Automatic generation and evaluation of recombination games (2008)"
LENGTHS = ("turns", "decisions", "steps")
WIDE, UNKNOWN = 10, 40  # points of error from which on a share shows both ends, and tells nothing
GAP, MATTERED, NEVER = "gap between best and second choice", "decisions that mattered", "choice never best"
TRACED = ("lead change", "drama", "decisiveness", "comebacks", GAP, MATTERED, NEVER)
"""What only games that are looked at closely tell."""


def not_found(measure: str, who: str, known: Iterable[Finding]) -> str:
    """Return what is said where no finding has a name: what there is, or how to get it.

    >>> not_found("drama", "", [])
    "'drama': only games that are looked at closely tell it; ask for some, such as traces=50"
    """
    of_whom: dict[str, list[str]] = {}
    for one in known:
        of_whom.setdefault(one.measure, []).append(one.who)
    if measure in of_whom:
        whos = ", ".join(dict.fromkeys(map(repr, of_whom[measure])))
        return f"{measure!r} of {who!r}: expected {whos}"
    if measure in TRACED:
        return f"{measure!r}: only games that are looked at closely tell it; ask for some, such as traces=50"
    if not of_whom:
        return f"measure={measure!r}: no figures, as every game went wrong; look at explain('failing')"
    return f"measure={measure!r}: there are {', '.join(map(repr, of_whom))}"


def who_wins(rules: Any, who: str) -> tuple[str, str]:
    """Return whose a win rate is, and the words: a seat's, or nobody's where all win together.

    >>> who_wins(load("cat_cab").rules, "seat 1")
    ('seat 1', 'seat 1 wins')
    """
    return ("", "all win together") if together(rules) and who.startswith("seat ") else (who, f"{who} wins")


def plus_minus(number: Estimate) -> str:
    """A number with half its interval; with both its ends where a rough share would pass 0 or 100.

    >>> plus_minus(estimate.proportion(1, 8))
    '12% (2–47%)'
    >>> plus_minus(estimate.proportion(3970, 10_000))
    '39.7% ± 1.0'
    """
    scale, unit = {"%": (100, local("%")), "points": (100, "")}.get(number.unit, (1, ""))
    error = number.error * scale
    is_wide = number.unit == "%" and error > WIDE
    if math.isinf(error) or (is_wide and error > UNKNOWN):
        return say("error-unknown", value=_of_points(f"{fixed(number.value * scale, 1)}{unit}", number))
    places = min(4, max(1, 1 - math.floor(math.log10(error)) - 1)) if error > 0 else 1
    if is_wide and not error <= scale * number.value <= scale - error:
        low, high = (fixed(end * scale) for end in (number.low, number.high))
        return f"{fixed(number.value * scale)}{unit} ({low}–{high}{unit})"
    value = fixed(number.value * scale, places, plus=number.unit == "points")
    return _of_points(f"{value}{unit} ± {fixed(error, places)}", number)


def signed(number: Estimate) -> str:
    """A difference with its interval, and a plus unless what is shown of it is 0."""
    said = plus_minus(number)
    is_zero = not re.search("[1-9]", said.partition("±")[0])
    return said if is_zero or said.startswith(("+", "−")) else f"+{said}"


def _of_points(amount: str, number: Estimate) -> str:
    return say("in-points", amount=amount) if number.unit == "points" else amount


def seat_words(who: str) -> str:
    """Return what a seat is called in sentences; others keep their names.

    >>> seat_words("seat 2"), seat_words("start 1")
    ('seat 2', 'start 1')
    """
    kind, _, n = who.partition(" ")
    return say(kind, n=int(n)) if kind in ("seat", "start") else who


def measure_words(measure: str) -> str:
    """Return what a measure is called in sentences.

    >>> measure_words("rounds")
    'rounds'
    """
    return say("measure", what=own_name(measure))


def share_of(n: int, all: int) -> str | bool:
    """Return which share of games some are, False for none.

    >>> share_of(1, 8), share_of(0, 8)
    ('12.5%', False)
    """
    return fixed(100 * n / all, 1) + local("%") if n else False


def found(name: str, game: Game, bots: tuple[str, ...], tally: Tally, confidence: float) -> Iterator[Finding]:
    """All findings about one variant that whole games tell without a trace."""
    if tally.counted and together(game.rules):
        rate = estimate.proportion(tally.won_by(0), tally.counted, confidence)
        yield Finding(name, "win rate", "", rate, say("wins-together", rate=plus_minus(rate)))
    elif tally.counted:
        yield from _rates_by_team(name, game, tally, confidence)
        yield from _rates_by_seat(name, game, bots, tally, confidence)
        yield from _rates_by_bot(name, bots, tally, confidence)
        yield from _rates_by_place(name, game, tally, confidence)
        alike = game.rules.WINNER_BY or len(set(bots)) == 1  # else bots differ, not only seats
        if game.num_players > 1 and alike and not game.rules.TEAMS:
            yield _advantage(name, game, tally, confidence)
        yield from _completion(name, game, tally, confidence)
    if tally.values.get("steps"):
        yield from _payoffs(name, game.rules, tally, confidence)
        yield from _lengths(name, tally, confidence)
        empty = [f"of seat {seat + 1}" for seat in range(game.num_players, 10)]
        for measure in map(measure_name, game.rules.MEASURES):
            if measure.endswith((*empty, " by")) or measure == game.rules.WINNER_BY:
                continue  # nobody's, or a code, of which a mean says nothing
            value = estimate.mean(tally.values[measure], confidence)
            yield Finding(name, measure, "", value, f"{measure}: {plus_minus(value)} on average.")


def _rates_by_seat(name: str, game: Game, bots: tuple[str, ...], tally: Tally, confidence: float) -> Iterator[Finding]:
    rates = [estimate.proportion(tally.won_by(seat), tally.counted, confidence) for seat in range(len(bots))]
    equal = sum(rate.value for rate in rates) / len(rates)
    how = endings(game.rules, len(bots), tally.winners, tally.unfinished)
    for seat, rate in enumerate(rates):
        who, alike = f"seat {seat + 1}", len(bots) > 1 and len(set(bots)) == 1 and not game.rules.TEAMS
        alone = how[SHARED] and not game.rules.TEAMS and f"{fixed(100 * how[who] / tally.counted, 1)}{local('%')}"
        words = {
            "alone": alone or False,
            "bot": bots[seat] if len(set(bots)) > 1 else False,
            "order": alike and ("unsure" if equal in rate else "sure"),
        }
        text = say("wins-seat", who=seat_words(who), rate=plus_minus(rate), **words)
        yield Finding(name, "win rate", who, rate, text)


def _rates_by_team(name: str, game: Game, tally: Tally, confidence: float) -> Iterator[Finding]:
    for number, team in enumerate(game.rules.TEAMS):
        won = sum(n for bits, n in tally.winners.items() if bits >> TEAM + number & 1)
        rate = estimate.proportion(won, tally.counted, confidence)
        yield Finding(name, "win rate", team, rate, say("wins-team", who=team, rate=plus_minus(rate)))


def _rates_by_bot(name: str, bots: tuple[str, ...], tally: Tally, confidence: float) -> Iterator[Finding]:
    for bot in dict.fromkeys(bots if len(set(bots)) > 1 else ()):
        seats = [seat for seat, other in enumerate(bots) if other == bot]
        won = Counter[int]()
        for winners, n in tally.winners.items():
            won[sum(winners >> seat & 1 for seat in seats)] += n
        rate = _share(won, len(seats), confidence)
        yield Finding(name, "win rate of bot", bot, rate, say("wins-bot", bot=bot, rate=plus_minus(rate)))


def _rates_by_place(name: str, game: Game, tally: Tally, confidence: float) -> Iterator[Finding]:
    """Yield where a game tells winners apart by something, such as who began: how often each wins."""
    by = game.rules.WINNER_BY
    for place, who in enumerate(place_names(by, game.num_players), 1):
        rate = estimate.proportion(tally.values.get(by or "", Counter())[place], tally.counted, confidence)
        yield Finding(name, "win rate", who, rate, say("wins-place", who=seat_words(who), rate=plus_minus(rate)))


def _share(won: Counter[int], seats: int, confidence: float) -> Estimate:
    """A win rate a seat, with Wilson's interval for one seat, else the normal one of the games' means."""
    if seats == 1:
        return estimate.proportion(won[1], won.total(), confidence)
    mean = estimate.mean(won, confidence)
    low, high = max(0.0, mean.low / seats), min(1.0, mean.high / seats)
    return Estimate(mean.value / seats, low, high, mean.games, confidence, "%")


def _advantage(name: str, game: Game, tally: Tally, confidence: float) -> Finding:
    """Return how much more than an equal share the first player wins; by who began, where the game says who did."""
    measure, seats = game.rules.WINNER_BY, game.num_players
    if measure is None:
        won, everybody = tally.won_by(0), sum(tally.won_by(seat) for seat in range(seats))
    else:
        places = tally.values.get(measure, Counter())
        won, everybody = places[1], sum(places[place] for place in range(1, seats + 1))
    rate, equal = estimate.proportion(won, tally.counted, confidence), everybody / seats / tally.counted
    value = Estimate(rate.value - equal, rate.low - equal, rate.high - equal, rate.games, confidence, "points")
    verdict = "unsure" if 0 in value else "pays" if value.value > 0 else "costs"
    text = say("first-player", points=plus_minus(value), verdict=verdict)
    return Finding(name, "first-player advantage", "", value, text)


def _completion(name: str, game: Game, tally: Tally, confidence: float) -> Iterator[Finding]:
    """Yield how many games somebody wins, how many several share, and how the others end: all games, with no rest."""
    rate = estimate.proportion(tally.counted - tally.winners[0], tally.counted, confidence)
    how = endings(game.rules, game.num_players, tally.winners, tally.unfinished)
    rest = {"drawn": share_of(how.get(DRAWN, 0), tally.counted), "open": share_of(how[UNFINISHED], tally.counted)}
    won = {"all": rate.value == 1, "n": spaced(tally.counted), "rate": plus_minus(rate)}
    yield Finding(name, "completion", "", rate, say("completion", **won, **rest), BROWNE)
    if (len(game.rules.TEAMS) or game.num_players) > 2:  # of two that are paid best, both draw
        shared = estimate.proportion(how[SHARED], tally.counted, confidence)
        yield Finding(name, "shared wins", "", shared, say("shared-wins", rate=plus_minus(shared)))


def _payoffs(name: str, rules: Any, tally: Tally, confidence: float) -> Iterator[Finding]:
    """Yield what each seat is paid, where that says more than who wins; once where all are paid alike."""
    for column in payoff_columns(tally)[: 1 if together(rules) else None]:
        value = estimate.mean(tally.values[column], confidence)
        who = seat_words(column.removeprefix("payoff of "))
        text = say("payoff-all" if together(rules) else "payoff", who=who, value=plus_minus(value))
        yield Finding(name, column, "", value, text)


def payoff_columns(*tallies: Tally) -> list[str]:
    """Return the columns of payoffs that all of some variants have; none where they tell no more than who wins.

    Nobody beats a seat alone, so its payoffs tell more as soon as they differ.

    >>> payoff_columns(Tally(values={"payoff of seat 1": Counter({-1: 3, 2: 1})}))
    ['payoff of seat 1']
    """
    columns = [column for column in tallies[0].values if column.startswith(PAYOFF)]
    both = [column for column in columns if all(column in tally.values for tally in tallies)]
    known = set().union(*(tally.values[column] for tally in tallies for column in both))
    more = known - {-1, 0, 1} or (len(columns) == 1 and len(known) > 1)
    return both if more else []


def _lengths(name: str, tally: Tally, confidence: float) -> Iterator[Finding]:
    for column in LENGTHS:
        counts = tally.values[column]
        value = estimate.mean(counts, confidence)
        low, high = quantile(counts, 0.05), quantile(counts, 0.95)
        text = say("length", value=plus_minus(value), what=column, low=spaced(low), high=spaced(high))
        yield Finding(name, column, "", value, text)


def length_column(*tallies: Tally) -> str:
    """Return what lengths differ by: turns, else decisions, as where one plays alone, else steps, as without both.

    >>> alone = {"turns": Counter({1: 3}), "decisions": Counter({1: 3}), "steps": Counter({4: 2, 6: 1})}
    >>> length_column(Tally(values=alone))
    'steps'
    """
    known = [column for column in LENGTHS if all(tally.values.get(column) for tally in tallies)]
    return next((c for c in known if len({value for tally in tallies for value in tally.values[c]}) > 1), LENGTHS[0])


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
    rules: Any = None,
) -> Iterator[Finding]:
    """Yield how the second variant differs from the first, second less first: game by game where they share their luck.

    `pair` is None where they do not; `rules` are the game's, which may name teams and kinds of winners.
    """
    if not all(tally.counted for tally in tallies):
        return
    by = rules.WINNER_BY if rules else None
    places = place_names(by, seats)
    for place, who in enumerate(places, 1):
        value = _place_difference(tallies, pair, by or "", place, confidence)
        yield Finding(names[1], "win rate", who, value, difference_words(f"{who} wins", value, names))
    for measure, who, said, hit in _ways_to_win(rules, seats, tallies):
        value = _rate_difference(tallies, pair, hit, confidence)
        yield Finding(names[1], measure, who, value, difference_words(said, value, names))
    first, second = (tally.values for tally in tallies)
    own = [name for name in first if name in second and name not in COUNTED and is_of_the_whole(name)]
    alike = rules and together(rules)
    columns = (*payoff_columns(*tallies)[: 1 if alike else None], *LENGTHS, *own)
    for column in columns if first.get("turns") and second.get("turns") else ():
        if pair is None:
            value = apart(*(estimate.mean(counts[column], confidence) for counts in (second, first)))
        else:
            value = estimate.mean_of_sums(*pair.moved[column], confidence)
        called = "payoff of everybody" if alike and column.startswith(PAYOFF) else column
        yield Finding(names[1], column, "", value, difference_words(f"{called} of a game:", value, names))


def _ways_to_win(
    rules: Any, seats: int, tallies: tuple[Tally, Tally]
) -> Iterator[tuple[str, str, str, Callable[[int], bool]]]:
    """Yield ways to win: the measure, whose it is, its words, and whether a game counts by its bits."""
    if rules and together(rules):
        yield "win rate", "", "all win together", bool
        return
    for number, team in enumerate(rules.TEAMS if rules else ()):
        yield "win rate", team, f"wins of {team}", lambda won, bit=TEAM + number: bool(won >> bit & 1)  # type: ignore[misc]
    for seat in range(seats):
        who = f"seat {seat + 1}"
        yield "win rate", who, f"{who} wins", lambda won, seat=seat: bool(won >> seat & 1)  # type: ignore[misc]
    known = {won for tally in tallies for won, n in tally.winners.items() if n}
    if seats > 1 and 0 in known:
        yield "completion", "", "games with a winner", bool
    if (len(rules.TEAMS) if rules and rules.TEAMS else seats) > 2 and any(map(is_shared, known)):
        yield "shared wins", "", "games won by several together", is_shared


def _rate_difference(
    tallies: tuple[Tally, Tally], pair: Pair | None, hit: Callable[[int], bool], confidence: float
) -> Estimate:
    if pair is not None:
        return estimate.paired_difference(*pair.table(hit), confidence)
    counts = [sum(n for won, n in tally.winners.items() if hit(won)) for tally in tallies]
    first, second = (estimate.proportion(n, t.counted, confidence) for n, t in zip(counts, tallies, strict=True))
    return estimate.difference(second, first)


def _place_difference(
    tallies: tuple[Tally, Tally], pair: Pair | None, by: str, place: int, confidence: float
) -> Estimate:
    if pair is None:
        rates = (estimate.proportion(t.values.get(by, Counter())[place], t.counted, confidence) for t in tallies)
        first, second = rates
        return estimate.difference(second, first)
    [name] = place_names(by, place)[-1:]
    return replace(estimate.mean_of_sums(*pair.moved[name], confidence), unit="points")


def apart(a: Estimate, b: Estimate) -> Estimate:
    """The first mean less the second, which were seen in games of their own."""
    half, value = math.hypot(a.error, b.error), a.value - b.value
    return Estimate(value, value - half, value + half, a.games + b.games, a.confidence)


def difference_words(what: str, value: Estimate, names: tuple[str, str]) -> str:
    """A difference in words: by how much, with which variant beside which, and whether it is more than noise."""
    amount = signed(value)
    end = "no difference is seen" if 0 in value else "a difference"
    return f"{what} {amount} with {names[1]} beside {names[0]}: {end}."
