"""The city of Taxi Derby: four quarters drawn as characters, and the graph of its road sections."""

import functools
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import networkx as nx
from pydantic import Field, model_validator

from catlib.game import Entries, read_entries, wrong_entry

Point = tuple[int, int]

STACK_LETTERS, LANDMARKS, HOMES, PRICES, POLICE = "ABCDE", "VWXYZ", "ogybr", "123", "P"
ICONS = STACK_LETTERS + LANDMARKS + HOMES + PRICES + POLICE
FEWEST, MOST = 2, 5  # blocks along a quarter
STACKS = len(STACK_LETTERS)
PLACES = 2 * STACKS  # for passengers face up
STORES = 13  # gap 1.3
SPOTS = 4  # places for quarters
ARM_SPACES = MOST  # most spaces between two places
QUARTER_SPACES = 2 * MOST * (MOST - 1)  # most spaces inside a quarter
PART_SPACES = QUARTER_SPACES + ARM_SPACES
RIM = 8 * SPOTS  # for crossings round a quarter: eight a side are more than enough
GATES = MOST + 1  # most crossings on an arm, the middle included


def _is_road(x: int, y: int) -> bool:
    return (x + y) % 2 == 1


class Quarter(Entries):
    """One of the four boards, drawn row by row from the top: crossings, road sections and icons."""

    name: str = Field("A quarter", max_length=40)
    map: tuple[str, ...]

    @property
    def blocks(self) -> int:
        """Return how many blocks lie along one side."""
        return len(self.map) // 2

    @model_validator(mode="after")
    def _drawn_well(self) -> "Quarter":
        size = len(self.map)
        if size % 2 == 0 or not FEWEST <= self.blocks <= MOST:
            reason = f"{size} lines; a quarter of b blocks a side has 2b + 1 lines, and b is {FEWEST} to {MOST}"
            raise wrong_entry(("map",), size, reason)
        for row, line in enumerate(self.map):
            if len(line) != size:
                raise wrong_entry(
                    ("map", row), line, f"this line has {len(line)} characters; a quarter is square: {size}"
                )
            for column, character in enumerate(line):
                self._check(row, column, character)
        return self

    def _check(self, row: int, column: int, character: str) -> None:
        last, where = len(self.map) - 1, ("map", row)
        if column % 2 == 0 and row % 2 == 0:
            if character != "+":
                raise wrong_entry(where, character, f"column {column + 1} is a crossing, drawn as +")
        elif _is_road(column, row):
            plain = "|" if row % 2 else "-"
            if row in (0, last) or column in (0, last):
                if character != plain:
                    reason = (
                        f"column {column + 1} is on the rim, where roads meet the neighbours': it is drawn as {plain}"
                    )
                    raise wrong_entry(where, character, reason)
            elif character not in (plain, " ", *ICONS):
                reason = f"column {column + 1}: there is no such icon; a road is {plain}, a blank, or one of {ICONS}"
                raise wrong_entry(where, character, reason)

    def turned(self, turns: int) -> tuple[str, ...]:
        """The drawing after that many quarter turns clockwise."""
        lines = self.map
        for _ in range(turns % 4):
            lines = tuple("".join(column[::-1]).translate(_SWAP) for column in zip(*lines, strict=True))
        return lines


_SWAP = str.maketrans("-|", "|-")


class City(Entries):
    """Four quarters and the names of the landmarks."""

    title: str = Field("A city", max_length=80)
    invented: bool = Field(True, description="Whether this is our invention and no printed board.")
    landmarks: dict[str, str] = Field(min_length=1)
    quarters: tuple[Quarter, ...]

    @model_validator(mode="after")
    def _fits_together(self) -> "City":
        if len(self.quarters) != 4:
            raise wrong_entry(("quarters",), len(self.quarters), "a city has four quarters")
        sizes = [quarter.blocks for quarter in self.quarters]
        for i, size in enumerate(sizes):
            if size != sizes[0]:
                reason = (
                    f"its roads don't meet its neighbours': it has {size} blocks a side, the first quarter {sizes[0]}"
                )
                raise wrong_entry(("quarters", i, "map"), size, reason)
        self._check_icons()
        return self

    def _check_icons(self) -> None:
        drawn = self.icons()
        for letter in self.landmarks:
            if letter not in LANDMARKS or len(letter) != 1:
                raise wrong_entry(("landmarks", letter), letter, f"a landmark's letter is one of {LANDMARKS}")
            if letter not in drawn:
                raise wrong_entry(("landmarks", letter), letter, "no quarter shows this drop-off")
        for letter in LANDMARKS:
            if letter in drawn and letter not in self.landmarks:
                raise wrong_entry(("quarters",), letter, "this drop-off has no name under landmarks")
            if drawn.count(letter) > 1:
                raise wrong_entry(
                    ("quarters",), letter, f"there are {drawn.count(letter)} such drop-offs; there is one"
                )
        for group, what in ((STACK_LETTERS, "pick-ups beside a stack"), (HOMES, "spaces beside a home")):
            present = [letter for letter in group if letter in drawn]
            if wrong := [letter for letter in present if drawn.count(letter) != 2]:
                reason = f"there are {drawn.count(wrong[0])} such {what}; there are two for each letter"
                raise wrong_entry(("quarters",), wrong[0], reason)
            if not present or "".join(present) != group[: len(present)]:
                reason = f"{what} have the letters {group} in this order, beginning with {group[0]}"
                raise wrong_entry(("quarters",), "".join(present), reason)
        if not 1 <= drawn.count(POLICE) <= 2:
            reason = f"{drawn.count(POLICE)} roads beside the police station ({POLICE}); there are one or two"
            raise wrong_entry(("quarters",), POLICE, reason)
        stores = sum(drawn.count(price) for price in PRICES)
        if stores > STORES:
            raise wrong_entry(("quarters",), stores, f"at most {STORES} stores can be filled with 44 upgrades")

    def __hash__(self) -> int:
        return hash(self.model_dump_json())

    def icons(self) -> str:
        """All icons of all quarters, one character for each space that has one."""
        return "".join(c for quarter in self.quarters for line in quarter.map for c in line if c in ICONS)

    @property
    def homes(self) -> int:
        """For how many taxis there is a home."""
        return sum(letter in self.icons() for letter in HOMES)


