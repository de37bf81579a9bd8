"""House rules of Taxi Derby and the fixed tables that its rules read."""

import functools
import zlib
from typing import TYPE_CHECKING, Annotated, Any, Literal

import networkx as nx
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, field_validator, model_validator

from catlib.game import BadSetup, House, Numbers, constants, wrong_entry

from . import cards
from .city import (
    HOMES,
    LANDMARKS,
    PLACES,
    POLICE,
    PRICES,
    SPOTS,
    STACK_LETTERS,
    STORES,
    City,
    parts,
    read_city,
    streets,
)
from .variants import Blocks, blocks

TITLE = "Taxi Derby"
PLAYERS, DEFAULT_PLAYERS = (2, 5), 2
SEATS = PLAYERS[1]
NODES = 181  # room for the largest city
STATION = NODES - 1  # the police station, which nobody drives into
STEPS = 6  # most neighbours of a space
CLOCKWISE = (0, 1, 3, 2)  # by place row by row: its number clockwise
MOST_TOKENS = 3  # on one track
NO_LIMIT = 99  # tickets that a passenger without a ticket limit accepts
ANY_UPGRADE, TO_STATION = (
    -1 - cards.UPGRADES,
    -2 - cards.UPGRADES,
)  # fines that are not money; to lose upgrade u is -1 - u

# What is compared at the end
PRIZES = ("upgrades", "tickets", *cards.TYPE_NAMES, "distance")
MOST_UPGRADES, FEWEST_TICKETS, FIRST_TYPE, DISTANCE = 0, 1, 2, 2 + cards.TYPES
THINGS = len(PRIZES)

Quarters = tuple[int, int, int, int]
Prize = Annotated[int, Field(ge=0, le=50)]
Prizes = tuple[Prize, Prize, Prize]


