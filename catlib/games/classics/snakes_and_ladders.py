"""Snakes and ladders: one piece, one die and no decisions. You stay where you are if you would pass 100.

Known: on the board of Milton Bradley a game takes 39.2 moves, exactly
225837582538403273407117496273279920181931269186581786048583/5757472998140039232950575874628786131130999406013041613400.
Source: Althoen, King, Schilling, How long is a game of snakes and ladders?, Mathematical Gazette 77 (1993).
"""

from catlib.game.authoring import CHANCE, TERMINAL, Track, add, record, rule

PLAYERS, ACTIONS, OUTCOMES = 1, ("none",), tuple("123456")
LOOKS = {"square": Track(100)}
TAILS = (1, 4, 9, 21, 28, 36, 51, 71, 80, 16, 47, 49, 56, 62, 64, 87, 93, 95, 98)
HEADS = (38, 14, 31, 42, 84, 44, 67, 91, 100, 6, 26, 11, 53, 19, 60, 24, 73, 75, 78)

State = record("State", {"square": "i1"}, __name__)


@rule
def current_player(setup, state):
    return TERMINAL if state.square == 100 else CHANCE


@rule
def apply_action(setup, state, action):
    if state.square + action + 1 <= 100:
        state.square += action + 1
    for i in range(len(TAILS)):
        if state.square == TAILS[i]:
            state.square = HEADS[i]
            return


@rule
def returns(setup, state, out):
    out[0] = 1


add(__name__)
