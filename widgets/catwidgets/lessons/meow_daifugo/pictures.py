"""Cards in lessons: a hand in a row, all hands of two as a triangle, and rows of bars that count what came."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from catlib.chance import local
from catlib.games.meow_daifugo.cards import cards_of
from catlib.games.meow_daifugo.voice import card_name
from catwidgets.draw import Element, Rect, Scene, group, num, path, text, token
from catwidgets.scenes.meow_daifugo import HIGH, cat_card
from catwidgets.teach import grid_html, saying

say = saying("catwidgets.lessons.meow_daifugo.both_masks")

TICK = "M-5 0L-1.500 4L6 -5"
CROSS = "M-3 -3L3 3M3 -3L-3 3"


def plain_name(card: int) -> str:
    """A card in words, of a black one its circles only where they matter.

    >>> plain_name(9), plain_name(25)
    ('black 2', 'doppelganger 2')
    """
    return card_name(card).split(" (")[0]


# A hand


def hand_row(cards: int, x: float, y: float, width: float = 48, key: str = "hand") -> Iterator[Element]:
    """A hand side by side, its left end at `x` and its middle at the height `y`."""
    for i, card in enumerate(cards_of(cards)):
        yield cat_card(x + width / 2 + i * (width + 4), y, card, width, key=f"{key} {card}")


# All hands of two cards


class Cell(NamedTuple):
    """The field of a hand of two: how full it is (0 to 1), the words in it, and whether it is marked."""

    full: Fraction
    words: str = ""
    tick: bool = False


def triangle(
    label: str,
    cards: Sequence[int],
    cells: dict[tuple[int, int], Cell],
    below: dict[int, str] | None = None,
    side: float = 50,
) -> Scene:
    """All hands of two of some cards: the cards stand on the diagonal, a hand where the row meets the column.

    `below` are words under the cards. A hand whose field is empty is crossed out.
    """
    n = len(cards)
    scene = Scene(n * side + 8, n * side + 8, label)
    for i, card in enumerate(cards):
        x, y = 4 + (i + 0.5) * side, 4 + (i + 0.5) * side
        words = (below or {}).get(card, "")
        width = (0.8 if words else 0.92) * side / HIGH
        scene.add(cat_card(x, y - (6 if words else 0), card, width, key=f"card {card}"))
        if words:
            scene.add(group(text(x, y + 0.4 * side, words, 11, bold=True), key=f"under {card}"))
    for (i, a), (j, b) in combinations(enumerate(cards), 2):
        box = Rect(4 + j * side, 4 + i * side, side, side, 5).inset(1.5)
        scene.add(group(*_cell(box, cells[a, b]), key=f"hand {a} {b}"))
    return scene


def _cell(box: Rect, cell: Cell) -> Iterator[Element]:
    x, y = box.centre
    yield box.element(fill=token("surface"), stroke=token("line"), stroke_width=1)
    if cell.full:
        high = float(cell.full) * box.height
        level = Rect(box.x, box.y + box.height - high, box.width, high, min(5, high / 2))
        yield level.element(fill=token("legal"), fill_opacity=0.3)
    else:
        yield _sign(CROSS, x, y, "muted", 1.5)
    if cell.tick:
        yield box.inset(1).element(fill="none", stroke=token("legal"), stroke_width=2)
        yield _sign(TICK, x, y + (11 if cell.words else 0), "legal", 2.5)
    if cell.words:
        yield text(x, y - (8 if cell.tick else 0), cell.words, 11)


def _sign(d: str, x: float, y: float, colour: str, width: float) -> Element:
    place = f"translate({num(x)} {num(y)})"
    return path(d, fill="none", stroke=token(colour), stroke_width=width, stroke_linecap="round", transform=place)


def pairs_table(cards: Sequence[int], cells: dict[tuple[int, int], str], caption: str) -> str:
    """All hands of two as an HTML table, the first card in the row and the second in the column."""
    rows = [[card_name(a), *(cells.get((a, b), "") for b in cards[1:])] for a in cards[:-1]]
    return grid_html(caption, [card_name(card) for card in cards[1:]], rows)


# Counts


def bars(
    scene: Scene, rows: Sequence[tuple[str, int]], total: int, top: float, left: float = 150, width: float = 200
) -> None:
    """A bar for each thing that was counted, as a share of the total, its name before and its number behind."""
    for i, (name, n) in enumerate(rows):
        y, share = top + 28 * i, n / total if total else 0
        ground = Rect(left, y - 9, width, 18, 3).element(fill=token("line"), fill_opacity=0.35)
        bar = Rect(left, y - 9, width * share, 18, 3).element(fill=token("legal"), fill_opacity=0.75)
        said = say("of", n=n, total=total, percent=total > 0 and local(f"{100 * share:.0f}%"))
        scene.add(group(text(8, y, name, 13, anchor="start"), key=f"name {i}"))
        scene.add(group(ground, key=f"ground {i}"), group(bar, key=f"bar {i}"))
        scene.add(group(text(left + width + 8, y, said, 12, anchor="start"), key=f"count {i}"))
