"""Counts of many games that add up: parts in any order and of any size give the same numbers."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from operator import sub
from typing import Any, NamedTuple

from catlib.engine import COUNTED, LIMIT, OVER, STUCK, Played
from catlib.game import Game

AS_COUNTED = " as the game counts them"
PAYOFF = "payoff of seat "
MOST_FAILURES = 20  # games that are kept by number; all are counted


class Failure(NamedTuple):
    """A game that did not end as games do: its number, the seat whose bot went wrong (−1: nobody's), and how."""

    game: int
    seat: int
    reason: str


@dataclass
class Tally:
    """Games of one variant, counted.

    `winners` counts games by who won, as bits; `values` by column and value; `found` holds the first game of each
    value; `failures` the first games that did not end. Only games that ended count in `values` and `found`.
    """

    games: int = 0
    winners: Counter[int] = field(default_factory=Counter)
    values: dict[str, Counter[int]] = field(default_factory=dict)
    found: dict[str, dict[int, int]] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    failed: int = 0
    unfinished: int = 0

    @property
    def counted(self) -> int:
        """The games that ended or were stopped by the limit: all but those that went wrong."""
        return self.games - self.failed

    def add(self, other: "Tally") -> None:
        """Count another part's games too."""
        self.games += other.games
        self.failed += other.failed
        self.unfinished += other.unfinished
        self.winners.update(other.winners)
        for name, counts in other.values.items():
            mine = self.values.setdefault(name, Counter())
            for value, n in counts.items():
                mine[value] = mine.get(value, 0) + n  # quicker than `update`
        for name, games in other.found.items():
            first = self.found.setdefault(name, {})
            for value, game in games.items():
                if first.setdefault(value, game) > game:
                    first[value] = game
        self.failures = sorted({*self.failures, *other.failures})[:MOST_FAILURES]

    def won_by(self, seat: int) -> int:
        """Return how many games a seat won, alone or with others."""
        return sum(n for winners, n in self.winners.items() if winners >> seat & 1)


def tallied(game: Game, played: Played, start: int) -> Tally:
    """The count of some games in a row, of which the first has the number `start`."""
    good = [g for g, end in enumerate(played.ended) if end == OVER]
    failed = list(_failures(played, start))
    unfinished = sum(end == LIMIT for end in played.ended)
    tally = Tally(len(played.ended), failures=[*failed][:MOST_FAILURES], unfinished=unfinished)
    tally.failed = tally.games - len(good) - unfinished
    tally.failures += [Failure(start + g, -1, "") for g, end in enumerate(played.ended) if end == LIMIT]
    tally.failures = sorted(tally.failures)[:MOST_FAILURES]
    numbers = [start + g for g in reversed(good)]
    tally.winners = Counter(_of(played.winners, good))
    if unfinished:
        tally.winners[0] += unfinished  # nobody has won those
    for name, column in columns(game, played):
        values = _of(column, good)
        tally.values[name] = Counter(values)
        tally.found[name] = dict(zip(reversed(values), numbers, strict=True))  # the first game of a value comes last
    return tally


def columns(game: Game, played: Played) -> Iterator[tuple[str, Any]]:
    """Every column that is counted, by name."""
    yield from zip(COUNTED, played.counts, strict=True)
    yield from ((f"{PAYOFF}{seat + 1}", column) for seat, column in enumerate(played.paid))
    yield from zip(map(measure_name, game.rules.MEASURES), played.measured, strict=True)


def measure_name(measure: str) -> str:
    """Return what a game's measure is called here: its own name, unless every game has a column of that name.

    >>> measure_name("rounds"), measure_name("turns")
    ('rounds', 'turns as the game counts them')
    """
    return f"{measure}{AS_COUNTED}" if measure in COUNTED else measure


def own_name(column: str) -> str:
    """Return what the game itself calls a measure.

    >>> own_name("turns as the game counts them")
    'turns'
    """
    return column.removesuffix(AS_COUNTED)


def of_the_whole(measures: Iterable[str]) -> Iterator[str]:
    """The names of measures that belong to no seat, as they are called here."""
    return map(measure_name, filter(is_of_the_whole, measures))


def is_of_the_whole(measure: str) -> bool:
    """Return whether a measure is of a game, and neither of one seat nor a code for how it ended."""
    return " of " not in measure and " by" not in measure


def _of(column: Any, games: list[int]) -> Any:
    return column if len(games) == len(column) else [column[g] for g in games]


def _failures(played: Played, start: int) -> Iterator[Failure]:
    for g, end in enumerate(played.ended):
        said = played.reasons.get(start + g)
        if end == STUCK:
            yield Failure(start + g, -1, f"a rule raised {said}" if said else "no action is legal there")
        elif end > OVER:
            yield Failure(start + g, end - OVER - 1, f"raised {said}" if said else "named an action that is not legal")


@dataclass
class Pair:
    """The same games of two variants, side by side.

    `winners` counts games by who won in the first and who in the second; `moved` holds by column how many games, the
    sum of the differences (second less first), and of their squares.
    """

    winners: Counter[tuple[int, int]] = field(default_factory=Counter)
    moved: dict[str, tuple[int, int, int]] = field(default_factory=dict)

    def add(self, other: "Pair") -> None:
        """Count another part's games too."""
        self.winners.update(other.winners)
        for name, sums in other.moved.items():
            self.moved[name] = tuple(map(sum, zip(sums, self.moved.get(name, (0, 0, 0)), strict=True)))  # type: ignore

    def table(self, hit: Callable[[int], bool]) -> tuple[int, int, int, int]:
        """Games of which both are a hit, by who has won as bits, the second only, the first only, and neither."""
        found = Counter[tuple[bool, bool]]()
        for (first, second), n in self.winners.items():
            found[hit(second), hit(first)] += n
        return found[True, True], found[True, False], found[False, True], found[False, False]

    def of_seat(self, seat: int) -> tuple[int, int, int, int]:
        """Return the same for the games that a seat won."""
        return self.table(lambda won: bool(won >> seat & 1))


def paired(games: tuple[Game, Game], first: Played, second: Played) -> Pair:
    """The same games in a row of two variants; those that went wrong in one of them are left out."""
    ends = list(zip(first.ended, second.ended, strict=True))
    fine = [g for g, (a, b) in enumerate(ends) if {a, b} <= {LIMIT, OVER}]
    both = [g for g in fine if ends[g] == (OVER, OVER)]
    pair = Pair(Counter(zip(_of(first.winners, fine), _of(second.winners, fine), strict=True)))
    one, other = (dict(columns(game, played)) for game, played in zip(games, (first, second), strict=True))
    payoffs = [name for name in one if name.startswith(PAYOFF) and name in other]
    for name in (*COUNTED, *payoffs, *of_the_whole(games[0].rules.MEASURES)):
        pair.moved[name] = _sums(map(sub, _of(other[name], both), _of(one[name], both)))
    by = games[0].rules.WINNER_BY
    for place, name in enumerate(place_names(by, min(game.num_players for game in games)), 1):
        columns_by = (one[by or ""], other[by or ""])
        hits = [[column[g] == place and ends[g][i] == OVER for g in fine] for i, column in enumerate(columns_by)]
        pair.moved[name] = _sums(map(sub, hits[1], hits[0]))
    return pair


def place_names(by: str | None, seats: int) -> list[str]:
    """Return the names of winners' kinds, one a place; none where a game has no kinds.

    >>> place_names("start of the winner", 2)
    ['start 1', 'start 2']
    """
    return [f"{by.removesuffix(' of the winner')} {place}" for place in range(1, seats + 1)] if by else []


def _sums(differences: Iterable[int]) -> tuple[int, int, int]:
    counts = Counter(differences)
    total = sum(d * n for d, n in counts.items())
    return sum(counts.values()), total, sum(d * d * n for d, n in counts.items())
