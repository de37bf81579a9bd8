"""One drawn family of pieces: stickers with a dark line and a light edge, so they stand out on any ground.

Every piece is drawn in a box of 100 × 100 around its middle and scaled to `size` pixels. Colours are those of
Okabe and Ito (Color Universal Design, 2008), but for red and purple: theirs are vermilion and pink to most
people, and a table says the words. A test sees that people with colour-blindness can tell any two apart; each
seat also has a mark, so that colour never stands alone.

>>> from catwidgets.draw import to_string
>>> to_string(cab(26, 26, size=40, seat=1, key="cab-1"))[:62]
'<g transform="translate(26 26) scale(0.4)" data-key="cab-1"><g'
"""

import functools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from catwidgets.draw.svg import Element, Point, circle, ellipse, group, num, path, polygon, polyline, rect, text, token

PALETTE = {
    "black": "#000000",
    "orange": "#E69F00",
    "sky": "#56B4E9",
    "green": "#009E73",
    "yellow": "#F0E442",
    "blue": "#0072B2",
    "red": "#D62828",
    "purple": "#8B5B8C",
}

LINE = "#22262B"
CREAM = "#FFF4DE"
PINK = "#F2A7A0"
GLASS = "#D6EEFA"


@dataclass(frozen=True)
class Seat:
    """The look of a player: a colour, its name, and a mark with a name of its own."""

    name: str
    colour: str
    mark: str
    ink: str = "#FFFFFF"


SEATS = (
    Seat("red", PALETTE["red"], "disc"),
    Seat("blue", PALETTE["blue"], "square"),
    Seat("green", PALETTE["green"], "triangle"),
    Seat("purple", PALETTE["purple"], "diamond"),
    Seat("orange", PALETTE["orange"], "cross", LINE),
    Seat("sky", PALETTE["sky"], "star", LINE),
    Seat("yellow", PALETTE["yellow"], "hexagon", LINE),
)


# Parts


def _piece(x: float, y: float, size: float, *parts: Element | None, key: str | None = None, **rest: Any) -> Element:
    return group(*parts, at=(x, y), scale=size / 100, key=key, **rest)


def _halo(d: str, width: float = 11) -> Element:
    """The light edge of the sticker."""
    return path(d, fill=token("halo"), stroke=token("halo"), stroke_width=width, stroke_linejoin="round")


