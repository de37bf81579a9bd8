"""Hands as they are dealt, exactly: hypergeometric distributions, and hands counted by suits (D1 to D4).

A hand of h cards is one of C(32, h) that are equally likely. Where suits do not meet in a play, the hands without one
are counted suit by suit, as the coefficients of a product of polynomials. Questions that take a `game` are about its
deck and its house rules, by default about those of the rulebook; all others are about the rulebook's 32 cards.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import Any

from catlib.chance import Pmf, whole
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
    most = min(marked, hand)
    return Pmf(
        {k: comb(marked, k) * comb(deck - marked, hand - k) for k in range(most + 1) if deck - marked >= hand - k}
    )


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


def _copies(cards: Sequence[int], suits: Sequence[int]) -> dict[int, int]:
    """Count, by number from 0, the cards of some suits: white 0, black 1 and 2, doppelgangers 3."""
    found = dict.fromkeys(range(8), 0)
    for card in cards:
        if card < WILD and card // 8 in suits:
            found[card % 8] += 1
    return found


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
    cards, counted = _deck(hand, game, 2), [1]
    for copies in _copies(cards, (0, 1, 2)).values():
        counted = _times(counted, [1, copies])
    found = counted[hand] if hand < len(counted) else 0
    return Fraction(found, comb(len(cards), hand))


def sequence_chance(hand: int, game: Game | None = None) -> Fraction:
    """The chance that a hand has a sequence of three or more, its "?" included (D2)."""
    game = game or _rulebook()
    cards = _deck(hand, game)
    white = _without_run(_copies(cards, (0,)), wild=WILD in cards)
    black = _without_run(_copies(cards, (1, 2)), wild=WILD + 1 in cards)
    doubles = _without_run(_copies(cards, (3,)), wild=False, any_run=not game.house.doppelganger_sequences)
    without = _times(_times(white, black), doubles)
    return 1 - Fraction(without[hand] if hand < len(without) else 0, comb(len(cards), hand))


def _without_run(copies: Mapping[int, int], wild: bool, any_run: bool = False) -> list[int]:
    """Count, by size, the sets of a suit's cards that make no sequence, or with `any_run` all.

    `copies` is how many cards of each number the suit has, `wild` whether it has a "?".
    """
    total = [0] * (sum(copies.values()) + 1 + wild)
    there = [number for number, n in copies.items() if n]
    for chosen in range(1 << len(there)):
        numbers = [number for i, number in enumerate(there) if chosen >> i & 1]
        counted, held = [1], sum(1 << number for number in numbers)
        for number in numbers:
            counted = _times(counted, [0] + [comb(copies[number], k) for k in range(1, copies[number] + 1)])
        for wilds in range(1 + wild):
            if any_run or not _has_run(held, bool(wilds)):
                for size, n in enumerate(counted):
                    total[size + wilds] += n
    return total


def _has_run(held: int, wild: bool) -> bool:
    if wild:
        return held & (held >> 1 | held >> 2) != 0
    return held & held >> 1 & held >> 2 != 0


def _times(left: Sequence[int], right: Sequence[int]) -> list[int]:
    """The product of two polynomials, coefficients from the lowest power."""
    product = [0] * (len(left) + len(right) - 1)
    for i, a in enumerate(left):
        for j, b in enumerate(right):
            product[i + j] += a * b
    return product


def penalty_distribution(hand: int, game: Game | None = None) -> Pmf:
    """The circles of that many cards drawn from the deck (D3).

    >>> penalty_distribution(3).mean == Fraction(3 * 83, 32)
    True
    """
    game = game or _rulebook()
    cards = _deck(hand, game)
    ways: list[dict[int, int]] = [{0: 1}, *({} for _ in range(hand))]
    for circles in (game.setup.circles[card] for card in cards):
        for size in range(hand, 0, -1):
            for total, n in ways[size - 1].items():
                ways[size][total + circles] = ways[size].get(total + circles, 0) + n
    return Pmf(ways[hand])


def penalty_mean_form() -> Any:
    """The mean circles of k cards, as a sympy expression: every card is as likely as any other to be among them.

    >>> print(penalty_mean_form())
    83*k/32
    """
    import sympy

    k = sympy.symbols("k")
    circles = sum(read_deck("rulebook").circles_of())
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
