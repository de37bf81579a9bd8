"""What no game of Washi Cat ever breaks, as rules that run beside the compiled engine."""

from catlib.games.washi_cat.boards import COLUMNS, ROWS
from catlib.games.washi_cat.phases import (
    CATS,
    DELIVERED,
    EMPTY,
    GRID,
    TURN,
    edge_row,
    far_row,
    free_fish,
    has_line,
    home_row,
    own_line,
)
from catlib.rules import bit_count, rule

LAWS = (
    "working room is left empty",
    "a line grows and is never taken away",
    "no line lies on a shrine",
    "no line lies on a free fish",
    "special moves only go down, one at a time",
    "a fish once taken stays taken",
    "as many fish are taken as cats carry or have brought home",
    "a cat stands on its line",
    "a cat takes its fish on the far side and brings it to its own",
    "a turn moves one cat of whoever's turn it is",
    "a turn draws nothing for the other player",
    "a cat is drawn in its starting row",
)


@rule
def line_law(setup, before, state, s):
    """The number of the law that a player's line breaks, or 0."""
    for row in range(ROWS):
        old, new = own_line(before, s, row), own_line(state, s, row)
        if old & ~new:
            return 2
        if new & ~setup.open[row]:
            return 3
        if before.phase == TURN and s != before.player and old != new:
            return 11
    for side in range(2):
        if free_fish(state, side) & own_line(state, s, edge_row(setup, side)):
            return 4
    spent = before.specials[s] - state.specials[s]
    return 5 if spent < 0 or spent > 1 else 0


@rule
def cat_law(setup, before, state, cat):
    """The number of the law that a cat breaks, or 0."""
    head = state.head[cat]
    if head >= 0 and not has_line(state, cat // 2, head):
        return 8
    if head >= 0 and before.head[cat] < 0 and head // COLUMNS != home_row(setup, cat):
        return 12
    if state.carry[cat] < before.carry[cat]:
        return 9
    if state.carry[cat] != before.carry[cat]:
        row = home_row(setup, cat) if state.carry[cat] == DELIVERED else far_row(setup, cat)
        if head // COLUMNS != row:
            return 9
    if before.phase == TURN and head != before.head[cat] and cat // 2 != before.player:
        return 10
    return 0


@rule
def law(setup, before, action, state):
    """The number of the law that the last step broke, or 0."""
    for i in range(GRID):
        if state.grid[i]:
            return 1
    taken, carried, moved = 0, 0, 0
    for side in range(2):
        if before.taken[side] & ~state.taken[side]:
            return 6
        taken += bit_count(state.taken[side])
    for s in range(2):
        broken = line_law(setup, before, state, s)
        if broken:
            return broken
    for cat in range(CATS):
        broken = cat_law(setup, before, state, cat)
        if broken:
            return broken
        carried += state.carry[cat] != EMPTY
        moved += state.head[cat] != before.head[cat]
    if taken != carried:
        return 7
    return 10 if before.phase == TURN and moved > 1 else 0
