"""Goofspiel: both bid a card for each prize at once, each card only once. The higher bid wins; equal bids win nothing.

Prizes come from the highest down, and whoever has more of them wins. Known: as both have the same cards, neither is
ahead if both play well; nobody may know the other's bid, so `AT_ONCE` names the field of the bids.
Source: S. M. Ross, Goofspiel: the game of pure strategy, Journal of Applied Probability 8, 1971.
"""

from catlib.game.authoring import TERMINAL, Field, House, Names, add, record, rule

MOST = 8
ACTIONS, PAYOFFS, AT_ONCE = tuple(str(card) for card in range(1, MOST + 1)), (-1, 1), "bid"
LOOKS = {"bid": Names(("not yet", *ACTIONS)), "used": None}

# used: the cards that were bid, as bits; ahead: points of the first player's prizes less those of the second's
State = record("State", {"bid": ("i1", 2), "used": ("i2", 2), "prize": "i1", "ahead": "i1"}, __name__)


class HouseRules(House):
    cards: int = Field(4, ge=1, le=MOST, description="Cards of each player.")


@rule
def start(setup, state):
    state.prize = setup.cards


@rule
def current_player(setup, state):
    return TERMINAL if state.prize == 0 else 0 if state.bid[0] == 0 else 1


@rule
def legal_actions(setup, state, actions):
    seat, count = 0 if state.bid[0] == 0 else 1, 0
    for card in range(setup.cards):
        if state.used[seat] >> card & 1 == 0:
            actions[count] = card
            count += 1
    return count


@rule
def apply_action(setup, state, action):
    seat = 0 if state.bid[0] == 0 else 1
    state.bid[seat] = action + 1
    if seat == 1:
        state.ahead += state.prize * ((state.bid[0] > state.bid[1]) - (state.bid[1] > state.bid[0]))
        state.prize -= 1
        for each in range(2):
            state.used[each] = state.used[each] | 1 << state.bid[each] - 1
            state.bid[each] = 0


@rule
def returns(setup, state, out):
    out[0] = 1 if state.ahead > 0 else -1 if state.ahead < 0 else 0
    out[1] = -out[0]


add(__name__)
