"""The rules of Taxi Derby, written once for people, exact answers and compiled play.

Rule numbers are those of the checklist in `rules.md` beside this file; `setup` is `setup.Setup`.
"""

from __future__ import annotations

from catlib.record import record
from catlib.rulebook import CHANCE, TERMINAL, rule

SEATS, NODES, STEPS = 5, 181, 6
STORES, PLACES, STACKS = 13, 10, 5
TYPES, UPGRADES, KINDS, COLOURS = 5, 4, 16, 4
MOST_TOKENS = 3  # on one track

# Actions: six ways to drive, then what is done on a space, then the end of the turn, then nodes for the patrol car
PICK_UP, DROP_OFF, BUY, END = 6, 7, 9, 13  # DROP_OFF + place in the taxi, BUY + upgrade
KEEP_LAST = 13  # be impounded rather than lose the last upgrade
NODE = 14
NUM_ACTIONS, MAX_CHANCE = NODE + NODES, 72
NOTHING = -1

# Phases: what is asked now
HOME, TOKEN, TILE, DRIVE, ROLL, CHASE, PATROL, TICKET, LOSE, OVER = range(10)

SETTING_UP, MIDWAY, FINISHING = range(3)  # stages

# Fines that are no money
ANY_UPGRADE, TO_STATION = -5, -6

# Abilities of a second token
FASTER, FARTHER, SHARING, CHEAPER, MILDER = range(1, 6)

# What is compared at the end
MOST_UPGRADES, FEWEST_TICKETS, FIRST_TYPE, DISTANCE = 0, 1, 2, 7
THINGS = 8

TYPE_NAMES = ("commuter", "criminal", "professional", "celebrity", "agent")
UPGRADE_NAMES = ("stereo", "turbo", "wi-fi", "luxury")
MEASURES = (
    *(f"money of seat {s + 1}" for s in range(SEATS)),
    *(f"tickets of seat {s + 1}" for s in range(SEATS)),
    *(f"passengers of seat {s + 1}" for s in range(SEATS)),
    *(f"deliveries of {name}" for name in TYPE_NAMES),
    *(f"deliveries of {name} by winners" for name in TYPE_NAMES),
    *(f"tokens of {name}" for name in UPGRADE_NAMES),
    *(f"tokens of {name} with winners" for name in UPGRADE_NAMES),
    "number of winners",
    "rounds",
    "tickets",
)

State = record(
    "State",
    {
        "phase": "i1",
        "stage": "i1",  # what follows when vacated places are filled
        "player": "i1",  # who decides, or CHANCE, or TERMINAL
        "seat": "i1",  # whose turn it is
        "round": "i2",
        "last": "i1",  # turns left once the end was triggered, else 0
        "node": ("i2", SEATS),  # of each taxi
        "patrol": "i2",  # node of the patrol car
        "money": ("i2", SEATS),
        "tickets": ("i2", SEATS),
        "token": ("i1", SEATS * UPGRADES),  # by seat * 4 + upgrade
        "aboard": ("i1", SEATS * 2),  # by seat * 2 + place in the taxi: tile + 1, or 0
        "delivered": ("i1", SEATS * TYPES),  # by seat * 5 + type
        "best": ("i1", SEATS),  # number on the speeding track, or 0
        "bag": ("i1", UPGRADES),  # tokens not yet drawn
        "dealt": "i1",  # tokens drawn in the set-up
        "shelf": ("i2", STORES),  # tokens of each upgrade in a store, two bits each
        "up": ("i1", PLACES),  # tile + 1 face up beside a stack, or 0
        "depth": ("i1", STACKS),  # tiles taken off each stack
        "drawn": ("i8", COLOURS),  # tiles of each colour that have been seen, as bits
        "deck": ("i1", KINDS),  # tickets left of each kind
        "moved": "i1",  # spaces driven in this turn
        "fresh": "i1",  # spaces driven since the last action
        "acted": "i1",  # whether the first action is done
        "bought": "i1",  # store + 1 that has sold in this turn
        "caught": "i1",  # whether this turn brought a ticket
        "ticketed": "i1",  # whose ticket is drawn and settled
        "origin": "i2",  # where the taxi stood when its turn began
        "final": "i1",  # last action, announced and waiting for the patrol car, or NOTHING
        "chase": "i2",  # spaces that the patrol car goes in a pursuit
        "fine": "i1",  # fine of the ticket that is settled
        "visit": "i1",  # whether a visit to the station follows the last action
    },
    __name__,
)


