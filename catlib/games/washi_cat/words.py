"""What a person reads of a game of Washi Cat: names of actions, positions and parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import rules as r
from .boards import cell_name
from .setup import board_of

__all__ = [
    "COLOURS",
    "action_to_string",
    "brief",
    "cat_name",
    "ending",
    "parts",
    "question",
    "seat_name",
    "state_to_string",
    "why_not",
]

COLOURS = ("red", "blue")
SIDES = ("north", "east", "south", "west")


def seat_name(setup: Any, seat: int) -> str:
    """A player by the colour of the pen."""
    return COLOURS[seat]


def cat_name(setup: Any, cat: int) -> str:
    """A cat by colour, and by number where a player has two."""
    return f"{COLOURS[cat // 2]} cat {cat % 2 + 1}" if setup.cats == 2 else f"{COLOURS[cat // 2]} cat"


def _times(n: int, what: str, many: str = "") -> str:
    return f"{n} {what}" if n == 1 else f"{n} {many or what + 's'}"


# Actions


def action_to_string(setup: Any, state: Any, action: int) -> str:
    """The action or chance outcome as a player says it."""
    if state.phase == r.FIRST:
        return f"{seat_name(setup, action)} begins"
    if state.phase == r.DRAW:
        return _say_drawing(setup, state, action)
    return "pass" if action == r.PASS else _say_move(setup, state, action)


brief = action_to_string


def drawn_cell(setup: Any, action: int) -> int:
    """The cell in which an action draws a fish or a cat."""
    return int(r.edge_row(setup, action // r.COLUMNS) * r.COLUMNS + action % r.COLUMNS)


def _say_drawing(setup: Any, state: Any, action: int) -> str:
    cell, seat = cell_name(drawn_cell(setup, action)), r.drawer(state)
    n = state.drawn - 2 * setup.fish
    return f"{seat_name(setup, seat)} fish on {cell}" if n < 0 else f"{cat_name(setup, 2 * seat + n // 2)} on {cell}"


def cat_of(state: Any, action: int) -> int:
    """The cat that an action of a turn moves."""
    return int(2 * state.player + (action - r.MOVE) // r.WAYS)


def kind_of(action: int) -> int:
    """Whether an action of a turn is a STEP, a JUMP or a POP."""
    return (action - r.MOVE) % r.WAYS // 4 * 4


def is_special(setup: Any, state: Any, action: int) -> bool:
    """Whether an action of a turn uses up a special move."""
    if action == r.PASS or kind_of(action) == r.STEP:
        return False
    if kind_of(action) == r.POP:
        return True
    cat = cat_of(state, action)
    return bool(r.needs_special(setup, state, cat, action % 4, r.landing_of(setup, state, cat, action % 4)))


def _say_move(setup: Any, state: Any, action: int) -> str:
    cat, kind, cell = cat_of(state, action), kind_of(action), r.target(setup, state, action)
    who = f"cat {cat % 2 + 1}" if setup.cats == 2 else "cat"
    how = {r.STEP: "to", r.JUMP: "jumps to", r.POP: f"takes the {_sewer_colour(setup, cell)} sewer to"}[kind]
    special = ", a special move" if is_special(setup, state, action) else ""
    return f"{who} {how} {cell_name(cell)}{special}{_deed(setup, state, cat, cell)}"


def _sewer_colour(setup: Any, cell: int) -> str:
    return board_of(setup).sewers[setup.pair[cell]].colour if setup.pair[cell] >= 0 else ""


def _deed(setup: Any, state: Any, cat: int, cell: int) -> str:
    """What the cat does when it gets there."""
    if r.fish_side(setup, state, cell) >= 0:
        return ", takes the fish"
    home = cell // r.COLUMNS == r.edge_row(setup, cat // 2)
    return ", brings its fish home" if home and state.carry[cat] == r.CARRYING else ""


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """The id of the one place to touch: the cell where a move ends or, where several moves end, one of its targets.

    `cell:57` is the cell with number 57; `cell:57:1` is the same for the second cat (0 or 1), `cell:57:1:sewer`
    for its way through a sewer.
    """
    if state.phase == r.FIRST:
        return (f"seat:{action}",)
    if state.phase == r.DRAW:
        return (f"cell:{drawn_cell(setup, action)}",)
    if action == r.PASS:
        return ("button:pass",)
    cell = r.target(setup, state, action)
    if sum(r.target(setup, state, other) == cell for other in _moves(setup, state)) == 1:
        return (f"cell:{cell}",)
    return (f"cell:{cell}:{cat_of(state, action) % 2}{':sewer' if kind_of(action) == r.POP else ''}",)


def _moves(setup: Any, state: Any) -> list[int]:
    """The legal moves of a turn, without the pass."""
    actions = [0] * r.NUM_ACTIONS
    return [a for a in actions[: r.turn_actions(setup, state, actions)] if a != r.PASS]


# Positions


def question(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """What is asked now, and of whom, in a few words; players go by their names if they have any."""
    if state.phase == r.OVER:
        return ending(setup, state, names)
    if state.phase == r.FIRST:
        return "chance says who begins"
    if state.phase == r.DRAW:
        what = "a fish" if state.drawn < 2 * setup.fish else "a cat"
        who = "chance" if state.player < 0 else _who(setup, state.player, names)
        return f"{who} draws {what}"
    return f"{_who(setup, state.player, names)} moves a cat"


def _who(setup: Any, seat: int, names: Sequence[str] | None) -> str:
    return names[seat] if names else seat_name(setup, seat)


def ending(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """Who has won and why."""
    if state.winner == r.NOBODY:
        why = {r.BY_LIMIT: "the turns are over", r.BY_STANDSTILL: "no cat can move any more"}
        return f"nobody has won: {why.get(state.ended, 'both are trapped')}"
    who, other = (_who(setup, seat, names) for seat in (state.winner, 1 - state.winner))
    if state.ended == r.BY_DELIVERY:
        return f"{who} has won: {'both cats have' if setup.cats == 2 else 'the cat has'} brought a fish home"
    return f"{who} has won: {other} {'is trapped' if state.ended == r.BY_TRAP else 'cannot move'}"


def state_to_string(setup: Any, state: Any) -> str:
    """The position on one line: question, cats, specials."""
    turn = f"turn {state.turn + 1}, " if state.phase == r.TURN and setup.turn_limit else ""
    cats = [_cat(setup, state, cat) for cat in range(r.CATS) if state.head[cat] >= 0]
    specials = " and ".join(f"{seat_name(setup, s)} {state.specials[s]}" for s in range(2))
    return f"{turn}{question(setup, state)}; {', '.join(cats) or 'no cats yet'}; specials: {specials}"


def _cat(setup: Any, state: Any, cat: int) -> str:
    does = {r.EMPTY: "", r.CARRYING: " with a fish", r.DELIVERED: " done"}[state.carry[cat]]
    return f"{cat_name(setup, cat)} on {cell_name(state.head[cat])}{does}"


# Refusals


def why_not(setup: Any, state: Any, part: str, names: Sequence[str] | None = None) -> str:
    """Why touching a part does nothing here, and what would, in a sentence or two."""
    if state.phase == r.OVER:
        return "The game is over; start a new one or go back a step."
    return "That is not asked now."
