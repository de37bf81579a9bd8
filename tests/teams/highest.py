"""Highest: everybody rolls a die and may roll again; the highest win, several share."""

from catlib.game.authoring import CHANCE, TERMINAL, add, record, rule

ACTIONS, OUTCOMES, PLAYERS = ("keep", "roll again"), tuple("123456"), (2, 4)
State = record("State", {"seat": "i1", "rolled": "i1", "again": "i1", "die": ("i1", 4)}, __name__)


@rule
def current_player(setup, state):
    if state.seat == setup.seats:
        return TERMINAL
    return CHANCE if state.rolled == 0 or state.again else state.seat


@rule
def apply_action(setup, state, action):
    if state.rolled == 0 or state.again:
        state.die[state.seat] = action + 1
        if state.again:
            state.seat, state.rolled, state.again = state.seat + 1, 0, 0
        else:
            state.rolled = 1
    elif action:
        state.again = 1
    else:
        state.seat, state.rolled = state.seat + 1, 0


@rule
def returns(setup, state, out):
    for seat in range(setup.seats):
        out[seat] = state.die[seat]


add(__name__)
