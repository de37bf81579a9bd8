"""The game that a question is about when none is named."""

import functools
from typing import Any

from catlib.chance import generator
from catlib.game import Game, load

from ..phases import DRIVE


@functools.cache
def usual() -> Game:
    """Return Taxi Derby for two with the streets as arranged and every other house rule as proposed."""
    return load("taxi_derby", players=2, streets="as arranged")


def first_turn(game: Game | None = None, seed: int = 0) -> tuple[Game, Any]:
    """A game with the state in which its first driver begins, tokens and passengers drawn as from a seed.

    >>> first_turn()[1].player
    0
    """
    game = game or usual()
    state, draw = game.initial_state(), generator(seed).random
    while state.phase != DRIVE:
        u = draw()
        state = game.successor(
            state, game.sample(state, u) if game.is_chance_node(state) else game.legal_actions(state)[0]
        )
    return game, state
