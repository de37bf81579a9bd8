"""What a model of house rules must say is checked where it is declared."""

from __future__ import annotations

import random
from typing import Literal

import pytest
from pydantic import Field

from catlib import game_names, load
from catlib.game import BadGame, House, bounds, find, strictly_literal


def declared(annotation, field):
    """A model with one house rule, `target`."""
    return type("HouseRules", (House,), {"__annotations__": {"target": annotation}, "target": field})


@pytest.mark.parametrize(("annotation", "field", "says"), [
    (int, Field(100, ge=2), r"^house rule target=100: it has no upper bound; write target: int = Field\(100, ge="),
    (int, Field(100, le=2000), "^house rule target=100: it has no lower bound"),
    (int, 100, "^house rule target=100: it has no lower bound"),
    (int, Field(ge=1, le=9), "^house rule target: it has no default"),
    (bool, Field(description="a switch"), "^house rule target: it has no default"),
])
def test_a_rule_that_lacks_something_is_named(annotation, field, says):
    """The house rule, what is missing, and what to write."""
    with pytest.raises(BadGame, match=says):
        declared(annotation, field)


def test_numbers_have_bounds_and_others_need_none():
    """A switch, a choice and a tuple are declared without."""
    assert (1, 9) == bounds(declared(int, Field(3, ge=1, le=9)), "target")
    for annotation, default in ((bool, True), (Literal["a", "b"], "a"), (tuple[int, int], (1, 2))):
        assert default == declared(annotation, Field(default))().target


@pytest.mark.parametrize("name", game_names())
def test_every_number_of_a_game_has_bounds(name):
    """A design lab can draw a slider for it, and its default lies between."""
    model = type(load(name).house)
    for rule, field in model.model_fields.items():
        if field.annotation is int:
            low, high = bounds(model, rule)
            assert low <= field.default <= high, rule


@pytest.mark.parametrize("name", ["cat_cab", "empire", "meow_daifugo", "taxi_derby", "washi_cat"])
def test_the_literal_reading_can_be_played(name):
    """Each value of a literal reading is another than the default, has its reason, and games are played by it."""
    setup = find(name).setup
    house = strictly_literal(setup)
    game = load(name, **house)
    for rule, (value, why) in setup.LITERAL.items():
        assert value == getattr(game.house, rule) != type(game.house).model_fields[rule].default
        assert why.endswith(".")
    state, rng = game.initial_state(), random.Random(name)
    for _ in range(300):
        if game.is_terminal(state):
            break
        ways = [o for o, _ in game.chance_outcomes(state)] if game.is_chance_node(state) else game.legal_actions(state)
        state = game.successor(state, rng.choice(ways))
