"""Validate arguments. Errors name the argument, the value and what was expected."""

import math
from collections.abc import Callable, Iterable, Sequence
from numbers import Integral, Real
from operator import index
from typing import Any

from catlib.chance.operators import Operators
from catlib.chance.rationals import as_written

Choice = Callable[[Any], Any] | Iterable[Any]
COLLECTIONS = {tuple, list, set, frozenset, range}


def in_short(value: Any, length: int = 200) -> str:
    """A value as Python writes it, cut where it is long; by its kind where it is too large to be written at all.

    >>> in_short("cat"), in_short("a" * 1000, 8), in_short(1 << 100_000)
    ("'cat'", "'aaaaaa…", 'a very large int')
    """
    try:
        written = repr(value)
    except (ValueError, RecursionError):
        return f"a very large {type(value).__name__}"
    return written if len(written) <= length else f"{written[: length - 1]}…"


def whole(name: str, number: Any, low: int = 1, high: int = 10**9) -> int:
    """A whole number from low to high, whatever type it comes in; raise ValueError otherwise.

    >>> whole("games", 10)
    10
    >>> whole("games", 0)
    Traceback (most recent call last):
    ...
    ValueError: games=0: expected a whole number from 1 to 1000000000
    """
    try:
        whole = index(number)
    except TypeError:
        whole = low - 1
    if isinstance(number, bool) or not low <= whole <= high:
        raise ValueError(f"{name}={number!r}: expected a whole number from {low} to {high}")
    return whole


def positive(name: str, number: Any) -> float:
    """A finite number above 0 as a float; raise ValueError otherwise.

    >>> positive("seconds", 2)
    2.0
    """
    if isinstance(number, bool) or not isinstance(number, int | float) or not 0 < number < math.inf:
        raise ValueError(f"{name}={number!r}: expected a number above 0")
    return float(number)


def share(name: str, number: Any, such_as: str = "0.95") -> float:
    """A number between 0 and 1, neither of both, as a float; raise ValueError otherwise.

    >>> share("confidence", 0.9)
    0.9
    >>> share("confidence", 95)
    Traceback (most recent call last):
    ...
    ValueError: confidence=95: expected a share between 0 and 1, such as 0.95
    """
    if isinstance(number, bool) or not isinstance(number, Real) or not 0 < float(number) < 1:
        raise ValueError(f"{name}={number!r}: expected a share between 0 and 1, such as {such_as}")
    return float(number)


def several(name: str, given: Any, what: str) -> list[Any]:
    """Return an iterable as a list; raise ValueError for a single text, or for anything that cannot be iterated.

    >>> several("bots", ("random", "greedy"), "names of bots")
    ['random', 'greedy']
    >>> several("bots", "random", "names of bots")
    Traceback (most recent call last):
    ...
    ValueError: bots='random': expected a list of names of bots
    """
    if isinstance(given, str | bytes) or not isinstance(given, Iterable):
        raise ValueError(f"{name}={given!r}: expected a list of {what}")
    return list(given)


def number_of_dice(n: Any) -> int:
    """A whole number from 0 on; raise ValueError otherwise.

    >>> number_of_dice(3)
    3
    """
    if not (type(n) is int or isinstance(n, Integral)) or n < 0:  # looking a type up in an ABC costs as much as a roll
        raise ValueError(f"n={n!r}: the number of dice is a whole number, 0 or more")
    return int(n)


def pairs(name: str, given: Iterable[Any], what: str) -> list[tuple[Any, Any]]:
    """Return pairs as a list; raise TypeError naming the first item that is not a pair.

    >>> pairs("counts", [("cat", 2), ("dog", 1, 5)], "an outcome and its count")
    Traceback (most recent call last):
    ...
    TypeError: counts[1]=('dog', 1, 5): expected a pair of an outcome and its count
    """
    found = list(given)
    for place, pair in enumerate(found):
        if not isinstance(pair, Sequence) or isinstance(pair, str) or len(pair) != 2:
            raise TypeError(f"{name}[{place}]={pair!r}: expected a pair of {what}")
    return found


def chooser(which: Choice, asked: Callable[[Any], Any] = as_written) -> Callable[[Any], Any]:
    """Return a predicate for a predicate or a collection of outcomes; raise TypeError for anything else.

    `asked(outcome)` is the outcome that a member of the collection means.

    >>> [*map(chooser([1, 6]), (1, 2, 6))]
    [True, False, True]
    """
    if not callable(which) and type(which) in COLLECTIONS:
        return frozenset(map(asked, which)).__contains__
    if isinstance(which, Operators):
        raise TypeError(
            f"which={in_short(which)}: expected a predicate such as lambda x: x >= 4, or a collection of outcomes such"
            " as [4, 5, 6]; a distribution is neither"
        )
    if callable(which):
        return which
    if isinstance(which, Iterable) and not isinstance(which, str | bytes):
        return frozenset(map(asked, which)).__contains__
    raise TypeError(f"{which!r} chooses no outcomes: give a predicate or a collection, such as [{which!r}]")
