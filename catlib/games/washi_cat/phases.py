"""The numbers of actions and phases, and what is where on the board; rules 16 to 18.

A row of cells is a whole number with a bit a column. A grid is working room for floods: rows 0 to 7 hold where a cat
may walk, rows 8 to 15 how far it has come.
"""

from catlib.rules import rule

from .boards import COLUMNS, ROWS

CATS = 4  # of both players
GRID = 2 * ROWS

# Actions: where something is drawn, by side * 26 + column; then for each of the two own cats four steps, jumps and
# sewers to enter, by side (north, east, south, west); then the pass
MOVE = 2 * COLUMNS
STEP, JUMP, POP, CAT_MOVES = 0, 4, 8, 12
PASS = MOVE + 2 * CAT_MOVES

FIRST, DRAW, TURN, OVER = range(4)  # phases: the present question
EMPTY, CARRYING, DELIVERED = range(3)  # what a cat is about
NOBODY = -1
UNFINISHED, BY_DELIVERY, BY_TRAP, BY_LIMIT, BY_STANDSTILL = range(5)  # how a game ended
FAR = 99  # longer than any path


@rule
def kind_of(action):
    """Return whether an action of a turn is a STEP, a JUMP or a POP."""
    return (action - MOVE) % CAT_MOVES // 4 * 4


@rule
def cat_of(state, action):
    """The cat that an action of a turn moves."""
    return 2 * state.player + (action - MOVE) // CAT_MOVES


@rule
def edge_row(setup, side):
    """Side 0 is row 0, where the first seat starts; side 1 is the last row."""
    return 0 if side == 0 else setup.rows - 1


@rule
def home_row(setup, cat):
    """The starting row of a cat, where it delivers; rule 19, gap 2.19."""
    return edge_row(setup, setup.home[cat])


@rule
def far_side(setup, cat):
    """The side of the board on which a cat takes its fish; rule 17, gap 2.19."""
    return 1 - setup.home[cat]


@rule
def far_row(setup, cat):
    """The row in which a cat takes its fish."""
    return edge_row(setup, far_side(setup, cat))


@rule
def own_line(state, s, row):
    """The spaces of a row with a line of a player."""
    return state.line[2 * s * ROWS + row] | state.line[(2 * s + 1) * ROWS + row]


@rule
def has_line(state, s, cell):
    return own_line(state, s, cell // COLUMNS) >> cell % COLUMNS & 1


@rule
def is_crossed(state, cell):
    """Return whether any line covers a cell."""
    row = cell // COLUMNS
    return (own_line(state, 0, row) | own_line(state, 1, row)) >> cell % COLUMNS & 1


@rule
def add_line(state, cat, cell):
    state.line[cat * ROWS + cell // COLUMNS] |= 1 << cell % COLUMNS


@rule
def free_fish(state, side):
    """The fish on a side that nobody has taken, of either colour; rule 17, gap 2.12."""
    return (state.fish[side] | state.fish[2 + side]) & ~state.taken[side]


@rule
def fish_side(setup, state, cell):
    """The side of a free fish in a cell, or -1."""
    row, column = cell // COLUMNS, cell % COLUMNS
    if row == 0 and free_fish(state, 0) >> column & 1:
        return 0
    if row == setup.rows - 1 and free_fish(state, 1) >> column & 1:
        return 1
    return -1


@rule
def shut_fish(setup, state, cat, side):
    """The free fish of a side that a cat may not take: where it started, and all if it has one; rules 17 and 18."""
    fish = free_fish(state, side)
    return fish if (side == setup.home[cat]) | (state.carry[cat] != EMPTY) else 0


@rule
def may_enter_fish(setup, state, cat, cell):
    """Return whether a cell holds no fish, or one that the cat may take."""
    side = fish_side(setup, state, cell)
    return side < 0 or shut_fish(setup, state, cat, side) >> cell % COLUMNS & 1 == 0


@rule
def block_sewer(setup, state, cell):
    """A line over a sewer blocks it and its twin; rule 16, gap 2.10."""
    if setup.pair[cell] >= 0:
        state.dead |= 1 << setup.pair[cell]
