"""Positions in which Washi Cat says what it rarely says; `tests/test_voice.py` looks around in each of them."""

import contextlib
import warnings
from collections.abc import Iterator
from typing import Any

from catwidgets.scenes import View
from catwidgets.scenes.washi_cat import OVERLAYS, tape_scene
from catwidgets.scenes.washi_cat.overlays import to_go

from catlib.games.washi_cat import phases
from catlib.games.washi_cat.boards import COLUMNS, Board

from .positions import drawn, empty, play, position, washi
from .test_boards import BAD, LOPSIDED

SEWERS = empty(sewers=[{"colour": "green", "cells": ["a2", "d2"]}, {"colour": "green", "cells": ["b3", "e3"]}])
DRAINS = empty(4, 6, sewers=[{"colour": "x", "cells": [f"{column}{row}" for column in "af"]} for row in (1, 4)])
HOUSE = empty(6, 7, buildings=[{"corners": ["c3", "e4"], "exits": [["c3", "b3"], ["e4", "f4"]]}])
PARTS = ["special:0", *(f"cell:{COLUMNS * row + column}" for row in range(4) for column in range(7))]
HOUSES: list[tuple[str, Any]] = [
    ("board", empty(invented=False)),
    ("board", empty(cats=2)),
    ("board", "small"),
    ("board", SEWERS),
    ("board", HOUSE),
    ("specials", 0),
    ("specials", 1),
    ("turn_limit", 0),
]


def positions() -> Iterator[tuple[Any, Any]]:
    """Yield a game and a state each; what is rarely explained or drawn is said on the way."""
    with warnings.catch_warnings(action="ignore"):
        for entries, _ in LOPSIDED.values():
            Board(**empty(**entries)).asymmetries()
        for board, _ in BAD.values():
            with contextlib.suppress(ValueError):
                washi(board)
    for game, state in overlaid():
        tape_scene(View(game, state, ("red", "blue"), overlays=frozenset(OVERLAYS)))
        to_go(game, state)
    for board, house in (("small", {"drawing": "board"}), (empty(cats=2), {"cats_start": "one on each side"})):
        game = washi(board, **house)
        game.type.manual.how_to_play(game)
        yield game, game.initial_state()
    game, two, chance = washi(), washi(empty(4, 7, cats=2)), washi(drawing="random")
    yield chance, chance.initial_state()
    yield chance, drawn(chance, ["a1", "a4", "e4", "e1"])
    yield washi(DRAINS), washi(DRAINS).initial_state()
    yield game, drawn(game, ["a1", "a4", "e4", "e1"])
    yield game, position(game, "b4", "e1", fish="c4", carrying="b4")
    yield game, position(game, "c1", "b2", red_line="c2 d2", fish="a1 e1")
    yield game, position(game, "a1", "e4", blue_line="b1 a2")
    for seat in range(2):
        sewer = washi(SEWERS)
        yield sewer, position(sewer, "a1", "d3", blue_line="d2", red_line="b3", seat=seat)
        yield sewer, position(sewer, "a1", "d3", dead=0b11, seat=seat)
        yield sewer, position(sewer, "b2", "a4", red_line="c2")
    yield washi(HOUSE), position(washi(HOUSE), "c3", "g6", red_line="b3 f4")
    for house in ({"own_line_blocks": True}, {"landing": "blank"}, {"delivered_cats": "rest"}, {"specials": 1}):
        other = washi(**house)
        yield other, position(other, "c2", "e4", red_line="c3 b2", fish="c4", specials=(0, 1))
        yield other, position(other, "b1", "e4", delivered="b1")
    none = washi(specials=0)
    yield none, position(none, "c2", "e4", blue_line="c3", specials=(0, 0))
    for apart in (False, True):
        house = {"cats_start": "one on each side"} if apart else {}
        other = washi(empty(4, 7, cats=2), **house)
        yield other, drawn(other, ["a1", "a4", "g4", "g1", "b4" if apart else "b1"])
        yield other, position(other, "b1 f4", "f3 d1", fish="g4 a1")
        yield other, position(other, "b3 f4", "f3 d1", fish="b4 a1")
        yield other, position(other, "b1 b3", "f4 f1", fish="g4", carrying="b3", delivered="b1")
    stuck = {"red_line": "b4 c4 d4 e3 e2 e1", "blue_line": "a2 a3 a4 b1 c1 d1", "specials": (1, 1)}
    yield game, position(game, "a1", "e4", **stuck)
    yield game, position(game, "a1", "e4", **stuck, passed=1)
    over = {"phase": phases.OVER, "player": -2, "winner": phases.NOBODY}
    yield game, position(game, **over, ended=phases.BY_LIMIT)
    yield game, position(game, **over, ended=phases.BY_STANDSTILL)
    yield two, position(two, "a1 b2", "e4 f4", **{**over, "winner": 1}, ended=phases.BY_TRAP)
    yield game, play(game, position(game, "c2", carrying="c2"), "cat to c1")


def overlaid() -> Iterator[tuple[Any, Any]]:
    """Yield positions over which something is drawn on request."""
    small = washi("small", drawing="board")
    yield small, small.initial_state()
    game, locked = washi(), washi(HOUSE)
    yield game, position(game, "c3", fish="c4 a1")
    yield game, position(game, "c1", "e2", blue_line="a2 b2 c2 d2", specials=(0, 0), fish="c4")
    yield game, position(game, "c4", "e2", blue_line="a2 b2 c2 d2", carrying="c4")
    yield game, position(game, "c4", "e2", blue_line="a2 b2 c2", carrying="c4", seat=1)
    yield locked, position(locked, "c3", "g6", red_line="b3 a3 f4 g4", carrying="c3", specials=(0, 0))
    yield locked, position(locked, "c3", "e5", red_line="b3 a3", blue_line="f4", carrying="c3", specials=(0, 0))
