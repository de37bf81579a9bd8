"""Nim: take some objects from one heap; who takes the last one wins.

Where objects slip, one more may fall off the first heap after a move.
"""

from catlib.rules import CHANCE, TERMINAL, record, rule

HEAPS, MOST = 4, 100
TAKING, SLIPPING = 0, 1
NUM_ACTIONS, MAX_CHANCE = HEAPS * MOST, 2
MEASURES = ("moves",)
PAYOFFS = (0, 1)

State = record("State", {"phase": "i1", "seat": "i1", "last": "i1", "moves": "i2", "heap": ("i2", HEAPS)}, __name__)


@rule
def start(setup, state):
    state.phase, state.seat, state.last, state.moves = TAKING, 0, 0, 0
    for i in range(HEAPS):
        state.heap[i] = setup.heaps[i]


@rule
def left(state):
    total = 0
    for i in range(HEAPS):
        total += state.heap[i]
    return total


@rule
def current_player(setup, state):
    if left(state) == 0:
        return TERMINAL
    return CHANCE if state.phase == SLIPPING else state.seat


@rule
def chance_weights(setup, state, weights):
    weights[0], weights[1] = 2, 1
    return 2


@rule
def legal_actions(setup, state, actions):
    count = 0
    for i in range(HEAPS):
        for take in range(min(state.heap[i], setup.most)):
            actions[count] = i * MOST + take
            count += 1
    return count


@rule
def apply_action(setup, state, action):
    if state.phase == SLIPPING:
        state.phase = TAKING
        if action == 1:
            slip(state)
    else:
        state.heap[action // MOST] -= action % MOST + 1
        state.last = state.seat
        state.seat = (state.seat + 1) % setup.seats
        state.moves += setup.counted
        if setup.slips:
            state.phase = SLIPPING


@rule
def slip(state):
    i = 0
    while state.heap[i] == 0:
        i += 1
    state.heap[i] -= 1


@rule
def returns(setup, state, out):
    for seat in range(setup.seats):
        out[seat] = 1 if seat == state.last else 0


@rule
def measure(setup, state, out):
    out[0] = state.moves


@rule
def evaluate(setup, state, out):
    """Bouton's theorem for two: who moves wins unless the heaps' sizes cancel in binary."""
    nimber = 0
    for i in range(HEAPS):
        nimber ^= state.heap[i]
    for seat in range(setup.seats):
        out[seat] = 1 if (seat == state.seat) == (nimber != 0) else 0
