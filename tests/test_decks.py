"""Draws without putting back, against every order of the cards, icepool and published hands."""

import random
from fractions import Fraction

import icepool
import pytest

from catlib import Deck

SMALL = {1: 3, 2: 1, 5: 2}
CARDS = [1, 1, 1, 2, 5, 5]
RANKS = Deck(dict.fromkeys(range(2, 15), 4))
HANDS = 2_598_960  # of five cards of 52


def test_draws_agree_with_icepool():
    """The sum of six cards of a deck."""
    theirs = icepool.Deck(dict.fromkeys(range(1, 11), 4)).deal(6).sum()
    ours = Deck(dict.fromkeys(range(1, 11), 4)).by_cards(6, lambda total, card, count: total + card * count, 0)
    assert {x: Fraction(n, theirs.denominator()) for x, n in theirs.items()} == dict(ours)


def test_published_poker_hands():
    """Of 2,598,960 hands, 624 hold four of a kind, 3744 a full house and 123,552 two pairs (Epstein, 1967)."""
    pattern = RANKS.by_cards(5, lambda seen, rank, count: tuple(sorted((*seen, count), reverse=True))[:2], ())
    assert HANDS == RANKS.draw(5).denominator
    assert [Fraction(n, HANDS) for n in (624, 3744, 123_552)] == [
        pattern.exactly(shape) for shape in ((4, 1), (3, 2), (2, 2))
    ]


def test_a_lottery():
    """Six right of 49 come once in 13,983,816 draws, three right 246,820 times."""
    right = Deck({"mine": 6, "other": 43}).count_of(6, ["mine"])
    assert (1, 246_820) == tuple(13_983_816 * right.exactly(hits) for hits in (6, 3))


def test_a_deck_is_a_mapping_that_never_changes():
    """Cards to copies, equal by value, and `without` makes another one."""
    deck = Deck(CARDS)
    assert SMALL == dict(deck)
    assert deck == Deck(SMALL) == eval(repr(deck))
    assert hash(deck) == hash(Deck(SMALL))
    assert Deck({1: 2, 5: 2}) == deck.without(1, 2)
    assert (6, 3) == (deck.size, len(deck))
    assert 1 == Deck({0.5: 1})[Fraction(1, 2)]


def test_a_sample_is_drawn_from_the_deck():
    """A whole deck comes out as it is, in many orders."""
    rng = random.Random(5)
    drawn = [Deck(CARDS).sample(6, rng) for _ in range(50)]
    assert {tuple(CARDS)} == {tuple(sorted(hand)) for hand in drawn}
    assert len(set(drawn)) > 10


@pytest.mark.parametrize(("make", "error", "says"), [
    (lambda: Deck([]), ValueError, "a deck has at least one card"),
    (lambda: Deck({"a": 0}), ValueError, "a deck has at least one card"),
    (lambda: Deck({"a": -1}), ValueError, "copies of 'a'=-1"),
    (lambda: Deck({"a": 1.5}), ValueError, "copies of 'a'=1.5"),
    (lambda: Deck("ab").draw(3), ValueError, "n=3: of 2 cards, 0 to 2 can be drawn"),
    (lambda: Deck("ab").count_of(-1, "a"), ValueError, "n=-1: of 2 cards"),
    (lambda: Deck("ab").sample(3), ValueError, "n=3"),
    (lambda: Deck("ab").without("a", "a"), ValueError, "'a' is not in what is left of the deck"),
])
def test_a_mistake_gets_a_sentence(make, error, says):
    """One sentence that names the field and what was expected."""
    with pytest.raises(error, match=says):
        make()
