"""Exact odds of Empire's dice and cards: rolls, battles, campaigns, paths, sets.

Everything that counts attackers says how: "all" of them, or only those to "spare", without the one that has to stay.
"""

from typing import Any

from catlib.game import Game

from .battles import STANDARD as STANDARD
from .battles import Battle as Battle
from .battles import Dice as Dice
from .battles import Left as Left
from .battles import Losses as Losses
from .battles import battle as battle
from .battles import best_dice as best_dice
from .battles import capture_chance as capture_chance
from .battles import capture_table as capture_table
from .battles import chain as chain
from .battles import favourite_from as favourite_from
from .battles import fewer_dice_pay as fewer_dice_pay
from .battles import roll as roll
from .battles import roll_weights as roll_weights
from .battles import smallest_force as smallest_force
from .campaigns import Front as Front
from .campaigns import Route as Route
from .campaigns import best_paths as best_paths
from .campaigns import best_stop as best_stop
from .campaigns import campaign as campaign
from .cards import FULL_DECK as FULL_DECK
from .cards import has_set as has_set
from .cards import set_chance as set_chance
from .setup import dice_of as dice_of


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
