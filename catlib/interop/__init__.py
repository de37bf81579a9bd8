"""Our games as others know games: OpenSpiel, PettingZoo, Gymnasium; each is an extra of the same name.

What they ask for is a row of numbers for what a seat may see, and what a seat remembers of a whole game.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from catlib.game import Game
from catlib.rules import CHANCE
from catlib.solving import remembered

__all__ = ["Step", "seen_numbers"]


def seen_numbers(game: Game, state: Any, seat: int) -> Any:
    """Return what a seat may see as one numpy row of whole numbers, as long at every state; 0 for what it may not see.

    Fields of 1 and 2 bytes come first. Others keep numbers in floats of 32 bits, so that after them every number of 4
    bytes is its upper half and its lower half, and one of 8 bytes, such as a set of cards, is 64 bits, lowest first.

    >>> game = load("cat_cab")
    >>> len(seen_numbers(game, game.initial_state(), 0)) == len(seen_numbers(game, game.initial_state(), 1))
    True
    """
    import numpy as np

    numbers = state.numbers() if not game.words.HIDDEN else _flat(game.observation(state, seat), state.FIELDS)
    short, halves, bits = _widths(tuple(state.FIELDS.values()))
    row = np.array(numbers, "<i8")
    if not len(halves) and not len(bits):
        return row
    four = row[halves]
    return np.concatenate(
        [row[short], four >> 16, four & 0xFFFF, np.unpackbits(row[bits].view("u1"), bitorder="little")]
    )


@functools.cache
def _widths(fields: tuple[tuple[str, int], ...]) -> tuple[Any, Any, Any]:
    """The places of short numbers, of those of 4 bytes, and of those of 8, in the row of all numbers of a state."""
    import numpy as np

    kinds = [kind for kind, length in fields for _ in range(max(1, length))]
    places = {each: [i for i, kind in enumerate(kinds) if kind == each] for each in ("i4", "i8")}
    short = [i for i, kind in enumerate(kinds) if kind not in places]
    return np.array(short, int), np.array(places["i4"], int), np.array(places["i8"], int)


def _flat(seen: Mapping[str, Any], fields: Mapping[str, tuple[str, int]]) -> list[int]:
    """The whole numbers of an observation, as many for each field as it has."""
    numbers = list[Any]()
    for name, (_, length) in fields.items():
        value = seen.get(name, 0)
        if not length:
            numbers.append(value)
        elif type(value) is list and len(value) == length:
            numbers += value
        else:
            numbers += [*value, *[0] * length][:length] if isinstance(value, list | tuple) else [0] * length
    if set(map(type, numbers)) == {int}:
        return numbers
    return [n if isinstance(n, int) else 0 for n in numbers]


class Step:
    """A state and the way to it, which never change: what is possible is listed once.

    What a seat remembers of the way is put together when somebody asks, and then kept.
    """

    def __init__(self, game: Game, state: Any, before: Step | None = None, action: int = -1):
        self.game, self.state, self.before, self.action = game, state, before, action
        self.player, self.weighted = game.current_player(state), []
        self._known: dict[int, tuple[Any, ...]] = {}
        if self.player == CHANCE:
            self.weighted = game.chance_weights(state)
            self.legal = [outcome for outcome, _ in self.weighted]
        else:
            actions = [0] * game.num_distinct_actions
            count = game.rules.legal_actions(game.setup, state, actions) if self.player >= 0 else 0
            self.legal = sorted(actions[:count])

    def __deepcopy__(self, memo: Any) -> Step:
        return self

    def child(self, action: int) -> Step:
        """The next step; raise IllegalAction for one that is not possible."""
        take = self.game.successor if action in self.legal else self.game.child  # which says what is legal
        return Step(self.game, take(self.state, action), self, action)

    def known(self, seat: int) -> tuple[Any, ...]:
        """Return what a seat has seen and done, in order; kept, as every later step asks for it."""
        path = [self]
        while seat not in path[-1]._known and path[-1].before is not None:
            path.append(path[-1].before)
        known = path[-1]._known.get(seat, ())
        for step in reversed(path):
            if seat not in step._known:
                if step.before is not None and step.before.player == seat:
                    known = (*known, step.action)
                known = step._known[seat] = remembered(self.game, step.state, seat, known)
        return known
