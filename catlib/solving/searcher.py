"""The bot that searches, for games whose file brings no bot: `catlib` hands it to `catlib.game.onefile`."""

from collections.abc import Callable
from typing import Any

from catlib.chance import generator
from catlib.game import SEARCHED, UNSEEN
from catlib.solving.equilibria import choices_unseen
from catlib.solving.tree_search import mcts


def searcher(game: Any) -> Callable[[Any, float], int]:
    """A tree search at every decision; where hands are hidden one that does not look, or an equilibrium."""

    def choose(state: Any, u: float) -> int:
        legal, seed = game.legal_actions(state), int(u * 2**32)
        team = len(game.rules.TEAMS) > 1
        if len(legal) == 1:
            return int(legal[0])
        if not game.words.HIDDEN:
            return mcts(game, state, simulations=SEARCHED, seed=seed, wins=team).best
        found = choices_unseen(game, state, simulations=UNSEEN, seed=seed, wins=team, playing=True)
        assert found is not None  # as the game is a file
        return found.pick(generator(seed).random())

    return choose
