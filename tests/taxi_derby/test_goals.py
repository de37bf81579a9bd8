"""What the goals say of a turn, against the rules played out."""

from fractions import Fraction

import pytest

from catlib.games.taxi_derby.goals import CHANCES, PATROL_CAR, TURN, _to_errand, goals, luck_goal, turn_distribution
from catlib.games.taxi_derby.odds import best_turn, first_turn
from catlib.games.taxi_derby.phases import DRIVE
from catlib.games.taxi_derby.setup import laid
from catlib.play import worth
from catlib.solving import solve

from .positions import apart, city, distance, drive, position, say, tile


def test_whoever_follows_the_first_choice_does_not_drive_in_circles():
    """Of options worth the same the one that gets there soonest is best: what was planned is all that is driven."""
    for seed in range(4):
        game, state = first_turn(seed=seed)
        planned, seat = best_turn(game, state), state.seat
        while state.phase == DRIVE and state.seat == seat and state.moved <= planned.spaces:
            moved, state = state.moved, game.successor(state, worth(game, state, TURN).best.action)
        assert planned.spaces == moved


@pytest.mark.parametrize("letters", ["VW", "WV"])
def test_a_turn_with_nothing_to_do_comes_nearer_to_the_errand(letters):
    """With passengers for far away, driving as fast as allowed towards the nearer drop-off is best among equals."""
    game, state = first_turn()
    setup, seat, tiles = game.setup, state.seat, [tile(game, to=to) for to in letters]
    state.up[:10], state.aboard[2 * seat : 2 * seat + 2] = [0] * 10, [each + 1 for each in tiles]
    near, far = (setup.landmark_node[setup.tile_to[each]] for each in tiles)
    state.node[seat] = next(n for n in range(setup.spaces) if 6 < distance(game, n, near) < distance(game, n, far))
    away = distance(game, state.node[seat], near)
    while state.phase == DRIVE and state.seat == seat:
        state = game.successor(state, worth(game, state, TURN).best.action)
    assert away - setup.speed_limit == distance(game, state.node[seat], near)


def test_whom_a_taxi_may_not_take_is_no_errand():
    """From everywhere the way leads to who may get in, past a nearer one who asks for an upgrade."""
    game, state = first_turn()
    state.up[:10] = [tile(game, needs={"stereo"}) + 1, *[0] * 3, tile(game, needs=set()) + 1, *[0] * 5]
    there = game.setup.place_node[4]
    for node in range(game.setup.spaces):
        assert distance(game, node, there) == _to_errand(laid(game.setup, state), state, node)


def test_luck_of_the_die():
    """Before the pursuit die rolls its yardstick is the chance of no ticket; other chance has none."""
    game = city()
    state = position(game, at=3, patrol=apart(game, 3, 3))
    state = say(game, drive(game, state, 3, 6), "end")
    goal = luck_goal(game, state)
    assert Fraction(1, 4) == solve(game, goal, state).value
    assert [1, 0, 0, 0] == [solve(game, goal, game.child(state, outcome)).value for outcome in range(4)]
    assert luck_goal(game, game.child(state, 3)) is None


def test_goals_for_a_table():
    """Every goal answers for the ground floor, chances as chances."""
    game, state = first_turn()
    parked = say(game, state, "end")
    for name in goals(game):
        found = worth(game, parked if name == PATROL_CAR else state, name)
        assert (name in CHANCES) == found.chance
        assert max(option.value for option in found.options) == found.solution.value
    assert worth(game, parked, TURN) is None
    assert worth(game, state, PATROL_CAR) is None


def test_turn_distribution():
    """The distribution in the lab depends on limit and die as it should."""
    assert {4, 5, 6, 7} == set(turn_distribution(city()))
    assert {6, 7} == set(turn_distribution(city(speed_limit=6, die_sides=12)))