# The contract


@rule
def start(setup, state):
    """Everybody is about to choose one of the two spaces beside the own home; rules 4, 5, 9 and 10."""
    state.seat, state.round, state.last, state.patrol, state.dealt = 0, 0, 0, setup.station, 0
    state.chase, state.fine, state.origin, state.stage, state.ticketed = 0, 0, 0, SETTING_UP, 0
    for s in range(SEATS):
        state.node[s] = setup.station
        state.money[s] = setup.start_money if s < setup.seats else 0
        state.tickets[s], state.best[s] = 0, 0
        for u in range(UPGRADES):
            state.token[s * UPGRADES + u] = 0
        for t in range(TYPES):
            state.delivered[s * TYPES + t] = 0
        state.aboard[2 * s], state.aboard[2 * s + 1] = 0, 0
    for u in range(UPGRADES):
        state.bag[u] = (setup.tokens + UPGRADES - 1 - u) // UPGRADES
    for c in range(COLOURS):
        state.drawn[c] = 0
    for i in range(STORES):
        state.shelf[i] = 0
    for i in range(PLACES):
        state.up[i] = 0
    for i in range(STACKS):
        state.depth[i] = 0
    for i in range(KINDS):
        state.deck[i] = setup.ticket_count[i]
    clear_turn(state)
    ask(state, HOME, 0)


@rule
def current_player(setup, state):
    return state.player


