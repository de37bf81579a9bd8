"""What every drawn game owes who plays it: what can be done can be touched, and whatever can be shown is drawn."""

import itertools

import pytest
from catwidgets.scenes import View, scenes_of

from catlib import load
from catlib.games.cat_cab import phases as cab
from catlib.games.empire import phases as emp
from catlib.games.washi_cat.boards import board_names
from catlib.play import Match

from ..cat_cab.positions import CITIES

CAB, EMPIRE = {*range(cab.OVER + 1)} - {1, 16}, {emp.PLACE, emp.ATTACK, emp.DICE, emp.DEFEND, emp.DRAW, emp.OVER}
PLAYED = [
    ("cat_cab", ["greedy", "random", "random"], {"board": CITIES["small"]}, CAB),
    ("empire", ["greedy"] * 4, {"objective": "missions", "turn_limit": 2}, EMPIRE),
    *[("taxi_derby", ["expected money"] * players, {}, set()) for players in (2, 5)],
    *[("washi_cat", ["racer", "random"], {"board": board}, set()) for board in board_names()],
    *[("washi_cat", ["racer", "random"], house, set()) for house in ({"own_line_blocks": True},
        {"trapped": "return only"})],
]


@pytest.mark.parametrize(("name", "bots", "house", "phases"), PLAYED)
def test_what_can_be_done_can_be_touched(name, bots, house, phases):
    """Each part of a legal action, and no other, is a target that shows as legal, or a button.

    Games are played until all phases were there; in a new one, and now and then, all overlays are drawn.
    """
    game, seen, seeds = load(name, players=len(bots), **house), set(), itertools.count(4)
    scenes = scenes_of(game)
    while not seen or phases - seen:
        match = Match(game, bots, seed=next(seeds))
        for ply in itertools.count():
            new = match.state.phase not in seen
            seen.add(match.state.phase)
            if new or (ply < 120 and ply % 2):
                facts = {"states": match.states, "actions": match.actions}
                facts["overlays"] = frozenset(scenes.OVERLAYS if new or ply % 40 == 1 else ())
                parts = {part for action in match.legal_actions() for part in game.parts(match.state, action)}
                drawn = scenes.draw(View(game, match.state, match.names, frozenset(parts), **facts))
                legal = {part for scene in drawn for part in scene.legal_ids()}
                assert legal == {part for part in parts if not part.startswith("button:")}
                assert all(scene.to_svg().startswith("<svg ") for scene in drawn if facts["overlays"])
            if match.is_over or ply == (3000 if phases else 120):
                break
            match.step()
