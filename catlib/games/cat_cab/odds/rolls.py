"""One roll and nothing else, and what it brings: questions D6 and D7."""

import functools
from fractions import Fraction
from typing import Any, Literal

from catlib.chance import Pmf, count_of, die, whole
from catlib.game import Game, Goal
from catlib.solving import Solver

from .. import phases
from ..curses import cancelled
from ..dice import CHARM, GAIN_D6, GAIN_D8, MOVE_1, MOVE_2, NOTHING
from ..goals import NET, End, goals, turn
from ..setup import choice
from .usual import usual

ITEMS = {
    "nothing": NOTHING,
    "move 1": MOVE_1,
    "move 2": MOVE_2,
    "lucky charm": CHARM,
    "own D6": GAIN_D6,
    "own D8": GAIN_D8,
}
Manner = Literal["no re-roll", "for the item"]

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
    setup = (game or usual()).setup
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
    return _showing(1, d6, d8)


def _showing(shown: int, d6: int, d8: int) -> Pmf:
    """Return how many dice show a face."""
    hits = [count_of(die(sides), whole(name, n, 0), [shown]) for name, n, sides in (("d6", d6, 6), ("d8", d8, 8))]
    return hits[0] + hits[1]


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


def item_rolls(d6: int = 5, d8: int = 0, *, game: Game | None = None) -> Pmf:
    """Return how many item rolls a turn without any re-roll brings (D7; rule 18).

    >>> item_rolls()
    Pmf({0: 3125, 1: 3125, 2: 1526})
    """
    limit = (game or usual()).setup.item_limit
    return _showing(3, d6, d8).map(lambda n: min(n, limit))


def item_chance(
    item: str = "own D8", d6: int = 5, d8: int = 0, *, manner: Manner = "no re-roll", game: Game | None = None
) -> Fraction:
    """The chance that some item roll of a turn gives an item: a name of `ITEMS` (D7; rules 18 and 19).

    `manner` is how the turn is driven: "no re-roll" as Crazy cat does, or "for the item" with every re-roll that
    raises this chance.

    >>> item_chance(), item_chance(manner="for the item")
    (Fraction(2221, 17496), Fraction(53428315, 191966112))
    """
    if item not in ITEMS:
        raise ValueError(f"item={item!r}: an item roll brings {', '.join(ITEMS)}")
    game = game or usual()
    if manner == "no re-roll":
        return item_rolls(d6, d8, game=game).map(_hit).mean
    if manner != "for the item":
        raise ValueError(f"manner={manner!r}: a turn is driven with 'no re-roll' or 'for the item'")
    return _item_solver(game).value(turn(game, d6, d8))


def _hit(rolls: int) -> Fraction:
    """The chance that one face of a D6 comes in that many rolls."""
    return 1 - Fraction(5, 6) ** rolls


@functools.lru_cache(maxsize=8)
def _item_solver(game: Game) -> Solver:
    """Every item has one face, so that the best policy is the same for all: as many item rolls as can be."""
    net = goals(game)[NET]
    goal = Goal(
        "an item",
        "Chance that some item roll gives one certain item.",
        until=lambda state: type(state) is End or state.phase == phases.ITEM,
        value=lambda state: 0 if type(state) is End else _hit(state.items),
        abstraction=net.abstraction,
        successor=net.successor,
    )
    return Solver(game, goal)
