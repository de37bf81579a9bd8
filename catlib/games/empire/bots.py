"""Bots of Empire: random, greedy by exact capture chances, and one that searches."""

import random
from typing import Any

from catlib.rules import bit_count, lowest_place, rule

from . import phases
from .board import held_by
from .maps import MOST_BOROUGHS, NODES
from .setup import KINDS, KNOWN, WILD

BOTS = dict.fromkeys(("random", "rash", "beginner", "hasty", "greedy", "searching"), "")
COMPILED = ("random", "rash", "greedy")
SLIPS = {"beginner": ("greedy", 1 / 4), "hasty": ("greedy", 1 / 8)}
LADDER = ("rash", "beginner", "hasty", "greedy", "searching")
RANDOM, RASH, GREEDY = range(3)
# in `work`, by borough: what was held of it, as bits, and 1, and the progress that one more neighborhood then is; by
# neighborhood: steps to the front
HELD = 0
PROGRESS = HELD + MOST_BOROUGHS
AWAY = PROGRESS + MOST_BOROUGHS
WORK = AWAY + NODES
FIRST_ATTACK, LATER_ATTACK, GO_ON = 500_000, 620_000, 450_000  # chances in millionths
FAR = 99
SEARCH = {"rollout": "greedy", "limit": 150}  # how games are played out in a search, and after how many steps judged
PLAN: dict[str, Any] = {"simulations": 400, "exploration": 0.3, "confidence": 0.99} | SEARCH  # the searching player's


@rule
def choose(bot, setup, state, actions, count, u, work):
    if bot == RANDOM or count == 1:
        return actions[int(u * count)]
    if bot == RASH:
        return rash(setup, state, actions, count)
    return greedy(setup, state, actions, count, work)


@rule
def odds(setup, attackers, defenders):
    """The chance to capture in millionths; larger stacks count in proportion."""
    most = max(attackers, defenders)
    if most > KNOWN:
        attackers, defenders = attackers * KNOWN // most, max(1, defenders * KNOWN // most)
    return setup.odds[attackers * (KNOWN + 1) + defenders]


# The greedy player


@rule
def greedy(setup, state, actions, count, work):
    phase, s = state.phase, state.player
    if phase == phases.DEFEND:
        return actions[count - 1]
    if phase == phases.DICE:
        return dice(setup, state, actions, count)
    if phase == phases.EXCHANGE:
        return cheapest_set(setup, actions, count)
    if phase == phases.FREE_COUNT:
        return actions[count - 1]
    held = held_by(state, s)
    if phase == phases.FREE_FROM:
        return rearmost(setup, state, held, actions, count)
    if phase == phases.FREE_TO:
        return foremost(setup, state, held, actions, count, work)
    if phase == phases.ATTACK:
        return best_origin(setup, state, s, held, actions, count, work)
    if phase == phases.TARGET:
        return best_target(setup, state, s, held, actions, count, work)
    if phase == phases.PLACE:
        return best_place(setup, state, s, held, actions, count, work)
    return move_in(setup, state, s, held, actions, count, work)


@rule
def worth(setup, state, s, target, held, work):
    """Return what a rival's neighborhood is worth: progress in its borough, a bonus broken, a rival wiped out."""
    b, owner = setup.borough[target], state.owner[target]
    members = setup.members[b]
    own = members & held
    if work[HELD + b] != own + 1:
        work[HELD + b], work[PROGRESS + b] = own + 1, progress(setup, b, own)
    points = work[PROGRESS + b]
    if own == 0 and holds_all(state, owner, members):
        points += 8 * setup.bonus[b]
    if owner != phases.NEUTRAL and state.count[owner] == 1:
        points += 20 + 10 * bit_count(state.hand[owner])
    if not state.taken:
        points += 10
    if state.mission[s] != phases.NOBODY and setup.mission_boroughs[state.mission[s]] >> b & 1:
        points += 20
    return points


