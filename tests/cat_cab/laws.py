"""What no game of Cat Cab Crew ever breaks, as rules that run beside the compiled engine."""

from catlib.games.cat_cab.phases import FINAL, KEEP, NOBODY, OVER, SABOTAGE
from catlib.games.cat_cab.setup import BLOCKED, COLOURED, SEATS, SLOTS, WHITE
from catlib.rules import rule

LAWS = (
    "nobody has more curses than the limit allows",
    "there are no more curses than cubes",
    "passengers placed, collected, carried and lost belong together",
    "one passenger is collected at a time",
    "a coloured die is in the box or with one driver who won it",
    "a die shows a face that it has",
    "first, second and third place are handed out in this order, each once",
    "whoever has a place keeps it",
    "who is out of the city is on no cell of it, and the others are",
    "cabs and passengers are on open cells",
    "the last round is the last",
    "nothing of a turn is left lying about when the next begins",
    "only a driver who is still inside decides",
)


@rule
def curse_law(setup, state):
    """The number of the law that curses break, or 0."""
    total = 0
    for s in range(setup.seats):
        total += state.curses[s]
        if state.curses[s] < 0 or state.curses[s] > setup.curse_limit:
            return 1
    return 2 if setup.curse_supply and total > setup.curse_supply else 0


@rule
def passenger_law(setup, before, state):
    """The number of the law that passengers break, or 0."""
    on_board = 1 if state.passenger != NOBODY else 0
    aboard, carried = 0, 0
    for s in range(SEATS):
        aboard += state.aboard[s]
        carried += before.aboard[s]
    if state.placed > setup.passengers or aboard > state.collected:
        return 3
    returned = aboard + on_board == state.placed
    if state.collected + on_board != state.placed and not returned:
        return 3
    taken = state.collected - before.collected
    if taken < 0 or taken > 1 or (aboard - carried == 1) != (taken == 1) or abs(aboard - carried) > 1:
        return 4
    return 0


@rule
def dice_law(setup, state):
    """The number of the law that dice break, or 0."""
    for i in range(COLOURED):
        if state.holder[i] < 0 or state.holder[i] > setup.seats or (state.holder[i] and not state.obtained[i]):
            return 5
        shown = state.die[WHITE + i] or state.pending >> WHITE + i & 1
        if state.phase == KEEP and shown and state.holder[i] != state.seat + 1:
            return 5
    for i in range(SLOTS):
        if state.die[i] < 0 or state.die[i] > (6 if i < WHITE + SEATS else 8):
            return 6
    return 0


@rule
def place_law(setup, before, state):
    """The number of the law that places break, or 0."""
    given = 0
    for s in range(setup.seats):
        if state.place[s] > 0:
            given |= 1 << state.place[s] - 1
        if before.place[s] != 0 and before.place[s] != state.place[s]:
            return 8
        if (state.place[s] > 0) != (state.cell[s] == setup.out):
            return 9
    return 0 if given == (1 << state.left) - 1 else 7


@rule
def is_open(setup, n):
    """Whether a cab or a passenger may be there."""
    if n == setup.start or n == setup.out:
        return True
    return 0 <= n < setup.cells and setup.kind[n] != BLOCKED


@rule
def rest_of_turn(state):
    """What a turn and its duel have left in the state, as bits: nothing, once it is over."""
    rest = state.ones | state.twos | state.items | state.backlog | state.sabotage | state.boost
    rest |= state.moved | state.settled | state.column
    rest |= state.duel | state.duel_turn | state.duel_rounds | state.duel_pending
    for s in range(SEATS):
        rest |= state.back[s] | state.duel_roll[s] | state.duel_die[2 * s] | state.duel_die[2 * s + 1]
    return rest


@rule
def turn_law(setup, before, state):
    """The number of the law of turns that a step breaks, or 0."""
    if setup.turn_limit and state.round > setup.turn_limit:
        return 11
    if before.turns[before.seat] and (before.seat != state.seat or state.phase == OVER):
        for i in range(SLOTS):
            if state.die[i]:
                return 12
        if rest_of_turn(state) or state.curses[before.seat]:
            return 12
    late = state.phase == SABOTAGE or state.stage == FINAL
    return 13 if state.player >= 0 and state.place[state.player] != 0 and not late else 0


@rule
def law(setup, before, action, state):
    """The number of the law that the last step broke, or 0."""
    broken = curse_law(setup, state)
    if broken == 0:
        broken = passenger_law(setup, before, state)
    if broken == 0:
        broken = dice_law(setup, state)
    if broken == 0:
        broken = place_law(setup, before, state)
    for s in range(setup.seats):
        if broken == 0 and not is_open(setup, state.cell[s]):
            broken = 10
    if broken == 0 and state.passenger != NOBODY and not is_open(setup, state.passenger):
        broken = 10
    if broken == 0:
        broken = turn_law(setup, before, state)
    return broken
