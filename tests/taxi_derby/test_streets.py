"""The streets as chance lays them: every way is alike, and the rules drive them as the drawn city has them."""

import random
from collections import Counter
from fractions import Fraction

import networkx as nx
import pytest

import catlib
from catlib import BadSetup
from catlib.games.taxi_derby import phases
from catlib.games.taxi_derby.city import ARM_SPACES, SPOTS, read_city, streets
from catlib.games.taxi_derby.setup import NODES, STEPS, laid
from catlib.games.taxi_derby.streets import next_space, parts_within, spaces_between, spaces_within
from catlib.games.taxi_derby.voice import node_name
from catlib.solving import distribution

from .positions import SMALL, TINY, city, random_city, say


def laid_at_random(game, rng):
    """The state once the quarters lie."""
    state = game.initial_state()
    while state.phase == phases.LAY:
        state = game.successor(state, game.sample(state, rng.random()))
    return state


def with_gaps():
    """The default city without some roads, other ones in each quarter, so that quarters differ from each other."""
    found = read_city("city").model_dump()
    for quarter, gaps in zip(
        found["quarters"], [((1, 6),), ((3, 2), (4, 7)), ((5, 4),), ((6, 1), (3, 6))], strict=True
    ):
        lines = [list(line) for line in quarter["map"]]
        for row, column in gaps:
            assert lines[row][column] in "-|"
            lines[row][column] = " "
        quarter["map"] = ["".join(line) for line in lines]
    return found


def ways(game):
    """How likely every way to lay the quarters is: by place, the quarter and its turns."""
    return distribution(game, game.initial_state(), until=lambda state: state.phase != phases.LAY,
        observe=lambda state: (tuple(state.quarter), tuple(state.variant[:4])))


@pytest.mark.parametrize(("choice", "count"), [("shuffled", 24), ("as arranged", 1)])
def test_gap_1_2_ways(choice, count):
    """Shuffled quarters lie in 24 ways, all alike; arranged ones in a single one."""
    found = ways(city(streets=choice))
    assert {Fraction(1, count)} == {found.exactly(way) for way in found}
    assert count == len(list(found))


def test_gap_1_2_turned_ways():
    """Quarters that are turned, too, lie in 24 times 256 ways: 16 for the first, then 12, 8 and 4, all alike."""
    game, rng, counts = city(streets="shuffled and turned"), random.Random(1), []
    state = game.initial_state()
    while state.phase == phases.LAY:
        chances = [chance for _, chance in game.chance_outcomes(state)]
        assert 1 == len(set(chances))
        counts.append(len(chances))
        state = game.successor(state, game.sample(state, rng.random()))
    assert [16, 12, 8, 4] == counts
    assert Counter(range(4)) == Counter(state.quarter)


def test_gap_1_2_default():
    """The rulebook shuffles the quarters, so does the game; what the house arranged is one of the ways."""
    game = catlib.load("taxi_derby")
    assert phases.LAY == game.initial_state().phase
    assert "shuffled and turned" == game.house.streets
    arranged = city(arrangement=(2, 0, 3, 1), turned=(1, 2, 0, 3))
    lying = arranged.initial_state()
    state = game.initial_state()
    for way in ("quarter 3 upper left, turned once", "quarter 1 upper right, turned twice",
        "quarter 2 lower right, turned three times", "quarter 4 lower left"):
        state = say(game, state, way)
    assert (lying.quarter, lying.place, lying.variant) == (state.quarter, state.place, state.variant)


@pytest.mark.parametrize("name", ["city", "small_city", "large_city", "gaps"])
def test_rules_drive_the_drawn_city(name):
    """Neighbours, distances and reach by the rules are those of the graph of the city as it lies on the table."""
    found = random_city(len(name), turn=True) | {"streets": "shuffled and turned"}
    game, rng = city(5, city=with_gaps() if name == "gaps" else name, **found), random.Random(name)
    for _ in range(3):
        state = laid_at_random(game, rng)
        drawn, setup = laid(game.setup, state), game.setup
        nodes = [*range(setup.spaces), setup.station_node]
        for a in nodes:
            around = [n for k in range(STEPS) if (n := next_space(setup, state, a, k)) >= 0]
            assert sorted(n for n in drawn.neighbour[a * STEPS : (a + 1) * STEPS] if n >= 0) == sorted(around)
            for b in rng.sample(nodes, 12):
                assert drawn.distance[a * NODES + b] == spaces_between(setup, state, a, b)
        for a in rng.sample(nodes, 8):
            actions, far = [0] * 200, rng.randint(1, 6)
            count = spaces_within(setup, state, a, far, actions)
            row = drawn.distance[a * NODES : a * NODES + setup.spaces]
            near = [b for b, away in enumerate(row) if 0 <= away <= far]
            assert near == sorted(action - phases.NODE for action in actions[:count])
            parts = parts_within(setup, state, a, far)
            assert all(parts >> setup.part[b] & 1 for b in near)


