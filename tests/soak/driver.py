"""Millions of compiled steps: after each, the contract and the laws of the game are asked, by rules of their own."""

import functools
import random
from typing import Any

import catlib
from catlib.chance import pick
from catlib.engine import Kernel, Workspace, play_rows, setup_layout
from catlib.game import BadSetup, Game, choices
from catlib.rules import CHANCE, TERMINAL, rule
from catlib.rules.wasm import Stretch, Whole

CONTRACT = ("chance has an outcome of some weight", "no weight is below 0", "something can be done",
    "actions are within bounds", "an action is listed once", "a seat decides", "payoffs lie within their bounds",
    "measures are not below 0")
FOUND = 4  # where a fault is: its number, the seed, the step, and steps in all
LONGEST = 20_000  # steps of one game; what goes on for longer is left


class Fault(AssertionError):
    """A law that was broken, with what leads there."""


@rule
def bad_chance(weights, n, most):
    """The number of the promise that these weights break, or 0."""
    total = 0
    for i in range(n):
        if weights[i] < 0:
            return 2
        total += weights[i]
    return 0 if 0 < n <= most and total > 0 else 1


@rule
def bad_actions(actions, n, seen, stamp):
    """The number of the promise that these actions break, or 0; `seen` holds each action's last stamp."""
    if n < 1 or n > len(actions):
        return 3
    for i in range(n):
        if actions[i] < 0 or actions[i] >= len(seen):
            return 4
        if seen[actions[i]] == stamp:
            return 5
        seen[actions[i]] = stamp
    return 0


@rule
def bad_end(paid, least, most, measured):
    """The number of the promise that payoffs and measures break, or 0."""
    for i in range(len(paid)):
        if paid[i] < least or paid[i] > most:
            return 7
    for i in range(len(measured)):
        if measured[i] < 0:
            return 8
    return 0


def make_soak(rules: Any, choose: Any, law: Any, seats: int, uniform: Any, pick: Any) -> Any:
    """The driver over one game's rules and laws: whole games, each step of them asked, until a number of steps."""
    start, current_player, apply_action = rules.start, rules.current_player, rules.apply_action
    chance_weights, legal_actions = rules.chance_weights, rules.legal_actions
    returns, measure = rules.returns, rules.measure
    least, most = rules.PAYOFFS or (-(2**62), 2**62)
    first_law = len(CONTRACT) + 1

    def soak(rows):
        setup, states, weights, actions, found = rows.setups[0], rows.states, rows.weights, rows.actions, rows.found
        state, seed, whims = states[1], rows.seed, rows.whims
        total, fault = 0, 0
        while total < rows.steps and fault == 0:
            uniform(seed, True)
            start(setup, state)
            step = 0
            player = current_player(setup, state)
            while player != TERMINAL and step < rows.longest and fault == 0:
                states[0] = states[1]
                if player == CHANCE:
                    n = chance_weights(setup, state, weights)
                    fault = bad_chance(weights, n, len(weights))
                    action = pick(weights, n, uniform(0, False))
                else:
                    n = legal_actions(setup, state, actions)
                    fault = bad_actions(actions, n, rows.seen, total + step + 1)
                    u = uniform(0, False)
                    if u < whims:
                        action = actions[int(u / whims * n)]
                    else:
                        action = choose(rows.bots[player], setup, state, actions, n, uniform(0, False), rows.work)
                if fault == 0:
                    apply_action(setup, state, action)
                    step += 1
                    player = current_player(setup, state)
                    if player >= seats or player < min(CHANCE, TERMINAL):
                        fault = 6
                    else:
                        broken = law(setup, states[0], action, state)
                        if broken:
                            fault = first_law - 1 + broken
            total += step
            if fault == 0:
                if player == TERMINAL:
                    returns(setup, state, rows.paid)
                measure(setup, state, rows.measured)
                if player == TERMINAL:
                    fault = bad_end(rows.paid, least, most, rows.measured)
            found[1], found[2] = seed, step
            seed += 1
        found[0], found[3] = fault, total

    return soak


@functools.lru_cache(maxsize=32)
def kernel(type: Any, layout: Any, law: Any, seats: int, measures: int) -> Kernel:
    """The driver, translated once for all house rules whose setups lie alike in memory."""
    rules, bots = type.rules, type.bots
    arguments = play_rows(type, layout, seats, states=2) | {
        "seen": Stretch("i8", rules.NUM_ACTIONS), "work": Stretch("i8", max(1, bots.WORK)),
        "paid": Stretch("i8", seats), "measured": Stretch("i8", max(1, measures)), "found": Stretch("i8", FOUND),
        "seed": Whole(), "steps": Whole(), "longest": Whole(), "whims": Whole("d")}
    return Kernel(lambda uniform: make_soak(rules, bots.choose, law, seats, uniform, pick), arguments, checked=True)


def houses(name: str, rng: random.Random, boards: dict[str, list[Any]]) -> dict[str, Any]:
    """Random house rules: about a third differ, numbers at a bound or anywhere between; one of the boards."""
    model = catlib.game.catalogue.find(name).setup.HouseRules
    found = {}
    for rule_name, field in model.model_fields.items():
        if rule_name in boards:
            found[rule_name] = rng.choice(boards[rule_name])
        elif rng.random() < 1 / 3 and (values := values_of(model, rule_name, field, rng)):
            found[rule_name] = rng.choice(values)
    return found


def values_of(model: Any, name: str, field: Any, rng: random.Random) -> list[Any]:
    """Some values of a house rule; none of other kinds than switches, choices and whole numbers."""
    if field.annotation is bool:
        return [False, True]
    if named := choices(model, name):
        return list(named)
    bounds = {side: getattr(m, side) for m in field.metadata for side in ("ge", "le") if hasattr(m, side)}
    if field.annotation is not int or len(bounds) < 2:
        return []
    return [bounds["ge"], bounds["le"], rng.randint(bounds["ge"], bounds["le"]), field.default]


def random_game(name: str, rng: random.Random, boards: dict[str, list[Any]]) -> Game:
    """The game for any number of players under random house rules; what cannot be played together is drawn again."""
    few, many = catlib.game.catalogue.find(name).setup.PLAYERS
    while True:
        try:
            return catlib.load(name, players=rng.randint(few, many), **houses(name, rng, boards))
        except BadSetup:
            continue


def soak(
    game: Game, law: Any, laws: tuple[str, ...], seed: int, steps: int, whims: float, compiled: bool = True
) -> int:
    """Play games until that many steps were asked; return how many, or raise a Fault that says how to see it again.

    `whims` is how often chance decides and no bot.
    """
    type, rng = game.type, random.Random(seed)
    one = kernel(type, setup_layout(game), law, game.num_players, len(game.rules.MEASURES))
    work = Workspace(one, compiled, state=game.rules.State(), setup=game.setup)
    bots = [rng.randrange(len(type.bots.COMPILED)) for _ in range(game.num_players)]
    work.put("bots", bots)
    work.put("seen", [0] * game.num_distinct_actions)
    work.run(seed=seed, steps=steps, longest=LONGEST, whims=whims)
    fault, last, step, total = work["found"].tolist() if compiled else work["found"]
    if fault:
        raise Fault(f"{(*CONTRACT, *laws)[fault - 1]}: {game!r}, bots {bots}, whims {whims}, seed {last}, step {step}")
    return total
