"""The unit on combinations: how many hands there are, both masks, at least one of them."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from math import comb

from catlib.chance import percent, spaced
from catlib.games.meow_daifugo.cards import CARDS, cards_of, read_deck
from catlib.games.meow_daifugo.odds import deals
from catwidgets.draw import Element, Rect, Scene, group, text, token
from catwidgets.lessons.meow_daifugo.counting_hands import HAND, PROPERTIES
from catwidgets.lessons.meow_daifugo.pictures import Cell, pairs_table, triangle
from catwidgets.teach import (
    EXPERIMENTS,
    Exhibit,
    Experiment,
    Explorer,
    Guide,
    Own,
    Picture,
    Question,
    Unit,
    ask,
    friendly,
    task,
)

THOUSAND, MILLION, TEN_MILLION, BILLION = (
    "About ten thousand",
    "About a million",
    "About ten million",
    "About a billion",
)
LESS, SAME, MORE = "A little less than 1/16", "Exactly 1/16", "A little more than 1/16"
Choose = Callable[[int, int], int]

# Nine kittens


SUITS = (8, 24, 30)  # the first black card, the first doppelganger, the first "?"
KITTENS = tuple(
    sorted(
        cards_of(read_deck("kittens").mask()),
        key=lambda card: (bisect(SUITS, card), card % 8, card),
    )
)
MARKS: dict[str, Callable[[int], bool]] = {
    "all hands": lambda hand: True,
    "both “?”": PROPERTIES["both “?”"],
    "at least one “?”": PROPERTIES["a “?”"],
    "no “?”": lambda hand: not PROPERTIES["a “?”"](hand),
    "equal numbers": PROPERTIES["equal numbers"],
}


def kittens() -> Explorer:
    """All 36 hands of two kittens, those of a kind marked."""
    return Explorer(_kittens_picture, marked=list(MARKS))


def _kittens_picture(marked: str) -> Picture:
    chosen = {pair: MARKS[marked](1 << pair[0] | 1 << pair[1]) for pair in combinations(KITTENS, 2)}
    cells = {pair: Cell(Fraction(1), tick=here) if here else Cell(Fraction(0)) for pair, here in chosen.items()}
    scene = triangle("All hands of two kittens", KITTENS, cells, side=46)
    n, of = sum(chosen.values()), len(chosen)
    said = f"Marked: {marked}, {n} of {of} hands" + (f", {percent(Fraction(n, of), 1)}." if n < of else ".")
    words = {pair: "marked" if here else "–" for pair, here in chosen.items()}
    return Picture(scene, said, pairs_table(KITTENS, words, f"Hands of two kittens: {marked}"))


# Both masks as an area

BOX = Rect(100, 54, 300, 200)
SMALL = 26  # pixels that a number needs


@friendly
def masks(choose: Choose) -> Explorer:
    """All hands as an area: with and without each "?", counted by the reader's function."""
    own = Own(choose)
    task = "Change the deck and the hand. Which parts grow?"
    return Explorer(lambda deck, hand: _masks(own, deck, hand), task, deck=(16, CARDS, 60), hand=(2, HAND, 14))


def _masks(choose: Choose, deck: int, hand: int) -> Picture:
    total = choose(deck, hand)
    both, one, none = choose(deck - 2, hand - 2), choose(deck - 2, hand - 1), choose(deck - 2, hand)
    scene = Scene(440, 290, "Hands with and without the masks")
    scene.add(*_parts(both, one, none))
    chance, some = Fraction(both, total), Fraction(both + 2 * one, total)
    said = f"Both: choose({deck - 2}, {hand - 2}) = {spaced(both)} of choose({deck}, {hand}) = {spaced(total)} hands, "
    said += f"{_exactly(chance)}. At least one: {spaced(both)} + {spaced(one)} + {spaced(one)}, {_exactly(some)}."
    return Picture(scene, said)


def _exactly(chance: Fraction) -> str:
    return f"{chance} = {percent(chance, 1)}"


def _parts(both: int, one: int, none: int) -> Iterator[Element]:
    """Two columns for the white mask, two rows for the black one; those with a mask are shaded."""
    with_white = both + one
    left = BOX.width * with_white / (with_white + one + none)
    for x, width, above, below in ((BOX.x, left, both, one), (BOX.x + left, BOX.width - left, one, none)):
        high = BOX.height * above / (above + below)
        yield from _tile(Rect(x, BOX.y, width, high), above, True)
        yield from _tile(Rect(x, BOX.y + high, width, BOX.height - high), below, x == BOX.x)
    names = [("white ?", left / 2), ("no white ?", (BOX.width + left) / 2)]
    for name, x in names:
        yield group(text(BOX.x + x, BOX.y - 12, name, 12, fill=token("muted")), key=name)
    for name, y in (("black ?", 14), ("no black ?", BOX.height - 14)):
        yield group(text(BOX.x - 8, BOX.y + y, name, 12, anchor="end", fill=token("muted")), key=name)


