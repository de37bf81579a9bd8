"""Two tellings of Cat Cab Crew, the library's and that in `twin`, side by side through games under random houses."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import catlib
from catlib.games.cat_cab import phases as p
from catlib.games.cat_cab.board import DIRECTIONS
from catlib.games.cat_cab.moving import STOP
from catlib.games.cat_cab.setup import D8, OUT, SEATS, START, STEPS, WHITE

from ..retelling import side_by_side
from . import houses
from .positions import CITIES
from .twin import city
from .twin.game import Twin
from .twin.table import CHANCE

WAYS = list(DIRECTIONS.values())
ASKS = {p.START_ROLL: "face", p.COLUMN: "column", p.ROW: "row", p.ROLLING: "face", p.KEEP: "keep", p.ITEM: "face",
    p.CANCEL: "cancel", p.MOVE: "move", p.NIBBLE_ROLL: "face", p.BOOST_ROLL: "face", p.BOOST: "boost",
    p.GREEDY: "greedy", p.PATROL_ROLL: "face", p.LOSE: "lose", p.RETREAT: "retreat", p.DUEL_KEEP: "roll again",
    p.DUEL_ROLL: "face", p.SABOTAGE: "sabotage"}


def die(number: int) -> tuple[str, int]:
    """A coloured die by name: its sides and whose colour it has."""
    return ("D6", "D8")[number // SEATS], number % SEATS


def slot(number: int) -> tuple[str, int]:
    """A die on the table by name."""
    return ("white", number) if number < WHITE else ("D6", number - WHITE) if number < D8 else ("D8", number - D8)


def slots(bits: int) -> frozenset[tuple[str, int]]:
    return frozenset(slot(i) for i in range(bits.bit_length()) if bits >> i & 1)


class Reader:
    """What the library's states and actions say, in the twin's words."""

    def __init__(self, game: Any) -> None:
        self.game, self.cells = game, game.house.board.cells()

    def cell(self, node: int) -> Any:
        named = {START: city.START, OUT: city.OUT, p.NOBODY: None}
        return named[node] if node in named else self.cells[node]

    def action(self, state: Any, action: int) -> Any:
        """An action or outcome in the twin's words."""
        if self.game.is_chance_node(state):
            return action + 1
        if state.phase == p.KEEP:
            return slots(action)
        if state.phase == p.MOVE:
            return None if action == STOP else (action // STEPS + 1, WAYS[action % STEPS])
        if state.phase in (p.BOOST, p.RETREAT):
            return None if action == STOP else WAYS[action]
        if state.phase in (p.GREEDY, p.LOSE):
            return die(action)
        return action

    def asked(self, state: Any) -> tuple[Any, str, Any]:
        """Who is asked for what, and what may be answered; of dice to roll again, all that any can be taken of."""
        if self.game.is_chance_node(state):
            weights = self.game.chance_weights(state)
            assert {1} == {weight for _, weight in weights}
            return CHANCE, ASKS[state.phase], len(weights)
        actions = self.game.legal_actions(state)
        assert len(set(actions)) == len(actions)
        if state.phase == p.KEEP:
            assert len(actions) == 1 << max(actions).bit_count()
            return state.player, "keep", slots(max(actions))
        return state.player, ASKS[state.phase], {self.action(state, action) for action in actions}

    def facts(self, state: Any) -> dict[str, Any]:
        """All that lies on the table, but for dice."""
        n = self.game.num_players
        return {
            "cell": [self.cell(node) for node in state.cell[:n]],
            **{name: getattr(state, name)[:n] for name in ("curses", "aboard", "place", "rush")},
            **{name: getattr(state, name) for name in ("placed", "collected", "left", "round")},
            "passenger": self.cell(state.passenger),
            "holder": {die(i): owner - 1 if owner else None for i, owner in enumerate(state.holder)},
        }


def a_game(seed: int, rng: random.Random) -> Any:
    """A game under a third of all house rules; in some there is little room for three cabs, or cells are blocked."""
    house, players = houses.sampled(seed), rng.randint(1, 3)
    if seed % 4 == 0:
        house |= {"board": CITIES[rng.choice(["small", "one street"])]}
        players = 3
    if seed % 4 == 1:
        house |= {"board": CITIES["winding"]}
    return catlib.load("cat_cab", players=players, **house)


NIBBLING = {
    "columns": 5,
    "rows": 6,
    "nibbles": [cell for cell in product(range(1, 6), range(1, 7)) if sum(cell) % 2],
    "patrol": [(2, 2), (3, 5)],
    "gates": [{"cell": (1, 1), "side": "down"}, {"cell": (5, 6), "side": "up"}],
}


def a_solo_game(seed: int, rng: random.Random) -> Any:
    """A game against Crazy cat in a city where every second cell is one of cat nibbles, which often boost."""
    bands = ("speed boost", rng.choice(["greedy cat", "cab upgrade"]), "speed boost")
    return catlib.load("cat_cab", players=1, **houses.sampled(seed) | {"board": NIBBLING, "nibbles_bands": bands})


def compare(seed: int, most: int, load: Callable[[int, random.Random], Any] = a_game) -> Counter[str]:
    """Play one game in both tellings, step by step; how often each thing was asked."""
    rng = random.Random(seed)
    game = load(seed, rng)
    told = Twin(game.players, game.house)

    def choose(state: Any, asked: tuple[Any, ...]) -> int:
        if asked[0] == CHANCE:
            return rng.choice([outcome for outcome, _ in game.chance_weights(state)])
        keeps = asked[1] == "keep" and rng.random() < 0.6
        return 0 if keeps else rng.choice(game.legal_actions(state))

    def winners(_: Any) -> set[int]:
        return set() if told.winner is None else {told.winner}

    return side_by_side(game, game.initial_state(), Reader(game), told, choose, winners, most)


def test_both_tellings_agree():
    """Whatever is asked, whoever is asked, whatever lies on the table: both tellings have it alike at every step."""
    seen = sum((compare(seed, 400) for seed in range(44)), Counter())
    assert {*ASKS.values()} <= {*seen}


def test_both_tellings_agree_on_crazy_cat():
    """What the rulebook leaves to Crazy cat, the same in both, in a city where it cannot but meet special cells."""
    seen = sum((compare(seed, 300, a_solo_game) for seed in range(16)), Counter())
    assert {"cancel", "move", "boost"} <= {*seen}


@pytest.mark.slow
def test_both_tellings_agree_for_long():
    """The same through more games, until most are won."""
    seen = sum((compare(seed, 3000) for seed in range(1000, 1060)), Counter())
    assert seen["won"] > 30
