"""What no game of Taxi Derby ever breaks, as rules that run beside the compiled engine."""

from catlib.games.taxi_derby.cards import COLOURS, KINDS, TYPES, UPGRADES
from catlib.games.taxi_derby.city import PLACES, STACKS, STORES
from catlib.games.taxi_derby.phases import CHASE, DRIVE, LOSE, PATROL, TICKET, TILE, TOKEN
from catlib.games.taxi_derby.setup import MOST_TOKENS, SEATS, STEPS
from catlib.games.taxi_derby.streets import spaces_between
from catlib.games.taxi_derby.upgrades import limit, reach
from catlib.rules import bit_count, rule

LAWS = (
    "a passenger is in one place and has been seen",
    "as many passengers were seen as left the stacks",
    "money and tickets are never below 0",
    "everybody is in the city",
    "tickets are in the deck or with somebody",
    "nobody carries more than fit in",
    "only who speeds gets a ticket, where the patrol car stands",
    "upgrades leave the game by a ticket alone",
    "one tile comes when one is turned up, and none else",
    "a taxi drives to the next space",
    "the patrol car goes as far as it may",
    "the last round is the last",
)


@rule
def times_there(state, tile):
    """In how many places a tile lies, face up or aboard."""
    n = 0
    for i in range(PLACES):
        n += state.up[i] == tile
    for i in range(2 * SEATS):
        n += state.aboard[i] == tile
    return n


@rule
def is_seen(setup, state, tile):
    """Whether a tile was turned up before."""
    for c in range(COLOURS):
        if setup.first_tile[c] <= tile - 1 < setup.first_tile[c + 1]:
            return state.drawn[c] >> tile - 1 - setup.first_tile[c] & 1 == 1
    return False


@rule
def tile_law(setup, state):
    """The number of the law that a tile breaks, or 0."""
    there, seen, gone, brought = 0, 0, 0, 0
    for i in range(PLACES + 2 * SEATS):
        tile = state.up[i] if i < PLACES else state.aboard[i - PLACES]
        if tile:
            there += 1
            if times_there(state, tile) != 1 or not is_seen(setup, state, tile):
                return 1
    for c in range(COLOURS):
        seen += bit_count(state.drawn[c])
    for i in range(STACKS):
        gone += state.depth[i]
        if state.depth[i] < 0 or state.depth[i] > setup.stack_size:
            return 2
    for i in range(SEATS * TYPES):
        brought += state.delivered[i]
    return 0 if seen == gone and there + brought <= gone else 2


@rule
def position_law(setup, state):
    """The number of the law that a position breaks, or 0."""
    tickets = 0
    for s in range(setup.seats):
        tickets += state.tickets[s]
        if state.money[s] < 0 or state.tickets[s] < 0:
            return 3
        if (state.node[s] < 0 or state.node[s] >= setup.spaces) and state.node[s] != setup.station_node:
            return 4
        if setup.capacity == 1 and state.aboard[2 * s] and state.aboard[2 * s + 1]:
            return 6
    for k in range(KINDS):
        tickets += state.deck[k] - setup.ticket_count[k]
    if tickets != 0:
        return 5
    return 12 if setup.round_limit and state.round > setup.round_limit + 1 else 0


@rule
def upgrades(state):
    """All upgrades in the bag, in stores and on mats."""
    total = 0
    for u in range(UPGRADES):
        total += state.bag[u]
        for i in range(STORES):
            total += state.shelf[i] >> 2 * u & MOST_TOKENS
    for i in range(SEATS * UPGRADES):
        total += state.token[i]
    return total


@rule
def ticket_law(setup, before, state):
    """The number of the law that a ticket or a lost upgrade breaks, or 0."""
    more = 0
    for s in range(SEATS):
        more += state.tickets[s] - before.tickets[s]
    speeding = before.moved > limit(setup, before, before.seat)
    if more > 0:
        if before.phase != TICKET or before.patrol != before.node[before.ticketed]:
            return 7
        if speeding != (before.ticketed == before.seat) or (not speeding and not setup.free_patrol):
            return 7
    lost = upgrades(before) - upgrades(state)
    if before.phase == TOKEN:
        return 0 if lost >= 0 else 8
    by_ticket = before.phase == TICKET or before.phase == LOSE
    if lost < 0 or lost > by_ticket:
        return 8
    return 0


@rule
def new_tiles(before, state):
    """How many tiles lie or sit where none of their number did before."""
    n = 0
    for i in range(PLACES + 2 * SEATS):
        tile = state.up[i] if i < PLACES else state.aboard[i - PLACES]
        n += tile > 0 and times_there(before, tile) == 0
    return n


@rule
def way_law(setup, before, action, state):
    """The number of the law of ways through the city that a step breaks, or 0."""
    s = before.seat
    if before.phase == DRIVE and action < STEPS:
        if spaces_between(setup, state, before.node[s], state.node[s]) != 1 or state.moved != before.moved + 1:
            return 10
        return 0 if state.patrol == before.patrol else 11
    if before.phase == PATROL:
        return 0 if spaces_between(setup, state, before.patrol, state.patrol) <= reach(setup, before, s) else 11
    if before.phase == CHASE:
        gone = spaces_between(setup, state, before.patrol, state.patrol)
        return 0 if gone == before.chase else 11
    return 0


@rule
def law(setup, before, action, state):
    """The number of the law that the last step broke, or 0."""
    broken = tile_law(setup, state)
    if broken == 0:
        broken = position_law(setup, state)
    if broken == 0:
        broken = ticket_law(setup, before, state)
    if broken == 0 and new_tiles(before, state) != (before.phase == TILE):
        broken = 9
    if broken == 0:
        broken = way_law(setup, before, action, state)
    return broken
