"""Worlds that a seat cannot tell from the real one, dealt from given draws so that every engine deals the same."""

from catlib.rules import bit_count, rule

from .cards import CARDS, WILD
from .rules import NOBODY
from .setup import SLOTS, choice

DRAWS = 40  # draws that one world takes at most


@rule
def unseen_cards(setup, state, me):
    """The cards of which a seat does not know where they are, as bits."""
    gone = state.played | state.hand[me]
    for seat in range(setup.seats):
        gone |= state.known[seat]
    for slot in range(SLOTS):
        if state.field[slot]:
            gone |= 1 << state.field[slot] - 1
    if state.exchange == me + 1 and state.bottom:
        gone |= 1 << state.bottom - 1
    return setup.deck & ~gone


@rule
def redeal(setup, state, me, loose, draws):
    """Deal all that a seat does not know anew; False if that cannot be, and then the caller asks again.

    `draws` are DRAWS numbers from [0, 1); `loose` is room for the cards. A player who exchanged a "?" had both; while
    nobody did, nobody was dealt both.
    """
    pool = unseen_cards(setup, state, me)
    for seat in range(setup.seats):
        if seat != me:
            state.hand[seat] = state.known[seat]
    if state.exchange > 0 and state.exchange != me + 1:
        pool = place_wilds(state, pool, draws)
    n = 0
    for card in range(CARDS):
        if pool >> card & 1:
            loose[n] = card
            n += 1
    n = deal_hands(setup, state, me, loose, n, draws)
    state.deck = 0
    for i in range(n):
        state.deck |= 1 << loose[i]
    if setup.shuffle == choice.BEFOREHAND:
        shuffle_again(state, loose, n, draws)
    return possible(setup, state, me)


@rule
def deal_hands(setup, state, me, loose, n, draws):
    """Deal cards for the other hands, and in a duel the ones they chose; return the number of cards left."""
    for seat in range(setup.seats):
        if seat != me:
            for _ in range(state.size[seat] - bit_count(state.hand[seat])):
                i = int(draws[n] * n)
                n -= 1
                state.hand[seat] |= 1 << loose[i]
                loose[i] = loose[n]
            if state.shown[seat]:
                state.shown[seat] = nth_card(state.hand[seat], int(draws[CARDS + 1 + seat] * state.size[seat])) + 1
    return n


@rule
def shuffle_again(state, loose, n, draws):
    """Another order for a deck that is shuffled beforehand, as far as it has one."""
    for place in range(state.drawn, state.ordered):
        i = int(draws[n] * n)
        n -= 1
        state.order[place] = loose[i] + 1
        loose[i] = loose[n]
    cards = 0
    for i in range(n):
        cards |= 1 << loose[i]
    state.loose = cards if state.loose else 0


@rule
def nth_card(cards, n):
    """The n-th card of a hand, from 0."""
    for card in range(CARDS):
        if cards >> card & 1:
            if n == 0:
                return card
            n -= 1
    return 0


@rule
def place_wilds(state, pool, draws):
    """Place the "?" of a player who had both: one under the deck if one is there, the other in the hand unless seen."""
    wilds = pool >> WILD
    under = 0
    if state.bottom and wilds:
        under = wilds
        if wilds == 3:
            under = 1 if draws[0] < 0.5 else 2
        state.bottom = WILD + under
    state.hand[state.exchange - 1] |= (wilds & ~under) << WILD
    return pool & ~(3 << WILD)


@rule
def possible(setup, state, me):
    """Return whether nobody was dealt both "?" if nobody exchanged one."""
    if state.exchange != NOBODY:
        return True
    fine = True
    for seat in range(setup.seats):
        hidden = state.hand[seat] & ~state.known[seat]
        if seat != me and hidden >> WILD | state.wilds[seat] == 3:
            fine = False
    return fine
