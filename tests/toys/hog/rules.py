"""Pig: roll and add to the turn total until you hold or roll a 1."""

from catlib.rules import CHANCE, TERMINAL, record, rule

HOLD, ROLL = 0, 1
DECIDE, ROLLING, OVER = 0, 1, 2
NUM_ACTIONS, MAX_CHANCE = 2, 20
MEASURES = ("points of seat 1", "points of seat 2")

State = record("State", {"phase": "i1", "seat": "i1", "turn": "i2", "score": ("i2", 2)}, __name__)


@rule
def start(setup, state):
    state.phase, state.seat, state.turn = DECIDE, 0, 0
    for seat in range(2):
        state.score[seat] = 0


@rule
def current_player(setup, state):
    if state.phase == OVER:
        return TERMINAL
    return CHANCE if state.phase == ROLLING else state.seat


@rule
def chance_weights(setup, state, weights):
    for i in range(setup.sides):
        weights[i] = 1
    return setup.sides


@rule
def equally_likely(setup, state):
    return setup.sides


@rule
def legal_actions(setup, state, actions):
    actions[0], actions[1] = HOLD, ROLL
    return 2


@rule
def apply_action(setup, state, action):
    if state.phase == ROLLING:
        state.phase = DECIDE
        if action == 0:
            pass_turn(state)
        else:
            state.turn += action + 1
    elif action == ROLL:
        state.phase = ROLLING
    else:
        state.score[state.seat] += state.turn
        if state.score[state.seat] >= setup.target:
            state.phase = OVER
        else:
            pass_turn(state)


@rule
def pass_turn(state):
    state.turn, state.seat = 0, 1 - state.seat


@rule
def returns(setup, state, out):
    for seat in range(2):
        out[seat] = 1 if state.score[seat] >= setup.target else -1


@rule
def measure(setup, state, out):
    for seat in range(2):
        out[seat] = state.score[seat]
