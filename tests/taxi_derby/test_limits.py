"""Each side of what is limited, everybody and everything in the last place too, and what a state keeps of a turn."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from catlib.games.taxi_derby import phases
from catlib.games.taxi_derby.cards import TYPE_NAMES
from catlib.games.taxi_derby.passengers import has_room
from catlib.games.taxi_derby.patrol import ticket_faces
from catlib.games.taxi_derby.standstill import may_ever_serve
from catlib.rules import CHANCE

from .positions import apart, city, distance, drive, outcomes, position, say, started, tile
from .test_busy_tables import busy
from .test_twin import a_game

# Passengers


def test_a_third_passenger_has_no_room():
    """Whichever two passengers ride, the one who has number 0 among them: nobody else gets in."""
    game = city()
    state, last = started(game), game.setup.first_tile[4] - 1
    for pair in permutations((0, 1, last), 2):
        state.aboard[:2] = [tile + 1 for tile in pair]
        assert not any(has_room(game.setup, state, 0, other) for other in range(last + 1) if other not in pair)


@pytest.mark.parametrize("place", [0, 1])
def test_who_rides_alone_rides_alone(place):
    """Next to a passenger in either place, whoever that is, another one sits unless one of the two rides alone."""
    game = city()
    solo, tiles = game.setup.tile_solo, range(game.setup.first_tile[4])
    assert {0, 1} == set(solo)
    state = started(game)
    for rider, other in permutations(tiles, 2):
        state.aboard[place] = rider + 1
        assert (not solo[rider] and not solo[other]) == has_room(game.setup, state, 0, other)


@pytest.mark.parametrize("before", [0, 1, 2, 5])
def test_each_delivery_counts(before):
    """Whoever is brought counts once more, for that type alone."""
    game = city()
    state = position(game, at=game.setup.landmark_node[0], aboard=[tile(game, to="V", type="criminal")])
    state.delivered[:5] = [before] * 5
    state.moved = state.fresh = 1
    state = say(game, state, "drop off")
    assert [before + (name == "criminal") for name in TYPE_NAMES] == state.delivered[:5]


# The patrol car


@pytest.mark.parametrize("name", ["small_city", "city", "large_city"])
def test_a_patrol_car_at_the_station_stays_or_goes(name):
    """Four spaces at most, or none; also in a city that has as many roads as there is room for."""
    game = city(city=name)
    state = position(game)
    state.phase, state.moved = phases.PATROL, 1
    assert (name == "large_city") == (game.setup.spaces == state.patrol)
    near = {n for n in range(game.setup.spaces) if distance(game, state.patrol, n) <= 4}
    assert {phases.NODE + n for n in near | {state.patrol}} == set(game.legal_actions(state))


@pytest.mark.parametrize("patrol_space", ["caught", "free"])
def test_within_the_limit_no_face_brings_a_ticket(patrol_space):
    """However near the patrol car is; a space over the limit each face more than the distance does, or as many."""
    setup = city(patrol_space=patrol_space).setup
    assert {0} == {ticket_faces(setup, away, over) for away in range(4) for over in (-4, -1, 0)}
    assert [4 if patrol_space == "caught" else 0, 4, 3, 2, 1, 0] == [ticket_faces(setup, away, 1) for away in range(6)]


@pytest.mark.parametrize("seat", range(5))
def test_rivals_draw_tickets_round_the_table(seat):
    """Whoever the patrol car is left on draws one after the other, the driver's left neighbour first."""
    game, there = city(5, free_patrol="tickets rivals"), 50
    away = (seat + 3) % 5
    state = position(game, seat=seat, node=[there + (s == away) for s in range(5)], patrol=there + 1)
    state.money[:] = [9] * 5
    state.ticketed, state.phase, state.player = seat, phases.PATROL, seat
    state, order = game.child(state, phases.NODE + there), []
    while state.phase == phases.TICKET:
        order.append(state.ticketed)
        state = say(game, state, "ticket 1")
    assert [(seat + k) % 5 for k in (1, 2, 4)] == order


@pytest.mark.parametrize("change", [-5, -1, 0, 2])
def test_no_fine_is_below_nothing(change):
    """A fine of $1 is changed as agreed, down to nothing; whoever has that much pays it."""
    game = city(fine_change=change)
    dollars = max(0, 1 + change)
    state = position(game, money=dollars, patrol=50, at=50, moved=5)
    state.phase, state.player = phases.TICKET, CHANCE
    assert 1 in game.setup.ticket_fine
    state = game.child(state, game.setup.ticket_fine.index(1))
    assert (0, 50) == (state.money[0], state.node[0])


