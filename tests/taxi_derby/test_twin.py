"""Two tellings of Taxi Derby, the library's and `twin_turns`, side by side through games under random houses."""

import random
from collections import Counter
from typing import Any, Literal, get_args, get_origin

import pytest

import catlib
from catlib.game import BadSetup
from catlib.games.taxi_derby import phases as p
from catlib.games.taxi_derby.cards import TYPE_NAMES, UPGRADE_NAMES
from catlib.games.taxi_derby.setup import STATION, STEPS, HouseRules
from catlib.games.taxi_derby.streets import next_space

from ..retelling import side_by_side
from .everywhere import FINES, RIDERS
from .positions import SMALL, random_city
from .test_streets import with_gaps
from .twin import STATION as OWN_PLACE
from .twin import Driver, total
from .twin_turns import CHANCE, END, KEEP, WholeGame

ASKS = {p.LAY: "lay", p.HOME: "home", p.TOKEN: "token", p.TILE: "tile", p.DRIVE: "turn", p.ROLL: "face",
    p.CHASE: "chase", p.PATROL: "patrol", p.TICKET: "ticket", p.LOSE: "lose", p.ANEW: "anew"}

NUMBERS = {
    "speed_limit": (2, 6),
    "die_sides": (1, 8),
    "patrol_reach": (0, 5),
    "capacity": (1, 2),
    "start_tokens": (0, 2),
    "store_tokens": (0, 2),
    "start_money": (0, 6),
    "fare_change": (-5, 3),
    "fine_change": (-2, 6),
    "end_stacks": (1, 5),
    "bonus_from": (5, 9),
    "most_spaces": (8, 30),
    "upgrade_tokens": (36, 48),
}


def house(seed):
    """Random house rules, the quarters laid at random too."""
    rng = random.Random(seed)
    found = random_city(seed, turn=True) if seed % 2 else {}
    for name, field in HouseRules.model_fields.items():
        if rng.random() < 0.6:
            continue
        if name in NUMBERS:
            found[name] = rng.randint(*NUMBERS[name])
        elif get_origin(field.annotation) is Literal:
            found[name] = rng.choice(get_args(field.annotation))
        elif field.annotation is bool:
            found[name] = rng.random() < 0.5
    return found


