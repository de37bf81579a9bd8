"""The decorator `@rule`, and the marks for whose turn it is."""

import contextlib
import functools
import linecache
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

CHANCE = -1
TERMINAL = -4

TEXT = "__text__"  # where a rule keeps it; equal code in two files has two texts
GUARDED = "__guarded__"  # what a rule has that looks after its stores

RULES: list[Callable[..., Any]] = []

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as part of a rulebook: plain Python as it stands, and free for compiled code to call.

    A rule reads `setup.field` and `setup.field[i]`, reads and writes `state.field` and `state.field[i]`, calls
    other rules, and uses whole numbers only. Nothing is translated until an engine asks.

    >>> @rule
    ... def double(setup, state):
    ...     return 2 * state
    >>> double(None, 21)
    42
    """
    RULES.append(function)
    vars(function)[TEXT] = _text_of(function)
    return function


def bit_count(bits: int) -> int:
    """Return how many of the 64 bits of a whole number are set.

    Rules may call it: processors count bits in one step, and Python has a name for it that rules cannot write.

    >>> [bit_count(bits) for bits in (0, 8, 12, -1)]
    [0, 1, 2, 64]
    """
    return (bits & (1 << 64) - 1).bit_count()


def lowest_place(bits: int) -> int:
    """The place of the lowest bit of a whole number, counted from 0; 64 if it has none.

    Rules may call it: processors have an instruction for it.

    >>> [lowest_place(bits) for bits in (1, 8, 12, -4, 0)]
    [0, 3, 2, 2, 64]
    """
    return (bits & -bits).bit_length() - 1 if bits else 64


def each_place(bits: int) -> Iterator[int]:
    """The places of all bits of a whole number that are set, the lowest first.

    >>> list(each_place(9))
    [0, 3]
    """
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1


def places_of(row: Sequence[int], number: int) -> int:
    """The places of a row where a number stands, as bits.

    Rules may call it for rows of 16 to 62 numbers of one byte: processors look at sixteen of them at a time.

    >>> places_of([0, 3, 3, -1] * 4, 3) == 0b0110011001100110
    True
    """
    places = 0
    for place, found in enumerate(row):
        places |= (found == number) << place
    return places


def fits(state: Any) -> None:
    """Raise ValueError, in plain Python, if a field of a state holds a number that its type does not.

    Rules may call it: compiled code has no need to, since the stores of such rules stop there (`guard`).
    """
    if not state.fits():
        try:
            state.check_fits()
        except ValueError as error:
            home = type(state).__module__
            file = getattr(sys.modules.get(home), "__file__", None) or home
            raise ValueError(f"{file}, at the end of a game: field {error}") from None


PROVIDED = (bit_count, fits, lowest_place, places_of)  # what rules may call beside rules


def is_rule(function: Callable[..., Any]) -> bool:
    """Return whether a function was marked as a rule."""
    return hasattr(function, TEXT)


def guard(function: Callable[..., Any]) -> None:
    """Mark a rule whose stores stop every engine where a number does not fit its field, instead of being cut to it."""
    vars(function)[GUARDED] = True


def is_guarded(function: Callable[..., Any]) -> bool:
    """Return whether a rule was marked by `guard`."""
    return hasattr(function, GUARDED)


def source_of(function: Callable[..., Any]) -> str:
    """The text of the file that a rule was read from, as it was then, even if it was changed since."""
    known: str | None = getattr(function, TEXT, None)
    return _text_of(function) if known is None else known


def _text_of(function: Callable[..., Any]) -> str:
    file = function.__code__.co_filename
    with contextlib.suppress(OSError):
        return _text(file, os.stat(file).st_mtime_ns)
    return "".join(linecache.getlines(file))


@functools.lru_cache(maxsize=256)
def _text(file: str, changed: int) -> str:
    with open(file, encoding="utf-8") as lines:
        return lines.read()


def written(lines: Sequence[str], module: str) -> Callable[..., Any]:
    """A function from its text, for a rule that is written out field by field; like a file's, the text is kept.

    >>> twice = written(["def twice(n):", "    return 2 * n"], __name__)
    >>> twice(21)
    42
    """
    text = "\n".join(lines) + "\n"
    file = f"<rule written for {module}, {hash(text):x}>"
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file
    space: dict[str, Any] = {"__name__": module}
    exec(compile(text, file, "exec"), space)
    [made] = [value for value in space.values() if getattr(value, "__module__", None) == module]
    return made
