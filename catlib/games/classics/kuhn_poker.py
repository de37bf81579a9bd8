"""Kuhn poker: three cards, one each, and a bet of 1: the smallest card game in which bluffing pays.

Known: played well by both, the first player loses 1/18 a game.
Source: H. W. Kuhn, A simplified two-person poker, Contributions to the Theory of Games I, Princeton 1950.
"""

from catlib.game.authoring import CHANCE, TERMINAL, Cards, add, record, rule

ACTIONS, OUTCOMES, PAYOFFS = ("pass", "bet"), ("jack", "queen", "king"), (-2, 2)
HIDDEN, LOOKS = ("card",), {"card": Cards("JQK"), "moves": None, "folded": None}

State = record("State", {"card": ("i1", 2), "moves": "i1", "paid": ("i1", 2), "folded": "i1"}, __name__)


@rule
def start(setup, state):
    state.paid[0], state.paid[1] = 1, 1


@rule
def current_player(setup, state):
    if state.card[1] == 0:
        return CHANCE
    over = state.folded or (state.moves >= 2 and state.paid[0] == state.paid[1])
    return TERMINAL if over else state.moves % 2


@rule
def chance_weights(setup, state, weights):
    for card in range(3):
        weights[card] = 0 if state.card[0] == card + 1 else 1
    return 3


@rule
def apply_action(setup, state, action):
    seat = state.moves % 2
    if state.card[0] == 0:
        state.card[0] = action + 1
    elif state.card[1] == 0:
        state.card[1] = action + 1
    else:
        if action == 1:
            state.paid[seat] += 1
        elif state.paid[seat] < state.paid[1 - seat]:
            state.folded = 1 + seat
        state.moves += 1


@rule
def returns(setup, state, out):
    winner = 2 - state.folded if state.folded else 1 if state.card[1] > state.card[0] else 0
    out[winner], out[1 - winner] = state.paid[1 - winner], -state.paid[1 - winner]


add(__name__)
