"""Moving: straight movements through the city, out of it, and back toward the start gate."""

from catlib.rules import lowest_place, rule

from . import phases
from .passengers import collect
from .setup import NODES, STEPS, choice

STOP = 2 * STEPS  # the movement action that waives the rest
STRAIGHT, VERTICAL = 0b1111, 0b1010  # directions, as bits


@rule
def target(setup, state, node, direction, length):
    """Return where a straight movement ends, or -1 if it does not fit; rules 24 and 36, gaps 0.2 and 0.15."""
    entry = ((length - 1) * NODES + node) * STEPS + direction
    there = setup.straight[entry]
    if there == setup.out:
        overshoots = length > 1 and setup.straight[entry - STEPS * NODES] == setup.out
        if state.collected == 0 or (setup.leave_by == choice.EXACT and overshoots):
            return -1
    return there


@rule
def landing(setup, state, action):
    """Return where a movement action ends, or -1; it is legal if that is a node."""
    length, left = action // STEPS + 1, state.ones + 2 * state.twos
    return end_of(setup, state, state.cell[state.actor], action % STEPS, length, left)


@rule
def end_of(setup, state, node, direction, length, left):
    """Return where a straight movement ends, of that many spaces of movement left in all, or -1; gaps 0.4 and 0.15.

    Leaving counts net movement: what is left must cover what curses push back, and not exceed it where one is exact.
    """
    entry = ((length - 1) * NODES + node) * STEPS + direction
    there = setup.straight[entry]
    if there == setup.out:
        steps = length
        if length > 1 and setup.straight[entry - STEPS * NODES] == setup.out:
            steps = length - 1
        net = left - steps - still_to_push(setup, state)
        if state.collected == 0 or net < 0 or (net > 0 and setup.leave_by == choice.EXACT):
            return -1
    return there


@rule
def still_to_push(setup, state):
    """The spaces that curses will push the cab back before its landing is judged; rule 23, gap 0.4."""
    return state.backlog if setup.curses_land == choice.BEFORE_LANDING else 0


@rule
def move_actions(setup, state, actions):
    """Each movement is straight; directions and order are free; rules 24 and 25."""
    n = 0
    if state.ones:
        n = straight_actions(setup, state, actions, n, 0)
    if state.twos:
        n = straight_actions(setup, state, actions, n, STEPS)
    if setup.may_waive and n:
        actions[n] = STOP
        n += 1
    return n


@rule
def straight_actions(setup, state, actions, n, first):
    """Add the legal movements of one length to n actions that are listed; `first` is the one to the right."""
    for action in range(first, first + setup.directions):
        if landing(setup, state, action) >= 0:
            actions[n] = action
            n += 1
    return n


@rule
def can_move(setup, state):
    for direction in range(setup.directions):
        if state.ones and landing(setup, state, direction) >= 0:
            return True
        if state.twos and landing(setup, state, STEPS + direction) >= 0:
            return True
    return False


@rule
def movement_stage(setup, state):
    """All movement must be used as far as it fits; gap 0.3."""
    if state.ones + state.twos and can_move(setup, state):
        phases.ask(state, phases.MOVE, state.actor)
    else:
        end_movement(setup, state)


@rule
def end_movement(setup, state):
    """The cab lands, where curses that are left have pushed it if they are to come first; rule 23, gap 0.4."""
    state.ones, state.twos, state.stage = 0, 0, phases.LANDING
    state.back[state.seat] += still_to_push(setup, state)
    state.backlog -= still_to_push(setup, state)


@rule
def move(setup, state, action):
    if action == STOP:
        end_movement(setup, state)
        return
    there = landing(setup, state, action)
    if action >= STEPS:
        state.twos -= 1
    else:
        state.ones -= 1
    state.cell[state.actor], state.moved = there, phases.LANDED
    if state.settled == phases.QUIET:
        state.settled = 0
    if there == setup.out:
        leave(setup, state, state.actor)
    elif setup.pickup == choice.EACH_MOVE and there == state.passenger:
        collect(setup, state, state.actor)


@rule
def leave(setup, state, s):
    """Out of the city: take the next place, and the first one starts rush hour; rules 37 and 38."""
    state.left += 1
    state.place[s] = state.left
    state.ones, state.twos, state.stage = 0, 0, phases.PUSH_BACK
    if s == state.seat:
        state.backlog = 0
    if state.left == 1:
        for t in range(setup.seats):
            if phases.inside(state, t):
                state.rush[t] = setup.rush_turns


# Being pushed back


@rule
def is_pushed(setup, state):
    return state.back[0] + state.back[1] + state.back[2] > 0


@rule
def push(setup, state):
    """Push a cab back by a space on a shortest path to the start gate, where it stops; rule 23, gap 0.5."""
    s = state.actor if state.back[state.actor] else state.seat
    if state.back[s] == 0:
        s = 0 if state.back[0] else 1 if state.back[1] else 2
    directions = directions_back(setup, state.cell[s])
    if directions == 0 or not phases.inside(state, s):
        state.back[s] = 0
    elif s != setup.crazy and directions & (directions - 1):
        phases.ask(state, phases.RETREAT, s)
    else:
        retreat_step(setup, state, s, crazy_direction(directions))


@rule
def directions_back(setup, node):
    """The directions, as bits, of a step on a shortest path to the start gate."""
    mask = 0
    for direction in range(STEPS):
        if setup.backward[node * STEPS + direction] >= 0:
            mask |= 1 << direction
    return mask


@rule
def crazy_direction(directions):
    """The direction back, of some given as bits, that Crazy cat takes: vertical first, a diagonal last; gap 0.5."""
    straight = directions & STRAIGHT
    first = straight & VERTICAL
    return lowest_place(first if first else straight if straight else directions)


@rule
def retreat_step(setup, state, s, direction):
    """One space back; curses that come before the landing decide where the cab lands; rule 23, gaps 0.4 and 0.6."""
    state.cell[s] = setup.backward[state.cell[s] * STEPS + direction]
    state.back[s] -= 1
    if state.stage == phases.LANDING:
        state.moved = phases.LANDED
        if state.settled == phases.QUIET:
            state.settled = 0


@rule
def push_back(state):
    """The curses that cancelled nothing push the cab back; rule 23."""
    state.back[state.seat] += state.backlog
    state.backlog, state.stage = 0, phases.PLACE_SABOTAGE
