"""Ends of straight movements, with nodes as bits of one number, so that no tree is searched."""

from catlib.rules import rule

from .moving import end_of, still_to_push
from .setup import NODES, STEPS, choice

ROOM = 16  # for counts of one kind of movement, 0 to 15
WORK = ROOM * ROOM


@rule
def distance(setup, a, b):
    return setup.distance[a * NODES + b]


@rule
def far(setup, a, b):
    """The distance, or more than any distance where there is no path: back into the city, above all."""
    spaces = distance(setup, a, b)
    return spaces if spaces >= 0 else NODES


@rule
def spread(setup, state, nodes, length):
    """All nodes, as bits, that one straight movement of that length reaches from any of some nodes.

    Who is to be pushed back before landing does not get out here: `leaves` says when there is movement enough for it.
    """
    reached = 0
    start, out = 1 << setup.start, 1 << setup.out
    for direction in range(setup.directions):
        front = nodes
        for step in range(length):
            gone = front & out if setup.leave_by == choice.OVERSHOOT else 0
            if front & start and setup.neighbour[setup.start * STEPS + direction] >= 0:
                gone |= 1 << setup.entry
            if front >> setup.exit & 1 and setup.neighbour[setup.exit * STEPS + direction] == setup.out:
                shut = state.collected == 0 or still_to_push(setup, state)
                if not shut and (setup.leave_by == choice.OVERSHOOT or step == length - 1):
                    gone |= out
            inner = front & setup.can[direction]
            shift = setup.shift[direction]
            front = gone | (inner << shift if shift > 0 else inner >> -shift)
        reached |= front
    return reached


@rule
def fits(setup, state, node, length, left):
    """Return whether some straight movement of that length fits at a node, with that many spaces of movement left in
    all."""
    for direction in range(setup.directions):
        if end_of(setup, state, node, direction, length, left) >= 0:
            return True
    return False


@rule
def leaves(setup, state, nodes, length, left):
    """Return whether some straight movement of that length leads out from one of some nodes, with that much left in
    all."""
    for node in range(setup.out):  # from the start gate, too: two spaces cross a city of one cell
        if nodes >> node & 1:
            for direction in range(setup.directions):
                if end_of(setup, state, node, direction, length, left) == setup.out:
                    return True
    return False


@rule
def stuck(setup, state, nodes, ones, twos):
    """Return which of some nodes, as bits, are ends already, because none of the movement left fits there."""
    nodes &= setup.stuck[0] if ones else -1
    nodes &= setup.stuck[1] if twos else -1
    left, ends = ones + 2 * twos, 0
    for node in range(NODES if nodes else 0):
        if nodes >> node & 1 and not (ones and fits(setup, state, node, 1, left)):
            if not (twos and fits(setup, state, node, 2, left)):
                ends |= 1 << node
    return ends


@rule
def gets_out(setup, state, nodes, ones, twos):
    """Return whether one of some movements leads out from one of some nodes."""
    left = ones + 2 * twos
    return (ones > 0 and leaves(setup, state, nodes, 1, left)) or (twos > 0 and leaves(setup, state, nodes, 2, left))


@rule
def reachable(setup, state, node, ones, twos, work):
    """All nodes, as bits, where a cab can end after that many movements of one space and of two, as far as they fit."""
    ends = 0
    for i in range(ones + 1):
        for j in range(twos + 1):
            here = 0 if i + j else 1 << node
            if i:
                here = spread(setup, state, work[(i - 1) * ROOM + j], 1)
            if j:
                here |= spread(setup, state, work[i * ROOM + j - 1], 2)
            if i == ones and j == twos:
                return ends | here
            if still_to_push(setup, state) and gets_out(setup, state, here, ones - i, twos - j):
                ends |= 1 << setup.out
            if setup.leave_by == choice.EXACT:
                here &= ~(1 << setup.out)
            ends |= stuck(setup, state, here, ones - i, twos - j)
            work[i * ROOM + j] = here
    return ends
