"""Pictures as trees: a small SVG toolkit, and the scene that is both a live board and a still picture.

Everything is built with ``xml.etree.ElementTree``, so whatever a person typed ends up as text and nothing
else. Colours that depend on the theme are written as tokens, ``fill=token("ink")``; the live board lets CSS
choose them, a still picture gets the light value from ``static/tokens.css``.

>>> scene = Scene(40, 40, "One cell")
>>> scene.add_fixed(rect(0, 0, 40, 40, fill=token("surface")))
>>> scene.add(group(circle(0, 0, 12, fill="#D62828"), at=(20, 20), key="cab-0"))
>>> _ = scene.target("a1", Rect(0, 0, 40, 40), "A1, red cab", row=0, col=0, legal=True)
>>> scene.to_svg()[:57]
'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 4'
"""

from __future__ import annotations

import copy
import functools
import math
import pathlib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any
from xml.etree.ElementTree import Element

from catlib.game import in_a_row, say

FONT = "system-ui, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif"
STATIC = pathlib.Path(__file__).parents[1] / "static"
SHAPES = ["rect", "circle", "ellipse", "line", "polyline", "polygon", "path", "text", "tspan"]
TAGS = frozenset(["svg", "g", "title", "desc", *SHAPES])

Point = tuple[float, float]


# Elements


def num(value: float) -> str:
    """Write a number with at most two decimals, the same on every machine.

    >>> num(3.0), num(1 / 3), num(-0.001)
    ('3', '0.33', '0')
    """
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short in ("-0", "") else short


def token(name: str) -> str:
    """Name a colour of the theme, to be used as a ``fill`` or ``stroke``.

    >>> token("ink")
    'var(--cat-ink)'

    An unknown name is an error, because a browser would silently paint black.

    >>> token("inc")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    ValueError: token 'inc' is unknown; static/tokens.css has best, halo, ink, ...
    """
    if name not in token_values():
        raise ValueError(f"token {name!r} is unknown; static/tokens.css has {', '.join(sorted(token_values()))}")
    return f"var(--cat-{name})"


@functools.cache
def token_values() -> dict[str, str]:
    """Read the light value of every colour token from ``static/tokens.css``.

    >>> token_values()["legal"]
    '#0072b2'
    """
    light = (STATIC / "tokens.css").read_text(encoding="utf-8").split("}")[0]
    found = re.findall(r"--cat-([\w-]+):\s*(?:var\(--[\w-]+,\s*)?(#[0-9a-fA-F]{6})", light)
    return {name: value.lower() for name, value in found}


def _attribute(value: Any) -> str:
    return num(value) if isinstance(value, int | float) else str(value)


@functools.lru_cache(maxsize=256)
def _plain_name(name: str) -> str:
    """The name of an attribute as SVG writes it; ValueError for one that is not allowed."""
    plain = name.rstrip("_").replace("_", "-")
    if plain.lower().startswith("on") or plain in ("href", "style"):
        raise ValueError(f"attribute {plain!r} is not allowed in a picture: it could run code or load a file")
    return plain


def el(tag: str, *children: Element | str | None, **attributes: Any) -> Element:
    """Make one element; a string among the children becomes text, ``None`` is left out.

    Underscores in attribute names stand for hyphens, numbers are rounded by `num`.

    >>> to_string(el("text", "<b>", x=1.5, text_anchor="middle"))
    '<text x="1.5" text-anchor="middle">&lt;b&gt;</text>'
    >>> el("script")
    Traceback (most recent call last):
        ...
    ValueError: tag 'script' is not allowed in a picture
    """
    if tag not in TAGS:
        raise ValueError(f"tag {tag!r} is not allowed in a picture")
    element = Element(tag, {_plain_name(name): _attribute(v) for name, v in attributes.items() if v is not None})
    for child in children:
        if isinstance(child, str):
            element.text = (element.text or "") + _printable(child)
        elif child is not None:
            element.append(child)
    return element


