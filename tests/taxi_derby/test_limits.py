"""What a state keeps of a turn, what is paid together, and what there is enough of; all else is told twice."""

import random

import pytest

from catlib.games.taxi_derby import phases
from catlib.games.taxi_derby.standstill import may_ever_serve
from catlib.play import simulate

from .positions import apart, city, drive, outcomes, position, say
from .test_busy_tables import busy
from .test_twin import a_game

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


@pytest.mark.parametrize("players", [2, 5])
def test_the_money_in_the_box_is_enough(players):
    """All drivers together never earn the $262 that are printed: 32 of one, 22 of five and 12 of ten."""
    found = simulate(city(players), ["expected money"] * players, games=500, seed=3)
    earned = zip(*(found.column(f"money of seat {seat + 1}") for seat in range(players)), strict=True)
    assert max(map(sum, earned)) <= 32 + 22 * 5 + 12 * 10
