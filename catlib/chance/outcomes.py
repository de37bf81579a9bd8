"""Valid outcomes, their order, and arithmetic with those that are tuples."""

import operator
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any


class Handful(tuple[Any, ...]):
    """Dice or cards drawn together, the greatest first; a question about them may name them in any order.

    >>> Handful((6, 1)) == (6, 1)
    True
    """

    __slots__ = ()


PLAIN = frozenset({int, bool, str, tuple, Fraction, Handful})  # outcomes that need no second look


def arranged(outcomes: Iterable[Any]) -> tuple[list[Any], bool]:
    """Different outcomes in ascending order, if they can be ordered, and whether they can.

    >>> arranged([3, 1, 2]), arranged([3, "cat"])
    (([1, 2, 3], True), ([3, 'cat'], False))
    """
    found = list(outcomes)
    try:
        found.sort()
    except TypeError:
        return list(outcomes), False
    return found, all(map(operator.lt, found, found[1:]))


def plain(outcome: Any) -> Any:
    """NumPy's numbers overflow, so they become Python's; raise ValueError for what equals not even itself.

    >>> plain("cat")
    'cat'
    """
    if outcome != outcome:
        raise ValueError(f"outcome {outcome!r} equals nothing, not even itself")
    return outcome.item() if type(outcome).__module__ == "numpy" else outcome


def each_place(operation: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Return an operation that works on every place of a tuple, and on anything else as it is.

    >>> each_place(abs)((-1, 2))
    (1, 2)
    """

    def worked(outcome: Any) -> Any:
        return tuple(map(worked, outcome)) if isinstance(outcome, tuple) else operation(outcome)

    return worked


def place_by_place(operation: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """Return an operation that works on two tuples place by place, and on every place of one beside a single value.

    Raise TypeError for tuples of different lengths.

    >>> place_by_place(operator.add)((1, 2), (10, 20)), place_by_place(operator.mul)((1, 2), 3)
    ((11, 22), (3, 6))
    """

    def worked(left: Any, right: Any) -> Any:
        if not isinstance(left, tuple):
            return each_place(lambda place: operation(left, place))(right)
        if not isinstance(right, tuple):
            return each_place(lambda place: operation(place, right))(left)
        if len(left) != len(right):
            raise TypeError(f"{left!r} and {right!r}: expected tuples of one length, to work with them place by place")
        return tuple(map(worked, left, right))

    return worked
