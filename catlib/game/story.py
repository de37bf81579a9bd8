"""The people of a story, and the plies that make one entry: the parts of games' own stories."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Cast:
    """The cast of a story: the name of each seat, and the seat of the one reader who is called "you", if any."""

    names: tuple[str, ...]
    you: int | None = None

    @classmethod
    def of(cls, names: Sequence[str], you: str) -> "Cast":
        """Return the cast of players with these names, of whom one called `you` is the reader.

        >>> Cast.of(["You", "Kuro"], "You")
        Cast(names=('You', 'Kuro'), you=0)
        """
        return cls(tuple(names), [*names].index(you) if you in names else None)


@dataclass(frozen=True)
class Step:
    """A step of a story: some plies of a game, with the states and actions of the whole game around them.

    `seat` is who reads it: a seat, -1 for somebody who sees what all may see, None for somebody who sees everything.
    """

    setup: Any
    states: Sequence[Any]
    actions: Sequence[int]
    plies: range
    cast: Cast
    seat: int | None = None

    @property
    def before(self) -> Any:
        """The state that the step begins in."""
        return self.states[self.plies.start]

    @property
    def after(self) -> Any:
        """The state that it leads to."""
        return self.states[self.plies.stop]

    @property
    def earlier(self) -> Any:
        """The state one ply before the step; None at the very beginning."""
        return self.states[self.plies.start - 1] if self.plies.start else None

    @property
    def action(self) -> int:
        """The first action of the step, often the only one."""
        return self.actions[self.plies.start]

    @property
    def moves(self) -> Iterator[tuple[Any, int, Any]]:
        """Every ply of the step: the state before, the action, the state after."""
        return ((self.states[ply], self.actions[ply], self.states[ply + 1]) for ply in self.plies)
