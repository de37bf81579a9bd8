"""Goals of a decision in Empire, by which `catlib.solving.exact` values every option.

A goal follows a narrower world than the game: one roll is played out die by die, and what comes after it is looked up
among the exact chances of battles. There both sides roll all the dice they can, which `odds.fewer_dice_pay` finds to
be best for both.
"""

import functools
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from catlib.chance import Pmf
from catlib.game import End, Game, Goal

from . import phases
from .attacks import begin_roll
from .battles import Dice, battle
from .maps import NODES
from .setup import dice_of

CAPTURE = "capture"
HOLD = "hold"
NET = "cubes of the roll"
CHANCES = frozenset({CAPTURE, HOLD})
MOST = 300  # cubes a side beyond which a goal has nothing to say


@functools.lru_cache(maxsize=100_000)
def chance(attackers: int, defenders: int, dice: Dice) -> Fraction:
    """The chance to capture by fighting to the end."""
    if defenders == 0 or attackers < 2:
        return Fraction(defenders == 0)
    return battle(attackers, defenders, dice=dice).capture


class _Fighting:
    """One goal in one game: where it stops, what follows a state, and what that is worth."""

    def __init__(self, game: Game, phases: tuple[int, ...], worth: Callable[[Any, Any], int | Fraction]):
        self.game, self.setup, self.dice = game, game.setup, dice_of(game.house)
        self.phases, self.worth = phases, worth

    # The functions of a goal

    def until(self, state: Any) -> bool:
        if type(state) is End:
            return True
        if state.phase not in self.phases or (state.phase == phases.PLACE and state.stage != phases.PLACING):
            return True
        return max(state.cubes) + max(state.reserve) > MOST

    def value(self, state: Any) -> int | Fraction:
        return state.worth if type(state) is End else 0

    def abstraction(self, state: Any) -> Any:
        if type(state) is End:
            return state
        if state.phase != phases.ROLL:
            return _in_sight(state).key()
        dice = state.attacking, state.defending, state.rolled, tuple(state.die)
        return dice, state.cubes[state.origin], state.cubes[state.target]

    def successor(self, state: Any, action: int) -> Any:
        return _AFTER[state.phase](self, state, action)

    # What follows

    def dice_chosen(self, state: Any, dice: int) -> Any:
        if dice == 0:
            return End(0)
        child = state.copy()
        child.attacking, child.begun = dice, 1
        begin_roll(child, min(self.setup.defend_dice, state.cubes[state.target]))
        return child

    def defended(self, state: Any, dice: int) -> Any:
        child = state.copy()
        begin_roll(child, dice)
        return child

    def die_rolled(self, state: Any, action: int) -> Any:
        child = self.game.successor(state, action)
        last = state.rolled + 1 == state.attacking + state.defending
        return End(self.worth(state, child)) if last else child

    def target_chosen(self, state: Any, target: int) -> End:
        return End(self.chance(state.cubes[state.origin], state.cubes[target]))

    def origin_chosen(self, state: Any, origin: int) -> End:
        return End(0 if origin == phases.STOP else self.best(state, origin, state.cubes[origin]))

    def placed(self, state: Any, action: int) -> End:
        """The rest of the cubes may follow to the same place; an attack from elsewhere may be better all the same."""
        h, s = action % NODES, state.seat
        own = [a for a in range(self.setup.size) if state.owner[a] == s]
        extra = state.reserve[s]
        return End(max(self.best(state, a, state.cubes[a] + (extra if a == h else 0)) for a in own))

    def moved_in(self, state: Any, action: int) -> End:
        """The next attack goes from the neighborhood just taken or from where the cubes came."""
        more = state.cubes[state.origin] - 1 if action == phases.REST else action
        here = self.best(state, state.origin, state.cubes[state.origin] - more)
        return End(max(here, self.best(state, state.target, state.cubes[state.target] + more)))

    def best(self, state: Any, origin: int, cubes: int) -> int | Fraction:
        """The best chance of an attack from a neighborhood with that many cubes."""
        near = self.setup.near[self.setup.first[origin] : self.setup.first[origin + 1]]
        held = [state.cubes[h] for h in near if state.owner[h] != state.seat]
        return self.chance(cubes, min(held)) if held and cubes > 1 else 0

    def chance(self, attackers: int, defenders: int) -> Fraction:
        return chance(attackers, defenders, self.dice)

    # What a roll is worth

    def captured(self, before: Any, after: Any) -> int | Fraction:
        """The chance to capture after a roll."""
        if after.owner[before.target] == before.seat:
            return 1
        return self.chance(after.cubes[before.origin], after.cubes[before.target])


