"""Cards with cats on them: white ones, black ones and doppelgangers, told apart by shape and not by colour alone.

A card shows its number and the mark of its suit in the corner, the cat, and its circles at the foot: a white cat
under a sun, a black one under a moon, a doppelganger twice, and a "?" behind a mask.

>>> from catwidgets.draw import to_string
>>> to_string(cat_card(30, 42, 4, key="card 4"))[:64]
'<g transform="translate(30 42) scale(0.6)" data-key="card 4"><g>'
"""

import functools
from typing import NamedTuple

from catlib.games.meow_daifugo.cards import BLACK_TWO, DOPPELGANGER, WILD, Circles
from catwidgets.draw import (
    DIGITS,
    EARS,
    HEAD,
    PINK,
    SEATS,
    Element,
    Rect,
    circle,
    ellipse,
    group,
    line,
    path,
    rect,
    text,
)

HIGH = 1.4  # a card's height, in widths
LINE = "#22262B"
WHITE, BLACK, TWIN = range(3)
RULEBOOK = Circles().of_cards()

QUESTION_MARK = 9  # its place among the digits
FIGURES = DIGITS | {QUESTION_MARK: "M-5 -4Q-4.5 -8 0 -8Q5 -8 5 -4Q5 -1 0 0.5V3.5M0 7.5V8"}
SUN = "M0 -4.6A4.6 4.6 0 1 1 0 4.6A4.6 4.6 0 1 1 0 -4.6ZM0 -9V-7M0 9V7M-9 0H-7M9 0H7M-6.4 -6.4L-5 -5M6.4 -6.4L5 -5"
SUN += "M-6.4 6.4L-5 5M6.4 6.4L5 5"
MOON = "M3 -8A8.5 8.5 0 1 0 8 4A7 7 0 0 1 3 -8Z"
RINGS = "M-9.500 0A5.5 5.5 0 1 1 1.500 0A5.5 5.5 0 1 1 -9.500 0ZM-1.500 0A5.5 5.5 0 1 1 9.500 0A5.5 5.5 0 1 1 -1.500 0Z"
MASK = "M-20 -7Q-10 -12 0 -7Q10 -12 20 -7Q21 4 10 4Q4 4 0 -1Q-4 4 -10 4Q-21 4 -20 -7Z"
WHISKERS = "M-14 7L-27 4M-14 10L-26 12M14 7L27 4M14 10L26 12"
SMILE = "M-6 10Q-3 13 0 9.5Q3 13 6 10"
CHEST = "M-22 34Q-24 8 -9 4H9Q24 8 22 34Z"
TAIL = "M19 32Q34 30 30 14Q28 8 32 6"


class Look(NamedTuple):
    """The colours of a suit, and the path of its mark."""

    ground: str
    edge: str
    fur: str
    features: str
    iris: str
    mark: str


LOOKS = (
    Look("#FFF6DC", "#C9A227", "#FFFFFF", LINE, "#7FB069", SUN),
    Look("#E3E0EA", "#55505F", "#33373D", "#C9CCD1", "#F0E442", MOON),
    Look("#DCEEFA", "#0072B2", "#7CC4EE", LINE, "#FFFFFF", RINGS),
)


def suit_of(card: int) -> int:
    """White, black or doppelganger, from 0 to 2; a "?" has its own colour."""
    if card >= WILD:
        return card - WILD
    return TWIN if card >= DOPPELGANGER else WHITE if card < BLACK_TWO else BLACK


def card_shape(x: float, y: float, width: float = 60) -> Rect:
    """The outline of a card around (x, y), to be clicked."""
    return Rect(x - width / 2, y - HIGH * width / 2, width, HIGH * width, 0.09 * width)


def cat_card(
    x: float, y: float, card: int, width: float = 60, circles: int | None = None, key: str | None = None
) -> Element:
    """A card of Meow Meow Daifugō by its number, around (x, y); its circles are the rulebook's unless given."""
    found = RULEBOOK[card] if circles is None else circles
    return group(_face_up(card, found), at=(x, y), scale=width / 100, key=key)


def card_back(x: float, y: float, width: float = 60, key: str | None = None) -> Element:
    """The back of a card: paws on green, the same for all."""
    return group(_face_down(), at=(x, y), scale=width / 100, key=key)


def suit_mark(x: float, y: float, suit: int, size: float) -> Element:
    """The mark of a suit alone: a sun, a moon, two rings."""
    return group(_mark(suit), at=(x, y), scale=size / 20)


# A card, 100 wide and 140 high around its middle


@functools.lru_cache(maxsize=512)
def _face_up(card: int, circles: int) -> Element:
    suit, wild = suit_of(card), card >= WILD
    look = LOOKS[suit]
    paper = [
        rect(-49, -69, 98, 138, 9, fill="#FFFFFF", stroke=LINE, stroke_width=2.5),
        rect(-42, -62, 84, 124, 6, fill=look.ground, stroke=look.edge, stroke_width=2),
    ]
    number = QUESTION_MARK if wild else card % 8 + 1
    corner = [_figure(number, -27, -42, 26), group(_mark(suit), at=(-28, -16), scale=0.85)]
    return group(*paper, _cats(suit, wild), *corner, _foot(circles))


