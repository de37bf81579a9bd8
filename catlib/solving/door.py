"""One door to solving: what a game can answer follows from what it is."""

from __future__ import annotations

from typing import Any

from catlib.game import Game, Goal
from catlib.solving import exact, whole_game
from catlib.solving.cfr import Equilibrium, cfr
from catlib.solving.exact import ExactSolution
from catlib.solving.values import Solution


def solve(
    game: Game, goal: Goal | None = None, state: Any = None, **options: Any
) -> ExactSolution | Solution | Equilibrium:
    """Solve a game from a state on, by default from its beginning.

    With a `goal`: the exact value of every option, with a proof (`solving.exact.solve`). Without: what every option of
    the whole game is worth when all play their best, loops and chance included (`solving.whole_game.solve`); where
    hands are hidden, an equilibrium (`solving.cfr`). `options` are those of the function that answers. Raise TooLarge,
    TooManyStates, EndlessPlay or ValueError with the reason where there is no answer.

    >>> from catlib import load
    >>> solve(load("washi_cat", board="tiny", drawing="board", specials=0, turn_limit=4)).value
    0.0
    """
    if goal is not None:
        return exact.solve(game, game.initial_state() if state is None else state, goal, **options)
    if game.words.HIDDEN and not options.get("open_hands"):
        return cfr(game, state=state, **options)
    return whole_game.solve(game, state, **options)
