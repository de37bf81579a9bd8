"""Every option's worth and regret in points of the round, marked exact or estimate (D6): which play now?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .. import rules as r
from ..infoset import infoset_mcts
from .endgame import endgame_of

FEW = 16  # cards of an endgame that is solved at once


@dataclass(frozen=True)
class Worth:
    """The worth of an option to the mover, and how much that is below the best; `mark` says how it is known.

    `margin` is half the 95 % interval of an estimate, and 0 where the value is exact.
    """

    action: int
    name: str
    value: float
    regret: float
    mark: str
    margin: float = 0.0


def which_play(game: Any, state: Any, simulations: int = 5000, seed: int = 0) -> list[Worth]:
    """The options of the mover, the best first: solved where nothing is hidden, else searched without looking.

    Nothing is hidden between two players once the deck is empty; up to FEW cards are solved. Options that the search
    never tried are left out. Raises ValueError where nobody decides.

    >>> game = load("meow_daifugo", players=1)
    >>> state = game.initial_state()
    >>> while game.is_chance_node(state):
    ...     state = game.child(state, game.chance_weights(state)[0][0])
    >>> which_play(game, state, simulations=300)[0].name
    'white 1-2-3-4-5-6-7-8'
    """
    if _is_open(game, state):
        options = [(o.action, o.name, float(o.value), 0.0) for o in endgame_of(game, state).options]
        mark = "exact"
    else:
        found = infoset_mcts(game, state, simulations=simulations, seed=seed)
        options = [(o.action, o.name, o.value.value, o.value.error) for o in found.options if o.visits]
        mark = found.mark
    best = max(value for _, _, value, _ in options)
    worth = [Worth(action, name, value, best - value, mark, margin) for action, name, value, margin in options]
    return sorted(worth, key=lambda option: option.regret)


def _is_open(game: Any, state: Any) -> bool:
    """Return whether both hands can be known, and are small enough to play out."""
    if game.num_players != 2 or state.pile or state.phase != r.PLAY or state.must:
        return False
    return sum(state.size) + sum(map(bool, state.field)) <= FEW
