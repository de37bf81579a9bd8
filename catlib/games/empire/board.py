"""Rules that all chapters share: asking, reading the map, moving cubes."""

from catlib.rules import lowest_place, places_of, rule

from .phases import LOT, REST, STOP
from .setup import ATTACK_DICE, DEFEND_DICE


@rule
def ask(state, phase, player):
    state.phase, state.player = phase, player


@rule
def up_to(actions, n, low, high):
    """List the numbers from low to high after the first n actions; how many there are then."""
    for k in range(low, high + 1):
        actions[n] = k
        n += 1
    return n


@rule
def cubes_of(setup, state, s):
    """The cubes of a player on the map."""
    total = 0
    for h in range(setup.size):
        if state.owner[h] == s:
            total += state.cubes[h]
    return total


@rule
def held_by(state, s):
    """The neighborhoods that a player holds, as bits."""
    return places_of(state.owner, s)


@rule
def can_leave(setup, state, held, beside):
    """Return whether some neighborhood that is held has a cube to spare, and one of some others next door."""
    while held:
        h = lowest_place(held)
        held &= held - 1
        if state.cubes[h] > 1 and setup.beside[h] & beside:
            return True
    return False


@rule
def places_to_leave(setup, state, actions, held, beside):
    """List where cubes can set out from, and that none do; rules 10 and 15."""
    n = 0
    while held:
        h = lowest_place(held)
        held &= held - 1
        actions[n] = h  # written over if it is none: no jump
        n += (state.cubes[h] > 1) & (setup.beside[h] & beside != 0)
    actions[n] = STOP
    return n + 1


@rule
def players_left(setup, state):
    n = 0
    for s in range(setup.seats):
        if state.count[s]:
            n += 1
    return n


@rule
def shift(state, cubes):
    state.cubes[state.origin] -= cubes
    state.cubes[state.target] += cubes


@rule
def amounts(state, actions, low):
    """Return how many cubes move: any number that leaves one behind; large numbers in lots; rules 14 and 15."""
    most = state.cubes[state.origin] - 1
    n = up_to(actions, 0, low, min(most, LOT))
    if most > LOT:
        actions[n] = REST
        n += 1
    return n


@rule
def end_battle(state):
    state.origin, state.target, state.begun, state.attacking, state.defending, state.rolled = -1, -1, 0, 0, 0, 0
    for i in range(ATTACK_DICE + DEFEND_DICE):
        state.die[i] = 0
