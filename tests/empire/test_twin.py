"""Two tellings of Empire, the library's and that of `twin_turns`, side by side in random games under random houses."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import catlib
from catlib.game import BadSetup
from catlib.games.empire import phases as p
from catlib.games.empire.maps import NODES, PESTS
from catlib.games.empire.setup import SETS, HouseRules

from ..everywhere import bounds
from ..retelling import side_by_side
from .twin import NEUTRAL, WILD
from .twin_turns import CHANCE, Twin

ASKS = {p.START_ROLL: "face", p.MISSION: "mission", p.DEAL: "deal", p.PLACE: "place", p.EXCHANGE: "exchange",
    p.ATTACK: "attack", p.TARGET: "target", p.DICE: "dice", p.DEFEND: "defend", p.ROLL: "face",
    p.MOVE_IN: "move in", p.FREE_FROM: "free from", p.FREE_TO: "free to", p.FREE_COUNT: "free count", p.DRAW: "card"}
STOPS = (None, 0)


def a_map(rng: random.Random) -> dict[str, Any]:
    """A small map that hangs together, with links, boroughs and missions by chance."""
    n, boroughs, links = rng.randint(2, 9), rng.randint(1, 3), []
    names, near = [f"h{i}" for i in range(n)], {i: set() for i in range(n)}
    ways = {(rng.randrange(i), i) for i in range(1, n)}
    ways |= {pair for pair in combinations(range(n), 2) if rng.random() < 0.15}
    for a, b in sorted(ways):
        if rng.random() < 0.3:
            links.append({"ends": [names[a], names[b]]})
        else:
            near[a].add(b)
            near[b].add(a)
    of = [f"b{i if i < boroughs else rng.randrange(boroughs)}" for i in range(n)]
    known = sorted(set(of))
    hoods = [
        {
            "name": names[i],
            "borough": of[i],
            "pest": rng.choice(PESTS),
            "at": [i, i],
            "next_to": [names[j] for j in near[i]],
        }
        for i in range(n)
    ]
    missions = [
        {"name": f"m{i}", "boroughs": rng.sample(known, rng.randint(0, 1)), "neighborhoods": rng.randint(1, n),
            "cubes": rng.randint(1, 4), "links": rng.randint(0, len(links))}
        for i in range(rng.randint(6, 8))
    ]
    return {"boroughs": [{"name": name, "bonus": rng.randint(0, 9)} for name in known], "neighborhoods": hoods,
        "links": links, "missions": missions}


def a_house(rng: random.Random) -> dict[str, Any]:
    """Every third rule changed: numbers to a bound, next to it, or next to the default; choices to any."""
    house: dict[str, Any] = {"starting_cubes": [rng.choice([9, 10, 12, 20])] * 5}
    if rng.random() < 0.05:
        house["starting_cubes"] = [200] * 5
    for name, field in HouseRules.model_fields.items():
        if (ends := bounds(HouseRules, name)) and rng.random() < 0.4:
            if field.annotation is int:
                near = [ends[0] + 1, field.default - 1, field.default, field.default + 1, ends[1] - 1]
                ends += [n for n in near if ends[0] <= n <= ends[1]]
            house[name] = rng.choice(ends)
    if "forced_exchange" in house:
        house["forced_exchange"] = rng.choice([0, 2, 3, 4, 5, 6])
    if rng.random() < 0.4:
        house["cube_supply"] = rng.randint(max(house["starting_cubes"]) + 1, max(house["starting_cubes"]) + 9)
    if rng.random() < 0.4:
        house["turn_limit"] = rng.randint(1, 6)
    if rng.random() < 0.3:
        house["set_awards"] = [rng.randint(0, 9) for _ in range(6)]
    return house


def a_game(seed: int) -> tuple[Any, random.Random]:
    """A game on a map of its own under a house of its own, and chance to play it."""
    rng = random.Random(seed)
    while True:
        try:
            return catlib.load("empire", players=rng.randint(2, 6), map=a_map(rng), **a_house(rng)), rng
        except BadSetup:
            continue


class Reader:
    """What the library's states and actions say, in the twin's words."""

    def __init__(self, game: Any) -> None:
        self.game, self.names = game, game.house.map.names()

    def card(self, number: int) -> str:
        return self.names[number] if number < NODES else f"{WILD} {number - NODES + 1}"

    def numbers(self, bits: int) -> set[int]:
        return {i for i in range(bits.bit_length()) if bits >> i & 1}

    def cards(self, bits: int) -> set[str]:
        return {*map(self.card, self.numbers(bits))}

    def who(self, seat: int) -> Any:
        return {p.NEUTRAL: NEUTRAL, p.NOBODY: None}.get(seat, seat)

    def action(self, state: Any, action: int) -> Any:
        """An action or outcome in the twin's words."""
        phase = state.phase
        if phase == p.PLACE:
            amount = (1, p.BRICK, state.reserve[state.seat])[action // NODES]
            return self.names[action % NODES], amount
        if phase in (p.START_ROLL, p.ROLL):
            return action + 1
        if phase == p.EXCHANGE:
            return None if action == p.KEEP_CARDS else self.kinds(SETS[action])
        if phase in (p.MOVE_IN, p.FREE_COUNT):
            return state.cubes[state.origin] - 1 if action == p.REST else action
        if phase == p.DEAL:
            return self.who(action)
        if phase == p.MISSION:
            return self.game.house.map.missions[action].name
        if phase == p.DRAW:
            return self.card(action)
        if phase in (p.DICE, p.DEFEND):
            return action
        return None if action == p.STOP else self.names[action]

    def kinds(self, counts: tuple[int, ...]) -> tuple[str, ...]:
        """A set by the beginnings of its pests, in the order of the letters, wild cards last."""
        squirrels, rats, pigeons, wilds = counts
        return (*("p" * pigeons + "r" * rats + "s" * squirrels), *[WILD] * wilds)

    def asked(self, state: Any) -> tuple[Any, str, Any]:
        """Who is asked for what, and what may be answered; for chance with weights."""
        if self.game.is_chance_node(state):
            return CHANCE, ASKS[state.phase], {self.action(state, a): w for a, w in self.game.chance_weights(state)}
        return state.player, ASKS[state.phase], {self.action(state, a) for a in self.game.legal_actions(state)}

    def facts(self, state: Any) -> dict[str, Any]:
        """All that lies on the table."""
        seats = range(self.game.num_players)
        return {
            "owner": {name: self.who(s) for name, s in zip(self.names, state.owner, strict=False)},
            "cubes": dict(zip(self.names, state.cubes, strict=False)),
            "reserve": [state.reserve[s] for s in seats],
            "hand": [self.cards(state.hand[s]) for s in seats],
            "pile": self.cards(state.pile),
            "aside": self.cards(state.aside),
            "sets": state.sets,
            "rounds": state.round,
        }


def hand_out(game: Any, state: Any, twin: Twin, rng: random.Random) -> None:
    """Some cards are in hands already, and some sets were turned in, in both tellings."""
    read = Reader(game)
    state.sets = twin.sets = rng.randint(0, 7)
    for seat, hand in enumerate(twin.hand):
        for card in rng.sample(sorted(read.numbers(state.pile)), min(len(twin.pile), rng.randint(0, 5))):
            state.hand[seat] |= 1 << card
            state.pile ^= 1 << card
            hand.add(read.card(card))
            twin.pile.remove(read.card(card))


def compare(seed: int, most: int) -> Counter[str]:
    """Play one game in both tellings, step by step; how often each thing was asked."""
    game, rng = a_game(seed)
    told, state, bold = Twin(game.num_players, game.house), game.initial_state(), rng.random()
    hand_out(game, state, told, rng)

    def winners(_: Any) -> set[int]:
        return set() if told.winner == NEUTRAL else {told.winner}

    return side_by_side(game, state, Reader(game), told, lambda at, _: chosen(game, at, bold, rng), winners, most)


def chosen(game: Any, state: Any, bold: float, rng: random.Random) -> int:
    """An action or outcome by chance; the bold seldom stop while there is anything else to do."""
    if game.is_chance_node(state):
        return rng.choice([outcome for outcome, _ in game.chance_weights(state)])
    actions = game.legal_actions(state)
    if len(actions) > 1 and rng.random() < bold:
        actions = [a for a in actions if Reader(game).action(state, a) not in STOPS]
    return rng.choice(actions)


def test_both_tellings_agree():
    """Whatever is asked, whoever is asked, whatever lies on the table: both tellings have it alike at every step."""
    seen = sum((compare(seed, 250) for seed in range(80)), Counter())
    assert {*ASKS.values()} <= {*seen}


@pytest.mark.slow
def test_both_tellings_agree_for_long():
    """The same through more games, until most are won, some of them by nobody."""
    seen = sum((compare(seed, 600) for seed in range(1000, 1150)), Counter())
    assert seen["over"] > seen["won"] > 50
