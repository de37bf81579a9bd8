"""The city graph against networkx and closed forms, and a sentence for every mistake in a file."""

import copy
from fractions import Fraction
from itertools import combinations

import networkx as nx
import pytest

import catlib
from catlib import BadSetup
from catlib.games.taxi_derby.cards import read_passengers, read_tickets
from catlib.games.taxi_derby.city import City, Quarter, read_city, streets
from catlib.games.taxi_derby.odds import best_plan, best_turn, heat_map, patrol_spots
from catlib.games.taxi_derby.setup import laid

from .positions import FEW, SMALL, TINY, city, distance, drive, position, random_city, say


@pytest.mark.parametrize(("blocks", "spaces", "diameter", "mean"), [
    (2, 24, 5, Fraction(167, 69)),
    (3, 60, 9, Fraction(661, 177)),
    (4, 112, 13, Fraction(187, 37)),
    (5, 180, 17, None)])
def test_synthetic_cities(blocks, spaces, diameter, mean):
    """Spaces, diameter and mean distance of cities of b × b blocks a quarter, as published with the rules."""
    size = 4 * blocks
    crossings = nx.grid_2d_graph(2 * blocks + 1, 2 * blocks + 1)
    inner = range(1, 2 * blocks)
    streets_ = nx.Graph((a, b) for a, b in crossings.edges if any(x in inner and y in inner for x, y in (a, b)))
    twin = nx.line_graph(streets_)
    assert size * (2 * blocks - 1) == spaces == len(twin)
    assert diameter == nx.diameter(twin)
    lengths = dict(nx.all_pairs_shortest_path_length(twin))
    total = sum(d for row in lengths.values() for d in row.values())
    assert mean in (None, Fraction(total, spaces * (spaces - 1)))
    quarter = {"map": ["+-" * blocks + "+" if row % 2 == 0 else "| " * blocks + "|" for row in range(2 * blocks + 1)]}
    drawn = City.model_construct(quarters=tuple(Quarter(**quarter) for _ in range(4)), landmarks={})
    ours = streets.__wrapped__(drawn)
    assert nx.faster_could_be_isomorphic(ours.graph, twin)
    assert sorted(d for _, d in twin.degree) == sorted(d for _, d in ours.graph.degree)


@pytest.mark.parametrize("seed", range(4))
def test_distances(seed):
    """The table of a setup is networkx's, and one more than between the nearest crossings of two sections."""
    house = random_city(seed, turn=True)
    game = city(**house)
    found = streets(game.house.city, house["arrangement"], house["turned"])
    lengths = dict(nx.all_pairs_shortest_path_length(found.graph))
    crossings = nx.Graph(_ends(p) for p in found.spaces)
    far = dict(nx.all_pairs_shortest_path_length(crossings))
    for a, b in combinations(range(0, 112, 3), 2):
        between = min(far[p][q] for p in _ends(found.spaces[a]) for q in _ends(found.spaces[b]))
        assert lengths[a][b] == distance(game, a, b) == distance(game, b, a) == between + 1


def test_distances_are_worked_out_once_a_city(monkeypatch):
    """Games with other rules, moves, heat maps, best turns and plans all read the table that the city has."""
    first = city()
    laid(first.setup)

    def again(*_):
        raise AssertionError("distances are worked out again")

    for name in ("all_pairs_shortest_path_length", "single_source_shortest_path_length", "shortest_path"):
        monkeypatch.setattr(nx, name, again)
    game = city(4, speed_limit=5, die_sides=6)
    assert laid(first.setup).distance is laid(game.setup).distance
    state = drive(game, position(game), 20)
    assert heat_map(game, state)
    assert best_turn(game, state).value
    assert best_plan(game, position(game)).turns
    assert patrol_spots(game, say(game, position(game), "end"))


def _ends(point):
    x, y = point
    return [(x - 1, y), (x + 1, y)] if x % 2 == 0 else [(x, y - 1), (x, y + 1)]


