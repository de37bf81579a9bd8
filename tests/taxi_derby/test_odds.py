"""Questions D1 to D9, each answered a second, slow and obvious way."""

from __future__ import annotations

import functools
import itertools
from collections import Counter
from fractions import Fraction

import networkx as nx
import pytest

from catlib import CHANCE
from catlib.games.taxi_derby import phases
from catlib.games.taxi_derby.cards import UPGRADE_NAMES
from catlib.games.taxi_derby.city import streets
from catlib.games.taxi_derby.odds import (
    best_plan,
    best_turn,
    break_even,
    first_turn,
    free_spaces,
    free_spaces_formula,
    heat_map,
    patrol_spots,
    plans,
    random_pair_chance,
    spaces_of_many_dice,
    spaces_of_one_die,
    ticket_chance,
    ticket_chance_formula,
    worth,
)
from catlib.games.taxi_derby.turns import begin_turn

from .positions import FEW, SMALL, apart, city, distance, drive, neighbours, position, say

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


@pytest.mark.parametrize("house", [{}, {"die_sides": 6, "speed_limit": 2}])
def test_heat_map_by_play(house):
    """Driving there, ending the turn and trying each face gives the chance of the map."""
    game = city(**house)
    state = position(game, at=3, patrol=60)
    heat = heat_map(game, state)
    assert set(range(112)) == set(heat)
    for node in range(0, 112, 7):
        ended = say(game, drive(game, state, node), "end") if node != 3 else say(game, state, "end")
        if ended.phase == phases.ROLL:
            after = [game.child(ended, face).phase == phases.TICKET for face, _ in game.chance_weights(ended)]
            assert Fraction(sum(after), len(after)) == heat[node]
        else:
            assert (ended.phase == phases.TICKET) == (heat[node] == 1)
    assert {5: heat[5]} == heat_map(game, state, spaces=[5])


def test_heat_map_counts_what_was_driven():
    """Spaces driven before count."""
    game = city()
    state = drive(game, position(game, at=3, patrol=60), 3, 4)
    for node, chance in heat_map(game, state).items():
        assert ticket_chance(distance(game, 60, node), distance(game, 3, node)) == chance


# D2, D3: free spaces, random pairs


def test_free_spaces():
    """The longest turn with chance 0, counted up one by one; the formula says the same."""
    formula = free_spaces_formula()
    symbols = {str(symbol): symbol for symbol in formula.free_symbols}
    for away, sides, limit in itertools.product(range(1, 18), (1, 4, 6), (3, 4)):
        longest = max(n for n in range(40) if ticket_chance(away, n - limit, sides) == 0)
        assert longest == free_spaces(away, limit, sides)
        assert longest == formula.subs({symbols["D"]: away, symbols["n"]: sides, symbols["L"]: limit})


@pytest.mark.parametrize("over", [1, 2, 3, 4])
def test_random_pairs(over):
    """The mean over all ordered pairs of different spaces, with networkx's distances."""
    graph = streets(city().house.city).graph
    lengths = Counter(d for _, row in nx.all_pairs_shortest_path_length(graph) for d in row.values() if d)
    total = sum(n * ticket_chance(d, over) for d, n in lengths.items())
    assert total / (112 * 111) == random_pair_chance(over)


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


# D8: turns and plans


def expectimax(game, state, seat):
    """The mean worth of a turn played best, by walking through everything that the rules allow."""

    @functools.cache
    def value(state):
        if state.seat != seat or state.phase in (phases.TILE, phases.OVER):
            return Fraction(worth(game.setup, state, seat))
        if game.current_player(state) == CHANCE:
            return sum(p * value(game.successor(state, o)) for o, p in game.chance_outcomes(state))
        if state.phase in (phases.PATROL, phases.CHASE):
            return value(game.successor(state, game.legal_actions(state)[0]))
        return max(value(game.successor(state, action)) for action in game.legal_actions(state))

    return value(state)


@pytest.mark.parametrize("patrol", [0, 9, 20])
@pytest.mark.parametrize("facts", [{}, {"money": 3}, {"money": 5, "aboard": [0]}, {"aboard": [0, 1], "tickets": 1}])
def test_best_turn(patrol, facts):
    """On a small city the best plan is worth what every step and every ticket in the rules says."""
    decks = {"cards": 5, "tickets": [{"count": 2, "dollars": 2}, {"dollars": 4}, {"lose": "any"}, {"station": True}]}
    game = city(city=SMALL, passengers=FEW, tickets=decks, most_spaces=7, speed_limit=3, end_stacks=1)
    for at in (1, 8, 22):
        state = position(game, at=at, patrol=patrol, tokens={"stereo": 1}, up={0: 2, 1: 0}, **facts)
        if facts.get("aboard"):
            state = position(game, at=at, patrol=patrol, tokens={"stereo": 1}, up={0: 2, 1: None}, **facts)
        assert expectimax(game, state, 0) == best_turn(game, state).value


