"""Plans of several turns beside the rules played out, under pairs of house rules."""

import random
from collections.abc import Iterator
from typing import Any

from catlib.games.taxi_derby import phases
from catlib.games.taxi_derby.odds import best_plan
from catlib.games.taxi_derby.passengers import suits
from catlib.games.taxi_derby.setup import STEPS
from catlib.games.taxi_derby.turns import begin_turn
from catlib.games.taxi_derby.upgrades import limit

from ..everywhere import game_of, position, told
from .positions import TINY

PLANS = ("most_spaces", "capacity", "abilities", "start_tokens", "patrol_reach", "free_patrol", "streets")


DEEDS = (phases.PICK_UP, phases.DROP_OFF, phases.DROP_OFF + 1, phases.END)


def check_best_plan(rng: random.Random) -> int:
    """Nobody delivers all in fewer turns than the plan, whatever is driven and done, and the plan has as many."""
    base = {**TINY, "most_spaces": 30, "round_limit": 0, "speed_limit": rng.randint(1, 4)}
    game = game_of("taxi_derby", rng, PLANS, base=base)
    state = position(game, rng, lambda at: at.phase == phases.DRIVE and at.moved <= allowed(game, at), 80)
    if state is None:
        return 0
    for place, tile in enumerate(state.up):
        serves = tile and suits(game.setup, state, state.seat, tile - 1)
        if not (serves and state.tickets[state.seat] <= game.setup.tile_limit[tile - 1]):
            state.up[place] = 0
    found, expected = best_plan(game, state).turns, fewest_turns(game, state)
    assert expected == found, told(game, base, state, expected, found)
    return 1


def allowed(game: Any, state: Any) -> int:
    """The spaces of a turn that nobody is pursued for."""
    return int(limit(game.setup, state, state.seat))


def fewest_turns(game: Any, state: Any) -> int:
    """The turns until nobody waits and nobody rides, by trying all spaces and actions; nobody comes after them."""
    level, seen, turns = {_place(state): state}, set(), 0
    if not _left(state, state.seat):
        return 0
    while level:
        turns += 1
        ended: dict[Any, Any] = {}
        for begun in level.values():
            for at in within_a_turn(game, begun, seen):
                if not _left(at, begun.seat):
                    return turns
                if over(at, begun.seat):
                    after = at.copy()
                    after.seat = begun.seat
                    begin_turn(game.setup, after)
                    ended.setdefault(_place(after), after)
        level = {key: at for key, at in ended.items() if key not in seen}
    raise AssertionError("somebody can never be delivered")


def within_a_turn(game: Any, begun: Any, seen: set[Any]) -> Iterator[Any]:
    """Every position that a turn can come to without speeding, its end included."""
    found = [begun]
    while found:
        at = found.pop()
        if over(at, begun.seat):
            yield at
            continue
        if at.phase == phases.DRIVE:
            if _place(at) in seen:
                continue
            seen.add(_place(at))
            yield at
        found += [
            child for child in followed(game, at) if child.seat != begun.seat or child.moved <= allowed(game, child)
        ]


def followed(game: Any, at: Any) -> Iterator[Any]:
    """What comes next, without new passengers, upgrades and stops at the station."""
    if game.is_chance_node(at):
        actions = [game.chance_weights(at)[0][0]]
    elif at.phase == phases.DRIVE:
        actions = [action for action in game.legal_actions(at) if action < STEPS or action in DEEDS]
    else:
        actions = game.legal_actions(at)[:1]
    for action in actions:
        child = game.successor(at, action)
        child.up[:] = [now if now == before else 0 for now, before in zip(child.up, at.up, strict=True)]
        yield child


def _place(state: Any) -> tuple[Any, ...]:
    s = state.seat
    return (
        state.node[s],
        state.moved,
        state.fresh > 0,
        state.acted,
        tuple(state.up),
        tuple(sorted(state.aboard[2 * s : 2 * s + 2])),
    )


def _left(state: Any, seat: int) -> bool:
    return any(state.up) or any(state.aboard[2 * seat : 2 * seat + 2])


def over(state: Any, seat: int) -> bool:
    """Whether a seat's turn is over, but for the places that are refilled."""
    return bool(state.seat != seat or state.phase == phases.OVER or state.stage == phases.FINISHING)


CHECKS = {"best plan": (check_best_plan, 30)}