@rule
def chance_weights(setup, state, weights):
    """A fair die; tokens, tiles and tickets all alike; rules 5 to 9, 21 and 24."""
    phase = state.phase
    if phase == ROLL:
        for i in range(setup.die_sides):
            weights[i] = 1
        return setup.die_sides
    if phase == TOKEN:
        for u in range(UPGRADES):
            weights[u] = state.bag[u]
        return UPGRADES
    if phase == TICKET:
        for i in range(setup.kinds):
            weights[i] = state.deck[i]
        return setup.kinds
    colour = setup.stack[state.depth[vacant_place(setup, state) // 2]]
    first, end = setup.first_tile[colour], setup.first_tile[colour + 1]
    for i in range(end):
        weights[i] = 0 if i < first or state.drawn[colour] >> (i - first) & 1 else 1
    return end


@rule
def legal_actions(setup, state, actions):
    phase = state.phase
    if phase == DRIVE:
        return turn_actions(setup, state, actions)
    if phase == PATROL:
        return patrol_targets(setup, state, actions)
    if phase == CHASE:
        return chase_targets(setup, state, actions)
    if phase == LOSE:
        return upgrades_to_lose(setup, state, actions)
    actions[0] = NODE + setup.home[2 * state.seat]
    actions[1] = NODE + setup.home[2 * state.seat + 1]
    return 2


@rule
def apply_action(setup, state, action):
    phase = state.phase
    if phase == DRIVE:
        if action < STEPS:
            drive(setup, state, action)
        else:
            act_or_announce(setup, state, action)
    elif phase == PATROL:
        move_patrol(setup, state, action - NODE)
    elif phase == ROLL:
        pursue(setup, state, action + 1)
    elif phase == CHASE:
        state.patrol = action - NODE
        state.chase = 0
        last_action(setup, state)
    elif phase == TICKET:
        take_ticket(setup, state, action)
    elif phase == LOSE:
        answer_loss(setup, state, action)
    elif phase == TILE:
        turn_up(setup, state, action)
    elif phase == TOKEN:
        deal_token(setup, state, action)
    else:
        state.node[state.seat] = action - NODE
        next_home(setup, state)


@rule
def returns(setup, state, out):
    """One for the driver with the most money, or for each of several; rule 39, gap 1.22."""
    for s in range(setup.seats):
        out[s] = 1 if has_won(setup, state, s) else 0


@rule
def has_won(setup, state, s):
    mine = total(setup, state, s)
    for t in range(setup.seats):
        other = total(setup, state, t)
        if other > mine:
            return False
        if other == mine and setup.money_tie == 1 and state.tickets[t] < state.tickets[s]:
            return False
    return True


@rule
def measure(setup, state, out):
    for i in range(len(MEASURES)):
        out[i] = 0
    over = state.player == TERMINAL
    for s in range(setup.seats):
        won = 1 if over and has_won(setup, state, s) else 0
        out[s] = total(setup, state, s) if over else state.money[s]
        out[SEATS + s] = state.tickets[s]
        out[5 * SEATS + 2 * UPGRADES + 2] += state.tickets[s]
        for t in range(TYPES):
            n = state.delivered[s * TYPES + t]
            out[2 * SEATS + s] += n
            out[3 * SEATS + t] += n
            out[4 * SEATS + t] += n * won
        for u in range(UPGRADES):
            n = state.token[s * UPGRADES + u]
            out[5 * SEATS + u] += n
            out[5 * SEATS + UPGRADES + u] += n * won
        out[5 * SEATS + 2 * UPGRADES] += won
    out[5 * SEATS + 2 * UPGRADES + 1] = state.round


PAYOFFS = (0, 1)


@rule
def evaluate(setup, state, out):
    """A guess at `returns` for a search that stops early: shares by money, prizes and fares on the way."""
    most = 0
    for s in range(setup.seats):
        worth = 4 * total(setup, state, s)
        for u in range(UPGRADES):
            worth += 8 * state.token[s * UPGRADES + u]
        for i in range(setup.capacity):
            tile = state.aboard[2 * s + i] - 1
            if tile >= 0:
                away = setup.distance[state.node[s] * NODES + setup.landmark_node[setup.tile_to[tile]]]
                worth += 4 * fare(setup, state, s, tile) - (away if away < 8 else 8)
        out[s] = worth
        most = worth if worth > most or s == 0 else most
    shares = 0.0
    for s in range(setup.seats):
        behind = (most - out[s]) / 40.0
        out[s] = 1.0 / (1.0 + behind * behind * 4.0)
        shares += out[s]
    for s in range(setup.seats):
        out[s] /= shares


# Asking


@rule
def ask(state, phase, player):
    state.phase, state.player = phase, player


@rule
def clear_turn(state):
    state.moved, state.fresh, state.acted, state.bought, state.caught, state.visit = 0, 0, 0, 0, 0, 0
    state.final = NOTHING


# Setting up


@rule
def next_home(setup, state):
    """Taxis take their places one after the other, then tokens are drawn; rules 4 and 5."""
    state.seat += 1
    if state.seat < setup.seats:
        ask(state, HOME, state.seat)
    else:
        state.seat = 0
        next_token(setup, state)


@rule
def tokens_to_deal(setup):
    return setup.seats * setup.start_tokens + setup.stores * setup.store_tokens


@rule
def next_token(setup, state):
    if state.dealt < tokens_to_deal(setup):
        ask(state, TOKEN, CHANCE)
        return
    for u in range(UPGRADES):
        state.bag[u] = 0
    refill(setup, state)


@rule
def deal_token(setup, state, upgrade):
    """Tokens go to the drivers first, then to the stores one by one; the rest leaves the game; rules 5 and 6."""
    mine = setup.seats * setup.start_tokens
    if state.dealt < mine:
        state.token[state.dealt % setup.seats * UPGRADES + upgrade] += 1
    else:
        state.shelf[(state.dealt - mine) // setup.store_tokens] += 1 << (2 * upgrade)
    state.bag[upgrade] -= 1
    state.dealt += 1
    next_token(setup, state)


# Face-up passengers


@rule
def vacant_place(setup, state):
    """The first empty place beside a stack that still has tiles, or -1; rules 8 and 33."""
    for i in range(2 * setup.stacks):
        if state.up[i] == 0 and state.depth[i // 2] < setup.stack_size:
            return i
    return -1


@rule
def turn_up(setup, state, tile):
    """The top tile of a stack goes face up; stacks are ordered by colour from the top; rules 7 and 8."""
    place = vacant_place(setup, state)
    colour = setup.stack[state.depth[place // 2]]
    state.up[place] = tile + 1
    state.depth[place // 2] += 1
    state.drawn[colour] |= 1 << (tile - setup.first_tile[colour])
    refill(setup, state)


@rule
def refill(setup, state):
    """Fill what is vacant, then go on with the set-up, the turn or the next turn; rule 33, gap 1.23."""
    if vacant_place(setup, state) >= 0:
        ask(state, TILE, CHANCE)
    elif state.stage == SETTING_UP:
        begin_turn(setup, state)
    elif state.stage == MIDWAY:
        ask(state, DRIVE, state.seat)
    else:
        end_turn(setup, state)


@rule
def begin_turn(setup, state):
    clear_turn(state)
    state.stage = MIDWAY
    state.origin = state.node[state.seat]
    state.ticketed = state.seat
    ask(state, DRIVE, state.seat)


# Driving and acting


@rule
def turn_actions(setup, state, actions):
    """Drive on, do something here, or end the turn; rules 12, 14 and 15, gaps 1.11 and 1.14."""
    n, node = 0, state.node[state.seat]
    if state.moved < setup.most_spaces:
        for k in range(STEPS):
            if setup.neighbour[node * STEPS + k] >= 0:
                actions[n] = k
                n += 1
    stops = may_stop(setup, state, state.seat, node)
    if stops and (state.fresh if setup.move_between else state.moved):
        n = actions_here(setup, state, actions, n)
    if stops or state.moved == 0 or n == 0:
        actions[n] = END
        n += 1
    return n


@rule
def may_stop(setup, state, s, node):
    """Whether a taxi may act or end its turn on a space: nobody else stands there, or taxis share spaces; gap 1.14."""
    if setup.shared_spaces or node >= setup.spaces:
        return True
    for t in range(setup.seats):
        if t != s and state.node[t] == node:
            return False
    return True


@rule
def actions_here(setup, state, actions, n):
    s = state.seat
    node = state.node[s]
    if setup.pickup[node] >= 0 and may_pick_up(setup, state, s, state.up[setup.pickup[node]] - 1):
        actions[n] = PICK_UP
        n += 1
    if setup.landmark[node] >= 0:
        for i in range(2):
            if may_drop_off(setup, state, s, i):
                actions[n] = DROP_OFF + i
                n += 1
    if setup.store[node] >= 0:
        for u in range(UPGRADES):
            if may_buy(setup, state, s, u):
                actions[n] = BUY + u
                n += 1
    return n


@rule
def drive(setup, state, way):
    """One space; all spaces of the turn count, before and after the first action; rules 3, 12 and 22."""
    state.node[state.seat] = setup.neighbour[state.node[state.seat] * STEPS + way]
    state.moved += 1
    state.fresh += 1


@rule
def act_or_announce(setup, state, action):
    """A first action within the speed limit is done at once; any other waits for the patrol car; rules 14 and 16."""
    if action != END and state.acted == 0 and state.moved <= limit(setup, state, state.seat):
        state.acted = 1
        state.fresh = 0
        act(setup, state, action)
        if setup.refill == 1:
            refill(setup, state)
        return
    state.final = NOTHING if action == END else action
    patrol_acts(setup, state)


@rule
def act(setup, state, action):
    if action == PICK_UP:
        pick_up(setup, state)
    elif action < BUY:
        drop_off(setup, state, action - DROP_OFF)
    else:
        buy(setup, state, action - BUY)


@rule
def may_act(setup, state, action):
    """Whether an announced action can still be done after the ticket; rules 17 to 19 and 25."""
    s = state.seat
    node = state.node[s]
    if action == PICK_UP:
        place = setup.pickup[node]
        return place >= 0 and may_pick_up(setup, state, s, state.up[place] - 1)
    if action < BUY:
        return may_drop_off(setup, state, s, action - DROP_OFF)
    return may_buy(setup, state, s, action - BUY)


@rule
def limit(setup, state, s):
    """The speed limit, for this driver; rule 13."""
    return setup.speed_limit + has_ability(setup, state, s, FASTER)


@rule
def has_ability(setup, state, s, ability):
    """Whether a second token has brought this ability, as 0 or 1; rule 32, gap 1.10."""
    for u in range(UPGRADES):
        if setup.ability[u] == ability and state.token[s * UPGRADES + u] >= 2:
            return 1
    return 0


# Passengers


@rule
def may_pick_up(setup, state, s, tile):
    """Somebody is there, there is room, upgrades and tickets suit, and who rides alone is alone; rules 17, 29, 30."""
    if tile < 0 or not has_room(setup, state, s, tile):
        return False
    if state.tickets[s] > setup.tile_limit[tile]:
        return False
    return suits(setup, state, s, tile)


@rule
def suits(setup, state, s, tile):
    """Whether a taxi has every upgrade that a passenger asks for."""
    for u in range(UPGRADES):
        if setup.tile_needs[tile] >> u & 1 and state.token[s * UPGRADES + u] == 0:
            return False
    return True


@rule
def has_room(setup, state, s, tile):
    first, second = state.aboard[2 * s] - 1, state.aboard[2 * s + 1] - 1
    if first < 0 and second < 0:
        return True
    if setup.capacity == 1 or (first >= 0 and second >= 0):
        return False
    other = first if first >= 0 else second
    if setup.tile_solo[tile] or setup.tile_solo[other]:
        return has_ability(setup, state, s, SHARING) == 1
    return True


@rule
def pick_up(setup, state):
    """The passenger takes a free place in the taxi; rule 17."""
    s = state.seat
    place = setup.pickup[state.node[s]]
    free = 2 * s if state.aboard[2 * s] == 0 else 2 * s + 1
    state.aboard[free] = state.up[place]
    state.up[place] = 0


@rule
def may_drop_off(setup, state, s, i):
    """The passenger wants to go to this very landmark; rule 18."""
    tile = state.aboard[2 * s + i] - 1
    return tile >= 0 and setup.landmark[state.node[s]] == setup.tile_to[tile]


@rule
def drop_off(setup, state, i):
    """The fare is paid and the passenger counts as delivered; rule 18."""
    s = state.seat
    tile = state.aboard[2 * s + i] - 1
    state.money[s] += fare(setup, state, s, tile)
    state.delivered[s * TYPES + setup.tile_type[tile]] += 1
    state.aboard[2 * s + i] = 0


@rule
def fare(setup, state, s, tile):
    """The printed fare, multiplied by deliveries of its type if it says so, and what tiers add; rules 30 to 32."""
    dollars = max(0, setup.tile_pays[tile] + setup.fare_change)
    if setup.tile_times[tile]:
        dollars *= 1 + state.delivered[s * TYPES + setup.tile_type[tile]]
    for u in range(UPGRADES):
        if setup.tile_needs[tile] >> u & 1:
            dollars += tier_bonus(setup, state.token[s * UPGRADES + u])
    return dollars


@rule
def tier_bonus(setup, tokens):
    """Nothing, nothing, 1, 3 dollars for a track with 0 to 3 tokens, or 4 for the last; rule 32, gap 1.9."""
    if tokens < 2:
        return 0
    return 1 if tokens == 2 else 3 + setup.tier3


# Upgrades


@rule
def price_for(setup, state, s, store):
    return max(0, setup.price[store] - has_ability(setup, state, s, CHEAPER))


@rule
def may_buy(setup, state, s, u):
    """A token is there and paid for, its track has room, nobody is aboard, one token a store and turn; rule 19."""
    store = setup.store[state.node[s]]
    if store < 0 or state.shelf[store] >> (2 * u) & 3 == 0 or state.token[s * UPGRADES + u] >= MOST_TOKENS:
        return False
    if state.aboard[2 * s] or state.aboard[2 * s + 1] or state.bought == store + 1:
        return False
    return state.money[s] >= price_for(setup, state, s, store)


@rule
def buy(setup, state, u):
    s = state.seat
    store = setup.store[state.node[s]]
    state.money[s] -= price_for(setup, state, s, store)
    state.shelf[store] -= 1 << (2 * u)
    state.token[s * UPGRADES + u] += 1
    state.bought = store + 1


@rule
def tokens_of(state, s):
    n = 0
    for u in range(UPGRADES):
        n += state.token[s * UPGRADES + u]
    return n


# The patrol car


@rule
def patrol_acts(setup, state):
    """Within the limit the driver may move the patrol car, beyond it it comes; rules 16, 20, 21, gaps 1.12, 1.14."""
    s = state.seat
    if state.moved <= limit(setup, state, s):
        if reach(setup, state, s):
            ask(state, PATROL, s)
        else:
            last_action(setup, state)
    elif state.final == NOTHING and not setup.pursuit_always:
        finish_turn(setup, state)
    elif state.patrol != state.node[s]:
        ask(state, ROLL, CHANCE)
    elif setup.patrol_space == 0:
        catch(setup, state)
    else:
        last_action(setup, state)


@rule
def reach(setup, state, s):
    return setup.patrol_reach + 2 * has_ability(setup, state, s, FARTHER)


@rule
def patrol_targets(setup, state, actions):
    """Any space within reach, the present one included; rule 20."""
    far, row, n = reach(setup, state, state.seat), state.patrol * NODES, 0
    for node in range(setup.spaces):
        if 0 <= setup.distance[row + node] <= far:
            actions[n] = NODE + node
            n += 1
    if state.patrol >= setup.spaces:
        actions[n] = NODE + state.patrol
        n += 1
    return n


@rule
def move_patrol(setup, state, node):
    """The patrol car is left anywhere within reach; rivals whom it is moved onto go free, or not; rule 20, gap 1.13."""
    moved = node != state.patrol
    state.patrol = node
    if moved and setup.free_patrol == 1:
        next_rival(setup, state)
    else:
        last_action(setup, state)


@rule
def next_rival(setup, state):
    """One rival after the other on the patrol car's space draws a ticket, then the turn goes on; gap 1.13."""
    t = (state.ticketed + 1) % setup.seats
    while t != state.seat and state.node[t] != state.patrol:
        t = (t + 1) % setup.seats
    state.ticketed = t
    if t != state.seat and has_tickets(setup, state):
        ask(state, TICKET, CHANCE)
    else:
        state.ticketed = state.seat
        last_action(setup, state)


@rule
def ticket_faces(setup, away, over):
    """How many faces of the pursuit die bring the patrol car to a taxi so far away, so far over the limit; rule 21."""
    if over <= 0:
        return 0
    if away == 0:
        return 0 if setup.patrol_space == 1 else setup.die_sides
    return max(0, min(setup.die_sides, setup.die_sides + 1 - (away + over - 1) // over))


@rule
def pursue(setup, state, face):
    """The die times the spaces over the limit, along a shortest way; who is reached gets a ticket; rules 21 and 23."""
    s = state.seat
    spaces = face * (state.moved - limit(setup, state, s))
    if spaces >= setup.distance[state.patrol * NODES + state.node[s]]:
        catch(setup, state)
        return
    state.chase = spaces
    only = only_target(setup, state)
    if only >= 0:
        state.patrol = only
        state.chase = 0
        last_action(setup, state)
    elif setup.pursuit_mover == 0:
        ask(state, CHASE, s)
    else:
        ask(state, CHASE, (s + setup.seats - 1) % setup.seats)


@rule
def on_the_way(setup, state, node):
    """Whether a pursuit along some shortest way ends on a node; rule 21, gap 1.15."""
    taxi = state.node[state.seat]
    whole = setup.distance[state.patrol * NODES + taxi]
    if setup.distance[state.patrol * NODES + node] != state.chase:
        return False
    return setup.distance[node * NODES + taxi] == whole - state.chase


@rule
def chase_targets(setup, state, actions):
    n = 0
    for node in range(setup.spaces):
        if on_the_way(setup, state, node):
            actions[n] = NODE + node
            n += 1
    return n


@rule
def only_target(setup, state):
    """The one space where a pursuit can end, or -1 if there are more."""
    found = -1
    for node in range(setup.spaces):
        if on_the_way(setup, state, node):
            if found >= 0:
                return -1
            found = node
    return found


@rule
def catch(setup, state):
    """The patrol car is on the taxi's space: a ticket, if there are any left; rules 23 and 24."""
    state.patrol = state.node[state.seat]
    state.caught = 1
    if has_tickets(setup, state):
        ask(state, TICKET, CHANCE)
    else:
        last_action(setup, state)


# Tickets


@rule
def has_tickets(setup, state):
    """Whether there is a ticket to draw; an empty deck may be made anew; gap 1.21."""
    left = 0
    for i in range(setup.kinds):
        left += state.deck[i]
    if left == 0 and setup.empty_deck == 1:
        for i in range(setup.kinds):
            state.deck[i] = setup.ticket_count[i]
            left += state.deck[i]
    return left > 0


@rule
def take_ticket(setup, state, kind):
    """The top ticket counts and its fine is settled; rules 24 to 28."""
    s = state.ticketed
    state.deck[kind] -= 1
    state.tickets[s] += 1
    fine = setup.ticket_fine[kind]
    if fine > 0:
        pay_fine(setup, state, s, max(0, fine + setup.fine_change - has_ability(setup, state, s, MILDER)))
    elif fine == TO_STATION:
        visit_station(setup, state, s)
    else:
        lose_upgrade(setup, state, s, fine)


@rule
def pay_fine(setup, state, s, dollars):
    if state.money[s] >= dollars:
        state.money[s] -= dollars
        settled(setup, state)
    else:
        impound(setup, state)


@rule
def settled(setup, state):
    """The turn goes on: with the last action, or with the next rival whom the patrol car was moved onto; gap 1.13."""
    if state.ticketed == state.seat:
        last_action(setup, state)
    else:
        next_rival(setup, state)


@rule
def visit_station(setup, state, s):
    """Passengers stay; there is nothing to do at the station, so the last action is lost or done before; gap 1.17."""
    if s == state.seat and setup.station_fine == 1:
        state.visit = 1
    else:
        state.node[s] = setup.station
        if s == state.seat:
            state.final = NOTHING
    settled(setup, state)


@rule
def lose_upgrade(setup, state, s, fine):
    """The named token or one of the driver's choice goes back to the box; rules 25 to 28, gap 1.19."""
    owned, only = 0, -1
    for u in range(UPGRADES):
        if state.token[s * UPGRADES + u] and (fine == ANY_UPGRADE or u == -1 - fine):
            owned += 1
            only = u
    if owned == 0:
        impound(setup, state)
    elif owned > 1 or tokens_of(state, s) == 1:
        state.fine = fine
        ask(state, LOSE, s)
    else:
        state.token[s * UPGRADES + only] -= 1
        settled(setup, state)


@rule
def upgrades_to_lose(setup, state, actions):
    """The tokens that settle the fine; the last one may be protected by being impounded; rule 28."""
    s, n = state.ticketed, 0
    for u in range(UPGRADES):
        if state.token[s * UPGRADES + u] and (state.fine == ANY_UPGRADE or u == -1 - state.fine):
            actions[n] = BUY + u
            n += 1
    if tokens_of(state, s) == 1:
        actions[n] = KEEP_LAST
        n += 1
    return n


@rule
def answer_loss(setup, state, action):
    state.fine = 0
    if action == KEEP_LAST:
        impound(setup, state)
        return
    state.token[state.ticketed * UPGRADES + action - BUY] -= 1
    settled(setup, state)


@rule
def impound(setup, state):
    """Passengers are lost, the taxi goes to the police station and the turn ends; rule 27, gap 1.18."""
    s = state.ticketed
    state.aboard[2 * s], state.aboard[2 * s + 1] = 0, 0
    state.node[s] = setup.station
    if not setup.impound_keeps_ticket:
        state.tickets[s] -= 1
    if s == state.seat:
        state.final = NOTHING
        finish_turn(setup, state)
    else:
        next_rival(setup, state)


# The end of a turn


@rule
def last_action(setup, state):
    """The announced action is done if it still can be, and the turn is over; rules 16 and 25."""
    s, action = state.seat, state.final
    if action != NOTHING and may_act(setup, state, action):
        act(setup, state, action)
    state.final = NOTHING
    if state.visit:
        state.node[s] = setup.station
    finish_turn(setup, state)


@rule
def finish_turn(setup, state):
    """The speeding track, then the vacated places; rules 33 and 37, gaps 1.6 and 1.16."""
    s = state.seat
    number = state.moved
    if setup.distance_counts == 1:
        number = setup.distance[state.origin * NODES + state.node[s]]
    if number >= setup.bonus_from and not state.caught:
        state.best[s] = max(state.best[s], min(number, setup.track_end))
    state.stage = FINISHING
    refill(setup, state)


@rule
def end_turn(setup, state):
    """After the end was triggered everybody has one more turn, who triggered it last; rules 34 and 35."""
    state.origin = 0
    clear_turn(state)
    if state.last:
        state.last -= 1
        if state.last == 0:
            ask(state, OVER, TERMINAL)
            return
    elif is_triggered(setup, state):
        state.last = setup.seats
    state.seat += 1
    if state.seat == setup.seats:
        state.seat = 0
        state.round += 1
        if state.round == setup.round_limit:
            ask(state, OVER, TERMINAL)
            return
    begin_turn(setup, state)


@rule
def is_triggered(setup, state):
    """Enough stacks are depleted, or two of them with all that was face up beside them; rule 34."""
    depleted, cleared = 0, 0
    for i in range(setup.stacks):
        if state.depth[i] == setup.stack_size:
            depleted += 1
            if state.up[2 * i] == 0 and state.up[2 * i + 1] == 0:
                cleared += 1
    return depleted >= setup.end_stacks or cleared >= 2


# Money at the end


@rule
def total(setup, state, s):
    """What a driver has, prizes for what is compared included; rules 36 to 39."""
    dollars = state.money[s]
    for thing in range(THINGS):
        dollars += prize(setup, state, thing, s)
    return dollars


@rule
def compared(setup, state, thing, s):
    """What a driver is compared by; the more the better."""
    if thing == MOST_UPGRADES:
        return tokens_of(state, s)
    if thing == FEWEST_TICKETS:
        return -state.tickets[s]
    if thing == DISTANCE:
        return state.best[s]
    return state.delivered[s * TYPES + thing - FIRST_TYPE]


@rule
def prize(setup, state, thing, s):
    """First, second or third prize, shared with those who tie; rules 36 to 38, gaps 1.7 and 1.8."""
    mine = compared(setup, state, thing, s)
    if mine == 0 and thing != FEWEST_TICKETS and (thing == DISTANCE or not setup.zero_wins):
        return 0
    better, tied = 0, 0
    for t in range(setup.seats):
        other = compared(setup, state, thing, t)
        if other > mine:
            better += 1
        elif other == mine:
            tied += 1
    return shared_prize(setup, thing, better, tied)


@rule
def shared_prize(setup, thing, better, tied):
    """What each of `tied` drivers gets behind `better` others; rule 38, gap 1.7."""
    if better > 2 or (better == 2 and tied > 2):
        return 0
    dollars = 0
    for place in range(better, min(3, better + tied)):
        dollars += setup.prize[3 * thing + place]
    share = 2 if tied > 2 and setup.crowded_ties == 1 else tied
    return (dollars + share - 1) // share