@rule
def progress(setup, b, own):
    """Return what one more neighborhood of a borough brings, and the bonus if it is the last."""
    bonus, size, more = setup.bonus[b], bit_count(setup.members[b]), bit_count(own) + 1
    return 10 + 6 * bonus * more // size + (10 * bonus if more == size else 0)


@rule
def holds_all(state, owner, members):
    """Return whether one player holds all neighborhoods of a borough."""
    while members:
        if state.owner[lowest_place(members)] != owner:
            return False
        members &= members - 1
    return True


@rule
def best_capture(setup, state, s, h, cubes, least, held, work):
    """The best of what some cubes could capture from a neighborhood: chance times worth; 0 below a least chance."""
    best, targets = 0, setup.beside[h] & ~held
    while targets:
        target = lowest_place(targets)
        targets &= targets - 1
        if state.cubes[target] > 0:
            chance = odds(setup, cubes, state.cubes[target])
            if chance >= least:
                best = max(best, chance * worth(setup, state, s, target, held, work))
    return best


@rule
def gain_by_a_cube(setup, state, s, h, held, work):
    """Return what a second cube more adds to the best capture from a neighborhood."""
    one, two, cubes, targets = 0, 0, state.cubes[h], setup.beside[h] & ~held
    while targets:
        target = lowest_place(targets)
        targets &= targets - 1
        if state.cubes[target] > 0:
            points = worth(setup, state, s, target, held, work)
            one = max(one, odds(setup, cubes + 1, state.cubes[target]) * points)
            two = max(two, odds(setup, cubes + 2, state.cubes[target]) * points)
    return two - one


@rule
def best_origin(setup, state, s, held, actions, count, work):
    least = LATER_ATTACK if state.taken else FIRST_ATTACK
    best, most, able = phases.STOP, 0, 0
    for i in range(count - 1):  # all but STOP
        able |= (setup.best_odds[min(state.cubes[actions[i]], KNOWN)] >= least) << actions[i]
    while able:
        h = lowest_place(able)
        able &= able - 1
        gain = best_capture(setup, state, s, h, state.cubes[h], least, held, work)
        if gain > most:
            best, most = h, gain
    return best


@rule
def best_target(setup, state, s, held, actions, count, work):
    best, most = actions[0], -1
    for i in range(count):
        target = actions[i]
        chance = odds(setup, state.cubes[state.origin], state.cubes[target])
        gain = chance * worth(setup, state, s, target, held, work)
        if gain > most:
            best, most = target, gain
    return best


@rule
def dice(setup, state, actions, count):
    """The most dice while the chance is good, else the attack is called off."""
    if actions[0] == 0 and odds(setup, state.cubes[state.origin], state.cubes[state.target]) < GO_ON:
        return 0
    return actions[count - 1]


@rule
def cheapest_set(setup, actions, count):
    """A set with as few wild cards as can be."""
    best, fewest = actions[0], FAR
    for i in range(count):
        if actions[i] != phases.KEEP_CARDS and setup.set_needs[KINDS * actions[i] + WILD] < fewest:
            best, fewest = actions[i], setup.set_needs[KINDS * actions[i] + WILD]
    return best


@rule
def best_place(setup, state, s, held, actions, count, work):
    """All cubes where they make the best attack; one by one where one more helps most."""
    cubes, single = state.reserve[s], actions[count - 1] < NODES
    best, most, left = actions[0], -1, front(setup, held)
    while left:
        h = lowest_place(left)
        left &= left - 1
        if single and cubes > 1:
            gain = gain_by_a_cube(setup, state, s, h, held, work)
        else:
            gain = best_capture(setup, state, s, h, state.cubes[h] + cubes, 0, held, work)
        if gain > most:
            best, most = h if single else h + 2 * NODES, gain
    return best


@rule
def front(setup, held):
    """Own neighborhoods with a rival next door, as bits."""
    found, left = 0, held
    while left:
        h = lowest_place(left)
        left &= left - 1
        found |= (setup.beside[h] & ~held != 0) << h  # no jump that a processor would have to guess
    return found


