"""Questions D1 to D9, each answered a second, slow and obvious way; turns and plans in `everywhere` and `plans`."""

import itertools
from collections import Counter
from fractions import Fraction

import pytest

from catlib.games.taxi_derby import phases
from catlib.games.taxi_derby.cards import UPGRADE_NAMES
from catlib.games.taxi_derby.odds import (
    best_plan,
    best_turn,
    break_even,
    first_turn,
    free_spaces,
    free_spaces_formula,
    least_turns,
    patrol_spots,
    plans,
    spaces_of_many_dice,
    spaces_of_one_die,
    ticket_chance,
    ticket_chance_formula,
)
from catlib.games.taxi_derby.turns import begin_turn

from .positions import apart, city, distance, drive, neighbours, position, say

# D1: the chance of a ticket


@pytest.mark.parametrize("sides", [1, 4, 7])
def test_ticket_chance_by_faces(sides):
    """Counting the faces that reach the taxi gives the same."""
    for away, over in itertools.product(range(20), range(9)):
        faces = sum(over * face >= away for face in range(1, sides + 1)) if over else 0
        assert Fraction(faces, sides) == ticket_chance(away, over, sides)


def test_ticket_chance_formula():
    """The formula with numbers put in, for dice of several sizes."""
    import sympy

    formula = ticket_chance_formula()
    symbols = {str(symbol): symbol for symbol in formula.free_symbols}
    for away, over, sides in [(1, 1, 4), (3, 1, 4), (3, 3, 4), (9, 2, 4), (9, 4, 6), (13, 5, 20), (40, 3, 8)]:
        found = formula.subs({symbols["D"]: away, symbols["s"]: over, symbols["n"]: sides})
        assert sympy.Rational(*ticket_chance(away, over, sides).as_integer_ratio()) == found


# D2, D3: free spaces, random pairs


def test_free_spaces():
    """The longest turn with chance 0, counted up one by one; the formula says the same."""
    formula = free_spaces_formula()
    symbols = {str(symbol): symbol for symbol in formula.free_symbols}
    for away, sides, limit in itertools.product(range(18), (1, 4, 6), (3, 4)):
        longest = max(n for n in range(40) if ticket_chance(away, n - limit, sides) == 0)
        assert longest == free_spaces(away, limit, sides)
        assert away == 0 or longest == formula.subs({symbols["D"]: away, symbols["n"]: sides, symbols["L"]: limit})


# D4: break-even


def test_break_even():
    """At the chance found both turns are worth the same."""
    for gain, cost, otherwise in itertools.product(range(1, 9), range(1, 12), range(5)):
        chance = break_even(gain, cost, otherwise)
        if 0 < chance < 1:
            assert otherwise == gain - chance * cost
        assert (chance == 0) == (gain <= otherwise)


# D6: one die many times, or many dice


@pytest.mark.parametrize("over", [1, 2, 3])
def test_dice(over):
    """Both by enumeration; the means are alike and the variances differ by the factor of spaces over the limit."""
    one, many = spaces_of_one_die(over), spaces_of_many_dice(over)
    faces = range(1, 5)
    assert {over * f: Fraction(1, 4) for f in faces} == {x: one.exactly(x) for x in one}
    sums = Counter(map(sum, itertools.product(faces, repeat=over)))
    assert {x: Fraction(n, 4**over) for x, n in sums.items()} == {x: many.exactly(x) for x in many}
    assert one.mean == many.mean
    assert one.variance == over * many.variance


# D7: shortest games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_least_turns(players):
    """Each driver gains one pick-up a turn and one more in the first: 7 a stack less the drivers."""
    for stacks in (3, 4, 5):
        assert 7 * stacks - players == least_turns(players, stacks)
    assert 18 - players == least_turns(players, cleared=True)


# D8: turns and plans


def test_plans_say_what_they_do():
    """Every plan has its chance from its spaces, and its value lies between the worths with and without a ticket."""
    game, state = first_turn(seed=3)
    for turn in plans(game, state):
        away = distance(game, state.patrol, turn.stops[-1][0])
        assert ticket_chance(away, turn.over) == turn.chance
        assert min(turn.free, turn.caught) <= turn.value <= max(turn.free, turn.caught)
    with pytest.raises(ValueError, match="while its driver drives"):
        plans(game, game.initial_state())


def test_ten_passengers():
    """Ten passengers are planned in one go; the plan can be driven by the rules and earns what it says."""
    game = city()
    state = position(game, up={i: i for i in range(10)}, tokens=dict.fromkeys(UPGRADE_NAMES, 1))
    plan = best_plan(game, state)
    assert (20, 10) == (len(plan.stops), sum(stop.gets_in for stop in plan.stops))
    turn, earned = 1, state.money[0]
    for stop in plan.stops:
        while turn < stop.turn:
            driven = state
            target = stop.node
            while driven.moved < 4 and driven.phase == phases.DRIVE and driven.seat == 0:
                here = driven.node[0]
                if distance(game, here, target) <= 4 - driven.moved and turn == stop.turn:
                    break
                step = min(neighbours(game, here), key=lambda n: distance(game, n, target))
                if distance(game, here, target) <= 1 and driven.fresh == 0 and here == target:
                    break
                driven = drive(game, driven, step)
            state = next_turn(game, driven)
            turn += 1
        gap = distance(game, state.node[0], stop.node) or (0 if state.fresh else 2)
        state = drive(game, state, stop.node, gap)
        assert state.moved <= 4
        action = game.action_to_string
        wanted = (
            phases.PICK_UP if stop.gets_in else phases.DROP_OFF + [t - 1 for t in state.aboard[:2]].index(stop.tile)
        )
        assert action(state, wanted)
        ended = state.acted
        state = game.child(state, wanted)
        if ended:
            state = next_turn(game, state)
            turn += 1
    assert plan.dollars == state.money[0] - earned


def next_turn(game, state):
    """The driver's own next turn, the others passing and no passenger coming after."""
    if state.phase == phases.DRIVE:
        state = game.child(state, phases.END)
    if state.phase == phases.PATROL:
        state = game.child(state, phases.NODE + state.patrol)
    fresh = state.copy()
    fresh.seat = 0
    begin_turn(game.setup, fresh)
    return fresh


def test_bad_plans():
    """What cannot be planned is said."""
    game, state = first_turn()
    with pytest.raises(ValueError, match="a turn that speeds"):
        best_plan(game, drive(game, state, state.node[0], 6))
    gone = position(game, up={0: None})
    with pytest.raises(ValueError, match="place 0: nobody waits there"):
        best_plan(game, gone, places=[0])


# D9: the patrol car


@pytest.mark.parametrize("players", [2, 3])
def test_patrol_spots(players):
    """The others' best turns planned anew for every space of the patrol car."""
    game = city(players)
    state = position(game, patrol=50)
    state = say(game, drive(game, state, apart(game, state.node[0], 2)), "end")
    spots = patrol_spots(game, state)
    assert {a - phases.NODE for a in game.legal_actions(state)} == {spot.node for spot in spots}
    assert sorted(spot.value for spot in spots) == [spot.value for spot in spots]
    for spot in spots[:: max(1, len(spots) // 5)]:
        total = 0
        for rival in range(1, players):
            turn = state.copy()
            turn.patrol, turn.seat = spot.node, rival
            begin_turn(game.setup, turn)
            total += best_turn(game, turn).value
        assert total == spot.value
