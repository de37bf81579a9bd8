"""The worth of a choice in Meow Meow Daifugō: exact where nothing is hidden, else an estimate without looking.

No chance here can be worked out choice by choice before the deck is empty, so there is no exact goal; what a round is
worth is searched instead, in worlds that the mover cannot tell from the real one. Alone, plays are counted.
"""

import functools
from fractions import Fraction
from typing import Any

from catlib.chance import Pmf, spaced
from catlib.engine import has_wasm
from catlib.game import Game, goal_words

from . import rules as r
from .bots import fewest, left_after
from .cards import cards_of
from .infoset import infoset_mcts
from .odds.deals import points_distribution
from .odds.endgame import endgame_of
from .worlds import unseen_cards

ROUND, PLAYS = "points of the round", "plays left"
COSTS = (PLAYS,)
SIMULATIONS, UNCOMPILED = 20_000, 500
SHARE = 3  # one part in so many of the games is for all choices alike, so that none is in doubt for want of them
FEW = 16  # cards of an endgame that is solved at once
HELD = 3  # cards of the hand whose cost a design lab shows
DISTRIBUTION = (f"The {HELD} cards left in a hand", "points they cost")


def searched(game: Game) -> dict[str, str]:
    """Return the measures of a choice other than the chance to win, with a sentence about each.

    >>> list(searched(load("meow_daifugo"))), list(searched(load("meow_daifugo", players=1)))
    (['points of the round'], ['plays left'])
    """
    name = PLAYS if game.num_players == 1 else ROUND
    return {name: goal_words(game, name, "about")}


def appraise(game: Game, state: Any, goal: str, simulations: int | None = None, seed: int = 0) -> Any:
    """The worth of every choice of the mover, the half of its interval by action, and how both are known.

    It does not look at what the mover cannot see: of two states that the mover cannot tell apart it says the same.
    Without WebAssembly it searches little.
    """
    if game.num_players == 1:
        return {a: -plays_left(game.setup, state, a) for a in game.legal_actions(state)}, {}, "exact"
    if _is_open(game, state):
        return {option.action: float(option.value) for option in endgame_of(game, state).options}, {}, "exact"
    games = simulations or (SIMULATIONS if has_wasm() else UNCOMPILED)
    least = games // (SHARE * max(1, len(game.legal_actions(state))))
    found = [o for o in infoset_mcts(game, state, simulations=games, seed=seed, least=least).options if o.visits]
    known = {option.action: option.value for option in found if option.value.error < float("inf")}
    mark = f"estimate from {spaced(games)} games"
    return {a: one.value for a, one in known.items()}, {a: one.error for a, one in known.items()}, mark


def plays_left(setup: Any, state: Any, action: int) -> Fraction:
    """Return in how few plays the hand of a solo game can go with the next card, on average over cards not yet seen."""
    hand, unseen = left_after(setup, state, action), cards_of(unseen_cards(setup, state, state.player))
    if not hand or (state.phase == r.CHOOSE and action != r.TOP):
        return Fraction(fewest(setup, hand))
    drawn = [fewest(setup, hand | 1 << card) for card in unseen] or [fewest(setup, hand)]
    chooses = r.is_play(action) and setup.counts[r.play_of(setup, action)] >= state.turn
    taken = [fewest(setup, hand | 1 << card - 1) for card in state.field if card and chooses]
    return min([Fraction(sum(drawn), len(drawn)), *taken])


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
