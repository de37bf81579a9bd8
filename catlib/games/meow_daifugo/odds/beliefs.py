"""Beliefs about a hidden hand after a play or a pass: conditional chances and Bayes' rule, exactly.

It takes a model of how the other plays. Ours has two habits. On a single card the other plays the lowest card that is
higher, each of equal numbers alike, and a "?" only if nothing else will do; but although something would do, the other
holds back with a given chance, and passes.

A hand of a few cards is believed in hand by hand (`all_hands`, `posterior`). For eight of twenty-one cards `Belief`
counts hands by how many cards of each number they have: no answer depends on more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from math import comb, gcd
from typing import Any

from catlib.chance import Pmf, whole

from ..cards import CARDS, WILD, cards_of
from ..voice import card_name

PASSES = -1
ALL_CARDS = (1 << CARDS) - 1
WILDS = 8  # the group of both "?"; the others are those of the numbers 1 to 8
MOST_HANDS = 10**6
SHARES = 12  # divisible by the number of equal cards, of which there are four at most

Chance = Fraction | int


# Hand by hand


def all_hands(unseen: int, size: int) -> Pmf:
    """Return every hand of that many of the unseen cards (bits), all alike.

    Raises ValueError for more than a million hands.

    >>> from catlib.games.meow_daifugo.cards import hand
    >>> len(all_hands(hand("W1 W3 B2 B2 D2 W? B?"), 2))
    21
    """
    cards = cards_of(whole("unseen", unseen, 0, ALL_CARDS))
    if size not in range(len(cards) + 1):
        raise ValueError(f"size={size}: there are {len(cards)} unseen cards")
    if comb(len(cards), size) > MOST_HANDS:
        raise ValueError(f"{comb(len(cards), size)} hands are too many to list; believe counts them by number")
    return Pmf.uniform(sum(1 << card for card in held) for held in combinations(cards, size))


def posterior(prior: Pmf, likelihood: Callable[[Any], Chance]) -> Pmf:
    """Apply Bayes' rule: the chance of each case after something came that has this chance in each of them.

    Raises ValueError if it could not come at all.

    >>> posterior(die(6), lambda face: Fraction(1, face))[1]
    Fraction(20, 49)
    """
    weights = {case: p * likelihood(case) for case, p in prior.items()}
    if not any(weights.values()):
        raise ValueError("posterior of what cannot come: its chance is 0 in every case")
    return Pmf({case: weight for case, weight in weights.items() if weight})


def answer(hand: int, number: int, holds_back: Chance = 0) -> Pmf:
    """Return the answer of our two habits to a single of a number: a card, or PASSES.

    >>> from catlib.games.meow_daifugo.cards import code, hand
    >>> answer(hand("W2 B6 D6 W?"), 3, Fraction(1, 2)).map(lambda card: "pass" if card == PASSES else code(card))
    Pmf({'B6.2': 1, 'D6': 1, 'pass': 2})
    """
    whole("number", number, 0, WILDS)
    higher = [card for card in cards_of(whole("hand", hand, 0, ALL_CARDS)) if _group(card) >= number]
    if number == 8 or not higher:
        return Pmf.point(PASSES)
    lowest = min(map(_group, higher))
    chosen = [card for card in higher if _group(card) == lowest]
    share = (1 - Fraction(holds_back)) / len(chosen)
    return Pmf({PASSES: Fraction(holds_back)} | dict.fromkeys(chosen, share))


def passes_form() -> Any:
    """The chance that somebody could have beaten, after passing n times: a sympy expression.

    Before that it was p, and each time one who can beat holds back with chance q.

    >>> print(passes_form())
    p*q**n/(p*q**n - p + 1)
    """
    import sympy

    p, q, n = sympy.symbols("p q n")
    return p * q**n / (p * q**n + 1 - p)


def _group(card: int) -> int:
    return WILDS if card >= WILD else card % 8


# By how many cards of each number


@dataclass(frozen=True)
class Belief:
    """A belief about a hand: cards not seen yet, cards known to be in it, and hands by their numbers.

    `weights` has, by the hidden cards of each number and the "?", the hands that hold them, each times the chance of
    what was seen. Every method leaves this belief as it is and gives a new one; each raises ValueError if
    what was seen cannot be.
    """

    unseen: int
    known: int
    weights: dict[tuple[int, ...], int]

    # What can be seen

    def passed(self, number: int, holds_back: Chance = 0) -> Belief:
        """The other passed on a single of this number."""
        back, able = Fraction(holds_back), self._able(number)
        return self._weighed(lambda counts: back.numerator if able(counts) else back.denominator)

    def played(self, number: int, card: int, holds_back: Chance = 0) -> Belief:
        """The other played this card on a single of that number."""
        group, bit = _group(card), 1 << card
        hidden = bool(self.unseen & bit)
        if not (hidden or self.known & bit) or holds_back == 1:
            raise ValueError(f"{card_name(card)} cannot be played: it was seen elsewhere, or the other always passes")
        known, sure = self._known(), 0 if hidden else 1
        if number == 8 or group < number or any(known[number:group]):
            raise ValueError(f"{card_name(card)} is not what these habits play on a {number}")

        def shares(counts: tuple[int, ...]) -> int:
            if any(counts[number:group]):
                return 0
            held = counts[group] + known[group]
            return (sure or counts[group]) * SHARES // held if held else 0

        after = self._weighed(shares)
        return after._without(group, bit) if hidden else replace(after, known=self.known & ~bit)

    def taken(self, card: int) -> Belief:
        """The other took a card that everybody saw."""
        if self.unseen >> card & 1 or self.known >> card & 1:
            raise ValueError(f"{card_name(card)} did not lie face up, so it cannot be taken")
        return replace(self, known=self.known | 1 << card)

    def turned_up(self, card: int) -> Belief:
        """A card from the deck was turned up, so it is not in the hand."""
        if not self.unseen >> card & 1:
            raise ValueError(f"{card_name(card)} was seen before, so it cannot come from the deck")
        group, among = _group(card), self._unseen()[_group(card)]
        after = self._weighed(lambda counts: among - counts[group])
        return replace(after, unseen=self.unseen & ~(1 << card))

    # What follows

    def chance(self, card: int) -> Fraction:
        """The chance that a card is in the hand."""
        if not self.unseen >> card & 1:
            return Fraction(self.known >> card & 1)
        group = _group(card)
        held = sum(counts[group] * weight for counts, weight in self.weights.items())
        return Fraction(held, self._unseen()[group] * self._total)

    def chances(self) -> dict[int, Fraction]:
        """The chance of every unseen and every known card."""
        held = [0] * (WILDS + 1)
        for counts, weight in self.weights.items():
            for group, count in enumerate(counts):
                held[group] += count * weight
        groups, total = self._unseen(), self._total
        found = {card: Fraction(held[_group(card)], groups[_group(card)] * total) for card in cards_of(self.unseen)}
        return dict(sorted((found | dict.fromkeys(cards_of(self.known), Fraction(1))).items()))

    def count_distribution(self, cards: int) -> Pmf:
        """Count some cards in the hand; they have to be all unseen cards of some numbers, or known.

        Raises ValueError for others.
        """
        hidden = cards & self.unseen
        groups = {_group(card) for card in cards_of(hidden)}
        if hidden != sum(1 << card for card in cards_of(self.unseen) if _group(card) in groups):
            raise ValueError("cards: name all unseen cards of a number; those of one number are counted together")
        there = (cards & self.known).bit_count()
        distribution: dict[int, int] = {}
        for counts, weight in self.weights.items():
            n = there + sum(counts[group] for group in groups)
            distribution[n] = distribution.get(n, 0) + weight
        return Pmf(distribution)

    def beats(self, number: int) -> Fraction:
        """The chance that the hand has a card to play on a single of this number."""
        able = self._able(number)
        return Fraction(sum(weight for counts, weight in self.weights.items() if able(counts)), self._total)

    # Inside

    @property
    def _total(self) -> int:
        return sum(self.weights.values())

    def _unseen(self) -> list[int]:
        return _by_group(self.unseen)

    def _known(self) -> list[int]:
        return _by_group(self.known)

    def _able(self, number: int) -> Callable[[tuple[int, ...]], bool]:
        """Return whether a hand can beat a number, by its hidden cards; a known card may settle it for all hands."""
        if number == 8:
            return lambda counts: False
        settled = any(self._known()[number:])
        return lambda counts: settled or any(counts[number:])

    def _weighed(self, likelihood: Callable[[tuple[int, ...]], int]) -> Belief:
        weights = {counts: weight * likelihood(counts) for counts, weight in self.weights.items()}
        common = gcd(*weights.values())
        if not common:
            raise ValueError("this cannot be seen of a hand with these habits; was something missed before?")
        return replace(self, weights={counts: weight // common for counts, weight in weights.items() if weight})

    def _without(self, group: int, bit: int) -> Belief:
        """Without a card that was played: it left the hidden ones."""
        weights = {(*c[:group], c[group] - 1, *c[group + 1 :]): weight for c, weight in self.weights.items()}
        return replace(self, unseen=self.unseen & ~bit, weights=weights)


def believe(unseen: int, size: int) -> Belief:
    """Return the belief at first: that many of the unseen cards (bits) are in the hand, all hands alike.

    >>> from catlib.games.meow_daifugo.cards import hand
    >>> belief = believe(hand("W1 W3 B2 B2 D2 W? B?"), 2)
    >>> belief.chance(25), belief.passed(2).chance(25), belief.passed(2, Fraction(1, 2)).chance(25)
    (Fraction(2, 7), Fraction(1, 2), Fraction(1, 3))
    """
    whole("unseen", unseen, 0, ALL_CARDS)
    if size not in range(unseen.bit_count() + 1):
        raise ValueError(f"size={size}: there are {unseen.bit_count()} unseen cards")
    return Belief(unseen, 0, dict(_counted(_by_group(unseen), size)))


def _by_group(cards: int) -> list[int]:
    found = [0] * (WILDS + 1)
    for card in cards_of(cards):
        found[_group(card)] += 1
    return found


def _counted(groups: list[int], size: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield numbers of cards of each group, and the ways to hold them."""
    if not groups:
        if size == 0:
            yield (), 1
        return
    *rest, last = groups
    for n in range(max(0, size - sum(rest)), min(last, size) + 1):
        for counts, ways in _counted(rest, size - n):
            yield (*counts, n), ways * comb(last, n)
