"""Races: games go to what may be best, and a good player's choice is given up for a sure reason only."""

import random
from collections import Counter

import pytest

from catlib.play.racing import race


def coins(*chances, seed=0):
    """Choices that win with some chance each, all with the same luck; how often each was asked for is counted."""
    asked = Counter()

    def play(choices, start, stop):
        luck = [random.Random(1000 * seed + n).random() for n in range(start, stop)]
        asked.update(dict.fromkeys(choices, stop - start))
        return [[float(u < chances[choice]) for u in luck] for choice in choices]

    play.asked = asked
    return play


def test_games_go_to_those_that_may_be_best():
    """Half of the choices drop out after each round, and nobody plays more than there are games."""
    play = coins(*(n / 10 for n in range(8)))
    found = race(play, 8, 0, 800, 10**6, 60)
    assert 800 >= found.games == sum(play.asked.values())
    assert {7} == found.contenders
    assert 7 == found.best
    lengths = [len(row) for row in found.rows]
    assert lengths == sorted(lengths)
    assert lengths[7] > 4 * lengths[0]


def test_a_favourite_is_taken_unless_another_is_surely_better():
    """With equal chances it stays, however lucky another was; what is far better is found and replaces it."""
    for seed in range(40):
        found = race(coins(0.5, 0.5, 0.5, 0.5, seed=seed), 4, 2, 200, 10**6, 60)
        assert 2 == found.best
        assert 2 in found.contenders
    assert 3 == race(coins(0.1, 0.2, 0.5, 0.9), 4, 2, 400, 10**6, 60).best


def test_the_best_is_among_the_contenders():
    """Of 200 races in which one of six is a little better, it is called out of the running in one of twenty at most."""
    def play_of(seed):
        def play(choices, start, stop):
            draw = {(c, n): random.Random(hash((seed, c, n))).random() for c in choices for n in range(start, stop)}
            return [[float(draw[c, n] < (0.55 if c == 5 else 0.5)) for n in range(start, stop)] for c in choices]

        return play

    missed = sum(5 not in race(play_of(seed), 6, 0, 600, 10**6, 60).contenders for seed in range(200))
    assert missed <= 10


@pytest.mark.parametrize(("games", "most"), [(1, 10), (5, 10), (10**6, 7)])
def test_each_choice_is_played_once_at_least_and_never_more_than_allowed(games, most):
    """Also where there is no time for it, or the games do not do for all."""
    for seconds in (1e-9, 60):
        found = race(coins(0.2, 0.4, 0.6), 3, 1, games, most, seconds)
        assert 1 <= min(map(len, found.rows))
        assert max(map(len, found.rows)) <= most
