"""Hands as they are dealt, exactly: hypergeometric distributions, and hands counted by suits (D1 to D4).

A hand of h cards is one of C(32, h) that are equally likely, and a `Deck` counts those. Questions that take a `game`
are about its deck and its house rules, by default about those of the rulebook; all others are about the rulebook's 32
cards.
"""

import functools
from fractions import Fraction
from math import comb
from typing import Any

from catlib.chance import Deck, Pmf, whole
from catlib.game import Game, load

from .. import rules as r
from ..cards import CARDS, WILD, cards_of, read_deck

WILDS, DOPPELGANGERS = 2, 6


def count_distribution(marked: int, hand: int, deck: int = CARDS) -> Pmf:
    """Count the marked cards in a hand: the hypergeometric distribution.

    >>> count_distribution(2, 8)[2]
    Fraction(7, 124)
    """
    whole("marked", marked, 0, whole("deck", deck))
    whole("hand", hand, 0, deck)
    return Deck({True: marked, False: deck - marked}).count_of(hand, [True])


def holding_chance(marked: int, hand: int, deck: int = CARDS) -> Fraction:
    """The chance of at least one of the marked cards, by its complement (D1).

    >>> holding_chance(2, 8), holding_chance(6, 8)
    (Fraction(55, 124), Fraction(27557, 32364))
    """
    return count_distribution(marked, hand, deck).at_least(1)


@functools.cache
def _rulebook(players: int = 2) -> Game:
    return load("meow_daifugo", players=players)


def _deck(hand: int, game: Game, least: int = 0) -> tuple[int, ...]:
    """The cards of a game's deck; raise ValueError if it has no such hand."""
    cards = tuple(cards_of(game.setup.deck))
    if hand not in range(least, len(cards) + 1):
        raise ValueError(f"hand={hand}: {least} to {len(cards)} cards")
    return cards


def _suit_and_number(card: int) -> tuple[int, int]:
    """Return what a sequence needs to know of a card: 0 for white, 1 for black, 3 for doppelgangers; WILD for "?"."""
    suit = card - WILD if card >= WILD else min(1, card // 8) if card // 8 < 3 else 3
    return suit, WILD if card >= WILD else card % 8


def both_wilds(hand: int = 8, game: Game | None = None) -> Fraction:
    """The chance that a hand has both "?" (D1).

    >>> both_wilds()
    Fraction(7, 124)
    """
    cards = _deck(hand, game or _rulebook())
    return count_distribution(sum(card >= WILD for card in cards), hand, len(cards))[WILDS]


def somebody_exchanges(players: int, game: Game | None = None) -> Fraction:
    """The chance that anybody at the table has to exchange a "?": only one player can, so chances add up (D1).

    >>> [str(somebody_exchanges(n)) for n in (2, 3, 4)]
    ['7/62', '21/124', '21/124']
    """
    if players not in (2, 3, 4):
        raise ValueError(f"players={players}: 2 to 4 players exchange")
    game = game or _rulebook()
    return players * both_wilds(game.house.hand_cards[players - 1], game)


def no_equal_numbers(hand: int, game: Game | None = None) -> Fraction:
    """The chance that a hand of two cards or more can play no equal numbers (D2).

    It has no doppelganger, no "?", and of each number at most one card, of three that there are.

    >>> no_equal_numbers(8) == Fraction(3**8, 10518300)
    True
    """
    game = game or _rulebook()
    numbers = Deck(card % 8 if card // 8 < 3 else 8 for card in _deck(hand, game, 2))
    differ = numbers.by_cards(hand, lambda so_far, number, count: so_far and count <= (number < 8), True)
    return differ.exactly(True)


def sequence_chance(hand: int, game: Game | None = None) -> Fraction:
    """The chance that a hand has a sequence of three or more, its "?" included (D2)."""
    game = game or _rulebook()
    cards = Deck(map(_suit_and_number, _deck(hand, game)))
    doubles = game.house.doppelganger_sequences

    def add(so_far: tuple[bool, int, int], card: tuple[int, int], count: int) -> tuple[bool, int, int]:
        found, last, held = so_far
        suit, number = card
        held = (held if suit == last else 0) | (count > 0) << number
        return found or ((suit < 3 or doubles) and _has_run(held)), suit, held

    return cards.by_cards(hand, add, (False, -1, 0), lambda so_far: so_far[0]).exactly(True)


def _has_run(held: int) -> bool:
    """Return whether numbers of one suit, as bits, make a sequence; a "?" fills one gap, or stands at an end."""
    numbers, wild = held & (1 << WILD) - 1, held >> WILD
    return numbers & numbers >> 1 & numbers >> 2 != 0 or bool(wild and numbers & (numbers >> 1 | numbers >> 2))


def penalty_distribution(hand: int, game: Game | None = None) -> Pmf:
    """The circles of that many cards drawn from the deck (D3).

    >>> penalty_distribution(3).mean == Fraction(3 * 83, 32)
    True
    """
    game = game or _rulebook()
    cards = _deck(hand, game)
    circles = Deck(game.setup.circles[card] for card in cards)
    return circles.by_cards(hand, lambda total, each, count: total + each * count, 0)


def penalty_mean_form() -> Any:
    """The mean circles of k cards, as a sympy expression: every card is as likely as any other to be among them.

    >>> print(penalty_mean_form())
    83*k/32
    """
    import sympy

    k = sympy.symbols("k")
    circles = sum(read_deck("rulebook").circles.of_cards())
    return sympy.combsimp(circles * sympy.binomial(CARDS - 1, k - 1) / sympy.binomial(CARDS, k))


def points_distribution(hand: int, game: Game | None = None) -> Pmf:
    """The points that a hand of cards drawn from the deck costs (D3).

    >>> points_distribution(1)
    Pmf({1: 31, 2: 1})
    """
    game = game or _rulebook()
    return penalty_distribution(hand, game).map(lambda circles: r.points_for(game.setup, circles))


def one_turn_clears() -> tuple[int, int]:
    """Count the hands of eight that are a single play, and all hands of eight (D4).

    Equal numbers are six cards at most, doppelgangers in sequence too; so it is all eight numbers in white or black,
    or seven of them and the "?", with two cards to choose from for each black number.

    >>> one_turn_clears()
    (1289, 10518300)
    """
    white, black = 1 + 8, 2**8 + 8 * 2**7
    return white + black, comb(CARDS, 8)
