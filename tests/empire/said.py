"""Positions in which Empire says what it rarely says; `tests/test_voice.py` looks around in each of them."""

from collections.abc import Iterator
from typing import Any

from catwidgets.scenes import View
from catwidgets.scenes.empire import desk

import catlib
from catlib.game import Cast, Step
from catlib.games.empire import phases
from catlib.games.empire.voice import why_not_together

from .positions import PAIR, ROW, empire, fight, play, position

PARTS = ["hood:0", "hood:1", "hood:2", "hood:3", "card:0"]
HOUSES: list[tuple[str, Any]] = [
    ("map", {**ROW, "invented": False, "links": [{"ends": ["B", "C"]}]}),
    *((rule, 1) for rule in ("attack_dice", "defend_dice", "neighborhoods_per_cube")),
    *((rule, 0) for rule in ("set_step", "wild_cards")),
]


def positions() -> Iterator[tuple[Any, Any]]:
    """Yield a game and a state each."""
    for house in (
        {"neutral_third": True},
        {"map": {**PAIR, "missions": []}},
        {"objective": "missions", "mission_counts": "next turn"},
    ):
        game = catlib.load("empire", players=2, **house)
        game.type.manual.how_to_play(game)
    row = empire(2, map="row", free_move="connected", first_player="seat 1")
    for stage in (phases.ATTACKING, phases.FREEING):
        state = position(row, holds=[{"A": 3, "B": 3, "D": 3}, {"C": 1}], stage=stage)
        yield row, state
        for action in row.legal_actions(state):
            yield row, row.child(state, action)
        yield row, position(row, seat=1, holds=[{"A": 1, "C": 2}, {"B": 4, "D": 4}], stage=stage)
        yield row, position(row, seat=0, holds=[{"A": 4, "B": 1}, {"C": 1, "D": 2}], stage=stage)
    yield row, row.initial_state()
    yield row, position(row, holds=[{"A": 3, "B": 3}, {"C": 1, "D": 1}], reserve=12)
    yield row, position(row, holds=[{"A": 3, "B": 1}, {"C": 1, "D": 1}])
    yield row, position(row, holds=[{"A": 3, "B": 3}, {"C": 1, "D": 1}], stage=phases.FREEING)
    yield fight(5, 3)
    missions = empire(3, objective="missions")
    state = missions.initial_state()
    for face in (5, 4, 3):
        state = missions.child(state, face)
    yield missions, state
    names, hidden = ("You", "Ann", "Bob"), missions.chance_weights(state)[0][0]
    told = [state, missions.child(state, hidden)]
    missions.story.tell(Step(missions.setup, told, [hidden], range(1), Cast(names), -1))
    yield missions, position(missions, mission=(0, 1, 2))
    over = {"phase": phases.OVER, "player": catlib.TERMINAL, "round": 2}
    yield missions, position(missions, mission=(0, 1, 2), winner=0, **over)
    for limit, winner in ((0, 0), (1, 0), (1, -1)):
        ended = empire(2, map="row", turn_limit=limit)
        yield ended, position(ended, holds=[{"A": 3, "B": 3}, {"C": 1, "D": 1}], winner=winner, **over)
        yield ended, position(ended, holds=[{"A": 3, "B": 3, "C": 1, "D": 1}], winner=0, **over)
    paid = empire(2, map="row", wild_cards=2)
    hand = [["A", "B", "C", "D", "wild1"]]
    state = position(paid, holds=[{"A": 3, "B": 3, "C": 1}, {"D": 1}], stage=phases.EXCHANGING, hand=hand)
    why_not_together(paid.setup, state, frozenset({"card:0"}))
    why_not_together(empire(2, wild_cards=0).setup, state, frozenset({"card:0"}))
    yield paid, state
    for action in paid.legal_actions(state):
        yield paid, paid.child(state, action)
    placing = position(row, holds=[{"A": 3, "B": 3}, {"C": 1, "D": 1}], reserve=12)
    why_not_together(row.setup, placing, frozenset({"amount:ten"}))
    third = empire(2, neutral_third=True)
    beside = third.house.map.neighborhoods[0].next_to[0]
    held = position(third, holds=[{third.house.map.names()[0]: 5}])
    held.owner[third.house.map.names().index(beside)] = phases.NEUTRAL
    yield third, held
    yield third, play(third, held, f"attack from {third.house.map.names()[0]}")
    filled = row.initial_state()
    while filled.phase != phases.PLACE:
        filled = row.child(filled, row.chance_weights(filled)[0][0])
    yield row, filled
    last = position(row, holds=[{"A": 9, "C": 1, "D": 1}, {"B": 1}])
    last = play(row, last, "attack from A")
    while not (last.phase == phases.ROLL and last.rolled == last.attacking):
        yield row, last
        last = row.child(last, 5 if last.phase == phases.ROLL else row.legal_actions(last)[-1])
    yield row, last
    for face in (1, 5):  # the picture after a roll that leaves a single cube, and after one that captures
        game, begun = fight(2, 1, neighborhoods_per_cube=1)
        states = [play(game, begun, face)]
        states.append(game.child(states[0], 2))
        desk(View(game, states[-1], ("Ann", "Bob"), recent=[begun, *states], actions_since=[face - 1, 2]))
