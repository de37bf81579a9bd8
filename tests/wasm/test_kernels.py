"""The kernels of search give plain Python's numbers in WebAssembly: tree search, hidden worlds, forced wins."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from catlib import load
from catlib.chance import rng
from catlib.engine import Kernel
from catlib.games.meow_daifugo.infoset import infoset_mcts
from catlib.games.meow_daifugo.rules import PLAYS
from catlib.rules.wasm import Room, Rows, Setup, Whole, layout_of_setup
from catlib.rules.wasm.errors import WrongType
from catlib.solving import forced_win, mcts

TRIES = {"cat_cab": 60, "empire": 8, "meow_daifugo": 40, "taxi_derby": 6, "washi_cat": 12}


def first_decision(game):
    state, draw = game.initial_state(), rng.generator(0).random
    while len(game.legal_actions(state)) < 2:
        state = game.successor(state, game.sample(state, draw()))
    return state


@pytest.mark.parametrize("name", TRIES)
def test_tree_search(name):
    """The same visits, payoffs and intervals of every action, and the same tree."""
    game = load(name)
    state = first_decision(game)
    plain, fast = (mcts(game, state, simulations=TRIES[name], limit=300, seed=5, compile=c) for c in (False, True))
    assert plain == fast


@pytest.mark.parametrize("players", [1, 3])
def test_hidden_worlds(players):
    """The same tree over what can be known, in worlds dealt anew."""
    game = load("meow_daifugo", players=players)
    state, draw = game.initial_state(), rng.generator(1).random
    while game.current_player(state) < 0 or max(game.legal_actions(state)) >= PLAYS:
        legal = game.legal_actions(state)
        state = game.successor(state, legal[int(draw() * len(legal))] if legal else game.sample(state, draw()))
    plain, fast = (infoset_mcts(game, state, simulations=40, seed=7, compile=c) for c in (False, True))
    assert plain == fast


def test_forced_wins():
    """The same answers, to every depth that is asked for."""
    game = load("washi_cat", board="tiny", drawing="board", turn_limit=0, specials=0)
    for depth in range(1, 8):
        plain, fast = (forced_win(game, depth=depth, positions=3000, prove=False, compile=c) for c in (False, True))
        assert plain == fast


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
    store = Kernel(lambda uniform: rule, {"out": Rows("i8", 3), "n": Whole()}).store()
    rows = store.rows("i8", 2, 3)
    store.run(rows, 2)
    assert [[0, 1, 2], [10, 11, 12]] == rows.tolist()


class Agreed(NamedTuple):
    """A setup with a table that no game of its kind fills."""

    limit: int
    prices: tuple[int, ...]
    extras: tuple[int, ...]


def test_one_module_under_many_setups():
    """What a call reads of a setup is what was written last; a table may be empty."""
    from .one import rule_of

    rule = rule_of("""
        def f(setups):
            setup = setups[0]
            return 1000 * setup.limit + 10 * setup.prices[1] + len(setup.prices) + len(setup.extras)
    """)
    setups = [Agreed(9, (1, 2), ()), Agreed(7, (3, 4), ())]
    argument = Setup(layout_of_setup(setups[0]))
    store = Kernel(lambda uniform: rule, {"setups": argument}).store()
    found = []
    for setup in [*setups, setups[0]]:
        store.put_setup(argument, setup)
        found.append(store.run())
    assert [9022, 7042, 9022] == found


def test_a_room_is_empty_under_another_setup():
    """What calls keep in it is there for calls under the same setup, and gone once another one is written."""
    from .one import rule_of

    rule = rule_of("""
        def f(setups, room):
            room[0] += setups[0].limit
            return room[0]
    """)
    setups = [Agreed(9, (1, 2), ()), Agreed(7, (3, 4), ())]
    argument = Setup(layout_of_setup(setups[0]))
    store = Kernel(lambda uniform: rule, {"setups": argument, "room": Room("i8", 2)}).store()
    found = []
    for setup in [setups[0], setups[0], setups[1], setups[0]]:
        store.put_setup(argument, setup)
        found.append(store.run())
    assert [9, 18, 7, 9] == found


def test_a_setup_never_changes():
    """A rule that writes into a setup or one of its tables is refused, also where the table has another name."""
    from .one import rule_of

    argument = Setup(layout_of_setup(Agreed(9, (1, 2), ())))
    for line in ("setup.limit = 3", "setup.prices[0] = 3", "row = setup.prices; row[0] = 3"):
        rule = rule_of("def f(setups):\n    setup = setups[0]\n    " + line.replace("; ", "\n    "))
        with pytest.raises(WrongType, match="a setup and its tables never change"):
            _ = Kernel(lambda uniform, rule=rule: rule, {"setups": argument}).module
