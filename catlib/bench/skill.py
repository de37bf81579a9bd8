"""Luck and skill: how much of who wins the dice explain, and how much the players.

Every lineup of some bots plays the same games: the same dice fall, by name (`catlib.chance.streams`). The variance of
results then falls apart into what the dice explain alone, what the players explain alone, and the rest: both together,
and the bots' own chance. This is the two-way analysis of variance (R. A. Fisher 1925), or Sobol's first-order indices
of the two inputs *dice* and *players* (Sobol 2001); over several seats variances are added (F. Gamboa, A. Janon,
T. Klein and A. Lagnoux, Sensitivity analysis for multidimensional and functional outputs, 2014). Products are taken
between two sets of games that differ in the bots' own chance, so that it does not pass for luck of the dice. Intervals
are by a jackknife over groups of games (J. W. Tukey 1958; B. Efron and R. Tibshirani 1993, chapter 11).
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Any, NamedTuple

from catlib.bench.findings import Finding, plus_minus
from catlib.bench.result import Result
from catlib.bench.trials import bot_words
from catlib.bench.voice import say
from catlib.chance import Estimate, estimate, mixed, several, share, whole
from catlib.engine import OVER, can_compile, drive, in_parts
from catlib.game import Game, capital, in_a_row, seat_bots, share_of

SOURCE = "R. A. Fisher, Statistical methods for research workers (1925); I. M. Sobol, Global sensitivity indices (2001)"
RANDOM = "random"  # the bot of that name
GROUPS = 40  # of games, for the jackknife
LINEUPS = 64  # of more, that many are drawn by lot


@dataclass(frozen=True)
class Skill(Result):
    """The shares of the variance of who wins: by the dice alone, by the players alone, and what is left."""

    dice: Estimate
    players: Estimate
    rest: Estimate
    bots: tuple[str, ...]
    called: tuple[str, ...] = ()

    title = "Luck and skill"

    @property
    def sentence(self) -> str:
        """The parts of dice and players, between these bots."""
        return self._say("skill-said")

    def _say(self, id: str) -> str:
        given = {"rate": plus_minus(self.dice), "value": plus_minus(self.players)}
        bots = in_a_row(self.called or self.bots)
        return capital(say(id, bots=bots, verdict=_which(self.dice, self.players), **given))

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Both shares."""
        return (
            Finding("", "explained by dice", "", self.dice, self._say("skill-dice"), SOURCE),
            Finding("", "explained by players", "", self.players, self._say("skill-players"), SOURCE),
        )


def luck_and_skill(
    game: Game,
    bots: Sequence[str] | None = None,
    games: int = 1000,
    seed: int = 0,
    *,
    confidence: float = 0.95,
    workers: int | None = None,
    executor: Any = None,
) -> Skill:
    """Return how much of the variance of who wins the dice explain, and how much the players.

    The players are all lineups of some `bots`, by default all that are rules but the random one, if two are left (of
    more than 64 lineups, 64 drawn by lot); each plays the same `games`, twice. Skill means the difference between these
    bots and no others: one more that plays badly makes a game look like skill. Raises ValueError where there is one bot
    only, or where all games end alike.

    >>> found = luck_and_skill(load("cat_cab"), ["greedy", "crazy cat"], games=80)
    >>> round(found.dice.value + found.players.value + found.rest.value, 9)
    1.0
    """
    names = tuple(ladder(game) if bots is None else several("bots", bots, "names of bots"))
    for name in names:
        seat_bots(game, name)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise ValueError(f"bots={list(names)!r}: expected two or more different bots, of {', '.join(game.bots)}")
    games, confidence = whole("games", games, GROUPS), share("confidence", confidence)
    lineups = _lineups(names, game.num_players, whole("seed", seed, 0))
    work = [(game, lineup, seed, p, games) for p, lineup in enumerate(lineups)]
    rows = list(in_parts(_twice, work, workers, executor, all(can_compile(game, row) for row in lineups)))
    dice, players, rest = shares(rows, game.num_players, confidence)
    return Skill(dice, players, rest, names, tuple(bot_words(game.type.story, bot) for bot in names))


def _which(dice: Estimate, players: Estimate) -> str:
    """A verdict that holds for the bots that played, as every bot added moves it."""
    if dice.low > players.high:
        return "luck"
    return "skill" if players.low > dice.high else "unsure"


def ladder(game: Game) -> tuple[str, ...]:
    """Return the bots between which skill is measured by default: no child, and if two are left not the random one.

    >>> ladder(load("cat_cab"))
    ('crazy cat', 'greedy', 'navigator')
    """
    part = game.type.bots
    rules = tuple(name for name in part.COMPILED if name not in part.LADDER[:1])
    sensible = tuple(name for name in rules if name != RANDOM)
    return sensible if len(sensible) > 1 else rules


