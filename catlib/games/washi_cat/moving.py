"""What a cat may do in a turn, and what happens then: steps, jumps, sewers, fish; rules 8 to 19, gaps 2.4 to 2.14."""

from __future__ import annotations

from catlib.rulebook import rule

from .boards import COLUMNS, ROWS
from .phases import (
    CARRYING,
    CAT_MOVES,
    DELIVERED,
    JUMP,
    MOVE,
    PASS,
    POP,
    STEP,
    add_line,
    block_sewer,
    cat_of,
    edge_row,
    fish_side,
    has_line,
    is_crossed,
    kind_of,
    may_enter_fish,
)
from .setup import BLANK, CLOSED, MOVE_ON

__all__ = [
    "can_move",
    "go",
    "landing_of",
    "may_cross",
    "may_move",
    "may_step",
    "needs_special",
    "take_or_deliver",
    "target",
    "turn_actions",
]


@rule
def turn_actions(setup, state, actions):
    """One move with one cat, or a pass if there is none; rule 8, gap 2.13."""
    s, n = state.player, 0
    for i in range(setup.cats):
        cat = 2 * s + i
        if may_move(setup, state, cat):
            first = MOVE + i * CAT_MOVES
            for side in range(4):
                cell = setup.near[4 * state.head[cat] + side]
                if cell >= 0:
                    n = moves_to_side(setup, state, actions, n, first + side, cat, cell)
    if n == 0:
        actions[0] = PASS
        n = 1
    return n


@rule
def may_move(setup, state, cat):
    """A cat that has delivered may rest; gap 2.14."""
    return state.carry[cat] != DELIVERED or setup.delivered_cats == MOVE_ON


@rule
def moves_to_side(setup, state, actions, n, step, cat, cell):
    """The step, the jump and the sewer that go to one side of a cat."""
    if may_step(setup, state, cat, cell):
        actions[n] = step
        n += 1
    if is_crossed(state, cell) and landing_of(setup, state, cat, step % 4) >= 0:
        actions[n] = step + JUMP
        n += 1
    if setup.pair[cell] >= 0 and state.specials[cat // 2] and may_pop(setup, state, cat, cell):
        actions[n] = step + POP
        n += 1
    return n


@rule
def may_step(setup, state, cat, cell):
    """To a neighbouring space without a line of the opponent; rules 9 to 11, 13, 17 and 18, gap 2.4."""
    s = cat // 2
    if has_line(state, 1 - s, cell) or (setup.own_line_blocks and has_line(state, s, cell)):
        return False
    return may_enter_fish(setup, state, cat, cell)


@rule
def landing_of(setup, state, cat, side):
    """Where a jump over all lines on one side comes down, or -1; rules 12 to 14a, gaps 2.5, 2.6 and 2.8."""
    if setup.jump_is_special and state.specials[cat // 2] == 0:
        return -1
    cell = setup.near[4 * state.head[cat] + side]
    while cell >= 0 and may_cross(setup, state, cat, cell):
        cell = setup.near[4 * cell + side]
    if cell < 0 or is_crossed(state, cell):
        return -1
    if not may_enter_fish(setup, state, cat, cell):
        return -1
    if setup.landing == BLANK and (setup.pair[cell] >= 0 or fish_side(setup, state, cell) >= 0):
        return -1
    return cell


@rule
def may_cross(setup, state, cat, cell):
    """Whether a space holds a line to jump over; one of the opponent takes a special, the own tail may not count."""
    s = cat // 2
    if has_line(state, 1 - s, cell):
        return state.specials[s] > 0
    if setup.own_tail:
        return has_line(state, s, cell) == 1
    mate = cat + 1 - 2 * (cat % 2)
    return state.line[mate * ROWS + cell // COLUMNS] >> cell % COLUMNS & 1 == 1


@rule
def needs_special(setup, state, cat, side, landing):
    """A jump over any line of the opponent is a super amazing one; rules 13 and 14, gap 2.8."""
    if setup.jump_is_special:
        return True
    cell = setup.near[4 * state.head[cat] + side]
    while cell != landing:
        if has_line(state, 1 - cat // 2, cell):
            return True
        cell = setup.near[4 * cell + side]
    return False


@rule
def may_pop(setup, state, cat, cell):
    """Into a sewer next to the cat and out of its twin, unless blocked; rules 14b and 16, gap 2.9."""
    if setup.pair[cell] < 0 or state.dead >> setup.pair[cell] & 1:
        return False
    exit_, other = setup.twin[cell], 1 - cat // 2
    return exit_ != state.head[cat] and not has_line(state, other, cell) and not has_line(state, other, exit_)


@rule
def can_move(setup, state, s):
    """Whether a player has any move but the pass."""
    for i in range(setup.cats):
        cat = 2 * s + i
        if may_move(setup, state, cat):
            for side in range(4):
                cell = setup.near[4 * state.head[cat] + side]
                if cell >= 0 and can_go(setup, state, cat, side, cell):
                    return True
    return False


@rule
def can_go(setup, state, cat, side, cell):
    if may_step(setup, state, cat, cell) or (state.specials[cat // 2] and may_pop(setup, state, cat, cell)):
        return True
    return is_crossed(state, cell) == 1 and landing_of(setup, state, cat, side) >= 0


@rule
def target(setup, state, action):
    """The cell in which a move ends."""
    cat, side, kind = cat_of(state, action), action % 4, kind_of(action)
    cell = setup.near[4 * state.head[cat] + side]
    if kind == STEP:
        return cell
    return landing_of(setup, state, cat, side) if kind == JUMP else setup.twin[cell]


# Moving


@rule
def go(setup, state, action, cell):
    """A move to its cell, and what the cat finds there; whether it took a special or a fish, or brought one home."""
    cat, side, kind = cat_of(state, action), action % 4, kind_of(action)
    changed = kind == POP
    if kind == JUMP:
        changed = jump(setup, state, cat, side, cell)
    elif kind == POP:
        pop(setup, state, cat, side)
    else:
        block_sewer(setup, state, cell)
    state.head[cat] = cell
    add_line(state, cat, cell)
    return take_or_deliver(setup, state, cat, cell) or changed


@rule
def jump(setup, state, cat, side, landing):
    """Over the lines and onto the landing space; whether it took a special; rules 12, 14a and 15, gaps 2.6 to 2.8."""
    special = needs_special(setup, state, cat, side, landing)
    if special:
        state.specials[cat // 2] -= 1
        if setup.amazing_draws:
            cell = setup.near[4 * state.head[cat] + side]
            while cell != landing:
                add_line(state, cat, cell)
                cell = setup.near[4 * cell + side]
    block_sewer(setup, state, landing)
    return special


@rule
def pop(setup, state, cat, side):
    """Both sewers hold the line of the cat; they stay open to its player, or close; rules 14b and 15, gap 2.9."""
    state.specials[cat // 2] -= 1
    entry = setup.near[4 * state.head[cat] + side]
    add_line(state, cat, entry)
    if setup.popped_sewers == CLOSED:
        block_sewer(setup, state, entry)


@rule
def take_or_deliver(setup, state, cat, cell):
    """A fish is taken on the far side and delivered in the own starting row; rules 17 and 19."""
    side = fish_side(setup, state, cell)
    if side >= 0:
        state.taken[side] |= 1 << cell % COLUMNS
        state.carry[cat] = CARRYING
        return True
    if state.carry[cat] == CARRYING and cell // COLUMNS == edge_row(setup, cat // 2):
        state.carry[cat] = DELIVERED
        return True
    return False
