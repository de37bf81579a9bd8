"""Nim: take as many as you like from one heap. Whoever takes the last one wins.

Known: who is to move loses where the heaps, written in binary, add up to 0 without carrying, and wins elsewhere.
Source: C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901).
"""

from catlib.game.authoring import TERMINAL, Field, House, Track, add, record, rule

HEAPS, MOST = 3, 15
ACTIONS = tuple(f"take {n + 1} from heap {heap + 1}" for heap in range(HEAPS) for n in range(MOST))
PAYOFFS, LOOKS = (-1, 1), {"heap": Track(MOST)}

State = record("State", {"heap": ("i1", HEAPS), "seat": "i1"}, __name__)


class HouseRules(House):
    first: int = Field(3, ge=0, le=MOST, description="In the first heap.")
    second: int = Field(4, ge=0, le=MOST, description="In the second heap.")
    third: int = Field(5, ge=0, le=MOST, description="In the third heap.")


@rule
def start(setup, state):
    state.heap[0], state.heap[1], state.heap[2] = setup.first, setup.second, setup.third


@rule
def current_player(setup, state):
    return TERMINAL if state.heap[0] + state.heap[1] + state.heap[2] == 0 else state.seat


@rule
def legal_actions(setup, state, actions):
    count = 0
    for heap in range(HEAPS):
        for n in range(state.heap[heap]):
            actions[count] = heap * MOST + n
            count += 1
    return count


@rule
def apply_action(setup, state, action):
    state.heap[action // MOST] -= action % MOST + 1
    state.seat = 1 - state.seat


@rule
def returns(setup, state, out):
    out[state.seat], out[1 - state.seat] = -1, 1


add(__name__)
