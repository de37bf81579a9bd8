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

    All is as in `catlib.Match`; by default a person is first, and greedy players sit in the other seats. Where people
    play, one of them begins, by the next seed that has it so: no newcomer is attacked before the first turn.

    >>> from catlib.games.empire.board import cubes_of
    >>> match = opened(load("empire", players=3), seed=7)
    >>> [cubes_of(match.game.setup, match.state, s) for s in range(3)]
    [35, 35, 35]
    """
    seats = seats or [HUMAN, *["greedy"] * (game.num_players - 1)]
    match = _set_up(game, seed, dice)
    while HUMAN in seats and seats[match.player] != HUMAN:
        seed = None if seed is None else (seed + 1) % 2**32
        match = _set_up(game, seed, dice)
    for seat, who in enumerate(seats):
        match.sit(seat, who, names[seat] if names else None)
    return match


def _set_up(game: Game, seed: int | None, dice: Literal["new", "same"]) -> Match:
    match = Match(game, ["greedy"] * game.num_players, seed=seed, dice=dice)
    while match.state.stage <= FILLING:
        match.step()
    return match
