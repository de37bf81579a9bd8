"""Keeper: every 1 rolled is a curse, 4 and 5 are one move, more is two; the result is moves less curses."""

from catlib.rules import CHANCE, TERMINAL, record, rule

ROLLING, CHOOSING, OVER = 0, 1, 2
STOP = 0
DICE = 10
NUM_ACTIONS, MAX_CHANCE = 2**DICE, 8
MEASURES = ("moves", "curses")

# die: the face, 0 before the first roll; pending: a bit for each die that has yet to fall
State = record("State", {"phase": "i1", "die": ("i1", DICE), "pending": "i2", "curses": "i1"}, __name__)


@rule
def start(setup, state):
    state.phase, state.curses = ROLLING, setup.held
    state.pending = (1 << setup.dice) - 1
    for i in range(DICE):
        state.die[i] = 0


@rule
def current_player(setup, state):
    if state.phase == OVER:
        return TERMINAL
    return CHANCE if state.phase == ROLLING else 0


@rule
def next_die(state):
    i = 0
    while not state.pending >> i & 1:
        i += 1
    return i


@rule
def chance_weights(setup, state, weights):
    sides = setup.sides[next_die(state)]
    for i in range(sides):
        weights[i] = 1
    return sides


@rule
def legal_actions(setup, state, actions):
    count = 1 if state.curses >= setup.limit else 1 << setup.dice
    for mask in range(count):
        actions[mask] = mask
    return count


@rule
def apply_action(setup, state, action):
    if state.phase == ROLLING:
        let_fall(setup, state, action + 1)
    elif action == STOP:
        state.phase = OVER
    else:
        state.phase, state.pending = ROLLING, action


@rule
def let_fall(setup, state, face):
    i = next_die(state)
    state.die[i] = face
    state.pending ^= 1 << i
    if face == 1 and state.curses < setup.limit:
        state.curses += 1
    if state.pending == 0:
        state.phase = CHOOSING


@rule
def moves(state):
    total = 0
    for i in range(DICE):
        if not state.pending >> i & 1:
            total += (state.die[i] >= 4) + (state.die[i] >= 6)
    return total


@rule
def returns(setup, state, out):
    out[0] = moves(state) - state.curses


@rule
def measure(setup, state, out):
    out[0], out[1] = moves(state), state.curses
