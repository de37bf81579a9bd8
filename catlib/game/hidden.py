"""Hidden hands where a game does not say itself how it keeps them: who sees what, and which worlds look alike.

A row of HIDDEN belongs to the seats in order: each has an equal share of its places, whoever is at the table, since a
state has room for as many seats as can ever play. A mapping says instead how many places of a row each seat has, 0
where nobody may see any. A single number is nobody's.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Mapping
from typing import Any

from catlib.chance import generator
from catlib.game.contract import BadGame
from catlib.rules import CHANCE, TERMINAL

MOST = 100_000  # positions up to which all worlds are listed
DEALT = 16  # worlds that are dealt where they are not listed

Seen = Callable[[Any, Any, int], dict[str, Any]]
Deal = Callable[[Any, Any, int, Any], Any]


def share(hidden: Collection[str], name: str, length: int, seats: int) -> int:
    """Return how many places of a row each seat has, where `seats` is the most that can play; 0 if nobody has any.

    >>> share(("hand", "deck"), "hand", 20, 4), share({"hand": 5, "deck": 0}, "deck", 40, 4)
    (5, 0)
    """
    if isinstance(hidden, Mapping) and name in hidden:
        return int(hidden[name])
    return length // seats if seats > 1 and length % seats == 0 else 0


def check_shares(hidden: Collection[str], fields: Mapping[str, tuple[str, int]], seats: int, where: str) -> None:
    """Raise BadGame for a hidden row that the seats cannot share as HIDDEN says."""
    for name in hidden:
        length = fields[name][1]
        if isinstance(hidden, Mapping):
            each = hidden[name]
            if type(each) is not int or each < 0 or each * seats > length:
                expected = f"expected 0 to {length // seats}"
                raise BadGame(f"{where}: HIDDEN of {name}: {each!r} places for each of {seats} seats; {expected}")
        elif length and seats > 1 and length % seats:
            others = ", ".join(f"{other!r}: …" for other in hidden if other != name)
            instead = f"HIDDEN = {{{name!r}: 0{', ' + others if others else ''}}}"
            raise BadGame(
                f"{where}: HIDDEN: {name} has {length} places, which {seats} seats cannot share equally; "
                f"write {instead}, with how many places each seat has, 0 where nobody sees any"
            )


def blanked(state: Any, hidden: Collection[str], seats: int, player: int) -> dict[str, Any]:
    """Return the fields of a state as a seat sees them, where `seats` is the most that can play.

    Of what is hidden it sees its own share of the places; everything else is 0.
    """
    seen: dict[str, Any] = state.to_dict()
    for name in hidden:
        value = seen[name]
        if isinstance(value, list):
            each = share(hidden, name, len(value), seats)
            seen[name] = [n if each and i // each == player else 0 for i, n in enumerate(value)]
        else:
            seen[name] = 0
    return seen


def tells(rules: Any, seen: Seen, setup: Any, state: Any, action: int, seat: int, deal: Deal | None = None) -> bool:
    """Return whether a seat sees what was done: nothing else that it holds possible looks the same to it afterwards.

    Possible is what can be done in this state, and in all that it cannot tell from this one: `deal` draws such a world,
    and where it is None those of a small game are listed. In a large game what was forced is known if the seat sees all
    that it changed.
    """
    return _tells(_Asked(rules, seen, setup, deal), state.copy(), action, seat)


@functools.lru_cache(maxsize=4096)
def _tells(asked: _Asked, state: Any, action: int, seat: int) -> bool:
    rules, setup, seen = asked.rules, asked.setup, asked.seen
    after = _after(rules, setup, state, action)
    mine = seen(setup, after, seat)

    def looks_the_same(world: Any) -> bool:
        others = (other for other in _possible(rules, setup, world) if other != action)
        return any(seen(setup, _after(rules, setup, world, other), seat) == mine for other in others)

    if looks_the_same(state):
        return False
    worlds = _worlds_like(asked, state, seat)
    if worlds is not None:
        return not any(map(looks_the_same, worlds))
    return len(_possible(rules, setup, state)) > 1 or _sees_all(asked, state, after, seat)


def _worlds_like(asked: _Asked, state: Any, seat: int) -> Collection[Any] | None:
    """Worlds that a seat cannot tell from this one; None where nobody knows them."""
    if asked.deal is not None:
        rng = generator(0)
        return {asked.deal(asked.setup, state, seat, rng) for _ in range(DEALT)}
    listed = _worlds(asked)
    return None if listed is None else listed[seat].get(_look(asked, state, seat), {})


def _sees_all(asked: _Asked, before: Any, after: Any, seat: int) -> bool:
    """Return whether a seat sees each number that changed."""
    looks = [asked.seen(asked.setup, state, seat) for state in (before, after)]
    pairs = zip(before.to_dict().items(), after.to_dict().values(), strict=True)
    return all(was == now or [look.get(name) for look in looks] == [was, now] for (name, was), now in pairs)


def world_like(rules: Any, seen: Seen, setup: Any, state: Any, player: int, rng: Any) -> Any:
    """Return a state that looks the same to a seat, as likely as chance makes it if all decisions were taken alike.

    All positions of a small game are listed once; raise BadGame for a larger one, which has to say `resample` itself.
    """
    asked = _Asked(rules, seen, setup)
    listed = _worlds(asked)
    if listed is None:
        raise BadGame(
            f"HIDDEN: a game of more than {MOST} positions says itself what a seat cannot tell apart;"
            " write resample(setup, state, player, rng)"
        )
    worlds = listed[player][_look(asked, state, player)]
    [drawn] = rng.choices(list(worlds), list(worlds.values()))
    return drawn.copy()


class _Asked:
    """A game's rules, what they show, a setup and who deals worlds, as one key."""

    def __init__(self, rules: Any, seen: Seen, setup: Any, deal: Deal | None = None):
        self.rules, self.seen, self.setup, self.deal = rules, seen, setup, deal

    def _key(self) -> tuple[Any, ...]:
        return self.rules.apply_action, self.seen, self.setup, self.deal

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


def _look(asked: _Asked, state: Any, player: int) -> str:
    """All that a seat knows of a state: what it sees, and whose turn it is."""
    return f"{asked.rules.current_player(asked.setup, state)} {asked.seen(asked.setup, state, player)}"


@functools.lru_cache(maxsize=8)
def _worlds(asked: _Asked) -> Mapping[int, Mapping[str, dict[Any, float]]] | None:
    """For each seat, and -1 for a reader without one, by what it sees: the states that look so, each with its chance.

    None for a game of more than MOST positions.
    """
    rules, setup = asked.rules, asked.setup
    first = rules.State()
    rules.start(setup, first)
    readers = range(-1, setup.seats)
    found: dict[int, dict[str, dict[Any, float]]] = {player: {} for player in readers}
    level, reached = {first: 1.0}, 0
    while level:
        below: dict[Any, float] = {}
        for state, chance in level.items():
            for player in readers:
                alike = found[player].setdefault(_look(asked, state, player), {})
                alike[state] = alike.get(state, 0.0) + chance
            possible = _possible(rules, setup, state)
            total = sum(possible.values())
            for action, weight in possible.items():
                after = _after(rules, setup, state, action)
                below[after] = below.get(after, 0.0) + chance * weight / total
        reached += len(level)
        if reached > MOST:
            return None
        level = below
    return found


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
