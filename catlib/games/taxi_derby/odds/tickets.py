"""The chance of a ticket, space by space, and when speeding pays: questions D1 to D4 and D6."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from catlib.chance import Pmf, die, whole
from catlib.game import Game

from ..patrol import ticket_faces
from ..setup import NODES, laid
from ..tickets import has_tickets
from ..turns import may_stop
from ..upgrades import limit
from .usual import usual


def ticket_chance(away: int, over: int, sides: int = 4) -> Fraction:
    """The chance that the patrol car, some spaces away, reaches a taxi so far over the limit (D1; rules 21 and 23).

    >>> ticket_chance(3, 1), ticket_chance(3, 3), ticket_chance(9, 2)
    (Fraction(1, 2), Fraction(1, 1), Fraction(0, 1))
    """
    _check(away, over, sides)
    if over <= 0:
        return Fraction(0)
    return Fraction(max(0, min(sides, sides + 1 + -away // over)), sides)


def _check(away: int, over: int, sides: int) -> None:
    whole("away", away, 0)
    whole("over", over, -(10**9))
    whole("sides", sides)


def ticket_chance_formula() -> Any:
    """`ticket_chance` as a sympy expression in D, s and n: spaces away, spaces over the limit, sides of the die (D1).

    Who is s over is reached by the faces f with s·f ≥ D, which are n + 1 − ⌈D/s⌉ if that is between 0 and n.

    >>> print(ticket_chance_formula())
    Max(0, Min(1, (n - ceiling(D/s) + 1)/n))
    """
    import sympy

    away, over, sides = sympy.symbols("D s n")
    return sympy.Max(0, sympy.Min(1, (sides + 1 - sympy.ceiling(away / over)) / sides))


def free_spaces(away: int, limit: int = 4, sides: int = 4) -> int:
    """The most spaces of a turn that ends so far from the patrol car and is sure to bring no ticket (D2).

    >>> [free_spaces(away) for away in (1, 4, 5, 9, 13)]
    [4, 4, 5, 6, 7]
    """
    _check(away, 0, sides)
    return whole("limit", limit, 0) + max(0, away - 1) // sides


def free_spaces_formula() -> Any:
    """`free_spaces` as a sympy expression in D, L and n: spaces away, speed limit, sides of the die (D2).

    >>> print(free_spaces_formula())
    L + floor((D - 1)/n)
    """
    import sympy

    away, limit, sides = sympy.symbols("D L n")
    return limit + sympy.floor((away - 1) / sides)


def heat_map(game: Game, state: Any, spaces: Iterable[int] | None = None) -> dict[int, Fraction]:
    """For every space, the chance of a ticket if the taxi to move goes there the shortest path and ends its turn (D1).

    It ends the turn without doing anything there.
    What it has driven in this turn counts. `spaces` are the numbers of those asked for, by default all where the taxi
    may stop within the most spaces of a turn.

    >>> from catlib.games.taxi_derby.odds.usual import first_turn
    >>> heat = heat_map(*first_turn())
    >>> len(heat), sum(chance == 0 for chance in heat.values())
    (112, 34)
    """
    setup, s = laid(game.setup, state), state.seat
    allowed, sides = limit(setup, state, s), setup.die_sides
    here = setup.distance[state.node[s] * NODES : (state.node[s] + 1) * NODES]
    patrol = setup.distance[state.patrol * NODES : (state.patrol + 1) * NODES]
    asked = range(setup.spaces) if spaces is None else spaces
    chances = [Fraction(faces, sides) for faces in range(sides + 1)]
    risky = has_tickets(setup, state)
    heat = {}
    for node in asked:
        moved = state.moved + here[node]
        if moved <= setup.most_spaces and may_stop(setup, state, s, node):
            heat[node] = chances[ticket_faces(setup, patrol[node], moved - allowed) if risky else 0]
    return heat


def random_pair_chance(over: int, game: Game | None = None) -> Fraction:
    """The chance of a ticket when patrol car and taxi are on two different spaces, all pairs alike (D3).

    >>> random_pair_chance(1)
    Fraction(35, 148)
    """
    setup = laid((game or usual()).setup)
    total = Fraction(0)
    for a in range(setup.spaces):
        row = setup.distance[a * NODES : a * NODES + setup.spaces]
        total += sum(ticket_chance(away, over, setup.die_sides) for away in row if away)
    return total / (setup.spaces * (setup.spaces - 1))


def break_even(gain: int | Fraction, cost: int | Fraction, otherwise: int | Fraction = 0) -> Fraction:
    """The chance of a ticket up to which speeding pays (D4).

    `gain` is what the turn brings without a ticket, `otherwise` what the lawful turn is worth, and `cost` how much a
    ticket takes away: the fine if it can be paid, else the gain and all fares aboard.

    >>> break_even(5, 3, otherwise=3), break_even(5, 5 + 4, otherwise=3), break_even(5, 1, otherwise=2)
    (Fraction(2, 3), Fraction(2, 9), Fraction(1, 1))
    """
    better = Fraction(gain) - otherwise
    if better <= 0:
        return Fraction(0)
    return Fraction(1) if cost <= better else better / cost


def spaces_of_one_die(over: int, sides: int = 4) -> Pmf:
    """Return how far a pursuit goes: that many times one die (D6; rule 21).

    >>> distribution = spaces_of_one_die(3)
    >>> distribution.mean, distribution.variance
    (Fraction(15, 2), Fraction(45, 4))
    """
    return die(sides) * whole("over", over, 0)


def spaces_of_many_dice(over: int, sides: int = 4) -> Pmf:
    """The same with one die for each space over the limit, added up: the same mean, a smaller variance (D6).

    >>> distribution = spaces_of_many_dice(3)
    >>> distribution.mean, distribution.variance
    (Fraction(15, 2), Fraction(15, 4))
    """
    return whole("over", over, 0) @ die(sides)
