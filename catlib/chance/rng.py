"""Random numbers that are the same in every engine: one Mersenne Twister, seeded one way."""

import functools
import math
import random
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from catlib.rules import rule

_WORD = 0xFFFFFFFF
_LOW_64 = 0xFFFFFFFFFFFFFFFF
_STEP, _MIX = 0x9E3779B97F4A7C15, (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)  # SplitMix64 (Steele and others, 2014)


def generator(seed: int) -> random.Random:
    """A `random.Random` whose numbers equal those of NumPy's `RandomState(seed).random_sample()`.

    `seed` is 0 to 2**32 - 1. Source: `init_genrand` of Matsumoto and Nishimura's MT19937 (2002).

    >>> round(generator(0).random(), 12)
    0.548813503927
    """
    words = [seed & _WORD]
    for i in range(1, 624):
        words.append((1812433253 * (words[-1] ^ (words[-1] >> 30)) + i) & _WORD)
    twister = random.Random()
    twister.setstate((3, (*words, 624), None))
    return twister


@functools.cache
def _visit() -> int:
    return random.getrandbits(31)


def own_luck(seed: int, number: int = 1) -> random.Random:
    """Return a person's own random numbers: the same for a seed as long as Python runs, then others.

    Those of number 0 are the same for everybody: what comes first is on a page before Python is.
    """
    return generator(seed + number + _visit()) if number else generator(seed)


def uniform_stream() -> Callable[[int, bool], float]:
    """A function `uniform(seed, reseed)`: reseed with True, draw from [0, 1) with False."""
    draw = random.Random().random

    def uniform(seed: int, reseed: bool) -> float:
        nonlocal draw
        if reseed:
            draw = generator(seed).random
            return 0.0
        return draw()

    return uniform


def seeds(seed: int, start: int, stop: int) -> list[int]:
    """The seeds of games `start` to `stop` of a run: spread by SplitMix64, so neighbours share nothing.

    >>> seeds(1, 0, 3) == seeds(1, 0, 10)[:3]
    True
    """
    return [_splitmix((seed << 32) + i) for i in range(start, stop)]


def _splitmix(x: int) -> int:
    x = (x + _STEP) & _LOW_64
    x = ((x ^ (x >> 30)) * _MIX[0]) & _LOW_64
    x = ((x ^ (x >> 27)) * _MIX[1]) & _LOW_64
    return (x ^ (x >> 31)) >> 32


@rule
def pick(weights: Sequence[int], count: int, u: float) -> int:
    """The index that a draw `u` from [0, 1) falls on, in proportion to the first `count` weights.

    >>> [pick([1, 0, 3], 3, u) for u in (0.0, 0.24, 0.25, 0.99)]
    [0, 0, 2, 2]
    """
    total, other = 0, 0
    for i in range(count):
        total += weights[i]
        other += weights[i] != 1
    if other == 0:  # all alike, as for a die
        return int(u * count)
    draw, index, before = int(u * total), 0, 0
    for i in range(count):
        before += weights[i]
        index += before <= draw  # counting beats stopping early: no branch to guess
    return index


def outcome_of(rules: Any) -> Callable[..., int]:
    """A rule `outcome(setup, state, weights, u)`: what a draw `u` from [0, 1) brings at a chance node; -1: nothing can.

    `weights` is room for `chance_weights`, which is not asked where `equally_likely` says how many outcomes are alike.
    """
    chance_weights, equally_likely = rules.chance_weights, rules.equally_likely

    @rule
    def outcome(setup, state, weights, u):
        count = chance_weights(setup, state, weights)
        return pick(weights, count, u) if count > 0 else -1

    @rule
    def quicker(setup, state, weights, u):
        alike = equally_likely(setup, state)
        return int(u * alike) if alike > 0 else outcome(setup, state, weights, u)

    return outcome if equally_likely is None else quicker


def ticket(cases: int, rng: Any = None) -> int:
    """One of that many cases, from 0: by the module `random`, a `random.Random`, a NumPy generator or a number u.

    The first two draw a whole number, so all cases are exactly alike; u, from 0 up to but without 1, is a share of the
    way through them.

    >>> ticket(6, 0.5), 0 <= ticket(6) < 6
    (3, True)
    """
    if rng is None or isinstance(rng, random.Random):
        return (rng or random).randrange(cases)
    u = rng.random() if hasattr(rng, "random") else rng
    if not 0 <= u < 1:
        raise ValueError(f"u={u}: a draw needs a number from 0 up to, but without, 1")
    return math.floor(Fraction(u) * cases)