class Reader:
    """What the library's states and actions say, in the words of the other telling."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def place(self, node: int) -> Any:
        return OWN_PLACE if node == STATION else node

    def action(self, state: Any, action: int) -> Any:
        """An action or outcome in those words."""
        phase = state.phase
        if phase == p.LAY:
            return divmod(action, 4)
        if phase == p.TOKEN:
            return UPGRADE_NAMES[action]
        if phase == p.ROLL:
            return action + 1
        if phase in (p.TILE, p.TICKET):
            return action
        if phase == p.LOSE:
            return KEEP if action == p.KEEP_LAST else UPGRADE_NAMES[action - p.BUY]
        if action >= p.NODE:
            return self.place(action - p.NODE)
        if action < STEPS:
            return "drive", next_space(self.game.setup, state, state.node[state.seat], action)
        if action < p.BUY:
            return ("pick up", None) if action == p.PICK_UP else ("drop off", action - p.DROP_OFF)
        return (END, None) if action == p.END else ("buy", UPGRADE_NAMES[action - p.BUY])

    def asked(self, state: Any) -> tuple[Any, str, Any]:
        """Who is asked for what, and what may be answered; for chance with weights."""
        if self.game.is_chance_node(state):
            return CHANCE, ASKS[state.phase], {self.action(state, o): w for o, w in self.game.chance_weights(state)}
        actions = self.game.legal_actions(state)
        found = {self.action(state, action) for action in actions}
        assert len(found) == len(actions)
        return state.player, ASKS[state.phase], found

    def facts(self, state: Any) -> dict[str, Any]:
        """All that lies on the table."""
        setup = self.game.setup
        return {
            "round": state.round,
            "last": state.last,
            "patrol": self.place(state.patrol),
            "drivers": [self.driver(state, seat) for seat in range(self.game.num_players)],
            "shelf": [
                {u: bits >> 2 * i & 3 for i, u in enumerate(UPGRADE_NAMES)} for bits in state.shelf[: setup.stores]
            ],
            "up": [tile - 1 if tile else None for tile in state.up[: 2 * setup.stacks]],
            "deck": state.deck[: setup.kinds],
        }

    def driver(self, state: Any, s: int) -> Driver:
        return Driver(
            node=self.place(state.node[s]),
            money=state.money[s],
            tickets=state.tickets[s],
            best=state.best[s],
            token=dict(zip(UPGRADE_NAMES, state.token[4 * s : 4 * s + 4], strict=True)),
            unlocked={u for i, u in enumerate(UPGRADE_NAMES) if state.unlocked[s] >> i & 1},
            aboard=[tile - 1 if tile else None for tile in state.aboard[2 * s : 2 * s + 2]],
            delivered=dict(zip(TYPE_NAMES, state.delivered[5 * s : 5 * s + 5], strict=True)),
        )


def a_game(seed: int, rng: random.Random) -> Any:
    """A game under a third of all house rules; two of three in a small city, where much happens, others with gaps."""
    while True:
        changed = house(seed)
        if rng.random() < 0.67:
            changed |= {"city": SMALL, "passengers": RIDERS, "most_spaces": rng.randint(4, 9)}
            changed |= {"speed_limit": rng.randint(1, 4), "upgrade_tokens": rng.choice([8, 9, 44])}
        elif rng.random() < 0.5:
            changed["city"] = with_gaps()
        if rng.random() < 0.5:
            changed["tickets"] = FINES
        try:
            return catlib.load("taxi_derby", players=rng.randint(2, 5), **changed)
        except BadSetup:
            seed += 100_000


def compare(seed: int, most: int) -> Counter[str]:
    """Play one game in both tellings, step by step; how often each thing was asked."""
    rng = random.Random(seed)
    game = a_game(seed, rng)
    return together(game, game.initial_state(), WholeGame(game.num_players, game.house), rng, most)


def together(game: Any, state: Any, told: WholeGame, rng: random.Random, most: int) -> Counter[str]:
    """Go on from a state in both tellings, that many steps at most; how often each thing was asked."""
    read = Reader(game)
    return side_by_side(
        game,
        state,
        read,
        told,
        lambda state, _: chosen(game, state, read, rng),
        lambda state: winners(game, state, told),
        most,
    )


def winners(game: Any, state: Any, told: WholeGame) -> set[int]:
    """Who has won as the other telling has it, everybody's money with all prizes being alike in both."""
    money = [game.measures(state)[f"money of seat {s + 1}"] for s in range(game.num_players)]
    assert [total(told.house, told.drivers, driver) for driver in told.drivers] == money
    return told.winners()


def chosen(game: Any, state: Any, read: Reader, rng: random.Random) -> int:
    """An action or outcome by chance; where something can be done on a space it mostly is."""
    if game.is_chance_node(state):
        return rng.choice([outcome for outcome, _ in game.chance_weights(state)])
    actions = game.legal_actions(state)
    busy = [action for action in actions if STEPS <= action < p.END] if state.phase == p.DRIVE else []
    return rng.choice(busy if busy and rng.random() < 0.7 else actions)


def test_both_tellings_agree():
    """Whatever is asked, whoever is asked, whatever lies on the table: both tellings have it alike at every step."""
    seen = sum((compare(seed, 300) for seed in range(40)), Counter())
    assert {*ASKS.values()} <= {*seen}


@pytest.mark.slow
def test_both_tellings_agree_for_long():
    """The same through more games, to the end of most."""
    seen = sum((compare(seed, 4000) for seed in range(1000, 1020)), Counter())
    assert seen["over"] > 10
