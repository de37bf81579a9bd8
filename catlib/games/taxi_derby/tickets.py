"""Traffic tickets: one is drawn, and its fine is settled; rules 23 to 28."""

from catlib.rules import CHANCE, rule

from .cards import MILDER, NO_ABILITY, UPGRADES
from .phases import ANEW, BUY, KEEP_LAST, LOSE, NOTHING, TICKET
from .setup import ANY_UPGRADE, TO_STATION, choice
from .turns import ask, finish_turn, last_action, may_act_here
from .upgrades import has_ability, tokens_of


@rule
def has_tickets(setup, state):
    """Return whether there is a ticket to draw; with none left nobody gets one; gap 1.21."""
    left = 0
    for i in range(setup.kinds):
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
        pay_fine(setup, state, s, dollars_of(setup, state, s, fine))
    elif fine == TO_STATION:
        visit_station(setup, state, s)
    else:
        lose_upgrade(setup, state, s, fine)


@rule
def dollars_of(setup, state, s, fine):
    return max(0, fine + setup.fine_change - has_ability(setup, state, s, MILDER))


@rule
def pay_fine(setup, state, s, dollars):
    if state.money[s] >= dollars:
        state.money[s] -= dollars
        settled(setup, state)
    else:
        impound(setup, state)


@rule
def settled(setup, state):
    """The turn goes on: with the last action, perhaps chosen anew, or with the next rival; gaps 1.13 and 1.25."""
    if state.ticketed != state.seat:
        next_rival(setup, state)
    elif setup.after_ticket == choice.CHOSEN_ANEW and state.final != NOTHING and may_act_here(setup, state):
        ask(state, ANEW, state.seat)
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
def visit_station(setup, state, s):
    """Passengers stay; there is nothing to do at the station, so the last action is lost; gap 1.17."""
    state.node[s] = setup.station_node
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
        give_up(setup, state, only)
        settled(setup, state)


@rule
def give_up(setup, state, u):
    """A lost token leaves the game; gaps 1.10 and 1.19."""
    if setup.ability[u] != NO_ABILITY and state.token[state.ticketed * UPGRADES + u] >= 2:
        state.unlocked[state.ticketed] |= 1 << u
    state.token[state.ticketed * UPGRADES + u] -= 1


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
    give_up(setup, state, action - BUY)
    settled(setup, state)


@rule
def impound(setup, state):
    """Passengers are lost, the ticket counts, the taxi goes to the station and the turn ends; rule 27, gap 1.18."""
    s = state.ticketed
    state.aboard[2 * s], state.aboard[2 * s + 1] = 0, 0
    state.node[s] = setup.station_node
    if s == state.seat:
        state.final = NOTHING
        finish_turn(setup, state)
    else:
        next_rival(setup, state)
