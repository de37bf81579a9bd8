"""The lesson on whole hands: that many of a sort, what a hand can do, and three hands at a table."""

import functools
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import comb
from typing import Any, ClassVar

from catlib import load
from catlib.chance import Pmf, count_of, die, generator, percent
from catlib.game import capital
from catlib.games.meow_daifugo import rules as r
from catlib.games.meow_daifugo.cards import CARDS, DOPPELGANGER, WILD
from catlib.games.meow_daifugo.odds import deals
from catlib.games.meow_daifugo.plays import EQUAL, SEQUENCE, list_plays, play_table
from catwidgets.draw import Chart, Scene, curve, outcome_chart, simulated_over_exact
from catwidgets.lessons.meow_daifugo.pictures import bars, hand_row
from catwidgets.teach import Answer, Listing, Picture, Tries, explored, note_of, saying, together

UNIT = "catwidgets.lessons.meow_daifugo.both_masks"  # which says what is dealt
say, of_unit = saying(__name__), saying(UNIT)
HAND = 8


# Hands to deal


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
HAS = "both", "mask", "doppelganger", "equal", "sequence"  # what these are called in the messages of unit 11
WIDTH, CARD = 424, 48


class Dealt(Tries):
    """Hands of eight, dealt as often as one likes, and how many of them had what."""

    MODULE = UNIT
    COUNTED: ClassVar = tuple(zip(PROPERTIES, HAS, strict=True))

    def try_once(self) -> tuple[str, ...]:
        """Deal a hand, and return what it has."""
        self.hand = sum(1 << card for card in self._rng.sample(range(CARDS), HAND))
        return tuple(name for name, _ in self.COUNTED if PROPERTIES[name](self.hand))

    def count(self, name: str) -> int:
        """Return how many hands had it."""
        return sum(n for there, n in self.counts.items() if name in there)

    def picture(self) -> Picture:
        """Draw the last hand, a bar for each thing, and a sentence."""
        names, dealt = {name: of_unit(f"has-{id}") for name, id in self.COUNTED}, self.counts.total()
        scene = Scene(WIDTH, 110 + 28 * len(names), of_unit("hand"))
        bars(scene, [(names[name], self.count(name)) for name in names], dealt, top=108, left=126, width=150)
        if self.last is None:
            return Picture(scene, self.to_begin)
        scene.add(*hand_row(self.hand, 6, 42, CARD))
        has = together([names[name] for name in self.last], "comma") if self.last else False
        tally = together([of_unit("hands-with", n=self.count(name), what=names[name]) for name in names], "comma")
        return Picture(scene, of_unit("dealt", has=has, n=dealt, tally=tally))


deal_hands = Dealt


def deals_of(marked: int, hands: int, seed: int = 1) -> Counter[int]:
    """Return how many of that many hands of eight had how many of the marked cards."""
    rng = generator(seed)
    return Counter(sum(card < marked for card in rng.sample(range(CARDS), HAND)) for _ in range(hands))


# How many of a sort


SORTS = {"doppelgangers": 6, "white": 8, "black": 16, "masks": 2}


def _sorts() -> dict[str, str]:
    return {say("sort-of", name=say(f"sort-{sort}"), n=n): sort for sort, n in SORTS.items()}


@explored(sort=lambda: list(_sorts()), cards_in_the_hand=(1, HAND, 16))
def how_many(sort: str, cards_in_the_hand: int) -> Chart:
    """The distribution of how many cards of a sort are in a hand of any size."""
    distribution = deals.count_distribution(SORTS[_sorts()[sort]], cards_in_the_hand)
    name = say(f"sort-{_sorts()[sort]}")
    title = say("in-a-hand", name=capital(name), n=cards_in_the_hand)
    return outcome_chart(distribution, title=title, x_title=say("in-the-hand", name=name))


def simulated(hands: int = 2000, seed: int = 1) -> Chart:
    """So many hands dealt by the computer over the exact distribution of doppelgangers."""
    distribution = deals.count_distribution(deals.DOPPELGANGERS, HAND)
    seen = deals_of(deals.DOPPELGANGERS, hands, seed)
    name = say("sort-doppelgangers")
    title = say("in-a-hand", name=capital(name), n=HAND)
    return simulated_over_exact(distribution, seen, title, name, cases=of_unit("rolls"))


def _with_replacement() -> Pmf:
    """Return how many doppelgangers come where each card is put back before the next."""
    return count_of(die(CARDS), HAND, lambda card: card <= deals.DOPPELGANGERS)


def put_back() -> Chart:
    """The distribution of doppelgangers beside that of a deck into which every card is put back."""
    distribution = deals.count_distribution(deals.DOPPELGANGERS, HAND)
    again = _with_replacement()
    places = range(deals.DOPPELGANGERS + 1)
    lines = {
        say("kept"): [(n, distribution.exactly(n)) for n in places],
        say("put-back"): [(n, again.exactly(n)) for n in places],
    }
    return curve(lines, say("among-eight"), say("sort-doppelgangers"), say("chance"), percents=True)


# What a hand can do


def by_size() -> Chart:
    """Return how likely a hand has what, by how many cards it has."""
    sizes = range(2, 13)
    lines = {
        say("equal"): [(n, 1 - deals.no_equal_numbers(n)) for n in sizes],
        say("doppelganger"): [(n, deals.holding_chance(deals.DOPPELGANGERS, n)) for n in sizes],
        say("sequence"): [(n, deals.sequence_chance(n)) for n in sizes],
        say("sort-masks"): [(n, deals.holding_chance(deals.WILDS, n)) for n in sizes],
    }
    return curve(lines, say("by-size"), say("cards"), say("chance"), percents=True)


# The table


def table_of_exchanges() -> Listing:
    """Chances that anybody at the table has both "?", for two to four players."""
    rows = []
    for players in (2, 3, 4):
        chance = deals.somebody_exchanges(players)
        each = say("each", n=load("meow_daifugo", players=players).setup.hand_cards)
        rows.append((say("n-players", n=players), str(chance), percent(chance), each))
    return Listing(say("somebody"), (say("players"), say("chance"), say("percent"), of_unit("rolls")), rows)


# Circles


@explored(cards_left=(1, 3, 8), count=lambda: [say("circles"), say("points")])
def circles(cards_left: int, count: str) -> Chart:
    """The distribution of what that many cards cost, in circles or in points."""
    counted = deals.penalty_distribution if count == say("circles") else deals.points_distribution
    return outcome_chart(counted(cards_left), title=say("cost", n=cards_left), x_title=count)


# One play


note = note_of(
    __name__,
    {
        "hands: mean": lambda: deals.count_distribution(deals.DOPPELGANGERS, HAND).mean,
        "hands: exactly two": Answer(
            lambda: deals.count_distribution(deals.DOPPELGANGERS, HAND).exactly(2),
            wrong={
                "two alone": Fraction(comb(6, 2), comb(32, 8)),
                "hand of two": Fraction(comb(6, 2), comb(32, 2)),
                "any six": Fraction(comb(6, 2) * comb(30, 6), comb(32, 8)),
            },
        ),
        "hands: no equal numbers": lambda: int(deals.no_equal_numbers(HAND) * comb(CARDS, HAND)),
        "hands: somebody": Answer(
            lambda: deals.somebody_exchanges(3), wrong={"independent": 1 - Fraction(117, 124) ** 3}
        ),
        "hands: circles": lambda: deals.penalty_distribution(3).mean,
        "hands: one play": lambda: deals.one_turn_clears()[0] - 9,
    },
)