def test_parts_out_of_reach_are_left_out():
    """In one space a taxi gets to its own part; from a road that ends at the cross also to what is beyond the end."""
    game, rng = city(), random.Random(3)
    state = laid_at_random(game, rng)
    setup, seen = game.setup, set()
    for a in range(setup.spaces):
        own, found = setup.part[a], parts_within(setup, state, a, 1)
        around = {setup.part[b] for k in range(STEPS) if (b := next_space(setup, state, a, k)) >= 0}
        reached = {q for q in range(8) if found >> q & 1}
        assert {own} | around <= reached
        if around == {own}:
            assert {own} == reached
        seen |= {len(reached)}
        assert {own} == {q for q in range(8) if parts_within(setup, state, a, 0) >> q & 1}
        assert 255 == parts_within(setup, state, a, 40)
    assert {1, 4} <= seen


@pytest.mark.parametrize("name", ["small_city", "city", "large_city"])
def test_no_part_is_left_out_from_the_station(name):
    """Which parts are near is not asked there: every quarter and arm may be, and nothing else is."""
    game = city(city=name)
    assert 0b11111111 == parts_within(game.setup, game.initial_state(), game.setup.station_node, 1)


@pytest.mark.parametrize("name", ["small_city", "city", "large_city"])
def test_directions_from_the_cross(name):
    """Towards the middle first, then outwards: along the cross, to the quarter after the arm, to the one before it."""
    game = city(city=name, **random_city(3, turn=True))
    setup, state = game.setup, game.initial_state()

    def directions(node, end):
        """The arms, or the places of the quarters, that three directions lead to."""
        there = [next_space(setup, state, node, end + k) for k in range(3)]
        parts = [setup.part[n] for n in there if n >= 0]
        return [part - SPOTS if part >= SPOTS else state.place[part] for part in parts]

    for arm in range(SPOTS):
        spaces = setup.arm[ARM_SPACES * arm :][: setup.blocks]
        for node in spaces:
            along = [arm, arm, (arm + 3) % 4]
            inwards = [(arm + k) % 4 for k in (1, 2, 3)] if node == spaces[0] else along
            assert inwards == directions(node, 0)
            assert ([] if node == spaces[-1] else along) == directions(node, 3)


def test_drawn_city_is_the_arranged_one():
    """What a state's streets look like is what the house rules draw when they arrange them so."""
    game, rng = city(streets="shuffled and turned"), random.Random(7)
    state = laid_at_random(game, rng)
    order = (0, 1, 3, 2)
    arrangement = tuple(state.quarter[place] for place in order)
    turned = tuple((place + 6 - state.variant[q]) % 4 for place, q in zip(order, arrangement, strict=True))
    twin = streets(game.house.city, arrangement, turned)
    drawn = laid(game.setup, state)
    assert sorted(twin.spaces) == sorted(zip(drawn.x[:112], drawn.y[:112], strict=True))
    assert nx.utils.graphs_equal(nx.relabel_nodes(twin.graph, twin.spaces.__getitem__), _by_point(drawn))
    icons = dict(zip(twin.spaces, twin.icons, strict=True))
    homes = [icons[drawn.x[node], drawn.y[node]] for node in game.setup.home]
    assert list("ooggyybbrr") == homes


def _by_point(drawn):
    return nx.relabel_nodes(drawn.graph, lambda node: (drawn.x[node], drawn.y[node]))


def test_names_follow_the_streets():
    """A space is called by where it lies, which another way to lay the quarters changes."""
    game, rng = city(streets="shuffled"), random.Random(3)
    names = {node_name(game.setup, game.setup.home[0], laid_at_random(game, rng)) for _ in range(20)}
    assert len(names) > 2


def test_a_quarter_that_hangs_together_one_way_only():
    """A city of which a quarter could be cut off is played as arranged, and the error says so."""
    quarter = {"name": "north-west", "map": ["+-+-+", "|   |", "+ +A+", "| A |", "+-+-+"]}
    cut = {**SMALL, "quarters": [quarter, *SMALL["quarters"][1:]]}
    cut["quarters"][1] = {"name": "north-east", "map": ["+-+-+", "| o |", "+o+3+", "| V |", "+-+-+"]}
    with pytest.raises(BadSetup, match="not every road of north-west can be reached; streets='as arranged'"):
        catlib.load("taxi_derby", **TINY | {"city": cut, "streets": "shuffled and turned"})
    assert 22 == catlib.load("taxi_derby", **TINY | {"city": cut}).setup.spaces


@pytest.mark.parametrize(("row", "column"), [(2, 1), (2, 3), (3, 2)])
def test_a_station_beside_two_roads_is_left_by_either(row, column):
    """From a station that is a place of its own every space is one farther than from the nearer of its roads."""
    quarters = [dict(quarter) for quarter in SMALL["quarters"]]
    lines = [list(line) for line in quarters[2]["map"]]
    lines[row][column] = "P"
    quarters[2]["map"] = ["".join(line) for line in lines]
    game = city(**TINY | {"city": SMALL | {"quarters": quarters}})
    setup, state = game.setup, laid_at_random(game, random.Random(1))
    station = setup.station_node
    beside = [n for n in setup.near[station * STEPS : (station + 1) * STEPS] if n >= 0]
    ways = [[spaces_between(setup, state, a, b) for a in beside] for b in range(setup.spaces)]
    assert [1 + min(two) for two in ways] == [spaces_between(setup, state, station, b) for b in range(setup.spaces)]
    assert {-1, 1} <= {two[0] - two[1] for two in ways}
