"""Exact chances of sets: how likely some cards hold three of a kind, one of each, or a wild card's help."""

import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product

from .setup import KINDS, SETS, is_set

FULL_DECK = (14, 14, 14, 2)  # squirrels, rats, pigeons, wild cards


def has_set(hand: Sequence[int]) -> bool:
    """Return whether that many squirrels, rats, pigeons and wild cards hold a set.

    >>> has_set((2, 2, 0, 0)), has_set((2, 2, 0, 1)), has_set((1, 1, 1, 0))
    (False, True, True)
    """
    _check(0, hand, FULL_DECK)
    return any(is_set(some) and all(map(int.__ge__, hand, some)) for some in SETS)


def set_chance(cards: int, *, hand: Sequence[int] = (0, 0, 0, 0), deck: Sequence[int] = FULL_DECK) -> Fraction:
    """The chance that a hand holds a set after that many more cards of the deck, both given by kinds.

    >>> [str(set_chance(n)) for n in (3, 4, 5)]
    ['200/473', '15844/19393', '1']
    """
    _check(cards, hand, deck)
    hits = sum(ways for drawn, ways in draws(cards, deck) if has_set(list(map(int.__add__, hand, drawn))))
    return Fraction(hits, math.comb(sum(deck), cards))


def _check(cards: int, hand: Sequence[int], deck: Sequence[int]) -> None:
    for name, kinds in (("hand", hand), ("deck", deck)):
        if len(kinds) != KINDS or any(type(n) is not int or n < 0 for n in kinds):
            raise ValueError(f"{name}={tuple(kinds)!r}: expected numbers of squirrels, rats, pigeons and wild cards")
    if type(cards) is not int or not 0 <= cards <= sum(deck):
        raise ValueError(f"cards={cards!r}: the deck has {sum(deck)} cards to draw from")


def draws(cards: int, deck: Sequence[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Return every way to draw that many cards, by kinds, with how many ways there are to do it."""
    for some in product(*(range(min(n, cards) + 1) for n in deck[1:])):
        first = cards - sum(some)
        if 0 <= first <= deck[0]:
            drawn = (first, *some)
            yield drawn, math.prod(map(math.comb, deck, drawn))
