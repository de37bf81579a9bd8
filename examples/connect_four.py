"""Connect Four: drop a stone into a column; four of one's own in a line win.

Known: on 4 columns and 4 rows, and on 4 and 5, nobody wins if both play well; 161 029 and 1 706 255 positions can be
reached.
Sources: J. Tromp, John's Connect Four Playground; OEIS A212693 for the number of positions.
"""

from catlib.plain import TERMINAL, Field, Grid, House, add, record, rule

COLUMNS, ROWS = 5, 5
ACTIONS, PAYOFFS = tuple("abcde"), (-1, 1)
LOOKS = {"board": Grid(COLUMNS, ROWS, " XO", touch="column")}

# board: cells row by row from above
State = record("State", {"board": ("i1", COLUMNS * ROWS), "moves": "i1", "won": "i1"}, __name__)


class HouseRules(House):
    columns: int = Field(4, ge=1, le=COLUMNS, description="Columns that are used.")
    rows: int = Field(4, ge=1, le=ROWS, description="Rows that are used, from below.")


@rule
def current_player(setup, state):
    return TERMINAL if state.won or state.moves == setup.columns * setup.rows else state.moves % 2


@rule
def top(setup, column):
    """The highest cell of a column that is used."""
    return (ROWS - setup.rows) * COLUMNS + column


@rule
def legal_actions(setup, state, actions):
    count = 0
    for column in range(setup.columns):
        if state.board[top(setup, column)] == 0:
            actions[count] = column
            count += 1
    return count


@rule
def length(state, cell, down, right):
    """How many stones of the mover lie in a row from a cell on, the cell itself not counted."""
    count, row, column = 0, cell // COLUMNS + down, cell % COLUMNS + right
    while 0 <= row < ROWS and 0 <= column < COLUMNS and state.board[row * COLUMNS + column] == 1 + state.moves % 2:
        count, row, column = count + 1, row + down, column + right
    return count


@rule
def apply_action(setup, state, action):
    cell = (ROWS - 1) * COLUMNS + action
    while state.board[cell] != 0:
        cell -= COLUMNS
    state.board[cell] = 1 + state.moves % 2
    for line in range(4):  # to the left and down, down, to the right and down, to the right
        down, right = 1 if line < 3 else 0, line - 1 if line < 3 else 1
        if length(state, cell, down, right) + length(state, cell, -down, -right) >= 3:
            state.won = 1 + state.moves % 2
    state.moves += 1


@rule
def returns(setup, state, out):
    out[0] = 1 if state.won == 1 else -1 if state.won == 2 else 0
    out[1] = -out[0]


add(__name__)
