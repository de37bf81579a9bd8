"""Sinking Island: dig for four stones before the sea is three high; all win or lose together.

Of a win, dry feet are worth more.
"""

from catlib.game.authoring import CHANCE, TERMINAL, add, record, rule

ACTIONS, OUTCOMES, PLAYERS, DEALER = ("build a dam", "dig"), tuple("123456"), (2, 4), "Sea"
TEAMS = ("the crew",)
PAYOFFS = (0, 2)
State = record("State", {"stones": "i1", "water": "i1", "act": "i1", "seat": "i1"}, __name__)
BOTS = {"digger": "Builds a dam when the sea is high."}


@rule
def current_player(setup, state):
    over = state.stones == 4 or state.water == 3
    return TERMINAL if over else CHANCE if state.act else state.seat


@rule
def apply_action(setup, state, action):
    if state.act == 0:
        state.act = action + 1
    else:
        if action < 2:
            state.water += 1
        elif state.act == 2:
            state.stones += 1
        elif action > 3:
            state.water = max(0, state.water - 1)
        state.act, state.seat = 0, (state.seat + 1) % setup.seats


@rule
def returns(setup, state, out):
    for seat in range(setup.seats):
        out[seat] = 0 if state.stones < 4 else 2 if state.water == 0 else 1


@rule
def choose(bot, setup, state, actions, count, u, work):
    return 0 if state.water > 1 else 1


add(__name__)