_AFTER: dict[int, Callable[[_Fighting, Any, int], Any]] = {
    phases.PLACE: _Fighting.placed,
    phases.ATTACK: _Fighting.origin_chosen,
    phases.TARGET: _Fighting.target_chosen,
    phases.DICE: _Fighting.dice_chosen,
    phases.DEFEND: _Fighting.defended,
    phases.ROLL: _Fighting.die_rolled,
    phases.MOVE_IN: _Fighting.moved_in,
}


def _in_sight(state: Any) -> Any:
    """The same position without cards and missions, on which no battle depends."""
    seen = state.copy()
    seen.hand, seen.mission, seen.pile = [0] * len(state.hand), [0] * len(state.mission), 0
    return seen


def _net(before: Any, after: Any) -> int:
    """Cubes that a roll cost the defender, less those it cost the attacker."""
    compared = min(before.attacking, before.defending)
    captured = after.owner[before.target] == before.seat
    lost = 0 if captured else before.cubes[before.origin] - after.cubes[before.origin]
    return compared - 2 * lost


@functools.lru_cache(maxsize=32)
def goals(game: Game) -> dict[str, Goal]:
    """Return what a decision can be measured by; each is exact, and stops (`until`) where it has nothing to say.

    The chance to win the whole game is not such a goal: `catlib.solving.tree_search` estimates it.

    >>> list(goals(load("empire")))
    ['capture', 'hold', 'cubes of the roll']
    """
    attack = (phases.PLACE, phases.ATTACK, phases.TARGET, phases.DICE, phases.ROLL, phases.MOVE_IN)
    capture = _Fighting(game, attack, lambda before, after: capture.captured(before, after))
    hold = _Fighting(game, (phases.DEFEND, phases.ROLL), lambda before, after: 1 - hold.captured(before, after))
    net = _Fighting(game, (phases.DICE, phases.ROLL), _net)
    return {
        name: Goal(name, name, fighting.until, fighting.value, fighting.abstraction, successor=fighting.successor)
        for name, fighting in ((CAPTURE, capture), (HOLD, hold), (NET, net))
    }


# Luck


def luck_goal(game: Game, state: Any) -> Goal | None:
    """The yardstick for the luck of a roll: the chance to capture once it lies; none for dice that decide no battle."""
    if state.phase != phases.ROLL or max(state.cubes) > MOST:
        return None
    return _luck_goal(game, state.seat, state.origin, state.target)


@functools.lru_cache(maxsize=1000)
def _luck_goal(game: Game, seat: int, origin: int, target: int) -> Goal:
    dice = dice_of(game.house)

    def until(state: Any) -> bool:
        return bool(state.phase != phases.ROLL)

    def value(state: Any) -> int | Fraction:
        if state.owner[target] == seat:
            return 1
        return chance(state.cubes[origin], state.cubes[target], dice) if state.phase == phases.DICE else 0

    def abstraction(state: Any) -> Any:
        if until(state):
            return value(state)
        lies = state.attacking, state.defending, state.rolled, tuple(state.die)
        return lies, state.cubes[origin], state.cubes[target]

    return Goal(CAPTURE, CAPTURE, until, value, abstraction, seat=seat)


# For the design lab

DISTRIBUTION = ("Attack with 8 against 7, to the end", "cubes left: the attacker's above 0, the defender's below")


def turn_distribution(game: Game) -> Pmf:
    """The exact distribution of a battle of 8 against 7: cubes left, the defenders' below zero.

    >>> turn_distribution(load("empire")).at_least(1) == battle(8, 7).capture
    True
    """
    distribution = battle(8, 7, dice=dice_of(game.house)).distribution
    return distribution.map(lambda left: -left.defenders if left.defenders else left.attackers)
