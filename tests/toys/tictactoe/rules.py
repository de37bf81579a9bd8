"""Three in a row on nine cells, numbered row by row."""

from __future__ import annotations

from catlib.rules import TERMINAL, record, rule

NUM_ACTIONS, MAX_CHANCE = 9, 0
MEASURES = ("marks",)

# cell: 0 empty, else the seat that marked it plus one
State = record("State", {"marks": "i1", "cell": ("i1", 9)}, __name__)


@rule
def start(setup, state):
    state.marks = 0
    for i in range(9):
        state.cell[i] = 0


@rule
def in_a_row(state, a, b, c):
    return state.cell[a] if state.cell[a] == state.cell[b] == state.cell[c] else 0


@rule
def winner(state):
    """The seat with three in a row plus one, else 0."""
    for i in range(3):
        row, column = in_a_row(state, 3 * i, 3 * i + 1, 3 * i + 2), in_a_row(state, i, i + 3, i + 6)
        if row or column:
            return row + column if row == 0 or column == 0 else row
    falling, rising = in_a_row(state, 0, 4, 8), in_a_row(state, 2, 4, 6)
    return falling if falling else rising


@rule
def current_player(setup, state):
    return TERMINAL if state.marks == 9 or winner(state) else state.marks % 2


@rule
def chance_weights(setup, state, weights):
    return 0


@rule
def legal_actions(setup, state, actions):
    count = 0
    for i in range(9):
        if state.cell[i] == 0:
            actions[count] = i
            count += 1
    return count


@rule
def apply_action(setup, state, action):
    state.cell[action] = state.marks % 2 + 1
    state.marks += 1


@rule
def returns(setup, state, out):
    won = winner(state)
    for seat in range(2):
        out[seat] = 0 if won == 0 else 1 if won == seat + 1 else -1


@rule
def measure(setup, state, out):
    out[0] = state.marks
