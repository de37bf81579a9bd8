"""The tape of Washi Cat and what is drawn on it: paper, shrines, buildings, sewers, fish, cats and their lines.

The tape is light paper in every theme. Players are told apart by colour and by the look of what they draw: red lines
are solid and red fish full, blue lines are double and blue fish striped.
"""

import functools
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from catlib.games.washi_cat.boards import COLUMNS as STRIDE
from catlib.games.washi_cat.boards import LETTERS, Board, cell_number, rectangle
from catlib.games.washi_cat.phases import JUMP, POP, STEP
from catwidgets.draw import Element, Point, Rect, Scene, circle, el, group, line, path, pieces, polygon, rect, text

COLOURS = (pieces.PALETTE["red"], pieces.PALETTE["blue"])
PAPER, GRID, SEAM, FLOOR, INK = "#FCF8EE", "#E2D8C4", "#C9B991", "#E9E2D3", "#22262B"
HOME = ("#FBDFDC", "#DCE9F5")
MOSS, TORII = "#DCE6CD", "#A81E1E"
SEWERS = {
    "green": "#00704F",
    "purple": "#8B4A86",
    "orange": "#C25700",
    "grey": "#5C6166",
    "blue": "#2A6E9C",
    "red": "#A8322A",
}
WIDEST, LARGEST = 806, 52
LEFT, TOP, RIGHT, BOTTOM = 26, 8, 10, 24
SHIFT = (-0.09, 0.03, -0.03, 0.09)  # of each cat's line, as shares of a cell, so that lines do not hide each other


class Leg(NamedTuple):
    """A piece of a cat's line from a cell to another: a step, a jump, or a sewer under the street."""

    kind: int
    start: int
    end: int


class Sized(Protocol):
    """Something with cells of a size."""

    cell: int


