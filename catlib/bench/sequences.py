"""Intervals that hold at every number of games at once, so that one may look at any time and stop when one likes.

A usual interval is right for a number of games that was fixed beforehand; who looks again and again, and stops when it
pleases, is wrong more often than it says. A *confidence sequence* holds at all times together: with chance at least the
confidence, the true number is in every one of its intervals (Ville's inequality, 1939). These are made by the method of
mixtures (Robbins 1970; Howard, Ramdas, McAuliffe and Sekhon 2021): what was seen is compared with a mixture of all
chances, and those that the mixture beats by more than 1/α are left out.

`rate_sequence` mixes by a beta distribution; `paired_sequence` mixes the outcomes *only the second wins*, *both or
neither*, *only the first wins* by a Dirichlet distribution, against the best that any chances with that difference
can do (Wasserman, Ramdas and Balakrishnan, Universal inference, 2020), so that shared luck makes it narrow.
"""

import math
from collections.abc import Callable

from catlib.chance import Estimate

PRIOR = 0.5  # Jeffreys' prior
STEPS = 60  # halvings of an interval


def rate_sequence(won: int, games: int, confidence: float = 0.95) -> Estimate:
    """A chance with an interval that holds at all numbers of games together.

    >>> print(rate_sequence(5000, 10_000))
    50.0% (48.0–52.0%, estimate from 10,000 games)
    """
    return _sequence((won, games - won), won / max(1, games), (0.0, 1.0), lambda p: (p, 1 - p), confidence, "%")


def paired_sequence(second: int, same: int, first: int, confidence: float = 0.95) -> Estimate:
    """The second's chance less the first's in the same games, with an interval that holds at all times together.

    Counts are the games that only the second won, that both or neither won, and that only the first won. The best
    chances with a difference are a root. Source: T. Tango, Equivalence test and confidence interval for the difference
    in proportions for the paired-sample design (1998).

    >>> print(paired_sequence(60, 920, 20))
    +4.0 percentage points (+0.1–+8.3, estimate from 1,000 games)
    """
    games = second + same + first
    value = (second - first) / max(1, games)

    def best(d: float) -> tuple[float, float, float]:
        b = (2 * games - second + first) * d - second - first
        root = (math.sqrt(b * b + 8 * games * first * d * (1 - d)) - b) / (4 * games)
        q = min(max(root, 0.0, -d), (1 - d) / 2)
        return q + d, 1 - d - 2 * q, q

    return _sequence((second, same, first), value, (-1.0, 1.0), best, confidence, "points")


def _sequence(
    counts: tuple[int, ...],
    value: float,
    ends: tuple[float, float],
    best: Callable[[float], tuple[float, ...]],
    confidence: float,
    unit: str,
) -> Estimate:
    """A value with all those whose best chances the mixture does not beat by more than 1/α."""
    games, kinds = sum(counts), len(counts)
    if games < 1 or min(counts) < 0:
        raise ValueError(f"{counts[0]} of {games} games: at least one game is needed, and 0 to {games} of them")
    mixture = sum(math.lgamma(n + PRIOR) - math.lgamma(PRIOR) for n in counts)
    mixture += math.lgamma(kinds * PRIOR) - math.lgamma(games + kinds * PRIOR)
    bound = mixture + math.log(1 - confidence)
    low, high = (_end(lambda x: _log_likelihood(counts, best(x)) >= bound, value, end) for end in ends)
    return Estimate(value, low, high, games, confidence, unit)


def _log_likelihood(counts: tuple[int, ...], chances: tuple[float, ...]) -> float:
    seen = [(n, p) for n, p in zip(counts, chances, strict=True) if n]
    return sum(n * math.log(p) for n, p in seen) if all(p > 0 for _, p in seen) else -math.inf


def _end(fits: Callable[[float], bool], inside: float, outside: float) -> float:
    """Return where a number stops to fit between one that does and the end of what can be."""
    if fits(outside):
        return outside
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if fits(middle) else (inside, middle)
    return outside
