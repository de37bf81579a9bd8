"""Every number of the house rules just below, at and just above what it limits, for the first seat and the last."""

from __future__ import annotations

from fractions import Fraction

import pytest

from catlib.games.taxi_derby import phases
from catlib.games.taxi_derby.passengers import fare, has_room
from catlib.games.taxi_derby.setup import STEPS
from catlib.games.taxi_derby.turns import finish_turn, is_triggered
from catlib.play import simulate
from catlib.rules import TERMINAL

from .positions import city, distance, position, say, started

LAST = 4  # the seat of the last of five taxis


def turn_of(game, seat, **facts):
    """The turn of a seat, on its own home, with the patrol car at the station."""
    state = position(game)
    state.seat = state.player = seat
    for name, value in facts.items():
        setattr(state, name, value)
    return state


@pytest.mark.parametrize("seat", [0, LAST])
@pytest.mark.parametrize("limit", [1, 2, 4, 11, 12])
def test_who_drives_farther_than_the_limit_is_pursued(limit, seat):
    """At the limit, and a space below it, the patrol car is free to move; a space above it the die falls."""
    game = city(5, speed_limit=limit)
    for moved in (limit - 1, limit, limit + 1):
        state = turn_of(game, seat, moved=moved, fresh=moved)
        if moved:
            after = say(game, state, "end")
            assert (phases.ROLL if moved > limit else phases.PATROL, seat) == (after.phase, after.seat)


@pytest.mark.parametrize("over", [1, 2, 3])
@pytest.mark.parametrize("sides", [1, 2, 3, 4, 11, 12])
def test_every_face_of_the_die_is_alike_and_moves_the_car(sides, over):
    """The last face too: face times what was driven too far, to all spaces just so far away, or as near as it comes."""
    game = city(die_sides=sides)
    state = turn_of(game, 0, moved=4 + over, phase=phases.ROLL, player=-1)
    assert [(face, Fraction(1, sides)) for face in range(sides)] == game.chance_outcomes(state)
    away = distance(game, state.patrol, state.node[0])
    for face in {0, sides - 1}:
        after = game.child(state, face)
        far = (face + 1) * over
        assert (far >= away) == (after.phase == phases.TICKET), (face, far, away)
        if after.phase == phases.CHASE:
            assert far == after.chase


@pytest.mark.parametrize("seat", [0, LAST])
@pytest.mark.parametrize("reach", [0, 1, 2, 11, 12])
def test_the_patrol_car_goes_as_far_as_it_reaches(reach, seat):
    """To every space that is so far away or nearer, and to none a space farther."""
    game = city(5, patrol_reach=reach)
    state = turn_of(game, seat, moved=1, phase=phases.PATROL, patrol=40)
    near = {n for n in range(game.setup.spaces) if distance(game, state.patrol, n) <= reach}
    assert {phases.NODE + n for n in near} == set(game.legal_actions(state))


@pytest.mark.parametrize("seat", [0, LAST])
@pytest.mark.parametrize("capacity", [1, 2])
def test_a_taxi_is_full_with_so_many(capacity, seat):
    """One passenger leaves room where two may ride, in whichever place the passenger sits."""
    game = city(5, capacity=capacity)
    state = started(game)
    sociable = [i for i in range(game.setup.first_tile[4]) if not game.setup.tile_solo[i]]
    assert has_room(game.setup, state, seat, sociable[0])
    for place in range(capacity):
        state.aboard[2 * seat : 2 * seat + 2] = [0, 0]
        state.aboard[2 * seat + place] = sociable[0] + 1
        assert (capacity == 2) == has_room(game.setup, state, seat, sociable[1])
    state.aboard[2 * seat : 2 * seat + 2] = [n + 1 for n in sociable[:2]]
    assert not has_room(game.setup, state, seat, sociable[2])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("start", "stores"), [(0, 1), (1, 0), (2, 2), (0, 3), (1, 3)])
def test_everybody_and_every_store_has_so_many_upgrades(players, start, stores):
    """The last driver and the last store too; without a number, stores have as many as is printed for the players."""
    game = city(players, start_tokens=start, store_tokens=stores, upgrade_tokens=48)
    state = started(game)
    printed = {2: 1, 3: 2, 4: 2, 5: 3}[players]
    each = [sum(state.token[4 * s : 4 * s + 4]) for s in range(5)]
    assert [start] * players + [0] * (5 - players) == each
    shelves = [sum(shelf >> 2 * u & 3 for u in range(4)) for shelf in state.shelf]
    there = game.setup.stores
    assert [stores or printed] * there + [0] * (len(shelves) - there) == shelves


@pytest.mark.parametrize("tokens", [8, 9, 10, 11, 43, 44, 45, 47, 48])
def test_the_first_kinds_have_most_upgrades(tokens):
    """Four kinds share the bag; what does not divide evenly goes to the first."""
    state = city(upgrade_tokens=tokens, start_tokens=0, store_tokens=1, city="small_city").initial_state()
    each, more = divmod(tokens, 4)
    assert [each + (u < more) for u in range(4)] == state.bag


