"""The free move that ends a turn; rule 15."""

from catlib.rules import lowest_place, rule

from .board import ask, can_leave, end_battle, held_by, shift
from .phases import DRAWING, FREE_FROM, FREE_TO, LOT, NEXT, REST, STOP
from .setup import choice


@rule
def ask_free_move(setup, state):
    """One free move, if cubes can move at all; rule 15, gap 3.9."""
    state.stage = DRAWING
    if setup.free_move == choice.NONE:
        return
    held = held_by(state, state.seat)
    if can_leave(setup, state, held, held):
        ask(state, FREE_FROM, state.seat)


@rule
def free_from(state, action):
    if action == STOP:
        state.phase = NEXT
    else:
        state.origin, state.phase = action, FREE_TO


@rule
def free_targets(setup, state, actions):
    """Own neighborhoods next door, or as far as own ones reach; rule 15, gap 3.9."""
    reached, n = reachable(setup, state, state.origin), 0
    while reached:
        actions[n] = lowest_place(reached)
        reached &= reached - 1
        n += 1
    return n


@rule
def reachable(setup, state, origin):
    """Return where the free move can go, as bits."""
    held, reached, front = held_by(state, state.seat), 0, 1 << origin
    while front:
        found = 0
        while front:
            found |= setup.beside[lowest_place(front)]
            front &= front - 1
        found &= held & ~(reached | 1 << origin)
        reached |= found
        front = found if setup.free_move == choice.CONNECTED else 0
    return reached


@rule
def free_move(state, action):
    """Cubes move once, from one neighborhood to one other, and one stays; rule 15, gap 3.9."""
    shift(state, state.cubes[state.origin] - 1 if action == REST else action)
    state.begun = 1
    if action != LOT or state.cubes[state.origin] == 1:
        end_battle(state)
        state.phase = NEXT
