"""Each of two seats in turn says 0 or 1 after a coin was tossed; whoever said the coin first wins."""

from catlib.rules import CHANCE, TERMINAL, record, rule

NUM_ACTIONS, MAX_CHANCE = 3, 2
MEASURES = ("tosses",)

State = record("State", {"seat": "i1", "coin": "i1", "won": "i1", "tosses": "i4"}, __name__)


@rule
def start(setup, state):
    state.seat, state.coin, state.won, state.tosses = 0, -1, -1, 0


@rule
def current_player(setup, state):
    if state.won >= 0:
        return TERMINAL
    return CHANCE if state.coin < 0 and setup.stuck == 0 else state.seat


@rule
def chance_weights(setup, state, weights):
    weights[0], weights[1] = 1, 1
    return 2


@rule
def legal_actions(setup, state, actions):
    actions[0], actions[1] = 0, 1
    return 0 if setup.stuck or state.tosses > setup.last else 2


@rule
def apply_action(setup, state, action):
    if state.coin < 0:
        state.coin = action
        state.tosses += 1
        if setup.fails and state.tosses == 3:
            state.coin = action // setup.stuck
    elif action == state.coin:
        state.won = state.seat
    else:
        state.seat, state.coin = 1 - state.seat, -1


@rule
def returns(setup, state, out):
    for seat in range(2):
        out[seat] = state.won == seat


@rule
def measure(setup, state, out):
    out[0] = state.tosses
