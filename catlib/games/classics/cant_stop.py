"""Can't Stop: roll four dice, make two pairs, and climb. Stop in time, or lose what you climbed this turn.

Each sum has a column, from 3 steps for 2 and 12 to 13 for 7; at most three runners climb in a turn. Who has climbed
three columns to the top wins. Known: with runners in 6, 7 and 8 a roll succeeds with chance 149/162.
Source: J. Glenn, H. Fang, C. P. Kruskal, A retrograde approximation algorithm for two-player Can't Stop, 2008.
"""

from catlib.game.authoring import CHANCE, TERMINAL, Dice, Field, Grid, House, add, record, rule

PAIRS = (0, 1, 2, 3, 0, 2, 1, 3, 0, 3, 1, 2)  # three ways to make two pairs of four dice
ACTIONS = (*(f"pairing {n // 2 + 1}, {'second' if n % 2 else 'first'} pair first" for n in range(6)), "roll", "stop")
OUTCOMES, PAYOFFS, ROLL, STOP = tuple("123456"), (0, 1), 6, 7
HIGH = (" ", *map(str, range(1, 14)))
LOOKS = {
    "die": Dice(),
    "runner": Grid(11, 1, HIGH, caption="How high the runners stand, in columns 2 to 12"),
    "height": Grid(11, 2, HIGH, caption="How high both have climbed, a row for each"),
    **dict.fromkeys(("rolled", "placed")),  # not shown
}

State = record(
    "State",
    {"seat": "i1", "rolled": "i1", "placed": "i1", "die": ("i1", 4), "runner": ("i1", 11), "height": ("i1", 22),
     "won": ("i1", 2)},
    __name__,
)  # rolled: dice that lie; placed: whether their pairs are placed; runner: how high it stands, 0 for none


class HouseRules(House):
    columns: int = Field(3, ge=1, le=3, description="Columns to climb to the top.")


@rule
def steps(column):
    return 3 + 2 * min(column, 10 - column)


@rule
def start(setup, state):
    state.placed = 1


@rule
def current_player(setup, state):
    if max(state.won[0], state.won[1]) >= setup.columns:
        return TERMINAL
    return CHANCE if state.rolled < 4 and not state.placed else state.seat


@rule
def taken(state, column):
    """Return whether somebody is at the top already."""
    return max(state.height[column], state.height[11 + column]) >= steps(column)


@rule
def can_climb(state, column):
    runners = 0
    for i in range(11):
        runners += state.runner[i] > 0
    own = max(state.runner[column], state.height[11 * state.seat + column])
    return not taken(state, column) and own < steps(column) and (state.runner[column] > 0 or runners < 3)


@rule
def column_of(state, action, second):
    """The column of one pair, counted from 0 for the sum 2."""
    at = 4 * (action // 2) + 2 * ((action + second) % 2)
    return state.die[PAIRS[at]] + state.die[PAIRS[at + 1]] - 2


@rule
def legal_actions(setup, state, actions):
    if state.placed:
        actions[0], actions[1] = ROLL, STOP
        return 2 if state.rolled == 4 else 1
    count = 0
    for action in range(6):
        if can_climb(state, column_of(state, action, 0)):
            actions[count] = action
            count += 1
    if count == 0:  # nothing can climb, and the turn is lost
        actions[0], count = STOP, 1
    return count


@rule
def climb(state, column):
    if can_climb(state, column):
        state.runner[column] = max(state.runner[column], state.height[11 * state.seat + column]) + 1


@rule
def end_turn(state, keep):
    for column in range(11):
        if keep and state.runner[column] > 0:
            state.height[11 * state.seat + column] = state.runner[column]
            state.won[state.seat] += state.runner[column] == steps(column)
        state.runner[column] = 0
    state.seat, state.rolled, state.placed = 1 - state.seat, 0, 1


@rule
def apply_action(setup, state, action):
    if state.rolled < 4 and not state.placed:
        state.die[state.rolled], state.rolled = action + 1, state.rolled + 1
    elif action == ROLL:
        state.rolled, state.placed = 0, 0
    elif action == STOP:
        end_turn(state, state.placed)
    else:
        first, second = column_of(state, action, 0), column_of(state, action, 1)
        climb(state, first)
        climb(state, second)
        state.placed = 1


def action_to_string(setup, state, action):
    if current_player(setup, state) == CHANCE or action >= ROLL:
        return (OUTCOMES if current_player(setup, state) == CHANCE else ACTIONS)[action]
    first, second = (column_of(state, action, number) + 2 for number in range(2))
    return f"{ACTIONS[action]}: {first}, then {second}"


@rule
def returns(setup, state, out):
    for seat in range(2):
        out[seat] = 1 if state.won[seat] >= setup.columns else 0


add(__name__)