@functools.cache
def _face_down() -> Element:
    paper = [
        rect(-49, -69, 98, 138, 9, fill="#FFFFFF", stroke=LINE, stroke_width=2.5),
        rect(-42, -62, 84, 124, 6, fill="#00533C", stroke=LINE, stroke_width=1.5),
    ]
    places = [(-20, -36), (20, -36), (0, 0), (-20, 36), (20, 36)]
    return group(*paper, *(_paw(x, y) for x, y in places))


def _paw(x: float, y: float) -> Element:
    pad = path("M-7 7Q-7 1 0 1Q7 1 7 7Q7 11 0 10Q-7 11 -7 7Z", fill="#9FDCC8")
    toes = [ellipse(a, b, 2.6, 3.4, fill="#9FDCC8") for a, b in ((-9, -1), (-3.5, -6), (3.5, -6), (9, -1))]
    return group(pad, *toes, at=(x, y))


def _figure(number: int, x: float, y: float, height: float) -> Element:
    """A number, or the question mark, in strokes with a light edge."""
    soft = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    drawn = FIGURES[number]
    edge = path(drawn, stroke="#FFFFFF", stroke_width=6, **soft)
    return group(edge, path(drawn, stroke=LINE, stroke_width=2.8, **soft), at=(x, y), scale=height / 16)


@functools.cache
def _mark(suit: int) -> Element:
    look = LOOKS[suit]
    fill = {WHITE: "#FFFFFF", BLACK: LINE, TWIN: "none"}[suit]
    colour = look.edge if suit == TWIN else LINE
    return path(look.mark, fill=fill, stroke=colour, stroke_width=2, stroke_linecap="round", stroke_linejoin="round")


def _foot(circles: int) -> Element:
    """The circles of a card; one and a number where they are too many to count at a glance."""
    if circles > 6:
        return group(_circle(-9), text(8, 51, str(circles), 17, bold=True, fill=LINE))
    return group(*(_circle(13 * (k - (circles - 1) / 2)) for k in range(circles)))


def _circle(x: float) -> Element:
    return circle(x, 51, 4.7, fill="#FFFFFF", stroke=LINE, stroke_width=2.4)


# Cats


@functools.cache
def _cats(suit: int, wild: bool) -> Element:
    """One cat, or a doppelganger's two."""
    if suit == TWIN:
        return group(_cat(TWIN, False, -9, 14, 0.7), _cat(TWIN, False, 19, 18, 0.7))
    return group(_cat(suit, wild, 8, 8, 1.0))


def _cat(suit: int, wild: bool, x: float, y: float, scale: float) -> Element:
    look = LOOKS[suit]
    outline = {"stroke": LINE, "stroke_width": 3.2, "stroke_linejoin": "round", "stroke_linecap": "round"}
    tail = path(TAIL, fill="none", stroke=LINE, stroke_width=9, stroke_linecap="round")
    fur = path(TAIL, fill="none", stroke=look.fur, stroke_width=4.5, stroke_linecap="round")
    body = path(CHEST, fill=look.fur, **outline)
    head = [path(HEAD, fill=look.fur, **outline), path(EARS, fill=PINK)]
    face = [*_pattern(suit), *_eyes(look, wild), *_muzzle(look)]
    return group(tail, fur, body, group(*head, *face, at=(0, -10)), at=(x, y), scale=scale)


def _pattern(suit: int) -> list[Element]:
    """The marks that tell suits apart without colour: a black cat's bright chin, a doppelganger's stripes."""
    if suit == BLACK:
        return [path("M-11 8Q0 2 11 8Q9 17 0 17Q-9 17 -11 8Z", fill="#F4F1EA")]
    if suit == TWIN:
        stripes = ((-6, -18, -5, -12), (0, -19, 0, -12), (6, -18, 5, -12))
        return [line(*ends, stroke="#0B5A8F", stroke_width=2.6, stroke_linecap="round") for ends in stripes]
    return []


def _eyes(look: Look, wild: bool) -> list[Element]:
    """Round eyes, or those behind a mask."""
    mask = [path(MASK, fill=SEATS[0].colour, stroke=LINE, stroke_width=2, stroke_linejoin="round")] if wild else []
    iris = "#FFFFFF" if wild else look.iris
    for x in (-9, 9):
        mask.append(ellipse(x, -3, 4.4, 4.8, fill=iris, stroke=LINE, stroke_width=1.6))
        mask.append(ellipse(x, -3, 1.6, 3.6, fill=LINE))
    return mask


def _muzzle(look: Look) -> list[Element]:
    soft = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    whiskers = path(WHISKERS, stroke=look.features, stroke_width=1.5, **soft)
    nose = path("M-3.5 4H3.5L0 8Z", fill=PINK, stroke=LINE, stroke_width=1.6, stroke_linejoin="round")
    return [whiskers, nose, path(SMILE, stroke=LINE, stroke_width=2.2, **soft)]
