"""The unit on either, or: two properties of cards as circles and as a table, for those who do not program."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from catlib.chance import Pmf
from catlib.games.meow_daifugo.cards import DOPPELGANGER, code
from catwidgets.draw import Element, Rect, Scene, circle, group, text, token
from catwidgets.lessons.meow_daifugo.pictures import plain_name
from catwidgets.scenes.meow_daifugo import cat_card
from catwidgets.teach import Answer, Own, Picture, Unit, by_reader, drawing, grid_html, maps, saying

say = saying(__name__)
Card = tuple[str, int]
Property = Callable[[Card], bool]
CARDS = range(DOPPELGANGER)  # white 1 to 8, and black 1 to 8 twice
COLUMNS, WIDE, HIGH = 6, 64, 84
PROPERTIES: dict[str, Property] = {
    "even": lambda card: card[1] % 2 == 0,
    "high": lambda card: card[1] >= 6,
    "white": lambda card: card[0] == "white",
    "black": lambda card: card[0] == "black",
    "one": lambda card: card[1] == 1,
    "low": lambda card: card[1] <= 3,
}
EVEN, SIX_UP, WHITE, BLACK, ONE, _ = PROPERTIES.values()


def _words() -> dict[str, Property]:
    return {say(name): holds for name, holds in PROPERTIES.items()}


def _card(card: int) -> Card:
    short = code(card)
    return "white" if short[0] == "W" else "black", int(short[1])


def cards() -> list[Card]:
    """Return the cards as colour and number.

    >>> cards()[0], len(cards())
    (('white', 1), 24)
    """
    return [_card(card) for card in CARDS]


def _chance(holds: Property) -> Fraction:
    return Pmf.uniform(CARDS).probability(lambda card: holds(_card(card)))


def _number(holds: Property) -> int:
    return sum(map(holds, cards()))


# Cards to click


def _place(card: int) -> Rect:
    return Rect(4 + WIDE * (card % COLUMNS), 4 + HIGH * (card // COLUMNS), WIDE - 4, HIGH - 4, 5)


def _hunted(hunt: maps.Hunt) -> Scene:
    scene = Scene(WIDE * COLUMNS + 6, HIGH * 4 + 6, say("cards", n=len(CARDS)))
    scene.add_fixed(*(cat_card(*_place(card).centre, card, WIDE - 6) for card in CARDS))
    scene.add(maps.tinted(map(_place, hunt.found), 0.3, edge=True, key="found"))
    scene.add(maps.crosses(((_place(card).x + 24, _place(card).y + 58) for card in hunt.missed), 12))
    for card in CARDS:
        said = f"{plain_name(card)}, {hunt.says[card]}" if card in hunt.says else plain_name(card)
        place = {"row": card // COLUMNS, "col": card % COLUMNS}
        scene.target(str(card), _place(card), said, legal=card not in hunt.says, mark="none", **place)
    return scene


def find() -> maps.Hunt:
    """Return a hunt for all cards that are white or a 1."""
    wanted = [card for card in CARDS if WHITE(_card(card)) or ONE(_card(card))]
    white, one, both = _number(WHITE), _number(ONE), _number(lambda card: WHITE(card) and ONE(card))
    moral, task = say("moral", white=white, one=one, both=both), say("find")
    return maps.Hunt("card", int, _hunted, task, wanted, lambda card: say("it-is", card=plain_name(card)), str, moral)


# Circles and a table


def _ask(own: Own, first: Property, second: Property) -> int:
    return int(own.giving(say("number-of-cards"), lambda said: isinstance(said, int), first, second, cards()))


@by_reader(lambda: say("task"), first=lambda: [*_words()], second=lambda: [*_words()][1:])
def circles(either: Own, first: str, second: str) -> Picture:
    """Draw two properties of the cards as circles and as a two-way table, with what the reader's function counts."""
    a, b = _words()[first], _words()[second]
    found = Counter((a(card), b(card)) for card in cards())
    counts = [[found[x, y] for y in (True, False)] for x in (True, False)]
    (both, only_a), (only_b, none) = counts
    scene = Scene(400, 330, say("two-properties"))
    scene.add(*_venn(first, second, counts), *_table(first, second, counts))
    said = _ask(either, a, b)
    counts_of = {"a": both + only_a, "b": both + only_b, "both": both, "neither": none}
    sentence = say("told", first=first, second=second, said=said, all=len(CARDS), **counts_of)
    not_first, not_second = (say("not", what=what) for what in (first, second))
    rows = [[first, str(both), str(only_a)], [not_first, str(only_b), str(none)]]
    return Picture(scene, sentence[0].upper() + sentence[1:], grid_html(say("the-cards"), [second, not_second], rows))


