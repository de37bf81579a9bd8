"""The game that a question is about when none is named."""

import functools
from typing import Any

from catlib.chance import generator
from catlib.game import Game, load

from ..phases import DRIVE


def game_or_default(game: Game | None) -> Game:
    """The game given, or Taxi Derby for two with the streets as arranged and every other house rule as proposed."""
    return _default() if game is None else game


@functools.cache
def _default() -> Game:
    return load("taxi_derby", players=2, streets="as arranged")


def first_turn(game: Game | None = None, seed: int = 0) -> tuple[Game, Any]:
    """A game with the state in which its first driver begins, tokens and passengers drawn as from a seed.

    >>> first_turn()[1].player
    0
    """
    game = game_or_default(game)
    state, draw = game.initial_state(), generator(seed).random
    while state.phase != DRIVE:
        u = draw()
        state = game.successor(
            state, game.sample(state, u) if game.is_chance_node(state) else game.legal_actions(state)[0]
        )
    return game, state
