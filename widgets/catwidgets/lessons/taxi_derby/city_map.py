"""The city as a map to think about: spaces with numbers and colours, and a hunt for spaces of a kind."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from catlib import graphs, load
from catlib.game import Game
from catlib.games.taxi_derby.city import streets
from catlib.games.taxi_derby.setup import STEPS
from catlib.games.taxi_derby.words import node_name
from catwidgets import pieces
from catwidgets.lessons import exhibits
from catwidgets.scenes.taxi_derby import patrol_car, plan, point, road, spot
from catwidgets.svg import Element, Scene, circle, group, line, num, path, text, token

__all__ = [
    "Hunt",
    "byname",
    "city_graph",
    "city_scene",
    "cross_marks",
    "derby",
    "distances_from",
    "neighbour_lines",
    "node_at",
    "numbers",
    "patrol",
    "said",
    "spaces",
    "striped",
    "table_of",
    "taxi",
    "tinted",
    "town_lines",
]


@functools.cache
def derby() -> Game:
    """The game whose city the lessons drive through."""
    return load("taxi_derby", players=2)


@functools.cache
def city_graph() -> Any:
    """The city as a networkx graph: spaces joined where they meet at a crossing.

    >>> len(city_graph()), city_graph().number_of_edges()
    (112, 294)
    """
    house = derby().house
    return streets(house.city, house.arrangement, house.turned).graph


@functools.cache
def distances_from(node: int) -> Mapping[int, int]:
    """The fewest spaces from one space to each, by breadth-first search."""
    return graphs.distances(city_graph(), node)


def said(node: int) -> str:
    """A space by its column and row, as on a chess board.

    >>> said(byname("i8"))
    'i8'
    """
    return node_name(derby().setup, node)


def byname(name: str) -> int:
    """The space that has a name; raise ValueError for any other."""
    found = [node for node in city_graph() if said(node) == name]
    if not found:
        raise ValueError(f"{name!r}: there is no such space; i8 and h9 are in the middle")
    return int(found[0])


def spaces(n: int) -> str:
    """
    >>> spaces(1), spaces(2)
    ('1 space', '2 spaces')
    """
    return f"{n} space{'s' * (n != 1)}"


def node_at(id: str) -> int:
    """The space of a target of the map."""
    return int(id.removeprefix("space:"))


def city_scene(label: str, *drawn: Element | None, **rest: Any) -> Scene:
    """The map with what is drawn on it; see `catwidgets.scenes.taxi_derby.plan`."""
    return plan(derby(), label, [element for element in drawn if element is not None], **rest)


# What can be drawn on it


def numbers(values: Mapping[int, Any], muted: bool = False, key: str = "numbers") -> Element:
    """A number, or a short word, on each of some spaces."""
    look: dict[str, Any] = {"fill": token("muted" if muted else "ink"), "stroke": token("surface"), "stroke_width": 3}
    look |= {"paint_order": "stroke", "bold": not muted}
    return group(*(text(*spot(derby().setup, n), str(v), 11, **look) for n, v in values.items()), key=key)


def tinted(nodes: Iterable[int], strength: float = 0.2, edge: bool = False, key: str = "tint") -> Element:
    """Spaces in the colour of what can be chosen, with a firm edge if wanted."""
    look: dict[str, Any] = {"fill": token("legal"), "fill_opacity": strength}
    if edge:
        look |= {"stroke": token("legal"), "stroke_width": 2.5}
    return group(*(road(derby().setup, node).inset(1).element(**look) for node in nodes), key=key)


def striped(nodes: Iterable[int], key: str = "striped") -> Element:
    """Spaces with slanting stripes."""
    d = "".join(_stripes(node) for node in nodes)
    return group(path(d, fill="none", stroke=token("muted"), stroke_width=1.2, stroke_opacity=0.7), key=key)


def _stripes(node: int, gap: int = 7) -> str:
    """Lines from the left or lower edge of a space up to its upper or right edge."""
    box, lines = road(derby().setup, node).inset(1.5), []
    for k in range(gap // 2, int(box.width + box.height), gap):
        low = max(0.0, k - box.height)
        high = min(box.width, k)
        foot = box.y + box.height
        lines.append(f"M{num(box.x + low)} {num(foot - (k - low))}L{num(box.x + high)} {num(foot - (k - high))}")
    return "".join(lines)


def cross_marks(nodes: Iterable[int], key: str = "crosses") -> Element:
    """A small cross on each of some spaces."""
    marks = []
    for node in nodes:
        x, y = spot(derby().setup, node)
        d = "M{} {}l9 9m0 -9l-9 9".format(*(round(v, 2) for v in (x - 4.5, y - 4.5)))
        marks.append(path(d, fill="none", stroke=token("warn"), stroke_width=2.5, stroke_linecap="round"))
    return group(*marks, key=key)


def taxi(node: int, seat: int = 4) -> Element:
    """A taxi on a space."""
    x, y = spot(derby().setup, node)
    return pieces.cab(x, y - 3, 30, seat, key="taxi")


def patrol(node: int) -> Element:
    """The patrol car on a space."""
    return patrol_car(*spot(derby().setup, node))


def town_lines() -> Element:
    """The town as drivers know it: a dot for each crossing, a line for each road between two of them."""
    setup = derby().setup
    look: dict[str, Any] = {"stroke": token("legal"), "stroke_width": 2.5}
    ends = [_ends(setup.x[node], setup.y[node]) for node in range(setup.spaces)]
    lines = [line(*point(setup, *a), *point(setup, *b), **look) for a, b in ends]
    dots = sorted({end for pair in ends for end in pair})
    knots = [circle(*point(setup, *p), 5, fill=token("legal"), stroke=token("halo"), stroke_width=1.5) for p in dots]
    return group(*lines, *knots, key="town")


def _ends(x: int, y: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The crossings at both ends of a road."""
    return ((x - 1, y), (x + 1, y)) if x % 2 == 0 else ((x, y - 1), (x, y + 1))


