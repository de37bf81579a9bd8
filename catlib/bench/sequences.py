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
    _check(won, games)
    mixture = _log_beta(won + PRIOR, games - won + PRIOR) - _log_beta(PRIOR, PRIOR)
    bound = mixture + math.log(1 - confidence)

    def fits(p: float) -> bool:
        return _log_likelihood((won, games - won), (p, 1 - p)) >= bound

    rate = won / games
    low, high = _end(fits, rate, 0.0), _end(fits, rate, 1.0)
    return Estimate(rate, low, high, games, confidence, "%")


def paired_sequence(second: int, same: int, first: int, confidence: float = 0.95) -> Estimate:
    """The second's chance less the first's in the same games, with an interval that holds at all times together.

    Counts are the games that only the second won, that both or neither won, and that only the first won.

    >>> print(paired_sequence(60, 920, 20))
    +4.0 percentage points (+0.1–+8.3, estimate from 1,000 games)
    """
    games = second + same + first
    _check(second, games)
    counts = second, same, first
    mixture = sum(math.lgamma(n + PRIOR) - math.lgamma(PRIOR) for n in counts)
    mixture += math.lgamma(3 * PRIOR) - math.lgamma(games + 3 * PRIOR)
    bound = mixture + math.log(1 - confidence)
    value = (second - first) / games
    low, high = (_end(lambda d: _best_fit(counts, d) >= bound, value, end) for end in (-1.0, 1.0))
    return Estimate(value, low, high, games, confidence, "points")


def _best_fit(counts: tuple[int, int, int], difference: float) -> float:
    """The best log-likelihood of three counts among chances whose first less third is the difference."""
    second, same, first = counts
    low, high = max(0.0, -difference), (1 - difference) / 2
    value = -math.inf

    def of(q: float) -> float:
        return _log_likelihood((second, same, first), (q + difference, 1 - difference - 2 * q, q))

    for _ in range(STEPS):  # the likelihood is concave
        a, b = low + (high - low) / 3, high - (high - low) / 3
        at_a, at_b = of(a), of(b)
        value = max(value, at_a, at_b)
        low, high = (a, high) if at_a < at_b else (low, b)
    return max(value, of(low), of(high))


def _log_likelihood(counts: tuple[int, ...], chances: tuple[float, ...]) -> float:
    total = 0.0
    for n, p in zip(counts, chances, strict=True):
        if n:
            if p <= 0:
                return -math.inf
            total += n * math.log(p)
    return total


def _end(fits: Callable[[float], bool], inside: float, outside: float) -> float:
    """Return where a number stops to fit between one that does and the end of what can be."""
    if fits(outside):
        return outside
    for _ in range(STEPS):
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if fits(middle) else (inside, middle)
    return outside


def _log_beta(a: float, b: float) -> float:
    return math.lgamma(a) + math.lgamma(b) - math.lgamma(a + b)


def _check(won: int, games: int) -> None:
    if games < 1 or not 0 <= won <= games:
        raise ValueError(f"{won} of {games} games: at least one game is needed, and 0 to {games} of them")
