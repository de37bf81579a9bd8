"""Taxi Derby: who is over the limit is pursued as far as a die of four says, times the spaces over."""

import functools
from fractions import Fraction

from catwidgets.lessons.taxi_derby.city_map import city_graph
from catwidgets.lessons.taxi_derby.shortest_paths import distance_distribution

from catlib import load
from catlib.games.taxi_derby import odds
from catlib.play import turn_distribution

from . import dice, shows, steps

LIMIT = 4  # spaces of a turn that nobody is pursued for


def is_caught(rng, away, over):
    return over > 0 and over * rng.randint(1, 4) >= away


@shows(odds.spaces_of_one_die, 3)
def pursuit_by_one_die(rng):
    return 3 * rng.randint(1, 4)


@shows(odds.spaces_of_many_dice, 3)
def pursuit_by_three_dice(rng):
    return sum(dice(rng, 3, 4))


@shows(odds.ticket_chance, 5, 2)
def caught_two_over(rng):
    return is_caught(rng, 5, 2)


# the city

TAXI, OTHER, PATROL = 60, 5, 40


@functools.cache
def far_from(space):
    return steps(city_graph(), space)


def two_spaces(rng):
    """How far two different spaces are apart."""
    here, there = rng.sample(sorted(city_graph()), 2)
    return far_from(here)[there]


@shows(distance_distribution)
def spaces_apart(rng):
    return two_spaces(rng)


@shows(odds.random_pair_chance, 2)
def caught_anywhere(rng):
    return is_caught(rng, two_spaces(rng), 2)


@shows(turn_distribution, functools.partial(load, "taxi_derby"))
def spaces_without_risk(rng):
    """The most spaces for which the highest face does not reach."""
    away = two_spaces(rng)
    return max(spaces for spaces in range(LIMIT, 31) if spaces == LIMIT or 4 * (spaces - LIMIT) < away)


@functools.cache
def begun():
    """A turn of the first taxi on a space, the other's and the patrol car's."""
    game, state = odds.first_turn(load("taxi_derby", players=2, streets="as arranged", start_tokens=0))
    state = state.copy()
    state.node[0], state.node[1], state.patrol = TAXI, OTHER, PATROL
    return game, state


def heat_of_any_space():
    """The chance of a ticket on a space that is drawn at random."""
    heat = odds.heat_map(*begun())
    return sum(heat.values()) / Fraction(len(heat))


@shows(heat_of_any_space, of=odds.heat_map)
def caught_on_any_space(rng):
    """The taxi drives the shortest path to a space drawn at random, but not to where another stands."""
    space = rng.choice([space for space in sorted(city_graph()) if space != OTHER])
    return is_caught(rng, far_from(PATROL)[space], far_from(TAXI)[space] - LIMIT)
