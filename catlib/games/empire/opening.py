"""A match in which the setting up is done: the neighborhoods dealt, everybody's starting cubes placed."""

from collections.abc import Sequence
from typing import Literal

from catlib.game import Game
from catlib.play import HUMAN, Match

from .phases import FILLING


def opened(
    game: Game, seats: Sequence[str | None] | None = None, seed: int | None = None, names: Sequence[str | None] = (),
    dice: Literal["new", "same"] = "new",
) -> Match:
    """A match whose first turn is about to begin; greedy players have placed the starting cubes of all seats.

    All is as in `catlib.Match`; by default a person is first, and greedy players sit in the other seats.

    >>> from catlib.games.empire.board import cubes_of
    >>> match = opened(load("empire", players=3), seed=7)
    >>> [cubes_of(match.game.setup, match.state, s) for s in range(3)]
    [35, 35, 35]
    """
    match = Match(game, ["greedy"] * game.num_players, seed=seed, dice=dice)
    while match.state.stage <= FILLING:
        match.step()
    for seat, who in enumerate(seats or [HUMAN, *["greedy"] * (game.num_players - 1)]):
        match.sit(seat, who, names[seat] if names else None)
    return match
