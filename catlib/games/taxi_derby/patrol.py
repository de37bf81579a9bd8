"""The patrol car: moved freely or in pursuit of a taxi that speeds; rules 16 and 20 to 23."""

from catlib.rules import CHANCE, rule

from .phases import CHASE, NODE, PATROL, ROLL, TICKET
from .setup import choice
from .streets import parts_within, spaces_between, spaces_within
from .tickets import has_tickets, next_rival
from .turns import ask, last_action
from .upgrades import limit, reach


@rule
def patrol_acts(setup, state):
    """Within the limit the driver may move the patrol car, beyond it it comes; rules 16, 20, 21, gaps 1.12, 1.14."""
    s = state.seat
    if state.moved <= limit(setup, state, s):
        if reach(setup, state, s):
            ask(state, PATROL, s)
        else:
            last_action(setup, state)
    elif state.patrol != state.node[s]:
        ask(state, ROLL, CHANCE)
    elif setup.patrol_space == choice.CAUGHT:
        catch(setup, state)
    else:
        last_action(setup, state)


@rule
def patrol_targets(setup, state, actions):
    """Any space within reach, the present one included; rule 20."""
    n = spaces_within(setup, state, state.patrol, reach(setup, state, state.seat), actions)
    if state.patrol >= setup.spaces:
        actions[n] = NODE + state.patrol
        n += 1
    return n


@rule
def move_patrol(setup, state, node):
    """The patrol car is left anywhere within reach; rivals whom it is moved onto go free, or not; rule 20, gap 1.13."""
    moved = node != state.patrol
    state.patrol = node
    if moved and setup.free_patrol == choice.TICKETS_RIVALS:
        next_rival(setup, state)
    else:
        last_action(setup, state)


@rule
def ticket_faces(setup, away, over):
    """Return how many faces of the pursuit die reach a taxi that far away and that far over the limit; rule 21."""
    if over <= 0:
        return 0
    if away == 0:
        return 0 if setup.patrol_space == choice.FREE else setup.die_sides
    return max(0, min(setup.die_sides, setup.die_sides + 1 - (away + over - 1) // over))


@rule
def pursue(setup, state, face):
    """The die times the spaces over the limit, along a shortest path; who is reached gets a ticket; rules 21 and 23."""
    s = state.seat
    spaces = face * (state.moved - limit(setup, state, s))
    if spaces >= spaces_between(setup, state, state.patrol, state.node[s]):
        catch(setup, state)
        return
    state.chase = spaces
    only = only_target(setup, state)
    if only >= 0:
        state.patrol = only
        state.chase = 0
        last_action(setup, state)
    else:
        ask(state, CHASE, s)


@rule
def on_shortest_path(setup, state, node, left):
    """Return whether a pursuit may end on a node with that many spaces left to the taxi; rule 21, gap 1.15."""
    if spaces_between(setup, state, node, state.node[state.seat]) != left:
        return False
    return spaces_between(setup, state, state.patrol, node) == state.chase


@rule
def left_to_taxi(setup, state):
    """Return how far from the taxi a pursuit ends that does not reach it."""
    return spaces_between(setup, state, state.patrol, state.node[state.seat]) - state.chase


@rule
def parts_of_chase(setup, state, left):
    """As bits: the quarters and arms that a pursuit may end in, as all others are too far from taxi or patrol car."""
    near = parts_within(setup, state, state.node[state.seat], left)
    return near & parts_within(setup, state, state.patrol, state.chase)


@rule
def chase_targets(setup, state, actions):
    n, left = 0, left_to_taxi(setup, state)
    parts = parts_of_chase(setup, state, left)
    for node in range(setup.spaces):
        if parts >> setup.part[node] & 1 and on_shortest_path(setup, state, node, left):
            actions[n] = NODE + node
            n += 1
    return n


@rule
def only_target(setup, state):
    """The one space where a pursuit can end, or -1 if there are more."""
    found, left = -1, left_to_taxi(setup, state)
    parts = parts_of_chase(setup, state, left)
    for node in range(setup.spaces):
        if parts >> setup.part[node] & 1 and on_shortest_path(setup, state, node, left):
            if found >= 0:
                return -1
            found = node
    return found


@rule
def catch(setup, state):
    """The patrol car is on the taxi's space: a ticket, if there are any left; rules 23, 24 and 37, gap 1.21."""
    state.patrol = state.node[state.seat]
    if has_tickets(setup, state):
        state.caught = 1
        ask(state, TICKET, CHANCE)
    else:
        last_action(setup, state)