def test_turning_a_quarter():
    """Four quarter turns are none, and one moves the upper left corner to the upper right."""
    quarter = read_city("city").quarters[0]
    assert quarter.map == quarter.turned(4)
    assert (quarter.turned(1)[1][7], quarter.turned(1)[2][7]) == (quarter.map[1][1], quarter.map[1][2])
    once = quarter.turned(1)
    assert sorted("".join(quarter.map).replace("|", "-")) == sorted("".join(once).replace("|", "-"))
    assert [c for row in quarter.map for c in row if c.isalnum()] != [c for row in once for c in row if c.isalnum()]


def test_every_arrangement_is_connected():
    """However the default quarters lie, every space is reached from every other."""
    for seed in range(12):
        house = random_city(seed, turn=True)
        assert nx.is_connected(streets(read_city("city"), house["arrangement"], house["turned"]).graph)


def broken(**changes):
    """The small city with lines of its first quarter or other entries replaced."""
    found = copy.deepcopy(SMALL)
    for key, value in changes.items():
        if key.startswith("line"):
            found["quarters"][0]["map"][int(key[4:])] = value
        else:
            found[key] = value
    return found


MISTAKES = {
    "quarters that do not meet": (
        {"quarters": [*SMALL["quarters"][:3], {"map": ["+-+-+-+", *["| | | |", "+-+-+-+"] * 3]}]},
        "city.quarters.3.map=3: its roads don't meet its neighbours': it has 3 blocks a side, the first quarter 2"),
    "a gap in the rim": ({"line0": "+-+ +"}, "city.quarters.0.map.0=' ': column 4 is on the rim"),
    "an unknown icon": ({"line1": "| Q |"}, "city.quarters.0.map.1='Q': column 3: there is no such icon"),
    "no crossing": ({"line2": "+-o-+"}, "city.quarters.0.map.2='o': column 3 is a crossing"),
    "a short line": ({"line1": "| A|"}, "city.quarters.0.map.1='| A|': this line has 4 characters"),
    "three quarters": ({"quarters": SMALL["quarters"][:3]}, "city.quarters=3: a city has four quarters"),
    "one pick-up": ({"line1": "| | |"}, "city.quarters='A': there are 1 such pick-ups beside a stack"),
    "a landmark without a name": ({"landmarks": {}}, "city.landmarks"),
    "a landmark without a drop-off": ({"landmarks": {"V": "Park", "W": "Pier"}},
        "city.landmarks.W='W': no quarter shows this drop-off"),
    "no police": (
        {
            "quarters": [*SMALL["quarters"][:2], {"map": ["+-+-+", "| | |", "+-+-+", "| | |", "+-+-+"]},
                SMALL["quarters"][3]]
        },
        "city.quarters='P': 0 roads beside the police station",
    ),
    "an entry nobody reads": ({"river": 1}, "city.river=1: there is no such entry"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_mistakes_in_a_city(mistake):
    """Each mistake is one sentence that names the field and what is allowed."""
    changes, says = MISTAKES[mistake]
    with pytest.raises(BadSetup) as refused:
        city(city=broken(**changes), passengers=FEW)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_an_unreachable_space():
    """A drop-off that no road leads to is named."""
    cut = copy.deepcopy(SMALL)
    cut["quarters"][1]["map"] = ["+-+-+", "| o |", "+o+ +", "| | |", "+-+-+"]
    cut["quarters"][0]["map"] = ["+-+-+", "| A |", "+ +A+", "| 3 |", "+-+-+"]
    cut["quarters"][3]["map"] = ["+-+-+", "| g |", "+g+ +", "|   |", "+-+-+"]
    cut["quarters"][2]["map"] = ["+-+-+", "|   |", "+ + +", "| V |", "+-+-+"]
    cut["quarters"][1]["map"][3] = "| P |"
    with pytest.raises(BadSetup) as refused:
        city(city=cut, passengers=FEW)
    assert "cannot be reached from" in str(refused.value)


@pytest.mark.parametrize(("tiles", "says"), [
    ({"colours": {"green": {"tiles": 4, "in_stack": 3}}}, "4 green tiles are announced and 3 listed"),
    ({"colours": {"green": {"tiles": 3, "in_stack": 4}}}, "there are 3 green tiles; 1 stacks with 4 each need 4"),
    ({"colours": {"green": {"tiles": 3, "in_stack": 1}}}, "a stack would have 1 tiles; it has 2 to 12")])
def test_mistakes_in_the_tiles(tiles, says):
    """Counts that do not add up are named."""
    with pytest.raises(BadSetup) as refused:
        city(city=SMALL, passengers=FEW | tiles)
    assert says in str(refused.value)


def test_more_mistakes():
    """A drop-off that the city lacks, a deck that does not add up, too few homes, too many upgrades, odd quarters."""
    lost = FEW | {"tiles": [*FEW["tiles"][:2], {"colour": "green", "type": "agent", "to": "W", "pays": 1}]}
    for house, says in [
        ({"city": SMALL, "passengers": lost}, "tiles.2.to='W': this city has drop-offs at V"),
        ({"tickets": {"cards": 2, "tickets": [{"dollars": 1}]}}, "2 cards are announced and 1 listed"),
        ({"tickets": {"cards": 1, "tickets": [{"dollars": 1, "station": True}]}}, "a ticket has one fine"),
        ({"city": SMALL, "passengers": FEW, "players": 3}, "players=3: the city 'Small' has homes for 2 taxis"),
        ({"arrangement": (0, 0, 1, 2)}, "each quarter, 0 to 3, lies on one place"),
        ({"turned": (0, 4, 0, 0)}, "the numbers are 0 to 3"),
        ({"city": "nowhere"}, "there is no such city"),
    ]:
        with pytest.raises(BadSetup) as refused:
            catlib.load("taxi_derby", **house)
        assert says in str(refused.value)


def test_a_path_that_jumps():
    """A space that is not next to the taxi is refused with what is legal and what going there means; nothing moves."""
    game = city()
    state = position(game)
    before = state.key()
    with pytest.raises(catlib.IllegalAction, match="legal: "):
        game.string_to_action(state, "drive to a1")
    assert before == state.key()
    said = game.words.why_not(game.setup, state, "space:0")
    assert "c2 is 7 away: 3 over the speed limit, and the patrol car catches you there on 2 of the 4 faces" in said
    assert said.endswith("Click a marked space, or end your turn.")


def test_the_defaults_are_labelled():
    """City, passengers and tickets say that they are invented, and have the counts of the rulebook."""
    tiles = read_passengers("passengers")
    assert (True, True, True) == (read_city("city").invented, tiles.invented, read_tickets("tickets").invented)
    assert [19, 18, 13, 6] == [tiles.share(colour).tiles for colour in ("green", "yellow", "red", "purple")]
    assert (56, 9, 36) == (len(tiles.tiles), tiles.stack, read_tickets("tickets").cards)
    setup = city().setup
    assert (5, 8, 10) == (setup.stacks, setup.stores, sum(p >= 0 for p in setup.pickup))


@pytest.mark.parametrize(("name", "spaces", "farthest"), [
    ("small_city", 60, 9), ("city", 112, 13), ("large_city", 180, 17)])
def test_cities_of_three_sizes(name, spaces, farthest):
    """Each is invented, has all that five taxis need, and is connected however its quarters lie."""
    for seed in range(6):
        game = city(5, city=name, **random_city(seed, turn=True))
        setup = game.setup
        assert spaces == setup.spaces
        assert farthest == max(distance(game, a, b) for a, b in combinations(range(spaces), 2))
        assert (5, 8, 10) == (setup.stacks, setup.stores, len({*setup.home}))
        assert sorted([1, 1, 1, 2, 2, 2, 3, 3]) == sorted(setup.price[:8])
        assert game.house.city.invented


def test_a_city_from_a_file(tmp_path):
    """An owner's file is read by its path, and a bad one is refused."""
    path = tmp_path / "mine.toml"
    path.write_text("title = 3", encoding="utf-8")
    with pytest.raises(BadSetup, match="city"):
        city(city=str(path))
    with pytest.raises(BadSetup, match="cannot be read"):
        city(city=str(tmp_path / "none.toml"))
    assert 24 == catlib.load("taxi_derby", players=2, **TINY).setup.spaces
