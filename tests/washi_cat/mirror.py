"""The half turn of the board: seats change places, and a fair game does not notice."""

from typing import Any

from catlib.games.washi_cat.boards import COLUMNS, ROWS
from catlib.games.washi_cat.odds.solved import mirrored_cell
from catlib.games.washi_cat.phases import CATS, MOVE, PASS


def mirrored_action(setup: Any, action: int) -> int:
    """The same action seen from the other side, in a turn or while fish and cats are drawn."""
    if action == PASS:
        return action
    if action < MOVE:
        side, column = divmod(action, COLUMNS)
        return int((1 - side) * COLUMNS + setup.columns - 1 - column)
    return action - action % 4 + (action + 2) % 4


def mirrored(setup: Any, state: Any) -> Any:
    """The position after a half turn of a point-symmetric board, with the players exchanged.

    >>> import catlib
    >>> game = catlib.load("washi_cat", board="tiny", drawing="board")
    >>> state = game.child(game.initial_state(), game.legal_actions(game.initial_state())[0])
    >>> mirrored(game.setup, mirrored(game.setup, state)) == state
    True
    """
    new = state.copy()
    new.first = 1 - state.first
    for name in ("player", "winner"):
        if getattr(state, name) >= 0:
            setattr(new, name, 1 - getattr(state, name))
    for cat in range(CATS):
        twin = (cat + 2) % CATS
        new.head[twin], new.carry[twin] = mirrored_cell(setup, state.head[cat]), state.carry[cat]
        for row in range(setup.rows):
            new.line[twin * ROWS + setup.rows - 1 - row] = _turned(setup, state.line[cat * ROWS + row])
    for side in range(2):
        new.specials[1 - side] = state.specials[side]
        new.taken[1 - side] = _turned(setup, state.taken[side])
        for seat in range(2):
            new.fish[2 * (1 - seat) + 1 - side] = _turned(setup, state.fish[2 * seat + side])
    new.dead = _turned_sewers(setup, state.dead)
    return new


def _turned(setup: Any, row: int) -> int:
    """The bits of a row the other way round."""
    return int(f"{row:0{setup.columns}b}"[::-1], 2)


def _turned_sewers(setup: Any, dead: int) -> int:
    """The blocked pairs as the pairs that a half turn brings there."""
    turned = 0
    for cell, pair in enumerate(setup.pair):
        if pair >= 0 and dead >> pair & 1:
            turned |= 1 << setup.pair[mirrored_cell(setup, cell)]
    return turned
