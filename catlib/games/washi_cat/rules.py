"""The rules of Washi Cat, written once for people, exact answers and compiled play.

Rule numbers are those of the checklist in `rules.md` beside this file; `setup` is `setup.Setup`. A row of cells is a
whole number with a bit a column. A grid is working room for floods: rows 0 to 7 hold where a cat may walk, rows 8 to
15 how far it has come.
"""

from __future__ import annotations

from catlib.record import record
from catlib.rulebook import CHANCE, TERMINAL, rule

ROWS, COLUMNS, CATS = 8, 26, 4
GRID = 2 * ROWS

# Actions: where something is drawn, by side * 26 + column; then for each of the two own cats four steps, jumps and
# ways through a sewer, by side (north, east, south, west); then the pass
MOVE = 2 * COLUMNS
STEP, JUMP, POP, WAYS = 0, 4, 8, 12
PASS = MOVE + 2 * WAYS
NUM_ACTIONS, MAX_CHANCE = PASS + 1, MOVE
PAYOFFS = (0, 1)
MEASURES = (
    "start of the winner",
    "turns",
    "ended by",
    "fish taken by seat 1",
    "fish taken by seat 2",
    "deliveries of seat 1",
    "deliveries of seat 2",
    "specials used by seat 1",
    "specials used by seat 2",
    "spaces with a line of seat 1",
    "spaces with a line of seat 2",
)
WINNER_BY = "start of the winner"  # what tells winners apart where both seats play alike

FIRST, DRAW, TURN, OVER = range(4)  # phases: what is asked now
EMPTY, CARRYING, DELIVERED = range(3)  # what a cat is about
NOBODY = -1
UNFINISHED, BY_DELIVERY, BY_TRAP, BY_LIMIT, BY_STANDSTILL, BY_NO_MOVE = range(6)  # how a game ended
FAR = 99  # longer than any way

State = record(
    "State",
    {
        "phase": "i1",
        "player": "i1",  # who decides, or CHANCE, or TERMINAL
        "first": "i1",  # who began
        "drawn": "i1",  # fish and cats drawn so far
        "turn": "i2",  # turns taken, counted if there is a limit
        "passed": "i1",  # whether the last turn was a pass
        "line": ("i4", CATS * ROWS),  # by cat * 8 + row: spaces with its line; a cat is seat * 2 + 0 or 1
        "fish": ("i4", 4),  # by player * 2 + side: fish that were drawn there
        "taken": ("i4", 2),  # by side: fish that were taken
        "head": ("i2", CATS),  # by cat: where it is, or -1
        "carry": ("i1", CATS),  # by cat: EMPTY, CARRYING or DELIVERED
        "specials": ("i1", 2),  # by seat: special moves left
        "dead": "i4",  # blocked pairs of sewers, as bits
        "winner": "i1",
        "ended": "i1",  # how the game ended
        "grid": ("i4", GRID),  # working room, zero between actions
    },
    __name__,
)


# The contract


@rule
def start(setup, state):
    """An empty board, on which the first fish is about to be drawn; rules 1 to 4, gap 2.17."""
    state.first, state.drawn, state.turn, state.passed, state.dead = 0, 0, 0, 0, 0
    state.winner, state.ended = NOBODY, UNFINISHED
    for i in range(CATS * ROWS):
        state.line[i] = 0
    for i in range(GRID):
        state.grid[i] = 0
    for i in range(CATS):
        state.fish[i], state.head[i], state.carry[i] = 0, -1, EMPTY
    for i in range(2):
        state.taken[i], state.specials[i] = 0, setup.specials
    if setup.first_player == 1:
        state.phase, state.player = FIRST, CHANCE
    else:
        begin_drawing(setup, state)


@rule
def current_player(setup, state):
    return state.player


@rule
def chance_weights(setup, state, weights):
    """Who begins, or where chance draws: all alike."""
    if state.phase == FIRST:
        weights[0], weights[1] = 1, 1
        return 2
    for i in range(MOVE):
        weights[i] = 0
    for side in range(2):
        free = room_to_draw(setup, state, side)
        for column in range(setup.columns):
            weights[side * COLUMNS + column] = free >> column & 1
    return MOVE


