"""Deals, beginnings and ends of turns, and actions on a space; rules 4 to 8, 14 to 19 and 33 to 37."""

from catlib.rules import CHANCE, TERMINAL, rule

from .cards import UPGRADES
from .passengers import drop_off, may_drop_off, may_pick_up, pick_up
from .phases import BUY, DRIVE, DROP_OFF, END, FINISHING, HOME, MIDWAY, NOTHING, OVER, PICK_UP, SETTING_UP, TILE, TOKEN
from .setup import choice
from .standstill import is_at_standstill
from .upgrades import buy, may_buy, tokens_in_bag


@rule
def ask(state, phase, player):
    state.phase, state.player = phase, player


@rule
def clear_turn(state):
    state.moved, state.fresh, state.acted, state.bought, state.caught = 0, 0, 0, 0, 0
    state.final = NOTHING


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
def token_weights(setup, state, weights):
    """Tokens in the bag are alike; the last ones are of kinds not yet dealt, if the house wants each; rules 5 and 6."""
    missing = 0
    for u in range(UPGRADES):
        weights[u] = state.bag[u]
        missing += state.bag[u] == tokens_in_bag(setup, u)
    if setup.every_upgrade and missing >= tokens_to_deal(setup) - state.dealt:
        for u in range(UPGRADES):
            if state.bag[u] < tokens_in_bag(setup, u):
                weights[u] = 0
    return UPGRADES


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
    """Fill what is vacant, then go on with the first or the next turn; rule 33, gap 1.23."""
    if vacant_place(setup, state) >= 0:
        ask(state, TILE, CHANCE)
    elif state.stage == SETTING_UP:
        begin_turn(setup, state)
    else:
        end_turn(setup, state)


@rule
def begin_turn(setup, state):
    clear_turn(state)
    state.stage = MIDWAY
    state.ticketed = state.seat
    ask(state, DRIVE, state.seat)


@rule
def may_stop(setup, state, s, node):
    """Return whether a taxi may act or end its turn on a space: nobody else stands there, or taxis share spaces; gap
    1.14."""
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
def may_act_here(setup, state):
    """Return whether anything can be done on the space where the taxi stands."""
    for action in range(PICK_UP, END):
        if may_act(setup, state, action):
            return True
    return False


@rule
def last_actions(setup, state, actions):
    """After a settled ticket: whatever can be done here, or nothing; gap 1.25."""
    n = actions_here(setup, state, actions, 0)
    actions[n] = END
    return n + 1


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
    """Return whether an announced action can still be done after the ticket; rules 17 to 19 and 25."""
    s = state.seat
    node = state.node[s]
    if action == PICK_UP:
        place = setup.pickup[node]
        return place >= 0 and may_pick_up(setup, state, s, state.up[place] - 1)
    if action < BUY:
        return may_drop_off(setup, state, s, action - DROP_OFF)
    return may_buy(setup, state, s, action - BUY)


@rule
def last_action(setup, state):
    """The announced action is done if it still can be, and the turn is over; rules 16 and 25."""
    action = state.final
    if action != NOTHING and may_act(setup, state, action):
        act(setup, state, action)
    state.final = NOTHING
    finish_turn(setup, state)


@rule
def finish_turn(setup, state):
    """The speeding track, then the vacated places; rules 33 and 37, gaps 1.6 and 1.16."""
    s = state.seat
    if state.moved >= setup.bonus_from and not state.caught:
        state.best[s] = max(state.best[s], min(state.moved, setup.track_end))
    state.stage = FINISHING
    refill(setup, state)


@rule
def end_turn(setup, state):
    """After the end was triggered everybody has one more turn, who triggered it last; rules 34 and 35."""
    clear_turn(state)
    if state.last:
        state.last -= 1
        if state.last == 0:
            ask(state, OVER, TERMINAL)
            return
    elif is_triggered(setup, state) or (setup.standstill == choice.ENDS_THE_GAME and is_at_standstill(setup, state)):
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
