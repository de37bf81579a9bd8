"""The moves of a turn and their effects: steps, jumps, sewers, fish; rules 8 to 19, gaps 2.4 to 2.14."""

from catlib.rules import lowest_place, rule

from . import phases
from .boards import COLUMNS, ROWS
from .setup import choice


@rule
def turn_actions(setup, state, actions):
    """One move with one cat, or a pass if there is none; rule 8, gap 2.13."""
    n = 0
    for i in range(setup.cats):
        n = put_moves(actions, n, phases.MOVE + i * phases.CAT_MOVES, cat_moves(setup, state, 2 * state.player + i))
    if n == 0:
        actions[0] = phases.PASS
        n = 1
    return n


@rule
def put_moves(actions, n, first, moves):
    """Add a cat's moves, side by side; one that may not be made is written, too, and then written over: no jump."""
    for side in range(4):
        actions[n] = first + phases.STEP + side
        n += moves >> phases.STEP + side & 1
        actions[n] = first + phases.JUMP + side
        n += moves >> phases.JUMP + side & 1
        if moves >= 1 << phases.POP:
            actions[n] = first + phases.POP + side
            n += moves >> phases.POP + side & 1
    return n


@rule
def can_move(setup, state, s):
    """Return whether a player has any move but the pass."""
    for i in range(setup.cats):
        if cat_moves(setup, state, 2 * s + i):
            return True
    return False


