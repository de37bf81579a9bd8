"""Work that would take minutes, or more memory than there is, is refused in a sentence before it begins."""

import re

import pytest

import catlib
from catlib.chance import Deck, Pmf, die, joint, pool
from catlib.play import BadSave, Match, simulate

CAB = catlib.load("cat_cab", players=2)
TOO_LARGE = [
    (lambda: die(10**9), "sides=1000000000: expected a whole number from 1 to 10,000,000"),
    (lambda: 10**6 @ die(6), "the sum of 1,000,000 draws: 15,000,003,000,000 bits; expected at most 10,000,000,000"),
    (lambda: joint(*[die(20)] * 8), "side by side: 25,600,000,000 outcomes; expected at most 10,000,000"),
    (lambda: die(10**4) * die(10**4), "two distributions: 100,000,000 pairs of outcomes; expected at most 10,000,000"),
    (lambda: 10 @ Pmf.uniform([1, 10**6 + 0.1, 10**9]) * die(10**6), "pairs of outcomes; expected at most 10,000,000"),
    (lambda: pool(die(100), 20), "20 dice in order: 24,551,856,075,980,529,765,105 rolls; expected at most 10,000,000"),
    (lambda: simulate(CAB, games=10**8), "games=100000000: their results need 26 GB of memory; expected at most"),
    (lambda: simulate(CAB, games=10**8), "catlib.bench.compare counts more and keeps none"),
]


@pytest.mark.parametrize(("work", "sentence"), TOO_LARGE, ids=lambda case: case[:30] if isinstance(case, str) else "")
def test_what_is_too_large_is_refused_at_once(work, sentence):
    """One sentence says how much it would be and how much is expected."""
    with pytest.raises(ValueError, match=re.escape(sentence)):
        work()


def test_what_is_large_and_can_be_had_is_answered():
    """The limits leave room: a thousand dice of twenty sides, a million faces, every hand of five."""
    assert (19_001, 10**6) == (len(1000 @ die(20)), len(die(10**6)))
    assert 1287 == len(Deck(range(13)).draw(5))


def test_a_link_with_a_very_long_game_is_refused_before_it_is_played():
    """Some hundred characters may hold thousands of actions; whoever opens a link says how many are too many."""
    match = Match(CAB, ["random", "random"], seed=1)
    while match.ply < 300:
        match.step()
    code = match.share()
    with pytest.raises(BadSave, match="share code: a game of 300 actions; expected at most 299 here"):
        Match.from_share(code, 299)
    assert match.states == Match.from_share(code, 300).states
