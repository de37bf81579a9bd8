"""How often an interval holds the true number: added up over all samples that can come where these can be listed.

Where they cannot, intervals of many samples are counted, with the rate of false alarms of the whole suite (`chance`).
"""

import math
import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from math import comb, log

import pytest

from catlib import load
from catlib.bench import sensitivity, sequences
from catlib.bench.drama import mean_of_few
from catlib.bench.findings import _share, apart
from catlib.bench.sequences import paired_sequence, rate_sequence
from catlib.bench.tournament import strengths
from catlib.chance import estimate

from .chance import comes_as_often

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


def test_what_is_printed_is_the_interval_to_the_place_that_its_error_touches():
    """Read back, each number is as near as that place allows, from millions down to the sixth decimal."""
    for power, digit, value in product(range(-5, 3), range(1, 10), (0.0, 0.1234567, 98.7654321)):
        error = 1.05 * digit * 10.0**power
        shown = re.findall(r"−?\d+(?:\.\d+)?", str(estimate.Estimate(value, value - error, value + error, 9)))[:3]
        read = [float(each.replace("−", "-")) for each in shown]
        assert read == pytest.approx([value, value - error, value + error], rel=0, abs=max(error, 1e-6) / 2)
        assert len(shown[0].partition(".")[2]) <= max(1, 1 - power)


# means of several kinds


def sums_of_shares(games: int, chances: tuple[float, float, float]) -> Iterator[tuple[tuple[int, int], float]]:
    """How many games were won alone and how many shared by two, and the chance of that."""
    alone, shared, lost = chances
    for a in range(games + 1):
        for b in range(games - a + 1):
            ways = comb(games, a) * comb(games - a, b)
            yield (a, b), ways * alone**a * shared**b * lost ** (games - a - b)


def test_outlook():
    """Wilson's interval of a share of wins in 60 games, some shared by two, holds the true share, or more often."""
    chances = (0.3, 0.2, 0.5)
    covered = sum(p for (alone, shared), p in sums_of_shares(60, chances)
                  if 0.4 in estimate.proportion(alone + shared / 2, 60))
    assert 0.95 - NEAR < covered < 1


def test_share_of_a_bot_that_has_two_seats():
    """The interval of a bot's wins a seat in 60 games, where both of its seats may win, holds the true rate."""
    covered = sum(p for (one, both), p in sums_of_shares(60, (0.3, 0.2, 0.5))
                  if 0.35 in _share(Counter({1: one, 2: both, 0: 60 - one - both}), 2, 0.95))
    assert 0.95 == pytest.approx(covered, abs=NEAR)


def test_difference_of_two_means():
    """The interval of two means apart, of 40 and 60 games of 0 or 3 points, holds the true difference."""
    covered = sum(p * q for (j, p), (k, q) in product(enumerate(binomial(40, 0.4)), enumerate(binomial(60, 0.6)))
                  if 0.6 in apart(estimate.mean({3: k, 0: 60 - k}), estimate.mean({3: j, 0: 40 - j})))
    assert 0.95 == pytest.approx(covered, abs=NEAR)


@pytest.mark.parametrize("p", [0.05, 0.2, 0.5])
def test_mean_of_few_games(p):
    """Of eight games, each the share of heads in four tosses, the interval holds the mean, over all samples."""
    chances = [math.comb(4, k) * p**k * (1 - p) ** (4 - k) for k in range(5)]
    covered = 0.0
    for counts in product(range(9), repeat=4):
        if sum(counts) <= 8:
            each = (*counts, 8 - sum(counts))
            ways = math.factorial(8) // math.prod(map(math.factorial, each))
            values = [k / 4 for k, n in enumerate(each) for _ in range(n)]
            chance = ways * math.prod(c**n for c, n in zip(chances, each, strict=True))
            covered += chance * (p in mean_of_few(values, 0.95, "%"))
    assert covered > 0.95 - NEAR


# intervals that one may look at whenever one likes


def ever_left_out(games: int, steps: dict[int, float], left_out: Callable[[tuple[int, ...]], bool]) -> float:
    """The chance that the truth is ever left out while games are played; each adds one to the count of its step."""
    going, missed = {(0,) * len(steps): 1.0}, 0.0
    for _ in range(games):
        after = Counter[tuple[int, ...]]()
        for (counts, p), (step, chance) in product(going.items(), steps.items()):
            after[tuple(n + (i == step) for i, n in enumerate(counts))] += p * chance
        going = {counts: p for counts, p in after.items() if not left_out(counts)}
        missed += sum(after.values()) - sum(going.values())
    return missed


@pytest.mark.parametrize("chance", [0.2, 0.5])
def test_sequence_of_a_rate(chance):
    """Looked at after each of 60 games, an interval of 90% leaves the truth out at most once in ten."""
    steps = {0: chance, 1: 1 - chance}
    missed = ever_left_out(60, steps, lambda n: chance not in rate_sequence(n[0], sum(n), 0.9))
    assert missed <= 0.1
    often = ever_left_out(60, steps, lambda n: chance not in estimate.proportion(n[0], sum(n), 0.9))
    assert often > 0.2, "a usual interval is wrong more often: the check can fail"


def test_sequence_of_pairs(monkeypatch):
    """Looked at after each of 7 games, an interval of 60% of a difference leaves the truth out in at most 40%."""
    monkeypatch.setattr(sequences, "STEPS", 25)
    steps = {0: 0.5, 1: 0.3, 2: 0.2}
    missed = ever_left_out(7, steps, lambda n: 0.3 not in paired_sequence(*n, 0.6))
    assert 0 < missed <= 0.4


# intervals by drawing again


def test_strengths_by_bootstrap():
    """The bootstrap's interval of a strength of Bradley and Terry, of 120 games, holds the true one.

    It holds it for a stretch of results, whose ends are looked for by halves.
    """
    games, chance, true = 120, 0.6, log(0.6 / 0.4) / 2

    def end(outside: int) -> int:
        inside = 72
        while abs(outside - inside) > 1:
            middle = (inside + outside) // 2
            wins = {("a", "b"): middle, ("b", "a"): games - middle}
            inside, outside = (middle, outside) if true in strengths(["a", "b"], wins)["a"] else (inside, middle)
        return inside

    covered = sum(binomial(games, chance)[end(games // 3) : end(games - 8) + 1])
    assert 0.95 == pytest.approx(covered, abs=NEAR)


def test_indices_of_sobol(monkeypatch):
    """The bootstrap's intervals of Sobol's indices hold those of a sum that is known at least as often as they say."""
    monkeypatch.setattr(sensitivity, "_swept", lambda game, points, *rest: sensitivity.Sweep(tuple(points), tuple(
        estimate.Estimate(4.0 * point["target"] + 2.0 * point["sides"], 0, 0, 1) for point in points), "win rate"))
    game, rules, runs = load("hog"), {"target": range(2, 18), "sides": range(2, 18)}, 40
    found = [sensitivity.sobol(game, rules, points=64, seed=seed) for seed in range(runs)]
    for rule, true in {"target": 0.8, "sides": 0.2}.items():
        assert comes_as_often(sum(true in one.first[rule] for one in found), runs, 0.95, "less")
        assert comes_as_often(sum(true in one.total[rule] for one in found), runs, 0.95, "less")
