"""Positions built by hand and played on in words, so that a test reads like a situation of the game."""

import random
from typing import Any

import catlib
from catlib.games.taxi_derby.cards import TYPE_NAMES, UPGRADE_NAMES
from catlib.games.taxi_derby.phases import HOME, TILE, TOKEN
from catlib.games.taxi_derby.setup import NODES, STEPS, laid
from catlib.games.taxi_derby.setup import SMALL as SOLVABLE
from catlib.games.taxi_derby.voice import node_name

# a city of 24 spaces for two taxis with one stack, one store, one landmark: the one that can be solved whole
SMALL = SOLVABLE["city"]
FEW = {
    "colours": {"green": {"tiles": 3, "in_stack": 3}},
    "tiles": [{"colour": "green", "type": "commuter", "to": "V", "pays": 2},
        {"colour": "green", "type": "agent", "to": "V", "pays": 1, "times": True},
        {"colour": "green", "type": "celebrity", "to": "V", "pays": 4, "needs": ["stereo"], "solo": True}],
}
TINY: dict[str, Any] = {"city": SMALL, "passengers": FEW,
    "tickets": {"cards": 2, "tickets": [{"dollars": 1}, {"lose": "any"}]}, "die_sides": 2, "speed_limit": 1,
    "most_spaces": 2, "patrol_reach": 1, "round_limit": 1, "end_stacks": 1, "streets": "as arranged"}


def city(players: int = 2, **house: Any) -> catlib.Game:
    """Taxi Derby with some house rules, the streets as arranged if none of them says otherwise."""
    return catlib.load("taxi_derby", players=players, **{"streets": "as arranged"} | house)


def started(game: catlib.Game) -> Any:
    """The first turn, where the first of everything was chosen and drawn."""
    state = game.initial_state()
    while state.phase in (HOME, TOKEN, TILE):
        state = game.child(state, outcomes(game, state)[0])
    return state


def outcomes(game: catlib.Game, state: Any) -> list[int]:
    """The legal actions, or the possible outcomes of chance."""
    return [i for i, _ in game.chance_weights(state)] or game.legal_actions(state)


def node(game: catlib.Game, name: str) -> int:
    """A space by its name."""
    names = [node_name(game.setup, n) for n in range(game.setup.spaces)]
    return names.index(name)


def position(game: catlib.Game, at: Any = None, patrol: Any = None, **facts: Any) -> Any:
    """The first turn with other facts: `at` and `patrol` nodes, and seat 0's money, tickets, tokens, aboard, delivered.

    `up` maps places to tiles, None for an empty place; `tokens` is a mapping from upgrades by name.
    """
    state = started(game)
    if at is not None:
        state.node[0] = at
    if patrol is not None:
        state.patrol = patrol
    for place, found in facts.pop("up", {}).items():
        state.up[place] = 0 if found is None else found + 1
    for i, found in enumerate(facts.pop("aboard", ())):
        state.aboard[i] = found + 1
    if "tokens" in facts:
        tokens = facts.pop("tokens")
        state.token[:4] = [tokens.get(name, 0) for name in UPGRADE_NAMES]
    for kind, n in facts.pop("delivered", {}).items():
        state.delivered[TYPE_NAMES.index(kind)] = n
    for name, value in facts.items():
        if name in ("money", "tickets", "best"):
            getattr(state, name)[0] = value
        else:
            setattr(state, name, value)
    return state


def tile(game: catlib.Game, **wanted: Any) -> int:
    """The first tile of a type (by name), destination (letter), needs (set of names), solo, times, limited."""
    for i in range(game.setup.first_tile[4]):
        if all(_fact(game.setup, i, name) == value for name, value in wanted.items()):
            return i
    raise AssertionError(f"no tile with {wanted}")


def _fact(setup: Any, i: int, name: str) -> Any:
    if name == "type":
        return TYPE_NAMES[setup.tile_type[i]]
    if name == "to":
        return "VWXYZ"[setup.tile_to[i]]
    if name == "needs":
        return {u for k, u in enumerate(UPGRADE_NAMES) if setup.tile_needs[i] >> k & 1}
    if name == "limited":
        return setup.tile_limit[i] < 99
    return bool(getattr(setup, f"tile_{name}")[i]) if name in ("solo", "times") else setup.tile_pays[i]


def apart(game: catlib.Game, a: int, away: int) -> int:
    """The first space so far from a space."""
    return next(n for n in range(game.setup.spaces) if distance(game, n, a) == away)


def distance(game: catlib.Game, a: int, b: int) -> int:
    return laid(game.setup).distance[a * NODES + b]


def neighbours(game: catlib.Game, a: int) -> list[int]:
    return [n for n in laid(game.setup).neighbour[a * STEPS : (a + 1) * STEPS] if n >= 0]


def drive(game: catlib.Game, state: Any, to: int, spaces: int | None = None) -> Any:
    """Drive to a space in exactly that many spaces, by default the fewest."""
    here = state.node[state.seat]
    path = _walk(game, here, to, distance(game, here, to) if spaces is None else spaces)
    for there in path:
        state = say(game, state, f"drive to {node_name(game.setup, there)}")
    return state


def _walk(game: catlib.Game, a: int, b: int, left: int) -> list[int]:
    """The spaces of a walk of exactly that many steps."""
    ends = [{b}]
    for _ in range(left):
        ends.append({n for m in ends[-1] for n in neighbours(game, m)})
    path, here = [], a
    for k in range(left - 1, -1, -1):
        here = next(n for n in neighbours(game, here) if n in ends[k])
        path.append(here)
    assert here == b, f"no walk of {left} spaces"
    return path


def say(game: catlib.Game, state: Any, *texts: str) -> Any:
    """Take actions and chance outcomes by the beginning of what they are called."""
    for text in texts:
        named = {game.action_to_string(state, a): a for a in outcomes(game, state)}
        found = [a for name, a in named.items() if name == text] or [a for n, a in named.items() if n.startswith(text)]
        assert found, f"{text!r}: possible are {', '.join(named)}"
        state = game.child(state, found[0])
    return state


def can(game: catlib.Game, state: Any) -> set[str]:
    """What can be done beside driving, by the first two words."""
    named = [game.action_to_string(state, a) for a in game.legal_actions(state)]
    return {" ".join(name.split()[:2]) for name in named if not name.startswith("drive")}


def random_city(seed: int, turn: bool = False) -> dict[str, Any]:
    """House rules for quarters laid at random, all 24 ways alike; with `turn` all 6144 ways (gap 1.2)."""
    rng = random.Random(seed)
    order = tuple(rng.sample(range(4), 4))
    turned = tuple(rng.randrange(4) for _ in range(4)) if turn else (0, 0, 0, 0)
    return {"streets": "as arranged", "arrangement": order, "turned": turned}
