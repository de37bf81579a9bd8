"""Both tellings of Taxi Derby at tables where much has happened: prices, what is counted, and turns from there on."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from catlib.games.taxi_derby import passengers, prizes, upgrades
from catlib.games.taxi_derby import phases as p
from catlib.games.taxi_derby.cards import COLOUR_NAMES, TYPE_NAMES, UPGRADE_NAMES
from catlib.games.taxi_derby.phases import NODE
from catlib.games.taxi_derby.setup import CLOCKWISE, STEPS
from catlib.games.taxi_derby.standstill import may_ever_serve
from catlib.games.taxi_derby.streets import next_space, spaces_between, spaces_within
from catlib.games.taxi_derby.turns import begin_turn
from catlib.rules import TERMINAL

from .test_twin import Reader, a_game, together
from .twin import STATION, fare, price, total
from .twin_turns import WholeGame


def busy(game: Any, rng: random.Random) -> Any:
    """The beginning of a turn, with passengers come and gone, and drivers who have and have done this and that."""
    setup, state = game.setup, game.initial_state()
    while state.phase == p.LAY:
        state = game.successor(state, rng.choice([outcome for outcome, _ in game.chance_weights(state)]))
    state.depth[: setup.stacks] = [rng.randint(0, setup.stack_size) for _ in range(setup.stacks)]
    seen = []
    for colour in range(len(COLOUR_NAMES)):
        first, end = setup.first_tile[colour : colour + 2]
        tiles = rng.sample(range(first, end), sum(list(setup.stack[:depth]).count(colour) for depth in state.depth))
        state.drawn[colour] = sum(1 << tile - first for tile in tiles)
        seen += tiles
    rng.shuffle(seen)

    def a_tile(chance: float) -> int:
        return seen.pop() + 1 if seen and rng.random() < chance else 0

    for s in range(game.num_players):
        state.node[s] = rng.choice([rng.randrange(setup.spaces), *setup.place_node[: 2 * setup.stacks]])
        state.money[s], state.tickets[s], state.best[s] = (rng.randrange(n) for n in (9, 6, 10))
        state.token[4 * s : 4 * s + 4] = [rng.choice([0, rng.randrange(4)]) for _ in range(4)]
        state.delivered[5 * s : 5 * s + 5] = [rng.choice([0, rng.randrange(4)]) for _ in range(5)]
        state.aboard[2 * s : 2 * s + 2] = [a_tile(0.4), a_tile(0.4 if setup.capacity == 2 else 0)]
    for place in range(2 * setup.stacks):
        state.up[place] = a_tile(1 if state.depth[place // 2] < setup.stack_size else 0.5)
    state.shelf[: setup.stores] = [sum(rng.randrange(4) << 2 * u for u in range(4)) for _ in range(setup.stores)]
    state.deck[: setup.kinds] = [rng.choice([0, rng.randint(0, n)]) for n in setup.ticket_count[: setup.kinds]]
    state.patrol = rng.choice([setup.station_node, rng.randrange(setup.spaces), *state.node[: game.num_players]])
    state.bag[:] = [0] * 4
    begin_turn(setup, state)
    return state


def told(game: Any, state: Any) -> WholeGame:
    """The same table in the other telling."""
    found, read = WholeGame(game.num_players, game.house), Reader(game)
    ways = [(state.quarter[place], (place + 6 - state.variant[state.quarter[place]]) % 4) for place in CLOCKWISE]
    found.routes.lay(*zip(*ways, strict=True))
    for name, fact in read.facts(state).items():
        setattr(found, name, fact)
    found.stacks = [stack[depth:] for stack, depth in zip(found.stacks, state.depth, strict=False)]
    found.drawn = {
        tile
        for colour, seen in enumerate(state.drawn)
        for tile in range(*game.setup.first_tile[colour : colour + 2])
        if seen >> tile - game.setup.first_tile[colour] & 1
    }
    return found


def tables(games: int) -> Iterator[tuple[Any, Any, WholeGame]]:
    """Games, busy tables, and the same ones in the other telling."""
    rng = random.Random(7)
    for seed in range(games):
        game = a_game(seed, rng)
        for _ in range(8):
            state = busy(game, rng)
            yield game, state, told(game, state)


def test_prices_agree():
    """Fares, prices in stores, money at the end and who has most are told alike, whatever drivers have and did."""
    for game, state, other in tables(20):
        setup = game.setup
        for s, driver in enumerate(other.drivers):
            assert total(game.house, other.drivers, driver) == prizes.total(setup, state, s)
            assert (s in other.winners()) == prizes.has_won(setup, state, s)
            for store, node in enumerate(other.stores):
                assert price(game.house, driver, other.icons[node]) == upgrades.price_for(setup, state, s, store)
            for number, tile in enumerate(other.tiles):
                assert fare(game.house, driver, tile) == passengers.fare(setup, state, s, number)
                assert other.ever(driver, tile) == may_ever_serve(setup, state, s, number)


def test_measures_count_what_drivers_have():
    """Every number that a game reports is counted from the mats; prizes and winners only once it is over."""
    for game, state, other in tables(12):
        for over in (False, True):
            state.player = TERMINAL if over else 0
            drivers, state.round = other.drivers, 17
            won = [driver for s, driver in enumerate(drivers) if over and s in other.winners()]
            found = {"number of winners": len(won), "rounds": 17}
            for s in range(5):
                there = drivers[s : s + 1]
                money = [total(game.house, drivers, driver) if over else driver.money for driver in there]
                found[f"money of seat {s + 1}"] = sum(money)
                found[f"tickets of seat {s + 1}"] = sum(driver.tickets for driver in there)
                found[f"passengers of seat {s + 1}"] = sum(sum(driver.delivered.values()) for driver in there)
            found["tickets"] = sum(driver.tickets for driver in drivers)
            for name in TYPE_NAMES:
                found[f"deliveries of {name}"] = sum(driver.delivered[name] for driver in drivers)
                found[f"deliveries of {name} by winners"] = sum(driver.delivered[name] for driver in won)
            for name in UPGRADE_NAMES:
                found[f"tokens of {name}"] = sum(driver.token[name] for driver in drivers)
                found[f"tokens of {name} with winners"] = sum(driver.token[name] for driver in won)
            assert found == game.measures(state)


def test_a_guess_at_who_wins():
    """By dollars if the game ended now, 2 for each upgrade, and fares aboard less a quarter for each of 8 spaces to go.

    Who is 5 dollars behind the first is half as likely to win as that one.
    """
    for game, state, other in tables(12):
        worth = []
        for driver in other.drivers:
            dollars = Fraction(total(game.house, other.drivers, driver) + 2 * sum(driver.token.values()))
            for tile in (other.tiles[number] for number in driver.aboard if number is not None):
                away = other.routes.away(driver.node, other.routes.with_icons(tile.to)[0])
                dollars += fare(game.house, driver, tile) - Fraction(min(8, away), 4)
            worth.append(dollars)
        weights = [1 / (1 + ((max(worth) - dollars) / 5) ** 2) for dollars in worth]
        out = [0.0] * game.num_players
        game.rules.evaluate(game.setup, state, out)
        assert pytest.approx([float(weight / sum(weights)) for weight in weights]) == out


def test_turns_agree():
    """From busy tables on, both tellings go on alike at every step."""
    rng, seen = random.Random(8), Counter[str]()
    for game, state, other in tables(40):
        other.play = other.turns
        seen += together(game, state, other, rng, 60)
    assert {"turn", "face", "chase", "patrol", "ticket", "lose", "anew", "tile", "over", "won"} <= {*seen}


def test_routes_agree():
    """From every space to every other: who is next to it, how far it is, and what lies within each reach."""
    rng = random.Random(9)
    for seed in range(16):
        game = a_game(seed, rng)
        state = busy(game, rng)
        setup, routes = game.setup, told(game, state).routes
        nodes = [*range(setup.spaces), *([setup.station_node] if setup.station_node >= setup.spaces else [])]
        place = {node: STATION if node >= setup.spaces else node for node in nodes}
        for a in nodes:
            near = [place[n] for k in range(STEPS) if (n := next_space(setup, state, a, k)) >= 0]
            assert sorted(routes.near[place[a]]) == sorted(near)
            away = [spaces_between(setup, state, a, b) for b in nodes]
            assert [routes.far[place[a]].get(place[b], -1) for b in nodes] == away
            for far in (1, 2, 3, rng.randint(4, 16)):
                actions = [0] * 300
                found = actions[: spaces_within(setup, state, a, far, actions)]
                assert sorted(NODE + b for b in routes.within(place[a], far) - {STATION}) == sorted(found)
