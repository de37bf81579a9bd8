"""House rules of Empire and the fixed tables that its rules read."""

import functools
import itertools
import zlib
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, field_validator, model_validator

from catlib.game import BadSetup, House, Numbers, constants, wrong_entry

from . import maps
from .battles import Dice, capture_table

TITLE = "Empire"
PLAYERS, DEFAULT_PLAYERS = (2, 6), 3
SEATS = PLAYERS[1]
ATTACK_DICE, DEFEND_DICE = 4, 3  # most dice of a side
WILD, KINDS = (
    len(maps.PESTS),
    len(maps.PESTS) + 1,
)  # the kind of a wild card, which comes after the pests; kinds of cards
WILDS = 4  # most wild cards
CARDS = maps.NODES + WILDS  # a neighborhood's card has its number, wild cards come after all of them
KNOWN = 31  # cubes a side up to which the table of chances goes
MILLION = 1_000_000

# Every three cards by kind: squirrels, rats, pigeons, wild cards
SETS = tuple(
    (s, r, p, 3 - s - r - p) for s in range(3, -1, -1) for r in range(3 - s, -1, -1) for p in range(3 - s - r, -1, -1)
)


LITERAL: dict[str, tuple[Any, str]] = {
    "first_player": ("seat 1", "The rulebook itself names no roll for who begins; that comes from another text.")
}


FROZEN: dict[str, tuple[Any, str]] = {
    "sets_per_turn": (1, "A player turns in one set in a turn, unless more have to be (3.3)."),
    "uneven_deal": ("allowed", "What an even deal leaves over is dealt all the same (3.5)."),
    "territory_bonus": (0, "Your neighborhoods on the cards of a set bring nothing more (3.6)."),
    "defender_dice": ("chosen", "The defender chooses how many dice to roll (3.7)."),
    "card_first": (False, "The card is drawn after the free move (3.9)."),
    "wilds_per_set": (2, "A set may hold two wild cards (3.12)."),
}


# Four neighborhoods in a row, one round, coins for dice: what whole games can be solved for
SMALL: dict[str, Any] = {
    "map": {
        "title": "A row",
        "size": [400, 100],
        "boroughs": [{"name": "West", "bonus": 2}, {"name": "East", "bonus": 3}],
        "neighborhoods": [
            {"name": "A", "borough": "West", "pest": "squirrel", "at": [50, 50], "next_to": ["B"]},
            {"name": "B", "borough": "West", "pest": "rat", "at": [150, 50], "next_to": ["A"]},
            {"name": "C", "borough": "East", "pest": "pigeon", "at": [250, 50], "next_to": ["D"]},
            {"name": "D", "borough": "East", "pest": "squirrel", "at": [350, 50], "next_to": ["C"]},
        ],
        "links": [{"ends": ["B", "C"], "kind": "tram", "name": "A tram"}],
    },
    "sides": 2,
    "first_player": "seat 1",
    "turn_limit": 1,
    "least_cubes": 1,
    "neighborhoods_per_cube": 10,
    "starting_cubes": (2, 2, 2, 2, 2),
    "wild_cards": 0,
}