def neighbour_lines() -> Element:
    """The city as the taxis know it: a dot for each space, a line for each two that meet."""
    setup = derby().setup
    look: dict[str, Any] = {"stroke": token("path"), "stroke_width": 1.6}
    lines = [line(*spot(setup, a), *spot(setup, b), **look) for a, b in city_graph().edges]
    knots = [
        circle(*spot(setup, n), 4.5, fill=token("path"), stroke=token("halo"), stroke_width=1) for n in city_graph()
    ]
    return group(*lines, *knots, key="neighbours")


def table_of(values: Mapping[int, Any], caption: str, heading: str = "number") -> str:
    """What is known of some spaces as an HTML table, in the order of rows from below."""
    rows = "".join(
        f'<tr><th scope="row">{said(node)}</th><td>{escape(str(values[node]))}</td></tr>' for node in sorted(values)
    )
    head = f'<tr><th scope="col">space</th><th scope="col">{escape(heading)}</th></tr>'
    return f"<table><caption>{escape(caption)}</caption>{head}{rows}</table>"


# A hunt


class Hunt(exhibits.Hunt):
    """Find all spaces of a kind; see `exhibits.Hunt`.

    >>> hunt = Hunt("Find i8.", [byname("i8")], lambda n: f"that is {said(n)}", lambda n: "", "There it was.")
    >>> hunt.click(byname("h9")); hunt.board.status
    'No: that is h9. 0 of 1 found.'
    >>> hunt.click(byname("i8")); hunt.board.status
    'Yes: that is i8. All found, with 1 miss. There it was.'
    """

    noun, nouns = "space", "spaces"

    def at(self, id: str) -> int:
        """The space of a target."""
        return node_at(id)

    def scene(self) -> Scene:
        """The city with the spaces that were found and missed."""
        drawn = [
            tinted(self.found, 0.25, edge=True, key="found"),
            numbers(self.marks(self.found), key="marks"),
            cross_marks(self.missed),
            *self.drawn,
        ]
        left = [node for node in city_graph() if node not in self.says]
        return city_scene("Map of the city", *drawn, says=self.says, legal=left)


def near(node: int, steps: int) -> list[int]:
    """The spaces exactly so many away.

    >>> len(near(byname("i8"), 2))
    16
    """
    return [n for n, away in distances_from(node).items() if away == steps]


def beside_the_station() -> int:
    """The space from which the patrol car sets out once it has left the police station.

    >>> said(beside_the_station())
    'k8'
    """
    setup = derby().setup
    return int(setup.neighbour[setup.station_node * STEPS])