@pytest.mark.parametrize("name", ["small_city", "city", "large_city"])
def test_several_taxis_stand_at_the_station(name):
    """Also where taxis share no space, and where the city has as many roads as there is room for."""
    game = city(city=name, shared_spaces=False)
    state = position(game)
    state.node[:2] = [game.setup.station_node] * 2
    state.moved = 1
    assert phases.END in game.legal_actions(state)


# Upgrades


@pytest.mark.parametrize(("abilities", "dollars"), [(False, 6), (True, 4)])
def test_a_passenger_s_upgrades_are_paid_together(abilities, dollars):
    """Two in stores at $3 are $6 together; with an ability that makes stores cheaper, which may come, they are $4."""
    game = city(abilities=abilities)
    setup, state = game.setup, position(game)
    setup = setup._replace(price=(3,) * len(setup.price), tile_needs=(0b11,) * 80, tile_limit=(2,) * 80)
    state.token[:4], state.shelf[: setup.stores] = [0] * 4, [0b0101] * setup.stores
    served = set()
    for money in range(9):
        for tickets in range(5):
            state.money[0], state.tickets[0] = money, tickets
            served |= {(money, tickets)} if may_ever_serve(setup, state, 0, 0) else set()
    assert {(money, tickets) for money in range(dollars, 9) for tickets in range(3)} == served


# What a state keeps


@pytest.mark.parametrize("players", [2, 5])
def test_a_new_game_begins_like_any_other(players):
    """Nothing is left of another game, and of quarters nobody knows anything before they lie."""
    game = city(players, streets="shuffled and turned")
    new = game.initial_state()
    assert ([-1] * 4, [0, 0, 0, 0, 0, 1, 2, 3], [0] * 8) == (new.quarter, new.place, new.variant)
    old = busy(game, random.Random(players))
    old.variant[4:], old.shelf[:], old.up[:] = [1] * 4, [1] * 13, [1] * 10
    old.token[:], old.delivered[:], old.aboard[:] = [1] * 20, [1] * 25, [1] * 10
    for name in ("money", "tickets", "best", "node", "depth", "drawn", "deck"):
        getattr(old, name)[:] = [1] * len(getattr(old, name))
    for name in ("round", "last", "dealt", "chase", "fine", "ticketed", "moved", "caught", "laid"):
        setattr(old, name, 1)
    game.rules.start(game.setup, old)
    assert new == old


def test_spaces_since_the_last_action():
    """A turn counts its spaces, and those driven since the last action begin anew with one."""
    game = city()
    place = game.setup.place_node[0]
    state = drive(game, position(game, at=apart(game, place, 3), up={0: 0}), place)
    assert (3, 3) == (state.moved, state.fresh)
    state = say(game, state, "pick up")
    assert (3, 0) == (state.moved, state.fresh)
    state = drive(game, state, apart(game, place, 2))
    assert (5, 2) == (state.moved, state.fresh)


def test_nothing_of_a_turn_is_left_when_the_next_begins():
    """Before the first turn, when one begins and once all is over, nothing of one is noted: alike tables are alike."""
    began = over = 0
    for seed in range(12):
        rng = random.Random(seed)
        game = a_game(seed, rng)
        state = game.initial_state()
        for _ in range(400):
            begins = state.phase == phases.DRIVE and not state.moved and not state.acted
            if begins or state.stage == phases.SETTING_UP or game.is_terminal(state):
                noted = (state.moved, state.fresh, state.acted, state.bought, state.caught)
                assert {0} == {*noted, state.chase, state.fine}
                assert phases.NOTHING == state.final
                assert state.ticketed == (0 if state.stage == phases.SETTING_UP else state.seat)
            began += begins
            if game.is_terminal(state):
                over += 1
                break
            state = game.successor(state, rng.choice(outcomes(game, state)))
    assert began > 50
    assert over > 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_empty_seats_have_nothing(players):
    """Who plays begins with the agreed money; of seats where nobody sits there is none."""
    state = city(players, start_money=7).initial_state()
    assert [7] * players + [0] * (5 - players) == state.money
