"""Setting up: the first player, Occupation cards, the deal and the starting cubes; rules 4, 5 and 16."""

from catlib.rules import CHANCE, lowest_place, rule

from .board import ask
from .phases import BEGIN, DEAL, FILLING, MISSION, NEUTRAL, NEXT, PLACE
from .setup import choice


@rule
def start_roll(setup, state, face):
    """The highest roll begins, ties roll again; gap 3.4."""
    s = lowest_place(state.pending)
    if face > state.best:
        state.best, state.leaders = face, 0
    if face == state.best:
        state.leaders |= 1 << s
    state.pending &= state.pending - 1
    if state.pending:
        return
    if state.leaders & (state.leaders - 1):
        state.pending = state.leaders
    else:
        state.first = lowest_place(state.leaders)
        begin_deal(setup, state)
    state.best, state.leaders = 0, 0


@rule
def begin_deal(setup, state):
    """Missions if the table plays with them, then the neighborhoods, from the first player on; rules 5 and 16."""
    state.dealt, state.seat = 0, state.first
    ask(state, MISSION if setup.objective == choice.MISSIONS else DEAL, CHANCE)


@rule
def deal_mission(setup, state, mission):
    state.mission[state.seat] = mission
    state.seat = (state.seat + 1) % setup.seats
    if state.seat == state.first:
        ask(state, DEAL, CHANCE)


@rule
def share(setup, state, s):
    """Return how many neighborhoods a player is dealt; the first get those that are left over; rule 5, gap 3.5."""
    hands = setup.seats + (1 if setup.neutral_third and setup.seats == 2 else 0)
    each, over = setup.size // hands, setup.size % hands
    if s == NEUTRAL:
        return each if hands > setup.seats else 0
    if s >= setup.seats:
        return 0
    later = (s - state.first + setup.seats) % setup.seats
    return each + (1 if later < over else 0)


@rule
def deal(setup, state, s):
    """One card: whoever gets it occupies its neighborhood with a cube; rule 5."""
    state.owner[state.dealt] = s
    state.cubes[state.dealt] = setup.neutral_cubes if s == NEUTRAL else 1
    state.count[s] += 1
    state.dealt += 1
    if state.dealt < setup.size:
        return
    for t in range(setup.seats):
        state.reserve[t] = setup.cubes - state.count[t]
    state.dealt, state.seat, state.stage, state.phase = 0, state.first, FILLING, NEXT


@rule
def ask_fill(setup, state):
    """The rest of the starting cubes, one by one in turn or a player after the other; gap 3.4."""
    for _ in range(setup.seats):
        if state.reserve[state.seat]:
            ask(state, PLACE, state.seat)
            return
        state.seat = (state.seat + 1) % setup.seats
    state.seat, state.stage = state.first, BEGIN
