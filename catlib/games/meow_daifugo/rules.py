"""The rules of Meow Meow Daifugō, in place on a state, whole numbers only; rules by number: `concordance.toml`.

A hand is a mask of cards (`cards.py`), a play a row of a table (`plays.py`). Nobody knows the order of the deck, so
it is a mask as well, and each card that comes off it is a chance node; only a "?" that was put under it has a place.
If the deck is shuffled beforehand, its order is made first, one card at a time, and kept as a secret.
"""

from catlib.rules import CHANCE, TERMINAL, record, rule, zeroing

from .cards import CARDS, WILD
from .plays import PLAYS, TWINS, base_of, laid_with, list_plays, list_twins, ones_of
from .setup import SLOTS, choice

# Actions: a row of the table of plays, a twin of one from TWIN on, or
TAKE = PLAYS  # + the slot of the field
PASS = TAKE + SLOTS
TOP = PASS + 1
UNDER = TOP + 1  # + 0 for the white "?", 1 for the black
SHOW = UNDER + 2  # + the card
TWIN = SHOW + CARDS
NUM_ACTIONS, MAX_CHANCE = TWIN + TWINS, CARDS

# Phases
DEAL, TURN_UP, EXCHANGE, DRAW, DUEL, PLAY, CHOOSE, OVER, SHUFFLE = range(9)

SEATS = 4
NOBODY, SKIPPED = -1, -2  # nobody had both "?"; there was nothing to exchange

MEASURES = ("rounds", "plays", "passes", "taken", "cards played", "circles", "turns", "cleared")
ALONE_BY = "turns"  # the measure that tells solo games apart

State = record(
    "State",
    {
        "player": "i1",  # the seat that decides, or CHANCE or TERMINAL
        "phase": "i1",
        "next": "i1",  # the seat that plays once cards are dealt, shown or turned up
        "round": "i2",
        "dealt": "i1",
        "hand": ("i8", SEATS),
        "size": ("i1", SEATS),  # cards in each hand
        "known": ("i8", SEATS),  # the cards of each hand that everybody has seen
        "wilds": ("i1", SEATS),  # the "?", as bits, that were dealt to each hand, as far as everybody has seen
        "deck": "i8",
        "bottom": "i1",  # card + 1 of the "?" under the deck, or 0
        "pile": "i1",  # cards in the deck, with the one under it
        "order": ("i1", CARDS),  # card + 1 by place in a deck that was shuffled beforehand, 0 once it has come
        "ordered": "i1",  # cards that have a place
        "drawn": "i1",  # those of them that have come
        "loose": "i8",  # the cards that have none yet
        "field": ("i1", SLOTS),  # card + 1, or 0
        "played": "i8",
        "exchange": "i1",  # seat + 1 of the one that had both "?", 0 before that is known, NOBODY or SKIPPED
        "drawing": "i1",  # seat + 1 of the one that draws the top card, or 0
        "duel": "i1",  # seats that have chosen a card for the duel for start
        "shown": ("i1", SEATS),  # card + 1, or 0
        "must": "i1",  # card + 1 that the first lead has to show again, or 0
        "top": "i2",  # play + 1 to beat, or 0
        "last": "i1",  # the seat that played it
        "passed": "i1",  # passes since
        "winner": "i1",  # seat + 1 of the winner of the last round, or 0
        "penalty": ("i2", SEATS),  # circles in the last round
        "lost": ("i1", SEATS),  # points lost
        "losers": "i1",  # the overall losers, as bits
        "turn": "i1",  # of a solo game, from 1
        "cleared": "i1",
        "plays": "i2",
        "passes": "i2",
        "taken": "i2",
        "laid": "i2",
        "circles": "i2",
    },
    __name__,
)
zero = zeroing(State)


@rule
def current_player(setup, state):
    return state.player


@rule
def solo(setup):
    return setup.seats == 1


# Setting up


@rule
def start(setup, state):
    zero(state)
    begin_round(setup, state)


@rule
def begin_round(setup, state):
    """All cards go back into the deck; rule 3."""
    state.round += 1
    state.dealt, state.exchange, state.drawing, state.duel, state.must = 0, 0, 0, 0, 0
    state.top, state.last, state.passed, state.next = 0, 0, 0, 0
    state.turn = 1 if solo(setup) else 0
    state.deck, state.bottom, state.played, state.pile = setup.deck, 0, 0, 0
    for card in range(CARDS):
        state.pile += setup.deck >> card & 1
    for seat in range(SEATS):
        state.hand[seat], state.size[seat], state.known[seat], state.wilds[seat], state.shown[seat] = 0, 0, 0, 0, 0
    for slot in range(SLOTS):
        state.field[slot] = 0
    state.ordered, state.drawn, state.loose = 0, 0, setup.deck if setup.shuffle == choice.BEFOREHAND else 0
    for place in range(CARDS):
        state.order[place] = 0
    settle(setup, state)


