"""Positions built by hand and played on in words, so that a test reads like a situation of the game."""

import functools
from collections.abc import Sequence
from itertools import product
from typing import Any

import networkx as nx

import catlib
from catlib.games.empire import rules as r
from catlib.games.empire.maps import NODES, CityMap
from catlib.games.empire.phases import ATTACKING, DEFEND, DICE, NEXT, PLACING
from catlib.games.empire.setup import SEATS, SMALL

# A row of four neighborhoods in two boroughs, as it can be solved whole, and a map of two to look at whole
ROW: dict[str, Any] = SMALL["map"]
PAIR: dict[str, Any] = {
    "title": "A pair",
    "size": [200, 100],
    "boroughs": [{"name": "Both", "bonus": 0}],
    "neighborhoods": [
        {"name": "A", "borough": "Both", "pest": "rat", "at": [50, 50], "next_to": ["B"]},
        {"name": "B", "borough": "Both", "pest": "rat", "at": [150, 50], "next_to": ["A"]},
    ],
}
CITIES = {"row": ROW, "pair": PAIR}
ARROWS = {"ArrowUp": (0, -1), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowRight": (1, 0)}


@functools.lru_cache(maxsize=256)
def _empire(players: int, house: tuple[tuple[str, Any], ...]) -> catlib.Game:
    rules = dict(house)
    if rules.get("map") in CITIES:
        rules["map"] = CITIES[rules["map"]]
    return catlib.load("empire", players=players, **rules)


def empire(players: int = 3, **house: Any) -> catlib.Game:
    """A game of Empire, kept; `map` may also be "row" or "pair"."""
    return _empire(players, tuple(sorted(house.items())))


def number(game: catlib.Game, name: str) -> int:
    """The number of a neighborhood."""
    return game.house.map.names().index(name)


def position(game: catlib.Game, seat: int = 0, holds: Sequence[dict[str, int]] = (), **facts: Any) -> Any:
    """A state in which a seat may attack; `holds` has each seat's cubes by neighborhood, the last seat all others.

    `reserve` makes that seat place cubes first; `hand` has each seat's cards by name; other facts set fields.
    """
    state = game.initial_state()
    state.pending, state.first, state.seat = 0, 0, seat
    for h in range(game.setup.size):
        state.owner[h], state.cubes[h] = game.num_players - 1, 1
    for s, cubes in enumerate(holds):
        for name, n in cubes.items():
            h = number(game, name)
            state.owner[h], state.cubes[h] = s, n
    state.count[:] = [state.owner[: game.setup.size].count(s) for s in range(SEATS + 1)]
    for s, names in enumerate(facts.pop("hand", ())):
        for card in names:
            bit = 1 << (NODES + int(card[4:]) - 1 if card.startswith("wild") else number(game, card))
            state.hand[s] |= bit
            state.pile &= ~bit
    state.stage, state.phase = ATTACKING, NEXT
    if cubes := facts.pop("reserve", 0):
        state.reserve[seat], state.stage = cubes, PLACING
    if "stage" in facts:
        state.stage = facts.pop("stage")
    for name, value in facts.items():
        whole = value if not isinstance(value, tuple | list) else [*value, *getattr(state, name)[len(value) :]]
        setattr(state, name, whole)
    while state.phase == NEXT:
        r.next_stage(game.setup, state)
    state.check_fits()
    return state


def play(game: catlib.Game, state: Any, *steps: int | str) -> Any:
    """The state after some steps: a number is what a die shows or the action of that number, a word its name.

    "dice 543 52" chooses three dice against two and rolls them.
    """
    for step in steps:
        if isinstance(step, str) and step.startswith("dice "):
            state = roll(game, state, *step.split()[1:])
        elif isinstance(step, int):
            state = game.child(state, step - 1 if game.is_chance_node(state) else step)
        else:
            state = game.child(state, game.string_to_action(state, step))
    return state


def roll(game: catlib.Game, state: Any, attack: str, defend: str) -> Any:
    """The state after a roll of these faces."""
    if state.phase == DICE:
        state = game.child(state, len(attack))
    if state.phase == DEFEND:
        state = game.child(state, len(defend))
    assert (len(attack), len(defend)) == (state.attacking, state.defending)
    for face in attack + defend:
        state = game.child(state, int(face) - 1)
    return state


def fight(attackers: int, defenders: int, **house: Any) -> tuple[catlib.Game, Any]:
    """A battle about to begin: A, which also has a bridgehead, attacks B."""
    game = empire(2, map="row", **house)
    state = position(game, holds=[{"A": attackers}, {"B": defenders, "C": 1, "D": 1}])
    return game, play(game, state, "attack from A", "attack B")


def to_front(game: catlib.Game, state: Any, seat: int) -> tuple[set[int], dict[int, int]]:
    """The neighborhoods of a seat that have a rival next door, and how many steps others of its own are away."""
    names = game.house.map.names()
    graph = nx.relabel_nodes(game.house.map.graph(), names.index)
    own = {h for h in graph if state.owner[h] == seat}
    front = {h for h in own if not own.issuperset(graph[h])}
    return front, dict(nx.multi_source_dijkstra_path_length(graph.subgraph(own), front, weight=None))


def arrow_steps(city: CityMap) -> nx.DiGraph:
    """Where each arrow key leads from each neighborhood, by numbers, as the board's script has it."""
    near, names = city.graph(), city.names()
    at = dict(zip(names, (hood.at for hood in city.neighborhoods), strict=True))
    steps = nx.DiGraph()
    for here, (key, (dx, dy)) in product(names, ARROWS.items()):
        ahead = []
        for there in near[here]:
            x, y = at[there][0] - at[here][0], at[there][1] - at[here][1]
            along, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            if along > 0 and aside < 2.75 * along:
                ahead.append((along + 2 * aside, there))
        for _, there in sorted(ahead)[:1]:
            steps.add_edge(names.index(here), names.index(there), key=key)
    return steps


def cubes(game: catlib.Game, state: Any) -> dict[str, int]:
    """The cubes on every neighborhood."""
    return dict(zip(game.house.map.names(), state.cubes, strict=False))


def names(game: catlib.Game, state: Any) -> list[str]:
    """What may be done."""
    return [game.action_to_string(state, a) for a in game.legal_actions(state)]
