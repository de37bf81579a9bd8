"""Small games with moves made at once or hidden hands, each a file, and what is known of them."""

from pathlib import Path

from catlib import load

PENNIES = '''
"""Matching pennies: two coins at once; equal ones go to the first, others to the second."""
from catlib.game.authoring import TERMINAL, add, record, rule
ACTIONS, PAYOFFS, AT_ONCE = ("heads", "tails"), (0, 1), "choice"
State = record("State", {"choice": ("i1", 2)}, __name__)
@rule
def current_player(setup, state):
    return 0 if state.choice[0] == 0 else 1 if state.choice[1] == 0 else TERMINAL
@rule
def apply_action(setup, state, action):
    state.choice[0 if state.choice[0] == 0 else 1] = action + 1
@rule
def returns(setup, state, out):
    out[0] = 1 if state.choice[0] == state.choice[1] else 0
    out[1] = 1 - out[0]
add(__name__)
'''

RPS = PENNIES.replace("Matching pennies: two coins", "Rock, paper, scissors: two hands").replace(
    '("heads", "tails"), (0, 1)', '("rock", "paper", "scissors"), (-1, 1)'
)
RPS = RPS.replace(
    "out[0] = 1 if state.choice[0] == state.choice[1] else 0\n    out[1] = 1 - out[0]",
    "ahead = (state.choice[0] - state.choice[1] + 3) % 3\n    out[0] = ahead if ahead < 2 else -1\n"
    "    out[1] = -out[0]",
)

GOOFSPIEL = (Path(__file__).parents[1] / "catlib" / "games" / "classics" / "goofspiel.py").read_text(encoding="utf-8")

MONTY_HALL = '''
"""Monty Hall: a car behind one door of three; Monty opens another with a goat, and the guess may change."""
from catlib.game.authoring import CHANCE, TERMINAL, add, record, rule
ACTIONS, OUTCOMES, PAYOFFS, PLAYERS, HIDDEN = tuple("123"), tuple("123"), (0, 1), 1, ("car",)
State = record("State", {"car": "i1", "guess": "i1", "opened": "i1", "last": "i1"}, __name__)
@rule
def current_player(setup, state):
    if state.car == 0 or (state.guess > 0 and state.opened == 0):
        return CHANCE
    return TERMINAL if state.last else 0
@rule
def chance_weights(setup, state, weights):
    for door in range(3):
        weights[door] = 1 if state.car == 0 or (door + 1 != state.car and door + 1 != state.guess) else 0
    return 3
@rule
def legal_actions(setup, state, actions):
    count = 0
    for door in range(3):
        if door + 1 != state.opened:
            actions[count] = door
            count += 1
    return count
@rule
def apply_action(setup, state, action):
    if state.car == 0:
        state.car = action + 1
    elif state.guess == 0:
        state.guess = action + 1
    elif state.opened == 0:
        state.opened = action + 1
    else:
        state.last = action + 1
@rule
def returns(setup, state, out):
    out[0] = 1 if state.last == state.car else 0
def rolls_openly(setup, state):
    return False
def log_text(setup, state, action, seat, names):
    return "" if state.car == 0 and seat is not None else str(action + 1)
add(__name__)
'''

FILES = {"pennies": PENNIES, "rps": RPS, "goofspiel": GOOFSPIEL, "monty_hall": MONTY_HALL}


def small_game(folder, name, **house):
    """One of the games above, loaded from a file that is written to a folder."""
    path = folder / f"{name}.py"
    path.write_text(FILES[name], encoding="utf-8")
    return load(path, **house)
