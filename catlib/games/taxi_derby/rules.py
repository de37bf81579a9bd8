"""The rules of Taxi Derby, written once for people, exact answers and compiled play.

Rule numbers are those of `concordance.toml` beside this file; `setup` is `setup.Setup`.
"""

from catlib.rules import TERMINAL, record, rule, zeroing

from . import phases, turns
from .cards import COLOURS, KINDS, TILES, TYPE_NAMES, TYPES, UPGRADE_NAMES, UPGRADES
from .city import PLACES, SPOTS, STACKS, STORES
from .passengers import fare
from .patrol import chase_targets, move_patrol, patrol_acts, patrol_targets, pursue
from .prizes import has_won, total
from .setup import NODES, SEATS, STEPS
from .streets import lay, lay_all, lay_weights, next_space, next_spaces, spaces_between
from .tickets import answer_loss, take_ticket, upgrades_to_lose
from .upgrades import limit, tokens_in_bag

NUM_ACTIONS, MAX_CHANCE = phases.NODE + NODES, TILES
PAYOFFS = (0, 1)
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
        "quarter": ("i1", SPOTS),  # by place, clockwise from the upper left: the quarter that lies there, or -1
        "place": ("i1", 2 * SPOTS),  # by quarter, then by arm of the cross: its place
        "variant": ("i1", 2 * SPOTS),  # by quarter 4 * quarter + the corner in the middle of the table; 0 by arm
        "laid": "i1",  # quarters laid
        "last": "i1",  # turns left once the end was triggered, else 0
        "node": ("i2", SEATS),  # of each taxi
        "patrol": "i2",  # node of the patrol car
        "money": ("i2", SEATS),
        "tickets": ("i2", SEATS),
        "token": ("i1", SEATS * UPGRADES),  # by seat * 4 + upgrade
        "unlocked": ("i1", SEATS),  # abilities that outlast the token that brought them, as bits
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
        "final": "i1",  # last action, announced and waiting for the patrol car, or NOTHING
        "chase": "i2",  # spaces that the patrol car goes in a pursuit
        "fine": "i1",  # fine of the ticket that is settled
    },
    __name__,
)
zero = zeroing(State)


# The contract


@rule
def start(setup, state):
    """The quarters are to be laid, then everybody chooses a space beside their own home; rules 2, 4, 5, 9 and 10."""
    zero(state)
    state.stage, state.patrol = phases.SETTING_UP, setup.station_node
    for s in range(SEATS):
        state.node[s] = setup.station_node
        state.money[s] = setup.start_money if s < setup.seats else 0
    for u in range(UPGRADES):
        state.bag[u] = tokens_in_bag(setup, u)
    for i in range(KINDS):
        state.deck[i] = setup.ticket_count[i]
    turns.clear_turn(state)
    lay_all(setup, state)


@rule
def current_player(setup, state):
    return state.player


@rule
def chance_weights(setup, state, weights):
    """A fair die; quarters, tokens, tiles and tickets all alike; rules 2, 5 to 9, 21 and 24."""
    phase = state.phase
    if phase == phases.ROLL:
        for i in range(setup.die_sides):
            weights[i] = 1
        return setup.die_sides
    if phase == phases.TOKEN:
        return turns.token_weights(setup, state, weights)
    if phase == phases.TICKET:
        for i in range(setup.kinds):
            weights[i] = state.deck[i]
        return setup.kinds
    if phase == phases.LAY:
        return lay_weights(setup, state, weights)
    colour = setup.stack[state.depth[turns.vacant_place(setup, state) // 2]]
    first, end = setup.first_tile[colour], setup.first_tile[colour + 1]
    for i in range(end):
        weights[i] = 0 if i < first or state.drawn[colour] >> (i - first) & 1 else 1
    return end


@rule
def legal_actions(setup, state, actions):
    phase = state.phase
    if phase == phases.DRIVE:
        return turn_actions(setup, state, actions)
    if phase == phases.PATROL:
        return patrol_targets(setup, state, actions)
    if phase == phases.CHASE:
        return chase_targets(setup, state, actions)
    if phase == phases.LOSE:
        return upgrades_to_lose(setup, state, actions)
    if phase == phases.ANEW:
        return turns.last_actions(setup, state, actions)
    actions[0] = phases.NODE + setup.home[2 * state.seat]
    actions[1] = phases.NODE + setup.home[2 * state.seat + 1]
    return 2


@rule
def apply_action(setup, state, action):
    phase = state.phase
    if phase == phases.DRIVE:
        if action < STEPS:
            drive(setup, state, action)
        else:
            act_or_announce(setup, state, action)
    elif phase == phases.PATROL:
        move_patrol(setup, state, action - phases.NODE)
    elif phase == phases.ROLL:
        pursue(setup, state, action + 1)
    elif phase == phases.CHASE:
        state.patrol = action - phases.NODE
        state.chase = 0
        turns.last_action(setup, state)
    elif phase == phases.TICKET:
        take_ticket(setup, state, action)
    elif phase == phases.LOSE:
        answer_loss(setup, state, action)
    elif phase == phases.ANEW:
        state.final = phases.NOTHING if action == phases.END else action
        turns.last_action(setup, state)
    elif phase == phases.TILE:
        turns.turn_up(setup, state, action)
    elif phase == phases.TOKEN:
        turns.deal_token(setup, state, action)
    elif phase == phases.LAY:
        lay(setup, state, action)
    else:
        state.node[state.seat] = action - phases.NODE
        turns.next_home(setup, state)


@rule
def returns(setup, state, out):
    """One for the driver with the most money, or for each of several; rule 39, gap 1.22."""
    for s in range(setup.seats):
        out[s] = 1 if has_won(setup, state, s) else 0


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
                away = spaces_between(setup, state, state.node[s], setup.landmark_node[setup.tile_to[tile]])
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


# Driving


@rule
def turn_actions(setup, state, actions):
    """Drive on, do something here, or end the turn; rules 12, 14 and 15, gaps 1.11 and 1.14."""
    n, node = 0, state.node[state.seat]
    if state.moved < setup.most_spaces:
        n = next_spaces(setup, state, node, actions)
    stops = turns.may_stop(setup, state, state.seat, node)
    if stops and state.fresh:
        n = turns.actions_here(setup, state, actions, n)
    if stops or state.moved == 0 or n == 0:
        actions[n] = phases.END
        n += 1
    return n


@rule
def drive(setup, state, direction):
    """One space; all spaces of the turn count, before and after the first action; rules 3, 12 and 22."""
    state.node[state.seat] = next_space(setup, state, state.node[state.seat], direction)
    state.moved += 1
    state.fresh += 1


@rule
def act_or_announce(setup, state, action):
    """A first action within the speed limit is done at once; any other waits for the patrol car; rules 14 and 16."""
    if action != phases.END and state.acted == 0 and state.moved <= limit(setup, state, state.seat):
        state.acted = 1
        state.fresh = 0
        turns.act(setup, state, action)
        return
    state.final = phases.NOTHING if action == phases.END else action
    patrol_acts(setup, state)
