"""The bot "optimum": it drives each turn as well as can be toward a target, and searches what a turn does not decide.

It makes for the passenger or the exit as the navigator does.
"""

import functools
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from catlib.engine import has_wasm
from catlib.game import Game
from catlib.solving import Solver

from .goals import NEARER_EXIT, NEARER_PASSENGER, fetches, goals, turn_goal
from .greedy import greedy
from .paths import Journey, Streets, land_worth, leave_worth, nearness
from .phases import BOOST, BOTH, CANCEL, DUEL_KEEP, KEEP, MOVE, RETREAT
from .setup import OUT

CHANCE = 1000  # spaces nearer that the whole chance to arrive is worth
SIMULATIONS = 1000


def driver(game: Game) -> Callable[[Any, float], int]:
    """The bot as a function of state and draw; the same two give the same action.

    Dice, what curses cancel, movement, boosts and the path back are solved exactly; duel dice do not matter. Whom to
    sabotage or duel and which die to take or give up are found by tree search where WebAssembly runs, and as the greedy
    driver does where it does not.

    >>> from catlib.games.cat_cab.goals import turn
    >>> game = load("cat_cab")
    >>> state = turn(game, d6=1, cell=(3, 3), passenger=(3, 4))
    >>> rolled = game.child(state, 4)
    >>> game.action_to_string(rolled, driver(game)(rolled, 0.5))
    'keep all dice'
    """
    passenger = turn_goal(game, "toward the passenger", "Landing on the passenger, then nearness.", _passenger)
    exit_ = turn_goal(game, "toward the exit", "Leaving, then nearness to the exit.", _exit)
    turns = Solver(game, passenger), Solver(game, exit_)
    ways = Solver(game, goals(game)[NEARER_PASSENGER]), Solver(game, goals(game)[NEARER_EXIT])
    search = _searcher(game)

    def choose(state: Any, u: float) -> int:
        phase, is_own = state.phase, state.player == state.seat
        solvers = turns if phase in (KEEP, CANCEL, MOVE) and is_own else ways if phase in (BOOST, RETREAT) else ()
        if not solvers:
            return BOTH if phase == DUEL_KEEP else search(state, u)
        best = solvers[not fetches(game, state)].solve(state).best
        return game.legal_actions(state)[0] if best is None else best  # None: Crazy cat's, prescribed by its rules

    return choose


def _passenger(streets: Streets, journey: Journey) -> Fraction:
    return Fraction(CHANCE * land_worth(streets, journey)) + nearness(streets, journey, journey.passenger)


def _exit(streets: Streets, journey: Journey) -> Fraction:
    return Fraction(CHANCE * leave_worth(streets, journey)) + nearness(streets, journey, OUT)


def _searcher(game: Game) -> Callable[[Any, float], int]:
    if has_wasm():
        from catlib.solving import player

        return player(game, simulations=SIMULATIONS)
    return functools.partial(_greedily, game)


def _greedily(game: Game, state: Any, u: float) -> int:
    legal = game.legal_actions(state)
    return greedy(game.setup, state, legal, len(legal))
