"""Random games under random house rules: what must be true of every position and every step."""

from __future__ import annotations

import random
from typing import Literal, get_args, get_origin

import pytest

import catlib
from catlib.chance import generator
from catlib.engine import driver as engine
from catlib.games.taxi_derby import phases
from catlib.games.taxi_derby.setup import NODES, STEPS, HouseRules, laid, random_city
from catlib.games.taxi_derby.upgrades import limit, reach
from catlib.play import bot_policy

NUMBERS = {
    "speed_limit": (2, 6),
    "die_sides": (1, 8),
    "patrol_reach": (0, 5),
    "capacity": (1, 2),
    "start_tokens": (0, 2),
    "store_tokens": (0, 2),
    "start_money": (0, 6),
    "fare_change": (-2, 3),
    "fine_change": (-2, 6),
    "end_stacks": (1, 5),
    "bonus_from": (5, 9),
    "most_spaces": (8, 30),
    "upgrade_tokens": (36, 48),
}


def house(seed):
    """Random house rules, the quarters laid at random too."""
    rng = random.Random(seed)
    found = random_city(seed, turn=True) if seed % 2 else {}
    for name, field in HouseRules.model_fields.items():
        if rng.random() < 0.6:
            continue
        if name in NUMBERS:
            found[name] = rng.randint(*NUMBERS[name])
        elif get_origin(field.annotation) is Literal:
            found[name] = rng.choice(get_args(field.annotation))
        elif field.annotation is bool:
            found[name] = rng.random() < 0.5
    return found


def upgrades(state):
    """All upgrades in the bag, in stores and on mats."""
    on_shelves = sum(shelf >> 2 * u & 3 for shelf in state.shelf for u in range(4))
    return sum(state.bag) + on_shelves + sum(state.token)


def check_position(game, state):
    """Tokens, tiles and tickets are conserved, and nothing is where it cannot be."""
    setup, seats = game.setup, range(game.num_players)
    tiles = [t for t in (*state.up, *state.aboard) if t]
    assert len(tiles) == len(set(tiles))
    seen = {first + i for first, bits in zip(setup.first_tile, state.drawn, strict=False) for i in bits_of(bits)}
    assert {t - 1 for t in tiles} <= seen
    assert sum(state.depth) == len(seen)
    assert len(tiles) + sum(state.delivered) <= sum(state.depth)
    assert all(state.money[s] >= 0 and state.tickets[s] >= 0 for s in seats)
    assert all(0 <= n <= 3 for n in state.token)
    assert all(0 <= state.node[s] < setup.spaces or state.node[s] == setup.station_node for s in seats)
    assert all(0 <= d <= setup.stack_size for d in state.depth)
    assert sum(setup.ticket_count) == sum(state.deck) + sum(state.tickets)
    for s in seats:
        first, second = state.aboard[2 * s] - 1, state.aboard[2 * s + 1] - 1
        assert setup.capacity == 2 or min(first, second) < 0


def bits_of(number):
    """The places of the bits that are set."""
    return [i for i in range(number.bit_length()) if number >> i & 1]


def check_step(game, state, action, new):
    """Nobody gets a ticket at the limit or below, drives more than a space, or pays for nothing."""
    setup, s = laid(game.setup, new), state.seat
    if sum(new.tickets) > sum(state.tickets):
        assert state.phase == phases.TICKET
        assert state.patrol == state.node[state.ticketed]
        if state.ticketed == s:
            assert state.moved > limit(setup, state, s)
        else:
            assert setup.free_patrol == 1
            assert state.moved <= limit(setup, state, s)
    lost = upgrades(state) - upgrades(new)
    if state.phase == phases.TOKEN and new.phase != phases.TOKEN:
        assert 0 == sum(new.bag)  # the rest leaves the game
    else:
        assert 0 <= lost <= (state.phase in (phases.TICKET, phases.LOSE))  # one may be bought in the same step
        assert lost or state.phase != phases.LOSE or action == phases.KEEP_LAST
    gone = {*state.up, *state.aboard} - {*new.up, *new.aboard, 0}
    delivered = sum(new.delivered) - sum(state.delivered)
    come = {*new.up, *new.aboard} - {*state.up, *state.aboard, 0}
    assert len(come) == (state.phase == phases.TILE)
    if len(gone) != delivered:
        assert (state.phase in (phases.TICKET, phases.LOSE), setup.station_node) == (True, new.node[state.ticketed])
    if state.phase == phases.DRIVE and action < STEPS:
        assert 1 == setup.distance[state.node[s] * NODES + new.node[s]]
        assert (state.moved + 1, state.patrol) == (new.moved, new.patrol)
    if state.phase == phases.PATROL:
        assert setup.distance[state.patrol * NODES + new.patrol] <= reach(setup, state, s)
        assert state.moved <= limit(setup, state, s)
    if state.phase == phases.CHASE:
        gone = setup.distance[state.patrol * NODES + new.patrol]
        assert gone == state.chase


@pytest.mark.parametrize("seed", range(24))
def test_invariants(seed):
    """Whole games of bots and whims under random house rules."""
    game = catlib.load("taxi_derby", players=2 + seed % 4, **house(seed))
    draw, state = generator(seed).random, game.initial_state()
    policy = bot_policy(game, game.type.bots.COMPILED[seed % 3])
    steps = 0
    while not game.is_terminal(state) and steps < 1500:
        u = draw()
        if game.is_chance_node(state):
            action = game.sample(state, u)
        elif draw() < 0.3:
            action = game.legal_actions(state)[int(u * len(game.legal_actions(state)))]
        else:
            action = policy(state, u)
        new = game.successor(state, action)
        check_step(game, state, action, new)
        check_position(game, new)
        state, steps = new, steps + 1
    assert game.is_terminal(state) or steps == 1500


@pytest.mark.wasm
@pytest.mark.parametrize("seed", range(16))
def test_engines_under_house_rules(seed):
    """Both engines play the same games under random house rules."""
    game = catlib.load("taxi_derby", players=2 + seed % 4, **house(100 + seed))
    bots = [game.type.bots.COMPILED[(seed + s) % 3] for s in range(game.num_players)]
    plain, fast = (engine.play(game, bots, [seed, seed + 50], compile=c, log=9000, limit=9000) for c in (False, True))
    assert plain.log == fast.log
    assert plain.state == fast.state
    assert plain.returns == fast.returns
    assert plain.measures == fast.measures


def test_expected_money_beats_the_law_abiding():
    """Over 60 games, seats changed, whoever weighs the odds wins more often than who never speeds."""
    game = catlib.load("taxi_derby", players=2)
    won = 0
    for bots, seat in ((["expected money", "law-abiding"], 0), (["law-abiding", "expected money"], 1)):
        played = engine.play(game, bots, range(30), compile=False)
        won += sum(paid[seat] - paid[1 - seat] for paid in played.returns)
    assert won > 0
