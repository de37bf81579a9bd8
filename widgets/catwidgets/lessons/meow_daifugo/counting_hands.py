"""The lesson on whole hands: so many of a sort, what a hand can do, and three hands at a table.

Every answer is computed by the library.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import comb
from typing import Any

from catlib import load
from catlib.chance import Pmf, count_of, counted, die, generator, percent
from catlib.game import capital
from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo.cards import CARDS, DOPPELGANGER, WILD, card_name, cards_of
from catlib.games.meow_daifugo.odds import deals
from catlib.games.meow_daifugo.plays import EQUAL, SEQUENCE, list_plays, play_table
from catwidgets.draw import Chart, Scene, curve, outcome_chart, simulated_over_exact
from catwidgets.lessons.meow_daifugo.pictures import bars, hand_row
from catwidgets.teach import Exhibit, Explorer, Listing, Picture, TeacherNote, ask, questions_in, teacher_note

HAND = 8


def note() -> TeacherNote:
    """What a teacher needs to know of the lesson, with all answers."""
    words = [
        "drawing without replacement",
        "hypergeometric distribution, expected value",
        "mutually exclusive events",
        "simulation, relative frequency",
    ]
    tips = [
        "For section 5 let half the class count the white hands and the other half the black ones.",
    ]
    return teacher_note("15–18", 45, words, questions_in(__name__), tips)


# Hands to deal


def properties_of(hand: int) -> dict[str, bool]:
    """What a hand has, of the things that are counted in this lesson.

    >>> from catlib.games.meow_daifugo.cards import hand
    >>> [name for name, there in properties_of(hand("W1 W2 W3 D5 W?")).items() if there]
    ['a “?”', 'a doppelganger', 'equal numbers', 'a sequence']
    """
    return {name: has(hand) for name, has in PROPERTIES.items()}


def _has_kind(kind: int) -> Callable[[int], bool]:
    def has(hand: int) -> bool:
        buffer = [0] * r.NUM_ACTIONS
        plays = buffer[: list_plays(_game().setup, hand, -1, buffer, 0)]
        return any(play_table()[play].kind == kind for play in plays)

    return has


@functools.cache
def _game() -> Any:
    return load("meow_daifugo", players=2)


PROPERTIES: dict[str, Callable[[int], bool]] = {
    "both “?”": lambda hand: hand >> WILD == 3,
    "a “?”": lambda hand: hand >> WILD > 0,
    "a doppelganger": lambda hand: hand >> DOPPELGANGER & 63 > 0,
    "equal numbers": _has_kind(EQUAL),
    "a sequence": _has_kind(SEQUENCE),
}
WIDTH, CARD = 424, 48


class Dealt(Exhibit):
    """Hands of eight, dealt as often as one likes, and how many of them had what.

    >>> table = Dealt(seed=1)
    >>> table.deal(100); table.dealt
    101
    """

    def __init__(self, seed: int = 2026):
        self._rng = generator(seed)
        self.hand, self.dealt, self.counts = 0, 0, Counter[str]()
        super().__init__(Picture(Scene(WIDTH, 10, "A hand of eight cards"), ""), "Deal until you have an idea.")
        self.button("Deal", "Deal one hand", lambda: self.deal(1), button_style="primary")
        self.button("Deal 100 hands", "Deal a hundred hands and count", lambda: self.deal(100))
        self.button("Start again", "Forget all hands but the last", self.forget)
        self.deal(1)

    def deal(self, hands: int) -> None:
        """Deal so many hands, and show the last with all that came so far."""
        for _ in range(hands):
            self.hand = sum(1 << card for card in self._rng.sample(range(CARDS), HAND))
            self._count()
        self._draw()

    def forget(self) -> None:
        """Count from the present hand on."""
        self.dealt, self.counts = 0, Counter()
        self._count()
        self._draw()

    def _count(self) -> None:
        self.dealt += 1
        self.counts.update(name for name, there in properties_of(self.hand).items() if there)

    def _draw(self) -> None:
        scene = Scene(WIDTH, 250, "A hand of eight cards")
        scene.add(*hand_row(self.hand, 6, 42, CARD))
        bars(scene, [(name, self.counts[name]) for name in PROPERTIES], self.dealt, top=108, left=126, width=170)
        there = [name for name, here in properties_of(self.hand).items() if here]
        said = f"It has {', '.join(there)}." if there else "It has none of these."
        hands = f"Of {counted(self.dealt, 'hand')}: "
        tally = ", ".join(f"{self.counts[name]} with {name}" for name in PROPERTIES)
        cards = ", ".join(map(card_name, cards_of(self.hand)))
        self.show(Picture(scene, f"{cards}. {said} {hands}{tally}."))


def deal_hands(seed: int = 2026) -> Dealt:
    """Hands of eight to deal, and a count of what they had."""
    return Dealt(seed)


def deals_of(marked: int, hands: int, seed: int = 1) -> Counter[int]:
    """How many of so many hands of eight had how many of the marked cards.

    >>> sum(deals_of(6, 100).values())
    100
    """
    rng = generator(seed)
    return Counter(sum(card < marked for card in rng.sample(range(CARDS), HAND)) for _ in range(hands))


# How many of a sort


@ask(
    "hands: mean",
    "How many doppelgangers does a hand of eight have on average?",
    kind="number",
    hints={
        1: "Each of the six is in your hand with chance 8/32. Add that up.",
        2: "Each of the six is in your hand with chance 8/32. Add that up.",
        "3/4": "6/8 would be six cards shared by eight; think of one card and add up.",
        "3/16": "That is one card of your hand; you have eight.",
        "27557/32364": "That is the chance of at least one; a hand may have more.",
    },
    because="6 × 8/32: each doppelganger is in your hand with chance 1/4. Averages add up.",
)
def mean() -> Fraction:
    return deals.count_distribution(deals.DOPPELGANGERS, HAND).mean


@ask(
    "hands: exactly two",
    "How likely are exactly two doppelgangers among your eight cards?",
    hints={
        Fraction(
            comb(6, 2), comb(32, 8)
        ): "That chooses two of the doppelgangers; your other six cards can be chosen too.",
        Fraction(comb(6, 2), comb(32, 2)): "That is a hand of two cards.",
        Fraction(comb(6, 2) * comb(30, 6), comb(32, 8)): "Your other six cards must not be doppelgangers: six of 26.",
        "1/4": "Multiply two numbers of choices: two of six doppelgangers, six of 26 other cards.",
    },
    because="15 × 230 230 of 10 518 300.",
)
def exactly_two() -> Fraction:
    return deals.count_distribution(deals.DOPPELGANGERS, HAND).exactly(2)


SORTS = {"“?”: 2 cards": 2, "doppelgangers: 6 cards": 6, "white cats: 8 cards": 8, "black cats: 16 cards": 16}


def how_many() -> Explorer:
    """The distribution of how many cards of a sort are in a hand of any size."""
    return Explorer(_how_many_chart, sort=list(SORTS)[1:] + list(SORTS)[:1], cards_in_the_hand=(1, HAND, 16))


def _how_many_chart(sort: str, cards_in_the_hand: int) -> Chart:
    distribution = deals.count_distribution(SORTS[sort], cards_in_the_hand)
    name = sort.split(":")[0]
    title = f"{capital(name)} in a hand of {cards_in_the_hand}"
    return outcome_chart(distribution, title=title, x_title=f"{name} in the hand")


def simulated(hands: int = 2000, seed: int = 1) -> Chart:
    """So many hands dealt by the computer over the exact distribution of doppelgangers.

    >>> simulated(100).sentence.split(";")[0]
    'Doppelgangers in a hand of 8: 100 hands over the exact chances'
    """
    distribution = deals.count_distribution(deals.DOPPELGANGERS, HAND)
    seen = deals_of(deals.DOPPELGANGERS, hands, seed)
    title = f"Doppelgangers in a hand of {HAND}"
    return simulated_over_exact(distribution, seen, title, "doppelgangers", cases="hands")


def put_back() -> Chart:
    """The distribution of doppelgangers beside that of a deck in which every card is put back before the next is drawn.

    >>> put_back().rows[0][:2]
    ('without putting back', '0')
    """
    distribution = deals.count_distribution(deals.DOPPELGANGERS, HAND)
    again = _with_replacement()
    places = range(deals.DOPPELGANGERS + 1)
    lines = {
        "without putting back": [(n, distribution.exactly(n)) for n in places],
        "putting back": [(n, again.exactly(n)) for n in places],
    }
    return curve(lines, "Doppelgangers among eight cards", "doppelgangers", "chance", percents=True)


def _with_replacement() -> Pmf:
    """The binomial distribution: eight draws, each one of 32 cards, of which the first six count."""
    return count_of(die(CARDS), HAND, lambda card: card <= deals.DOPPELGANGERS)


# What a hand can do


@ask(
    "hands: no equal numbers",
    "Some hands of eight have no play of equal numbers: no doppelganger, no “?”, and each number just once. "
    "How many such hands are there?",
    kind="number",
    hints={
        24: "Choices that follow each other multiply: three cards for the 1, and for each of them three for the 2.",
        256: "Each number is on three cards that may be in such a hand: a white one and two black ones.",
        65536: "The fourth card of a number is a doppelganger, which makes a pair alone. So three cards a number.",
        8: "Eight numbers, and three cards for each of them.",
        512: "Choices that follow each other: 3 × 3 × … once for each number, not 8 × 8 × 8.",
    },
    because="3⁸: with eight cards every number has to be there, each as one of three cards.",
)
def no_equal_numbers() -> int:
    return int(deals.no_equal_numbers(HAND) * comb(CARDS, HAND))


def by_size(most: int = 12) -> Chart:
    """How likely a hand has what, by how many cards it has.

    >>> by_size(3).sentence.split(";")[0]
    'What a hand has: equal numbers from 49.2 % at 2 to 69.5 % at 3'
    """
    sizes = range(2, most + 1)
    lines = {
        "equal numbers": [(n, 1 - deals.no_equal_numbers(n)) for n in sizes],
        "doppelganger": [(n, deals.holding_chance(deals.DOPPELGANGERS, n)) for n in sizes],
        "sequence": [(n, deals.sequence_chance(n)) for n in sizes],
        "“?”": [(n, deals.holding_chance(deals.WILDS, n)) for n in sizes],
    }
    return curve(lines, "What a hand has", "cards in the hand", "chance", percents=True)


# The table


@ask(
    "hands: somebody",
    "Three players get eight cards each. How likely is it that both “?” come to the same player?",
    hints={
        "7/124": "That is you; the others have the same chance.",
        1 - Fraction(117, 124) ** 3: (
            "That would be right if hands knew nothing of each other. But if you have both, nobody else has any."
        ),
        "7/372": "Each of the three has the chance 7/124; more players, more chances.",
        "9/16": "24 of 32 cards are dealt; but both “?” have to be in the same hand.",
        "69/124": "Both “?” have to be in the same hand.",
    },
    because="3 × 7/124: no two players can have both at once, so the chances add up.",
)
def somebody() -> Fraction:
    return deals.somebody_exchanges(3)


def table_of_exchanges() -> Listing:
    """How likely anybody at the table has both "?", for two to four players.

    >>> print(table_of_exchanges())
    Somebody has both “?”:
      2 players: 7/62, 11.29 %, 8 cards each
      3 players: 21/124, 16.94 %, 8 cards each
      4 players: 21/124, 16.94 %, 7 cards each
    """
    rows = []
    for players in (2, 3, 4):
        chance = deals.somebody_exchanges(players)
        each = f"{load('meow_daifugo', players=players).setup.hand_cards} cards each"
        rows.append((f"{players} players", str(chance), percent(chance), each))
    return Listing("Somebody has both “?”", ("players", "chance", "percent", "hands"), rows)


# Circles


@ask(
    "hands: circles",
    "The 32 cards have 83 circles together. You are left with three cards, any three. "
    "How many circles do they have on average?",
    kind="number",
    hints={
        "83/32": "That is one card; you have three.",
        "83/3": "Three of 32 cards, not a third of the deck.",
        6: "Not every card has two circles. How many has a card on average?",
        9: "Not every card has three circles. How many has a card on average?",
    },
    because="3 × 83/32: every card has 83/32 circles on average, and averages add up.",
)
def circles_of_three() -> Fraction:
    return deals.penalty_distribution(3).mean


CIRCLES, POINTS = "circles", "points"


def circles() -> Explorer:
    """The distribution of what so many cards cost, in circles or in points."""
    return Explorer(_circles_chart, cards_left=(1, 3, 8), count=[CIRCLES, POINTS])


def _circles_chart(cards_left: int, count: str) -> Chart:
    distribution = deals.penalty_distribution(cards_left) if count == CIRCLES else deals.points_distribution(cards_left)
    title = f"What {counted(cards_left, 'card')} cost"
    return outcome_chart(distribution, title=title, x_title=count)


# One play


@ask(
    "hands: one play",
    "All in black: there are two cards of each number, and the black “?” may stand for one number. "
    "How many hands of eight are a single black sequence, 1 to 8?",
    kind="number",
    hints={
        256: "That is without the “?”. With it one number is missing: which one, and which cards are the others?",
        1024: "That is with the “?” only; without it there are more.",
        264: "With the “?” seven numbers are left, and each of them is on two cards.",
        2304: "With the “?” seven cards are left to choose: 2⁷, not 2⁸.",
        9: "So many white ones; a black number is on two cards.",
        384: "Which number does the “?” stand for? There are eight choices.",
    },
    because="2⁸ without the “?”, and 8 × 2⁷ with it.",
)
def black_sequences() -> int:
    return deals.one_turn_clears()[0] - 9
