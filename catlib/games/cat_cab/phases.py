"""Phases: what a driver may have to decide, what a turn does next, and how a rule asks."""

from catlib.rules import CHANCE, lowest_place, rule

# Phases: the present question; NEXT while there is none. The bench names dice by these numbers, which never change
# (1 and 16 were questions of rules that are frozen now)
START_ROLL, COLUMN, ROW, ROLLING, KEEP, ITEM, CANCEL, MOVE = 0, *range(2, 9)
NIBBLE_ROLL, BOOST_ROLL, BOOST, GREEDY, PATROL_ROLL, LOSE, RETREAT = range(9, 16)
DUEL_KEEP, DUEL_ROLL, SABOTAGE, OVER, NEXT = range(17, 22)

# Stages: what a turn does next
BEGIN, ITEMS, CURSES, MOVEMENT, LANDING, SPECIAL, DUEL = range(7)
PUSH_BACK, PLACE_SABOTAGE, FINISH, FINAL = range(7, 11)

QUIET, DONE = 1, 2  # a special cell under a passenger; one that has acted
LANDED, COLLECTED = 1, 2  # a cab that may pick up where it stands; one that has
BOTH = 3  # duel dice, as bits
NOBODY = -1


@rule
def ask_dice(state, phase, sides):
    state.phase, state.player, state.sides = phase, CHANCE, sides


@rule
def ask(state, phase, player):
    state.phase, state.player = phase, player


@rule
def mover(state):
    """Return whose cab moves: whoever chooses a way back, else whose turn it is."""
    return state.player if state.phase == RETREAT else state.seat


@rule
def inside(state, s):
    """Return whether a driver still takes turns: neither out of the city nor beaten by rush hour."""
    return state.place[s] == 0


@rule
def list_bits(mask, actions):
    """List the bits that are set as actions, the lowest first; how many there are."""
    n = 0
    while mask:
        actions[n] = lowest_place(mask)
        mask &= mask - 1
        n += 1
    return n
