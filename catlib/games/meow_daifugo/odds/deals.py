"""What a hand holds when it is dealt, exactly: hypergeometric distributions, and hands counted by suits (D1 to D4).

A hand of h cards is one of C(32, h) that are equally likely. Where suits do not meet in a play, the hands without one
are counted suit by suit, as the coefficients of a product of polynomials.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Any

from catlib.pmf import Pmf

from ..cards import CARDS, read_deck

__all__ = [
    "both_wilds",
    "count_distribution",
    "holding_chance",
    "holding_form",
    "no_equal_numbers",
    "no_equal_numbers_form",
    "one_turn_clears",
    "one_turn_form",
    "penalty_distribution",
    "penalty_mean_form",
    "points_distribution",
    "sequence_chance",
    "somebody_exchanges",
]

WILDS, DOPPELGANGERS = 2, 6


def count_distribution(marked: int, hand: int, deck: int = CARDS) -> Pmf:
    """How many of so many marked cards are in a hand: the hypergeometric distribution.

    >>> count_distribution(2, 8)[2]
    Fraction(7, 124)
    """
    if not 0 <= marked <= deck or not 0 <= hand <= deck:
        raise ValueError(f"marked={marked}, hand={hand}: a deck of {deck} cards has 0 to {deck} of each")
    most = min(marked, hand)
    return Pmf(
        {k: comb(marked, k) * comb(deck - marked, hand - k) for k in range(most + 1) if deck - marked >= hand - k}
    )


def holding_chance(marked: int, hand: int, deck: int = CARDS) -> Fraction:
    """The chance of at least one of the marked cards, by its complement (D1).

    >>> holding_chance(2, 8), holding_chance(6, 8)
    (Fraction(55, 124), Fraction(27557, 32364))
    """
    return 1 - Fraction(comb(deck - marked, hand), comb(deck, hand))


def holding_form() -> Any:
    """`holding_chance` as a sympy expression in m marked cards, a hand of h and a deck of n.

    >>> print(holding_form())
    1 - binomial(-m + n, h)/binomial(n, h)
    """
    import sympy

    m, h, n = sympy.symbols("m h n", integer=True, nonnegative=True)
    return 1 - sympy.binomial(n - m, h) / sympy.binomial(n, h)


def both_wilds(hand: int = 8) -> Fraction:
    """The chance that a hand has both "?" (D1).

    >>> both_wilds()
    Fraction(7, 124)
    """
    return Fraction(comb(CARDS - WILDS, hand - WILDS), comb(CARDS, hand)) if hand >= WILDS else Fraction(0)


def somebody_exchanges(players: int) -> Fraction:
    """The chance that anybody at the table has to exchange a "?": only one player can, so chances add up (D1).

    >>> [str(somebody_exchanges(n)) for n in (2, 3, 4)]
    ['7/62', '21/124', '21/124']
    """
    if not 2 <= players <= 4:
        raise ValueError(f"players={players}: 2 to 4 players exchange")
    return players * both_wilds(7 if players == 4 else 8)


def no_equal_numbers(hand: int) -> Fraction:
    """The chance that a hand of two cards or more can play no equal numbers (D2).

    It has no doppelganger, no "?", and of each number at most one card, of three that there are.

    >>> no_equal_numbers(8) == Fraction(3**8, 10518300)
    True
    """
    if not 2 <= hand <= CARDS:
        raise ValueError(f"hand={hand}: 2 to {CARDS} cards")
    return Fraction(comb(8, hand) * 3**hand, comb(CARDS, hand))


def no_equal_numbers_form() -> Any:
    """`no_equal_numbers` as a sympy expression in a hand of h cards: h of the eight numbers, each in one of three ways.

    >>> print(no_equal_numbers_form())
    3**h*binomial(8, h)/binomial(32, h)
    """
    import sympy

    h = sympy.symbols("h", integer=True, positive=True)
    return sympy.binomial(8, h) * 3**h / sympy.binomial(CARDS, h)


def sequence_chance(hand: int) -> Fraction:
    """The chance that a hand has a sequence of three or more, its "?" included (D2)."""
    if not 0 <= hand <= CARDS:
        raise ValueError(f"hand={hand}: 0 to {CARDS} cards")
    white = _without_run(8, [0, 1], wild=True)
    black = _without_run(8, [0, 2, 1], wild=True)
    without = _times(_times(white, black), _without_run(6, [0, 1], wild=False))
    return 1 - Fraction(without[hand] if hand < len(without) else 0, comb(CARDS, hand))


def _without_run(numbers: int, ways: Sequence[int], wild: bool) -> list[int]:
    """By size, how many sets of a suit's cards make no sequence; `ways[k]` is how often a number is there k times."""
    total = [0] * (numbers * (len(ways) - 1) + 1 + wild)
    for held in range(1 << numbers):
        counted = [1]
        for _ in range(held.bit_count()):
            counted = _times(counted, ways)
        for wilds in range(1 + wild):
            if not _has_run(held, bool(wilds)):
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


def penalty_distribution(hand: int) -> Pmf:
    """The circles of so many cards drawn from the deck (D3).

    >>> penalty_distribution(3).mean == Fraction(3 * 83, 32)
    True
    """
    if not 0 <= hand <= CARDS:
        raise ValueError(f"hand={hand}: 0 to {CARDS} cards")
    ways = [{0: 1}, *({} for _ in range(hand))]
    for circles in read_deck("rulebook").circles_of():
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

    k = sympy.symbols("k", integer=True, positive=True)
    circles = sum(read_deck("rulebook").circles_of())
    return sympy.combsimp(circles * sympy.binomial(CARDS - 1, k - 1) / sympy.binomial(CARDS, k))


def points_distribution(hand: int) -> Pmf:
    """The points that so many cards drawn from the deck cost (D3).

    >>> points_distribution(1)
    Pmf({1: 31, 2: 1})
    """
    return penalty_distribution(hand).map(lambda circles: (circles > 0) + (circles > 5) + (circles > 10))


def one_turn_clears() -> tuple[int, int]:
    """How many of all hands of eight are a single play, and how many hands there are (D4).

    Equal numbers are six cards at most, doppelgangers in sequence too; so it is all eight numbers in white or black,
    or seven of them and the "?", with two cards to choose from for each black number.

    >>> one_turn_clears()
    (1289, 10518300)
    """
    white, black = 1 + 8, 2**8 + 8 * 2**7
    return white + black, comb(CARDS, 8)


def one_turn_form() -> Any:
    """The hands that `one_turn_clears` counts, as a sympy expression: n numbers in white, or in black from b sets.

    All n numbers, or n - 1 of them and the "?".

    >>> print(one_turn_form())
    b**n + b**(n - 1)*n + n + 1
    """
    import sympy

    n, b = sympy.symbols("n b", integer=True, positive=True)
    return 1 + n + b**n + n * b ** (n - 1)
