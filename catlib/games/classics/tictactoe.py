"""Tic-tac-toe: get three of your marks in a line.

Known: nobody wins if both play well; 255,168 games can be played, and 5,478 positions can be reached.
Source: S. Schaefer, MathRec Solutions (Tic-Tac-Toe), Mathematical Recreations, 2002.
"""

from catlib.game.authoring import TERMINAL, Grid, add, record, rule

ACTIONS, PAYOFFS = tuple(f"{column}{row}" for row in "321" for column in "abc"), (-1, 1)
LINES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6)
LOOKS = {"board": Grid(3, 3, " XO", touch="cell"), "moves": None}

State = record("State", {"board": ("i1", 9), "moves": "i1"}, __name__)


@rule
def winner(state):
    """1 or 2 for the first or second player, 0 while there is none."""
    for i in range(0, 24, 3):
        mark = state.board[LINES[i]]
        if mark != 0 and mark == state.board[LINES[i + 1]] == state.board[LINES[i + 2]]:
            return mark
    return 0


@rule
def current_player(setup, state):
    return TERMINAL if state.moves == 9 or winner(state) else state.moves % 2


@rule
def legal_actions(setup, state, actions):
    count = 0
    for cell in range(9):
        if state.board[cell] == 0:
            actions[count] = cell
            count += 1
    return count


@rule
def apply_action(setup, state, action):
    state.board[action] = 1 + state.moves % 2
    state.moves += 1


@rule
def returns(setup, state, out):
    won = winner(state)
    out[0] = 1 if won == 1 else -1 if won == 2 else 0
    out[1] = -out[0]


add(__name__)