def _tile(box: Rect, hands: int, shaded: bool) -> Iterator[Element]:
    look = {"fill": token("legal"), "fill_opacity": 0.3} if shaded else {"fill": token("surface")}
    x, y = box.centre
    key = f"{box.x:.0f} {box.y:.0f}"
    yield group(box.element(stroke=token("ink"), stroke_width=1.2, **look), key=f"tile {key}")
    words = spaced(hands)
    if box.height >= SMALL / 2 and box.width >= 7 * len(words):
        yield group(text(x, y, words, 12, bold=True), key=f"words {key}")


def board() -> Exhibit:
    """All hands as an area, for paper."""
    return Exhibit(_masks(comb, CARDS, HAND))


# Questions


@ask(
    "masks: two of nine",
    "Nine kittens are in the deck, and a hand is two of them. How many different hands are there?",
    kind="number",
    hints={
        72: "That counts every hand twice: first this card and then that, and the other way round.",
        81: "A card cannot be in a hand twice, and a hand has no order.",
        45: "A hand is two different cards. That counts pairs of a card with itself as well.",
        18: "Each of nine cards can meet each of eight others. Only then think of the order.",
    },
    because="9 × 8 / 2: nine first cards, eight second ones, and every hand was counted twice.",
)
def two_of_nine() -> int:
    return len(list(combinations(KITTENS, 2)))


@ask(
    "masks: three of nine",
    "And how many different hands of three are there?",
    kind="number",
    hints={
        504: "9 × 8 × 7 counts every hand in each of its orders, and three cards have six.",
        252: "Three cards can come in 3 × 2 × 1 = 6 orders, not in two.",
        168: "Three cards can come in 3 × 2 × 1 = 6 orders, not in three.",
        729: "A card cannot come twice, and a hand has no order.",
        36: "That is hands of two. Take one card: how many hands have it, and how many do not?",
    },
    because="28 hands with the first card, as two of eight others come with it, and 56 hands of three without it.",
)
def three_of_nine() -> int:
    return len(list(combinations(KITTENS, 3)))


@ask(
    "masks: how many",
    "Now the whole deck: eight of 32 cards. How many different hands are there?",
    kind="choice",
    choices=(THOUSAND, MILLION, TEN_MILLION, BILLION),
    hints={
        THOUSAND: "There are 4960 hands of three cards already.",
        MILLION: "It is more: hands of six cards are about a million.",
        BILLION: "In order there are far more, but eight cards can come in 40 320 orders.",
    },
    because="10 518 300. At one hand a second you would need four months to see them all.",
)
def how_many_hands() -> str:
    return {4: THOUSAND, 6: MILLION, 7: TEN_MILLION, 9: BILLION}[len(str(comb(CARDS, HAND))) - 1]


@ask(
    "masks: together",
    "You get 8 of 32 cards. So each mask is yours with chance 1/4, and 1/4 · 1/4 is 1/16. Is that the chance of both?",
    kind="choice",
    choices=(LESS, SAME, MORE),
    hints={
        SAME: "The first mask takes one of your eight places. How many are left for the other?",
        MORE: "The first mask takes one of your eight places. Does that help the other one?",
    },
    because="If the white mask is yours, seven places of 31 are left for the black one. 7/31 is less than 1/4.",
)
def together() -> str:
    chance, quick = deals.both_wilds(HAND), Fraction(1, 16)
    return SAME if chance == quick else LESS if chance < quick else MORE


@ask(
    "masks: both",
    "How likely is it that your hand of eight has both masks?",
    hints={
        "1/16": "Very near. (1/4)² forgets that the first mask takes one of your eight places.",
        "1/4": "That is one of them, and it does not matter which.",
        "1/496": "That is a hand of two cards. You get eight, so there are more ways.",
        Fraction(comb(32, 6), comb(32, 8)): "The other six cards come from the 30 that are no masks.",
        "1/2": "That adds two quarters. Both together is rarer than one.",
    },
    because="Both masks, and any six of the 30 other cards: choose(30, 6) of choose(32, 8) hands.",
)
def both() -> Fraction:
    return deals.both_wilds(HAND)


@ask(
    "masks: at least one",
    "How likely is at least one mask in your hand?",
    hints={
        "1/2": "Adding 1/4 and 1/4 counts hands with both twice.",
        "7/16": "Very near. 1 − (3/4)² would be right if cards were put back between two draws.",
        "1/4": "That is one particular mask. There are two.",
        "7/124": "That is both of them. One is enough.",
        "12/31": "That is just one. Both is fine as well.",
    },
    because="1/4 + 1/4 counts hands with both twice, so take them away once: 1/2 − 7/124.",
)
def at_least_one() -> Fraction:
    return deals.holding_chance(deals.WILDS, HAND)


