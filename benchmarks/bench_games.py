"""What somebody waits for in each game, in milliseconds, beside the figure asked for; then steps and searches a second.

    python benchmarks/bench_games.py [game …]

The fastest of some runs counts, after one that translates; Cat Cab Crew's questions are asked with every cache of ours
emptied. Peers' figures were taken on another machine.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from clock import fastest
from first_answer import PLAYERS

from catlib import Game, load
from catlib.chance import generator
from catlib.game import seat_bots
from catlib.games.cat_cab import goals, paths
from catlib.games.cat_cab import odds as cat_cab_odds
from catlib.games.cat_cab.odds import race as race_to_win
from catlib.games.cat_cab.odds import turns
from catlib.games.empire import odds as empire_odds
from catlib.games.meow_daifugo.infoset import infoset_mcts
from catlib.games.meow_daifugo.odds.endgame import endgame
from catlib.games.meow_daifugo.odds.solo import clearance
from catlib.games.meow_daifugo.rules import PLAY
from catlib.games.taxi_derby import setup as tables
from catlib.games.taxi_derby.city import streets
from catlib.games.taxi_derby.odds import best_plan, best_turn, first_turn, heat_map, patrol_spots
from catlib.games.taxi_derby.phases import END
from catlib.games.washi_cat.odds import cheapest_wall, quickest_trip, race, solve, speed_table, trap
from catlib.games.washi_cat.phases import TURN
from catlib.play import simulate
from catlib.solving import exact, mcts

SEEDS, DEALS, POSITIONS, SIMULATIONS = 2000, 20, 40, 2000


class Row(NamedTuple):
    """A piece of work, how many times it does the same in one run, and the milliseconds asked for."""

    what: str
    job: Callable[[], Any]
    asked: float | None = None
    times: int = 1


def cat_cab() -> Iterator[Row]:
    def afresh(ask: Callable[[], Any]) -> Any:
        memories = turns.net_solver, turns._reach_solver, race_to_win._chance, race_to_win._distribution
        for function in (*memories, goals.goals, paths.streets):
            function.cache_clear()
        exact._recent.clear()
        return ask()

    of = cat_cab_odds
    for what, ask, asked in (
        ("best mean of 5D6", of.best_turn, 1000),
        ("best mean of 6D6 + D8", partial(of.best_turn, 6, 1), 5000),
        ("policy for 5D6, every state", partial(of.best_policy, 1), 1000),
        ("nine spaces with 5D6", partial(of.reach, 9), 1000),
        ("one roll with items", partial(of.one_roll, items=True), 1000),
        ("driving for one's own D8", partial(of.item_chance, manner="for the item"), 1000),
        ("twelve spaces in rush hour", partial(of.rush_hour, 12), 5000),
    ):
        yield Row(what, partial(afresh, ask), asked)


def empire() -> Iterator[Row]:
    yield Row("1000 v 1000, floats", lambda: empire_odds.battle(1000, 1000, exact=False), 20)
    yield Row("all 31 × 31 chances, exact", lambda: empire_odds.capture_table(31, 31))
    yield Row("campaign of 40 against 6, 5, 4, 3", lambda: empire_odds.campaign(40, [6, 5, 4, 3]))


def taxi_derby() -> Iterator[Row]:
    game, state = first_turn()
    anywhere = [state.copy() for _ in range(game.setup.spaces)]
    for node, each in enumerate(anywhere):
        each.node[0], each.patrol, each.moved = node, node * 7 % game.setup.spaces, node % 5

    def of_a_new_city() -> None:
        streets.cache_clear()
        tables._tables.cache_clear()
        heat_map(load("taxi_derby", players=2), state)

    busy = state.copy()
    busy.token[:4], busy.money[0] = [1, 1, 1, 1], 9
    busy.up = [i + 1 for i in range(10)]
    parked = game.child(busy, END)
    yield Row("ticket heat map", lambda: [heat_map(game, each) for each in anywhere], 50, len(anywhere))
    yield Row("the same in a city never seen", of_a_new_city, 50)
    yield Row("best next turn", lambda: best_turn(game, busy), 200)
    yield Row("plan for ten passengers", lambda: best_plan(game, busy), 2000)
    yield Row("where to leave the patrol car", lambda: patrol_spots(game, parked))


def meow_daifugo() -> Iterator[Row]:
    decks = [generator(seed).sample(range(32), 32) for seed in range(DEALS)]
    two, solo = load("meow_daifugo", players=2), load("meow_daifugo", players=1)

    def mask(cards: list[int]) -> int:
        return sum(1 << card for card in cards)

    def clear(deck: list[int]) -> Any:
        return clearance(solo, mask(deck[:8]), mask(deck[8:11]), deck[11:])

    yield Row("endgame of 8 + 8 cards", lambda: [endgame(two, mask(d[:8]), mask(d[8:16])) for d in decks], 1000, DEALS)
    yield Row("solo, deck known", lambda: [clear(deck) for deck in decks], 1000, DEALS)
    for players in (2, 4):
        game = load("meow_daifugo", players=players)
        state, draw = game.initial_state(), generator(5).random
        while state.phase != PLAY:
            chance = game.is_chance_node(state)
            state = game.child(state, game.sample(state, draw()) if chance else game.legal_actions(state)[0])
        search = partial(infoset_mcts, game, state, simulations=10 * SIMULATIONS, compile=True)
        yield Row(f"search of hidden hands, {players} players", search, 1 / 50, 10 * SIMULATIONS)


def washi_cat() -> Iterator[Row]:
    game = load("washi_cat")
    states = positions(game)
    both = [(state, seat) for state in states for seat in range(2)]
    yield Row("trapped or not, both, with the proof", lambda: [trap(game, *each) for each in both], 1, POSITIONS)
    yield Row("the race, both players", lambda: [race(game, state) for state in states], None, POSITIONS)
    yield Row("cheapest wall around a cat", lambda: cheapest_wall(game, states[0], 0, amazing=True))
    yield Row("quickest trip with jumps", lambda: quickest_trip(game, states[0], 0))
    yield Row("the table of speed runs, 3 to 8 rows", speed_table)
    for specials in (0, 1, 2):  # that nobody can win with two takes half a minute to prove
        tiny = load("washi_cat", board="tiny", drawing="board", turn_limit=0, specials=specials)
        yield Row(f"4 × 5 solved, {specials} specials", partial(solve, tiny))
    small = load("washi_cat", board="small", drawing="board")
    for what, rollout, limit in (("random to the end", "random", 2000), ("racers to the end", "racer", 2000)):
        job = partial(mcts, small, simulations=SIMULATIONS, rollout=rollout, limit=limit, seed=1)
        yield Row(f"tree search on 6 × 7, {what}", job, 1 / 100 if rollout == "random" else None, SIMULATIONS)


def positions(game: Game) -> list[Any]:
    """Positions from random games, early and late."""
    draw, found = generator(1).random, []
    while len(found) < POSITIONS:
        state = game.initial_state()
        for _ in range(12 + int(draw() * 150)):
            if game.is_terminal(state):
                break
            legal = game.legal_actions(state)
            state = game.successor(state, legal[int(draw() * len(legal))])
        if not game.is_terminal(state) and state.phase == TURN:
            found.append(state)
    return found


GAMES = {each.__name__: each for each in (cat_cab, empire, taxi_derby, meow_daifugo, washi_cat)}


def print_rates(name: str) -> None:
    """Steps a second of whole games, compiled, on one thread, and how many times as many on two."""
    game = load(name, players=PLAYERS[name])
    for bots in (["random"] * game.num_players, seat_bots(game)):
        if set(bots) <= set(game.type.bots.COMPILED):
            one, two = (partial(simulate, game, bots, SEEDS, workers=n, progress=False) for n in (1, 2))
            steps, alone = sum(one().steps), fastest(one)
            rate, more = steps / alone / 1e6, alone / fastest(two)
            print(f"  {f'{bots[0]}: million steps a second, asked 3':46}{rate:12.2f}{more:9.1f} × on two threads")


def main(names: list[str]) -> None:
    """Print a table for each game."""
    for name in names or GAMES:
        print(f"\n{load(name).title}, milliseconds{'':31}{'asked':>10}{'times as fast':>15}")
        for row in GAMES[name]():
            row.job()
            time = 1000 * fastest(row.job, 3) / row.times
            beside = f"{f'< {row.asked:g}':>10}{row.asked / time:15.1f}" if row.asked else ""
            print(f"  {row.what:46}{time:12.4f}{beside}", flush=True)
        print_rates(name)


if __name__ == "__main__":
    main(sys.argv[1:])
