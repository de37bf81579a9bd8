"""The map of Empire: boroughs, neighborhoods and what joins them, read from TOML and checked."""

from collections.abc import Iterator
from typing import Any, Literal

import networkx as nx
from pydantic import Field, model_validator

from catlib.game import Entries, file_names, read_entries, wrong_entry

NODES = 56  # most neighborhoods
MOST_NEIGHBOURS, MOST_BOROUGHS, MOST_LINKS, MOST_MISSIONS = 12, 8, 48, 12

Point = tuple[float, float]
Pest = Literal["squirrel", "rat", "pigeon"]
PESTS: tuple[Pest, ...] = ("squirrel", "rat", "pigeon")


class Borough(Entries):
    """Neighborhoods that are worth a bonus together; outlines are its shores and `label` is where its name is drawn."""

    name: str = Field(min_length=1, max_length=24)
    bonus: int = Field(ge=0, le=100)
    label: Point | None = None
    outlines: tuple[tuple[Point, ...], ...] = ()


class Neighborhood(Entries):
    """A place that cubes hold; `next_to` names those that it touches by land."""

    name: str = Field(min_length=1, max_length=24)
    borough: str
    pest: Pest
    at: Point
    next_to: tuple[str, ...] = ()


class Link(Entries):
    """A bridge, a tram or the subway between two neighborhoods, drawn through the points of its span."""

    ends: tuple[str, str]
    kind: Literal["bridge", "tram", "subway"] = "bridge"
    name: str = Field("", max_length=40)
    span: tuple[Point, ...] = ()


class Mission(Entries):
    """An Occupation card: all that has to be held at once.

    Whole boroughs, a number of neighborhoods with at least that many cubes on each, or both ends of a number of links.
    """

    name: str = Field(min_length=1, max_length=24)
    boroughs: tuple[str, ...] = ()
    neighborhoods: int = Field(0, ge=0, le=NODES)
    cubes: int = Field(1, ge=1, le=100)
    links: int = Field(0, ge=0, le=MOST_LINKS)


class Park(Entries):
    """A green patch of the drawing."""

    name: str
    outline: tuple[Point, ...]


class Water(Entries):
    """A word on the water of the drawing, turned clockwise by that many degrees."""

    name: str
    at: Point
    turn: float = 0


