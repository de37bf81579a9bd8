"""The streets as the quarters were laid: where one gets to from a space, and how far it is; rules 2, 3 and 12.

Quarters lie on four places, clockwise from the upper left. Between the places are four arms of a cross, clockwise from
the left one: a place has the arm of its own number and the next one. The cross is road throughout, so a shortest path
from quarter to quarter goes over one of its crossings, and none leaves a quarter to come back to it.
"""

from catlib.rules import CHANCE, rule

from .city import ARM_SPACES, GATES, PART_SPACES, QUARTER_SPACES, RIM, SPOTS
from .phases import HOME, LAY, NODE
from .setup import STEPS, choice

LAYINGS = SPOTS * SPOTS  # which quarter, and how it is turned


# Laying


@rule
def lay_all(setup, state):
    """The table is empty, or the quarters lie as the house arranged them; rule 2, gap 1.2."""
    state.laid = 0
    for place in range(SPOTS):
        state.quarter[place] = -1
        state.place[place], state.variant[place] = 0, 0
        state.place[SPOTS + place], state.variant[SPOTS + place] = place, 0
    state.phase, state.player = LAY, CHANCE
    if setup.streets == choice.AS_ARRANGED:
        for place in range(SPOTS):
            spot = row_by_row(place)
            lay(setup, state, setup.arrangement[spot] * SPOTS + setup.turned[spot])


@rule
def row_by_row(place):
    """A place counted row by row, as the house counts them, instead of clockwise."""
    return place if place < 2 else 5 - place


@rule
def lay_weights(setup, state, weights):
    """The quarters that are left are alike, and so are the four ways in which one can lie; rule 2, gap 1.2."""
    agreed = setup.turned[row_by_row(state.laid)]
    for i in range(LAYINGS):
        weights[i] = 1 if setup.streets == choice.SHUFFLED_AND_TURNED or i % SPOTS == agreed else 0
    for place in range(state.laid):
        for turns in range(SPOTS):
            weights[state.quarter[place] * SPOTS + turns] = 0
    return LAYINGS


@rule
def lay(setup, state, way):
    """A quarter is laid on the next place in one of four ways, which says which corner is the middle of the table."""
    place, quarter, turns = state.laid, way // SPOTS, way % SPOTS
    state.quarter[place] = quarter
    state.place[quarter] = place
    state.variant[quarter] = SPOTS * quarter + ((place + 6 - turns) & 3)
    state.laid += 1
    if state.laid == SPOTS:
        state.phase, state.player = HOME, 0


# Driving


@rule
def next_spaces(setup, state, node, actions):
    """Write the directions in which one can drive on; return how many. Most roads lead to no rim, as the table says."""
    n, sure = 0, 0
    if setup.part[node] < SPOTS:
        sure = 3 if setup.rim[node] >= 0 else STEPS
    for k in range(sure):
        actions[n] = k
        n += setup.near[node * STEPS + k] >= 0
    for k in range(sure, STEPS):
        if next_space(setup, state, node, k) >= 0:
            actions[n] = k
            n += 1
    return n


@rule
def next_space(setup, state, node, k):
    """The space that is reached in direction k, 0 to 5, or -1."""
    part = setup.part[node]
    if part >= SPOTS:
        return beside_arm(setup, state, part - SPOTS, setup.within[node] - QUARTER_SPACES, k)
    if k < 3 or setup.rim[node] < 0:
        return setup.near[node * STEPS + k]
    return beyond_rim(setup, state, part, setup.rim[node], k)


@rule
def beyond_rim(setup, state, quarter, crossing, k):
    """From a road to its quarter's rim: both ways along the arm there, and across it; nowhere at the table's edge."""
    side, past = crossing >> 3, crossing & 7
    corner, arm = state.variant[quarter] & 3, state.place[quarter]
    if side == corner:
        if k == 5:
            return inside(setup, state, (arm + 3) & 3, past, 3)
    elif side == (corner + 3) & 3:
        arm = (arm + 1) & 3
        past = setup.blocks - past
        if k == 5:
            return inside(setup, state, arm, past, 0)
    else:
        return -1
    return setup.arm[arm * ARM_SPACES + past + k - 4]


@rule
def beside_arm(setup, state, arm, t, k):
    """From a space of the cross: at each end the others of the cross, and the roads of the quarters on both sides."""
    outer = k >= 3
    past = t + outer
    turn = k - 3 * outer
    if past == 0:
        return setup.arm[((arm + 1 + turn) & 3) * ARM_SPACES]
    if past == setup.blocks:
        return -1
    if turn == 0:
        return setup.arm[arm * ARM_SPACES + t - 1 + 2 * outer]
    if turn == 1:
        return inside(setup, state, arm, past, 0)
    return inside(setup, state, (arm + 3) & 3, past, 3)


