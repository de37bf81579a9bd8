"""Buildings that can be entered but not left: exits that own lines shut; rule 20, gaps 2.15 and 2.18."""

from catlib.rules import lowest_place, rule

from .boards import COLUMNS, ROWS
from .phases import DELIVERED, EMPTY, NOBODY, edge_row, far_row, far_side, free_fish, has_line, home_row, own_line
from .setup import choice
from .walking import flood, has_come, in_room


@rule
def is_under_way(setup, state, cat):
    """Return whether a cat still has to come home; under `return only` a cat at home need not go at all."""
    if setup.trapped == choice.RETURN_ONLY and state.head[cat] // COLUMNS == home_row(setup, cat):
        return False
    return state.carry[cat] != DELIVERED


@rule
def has_shut_exit(setup, state, s):
    """Return whether a line of a player lies outside an exit, so that its cats cannot step out there; gap 2.18."""
    for row in range(setup.rows):
        if setup.outside[row] & own_line(state, s, row):
            return True
    return False


@rule
def is_shut_in(setup, state, s, grid):
    """Return whether lines of both players keep a cat of `s` from its goal, and its own alone would not; gap 2.18.

    Lines count as they lie now, not those that the cats would still draw, and fish that the player may take as taken:
    so nobody is trapped who can come home.
    """
    if has_shut_exit(setup, state, s):
        for i in range(setup.cats):
            cat = 2 * s + i
            kept = is_under_way(setup, state, cat) and is_kept_in(setup, state, cat, grid, 1 - s)
            if kept and not is_kept_in(setup, state, cat, grid, NOBODY):
                return True
    return False


@rule
def is_kept_in(setup, state, cat, grid, opponent):
    """Return whether a cat cannot fetch a fish, if it needs one, and come home; lines of `opponent` count, if any."""
    s, head, far, home = cat // 2, state.head[cat], far_row(setup, cat), home_row(setup, cat)
    fish = free_fish(state, 1 - setup.home[cat])
    needs_fish = state.carry[cat] == EMPTY and setup.trapped == choice.OBJECTIVE
    make_open_room(setup, state, s, grid, opponent)
    grid[ROWS + head // COLUMNS] = 1 << head % COLUMNS
    flood(setup, grid, head // COLUMNS)
    if in_room(grid, head) and grid[ROWS + home] and (not needs_fish or grid[ROWS + far] & fish):
        return False
    walk_on(setup, state, s, grid, opponent)
    if needs_fish:
        spread_from(setup, state, s, grid, opponent, far, grid[ROWS + far] & fish)
    return grid[ROWS + home] == 0


@rule
def spread_from(setup, state, s, grid, opponent, row, cells):
    """Return where one can come from some cells of a row as lines lie now."""
    for i in range(setup.rows):
        grid[ROWS + i] = 0
    grid[ROWS + row] = cells
    flood(setup, grid, row)
    walk_on(setup, state, s, grid, opponent)


@rule
def make_open_room(setup, state, s, grid, opponent):
    """Make room for walks: all fish taken that the player's cats may take, but no space outside a shut exit."""
    for row in range(setup.rows):
        grid[row] = setup.open[row] & ~(setup.outside[row] & own_line(state, s, row))
        if opponent != NOBODY:
            grid[row] &= ~own_line(state, opponent, row)
        grid[ROWS + row] = 0
    for side in range(2):
        if not is_fished(setup, state, s, side):
            grid[edge_row(setup, side)] &= ~free_fish(state, side)


@rule
def is_fished(setup, state, s, side):
    """Return whether a cat of a player may take a fish on a side of the board."""
    for i in range(setup.cats):
        if state.carry[2 * s + i] == EMPTY and far_side(setup, 2 * s + i) == side:
            return True
    return False


@rule
def walk_on(setup, state, s, grid, opponent):
    """Spread by way of the spaces outside shut exits, too, as lines lie now."""
    new = True
    while new:
        new = False
        for there in range(setup.rows):
            shut = setup.outside[there] & own_line(state, s, there)
            while shut:
                new = passes(setup, state, s, grid, opponent, there * COLUMNS + lowest_place(shut)) or new
                shut &= shut - 1


@rule
def passes(setup, state, s, grid, opponent, cell):
    """Go on by way of a space outside a shut exit, which is entered or jumped over; return whether that is new."""
    new = False
    for side in range(4):
        before = setup.near[4 * cell + side]
        if before >= 0 and has_come(grid, before):
            there = next_cell(setup, state, s, before, (side + 2) % 4, grid, opponent)
            if there >= 0 and not has_come(grid, there):
                grid[ROWS + there // COLUMNS] |= 1 << there % COLUMNS
                flood(setup, grid, there // COLUMNS)
                new = True
    return new


@rule
def next_cell(setup, state, s, cell, side, grid, opponent):
    """Return where a step to a space with an own line ends, or out of an exit a jump over it; -1 for neither."""
    there = setup.near[4 * cell + side]
    if opponent != NOBODY and has_line(state, opponent, there):
        return -1
    if setup.exits[cell] >> side & 1 == 0:
        return there
    while there >= 0 and has_line(state, s, there):
        if opponent != NOBODY and has_line(state, opponent, there):
            return -1
        there = setup.near[4 * there + side]
    return there if there >= 0 and in_room(grid, there) and not setup.jump_is_special else -1
