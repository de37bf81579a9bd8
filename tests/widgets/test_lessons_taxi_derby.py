"""The lessons on Taxi Derby: answers by a second way, hints that fit, exhibits that answer clicks and controls."""

import itertools
from collections import Counter, deque
from fractions import Fraction as F
from functools import cache
from math import comb

import pytest
from catwidgets.lessons.taxi_derby import risk_and_reward, shortest_paths
from catwidgets.lessons.taxi_derby.city_map import byname, city_graph, distances_from, said, table_of
from catwidgets.lessons.taxi_derby.heat import cities, heat

from catlib import load
from catlib.chance import graphs
from catlib.games.taxi_derby import odds

from .second_ways import ROADS, at, next_to

FACES = range(1, 5)


# Second ways: the city built from its squared paper, walked by hand


@cache
def paths_from(name):
    """The fewest spaces to each road, and in how many ways, by flooding."""
    far, count, queue = {at(name): 0}, Counter({at(name): 1}), deque([at(name)])
    while queue:
        here = queue.popleft()
        for there in next_to(here):
            if there not in far:
                far[there] = far[here] + 1
                queue.append(there)
            if far[there] == far[here] + 1:
                count[there] += count[here]
    return far, count


FAR = [n for road in ROADS for n in paths_from(f"{chr(96 + road[0])}{road[1]}")[0].values()]


SECOND_WAYS = {
    "streets: at a crossing": sum(
        b in next_to(a) for a, b in itertools.combinations(map(at, ("f5", "h5", "g4", "g6")), 2)
    ),
    "streets: neighbours": max(len(next_to(road)) for road in ROADS),
    "streets: pairs": sum(len(next_to(road)) for road in ROADS) // 2,
    "streets: mean distance": F(sum(FAR), len(ROADS) * (len(ROADS) - 1)),
    "streets: pursuit": paths_from("k8")[1][at("g14")],
    "streets: longer pursuit": comb(5, 2),
    "streets: corner to corner": comb(12, 6),
    "risk: one over": F(sum(f >= 3 for f in FACES), 4),
    "risk: three over": F(sum(3 * f >= 3 for f in FACES), 4),
    "risk: two over": F(sum(2 * f >= 5 for f in FACES), 4),
    "risk: which distance": "from where my turn ends",
    "risk: free spaces": max(n for n in range(30) if all(f * max(0, n - 4) < 9 for f in FACES)),
    "risk: five turns": F(sum(all(turn > 1 for turn in five) for five in itertools.product(FACES, repeat=5)), 4**5),
}


# The city and its searches


def test_the_map_has_the_names_of_squared_paper():
    """Spaces, neighbours and distances are those of roads on squared paper."""
    assert {said(node) for node in city_graph()} == {f"{chr(96 + x)}{y}" for x, y in ROADS}
    far = paths_from("e4")[0]
    assert far == {at(said(node)): away for node, away in distances_from(byname("e4")).items()}
    with pytest.raises(ValueError, match="there is no such space"):
        byname("a1")
    assert "<caption>What</caption>" in table_of({0: "<b>"}, "What", ("space", "number"))
    assert "<b>" not in table_of({0: "<b>"}, "What", ("space", "number"))


def test_paths_are_counted():
    """The numbers on the map are those of all shortest paths, walked and flooded."""
    shown = shortest_paths.paths()
    shown.press("Show all numbers")
    noted = {int(id.removeprefix("space:")): words for id, words in shown.board.spoken.items()}
    counts = {node: int(words.split()[1]) for node, words in noted.items()}
    assert paths_from("k8")[1] == {at(said(node)): n for node, n in counts.items()}
    for name in ("g14", "k10", "b9", "o4"):
        assert len(graphs.shortest_paths(city_graph(), byname("k8"), byname(name))) == counts[byname(name)]
    shown.press("Start again")
    shown.board.click(f"space:{byname('g14')}")
    assert "To g14: 5 spaces, 6 shortest paths." == shown.board.status


def test_distances_drawn_at_random_follow_the_distribution():
    """Five thousand pairs come within four standard errors of the chances."""
    counts, distribution = shortest_paths.random_distances(5000, seed=3), shortest_paths.distance_distribution()
    assert {*distribution} >= {*counts}
    for away, p in distribution.items():
        assert abs(counts[away] / 5000 - float(p)) < 4 * (float(p) / 5000) ** 0.5


# Risk


def test_ten_nights_add_up():
    """What is earned is what the choices are worth and luck, and the best choices give nothing away."""
    for seed in range(5):
        drive = risk_and_reward.drive_nights(seed)
        for k in range(10):
            night = drive.night
            assert 0 < night.chance < 1
            assert night.fare > night.slow
            drive.choose(k % 3 > 0)
        assert "The best choices would have been worth" in drive.board.status
        best = sum(max(night.speeding, night.slow) for night in drive.nights)
        assert best == drive.expected + drive.given_away
        with pytest.raises(ValueError, match="Ten nights are over"):
            drive.choose(True)
        drive.restart()
        assert (0, 0) == (drive.at, drive.earned)


def test_the_heat_map_answers():
    """A click asks, or moves a car; the numbers are those of the library for the rules that are set."""
    shown = heat()
    shown.board.click(f"space:{byname('m2')}")
    assert "m2 is 12 spaces away, 8 over the limit" in shown.board.status
    shown.set("a_click", "puts the taxi there")
    shown.board.click(f"space:{byname('i8')}")
    shown.set("a_click", "puts the patrol car there")
    shown.board.click(f"space:{byname('c2')}")
    assert {"112 spaces": (byname("i8"), byname("c2"))} == shown.at
    shown.set("speed_limit", 3)
    shown.set("die_sides", 6)
    game = load("taxi_derby", players=2, speed_limit=3, die_sides=6, streets="as arranged")
    state = odds.first_turn(game)[1]
    state.node[0], state.patrol = byname("i8"), byname("c2")
    chances = odds.heat_map(game, state)
    free = sum(chance == 0 for chance in chances.values())
    assert f"Without any risk: {free} of 112 spaces." in shown.board.status
    for node, chance in list(chances.items())[::9]:
        assert f"ticket {100 * float(chance):.0f}" in shown.board.scene.targets[f"space:{node}"].label
    shown.set("a_click", "asks about a space")
    for node, chance in chances.items():
        shown.click(node)
        told = shown.board.status
        want = {0: "no ticket", 1: "every face brings a ticket"}.get(chance, f"brings a ticket, chance {chance}.")
        assert want in told


@pytest.mark.parametrize("city", cities())
def test_the_heat_map_knows_every_city(city):
    """Cities of three sizes, each with as many spaces as its name says."""
    shown = heat()
    shown.set("city", city)
    assert int(city.split()[0]) == len(shown.board.scene.targets)
    assert f"of {city}" in shown.board.status
