"""The unit on combinations: how many hands there are, both masks, at least one of them."""

from bisect import bisect
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations
from math import comb

from catlib.chance import exactly, percent, spaced
from catlib.games.meow_daifugo.cards import CARDS, cards_of, read_deck
from catlib.games.meow_daifugo.odds import deals
from catwidgets.draw import Element, Rect, Scene, group, text, token
from catwidgets.lessons.meow_daifugo.counting_hands import HAND, PROPERTIES, Dealt
from catwidgets.lessons.meow_daifugo.pictures import Cell, pairs_table, triangle
from catwidgets.teach import Answer, Picture, Unit, by_reader, compared, drawing, explored, saying

say = saying(__name__)
Choose = Callable[[int, int], int]



class deal_hands(Dealt):
    """Hands of eight, and how many of them had masks."""

    COUNTED = Dealt.COUNTED[:2]


# Nine kittens


SUITS = (8, 24, 30)  # the first black card, the first doppelganger, the first "?"
KITTENS = tuple(sorted(cards_of(read_deck("kittens").mask()), key=lambda card: (bisect(SUITS, card), card % 8, card)))
MARKS: dict[str, Callable[[int], bool]] = {
    "all": lambda hand: True,
    "both": PROPERTIES["both “?”"],
    "some": PROPERTIES["a “?”"],
    "none": lambda hand: not PROPERTIES["a “?”"](hand),
    "equal": PROPERTIES["equal numbers"],
}


@explored(marked=lambda: [say(f"mark-{mark}") for mark in MARKS])
def kittens(marked: str) -> Picture:
    """All 36 hands of two kittens, those of a kind marked."""
    mark = next(MARKS[mark] for mark in MARKS if say(f"mark-{mark}") == marked)
    chosen = {pair: mark(1 << pair[0] | 1 << pair[1]) for pair in combinations(KITTENS, 2)}
    cells = {pair: Cell(Fraction(1), tick=here) if here else Cell(Fraction(0)) for pair, here in chosen.items()}
    scene = triangle(say("kittens"), KITTENS, cells, side=46)
    n, of = sum(chosen.values()), len(chosen)
    said = say("marked", marked=marked, n=n, of=of, percent=n < of and percent(Fraction(n, of), 1))
    words = {pair: say("is-marked") if here else "–" for pair, here in chosen.items()}
    return Picture(scene, said, pairs_table(KITTENS, words, say("hands-of-two", marked=marked)))


# Both masks as an area

BOX = Rect(136, 54, 290, 200)
SMALL = 26  # pixels that a number needs


@by_reader(lambda: say("task"), deck=(16, CARDS, 60), hand=(2, HAND, 14))
def masks(choose: Choose, deck: int, hand: int) -> Picture:
    """All hands as an area: with and without each "?", counted by the reader's function."""
    total = choose(deck, hand)
    both, one, none = choose(deck - 2, hand - 2), choose(deck - 2, hand - 1), choose(deck - 2, hand)
    scene = Scene(440, 290, say("masks"))
    scene.add(*_parts(both, one, none))
    chance, some = Fraction(both, total), Fraction(both + 2 * one, total)
    counts = {"both": spaced(both), "one": spaced(one), "total": spaced(total)}
    sums = {"chosen": f"choose({deck - 2}, {hand - 2})", "all": f"choose({deck}, {hand})"}
    return Picture(scene, say("counted", chance=exactly(chance), some=exactly(some), **counts, **sums))


def _parts(both: int, one: int, none: int) -> Iterator[Element]:
    """Two columns for the white mask, two rows for the black one; those with a mask are shaded."""
    with_white = both + one
    left = BOX.width * with_white / (with_white + one + none)
    for x, width, above, below in ((BOX.x, left, both, one), (BOX.x + left, BOX.width - left, one, none)):
        high = BOX.height * above / (above + below)
        yield from _tile(Rect(x, BOX.y, width, high), above, True)
        yield from _tile(Rect(x, BOX.y + high, width, BOX.height - high), below, x == BOX.x)
    for name, x in (("white", left / 2), ("no-white", (BOX.width + left) / 2)):
        yield group(text(BOX.x + x, BOX.y - 12, say(name), 12, fill=token("muted")), key=name)
    for name, y in (("black", 14), ("no-black", BOX.height - 14)):
        yield group(text(BOX.x - 8, BOX.y + y, say(name), 12, anchor="end", fill=token("muted")), key=name)


def _tile(box: Rect, hands: int, shaded: bool) -> Iterator[Element]:
    look = {"fill": token("legal"), "fill_opacity": 0.3} if shaded else {"fill": token("surface")}
    x, y = box.centre
    key = f"{box.x:.0f} {box.y:.0f}"
    yield group(box.element(stroke=token("ink"), stroke_width=1.2, **look), key=f"tile {key}")
    words = spaced(hands)
    long = 10 * len(words)  # on a phone
    if box.height >= SMALL / 2 and max(box.width, box.height) >= long:
        turn = None if box.width >= long else -90
        yield group(text(0, 0, words, 12, bold=True), at=(x, y), rotate=turn, key=f"words {key}")


# Questions


def both() -> Fraction:
    return deals.both_wilds(HAND)


def at_least_one() -> Fraction:
    return deals.holding_chance(deals.WILDS, HAND)


def some(marked: int, hand: int, deck: int) -> Fraction:
    return 1 - Fraction(comb(deck - marked, hand), comb(deck, hand))


exercises = Unit(
    __name__,
    {
        "masks: two of nine": lambda: len(list(combinations(KITTENS, 2))),
        "masks: three of nine": lambda: len(list(combinations(KITTENS, 3))),
        "masks: how many": lambda: {4: "thousand", 6: "million", 7: "ten_million", 9: "billion"}[
            len(str(comb(CARDS, HAND))) - 1
        ],
        "masks: together": lambda: compared(both(), Fraction(1, 16), "less", "same", "more"),
        "masks: both": Answer(both, wrong={"any six": Fraction(comb(32, 6), comb(32, 8))}),
        "masks: at least one": at_least_one,
        "masks: some": Answer(some, cases=((2, 8, 32), (6, 8, 32), (1, 5, 10), (3, 2, 9), (4, 13, 52), (0, 3, 7))),
        "masks: a doppelganger": Answer(
            lambda: deals.holding_chance(deals.DOPPELGANGERS, HAND), wrong={"put back": 1 - Fraction(26, 32) ** 8}
        ),
    },
    exercises=(
        drawing(lambda n, k: comb(n, k), n=range(6, 15), k=(2, 3, 4)),
        drawing(lambda n: comb(n, 2), n=range(5, 15), rest=lambda n: n - 1),
        drawing(
            lambda n, h: Fraction(comb(n - 2, h - 2), comb(n, h)), n=[12, 16, 20, 24, 27, 30, 40], h=range(3, 10),
            next=lambda h: h - 1, rest=lambda n: n - 1,
        ),
        drawing(lambda m, h, r: m * h // r, m=(20, 30, 40, 60), r=range(2, 7), h=lambda r: range(4 * r, 10 * r, r)),
        drawing(
            lambda n, h, rest: 1 - Fraction(comb(rest, h), comb(n, h)),
            n=range(10, 21), h=range(2, 6), m=range(2, 6), rest=lambda n, m: n - m,
        ),
    ),
    board=lambda: masks.drawn(comb, CARDS, HAND),
    experiment=("twenty hands", at_least_one),
)
