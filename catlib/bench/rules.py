"""House rules that can be turned: their bounds, and variants that differ in them."""

from collections.abc import Mapping
from typing import Any, get_args, get_origin

from catlib.game import BadSetup, Game, load

MOST = 12  # values of a rule that are tried when nobody says which


def values_of(game: Game, rule: str) -> list[Any]:
    """The values that a house rule may have, in order; of a long range at most 12, spread evenly.

    Raise BadSetup with the rules there are, or for one that is not a number, yes or no, or choice of words.

    >>> values_of(load("cat_cab"), "item_limit"), values_of(load("cat_cab"), "handicap")
    ([0, 1, 2, 3, 4, 5, 6], [False, True])
    """
    from catlib.game import bounds  # brings pydantic

    check_rule(game, rule)
    kind = game.type.setup.HouseRules.model_fields[rule].annotation
    if kind is bool:
        return [False, True]
    if "Literal" in str(get_origin(kind)):
        return list(get_args(kind))
    if kind is not int:
        raise BadSetup(f"rule={rule!r}: no whole number between two bounds; say which values to try")
    low, high = bounds(game.type.setup.HouseRules, rule)
    step = max(1.0, (high - low) / (MOST - 1))
    return list(dict.fromkeys(low + round(i * step) for i in range(min(MOST, high - low + 1))))


def check_rule(game: Game, rule: str) -> None:
    """Raise BadSetup with the rules there are where a game has none of that name, ValueError for what is not a game."""
    if not isinstance(game, Game):
        raise ValueError(f"game={game!r}: expected one game, such as load(name)")
    fields = game.type.setup.HouseRules.model_fields
    if not isinstance(rule, str) or rule not in fields:
        raise BadSetup(f"rule={rule!r}: {game.title} has the house rules {', '.join(fields)}")


def label(changes: Mapping[str, Any]) -> str:
    """House rules in words.

    >>> label({"curse_limit": 5, "handicap": False})
    'curse limit = 5, handicap = no'
    """
    words = {False: "no", True: "yes"}
    each = ((rule.replace("_", " "), words[v] if isinstance(v, bool) else v) for rule, v in changes.items())
    return ", ".join(f"{rule} = {value}" for rule, value in each)




def varied(game: Game, changes: Mapping[str, Any]) -> Game:
    """The game with some house rules changed; raise BadSetup where that cannot be played."""
    return load(game.name, game.players, game.house, **changes)
