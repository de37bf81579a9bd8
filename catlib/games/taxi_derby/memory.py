"""The memory of drivers between decisions: distances to places where one can earn, and what they pay.

All of it is found again by what it depends on, so it holds in any state; working it out anew gives the same numbers.
"""

from catlib.rules import rule

from .cards import TYPES, UPGRADES
from .city import LANDMARKS, PLACES, SPOTS, STORES
from .passengers import fare, may_pick_up
from .setup import NODES, SEATS
from .streets import spaces_between

LANDMARK = PLACES  # goals by number: passengers' places, then landmarks, then stores
STORE = LANDMARK + len(LANDMARKS)
GOALS = STORE + STORES

# In the room: the number of the map, how quarters lay, a count, whether turns are counted; turns by spaces; by seat
# three words; by seat and place two; the map
MAP, LAID, COUNT, READY = range(4)
BYTE = 8  # bits of a number of spaces, and of a tile
FARTHEST = 512  # more than the spaces of a turn and of a path together
TURNS = READY + 1
SEEN = TURNS + FARTHEST
TAKEN = SEEN + 3 * SEATS
AWAY = TAKEN + 2 * SEATS * PLACES
ROOM = AWAY + GOALS * NODES


@rule
def recall(setup, state, s, work):
    """Forget what held for other streets, or for a taxi that was not as this one is now."""
    laid = 1
    for q in range(SPOTS):
        laid = laid << 4 | state.place[q] << 2 | state.variant[q] & 3
    if work[LAID] != laid:
        work[LAID] = laid
        work[MAP] += 1
        for seat in range(SEATS):
            work[SEEN + 3 * seat + 2] = 0
    taxi = state.tickets[s] << UPGRADES | state.unlocked[s]
    taxi = taxi << 2 * BYTE | state.aboard[2 * s] << BYTE | state.aboard[2 * s + 1]
    delivered = 0
    for u in range(UPGRADES):
        taxi = taxi << 2 | state.token[s * UPGRADES + u]
    for t in range(TYPES):
        delivered = delivered << BYTE | state.delivered[s * TYPES + t]
    if work[READY] == 0:
        work[READY] = 1
        for spaces in range(FARTHEST):
            work[TURNS + spaces] = (spaces + setup.speed_limit - 1) // setup.speed_limit
    seen = SEEN + 3 * s
    if work[seen] != taxi or work[seen + 1] != delivered or work[seen + 2] == 0:
        work[seen], work[seen + 1] = taxi, delivered
        work[COUNT] += 1
        work[seen + 2] = work[COUNT]


@rule
def version(s, work):
    """A number that is another one once a taxi's passengers, tickets, upgrades or deliveries are others."""
    return work[SEEN + 3 * s + 2]


@rule
def spaces_to(setup, state, node, goal, work):
    """The spaces of a shortest path from a space to a goal, which are counted once as long as the streets stay."""
    at = AWAY + node * GOALS + goal
    if work[at] >> BYTE != work[MAP]:
        work[at] = work[MAP] << BYTE | spaces_between(setup, state, node, setup.goal_node[goal])
    return work[at] & (1 << BYTE) - 1


@rule
def turns_for(work, spaces):
    """The turns that a number of spaces takes within the speed limit."""
    return work[TURNS + spaces]


@rule
def pay_by_turns(setup, state, s, place, unit, work):
    """The fare of the passenger at a place, in that many units a dollar, by the turns to the drop-off and one more.

    It is 0 if this taxi may not take that one.
    """
    at = TAKEN + 2 * (s * PLACES + place)
    seen = version(s, work) << BYTE | state.up[place]
    if work[at] != seen:
        work[at], work[at + 1] = seen, reckoned_pay(setup, state, s, place, unit, work)
    return work[at + 1]


@rule
def reckoned_pay(setup, state, s, place, unit, work):
    """The same, worked out."""
    tile = state.up[place] - 1
    if not may_pick_up(setup, state, s, tile):
        return 0
    far = spaces_to(setup, state, setup.place_node[place], LANDMARK + setup.tile_to[tile], work)
    return unit * fare(setup, state, s, tile) // (1 + turns_for(work, far))
