"""Attacks: from where, on whom, the dice, and what moves in; rules 10 to 14."""

from catlib.rules import CHANCE, rule

from . import phases
from .board import ask, can_leave, end_battle, held_by, players_left, shift, up_to
from .sets import must_exchange
from .setup import ATTACK_DICE, DEFEND_DICE, choice
from .winning import has_fulfilled, win


@rule
def ask_attack(setup, state):
    """Any number of attacks, while some neighborhood has a cube to spare and a rival next door; rules 10 and 14."""
    s = state.seat
    if has_fulfilled(setup, state, choice.AT_ONCE):
        win(state, s)
        return
    held = held_by(state, s)
    if can_leave(setup, state, held, ~held):
        ask(state, phases.ATTACK, s)
    else:
        state.stage = phases.FREEING


@rule
def attack_from(state, action):
    if action == phases.STOP:
        state.stage, state.phase = phases.FREEING, phases.NEXT
    else:
        state.origin, state.phase = action, phases.TARGET


@rule
def targets(setup, state, actions):
    """The rivals' neighborhoods next to the origin; rule 10."""
    n, h = 0, state.origin
    for i in range(setup.first[h], setup.first[h + 1]):
        actions[n] = setup.near[i]
        n += state.owner[setup.near[i]] != state.seat
    return n


@rule
def attack(setup, state, target):
    """Announce the target; a single cube to spare leaves no choice of dice; rules 10 and 12."""
    state.target, state.begun, state.phase = target, 0, phases.DICE
    if state.cubes[state.origin] == 2 or setup.attack_dice == 1:
        choose_dice(setup, state, 1)


@rule
def dice_to_roll(setup, state, actions):
    """One die fewer than cubes at most; a battle that has begun may be called off; rules 12 and 14."""
    low = 0 if state.begun else 1
    return up_to(actions, 0, low, min(setup.attack_dice, state.cubes[state.origin] - 1))


@rule
def choose_dice(setup, state, dice):
    """The attacker says how many dice; the defender, with two cubes or more, chooses too; rule 12, gap 3.7."""
    if dice == 0:
        end_battle(state)
        state.phase = phases.NEXT
        return
    state.attacking, state.begun = dice, 1
    defender, most = state.owner[state.target], min(setup.defend_dice, state.cubes[state.target])
    if most > 1 and defender != phases.NEUTRAL:
        ask(state, phases.DEFEND, defender)
    else:
        begin_roll(state, most)


@rule
def begin_roll(state, dice):
    """Both sides roll together; rule 12."""
    state.defending, state.rolled = dice, 0
    ask(state, phases.ROLL, CHANCE)


@rule
def roll_die(setup, state, face):
    """A die comes to lie among those of its side, the highest first; rule 13."""
    if state.rolled < state.attacking:
        put_down(state, 0, ATTACK_DICE, face)
    else:
        put_down(state, ATTACK_DICE, ATTACK_DICE + DEFEND_DICE, face)
    state.rolled += 1
    if state.rolled == state.attacking + state.defending:
        compare(setup, state)


@rule
def put_down(state, first, end, face):
    """Put a die among those of its side, the highest first."""
    for i in range(first, end):
        lies = state.die[i]  # 0 where no die lies yet
        state.die[i], face = max(lies, face), min(lies, face)


@rule
def won_by_attacker(setup, state):
    """Return how many comparisons the attacker wins: highest with highest, and so on, ties by the house; rule 13."""
    won, ties = 0, setup.ties == choice.ATTACKER
    for i in range(min(state.attacking, state.defending)):
        won += state.die[i] + ties > state.die[ATTACK_DICE + i]
    return won


@rule
def compare(setup, state):
    """Each comparison costs its loser a cube, then the battle goes on, is won, or is out of cubes; rules 13 and 14."""
    compared, won = min(state.attacking, state.defending), won_by_attacker(setup, state)
    origin, target = state.origin, state.target
    state.cubes[target] -= won
    state.cubes[origin] -= compared - won
    for i in range(ATTACK_DICE + DEFEND_DICE):
        state.die[i] = 0
    state.defending, state.rolled = 0, 0
    if state.cubes[target] == 0:
        capture(setup, state)
        return
    state.attacking = 0
    if state.cubes[origin] > 1:
        ask(state, phases.DICE, state.seat)
    else:
        end_battle(state)
        state.phase = phases.NEXT


@rule
def capture(setup, state):
    """The last defender is gone: as many cubes move in as dice were rolled, more if one likes; rules 11 and 14."""
    s, loser = state.seat, state.owner[state.target]
    state.owner[state.target] = s
    state.count[loser] -= 1
    state.count[s] += 1
    state.taken = 1
    shift(state, state.attacking)
    state.attacking, state.begun = 0, 0
    if state.count[loser] == 0 and loser != phases.NEUTRAL:
        wipe_out(setup, state, loser)
    if players_left(setup, state) == 1:
        win(state, s)
    elif state.cubes[state.origin] > 1:
        ask(state, phases.MOVE_IN, s)
    else:
        end_capture(setup, state)


@rule
def wipe_out(setup, state, loser):
    """The cards of a player without neighborhoods are put aside, or go to the conqueror; gap 3.6."""
    if setup.inherit_cards:
        state.hand[state.seat] |= state.hand[loser]
    else:
        state.aside |= state.hand[loser]
    state.hand[loser] = 0


@rule
def move_in(setup, state, action):
    """More cubes than the duty follow into the new neighborhood; a full lot may be followed by another; rule 14."""
    shift(state, state.cubes[state.origin] - 1 if action == phases.REST else action)
    if action != phases.LOT or state.cubes[state.origin] == 1:
        end_capture(setup, state)


@rule
def end_capture(setup, state):
    end_battle(state)
    state.phase = phases.NEXT
    if must_exchange(setup, state):
        state.stage = phases.EXCHANGING
