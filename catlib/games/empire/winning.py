"""Winning: everything taken over, an Occupation card, or the most at the turn limit; rule 16."""

from catlib.rules import TERMINAL, rule

from .board import cubes_of, end_battle
from .phases import NOBODY, OVER
from .setup import choice


@rule
def win(state, s):
    state.winner = s
    state.phase, state.player = OVER, TERMINAL
    end_battle(state)


@rule
def leader(setup, state):
    """Return who holds most neighborhoods, then most cubes; nobody if two are equal."""
    best, most = NOBODY, -1
    for s in range(setup.seats):
        worth = (state.count[s] << 32) + cubes_of(setup, state, s)
        if worth == most:
            best = NOBODY
        elif worth > most:
            best, most = s, worth
    return best


@rule
def has_fulfilled(setup, state, moment):
    """Return whether the player in turn wins by the Occupation card now: at once, or when the turn begins."""
    return setup.objective == choice.MISSIONS and setup.mission_counts == moment and fulfilled(setup, state, state.seat)


@rule
def fulfilled(setup, state, s):
    """Return whether a player's Occupation card is fulfilled; rule 16, gap 3.11."""
    m = state.mission[s]
    wanted = setup.mission_boroughs[m]
    held = 0
    for h in range(setup.size):
        if state.owner[h] == s:
            if state.cubes[h] >= setup.mission_cubes[m]:
                held += 1
        elif wanted >> setup.borough[h] & 1:
            return False
    return held >= setup.mission_size[m] and links_held(setup, state, s) >= setup.mission_links[m]


@rule
def links_held(setup, state, s):
    """Bridges, trams and subway links of which a player holds both ends."""
    n = 0
    for i in range(setup.links):
        if state.owner[setup.link_ends[2 * i]] == s and state.owner[setup.link_ends[2 * i + 1]] == s:
            n += 1
    return n