@task(
    "masks: some",
    "The chance of at least one of so many marked cards, in a hand from a deck.",
    cases=((2, 8, 32), (6, 8, 32), (1, 5, 10), (3, 2, 9), (4, 13, 52), (0, 3, 7)),
    because="All hands, less those that take every card from the rest of the deck.",
)
def some(marked: int, hand: int, deck: int) -> Fraction:
    return 1 - Fraction(comb(deck - marked, hand), comb(deck, hand))


@ask(
    "masks: a doppelganger",
    "Six of the 32 cards are doppelgangers. How likely is it that your hand of eight has at least one?",
    hints={
        "3/2": "8 × 6/32 is how many doppelgangers you can expect. A chance is never more than 1.",
        "3/16": "That is a hand of one card.",
        1 - Fraction(26, 32) ** 8: "Near. That would be right if cards were put back.",
        "1/2": "Count the hands without: eight of the 26 other cards.",
        "55/124": "That is for two marked cards. Here there are six.",
    },
    because="Hands without are eight of 26 cards: 1 562 275 of 10 518 300. The rest have one or more.",
)
def a_doppelganger() -> Fraction:
    return deals.holding_chance(deals.DOPPELGANGERS, HAND)


EXPERIMENTS["twenty hands"] = Experiment(
    "Twenty hands of eight cards: how many have a mask?", 20, at_least_one, "hands with a mask"
)


# Exercises


def _teams(rng: random.Random) -> Question:
    n, k = rng.randint(6, 14), rng.randint(2, 4)
    return Question(
        "masks: exercise 1",
        f"A team is {k} of {n} cats. How many different teams are there?",
        lambda: comb(n, k),
        kind="number",
        because=f"{n} choose {k}.",
    )


def _pair(rng: random.Random) -> Question:
    n, h = rng.choice([12, 16, 20, 24, 27, 30, 40]), rng.randint(3, 9)
    return Question(
        "masks: exercise 2",
        f"A deck has {n} cards, and two of them are masks. You get {h}. How likely is it that both are yours?",
        lambda: Fraction(comb(n - 2, h - 2), comb(n, h)),
        because=f"{h}/{n} · {h - 1}/{n - 1}.",
    )


def _marked(rng: random.Random) -> Question:
    n, h, m = rng.randint(10, 20), rng.randint(2, 5), rng.randint(2, 5)
    return Question(
        "masks: exercise 3",
        f"A deck has {n} cards, and {m} of them are gold. You get {h}. How likely is at least one gold card?",
        lambda: 1 - Fraction(comb(n - m, h), comb(n, h)),
        because=f"Count the hands without gold: {n - m} choose {h} of {n} choose {h}.",
    )


UNIT = Unit(
    number=11,
    name="both masks",
    title="Both masks",
    age=15,
    minutes=45,
    concept="combinations",
    game="Meow Meow Daifugō",
    hook="Each mask is yours with chance 1/4. Are both yours with chance 1/16?",
    exercises=(_teams, _pair, _marked),
    board=board,
    guide=Guide(
        plan=[
            (10, "Nine real cards: pairs write down all hands of two, and compare how they kept order. First guess."),
            (10, "With a card or without it: hands of three, then the idea cell and the whole deck."),
            (10, "Both masks: guess, then your turn 1. Collect wrong ways first: 1/4 + 1/4 and 1/4 · 1/4."),
            (10, "At least one: guess, the area, and your turn 2."),
            (5, "Exercises with a seed for each pupil, then the exit ticket."),
        ],
        say=[
            "A hand is a choice without order. So every hand is counted once, whatever came first.",
            "At least one is often hard to count. None is always easy.",
        ],
        ask=[
            "How many hands have this card, and how many do not? Why do these two numbers add up to all?",
            "What does the first mask take away from the second?",
            "Which hands are counted twice by 1/4 + 1/4?",
        ],
        support="Use five cards and hands of two: ten hands fit on one line.",
        extension="How likely is it that somebody at a table of three has both masks? The go-on page asks this, too.",
        ticket=("Three of ten cards are gold. You get two. How likely is it that both are gold?", "3/10 · 2/9 = 1/15"),
        open_answers={
            "For both masks, are seven cards from a deck of 28 as good as eight from 32?": "Nearly. 7/28 · 6/27 = 1/18 "
            "is a little less than 7/124. Each single mask is equally likely in both.",
            "Would you be surprised to be dealt the same hand a second time?": "Yes. There are ten million hands, all "
            "alike. In 1000 deals the chance that any two of them are the same is below 5 %.",
        },
    ),
)

exercises = UNIT.sheet
