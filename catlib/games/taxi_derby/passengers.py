"""Passengers: who gets in, who gets out, and the fare; rules 17, 18 and 29 to 32."""

from catlib.rules import rule

from .cards import SHARING, TYPES, UPGRADES
from .upgrades import has_ability, tier_bonus


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
    """Return whether a taxi has every upgrade that a passenger asks for."""
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
            dollars += tier_bonus(state.token[s * UPGRADES + u])
    return dollars
