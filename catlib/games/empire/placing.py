"""New cubes: what a turn brings and where they go; rules 6, 7 and 9."""

from catlib.rules import lowest_place, rule

from .board import ask, cubes_of, held_by
from .maps import NODES
from .phases import ATTACKING, BRICK, FILLING, NEXT, PLACE
from .setup import choice


@rule
def new_cubes(setup, state, s):
    """A third of the neighborhoods, at least three, and the bonuses of whole boroughs; rules 6 and 7, gap 3.2."""
    held = held_by(state, s)
    cubes = max(setup.least_cubes, state.count[s] // setup.neighborhoods_per_cube)
    for b in range(setup.boroughs):
        if not setup.members[b] & ~held:
            cubes += setup.bonus[b]
    return cubes


@rule
def in_supply(setup, state, cubes):
    """Return how many of some new cubes are there for the player in turn to bring out; gap 3.10."""
    if setup.cube_supply == 0:
        return cubes
    return min(cubes, setup.cube_supply - cubes_of(setup, state, state.seat) - state.reserve[state.seat])


@rule
def add_reserve(setup, state, cubes):
    state.reserve[state.seat] += in_supply(setup, state, cubes)


@rule
def ask_place(state):
    """New cubes go on any own neighborhoods; rule 9."""
    if state.reserve[state.seat]:
        ask(state, PLACE, state.seat)
    else:
        state.stage = ATTACKING


@rule
def places(setup, state, actions):
    """One cube, ten (a brick), or all that are left, on any own neighborhood; one by one while the map fills."""
    s, n = state.seat, 0
    cubes = state.reserve[s]
    single = state.stage == FILLING and setup.placement == choice.ONE_BY_ONE
    left = held_by(state, s)
    while left:
        h = lowest_place(left)
        left &= left - 1
        actions[n] = h
        n += 1
        if cubes > 1 and not single:
            actions[n] = 2 * NODES + h
            n += 1
            if cubes > BRICK:
                actions[n] = NODES + h
                n += 1
    return n


@rule
def place(setup, state, action):
    s, h = state.seat, action % NODES
    cubes = 1
    if action >= 2 * NODES:
        cubes = state.reserve[s]
    elif action >= NODES:
        cubes = BRICK
    state.cubes[h] += cubes
    state.reserve[s] -= cubes
    if state.stage == FILLING:
        if setup.placement == choice.ONE_BY_ONE or state.reserve[s] == 0:
            state.seat = (s + 1) % setup.seats
            state.phase = NEXT
    elif state.reserve[s] == 0:
        state.phase = NEXT
