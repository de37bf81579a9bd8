"""Crazy cat, the rival of a solo game: it never rolls again and drives the shortest path; rules 41 to 46."""

from __future__ import annotations

from catlib.rulebook import rule

from .curses import cancelled
from .greedy import leader
from .moving import STOP, landing, target
from .phases import BOOST, BOTH, CANCEL, DUEL_KEEP, MOVE, NOBODY, SABOTAGE
from .reach import distance, far, reachable
from .setup import CRAZY_AVOIDS_ALWAYS, NODES, PLAIN, STEPS

__all__ = ["crazy_cat", "crazy_goal"]


@rule
def crazy_cat(setup, state, actions, count, work):
    if state.phase == MOVE:
        return crazy_move(setup, state, actions, count, work)
    if state.phase == CANCEL:
        return crazy_cancel(setup, state, actions, count, work)
    if state.phase == BOOST:
        return crazy_boost(setup, state, actions, count)
    if state.phase == DUEL_KEEP:
        return BOTH
    if state.phase == SABOTAGE:
        return leader(setup, state, actions, count)
    return actions[0]


@rule
def crazy_goal(setup, state):
    """The passenger; when all are collected, the exit; rule 43."""
    if state.passenger != NOBODY:
        return state.passenger
    return setup.out if state.collected else setup.exit


@rule
def crazy_cost(setup, state, node):
    """How little Crazy cat wants to end on a node: no special cell if it can help it, then near its goal; rule 44."""
    aim = crazy_goal(setup, state)
    if node == aim:
        return -1
    away = far(setup, node, aim)
    special = 1 if setup.kind[node] != PLAIN and node != state.passenger else 0
    return 1000 * special + away if setup.crazy_avoids == CRAZY_AVOIDS_ALWAYS else 2 * away + special


@rule
def crazy_end(setup, state, ends):
    """Where Crazy cat wants to end among some nodes, given as bits; the lowest number among equals."""
    best, best_cost = -1, 1 << 30
    for node in range(NODES):
        if ends >> node & 1:
            cost = crazy_cost(setup, state, node)
            if cost < best_cost:
                best, best_cost = node, cost
    return best


@rule
def crazy_move(setup, state, actions, count, work):
    """A movement after which the chosen end can still be reached, the nearest to it first; rule 43."""
    here = state.cell[state.actor]
    end = crazy_end(setup, state, reachable(setup, state, here, state.ones, state.twos, work))
    best, best_away = actions[0], 1 << 30
    for i in range(count):
        action = actions[i]
        if action == STOP:
            continue
        there = landing(setup, state, action)
        ones, twos = state.ones, state.twos
        if action < STEPS:
            ones -= 1
        else:
            twos -= 1
        if reachable(setup, state, there, ones, twos, work) >> end & 1:
            away = distance(setup, there, end)
            if 0 <= away < best_away:
                best, best_away = action, away
    return best


@rule
def crazy_cancel(setup, state, actions, count, work):
    """Cancel what leaves Crazy cat the best end, the fewest movements of two spaces among equals; gap 0.4."""
    here, spaces = state.cell[state.seat], cancelled(setup, state.ones, state.twos, state.curses[state.seat])
    best, best_cost = actions[0], 1 << 30
    for i in range(count):
        twos = actions[i]
        ones = spaces - 2 * twos
        ends = reachable(setup, state, here, state.ones - ones, state.twos - twos, work)
        cost = crazy_cost(setup, state, crazy_end(setup, state, ends))
        if cost < best_cost:
            best, best_cost = twos, cost
    return best


@rule
def crazy_boost(setup, state, actions, count):
    """Boost to the best end; rule 43, gap 0.21."""
    ends, here = 0, state.cell[state.actor]
    for i in range(count):
        ends |= 1 << target(setup, state, here, actions[i], state.boost)
    end = crazy_end(setup, state, ends)
    for i in range(count):
        if target(setup, state, here, actions[i], state.boost) == end:
            return actions[i]
    return actions[0]
