"""Who can drive a cab: random, Crazy cat, a greedy driver, and one that looks ahead."""

from __future__ import annotations

from catlib.rulebook import rule

from .rules import (
    BOOST,
    CANCEL,
    DUEL_KEEP,
    KEEP,
    MOVE,
    NOBODY,
    NODES,
    PLAIN,
    SABOTAGE,
    SLOTS,
    STOP,
    cancelled,
    landing,
    points,
    target,
)

__all__ = ["BOTS", "COMPILED", "WORK", "choose", "default_bots", "make"]

BOTS = {
    "random": "Takes any legal action, all alike.",
    "crazy cat": "Never rolls again, drives the shortest way to the passenger, avoids special cells.",
    "greedy": "Rolls blanks again while curses are few and drives straight at the nearest goal.",
    "optimum": "Rolls, cancels and moves as is exactly best to arrive this turn or come near; searches the rest.",
}
COMPILED = ("random", "crazy cat", "greedy")
RANDOM, CRAZY, GREEDY_DRIVER = range(3)
WORK = 16 * 16


def default_bots(game):
    """Greedy drivers, and Crazy cat where the rules want it."""
    return ["crazy cat" if s == game.setup.crazy else "greedy" for s in range(game.num_players)]


@rule
def choose(bot, setup, state, actions, count, u, work):
    if bot == RANDOM or count == 1:
        return actions[int(u * count)]
    if bot == CRAZY:
        return crazy_cat(setup, state, actions, count, work)
    return greedy(setup, state, actions, count)


@rule
def distance(setup, a, b):
    return setup.distance[a * NODES + b]


@rule
def far(setup, a, b):
    """The distance, or more than any distance where there is no way: back into the city, above all."""
    spaces = distance(setup, a, b)
    return spaces if spaces >= 0 else NODES


# The greedy driver


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
        return 3
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
    """The passenger while nobody has left and it is no farther than the exit; else the way out."""
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
        rest = left - action // 8 - 1
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


# Crazy cat


@rule
def crazy_cat(setup, state, actions, count, work):
    if state.phase == MOVE:
        return crazy_move(setup, state, actions, count, work)
    if state.phase == CANCEL:
        return crazy_cancel(setup, state, actions, count, work)
    if state.phase == BOOST:
        return crazy_boost(setup, state, actions, count)
    if state.phase == DUEL_KEEP:
        return 3
    if state.phase == SABOTAGE:
        return leader(setup, state, actions, count)
    return actions[0]


@rule
def spread(setup, state, nodes, length):
    """All nodes, as bits, that one straight movement of that length reaches from any of some nodes."""
    reached = 0
    start, out = 1 << setup.start, 1 << setup.out
    for direction in range(setup.directions):
        front = nodes
        for step in range(length):
            gone = front & out if setup.leave_by == 0 else 0
            if front & start and setup.neighbour[setup.start * 8 + direction] >= 0:
                gone |= 1 << setup.entry
            if front >> setup.exit & 1 and setup.neighbour[setup.exit * 8 + direction] == setup.out:
                if state.collected and (setup.leave_by == 0 or step == length - 1):
                    gone |= out
            inner = front & setup.can[direction]
            shift = setup.shift[direction]
            front = gone | (inner << shift if shift > 0 else inner >> -shift)
        reached |= front
    return reached | nodes & out if setup.leave_by == 0 else reached


@rule
def fits(setup, state, node, length, left):
    """Whether some straight movement of that length fits at a node, with so many spaces of movement left in all."""
    for direction in range(setup.directions):
        there = target(setup, state, node, direction, length)
        if there >= 0 and (there != setup.out or setup.leave_by == 0 or left == length):
            return True
    return False


@rule
def stuck(setup, state, nodes, ones, twos):
    """Which of some nodes, as bits, are ends already, because none of the movement left fits there."""
    nodes &= setup.stuck[0] if ones else -1
    nodes &= setup.stuck[1] if twos else -1
    left, ends = ones + 2 * twos, 0
    for node in range(NODES if nodes else 0):
        if nodes >> node & 1 and not (ones and fits(setup, state, node, 1, left)):
            if not (twos and fits(setup, state, node, 2, left)):
                ends |= 1 << node
    return ends


@rule
def reachable(setup, state, node, ones, twos, work):
    """All nodes, as bits, where a cab can end after so many movements of one space and of two, as far as they fit."""
    ends = 0
    for i in range(ones + 1):
        for j in range(twos + 1):
            here = 0 if i + j else 1 << node
            if i:
                here = spread(setup, state, work[(i - 1) * 16 + j], 1)
            if j:
                here |= spread(setup, state, work[i * 16 + j - 1], 2)
            if i == ones and j == twos:
                return ends | here
            if setup.leave_by == 1:
                here &= ~(1 << setup.out)
            ends |= stuck(setup, state, here, ones - i, twos - j)
            work[i * 16 + j] = here
    return ends


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
    return 1000 * special + away if setup.crazy_avoids == 0 else 2 * away + special


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
        if action < 8:
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


def make(name, game):
    """A bot that is no rule, as a function of state and random draw."""
    if name == "optimum":
        from .optimum import driver

        return driver(game)
    raise ValueError(f"bot={name!r}: {game.title} has {', '.join(BOTS)}")