class CityMap(Entries):
    """A map whose neighborhoods hang together and lie in one borough each; both sides list a border."""

    title: str = Field("A map", max_length=80)
    invented: bool = Field(True, description="Whether this is our invention and no printed map.")
    size: Point = (680, 640)
    boroughs: tuple[Borough, ...] = Field(min_length=1, max_length=MOST_BOROUGHS)
    neighborhoods: tuple[Neighborhood, ...] = Field(min_length=2, max_length=NODES)
    links: tuple[Link, ...] = Field((), max_length=MOST_LINKS)
    missions: tuple[Mission, ...] = Field((), max_length=MOST_MISSIONS)
    parks: tuple[Park, ...] = ()
    waters: tuple[Water, ...] = ()

    @model_validator(mode="after")
    def _fits(self) -> "CityMap":
        self._check_names()
        self._check_boroughs()
        self._check_borders()
        self._check_links()
        self._check_connected()
        self._check_missions()
        return self

    def _check_names(self) -> None:
        for table in ("boroughs", "neighborhoods", "missions"):
            seen: set[str] = set()
            for i, entry in enumerate(getattr(self, table)):
                if entry.name in seen:
                    raise wrong_entry((table, i, "name"), entry.name, "this name is taken; every name is used once")
                seen.add(entry.name)

    def _check_boroughs(self) -> None:
        known = [borough.name for borough in self.boroughs]
        places: set[Point] = set()
        for i, hood in enumerate(self.neighborhoods):
            where = ("neighborhoods", i)
            if hood.borough not in known:
                raise wrong_entry((*where, "borough"), hood.borough, f"no such borough; there are {', '.join(known)}")
            if not (0 <= hood.at[0] <= self.size[0] and 0 <= hood.at[1] <= self.size[1]):
                raise wrong_entry((*where, "at"), hood.at, f"this is off the drawing; its size is {self.size}")
            if hood.at in places:
                raise wrong_entry((*where, "at"), hood.at, "another neighborhood is drawn there; points differ")
            places.add(hood.at)
        for i, name in enumerate(known):
            if all(hood.borough != name for hood in self.neighborhoods):
                raise wrong_entry(("boroughs", i), name, "this borough has no neighborhood; a borough has at least one")

    def _check_borders(self) -> None:
        near = {hood.name: hood.next_to for hood in self.neighborhoods}
        for i, hood in enumerate(self.neighborhoods):
            for j, other in enumerate(hood.next_to):
                where = ("neighborhoods", i, "next_to", j)
                if other not in near or other == hood.name:
                    raise wrong_entry(where, other, "a neighborhood is next to others of the map only")
                if other in hood.next_to[:j]:
                    raise wrong_entry(where, other, "this border stands here twice; each side lists it once")
                if hood.name not in near[other]:
                    reason = f"it is next to {hood.name}, but does not say so; both sides tell a border"
                    raise wrong_entry(where, other, reason)

    def _check_links(self) -> None:
        near = {hood.name: set(hood.next_to) for hood in self.neighborhoods}
        for i, link in enumerate(self.links):
            a, b = link.ends
            for j, end in enumerate(link.ends):
                if end not in near:
                    raise wrong_entry(("links", i, "ends", j), end, "no such neighborhood; a link joins two of the map")
            if a == b:
                raise wrong_entry(("links", i, "ends"), link.ends, "a link joins two different neighborhoods")
            if b in near[a]:
                raise wrong_entry(("links", i, "ends"), link.ends, "these two are neighbours already; name a way once")
            near[a].add(b)
            near[b].add(a)
        for i, hood in enumerate(self.neighborhoods):
            if len(near[hood.name]) > MOST_NEIGHBOURS:
                reason = f"it has {len(near[hood.name])} neighbours; at most {MOST_NEIGHBOURS} can be played"
                raise wrong_entry(("neighborhoods", i), hood.name, reason)

    def _check_connected(self) -> None:
        first = self.neighborhoods[0].name
        reached = nx.node_connected_component(self.graph(), first)
        for i, hood in enumerate(self.neighborhoods):
            if hood.name not in reached:
                reason = f"it cannot be reached from {first}; borders and links join all neighborhoods"
                raise wrong_entry(("neighborhoods", i), hood.name, reason)

    def _check_missions(self) -> None:
        known = [borough.name for borough in self.boroughs]
        for i, mission in enumerate(self.missions):
            for j, name in enumerate(mission.boroughs):
                if name not in known:
                    reason = f"no such borough; there are {', '.join(known)}"
                    raise wrong_entry(("missions", i, "boroughs", j), name, reason)
            if not (mission.boroughs or mission.neighborhoods or mission.links):
                reason = "this mission asks for nothing; it wants boroughs, neighborhoods or links"
                raise wrong_entry(("missions", i), mission.name, reason)
            for field, most in (("neighborhoods", len(self.neighborhoods)), ("links", len(self.links))):
                if getattr(mission, field) > most:
                    reason = f"the map has {most} {field}, so nobody can hold more"
                    raise wrong_entry(("missions", i, field), getattr(mission, field), reason)

    def names(self) -> list[str]:
        """The neighborhoods in the order of their numbers."""
        return [hood.name for hood in self.neighborhoods]

    def edges(self) -> Iterator[tuple[str, str, str]]:
        """Every pair of neighbours once, with what joins them: land, bridge, tram or subway."""
        order = {name: i for i, name in enumerate(self.names())}
        for hood in self.neighborhoods:
            yield from ((hood.name, other, "land") for other in hood.next_to if order[hood.name] < order[other])
        yield from ((*link.ends, link.kind) for link in self.links)

    def graph(self) -> nx.Graph:
        """The map as a graph of names; an edge has its `kind`, a node its `borough`.

        >>> graph = read_map("default").graph()
        >>> graph["Upper East Side"]["Roosevelt Island"]["kind"], graph.degree["Inwood"]
        ('tram', 2)
        """
        graph = nx.Graph()
        for hood in self.neighborhoods:
            graph.add_node(hood.name, borough=hood.borough)
        graph.add_edges_from((a, b, {"kind": kind}) for a, b, kind in self.edges())
        return graph

    def members(self, borough: str) -> list[str]:
        """The neighborhoods of a borough."""
        return [hood.name for hood in self.neighborhoods if hood.borough == borough]


def map_names() -> list[str]:
    """The maps that come with the library."""
    return file_names(__package__)


def read_map(source: Any) -> Any:
    """A map from the name of one that comes along, a TOML file's path, a mapping, or a CityMap.

    Raise ValueError in one sentence if it cannot be read or played on.
    """
    return read_entries(source, CityMap, __package__, "map")
