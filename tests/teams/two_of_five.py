"""Two of Five: seat 1 and a partner whom nobody knows play against the other three, card by card.

Everybody adds a die to one of two piles. The two win if theirs is higher; the first of them is paid double.
"""

from catlib.game.authoring import CHANCE, TERMINAL, add, record, rule

ACTIONS, OUTCOMES, PLAYERS, DEALER = ("for the two", "for the three"), tuple("123456"), 5, "Dice"
TEAMS = ("the two", "the three")
HIDDEN = ("mate",)
State = record(
    "State", {"dealt": "i1", "seat": "i1", "act": "i1", "two": "i1", "three": "i1", "mate": ("i1", 5)}, __name__
)
BOTS = {"loyal": "Adds to the pile of its own team."}


@rule
def current_player(setup, state):
    return CHANCE if state.dealt == 0 or state.act else TERMINAL if state.seat == 5 else state.seat


@rule
def chance_weights(setup, state, weights):
    for i in range(6):
        weights[i] = 1 if state.dealt or i < 4 else 0
    return 6


@rule
def apply_action(setup, state, action):
    if state.dealt == 0:
        state.dealt, state.mate[action + 1] = 1, 1
    elif state.act == 0:
        state.act = action + 1
    else:
        if state.act == 1:
            state.two += action + 1
        else:
            state.three += action + 1
        state.act, state.seat = 0, state.seat + 1


@rule
def team(setup, state, seat):
    return 0 if seat == 0 or state.mate[seat] else 1


@rule
def returns(setup, state, out):
    won = state.two + 2 > state.three
    for seat in range(5):
        mine = (team(setup, state, seat) == 0) == won
        out[seat] = (2 if seat == 0 else 1) * (1 if mine else -1)


@rule
def choose(bot, setup, state, actions, count, u, work):
    return team(setup, state, state.seat)


add(__name__)
