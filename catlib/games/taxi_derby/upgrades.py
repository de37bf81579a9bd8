"""Upgrades: what they cost and what a second and third token bring; rules 19 and 32."""

from catlib.rules import rule

from .cards import CHEAPER, FARTHER, FASTER, UPGRADES
from .setup import MOST_TOKENS


@rule
def has_ability(setup, state, s, ability):
    """Return 1 if a second token has brought this ability, for the rest of the game, else 0; rule 32, gap 1.10."""
    for u in range(UPGRADES):
        if setup.ability[u] == ability and (state.token[s * UPGRADES + u] >= 2 or state.unlocked[s] >> u & 1):
            return 1
    return 0


@rule
def limit(setup, state, s):
    """The speed limit, for this driver; rule 13."""
    return setup.speed_limit + has_ability(setup, state, s, FASTER)


@rule
def reach(setup, state, s):
    return setup.patrol_reach + 2 * has_ability(setup, state, s, FARTHER)


@rule
def tier_bonus(tokens):
    """Nothing, nothing, 1, 3 dollars for a track with 0 to 3 tokens; rule 32, gap 1.9."""
    return 0 if tokens < 2 else 1 if tokens == 2 else 3


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
def tokens_in_bag(setup, u):
    """Return how many tokens of an upgrade there are; what 4 does not divide goes to the first kinds; rule 5."""
    return (setup.upgrade_tokens + UPGRADES - 1 - u) // UPGRADES


@rule
def tokens_of(state, s):
    n = 0
    for u in range(UPGRADES):
        n += state.token[s * UPGRADES + u]
    return n
