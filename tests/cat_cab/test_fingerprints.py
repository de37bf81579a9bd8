"""Fingerprints of the rules: node counts, exact values of random play, and stored games under house rules."""

import functools
from fractions import Fraction as F

import pytest

import catlib
from catlib.solving import exact

from .positions import BUSY, CITIES, SMALL, city, position, turn

TINY = {"players": 1, "white_dice": 1, "turn_limit": 1, "passengers": 1}


def last_turn(players, seat, place_points=(10, 5, 3), **facts):
    """The busy city with one white die, and a seat about to roll for the last turn of the game."""
    game = city(players, white_dice=1, turn_limit=1, board=BUSY, place_points=place_points)
    return game, turn(game, seat, **facts)


@pytest.mark.stored
@pytest.mark.parametrize(("board", "value"), [
    ("one cell", F(28871533, 56010528)), ("one street", F(82958681, 149361408))])
def test_random_play_of_a_whole_game(board, value):
    """The solo game of one round with one die, all decisions by chance: the player's exact share."""
    game = catlib.load("cat_cab", board=CITIES[board], **TINY)
    assert [value, 1 - value] == exact.uniform_value(game)


def crazy_cats_last_turn():
    """Crazy cat's last turn among special cells: where the rulebook leaves it a choice, by chance."""
    facts = {"cells": [(2, 3), (2, 2)], "passenger": (2, 4), "aboard": (1, 0), "placed": 4, "collected": 1}
    return last_turn(1, 1, curses=(1, 1), won={0: 1}, **facts)


def rush_hour():
    """The last turn of a driver with a D6 of their own and a curse, who must overtake one that is out already."""
    facts = {"cells": ["out", "start", (2, 3)], "place": (1,), "rush": (0, 1, 1), "left": 1}
    facts |= {"passenger": (2, 4), "aboard": (0, 0, 2), "placed": 4, "collected": 2, "won": {2: 2}, "curses": (0, 0, 1)}
    return last_turn(3, 2, place_points=(11, 7, 3), **facts)


LAST_TURNS = {
    crazy_cats_last_turn: [F(56494117, 60466176), F(3972059, 60466176)],
    rush_hour: [1 - F(181675, 27068256), 0, F(181675, 27068256)],
}


@functools.cache
def uniform_value(situation):
    """Each seat's expected payoff in random play from there."""
    return exact.uniform_value(*situation())


@pytest.mark.stored
@pytest.mark.parametrize("situation", LAST_TURNS, ids=lambda f: f.__name__)
def test_random_play_of_a_last_turn(situation):
    """They are what they were."""
    assert LAST_TURNS[situation] == uniform_value(situation)


def start_of_three():
    return city(3), None


def small_city():
    return city(2, white_dice=1, board=SMALL), None


def five_dice():
    game = city(3, may_waive=True, diagonal=True)
    cells = [(3, 2), (3, 4), (4, 5)]
    return game, position(game, "22346", cells=cells, passenger=(3, 3), collected=1)


def toward_two_cabs():
    game = city(3, duel="alternate")
    return game, position(game, ones=1, twos=1, cells=[(3, 2), (3, 3), (3, 3)], collected=1)


# decisions, chance nodes and ends at depth 0, 1, 2, ...
NODES = {
    start_of_three: [(0, 1, 0), (0, 6, 0), (0, 36, 0), (0, 216, 0), (0, 1296, 0), (0, 9216, 0), (0, 55296, 0)],
    small_city: [*[(0, 1, 0), (0, 6, 0), (0, 36, 0), (0, 96, 0), (0, 396, 0), (1080, 576, 0), (540, 3996, 0)],
        *[(15480, 4716, 0), (11880, 39456, 0), (176460, 49416, 0), (200010, 388026, 0), (1890300, 583926, 0)]],
    rush_hour: [*[(0, 1, 0), (0, 6, 0), (36, 0, 0), (19, 119, 6), (470, 242, 41), (1550, 1502, 158), (6477, 7201, 918)],
        *[(35476, 26580, 3851), (132303, 138310, 17730), (648937, 565112, 80925), (2796301, 2547034, 357349)]],
    five_dice: [(1, 0, 0), (0, 32, 0), (35, 157, 0), (435, 1537, 0), (3858, 17492, 0)],
    toward_two_cabs: [(1, 0, 0), (7, 0, 0), (0, 23, 0), (0, 138, 0), (32, 796, 0), (24, 4824, 0), (408, 28584, 0)],
}


@pytest.mark.stored
@pytest.mark.parametrize("situation", NODES, ids=lambda f: f.__name__)
def test_perft(situation):
    """The numbers of nodes at each depth of the tree are those that they were, chance outcomes included."""
    game, state = situation()
    for depth, counted in enumerate(NODES[situation]):
        found = exact.perft(game, depth, state)
        assert counted == (found["decision"], found["chance"], found["terminal"])
