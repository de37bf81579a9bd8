"""What Empire calls exact of an attack, against the rules played out roll by roll."""

import random
from dataclasses import replace
from fractions import Fraction
from typing import Any

from catlib.game import Goal
from catlib.games.empire import phases
from catlib.games.empire.goals import CAPTURE, HOLD, NET, goals
from catlib.games.empire.maps import NODES
from catlib.games.empire.odds import battle, dice_of
from catlib.solving import solve

from ..everywhere import game_of, position, step, told
from .positions import PAIR, ROW

RULES = ("sides", "attack_dice", "defend_dice", "ties", "objective", "cube_supply")
ATTACKS = ("defend_dice", "attack_dice", "ties", "placement")
FIGHT = (phases.DICE, phases.DEFEND, phases.ROLL)


def a_fight(rng: random.Random, wanted: tuple[int, ...]) -> tuple[Any, Any, dict[str, Any]]:
    """A battle under way, with few cubes on both sides."""
    base = {"map": rng.choice([PAIR, ROW]), "starting_cubes": (6, 6, 6, 6, 6), "sides": rng.choice([2, 3, 4])}
    known = RULES if base["sides"] < 4 else RULES[1:]
    while True:
        game = game_of("empire", rng, known, base=base)
        if game.house.sides > 6:
            continue
        state = game.initial_state()
        for _ in range(400):
            if game.is_terminal(state):
                break
            if state.phase in wanted and rng.random() < 0.4:
                few = state.copy()
                few.cubes[few.origin] = max(few.attacking + 1 if few.phase != phases.DICE else 2, rng.randint(2, 5))
                few.cubes[few.target] = max(few.defending if few.phase == phases.ROLL else 1, rng.randint(1, 4))
                return game, few, base
            state = step(game, state, rng)


def fought(game: Any, before: Any, name: str) -> Goal:
    """The same by the rules: the battle goes on, or one roll of it, and what came of it is read off the state."""
    seat, origin, target = before.seat, before.origin, before.target
    holder = before.owner[target]

    def until(state: Any) -> bool:
        if state.phase not in FIGHT or (state.origin, state.target) != (origin, target):
            return True
        rolled = sum(state.cubes) != sum(before.cubes)
        return name == NET and rolled

    def value(state: Any) -> int:
        taken = state.owner[target] == seat
        if name == NET:
            mine = 0 if taken else before.cubes[origin] - state.cubes[origin]
            return sum(before.cubes) - sum(state.cubes) - 2 * mine
        return int(taken) if name == CAPTURE else int(not taken)

    others: Any = (lambda state: max(game.legal_actions(state))) if name == NET else "minimise"
    decides = holder if name == HOLD else seat
    return Goal(name, name, until, value, seat=decides, others=others, open_hands=True)  # but no battle asks for cards


def compare(rng: random.Random, name: str, wanted: tuple[int, ...]) -> int:
    """Every option of a goal has the value that fighting it out has."""
    while True:
        game, state, base = a_fight(rng, wanted)
        goal = goals(game)[name]
        if not goal.until(state):
            break
    mine, theirs = solve(game, goal, state), solve(game, fought(game, state, name), state)
    found = {option.action: option.value for option in mine.options} or {-1: mine.value}
    expected = {option.action: option.value for option in theirs.options} or {-1: theirs.value}
    assert expected == found, told(game, base, state, name, expected, found)
    return len(found)


def check_capture(rng: random.Random) -> int:
    """The chance to capture, from the choice of dice or a roll."""
    return compare(rng, CAPTURE, (phases.DICE, phases.ROLL))


def check_hold(rng: random.Random) -> int:
    """The chance to hold, from the defender's choice."""
    return compare(rng, HOLD, (phases.DEFEND,))


def check_net(rng: random.Random) -> int:
    """The cubes that the next roll costs, the defender rolling most dice."""
    return compare(rng, NET, (phases.DICE,))


def check_next_attack(rng: random.Random) -> int:
    """Cubes placed or moved in, an origin, a target: each is worth the best battle that the rules then let begin."""
    wanted = rng.choice([phases.PLACE, phases.ATTACK, phases.TARGET, phases.MOVE_IN])
    goal, state = None, None
    while goal is None or goal.until(state):
        game = game_of("empire", rng, ATTACKS, players=(2, 3), base={"map": ROW})
        goal, state = goals(game)[CAPTURE], position(game, rng, lambda at: at.phase == wanted) or game.initial_state()
    options = solve(game, goal, state).options
    for option in options:
        after, own = placed_there(game, state, option.action), {state.origin, state.target}
        expected = best_battle(game, after, own if wanted == phases.MOVE_IN else set(range(game.setup.size)))
        expected = expected if after.seat == state.seat else Fraction(0)
        assert expected == option.value, told(game, {"map": ROW}, state, option)
    return len(options)


def placed_there(game: Any, state: Any, action: int) -> Any:
    """The state after an action; whoever places cubes puts the others in the same place."""
    after = game.successor(state, action)
    while state.phase == after.phase == phases.PLACE and after.seat == state.seat:
        same = [other for other in game.legal_actions(after) if other % NODES == action % NODES]
        after = game.successor(after, same[0])
    return after


def best_battle(game: Any, state: Any, origins: set[int]) -> Fraction:
    """The best chance of the attacks that can begin from some neighborhoods; none where the rules have gone on."""
    if state.phase in FIGHT:
        return chance(game, state)
    if state.phase == phases.ATTACK:
        starts = [action for action in game.legal_actions(state) if action in origins and action != phases.STOP]
    else:
        starts = game.legal_actions(state) if state.phase == phases.TARGET else []
    return max((best_battle(game, game.successor(state, action), origins) for action in starts), default=Fraction(0))


def chance(game: Any, state: Any) -> Fraction:
    """The chance to win a battle under way if all dice are rolled, by the odds."""
    return battle(state.cubes[state.origin], state.cubes[state.target], dice=dice_of(game.house)).capture


def check_battle(rng: random.Random) -> int:
    """A battle fought to the end with all dice is won as often as it is when both roll most by the rules."""
    game, state, base = a_fight(rng, (phases.DICE,))
    seat, ends = state.seat, fought(game, state, CAPTURE)
    most = replace(ends, seat=-1, others=lambda at: max(game.legal_actions(at)))
    expected, found = solve(game, most, state).value, chance(game, state)
    assert expected == found, told(game, base, state, seat, expected, found)
    return 1


CHECKS = {
    "battle": (check_battle, 10),
    "capture": (check_capture, 20),
    "hold": (check_hold, 15),
    "cubes of the roll": (check_net, 15),
    "next attack": (check_next_attack, 30),
}
