"""The trapped player: no special left, and cut off from the goal by the opponent's line; rule 20, gap 2.15."""

from catlib.rules import bit_count, rule

from .boards import COLUMNS, ROWS
from .exits import has_shut_exit, is_shut_in, is_under_way
from .moving import can_move
from .phases import DELIVERED, EMPTY, GRID, edge_row, far_row, far_side, fish_side, free_fish, has_line
from .setup import choice
from .walking import fish_in_reach, flood_from, flood_from_home, has_come, in_room, make_room, room_in_row


@rule
def has_lost(setup, state, s):
    """No special left, and cut off from the goal by the opponent's line; rule 20, gap 2.15."""
    if state.specials[s]:
        return False
    if setup.own_line_blocks and not can_move(setup, state, s):
        return True
    lost = is_cut_off(setup, state, s, state.grid)
    for i in range(GRID):
        state.grid[i] = 0
    return lost


@rule
def is_cut_off(setup, state, s, grid):
    """Return whether no walk of the player's cats, one after the other, can do what is left to do; gap 2.15.

    Own lines may be walked on and no wall is ever jumped, so jumps shorten paths and open none; only out of a building
    an own line stops a step. Fish block the way, but for the cat that takes them. `grid` is working room.
    """
    make_room(setup, state, s, grid)
    if not (is_all_joined(setup, state, s, grid) or has_plan(setup, state, s, grid)):
        return True
    return is_shut_in(setup, state, s, grid)


@rule
def is_all_joined(setup, state, s, grid):
    """Return whether one region holds all cats under way, a space of home and fish enough, as it mostly does."""
    first = -1
    for i in range(setup.cats):
        cat = 2 * s + i
        if is_under_way(setup, state, cat):
            if first < 0:
                first = cat
                flood_from(setup, state.head[cat], grid)
            elif not has_come(grid, state.head[cat]):
                return False
    return first < 0 or (has_all_of(setup, state, s, grid, 0) and has_all_of(setup, state, s, grid, 1))


@rule
def has_all_of(setup, state, s, grid, side):
    """Return whether the region has a space of home and fish enough for the cats under way that started on a side."""
    cats, empty = 0, 0
    for i in range(setup.cats):
        cat = 2 * s + i
        if setup.home[cat] == side and is_under_way(setup, state, cat):
            cats += 1
            empty += state.carry[cat] == EMPTY
    if cats == 0:
        return True
    if grid[ROWS + edge_row(setup, side)] == 0:
        return False
    if setup.trapped == choice.RETURN_ONLY:
        return True
    return bit_count(fish_in_reach(setup, state, 1 - side, grid)) >= empty


@rule
def may_divide(setup, state, s, cell):
    """Return whether a line over a free cell could cut a player off, by a look at what is around the cell.

    It could not if the neighbours from which the player could come there still hang together around it, the cell is
    neither at an edge nor next to a fish, no line of the player shuts an exit, and no cat of the player stands under
    the opponent's line. A player with a special left cannot be trapped.
    """
    if state.specials[s]:
        return False
    row = cell // COLUMNS
    if row == 0 or row == setup.rows - 1:
        return True
    if has_shut_exit(setup, state, s):
        return True
    for i in range(setup.cats):
        if has_line(state, 1 - s, state.head[2 * s + i]):
            return True
    for i in range(setup.cats):
        far = far_row(setup, 2 * s + i)
        if (row - far == 1 or far - row == 1) and fish_side(setup, state, far * COLUMNS + cell % COLUMNS) >= 0:
            return True
    return is_joint(setup, state, s, row, cell % COLUMNS)


@rule
def is_joint(setup, state, s, row, column):
    """Return whether the walkable neighbours of a space do not all hang together around it by way of its corners.

    Every name stands for the bit of the space, or for 0 if there is no way.
    """
    here, below, above = room_in_row(setup, state, s, row), setup.north[row - 1], setup.north[row]
    below &= room_in_row(setup, state, s, row - 1)
    above &= room_in_row(setup, state, s, row + 1)
    bit = 1 << column
    north, south = bit & above, bit & below
    east, west = bit & setup.east[row] & here >> 1, bit & (setup.east[row] & here) << 1
    joints = (north & east & setup.east[row + 1] & above >> 1) + (north & west & (setup.east[row + 1] & above) << 1)
    joints += (south & east & setup.east[row - 1] & below >> 1) + (south & west & (setup.east[row - 1] & below) << 1)
    return north + east + south + west - joints > bit