def read_city(source: Any) -> Any:
    """A city from 'city', a TOML file's path, a mapping, or a City; raise ValueError if it cannot be read."""
    return read_entries(source, City, __package__, "city")


class Streets(NamedTuple):
    """A city as it lies on the table.

    `spaces` are the road sections by number: (column, row) of a drawing counted from the lower left corner from 1, of
    which one number is even, the other odd; `icons` the icon of each space, blank where there is none; `graph` has
    the numbers of the spaces as nodes and joins those that meet at a crossing; `size` counts columns and rows.
    """

    spaces: tuple[Point, ...]
    icons: tuple[str, ...]
    graph: Any
    size: int

    def with_icon(self, letter: str) -> list[int]:
        """The spaces with an icon, in order of their numbers."""
        return [node for node, icon in enumerate(self.icons) if icon == letter]


def drawing(city: City, arrangement: Sequence[int], turned: Sequence[int]) -> list[str]:
    """The whole city row by row from the top; quarters are laid upper left, upper right, lower left, lower right."""
    laid = [city.quarters[q].turned(turns) for q, turns in zip(arrangement, turned, strict=True)]
    upper, lower = ([a + b[1:] for a, b in zip(*pair, strict=True)] for pair in (laid[:2], laid[2:]))
    return upper + lower[1:]


def parts(city: City, arrangement: Sequence[int], turned: Sequence[int]) -> dict[Point, tuple[int, int, int]]:
    """Return what each point of a drawing belongs to: a quarter with row and column of its map, or an arm of the cross.

    Quarters are 0 to 3, row and column as their maps have them before they are turned; the arms between the places are
    4 to 7, clockwise from the left one, with the number of the section counted from the middle.
    """
    size = len(city.quarters[0].map)
    grids = []
    for quarter, turns in zip(arrangement, turned, strict=True):
        grid = [[(quarter, row, column) for column in range(size)] for row in range(size)]
        for _ in range(turns % 4):
            grid = [list(column[::-1]) for column in zip(*grid, strict=True)]
        grids.append(grid)
    upper, lower = ([a + b[1:] for a, b in zip(*pair, strict=True)] for pair in (grids[:2], grids[2:]))
    whole, middle = upper + lower[1:], size - 1
    found = {}
    for row, line in enumerate(whole):
        for column, part in enumerate(line):
            x, y = column - middle, row - middle
            if x == 0 or y == 0:
                part = (SPOTS + (0 if x < 0 else 1 if y < 0 else 2 if x > 0 else 3), (abs(x + y) - 1) // 2, 0)
            found[column + 1, len(whole) - row] = part
    return found


@functools.lru_cache(maxsize=256)
def streets(city: City, arrangement: tuple[int, ...] = (0, 1, 2, 3), turned: tuple[int, ...] = (0, 0, 0, 0)) -> Streets:
    """The road sections of a city and how they hang together: the line graph of its streets without the outer ring.

    Raise ValueError, naming a space, if some space cannot be reached from the others.

    >>> found = streets(read_city("city"))
    >>> len(found.spaces), nx.diameter(found.graph)
    (112, 13)
    """
    lines = drawing(city, arrangement, turned)
    roads = dict(_roads(lines))
    line_graph = nx.line_graph(nx.Graph(crossings_of(point) for point in roads))
    points = sorted((_middle(*edge) for edge in line_graph), key=lambda p: (p[1], p[0]))
    number = {point: i for i, point in enumerate(points)}
    graph = nx.Graph()
    graph.add_nodes_from(range(len(points)))
    graph.add_edges_from((number[_middle(*a)], number[_middle(*b)]) for a, b in line_graph.edges)
    parts = sorted(nx.connected_components(graph), key=len)
    if len(parts) > 1:
        reason = f"{space_name(points[min(parts[0])])} cannot be reached from {space_name(points[min(parts[-1])])}"
        raise ValueError(f"{reason}; open a road between them")
    return Streets(tuple(points), tuple(roads[p].strip("-|") or " " for p in points), graph, len(lines))


def _roads(lines: Sequence[str]) -> Iterator[tuple[Point, str]]:
    """The road sections inside the outer ring, with their characters."""
    size = len(lines)
    for row in range(1, size - 1):
        for column in range(1, size - 1):
            if _is_road(column, row) and lines[row][column] != " ":
                yield (column + 1, size - row), lines[row][column]


def crossings_of(point: Point) -> tuple[Point, Point]:
    """The crossings at both ends of a road section."""
    x, y = point
    return ((x - 1, y), (x + 1, y)) if x % 2 == 0 else ((x, y - 1), (x, y + 1))


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


def space_name(point: Point) -> str:
    """A space by the letter of its column and the number of its row, as on a chess board.

    >>> space_name((5, 8))
    'e8'
    """
    return f"{chr(ord('a') + point[0] - 1)}{point[1]}"
