"""Whole games in WebAssembly: the driver of `catlib.engine` made into a module for one game, and called."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Sequence
from typing import Any

from catlib.engine import STEP_LIMIT, Played, make_play
from catlib.rng import pick
from catlib.wasm.hosts import host_name
from catlib.wasm.module import Argument, Module, Rows, Setup, States, Store, Stretch, Whole
from catlib.wasm.twister import uniform

__all__ = ["Kernel", "can_play", "play", "play_kernel", "tree_kernel"]


class Kernel:
    """A module for one game with a store for each thread, and its arguments by name."""

    def __init__(self, kernel: Callable[..., Any], arguments: dict[str, Argument], *, checked: bool = False):
        self.arguments: dict[str, Any] = arguments
        self.module = Module(kernel, list(arguments.values()), checked=checked)
        self._stores = threading.local()

    def store(self) -> Store:
        """The store of this thread, with what earlier calls left in it given back."""
        store = getattr(self._stores, "store", None)
        if store is None:
            store = self._stores.store = self.module.store()
        store.free_from(self.module.top)
        return store


def can_play(game: Any, bots: Sequence[str]) -> bool:
    """Whether something here runs WebAssembly and every bot is written as a rule."""
    return host_name() is not None and set(bots) <= set(game.bots_module.COMPILED)


@functools.lru_cache(maxsize=64)
def play_kernel(game: Any, checked: bool = False) -> Kernel:
    """The driver of whole games for one game with its house rules."""
    rules, bots = game.rules, game.bots_module
    arguments: dict[str, Argument] = {
        "setups": Setup(game.setup),
        "states": States(rules.State.FIELDS),
        "weights": Stretch("i8", game.max_chance_outcomes),
        "actions": Stretch("i8", game.num_distinct_actions),
        "work": Stretch("i8", max(1, bots.WORK)),
        "seeds": Stretch("i8"),
        "bots": Stretch("i8", game.num_players),
        "log": Stretch("i8"),
        "limit": Whole(),
        "paid": Rows("i8", game.num_players),
        "measured": Rows("i8", len(rules.MEASURES)),
        "steps": Stretch("i8"),
        "finished": Stretch("i1"),
    }
    return Kernel(make_play(rules, bots.choose, uniform, pick), arguments, checked=checked)


def play(
    game: Any,
    bots: Sequence[str],
    seeds: Sequence[int],
    *,
    log: int = 0,
    limit: int = STEP_LIMIT,
    checked: bool = False,
) -> Played:
    """`engine.play` in WebAssembly: the same games from the same seeds."""
    kernel, n = play_kernel(game, checked), len(seeds)
    store, state = kernel.store(), game.rules.State()
    store.put(kernel.arguments["bots"], [game.bots_module.COMPILED.index(name) for name in bots])
    store.put_state(kernel.arguments["states"], 0, state)
    given, entries = store.row("i8", seeds), store.row("i8", log)
    paid = store.rows("i8", n, game.num_players)
    measured = store.rows("i8", n, len(game.rules.MEASURES))
    steps, finished = store.row("i8", n), store.row("i1", n)
    store.run(given, entries, limit, paid, measured, steps, finished)
    lengths = steps.tolist()
    kept = entries.numbers(0, lengths[-1]).tolist() if n else []
    over = [bool(flag) for flag in finished.tolist()]
    last = store.get_state(kernel.arguments["states"], 0, state)
    return Played(paid.tolist(), measured.tolist(), lengths, over, kept, last)


def tree_kernel(game: Any, make: Callable[..., Any], longest: int) -> Kernel:
    """The kernel of a tree search, `make(rules, choose, uniform, pick)`: buffers in fixed places, the tree in rows.

    `longest` is the most decisions of a line that the tree remembers.
    """
    seats, module, actions = game.num_players, game.bots_module, game.num_distinct_actions
    tree = ("keys", "slots", "passed", "first_edge", "edge_action", "edge_visits")
    arguments: dict[str, Argument] = {
        "setups": Setup(game.setup),
        "states": States(game.rules.State.FIELDS, 2),
        "weights": Stretch("i8", game.max_chance_outcomes),
        "actions": Stretch("i8", actions),
        "work": Stretch("i8", max(1, module.WORK)),
        "paid": Stretch("f8", seats),
        "payoffs": Stretch("f8", seats),
        "bots": Stretch("i8", seats),
        **{name: Stretch("i8") for name in tree},
        "edge_total": Stretch("f8"),
        "root_squares": Stretch("f8", actions * seats),
        "path": Stretch("i8", longest),
        "scale": Stretch("f8", 4),
        "tally": Stretch("i8", 4),
        "seed": Whole(),
        "simulations": Whole(),
        "exploration": Whole("d"),
        "limit": Whole(),
    }
    return Kernel(make(game.rules, module.choose, uniform, pick), arguments)
