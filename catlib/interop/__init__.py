"""Our games as others know games: OpenSpiel, PettingZoo, Gymnasium; each is an extra of the same name.

What all of them ask for is a row of numbers for what a seat may see.
"""

from __future__ import annotations

from typing import Any

from catlib.game import Game

__all__ = ["seen_numbers"]


def seen_numbers(game: Game, state: Any, seat: int) -> list[int]:
    """What a seat may see as one row of whole numbers, of the same length at every state; 0 for what it may not see.

    >>> from catlib import load
    >>> game = load("cat_cab")
    >>> len(seen_numbers(game, game.initial_state(), 0)) == len(seen_numbers(game, game.initial_state(), 1))
    True
    """
    seen, numbers = game.observation(state, seat), list[int]()
    for name, (_, length) in state.FIELDS.items():
        value = seen.get(name, 0)
        row = value if isinstance(value, list | tuple) else [value]
        row = [n for n in row if isinstance(n, int)][: max(1, length)]
        numbers += [*row, *[0] * (max(1, length) - len(row))]
    return numbers