class Bonuses(BaseModel):
    """Bonuses of the first, second and third at the end for each of the eight things that are compared."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    upgrades: Prizes = (7, 5, 3)
    tickets: Prizes = (7, 5, 3)
    commuter: Prizes = (8, 6, 4)
    criminal: Prizes = (6, 4, 2)
    professional: Prizes = (4, 2, 1)
    celebrity: Prizes = (4, 2, 1)
    agent: Prizes = (6, 4, 2)
    distance: Prizes = (10, 6, 4)


LITERAL: dict[str, tuple[Any, str]] = {
    "streets": ("shuffled", "The boards are arranged randomly; that they are turned, too, is not said."),
    "patrol_space": (
        "free",
        "A ticket comes if the patrol car “successfully lands” on the taxi, and it has not moved.",
    ),
}


FROZEN: dict[str, tuple[Any, str]] = {
    "lost_upgrade": ("as the card says", "A ticket that names an upgrade costs that one (1.19)."),
    "crowded_ties": ("shared", "Three or more who tie share the prizes (1.7)."),
    "zero_wins": (False, "Who has delivered nobody of a type wins no prize for it (1.8)."),
    "tier3": ("instead", "The 3 dollars of a third token come instead of the 1 of the second (1.9)."),
    "move_between": (True, "A space is driven before each action, not only the first (1.11)."),
    "pursuit_always": (True, "Speeding is pursued in a turn without a last action, too (1.12)."),
    "pursuit_mover": ("active driver", "The driver chooses among shortest paths of a pursuit (1.15)."),
    "pursuit_goes": ("all the way", "A pursuit that cannot reach the taxi uses all its spaces (1.15)."),
    "distance_counts": ("spaces driven", "The speeding track counts spaces driven, in circles too (1.16)."),
    "station_fine": ("before the action", "A visit to the police station costs the last action (1.17)."),
    "lost_tokens": ("to the box", "A lost upgrade leaves the game (1.19)."),
    "impound_keeps_ticket": (True, "The ticket that led to the impounding counts (1.18)."),
    "impound_pays": ("nothing", "A driver who cannot pay a whole fine keeps the money (1.18)."),
    "station": ("own place", "The police station is a place beside the road that nobody drives into (1.20)."),
    "empty_deck": ("no ticket", "With no tickets left nobody gets one (1.21)."),
    "money_tie": ("shared", "Equal money is a shared victory (1.22)."),
    "refill": ("end of turn", "Vacated places are refilled at the end of the turn (1.23)."),
}

FORMER = {"after_ticket": "stays announced", "abilities": True}

# A city of 24 spaces with two passengers, one round: what whole games can be solved for
SMALL: dict[str, Any] = {
    "city": {
        "title": "Small",
        "landmarks": {"V": "Park"},
        "quarters": [
            {"name": "north-west", "map": ["+-+-+", "| A |", "+-+A+", "| 3 |", "+-+-+"]},
            {"name": "north-east", "map": ["+-+-+", "| o |", "+o+-+", "| V |", "+-+-+"]},
            {"name": "south-west", "map": ["+-+-+", "| P |", "+-+-+", "| | |", "+-+-+"]},
            {"name": "south-east", "map": ["+-+-+", "| g |", "+-+g+", "| | |", "+-+-+"]},
        ],
    },
    "passengers": {
        "colours": {"green": {"tiles": 2, "in_stack": 2}},
        "tiles": [{"colour": "green", "type": "commuter", "to": "V", "pays": 2}] * 2,
    },
    "tickets": {"cards": 1, "tickets": [{"dollars": 1}]},
    "streets": "as arranged",
    "speed_limit": 2,
    "most_spaces": 3,
    "die_sides": 2,
    "patrol_reach": 1,
    "capacity": 1,
    "start_tokens": 0,
    "end_stacks": 1,
    "round_limit": 1,
}


class HouseRules(House):
    """Rules that a table agrees on before it plays; every default is our reading of the rulebook.

    What each is about stands in `voice/en/house.ftl`.
    """

    # Numbers that the rulebook fixes and a designer may turn
    speed_limit: int = Field(4, ge=1, le=12)
    die_sides: int = Field(4, ge=1, le=12)
    patrol_reach: int = Field(4, ge=0, le=12)
    capacity: int = Field(2, ge=1, le=2)
    start_tokens: int = Field(1, ge=0, le=2)
    store_tokens: int = Field(0, ge=0, le=3)
    start_money: int = Field(0, ge=0, le=30)
    fare_change: int = Field(0, ge=-5, le=10)
    fine_change: int = Field(0, ge=-5, le=20)
    end_stacks: int = Field(4, ge=1, le=5)
    bonus_from: int = Field(7, ge=1, le=30)
    bonuses: Bonuses = Bonuses()

    # Bounds that keep every game finite
    most_spaces: int = Field(30, ge=1, le=100)
    round_limit: int = Field(60, ge=0, le=1000)

    standstill: Literal["ends the game", "plays on"] = "ends the game"

    every_upgrade: bool = False

    # The gaps of the rulebook
    free_patrol: Literal["tickets nobody", "tickets rivals"] = "tickets nobody"
    shared_spaces: bool = True
    patrol_space: Literal["caught", "free"] = "caught"
    upgrade_tokens: int = Field(44, ge=8, le=48)
    city: Annotated[City, BeforeValidator(read_city)] = Field(
        read_city("city"), examples=["city", "small_city", "large_city"]
    )
    passengers: Annotated[cards.Passengers, BeforeValidator(cards.read_passengers)] = Field(
        cards.read_passengers("passengers"), examples=["passengers", "later_passengers"]
    )
    tickets: Annotated[cards.Tickets, BeforeValidator(cards.read_tickets)] = Field(
        cards.read_tickets("tickets"), examples=["tickets", "later_tickets"]
    )
    streets: Literal["shuffled and turned", "shuffled", "as arranged"] = "shuffled and turned"
    arrangement: Quarters = (0, 1, 2, 3)
    turned: Quarters = (0, 0, 0, 0)
    track_end: int = Field(15, ge=1, le=100)
    abilities: bool = False
    after_ticket: Literal["chosen anew", "stays announced"] = "chosen anew"

    @field_validator("arrangement", "turned", mode="before")
    @classmethod
    def _four(cls, values: Any) -> Any:
        if not isinstance(values, list | tuple) or len(values) != 4:
            raise ValueError("expected four numbers from 0 to 3, one for each place")
        if any(type(n) is not int or not 0 <= n <= 3 for n in values):
            raise ValueError("the numbers are 0 to 3")
        return values

    @field_validator("arrangement")
    @classmethod
    def _each_once(cls, values: Quarters) -> Quarters:
        if sorted(values) != [0, 1, 2, 3]:
            raise ValueError("each quarter, 0 to 3, lies on one place")
        return values

    @model_validator(mode="after")
    def _playable(self) -> "HouseRules":
        try:
            found = streets(self.city, self.arrangement, self.turned)
        except ValueError as error:
            raise wrong_entry(("city",), self.city.title, str(error)) from None
        police = found.with_icon(POLICE)
        if len(police) == 2 and not found.graph.has_edge(*police):
            reason = "the two roads beside the police station do not meet, which would make it a shortcut"
            raise wrong_entry(("city",), POLICE, reason)
        if self.streets != "as arranged":
            self._any_way()
        stacks = sum(bool(found.with_icon(letter)) for letter in STACK_LETTERS)
        try:
            self.passengers.check_for(stacks, self.city.landmarks)
        except ValueError as error:
            raise wrong_entry(("passengers",), self.passengers.title, str(error)) from None
        return self

    def _any_way(self) -> None:
        """Raise ValueError if quarters that are shuffled may lie so that a space cannot be reached."""
        found = blocks(self.city, self.arrangement, self.turned, NODES, STEPS)
        way_out = "streets='as arranged' plays the city as it is drawn"
        if alone := found.apart():
            name = self.city.quarters[alone[0]].name
            reason = f"laid another way round, not every road of {name} can be reached; {way_out}"
            raise wrong_entry(("city",), self.city.title, reason)
        police = streets(self.city, self.arrangement, self.turned).with_icon(POLICE)
        if len(police) == 2 and police[1] not in found.near[police[0] * STEPS : (police[0] + 1) * STEPS]:
            reason = f"the two roads beside the police station do not meet within one quarter; {way_out}"
            raise wrong_entry(("city",), POLICE, reason)


choice = constants(HouseRules)


class Setup(Numbers, house=HouseRules, more=Blocks):
    """House rules, city and cards as the rules read them: whole numbers and flat tuples of them.

    Nodes are the road sections, row by row from the lower left as `arrangement` and `turned` have them; they go with
    their quarters if those are laid another way. The police station is 180. Tables have
    the same length for every city and deck, so that compiled code serves them all. How far it is from node to node, and
    where a node lies, depends on how quarters were laid: `streets` has the rules for it, `laid` the whole tables.
    The tables of `variants.Blocks` are here, too.
    """

    seats: int
    spaces: int  # road sections
    station_node: int  # of the police station
    stacks: int
    stores: int
    city_number: int  # the number under which `laid` finds the city
    blocks: int  # along one side of a quarter
    pickup: tuple[int, ...]  # by node: place of a face-up passenger, two a stack, or -1
    store: tuple[int, ...]  # by node: store, or -1
    landmark: tuple[int, ...]  # by node: drop-off, or -1
    home: tuple[int, ...]  # by seat * 2 + side: node
    place_node: tuple[int, ...]  # by place: node, or -1
    store_node: tuple[int, ...]  # by store: node, or -1
    landmark_node: tuple[int, ...]  # by landmark: node, or -1
    goal_node: tuple[int, ...]  # of all places, then landmarks, then stores
    price: tuple[int, ...]  # by store
    first_tile: tuple[int, ...]  # by colour: first tile of it, then the number of tiles
    stack: tuple[int, ...]  # by depth from the top: colour
    stack_size: int
    tile_type: tuple[int, ...]
    tile_to: tuple[int, ...]
    tile_pays: tuple[int, ...]
    tile_needs: tuple[int, ...]  # upgrades as bits
    tile_limit: tuple[int, ...]
    tile_times: tuple[int, ...]
    tile_solo: tuple[int, ...]
    ability: tuple[int, ...]  # by upgrade
    kinds: int
    ticket_count: tuple[int, ...]  # by kind
    ticket_fine: tuple[int, ...]  # by kind: dollars; or -1 - upgrade, ANY_UPGRADE, TO_STATION
    prize: tuple[int, ...]  # by thing compared * 3 + place


def build(players: int, house: HouseRules) -> Setup:
    """The tables for 2 to 5 taxis; raise BadSetup if the city has too few homes."""
    if players > house.city.homes:
        raise BadSetup(f"players={players}: the city {house.city.title!r} has homes for {house.city.homes} taxis")
    in_stores = house.store_tokens or (0, 0, 1, 2, 2, 3)[players]
    stores = sum(icon in PRICES for icon in house.city.icons())
    if (wanted := players * house.start_tokens + stores * in_stores) > house.upgrade_tokens:
        raise BadSetup(
            f"start_tokens, store_tokens: {wanted} upgrades are needed, and there are {house.upgrade_tokens}"
        )
    return Setup.of(
        house,
        seats=players,
        store_tokens=in_stores,
        end_stacks=min(house.end_stacks, sum(letter in house.city.icons() for letter in STACK_LETTERS)),
        **_tables(house.city, house.arrangement, house.turned),
        **_cards(house),
        prize=tuple(n for name in PRIZES for n in getattr(house.bonuses, name)),
    )


def _padded(values: Any, length: int, fill: int = 0) -> tuple[int, ...]:
    found = [int(value) for value in values]
    return tuple(found + [fill] * (length - len(found)))


_cities: dict[int, City] = {}


@functools.lru_cache(maxsize=32)
def _tables(city: City, arrangement: Quarters, turned: Quarters) -> dict[str, Any]:
    fingerprint = zlib.crc32(city.model_dump_json().encode())
    _cities[fingerprint] = city
    found = streets(city, arrangement, turned)
    police = found.with_icon(POLICE)
    places = [node for letter in STACK_LETTERS for node in found.with_icon(letter)]
    stores = [node for node, icon in enumerate(found.icons) if icon in PRICES]
    landmarks = [(found.with_icon(letter) or [-1])[0] for letter in LANDMARKS]
    tables = blocks(city, arrangement, turned, NODES, STEPS)._asdict()
    tables["near"] = tables["near"][: STATION * STEPS] + _padded(police, STEPS, -1)
    return {
        "spaces": len(found.spaces),
        "station_node": STATION,
        "stacks": len(places) // 2,
        "stores": len(stores),
        "city_number": fingerprint,
        "blocks": city.quarters[0].blocks,
        **tables,
        "pickup": _at(places),
        "store": _at(stores),
        "landmark": _padded((LANDMARKS.find(icon) for icon in found.icons), NODES, -1),
        "home": _padded((node for letter in HOMES for node in found.with_icon(letter)), 2 * len(HOMES), -1),
        "place_node": _padded(places, PLACES, -1),
        "store_node": _padded(stores, STORES, -1),
        "landmark_node": tuple(landmarks),
        "goal_node": (*_padded(places, PLACES, -1), *landmarks, *_padded(stores, STORES, -1)),
        "price": _padded((found.icons[node] for node in stores), STORES),
    }


class Laid:
    """A setup with the whole tables of the streets as they were laid, for whoever names, draws or plans in them.

    It has every field of the setup, and `neighbour` by node * STEPS + direction, `distance` by node * NODES + node, `x`
    and `y`, column and row of the drawing, by node, and `graph`, whose nodes are the road sections.
    """

    def __init__(self, setup: Setup, arrangement: Quarters, turned: Quarters):
        numbering = setup.city_number, setup.arrangement, setup.turned
        self.__dict__.update(setup._asdict() | _streets(*numbering, arrangement, turned))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


@functools.lru_cache(maxsize=64)
def _streets(
    number: int, first: Quarters, first_turned: Quarters, arrangement: Quarters, turned: Quarters
) -> dict[str, Any]:
    """The tables of `Laid`, of which house rules without streets know nothing; spaces are numbered as first laid."""
    city = _cities[number]
    keys, at = parts(city, first, first_turned), parts(city, arrangement, turned)
    numbered, found = streets(city, first, first_turned), streets(city, arrangement, turned)
    node_of = {keys[point]: node for node, point in enumerate(numbered.spaces)}
    nodes = [node_of[at[point]] for point in found.spaces]
    graph = nx.relabel_nodes(found.graph, dict(enumerate(nodes)))
    roads = nx.DiGraph(graph)
    roads.add_edges_from((STATION, node) for node in numbered.with_icon(POLICE))
    columns, rows = [0] * NODES, [0] * NODES
    for node, point in zip(nodes, found.spaces, strict=True):
        columns[node], rows[node] = point
    return {
        "graph": graph,
        "x": columns,
        "y": rows,
        "neighbour": tuple(n for a in range(NODES) for n in _padded(sorted(roads[a]) if a in roads else (), STEPS, -1)),
        "distance": _distances(roads),
    }


def laid(setup: Any, state: Any = None) -> Laid:
    """The streets of a state; without one, or before the quarters lie, as the house rules arrange them.

    >>> game = load("taxi_derby")
    >>> laid(game.setup).distance == laid(game.setup, game.initial_state()).distance
    True
    """
    if isinstance(setup, Laid):
        return setup
    arrangement, turned = setup.arrangement, setup.turned
    if state is not None and state.laid == SPOTS:
        arrangement = tuple(state.quarter[place] for place in CLOCKWISE)
        turned = tuple((p + 6 - state.variant[q]) % SPOTS for p, q in zip(CLOCKWISE, arrangement, strict=True))
    return _laid(_Same(setup), arrangement, turned)


class _Same:
    """A setup that is equal to itself alone, which is known at once."""

    def __init__(self, setup: Setup):
        self.setup = setup

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.setup is other.setup

    def __hash__(self) -> int:
        return id(self.setup)


@functools.lru_cache(maxsize=64)
def _laid(same: _Same, arrangement: Quarters, turned: Quarters) -> Laid:
    return Laid(same.setup, arrangement, turned)


def _at(nodes: list[int]) -> tuple[int, ...]:
    """By node, its position in a list, or -1."""
    table = [-1] * NODES
    for i, node in enumerate(nodes):
        table[node] = i
    return tuple(table)


def _distances(graph: Any) -> tuple[int, ...]:
    """Spaces from node to node in a flat table, worked out once a city; -1 where there is no path."""
    table = [-1] * (NODES * NODES)
    for a, lengths in nx.all_pairs_shortest_path_length(graph):
        for b, length in lengths.items():
            table[a * NODES + b] = length
    return tuple(table)


def _cards(house: HouseRules) -> dict[str, Any]:
    passengers, tickets = house.passengers, house.tickets
    tiles = sorted(passengers.tiles, key=lambda tile: cards.COLOUR_NAMES.index(tile.colour))
    counts = [passengers.share(colour).tiles for colour in cards.COLOUR_NAMES]
    stack = [c for c, colour in enumerate(cards.COLOUR_NAMES) for _ in range(passengers.share(colour).in_stack)]
    abilities = [passengers.abilities.get(name, "none") for name in cards.UPGRADE_NAMES]  # type: ignore[call-overload]
    return {
        "first_tile": tuple(sum(counts[:c]) for c in range(cards.COLOURS + 1)),
        "stack": _padded(stack, cards.STACK),
        "stack_size": len(stack),
        "tile_type": _padded((cards.TYPE_NAMES.index(tile.type) for tile in tiles), cards.TILES),
        "tile_to": _padded((LANDMARKS.index(tile.to) for tile in tiles), cards.TILES),
        "tile_pays": _padded((tile.pays for tile in tiles), cards.TILES),
        "tile_needs": _padded(
            (sum(1 << cards.UPGRADE_NAMES.index(u) for u in set(tile.needs)) for tile in tiles), cards.TILES
        ),
        "tile_limit": _padded((NO_LIMIT if tile.tickets is None else tile.tickets for tile in tiles), cards.TILES),
        "tile_times": _padded((tile.times for tile in tiles), cards.TILES),
        "tile_solo": _padded((tile.solo for tile in tiles), cards.TILES),
        "ability": tuple(cards.ABILITY_NAMES.index(a) if house.abilities else cards.NO_ABILITY for a in abilities),
        "kinds": len(tickets.tickets),
        "ticket_count": _padded((ticket.count for ticket in tickets.tickets), cards.KINDS),
        "ticket_fine": _padded((_fine(ticket) for ticket in tickets.tickets), cards.KINDS),
    }


def _fine(ticket: Any) -> int:
    """Return a fine as rules read it."""
    if ticket.station:
        return TO_STATION
    if ticket.lose:
        return -1 - [*cards.UPGRADE_NAMES, "any"].index(ticket.lose)
    return ticket.dollars
