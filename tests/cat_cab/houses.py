"""Random house rules, for tests that must hold under all of them."""

import random
from typing import Any, Literal, get_args, get_origin

from hypothesis import strategies as st

from catlib.games.cat_cab.setup import Debuff, HouseRules, Nibble

from .positions import BUSY, CITIES

WIDE = {
    "white_dice": (1, 6),
    "curse_limit": (1, 6),
    "item_limit": (0, 3),
    "passengers": (1, 6),
    "passenger_points": (0, 9),
    "rush_turns": (1, 7),
    "retreat_steps": (0, 4),
    "entry_gate": (0, 1),
    "curse_supply": (0, 6),
}


def values(name: str) -> list[Any]:
    """Some values that a house rule may take."""
    kind = HouseRules.model_fields[name].annotation
    if name in WIDE:
        return list(range(WIDE[name][0], WIDE[name][1] + 1))
    if name == "turn_limit":
        return [6, 12]
    if name == "board":
        return [*CITIES.values(), BUSY, BUSY, BUSY]
    if name == "place_points":
        return [(10, 5, 3), (3, 3, 3), (0, 7, 1)]
    if name.endswith("_bands"):
        a, b, c = get_args(Nibble if name.startswith("nibbles") else Debuff)
        return [(a, b, c), (c, a, b), (b, b, a)]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    assert kind is bool, f"{name}: no values to try"
    return [False, True]


def changed(pick: Any) -> dict[str, Any]:
    """House rules of which about a third differ; `pick(name, values)` chooses, `pick(name, None)` says whether."""
    return {name: pick(name, values(name)) for name in HouseRules.model_fields if pick(name, None)}


def sampled(seed: int) -> dict[str, Any]:
    """Random house rules by a seed."""
    rng = random.Random(seed)
    return changed(lambda name, found: rng.random() < 1 / 3 if found is None else rng.choice(found))


@st.composite
def houses(draw: Any) -> dict[str, Any]:
    """Random house rules by hypothesis, which can take them back one by one."""
    names = draw(st.sets(st.sampled_from(list(HouseRules.model_fields)), max_size=14))
    return changed(lambda name, found: name in names if found is None else draw(st.sampled_from(found)))