class Sheet:
    """The places of the cells of a board in pixels; row 1 is at the bottom.

    >>> from catlib.games.washi_cat.boards import read_board
    >>> sheet = Sheet(read_board("small"))
    >>> sheet.cell, sheet.spot(0), sheet.spot(26)
    (52, (52.0, 294.0), (52.0, 242.0))
    """

    def __init__(self, board: Board, apart: bool = False):
        self.board, self.apart = board, apart  # whether a player's cats start on different sides
        self.rows, self.columns = board.rows, board.columns
        self.cell = min(LARGEST, WIDEST // board.columns)
        self.width = LEFT + self.columns * self.cell + RIGHT
        self.height = TOP + self.rows * self.cell + BOTTOM

    def corner(self, cell: int) -> Point:
        """Top left corner of a cell."""
        row, column = divmod(cell, STRIDE)
        return LEFT + column * self.cell, TOP + (self.rows - 1 - row) * self.cell

    def spot(self, cell: int) -> Point:
        """The middle of a cell."""
        x, y = self.corner(cell)
        return x + self.cell / 2, y + self.cell / 2

    def shape(self, cell: int) -> Rect:
        """The square of a cell."""
        x, y = self.corner(cell)
        return Rect(x + 1, y + 1, self.cell - 2, self.cell - 2, 3)

    def cells(self) -> Iterator[int]:
        """All cells, the top row first, as one reads."""
        return (row * STRIDE + column for row in range(self.rows - 1, -1, -1) for column in range(self.columns))

    def scene(self, label: str) -> Scene:
        """The empty board."""
        return Scene(self.width, self.height, label, fixed=_paper(self.board, self.apart))


def side_of(sheet: Sheet, a: int, b: int) -> tuple[Point, Point]:
    """The ends of the side that two neighbours share."""
    (x, y), (u, v) = sheet.spot(a), sheet.spot(b)
    mx, my = (x + u) / 2, (y + v) / 2
    half = sheet.cell / 2
    return ((mx, my - half), (mx, my + half)) if y == v else ((mx - half, my), (mx + half, my))


# The printed tape


@functools.lru_cache(maxsize=32)
def _paper(board: Board, apart: bool) -> Element:
    """Draw what never changes; the board keeps light colours around it."""
    sheet = Sheet(board, apart)
    found = [_ground(sheet), *_homes(sheet), *_floors(sheet), _grid(sheet), _seam(sheet)]
    found += [shrine(*sheet.spot(cell_number(name)), sheet) for name in board.shrines]
    found += [_sewer(sheet, name, sewers.colour) for sewers in board.sewers for name in sewers.cells]
    found += [walls(sheet, [(min(wall), max(wall)) for wall in board.closed()]), _axis(sheet)]
    return group(*found, data_ground="light")


def _ground(sheet: Sheet) -> Element:
    """Paper with torn ends."""
    left, right, top, bottom = LEFT - 4.0, sheet.width - RIGHT + 4.0, TOP - 3.0, sheet.height - BOTTOM + 3.0
    teeth = [top + (bottom - top) * k / (4 * sheet.rows) for k in range(4 * sheet.rows + 1)]
    torn = [(right + 3 * (k % 2), y) for k, y in enumerate(teeth)] + [
        (left - 3 * (k % 2), y) for k, y in reversed(list(enumerate(teeth)))
    ]
    back = rect(0, 0, sheet.width, sheet.height, 8, fill="#EFE9DB")
    return group(back, polygon(torn, fill=PAPER, stroke=SEAM, stroke_width=1))


def _homes(sheet: Sheet) -> Iterator[Element]:
    """The starting rows in the colours of their players; where both start, each has half, the near one the rim."""
    for player, row in enumerate((0, sheet.rows - 1)):
        x, y = sheet.corner(row * STRIDE)
        yield rect(x, y, sheet.columns * sheet.cell, sheet.cell, fill=HOME[player])
        if sheet.apart:
            half = sheet.cell / 2
            yield rect(x, y + player * half, sheet.columns * sheet.cell, half, fill=HOME[1 - player])


def _floors(sheet: Sheet) -> Iterator[Element]:
    for building in sheet.board.buildings:
        for name in rectangle(*building.corners):
            x, y = sheet.corner(cell_number(name))
            yield rect(x, y, sheet.cell, sheet.cell, fill=FLOOR)


def _grid(sheet: Sheet) -> Element:
    right, bottom = LEFT + sheet.columns * sheet.cell, TOP + sheet.rows * sheet.cell
    d = [f"M{LEFT} {TOP + k * sheet.cell}H{right}" for k in range(sheet.rows + 1)]
    d += [f"M{LEFT + k * sheet.cell} {TOP}V{bottom}" for k in range(sheet.columns + 1)]
    return path("".join(d), fill="none", stroke=GRID, stroke_width=1)


def _seam(sheet: Sheet) -> Element | None:
    """Draw the seam where the tops of two strips of tape meet."""
    if sheet.rows % 2:
        return None
    y = TOP + sheet.rows / 2 * sheet.cell
    look = {"stroke": SEAM, "stroke_width": 2, "stroke_dasharray": "2 5", "stroke_linecap": "round"}
    return line(LEFT, y, LEFT + sheet.columns * sheet.cell, y, **look)


def _axis(sheet: Sheet) -> Element:
    """Letters below, numbers on the left; those of the starting rows in the colours of the players."""
    y = TOP + sheet.rows * sheet.cell + 13
    columns = [text(sheet.spot(c)[0], y, LETTERS[c], 11, fill="#5C6166") for c in range(sheet.columns)]
    rows = [text(11, sheet.spot(r * STRIDE)[1], str(r + 1), 11, fill="#5C6166") for r in range(sheet.rows)]
    return group(*columns, *rows)


def shrine(x: float, y: float, sheet: Sized) -> Element:
    """A torii on moss: no line goes here."""
    half = sheet.cell / 2
    moss = rect(x - half + 0.5, y - half + 0.5, sheet.cell - 1, sheet.cell - 1, 2, fill=MOSS)
    gate = path(
        "M-36 -26Q0 -18 36 -26L38 -36Q0 -27 -38 -36ZM-29 -8H29V-1H-29ZM-24 -24H-16L-19 36H-28ZM16 -24H24L28 36H19Z"
        "M-4 -22H4V-6H-4Z",
        fill=TORII,
    )
    return group(moss, group(gate, at=(x, y + 1), scale=sheet.cell * 0.0105))


def _sewer(sheet: Sheet, name: str, colour: str) -> Element:
    """A cover with the letter of its colour; every colour has a shape of its own."""
    x, y = sheet.spot(cell_number(name))
    paint = SEWERS.get(colour, SEWERS["grey"])
    shapes = list(SEWERS)
    outline = _cover(shapes.index(colour) if colour in SEWERS else 3)
    look = {"stroke": paint, "stroke_width": 8, "stroke_linejoin": "round"}
    slots = path("M-22 -27H22M-22 27H22", fill="none", stroke=paint, stroke_width=6, stroke_linecap="round")
    cover = group(path(outline, fill="#FFFFFF", **look), slots, at=(x, y), scale=sheet.cell * 0.0082)
    return group(cover, _letter(sheet, name, colour))


@functools.lru_cache(maxsize=32)
def letters(board: Board) -> Element:
    """The letters of all sewers, to be drawn once more above lines and what strikes out blocked ones."""
    sheet = Sheet(board)
    return group(*(_letter(sheet, name, s.colour) for s in board.sewers for name in s.cells), key="letters")


def _letter(sheet: Sheet, name: str, colour: str) -> Element:
    """The letter of a sewer with a light edge."""
    edge: dict[str, Any] = {"stroke": "#FFFFFF", "stroke_width": 0.08 * sheet.cell, "paint_order": "stroke"}
    paint = SEWERS.get(colour, SEWERS["grey"])
    return text(*sheet.spot(cell_number(name)), colour[:1].upper(), 0.36 * sheet.cell, bold=True, fill=paint, **edge)


def _cover(kind: int) -> str:
    """The outline of a sewer cover: round, square, a diamond, or with more corners."""
    if kind == 0:
        return "M-44 0A44 44 0 1 1 44 0A44 44 0 1 1 -44 0Z"
    if kind == 1:
        return "M-40 -40H40V40H-40Z"
    corners = {2: 4, 3: 8, 4: 6}.get(kind, 5)
    points = [(50 * math.sin(math.tau * k / corners), -50 * math.cos(math.tau * k / corners)) for k in range(corners)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def walls(sheet: Sheet, pairs: Iterable[tuple[str, str]]) -> Element:
    """Thick lines between pairs of neighbours, given by name."""
    ends = [side_of(sheet, cell_number(a), cell_number(b)) for a, b in sorted(pairs)]
    d = "".join(f"M{a:g} {b:g}L{c:g} {e:g}" for (a, b), (c, e) in ends)
    thick = max(3.5, sheet.cell * 0.11)
    return path(d or "M0 0", fill="none", stroke=INK, stroke_width=thick, stroke_linecap="square")


# What players draw

FISH = "M-40 0Q-18 -30 14 -22Q24 -18 28 -8L46 -24Q42 0 46 24L28 8Q24 18 14 22Q-18 30 -40 0Z"
STRIPES = "M-14 -20V20M0 -23V23M14 -21V21"


def fish(x: float, y: float, size: float, player: int, taken: bool = False, key: str | None = None) -> Element:
    """A fish of a player: full if red, striped if blue; with a ring around it once it was taken."""
    body = {"stroke": COLOURS[player], "stroke_width": 6, "stroke_linejoin": "round"}
    if player == 0:
        figure = [path(FISH, fill=COLOURS[0], **body)]
    else:
        stripes = path(STRIPES, fill="none", stroke=COLOURS[1], stroke_width=7)
        figure = [path(FISH, fill="#FFFFFF", **body), stripes]
    eye = circle(-24, -4, 4.5, fill="#FFFFFF" if player == 0 else COLOURS[1])
    edge = path(FISH, fill="#FFFFFF", stroke="#FFFFFF", stroke_width=14, stroke_linejoin="round")
    around = circle(0, 0, 50, fill="none", stroke=INK, stroke_width=6, stroke_dasharray="10 7") if taken else None
    drawn = group(edge, *figure, eye, opacity=0.45 if taken else None)
    return group(drawn, around, at=(x, y), scale=size / 100, key=key)


def cat(
    x: float,
    y: float,
    size: float,
    number: int,
    two: bool = True,
    carrying: int = 0,
    via: Sequence[Point] = (),
    key: str | None = None,
) -> Element:
    """A cat on the badge of its player, 0 and 1 red, 2 and 3 blue, with its number, and its fish or a tick.

    `carrying` is EMPTY, CARRYING or DELIVERED of the rules.
    """
    player = number // 2
    badge = {"fill": COLOURS[player], "stroke": "#FFFFFF", "stroke_width": 5}
    back = circle(0, 0, 47, **badge) if player == 0 else rect(-45, -45, 90, 90, 14, **badge)
    parts = [back, pieces.cat(0, 2, 78)]
    if two:
        disc = circle(0, 0, 17, fill="#FFFFFF", stroke=INK, stroke_width=4)
        parts.append(group(disc, pieces.digit(number % 2 + 1, 19, INK, 3.4), at=(-32, 33)))
    if carrying == 1:
        parts.append(fish(24, 36, 54, player))
    elif carrying == 2:
        tick = path("M-11 0L-3 9L12 -10", fill="none", stroke="#FFFFFF", stroke_width=8, stroke_linecap="round")
        parts.append(group(circle(0, 0, 20, fill="#00704F", stroke="#FFFFFF", stroke_width=4), tick, at=(32, 33)))
    return group(*parts, at=(x, y), scale=size / 100, via=via, key=key)


# Lines


def track(sheet: Sheet, number: int, legs: Sequence[Leg], cells: Iterable[int] = (), key: str | None = None) -> Element:
    """The line of a cat: its cells tinted, then a pen stroke through its legs, solid if red and double if blue.

    Jumps are thin bows, sewers under the street are dotted.
    """
    colour = COLOURS[number // 2]
    tint = [sheet.shape(cell).element(fill=colour, fill_opacity=0.2) for cell in sorted(cells)]
    if not legs:
        return group(*tint, key=key)
    drawn = {kind: _pen(sheet, number, [leg for leg in legs if leg.kind == kind]) for kind in (STEP, JUMP, POP)}
    walk, thin = drawn[STEP], drawn[JUMP]
    strokes = [
        path(walk, **_stroke(sheet, "#FFFFFF", 0.24), opacity=0.7) if walk else None,
        path(thin, **_stroke(sheet, "#FFFFFF", 0.15), opacity=0.7) if thin else None,
        path(thin, **_stroke(sheet, colour, 0.08)) if thin else None,
        path(drawn[POP], **_stroke(sheet, colour, 0.08), stroke_dasharray="1 7") if drawn[POP] else None,
        path(walk, **_stroke(sheet, colour)) if walk else None,
        path(walk, **_stroke(sheet, "#FFFFFF", 0.06)) if walk and number // 2 else None,
    ]
    return group(*tint, *strokes, key=key)


def _stroke(sheet: Sheet, colour: str, share: float = 0.17) -> dict[str, Any]:
    soft = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return {"fill": "none", "stroke": colour, "stroke_width": max(1.4, share * sheet.cell), **soft}


def _pen(sheet: Sheet, number: int, legs: Sequence[Leg]) -> str:
    """The legs as one path, jumps as bows, a little aside of the middles, so that lines do not cover each other."""
    aside, d, last = SHIFT[number] * sheet.cell, "", -1
    for leg in legs:
        (x, y), (u, v) = sheet.spot(leg.start), sheet.spot(leg.end)
        x, y, u, v = x + aside, y + aside, u + aside, v + aside
        if leg.start != last:
            d += f"M{x:.1f} {y:.1f}"
        if leg.kind == STEP:
            d += f"L{u:.1f} {v:.1f}"
        else:
            bend = _bend((x, y), (u, v), sheet.cell)
            d += f"Q{bend[0]:.1f} {bend[1]:.1f} {u:.1f} {v:.1f}"
        last = leg.end
    return d


def _bend(a: Point, b: Point, cell: float) -> Point:
    """The point toward which a jump swings out."""
    (x, y), (u, v) = a, b
    length = math.dist(a, b) or 1
    out = min(0.5 * length, 1.1 * cell) / length
    return (x + u) / 2 + out * (v - y), (y + v) / 2 - out * (u - x)


def crossed_out(sheet: Sheet, cell: int) -> Element:
    """A sewer that is blocked."""
    x, y = sheet.spot(cell)
    a = sheet.cell * 0.28
    return el("path", d=f"M{x - a:.1f} {y - a:.1f}L{x + a:.1f} {y + a:.1f}", stroke=INK, stroke_width=2.5)
