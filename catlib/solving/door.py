"""One door to solving: what can be answered follows from what a game is."""

import inspect
from collections.abc import Callable
from typing import Any, overload

from catlib.game import Game, Goal
from catlib.solving.cfr import Equilibrium, cfr
from catlib.solving.exact import ExactSolution, solve_goal
from catlib.solving.values import Solution
from catlib.solving.whole_game import solve_whole


@overload
def solve(game: Game, goal: Goal, state: Any = None, **options: Any) -> ExactSolution: ...


@overload
def solve(game: Game, goal: None = None, state: Any = None, **options: Any) -> Solution | Equilibrium: ...


def solve(
    game: Game, goal: Goal | None = None, state: Any = None, **options: Any
) -> ExactSolution | Solution | Equilibrium:
    """Solve a game from a state on, by default from its beginning.

    - With a `goal`: every option's exact value, with a proof. Option: `limit` of states.
    - A whole game in which all lies open: bounds for every option, chance and loops included. Options: `states`,
      `tolerance`, `lead`, `wins`, `going`, `compile`.
    - A whole game with hidden hands, or moves made at once: an equilibrium, and by how much it can be beaten. Options:
      `iterations`, `nodes`, `wins`, `tremble`, `compile`.
    - The same with `open_hands=True`: another game, in which all hands lie open; its marks say so.

    A whole game is one for one or two seats whose payoffs always add up to the same, or for any number that win or lose
    together. Raise TooLarge or TooManyStates where there is too much to list, EndlessPlay where play need never end,
    HiddenHands for a goal that looks at hidden hands, and ValueError for what has no answer; each says what to do.

    >>> from catlib import Goal
    >>> game = load("cat_cab", players=2)
    >>> dice = Goal("dice", "dice until it is clear who starts", lambda s: s.phase != 0, lambda s: 0, cost=lambda s: 1)
    >>> solve(game, dice).value
    Fraction(12, 5)
    >>> solve(load("washi_cat", board="tiny", drawing="board", specials=0, turn_limit=4)).value
    0.0
    """
    state = game.initial_state() if state is None else state
    if goal is not None and not isinstance(goal, Goal):
        raise ValueError(f"goal={goal!r}: expected a catlib.Goal; a position is given as state=")
    if goal is not None:
        _check(options, solve_goal, "with a goal")
        return solve_goal(game, state, goal, **options)
    if game.words.HIDDEN and not options.get("open_hands"):
        options.pop("open_hands", None)
        _check(options, cfr, "of hidden hands")
        return cfr(game, state=state, **options)
    _check(options, solve_whole, "of a whole game")
    return solve_whole(game, state, **options)


def _check(options: dict[str, Any], answer: Callable[..., Any], asked: str) -> None:
    """Raise TypeError for an option that the function which answers does not have."""
    known = [name for name in inspect.signature(answer).parameters if name not in ("game", "state", "goal")]
    for name in options:
        if name not in known:
            raise TypeError(f"{name}: solve {asked} has no such option; there are {', '.join(known)}")
