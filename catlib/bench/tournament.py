"""Tournaments of bots: everybody against everybody in every seat, and a strength for each with its interval."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from catlib.bench.compare import SEEDS, compare, warn
from catlib.bench.findings import plus_minus
from catlib.bench.result import Finding, Result, library
from catlib.chance import Estimate, proportion, several, share, whole
from catlib.game import Game, seat_bots, together

RESAMPLES = 400
PRIOR = 0.5  # Jeffreys': half a game more won, and half a game more lost, than was seen


@dataclass(frozen=True)
class Tournament(Result):
    """Bots with their strengths, best first, and who won against whom.

    A strength is a difference of log odds: a bot that is 1 stronger wins e ≈ 2.7 times as often as it loses. They sum
    to nought. `wins[a, b]` are the decided games between two bots that a won.
    """

    strengths: dict[str, Estimate]
    wins: Mapping[tuple[str, str], int]

    title = "Tournament"

    @property
    def sentence(self) -> str:
        """The strength of each bot, a line each."""
        return "\n".join(one.sentence for one in self.findings)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The strengths, best first."""
        each = self.strengths.items()
        return tuple(Finding("", "strength", bot, e, f"{bot}: strength {plus_minus(e)}") for bot, e in each)

    def win_rate(self, one: str, other: str) -> Estimate:
        """Return how often one bot beat another in decided games; raise KeyError for a bot that did not play."""
        for bot in (one, other):
            if bot not in self.strengths:
                raise KeyError(f"bot={bot!r}: those that played are {', '.join(self.strengths)}")
        won, lost = self.wins.get((one, other), 0), self.wins.get((other, one), 0)
        return proportion(won, won + lost)


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
    choix, with intervals by a bootstrap (`strengths`). A warning counts games that went wrong.

    Sources: R. A. Bradley and M. E. Terry, Rank analysis of incomplete block designs (1952); L. Maystre, choix.
    """
    bots = several("bots", bots, "names of bots")
    for bot in bots:
        seat_bots(game, bot)
    if len(set(bots)) < 2 or len(set(bots)) < len(bots) or game.num_players < 2:
        raise ValueError(f"bots={list(bots)!r}: expected two or more different bots, and a game for two or more")
    if together(game.rules):
        raise ValueError(f"{game.title}: all win or lose together, so no bot beats another; compare them seat by seat")
    confidence, seed = share("confidence", confidence), whole("seed", seed, 0, SEEDS - 1)
    library("choix", "a tournament")
    wins = Counter[tuple[str, str]]()
    for one, other in combinations(bots, 2):
        for i, seats in enumerate(lineups(one, other, game.num_players)):
            result = compare(
                game, list(seats), whole("games", games), (seed + i) % SEEDS, **{"progress": False, **where}
            )
            warn(result)
            for winners, n in result.run.tallies[0].winners.items():
                sides = {bot for seat, bot in enumerate(seats) if winners >> seat & 1}
                if len(sides) == 1:
                    [best] = sides
                    wins[best, other if best == one else one] += n
    return Tournament(strengths(bots, wins, seed, confidence), dict(wins))


def strengths(
    bots: Sequence[str], wins: Mapping[tuple[str, str], int], seed: int = 0, confidence: float = 0.95
) -> dict[str, Estimate]:
    """Bradley and Terry's strengths with intervals by bootstrap, best first.

    Each resample draws how often each pair's one bot beats the other, from the beta distribution that Jeffreys' prior
    and their games leave. The usual bootstrap draws games anew, and never what did not happen: whoever lost every game
    would do so for ever, and be sure to the last digit. Sources: D. B. Rubin, The Bayesian bootstrap (1981); L. D.
    Brown and others, Interval estimation for a binomial proportion (2001), for Jeffreys' prior.

    >>> found = strengths(["a", "b"], {("a", "b"): 30})
    >>> found["a"].value > 1.5, found["a"].high - found["a"].low > 1
    (True, True)
    """
    rng, games = random.Random(seed), sum(wins.values())
    pairs = [(a, b) for a, b in combinations(bots, 2) if wins.get((a, b), 0) + wins.get((b, a), 0)]
    seen = {pair: wins.get(pair, 0) + PRIOR for one in pairs for pair in (one, one[::-1])}
    found = _fitted(bots, seen)
    again = []
    for _ in range(RESAMPLES):
        drawn = {}
        for a, b in pairs:
            both = seen[a, b] + seen[b, a]
            drawn[a, b] = both * rng.betavariate(seen[a, b], seen[b, a])
            drawn[b, a] = both - drawn[a, b]
        again.append(_fitted(bots, drawn))
    cut = round((1 - confidence) / 2 * RESAMPLES)
    rows = {}
    for i, bot in enumerate(bots):
        sample = sorted(one[i] for one in again)
        rows[bot] = Estimate(found[i], sample[cut], sample[-1 - cut], games, confidence)
    return dict(sorted(rows.items(), key=lambda row: -row[1].value))


def _fitted(bots: Sequence[str], wins: Mapping[tuple[str, str], float]) -> list[float]:
    """The likeliest strengths, with a trace of a prior, so that bots that never met are alike."""
    choix = library("choix", "a tournament")
    numpy = library("numpy", "a tournament")
    numbers = {bot: i for i, bot in enumerate(bots)}
    matrix = numpy.zeros((len(bots), len(bots)))
    for (a, b), n in wins.items():
        matrix[numbers[a], numbers[b]] = n
    return [float(x) for x in choix.ilsr_pairwise_dense(matrix, alpha=0.01)]