@rule
def settle(setup, state):
    """Choose what comes next: a card that is dealt, drawn or turned up, an exchange, the duel for start, or a play."""
    state.player = CHANCE
    if state.loose:
        state.phase = SHUFFLE
    elif state.dealt < setup.hand_cards * setup.seats:
        state.phase = DEAL
    elif state.drawing:
        state.phase = DRAW
    elif state.pile and empty_slot(setup, state) >= 0:
        state.phase = TURN_UP
    elif state.exchange == 0 and must_exchange(setup, state):
        state.phase = EXCHANGE
    elif state.duel < setup.seats and not solo(setup):
        state.phase, state.player = DUEL, state.duel
    else:
        state.phase, state.player = PLAY, state.next


@rule
def empty_slot(setup, state):
    """The first empty slot of the field, or -1."""
    for slot in range(setup.field_cards):
        if state.field[slot] == 0:
            return slot
    return -1


@rule
def must_exchange(setup, state):
    """Return whether somebody holds both "?" and now decides; rule 4."""
    if state.pile == 0 or solo(setup):
        state.exchange = SKIPPED
        return False
    for seat in range(setup.seats):
        if state.hand[seat] >> WILD == 3:
            state.exchange, state.player = seat + 1, seat
            return True
    state.exchange = NOBODY
    return False


@rule
def put_under(setup, state, card):
    """One "?" goes under the deck, and the top card comes for it; rule 4."""
    seat = state.player
    state.hand[seat] ^= 1 << card
    state.size[seat] -= 1
    state.bottom = card + 1
    state.pile += 1
    state.drawing = seat + 1


@rule
def chance_weights(setup, state, weights):
    """All cards of the deck alike, or the one on top if it was shuffled beforehand; the "?" under it comes last."""
    cards = state.deck if state.deck else 1 << state.bottom - 1
    if state.loose:
        cards = state.loose
    elif state.deck and setup.shuffle == choice.BEFOREHAND:
        cards = 1 << state.order[state.drawn] - 1
    for card in range(CARDS):
        weights[card] = cards >> card & 1
    return CARDS


@rule
def place_card(state, card):
    """A card gets the next place in a deck that is shuffled beforehand."""
    state.order[state.ordered] = card + 1
    state.ordered += 1
    state.loose ^= 1 << card


@rule
def card_comes(setup, state, card):
    """A card is dealt, drawn or turned up; rules 3, 4, 9 and 18."""
    if state.deck:
        state.deck ^= 1 << card
        if setup.shuffle == choice.BEFOREHAND:
            state.order[state.drawn] = 0
            state.drawn += 1
    else:
        state.bottom = 0
    state.pile -= 1
    if state.phase == TURN_UP:
        state.field[empty_slot(setup, state)] = card + 1
        return
    seat = state.drawing - 1
    if state.phase == DEAL:
        seat = state.dealt % setup.seats
        state.dealt += 1
    state.drawing = 0
    state.hand[seat] |= 1 << card
    state.size[seat] += 1


# The duel for start


@rule
def duel_value(setup, card):
    """Return the value of a shown card, its circles last; rule 5, gap 4.2."""
    number = 8 if card >= WILD else card % 8 + 1
    return 32 * number + setup.circles[card]


@rule
def show_card(setup, state, card):
    """Everybody chooses a card; once the last has, all see them, and the lowest starts; rule 5."""
    state.shown[state.player] = card + 1
    state.duel += 1
    if state.duel < setup.seats:
        return
    first = 0
    for seat in range(setup.seats):
        if duel_value(setup, state.shown[seat] - 1) < duel_value(setup, state.shown[first] - 1):
            first = seat
    state.next, state.last = first, first
    if setup.first_lead == choice.SHOWN_CARD:
        state.must = state.shown[first]
    for seat in range(setup.seats):
        reveal_wilds(state, seat, 1 << state.shown[seat] - 1)
        state.known[seat] |= 1 << state.shown[seat] - 1
        state.shown[seat] = 0


@rule
def reveal_wilds(state, seat, cards):
    """Everybody learns of a "?" that it was dealt to this hand, unless they saw it come."""
    state.wilds[seat] |= (cards & ~state.known[seat]) >> WILD


