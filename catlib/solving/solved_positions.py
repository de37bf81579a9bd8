"""Chances to win that are surely known: whole games solved from a position on, within limits, and kept.

What was solved for one position answers every later one of the same game.
"""

import threading
import time
from collections import OrderedDict
from typing import Any

from catlib.engine import look_up
from catlib.game import Game, together
from catlib.rules.wasm import host_name
from catlib.solving.whole_game import Solution, solve_whole

POSITIONS, BYTES, SECONDS = 100_000, 24_000_000, 1.0  # listed at first; of them all; and how long
ENDING = 0.25  # of the listed positions not yet looked at: with fewer it is worth going on
EARLY, GROWING = 4_000, 0.6  # positions looked at, after which the same share tells that there will be far too many
MORE_POSITIONS, MORE_BYTES, MORE_SECONDS = 3_000_000, 500_000_000, 6.0
KEPT, KEPT_GAMES = 3_000_000, 64  # positions of solved games, the oldest of which make room; games that were tried
PER_POSITION = 125  # bytes beside the state itself


class _TooLong(Exception):
    """Listing and solving take more time than there is."""


def settled(game: Game, state: Any) -> Solution | None:
    """Return the game solved from here in wins (2, a tie 1, a loss 0, of the first seat); None if that is too much.

    None also for three seats and more that do not win together, and where hands are hidden. The first question about a
    game tries to solve it from its beginning.

    >>> game = load("tictactoe")
    >>> settled(game, game.initial_state()).value, settled(load("cat_cab"), load("cat_cab").initial_state())
    (1.0, None)
    """
    if (game.num_players > 2 and not together(game.rules)) or game.words.HIDDEN:
        return None
    found = _known(game, state)
    if found is None and _key(game) not in _begun:
        while len(_begun) >= KEPT_GAMES:
            del _begun[next(iter(_begun))]
        _begun[_key(game)] = True
        _solved(game, game.initial_state())
        found = _known(game, state)
    return found or _solved(game, state)


_Key = tuple[Game, Any]
_solutions: OrderedDict[_Key, Solution] = OrderedDict()
_begun: dict[_Key, bool] = {}  # games that were tried from their beginning: whether more time is worth while
_one_at_a_time = threading.Lock()


def _key(game: Game) -> _Key:
    """The game, and a function of its rules, as rules may be loaded anew."""
    return game, game.rules.apply_action


def _known(game: Game, state: Any) -> Solution | None:
    """Return what an earlier solution says of a position."""
    with _one_at_a_time:
        if _key(game) not in _solutions:
            return None
        _solutions.move_to_end(_key(game))
        try:
            return _solutions[_key(game)].at(state)
        except KeyError:
            return None


def _solved(game: Game, state: Any) -> Solution | None:
    """Solve from a position and keep it, if there is little to list, or most of it is."""
    size = PER_POSITION + sum(int(kind[1]) * max(1, length) for kind, length in game.rules.State.FIELDS.values())
    clock = _Clock(SECONDS)
    found = _within(game, state, min(POSITIONS, BYTES // size), clock)
    if found is None and clock.waiting < ENDING and _begun.get(_key(game)) and host_name() == "wasmtime":
        found = _within(game, state, min(MORE_POSITIONS, MORE_BYTES // size), _Clock(MORE_SECONDS))
        _begun[_key(game)] = found is not None
    if found is not None:
        _keep(game, found)
    return found


class _Clock:
    """Hears how a search goes, and ends it when it takes too long."""

    def __init__(self, seconds: float):
        self.seconds, self.until = seconds, 0.0
        self.known, self.opened = 1, 0

    def __call__(self, known: int, opened: int) -> None:
        look_up()
        self.known, self.opened = known, opened
        self.until = self.until or time.perf_counter() + self.seconds
        if time.perf_counter() > self.until or (opened > EARLY and self.waiting > GROWING):
            raise _TooLong

    @property
    def waiting(self) -> float:
        """The share of the positions that were met and not looked at yet."""
        return 1 - self.opened / self.known


def _within(game: Game, state: Any, states: int, clock: _Clock) -> Solution | None:
    try:
        return solve_whole(game, state, states=states, wins=True, going=clock)
    except (ValueError, _TooLong):  # too large, or what one wins is not lost by the other
        return None


def _keep(game: Game, found: Solution) -> None:
    with _one_at_a_time:
        _solutions[_key(game)] = found
        _solutions.move_to_end(_key(game))
        while len(_solutions) > 1 and sum(each.states for each in _solutions.values()) > KEPT:
            _solutions.popitem(last=False)