class HouseRules(House):
    """Rules that a table agrees on before it plays; every default is our reading of the rulebook.

    What each is about stands in `voice/en/house.ftl`.
    """

    # Numbers that the rulebook fixes and a designer may turn
    sides: int = Field(6, ge=2, le=20)
    attack_dice: int = Field(3, ge=1, le=ATTACK_DICE)
    defend_dice: int = Field(2, ge=1, le=DEFEND_DICE)
    ties: Literal["defender", "attacker"] = "defender"
    starting_cubes: tuple[int, int, int, int, int] = (40, 35, 30, 25, 20)
    neighborhoods_per_cube: int = Field(3, ge=1, le=10)
    least_cubes: int = Field(3, ge=1, le=20)
    wild_cards: int = Field(2, ge=0, le=WILDS)
    turn_limit: int = Field(0, ge=0, le=1000)

    # The gaps of the rulebook
    map: Annotated[maps.CityMap, BeforeValidator(maps.read_map)] = Field(
        maps.read_map("default"), examples=maps.map_names()
    )
    bonus_percent: int = Field(100, ge=0, le=500)
    set_awards: tuple[int, int, int, int, int, int] = (4, 6, 8, 10, 12, 15)
    set_step: int = Field(5, ge=0, le=50)
    first_player: Literal["highest roll", "seat 1"] = "highest roll"
    placement: Literal["one by one", "all at once"] = "one by one"
    neutral_third: bool = False
    neutral_cubes: int = Field(2, ge=1, le=20)
    forced_exchange: int = Field(0, ge=0, le=10)
    inherit_cards: bool = False
    free_move: Literal["adjacent", "connected", "none"] = "adjacent"
    cube_supply: int = Field(0, ge=0, le=1000)
    empty_pile: Literal["reshuffle", "no card"] = "reshuffle"
    objective: Literal["everything", "missions"] = "everything"
    mission_counts: Literal["at once", "next turn"] = "at once"

    @field_validator("starting_cubes", "set_awards")
    @classmethod
    def _small(cls, numbers: tuple[int, ...]) -> tuple[int, ...]:
        if any(not 0 <= n <= 200 for n in numbers):
            raise ValueError("numbers of cubes are 0 to 200")
        return numbers

    @model_validator(mode="after")
    def _fits_map(self) -> "HouseRules":
        size = len(self.map.neighborhoods)
        for players, cubes in enumerate(self.starting_cubes, 2):
            if cubes < (needed := -(-size // players)):
                reason = f"{players} players need {needed} cubes each at least, one for each of {size} neighborhoods"
                raise wrong_entry(("starting_cubes", players - 2), cubes, reason)
        if 0 < self.cube_supply <= (most := max(size, *self.starting_cubes)):
            raise wrong_entry(("cube_supply",), self.cube_supply, f"more than {most} cubes are needed, or 0 for no end")
        if self.objective == "missions" and (found := len(self.map.missions)) < SEATS:
            raise wrong_entry(("objective",), "missions", f"the map has {found} missions; {SEATS} are needed")
        return self


choice = constants(HouseRules)


class Setup(Numbers, house=HouseRules):
    """The map and the cards as the rules read them; the house rules come after them.

    Tables have the same length for every map, so that compiled code serves them all.
    """

    seats: int
    city: int  # the number under which `city_of` finds the map
    size: int  # neighborhoods
    first: tuple[int, ...]  # by neighborhood: where its neighbours begin in `near`; one more at the end
    near: tuple[int, ...]  # neighbours, neighborhood by neighborhood
    beside: tuple[int, ...]  # by neighborhood: the same neighbours as bits
    borough: tuple[int, ...]  # by neighborhood
    boroughs: int
    bonus: tuple[int, ...]  # by borough
    members: tuple[int, ...]  # by borough: its neighborhoods as bits
    links: int
    link_ends: tuple[int, ...]  # two by link
    missions: int
    mission_boroughs: tuple[int, ...]  # by mission: boroughs as bits
    mission_size: tuple[int, ...]  # by mission: neighborhoods to hold
    mission_cubes: tuple[int, ...]  # by mission: cubes on each of them
    mission_links: tuple[int, ...]  # by mission: links to hold
    deck: int  # all cards, as bits
    kind_cards: tuple[int, ...]  # by kind (three pests, wild): its cards, as bits
    sets: int  # how many combinations of kinds there are
    set_needs: tuple[int, ...]  # by combination * KINDS + kind: cards
    set_counts: tuple[int, ...]  # by combination: whether it is a set
    odds: tuple[int, ...]  # by attackers * (KNOWN + 1) + defenders: the chance to capture in millionths
    best_odds: tuple[int, ...]  # by attackers: the best such chance of that many or fewer
    cubes: int  # to start with


def build(players: int, house: HouseRules) -> Setup:
    """The tables for 2 to 6 players; raise BadSetup if a deal would leave a player without a neighborhood."""
    if (size := len(house.map.neighborhoods)) < players:
        raise BadSetup(f"players={players}: the map has {size} neighborhoods; each player needs one")
    return Setup.of(
        house,
        seats=players,
        **_city(house.map, house.bonus_percent),
        **_missions(house.map, more_to_hold(house) if players == 2 else (0, 0)),
        **_cards(house.map, house.wild_cards),
        odds=_odds(dice_of(house)),
        best_odds=_best_odds(dice_of(house)),
        cubes=house.starting_cubes[players - 2],
    )


def dice_of(house: HouseRules) -> Dice:
    """The dice of the house, as the odds of battles want them.

    >>> dice_of(HouseRules(sides=8))
    Dice(sides=8, attack=3, defend=2, ties='defender')
    """
    return Dice(house.sides, house.attack_dice, house.defend_dice, house.ties)


def _padded(numbers: Sequence[int], length: int) -> tuple[int, ...]:
    return (*numbers, *[0] * (length - len(numbers)))


_cities: dict[int, maps.CityMap] = {}


def city_of(setup: Setup) -> maps.CityMap:
    """The map of a setup, for those who need names and places."""
    return _cities[setup.city]


@functools.lru_cache(maxsize=64)
def _city(city: maps.CityMap, percent: int) -> dict[str, Any]:
    number = {name: i for i, name in enumerate(city.names())}
    names, graph = [borough.name for borough in city.boroughs], city.graph()
    near = [sorted(number[other] for other in graph[name]) for name in number]
    first = [sum(map(len, near[:i])) for i in range(maps.NODES + 1)]
    fingerprint = zlib.crc32(city.model_dump_json().encode())
    _cities[fingerprint] = city
    return {
        "city": fingerprint,
        "size": len(number),
        "first": tuple(first),
        "near": _padded([n for some in near for n in some], maps.NODES * maps.MOST_NEIGHBOURS),
        "beside": _padded([sum(1 << n for n in some) for some in near], maps.NODES),
        "borough": _padded([names.index(hood.borough) for hood in city.neighborhoods], maps.NODES),
        "boroughs": len(names),
        "bonus": _padded([borough.bonus * percent // 100 for borough in city.boroughs], maps.MOST_BOROUGHS),
        "members": _padded(
            [sum(1 << i for i, hood in enumerate(city.neighborhoods) if hood.borough == name) for name in names],
            maps.MOST_BOROUGHS,
        ),
        "links": len(city.links),
        "link_ends": _padded([number[end] for link in city.links for end in link.ends], 2 * maps.MOST_LINKS),
    }


def more_to_hold(house: HouseRules) -> tuple[int, int]:
    """Return how many more neighborhoods and links a mission of two players asks for: each is dealt more.

    Of n links two players hold n/4 each on average, and three n/9.

    >>> more_to_hold(HouseRules()), more_to_hold(HouseRules(neutral_third=True))
    ((7, 4), (0, 0))
    """
    size, links = len(house.map.neighborhoods), len(house.map.links)
    return (0, 0) if house.neutral_third else (-(-size // 2) - -(-size // 3), -(-5 * links // 36))


def missions_of(setup: Setup) -> tuple[maps.Mission, ...]:
    """Return the Occupation cards as this table plays with them; gap 3.11."""
    counts = zip(setup.mission_size, setup.mission_links, strict=True)
    missions = zip(city_of(setup).missions, counts, strict=False)
    return tuple(one.model_copy(update={"neighborhoods": size, "links": links}) for one, (size, links) in missions)


def _missions(city: maps.CityMap, more: tuple[int, int]) -> dict[str, Any]:
    names, size = [borough.name for borough in city.boroughs], len(city.neighborhoods)
    return {
        "missions": len(city.missions),
        "mission_boroughs": _padded(
            [sum(1 << names.index(b) for b in mission.boroughs) for mission in city.missions], maps.MOST_MISSIONS
        ),
        "mission_size": _padded(
            [min(m.neighborhoods + more[0], size) if m.neighborhoods else 0 for m in city.missions], maps.MOST_MISSIONS
        ),
        "mission_cubes": _padded([mission.cubes for mission in city.missions], maps.MOST_MISSIONS),
        "mission_links": _padded(
            [min(m.links + more[1], len(city.links)) if m.links else 0 for m in city.missions], maps.MOST_MISSIONS
        ),
    }


def _cards(city: maps.CityMap, wild: int) -> dict[str, Any]:
    cards = [sum(1 << i for i, hood in enumerate(city.neighborhoods) if hood.pest == pest) for pest in maps.PESTS]
    cards.append(sum(1 << i for i in range(maps.NODES, maps.NODES + wild)))
    return {
        "deck": sum(cards),
        "kind_cards": tuple(cards),
        "sets": len(SETS),
        "set_needs": tuple(n for some in SETS for n in some),
        "set_counts": tuple(map(is_set, SETS)),
    }


def is_set(kinds: Sequence[int]) -> int:
    """Three equal pests, one of each, or anything with one or two wild cards; gap 3.12."""
    *pests, wild = kinds
    return int(wild < 3 if wild else max(pests) in (1, 3))


@functools.lru_cache(maxsize=64)
def _odds(dice: Dice) -> tuple[int, ...]:
    return tuple(round(MILLION * chance) for row in capture_table(KNOWN, KNOWN, dice=dice) for chance in row)


def _best_odds(dice: Dice) -> tuple[int, ...]:
    odds, width = _odds(dice), KNOWN + 1
    return tuple(itertools.accumulate((max(odds[a * width + 1 : (a + 1) * width]) for a in range(width)), max))
