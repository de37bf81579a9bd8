"""Prices and routes told a second time, from the rulebook alone: boards as they are drawn, cards as they are printed.

`twin_turns` plays by them. "station" is the police station, a place of its own.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import permutations, product
from typing import Any

import networkx as nx

from catlib.games.taxi_derby.cards import TYPE_NAMES, UPGRADE_NAMES

STATION = "station"
MIDDLES = (-1 + 1j, 1 + 1j, -1 - 1j, 1 - 1j)  # where boards lie: upper left, upper right, lower left, lower right
Roads = dict[complex, tuple[Any, str]]


# routes


def roads(city: Any, arrangement: Any, turned: Any) -> Roads:
    """Every road section by its place, with the middle of the table at 0: the name that it keeps, and its icon; rule 3.

    The name is board, row and column, however the board lies; between the boards it is the place. A blank is not one,
    and what lies around the city is none.
    """
    found, blocks = Roads(), len(city.quarters[0].map) // 2
    for middle, board, turns in zip(MIDDLES, arrangement, turned, strict=True):
        lines = city.quarters[board].map
        for row, column in product(range(1, 2 * blocks), repeat=2):
            if (row + column) % 2 and lines[row][column] != " ":
                unturned = complex(column - blocks, blocks - row)
                place = blocks * middle + unturned * (-1j) ** turns
                found[place] = (board, row, column), lines[row][column]
    for way, spaces in product((1, 1j, -1, -1j), range(1, 2 * blocks, 2)):
        found[way * spaces] = way * spaces, " "
    return found


class Routes:
    """The ways through a city as its boards lie; spaces are numbered row by row from below, as the house has them."""

    def __init__(self, house: Any) -> None:
        self.house = house
        drawn = roads(house.city, house.arrangement, house.turned)
        ordered = sorted(drawn, key=lambda place: (place.imag, place.real))
        self.number = {drawn[place][0]: n for n, place in enumerate(ordered)}
        self.icons = [drawn[place][1] for place in ordered]
        self.police = self.with_icons("P")

    def with_icons(self, letters: str) -> list[int]:
        return [node for letter in letters for node, icon in enumerate(self.icons) if icon == letter]

    def lay(self, arrangement: Any, turned: Any) -> None:
        """Sections that meet at a crossing are neighbours; nobody drives into the station; rule 3, gap 1.20."""
        meeting = defaultdict[complex, set[Any]](set)
        for place, (name, _) in roads(self.house.city, arrangement, turned).items():
            along = 1 if place.real % 2 else 1j
            for crossing in (place - along, place + along):
                meeting[crossing].add(self.number[name])
        ways = nx.DiGraph(pair for met in meeting.values() for pair in permutations(met, 2))
        ways.add_edges_from((STATION, node) for node in self.police)
        self.near = {node: set(ways[node]) for node in ways}
        self.far = dict(nx.all_pairs_shortest_path_length(ways))

    def away(self, a: Any, b: Any) -> float:
        """How many spaces it is from one place to another."""
        return self.far[a].get(b, float("inf"))

    def within(self, a: Any, spaces: int) -> set[Any]:
        """Where one gets with that many spaces at most."""
        return {b for b, away in self.far[a].items() if away <= spaces}

    def on_the_way(self, a: Any, b: Any, spaces: int) -> set[Any]:
        """Where on a shortest path one may be after that many spaces."""
        reached = {node for node in self.within(a, spaces) if self.away(a, node) == spaces}
        return {node for node in reached if self.away(a, node) + self.away(node, b) == self.away(a, b)}


# prices


@dataclass
class Driver:
    """What a driver has, and where the taxi stands; tiles by their number."""

    node: Any
    money: int
    tickets: int = 0
    best: int = 0
    token: dict[str, int] = field(default_factory=lambda: dict.fromkeys(UPGRADE_NAMES, 0))
    unlocked: set[str] = field(default_factory=set)  # abilities that stay, whatever is lost
    aboard: list[Any] = field(default_factory=lambda: [None, None])
    delivered: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TYPE_NAMES, 0))


def has(house: Any, driver: Driver, ability: str) -> bool:
    """Whether a second token has brought an ability."""
    known = house.passengers.abilities if house.abilities else {}
    return any(known.get(u) == ability and (n > 1 or u in driver.unlocked) for u, n in driver.token.items())


def price(house: Any, driver: Driver, icon: str) -> int:
    """What an upgrade costs in a store."""
    return max(0, int(icon) - has(house, driver, "stores -1"))


def fare(house: Any, driver: Driver, tile: Any) -> int:
    """What a passenger pays: as printed, once more for each brought before if so marked, and for upgrades used."""
    paid = max(0, tile.pays + house.fare_change) * (1 + driver.delivered[tile.type] * tile.times)
    return paid + sum((0, 0, 1, 3)[driver.token[u]] for u in set(tile.needs))


def fine(house: Any, driver: Driver, dollars: int) -> int:
    """What a ticket costs."""
    return max(0, dollars + house.fine_change - has(house, driver, "fines -1"))


def compared(driver: Driver) -> dict[str, int]:
    """What there are prizes for; the more the better."""
    upgrades = sum(driver.token.values())
    return {"upgrades": upgrades, "tickets": -driver.tickets, **driver.delivered, "distance": driver.best}


def total(house: Any, drivers: list[Driver], driver: Driver) -> int:
    """Money with all prizes; who has none of a thing gets none for it, but for tickets."""
    found = driver.money
    for thing, mine in compared(driver).items():
        if mine or thing == "tickets":
            worth = [compared(each)[thing] for each in drivers]
            found += prize(getattr(house.bonuses, thing), worth, mine)
    return found


def prize(places: Any, worth: list[int], mine: int) -> int:
    """Of first, second and third what a driver gets, who shares it with those that tie."""
    better, tied = sum(n > mine for n in worth), worth.count(mine)
    if better > 2 or (better == 2 and tied > 2):
        return 0
    return -(-sum(places[better : better + tied]) // tied)