@rule
def cat_moves(setup, state, cat):
    """Return what a cat may do in a turn, a bit a move: its kind (STEP, JUMP or POP) and its side tell which."""
    if not may_move(setup, state, cat):
        return 0
    row, column = state.head[cat] // COLUMNS, state.head[cat] % COLUMNS
    south, north = phases.shut_fish(setup, state, cat, 0), phases.shut_fish(setup, state, cat, 1)
    barred, over, full = row_strip(setup, state, cat, row, south, north)
    moves = strip_moves(column, setup.east[row], barred, over, full) << 1
    barred, over, full = column_strip(setup, state, cat, column, south, north)
    moves |= strip_moves(row, setup.rise[column], barred, over, full)
    if setup.exits[state.head[cat]]:
        moves &= ~shut_exits(setup, state, cat)
    if state.specials[cat // 2]:
        moves |= pops(setup, state, cat)
    return moves


@rule
def shut_exits(setup, state, cat):
    """The steps out of a building into a space with a line, as bits of moves; rule 11, gap 2.18."""
    shut, head = 0, state.head[cat]
    for side in range(4):
        if setup.exits[head] >> side & 1 and phases.is_crossed(state, setup.near[4 * head + side]):
            shut |= 1 << phases.STEP + side
    return shut


@rule
def may_move(setup, state, cat):
    """A cat that has delivered may rest; gap 2.14."""
    return state.carry[cat] != phases.DELIVERED or setup.delivered_cats == choice.MOVE_ON


@rule
def may_cross(setup, state, cat, cell):
    """Return whether a space holds a line to jump over; one of the opponent takes a special, its own may not count."""
    south, north = phases.shut_fish(setup, state, cat, 0), phases.shut_fish(setup, state, cat, 1)
    _, over, _ = row_strip(setup, state, cat, cell // COLUMNS, south, north)
    return over >> cell % COLUMNS & 1 == 1


@rule
def landing_of(setup, state, cat, side):
    """Return where a jump over all lines on one side comes down, if it can; rules 12 to 14a, gaps 2.5, 2.6 and 2.8."""
    row, column = state.head[cat] // COLUMNS, state.head[cat] % COLUMNS
    south, north = phases.shut_fish(setup, state, cat, 0), phases.shut_fish(setup, state, cat, 1)
    if side % 2:
        here, ways = 1 << column, setup.east[row]
        _, over, full = row_strip(setup, state, cat, row, south, north)
    else:
        here, ways = 1 << row, setup.rise[column]
        _, over, full = column_strip(setup, state, cat, column, south, north)
    landing = jump_ahead(here, ways, over, full) if side < 2 else last_bit(jump_back(here, ways, over, full))
    return row * COLUMNS + lowest_place(landing) if side % 2 else lowest_place(landing) * COLUMNS + column


# Strips: rows and columns of the board, a bit a space. A cat goes ahead to higher bits (east, north) or back to lower
# ones; `ways` are the spaces from which the next one ahead can be entered


@rule
def strip_moves(place, ways, barred, over, full):
    """The steps and jumps from a place along a strip, ahead as to side 0 and back as to side 2."""
    here = 1 << place
    steps = ((here & ways) << 1 | here >> 1 & ways) & ~barred
    ahead, back = jump_ahead(here, ways, over, full), jump_back(here, ways, over, full)
    jumps = (ahead != 0) << phases.JUMP | (back != 0) << phases.JUMP + 2
    return steps >> place + 1 << phases.STEP | (steps << 1 >> place & 1) << phases.STEP + 2 | jumps


@rule
def jump_ahead(here, ways, over, full):
    """Return where a jump ahead comes down, or 0; a carry runs through the lines to the first space without one."""
    first, through = (here & ways) << 1, over & ways
    return first + through & ~(through | full | first)


@rule
def jump_back(here, ways, over, full):
    """Return where a jump back comes down, as the highest bit, or 0: the last space through which it does not go on.

    Of two rows of bits the one with the highest bit is the greater number, so the first stop is free if all free stops
    are more than the others.
    """
    first, stops = here >> 1 & ways, here - 1 & ~(over & ways << 1)
    shut = full if first & over else -1
    free = stops & ~shut
    return free if free > stops & shut else 0


@rule
def last_bit(bits):
    """The highest bit, once it has been copied into all lower ones; a row has no more than 32.

    >>> last_bit(0b10110)
    16
    """
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    return bits ^ bits >> 1


@rule
def row_strip(setup, state, cat, row, south, north):
    """The spaces of a row that bar a step, that a jump goes over, and that are too full to land on.

    `south` and `north` are the fish of the first and the last row that the cat may not take.
    """
    s = cat // 2
    theirs, own = phases.own_line(state, 1 - s, row), phases.own_line(state, s, row)
    tail = own if setup.own_tail else state.line[mate_of(cat) * ROWS + row]
    shut = in_edge_rows(setup, row, south, north)
    unfit = shut
    if setup.landing == choice.BLANK:
        unfit = setup.sewers[row] | in_edge_rows(setup, row, phases.free_fish(state, 0), phases.free_fish(state, 1))
    return strip(setup, state, s, theirs, own, tail, shut, unfit)


@rule
def column_strip(setup, state, cat, column, south, north):
    """The same of a column."""
    s = cat // 2
    theirs, own = lines_in_column(setup, state, s, column)
    tail = own if setup.own_tail else in_column(setup, state.line, mate_of(cat) * ROWS, column)
    shut = edges_of_column(setup, column, south, north)
    unfit = shut
    if setup.landing == choice.BLANK:
        unfit = edges_of_column(setup, column, phases.free_fish(state, 0), phases.free_fish(state, 1))
        unfit |= in_column(setup, setup.sewers, 0, column)
    return strip(setup, state, s, theirs, own, tail, shut, unfit)


@rule
def strip(setup, state, s, theirs, own, tail, shut, unfit):
    """Return what bars steps, is jumped over, and is too full to land on; rules 9 to 14, gaps 2.4 to 2.6 and 2.8.

    The spaces are those with lines of the opponent, with own ones, with those that a cat may jump over, with fish that
    it may not take, and with what else keeps it from landing.
    """
    barred = theirs | shut | own if setup.own_line_blocks else theirs | shut
    without, special = 0 if setup.jump_is_special else tail & ~theirs, theirs | tail
    return barred, special if state.specials[s] else without, theirs | own | shut | unfit


@rule
def in_edge_rows(setup, row, first, last):
    """One of two sets of columns if a row is the first or the last of the board."""
    return (first if row == 0 else 0) | (last if row == setup.rows - 1 else 0)


@rule
def edges_of_column(setup, column, first, last):
    """Return what two sets of columns, one for the first row and one for the last, mean for one column."""
    return first >> column & 1 | (last >> column & 1) << setup.rows - 1


@rule
def lines_in_column(setup, state, s, column):
    """The spaces of a column with a line of the opponent, and those with one of the player, a bit a row."""
    line, other, mine, bit, theirs, own = state.line, 2 * ROWS * (1 - s), 2 * ROWS * s, 1 << column, 0, 0
    for row in range(setup.rows):
        if (line[other + row] | line[other + ROWS + row]) & bit:
            theirs |= 1 << row
        if (line[mine + row] | line[mine + ROWS + row]) & bit:
            own |= 1 << row
    return theirs, own


@rule
def in_column(setup, rows, first, column):
    """One column of all rows of the board that are listed from some place on, a bit a row."""
    found = 0
    for row in range(setup.rows):
        found |= (rows[first + row] >> column & 1) << row
    return found


@rule
def mate_of(cat):
    """The other cat of the same player."""
    return cat + 1 - 2 * (cat % 2)


@rule
def needs_special(setup, state, cat, side, landing):
    """Return whether a jump uses up a special: a super amazing one, by a house rule any; rules 13 and 14, gap 2.8."""
    return True if setup.jump_is_special else is_amazing(setup, state, cat, side, landing)


@rule
def is_amazing(setup, state, cat, side, landing):
    """A jump over any line of the opponent is a super amazing one; rule 14."""
    cell = setup.near[4 * state.head[cat] + side]
    while cell != landing:
        if phases.has_line(state, 1 - cat // 2, cell):
            return True
        cell = setup.near[4 * cell + side]
    return False


@rule
def pops(setup, state, cat):
    """The sewers next to a cat that it may enter, as bits of moves."""
    moves, beside = 0, setup.beside[state.head[cat]]
    for side in range(4 if beside else 0):
        if beside >> side & 1 and may_pop(setup, state, cat, setup.near[4 * state.head[cat] + side]):
            moves |= 1 << phases.POP + side
    return moves


@rule
def may_pop(setup, state, cat, cell):
    """Into a sewer next to the cat and out of its twin, unless blocked; rules 14b and 16, gap 2.9."""
    if state.dead >> setup.pair[cell] & 1:
        return False
    twin, other = setup.twin[cell], 1 - cat // 2
    covered = phases.has_line(state, other, cell) or phases.has_line(state, other, twin)
    return twin != state.head[cat] and not covered


@rule
def target(setup, state, action):
    """The cell in which a move ends."""
    cat, side, kind = phases.cat_of(state, action), action % 4, phases.kind_of(action)
    cell = setup.near[4 * state.head[cat] + side]
    if kind == phases.STEP:
        return cell
    return landing_of(setup, state, cat, side) if kind == phases.JUMP else setup.twin[cell]


# Moving


@rule
def go(setup, state, action, cell):
    """A move to its cell, and what the cat finds there; whether it took a special or a fish."""
    cat, side, kind = phases.cat_of(state, action), action % 4, phases.kind_of(action)
    changed = kind == phases.POP
    if kind == phases.JUMP:
        changed = jump(setup, state, cat, side, cell)
    elif kind == phases.POP:
        pop(setup, state, cat, side)
    else:
        phases.block_sewer(setup, state, cell)
    state.head[cat] = cell
    phases.add_line(state, cat, cell)
    return take_or_deliver(setup, state, cat, cell) or changed


@rule
def jump(setup, state, cat, side, landing):
    """Over the lines and onto the landing space; whether it took a special; rules 12, 14a and 15, gaps 2.6 to 2.8."""
    amazing = is_amazing(setup, state, cat, side, landing)
    special = True if setup.jump_is_special else amazing
    if special:
        state.specials[cat // 2] -= 1
    if amazing:
        cell = setup.near[4 * state.head[cat] + side]
        while cell != landing:
            phases.add_line(state, cat, cell)
            cell = setup.near[4 * cell + side]
    phases.block_sewer(setup, state, landing)
    return special


@rule
def pop(setup, state, cat, side):
    """Both sewers hold the line of the cat and stay open to its player; rules 14b and 15, gap 2.9."""
    state.specials[cat // 2] -= 1
    entry = setup.near[4 * state.head[cat] + side]
    phases.add_line(state, cat, entry)


@rule
def take_or_deliver(setup, state, cat, cell):
    """Take a fish on the far side, deliver it in the starting row; whether one was taken; rules 17 and 19."""
    side = phases.fish_side(setup, state, cell)
    if side >= 0:
        state.taken[side] |= 1 << cell % COLUMNS
        state.carry[cat] = phases.CARRYING
        return True
    if state.carry[cat] == phases.CARRYING and cell // COLUMNS == phases.home_row(setup, cat):
        state.carry[cat] = phases.DELIVERED
    return False