def _venn(first: str, second: str, counts: Sequence[Sequence[int]]) -> Iterator[Element]:
    (both, only_a), (only_b, none) = counts
    yield Rect(8, 8, 384, 176, 8).element(fill="none", stroke=token("line"), stroke_width=1.5)
    for x, colour in ((150, "legal"), (250, "path")):
        look = {"fill": token(colour), "fill_opacity": 0.18, "stroke": token(colour), "stroke_width": 2}
        yield circle(x, 104, 70, **look)
    yield from (text(112, 24, first, 13, bold=True), text(290, 24, second, 13, bold=True))
    for x, y, number in ((118, 104, only_a), (200, 104, both), (282, 104, only_b), (366, 166, none)):
        yield text(x, y, str(number) if number >= 0 else "", 20, bold=True)


def _table(first: str, second: str, counts: Sequence[Sequence[int]]) -> Iterator[Element]:
    rows = [*counts, [sum(column) for column in zip(*counts, strict=True)]]
    told = [["" if number < 0 else number for number in (*row, sum(row))] for row in rows]
    heads, tops = ((each, say("not", what=each), say("all")) for each in (first, second))
    yield from maps.boxes(tops, [*zip(heads, told, strict=True)], 114, 218, 92)


def to_fill_in() -> Picture:
    """Return empty circles and an empty table for paper."""
    scene, empty = Scene(800, 192, say("fill-in")), [[-1, -1], [-1, -1]]
    scene.add(group(*_venn("A", "B", empty)), group(*_table("A", "B", empty), at=(400, -160)))
    return Picture(scene, "")


def _either(first: Property, second: Property, among: Sequence[Card]) -> int:
    return sum(first(card) or second(card) for card in among)


# Exercises


def _two(least: int) -> dict[str, Any]:
    """Return how many have one thing, another, and both, of n, so that each of the four fields has some."""
    fields = {"both": range(2, 7), "one": range(3, 10), "other": range(3, 10), "none": range(least, 10)}
    sums = {"a": lambda one, both: one + both, "b": lambda other, both: other + both}
    return {**fields, **sums, "n": lambda a, other, none: a + other + none}


exercises = Unit(
    __name__,
    {
        "either: even or high": Answer(lambda: _either(EVEN, SIX_UP, cards()), picture=lambda: circles.drawn(
            Own(_either), say("even"), say("high"))),
        "either: chance": lambda: _chance(lambda card: EVEN(card) or SIX_UP(card)),
        "either: neither": lambda: _chance(lambda card: not (EVEN(card) or SIX_UP(card))),
        "either: exclusive": lambda: next(
            key
            for key, (a, b) in {"even": (WHITE, EVEN), "black": (BLACK, ONE), "high": (ONE, SIX_UP)}.items()
            if not any(a(card) and b(card) for card in cards())
        ),
        "either: black or high": lambda: _either(BLACK, SIX_UP, cards()),
        "either: only one": lambda: _chance(lambda card: WHITE(card) != ONE(card)),
        "either: story": lambda: "one" if _number(lambda c: WHITE(c) and EVEN(c)) < _number(WHITE) else "both",
        "either: white of even": lambda: Fraction(_number(lambda c: WHITE(c) and EVEN(c)), _number(EVEN)),
    },
    exercises=(
        drawing(lambda a, b, both: a + b - both, **_two(2)),
        drawing(lambda n, k: 1 - Fraction(k, n), n=(5, 8, 10, 12), k=lambda n: range(1, n // 2)),
        drawing(
            lambda n, m: Pmf.uniform(range(1, n + 1)).probability(lambda ball: ball % 2 == 0 or ball <= m),
            n=[12, 16, 20, 30], m=[3, 4, 6], half=lambda n: n // 2, both=lambda m: m // 2,
        ),
        drawing(lambda n, a, b, both: n - a - b + both, **_two(3)),
        drawing(
            lambda both, stopped: Fraction(both, stopped), both=[6, 9, 12, 15], good=[2, 3, 4, 5], missed=range(2, 6),
            stopped=lambda both, good: both + good, spam=lambda both, missed: both + missed,
        ),
    ),
    board=lambda: circles.drawn(Own(_either), say("even"), say("high")),
    paper=to_fill_in,
)  # fmt: skip
