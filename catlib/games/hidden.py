"""Hidden hands where a game does not say itself how it keeps them: who sees what, and which worlds look alike."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

from catlib.contract import BadGame
from catlib.rulebook import CHANCE, TERMINAL

__all__ = ["blanked", "tells", "world_like"]

MOST = 100_000  # positions up to which all worlds are listed

Seen = Callable[[Any, Any, int], dict[str, Any]]


def blanked(state: Any, hidden: tuple[str, ...], seats: int, player: int) -> dict[str, Any]:
    """The fields of a state as a seat sees them; of what is hidden, only its own.

    Its own are the places of a hidden field that has equally many for each seat; everything else is 0.
    """
    seen: dict[str, Any] = state.to_dict()
    for name in hidden:
        value = seen[name]
        if isinstance(value, list) and seats > 1 and len(value) % seats == 0:
            each = len(value) // seats
            seen[name] = [n if i // each == player else 0 for i, n in enumerate(value)]
        else:
            seen[name] = [0] * len(value) if isinstance(value, list) else 0
    return seen


def tells(rules: Any, seen: Seen, setup: Any, state: Any, action: int, seat: int) -> bool:
    """Whether a seat sees what was done: nothing else that was possible looks the same to it."""
    after = _after(rules, setup, state, action)
    mine = seen(setup, after, seat)
    others = (other for other in _possible(rules, setup, state) if other != action)
    return all(seen(setup, _after(rules, setup, state, other), seat) != mine for other in others)


def world_like(rules: Any, seen: Seen, setup: Any, state: Any, player: int, rng: Any) -> Any:
    """A state that looks the same to a seat, as likely as chance makes it if all decisions were taken alike.

    All positions of a small game are listed once; raise BadGame for a larger one, which has to say `resample` itself.
    """
    worlds = _worlds(_Asked(rules, seen, setup))[player][_look(rules, seen, setup, state, player)]
    [drawn] = rng.choices(list(worlds), list(worlds.values()))
    return drawn.copy()


class _Asked:
    """A game's rules, what they show and a setup, as one key."""

    def __init__(self, rules: Any, seen: Seen, setup: Any):
        self.rules, self.seen, self.setup = rules, seen, setup

    def _key(self) -> tuple[Any, ...]:
        return self.rules.apply_action, self.seen, self.setup

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


def _look(rules: Any, seen: Seen, setup: Any, state: Any, player: int) -> str:
    """All that a seat knows of a state: what it sees, and whose turn it is."""
    return f"{rules.current_player(setup, state)} {seen(setup, state, player)}"


@functools.lru_cache(maxsize=8)
def _worlds(asked: _Asked) -> list[Mapping[str, dict[Any, float]]]:
    """For each seat, by what it sees: the states that look so, each with its chance."""
    rules, setup = asked.rules, asked.setup
    first = rules.State()
    rules.start(setup, first)
    found: list[dict[str, dict[Any, float]]] = [{} for _ in range(setup.seats)]
    level, reached = {first: 1.0}, 0
    while level:
        below: dict[Any, float] = {}
        for state, chance in level.items():
            for player in range(setup.seats):
                alike = found[player].setdefault(_look(rules, asked.seen, setup, state, player), {})
                alike[state] = alike.get(state, 0.0) + chance
            possible = _possible(rules, setup, state)
            total = sum(possible.values())
            for action, weight in possible.items():
                after = _after(rules, setup, state, action)
                below[after] = below.get(after, 0.0) + chance * weight / total
        reached += len(level)
        if reached > MOST:
            raise BadGame(
                f"HIDDEN: a game of more than {MOST} positions says itself what a seat cannot tell apart;"
                " write resample(setup, state, player, rng)"
            )
        level = below
    return list(found)


def _possible(rules: Any, setup: Any, state: Any) -> dict[int, int]:
    """The actions or outcomes that are possible, with their weights; none at the end."""
    player = rules.current_player(setup, state)
    if player == TERMINAL:
        return {}
    buffer = [0] * max(rules.NUM_ACTIONS, rules.MAX_CHANCE)
    if player == CHANCE:
        count = rules.chance_weights(setup, state, buffer)
        return {i: w for i, w in enumerate(buffer[:count]) if w}
    return dict.fromkeys(buffer[: rules.legal_actions(setup, state, buffer)], 1)


def _after(rules: Any, setup: Any, state: Any, action: int) -> Any:
    new = state.copy()
    rules.apply_action(setup, new, action)
    return new