@rule
def legal_actions(setup, state, actions):
    if state.phase == TURN:
        return turn_actions(setup, state, actions)
    n = 0
    for side in range(2):
        free = room_to_draw(setup, state, side)
        for column in range(setup.columns):
            if free >> column & 1:
                actions[n] = side * COLUMNS + column
                n += 1
    return n


@rule
def apply_action(setup, state, action):
    if state.phase == TURN:
        if action == PASS:
            pass_turn(setup, state)
        else:
            move(setup, state, action)
    elif state.phase == DRAW:
        draw(setup, state, action // COLUMNS, action % COLUMNS)
    else:
        state.first = action
        begin_drawing(setup, state)


@rule
def returns(setup, state, out):
    """One for the winner; nothing for both if nobody has won; rules 7 and 20."""
    for s in range(2):
        out[s] = 1 if state.winner == s else 0


@rule
def measure(setup, state, out):
    out[0] = 0 if state.winner == NOBODY else 1 + (state.winner != state.first)
    out[1], out[2] = state.turn, state.ended
    for s in range(2):
        taken, delivered, spaces = 0, 0, 0
        for i in range(2):
            taken += state.carry[2 * s + i] != EMPTY
            delivered += state.carry[2 * s + i] == DELIVERED
        for row in range(setup.rows):
            spaces += count_bits(own_line(state, s, row))
        out[3 + s], out[5 + s] = taken, delivered
        out[7 + s], out[9 + s] = setup.specials - state.specials[s], spaces


@rule
def count_bits(bits):
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


# Setting up


@rule
def begin_drawing(setup, state):
    """Players draw, chance draws, or everything is drawn already; gap 2.1."""
    if setup.drawing == 2:
        take_drawings(setup, state)
    else:
        state.phase = DRAW
        next_drawing(setup, state)


@rule
def take_drawings(setup, state):
    for i in range(4):
        state.fish[i] = setup.drawn_fish[i]
        if setup.drawn_cats[i] >= 0:
            place_cat(setup, state, i, setup.drawn_cats[i])
    state.drawn = drawings(setup)
    begin_turns(setup, state)


@rule
def drawings(setup):
    """How many fish and cats are drawn; eight fish, then four cats; rules 4 and 5."""
    return 2 * setup.fish + 2 * setup.cats


@rule
def drawer(state):
    """Whose drawing is next: the players alternate; rules 4 and 5."""
    return (state.first + state.drawn) % 2


@rule
def next_drawing(setup, state):
    if state.drawn == drawings(setup):
        begin_turns(setup, state)
    else:
        state.player = CHANCE if setup.drawing == 1 else drawer(state)


@rule
def may_draw_at(setup, state, side):
    """Half of a player's fish go in each edge row, cats in the own row; rules 4 and 5."""
    s = drawer(state)
    if state.drawn >= 2 * setup.fish:
        return side == s
    return count_bits(state.fish[2 * s + side]) < setup.fish // 2


@rule
def room_to_draw(setup, state, side):
    """Where the next drawing may go on one side, with as much space around it as there still is; rule 6, gap 2.2."""
    if not may_draw_at(setup, state, side):
        return 0
    gap = setup.gap
    free = spaced(setup, state, side, gap)
    other = 1 - side
    while gap > 0 and free == 0 and (not may_draw_at(setup, state, other) or spaced(setup, state, other, gap) == 0):
        gap = 0 if setup.jam == 1 else gap - 1
        free = spaced(setup, state, side, gap)
    return free


@rule
def spaced(setup, state, side, gap):
    """The cells of an edge row that are so far from every drawing; gap 2.3."""
    near = drawn_at(setup, state, side)
    if setup.spacing == 0 and setup.rows - 1 <= gap:
        near |= drawn_at(setup, state, 1 - side)
    around = near
    for k in range(1, gap + 1):
        around |= near << k | near >> k
    return setup.edge[side] & ~around


@rule
def drawn_at(setup, state, side):
    """The cells of an edge row that hold a fish or a cat."""
    cats = own_line(state, side, edge_row(setup, side))
    return state.fish[side] | state.fish[2 + side] | cats


@rule
def edge_row(setup, side):
    """Side 0 is row 0, where the first seat starts; side 1 is the last row."""
    return 0 if side == 0 else setup.rows - 1


@rule
def draw(setup, state, side, column):
    """One fish or one cat; rules 4 and 5."""
    s = drawer(state)
    cell = edge_row(setup, side) * COLUMNS + column
    if state.drawn < 2 * setup.fish:
        state.fish[2 * s + side] |= 1 << column
        block_sewer(setup, state, cell)
    else:
        place_cat(setup, state, 2 * s + (state.drawn - 2 * setup.fish) // 2, cell)
    state.drawn += 1
    next_drawing(setup, state)


@rule
def place_cat(setup, state, cat, cell):
    """A cat's line begins with the drawing of the cat."""
    state.head[cat] = cell
    add_line(state, cat, cell)
    block_sewer(setup, state, cell)


@rule
def begin_turns(setup, state):
    state.phase, state.player, state.turn = TURN, 1 - state.first, -1
    end_turn(setup, state, True, True)
    state.turn = 0


# What is where


@rule
def own_line(state, s, row):
    """The spaces of a row with a line of a player."""
    return state.line[2 * s * ROWS + row] | state.line[(2 * s + 1) * ROWS + row]


@rule
def has_line(state, s, cell):
    return own_line(state, s, cell // COLUMNS) >> cell % COLUMNS & 1


@rule
def is_crossed(state, cell):
    """Whether any line covers a cell."""
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
def may_enter_fish(setup, state, cat, cell):
    """No fish space on the own side, none for a cat that has a fish; rules 17 and 18."""
    side = fish_side(setup, state, cell)
    return side < 0 or (side != cat // 2 and state.carry[cat] == EMPTY)


@rule
def block_sewer(setup, state, cell):
    """A drawing or a line over a sewer blocks it and its twin; rule 16, gap 2.10."""
    if setup.pair[cell] >= 0:
        state.dead |= 1 << setup.pair[cell]


# What a cat may do


@rule
def turn_actions(setup, state, actions):
    """One move with one cat, or a pass if there is none; rule 8, gap 2.13."""
    s, n = state.player, 0
    for i in range(setup.cats):
        cat = 2 * s + i
        if may_move(setup, state, cat):
            first = MOVE + i * WAYS
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
    return state.carry[cat] != DELIVERED or setup.delivered_cats == 0


@rule
def moves_to_side(setup, state, actions, n, step, cat, cell):
    """The step, the jump and the way through a sewer that go to one side of a cat."""
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
    if setup.landing == 1 and (setup.pair[cell] >= 0 or fish_side(setup, state, cell) >= 0):
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
    kind, side = (action - MOVE) % WAYS // 4 * 4, action % 4
    cat = 2 * state.player + (action - MOVE) // WAYS
    cell = setup.near[4 * state.head[cat] + side]
    if kind == STEP:
        return cell
    return landing_of(setup, state, cat, side) if kind == JUMP else setup.twin[cell]


# Moving


@rule
def move(setup, state, action):
    """A step, a jump or a way through a sewer; then what the cat finds there; rules 8 to 19."""
    s = state.player
    kind, side = (action - MOVE) % WAYS // 4 * 4, action % 4
    cat = 2 * s + (action - MOVE) // WAYS
    cell = target(setup, state, action)
    changed = has_line(state, 1 - s, state.head[cat]) == 1  # it may not come back to where it was
    divides = not has_line(state, s, cell) and may_divide(setup, state, 1 - s, cell)
    if kind == JUMP:
        changed = jump(setup, state, cat, side, cell) or changed
    elif kind == POP:
        pop(setup, state, cat, side)
        changed = True
    else:
        block_sewer(setup, state, cell)
    state.head[cat] = cell
    add_line(state, cat, cell)
    if take_or_deliver(setup, state, cat, cell):
        changed = True
    if has_delivered_all(setup, state, s):
        end_game(state, s, BY_DELIVERY)
    else:
        end_turn(setup, state, divides or changed, changed)
    state.passed = 0


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
    if setup.popped_sewers == 1:
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


@rule
def has_delivered_all(setup, state, s):
    """Both cats have brought a fish home; rule 7."""
    for i in range(setup.cats):
        if state.carry[2 * s + i] != DELIVERED:
            return False
    return True


@rule
def pass_turn(setup, state):
    """Nobody can move any more after two passes on end; gap 2.13."""
    if state.passed:
        end_game(state, NOBODY, BY_STANDSTILL)
    else:
        end_turn(setup, state, False, False)
        state.passed = 1


@rule
def may_divide(setup, state, s, cell):
    """Whether a line over a free cell could cut a player off, by a look at what is around the cell.

    It could not if the neighbours from which the player could come there still hang together around it, the cell is
    neither at an edge nor next to a fish, and no cat of the player stands under the opponent's line.
    """
    row = cell // COLUMNS
    if row == 0 or row == setup.rows - 1:
        return True
    for i in range(setup.cats):
        if has_line(state, 1 - s, state.head[2 * s + i]):
            return True
    far = edge_row(setup, 1 - s)
    if (row - far == 1 or far - row == 1) and fish_side(setup, state, far * COLUMNS + cell % COLUMNS) >= 0:
        return True
    ways, joints = 0, 0
    for side in range(4):
        a = walk_to(setup, state, s, cell, side)
        if a >= 0:
            ways += 1
            b = walk_to(setup, state, s, cell, (side + 1) % 4)
            corner = walk_to(setup, state, s, a, (side + 1) % 4)
            if b >= 0 and corner >= 0 and corner == walk_to(setup, state, s, b, side):
                joints += 1
    return ways - joints > 1


@rule
def walk_to(setup, state, s, cell, side):
    """The next cell on a side if a player could walk there without taking a fish, or -1."""
    there = setup.near[4 * cell + side]
    if there < 0 or has_line(state, 1 - s, there) or fish_side(setup, state, there) >= 0:
        return -1
    return there


@rule
def end_turn(setup, state, divides, changed):
    """Who is trapped loses; then the other player's turn comes; rules 8 and 20, gaps 2.13 and 2.16.

    `divides` says whether the mover's line may have cut the opponent off, `changed` whether the mover may be worse off
    than before: only those are looked at.
    """
    s = state.player
    other = 1 - s
    mine = (changed or setup.own_line_blocks) and has_lost(setup, state, s)
    theirs = (divides or setup.own_line_blocks) and has_lost(setup, state, other)
    if mine and theirs:
        end_game(state, NOBODY if setup.both_trapped == 2 else s if setup.both_trapped == 0 else other, BY_TRAP)
    elif mine or theirs:
        end_game(state, other if mine else s, BY_TRAP)
    else:
        next_turn(setup, state, other)


@rule
def next_turn(setup, state, s):
    if setup.turn_limit:
        state.turn += 1
    if setup.turn_limit and state.turn >= setup.turn_limit:
        end_game(state, NOBODY, BY_LIMIT)
    elif setup.no_move == 1 and not can_move(setup, state, s):
        end_game(state, 1 - s, BY_NO_MOVE)
    else:
        state.player = s


@rule
def end_game(state, winner, how):
    state.phase, state.player, state.winner, state.ended = OVER, TERMINAL, winner, how


# Trapped


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
    """Whether no walk of the player's cats, one after the other, can do what is left to do; gap 2.15.

    Own lines may be walked on and no wall is ever jumped, so jumps shorten ways and open none. Fish block the way, but
    for the cat that takes them. `grid` is working room.
    """
    make_room(setup, state, s, grid)
    return not (is_all_joined(setup, state, s, grid) or has_plan(setup, state, s, grid))


@rule
def is_all_joined(setup, state, s, grid):
    """Whether one region holds all cats under way, a space of home and fish enough, as it does most of the time."""
    first, empty = -1, 0
    for i in range(setup.cats):
        cat = 2 * s + i
        if is_under_way(setup, state, cat):
            if first < 0:
                first = cat
                flood_from(setup, state.head[cat], grid)
            elif not has_come(grid, state.head[cat]):
                return False
            empty += state.carry[cat] == EMPTY
    if first < 0:
        return True
    if grid[ROWS + edge_row(setup, s)] == 0:
        return False
    return setup.trapped == 1 or count_bits(fish_in_reach(setup, state, s, grid)) >= empty


@rule
def is_under_way(setup, state, cat):
    """Whether a cat still has to come home; under `return only` a cat at home need not go at all."""
    if setup.trapped == 1 and state.head[cat] // COLUMNS == edge_row(setup, cat // 2):
        return False
    return state.carry[cat] != DELIVERED


@rule
def make_room(setup, state, s, grid):
    """Where a player's cats may walk without taking fish: no shrine, no line of the opponent, no fish."""
    for row in range(setup.rows):
        grid[row] = setup.open[row] & ~own_line(state, 1 - s, row)
    grid[0] &= ~free_fish(state, 0)
    grid[setup.rows - 1] &= ~free_fish(state, 1)


@rule
def in_room(grid, cell):
    return grid[cell // COLUMNS] >> cell % COLUMNS & 1 == 1


@rule
def has_come(grid, cell):
    return grid[ROWS + cell // COLUMNS] >> cell % COLUMNS & 1 == 1


@rule
def flood_from_home(setup, s, grid):
    for row in range(setup.rows):
        grid[ROWS + row] = 0
    home = edge_row(setup, s)
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
    waiting = (1 << setup.rows) - 1
    while waiting:
        if waiting >> row & 1:
            waiting ^= 1 << row
            come = flooded_row(setup, grid, row)
            if come != grid[ROWS + row]:
                grid[ROWS + row] = come
                waiting |= (2 << row | 1 << row >> 1) & (1 << last + 1) - 1
        if row + step > last or row + step < 0:
            step = -step
        row += step


@rule
def flooded_row(setup, grid, row):
    """A row with what comes from above, from below and along it; spans double as in a carry-lookahead adder."""
    room = grid[row]
    come = grid[ROWS + row]
    if row > 0:
        come |= grid[ROWS + row - 1] & setup.north[row - 1] & room
    if row < setup.rows - 1:
        come |= grid[ROWS + row + 1] & setup.north[row] & room
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


@rule
def fish_in_reach(setup, state, s, grid):
    """The free fish of the far side that lie next to where a cat has come."""
    far = edge_row(setup, 1 - s)
    come, east = grid[ROWS + far], setup.east[far]
    beside = (come & east) << 1 | come >> 1 & east
    if far > 0:
        beside |= grid[ROWS + far - 1] & setup.north[far - 1]
    else:
        beside |= grid[ROWS + 1] & setup.north[0]
    return beside & free_fish(state, 1 - s)


@rule
def has_plan(setup, state, s, grid):
    """Whether the cats can do it if they go from where they are, however they share the fish between them."""
    for i in range(4):
        a = way_out(setup, state, grid, 2 * s, i)
        if a >= 0:
            for j in range(4 if setup.cats == 2 else 1):
                b = way_out(setup, state, grid, 2 * s + 1, j) if setup.cats == 2 else a
                if b >= 0 and can_fetch_all(setup, state, s, grid, a, b):
                    return True
    return False


@rule
def way_out(setup, state, grid, cat, side):
    """Where a cat begins its walk: where it is, unless an opponent's line crosses there; then any neighbour."""
    head = state.head[cat]
    if in_room(grid, head) or not is_under_way(setup, state, cat):
        return head if side == 0 else -1
    return setup.near[4 * head + side]


@rule
def can_fetch_all(setup, state, s, grid, a, b):
    """Whether cats that begin at two cells can take a fish each, one after the other, and all come home."""
    one, two = state.carry[2 * s] == EMPTY, setup.cats == 2 and state.carry[2 * s + 1] == EMPTY
    if (setup.trapped == 1 or not (one or two)) and all_come_home(setup, state, s, grid, a, b):
        return True
    if one and can_fetch(setup, state, s, grid, a, b, a, b if two else -1):
        return True
    return two and can_fetch(setup, state, s, grid, a, b, b, a if one else -1)


@rule
def can_fetch(setup, state, s, grid, a, b, taker, next_):
    """The same with the cat that begins at `taker` the first to take a fish, and perhaps another after it."""
    far = edge_row(setup, 1 - s)
    fish = fish_from(setup, state, s, grid, taker)
    while fish:
        one = fish & -fish
        fish ^= one
        grid[far] |= one
        found = (next_ < 0 or setup.trapped == 1) and all_come_home(setup, state, s, grid, a, b)
        if next_ >= 0 and not found:
            others = fish_from(setup, state, s, grid, next_) & ~one
            while others and not found:
                two = others & -others
                others ^= two
                grid[far] |= two
                found = all_come_home(setup, state, s, grid, a, b)
                grid[far] &= ~two
        grid[far] &= ~one
        if found:
            return True
    return False


@rule
def fish_from(setup, state, s, grid, cell):
    """The free fish of the far side that a cat can get to from a cell; only the fish itself if it begins on one."""
    far = edge_row(setup, 1 - s)
    if cell // COLUMNS == far and free_fish(state, 1 - s) & ~grid[far] & 1 << cell % COLUMNS:
        return 1 << cell % COLUMNS
    flood_from(setup, cell, grid)
    return fish_in_reach(setup, state, s, grid)


@rule
def all_come_home(setup, state, s, grid, a, b):
    """Whether every cat under way can walk home through the room as it is now."""
    flood_from_home(setup, s, grid)
    if is_under_way(setup, state, 2 * s) and not has_come(grid, a):
        return False
    return setup.cats == 1 or not is_under_way(setup, state, 2 * s + 1) or has_come(grid, b)


# A guess for searches


@rule
def evaluate(setup, state, out):
    """A guess at `returns` for a search that stops early: shares by how far each player's cats still have to walk."""
    ahead = walk_left(setup, state, 1, state.grid) - walk_left(setup, state, 0, state.grid)
    ahead += 2 * (state.specials[0] - state.specials[1]) + (state.player == 0) - (state.player == 1)
    for i in range(GRID):
        state.grid[i] = 0
    size = ahead if ahead >= 0 else -ahead
    out[0] = 0.5 + 0.5 * ahead / (size + 6.0)
    out[1] = 1.0 - out[0]


@rule
def walk_left(setup, state, s, grid):
    """About how many steps a player's cats still have to walk."""
    steps = 0
    make_room(setup, state, s, grid)
    for i in range(setup.cats):
        cat = 2 * s + i
        if state.carry[cat] == CARRYING:
            steps += steps_to_row(setup, state.head[cat], edge_row(setup, s), grid)
        elif state.carry[cat] == EMPTY:
            steps += steps_to_fish(setup, state, s, state.head[cat], grid) + setup.rows - 1
    return steps


@rule
def wave(setup, cell, grid):
    """Begin a walk at a cell."""
    for row in range(setup.rows):
        grid[ROWS + row] = 0
    grid[ROWS + cell // COLUMNS] = 1 << cell % COLUMNS


@rule
def one_step(setup, grid):
    """Go one step on in every direction; whether that leads anywhere new."""
    below, new = 0, False
    for row in range(setup.rows):
        come = grid[ROWS + row]
        east = setup.east[row]
        more = come | (come & east) << 1 | come >> 1 & east | below
        if row < setup.rows - 1:
            more |= grid[ROWS + row + 1] & setup.north[row]
            below = come & setup.north[row]
        more = come | more & grid[row]
        new = new or more != come
        grid[ROWS + row] = more
    return new


@rule
def steps_to_row(setup, cell, row, grid):
    """Steps from a cell to the nearest one of a row; FAR if there is no way."""
    wave(setup, cell, grid)
    for steps in range(FAR):
        if grid[ROWS + row]:
            return steps
        if not one_step(setup, grid):
            return FAR
    return FAR


@rule
def steps_to_fish(setup, state, s, cell, grid):
    """Steps from a cell to the nearest free fish of the far side; FAR if there is no way."""
    wave(setup, cell, grid)
    for steps in range(FAR):
        if fish_in_reach(setup, state, s, grid):
            return steps + 1
        if not one_step(setup, grid):
            return FAR
    return FAR
