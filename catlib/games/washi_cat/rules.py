"""The rules of Washi Cat, written once for people, exact answers and compiled play: the course of a game.

Rule numbers are those of `concordance.toml` beside this file; `setup` is `setup.Setup`. Its chapters have
files of their own: `drawing`, `moving`, `walking`, `exits`, `trapped`; what is where on the board is in `phases`.
"""

from catlib.rules import CHANCE, TERMINAL, bit_count, record, rule, zeroing

from . import phases
from .boards import COLUMNS, ROWS
from .drawing import draw, draw_beforehand, drawer, drawings, room_to_draw
from .exits import has_shut_exit
from .moving import go, target, turn_actions
from .setup import choice
from .trapped import has_lost, may_divide
from .walking import walk_left

NUM_ACTIONS, MAX_CHANCE = phases.PASS + 1, phases.MOVE
PAYOFFS = (0, 1)
MEASURES = (
    "start of the winner", "turns", "ended by", "fish taken by seat 1", "fish taken by seat 2", "deliveries of seat 1",
    "deliveries of seat 2", "specials used by seat 1", "specials used by seat 2", "spaces with a line of seat 1",
    "spaces with a line of seat 2",
)
WINNER_BY = "start of the winner"  # what tells winners apart where both seats play alike

State = record(
    "State",
    {
        "phase": "i1",
        "player": "i1",  # who decides, or CHANCE, or TERMINAL
        "first": "i1",  # who began
        "drawn": "i1",  # fish and cats drawn so far
        "turn": "i2",  # turns taken, counted if there is a limit
        "passed": "i1",  # whether the last turn was a pass
        "line": ("i4", phases.CATS * ROWS),  # by cat * 8 + row: spaces with its line; a cat is seat * 2 + 0 or 1
        "fish": ("i4", 4),  # by player * 2 + side: fish that were drawn there
        "taken": ("i4", 2),  # by side: fish that were taken
        "head": ("i2", phases.CATS),  # by cat: where it is, or -1
        "carry": ("i1", phases.CATS),  # by cat: EMPTY, CARRYING or DELIVERED
        "specials": ("i1", 2),  # by seat: special moves left
        "dead": "i4",  # blocked pairs of sewers, as bits
        "winner": "i1",
        "ended": "i1",  # how the game ended
        "grid": ("i4", phases.GRID),  # working room, zero between actions
    },
    __name__,
)
zero = zeroing(State)


# The contract


@rule
def start(setup, state):
    """An empty board, on which the first fish is about to be drawn; rules 1 to 4, gap 2.17."""
    zero(state)
    state.winner, state.ended = phases.NOBODY, phases.UNFINISHED
    for i in range(phases.CATS):
        state.head[i], state.carry[i] = -1, phases.EMPTY
    for i in range(2):
        state.specials[i] = setup.specials
    if setup.first_player == choice.RANDOM:
        state.phase, state.player = phases.FIRST, CHANCE
    else:
        begin_drawing(setup, state)


@rule
def current_player(setup, state):
    return state.player


@rule
def chance_weights(setup, state, weights):
    """Weigh who begins, or where chance draws: all alike."""
    if state.phase == phases.FIRST:
        weights[0], weights[1] = 1, 1
        return 2
    for i in range(phases.MOVE):
        weights[i] = 0
    for side in range(2):
        free = room_to_draw(setup, state, side)
        for column in range(setup.columns):
            weights[side * COLUMNS + column] = free >> column & 1
    return phases.MOVE


