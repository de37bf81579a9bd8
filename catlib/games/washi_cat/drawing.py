"""Drawing fish and cats before the first turn; rules 4 to 6, gaps 2.2 and 2.3."""

from catlib.rules import bit_count, rule

from .boards import COLUMNS
from .phases import add_line, edge_row, own_line


@rule
def draw_beforehand(setup, state):
    """Draw what the board has on it already; gap 2.1."""
    for i in range(4):
        state.fish[i] = setup.drawn_fish[i]
        if setup.drawn_cats[i] >= 0:
            place_cat(setup, state, i, setup.drawn_cats[i])
    state.drawn = drawings(setup)


@rule
def drawings(setup):
    """Return how many fish and cats are drawn; eight fish, then four cats; rules 4 and 5."""
    return 2 * setup.fish + 2 * setup.cats


@rule
def drawer(state):
    """Return whose drawing is next: the players alternate; rules 4 and 5."""
    return (state.first + state.drawn) % 2


@rule
def may_draw_at(setup, state, side):
    """Half of a player's fish go in each edge row, cats where they start; rules 4 and 5, gap 2.19."""
    if state.drawn >= 2 * setup.fish:
        return cat_to_draw(setup, state, side) >= 0
    return bit_count(state.fish[2 * drawer(state) + side]) < setup.fish // 2


@rule
def cat_to_draw(setup, state, side):
    """The next cat of whoever draws that starts on a side, or -1; rule 5, gap 2.19."""
    s = drawer(state)
    for i in range(setup.cats):
        if setup.home[2 * s + i] == side and state.head[2 * s + i] < 0:
            return 2 * s + i
    return -1


@rule
def room_to_draw(setup, state, side):
    """Return where the next drawing may go on one side, as far from others as is still possible; rule 6, gap 2.2."""
    if not may_draw_at(setup, state, side):
        return 0
    gap = setup.gap
    free = spaced(setup, state, side, gap)
    other = 1 - side
    while gap > 0 and free == 0 and (not may_draw_at(setup, state, other) or spaced(setup, state, other, gap) == 0):
        gap -= 1
        free = spaced(setup, state, side, gap)
    return free


@rule
def spaced(setup, state, side, gap):
    """The cells of an edge row that are `gap` spaces or more from every drawing, in any direction; gap 2.3."""
    near = drawn_at(setup, state, side)
    if setup.rows - 1 <= gap:
        near |= drawn_at(setup, state, 1 - side)
    around = near
    for k in range(1, gap + 1):
        around |= near << k | near >> k
    return setup.edge[side] & ~around


@rule
def drawn_at(setup, state, side):
    """The cells of an edge row that hold a fish or a cat."""
    row = edge_row(setup, side)
    cats = own_line(state, 0, row) | own_line(state, 1, row)
    return state.fish[side] | state.fish[2 + side] | cats


@rule
def draw(setup, state, side, column):
    """One fish or one cat; rules 4 and 5."""
    cell = edge_row(setup, side) * COLUMNS + column
    if state.drawn < 2 * setup.fish:
        state.fish[2 * drawer(state) + side] |= 1 << column
    else:
        place_cat(setup, state, cat_to_draw(setup, state, side), cell)
    state.drawn += 1


@rule
def place_cat(setup, state, cat, cell):
    """A cat's line begins with the drawing of the cat."""
    state.head[cat] = cell
    add_line(state, cat, cell)