@pytest.mark.parametrize("seat", [0, LAST])
@pytest.mark.parametrize("change", [-5, -2, -1, 0, 1, 10])
def test_every_fare_is_changed_alike(change, seat):
    """A fare is never below nothing; what is multiplied by deliveries is the changed one, and the seat's own count."""
    game = city(5, fare_change=change)
    setup, state = game.setup, started(game)
    state.token[:] = [0] * 20
    state.delivered[:] = [3] * 25
    state.delivered[5 * seat : 5 * seat + 5] = [2] * 5
    for i in range(setup.first_tile[4]):
        dollars = max(0, setup.tile_pays[i] + change)
        assert dollars * (3 if setup.tile_times[i] else 1) == fare(setup, state, seat, i)


@pytest.mark.parametrize("wanted", [1, 2, 3, 4, 5])
def test_so_many_used_up_stacks_end_the_game(wanted):
    """The last stacks count as the first do, and a stack with a tile left does not; two cleared ones are enough."""
    game = city(end_stacks=wanted)
    setup, size = game.setup, game.setup.stack_size
    for used_up in range(6):
        for stacks in (range(used_up), range(5 - used_up, 5)):
            state = started(game)
            state.up[: 2 * setup.stacks] = [1] * 2 * setup.stacks
            state.depth[: setup.stacks] = [size - (i not in stacks) for i in range(setup.stacks)]
            assert (used_up >= wanted) == is_triggered(setup, state)
            for cleared in range(1, used_up + 1):
                for i in list(stacks)[-cleared:]:
                    state.up[2 * i : 2 * i + 2] = [0, 0]
                assert (used_up >= wanted or cleared >= 2) == is_triggered(setup, state)
            if used_up >= 2:
                state.up[2 * stacks[0] + 1] = 1
                assert (used_up >= wanted or used_up >= 3) == is_triggered(setup, state)


@pytest.mark.parametrize("seat", [0, LAST])
@pytest.mark.parametrize("start", [1, 2, 7, 29, 30])
def test_the_track_counts_from_so_many_spaces(start, seat):
    """A turn of one space less is not noted, nor one that brought a ticket; only a longer one than before is."""
    game = city(5, bonus_from=start, track_end=100)
    for moved in (start - 1, start, start + 1):
        for caught in (0, 1):
            for before in (0, moved, moved + 1):
                state = turn_of(game, seat, moved=moved, caught=caught)
                state.best[seat] = before
                finish_turn(game.setup, state)
                noted = moved if moved >= start and not caught else 0
                assert [max(before, noted) if s == seat else 0 for s in range(5)] == state.best


@pytest.mark.parametrize("end", [1, 7, 14, 15, 16, 100])
def test_the_track_ends(end):
    """Longer turns count as its last number, which is reached exactly."""
    game = city(track_end=end, bonus_from=1)
    for moved in (end - 1, end, end + 1):
        state = turn_of(game, 0, moved=moved)
        finish_turn(game.setup, state)
        assert min(moved, end) == state.best[0]


@pytest.mark.parametrize("seat", [0, LAST])
@pytest.mark.parametrize("most", [1, 2, 29, 30, 100])
def test_a_turn_has_at_most_so_many_spaces(most, seat):
    """One space less than the most leaves one more; at the most nothing is driven, and the turn can end."""
    game = city(5, most_spaces=most)
    for moved in {max(1, most - 1), most}:
        legal = game.legal_actions(turn_of(game, seat, moved=moved))
        assert (moved < most) == any(action < STEPS for action in legal)
        assert phases.END in legal


@pytest.mark.parametrize("limit", [0, 1, 2, 999, 1000])
def test_rounds_end_where_the_last_seat_s_turn_ends(limit):
    """The round that is one too many never begins; 0 is not a limit."""
    game = city(3, round_limit=limit, standstill="plays on")
    for before in {max(0, limit - 2), max(0, limit - 1)}:
        for seat in range(3):
            state = turn_of(game, seat, round=before)
            after = say(game, state, "end")
            while after.phase == phases.PATROL:
                after = say(game, after, "leave")
            over = limit == before + 1 and seat == 2
            assert over == game.is_terminal(after)
            assert (TERMINAL if over else (seat + 1) % 3) == after.player


@pytest.mark.parametrize("players", [2, 5])
def test_the_money_in_the_box_is_enough(players):
    """All drivers together never earn the $262 that are printed: 32 of one, 22 of five and 12 of ten."""
    found = simulate(city(players), ["expected money"] * players, games=500, seed=3)
    earned = zip(*(found.column(f"money of seat {seat + 1}") for seat in range(players)), strict=True)
    assert max(map(sum, earned)) <= 32 + 22 * 5 + 12 * 10
