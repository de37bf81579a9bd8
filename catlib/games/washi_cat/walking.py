"""Walks of cats as things are: room, floods through it, and steps counted one by one."""

from catlib.rules import rule

from .boards import COLUMNS, ROWS
from .phases import CARRYING, EMPTY, FAR, edge_row, far_side, free_fish, home_row, own_line


@rule
def make_room(setup, state, s, grid):
    """Make room for walks of a player's cats without taking fish: no shrine, no line of the opponent, no fish."""
    for row in range(setup.rows):
        grid[row] = setup.open[row] & ~own_line(state, 1 - s, row)
    grid[0] &= ~free_fish(state, 0)
    grid[setup.rows - 1] &= ~free_fish(state, 1)


@rule
def room_in_row(setup, state, s, row):
    """The same for a single row."""
    room = setup.open[row] & ~own_line(state, 1 - s, row)
    south, north = free_fish(state, 0), free_fish(state, 1)
    return room & ~((south if row == 0 else 0) | (north if row == setup.rows - 1 else 0))


@rule
def in_room(grid, cell):
    return grid[cell // COLUMNS] >> cell % COLUMNS & 1 == 1


@rule
def has_come(grid, cell):
    return grid[ROWS + cell // COLUMNS] >> cell % COLUMNS & 1 == 1


@rule
def fish_in_reach(setup, state, side, grid):
    """The free fish of a side that lie next to where a cat has come."""
    far = edge_row(setup, side)
    come, east = grid[ROWS + far], setup.east[far]
    beside = (come & east) << 1 | come >> 1 & east
    if far > 0:
        beside |= grid[ROWS + far - 1] & setup.north[far - 1]
    else:
        beside |= grid[ROWS + 1] & setup.north[0]
    return beside & free_fish(state, side)


# Floods


@rule
def flood_from_home(setup, cat, grid):
    for row in range(setup.rows):
        grid[ROWS + row] = 0
    home = home_row(setup, cat)
    grid[ROWS + home] = grid[home]
    flood(setup, grid, home)


@rule
def flood_from(setup, cell, grid):
    for row in range(setup.rows):
        grid[ROWS + row] = 0
    if in_room(grid, cell):
        grid[ROWS + cell // COLUMNS] = 1 << cell % COLUMNS
        flood(setup, grid, cell // COLUMNS)


@rule
def flood(setup, grid, row):
    """Spread through the room from a row on, up and down in turn, as long as rows wait to be looked at."""
    last, step = setup.rows - 1, 1
    grid[ROWS + row] = along_row(setup, grid, row, grid[ROWS + row])
    waiting = beside_row(setup, row)
    while waiting:
        if row + step > last or row + step < 0:
            step = -step
        row += step
        if waiting >> row & 1:
            waiting ^= 1 << row
            come = flooded_row(setup, grid, row)
            if come != grid[ROWS + row]:
                grid[ROWS + row] = come
                waiting |= beside_row(setup, row)


@rule
def beside_row(setup, row):
    """The rows above and below a row, a bit a row."""
    return (2 << row | 1 << row >> 1) & (1 << setup.rows) - 1


@rule
def flooded_row(setup, grid, row):
    """A row with what comes from above and from below, and along it if that is anything new."""
    beside = 0
    if row > 0:
        beside = grid[ROWS + row - 1] & setup.north[row - 1]
    if row < setup.rows - 1:
        beside |= grid[ROWS + row + 1] & setup.north[row]
    come = grid[ROWS + row] | beside & grid[row]
    return come if come == grid[ROWS + row] else along_row(setup, grid, row, come)


@rule
def along_row(setup, grid, row, come):
    """All of a row that can be reached from some of its spaces; spans double as in a carry-lookahead adder."""
    room = grid[row]
    if come == 0 or come == room:
        return come
    east, west = room & setup.east[row] << 1, room & setup.east[row]
    span = 1
    while span < setup.columns:
        come |= come << span & east | come >> span & west
        east &= east << span
        west &= west >> span
        span *= 2
    return come


# Steps


@rule
def walk_left(setup, state, s, grid):
    """About how many steps a player's cats still have to walk."""
    steps = 0
    make_room(setup, state, s, grid)
    for i in range(setup.cats):
        cat = 2 * s + i
        if state.carry[cat] == CARRYING:
            steps += steps_to_row(setup, state.head[cat], home_row(setup, cat), grid)
        elif state.carry[cat] == EMPTY:
            steps += steps_to_fish(setup, state, cat, grid) + setup.rows - 1
    return steps


@rule
def wave(setup, cell, grid):
    """Begin a walk at a cell."""
    for row in range(setup.rows):
        grid[ROWS + row] = 0
    grid[ROWS + cell // COLUMNS] = 1 << cell % COLUMNS


@rule
def one_step(setup, grid, boards):
    """Go one step on in every direction; whether that leads anywhere new.

    A row may hold several boards side by side, each with a walk of its own: `boards` has a bit where each begins.
    """
    below, new = 0, 0
    for row in range(setup.rows):
        come = grid[ROWS + row]
        east = setup.east[row] * boards
        more = come | (come & east) << 1 | come >> 1 & east | below
        if row < setup.rows - 1:
            north = setup.north[row] * boards
            more |= grid[ROWS + row + 1] & north
            below = come & north
        more = come | more & grid[row] * boards
        new |= more ^ come
        grid[ROWS + row] = more
    return new != 0


@rule
def steps_to_row(setup, cell, row, grid):
    """Steps from a cell to the nearest one of a row; FAR if there is no path."""
    wave(setup, cell, grid)
    for steps in range(FAR):
        if grid[ROWS + row]:
            return steps
        if not one_step(setup, grid, 1):
            return FAR
    return FAR


@rule
def steps_to_fish(setup, state, cat, grid):
    """Steps of a cat to the nearest free fish of its far side; FAR if there is no path."""
    wave(setup, state.head[cat], grid)
    for steps in range(FAR):
        if fish_in_reach(setup, state, far_side(setup, cat), grid):
            return steps + 1
        if not one_step(setup, grid, 1):
            return FAR
    return FAR
