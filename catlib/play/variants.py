"""A game for every number of players and with house rules at their bounds, each played and checked for a moment."""

import contextlib
import time
from collections.abc import Iterator
from typing import Any

from catlib.chance import generator
from catlib.engine import driver as engine
from catlib.engine import has_wasm
from catlib.game import BadGame, BadSetup, Game, load, try_out
from catlib.play.testing import check_observation, check_start, check_state, walk

SHORT, CLOSELY = 400, 8  # steps of a walk, and how many of its states are looked at closely


def variants(game: Game) -> Iterator[Game]:
    """The game for every number of players, then with house rules at their bounds: all at once, then one by one.

    A variant that the setup refuses is left out.
    """
    setup = game.type.setup
    few, many = setup.PLAYERS
    tables = range(few, many + 1)
    bounds = {name: ends for name in setup.HouseRules.model_fields if (ends := _ends(setup.HouseRules, name))}
    houses: list[tuple[int, dict[str, Any]]] = [(n, {}) for n in tables]
    houses += [(n, {name: ends[at] for name, ends in bounds.items()}) for at in (0, -1) for n in tables]
    houses += [(n, {name: end}) for name, ends in bounds.items() for end in ends for n in dict.fromkeys((many, few))]
    seen = set[Game]()
    for players, house in houses:
        with contextlib.suppress(BadSetup):
            variant = load(game.type, players, house)
            if variant not in seen:
                seen.add(variant)
                yield variant


def _ends(model: Any, name: str) -> list[Any]:
    """The values of a house rule that are tried: the bounds of a number, both of a switch, every choice."""
    from catlib.game import bounds, choices  # which imports pydantic

    kind = model.model_fields[name].annotation
    if kind is bool:
        return [False, True]
    return list(bounds(model, name)) if kind is int else list(choices(model, name))


def check_variants(game: Game, seconds: float = 20.0, seed: int = 0) -> tuple[int, int]:
    """Each variant keeps its secrets and its fields for a game; return how many were played, of how many there are.

    It stops after that many seconds, but never before all numbers of players were played.
    """
    few, many = game.type.setup.PLAYERS
    every, until, played = list(variants(game)), time.monotonic() + seconds, 0
    for variant in every:
        if played > many - few and time.monotonic() > until:
            break
        try:
            check_variant(variant, seed)
        except (AssertionError, ValueError, BadGame) as error:
            raise AssertionError(f"{variant!r}: {error or 'a property of the contract is missing'}") from error
        played += 1
    return played, len(every)


def check_variant(game: Game, seed: int = 0, games: int = 100) -> None:
    """One game step by step, some states of it looked at closely, and some games in a checked module."""
    if game.type.source is not None:
        try_out(game)
    rng, path = generator(seed), walk(game, seed, SHORT)
    check_start(game, path)
    for state in path.states:
        state.check_fits()
    for state in path.sample(CLOSELY):
        check_state(game, state)
        check_observation(game, state, rng)
    if has_wasm():
        for bot in game.type.bots.COMPILED:
            seeds = range(seed, seed + games)
            engine.play(game, [bot] * game.num_players, seeds, compile=True, limit=SHORT, checked=True)
