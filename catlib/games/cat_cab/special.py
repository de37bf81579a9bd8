"""Special cells: cat nibbles, the speed boost and the Paw patrol."""

from catlib.rules import lowest_place, rule

from . import phases
from .dice import gain_die, held, lose_die, steal, takeable
from .moving import STOP, leave, target
from .setup import NIBBLES, PLAIN, choice


@rule
def special_stage(setup, state):
    """A special cell acts on who lands there by own movement; rules 27 and 28."""
    kind = setup.kind[state.cell[state.actor]]
    if state.moved and not state.settled and kind != PLAIN:
        state.settled = phases.DONE
        phases.ask_dice(state, phases.NIBBLE_ROLL if kind == NIBBLES else phases.PATROL_ROLL, 6)


@rule
def nibble(setup, state, face):
    """Cat nibbles: an own D6, somebody's die, or a speed boost; rule 27."""
    effect, dice = setup.nibbles_bands[(face - 1) // 2], takeable(state)
    if effect == choice.SPEED_BOOST:
        phases.ask_dice(state, phases.BOOST_ROLL, 6)
    elif effect == choice.CAB_UPGRADE:
        gain_die(state, state.actor, 0)
    elif dice & (dice - 1):
        phases.ask(state, phases.GREEDY, state.actor)
    elif dice:
        steal(state, lowest_place(dice))


@rule
def start_boost(setup, state, spaces):
    """A speed boost is one straight line, and nothing if none fits; gap 0.21."""
    state.boost = spaces
    if boosts(setup, state):
        phases.ask(state, phases.BOOST, state.actor)
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
    state.boost, state.moved = 0, phases.LANDED
    if state.cell[state.actor] == setup.out:
        leave(setup, state, state.actor)
    else:
        state.stage = phases.LANDING


@rule
def patrol(setup, state, face):
    """Paw patrol: lose a coloured die, fall back, or lose a passenger for good; rule 28, gap 0.14."""
    s = state.actor
    effect, dice = setup.patrol_bands[(face - 1) // 2], held(state, s)
    if effect == choice.POTHOLE:
        state.back[s] += setup.retreat_steps
        state.moved = 0
    elif effect == choice.BAD_LUCK:
        if dice & (dice - 1):
            phases.ask(state, phases.LOSE, s)
        elif dice:
            lose_die(state, lowest_place(dice))
    elif state.aboard[s]:
        state.aboard[s] -= 1
