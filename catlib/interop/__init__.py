"""Our games as others know games: OpenSpiel, PettingZoo, Gymnasium; each is an extra of the same name.

What they ask for is a row of numbers for what a seat may see, and what a seat remembers of a whole game.
"""

from __future__ import annotations

from typing import Any

from catlib.cfr import remembered
from catlib.game import Game
from catlib.rulebook import CHANCE

__all__ = ["Step", "seen_numbers"]


def seen_numbers(game: Game, state: Any, seat: int) -> list[int]:
    """What a seat may see as one row of whole numbers, of the same length at every state; 0 for what it may not see.

    >>> from catlib import load
    >>> game = load("cat_cab")
    >>> len(seen_numbers(game, game.initial_state(), 0)) == len(seen_numbers(game, game.initial_state(), 1))
    True
    """
    if not game.words.HIDDEN:
        row: list[int] = state.numbers()
        return row
    seen, numbers = game.observation(state, seat), list[int]()
    for name, (_, length) in state.FIELDS.items():
        value = seen.get(name, 0)
        if not length:
            numbers.append(value if isinstance(value, int) else 0)
        elif isinstance(value, list | tuple) and len(value) == length and set(map(type, value)) == {int}:
            numbers += value
        else:
            found = [n for n in value if isinstance(n, int)][:length] if isinstance(value, list | tuple) else []
            numbers += [*found, *[0] * (length - len(found))]
    return numbers


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
        """What a seat has seen and done, in order; kept, as every later step asks for it."""
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
