"""A standstill: nobody can ever serve anybody any more, so that the end is triggered; a bound of ours."""

from catlib.rules import rule

from .cards import CHEAPER, UPGRADES


@rule
def is_at_standstill(setup, state):
    """Return whether nobody rides and nobody who waits can ever be served, which then stays so for ever.

    Who waits changes only when somebody gets in; money comes only from fares, upgrades only from stores, which get none
    (gap 1.19), and tickets never grow fewer.
    """
    for s in range(setup.seats):
        if state.aboard[2 * s] or state.aboard[2 * s + 1]:
            return False
        for place in range(2 * setup.stacks):
            if state.up[place] and may_ever_serve(setup, state, s, state.up[place] - 1):
                return False
    return True


@rule
def may_ever_serve(setup, state, s, tile):
    """Return whether a driver has what a passenger asks for, or can find and pay it, and has not too many tickets."""
    if state.tickets[s] > setup.tile_limit[tile]:
        return False
    cost = 0
    for u in range(UPGRADES):
        if setup.tile_needs[tile] >> u & 1 and state.token[s * UPGRADES + u] == 0:
            price = cheapest(setup, state, u)
            if price < 0:
                return False
            cost += price
    return cost <= state.money[s]


@rule
def cheapest(setup, state, u):
    """The least that an upgrade can cost in any store that has one, or -1; a discount may come."""
    discount, best = 0, -1
    for other in range(UPGRADES):
        if setup.ability[other] == CHEAPER:
            discount = 1
    for store in range(setup.stores):
        if state.shelf[store] >> (2 * u) & 3:
            price = max(0, setup.price[store] - discount)
            if best < 0 or price < best:
                best = price
    return best