# What can be played


@rule
def list_first_leads(setup, state, actions):
    """The leads that show the card of the duel again; gap 4.3."""
    hand, kept = state.hand[state.player], 0
    n = list_plays(setup, hand, -1, actions, 0)
    n = list_twins(setup, hand, TWIN, actions, n, n)
    for i in range(n):
        if cards_laid(setup, hand, actions[i]) >> state.must - 1 & 1:
            actions[kept] = actions[i]
            kept += 1
    return kept


@rule
def is_play(action):
    return action < PLAYS or action >= TWIN


@rule
def play_of(setup, action):
    """The row of the table that an action plays."""
    return action if action < PLAYS else base_of(setup, action - TWIN)


@rule
def cards_laid(setup, hand, action):
    """The cards that an action lays from a hand; of two equal black cards the player has chosen one."""
    if action < PLAYS:
        return laid_with(hand, setup.need[action], 0)
    return laid_with(hand, setup.need[base_of(setup, action - TWIN)], ones_of(setup, action - TWIN))


@rule
def list_field(setup, state, actions, n):
    """The cards that can be taken from the field; rule 9."""
    for slot in range(setup.field_cards):
        if state.field[slot]:
            actions[n] = TAKE + slot
            n += 1
    return n


@rule
def may_take(setup, size, pile):
    """Return whether a pass with a hand of that size takes a card; rule 9, gaps 4.10 and 4.11."""
    if pile == 0 and setup.taking == choice.WHILE_THE_DECK_HAS_CARDS:
        return False
    return setup.hand_limit == 0 or size < setup.hand_limit


@rule
def list_passes(setup, state, actions, n):
    """Passes: with one of the cards on the field, or with none if there is none; rule 9, gaps 4.10 and 4.11."""
    before = n
    if may_take(setup, state.size[state.player], state.pile):
        n = list_field(setup, state, actions, n)
    if n == before or not setup.must_take:
        actions[n] = PASS
        n += 1
    return n


@rule
def legal_actions(setup, state, actions):
    if state.phase == DUEL:
        return list_cards(state, actions)
    if state.phase == EXCHANGE:
        actions[0], actions[1] = UNDER, UNDER + 1
        return 2
    if state.phase == CHOOSE:
        return list_draws(setup, state, actions)
    if state.must:
        return list_first_leads(setup, state, actions)
    plays = list_plays(setup, state.hand[state.player], state.top - 1, actions, 0)
    n = list_passes(setup, state, actions, plays) if state.top else plays
    return list_twins(setup, state.hand[state.player], TWIN, actions, plays, n)


@rule
def list_cards(state, actions):
    """Any card can be shown in the duel for start; rule 5."""
    n, hand = 0, state.hand[state.player]
    for card in range(CARDS):
        if hand >> card & 1:
            actions[n] = SHOW + card
            n += 1
    return n


@rule
def list_draws(setup, state, actions):
    """A solo player picks a card of the field or the top of the deck; rule 18."""
    n = list_field(setup, state, actions, 0)
    if state.pile:
        actions[n] = TOP
        n += 1
    return n


# What happens


@rule
def apply_action(setup, state, action):
    if state.phase == SHUFFLE:
        place_card(state, action)
    elif state.player == CHANCE:
        card_comes(setup, state, action)
    elif state.phase == DUEL:
        show_card(setup, state, action - SHOW)
    elif state.phase == EXCHANGE:
        put_under(setup, state, WILD + action - UNDER)
    elif state.phase == CHOOSE:
        draw(setup, state, action)
    elif is_play(action):
        lay(setup, state, play_of(setup, action), cards_laid(setup, state.hand[state.player], action))
        return
    else:
        pass_turn(setup, state, action)
    settle(setup, state)


@rule
def lay(setup, state, play, cards):
    """Cards leave the hand for the table; rules 7, 8 and 13."""
    seat = state.player
    reveal_wilds(state, seat, cards)
    state.hand[seat] ^= cards
    state.known[seat] &= ~cards
    state.size[seat] -= setup.cards[play]
    state.played |= cards
    state.plays += 1
    state.laid += setup.cards[play]
    state.must = 0
    if solo(setup):
        end_turn(setup, state, play)
        return
    state.top, state.last, state.passed = play + 1, seat, 0
    if state.size[seat] == 0:
        end_round(setup, state)
        return
    state.next = (seat + 1) % setup.seats
    settle(setup, state)


