"""Draws by hand, as somebody with dice and cards would make them, each beside the exact distribution it is to show.

A draw is a function of a random generator. It knows the rules and no more; where a player chooses, it may ask for the
choice, never for a chance.
"""

import functools
import random
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from catlib.chance import Pmf

Draw = Callable[[random.Random], Any]

CASES: "list[Case]" = []


class Case(NamedTuple):
    """A draw, the function that gives its exact distribution, and which part of what that gives is meant."""

    draw: Draw
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    member: str | None
    outcome: Any
    of: Callable[..., Any]
    times: int

    def exact(self) -> Pmf:
        """The exact distribution; a chance p is that of True with p and False with 1 − p."""
        given = [one() if isinstance(one, functools.partial) else one for one in self.arguments]
        found = self.function(*given)
        if self.member is not None:
            found = getattr(found, self.member)
        if self.outcome is not None:
            found = found[self.outcome]
        if isinstance(found, Fraction | int):
            return Pmf({True: found, False: 1 - found})
        return found if isinstance(found, Pmf) else Pmf(found)

    def __str__(self) -> str:
        return f"{self.draw.__qualname__.split('.')[0]}-{self.function.__name__}"


def shows(function: Callable[..., Any], *arguments: Any, member: str | None = None, outcome: Any = None,
          of: Callable[..., Any] | None = None, times: int = 10_000) -> Callable[[Draw], Draw]:
    """Mark a draw as one of what a function gives: of a member of it, or of the entry of one outcome.

    An argument that takes long is made by a partial function, when it is needed. `of` is the project's function that
    is tested, where `function` only asks it.
    """

    def mark(draw: Draw) -> Draw:
        CASES.append(Case(draw, function, arguments, member, outcome, of or function, times))
        return draw

    return mark


def dice(rng: random.Random, number: int, sides: int = 6) -> list[int]:
    return [1 + int(rng.random() * sides) for _ in range(number)]


def until(rng: random.Random, fits: Callable[[Any], bool], draw: Draw) -> Any:
    """Draw until something fits: a distribution once something is known."""
    while not fits(found := draw(rng)):
        pass
    return found


def steps(neighbours: Mapping[Any, Any], start: Any) -> dict[Any, int]:
    """How far everything is from a place, walked in all directions at once."""
    far, edge = {start: 0}, [start]
    while edge:
        new = {place for old in edge for place in neighbours[old]} - far.keys()
        far |= dict.fromkeys(new, max(far.values()) + 1)
        edge = list(new)
    return far
