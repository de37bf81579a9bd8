"""What no game of Empire ever breaks, as rules that run beside the compiled engine."""

from catlib.games.empire.board import cubes_of
from catlib.games.empire.maps import NODES
from catlib.games.empire.phases import BEGIN, EXCHANGE, FILLING, NOBODY, OVER, ROLL, SETTING_UP
from catlib.games.empire.setup import SEATS
from catlib.rules import bit_count, rule

LAWS = (
    "each card is in one hand, in the pile or aside",
    "what is counted of each seat is what it holds",
    "once dealt, every neighborhood has an owner and a cube",
    "there is nothing beyond the map",
    "who holds nothing has no turn and no cards",
    "cubes come with a new turn or a set, and else never",
    "a battle takes as many cubes as there were comparisons",
    "nobody has more cubes than there are",
    "the last round is the last",
    "a set once turned in stays turned in",
)


@rule
def cards_add_up(setup, state):
    """Whether hands, pile and what was turned in are the deck, each card once."""
    cards, number = state.pile | state.aside, bit_count(state.pile) + bit_count(state.aside)
    for s in range(SEATS):
        cards |= state.hand[s]
        number += bit_count(state.hand[s])
    return cards == setup.deck and number == bit_count(setup.deck)


@rule
def counts_add_up(setup, state):
    """Whether each seat, and nobody, holds as many neighborhoods as is counted."""
    held = 0  # a byte a seat
    for h in range(setup.size):
        if state.owner[h] >= 0:
            held += 1 << 8 * state.owner[h]
    for s in range(SEATS + 1):
        if held >> 8 * s & 255 != state.count[s]:
            return False
    return True


@rule
def all_cubes(setup, state):
    """Cubes on the map and still to be placed."""
    total = 0
    for h in range(setup.size):
        total += state.cubes[h]
    for s in range(SEATS):
        total += state.reserve[s]
    return total


@rule
def map_law(setup, state):
    """The number of the law that the map breaks, or 0."""
    for h in range(NODES):
        if h >= setup.size:
            if state.cubes[h] or state.owner[h] != NOBODY:
                return 4
        elif state.stage != SETTING_UP and (state.owner[h] == NOBODY or state.cubes[h] < 1):
            return 3
    return 0


@rule
def seat_law(setup, state):
    """The number of the law that a seat breaks, or 0."""
    playing = state.stage > FILLING
    if playing and state.phase != OVER and state.count[state.seat] == 0:
        return 5
    for s in range(SEATS):
        if playing and state.count[s] == 0 and state.hand[s]:
            return 5
        if setup.cube_supply and cubes_of(setup, state, s) + state.reserve[s] > setup.cube_supply:
            return 8
    return 0


@rule
def cube_law(setup, before, state):
    """The number of the law of how many cubes there are that a step breaks, or 0."""
    if before.stage <= FILLING or before.seat != state.seat or before.round != state.round:
        return 0
    change = all_cubes(setup, state) - all_cubes(setup, before)
    if before.phase == EXCHANGE:
        return 0 if change >= 0 else 6
    if change > 0 and before.stage != BEGIN and state.sets == before.sets:
        return 6
    rolled = before.phase == ROLL and state.phase != ROLL
    if change < 0 and not rolled:
        return 7
    if rolled and state.sets == before.sets and change != -min(before.attacking, before.defending):
        return 7
    return 0


@rule
def law(setup, before, action, state):
    """The number of the law that the last step broke, or 0."""
    if not cards_add_up(setup, state):
        return 1
    if not counts_add_up(setup, state):
        return 2
    broken = map_law(setup, state)
    if broken == 0:
        broken = seat_law(setup, state)
    if broken == 0:
        broken = cube_law(setup, before, state)
    if broken == 0 and setup.turn_limit and state.round > setup.turn_limit:
        broken = 9
    if broken == 0 and state.sets < before.sets:
        broken = 10
    return broken
