"""Random pairs of house rules at their bounds, and random positions under them, for checks of whatever says exact."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import catlib
from catlib.game import BadSetup, choices

Check = Callable[[random.Random], int]


def bounds(model: Any, name: str) -> list[Any]:
    """The values of a house rule that lie farthest out: both bounds, every choice, on and off; none of other kinds."""
    field = model.model_fields[name]
    if field.annotation is bool:
        return [False, True]
    if named := choices(model, name):
        return list(named)
    if field.annotation is not int:
        return []
    least, most = (next((getattr(m, side) for m in field.metadata if hasattr(m, side)), None) for side in ("ge", "le"))
    return [value for value in (least, most) if value is not None]


def pair_of_house_rules(model: Any, rng: random.Random, among: Sequence[str] | None = None) -> dict[str, Any]:
    """Two house rules, each at one of its bounds."""
    known = [name for name in among or model.model_fields if bounds(model, name)]
    return {name: rng.choice(bounds(model, name)) for name in rng.sample(known, min(2, len(known)))}


def game_of(
    name: str,
    rng: random.Random,
    among: Sequence[str] | None = None,
    players: Sequence[int] = (2,),
    base: Mapping[str, Any] | None = None,
    left: Sequence[str] = (),
) -> Any:
    """The game under a random pair of house rules, `base` for the others; what cannot be played is drawn again."""
    model = catlib.game.catalogue.find(name).setup.HouseRules
    wanted = [n for n in among or model.model_fields if n not in left]
    while True:
        changed = pair_of_house_rules(model, rng, wanted)
        try:
            return catlib.load(name, players=rng.choice(players), **{**(base or {}), **changed})
        except BadSetup:
            continue


def step(game: Any, state: Any, rng: random.Random) -> Any:
    """The state after a random action or outcome."""
    if game.is_chance_node(state):
        outcomes, weights = zip(*game.chance_weights(state), strict=True)
        return game.successor(state, rng.choices(outcomes, weights)[0])
    return game.successor(state, rng.choice(game.legal_actions(state)))


def walk(game: Any, rng: random.Random, steps: int) -> Iterator[Any]:
    """The states of a game at random, up to that many steps."""
    state = game.initial_state()
    for _ in range(steps):
        yield state
        if game.is_terminal(state):
            return
        state = step(game, state, rng)


def position(game: Any, rng: random.Random, fits: Callable[[Any], bool], steps: int = 200) -> Any:
    """One of the states of a random game that fit; None if none did."""
    found = [state for state in walk(game, rng, steps) if fits(state)]
    return rng.choice(found) if found else None


def mean(game: Any, state: Any, value: Callable[[Any], Fraction]) -> Fraction:
    """The mean of a value over what chance brings."""
    return sum((p * value(game.successor(state, o)) for o, p in game.chance_outcomes(state)), Fraction(0))


def told(game: Any, base: Mapping[str, Any], state: Any, *more: Any) -> str:
    """What a failure is about: the house rules that are not the base's, what is not 0 in the state, and more."""
    changed = {n: v for n, v in game.spec()["house"].items() if n not in base or base[n] != v}
    facts = {n: v for n, v in state.to_dict().items() if any(v if isinstance(v, list) else [v])}
    house = {n: v for n, v in changed.items() if not isinstance(v, dict)}
    return f"{game.players} players, {house}: {facts} {' '.join(map(str, more))}"