@rule
def inside(setup, state, place, past, side):
    """The road into the quarter on a place from a crossing of its first arm, side 0, or its second, side 3; or -1."""
    quarter = state.quarter[place]
    if side:
        past = setup.blocks - past
    return setup.at_rim[quarter * RIM + ((state.variant[quarter] + side) & 3) * 8 + past]


# How far


@rule
def spaces_between(setup, state, a, b):
    """The spaces of a shortest path, or -1 to a police station that is a place of its own; rules 12 and 21."""
    if b >= setup.spaces:
        return 0 if a == b else -1
    if a < setup.spaces:
        return roads_between(setup, state, a, b)
    one, other = setup.near[a * STEPS], setup.near[a * STEPS + 1]
    away = roads_between(setup, state, one, b)
    if other >= 0:
        away = min(away, roads_between(setup, state, other, b))
    return away + 1


@rule
def roads_between(setup, state, a, b):
    """In one quarter as its map has it; else over the crossing of the arm between both, or the middle, that is best."""
    if a == b:
        return 0
    p, q = setup.part[a], setup.part[b]
    here = state.variant[p] * PART_SPACES + setup.within[a]
    there = state.variant[q] * PART_SPACES + setup.within[b]
    turn = (state.place[q] - state.place[p]) & 3
    if turn == 2:
        return setup.to_arm[2 * here * GATES] + setup.to_arm[2 * there * GATES] + 1
    if p == q and p < SPOTS:
        return setup.across[here * QUARTER_SPACES + setup.within[b]]
    return over_arm(setup, 2 * here + (turn == 1), 2 * there + (turn == 3))


@rule
def over_arm(setup, here, there):
    """From a space to another over the arm between them; both as rows of the tables."""
    gate = setup.first_gate[there]
    best = setup.to_arm[here * GATES + gate] + setup.to_arm[there * GATES + gate]
    while gate < setup.last_gate[there]:
        gate += 1
        best = min(best, setup.to_arm[here * GATES + gate] + setup.to_arm[there * GATES + gate])
    return best + 1


@rule
def spaces_within(setup, state, a, far, actions):
    """List every road within reach of a space, as the patrol car's action; return how many there are."""
    n = 0
    if a >= setup.spaces:
        for b in range(setup.spaces):
            if spaces_between(setup, state, a, b) <= far:
                actions[n] = NODE + b
                n += 1
        return n
    p = setup.part[a]
    here = state.variant[p] * PART_SPACES + setup.within[a]
    for q in range(2 * SPOTS):
        turn = (state.place[q] - state.place[p]) & 3
        there = state.variant[q] * PART_SPACES + (0 if q < SPOTS else QUARTER_SPACES)
        if turn == 2:
            left = far - 1 - setup.to_arm[2 * here * GATES]
            n = beyond_the_middle(setup, q, there, left, actions, n)
        elif q == p and p < SPOTS:
            n = in_the_quarter(setup, q, here, far, actions, n)
        else:
            n = beyond_the_arm(setup, q, a, 2 * here + (turn == 1), 2 * there + (turn == 3), far, actions, n)
    return n


@rule
def parts_within(setup, state, a, far):
    """As bits by part: the quarters and arms that may have a space within reach; no other part has one."""
    if a >= setup.spaces:
        return (1 << 2 * SPOTS) - 1
    p = setup.part[a]
    here, found = state.variant[p] * PART_SPACES + setup.within[a], 1 << p
    for q in range(2 * SPOTS):
        turn = (state.place[q] - state.place[p]) & 3
        least = setup.to_arm[2 * here * GATES] if turn == 2 else setup.nearest[2 * here + (turn == 1)]
        found |= (least < far) << q
    return found


@rule
def in_the_quarter(setup, q, here, far, actions, n):
    """Add the spaces of the same quarter that are near enough."""
    for k in range(QUARTER_SPACES):
        b = setup.member[q * PART_SPACES + k]
        if b < 0:
            return n
        actions[n] = NODE + b
        n += setup.across[here * QUARTER_SPACES + k] <= far
    return n


@rule
def beyond_the_middle(setup, q, there, left, actions, n):
    """Add the spaces of a part that lies across the table, so near to its middle."""
    if left < 0:
        return n
    for k in range(PART_SPACES):
        if setup.to_arm[2 * (there + k) * GATES] <= left:
            b = setup.member[q * PART_SPACES + k]
            if b < 0:
                return n
            actions[n] = NODE + b
            n += 1
    return n


@rule
def beyond_the_arm(setup, q, a, row, there, far, actions, n):
    """Add the spaces of a part beyond the arm that are near enough, or of the arm itself; `there` is its first row."""
    left = far - 1 - setup.nearest[row]
    if left < 0:
        return n
    for k in range(PART_SPACES):
        if setup.nearest[there + 2 * k] <= left:
            b = setup.member[q * PART_SPACES + k]
            if b < 0:
                return n
            if b == a or over_arm(setup, row, there + 2 * k) <= far:
                actions[n] = NODE + b
                n += 1
    return n
