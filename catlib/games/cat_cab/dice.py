"""Dice: rolling and keeping them, items, and the coloured dice that drivers win and lose."""

from catlib.rules import lowest_place, rule

from .curses import add_curse, may_reroll
from .passengers import new_passenger
from .phases import CURSES, ITEM, ITEMS, KEEP, NOBODY, ROLLING, ask, ask_dice, inside
from .setup import COLOURED, SEATS, SIX_SIDED, SLOTS, WHITE

NOTHING, MOVE_1, MOVE_2, CHARM, GAIN_D6, GAIN_D8 = range(1, 7)  # items


@rule
def begin_turn(setup, state):
    """Roll all dice of the next driver; in the first turn early starters have fewer; rules 10 and 11."""
    s = state.order[state.position]
    state.seat, state.actor = s, s
    state.turns[s] += 1
    state.stage = ITEMS
    state.pending = (1 << white_dice(setup, state, s)) - 1
    rolls_won_dice = state.turns[s] > 1 and (s != setup.crazy or setup.crazy_rolls_won_dice)
    for i in range(COLOURED):
        if rolls_won_dice and state.holder[i] == s + 1:
            state.pending |= 1 << (WHITE + i)
    ask_dice(state, ROLLING, 6)


@rule
def white_dice(setup, state, s):
    if setup.handicap and state.turns[s] == 1:
        return max(1, setup.white_dice - (setup.seats - 1 - state.position))
    return setup.white_dice


@rule
def roll_next(setup, state):
    """Roll the pending die in the lowest slot, or let the driver look at the dice."""
    if state.pending:
        ask_dice(state, ROLLING, 8 if state.pending & SIX_SIDED == 0 else 6)
    elif may_reroll(setup, state):
        ask(state, KEEP, state.seat)
    else:
        fix_dice(setup, state)


@rule
def roll_die(setup, state, face):
    """A die shows a face, and a 1 is a curse at once; rule 13."""
    slot = lowest_place(state.pending)
    state.die[slot] = face
    state.pending &= state.pending - 1
    if face == 1:
        add_curse(setup, state, state.seat)
    roll_next(setup, state)


@rule
def dice_shown(state):
    """The slots that show a face, as bits."""
    mask = 0
    for slot in range(SLOTS):
        if state.die[slot]:
            mask |= 1 << slot
    return mask


@rule
def keep_actions(setup, state, actions):
    """Keep everything, or roll any set of dice again; rule 12."""
    actions[0], n = 0, 1
    for slot in range(SLOTS):
        if state.die[slot]:
            for i in range(n):
                actions[n + i] = actions[i] | 1 << slot
            n *= 2
    return n


@rule
def keep_or_reroll(setup, state, dice):
    if dice == 0:
        fix_dice(setup, state)
        return
    state.pending = dice
    for slot in range(SLOTS):
        if dice >> slot & 1:
            state.die[slot] = 0
    roll_next(setup, state)


@rule
def faces_shown(state):
    """Return how many dice show a curse, sabotage, an item, one space and two spaces; rule 17."""
    curses, sabotage, threes, ones, twos = 0, 0, 0, 0, 0
    for slot in range(SLOTS):  # sums without branches: a processor cannot guess faces
        face = state.die[slot]
        curses += face == 1
        sabotage += face == 2
        threes += face == 3
        ones += 4 <= face <= 5
        twos += face >= 6
    return curses, sabotage, threes, ones, twos


@rule
def fix_dice(setup, state):
    """The final faces become sabotage, item rolls and movement; rule 17."""
    _, sabotage, threes, ones, twos = faces_shown(state)
    state.ones, state.twos, state.sabotage = state.ones + ones, state.twos + twos, state.sabotage + sabotage
    state.items = min(threes, setup.item_limit)


# Items


@rule
def items_stage(state):
    if state.items:
        ask_dice(state, ITEM, 6)
    else:
        state.stage = CURSES


@rule
def take_item(setup, state, item):
    """An item roll brings movement, a charm, a die or nothing; rules 18 to 21."""
    state.items -= 1
    if item == MOVE_1:
        state.ones += 1
    elif item == MOVE_2:
        state.twos += 1
    elif item == GAIN_D6 or item == GAIN_D8:
        gain_die(state, state.seat, item - GAIN_D6)
    elif item == CHARM and state.passenger != NOBODY:
        new_passenger(setup, state)


# Coloured dice


@rule
def gain_die(state, s, kind):
    """A driver's own D6 (kind 0) or D8, once in the game; rule 21, gap 0.18."""
    i = kind * SEATS + s
    if state.holder[i] == 0 and state.obtained[i] == 0:
        state.holder[i], state.obtained[i] = s + 1, 1


@rule
def is_takeable(state, i):
    """A die of another driver in the city; a D8 only if its holder has no D6; rule 29, gap 0.27."""
    s = state.holder[i] - 1
    if s < 0 or s == state.actor or not inside(state, s):
        return False
    if i < SEATS:
        return True
    return held(state, s) & (1 << SEATS) - 1 == 0


@rule
def takeable(state):
    """The dice that Greedy cat may take, as bits."""
    mask = 0
    for i in range(COLOURED):
        if is_takeable(state, i):
            mask |= 1 << i
    return mask


@rule
def steal(state, i):
    """Take a die for good; rule 29, gap 0.18."""
    state.holder[i] = state.actor + 1


@rule
def held(state, s):
    """The coloured dice of a driver, as bits."""
    mask = 0
    for i in range(COLOURED):
        if state.holder[i] == s + 1:
            mask |= 1 << i
    return mask


@rule
def lose_die(state, i):
    state.holder[i] = 0
