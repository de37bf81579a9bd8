"""The bot "optimum": it drives each turn as well as can be toward a target, and searches what a turn does not decide.

The target is the passenger while the exit is shut; else, before anybody has left, whichever of passenger and exit is
nearer; in rush hour the passenger only if the turns left do for it and the way out at a moderate pace.
"""

import functools
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from catlib.engine import has_wasm
from catlib.game import Game
from catlib.solving import Solver

from .goals import turn_goal
from .greedy import greedy
from .moving import STOP
from .moving import target as straight_target
from .paths import Journey, Streets, land_worth, leave_worth, nearness, streets
from .phases import BOOST, BOTH, CANCEL, DUEL_KEEP, KEEP, MOVE, NOBODY, RETREAT
from .reach import far
from .setup import OUT, STEPS

CHANCE = 1000  # spaces nearer that the whole chance to arrive is worth
PACE = 4  # spaces that a turn is counted on for
SIMULATIONS = 1000


def driver(game: Game) -> Callable[[Any, float], int]:
    """The bot as a function of state and draw; the same two give the same action.

    Dice, what curses cancel and movement are solved exactly; boosts and the path back end nearest to the target; duel
    dice do not matter. Whom to sabotage or duel and which die to take or give up are found by tree search where
    WebAssembly runs, and as the greedy driver does where it does not.

    >>> from catlib.games.cat_cab.goals import turn
    >>> game = load("cat_cab")
    >>> state = turn(game, d6=1, cell=(3, 3), passenger=(3, 4))
    >>> rolled = game.child(state, 4)
    >>> game.action_to_string(rolled, driver(game)(rolled, 0.5))
    'keep all dice'
    """
    passenger = turn_goal(game, "toward the passenger", "Landing on the passenger, then nearness.", _passenger)
    exit_ = turn_goal(game, "toward the exit", "Leaving, then nearness to the exit.", _exit)
    solvers = {"passenger": Solver(game, passenger), "exit": Solver(game, exit_)}
    search = _searcher(game)

    def choose(state: Any, u: float) -> int:
        phase = state.phase
        if phase in (KEEP, CANCEL, MOVE) and state.player == state.seat:
            best = solvers["exit" if target(game, state) == OUT else "passenger"].solve(state).best
            return game.legal_actions(state)[0] if best is None else best  # None: Crazy cat's, prescribed by its rules
        if phase in (BOOST, RETREAT):
            return _nearest(game, state)
        return BOTH if phase == DUEL_KEEP else search(state, u)

    return choose


def target(game: Game, state: Any) -> int:
    """The node that the driver who decides makes for: the passenger, or the world outside."""
    if state.passenger == NOBODY:
        return OUT
    if state.collected == 0 or _is_worth_the_detour(streets(game), state):
        return int(state.passenger)
    return OUT


def _is_worth_the_detour(streets: Streets, state: Any) -> bool:
    here, rush = state.cell[state.player], state.rush[state.player]
    there, out = streets.distance(here, state.passenger), streets.distance(here, OUT)
    if rush:
        return there + streets.distance(state.passenger, OUT) <= PACE * (rush - 1)
    return state.left == 0 and there <= out


def _passenger(streets: Streets, journey: Journey) -> Fraction:
    return Fraction(CHANCE * land_worth(streets, journey)) + nearness(streets, journey, journey.passenger)


def _exit(streets: Streets, journey: Journey) -> Fraction:
    return Fraction(CHANCE * leave_worth(streets, journey)) + nearness(streets, journey, OUT)


def _nearest(game: Game, state: Any) -> int:
    """The direction of a boost, or of the next step back, that ends nearest to the target."""
    setup, goal, here = game.setup, target(game, state), state.cell[state.player]

    def away(action: int) -> int:
        if state.phase == BOOST:
            end = here if action == STOP else straight_target(setup, state, here, action, state.boost)
            return far(setup, end, goal)
        back = setup.backward[here * STEPS + action]
        return streets(game).behind(back, state.back[state.player] - 1, goal)

    return min(game.legal_actions(state), key=away)


def _searcher(game: Game) -> Callable[[Any, float], int]:
    if has_wasm():
        from catlib.solving import player

        return player(game, simulations=SIMULATIONS)
    return functools.partial(_greedily, game)


def _greedily(game: Game, state: Any, u: float) -> int:
    legal = game.legal_actions(state)
    return greedy(game.setup, state, legal, len(legal))
