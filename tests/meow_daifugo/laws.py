"""What no game of Meow Meow Daifugō ever breaks, as rules that run beside the compiled engine."""

from catlib.games.meow_daifugo.cards import CARDS
from catlib.games.meow_daifugo.rules import DUEL, EXCHANGE, PLAY, SEATS
from catlib.games.meow_daifugo.setup import SLOTS
from catlib.rules import bit_count, rule

LAWS = (
    "each card of the deck is in one place",
    "hands and the pile are as large as they say",
    "what everybody knows of a hand is in it",
    "points are lost and never won back",
    "whoever plays holds a card",
    "all have passed but one, at most",
    "a hand grows by one card, at most, in one step",
    "a deck shuffled beforehand loses the card on top",
)


@rule
def in_one_place(setup, state):
    """Whether hands, deck, field and table together are the deck, and no card is in two of them."""
    cards, number = state.deck | state.played, bit_count(state.deck) + bit_count(state.played)
    for seat in range(SEATS):
        cards |= state.hand[seat]
        number += bit_count(state.hand[seat])
    for slot in range(SLOTS):
        if state.field[slot]:
            cards |= 1 << state.field[slot] - 1
            number += 1
    if state.bottom:
        cards |= 1 << state.bottom - 1
        number += 1
    return cards == setup.deck and number == bit_count(setup.deck)


@rule
def in_order(state):
    """Whether the places of a deck that was shuffled beforehand hold the cards of the deck, in a row."""
    cards, number = 0, 0
    for place in range(CARDS):
        if state.order[place]:
            cards |= 1 << state.order[place] - 1
            number += 1
        if (state.order[place] > 0) != (state.drawn <= place < state.ordered):
            return False
    if state.ordered == 0:
        return True
    return cards | state.loose == state.deck and number + bit_count(state.loose) == bit_count(state.deck)


@rule
def law(setup, before, action, state):
    """The number of the law that the last step broke, or 0."""
    if not in_one_place(setup, state):
        return 1
    if state.pile != bit_count(state.deck) + (state.bottom > 0):
        return 2
    for seat in range(SEATS):
        if state.size[seat] != bit_count(state.hand[seat]):
            return 2
        if state.known[seat] & ~state.hand[seat]:
            return 3
        if state.lost[seat] < before.lost[seat]:
            return 4
        if state.round == before.round and state.size[seat] > before.size[seat] + 1:
            return 7
    asked = state.phase == PLAY or state.phase == DUEL or state.phase == EXCHANGE
    if asked and state.player >= 0 and state.size[state.player] == 0:
        return 5
    if state.passed < 0 or state.passed >= max(2, setup.seats):
        return 6
    return 0 if in_order(state) else 8
