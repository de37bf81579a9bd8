"""Intervals that hold at all times: against SciPy's likelihoods, against games drawn from known chances, and in use."""

import math
import random
from functools import cache

import pytest
from scipy import optimize, stats

from catlib import load
from catlib.bench.sequences import paired_sequence, rate_sequence
from catlib.bench.until import until_narrow


@pytest.mark.parametrize(("won", "games"), [(0, 5), (3, 10), (400, 1000), (7, 7)])
def test_an_end_of_an_interval_is_where_the_mixture_wins_by_the_odds(won, games):
    """There a beta-binomial beats the binomial by 1/α, as SciPy has both."""
    found = rate_sequence(won, games, 0.9)
    mixture = stats.betabinom.pmf(won, games, 0.5, 0.5)
    for end in (found.low, found.high):
        if 0 < end < 1:
            assert 1 / 0.1 == pytest.approx(mixture / stats.binom.pmf(won, games, end), rel=1e-6)


@pytest.mark.parametrize("counts", [(5, 80, 2), (60, 920, 20), (0, 50, 3), (10, 0, 10)])
def test_a_paired_interval_ends_where_the_best_fit_loses_by_the_odds(counts):
    """The Dirichlet mixture beats the best multinomial with that difference by 1/α, as SciPy finds it."""
    found = paired_sequence(*counts, 0.95)
    n = sum(counts)
    mixture = stats.dirichlet_multinomial.logpmf(counts, [0.5] * 3, n)
    for d in (found.low, found.high):
        if abs(d) == 1:
            continue

        def cost(q, d=d):
            return -stats.multinomial.logpmf(counts, n, [q + d, 1 - d - 2 * q, q])

        low, high = max(0.0, -d), (1 - d) / 2
        best = -optimize.minimize_scalar(cost, bounds=(low, high), method="bounded", options={"xatol": 1e-12}).fun
        assert math.log(20) == pytest.approx(mixture - best, rel=1e-3)


def test_looking_all_the_time_is_wrong_no_more_often_than_said():
    """Of 400 fair coins looked at after every tenth toss, at most one in ten is ever left out at 90%."""
    rng, asked = random.Random(1), cache(rate_sequence)
    missed = 0
    for _ in range(400):
        won = 0
        for n in range(1, 501):
            won += rng.random() < 0.5
            if n % 10 == 0 and not (rate := asked(won, n, 0.9)).low <= 0.5 <= rate.high:
                missed += 1
                break
    assert missed <= 40


def test_shared_luck_makes_a_paired_interval_narrow():
    """Where most games end alike, pairs say more than two rates do."""
    pair = paired_sequence(20, 960, 20)
    assert pair.error < math.hypot(*[rate_sequence(500, 1000).error] * 2) / 2


@pytest.mark.wasm
def test_a_run_stops_when_it_is_narrow_and_says_how_long_that_took():
    """It is as narrow as asked at the first look at which it can be, and not sure where games run out."""
    found = until_narrow(load("hog", target=20), 0.1, "hold at 20", seed=1, workers=1)
    assert found.sure
    assert found.estimate.high - found.estimate.low <= 0.1
    assert f"that took {found.games:,} games" in found.sentence
    early = until_narrow(load("hog", target=20), 0.1, "hold at 20", seed=1, workers=2, at_most=100)
    assert (False, 100) == (early.sure, early.games)


@pytest.mark.wasm
@pytest.mark.parametrize("seat", [0, 1])
def test_a_run_is_narrow_for_the_seat_that_was_asked_for(seat):
    """Its number is that seat's win rate in the same games."""
    found = until_narrow(load("hog", target=20), 0.2, "hold at 20", seat=seat, seed=1, workers=1)
    assert found.comparison.find("win rate", f"seat {seat + 1}").estimate.value == found.estimate.value


@pytest.mark.parametrize(("call", "words"), [
    (lambda: until_narrow(load("hog"), 2), "width=2: expected a share between 0 and 1"),
    (lambda: until_narrow(load("hog"), 0.1, seat=2), "seat=2: the seats are 0 to 1"),
    (lambda: rate_sequence(3, 2), "3 of 2 games")])
def test_what_cannot_be_asked_is_refused(call, words):
    """One sentence says what would be right."""
    with pytest.raises(ValueError, match=words):
        call()
