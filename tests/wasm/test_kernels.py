"""The kernels of search give plain Python's numbers in WebAssembly: tree search, hidden worlds, forced wins."""

from __future__ import annotations

import functools
import math

import pytest

from catlib import load, rng, search, wins
from catlib.games.meow_daifugo import infoset
from catlib.games.meow_daifugo.rules import CARDS, PLAYS
from catlib.translated import Kernel, tree_kernel
from catlib.wasm.module import Rows, Setup, States, Stretch, Whole
from catlib.wasm.twister import uniform

TRIES = {"cat_cab": 60, "empire": 8, "meow_daifugo": 40, "taxi_derby": 6, "washi_cat": 12}


def first_decision(game):
    state, draw = game.initial_state(), rng.generator(0).random
    while len(game.legal_actions(state)) < 2:
        state = game.successor(state, game.sample(state, draw()))
    return state


def search_kernel(game):
    """The tree search of `catlib.search`."""
    guess = search._evaluate(game) or search.nobody_knows
    return tree_kernel(game, functools.partial(search.make_search, evaluate=guess), search.LONGEST_LINE)


@pytest.mark.parametrize("name", TRIES)
def test_tree_search(name):
    """The same visits and payoffs at every edge of the tree."""
    game, tries = load(name), TRIES[name]
    state, edges, seats = first_decision(game), 60 * tries + 20_000, game.num_players
    plan = search._Plan(game, state, search._rollout(game, None), 0, 1.0, 300, tries, False, search._scale(game, None))
    tree = search._Tree(plan, 0)
    tree.edge_action, tree.edge_visits, tree.edge_total = [0] * edges, [0] * edges, [0.0] * edges * seats
    tree.simulate(12345, tries)
    kernel = search_kernel(game)
    store = kernel.store()
    for index in range(2):
        store.put_state(kernel.arguments["states"], index, state)
    store.put(kernel.arguments["bots"], plan.bots)
    store.put(kernel.arguments["scale"], [*(plan.payoffs or (math.inf, -math.inf)), 0, 0])
    sizes = [tries, 2 * tries + 1, tries, tries + 1, edges, edges]
    rows = [store.row("i8", size) for size in sizes] + [store.row("f8", edges * seats)]
    store.run(*rows, 12345, tries, 1.0, 300)
    assert (tree.keys, tree.slots) == (rows[0].tolist(), rows[1].tolist())
    assert (tree.edge_action, tree.edge_visits) == (rows[4].tolist(), rows[5].tolist())
    assert tree.edge_total == rows[6].tolist()


@pytest.mark.parametrize("players", [1, 3])
def test_hidden_worlds(players):
    """The same tree over what can be known, in worlds dealt anew."""
    game, tries = load("meow_daifugo", players=players), 40
    state, draw = game.initial_state(), rng.generator(1).random
    while game.current_player(state) < 0 or max(game.legal_actions(state)) >= PLAYS:
        legal = game.legal_actions(state)
        state = game.successor(state, legal[int(draw() * len(legal))] if legal else game.sample(state, draw()))
    plain = infoset._grown(game, state, tries, 7, 1, 0.7, False)
    seats, nodes = game.num_players, tries + 2
    names = ("keys", "slots", "first", "edge_action", "edge_next", "visits", "seen")
    arguments = {
        "setups": Setup(game.setup),
        "states": States(game.rules.State.FIELDS, 2),
        "weights": Stretch("i8", CARDS),
        "actions": Stretch("i8", game.num_distinct_actions),
        "work": Stretch("i8", max(1, game.bots_module.WORK)),
        "loose": Stretch("i8", CARDS),
        "draws": Stretch("f8", infoset.DRAWS),
        "worth": Stretch("i8", seats),
        "bots": Stretch("i8", seats),
        **{name: Stretch("i8") for name in names},
        "total": Stretch("f8"),
        "squares": Stretch("f8"),
        "mark": Stretch("i8", game.num_distinct_actions),
        "stamp": Stretch("i8", game.num_distinct_actions),
        "path": Stretch("i8", infoset.LONGEST_LINE),
        "tally": Stretch("i8", 4),
        "seed": Whole(),
        "simulations": Whole(),
        "factor": Whole("d"),
    }
    kernel = Kernel(infoset.make_infoset(game.rules, game.bots_module.choose, uniform, rng.pick), arguments)
    store = kernel.store()
    for index in range(2):
        store.put_state(kernel.arguments["states"], index, state)
    store.put(kernel.arguments["bots"], [1] * seats)
    sizes = dict(zip(names, (nodes, 2 * nodes + 1, *[nodes] * 5), strict=True))
    rows = {name: store.row("i8", size) for name, size in sizes.items()}
    rows |= {"total": store.row("f8", nodes * seats), "squares": store.row("f8", nodes)}
    factor = 0.7 * max(1, *game.setup.point_losses) * max(1, seats - 1)
    store.run(*rows.values(), 7, tries, factor)
    assert [] == [name for name in plain if name in rows and plain[name] != rows[name].tolist()]


def test_forced_wins():
    """The same answers and the same positions opened, to every depth that is asked for."""
    game = load("washi_cat", board="tiny", drawing="board", turn_limit=0, specials=0)
    depth, room = 7, 3000
    pack, words = wins.whole_state(game.rules.State)
    plain = wins._Search(game, wins._Packing(pack, words), depth, room, False)
    actions, slots = game.num_distinct_actions, len(plain.used)
    arguments = {
        "setups": Setup(game.setup),
        "states": States(game.rules.State.FIELDS, depth + 2),
        "actions": Stretch("i8", actions),
        "paid": Stretch("i8", 2),
        "key": Stretch("i8", words),
        "keys": Stretch("i8"),
        **{name: Stretch("i2") for name in ("used", "wins", "fails")},
        "level": Stretch("i8", 4 * (depth + 2)),
        "favour": Stretch("i8", actions * (depth + 2)),
        "tally": Stretch("i8", 2 + 2 * actions),
        "attacker": Whole(),
        "depth": Whole(),
    }
    kernel = Kernel(wins.make_forced(game.rules, None, None, None, pack, words), arguments)
    store, state = kernel.store(), game.initial_state()
    rows = [store.row("i8", slots * words), store.row("i2", slots), *(store.row("i2", 2 * slots) for _ in range(2))]
    store.put_state(kernel.arguments["states"], 0, state)
    for plies in range(1, depth + 1):
        for seat in range(2):
            plain.states[0] = state
            assert plain.can_win(state, seat, plies) == bool(store.run(*rows, seat, plies))
    assert plain.used == rows[1].tolist()
    assert plain.wins == rows[2].tolist()
    assert plain.fails == rows[3].tolist()


def test_rows_of_rows():
    """A kernel may fill rows of rows, whose length is known."""
    from .one import rule_of

    rule = rule_of("""
        def f(out, n):
            for g in range(n):
                row = out[g]
                for i in range(len(row)):
                    row[i] = 10 * g + i
    """)
    kernel = Kernel(rule, {"out": Rows("i8", 3), "n": Whole()})
    store = kernel.store()
    rows = store.rows("i8", 2, 3)
    store.run(rows, 2)
    assert [[0, 1, 2], [10, 11, 12]] == rows.tolist()
