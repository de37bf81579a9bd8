"""What a person reads of a game of Washi Cat: names of actions, positions and parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from catlib.chance import counted
from catlib.game import sentences

from . import phases
from .boards import COLUMNS, cell_name
from .drawing import cat_to_draw, drawer, drawn_at, may_draw_at
from .moving import landing_of, may_cross, may_move, needs_special, target, turn_actions
from .phases import cat_of, edge_row, fish_side, has_line, home_row, is_crossed, kind_of, may_enter_fish
from .rules import NUM_ACTIONS
from .setup import BLANK, board_of

COLOURS = ("red", "blue")
DEALER = "Chance"  # there are no dice


def seat_name(setup: Any, seat: int) -> str:
    """A player by the colour of the pen."""
    return COLOURS[seat]


def cat_name(setup: Any, cat: int) -> str:
    """A cat by colour, and by number where a player has two."""
    return f"{COLOURS[cat // 2]} cat {cat % 2 + 1}" if setup.cats == 2 else f"{COLOURS[cat // 2]} cat"


def starts_apart(setup: Any) -> bool:
    """Whether the two cats of a player start on different sides of the board (gap 2.19)."""
    return bool(setup.cats == 2 and setup.home[0] != setup.home[1])


# Actions


def action_to_string(setup: Any, state: Any, action: int) -> str:
    """The action or chance outcome as a player says it."""
    if state.phase == phases.FIRST:
        return f"{seat_name(setup, action)} begins"
    if state.phase == phases.DRAW:
        return _say_drawing(setup, state, action)
    return "pass" if action == phases.PASS else _say_move(setup, state, action)


short_label = action_to_string


def drawn_cell(setup: Any, action: int) -> int:
    """The cell in which an action draws a fish or a cat."""
    return int(edge_row(setup, action // COLUMNS) * COLUMNS + action % COLUMNS)


def _say_drawing(setup: Any, state: Any, action: int) -> str:
    cell = cell_name(drawn_cell(setup, action))
    if state.drawn < 2 * setup.fish:
        return f"{seat_name(setup, drawer(state))} fish on {cell}"
    return f"{cat_name(setup, cat_to_draw(setup, state, action // COLUMNS))} on {cell}"


def is_special(setup: Any, state: Any, action: int) -> bool:
    """Whether an action of a turn uses up a special move."""
    if action == phases.PASS or kind_of(action) == phases.STEP:
        return False
    if kind_of(action) == phases.POP:
        return True
    cat = cat_of(state, action)
    return bool(needs_special(setup, state, cat, action % 4, landing_of(setup, state, cat, action % 4)))


def _say_move(setup: Any, state: Any, action: int) -> str:
    cat, kind, cell = cat_of(state, action), kind_of(action), target(setup, state, action)
    who = f"cat {cat % 2 + 1}" if setup.cats == 2 else "cat"
    how = {phases.STEP: "to", phases.JUMP: "jumps to", phases.POP: f"takes the {_sewer_colour(setup, cell)} sewer to"}[
        kind
    ]
    special = ", a special move" if is_special(setup, state, action) else ""
    return f"{who} {how} {cell_name(cell)}{special}{_arrival(setup, state, cat, cell)}"


def _sewer_colour(setup: Any, cell: int) -> str:
    return board_of(setup).sewers[setup.pair[cell]].colour if setup.pair[cell] >= 0 else ""


def _arrival(setup: Any, state: Any, cat: int, cell: int) -> str:
    """What the cat does when it gets there."""
    if fish_side(setup, state, cell) >= 0:
        return ", takes the fish"
    home = cell // COLUMNS == home_row(setup, cat)
    return ", brings its fish home" if home and state.carry[cat] == phases.CARRYING else ""


def parts(setup: Any, state: Any, action: int) -> tuple[str, ...]:
    """The id of the one place to touch: the cell where a move ends or, where several moves end, one of its targets.

    `cell:57` is the cell with number 57; `cell:57:1` is the same for the second cat (0 or 1), `cell:57:1:sewer`
    for its way through a sewer.
    """
    if state.phase == phases.FIRST:
        return (f"seat:{action}",)
    if state.phase == phases.DRAW:
        return (f"cell:{drawn_cell(setup, action)}",)
    if action == phases.PASS:
        return ("button:pass",)
    cell = target(setup, state, action)
    if sum(target(setup, state, other) == cell for other in _moves(setup, state)) == 1:
        return (f"cell:{cell}",)
    return (f"cell:{cell}:{cat_of(state, action) % 2}{':sewer' if kind_of(action) == phases.POP else ''}",)


def _moves(setup: Any, state: Any) -> list[int]:
    """The legal moves of a turn, without the pass."""
    actions = [0] * NUM_ACTIONS
    return [a for a in actions[: turn_actions(setup, state, actions)] if a != phases.PASS]


# Positions


def question(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """What is asked now, and of whom, in a few words; players go by their names if they have any."""
    if state.phase == phases.OVER:
        return ending(setup, state, names)
    if state.phase == phases.FIRST:
        return "chance says who begins"
    if state.phase == phases.DRAW:
        what = "a fish" if state.drawn < 2 * setup.fish else "a cat"
        who = "chance" if state.player < 0 else _who(setup, state.player, names)
        return f"{who} draws {what}"
    return f"{_who(setup, state.player, names)} moves a cat"


def _who(setup: Any, seat: int, names: Sequence[str] | None) -> str:
    return names[seat] if names else seat_name(setup, seat)


def ending(setup: Any, state: Any, names: Sequence[str] | None = None) -> str:
    """Who has won and why."""
    if state.winner == phases.NOBODY:
        why = "the turns are over" if state.ended == phases.BY_LIMIT else "no cat can move any more"
        return f"nobody has won: {why}"
    who, other = (_who(setup, seat, names) for seat in (state.winner, 1 - state.winner))
    if state.ended == phases.BY_DELIVERY:
        return f"{who} has won: {'both cats have' if setup.cats == 2 else 'the cat has'} brought a fish home"
    return f"{who} has won: {other} is trapped"


def state_to_string(setup: Any, state: Any) -> str:
    """The position on one line: question, cats, specials."""
    turn = f"turn {state.turn + 1}, " if state.phase == phases.TURN and setup.turn_limit else ""
    cats = [_cat(setup, state, cat) for cat in range(phases.CATS) if state.head[cat] >= 0]
    specials = " and ".join(f"{seat_name(setup, s)} {state.specials[s]}" for s in range(2))
    return f"{turn}{question(setup, state)}; {', '.join(cats) or 'no cats yet'}; specials: {specials}"


def _cat(setup: Any, state: Any, cat: int) -> str:
    does = {phases.EMPTY: "", phases.CARRYING: " with a fish", phases.DELIVERED: " done"}[state.carry[cat]]
    return f"{cat_name(setup, cat)} on {cell_name(state.head[cat])}{does}"


# Refusals


def why_not(setup: Any, state: Any, part: str, names: Sequence[str] | None = None) -> str:
    """Why touching a part does nothing here, and what would, in two or three sentences."""
    if state.phase == phases.OVER:
        return sentences.GAME_OVER
    return f"{sentences.reason(setup, state, part, _REASONS)} Now {question(setup, state, names)}."


def _why_not_there(setup: Any, state: Any, cell: int) -> str:
    if not (cell < setup.rows * COLUMNS and cell % COLUMNS < setup.columns):
        return "There is no such space."
    if state.phase == phases.DRAW:
        return _why_no_drawing(setup, state, cell)
    return _why_no_move(setup, state, cell) if state.phase == phases.TURN else ""


def _why_no_drawing(setup: Any, state: Any, cell: int) -> str:
    """The first rule of drawing that a cell breaks."""
    name, seat, row = cell_name(cell), drawer(state), cell // COLUMNS
    sides = [side for side in range(2) if row == edge_row(setup, side)]
    if not sides:
        return f"{name} is in the middle; fish and cats are drawn in the first and the last row."
    [side] = sides
    if drawn_at(setup, state, side) >> cell % COLUMNS & 1:
        return f"Something is drawn on {name} already."
    if not setup.edge[side] >> cell % COLUMNS & 1:
        return f"{name} holds a shrine or a sewer, and nothing is drawn there."
    if not may_draw_at(setup, state, side):
        who = seat_name(setup, seat)
        if state.drawn < 2 * setup.fish:
            return f"{who.capitalize()} has drawn {setup.fish // 2} fish in row {row + 1} already."
        if starts_apart(setup):
            return f"{who.capitalize()} has drawn a cat in row {row + 1} already; one starts on each side."
        return f"{name} is outside the starting row of {who}; cats start in their own row."
    return f"{name} is too near; {counted(setup.gap, 'space')} at least lie between two drawings."


def _why_no_move(setup: Any, state: Any, cell: int) -> str:
    """Why the nearest cat cannot go to a cell."""
    if sum(target(setup, state, action) == cell for action in _moves(setup, state)) > 1:
        return f"More than one move ends on {cell_name(cell)}; touch the mark of one."
    cats = [2 * state.player + i for i in range(setup.cats) if may_move(setup, state, 2 * state.player + i)]
    if not cats:
        return "All cats have delivered and rest."
    cat = min(cats, key=lambda cat: sum(map(abs, _offset(state, cat, cell))))
    rows, columns = _offset(state, cat, cell)
    if not setup.open[cell // COLUMNS] >> cell % COLUMNS & 1:
        return f"{cell_name(cell)} holds a shrine, and no line enters it."
    if rows == columns == 0:
        return f"{cat_name(setup, cat).capitalize()} is on {cell_name(cell)} already."
    if (blocked := _why_no_sewer(setup, state, cats, cell)) and abs(rows) + abs(columns) > 1:
        return blocked
    if abs(rows) == abs(columns) == 1:
        return f"{cell_name(cell)} lies across a corner of {cat_name(setup, cat)}; no cat moves diagonally."
    if rows and columns:
        return (
            f"{cell_name(cell)} is not in line with {cat_name(setup, cat)}; it steps to a neighbour or jumps straight."
        )
    side = side_of(rows, columns)
    why = _why_no_step if abs(rows + columns) == 1 else _why_no_jump
    return why(setup, state, cat, cell, side)


def _offset(state: Any, cat: int, cell: int) -> tuple[int, int]:
    """Rows and columns from a cat to a cell."""
    head = state.head[cat]
    return cell // COLUMNS - head // COLUMNS, cell % COLUMNS - head % COLUMNS


def side_of(rows: int, columns: int) -> int:
    """The side on which a cell in line lies: north, east, south or west as 0 to 3.

    >>> side_of(2, 0), side_of(0, 1), side_of(-1, 0), side_of(0, -5)
    (0, 1, 2, 3)
    """
    return (0 if rows > 0 else 2) if rows else (1 if columns > 0 else 3)


def _why_no_sewer(setup: Any, state: Any, cats: Sequence[int], cell: int) -> str:
    """Why a cat beside the twin of a sewer cannot come out here."""
    entry = setup.twin[cell]
    beside = [cat for cat in cats if entry >= 0 and entry in setup.near[4 * state.head[cat] : 4 * state.head[cat] + 4]]
    if not beside:
        return ""
    colour = _sewer_colour(setup, cell)
    if state.dead >> setup.pair[cell] & 1:
        return f"The {colour} sewers {cell_name(entry)} and {cell_name(cell)} are blocked."
    if not state.specials[state.player]:
        return _no_special(setup, state)
    return f"A line of {seat_name(setup, 1 - state.player)} covers one of the {colour} sewers."


def _no_special(setup: Any, state: Any) -> str:
    used = f"All {setup.specials} special moves" if setup.specials > 1 else "The special move"
    return f"{used} of {seat_name(setup, state.player)} {'are' if setup.specials > 1 else 'is'} used up."


def _why_no_step(setup: Any, state: Any, cat: int, cell: int, side: int) -> str:
    here, there, seat = cell_name(state.head[cat]), cell_name(cell), cat // 2
    if setup.near[4 * state.head[cat] + side] < 0:
        return f"A wall stands between {here} and {there}."
    if has_line(state, 1 - seat, cell):
        return f"{there} holds a line of {seat_name(setup, 1 - seat)}, and no cat steps on it."
    if setup.exits[state.head[cat]] >> side & 1 and is_crossed(state, cell):
        return f"A building is left into an empty space, and {there} holds a line."
    if has_line(state, seat, cell):
        return f"{there} holds a line of {seat_name(setup, seat)}, and here no cat steps on its own line."
    return _why_no_fish(setup, state, cat, cell)


def _why_no_fish(setup: Any, state: Any, cat: int, cell: int) -> str:
    side = fish_side(setup, state, cell)
    if side == setup.home[cat]:
        own = "own side" if not starts_apart(setup) else f"side where {cat_name(setup, cat)} started"
        return f"The fish on {cell_name(cell)} is on the {own}; cats fetch theirs from the far side."
    if side >= 0:
        return f"{cat_name(setup, cat).capitalize()} has had its fish; a cat takes one, and enters no other."
    return ""


def _why_no_jump(setup: Any, state: Any, cat: int, cell: int, side: int) -> str:
    """What stops a jump in a straight line."""
    at, crossed = state.head[cat], False
    while at != cell:
        there = setup.near[4 * at + side]
        if there < 0:
            return f"A wall or a shrine beyond {cell_name(at)} is in the way; no jump crosses it."
        theirs = there != cell and has_line(state, 1 - cat // 2, there) == 1
        if there != cell and not theirs and not may_cross(setup, state, cat, there):
            return f"A jump crosses lines and nothing else, and {cell_name(there)} has none to jump over."
        crossed = crossed or theirs
        at = there
    if is_crossed(state, cell):
        return f"{cell_name(cell)} holds a line; a jump lands on the first space without one."
    if (crossed or setup.jump_is_special) and not state.specials[cat // 2]:
        return _no_special(setup, state)
    if setup.landing == BLANK and may_enter_fish(setup, state, cat, cell):
        return f"{cell_name(cell)} is not blank, and here a jump lands on blank spaces only."
    return _why_no_fish(setup, state, cat, cell)


def _why_not_a_cat(setup: Any, state: Any, cat: int) -> str:
    if state.phase == phases.TURN and cat // 2 != state.player:
        return f"{cat_name(setup, cat).capitalize()} belongs to the other player."
    return "Touch the space where the cat shall go." if state.phase == phases.TURN else ""


def _why_not_a_special(setup: Any, state: Any, _: int) -> str:
    if state.phase != phases.TURN:
        return ""
    if not state.specials[state.player]:
        return _no_special(setup, state)
    return "A jump over a line of the opponent, and a way through a sewer, uses up a special move; touch where it ends."


_REASONS: dict[str, Any] = {"cell": _why_not_there, "cat": _why_not_a_cat, "special": _why_not_a_special}