@rule
def legal_actions(setup, state, actions):
    if state.phase == phases.TURN:
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
    if state.phase == phases.TURN:
        if action == phases.PASS:
            pass_turn(setup, state)
        else:
            move(setup, state, action)
    elif state.phase == phases.DRAW:
        draw(setup, state, action // COLUMNS, action % COLUMNS)
        next_drawing(setup, state)
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
    out[0] = 0 if state.winner == phases.NOBODY else 1 + (state.winner != state.first)
    out[1], out[2] = state.turn, state.ended
    for s in range(2):
        taken, delivered, spaces = 0, 0, 0
        for i in range(2):
            taken += state.carry[2 * s + i] != phases.EMPTY
            delivered += state.carry[2 * s + i] == phases.DELIVERED
        for row in range(setup.rows):
            spaces += bit_count(phases.own_line(state, s, row))
        out[3 + s], out[5 + s] = taken, delivered
        out[7 + s], out[9 + s] = setup.specials - state.specials[s], spaces


@rule
def evaluate(setup, state, out):
    """A guess at `returns` for a search that stops early: shares by how far each player's cats still have to walk."""
    ahead = walk_left(setup, state, 1, state.grid) - walk_left(setup, state, 0, state.grid)
    ahead += 2 * (state.specials[0] - state.specials[1]) + (state.player == 0) - (state.player == 1)
    for i in range(phases.GRID):
        state.grid[i] = 0
    size = ahead if ahead >= 0 else -ahead
    out[0] = 0.5 + 0.5 * ahead / (size + 6.0)
    out[1] = 1.0 - out[0]


# Drawing


@rule
def begin_drawing(setup, state):
    """Players draw, chance draws, or everything is drawn already; gap 2.1."""
    if setup.drawing == choice.BOARD:
        draw_beforehand(setup, state)
        begin_turns(setup, state)
    else:
        state.phase = phases.DRAW
        next_drawing(setup, state)


@rule
def next_drawing(setup, state):
    if state.drawn == drawings(setup):
        begin_turns(setup, state)
    else:
        state.player = CHANCE if setup.drawing == choice.RANDOM else drawer(state)


@rule
def begin_turns(setup, state):
    state.phase, state.player, state.turn = phases.TURN, 1 - state.first, -1
    end_turn(setup, state, True, True)
    state.turn = 0


# Turns


@rule
def move(setup, state, action):
    """A move of one cat, which may win or trap somebody; rules 7, 8 and 20."""
    s, cat = state.player, phases.cat_of(state, action)
    cell = target(setup, state, action)
    strands = phases.has_line(state, 1 - s, state.head[cat]) == 1  # it may not come back to where it was
    divides = not phases.has_line(state, s, cell) and may_divide(setup, state, 1 - s, cell)
    changed = go(setup, state, action, cell) or strands or has_shut_exit(setup, state, s)
    if has_delivered_all(setup, state, s):
        end_game(state, s, phases.BY_DELIVERY)
    else:
        end_turn(setup, state, divides or changed, changed)
    state.passed = 0


@rule
def has_delivered_all(setup, state, s):
    """Both cats have brought a fish home; rule 7."""
    for i in range(setup.cats):
        if state.carry[2 * s + i] != phases.DELIVERED:
            return False
    return True


@rule
def pass_turn(setup, state):
    """Nobody can move any more after two passes on end; gap 2.13."""
    if state.passed:
        end_game(state, phases.NOBODY, phases.BY_STANDSTILL)
    else:
        end_turn(setup, state, False, False)
        state.passed = 1


@rule
def end_turn(setup, state, divides, changed):
    """A trapped player loses, after a move that traps both the other one; rules 8 and 20, gaps 2.13 and 2.16.

    `divides` says whether the mover's line may have cut the opponent off, `changed` whether the mover may be worse off
    than before: only those are looked at.
    """
    s = state.player
    other = 1 - s
    mine = (changed or setup.own_line_blocks) and has_lost(setup, state, s)
    theirs = (divides or setup.own_line_blocks) and has_lost(setup, state, other)
    if mine or theirs:
        end_game(state, s if theirs else other, phases.BY_TRAP)
    else:
        next_turn(setup, state, other)


@rule
def next_turn(setup, state, s):
    if setup.turn_limit:
        state.turn += 1
    if setup.turn_limit and state.turn >= setup.turn_limit:
        end_game(state, phases.NOBODY, phases.BY_LIMIT)
    else:
        state.player = s


@rule
def end_game(state, winner, how):
    state.phase, state.player, state.winner, state.ended = phases.OVER, TERMINAL, winner, how
