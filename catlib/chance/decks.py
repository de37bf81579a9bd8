"""Cards drawn without being put back.

>>> poker = Deck({rank: 4 for rank in range(2, 15)})
>>> poker.largest_count(5).exactly(4)
Fraction(1, 4165)
"""

import itertools
import math
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from catlib.chance.arguments import Choice, chooser, whole
from catlib.chance.outcomes import Handful
from catlib.chance.pmf import Pmf, from_grid, gather
from catlib.chance.pools import face_by_face
from catlib.chance.rationals import as_written

SUITS = ("club", "diamond", "heart", "spade")
RANKS = ("ace", *map(str, range(2, 11)), "jack", "queen", "king")
KINDS = {"red": ("diamond", "heart"), "black": ("club", "spade"), "face": ("jack", "queen", "king")}
KINDS["ten"] = ("10", *KINDS["face"])  # what counts 10 in blackjack


def card_named(name: str) -> list[set[str]]:
    """Return the ranks or suits that a word stands for; of `queen_of_heart`, both.

    >>> card_named("queen_of_heart")
    [{'queen'}, {'heart'}]
    """
    return [set(KINDS.get(word, (word,))) for word in name.split("_of_")]


class Deck(Mapping[Any, int]):
    """A shuffled deck that never changes: its different cards, and how many there are of each.

    It is made of the cards themselves, or of a mapping from card to number of copies. Drawing from it answers with a
    `Pmf`; `without` is the deck that is left when some cards are known to be gone. Raises ValueError for a number of
    copies that is not a whole number, for a deck without cards, and where more cards are drawn than there are.

    >>> Deck("aab"), len(Deck("aab")), Deck("aab").size
    (Deck({'a': 2, 'b': 1}), 2, 3)
    """

    def __init__(self, cards: Mapping[Any, int] | Iterable[Any]):
        if not isinstance(cards, Mapping):
            cards = Counter(cards)
        copies = {card: whole(f"copies of {card!r}", number, 0) for card, number in cards.items()}
        if not any(copies.values()):
            raise ValueError(f"cards={cards!r}: a deck has at least one card")
        self._cards = dict(Pmf(copies).weights)
        self.size = sum(self._cards.values())

    def __getitem__(self, card: Any) -> int:
        return self._cards[as_written(card)]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __hash__(self) -> int:
        return hash(frozenset(self._cards.items()))

    def __repr__(self) -> str:
        return f"Deck({self._cards!r})"

    def without(self, *cards: Any) -> "Deck":
        """The deck that is left without these cards, one copy each; raise ValueError for a card that is not there.

        >>> Deck("aab").without("a")
        Deck({'a': 1, 'b': 1})
        """
        left = dict(self._cards)
        for card in map(as_written, cards):
            if not left.get(card):
                raise ValueError(f"{card!r} is not in what is left of the deck")
            left[card] -= 1
        return Deck(left)

    def draw(self, n: int) -> Pmf:
        """`n` cards as a tuple, the greatest first, whatever order they come in.

        >>> Deck("aab").draw(2)
        Pmf({('a', 'a'): 1, ('b', 'a'): 2})
        """
        return self.by_cards(n, lambda hand, card, count: (card,) * count + hand, (), Handful)

    def count_of(self, n: int, which: Choice) -> Pmf:
        """Return how many of `n` cards a predicate or a collection chooses: the hypergeometric distribution.

        >>> Deck({"ace": 4, "other": 48}).count_of(13, ["ace"]).exactly(4)
        Fraction(11, 4165)
        """
        n, chosen = self._number(n), chooser(which)
        hits = sum(copies for card, copies in self._cards.items() if chosen(card))
        least, most = max(0, n - (self.size - hits)), min(n, hits)
        ways = [math.comb(hits, k) * math.comb(self.size - hits, n - k) for k in range(least, most + 1)]
        return from_grid(least, 1, ways, True)

    def largest_count(self, n: int) -> Pmf:
        """Return how many of `n` cards are alike: how often the card comes that comes most often.

        >>> Deck("aabb").largest_count(2).exactly(2)
        Fraction(1, 3)
        """
        return self.by_cards(n, lambda most, card, count: max(most, count), 0)

    def straight(self, n: int) -> Pmf:
        """Return the longest run of ranks from 1 to 13 among `n` cards; an ace, the 1, also stands above a king.

        >>> Deck(dict.fromkeys(range(1, 14), 4)).straight(5).exactly(5)
        Fraction(128, 32487)
        """

        def step(state: tuple[int, int, int], rank: int, count: int) -> tuple[int, int, int]:
            ace, run, longest = state
            run = run + 1 if count else 0
            return ace or int(rank == 1 and count > 0), run, max(longest, run)

        return self.by_cards(n, step, (0, 0, 0), lambda state: max(state[2], min(state[1] + state[0], 13)))

    def by_cards(
        self, n: int, step: Callable[[Any, Any, int], Any], start: Any = None, end: Callable[[Any], Any] | None = None
    ) -> Pmf:
        """Any question about which cards are among `n`, answered card by card, as `catlib.by_faces` does of dice.

        The sum of two cards:

        >>> Deck({1: 2, 2: 2}).by_cards(2, lambda total, card, count: total + card * count, 0)
        Pmf({2: 1, 3: 4, 4: 1})
        """
        cards = list(self._cards.items())
        found = face_by_face(cards, self._number(n), lambda left, copies, count: math.comb(copies, count), step, start)
        return gather(((end(state) if end else state, ways) for state, ways in found), True)

    def sample(self, n: int, rng: random.Random | None = None) -> tuple[Any, ...]:
        """`n` cards in the order in which they come, drawn by the module `random` or a `random.Random`.

        >>> sorted(Deck("aab").sample(3))
        ['a', 'a', 'b']
        """
        cards = list(itertools.chain.from_iterable(itertools.repeat(*pair) for pair in self._cards.items()))
        return tuple((rng or random).sample(cards, self._number(n)))

    def _number(self, n: Any) -> int:
        try:
            return whole("n", n, 0, self.size)
        except ValueError:
            raise ValueError(f"n={n!r}: of {self.size} cards, 0 to {self.size} can be drawn") from None
