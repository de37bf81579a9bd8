"""The end of a turn and of the game: rush hour, points, and the tally."""

from catlib.rules import TERMINAL, rule

from .duels import begin_duel
from .phases import BEGIN, FINAL, NOBODY, OVER, inside
from .setup import SLOTS


@rule
def finish(setup, state):
    """Curses go, dice are put away, rush hour ticks, the next driver rolls; rules 16 and 38."""
    s = state.seat
    state.curses[s], state.sabotage, state.moved, state.settled = 0, 0, 0, 0
    for slot in range(SLOTS):
        state.die[slot] = 0
    tick(state, s)
    following = following_position(setup, state)
    if is_over(setup, state):
        tally(setup, state)
    else:
        state.position, state.stage = following, BEGIN


@rule
def following_position(setup, state):
    """Return who is next in the order of play, rounds counted; nobody who is out of the race."""
    position = state.position
    for _ in range(setup.seats):
        position += 1
        if position == setup.seats:
            position = 0
            state.round += 1
        if inside(state, state.order[position]):
            break
    return position


@rule
def tick(state, s):
    """One turn of rush hour less; without any left the driver has lost; rule 38."""
    if inside(state, s) and state.rush[s] > 0:
        state.rush[s] -= 1
        if state.rush[s] == 0:
            state.place[s] = -1


@rule
def is_over(setup, state):
    if setup.turn_limit and state.round >= setup.turn_limit:
        return True
    for s in range(setup.seats):
        if inside(state, s):
            return False
    return True


@rule
def worth_aboard(setup, passengers):
    """The points of a number of passengers; rule 34."""
    return setup.passenger_points * passengers


@rule
def points(setup, state, s):
    """Passengers and the place among those who left; rules 34 and 37."""
    total = worth_aboard(setup, state.aboard[s])
    if state.place[s] > 0:
        total += setup.place_points[state.place[s] - 1]
    return total


@rule
def best_seats(setup, state):
    """The drivers with the most points, as bits; who missed rush hour is out; gap 0.17."""
    best, mask = -1, 0
    for s in range(setup.seats):
        if state.place[s] >= 0 or setup.eliminated_can_win:
            p = points(setup, state, s)
            if p > best:
                best, mask = p, 0
            if p == best:
                mask |= 1 << s
    return mask


@rule
def tally(setup, state):
    """Most points win, and a duel settles a tie; rule 39."""
    best = best_seats(setup, state)
    state.winner = NOBODY
    if best & (best - 1) == 0:
        state.phase, state.player = OVER, TERMINAL
    else:
        state.stage = FINAL
        begin_duel(setup, state, best)


@rule
def has_won(setup, state, s):
    """Return whether a driver alone has the most points, or won the duel that settled a tie."""
    return state.winner == s or (state.winner == NOBODY and best_seats(setup, state) == 1 << s)