def _inked(d: str, fill: str, width: float = 4) -> Element:
    return path(d, fill=fill, stroke=LINE, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def _stroke(d: str, width: float = 3.5, colour: str = LINE) -> Element:
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _star(r: float) -> str:
    corners = [(r if k % 2 == 0 else r * 0.45, math.pi * k / 5 - math.pi / 2) for k in range(10)]
    return "M" + "L".join(f"{num(a * math.cos(t))} {num(a * math.sin(t))}" for a, t in corners) + "Z"


MARKS = {
    "disc": "M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0Z",
    "square": "M-7 -7H7V7H-7Z",
    "triangle": "M0 -9L9 7H-9Z",
    "diamond": "M0 -10L9 0L0 10L-9 0Z",
    "cross": "M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z",
    "star": _star(10),
    "hexagon": "M-5 -8.5H5L10 0L5 8.5H-5L-10 0Z",
}


def seat_mark(x: float, y: float, size: float = 16, seat: int = 0, key: str | None = None) -> Element:
    """The mark of a seat in its colour, for score lists and beside names."""
    look = SEATS[seat % len(SEATS)]
    d = MARKS[look.mark]
    return group(_inked(d, look.colour, 2), at=(x, y), scale=size / 20, key=key)


# Cats

HEAD = "M-21 -3L-22 -26Q-21 -30 -17 -27L-7 -19Q0 -21 7 -19L17 -27Q21 -30 22 -26L21 -3Q22 18 0 18Q-22 18 -21 -3Z"
EARS = "M-17 -15L-18 -22L-11 -17ZM17 -15L18 -22L11 -17Z"
WHISKERS = "M-14 7L-27 4M-14 10L-26 12M14 7L27 4M14 10L26 12"


def _face(mood: str, look: float = 0) -> list[Element]:
    """Eyes, nose and mouth; `look` turns them to the side."""
    nose = path("M-3.5 4H3.5L0 8Z", fill=LINE, stroke=LINE, stroke_width=2, stroke_linejoin="round")
    whiskers = _stroke(WHISKERS, 1.6)
    if mood == "crazy":
        eyes = [_swirl(-9, -2), _swirl(10, -3, 7.5)]
        mouth = [_inked("M-9 10Q0 14 9 9Q8 22 1 22Q-6 22 -9 10Z", "#FFFFFF", 2.5), _inked(TONGUE, PINK, 2)]
        return [group(whiskers, *eyes, nose, *mouth)]
    eyes = [ellipse(-9, -3, 3.6, 4.6, fill=LINE), ellipse(9, -3, 3.6, 4.6, fill=LINE)]
    glints = [circle(-7.8, -4.8, 1.3, fill="#FFFFFF"), circle(10.2, -4.8, 1.3, fill="#FFFFFF")]
    smile = _stroke("M-6 10Q-3 13 0 9.5Q3 13 6 10", 2.4)
    return [group(whiskers, *eyes, *glints, nose, smile, at=(look, 0) if look else None)]


FRIZZ = "M-21 -3L-22 -26L-12 -20L-8 -30L-1 -21L6 -31L10 -20L22 -26L21 -3L27 4L20 7L22 14L10 16Q0 21 -10 16"
FRIZZ += "L-22 14L-20 7L-27 4Z"
TONGUE = "M-1 14Q5 12 7 13Q10 24 4 25Q-1 24 -1 14Z"


def _swirl(x: float, y: float, r: float = 6.5) -> Element:
    turns = [(r * k / 22, 0.62 * k) for k in range(2, 23)]
    curve = [(x + a * math.cos(t), y + a * math.sin(t)) for a, t in turns]
    eye = circle(x, y, r + 1.2, fill="#FFFFFF", stroke=LINE, stroke_width=2)
    return group(eye, polyline(curve, stroke=LINE, stroke_width=1.9, stroke_linecap="round"))


def _head(fur: str, mood: str = "calm", look: float = 0) -> list[Element]:
    return [_inked(HEAD, fur), path(EARS, fill=PINK), *_face(mood, look)]


def _crazy_head() -> list[Element]:
    return [_inked(FRIZZ, PALETTE["purple"]), path(EARS, fill=PINK), *_face("crazy")]


def cat(x: float, y: float, size: float = 40, fur: str = CREAM, mood: str = "calm", key: str | None = None) -> Element:
    """The head of a cat; `mood` is ``"calm"`` or ``"crazy"``."""
    head = group(_halo(HEAD, 9), *_head(fur, mood), at=(0, 8), scale=1.9)
    return _piece(x, y, size, head, key=key)


# What tells kinds of passengers apart: their fur, and what they wear in whose colour.
RIDERS = (
    ("#F2C230", "M-21 -17Q-20 -33 0 -33Q20 -33 21 -17ZM10 -17H31Q30 -11 20 -12Z", "#2E7FB0"),  # a cap
    ("#8D939B", "M-22 -9H22V3Q11 7 3 1H-3Q-11 7 -22 3Z", "#22262B"),  # a mask
    ("#E8A25D", "M-8 17H8L3 23L8 36L0 42L-8 36L-3 23Z", "#B3261E"),  # a tie
    ("#F6D9E4", "M-20 -8L-11 -12L-3 -6L3 -6L11 -12L20 -8L17 4L8 6L2 0H-2L-8 6L-17 4Z", "#B3478F"),  # glasses
    ("#C9CDD2", "M-30 -14H30V-20H20L16 -35H-16L-20 -20H-30Z", "#3A3F45"),  # a hat
)


def rider(x: float, y: float, size: float, kind: int, key: str | None = None) -> Element:
    """The head of a passenger of some kind, as it looks out of a window."""
    return _piece(x, y, size, _rider(kind % len(RIDERS)), key=key)


@functools.cache
def _rider(kind: int) -> Element:
    """Return what a kind of passenger looks like, drawn once; nobody changes it."""
    fur, wears, colour = RIDERS[kind]
    face = [_inked(HEAD, fur), path(EARS, fill=PINK), *_face("calm")]
    worn = _inked(wears, colour, 2)
    eyes = [circle(a, -3, 2.6, fill="#FFFFFF") for a in (-9, 9)] if kind == 1 else []
    return group(_halo(HEAD, 9), _halo(wears, 7), *face, worn, *eyes, at=(0, 6), scale=1.7)


def crazy_cat(x: float, y: float, size: float = 40, key: str | None = None) -> Element:
    """The cat that drives by the book and laughs about it: swirling eyes, fur on end."""
    head = group(_halo(FRIZZ, 9), *_crazy_head(), scale=1.6)
    return _piece(x, y, size, group(head, at=(0, 5)), key=key)


BODY = "M-45 17Q-45 4 -32 4H14Q21 4 27 7L38 10Q46 12 46 21V25Q46 33 38 33H-37Q-45 33 -45 25Z"
SCREEN = "M15 5L20 -16Q24 -16 25 -12L30 7Z"
WHEELS = "M-35 34A11 11 0 1 1 -13 34A11 11 0 1 1 -35 34ZM14 34A11 11 0 1 1 36 34A11 11 0 1 1 14 34Z"


def cab(
    x: float,
    y: float,
    size: float = 40,
    seat: int = 0,
    key: str | None = None,
    crazy: bool = False,
    facing: str = "right",
    via: Sequence[Point] = (),
) -> Element:
    """A cab with a cat at the wheel, in the colour of its seat and with the seat's mark on the door.

    `facing` is ``"right"`` or ``"left"``; `via` lists points that a live board drives through.
    """
    return _piece(x, y, size, _car(seat % len(SEATS), crazy, facing), key=key, via=via)


@functools.cache
def _car(seat: int, crazy: bool, facing: str) -> Element:
    """Return what a cab looks like, drawn once; nobody changes it."""
    look = SEATS[seat]
    driver = group(*(_crazy_head() if crazy else _head(CREAM, look=2)), at=(-9, -14))
    checks = [rect(a, b, 5, 5, fill=LINE) for a, b in ((-38, 11), (-33, 16), (-28, 11), (-23, 16), (13, 11), (18, 16))]
    checks += [rect(a, b, 5, 5, fill=LINE) for a, b in ((23, 11), (28, 16))]
    wheels = [_inked(WHEELS, LINE, 3), circle(-24, 34, 3.5, fill="#FFFFFF"), circle(25, 34, 3.5, fill="#FFFFFF")]
    door = circle(-4, 19, 13, fill="#FFFFFF", stroke=LINE, stroke_width=2.5)
    mark = path(MARKS[look.mark], fill=LINE, transform="translate(-4 19) scale(0.9)")
    lamp = circle(41, 19, 4, fill=PALETTE["yellow"], stroke=LINE, stroke_width=2)
    crown = FRIZZ if crazy else HEAD
    head = path(crown, fill=token("halo"), stroke=token("halo"), stroke_width=11, transform="translate(-9 -14)")
    body = [_inked(SCREEN, GLASS, 3), driver, _inked(BODY, look.colour), *checks]
    edge = [_halo(BODY), _halo(WHEELS), head]
    flip = "scale(-1 1)" if facing == "left" else None
    return group(*edge, *body, lamp, *wheels, door, mark, transform=flip)


def passenger(x: float, y: float, size: float = 40, key: str | None = None, via: Sequence[Point] = ()) -> Element:
    """A yellow cat with a suitcase, one paw up for a cab."""
    return _piece(x, y, size, _traveller(), key=key, via=via)


@functools.cache
def _traveller() -> Element:
    """Return what a passenger looks like, drawn once; nobody changes it."""
    body = "M-16 44Q-18 16 -10 8H10Q18 16 16 44Z"
    arm = "M11 14Q22 8 25 -8Q26 -13 31 -12Q35 -11 34 -6Q31 16 15 26Z"
    case = "M-42 26H-18V45H-42Z"
    head = "translate(-3 -14)"
    edge = [_halo(body), _halo(arm), _halo(case)]
    edge += [path(HEAD, fill=token("halo"), stroke=token("halo"), stroke_width=11, transform=head)]
    luggage = [_stroke("M-35 25V19H-25V25", 3), _inked(case, "#A5673F", 3.5), _stroke("M-42 33H-18", 2)]
    yellow = PALETTE["yellow"]
    figure = [_inked(arm, yellow), _inked(body, yellow), *luggage, group(*_head(yellow), at=(-3, -14))]
    scarf = _inked("M-14 4Q-3 10 9 4L11 10Q-3 17 -16 10ZM4 11L10 23L3 24L-1 12Z", PALETTE["red"], 2.5)
    return group(*edge, *figure, scarf)


# Things


def paw(x: float, y: float, size: float) -> Element:
    """The badge of the patrol: a shield with a paw print."""
    shield = "M0 -44Q16 -34 36 -34Q40 14 0 45Q-40 14 -36 -34Q-16 -34 0 -44Z"
    pad = path("M-16 14Q-15 2 0 1Q15 2 16 14Q16 24 7 22Q0 20 -7 22Q-16 24 -16 14Z", fill="#FFFFFF")
    toes = [ellipse(a, b, 5.6, 7.2, fill="#FFFFFF") for a, b in ((-20, -4), (-8, -15), (8, -15), (20, -4))]
    return _piece(x, y, size, _halo(shield), _inked(shield, PALETTE["blue"]), pad, *toes)


def fish_bowl(x: float, y: float, size: float) -> Element:
    """A bowl of nibbles with a fish looking out."""
    bowl = "M-40 6H40L31 34Q29 40 22 40H-22Q-29 40 -31 34Z"
    fish = "M-26 5Q-22 -26 4 -28Q24 -28 24 -10L36 -24Q42 -8 34 6Z"
    eye = [circle(-6, -12, 4.2, fill="#FFFFFF"), circle(-6, -12, 2.4, fill=LINE)]
    gill = _stroke("M6 -21Q12 -12 7 -2", 2.4)
    bone = _stroke("M-14 23H14M-7 17V29M0 17V29M7 17V29", 3, "#FFFFFF")
    parts = [_halo(bowl), _halo(fish), _inked(fish, PALETTE["orange"]), *eye, gill]
    return _piece(x, y, size, *parts, _inked(bowl, "#2E7FB0"), bone)


def gate(x: float, y: float, size: float = 40, opened: bool = True, key: str | None = None) -> Element:
    """A city gate with ears; open it shows the way through, closed it is barred."""
    arch = "M-40 44V-18L-38 -42Q-37 -46 -33 -43L-20 -32Q0 -38 20 -32L33 -43Q37 -46 38 -42L40 -18V44H22V4Q22 -16 0 -16"
    arch += "Q-22 -16 -22 4V44Z"
    opening = "M-22 44V4Q-22 -16 0 -16Q22 -16 22 4V44Z"
    eyes = [ellipse(a, -25, 3.4, 4.2, fill=LINE) for a in (-12, 12)]
    stone = _inked(arch, "#E9D9B8")
    if opened:
        sign = [path(opening, fill="#9FDCC8"), _stroke("M0 34V6M-10 15L0 4L10 15", 6, "#00533C")]
    else:
        bars = "M-11 42V-10M0 42V-13M11 42V-10M-20 8H20M-20 26H20"
        sign = [path(opening, fill="#4A4F55"), _stroke(bars, 4, "#E8E8E8")]
    return _piece(x, y, size, _halo(arch), _halo(opening), *sign, stone, *eyes, key=key)


def cube(x: float, y: float, size: float = 24, key: str | None = None) -> Element:
    """A curse: a black cube that looks back."""
    outline = "M0 -44L40 -24V22L0 45L-40 22V-24Z"
    top = path("M0 -44L40 -24L0 -4L-40 -24Z", fill="#5A616A")
    right = path("M0 -4L40 -24V22L0 45Z", fill="#2A2F35")
    left = path("M0 -4L-40 -24V22L0 45Z", fill="#14171A")
    eyes = path("M-31 2L-17 9Q-19 17 -26 14Q-32 10 -31 2ZM31 2L17 9Q19 17 26 14Q32 10 31 2Z", fill=PALETTE["yellow"])
    pupils = _stroke("M-24 6L-24.5 13M24 6L24.5 13", 2.6)
    edge = path(outline, fill="none", stroke="#000000", stroke_width=4, stroke_linejoin="round")
    return _piece(x, y, size, _halo(outline), top, right, left, edge, eyes, pupils, key=key)


# Dice

PIPS = {1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}
DIGITS = {
    0: "M0 -8Q5.5 -8 5.5 0Q5.5 8 0 8Q-5.5 8 -5.5 0Q-5.5 -8 0 -8Z",
    1: "M-4 -4.500L0.5 -8V8",
    2: "M-5 -4Q-4.5 -8 0 -8Q5 -8 5 -3.500Q5 -0.5 -5 8H5.5",
    3: "M-5 -8H5L-1 -1.800Q5.5 -1.8 5.5 3Q5.5 8 -0.5 8Q-4 8 -5.5 5.5",
    4: "M3 8V-8L-6 4H6",
    5: "M5 -8H-4L-4.8 -0.800Q-3 -2.2 0 -2.200Q5.5 -2.2 5.5 2.800Q5.5 8 -0.5 8Q-4 8 -5.5 5.5",
    6: "M4 -8Q-5.5 -4 -5.5 3Q-5.5 8 0 8Q5.5 8 5.5 3Q5.5 -1.8 0 -1.800Q-4 -1.8 -5.3 1.5",
    7: "M-5.5 -8H5.500L-1.5 8",
    8: "M0 -0.600Q-4.6 -0.6 -4.6 -4.300Q-4.6 -8 0 -8Q4.6 -8 4.6 -4.300Q4.6 -0.6 0 -0.6"
    "Q-5.5 -0.6 -5.5 3.700Q-5.5 8 0 8Q5.5 8 5.5 3.700Q5.5 -0.6 0 -0.600Z",
    9: "M-4 8Q5.5 4 5.5 -3Q5.5 -8 0 -8Q-5.5 -8 -5.5 -3Q-5.5 1.8 0 1.800Q4 1.8 5.3 -1.5",
}


def digit(value: int, height: float = 16, colour: str = LINE, weight: float = 2.6) -> Element:
    """Draw a number with strokes, so that no font is needed to read it."""
    figures = [int(c) for c in str(value)]
    start = -6.5 * (len(figures) - 1)
    look = {"fill": "none", "stroke": colour, "stroke_width": weight}
    strokes = [path(DIGITS[f], **look, transform=f"translate({num(start + 13 * k)} 0)") for k, f in enumerate(figures)]
    return group(*strokes, scale=height / 16, stroke_linecap="round", stroke_linejoin="round")


def _pips(face: int, colour: str) -> list[Element]:
    places = [(int(k) - 1) for k in PIPS[face]]
    r = 9.5 if face == 1 else 8
    return [circle(23 * (k % 3 - 1), 23 * (k // 3 - 1), r, fill=colour) for k in places]


def _dice_colours(seat: int | None) -> tuple[str, str]:
    return ("#FFFFFF", LINE) if seat is None else (SEATS[seat % len(SEATS)].colour, SEATS[seat % len(SEATS)].ink)


SQUARE = "M-24 -42H24Q42 -42 42 -24V24Q42 42 24 42H-24Q-42 42 -42 24V-24Q-42 -42 -24 -42Z"
OCTAGON = "M-18.5 -45H18.500L45 -18.500V18.500L18.5 45H-18.500L-45 18.500V-18.500Z"


def _die(
    d: str, x: float, y: float, size: float, figure: list[Element], seat: int | None, state: str, key: str | None
) -> Element:
    """A die's body with its figure, changed by its state."""
    fill, _ = _dice_colours(seat)
    if state == "rolling":
        swoosh = _stroke("M-50 -8Q-52 -34 -34 -47M50 8Q52 34 34 47", 4, token("muted"))
        return _piece(x, y, size, swoosh, group(_halo(d), _inked(d, fill), *figure, rotate=14, scale=0.86), key=key)
    parts = [_halo(d), _inked(d, fill, 4), *figure]
    if state == "ready":
        look = {"stroke": token("legal"), "stroke_width": 4.2, "stroke_dasharray": "9 5.5"}
        parts.insert(0, path(d, fill="none", transform="scale(1.19)", stroke_linejoin="round", **look))
    if state == "selected":
        parts.insert(0, path(d, fill="none", stroke=token("legal"), stroke_width=22, stroke_linejoin="round"))
        parts.append(_tick(34, -34))
    if state == "held":
        parts.append(_stroke("M-30 54H30", 7, token("ink")))
    if state == "fixed":
        parts.append(_pin(34, -34))
    return _piece(x, y, size, *parts, key=key)


def _tick(x: float, y: float) -> Element:
    disc = circle(0, 0, 17, fill=token("legal"), stroke=token("halo"), stroke_width=4)
    return group(disc, _stroke("M-7 0L-2 6L8 -6", 5, token("on-strong")), at=(x, y))


def _pin(x: float, y: float) -> Element:
    lock = rect(-9, -2, 18, 13, 3, fill="#FFFFFF")
    disc = circle(0, 0, 18, fill=LINE, stroke=token("halo"), stroke_width=4)
    return group(disc, _stroke("M-5 -2V-5Q-5 -10 0 -10Q5 -10 5 -5V-2", 3.5, "#FFFFFF"), lock, at=(x, y))


def d6(
    x: float,
    y: float,
    size: float = 40,
    face: int = 1,
    seat: int | None = None,
    state: str = "",
    key: str | None = None,
) -> Element:
    """A six-sided die with pips; white, or in the colour of a seat.

    `state` is ``""``, ``"ready"`` (dashed: it can be taken), ``"selected"``, ``"held"`` (kept on the table),
    ``"fixed"`` (locked) or ``"rolling"`` (no face yet).
    """
    ink = _dice_colours(seat)[1]
    figure = [] if state == "rolling" else _pips(face, ink)
    return _die(SQUARE, x, y, size, figure, seat, state, key)


def d8(
    x: float,
    y: float,
    size: float = 40,
    face: int = 1,
    seat: int | None = None,
    state: str = "",
    key: str | None = None,
) -> Element:
    """An eight-sided die: an octagon with a drawn number; states as in `d6`."""
    ink = _dice_colours(seat)[1]
    facets = path("M0 -38L33 20H-33Z", fill=ink, fill_opacity=0.12)
    figure = [facets] if state == "rolling" else [facets, digit(face, 40, ink, 3.2)]
    return _die(OCTAGON, x, y, size, figure, seat, state, key)


# Paths


def arrow(a: Point, b: Point, colour: str | None = None, width: float = 4, key: str | None = None) -> Element:
    """An arrow from one point to another."""
    angle = math.atan2(b[1] - a[1], b[0] - a[0])
    dx, dy = width * math.cos(angle), width * math.sin(angle)
    neck = (b[0] - 2.6 * dx, b[1] - 2.6 * dy)
    wings = [(neck[0] + side * 1.7 * dy, neck[1] - side * 1.7 * dx) for side in (1, -1)]
    paint = colour or token("path")
    shaft = polyline([a, neck], stroke=paint, stroke_width=width, stroke_linecap="round")
    head = polygon([b, *wings], fill=paint, stroke=paint, stroke_width=1, stroke_linejoin="round")
    return group(shaft, head, key=key)


def path_line(
    points: Sequence[Point], colour: str = "", numbers: bool = True, dashed: bool = False, key: str | None = None
) -> Element:
    """A path through points with an arrow head, its steps numbered from 1 (the first point is the start)."""
    paint = colour or token("path")
    dash = {"stroke_dasharray": "7 6"} if dashed else {}
    soft = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    back = polyline(points, stroke=token("halo"), stroke_width=8, **soft)
    route = polyline(points, stroke=paint, stroke_width=4, **soft, **dash)
    steps = [step_number(*p, k, paint) for k, p in enumerate(points) if k] if numbers else []
    head = None if numbers or len(points) < 2 else arrow(points[-2], points[-1], paint)
    return group(back, route, head, *steps, key=key)


def step_number(x: float, y: float, value: int, colour: str | None = None) -> Element:
    """A numbered disc on a path."""
    disc = circle(0, 0, 8.5, fill=colour or token("path"), stroke=token("halo"), stroke_width=2)
    return group(disc, digit(value, 8.5, token("on-strong"), 3), at=(x, y))


def dots(points: Iterable[Point], colour: str | None = None, r: float = 4, key: str | None = None) -> Element:
    """Dotted rings on the places that can be reached."""
    paint = colour or token("path")
    look = {"fill": "none", "stroke": paint, "stroke_width": 2.5, "stroke_dasharray": "1 4.2"}
    ring = look | {"stroke_linecap": "round"}
    marks = [group(circle(x, y, r, fill=paint), circle(x, y, 2.6 * r, **ring)) for x, y in points]
    return group(*marks, key=key)


def caption(x: float, y: float, words: str, size: float = 11, **rest: Any) -> Element:
    """Small muted words under a piece; they go where a board is drawn too small to read them."""
    return text(x, y, words, size, **({"fill": token("muted"), "class_": "fine"} | rest))
