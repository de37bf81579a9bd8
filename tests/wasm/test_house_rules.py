"""Under every house rule the same games are played, and by the same module wherever tables are of the same lengths."""

import functools
from typing import Any

import pytest

from catlib import BadSetup, load
from catlib.chance import rng
from catlib.engine import play, play_kernel
from catlib.game import choices, find

PLAYED = "cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"
STEPS = 200


def values(model: Any, name: str) -> list[Any]:
    """The bounds of a house rule that is a number, both sides of a switch, or all choices."""
    field = model.model_fields[name]
    if isinstance(field.default, bool):
        return [not field.default]
    if isinstance(field.default, int):
        bounds = [getattr(bound, side) for bound in field.metadata for side in ("ge", "le") if hasattr(bound, side)]
        return [bound for bound in bounds if bound != field.default]
    if isinstance(field.default, str):
        return [choice for choice in choices(model, name) if choice != field.default]
    return []


@functools.cache
def changes() -> list[tuple[str, str, Any]]:
    """Every game with every house rule at another value."""
    models = {game: find(game).setup.HouseRules for game in PLAYED}
    return [
        (g, name, value) for g, model in models.items() for name in model.model_fields for value in values(model, name)
    ]


def check(game_name: str, house: dict[str, Any], seed: int) -> None:
    """Play a game in both engines; house rules that cannot be played together are left out."""
    try:
        game = load(game_name, **house)
    except BadSetup:
        return
    names = game.type.bots.COMPILED
    bots = [names[(seed + seat) % len(names)] for seat in range(game.num_players)]
    plain, fast = (play(game, bots, [seed], compile=c, log=STEPS, limit=STEPS) for c in (False, True))
    assert plain.log == fast.log
    assert plain.state == fast.state
    assert (plain.returns, plain.measures, plain.steps) == (fast.returns, fast.measures, fast.steps)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "rule", "value"), changes())
def test_one_house_rule(game, rule, value):
    """Each house rule at its bounds, each switch, each choice."""
    check(game, {rule: value}, seed=1)


@pytest.mark.parametrize("game", PLAYED)
def test_pairs_of_house_rules(game):
    """Two house rules at once, drawn at random."""
    mine = [change for change in changes() if change[0] == game]
    draw = rng.generator(len(mine)).random
    for seed in range(8):
        pair = [mine[int(draw() * len(mine))] for _ in range(2)]
        check(game, {name: value for _, name, value in pair}, seed)


@pytest.mark.parametrize("game", PLAYED)
def test_another_house_rule_is_no_other_module(game):
    """House rules that are numbers share one module; each field may once make room for numbers below 0."""
    names, kernels = find(game).setup.HouseRules.model_fields, set()
    numbers = [c for c in changes() if c[0] == game and type(names[c[1]].default) is int]
    for _, name, value in [(game, "", None), *numbers]:
        try:
            kernels.add(play_kernel(load(game, **({name: value} if name else {}))))
        except BadSetup:
            continue
    assert len(kernels) <= 3