def _lineups(bots: Sequence[str], seats: int, seed: int) -> list[tuple[str, ...]]:
    if len(bots) ** seats <= LINEUPS:
        return list(product(bots, repeat=seats))
    rng, found = random.Random(seed), dict[tuple[str, ...], None]()
    while len(found) < LINEUPS:
        found[tuple(rng.choice(bots) for _ in range(seats))] = None
    return list(found)


def _twice(game: Game, lineup: Sequence[str], seed: int, number: int, games: int) -> tuple[list[int], list[int]]:
    """Return who won each game, as bits, twice: the same dice, the bots' own draws of another seed."""
    both = [drive(game, lineup, seed, 0, games, deciding=mixed(seed, 2 * number + i + 1)) for i in range(2)]
    for done in both:
        if set(done.ended) - {OVER, 0}:
            raise ValueError(f"bots {', '.join(lineup)}: a game went wrong; `compare` says which")
    return list(both[0].winners), list(both[1].winners)


class _Group(NamedTuple):
    """Sums over some games, seat by seat: how many, of results and their squares, of columns, and of rows."""

    games: int
    squares: float
    crossed: float
    first: list[float]
    second: list[float]
    rows: list[list[float]]


def shares(
    rows: Sequence[tuple[Sequence[int], Sequence[int]]], seats: int, confidence: float = 0.95
) -> tuple[Estimate, Estimate, Estimate]:
    """The parts of the variance that columns explain alone, that rows explain alone, and the rest.

    A row is a lineup: who won each game, as bits, in two sets that share the dice of each column.
    """
    games = len(rows[0][0])
    ends = [games * g // GROUPS for g in range(GROUPS + 1)]
    groups = [_group(rows, a, b, seats) for a, b in pairwise(ends)]
    whole_sample = _parts(groups)
    without = [_parts([*groups[:g], *groups[g + 1 :]]) for g in range(GROUPS)]
    z = estimate.critical_value(confidence)
    found = []
    for value, others in zip(whole_sample, zip(*without, strict=True), strict=True):
        mean = sum(others) / GROUPS
        error = z * math.sqrt((GROUPS - 1) / GROUPS * sum((one - mean) ** 2 for one in others))
        low, high = max(0.0, value - error), min(1.0, value + error)
        found.append(Estimate(value, min(low, 1.0), max(high, 0.0), games, confidence, "%"))
    return found[0], found[1], found[2]


def _group(rows: Sequence[tuple[Sequence[int], Sequence[int]]], start: int, stop: int, seats: int) -> _Group:
    many = len(rows)
    by_row, squares, crossed = [[0.0] * seats for _ in rows], 0.0, 0.0
    sums = [0.0] * seats, [0.0] * seats
    for i in range(start, stop):
        column = [0.0] * seats, [0.0] * seats
        for p, both in enumerate(rows):
            for which in range(2):
                won = both[which][i]
                share = share_of(won)
                for seat in range(seats):
                    if won >> seat & 1:
                        column[which][seat] += share / many
                        by_row[p][seat] += share / 2
                        squares += share * share / (2 * many)
        for seat in range(seats):
            crossed += column[0][seat] * column[1][seat]
            sums[0][seat] += column[0][seat]
            sums[1][seat] += column[1][seat]
    return _Group(stop - start, squares, crossed, *sums, by_row)


def _parts(groups: Sequence[_Group]) -> tuple[float, float, float]:
    """The three shares, from sums; products of two means are taken between different groups, which share no luck."""
    n = sum(group.games for group in groups)
    firsts, seconds = zip(*((group.first, group.second) for group in groups), strict=True)
    first, second = ([sum(column) for column in zip(*sums, strict=True)] for sums in (firsts, seconds))
    means = [(a + b) / (2 * n) for a, b in zip(first, second, strict=True)]
    total = sum(group.squares for group in groups) / n - sum(mean * mean for mean in means)
    if total <= 1e-12:
        raise ValueError("all games end alike, so there is nothing for luck or skill to explain")
    product_of_means = sum(a * b for a, b in zip(first, second, strict=True)) / n
    by_dice = (sum(group.crossed for group in groups) - product_of_means) / (n - 1)
    rows = zip(*(group.rows for group in groups), strict=True)
    sizes = [group.games for group in groups]
    squares = [_between([*zip(*row, strict=True)], sizes) for row in rows]
    both = [[(a + b) / 2 for a, b in zip(g.first, g.second, strict=True)] for g in groups]
    by_players = sum(squares) / len(squares) - _between([*zip(*both, strict=True)], sizes)
    dice, players = by_dice / total, by_players / total
    return dice, players, 1 - dice - players


def _between(seats: Sequence[Sequence[float]], sizes: Sequence[int]) -> float:
    """The mean product of a mean in one group and in another, added over seats."""
    n = sum(sizes)
    pairs = n * n - sum(size * size for size in sizes)
    return sum(sum(row) ** 2 - sum(x * x for x in row) for row in seats) / pairs
