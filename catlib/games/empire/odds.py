"""Exact odds of Empire's dice: rolls, battles, campaigns, paths.

Everything that counts attackers says how: "all" of them, or only those to "spare", without the one that has to stay.
"""

from __future__ import annotations

from typing import Any

from catlib.game import Game

from .battles import (
    STANDARD,
    Battle,
    Chain,
    Choice,
    Dice,
    Left,
    Losses,
    battle,
    best_dice,
    capture_chance,
    capture_table,
    chain,
    favourite_from,
    fewer_dice_pay,
    roll,
    roll_weights,
    smallest_force,
)
from .campaigns import Campaign, Front, Plan, Route, best_paths, best_stop, campaign
from .setup import dice_of

__all__ = [
    "STANDARD",
    "Battle",
    "Campaign",
    "Chain",
    "Choice",
    "Dice",
    "Front",
    "Left",
    "Losses",
    "Plan",
    "Route",
    "battle",
    "best_dice",
    "best_paths",
    "best_stop",
    "campaign",
    "capture_chance",
    "capture_table",
    "chain",
    "dice_of",
    "favourite_from",
    "fewer_dice_pay",
    "roll",
    "roll_weights",
    "routes",
    "smallest_force",
]


def _sides(game: Game, state: Any, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """The cubes on a seat's own neighborhoods, and on all others, by name."""
    if seat not in range(game.num_players):
        raise ValueError(f"seat={seat!r}: the seats of this game are 0 to {game.num_players - 1}")
    held = list(zip(game.house.map.names(), state.owner, state.cubes, strict=False))
    own = {name: cubes for name, owner, cubes in held if owner == seat}
    return own, {name: cubes for name, owner, cubes in held if owner != seat}


def routes(game: Game, state: Any, seat: int, least: float = 0.01) -> dict[str, Route]:
    """For each rival neighborhood the path by which a seat most likely takes it with one stack, likely ones first."""
    own, rivals = _sides(game, state, seat)
    return best_paths(game.house.map.graph(), own, rivals, least=least, dice=dice_of(game.house))
