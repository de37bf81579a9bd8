"""The city as a map to think about: spaces with numbers and colours."""

import functools
from collections.abc import Iterable, Mapping
from typing import Any

from catlib import load
from catlib.chance import graphs
from catlib.game import Game
from catlib.games.taxi_derby.city import crossings_of, streets
from catlib.games.taxi_derby.setup import STEPS, laid
from catlib.games.taxi_derby.voice import node_name
from catwidgets.draw import Element, Point, Rect, Scene, group, pieces
from catwidgets.page import table_html
from catwidgets.scenes.taxi_derby import patrol_car, plan, point, road, spot
from catwidgets.teach import maps


@functools.cache
def derby() -> Game:
    """The game whose city the lessons drive through."""
    return load("taxi_derby", players=2, streets="as arranged")


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
    return node_name(laid(derby().setup), node)


def byname(name: str) -> int:
    """The space that has a name; raise ValueError for any other."""
    found = [node for node in city_graph() if said(node) == name]
    if not found:
        raise ValueError(f"{name!r}: there is no such space; i8 and h9 are in the middle")
    return int(found[0])


def node_at(id: str) -> int:
    """The space of a target of the map."""
    return int(id.removeprefix("space:"))


def _at(node: int) -> Point:
    return spot(laid(derby().setup), node)


def _box(node: int, inset: float) -> Rect:
    return road(laid(derby().setup), node).inset(inset)


def scene(label: str, *drawn: Element, **rest: Any) -> Scene:
    """The map with what is drawn on it; see `catwidgets.scenes.taxi_derby.plan`."""
    return plan(derby(), label, drawn, **rest)


# What can be drawn on it


def numbers(values: Mapping[int, Any], muted: bool = False, key: str = "numbers") -> Element:
    """A number, or a short word, on each of some spaces."""
    return maps.numbers([(_at(node), v) for node, v in values.items()], 11, muted, key)


def tinted(nodes: Iterable[int], strength: float = 0.2, edge: bool = False, key: str = "tint") -> Element:
    """Spaces in the colour of what can be chosen, with a firm edge if wanted."""
    return maps.tinted([_box(node, 1) for node in nodes], strength, edge, key=key)


def striped(nodes: Iterable[int], key: str = "striped") -> Element:
    """Spaces with slanting stripes."""
    look = {"stroke_width": 1.2, "stroke_opacity": 0.7}
    return group(maps.striped([_box(node, 1.5) for node in nodes], gap=7, rising=False, **look), key=key)


def taxi(node: int, seat: int = 4) -> Element:
    """A taxi on a space."""
    x, y = spot(laid(derby().setup), node)
    return pieces.cab(x, y - 3, 30, seat, key=f"taxi {seat}")


def patrol(node: int) -> Element:
    """The patrol car on a space."""
    return patrol_car(*spot(laid(derby().setup), node))


def town_lines() -> Element:
    """The town as drivers know it: a dot for each crossing, a line for each road between two of them."""
    setup = laid(derby().setup)
    ends = [crossings_of((setup.x[node], setup.y[node])) for node in range(setup.spaces)]
    crossings = sorted({end for pair in ends for end in pair})
    lines = [(point(setup, *a), point(setup, *b)) for a, b in ends]
    return maps.graph(lines, [point(setup, *at) for at in crossings], r=5, colour="legal", key="town")


def neighbour_lines() -> Element:
    """The city as the taxis know it: a dot for each space, a line for each two that meet."""
    lines = [(_at(a), _at(b)) for a, b in city_graph().edges]
    return maps.graph(lines, map(_at, city_graph()), 1.6, 4.5, 1, key="neighbours")


def table_of(values: Mapping[int, Any], caption: str, headings: tuple[str, str]) -> str:
    """Return what is known of some spaces as an HTML table, in the order of rows from below."""
    return table_html(caption, headings, [(said(node), str(values[node])) for node in sorted(values)])


def near(node: int, steps: int) -> list[int]:
    """The spaces exactly that many away."""
    return [n for n, away in distances_from(node).items() if away == steps]


def beside_the_station() -> int:
    """The space from which the patrol car sets out once it has left the police station.

    >>> said(beside_the_station())
    'k8'
    """
    setup = laid(derby().setup)
    return int(setup.neighbour[setup.station_node * STEPS])