@rule
def take(setup, state, seat, slot):
    """A card goes from the field to a hand, and everybody sees it; rule 9."""
    card = state.field[slot] - 1
    state.field[slot] = 0
    state.hand[seat] |= 1 << card
    state.known[seat] |= 1 << card
    state.size[seat] += 1
    state.taken += 1


@rule
def pass_turn(setup, state, action):
    """Pass, with a card if there is one; when all others have, the last player leads; rules 9 and 10."""
    seat = state.player
    if action != PASS:
        take(setup, state, seat, action - TAKE)
    state.passes += 1
    state.passed += 1
    state.next = (seat + 1) % setup.seats
    if state.passed == setup.seats - 1:
        state.top, state.passed, state.next = 0, 0, state.last


# The end of a round


@rule
def circles_of(setup, hand):
    """The circles of some cards; rule 13."""
    total = 0
    for card in range(CARDS):
        if hand >> card & 1:
            total += setup.circles[card]
    return total


@rule
def points_for(setup, circles):
    """Return the points that circles cost; rule 14."""
    if circles == 0:
        return 0
    if circles <= setup.penalty_bands[0]:
        return setup.point_losses[0]
    return setup.point_losses[1] if circles <= setup.penalty_bands[1] else setup.point_losses[2]


@rule
def end_round(setup, state):
    """End a round: the player without cards wins, the others pay for their circles; rules 13 to 15."""
    state.winner = state.player + 1
    most = 0
    for seat in range(setup.seats):
        circles = circles_of(setup, state.hand[seat])
        state.penalty[seat] = circles
        state.circles += circles
        state.lost[seat] += points_for(setup, circles)
        most = max(most, state.lost[seat])
    if setup.ends == choice.ONE_ROUND or most >= setup.points:
        state.phase, state.player = OVER, TERMINAL
        find_losers(setup, state)
    else:
        begin_round(setup, state)


@rule
def badness(setup, state, seat):
    """Return what tells apart those who lose together; gap 4.12."""
    if setup.lost_together == choice.MORE_CIRCLES:
        return state.penalty[seat]
    return state.lost[seat] if setup.lost_together == choice.MORE_POINTS else 0


@rule
def find_losers(setup, state):
    """Of those without points the worst are the overall losers; rule 15, gap 4.12."""
    worst = -1
    state.losers = 0
    for seat in range(setup.seats):
        if state.lost[seat] >= setup.points:
            bad = badness(setup, state, seat)
            if bad > worst:
                worst, state.losers = bad, 0
            if bad == worst:
                state.losers |= 1 << seat


# The solo game


@rule
def end_turn(setup, state, play):
    """A turn is over with an empty hand, or with a card that is drawn; rules 16 to 19."""
    state.cleared = 1 if state.size[0] == 0 else 0
    if state.cleared or state.turn == setup.solo_turns:
        state.phase, state.player = OVER, TERMINAL
        return
    chosen = setup.counts[play] >= state.turn
    state.turn += 1
    if chosen and (state.pile or any_card(setup, state)):
        state.phase = CHOOSE
        return
    if state.pile:
        state.drawing = 1
    settle(setup, state)


@rule
def any_card(setup, state):
    """Return whether a card lies on the field."""
    found = 0
    for slot in range(setup.field_cards):
        found |= state.field[slot]
    return found > 0


@rule
def draw(setup, state, action):
    """The card that a solo player chose; rule 18."""
    if action == TOP:
        state.drawing = 1
    else:
        take(setup, state, 0, action - TAKE)


# Payoffs and statistics


@rule
def returns(setup, state, out):
    """One round: points won from the others. A match: each loser pays every other. Solo: minus the turns."""
    if solo(setup):
        out[0] = -state.turn if state.cleared else -state.turn - 1
        return
    losers, seats = 0, setup.seats
    for seat in range(seats):
        losers += state.losers >> seat & 1
    for seat in range(seats):
        if setup.ends == choice.ONE_ROUND:
            out[seat] = -points_for(setup, state.penalty[seat])
        else:
            out[seat] = losers - seats if state.losers >> seat & 1 else losers
    if setup.ends == choice.ONE_ROUND:
        winner = state.winner - 1
        out[winner] = 0
        for seat in range(seats):
            if seat != winner:
                out[winner] -= out[seat]


@rule
def measure(setup, state, out):
    out[0], out[1], out[2], out[3] = state.round, state.plays, state.passes, state.taken
    out[4], out[5], out[6], out[7] = state.laid, state.circles, state.turn, state.cleared