# Plans


@rule
def has_plan(setup, state, s, grid):
    """Return whether the cats can do it if they go from where they are, however they share the fish between them."""
    for i in range(5):
        a = first_cell(setup, state, grid, 2 * s, i)
        if a >= 0:
            for j in range(5 if setup.cats == 2 else 1):
                b = first_cell(setup, state, grid, 2 * s + 1, j) if setup.cats == 2 else a
                if b >= 0 and can_fetch_all(setup, state, s, grid, a, b):
                    return True
    return False


@rule
def first_cell(setup, state, grid, cat, way):
    """Return where a cat begins its walk: where it is (way 4), or beside it if the opponent's line crosses there.

    A cat at home may stay there in that case, or go.
    """
    head = state.head[cat]
    if way == 4:
        return head if in_room(grid, head) or not is_under_way(setup, state, cat) else -1
    return -1 if in_room(grid, head) or state.carry[cat] == DELIVERED else setup.near[4 * head + way]


@rule
def can_fetch_all(setup, state, s, grid, a, b):
    """Return whether cats that begin at two cells can take a fish each, one after the other, and all come home."""
    one, two = state.carry[2 * s] == EMPTY, setup.cats == 2 and state.carry[2 * s + 1] == EMPTY
    if (setup.trapped == choice.RETURN_ONLY or not (one or two)) and all_come_home(setup, state, s, grid, a, b):
        return True
    if one and can_fetch(setup, state, s, grid, a, b, 0, two):
        return True
    return two and can_fetch(setup, state, s, grid, a, b, 1, one)


@rule
def can_fetch(setup, state, s, grid, a, b, first, both):
    """The same with one of the cats, 0 or 1, the first to take a fish, and the other after it if both have none."""
    far = far_row(setup, 2 * s + first)
    fish = fish_from(setup, state, grid, 2 * s + first, b if first else a)
    while fish:
        one = fish & -fish
        fish ^= one
        grid[far] |= one
        found = (not both or setup.trapped == choice.RETURN_ONLY) and all_come_home(setup, state, s, grid, a, b)
        if both and not found:
            found = can_fetch_next(setup, state, s, grid, a, b, 1 - first)
        grid[far] &= ~one
        if found:
            return True
    return False


@rule
def can_fetch_next(setup, state, s, grid, a, b, second):
    """Return whether the second cat can take a fish, too, so that all come home; the first one's is open already."""
    far = far_row(setup, 2 * s + second)
    fish = fish_from(setup, state, grid, 2 * s + second, b if second else a) & ~grid[far]
    while fish:
        one = fish & -fish
        fish ^= one
        grid[far] |= one
        found = all_come_home(setup, state, s, grid, a, b)
        grid[far] &= ~one
        if found:
            return True
    return False


@rule
def fish_from(setup, state, grid, cat, cell):
    """The free fish of its far side that a cat can get to from a cell; only the fish itself if it begins on one."""
    side, far = far_side(setup, cat), far_row(setup, cat)
    if cell // COLUMNS == far and free_fish(state, side) & ~grid[far] & 1 << cell % COLUMNS:
        return 1 << cell % COLUMNS
    flood_from(setup, cell, grid)
    return fish_in_reach(setup, state, side, grid)


@rule
def all_come_home(setup, state, s, grid, a, b):
    """Return whether every cat under way can walk home through the room as it is now."""
    return comes_home(setup, state, grid, 2 * s, a) and (
        setup.cats == 1 or comes_home(setup, state, grid, 2 * s + 1, b)
    )


@rule
def comes_home(setup, state, grid, cat, cell):
    """Return whether a cat can walk home from a cell, or need not, as it is there."""
    if cell == state.head[cat] and not is_under_way(setup, state, cat):
        return True
    flood_from_home(setup, cat, grid)
    return has_come(grid, cell)
