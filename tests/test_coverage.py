"""How often an interval holds the true number, added up over all samples that can come: no draws, no luck."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import comb

import pytest

from catlib import estimate

CHANCES = [0.1, 0.25, 0.5, 0.8]
NEAR = 0.03  # by which coverage may miss what is said, as counts are whole numbers; 1 may always be reached


def binomial(n: int, chance: float) -> list[float]:
    """The chance of each number of successes."""
    return [comb(n, k) * chance**k * (1 - chance) ** (n - k) for k in range(n + 1)]


def four_cells(n: int, chances: tuple[float, ...]) -> Iterator[tuple[tuple[int, ...], float]]:
    """Each way to share out n games among four cells, and its chance."""
    p, q, r, s = chances
    for a in range(n + 1):
        for b in range(n - a + 1):
            for c in range(n - a - b + 1):
                d = n - a - b - c
                ways = comb(n, a) * comb(n - a, b) * comb(n - a - b, c)
                yield (a, b, c, d), ways * p**a * q**b * r**c * s**d


@pytest.mark.parametrize(("chance", "confidence"), [*product(CHANCES, [0.9, 0.95, 0.99])])
def test_proportion(chance, confidence):
    """Wilson's interval of 60 games holds the true chance about as often as it says."""
    covered = sum(p for k, p in enumerate(binomial(60, chance)) if chance in estimate.proportion(k, 60, confidence))
    assert covered == pytest.approx(confidence, abs=NEAR)


@pytest.mark.parametrize(("first", "second"), [*product(CHANCES, CHANCES)])
def test_difference(first, second):
    """Newcombe's interval of two samples of 30 and 40 games holds the true difference."""
    covered = sum(p * q for (j, p), (k, q) in product(enumerate(binomial(30, first)), enumerate(binomial(40, second)))
                  if first - second in estimate.difference(estimate.proportion(j, 30), estimate.proportion(k, 40)))
    assert covered == pytest.approx(0.95, abs=NEAR)


@pytest.mark.parametrize("chances", [
    (0.25, 0.25, 0.25, 0.25), (0.4, 0.1, 0.1, 0.4), (0.3, 0.3, 0.1, 0.3), (0.1, 0.4, 0.4, 0.1)])
def test_paired_difference(chances):
    """Newcombe's interval for pairs of 24 games holds the true difference, whatever the games have in common."""
    truth = chances[1] - chances[2]
    covered = sum(p for cells, p in four_cells(24, chances)
                  if estimate.paired_difference(*cells).low <= truth + 1e-12
                  and truth - 1e-12 <= estimate.paired_difference(*cells).high)
    assert 0.95 - NEAR <= covered <= 0.99


@pytest.mark.parametrize("confidence", [0.9, 0.95, 0.99])
def test_mean(confidence):
    """The normal interval of 120 games that bring 0 or 3 points holds the true mean."""
    covered = sum(p for k, p in enumerate(binomial(120, 0.4))
                  if 3 * 0.4 in estimate.mean({3: k, 0: 120 - k}, confidence))
    assert covered == pytest.approx(confidence, abs=NEAR)


def test_an_interval_that_is_too_narrow_is_noticed():
    """Half the width covers far less: the check can fail."""
    covered = sum(p for k, p in enumerate(binomial(60, 0.25))
                  if abs(estimate.proportion(k, 60).value - 0.25) <= estimate.proportion(k, 60).error / 2)
    assert covered < 0.95 - NEAR
