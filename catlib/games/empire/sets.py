"""Cards: one drawn after a turn that occupied something, and sets turned in; rules 8 and 15."""

from catlib.rules import CHANCE, bit_count, lowest_place, rule

from .board import ask
from .phases import DRAW, ENDING, EXCHANGE, KEEP_CARDS, NEXT, PLACING
from .placing import add_reserve
from .setup import KINDS, choice


@rule
def ask_draw(setup, state):
    """One card for whoever occupied something new, however much it was; rule 15, gap 3.10."""
    state.stage = ENDING
    if not state.taken:
        return
    if state.pile == 0 and setup.empty_pile == choice.RESHUFFLE:
        state.pile, state.aside = state.aside, 0
    if state.pile:
        ask(state, DRAW, CHANCE)


@rule
def draw(state, card):
    state.pile ^= 1 << card
    state.hand[state.seat] |= 1 << card
    state.phase = NEXT


@rule
def hand_kinds(setup, state):
    """The hand of the player in turn, eight bits a kind."""
    kinds = 0
    for kind in range(KINDS):
        kinds |= bit_count(state.hand[state.seat] & setup.kind_cards[kind]) << 8 * kind
    return kinds


@rule
def can_turn_in(setup, kinds, i):
    """Return whether a hand, eight bits a kind, holds the combination i, and that is a set; rule 8, gap 3.12."""
    if not setup.set_counts[i]:
        return False
    for kind in range(KINDS):
        if kinds >> 8 * kind & 255 < setup.set_needs[KINDS * i + kind]:
            return False
    return True


@rule
def has_set(setup, kinds):
    for i in range(setup.sets):
        if can_turn_in(setup, kinds, i):
            return True
    return False


@rule
def must_exchange(setup, state):
    """Return whether the hand is so large that a set has to be turned in; gap 3.6."""
    return setup.forced_exchange > 0 and bit_count(state.hand[state.seat]) >= setup.forced_exchange


@rule
def ask_exchange(setup, state):
    """One set may be turned in before cubes are placed, more where the hand has to shrink; rule 8, gaps 3.3 and 3.6."""
    s = state.seat
    allowed = state.taken == 0 and not state.turned_in
    if state.hand[s] and (allowed or must_exchange(setup, state)) and has_set(setup, hand_kinds(setup, state)):
        ask(state, EXCHANGE, s)
    else:
        state.stage = PLACING


@rule
def sets_to_turn_in(setup, state, actions):
    kinds, n = hand_kinds(setup, state), 0
    for i in range(setup.sets):
        if can_turn_in(setup, kinds, i):
            actions[n] = i
            n += 1
    if not must_exchange(setup, state):
        actions[n] = KEEP_CARDS
        n += 1
    return n


@rule
def award(setup, n):
    """Return what the set after n others brings: 4, 6, 8, 10, 12, 15, then five more each; rule 8, gap 3.3."""
    if n < 6:
        return setup.set_awards[n]
    return setup.set_awards[5] + (n - 5) * setup.set_step


@rule
def exchange(setup, state, action):
    """Turn in a set, the lowest cards of each kind, or keep the cards; rule 8."""
    state.phase = NEXT
    if action == KEEP_CARDS:
        state.stage = PLACING
        return
    for kind in range(KINDS):
        for _ in range(setup.set_needs[KINDS * action + kind]):
            card = lowest_place(state.hand[state.seat] & setup.kind_cards[kind])
            state.hand[state.seat] ^= 1 << card
            state.aside |= 1 << card
    add_reserve(setup, state, award(setup, state.sets))
    state.sets += 1
    state.turned_in = 1
