"""Craps, the pass line: 7 or 11 wins at once; 2, 3 or 12 loses; otherwise, roll that number again before a 7.

Known: the pass line wins with chance 244/495.
Source: J. V. Uspensky, Introduction to Mathematical Probability, 1937, II.
"""

from catlib.game.authoring import CHANCE, TERMINAL, Dice, Names, add, record, rule

PLAYERS, ACTIONS, OUTCOMES, PAYOFFS = 1, ("none",), tuple("123456"), (-1, 1)
LOOKS = {"die": Dice(), "point": Names(("", *map(str, range(1, 11)))), "won": None}

State = record("State", {"die": ("i1", 2), "point": "i1", "won": "i1"}, __name__)


@rule
def current_player(setup, state):
    return TERMINAL if state.won != 0 else CHANCE


@rule
def apply_action(setup, state, action):
    if state.die[1] > 0 or state.die[0] == 0:
        state.die[0], state.die[1] = action + 1, 0
        return
    state.die[1] = action + 1
    total = state.die[0] + state.die[1]
    if state.point > 0:
        state.won = 1 if total == state.point else -1 if total == 7 else 0
    elif total == 7 or total == 11:
        state.won = 1
    elif total <= 3 or total == 12:
        state.won = -1
    else:
        state.point = total


@rule
def returns(setup, state, out):
    out[0] = state.won


add(__name__)
