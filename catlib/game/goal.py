"""Goals: what options are measured by."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from catlib.rules import TERMINAL

State = Any
Policy = Callable[[State], Any]


class End(NamedTuple):
    """The end of looking ahead in a goal's narrower world, in place of a state, and what it is worth.

    >>> End(Fraction(1, 2)).key() == End(Fraction(1, 2), TERMINAL)
    True
    """

    worth: int | Fraction
    player: int = TERMINAL

    def key(self) -> "End":
        """Return what tells it apart, as with states."""
        return self


@dataclass(frozen=True)
class Goal:
    """A measure of options: when to stop looking, and a number that `seat` then wants to be large.

    `sentence` says what is measured and in what unit. `until(state)` stops (so does the end of the game) and
    `value(state)` is a whole number or Fraction there. `abstraction(state)` names what matters, so that states of one
    name are solved once; it must tell apart whoever moves and all that rules, `until` and `value` still depend on.
    `seat` is who decides for the goal (None: whoever is to move, or decides first); `others` is what all other seats
    do: "minimise", "uniform", or a policy from a state to an action or to weights of actions. `successor(state,
    action)` may follow a narrower world than the game's, say one that stops when the dice are fixed.

    `action_classes(state, actions)` saves time where many options are one and the same, such as re-rolls of equal dice:
    a class for each action, or None for no say. Where two states have one abstraction, actions of one class must lead
    to states of one abstraction.

    A goal that tells apart worlds which the mover cannot tell apart looks at hidden hands: it is refused unless it says
    `open_hands`, and its mark then says so.

    `haste(state, action)` puts options worth the same in order: numbers such as spaces to drive, the least is best.

    `cost(state)` is what a step from a state costs, 0 or more. Costs and the value at the end are then added up, and
    `seat` wants the sum to be small: with 1 for each roll and 0 at the end, it is the fewest expected rolls.

    Goals are compared by their functions: make one once and keep it, so that what was solved for it is found again.

    >>> game = load("cat_cab", players=2)
    >>> from catlib.solving import solve
    >>> dice = Goal("dice", "dice until it is clear who starts", lambda s: s.phase != 0, lambda s: 0, cost=lambda s: 1)
    >>> solve(game, dice).value
    Fraction(12, 5)
    >>> Goal("paid", "what a game pays", until=lambda s: False, value=lambda s: 1, others="help")
    Traceback (most recent call last):
    ...
    ValueError: others='help': the other seats minimise, are uniform, or follow a policy
    """

    name: str
    sentence: str
    until: Callable[[State], bool]
    value: Callable[[State], int | Fraction]
    abstraction: Callable[[State], Hashable] | None = None
    seat: int | None = None
    others: str | Policy = "minimise"
    successor: Callable[[State, int], State] | None = None
    action_classes: Callable[[State, Sequence[int]], Sequence[Hashable] | None] | None = None
    haste: Callable[[State, int], tuple[int, ...]] | None = None
    open_hands: bool = False
    cost: Callable[[State], int | Fraction] | None = None

    def __post_init__(self) -> None:
        if not callable(self.others) and self.others not in ("minimise", "uniform"):
            raise ValueError(f"others={self.others!r}: the other seats minimise, are uniform, or follow a policy")
