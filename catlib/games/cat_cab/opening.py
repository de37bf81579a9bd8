"""Before the first turn: the roll for the order of play, and who places the first passenger."""

from __future__ import annotations

from catlib.rules import lowest_place, rule

from .passengers import new_passenger
from .phases import ASK_FIRST, START_ROLL, ask, ask_dice
from .setup import OPTIONAL, START_TIES_ALL


@rule
def start_roll(setup, state, face):
    """The highest roll starts; ties roll again; rule 8, gap 0.11."""
    s = lowest_place(state.pending)
    state.rank[s] += face
    state.pending &= state.pending - 1
    if state.pending:
        ask_dice(state, START_ROLL, 6)
        return
    again = tied(setup, state)
    if again and setup.start_ties == START_TIES_ALL:
        again = (1 << setup.seats) - 1
        for t in range(setup.seats):
            state.rank[t] = 0
    if again:
        state.pending = again
        ask_dice(state, START_ROLL, 6)
        return
    for t in range(setup.seats):
        state.order[state.rank[t]] = t
    if setup.first_passenger == OPTIONAL:
        ask(state, ASK_FIRST, state.order[setup.seats - 1])
    else:
        new_passenger(setup, state)


@rule
def tied(setup, state):
    """Who shares a start roll, as bits; rolls become ranks, the highest 0, or a head start if there are ties."""
    mask, better, n = 0, 0, setup.seats
    for s in range(n):
        for t in range(n):
            if state.rank[t] > state.rank[s]:
                better += 1 << (2 * s)
            elif t != s and state.rank[t] == state.rank[s]:
                mask |= 1 << s
    for s in range(n):
        rank = better >> (2 * s) & 3
        state.rank[s] = 7 * (n - 1 - rank) if mask else rank
    return mask


@rule
def answer_first(setup, state, now):
    """The last driver places the first passenger at once or in their own first turn; gap 0.10."""
    if now:
        new_passenger(setup, state)
