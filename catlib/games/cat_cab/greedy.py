"""Drivers straight at a goal: a greedy one who rolls blanks again while curses are few, and an eager child."""

from catlib.rules import rule

from .ending import points
from .moving import STOP, landing
from .phases import BOTH, DUEL_KEEP, KEEP, MOVE, NOBODY, SABOTAGE
from .reach import distance, far
from .setup import SLOTS, STEPS


@rule
def greedy(setup, state, actions, count):
    phase = state.phase
    if phase == MOVE:
        return greedy_move(setup, state, actions, count)
    if phase == KEEP:
        return greedy_keep(state)
    if phase == SABOTAGE:
        return leader(setup, state, actions, count)
    if phase == DUEL_KEEP:
        return BOTH
    return actions[0]


@rule
def greedy_keep(state):
    """Roll all blanks again with up to two curses, but keep two threes for their items."""
    if state.curses[state.seat] > 2:
        return 0
    again, threes = 0, 0
    for slot in range(SLOTS):
        face = state.die[slot]
        if face == 3 and threes < 2:
            threes += 1
        elif 1 <= face <= 3:
            again |= 1 << slot
    return again


@rule
def goal(setup, state, s):
    """The passenger while nobody has left and it is as near as the exit or nearer; else the way out."""
    here = state.cell[s]
    if state.passenger == NOBODY:
        return setup.out if state.collected else setup.exit
    if state.collected == 0:
        return state.passenger
    if state.left == 0 and distance(setup, here, state.passenger) <= distance(setup, here, setup.out):
        return state.passenger
    return setup.out


@rule
def greedy_move(setup, state, actions, count):
    """Stay within reach of the goal, and as far from it as the movement left allows, to land on it exactly."""
    aim = goal(setup, state, state.actor)
    left = state.ones + 2 * state.twos
    best, best_cost = actions[0], 1 << 30
    for i in range(count):
        action = actions[i]
        if action == STOP:
            continue
        away = far(setup, landing(setup, state, action), aim)
        rest = left - action // STEPS - 1
        cost = 100 * (away - rest) if away > rest else rest - away
        if cost < best_cost:
            best, best_cost = action, cost
    return best


@rule
def leader(setup, state, actions, count):
    """The driver with the most points, the one nearest to the exit among equals."""
    best, best_worth = actions[0], -(1 << 30)
    for i in range(count):
        s = actions[i]
        worth = 100 * points(setup, state, s) - distance(setup, state.cell[s], setup.out)
        if worth > best_worth:
            best, best_worth = s, worth
    return best


# A child


@rule
def eager(setup, state, actions, count):
    """Roll again what brings less than two spaces, whatever the curses, and take the step that looks nearest now."""
    if state.phase == KEEP:
        again = 0
        for slot in range(SLOTS):
            again |= (1 <= state.die[slot] <= 5) << slot
        return again
    return nearest_now(setup, state, actions, count) if state.phase == MOVE else actions[0]


@rule
def nearest_now(setup, state, actions, count):
    """The step that comes nearest to a passenger while there is one, though the movement left leads past."""
    aim = goal(setup, state, state.actor) if state.passenger == NOBODY else state.passenger
    best, nearest = actions[0], 1 << 30
    for i in range(count):
        away = nearest if actions[i] == STOP else far(setup, landing(setup, state, actions[i]), aim)
        if away < nearest:
            best, nearest = actions[i], away
    return best