@pytest.mark.parametrize("house", [{"shared_spaces": False}, {"patrol_space": "free"}])
def test_best_turn_under_house_rules(house):
    """The same where a rival stands on a pick-up, on the landmark or on the taxi's space, and the rules differ."""
    deck = {"cards": 4, "tickets": [{"count": 2, "dollars": 2}, {"lose": "turbo"}, {"station": True}]}
    game = city(city=SMALL, passengers=FEW, tickets=deck, most_spaces=6, speed_limit=2, end_stacks=1, **house)
    for at, rival in ((1, game.setup.place_node[0]), (8, game.setup.landmark_node[0]), (22, 22)):
        for moved in (0, 1):
            facts = {"tokens": {"stereo": 1}, "up": {0: 2, 1: 0}, "money": 3, "moved": moved, "fresh": moved}
            state = position(game, at=at, patrol=game.setup.place_node[0], **facts)
            state.node[1] = rival
            assert expectimax(game, state, 0) == best_turn(game, state).value


def test_plans_say_what_they_do():
    """Every plan has its chance from its spaces, and its value lies between the worths with and without a ticket."""
    game, state = first_turn(seed=3)
    for turn in plans(game, state):
        away = distance(game, state.patrol, turn.stops[-1][0])
        assert ticket_chance(away, turn.over) == turn.chance
        assert min(turn.free, turn.caught) <= turn.value <= max(turn.free, turn.caught)
    with pytest.raises(ValueError, match="while its driver drives"):
        plans(game, game.initial_state())


def fewest_turns(game, state, limit):
    """Turns to deliver everybody face up and aboard, by breadth-first search over single spaces and actions."""
    setup = game.setup
    start = (state.node[0], 0, 0, 0, tuple(state.up), tuple(state.aboard[:2]))
    turns, front, seen = 1, {start}, {start}
    while front:
        waiting = list(front)
        following = set()
        while waiting:
            node, moved, fresh, acted, up, aboard = waiting.pop()
            if not any(up) and not any(aboard):
                return turns
            nexts = []
            if moved < limit:
                nexts += [(n, moved + 1, 1, acted, up, aboard) for n in neighbours(game, node)]
            place = setup.pickup[node]
            deeds = []
            if fresh and place >= 0 and up[place] and not all(aboard):
                tile, others = up[place] - 1, [t - 1 for t in aboard if t]
                if not others or not (setup.tile_solo[tile] or setup.tile_solo[others[0]]):
                    rest = tuple(0 if i == place else t for i, t in enumerate(up))
                    deeds.append((rest, tuple(sorted([*(t for t in aboard if t), tile + 1, 0][:2]))))
            for i in range(2):
                if fresh and aboard[i] and setup.landmark[node] == setup.tile_to[aboard[i] - 1]:
                    deeds.append((up, tuple(0 if k == i else t for k, t in enumerate(aboard))))
            for rest, riding in deeds:
                if not any(rest) and not any(riding):
                    return turns
                if acted:
                    following.add((node, 0, 0, 0, rest, riding))
                else:
                    nexts.append((node, moved, 0, 1, rest, riding))
            following.add((node, 0, 0, 0, up, aboard))
            for new in nexts:
                if new not in seen:
                    seen.add(new)
                    waiting.append(new)
        front = following - seen
        seen |= front
        turns += 1
    raise AssertionError("there is no path")


@pytest.mark.parametrize("limit", [1, 2, 3, 4])
@pytest.mark.parametrize("at", [0, 7, 15, 23])
def test_best_plan(at, limit):
    """As many turns as a search space by space needs, with somebody who rides alone among them."""
    game = city(city=SMALL, passengers=FEW, speed_limit=limit)
    for up, aboard in [({0: 0, 1: 1}, []), ({0: 2, 1: 0}, []), ({0: 2, 1: 1}, [0]), ({0: None, 1: 1}, [0])]:
        state = position(game, at=at, tokens={"stereo": 1}, up=up, aboard=aboard)
        plan = best_plan(game, state)
        assert fewest_turns(game, state, limit) == plan.turns
        assert len(plan.stops) == sum(2 for t in state.up if t) + len(aboard)
        assert plan.dollars >= 2


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
