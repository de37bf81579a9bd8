"""Curses: how drivers come by them, what they cancel, and whom sabotage hits."""

from catlib.rules import lowest_place, rule

from .phases import CANCEL, FINISH, MOVEMENT, SABOTAGE, ask, inside
from .setup import choice


@rule
def add_curse(setup, state, s):
    """One more curse, up to the limit and while there are cubes; rule 14, gaps 0.13 and 0.25."""
    if state.curses[s] < setup.curse_limit and cubes_left(setup, state):
        state.curses[s] += 1


@rule
def cubes_left(setup, state):
    """Return whether there is a cube for one more curse; gap 0.13."""
    return not setup.curse_supply or state.curses[0] + state.curses[1] + state.curses[2] < setup.curse_supply


@rule
def may_reroll(setup, state):
    """At the limit of curses, without a cube for one more, and for Crazy cat the dice stand; rules 14, 15 and 41."""
    if state.seat == setup.crazy or not cubes_left(setup, state):
        return False
    return state.curses[state.seat] < setup.curse_limit


@rule
def curses_stage(setup, state):
    """Curses cancel movement first; rule 23, gap 0.4."""
    state.stage, state.moved, state.settled = MOVEMENT, 0, 0
    curses = state.curses[state.seat]
    best = cancelled(setup, state.ones, state.twos, curses)
    state.backlog = 0 if setup.curses_act == choice.CANCEL_ONLY else curses - best
    low, high = max(0, (best - state.ones + 1) // 2), min(state.twos, best // 2)
    if low == high:
        cancel_movement(state, best, low)
    else:
        ask(state, CANCEL, state.seat)


@rule
def cancelled(setup, ones, twos, curses):
    """The most movement, in spaces, that a number of curses can cancel without splitting a two."""
    if setup.curses_act == choice.BACK_ONLY:
        return 0
    if curses >= ones + 2 * twos:
        return ones + 2 * twos
    return curses - (1 if ones == 0 and curses % 2 else 0)


@rule
def cancel_actions(setup, state, actions):
    """Return how many movements of two spaces the curses cancel; ones make up the rest."""
    best = cancelled(setup, state.ones, state.twos, state.curses[state.seat])
    n = 0
    for twos in range(state.twos + 1):
        if 0 <= best - 2 * twos <= state.ones:
            actions[n] = twos
            n += 1
    return n


@rule
def cancel(setup, state, twos):
    cancel_movement(state, cancelled(setup, state.ones, state.twos, state.curses[state.seat]), twos)


@rule
def cancel_movement(state, spaces, twos):
    state.twos -= twos
    state.ones -= spaces - 2 * twos


# Sabotage


@rule
def victims(setup, state):
    """Whom sabotage may hit, as bits."""
    mask = 0
    for s in range(setup.seats):
        if s != state.seat and inside(state, s):
            mask |= 1 << s
    return mask


@rule
def sabotage_stage(setup, state):
    """Every final 2 is a curse for another driver; rule 26, gap 0.12."""
    if state.sabotage == 0:
        state.stage = FINISH
        return
    others = victims(setup, state)
    if others & (others - 1):
        ask(state, SABOTAGE, state.seat)
    elif others:
        hand_out(setup, state, lowest_place(others))
    else:
        state.sabotage = 0


@rule
def hand_out(setup, state, victim):
    """All curses go to one victim; the limit swallows the rest; gap 0.12."""
    for _ in range(state.sabotage):
        add_curse(setup, state, victim)
    state.sabotage = 0
