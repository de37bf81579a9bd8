"""One stream of random numbers for every engine, compared with NumPy and with published values."""

from collections import Counter
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from catlib.chance import generator, outcome_of, pick, uniform_stream
from catlib.chance.rng import _splitmix, seeds

QUICK = settings(max_examples=60, derandomize=True, deadline=None)


@pytest.mark.parametrize("seed", [0, 1, 7, 5489, 123_456_789, 2**32 - 1])
def test_the_stream_of_numpy(seed):
    """The generator gives the very numbers of NumPy's RandomState, past the twister's first block of 624 words."""
    draw = generator(seed).random
    assert np.random.RandomState(seed).random_sample(1000).tolist() == [draw() for _ in range(1000)]


def test_published_words():
    """MT19937 from 5489 begins 3499211612, 581869302, and its 10000th word is 4123659995 (C++11, rand.predef)."""
    twister = generator(5489)
    words = [twister.getrandbits(32) for _ in range(10_000)]
    assert [3499211612, 581869302] == words[:2]
    assert 4123659995 == words[-1]


def test_uniform_stream():
    """The stream reseeds and draws through one function, and two streams do not disturb each other."""
    one, other = uniform_stream(), uniform_stream()
    one(3, True)
    other(4, True)
    drawn = [(one(0, False), other(0, False)) for _ in range(5)]
    a, b = generator(3), generator(4)
    assert [(a.random(), b.random()) for _ in range(5)] == drawn
    one(3, True)
    assert drawn[0][0] == one(0, False)


def test_splitmix():
    """SplitMix64 from 1234567 gives 6457827717110365317 and then 3203168211198807973 (Vigna's C code)."""
    gamma = 0x9E3779B97F4A7C15
    assert [6457827717110365317 >> 32, 3203168211198807973 >> 32] == [_splitmix(1234567), _splitmix(1234567 + gamma)]


def test_seeds_do_not_depend_on_the_batch():
    """The seed of a game is the same in whatever batch it is asked for."""
    whole = seeds(5, 0, 100)
    assert whole == [s for k in range(0, 100, 7) for s in seeds(5, k, min(k + 7, 100))]
    assert [] == seeds(5, 3, 3)


def test_seeds_fit_and_differ():
    """Seeds fit 32 bits, and runs or games that are neighbours share hardly any."""
    many = [s for run in range(10) for s in seeds(run, 0, 1000)]
    assert all(type(s) is int and 0 <= s < 2**32 for s in many)
    assert len(set(many)) >= 9_999


weights = st.lists(st.integers(0, 50), min_size=1, max_size=10)


@QUICK
@given(weights)
def test_pick_is_proportional(weighted):
    """As many evenly spaced draws as the weights' sum fall on each index exactly as often as its weight."""
    total = sum(weighted)
    assume(total)
    hits = Counter(pick(weighted, len(weighted), (k + 0.5) / total) for k in range(total))
    assert {i: w for i, w in enumerate(weighted) if w} == hits


@QUICK
@given(weights, st.floats(0, 1, exclude_max=True))
def test_pick_never_takes_weight_zero(weighted, u):
    """Any draw below 1 falls on an index with a weight, also at both ends."""
    assume(sum(weighted))
    for draw in (0.0, u, np.nextafter(1.0, 0.0)):
        assert weighted[pick(weighted, len(weighted), float(draw))] > 0


def draws_of(row, alike=None):
    """What every thousandth draw brings where rules write these weights, and how often they are asked for them."""
    asked = []

    def weigh(setup, state, weights):
        asked.append(True)
        weights[: len(row)] = row
        return len(row)

    sure = None if alike is None else lambda setup, state: alike
    outcome = outcome_of(SimpleNamespace(chance_weights=weigh, equally_likely=sure))
    return [outcome(None, None, [0] * 9, k / 1000) for k in range(1000)], len(asked)


@pytest.mark.parametrize("sides", [1, 2, 5, 6, 7])
def test_outcomes_that_are_alike_are_drawn_without_their_weights(sides):
    """A die falls as its weights say, whether rules say that its faces are alike, that they are not, or nothing."""
    faces = [k * sides // 1000 for k in range(1000)]
    assert (faces, 1000) == draws_of([1] * sides)
    assert (faces, 1000) == draws_of([1] * sides, 0)
    assert (faces, 0) == draws_of([1] * sides, sides)


def test_outcomes_that_are_not_alike_are_weighed():
    """A half, nothing, and two quarters."""
    expected = [0] * 500 + [2] * 250 + [3] * 250, 1000
    assert expected == draws_of([2, 0, 1, 1]) == draws_of([2, 0, 1, 1], 0)


def test_nothing_can_happen():
    """Where rules have no outcome, none is drawn: a driver then ends the game."""
    assert {-1} == set(draws_of([])[0]) == set(draws_of([], 0)[0])


def test_pick_looks_at_the_first_only():
    """What stands in the buffer behind the count plays no part."""
    assert 1 == pick([1, 1, 1000], 2, 0.999)