def _printable(words: str) -> str:
    """Drop the control characters that XML cannot hold."""
    return words if words.isprintable() else UNPRINTABLE("", words)


def rect(x: float, y: float, width: float, height: float, r: float | None = None, **attributes: Any) -> Element:
    """Draw a rectangle, its corners rounded by `r`."""
    return el("rect", x=x, y=y, width=width, height=height, rx=r, **attributes)


def circle(x: float, y: float, r: float, **attributes: Any) -> Element:
    """Draw a circle around (x, y)."""
    return el("circle", cx=x, cy=y, r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Any) -> Element:
    """Draw an ellipse around (x, y)."""
    return el("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Any) -> Element:
    """Draw a straight line."""
    return el("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in points)


def polygon(points: Iterable[Point], **attributes: Any) -> Element:
    """Draw a closed polygon."""
    return el("polygon", points=_points(points), **attributes)


def polyline(points: Iterable[Point], **attributes: Any) -> Element:
    """Draw an open line through points, unfilled."""
    return el("polyline", points=_points(points), **({"fill": "none"} | attributes))


def path(d: str, **attributes: Any) -> Element:
    """Draw an SVG path."""
    return el("path", d=d, **attributes)


def text(
    x: float, y: float, words: str, size: float = 13, anchor: str = "middle", bold: bool = False, **attributes: Any
) -> Element:
    """Write words centred on the height `y`; what they contain is shown as it is.

    >>> to_string(text(0, 0, "Tom & <i>Jerry</i>", fill="#000")).split(">", 1)[1]
    'Tom &amp; &lt;i&gt;Jerry&lt;/i&gt;</text>'
    """
    look = {"fill": token("ink"), "font_weight": "600" if bold else None} | attributes
    # a shift by 0.35 em centres digits and capitals in every renderer
    return el("text", words, x=x, y=y + 0.35 * size, font_size=size, text_anchor=anchor, **look)


def group(
    *children: Element | None,
    at: Point | None = None,
    scale: float | None = None,
    rotate: float | None = None,
    key: str | None = None,
    via: Sequence[Point] = (),
    **attributes: Any,
) -> Element:
    """Gather elements; `at` moves their origin, `key` names a piece that keeps its identity between scenes.

    A live board slides a keyed group from where it was to where it is now, through the points of `via`
    if there are any.

    >>> to_string(group(circle(0, 0, 4), at=(10, 20), scale=0.5, key="cab-0"))
    '<g transform="translate(10 20) scale(0.5)" data-key="cab-0"><circle cx="0" cy="0" r="4" /></g>'
    """
    steps = [f"translate({num(at[0])} {num(at[1])})"] if at is not None else []
    steps += [f"rotate({num(rotate)})"] if rotate else []
    steps += [f"scale({scale:.4g})"] if scale is not None and scale != 1 else []
    extra = {"transform": " ".join(steps) or None, "data_key": key, "data_via": _points(via) or None}
    return el("g", *children, **(extra | attributes))


def to_string(*elements: Element) -> str:
    """Write elements as text, one after the other, as `xml.etree.ElementTree.tostring` does.

    A click waits for its picture, and that function takes three times as long, as it looks for namespaces,
    of which pictures have none. What follows an element (its tail) is left out.
    """
    return "".join(map(_written, elements))


def _written(element: Element) -> str:
    given = "".join([f' {name}="{_plain(value, IN_ATTRIBUTES)}"' for name, value in element.attrib.items()])
    inside = _plain(element.text or "", IN_TEXT) + "".join(map(_written, element))
    return f"<{element.tag}{given}>{inside}</{element.tag}>" if inside else f"<{element.tag}{given} />"


def _plain(words: str, signs: dict[int, str]) -> str:
    """Words in which signs that XML would read as its own are written by their names."""
    return words if HAS_SIGNS(words) is None else words.translate(signs)


IN_TEXT = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
IN_ATTRIBUTES = IN_TEXT | str.maketrans({'"': "&quot;", "\r": "&#13;", "\n": "&#10;", "\t": "&#09;"})
HAS_SIGNS = re.compile(r'[&<>"\r\n\t]').search
UNPRINTABLE = re.compile(r"[^\t\n -\ud7ff\ue000-\U0010ffff]").sub


# Shapes that can be clicked


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle with corners rounded by `r`."""

    x: float
    y: float
    width: float
    height: float
    r: float = 0

    @property
    def centre(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def foot(self) -> Point:
        return self.x + self.width / 2, self.y + self.height

    def element(self, **attributes: Any) -> Element:
        return rect(self.x, self.y, self.width, self.height, self.r or None, **attributes)

    def moved(self, dx: float, dy: float) -> Rect:
        return replace(self, x=self.x + dx, y=self.y + dy)

    def inset(self, by: float) -> Rect:
        """Shrink by `by` on every side (grow, if negative)."""
        size = self.width - 2 * by, self.height - 2 * by
        return Rect(self.x + by, self.y + by, *size, max(0, self.r - by))


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle of radius `r` around (x, y)."""

    x: float
    y: float
    r: float

    @property
    def centre(self) -> Point:
        return self.x, self.y

    @property
    def foot(self) -> Point:
        return self.x, self.y + self.r

    def element(self, **attributes: Any) -> Element:
        return circle(self.x, self.y, self.r, **attributes)

    def moved(self, dx: float, dy: float) -> Circle:
        return replace(self, x=self.x + dx, y=self.y + dy)

    def inset(self, by: float) -> Circle:
        return replace(self, r=max(0, self.r - by))


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed polygon."""

    points: tuple[Point, ...]

    @property
    def centre(self) -> Point:
        xs, ys = zip(*self.points, strict=True)
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    @property
    def foot(self) -> Point:
        return self.centre[0], max(y for _, y in self.points)

    def element(self, **attributes: Any) -> Element:
        return polygon(self.points, **attributes)

    def moved(self, dx: float, dy: float) -> Polygon:
        return Polygon(tuple((x + dx, y + dy) for x, y in self.points))

    def inset(self, by: float) -> Polygon:
        """Pull every corner toward the centre by `by`."""
        cx, cy = self.centre
        reach = max(math.dist((cx, cy), p) for p in self.points) or 1
        k = max(0.0, 1 - by / reach)
        return Polygon(tuple((cx + (x - cx) * k, cy + (y - cy) * k) for x, y in self.points))


Shape = Rect | Circle | Polygon


def hatching(box: Rect, gap: int, first: int = 0, rising: bool = True) -> str:
    """Slanting lines across a rectangle as the data of a path, `gap` apart; they rise or fall to the right.

    >>> hatching(Rect(0, 0, 8, 4), 6), hatching(Rect(0, 0, 8, 4), 6, rising=False)
    ('M0 0L0 0M2 4L6 0', 'M0 4L0 4M2 0L6 4')
    """
    lines, foot = [], box.y + box.height
    for k in range(first, math.ceil(round(box.width + box.height, 6)), gap):
        left, right = box.x + max(0, k - box.height), box.x + min(k, box.width)
        down, up = min(k, box.height), max(0, k - box.width)
        y0, y1 = (box.y + down, box.y + up) if rising else (foot - down, foot - up)
        lines.append(f"M{num(left)} {num(y0)}L{num(right)} {num(y1)}")
    return "".join(lines)


# Targets

STAR = "M0 -5L1.5 -1.8L4.9 -1.6L2.3 0.8L3.1 4.2L0 2.4L-3.1 4.2L-2.3 0.8L-4.9 -1.6L-1.5 -1.8Z"


@dataclass(frozen=True, slots=True)
class Target:
    """A place one can focus and click.

    `label` is what a screen reader says. Arrow keys follow `row` and `col` where they are given, else the
    ids in `neighbours` (the one that lies in the arrow's direction), else the order of the targets in their
    `group`; Tab moves from group to group. `badge` is a short text drawn on the place, such as a value;
    `badge_label` is how it is read aloud. `tone` is ``""``, ``"best"`` or ``"warn"``. `mark` says how a legal
    target shows: ``"dot"``, ``"ring"`` or ``"none"``. `does` is a sentence about what the thing does, for a tooltip.
    `badge_at` is the middle of the badge where it would lie on words; with `roomy` a small board shows it, too.
    """

    id: str
    shape: Shape
    label: str
    row: int | None = None
    col: int | None = None
    neighbours: tuple[str, ...] = ()
    group: str = "board"
    legal: bool = False
    selected: bool = False
    badge: str = ""
    badge_label: str = ""
    tone: str = ""
    mark: str = "dot"
    does: str = ""
    badge_at: Point | None = None
    roomy: bool = False

    def spoken(self) -> str:
        """Say the place, whether it may be chosen, and what its badge says.

        >>> Target("a1", Circle(0, 0, 5), "A1, empty", legal=True, badge="5/6").spoken()
        'A1, empty, can be chosen, 5/6'
        """
        state = [say("selected")] * self.selected + [say("can-be-chosen")] * self.legal
        return in_a_row([self.label, *state, self.badge_label or self.badge])

    def geometry(self) -> dict[str, Any]:
        """Describe what seldom changes: the shape and how arrow keys leave it."""
        shape = _drawn(self.shape)
        record: dict[str, Any] = {"id": self.id, "tag": shape.tag, "shape": dict(shape.attrib), "group": self.group}
        record["at"] = [round(c, 2) for c in self.shape.centre]
        if self.row is not None and self.col is not None:
            record |= {"row": self.row, "col": self.col}
        if self.neighbours:
            record["near"] = list(self.neighbours)
        return record

    def mark_element(self) -> Element | None:
        """Draw the sign that this place may be chosen."""
        if not self.legal or self.mark == "none":
            return None
        x, y = self.shape.centre
        look = {"stroke": token("legal"), "stroke_width": 2, "stroke_dasharray": "5 3"}
        outline = self.shape.inset(2.5).element(fill=token("legal"), fill_opacity=0.1, **look)
        ring = {"stroke": token("halo"), "stroke_width": 1.5}
        dot = circle(x, y, 5, fill=token("legal"), **ring) if self.mark == "dot" else None
        return group(outline, dot, key=f"mark {self.id}")

    def badge_element(self) -> Element | None:
        """Draw the badge as a pill on the lower edge of the place, or where `badge_at` says."""
        if not self.badge:
            return None
        x, y = self.badge_at or (self.shape.foot[0], self.shape.foot[1] - 9)
        room = 12 if self.tone == "best" else 0
        width = max(20, 7.2 * len(self.badge) + 10 + room)
        back, ink = {"best": ("best", "on-strong"), "warn": ("warn", "on-strong")}.get(self.tone, ("paper", "ink"))
        edge = token("line") if back == "paper" else token(back)
        pill = rect(-width / 2, -8, width, 16, 8, fill=token(back), stroke=edge, stroke_width=1)
        words = text(room / 2, 0, self.badge, 11, bold=True, fill=token(ink))
        star = path(STAR, fill=token(ink), transform=f"translate({num(10 - width / 2)} 0)") if room else None
        drawn = [group(pill, star, words, class_="roomy")] if self.roomy else [pill, star, words]
        return group(*drawn, at=(x, y), key=f"badge {self.id}", class_=None if self.roomy else "fine")


@functools.lru_cache(maxsize=4096)
def _drawn(shape: Shape) -> Element:
    """A shape as an element, drawn once; nobody changes it."""
    return shape.element()


# Scenes


class Scene:
    """A picture in two layers, with the places in it that can be chosen.

    `fixed` holds what stays (the board) and is sent to a browser once; `moving` holds what a click changes
    (pieces, paths, dice). Lengths are CSS pixels. Things added to `moving` should have a ``key`` (see `group`),
    so that a live board can tell what is new from what only moved.

    Parameters
    ----------
    width, height : float
        Size in pixels at full width; a live board shrinks to its column.
    label : str
        What the whole picture is called for somebody who cannot see it.
    fixed : Element, optional
        A fixed layer made before. Passing the same object again costs nothing.
    """

    def __init__(self, width: float, height: float, label: str, fixed: Element | None = None):
        self.width, self.height, self.label = width, height, label
        self.fixed = group() if fixed is None else fixed
        self._shares_fixed = fixed is not None
        self.moving: list[Element] = []
        self.targets: dict[str, Target] = {}
        self.group_labels: dict[str, str] = {}

    def add_fixed(self, *elements: Element | None) -> None:
        """Put elements on the layer that stays; a layer shared with other scenes is left as it is."""
        if self._shares_fixed:
            self.fixed, self._shares_fixed = group(*self.fixed), False
        self.fixed.extend(e for e in elements if e is not None)

    def add(self, *elements: Element | None) -> None:
        """Put elements on the layer that moves, later ones on top."""
        self.moving.extend(e for e in elements if e is not None)

    def target(self, id: str, shape: Shape, label: str, **rest: Any) -> Target:
        """Make a place clickable; see `Target` for what else can be said about it.

        Raises ValueError if the id is taken.
        """
        return self.add_target(Target(id, shape, label, **rest))

    def add_target(self, target: Target) -> Target:
        """Add a target made elsewhere."""
        if target.id in self.targets:
            raise ValueError(f"target id {target.id!r} is used twice in {self.label!r}; ids must differ")
        self.targets[target.id] = target
        return target

    def name_group(self, group: str, label: str) -> None:
        """Say what a group of targets is called ("Dice", "Your hand")."""
        self.group_labels[group] = label

    def place(self, part: Scene, x: float, y: float) -> None:
        """Put another scene into this one with its top left corner at (x, y).

        >>> tray = Scene(20, 20, "Tray")
        >>> _ = tray.target("die-0", Rect(0, 0, 20, 20), "first die")
        >>> whole = Scene(40, 40, "Table")
        >>> whole.place(tray, 10, 15)
        >>> whole.targets["die-0"].shape.centre
        (20.0, 25.0)
        """
        self.add_fixed(group(part.fixed, at=(x, y)))
        self.moving.extend(_shifted(element, x, y) for element in part.moving)
        self.group_labels |= part.group_labels
        for target in part.targets.values():
            self.add_target(replace(target, shape=target.shape.moved(x, y)))

    # What a browser gets

    def fixed_svg(self) -> str:
        """Write the layer that stays as an SVG fragment with theme tokens."""
        return to_string(self.fixed)

    def moving_svg(self) -> str:
        """Write the layer that moves: marks below, pieces, badges on top."""
        return to_string(*self.moving_elements())

    def geometry(self) -> list[dict[str, Any]]:
        """List every target's shape and neighbours."""
        return [target.geometry() for target in self.targets.values()]

    def spoken(self) -> dict[str, str]:
        """Say every target, by id."""
        return {target.id: target.spoken() for target in self.targets.values()}

    def explained(self) -> dict[str, str]:
        """Say what things do, by id."""
        return {target.id: target.does for target in self.targets.values() if target.does}

    def legal_ids(self) -> list[str]:
        """List the ids that may be chosen now."""
        return [target.id for target in self.targets.values() if target.legal]

    def selected_ids(self) -> list[str]:
        """List the ids that are selected."""
        return [target.id for target in self.targets.values() if target.selected]

    def moving_elements(self) -> Iterator[Element]:
        """Go through the layer that moves from the bottom up: marks, pieces, badges."""
        drawn = [(t.mark_element(), t.badge_element()) for t in self.targets.values()]
        yield from (mark for mark, _ in drawn if mark is not None)
        yield from self.moving
        yield from (badge for _, badge in drawn if badge is not None)

    # The still picture

    def to_svg(self, status: str = "") -> str:
        """Draw the whole scene as one file of its own: colours inline, light paper, same bytes every time."""
        sentence = f"{self.label}. {status}".strip() if status else self.label
        width, height = num(self.width), num(self.height)
        root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width} {height}"})
        root.attrib |= {"width": width, "height": height, "role": "img", "aria-label": _printable(sentence)}
        root.attrib |= {"font-family": FONT}
        root.append(el("title", sentence))
        root.append(rect(0, 0, self.width, self.height, 6, fill=token("paper")))
        root.append(self.fixed)
        root.extend(self.moving_elements())
        return to_string(_inline(root))

    def live_svg(self) -> str:
        """Draw it for a page, in the page's own colours; what can be pointed at has its name in a `title`."""
        look = {"class": "cat-widget", "role": "img", "aria-label": _printable(self.label)}
        view = {"viewBox": f"0 0 {num(self.width)} {num(self.height)}"}
        root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", **view, **look})
        root.extend([self.fixed, *self.moving_elements()])
        hits = el("g", fill="transparent")
        for each in self.targets.values():
            hits.append(each.shape.element(class_="hit"))
            hits[-1].append(el("title", each.label))
        root.append(hits)
        return to_string(root)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __repr__(self) -> str:
        return f"<Scene {self.label!r}, {len(self.targets)} targets, {len(self.legal_ids())} can be chosen>"


def _shifted(element: Element, x: float, y: float) -> Element:
    """A copy of the element, moved."""
    moved = copy.copy(element)
    moved.attrib = dict(element.attrib)
    moved.set("transform", f"translate({num(x)} {num(y)}) {element.get('transform', '')}".rstrip())
    if via := element.get("data-via"):
        pairs = (pair.split(",") for pair in via.split())
        moved.set("data-via", _points((float(a) + x, float(b) + y) for a, b in pairs))
    return moved


TOKEN = re.compile(r"var\(--cat-([\w-]+)\)")


def _inline(root: Element) -> Element:
    """A copy of the tree with light colours for tokens and without what only a live board reads."""
    tree = copy.deepcopy(root)
    for element in tree.iter():
        for name in ("data-key", "data-via", "class"):
            element.attrib.pop(name, None)
        for name in ("fill", "stroke"):
            if found := TOKEN.fullmatch(element.get(name, "")):
                element.set(name, token_values()[found[1]])
    return tree


# Grids


@dataclass(frozen=True)
class Grid:
    """A rectangular field of square cells, columns from the left and rows from the bottom, both from 1.

    It turns (column, row) into pixels; `left`, `top` leave room for numbers along the edges.

    >>> grid = Grid(columns=6, rows=8, cell=50, left=20, top=0)
    >>> grid.centre(1, 8), grid.centre(6, 1)
    ((45.0, 25.0), (295.0, 375.0))
    """

    columns: int
    rows: int
    cell: float = 52
    left: float = 24
    top: float = 8
    gap: float = 3

    @property
    def width(self) -> float:
        return self.columns * self.cell

    @property
    def height(self) -> float:
        return self.rows * self.cell

    def cells(self) -> Iterator[tuple[int, int]]:
        """Go through all (column, row), top row first, as one reads."""
        return ((c, r) for r in range(self.rows, 0, -1) for c in range(1, self.columns + 1))

    def corner(self, column: int, row: int) -> Point:
        """Top left corner of a cell; also of cells outside the grid, such as a gate's."""
        return self.left + (column - 1) * self.cell, self.top + (self.rows - row) * self.cell

    def centre(self, column: int, row: int) -> Point:
        """Middle of a cell."""
        x, y = self.corner(column, row)
        return x + self.cell / 2, y + self.cell / 2

    def shape(self, column: int, row: int) -> Rect:
        """The cell's square, a gap smaller than its field."""
        x, y = self.corner(column, row)
        side = self.cell - self.gap
        return Rect(x + self.gap / 2, y + self.gap / 2, side, side, 7)

    def drawing(self) -> Element:
        """Draw all cells in a soft checker pattern."""
        squares = [
            self.shape(c, r).element(
                fill=token("surface-2" if (c + r) % 2 else "surface"), stroke=token("line"), stroke_width=1
            )
            for c, r in self.cells()
        ]
        return group(*squares)
