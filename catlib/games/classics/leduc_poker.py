"""Leduc poker: six cards in two suits: one each, one on the table, and two rounds of betting.

A round has at most two raises, of 2 in the first round and 4 in the second; a pair with the card on the table wins,
then the higher card. Known: played well by both, the first player loses 0.0856 a game.
Sources: F. Southey et al., Bayes' Bluff, UAI 2005; M. Lanctot et al., OpenSpiel, 2019, leduc_poker.
"""

from catlib.game.authoring import CHANCE, TERMINAL, Cards, add, record, rule

ACTIONS, OUTCOMES, PAYOFFS = ("fold", "call", "raise"), ("jack", "queen", "king"), (-13, 13)
HIDDEN, UNSEEN = ("card",), ("calls", "raises", "first", "moves", "over")
LOOKS = {"card": Cards("JQK"), "table": Cards("JQK", "On the table"), **dict.fromkeys(UNSEEN)}

State = record(
    "State",
    {"card": ("i1", 2), "table": "i1", "paid": ("i1", 2), "seat": "i1", "calls": "i1", "raises": "i1", "over": "i1",
     "first": ("i1", 8), "moves": "i1"},
    __name__,
)  # first: what was done in the first round, which the second remembers


@rule
def start(setup, state):
    state.paid[0], state.paid[1] = 1, 1


@rule
def current_player(setup, state):
    if state.over:
        return TERMINAL
    dealt = state.card[1] > 0 and (state.table > 0 or not round_is_over(state))
    return state.seat if dealt else CHANCE


@rule
def round_is_over(state):
    """Both have called, or one has called a raise."""
    return state.calls == 2 or (state.calls == 1 and state.raises > 0)


@rule
def chance_weights(setup, state, weights):
    for card in range(3):
        weights[card] = 2 - (state.card[0] == card + 1) - (state.card[1] == card + 1)
    return 3


@rule
def legal_actions(setup, state, actions):
    count = 0
    for action in range(3):
        if action == 1 or (action == 0 and state.raises > 0) or (action == 2 and state.raises < 2):
            actions[count] = action
            count += 1
    return count


@rule
def apply_action(setup, state, action):
    if state.card[1] == 0:
        state.card[1 if state.card[0] else 0] = action + 1
    elif round_is_over(state):
        state.table, state.calls, state.raises, state.seat = action + 1, 0, 0, 0
    else:
        bet(state, action)


@rule
def bet(state, action):
    state.first[state.moves], state.moves = action + 1, state.moves + 1
    if action == 0:
        state.over = 2 - state.seat
        return
    state.paid[state.seat] = state.paid[1 - state.seat]
    if action == 2:
        state.paid[state.seat] += 4 if state.table else 2
        state.calls, state.raises = 0, state.raises + 1
    else:
        state.calls += 1
    state.seat = 1 - state.seat
    if state.table and round_is_over(state):
        state.over = 3


@rule
def strength(state, seat):
    return state.card[seat] + (10 if state.card[seat] == state.table else 0)


@rule
def returns(setup, state, out):
    first, second = strength(state, 0), strength(state, 1)
    winner = state.over - 1 if state.over < 3 else 0 if first > second else 1
    won = 0 if state.over == 3 and first == second else state.paid[1 - winner]
    out[winner], out[1 - winner] = won, -won


add(__name__)
