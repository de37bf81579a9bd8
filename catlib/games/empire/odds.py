"""Exact odds of Empire's dice and cards: rolls, battles, campaigns, paths, sets.

Everything that counts attackers says how: "all" of them, or only those to "spare", without the one that has to stay.
"""

import math
from fractions import Fraction
from typing import Any

from catlib.chance import whole
from catlib.game import Game
from catlib.rules import bit_count

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
from .campaigns import best_path as best_path
from .campaigns import best_paths as best_paths
from .campaigns import best_stop as best_stop
from .campaigns import campaign as campaign
from .cards import FULL_DECK as FULL_DECK
from .cards import cards_until_set as cards_until_set
from .cards import draws as _draws
from .cards import has_set as has_set
from .cards import set_chance as set_chance
from .setup import choice
from .setup import dice_of as dice_of


def battle_at(game: Game, state: Any, origin: str, target: str) -> Battle:
    """The battle of one neighborhood against another as they stand, both by name, fought to the end.

    Raise ValueError if there is none to be fought.
    """
    a, b = _number(game, origin), _number(game, target)
    if state.owner[a] == state.owner[b] or target not in game.house.map.graph()[origin]:
        raise ValueError(f"target={target!r}: {origin} has no rival there next door")
    return battle(state.cubes[a], state.cubes[b], dice=dice_of(game.house))


def _number(game: Game, name: str) -> int:
    names = game.house.map.names()
    if name not in names:
        raise ValueError(f"neighborhood {name!r}: the map has none of that name")
    return int(names.index(name))


def _sides(game: Game, state: Any, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """The cubes on a seat's own neighborhoods, and on all others, by name."""
    _check_seat(game, seat)
    held = list(zip(game.house.map.names(), state.owner, state.cubes, strict=False))
    own = {name: cubes for name, owner, cubes in held if owner == seat}
    return own, {name: cubes for name, owner, cubes in held if owner != seat}


def _check_seat(game: Game, seat: int) -> None:
    if seat not in range(game.num_players):
        raise ValueError(f"seat={seat!r}: the seats of this game are 0 to {game.num_players - 1}")


def routes(game: Game, state: Any, seat: int, least: float = 0.01) -> dict[str, Route]:
    """For each rival neighborhood the path by which a seat most likely takes it with one stack, likely ones first."""
    own, rivals = _sides(game, state, seat)
    return best_paths(game.house.map.graph(), own, rivals, least=least, dice=dice_of(game.house))


def route_to(game: Game, state: Any, seat: int, target: str) -> Route | None:
    """The path by which a seat most likely takes a neighborhood with one stack; None if no stack can set out."""
    own, rivals = _sides(game, state, seat)
    _number(game, target)
    return best_path(game.house.map.graph(), own, rivals, target, dice=dice_of(game.house))


def set_chance_for(game: Game, state: Any, seat: int, cards: int) -> Fraction:
    """The chance that a seat's hand holds a set after that many more cards, as far as that seat can know.

    Unseen are the pile and the hands of the others; where the house has an empty pile made anew of the cards turned in,
    those come after it. Raise ValueError for more cards than can come.
    """
    _check_seat(game, seat)
    unseen, setup = state.pile, game.setup
    for s, hand in enumerate(state.hand):
        unseen |= hand if s != seat else 0
    later = state.aside if setup.empty_pile == choice.RESHUFFLE else 0
    whole("cards", cards, 0, bit_count(state.pile) + bit_count(later))
    held = (state.hand[seat], unseen, later)
    mine, now, then = ([bit_count(some & kind) for kind in setup.kind_cards] for some in held)
    first, chance = min(cards, bit_count(state.pile)), Fraction(0)
    for drawn, ways in _draws(first, now):
        hand = list(map(int.__add__, mine, drawn))
        chance += ways * set_chance(cards - first, hand=hand, deck=then)
    return chance / math.comb(sum(now), first)
