"""What a play or a pass tells: beliefs counted by number, beside every hand weighed one by one."""

import itertools
from fractions import Fraction as F

import pytest

from catlib.chance import Pmf, generator
from catlib.games.meow_daifugo.cards import cards_of, hand
from catlib.games.meow_daifugo.odds.beliefs import (
    PASSES,
    all_hands,
    answer,
    believe,
    passes_form,
    posterior,
)
from catlib.games.meow_daifugo.voice import card_name, plays_of

from .positions import can_beat, daifugo

KITTENS = hand("W1 W3 B2 B2 D2 W? B?")
D2, B2 = cards_of(hand("D2"))[0], cards_of(hand("B2.2"))[0]
HALF = F(1, 2)


# A slow twin: worlds are (hidden cards, known cards), each with its chance


def after_answer(worlds, number, came, q):
    """The worlds after an answer, which leaves the hand if it is a card."""
    seen = posterior(worlds, lambda world: answer(world[0] | world[1], number, q).exactly(came))
    gone = 0 if came == PASSES else 1 << came
    return seen.map(lambda world: (world[0] & ~gone, world[1] & ~gone))


def chance(worlds, card):
    """The chance that a card is in the hand."""
    return worlds.probability(lambda world: (world[0] | world[1]) >> card & 1)


@pytest.mark.parametrize("q", [0, HALF, F(1, 3)])
@pytest.mark.parametrize("seed", range(8))
def test_a_belief_is_every_hand_weighed(seed, q):
    """Leads, answers, cards taken and cards turned up, in random rounds: the same chances for every card, always."""
    rng = generator(seed)
    pool = rng.sample(range(32), 12)
    unseen, field, leads = sum(1 << c for c in pool[:9]), pool[9:], [rng.randrange(1, 8) for _ in range(3)]
    truth = sum(1 << c for c in pool[:4])
    deck = pool[4:9]
    belief = believe(unseen, 4)
    worlds = all_hands(unseen, 4).map(lambda held: (held, 0))
    for number in leads:
        came = answer(truth, number, q).sample(rng)
        worlds = after_answer(worlds, number, came, q)
        if came == PASSES:
            up, taken = deck.pop(), field.pop()
            belief = belief.passed(number, q).taken(taken).turned_up(up)
            worlds = worlds.given(lambda world, up=up: not world[0] >> up & 1)
            worlds = worlds.map(lambda world, taken=taken: (world[0], world[1] | 1 << taken))
            truth |= 1 << taken
        else:
            belief = belief.played(number, came, q)
            truth &= ~(1 << came)
        assert {card: chance(worlds, card) for card in pool} == {card: belief.chance(card) for card in pool}
        assert truth.bit_count() == sum(belief.chances().values())
        for low in range(1, 9):
            able = worlds.probability(lambda world, low=low: answer(world[0] | world[1], low).exactly(PASSES) == 0)
            assert able == belief.beats(low)


def test_the_habits_follow_the_rules():
    """Whoever never holds back plays exactly when the rules give a play, the lowest, and no card but a legal one."""
    setup = daifugo().setup
    for number, cards in itertools.product(range(1, 9), itertools.combinations(range(0, 32, 2), 3)):
        held = sum(1 << card for card in cards)
        distribution = answer(held, number)
        single = plays_of(1 << number - 1)[0]
        assert can_beat(setup, held, single) == (distribution.exactly(PASSES) == 0)
        for card in distribution:
            assert card == PASSES or (held >> card & 1 and can_beat(setup, 1 << card, single))


def test_holding_back():
    """A card comes half as often, each of equal ones alike, and a "?" only when nothing else will do."""
    two = answer(hand("B6 D6 W?"), 3, HALF)
    assert {PASSES: HALF, cards_of(hand("B6"))[0]: F(1, 4), cards_of(hand("D6"))[0]: F(1, 4)} == dict(two.items())
    assert Pmf.uniform([30, 31]) == answer(hand("W2 W? B?"), 3)
    assert Pmf.point(PASSES) == answer(hand("W8 W? B?"), 8) == answer(hand("B2"), 2)


def test_kittens():
    """The numbers of the lesson, counted by hand: two of seven cards, 21 hands."""
    start = believe(KITTENS, 2)
    assert (F(2, 7), F(5, 7)) == (start.chance(D2), start.beats(2))
    assert F(3, 6) == start.passed(2).chance(D2)
    back = start.passed(2, HALF)
    assert (F(15, 27), F(3 + 3 + 3, 27)) == (back.beats(2), back.chance(D2))
    assert F(1, 5) == start.played(1, D2).count_distribution(hand("B2 B2"))[1]


def test_a_pass_is_bayes_rule():
    """The closed form with numbers put in is what the belief says, after one pass and after three."""
    start, form = believe(hand("W1 W2 W3 B4 B5 D1 D2 W? B?"), 4), passes_form()
    p, q, n = (next(s for s in form.free_symbols if s.name == name) for name in "pqn")
    belief = start
    for times in range(1, 4):
        belief = belief.passed(7, HALF)
        assert belief.beats(7) == form.subs({p: start.beats(7), q: HALF, n: times})


def test_counts():
    """How many of some numbers are in the hand, those known to be there among them."""
    distribution = believe(KITTENS, 2).taken(1).count_distribution(hand("W2 B2 B2 D2"))
    assert Pmf({1: 6, 2: 12, 3: 3}) == distribution
    with pytest.raises(ValueError, match="name all unseen cards of a number"):
        believe(KITTENS, 2).count_distribution(hand("D2"))


def test_what_cannot_be_seen():
    """Each impossible sight is refused in a sentence, and the belief stays as it was."""
    start = believe(KITTENS, 2)
    for see, said in (
        (lambda: start.played(3, D2), "doppelganger 2 is not what these habits play on a 3"),
        (lambda: start.taken(3).played(1, 30), "cannot be seen|not what these habits"),
        (lambda: believe(KITTENS, 7).played(1, 30), "cannot be seen"),
        (lambda: start.played(1, 7), "white 8 cannot be played"),
        (lambda: start.played(1, D2, 1), "always passes"),
        (lambda: start.taken(D2), "did not lie face up"),
        (lambda: start.turned_up(1), "cannot come from the deck"),
        (lambda: start.taken(7).passed(2), "cannot be seen"),
        (lambda: believe(KITTENS, 8), "size=8: there are 7 unseen cards"),
        (lambda: all_hands(KITTENS, 8), "size=8: there are 7 unseen cards"),
        (lambda: all_hands((1 << 32) - 1, 16), "too many to list"),
        (lambda: posterior(Pmf.point(1), lambda case: 0), "cannot come"),
    ):
        with pytest.raises(ValueError, match=said):
            see()
    assert believe(KITTENS, 2) == start


def test_one_of_three_kittens():
    """Which of equal cards is played is a matter of chance, and that counts: 1/5, not 1/3."""
    prior = all_hands(KITTENS, 2)
    played = posterior(prior, lambda held: answer(held, 1).exactly(D2))
    other = hand("B2 B2")
    assert F(1, 5) == played.probability(lambda held: held & other)
    assert F(1, 3) == prior.given(lambda held: held >> D2 & 1).probability(lambda held: held & other)
    assert "black 2 (2 circles)" == card_name(B2)
