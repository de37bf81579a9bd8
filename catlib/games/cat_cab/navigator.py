"""The navigator: it drives where the movement of a whole turn ends best, and rolls again while that promises more."""

from catlib.rules import rule

from .crazy_cat import ends_after, ends_of
from .curses import cancelled
from .dice import faces_shown
from .greedy import leader
from .moving import STOP, target
from .phases import BOOST, BOTH, CANCEL, DUEL_KEEP, KEEP, MOVE, NOBODY, RETREAT, SABOTAGE
from .reach import ROOM, far, reachable
from .setup import NIBBLES, NODES, PATROL, SLOTS, STEPS

PACE = 4  # spaces that a turn is counted on for
ARRIVED = 1000  # half spaces that it is worth to arrive
SPECIAL = {NIBBLES: -2, PATROL: 4}  # half spaces that it costs to end on such a cell
NIBBLES_COST, PATROL_COST = SPECIAL[NIBBLES], SPECIAL[PATROL]
PARTS = 1000  # of half a space, in which means are compared
ITEM = 1000  # parts that an item roll is worth

# Working room, after what `reach` needs: by movements of one space and of two what the best end costs; how many dice
# show nothing, an item, one space and two
ENDS = ROOM * ROOM
BLANKS = 2 * ENDS
THREES, ONES, TWOS, WORK = range(BLANKS + 1, BLANKS + 5)


@rule
def navigator(setup, state, actions, count, work):
    phase = state.phase
    if phase == MOVE:
        return drive(setup, state, actions, count, work)
    if phase == KEEP:
        return keep(setup, state, work)
    if phase == CANCEL:
        return cancel(setup, state, actions, count, work)
    if phase == SABOTAGE:
        return leader(setup, state, actions, count)
    if phase == DUEL_KEEP:
        return BOTH
    return nearest(setup, state, actions, count) if state.phase == BOOST or state.phase == RETREAT else actions[0]


@rule
def aim_of(setup, state, s):
    """The node that a driver makes for: the passenger, if that is not a detour, or the way out."""
    if state.passenger == NOBODY:
        return setup.out if state.collected else setup.exit
    if state.collected == 0:
        return state.passenger
    here = state.cell[s]
    there, out = far(setup, here, state.passenger), far(setup, here, setup.out)
    if state.rush[s]:
        in_time = there + far(setup, state.passenger, setup.out) <= PACE * (state.rush[s] - 1)
        return state.passenger if in_time else setup.out
    return state.passenger if state.left == 0 and there <= out else setup.out


@rule
def cost(setup, state, node, aim):
    """Half spaces that are left from a node to the aim, special cells counted in."""
    if node == aim:
        return -ARRIVED
    kind = setup.kind[node] if node < setup.cells and node != state.passenger else 0
    return 2 * far(setup, node, aim) + (PATROL_COST if kind == PATROL else NIBBLES_COST if kind == NIBBLES else 0)


@rule
def least(setup, state, ends, aim):
    """Return what the best of some nodes, given as bits, costs."""
    if ends >> aim & 1:
        return -ARRIVED
    best = 1 << 30
    for node in range(NODES):
        if ends >> node & 1:
            best = min(best, cost(setup, state, node, aim))
    return best


@rule
def drive(setup, state, actions, count, work):
    """A movement after which the best end can still be reached."""
    aim, best, best_cost = aim_of(setup, state, state.actor), actions[0], 1 << 30
    for i in range(count):
        away = least(setup, state, ends_after(setup, state, actions[i], work), aim)
        if away < best_cost:
            best, best_cost = actions[i], away
    return best


@rule
def cancel(setup, state, actions, count, work):
    """Cancel what leaves the best end."""
    s = state.seat
    aim, here, best, best_cost = aim_of(setup, state, s), state.cell[s], actions[0], 1 << 30
    spaces = cancelled(setup, state.ones, state.twos, state.curses[s])
    for i in range(count):
        ones, twos = state.ones - spaces + 2 * actions[i], state.twos - actions[i]
        away = least(setup, state, ends_of(setup, state, here, ones, twos, work), aim)
        if away < best_cost:
            best, best_cost = actions[i], away
    return best


