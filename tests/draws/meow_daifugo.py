"""Meow Meow Daifugō: eight numbers in white, in black twice, six doppelgangers, and a white and a black "?".

Cards are 0 to 31: white, black (2 circles), black (1 circle), doppelgangers 24 to 29, the white "?" 30, the black 31.
"""

from fractions import Fraction
from functools import partial

from catwidgets.lessons.meow_daifugo.reading import first_belief
from catwidgets.lessons.meow_daifugo.what_do_they_hold import OUT_OF_SIGHT, hands_left, wilds_after_the_six

from catlib import load
from catlib.chance import count_of, die
from catlib.games.meow_daifugo.cards import cards_of, hand
from catlib.games.meow_daifugo.odds import beliefs, deals
from catlib.play import turn_distribution

from . import dice, shows, until

DECK = range(32)
CIRCLES = [3] * 8 + [2] * 8 + [1] * 8 + [4] * 6 + [6, 5]
PASS = -1


def dealt(rng, size=8):
    return rng.sample(DECK, size)


def number_of(card):
    return card % 8 + 1


def is_wild(card):
    return card >= 30


@shows(deals.count_distribution, 2, 8)
def wilds_in_hand(rng):
    return sum(map(is_wild, dealt(rng)))


@shows(deals.count_distribution, 6, 8)
def doppelgangers_in_hand(rng):
    return sum(24 <= card < 30 for card in dealt(rng))


@shows(count_of, die(32), 8, lambda card: card <= 6)
def doppelgangers_when_put_back(rng):
    return sum(card <= 6 for card in dice(rng, 8, 32))


@shows(deals.holding_chance, 6, 3)
def a_doppelganger_in_three(rng):
    return any(24 <= card < 30 for card in dealt(rng, 3))


@shows(deals.both_wilds)
def both_wilds_in_hand(rng):
    return sum(map(is_wild, dealt(rng))) == 2


@shows(deals.somebody_exchanges, 4)
def one_of_four_has_both(rng):
    """Four players get seven cards each."""
    cards = dealt(rng, 28)
    return any(sum(map(is_wild, cards[i:i + 7])) == 2 for i in range(0, 28, 7))


@shows(deals.no_equal_numbers, 4)
def no_pair_in_four(rng):
    """A doppelganger or a "?" makes a pair with any card."""
    cards = dealt(rng, 4)
    return max(cards) < 24 and len(set(map(number_of, cards))) == 4


def in_sequence(numbers, wild):
    """Whether three numbers follow each other; a "?" of the colour stands for one."""
    return any(len(numbers & {n, n + 1, n + 2}) + wild >= 3 for n in range(1, 7))


@shows(deals.sequence_chance, 5)
def sequence_in_five(rng):
    """White, black or doppelgangers; a "?" goes with its own colour, and with no doppelganger."""
    cards = dealt(rng, 5)
    suits = [{number_of(card) for card in cards if low <= card < high} for low, high in ((0, 8), (8, 24), (24, 30))]
    return any(map(in_sequence, suits, (30 in cards, 31 in cards, False)))


@shows(deals.penalty_distribution, 3)
def circles_of_three(rng):
    return sum(rng.sample(CIRCLES, 3))


def points(rng, cards):
    circles = sum(rng.sample(CIRCLES, cards))
    return 1 + (circles > 5) + (circles > 10)


@shows(deals.points_distribution, 4)
def points_of_four(rng):
    return points(rng, 4)


@shows(turn_distribution, partial(load, "meow_daifugo"))
def points_of_three(rng):
    return points(rng, 3)


# what an answer tells


def answered(rng, cards, number, holds_back):
    """The lowest card that is higher, each of equal numbers alike, a "?" last; or a pass, held back or forced."""
    higher = [card for card in cards if is_wild(card) or number_of(card) > number]
    if not higher or number == 8 or rng.random() < holds_back:
        return PASS
    rank = [9 if is_wild(card) else number_of(card) for card in higher]
    return rng.choice([card for card, r in zip(higher, rank, strict=True) if r == min(rank)])


@shows(beliefs.answer, hand("W2 B6 D6 W?"), 3, Fraction(1, 3))
def habit(rng):
    return answered(rng, cards_of(hand("W2 B6 D6 W?")), 3, 1 / 3)


def bits(cards):
    return sum(1 << card for card in cards)


def two_cards(rng):
    return rng.sample(cards_of(OUT_OF_SIGHT), 2)


@shows(beliefs.all_hands, OUT_OF_SIGHT, 2)
def hands_of_two(rng):
    return bits(two_cards(rng))


def two_cards_and_answer(rng):
    cards = two_cards(rng)
    return cards, answered(rng, cards, 2, 0.5)


@shows(hands_left, 2, PASS, Fraction(1, 2))
def hands_after_a_pass(rng):
    """Kuro passes on a 2; every other time he only holds back."""
    return bits(until(rng, lambda found: found[1] == PASS, two_cards_and_answer)[0])


@shows(beliefs.posterior, die(6), lambda face: Fraction(1, face))
def face_after_a_call(rng):
    """A die that somebody has seen and calls with a chance of one in its face: what was it?"""
    return until(rng, lambda face: rng.randint(1, face) == 1, lambda rng: dice(rng, 1)[0])


WILDS = hand("W? B?")
[SIX] = cards_of(hand("B6.2"))
UNSEEN = cards_of(first_belief().unseen)


def wilds_by_belief():
    return first_belief().passed(7, Fraction(1, 2)).count_distribution(WILDS)


@shows(wilds_by_belief, of=beliefs.believe)
def wilds_after_a_pass(rng):
    """Eight unseen cards, and a pass on a 7 by somebody who holds back every other time."""
    cards = until(rng, lambda cards: answered(rng, cards, 7, 0.5) == PASS, lambda rng: rng.sample(UNSEEN, 8))
    return sum(map(is_wild, cards))


def hand_with_the_six(rng):
    return [SIX, *rng.sample([card for card in UNSEEN if card != SIX], 7)]


@shows(wilds_after_the_six, times=1500)
def wilds_after_a_six(rng):
    """On a 3 came the black 6."""
    return sum(map(is_wild, until(rng, lambda cards: answered(rng, cards, 3, 0) == SIX, hand_with_the_six)))