@rule
def move_in(setup, state, s, held, actions, count, work):
    """All cubes go where they can do more."""
    cubes = state.cubes[state.origin] + state.cubes[state.target] - 1
    stay = best_capture(setup, state, s, state.origin, cubes, 0, held, work)
    go = best_capture(setup, state, s, state.target, cubes, 0, held, work)
    return actions[count - 1] if go >= stay else actions[0]


@rule
def foremost(setup, state, held, actions, count, work):
    """Return where the front is nearest, and of those where most cubes are."""
    find_front(setup, held, work)
    best, nearest = actions[0], FAR
    for i in range(count):
        away = work[AWAY + actions[i]]
        if away < nearest or (away == nearest and state.cubes[actions[i]] > state.cubes[best]):
            best, nearest = actions[i], away
    return best


@rule
def find_front(setup, held, work):
    """For each own neighborhood, how many steps through own ones lead to one with a rival next door."""
    for h in range(setup.size):
        work[AWAY + h] = FAR
    steps, left, found = 0, held, front(setup, held)
    while found:
        left &= ~found
        near = 0
        while found:
            h = lowest_place(found)
            work[AWAY + h] = steps
            near |= setup.beside[h]
            found &= found - 1
        found = near & left
        steps += 1


@rule
def rearmost(setup, state, held, actions, count):
    """The most cubes that stand behind the front."""
    best, most = phases.STOP, 1
    for i in range(count):
        h = actions[i]
        if h != phases.STOP and not setup.beside[h] & ~held and state.cubes[h] > most:
            best, most = h, state.cubes[h]
    return best


# A child


@rule
def rash(setup, state, actions, count):
    """Strengthen the weakest place at the front, and attack from the strongest, the biggest army beside it first."""
    phase = state.phase
    if phase == phases.PLACE:
        return by_cubes(state, actions, count, front(setup, held_by(state, state.player)), -1)
    if phase == phases.TARGET or phase == phases.ATTACK:
        return by_cubes(state, actions, count, -1, 1)
    return phases.STOP if phase == phases.FREE_FROM else actions[count - 1]


@rule
def by_cubes(state, actions, count, among, sign):
    """The first action where most cubes stand, or fewest for a sign of -1; the last where there is no place."""
    best, most = actions[count - 1], -(1 << 30)
    for i in range(count):
        h = actions[i] % NODES
        if among >> h & 1 and actions[i] != phases.STOP and sign * state.cubes[h] > most:
            best, most = actions[i], sign * state.cubes[h]
    return best


# The searching player


def make(name, game):
    """A bot that is not a rule, as a function of state and random draw; it sees no hidden cards.

    A single step changes the chance to win by less than what a few hundred games can tell apart. So the greedy
    player's step counts as right, until the interval of another one lies above it.
    """
    from catlib.play import bot_policy

    if name == "teaching":
        return teaching(game)
    if name != "searching":
        raise ValueError(f"bot={name!r}: {game.title} has {', '.join(BOTS)}")
    usual = bot_policy(game, "greedy")

    def choose(state, u):
        action = usual(state, u)
        if len(game.legal_actions(state)) == 1 or state.phase == phases.DEFEND:
            return action
        found = {option.action: option for option in search(game, state, u).options}
        best = max(found.values(), key=lambda option: option.value.low)
        return best.action if best.value.low > found[action].value.value else action

    return choose


def teaching(game):
    """The greedy player for newcomers: where moving in leads away from the front, no more cubes than must."""
    from catlib.play import bot_policy

    usual, work = bot_policy(game, "greedy"), [0] * WORK

    def choose(state, u):
        if state.phase == phases.MOVE_IN:
            find_front(game.setup, held_by(state, state.player), work)
            if work[AWAY + state.target] > work[AWAY + state.origin]:
                return game.legal_actions(state)[0]
        return usual(state, u)

    return choose


def search(game, state, u):
    """Return what a tree search finds in a world that the player to move cannot tell from this one."""
    from catlib.solving import mcts

    world = game.words.resample(game.setup, state, game.current_player(state), random.Random(u))
    return mcts(game, world, seed=int(u * 2**32), **PLAN)
