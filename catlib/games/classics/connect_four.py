"""Connect Four: drop discs into columns; get four in a row to win.

Known: on 4 columns and 4 rows, and on 4 and 5, nobody wins if both play well; 161,029 and 1,706,255 positions can be
reached. On the usual 7 and 6 the first player wins, from 4,531,985,219,092 positions; here they are played, not solved.
Sources: J. Tromp, John's Connect Four Playground; OEIS A212693.
"""

from catlib.game.authoring import TERMINAL, Field, Grid, House, add, record, rule

COLUMNS, ROWS = 7, 6
ACTIONS, PAYOFFS = tuple("abcdefg"), (-1, 1)
LOOKS = {"board": Grid("columns", "rows", " XO", "column", "Columns a to g"), "moves": None, "won": None}

# board: cells that are used, row by row from above
State = record("State", {"board": ("i1", COLUMNS * ROWS), "moves": "i1", "won": "i1"}, __name__)


class HouseRules(House):
    columns: int = Field(COLUMNS, ge=1, le=COLUMNS, description="Columns of the board.")
    rows: int = Field(ROWS, ge=1, le=ROWS, description="Rows of the board.")


@rule
def current_player(setup, state):
    return TERMINAL if state.won or state.moves == setup.columns * setup.rows else state.moves % 2


@rule
def legal_actions(setup, state, actions):
    count = 0
    for column in range(setup.columns):
        if state.board[column] == 0:
            actions[count] = column
            count += 1
    return count


@rule
def length(setup, state, cell, down, right):
    """Count the mover's stones in a row from a cell on, without the cell itself."""
    wide, own = setup.columns, 1 + state.moves % 2
    count, row, column = 0, cell // wide + down, cell % wide + right
    while 0 <= row < setup.rows and 0 <= column < wide and state.board[row * wide + column] == own:
        count, row, column = count + 1, row + down, column + right
    return count


@rule
def apply_action(setup, state, action):
    cell = (setup.rows - 1) * setup.columns + action
    while state.board[cell] != 0:
        cell -= setup.columns
    state.board[cell] = 1 + state.moves % 2
    for line in range(4):  # to the left and down, down, to the right and down, to the right
        down, right = 1 if line < 3 else 0, line - 1 if line < 3 else 1
        if length(setup, state, cell, down, right) + length(setup, state, cell, -down, -right) >= 3:
            state.won = 1 + state.moves % 2
    state.moves += 1


@rule
def returns(setup, state, out):
    out[0] = 1 if state.won == 1 else -1 if state.won == 2 else 0
    out[1] = -out[0]


add(__name__)
