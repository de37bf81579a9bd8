"""One turn driven as well as can be: questions D1, D2, D4 and D5."""

import functools
from fractions import Fraction

from catlib.chance import Pmf, whole
from catlib.game import Game
from catlib.solving import ExactSolution, Solver

from ..goals import NET, goals, net_goal, turn
from .usual import world


@functools.lru_cache(maxsize=8)
def net_solver(game: Game) -> Solver:
    """The solver of turns that are driven for net spaces."""
    return Solver(game, goals(game)[NET])


def solved_turn(game: Game, d6: int, d8: int, curses: int) -> ExactSolution:
    """The solution of a turn from its start, for net spaces."""
    return net_solver(game).solve(turn(game, d6, d8, curses=curses))


def single_die(curses: int = 0, *, sides: int = 6, game: Game | None = None) -> Fraction:
    """Return what one die adds when it is rolled for as long as that pays, with that many curses held (D1; rules 12 to
    17).

    It counts the net spaces, those curses that were there before left out. Rolling a blank again is worth as much; that
    is a little less than the one space of a 4 or 5 on a D6, but more than that on a D8. At the limit it is one roll.

    >>> [str(single_die(c)) for c in range(5)]
    ['255/256', '63/64', '15/16', '3/4', '2/3']
    """
    return best_turn(*_by_sides(sides, (1, 0), (0, 1)), curses=curses, game=game) + curses


def _by_sides(sides: int, six: tuple[int, int], eight: tuple[int, int]) -> tuple[int, int]:
    if sides not in (6, 8):
        raise ValueError(f"sides={sides}: there are dice of 6 and of 8 sides")
    return six if sides == 6 else eight


def best_turn(d6: int = 5, d8: int = 0, *, curses: int = 0, items: bool = False, game: Game | None = None) -> Fraction:
    """The highest mean of net spaces (movement less curses) that a turn can be driven for (D2; rules 11 to 19).

    The turn begins with that many dice and curses. With `items` every 3 that counts is rolled for; as only the mean
    matters, that is the same as counting each as half a space. Source of the method: Pig (Neller and Presser, UMAP
    Journal 25, 2004), solitaire Yahtzee (Verhoeff 1999).

    >>> best_turn(3)
    Fraction(78613, 26624)
    """
    return solved_turn(world(game, items), d6, d8, curses).value


def best_turn_distribution(
    d6: int = 5, d8: int = 0, *, curses: int = 0, items: bool = False, game: Game | None = None
) -> Pmf:
    """The distribution of the net spaces when a turn is driven for the highest mean (D2).

    Other policies may have the same mean; this is the distribution of the one that the solver found.

    >>> best_turn_distribution(1)
    Pmf({-4: 1, -2: 2, -1: 9, 0: 36, 1: 144, 2: 64})
    """
    return solved_turn(world(game, items), d6, d8, curses).distribution()


def sabotage_cost(curses: int, d6: int = 5, d8: int = 0, *, items: bool = False, game: Game | None = None) -> Fraction:
    """Return how many net spaces curses that lie before a driver at the start of a turn cost (D4; rules 15, 16 and 26).

    >>> [round(float(sabotage_cost(c)), 3) for c in range(1, 5)]
    [1.271, 2.836, 4.515, 5.485]
    """
    return best_turn(d6, d8, items=items, game=game) - best_turn(d6, d8, curses=curses, items=items, game=game)


def reach(
    spaces: int,
    d6: int = 5,
    d8: int = 0,
    *,
    exactly: bool = False,
    curses: int = 0,
    items: bool = False,
    game: Game | None = None,
) -> Fraction:
    """The chance of at least that many net spaces, or of exactly that many, driven for just that (D5).

    >>> reach(10), reach(10, 3)
    (Fraction(1, 32), Fraction(0, 1))
    """
    whole("spaces", spaces, -(10**9))
    played = world(game, items)
    return _reach_solver(played, spaces, exactly).value(turn(played, d6, d8, curses=curses))


@functools.lru_cache(maxsize=64)
def _reach_solver(game: Game, spaces: int, exactly: bool) -> Solver:
    name = f"exactly {spaces} spaces" if exactly else f"{spaces} spaces or more"
    hits = spaces.__eq__ if exactly else spaces.__le__
    return Solver(game, net_goal(game, lambda net: int(hits(net)), name, f"Chance of {name} in this turn."))
