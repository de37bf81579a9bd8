"""Special cells: cat nibbles, the speed boost and the Paw patrol."""

from __future__ import annotations

from catlib.rules import lowest_place, rule

from .dice import gain_die, held, lose_die, steal, takeable
from .moving import STOP, leave, target
from .passengers import new_passenger
from .phases import (
    BOOST,
    BOOST_ROLL,
    DONE,
    FIRST_DUEL,
    GREEDY,
    LANDED,
    LOSE,
    MOVEMENT,
    NIBBLE_ROLL,
    NOBODY,
    PATROL_ROLL,
    ask,
    ask_dice,
)
from .setup import BAD_LUCK, CAB_UPGRADE, FREE, NIBBLES, PLAIN, POTHOLE, RETURNS, SPEED_BOOST


@rule
def special_stage(setup, state):
    """A special cell acts on who lands there by own movement; rules 27 and 28."""
    kind = kind_now(setup, state, state.cell[state.actor])
    if state.moved and not state.settled and kind != PLAIN:
        state.settled = DONE
        ask_dice(state, NIBBLE_ROLL if kind == NIBBLES else PATROL_ROLL, 6)


@rule
def kind_now(setup, state, node):
    """What a cell does now; nothing where a passenger lay if that holds from then on; rule 30, gap 0.26."""
    return PLAIN if state.silenced >> node & 1 else setup.kind[node]


@rule
def nibble(setup, state, face):
    """Cat nibbles: an own D6, somebody's die, or a speed boost; rule 27."""
    effect, dice = setup.nibbles_bands[(face - 1) // 2], takeable(setup, state)
    if effect == SPEED_BOOST:
        ask_dice(state, BOOST_ROLL, 6)
    elif effect == CAB_UPGRADE:
        gain_die(setup, state, state.actor, 0)
    elif dice & (dice - 1) or (dice and setup.may_decline):
        ask(state, GREEDY, state.actor)
    elif dice:
        steal(setup, state, lowest_place(dice))


@rule
def start_boost(setup, state, spaces):
    """A speed boost is one straight line, and nothing if none fits; gap 0.21."""
    if setup.boost == FREE:
        state.ones, state.stage, state.fought = spaces, MOVEMENT, 0
        wake(setup, state)
        return
    state.boost = spaces
    if boosts(setup, state):
        ask(state, BOOST, state.actor)
    else:
        state.boost = 0


@rule
def boosts(setup, state):
    """The directions, as bits, in which a boost fits."""
    mask = 0
    for direction in range(setup.directions):
        if target(setup, state, state.cell[state.actor], direction, state.boost) >= 0:
            mask |= 1 << direction
    return mask


@rule
def end_boost(setup, state, direction):
    """A boost is own movement: it may be waived, collect, leave or start a duel, and wakes no cell; gaps 0.3, 0.21."""
    if direction == STOP:
        state.boost = 0
        return
    state.cell[state.actor] = target(setup, state, state.cell[state.actor], direction, state.boost)
    state.boost, state.fought, state.moved = 0, 0, LANDED
    wake(setup, state)
    if state.cell[state.actor] == setup.out:
        leave(setup, state, state.actor)
    else:
        state.stage = FIRST_DUEL


@rule
def wake(setup, state):
    """Where a boost ends, a special cell acts anew if the house says so; gap 0.21."""
    if setup.boost_wakes:
        state.settled = 0


@rule
def patrol(setup, state, face):
    """Paw patrol: lose a coloured die, fall back, or lose a passenger; rule 28."""
    s = state.actor
    effect, dice = setup.patrol_bands[(face - 1) // 2], held(state, s)
    if effect == POTHOLE:
        state.back[s] += setup.retreat_steps
        state.moved = 0
    elif effect == BAD_LUCK:
        if dice & (dice - 1):
            ask(state, LOSE, s)
        elif dice:
            lose_die(state, lowest_place(dice))
    elif state.aboard[s]:
        state.aboard[s] -= 1
        if setup.lost_passenger == RETURNS:
            state.placed -= 1
            if state.passenger == NOBODY:
                new_passenger(setup, state)
