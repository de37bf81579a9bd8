"""The kernels of search give plain Python's numbers in WebAssembly: tree search, hidden worlds, forced wins."""

import re
from typing import NamedTuple

import pytest

from catlib import load
from catlib.chance import rng
from catlib.engine import Kernel, Workspace
from catlib.games.meow_daifugo.infoset import infoset_mcts
from catlib.games.meow_daifugo.rules import PLAYS
from catlib.rules.wasm import Room, Rows, Setup, Stretch, Whole, layout_of_setup
from catlib.rules.wasm.errors import WrongType
from catlib.solving import forced_win, mcts

from .one import rule_of

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
    rule = rule_of("""
        def f(rows):
            for g in range(rows.n):
                row = rows.out[g]
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


AGREED = [Agreed(9, (1, 2), ()), Agreed(7, (3, 4), ())]
READS = """
    def f(rows):
        setup = rows.setups[0]
        return 1000 * setup.limit + 10 * setup.prices[1] + len(setup.prices) + len(setup.extras)
"""
KEEPS = """
    def f(rows):
        rows.room[0] += rows.setups[0].limit
        return rows.room[0]
"""


@pytest.mark.parametrize(("text", "room", "order", "found"), [
    (READS, {}, (0, 1, 0), [9022, 7042, 9022]), (KEEPS, {"room": Room("i8", 2)}, (0, 0, 1, 0), [9, 18, 7, 9])])
def test_one_module_under_many_setups(text, room, order, found):
    """What a call reads of a setup is what was written last; a table may be empty. What calls keep in a room is there
    for calls under the same setup, and gone once another one is written."""
    rule, argument, told = rule_of(text), Setup(layout_of_setup(AGREED[0])), []
    store = Kernel(lambda uniform: rule, {"setups": argument, **room}).store()
    for number in order:
        store.put_setup(argument, AGREED[number])
        told.append(store.run())
    assert found == told


def test_a_setup_never_changes():
    """A rule that writes into a setup or one of its tables is refused, also where the table has another name."""
    argument = Setup(layout_of_setup(Agreed(9, (1, 2), ())))
    for line in ("setup.limit = 3", "setup.prices[0] = 3", "row = setup.prices; row[0] = 3"):
        rule = rule_of("def f(rows):\n    setup = rows.setups[0]\n    " + line.replace("; ", "\n    "))
        with pytest.raises(WrongType, match="a setup and its tables never change"):
            _ = Kernel(lambda uniform, rule=rule: rule, {"setups": argument}).module


SHAPE = {"low": Stretch("f8"), "high": Stretch("f8")}
PARTS = {"row": Stretch("i8"), "fixed": Stretch("i8", 2), "shape": SHAPE, "n": Whole()}


def kernel_of(text, **rules):
    """A kernel over PARTS from its body, with rules beside it."""
    made = rule_of("def f(rows):\n    " + text)
    made.__globals__.update({name: rule_of(body) for name, body in rules.items()})
    return Kernel(lambda uniform: made, PARTS)


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("size", [0, 250])
def test_a_record_is_handed_on(compiled, size):
    """A rule takes a record or a part of it, put in where it is called or a function of its own."""
    kernel = kernel_of("raised(rows.shape, rows.n)\n    low = rows.shape.low\n    return int(10 * low[1]) + last(rows)",
        raised="def raised(bounds, by):\n    bounds.low[1] += by",
        last="def last(rows):\n    return rows.row[len(rows.row) - 1] + rows.fixed[1]")
    kernel.inline = size
    work = Workspace(kernel, compiled, {"row": 3, "shape.low": 2, "shape.high": 2})
    work.put("row", [7, 8, 9])
    work.put("shape.low", [0.0, 0.5])
    work.put("fixed", [0, 100])
    assert [134, 154] == [work.run(n=n) for n in (2, 2)]
    assert 4.5 == work["shape.low"][1]
    assert ["rows.n", "rows.row", "rows.shape.low"] == sorted(kernel.module.open)


@pytest.mark.parametrize(
    ("text", "said"),
    {"return rows.rest": "there is no rest; there are row, fixed, shape, n",
        "rows.n = 3": "a record of rows keeps its parts; store into an element",
        "rows.n += 3": "a record of rows keeps its parts",
        "rows.row = rows.fixed": "row is a row; store into its elements",
        "shape = rows.shape": "shape would be a record of rows; read it by the name that it has",
        "return rows": "a record of rows cannot be returned",
        "return (rows.shape if rows.n else rows.shape).low[0]": "a record of rows is read by the name that it has",
        "return rows + 1": "a record of rows and a whole number cannot be reckoned with",
        "return rows[0]": "rows is a record of rows and has no elements"}.items(),
)
def test_what_a_record_is_not(text, said):
    """A record has no other names, and its parts are what they are."""
    with pytest.raises(WrongType, match=re.escape(said)):
        _ = kernel_of(text).module