@rule
def nearest(setup, state, actions, count):
    """The direction of a boost, or of a step back, that ends nearest to the aim."""
    s = state.player
    aim, here, best, best_cost = aim_of(setup, state, s), state.cell[s], actions[0], 1 << 30
    for i in range(count):
        if state.phase == RETREAT:
            end = setup.backward[here * STEPS + actions[i]]
        else:
            end = here if actions[i] == STOP else target(setup, state, here, actions[i], state.boost)
        away = far(setup, end, aim)
        if away < best_cost:
            best, best_cost = actions[i], away
    return best


# Which dice to roll again


@rule
def keep(setup, state, work):
    """Roll those dice again that come nearest on average if they are rolled once more; all blanks are among them."""
    count_faces(state, work)
    blanks, threes, ones, twos = work[BLANKS], work[THREES], work[ONES], work[TWOS]
    curses, dice = state.curses[state.seat], blanks + threes + ones + twos
    weigh_ends(setup, state, dice, work)
    best, again = PARTS * after_curses(setup, ones, twos, curses, work) - ITEM * threes, 0
    for all in range(2 if threes else 1):
        items = threes * all
        for i in range(ones + 1):
            for j in range(twos + 1):
                rolled = blanks + items + i + j
                if rolled:
                    mean = mean_after(setup, rolled, ones - i, twos - j, curses, work) - ITEM * (threes - items)
                    if mean < best:
                        best, again = mean, slots_of(state, items, i, j)
    return again


@rule
def count_faces(state, work):
    curses, sabotage, threes, ones, twos = faces_shown(state)
    work[BLANKS], work[THREES], work[ONES], work[TWOS] = curses + sabotage, threes, ones, twos


@rule
def slots_of(state, items, ones, twos):
    """The slots, as bits, of all blanks and of that many other dice."""
    again = 0
    for slot in range(SLOTS):
        face, rolls = state.die[slot], False
        if face == 3:
            rolls = items > 0
            items -= 1
        elif face == 4 or face == 5:
            rolls = ones > 0
            ones -= 1
        elif face >= 6:
            rolls = twos > 0
            twos -= 1
        if rolls or face == 1 or face == 2:
            again |= 1 << slot
    return again


@rule
def weigh_ends(setup, state, dice, work):
    """Note what the best end costs after each number of movements that some dice can show."""
    here, aim = state.cell[state.seat], aim_of(setup, state, state.seat)
    reachable(setup, state, here, dice, dice, work)
    for ones in range(dice + 1):
        for twos in range(dice + 1 - ones):
            ends = work[ones * ROOM + twos] if ones + twos else 1 << here
            work[ENDS + ones * ROOM + twos] = least(setup, state, ends, aim)


@rule
def after_curses(setup, ones, twos, curses, work):
    """Half spaces that are left once curses have cancelled the movements that can best be spared, and pushed back."""
    spaces, best = cancelled(setup, ones, twos, curses), 1 << 30
    for n in range(twos + 1):
        left = ones - spaces + 2 * n
        if 0 <= left <= ones:
            best = min(best, work[ENDS + left * ROOM + twos - n])
    return best + 2 * (curses - spaces)


@rule
def mean_after(setup, rolled, ones, twos, curses, work):
    """Return what it costs on average to roll some dice, in parts of half a space.

    Of six faces one is a curse, two are nothing, two a space, one is two spaces. Terms of a multinomial distribution.
    """
    total, falls = 0, 1
    for _ in range(rolled):
        falls *= 6
    cursed = 1  # ways in which some dice are cursed; of these some show a space; of these some show two
    for a in range(rolled + 1):
        one = cursed
        for b in range(rolled - a + 1):
            two = one << b
            for c in range(rolled - a - b + 1):
                blank = rolled - a - b - c
                total += (two << blank) * after_curses(setup, ones + b, twos + c, curses + a, work)
                two = two * blank // (c + 1)
            one = one * (rolled - a - b) // (b + 1)
        cursed = cursed * (rolled - a) // (a + 1)
    return PARTS * total // falls
