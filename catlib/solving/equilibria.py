"""Choices where hands are hidden, by an equilibrium where the game is small enough to list, else by a search.

The value of an action at an equilibrium is what whoever decides can win after it at best while the other keeps to its
strategy. Where the other never lets it come so far, equilibria may differ in that: values have no interval.

A whole game is solved once and kept. Of a larger one the rest is solved from a position on at which everybody knows
everything, as between the bids of an auction; what is hidden from somebody belongs to the game before it.
"""

import threading
from collections import OrderedDict
from typing import Any

from catlib.game import Game, nothing_hidden
from catlib.solving.cfr import Equilibrium, cfr
from catlib.solving.infosets import Choice, Unseen, search_unseen, searches_quickly

EQUILIBRIUM = "equilibrium"
PLAIN = 1_000  # simulations where the search is not compiled
NODES, ROUNDS, TREMBLE = 12_000, 1_000, 1.0  # of a tree that is listed at the first question; about a second
ENDING = 3_000  # nodes of what is left of a larger game
NUMBERS = 250_000  # in the states of all nodes: what seats see of large ones takes long
KEPT, KEPT_ROOTS = 16, 2_000  # games, and endings of each that are solved; endings of each that were tried

_Key = tuple[Game, Any, bool]  # a function of its rules as well, as rules may be loaded anew
_found: OrderedDict[_Key, OrderedDict[Any, Equilibrium | None]] = OrderedDict()  # by where it begins; None: too large
_one_at_a_time = threading.RLock()


def choices_unseen(
    game: Game, state: Any, *, simulations: int = 20_000, seed: int = 0, wins: bool = False, playing: bool = False
) -> Unseen | None:
    """Value every action at a decision as the mover knows it: by an equilibrium, or else by `search_unseen`.

    The mark is "equilibrium", or "estimate without looking". None where neither is soon done: in a large package that
    says itself what seats see. For a bot that is `playing` only whole games are solved, as each game comes to other
    positions, and a search asks how often to take each action and not what it is worth.

    >>> choices_unseen(load("empire"), load("empire").initial_state()) is None
    True
    """
    listed = game.num_players <= 2 and game.current_player(state) >= 0
    found = _by_equilibrium(game, state, wins, not playing) if listed else None
    if found or not (searches_quickly(game) or game.type.source):
        return found
    games = simulations if searches_quickly(game) else min(simulations, PLAIN)
    return search_unseen(game, state, simulations=games, seed=seed, wins=wins, values=not playing)


def _by_equilibrium(game: Game, state: Any, wins: bool, endings: bool) -> Unseen | None:
    """Return what an equilibrium says that is known, or soon found: of the whole game, or of what is left."""
    key = game, game.rules.apply_action, wins
    with _one_at_a_time:
        found = _known(game, state, key) or _solved(game, game.initial_state(), key, state, NODES)
        if found is None and endings and nothing_hidden(game, state):
            found = _solved(game, state, key, state, ENDING)
        return found


def _known(game: Game, state: Any, key: _Key) -> Unseen | None:
    for equilibrium in filter(None, reversed(_found.get(key, {}).values())):
        try:
            paid = equilibrium.choices(state)
        except KeyError:
            continue
        choices = [Choice(a, game.action_to_string(state, a), often, value) for a, (often, value) in paid.items()]
        return Unseen(game.current_player(state), tuple(choices), 0, equilibrium.nodes, EQUILIBRIUM)
    return None


def _solved(game: Game, root: Any, key: _Key, state: Any, nodes: int) -> Unseen | None:
    """Return what the equilibrium from a position on says of a state; None where its tree is too large."""
    if root in _found.get(key, {}):
        return None
    nodes = min(nodes, max(1, NUMBERS // len(root.numbers())))
    try:
        found = cfr(game, ROUNDS, root, nodes=nodes, wins=key[-1], tremble=TREMBLE)
    except ValueError:  # too large, or what one wins is not lost by the other
        found = None
    _keep(key, root, found)
    return _known(game, state, key)


def _keep(key: _Key, root: Any, found: Equilibrium | None) -> None:
    """Remember what was found, so that the oldest games, endings and failures make room."""
    roots = _found.setdefault(key, OrderedDict())
    roots[root] = found
    solved = [each for each, equilibrium in roots.items() if equilibrium is not None]
    for old in solved[1:-KEPT]:
        del roots[old]
    while len(roots) > KEPT_ROOTS:
        roots.popitem(last=False)
    while len(_found) > KEPT:
        _found.popitem(last=False)
