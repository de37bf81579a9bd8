"""Crazy cat, the rival of a solo game: it never rolls again and drives the shortest path; rules 41 to 46.

Where the rulebook prescribes what it does, that is a rule: `prescribed` leaves its seat just those actions.
"""

from catlib.rules import rule

from .curses import cancelled
from .greedy import leader
from .moving import STOP, crazy_direction, directions_back, landing, still_to_push, target
from .phases import BOTH, CANCEL, DUEL_KEEP, MOVE, NOBODY, SABOTAGE
from .reach import ROOM, distance, far, reachable
from .setup import NODES, PLAIN, STEPS

LEAVES_EARLY = 1 << 20  # more than any other end costs


@rule
def crazy_cat(setup, state, actions, count, work):
    """Of the actions that the rules leave it, that which drives straight at its goal."""
    if state.phase == MOVE:
        return crazy_move(setup, state, actions, count, work)
    if state.phase == DUEL_KEEP:
        return BOTH
    if state.phase == SABOTAGE:
        return leader(setup, state, actions, count)
    return actions[0]


@rule
def prescribed(setup, state, listed, work):
    """Return which of some actions, as bits, the rulebook leaves Crazy cat: those that lead to its best ends; rules 43,
    44."""
    best, kept = 1 << 30, 0
    for action in range(STOP + 1):
        if listed >> action & 1:
            cost = cost_after(setup, state, action, work)
            if cost < best:
                best, kept = cost, 0
            if cost == best:
                kept |= 1 << action
    return kept


@rule
def crazy_goal(setup, state):
    """The passenger; when all are collected, the exit; rule 43."""
    if state.passenger != NOBODY:
        return state.passenger
    return setup.out if state.collected else setup.exit


@rule
def crazy_cost(setup, state, node):
    """Return how little Crazy cat wants to end on a node: far from its goal, or on a special cell; rules 43 and 44.

    Nearer comes first (gap 0.28). It does not leave before it is to.
    """
    aim = crazy_goal(setup, state)
    if node == aim:
        return -1
    if node == setup.out:
        return LEAVES_EARLY
    special = 1 if setup.kind[node] != PLAIN and node != state.passenger else 0
    return 2 * far(setup, node, aim) + special


@rule
def end_cost(setup, state, node):
    """Return what it costs Crazy cat to end its movement on a node, from where curses may still push it back; gap
    0.4."""
    for _ in range(still_to_push(setup, state)):
        directions = 0 if node == setup.out else directions_back(setup, node)
        if directions:
            node = setup.backward[node * STEPS + crazy_direction(directions)]
    return crazy_cost(setup, state, node)


@rule
def least_cost(setup, state, ends):
    """Return what the best of some nodes, given as bits, costs."""
    best = 1 << 30
    for node in range(NODES):
        if ends >> node & 1:
            best = min(best, end_cost(setup, state, node))
    return best


@rule
def ends_of(setup, state, node, ones, twos, work):
    """All nodes, as bits, where its movement can end; anywhere on the way if movement may be waived; gap 0.3."""
    ends = reachable(setup, state, node, ones, twos, work)
    if setup.may_waive:
        ends |= 1 << node
        for i in range(ones + 1):
            for j in range(twos + 1):
                if i + j < ones + twos:
                    ends |= work[i * ROOM + j]
    return ends


@rule
def ends_after(setup, state, action, work):
    """Return where movement can end after one of its actions, as bits."""
    if action == STOP:
        return 1 << state.cell[state.actor]
    there, ones, twos = landing(setup, state, action), state.ones, state.twos
    if there == setup.out:
        return 1 << there
    if action < STEPS:
        ones -= 1
    else:
        twos -= 1
    return ends_of(setup, state, there, ones, twos, work)


@rule
def cost_after(setup, state, action, work):
    """Return what the best end costs that a movement, a cancelling or a boost leaves; rules 43 and 44, gaps 0.4 and
    0.21."""
    if state.phase == MOVE:
        return least_cost(setup, state, ends_after(setup, state, action, work))
    if state.phase == CANCEL:
        here, spaces = state.cell[state.seat], cancelled(setup, state.ones, state.twos, state.curses[state.seat])
        ones, twos = state.ones - spaces + 2 * action, state.twos - action
        return least_cost(setup, state, ends_of(setup, state, here, ones, twos, work))
    here = state.cell[state.actor]
    return crazy_cost(setup, state, here if action == STOP else target(setup, state, here, action, state.boost))


@rule
def best_end(setup, state, ends):
    """The best of some nodes, given as bits; the lowest number among equals."""
    cost = least_cost(setup, state, ends)
    for node in range(NODES):
        if ends >> node & 1 and end_cost(setup, state, node) == cost:
            return node
    return -1


@rule
def crazy_move(setup, state, actions, count, work):
    """A movement after which the best end can still be reached, the nearest to it first; rule 43."""
    here = state.cell[state.actor]
    end = best_end(setup, state, ends_of(setup, state, here, state.ones, state.twos, work))
    best, best_away = actions[0], 1 << 30
    for i in range(count):
        action = actions[i]
        if ends_after(setup, state, action, work) >> end & 1:
            away = distance(setup, here if action == STOP else landing(setup, state, action), end)
            if 0 <= away < best_away:
                best, best_away = action, away
    return best
