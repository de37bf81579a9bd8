"""Games that rules play on from a position, with the same chance for each first action, so that these can be compared.

Where dice and cards fall alike, what is left between two choices is more the choices' doing: the difference of two such
means is surer than that of two independent ones (common random numbers; Law, Simulation Modeling and Analysis, ch. 11).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from catlib import rng
from catlib.cancelling import look_up
from catlib.contract import GameType
from catlib.game import Game
from catlib.kernels import Kernel, Workspace, is_compiled, setup_layout
from catlib.rulebook import CHANCE, TERMINAL
from catlib.uct import share_win
from catlib.wasm.layout import Layout
from catlib.wasm.module import Room, Setup, States, Stretch, Whole

__all__ = ["LIMIT", "Playouts"]

LIMIT = 5000  # steps after which a game counts as an equal share for everybody
SLICE = 16  # games of each action before other threads have their turn


class Playouts:
    """Games from one position, played on by a rule for all seats; each seed is one way that chance falls.

    >>> from catlib import load
    >>> game = load("tictactoe")
    >>> from_here = Playouts(game, game.initial_state(), "random")
    >>> middle, edge = from_here.shares([4, 1], [1, 2, 3])
    >>> len(middle), set(middle) <= {0.0, 0.5, 1.0}
    (3, True)
    """

    def __init__(self, game: Game, state: Any, bot: str, compile: bool | None = None):
        known = game.type.bots.COMPILED
        if bot not in known:
            raise ValueError(
                f"bot={bot!r}: games are played on by a bot written as a rule; those are {', '.join(known)}"
            )
        self.game, self.state, self.seat = game, state, game.current_player(state)
        self._bots = [known.index(bot)] * game.num_players
        self._compiled = is_compiled(compile)
        self._kernel = _kernel(game.type, setup_layout(game), game.num_players, game.rules.apply_action)

    def shares(self, actions: Sequence[int], seeds: Sequence[int]) -> list[list[float]]:
        """What the seat that decides gets of the win, a row for each first action with a share for each seed."""
        found: list[list[float]] = [[] for _ in actions]
        for start in range(0, len(seeds), SLICE):
            look_up()
            for row, more in zip(found, self._slice(actions, seeds[start : start + SLICE]), strict=True):
                row += more
        return found

    def _slice(self, actions: Sequence[int], seeds: Sequence[int]) -> list[list[float]]:
        lengths = {"seeds": len(seeds), "first": len(actions), "shares": len(seeds) * len(actions)}
        work = Workspace(self._kernel, self._compiled, lengths, self.state, self.game.setup)
        work.put_state("states", self.state)
        for name, numbers in (("bots", self._bots), ("seeds", seeds), ("first", actions)):
            work.put(name, numbers)
        work.run(seat=self.seat, limit=LIMIT)
        shares = [float(share) for share in work["shares"]]
        return [shares[i * len(seeds) : (i + 1) * len(seeds)] for i in range(len(actions))]


@functools.lru_cache(maxsize=16)
def _kernel(type: GameType, setup: Layout, seats: int, loaded: Any) -> Kernel:
    """`loaded` is a function of the rules, so that rules which were reloaded are translated again."""
    rules, bots = type.rules, type.bots
    arguments: dict[str, Any] = {
        "setups": Setup(setup),
        "states": States(rules.State.FIELDS, 2),
        "weights": Stretch("i8", rules.MAX_CHANCE),
        "actions": Stretch("i8", rules.NUM_ACTIONS),
        "work": Room("i8", max(1, bots.WORK)),
        "paid": Stretch("f8", seats),
        "bots": Stretch("i8", seats),
        "seeds": Stretch("i8"),
        "first": Stretch("i8"),
        "shares": Stretch("f8"),
        "seat": Whole(),
        "limit": Whole(),
    }
    return Kernel(lambda uniform: make_playouts(rules, bots.choose, uniform, rng.pick), arguments)


def make_playouts(
    rules: Any, choose: Callable[..., int], uniform: Callable[..., float], pick: Callable[..., int]
) -> Any:
    """The driver as a closure over one game's rules, so that both engines run this very source."""
    current_player, apply_action, returns = rules.current_player, rules.apply_action, rules.returns
    chance_weights, legal_actions = rules.chance_weights, rules.legal_actions

    def play_on(setups, states, weights, actions, work, paid, bots, seeds, first, shares, seat, limit):
        setup, state, games = setups[0], states[1], len(seeds)
        for a in range(len(first)):
            for g in range(games):
                uniform(seeds[g], True)
                states[1] = states[0]
                state = states[1]
                apply_action(setup, state, first[a])
                step = 0
                player = current_player(setup, state)
                while player != TERMINAL and step < limit:
                    if player == CHANCE:
                        n = chance_weights(setup, state, weights)
                        action = pick(weights, n, uniform(0, False))
                    else:
                        n = legal_actions(setup, state, actions)
                        action = choose(bots[player], setup, state, actions, n, uniform(0, False), work)
                    apply_action(setup, state, action)
                    step += 1
                    player = current_player(setup, state)
                shares[a * games + g] = 1 / len(paid)
                if player == TERMINAL:
                    returns(setup, state, paid)
                    share_win(len(paid), paid)
                    shares[a * games + g] = paid[seat]

    return play_on
