"""Which bot is the strongest: everybody against everybody in every seat, and a strength for each with its interval."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from catlib.arguments import whole
from catlib.bench.compare import compare
from catlib.bench.extra import library
from catlib.bench.findings import plus_minus
from catlib.estimate import Estimate, proportion
from catlib.game import Game

__all__ = ["Tournament", "lineups", "strengths", "tournament"]

RESAMPLES = 200


@dataclass(frozen=True)
class Tournament:
    """Bots with their strengths, best first, and who won against whom.

    A strength is a difference of log odds: a bot that is 1 stronger wins e ≈ 2.7 times as often as it loses. They sum
    to nought. `wins[a, b]` are the decided games between two bots that a won.
    """

    strengths: dict[str, Estimate]
    wins: Mapping[tuple[str, str], int]

    def win_rate(self, one: str, other: str) -> Estimate:
        """How often one bot beat another in decided games."""
        won, lost = self.wins[one, other], self.wins[other, one]
        return proportion(won, won + lost)

    def __str__(self) -> str:
        return "\n".join(f"{bot}: strength {plus_minus(value)}" for bot, value in self.strengths.items())


def lineups(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """Two bots at a table, seats in turn theirs, with every seat rotated and both swapped.

    >>> lineups("a", "b", 2), len(lineups("a", "b", 3))
    ([('a', 'b'), ('b', 'a')], 6)
    """
    pattern = [(one, other)[i % 2] for i in range(seats)]
    swapped = [(other, one)[i % 2] for i in range(seats)]
    turned = [tuple(row[-i:] + row[:-i]) for row in (pattern, swapped) for i in range(seats)]
    return list(dict.fromkeys(turned))


def tournament(
    game: Game, bots: Sequence[str], games: int = 200, seed: int = 0, *, confidence: float = 0.95, **where: Any
) -> Tournament:
    """Every bot against every other, `games` in each seating; strengths by Bradley and Terry's model.

    A game is decided between two bots if seats of one of them won and none of the other's. The model is fitted by
    choix, with intervals by bootstrap over games. Sources: R. A. Bradley and M. E. Terry, Rank analysis of incomplete
    block designs (1952); L. Maystre, choix.
    """
    if len(set(bots)) < 2 or len(set(bots)) < len(bots) or game.num_players < 2:
        raise ValueError(f"bots={list(bots)!r}: two or more different bots are wanted, and a game for two or more")
    library("choix", "a tournament")
    wins = Counter[tuple[str, str]]()
    for one, other in combinations(bots, 2):
        for i, seats in enumerate(lineups(one, other, game.num_players)):
            result = compare(game, list(seats), whole("games", games), seed + i, **{"progress": False, **where})
            for winners, n in result.run.tallies[0].winners.items():
                sides = {bot for seat, bot in enumerate(seats) if winners >> seat & 1}
                if len(sides) == 1:
                    [best] = sides
                    wins[best, other if best == one else one] += n
    return Tournament(strengths(bots, wins, seed, confidence), dict(wins))


def strengths(
    bots: Sequence[str], wins: Mapping[tuple[str, str], int], seed: int = 0, confidence: float = 0.95
) -> dict[str, Estimate]:
    """Bradley and Terry's strengths with bootstrap intervals, best first."""
    rng, games = random.Random(seed), sum(wins.values())
    found = _fitted(bots, wins)
    again = []
    for _ in range(RESAMPLES):
        drawn = Counter[tuple[str, str]]()
        for a, b in combinations(bots, 2):
            won, lost = wins.get((a, b), 0), wins.get((b, a), 0)
            if won + lost:
                drawn[a, b] = _binomial(rng, won, lost)
                drawn[b, a] = won + lost - drawn[a, b]
        again.append(_fitted(bots, drawn))
    cut = round((1 - confidence) / 2 * RESAMPLES)
    rows = {}
    for i, bot in enumerate(bots):
        sample = sorted(one[i] for one in again)
        rows[bot] = Estimate(found[i], sample[cut], sample[-1 - cut], games, confidence)
    return dict(sorted(rows.items(), key=lambda row: -row[1].value))


def _binomial(rng: random.Random, won: int, lost: int) -> int:
    """How many of so many games are won again, drawn anew at the same chance."""
    games = won + lost
    return sum(rng.random() * games < won for _ in range(games))


def _fitted(bots: Sequence[str], wins: Mapping[tuple[str, str], int]) -> list[float]:
    """The likeliest strengths, with a trace of a prior, so that a bot that never lost has one too."""
    choix = library("choix", "a tournament")
    numpy = library("numpy", "a tournament")
    numbers = {bot: i for i, bot in enumerate(bots)}
    matrix = numpy.zeros((len(bots), len(bots)))
    for (a, b), n in wins.items():
        matrix[numbers[a], numbers[b]] = n
    return [float(x) for x in choix.ilsr_pairwise_dense(matrix, alpha=0.01)]
