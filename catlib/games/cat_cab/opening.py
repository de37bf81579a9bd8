"""Before the first turn: the roll for the order of play, then the first passenger; gap 0.10."""

from catlib.rules import lowest_place, rule

from .passengers import new_passenger
from .phases import START_ROLL, ask_dice


@rule
def start_roll(setup, state, face):
    """The highest roll starts; on a tie everybody rolls again; rule 8, gap 0.11."""
    s = lowest_place(state.pending)
    state.rank[s] += face
    state.pending &= state.pending - 1
    if state.pending:
        ask_dice(state, START_ROLL, 6)
        return
    if is_tied(setup, state):
        for t in range(setup.seats):
            state.rank[t] = 0
        state.pending = (1 << setup.seats) - 1
        ask_dice(state, START_ROLL, 6)
        return
    for t in range(setup.seats):
        state.order[state.rank[t]] = t
    new_passenger(setup, state)


@rule
def is_tied(setup, state):
    """Return whether drivers share a start roll; where none do, rolls become ranks, the highest 0."""
    better, n = 0, setup.seats
    for s in range(n):
        for t in range(n):
            if state.rank[t] > state.rank[s]:
                better += 1 << (2 * s)
            elif t != s and state.rank[t] == state.rank[s]:
                return True
    for s in range(n):
        state.rank[s] = better >> (2 * s) & 3
    return False
