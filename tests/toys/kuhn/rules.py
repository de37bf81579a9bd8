"""Kuhn's poker: each player antes 1 and holds one card of three; a pass or a bet of 1 decides."""
from catlib.rules import CHANCE, TERMINAL, record, rule

PASS, BET = 0, 1
NUM_ACTIONS, MAX_CHANCE = 2, 3
MEASURES = ("pot",)

State = record("State", {"dealt": "i1", "card": ("i1", 2), "moves": "i1", "paid": ("i1", 2), "folded": "i1"}, __name__)


@rule
def start(setup, state):
    state.dealt, state.moves, state.folded = 0, 0, -1
    for seat in range(2):
        state.card[seat], state.paid[seat] = 0, 1


@rule
def current_player(setup, state):
    if state.dealt < 2:
        return CHANCE
    return TERMINAL if over(state) else state.moves % 2


@rule
def over(state):
    """A fold, a called bet or two passes end the game."""
    return state.folded >= 0 or (state.moves >= 2 and state.paid[0] == state.paid[1])


@rule
def chance_weights(setup, state, weights):
    for card in range(3):
        weights[card] = 0 if state.card[0] == card + 1 else 1
    return 3


@rule
def legal_actions(setup, state, actions):
    actions[0], actions[1] = PASS, BET
    return 2


@rule
def apply_action(setup, state, action):
    if state.dealt < 2:
        state.card[state.dealt] = action + 1
        state.dealt += 1
        return
    seat = state.moves % 2
    if action == BET:
        state.paid[seat] += 1
    elif state.paid[seat] < state.paid[1 - seat]:
        state.folded = seat
    state.moves += 1


@rule
def returns(setup, state, out):
    winner = 1 - state.folded if state.folded >= 0 else int(state.card[1] > state.card[0])
    out[winner] = state.paid[1 - winner]
    out[1 - winner] = -state.paid[1 - winner]


@rule
def measure(setup, state, out):
    out[0] = state.paid[0] + state.paid[1]
