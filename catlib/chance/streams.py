"""Random numbers by name and not by order: each die has a stream of its own, so that variants share their luck.

The stream of `catlib.chance.rng` is one line of numbers: a rule that rolls one die more moves every later die to
another number, and two variants have nothing in common after that. Here a number is found by what it is for: the game,
the seat that decided last, the number of that seat's turn, the kind of chance (the state's field `phase`, if
it has one), and its number among its kind in that turn. So the same dice fall wherever two variants ask for the same
thing: *common random numbers*. Decisions of bots draw from a kind of their own, and never move a die.

Source: common random numbers and their synchronisation, A. M. Law, Simulation Modeling and Analysis (2015), chapter
11.2; numbers by key instead of order, Salmon and others, Parallel random numbers: as easy as 1, 2, 3 (2011). The mixing
is that of SplitMix64 (Steele and others, 2014), kept to 63 bits, so that both engines agree.
"""

import functools
from collections.abc import Callable
from typing import Any

from catlib.rules import rule, written

LOW_63 = 0x7FFFFFFFFFFFFFFF
FIRST, SECOND = 0x3F58476D1CE4E5B9, 0x14D049BB133111EB
STEP = 0x1E3779B97F4A7C15
SMALLEST_STEP = 1 / 9007199254740992.0
CHANCES = 32  # kinds of chance with a stream of their own; others share
DECISION = CHANCES  # the kind of the draws that bots decide by
KINDS = CHANCES + 1


@rule
def mixed(h, number):
    """A number of 63 bits in which every bit of both has a say.

    >>> mixed(1, 2) == mixed(2, 1), 0 < mixed(1, 3) < 2**63
    (False, True)
    """
    h = ((h * FIRST + STEP) ^ number) & LOW_63
    h = ((h ^ (h >> 30)) * FIRST) & LOW_63
    h = ((h ^ (h >> 27)) * SECOND) & LOW_63
    return h ^ (h >> 31)


@rule
def key_of_game(seed, number):
    """Return the key from which all draws of one game begin."""
    return mixed(mixed(0, seed), number)


@rule
def draw_of(key, kind, seat, turn, count):
    """A number from [0, 1): the `count`-th of a kind in the `turn`-th turn of a seat; seat −1 is nobody's.

    >>> 0 <= draw_of(key_of_game(1, 0), 0, 0, 1, 0) < 1
    True
    """
    place = (((count << 24) + turn) << 12) + (seat + 1 << 6) + kind
    return (mixed(key, place) >> 10) * SMALLEST_STEP


@functools.cache
def kind_of(state_class: Any) -> Callable[[Any], int]:
    """A rule that says of what kind a chance is at a state: its field `phase`, or always 0."""
    lines = ["def kind(state):", f"    return state.phase & {CHANCES - 1}"]
    if "phase" not in state_class.FIELDS or state_class.FIELDS["phase"][1]:
        lines[1] = "    return 0"
    return rule(written(lines, state_class.__module__))
