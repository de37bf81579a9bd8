"""Duels: who fights whom, the dice of each round, and who falls back."""

from catlib.rules import TERMINAL, lowest_place, rule

from .phases import BOTH, DONE, DUEL_KEEP, DUEL_ROLL, FINAL, NOBODY, OVER, ask, ask_dice, inside
from .setup import SEATS, choice

SEVEN, CAT_ROLLS = 7, 3  # the sum that wins; how often Crazy cat rolls


@rule
def rivals(setup, state, s):
    """The other cabs on the cell, as bits; none at the start gate; rule 31, gap 0.16."""
    mask = 0
    if state.cell[s] == setup.start:
        return 0
    for t in range(setup.seats):
        if t != s and inside(state, t) and state.cell[t] == state.cell[s]:
            mask |= 1 << t
    return mask


@rule
def duel_stage(setup, state):
    """Landing by own movement where another cab stands starts a duel; rule 31."""
    s = state.actor
    if not state.moved or not inside(state, s):
        return
    others = rivals(setup, state, s)
    if others:
        begin_duel(setup, state, 1 << s | others)


@rule
def begin_duel(setup, state, duellists):
    """Everybody takes two dice; against Crazy cat only the cat rolls; rules 31 and 46, gap 0.20."""
    state.duel, state.duel_rounds, state.winner = duellists, 0, NOBODY
    for i in range(2 * SEATS):
        state.duel_die[i] = 0
    for s in range(SEATS):
        state.duel_roll[s] = BOTH if duellists >> s & 1 else 0
    state.duel_turn = state.actor if duellists >> state.actor & 1 else lowest_place(duellists)
    if setup.crazy >= 0:
        state.duel_roll[1 - setup.crazy] = 0
        state.duel_turn = setup.crazy
    roll_duel(setup, state)


@rule
def roll_duel(setup, state):
    """Roll the dice chosen: everybody's together, or those of the one whose turn it is; gap 0.19."""
    mask = 0
    for s in range(SEATS):
        if state.duel >> s & 1 and (setup.duel == choice.SIMULTANEOUS or s == state.duel_turn):
            mask |= state.duel_roll[s] << (2 * s)
    state.duel_pending = mask
    ask_dice(state, DUEL_ROLL, 6)


@rule
def roll_duel_die(setup, state, face):
    state.duel_die[lowest_place(state.duel_pending)] = face
    state.duel_pending &= state.duel_pending - 1
    if state.duel_pending:
        ask_dice(state, DUEL_ROLL, 6)
    else:
        judge_duel(setup, state)


@rule
def judge_duel(setup, state):
    """A lone seven wins; sevens in the same round roll again; Crazy cat has three tries; rules 31 and 46."""
    sevens = 0
    for s in range(SEATS):
        if state.duel_die[2 * s] + state.duel_die[2 * s + 1] == SEVEN and state.duel >> s & 1:
            sevens |= 1 << s
    if sevens and sevens & (sevens - 1) == 0:
        end_duel(setup, state, lowest_place(sevens))
        return
    if setup.crazy >= 0 and (setup.duel == choice.SIMULTANEOUS or state.duel_turn == setup.crazy) and sevens == 0:
        state.duel_rounds += 1
        if state.duel_rounds == CAT_ROLLS:
            end_duel(setup, state, 1 - setup.crazy)
            return
    if sevens:
        roll_duel(setup, state)
    elif setup.duel == choice.ALTERNATE:
        state.duel_turn = next_duellist(setup, state, state.duel_turn)
        choose_or_roll(setup, state)
    else:
        state.duel_turn = lowest_place(state.duel)
        choose_or_roll(setup, state)


@rule
def next_duellist(setup, state, s):
    """Return who rolls after seat s, going round."""
    for k in range(1, SEATS + 1):
        t = (s + k) % SEATS
        if state.duel >> t & 1 and state.duel_roll[t]:
            return t
    return s


@rule
def choose_or_roll(setup, state):
    """Ask the duellist which dice to roll again, unless there is nothing to choose."""
    s = state.duel_turn
    if s != setup.crazy and state.duel_roll[s] and state.duel_die[2 * s]:
        ask(state, DUEL_KEEP, s)
    else:
        after_choice(setup, state, s)


@rule
def duel_choice(setup, state, dice):
    """Roll one die or both again; rule 31."""
    s = state.duel_turn
    state.duel_roll[s] = dice
    after_choice(setup, state, s)


@rule
def after_choice(setup, state, s):
    """In a simultaneous duel the next seat chooses; when all have, the dice roll."""
    if setup.duel == choice.SIMULTANEOUS:
        for t in range(s + 1, SEATS):
            if state.duel >> t & 1 and t != setup.crazy and state.duel_roll[t]:
                state.duel_turn = t
                ask(state, DUEL_KEEP, t)
                return
    roll_duel(setup, state)


@rule
def end_duel(setup, state, winner):
    """The losers fall back; after the game the winner takes it; rules 31 and 39."""
    duellists = state.duel
    state.duel, state.duel_turn, state.duel_rounds, state.duel_pending = 0, 0, 0, 0
    for s in range(SEATS):
        state.duel_roll[s], state.duel_die[2 * s], state.duel_die[2 * s + 1] = 0, 0, 0
    if state.stage == FINAL:
        state.winner = winner
        state.phase, state.player = OVER, TERMINAL
        return
    for s in range(SEATS):
        if duellists >> s & 1 and s != winner:
            state.back[s] += setup.retreat_steps
            if s == state.actor:
                state.moved, state.settled = 0, DONE
