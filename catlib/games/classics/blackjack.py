"""Blackjack: hit, stand or double against a dealer who stands on 17. The decks are endless; pairs are not split.

Payoffs are counted in halves of the bet, as a natural pays three to two. The dealer has looked and has no natural.
Known: the basic strategy for many decks. With endless ones an ace and a 2 are hit against a 5, and an ace and a 4
against a 4, which the table doubles.
Source: S. Wong, Professional Blackjack, 1994; E. O. Thorp, Beat the Dealer, 1966.
"""

from catlib.game.authoring import CHANCE, TERMINAL, Cards, Names, Track, add, record, rule

PLAYERS, ACTIONS, PAYOFFS = 1, ("stand", "hit", "double"), (-4, 4)
OUTCOMES, STAND, DOUBLE = ("ace", *map(str, range(2, 10)), "ten"), 0, 2
LOOKS = {
    "up": Cards(("A", *map(str, range(2, 11))), "The dealer's first card"),
    "dealers_total": Track(21, "The dealer's points, an ace as 1"),
    "total": Track(21, "Your points, an ace as 1"),
    "dealers_ace": Names(("", "yes"), "The dealer has an ace"),
    "ace": Names(("", "yes"), "You have an ace"),
    "bet": Names(("", "", "single", "", "double")),
    **dict.fromkeys(("cards", "dealers")),  # not shown
}

# cards: 3 for more; total: aces counted as 1; due: whether a card is to be drawn; up: the dealer's first card
State = record(
    "State",
    {"up": "i1", "cards": "i1", "total": "i1", "ace": "i1", "bet": "i1", "due": "i1", "done": "i1", "dealers": "i1",
     "dealers_total": "i1", "dealers_ace": "i1"},
    __name__,
)


@rule
def best(total, ace):
    """The value of a hand, an ace counted as 11 where that fits."""
    return total + 10 if ace and total <= 11 else total


@rule
def start(setup, state):
    state.bet = 2


@rule
def natural(state):
    return state.cards == 2 and best(state.total, state.ace) == 21


@rule
def current_player(setup, state):
    if state.up == 0 or state.cards < 2:
        return CHANCE
    if state.total > 21 or natural(state):
        return TERMINAL
    if state.done:
        return TERMINAL if best(state.dealers_total, state.dealers_ace) >= 17 else CHANCE
    return CHANCE if state.due else 0


@rule
def chance_weights(setup, state, weights):
    for card in range(10):
        weights[card] = 4 if card == 9 else 1
    if state.done and state.dealers == 1 and state.up == 1:
        weights[9] = 0
    if state.done and state.dealers == 1 and state.up == 10:
        weights[0] = 0
    return 10


@rule
def legal_actions(setup, state, actions):
    actions[0], actions[1], actions[2] = 0, 1, 2
    return 3 if state.cards == 2 else 2


@rule
def apply_action(setup, state, action):
    if state.up == 0:
        state.up, state.dealers, state.dealers_total = action + 1, 1, action + 1
        state.dealers_ace = 1 if action == 0 else 0
    elif state.done:
        state.dealers, state.dealers_total = 2, state.dealers_total + action + 1
        state.dealers_ace = 1 if action == 0 else state.dealers_ace
    elif state.cards < 2 or state.due:
        draw(state, action)
    elif action == STAND:
        state.done = 1
    else:
        state.bet, state.due = 4 if action == DOUBLE else 2, 1


@rule
def draw(state, card):
    state.cards, state.due = min(state.cards + 1, 3), 0
    state.total += card + 1
    state.ace = 1 if card == 0 else state.ace
    state.done = 1 if state.bet == 4 else 0


@rule
def returns(setup, state, out):
    own, dealers = best(state.total, state.ace), best(state.dealers_total, state.dealers_ace)
    if natural(state):
        out[0] = 3
    elif own > 21 or (dealers <= 21 and own < dealers):
        out[0] = -state.bet
    else:
        out[0] = 0 if own == dealers else state.bet


add(__name__)
