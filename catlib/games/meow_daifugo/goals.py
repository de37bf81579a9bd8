"""The worth of a choice in Meow Meow Daifugō: exact where nothing is hidden, else an estimate without looking.

No chance here can be worked out choice by choice before the deck is empty, so there is no exact goal; what a round or
a solo game is worth is searched instead, in worlds that the mover cannot tell from the real one.
"""

import functools
from typing import Any

from catlib.chance import Pmf, spaced
from catlib.engine import has_wasm
from catlib.game import Game, goal_words

from . import rules as r
from .infoset import infoset_mcts
from .odds.deals import points_distribution
from .odds.endgame import endgame_of

ROUND, TURNS = "points of the round", "turns"
UNTOLD = (TURNS,)
SIMULATIONS, UNCOMPILED = 20_000, 500
SHARE = 3  # one part in so many of the games is for all choices alike, so that none is in doubt for want of them
FEW = 16  # cards of an endgame that is solved at once
HELD = 3  # cards of the hand whose cost a design lab shows
DISTRIBUTION = (f"The {HELD} cards left in a hand", "points they cost")


def searched(game: Game) -> dict[str, str]:
    """Return the measures of a choice other than the chance to win, with a sentence about each.

    >>> list(searched(load("meow_daifugo"))), list(searched(load("meow_daifugo", players=1)))
    (['points of the round'], ['turns'])
    """
    name = TURNS if game.num_players == 1 else ROUND
    return {name: goal_words(game, name, "about")}


def appraise(game: Game, state: Any, goal: str, simulations: int | None = None, seed: int = 0) -> Any:
    """The worth of every choice of the mover, the half of its interval by action, and how both are known.

    It does not look at what the mover cannot see: of two states that the mover cannot tell apart it says the same.
    Without WebAssembly it searches little.
    """
    if _is_open(game, state):
        return {option.action: float(option.value) for option in endgame_of(game, state).options}, {}, "exact"
    games = simulations or (SIMULATIONS if has_wasm() else UNCOMPILED)
    least = games // (SHARE * max(1, len(game.legal_actions(state))))
    found = [o for o in infoset_mcts(game, state, simulations=games, seed=seed, least=least).options if o.visits]
    known = {option.action: option.value for option in found if option.value.error < float("inf")}
    mark = f"estimate from {spaced(games)} games"
    return {a: one.value for a, one in known.items()}, {a: one.error for a, one in known.items()}, mark


def _is_open(game: Game, state: Any) -> bool:
    """Return whether both hands can be known, as the deck is empty, and are small enough to play out."""
    if game.num_players != 2 or state.pile or state.phase != r.PLAY or state.must:
        return False
    return sum(state.size) + sum(map(bool, state.field)) <= FEW


@functools.lru_cache(maxsize=64)
def turn_distribution(game: Game) -> Pmf:
    """The exact distribution of the points that three cards left in a hand cost, all hands of three alike.

    >>> turn_distribution(load("meow_daifugo"))
    Pmf({1: 728, 2: 3672, 3: 560})
    """
    return points_distribution(min(HELD, game.setup.deck.bit_count()), game)
