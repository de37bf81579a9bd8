"""One roll and nothing else, and the curses that it brings: questions D6 and D7."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from catlib.chance import Pmf, count_of, die, whole
from catlib.game import Game

from ..curses import cancelled
from ..dice import MOVE_1, MOVE_2
from ..setup import choice
from .usual import game_or_default

CURSE, THREE, ONE, TWO = 32**3, 32**2, 32, 1  # counts of faces packed into one number
FACE = (0, CURSE, 0, THREE, ONE, ONE, TWO, TWO, TWO)  # rule 17
MOST_DICE = 15  # whose faces are counted in five bits
ITEM = die(6).map(lambda item: {MOVE_1: ONE, MOVE_2: TWO}.get(item, 0))
SIX, EIGHT = die(6).map(FACE.__getitem__), die(8).map(FACE.__getitem__)


def one_roll(d6: int = 5, d8: int = 0, *, curses: int = 0, items: bool = False, game: Game | None = None) -> Pmf:
    """The net spaces of a turn without any re-roll, as Crazy cat drives (D6; rules 13 to 19 and 41).

    Curses beyond the limit do not count, unless the house lifts it for Crazy cat (gap 0.25) and the game is solo; nor
    do those for which there is no cube (gap 0.13), all that are out lying before this driver.

    >>> distribution = one_roll()
    >>> distribution.exactly(0) * 7776, distribution.mean
    (Fraction(752, 1), Fraction(19441, 7776))
    """
    setup = game_or_default(game).setup
    whole("d6", d6, 0, MOST_DICE)
    whole("d8", d8, 0, MOST_DICE)
    whole("curses", curses, 0, setup.curse_limit)
    rolled = (d6 @ SIX) + (d8 @ EIGHT)
    if items:
        rolled = rolled.bind(lambda faces: faces + (min(faces // THREE % 32, setup.item_limit) @ ITEM))
    return rolled.map(lambda faces: _net(setup, curses, faces))


def _net(setup: Any, held: int, faces: int) -> int:
    """The net spaces of final faces; rule 23, gaps 0.4 and 0.13."""
    ones, twos = faces // ONE % 32, faces % 32
    curses = min(setup.curse_limit, held + faces // CURSE)
    if setup.curse_supply:
        curses = min(max(held, setup.curse_supply), curses)
    spaces = cancelled(setup, ones, twos, curses)
    back = 0 if setup.curses_act == choice.CANCEL_ONLY else curses - spaces
    return int(ones + 2 * twos - spaces - back)


def curses_rolled(d6: int = 5, d8: int = 0) -> Pmf:
    """Return how many 1s a roll shows (D7; rule 13).

    >>> curses_rolled().exactly(2)
    Fraction(625, 3888)
    """
    return count_of(die(6), whole("d6", d6, 0), [1]) + count_of(die(8), whole("d8", d8, 0), [1])


def curse_chance(d6: int = 5, d8: int = 0) -> Fraction:
    """The chance that a roll brings at least one curse (D7; rule 13): 1 − (5/6)ⁿ (7/8)ᵐ.

    >>> curse_chance()
    Fraction(4651, 7776)
    """
    return curses_rolled(d6, d8).at_least(1)


def curse_chance_formula() -> Any:
    """`curse_chance` as a sympy expression in n, the D6, and m, the D8 (D7).

    >>> print(curse_chance_formula())
    -(5/6)**n*(7/8)**m + 1
    """
    import sympy

    n, m = sympy.symbols("n m")
    return 1 - sympy.Rational(5, 6) ** n * sympy.Rational(7, 8) ** m
