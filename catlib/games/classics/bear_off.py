"""Bearing off: the end of backgammon for one: get your last two checkers off the board in a few rolls.

Two dice move a checker each, a double four. A checker leaves by its own number; by a higher one if none is behind it.
Known: in how many of the 36 rolls the last two checkers leave at once, such as 10 for those on the 5 and 4 points.
Source: Sengoku, Dice Tables, Backgammon Galore (bkgm.com).
"""

from catlib.game.authoring import CHANCE, TERMINAL, Dice, Field, Grid, House, add, record, rule

PLAYERS, ACTIONS, PAYOFFS = 1, tuple(f"die {n + 1}, point {p}" for n in range(2) for p in range(1, 7)), (0, 1)
OUTCOMES = tuple("123456")
LOOKS = {"die": Dice(), "checkers": Grid(6, 1, " 12", caption="Checkers on the points 1 to 6"), "uses": None}

# checkers on the points 1 to 6; uses: how often each die can still be used
State = record("State", {"checkers": ("i1", 6), "die": ("i1", 2), "uses": ("i1", 2), "rolls": "i1"}, __name__)


class HouseRules(House):
    first: int = Field(5, ge=1, le=6, description="The point of one checker.")
    second: int = Field(4, ge=0, le=6, description="The point of the other; 0 if there is none.")
    rolls: int = Field(1, ge=1, le=20, description="Rolls that there are.")


@rule
def start(setup, state):
    state.checkers[setup.first - 1] += 1
    if setup.second > 0:
        state.checkers[setup.second - 1] += 1


@rule
def left(state, lowest):
    """Checkers on a point and behind it, points counted from 0."""
    count = 0
    for point in range(lowest, 6):
        count += state.checkers[point]
    return count


@rule
def current_player(setup, state):
    if left(state, 0) == 0:
        return TERMINAL
    if state.uses[0] + state.uses[1] > 0 and state.die[1] > 0:
        return 0
    return TERMINAL if state.rolls == setup.rolls and state.die[1] > 0 else CHANCE


@rule
def legal_actions(setup, state, actions):
    count = 0
    for action in range(12):
        die, point = state.die[action // 6], action % 6
        off = point + 1 == die or (point + 1 < die and left(state, point + 1) == 0)
        if state.uses[action // 6] > 0 and state.checkers[point] > 0 and (off or point >= die):
            actions[count] = action
            count += 1
    return count


@rule
def apply_action(setup, state, action):
    if state.die[1] > 0 and state.uses[0] + state.uses[1] > 0:
        state.uses[action // 6] -= 1
        state.checkers[action % 6] -= 1
        if action % 6 >= state.die[action // 6]:
            state.checkers[action % 6 - state.die[action // 6]] += 1
    elif state.die[0] == 0 or state.die[1] > 0:
        state.die[0], state.die[1] = action + 1, 0
    else:
        state.die[1], state.rolls = action + 1, state.rolls + 1
        state.uses[0] = 4 if state.die[0] == state.die[1] else 1
        state.uses[1] = 0 if state.die[0] == state.die[1] else 1


@rule
def returns(setup, state, out):
    out[0] = 1 if left(state, 0) == 0 else 0


add(__name__)
