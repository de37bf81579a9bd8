"""Moves made at once in a game of one file: who has chosen, what lies open, and what others may have chosen."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from catlib.game.hidden import world_like


def still_hidden(state: Any, hidden: Collection[str], at_once: str, seats: int) -> Collection[str]:
    """Return the fields of `hidden` that keep a secret now: choices made at once lie open when all have chosen.

    >>> from types import SimpleNamespace
    >>> [still_hidden(SimpleNamespace(bid=bid), ("bid", "hand"), "bid", 2) for bid in ([3, 0], [3, 1])]
    [('bid', 'hand'), ('hand',)]
    """
    if not at_once or not all(getattr(state, at_once)[:seats]):
        return hidden
    if isinstance(hidden, Mapping):
        return {name: each for name, each in hidden.items() if name != at_once}
    return tuple(name for name in hidden if name != at_once)


def choices_anew(
    rules: Any, seen: Callable[..., Any], setup: Any, state: Any, player: int, rng: Any, field: str
) -> Any:
    """Return a state in which the others have chosen anew, all choices alike, as far as `player` cannot see them.

    Each choice is taken back and made again by the rules; where that leads elsewhere, all worlds are listed.
    """
    world, chosen = state.copy(), getattr(state, field)[: setup.seats]
    if all(chosen) or not any(chosen):
        return world
    for seat, choice in enumerate(chosen):
        if choice and seat != player:
            again = _made_again(rules, setup, world, seat, field)
            if world not in again:
                return world_like(rules, seen, setup, state, player, rng)
            world = rng.choice(again)
    return world


def _made_again(rules: Any, setup: Any, state: Any, seat: int, field: str) -> list[Any]:
    """Return the states that a seat's choice could have led to; none where it cannot be taken back."""
    before = state.copy()
    getattr(before, field)[seat] = 0
    if rules.current_player(setup, before) != seat:
        return []
    buffer, after = [0] * rules.NUM_ACTIONS, []
    for action in buffer[: rules.legal_actions(setup, before, buffer)]:
        made = before.copy()
        rules.apply_action(setup, made, action)
        after.append(made)
    return after
